//! The companion (§10): the person moves the pieces and reads the board; the app decides, counts
//! and instructs. It has no map of the board.

mod asks;
mod record;
mod scene;
mod setup;
mod sheet;
mod shown;
mod ties;

use serde_json::json;
use table::{Asks, Opt, Over, Pick, Rng, Step, Stop, Table, msg};

use crate::Rival;
use crate::facts::{Draw, Facts, Found, Tie, Way, Ways, Weighed};
use crate::names::{ByChamber, Card, Face, Material, Section, Slot, Token};
use crate::rival::{Stream, sabotage_step};
use crate::words;

pub use scene::scene;
pub use shown::{Drones, PodsShown, Shown, TallyShown};

/// Plays a whole game at the physical table.
pub fn play<A: Asks<Rival>>(rival: &mut Rival, seed: u64, asks: &mut A) -> Result<Over, Stop> {
    let mut companion =
        Companion { asks, full: false, insisted: None, chambers: None, cards: Rng::new(seed, Stream::AppCards as u64) };
    match companion.asks.resume() {
        Some((kept, cards)) => (*rival, companion.cards) = (kept, cards),
        None => companion.set_up(rival)?,
    }
    loop {
        let cards = &companion.cards;
        companion.asks.keep(|| (rival.clone(), cards.clone()));
        if companion.asks.corrections(rival)? {
            continue;
        }
        if !companion.your_turn(rival)? {
            break;
        }
        rival.turn(&mut companion)?;
        if rival.finished() {
            companion.tell_end(rival);
            break;
        }
    }
    companion.sheet(rival)
}

/// The Rival's view of a table at which a person answers.
pub(crate) struct Companion<'a, A> {
    asks: &'a mut A,
    /// Said with the button that closed the person's turn.
    full: bool,
    /// The decision card the person insists on.
    insisted: Option<usize>,
    /// Chambers chosen together with the section (T5).
    chambers: Option<(Section, ByChamber<u8>)>,
    cards: Rng,
}

impl<A: Asks<Rival>> Table for Companion<'_, A> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.asks.tell(step);
    }
}

/// How the person's turn goes on or ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Close {
    Open,
    Insist(usize),
    Full,
    Recall,
    Sabotage,
    Sunset,
    AllSettled,
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// §10.3: the person's turn; false if it ends the game.
    fn your_turn(&mut self, rival: &mut Rival) -> Result<bool, Stop> {
        loop {
            match self.asks.pick(rival, Self::turn_question)? {
                Close::Sabotage => self.your_sabotage(rival)?,
                Close::Sunset => {
                    self.tell(|| Step::know(msg!("cryo-over-your-sunset")));
                    return Ok(false);
                }
                Close::AllSettled => {
                    self.tell(|| Step::know(msg!("cryo-over-your-pods")));
                    return Ok(false);
                }
                close => {
                    self.full = close == Close::Full;
                    self.insisted = if let Close::Insist(card) = close { Some(card) } else { None };
                    if rival.finished() {
                        self.tell_end(rival);
                        return Ok(false);
                    }
                    return Ok(true);
                }
            }
        }
    }

    /// §10.4: one button or two close the turn; reports are offered beside them.
    fn turn_question(rival: &Rival) -> Pick<Close> {
        let mut options = Vec::new();
        let mut prompt = msg!("cryo-ask-turn-recall");
        if rival.home == 0 {
            options.push((Opt::new("recall", msg!("cryo-opt-recall")), Close::Recall));
        } else {
            prompt = msg!("cryo-ask-turn");
            options.push((Opt::new("open", msg!("cryo-opt-open")), Close::Open));
            options.push((Opt::new("full", msg!("cryo-opt-full")), Close::Full));
            if let [a, b] = rival.decision[..] {
                for (i, card) in [a, b].into_iter().enumerate() {
                    let label = msg!("cryo-opt-open-card", card = words::card(card));
                    options.push((Opt::new(format!("open-{}", card.id()), label).aside(), Close::Insist(i)));
                }
            }
        }
        if !rival.intact_sections().is_empty() {
            options.push((Opt::new("sabotage", msg!("cryo-opt-report-sabotage")).aside(), Close::Sabotage));
        }
        options.push((Opt::new("over-sunset", msg!("cryo-opt-over-sunset")).aside(), Close::Sunset));
        options.push((Opt::new("over-pods", msg!("cryo-opt-over-pods")).aside(), Close::AllSettled));
        Pick::one("turn", prompt, options).note(msg!("cryo-note-turn"))
    }

    /// §10.3: the person resolved a sabotage.
    fn your_sabotage(&mut self, rival: &mut Rival) -> Result<(), Stop> {
        let section = self.sabotaged_section(rival)?;
        if let Some((chamber, destroyed)) = section.and_then(|s| rival.mark(s)) {
            let section = section.unwrap_or(Section::Engineering);
            self.tell(|| sabotage_step(section, chamber, destroyed).because([msg!("cryo-why-sabotage")]));
        }
        Ok(())
    }

    fn tell_end(&mut self, rival: &Rival) {
        self.tell(|| {
            let why = if rival.sunset { msg!("cryo-why-over-sunset") } else { msg!("cryo-why-over-pods") };
            Step::know(msg!("cryo-over-rival")).because([why]).data(json!({"rule": "7.5"}))
        });
    }
}

impl<A: Asks<Rival>> Facts for Companion<'_, A> {
    type Pause = Stop;

    fn a_section_is_full(&mut self, _: &mut Rival) -> Result<bool, Stop> {
        Ok(self.full)
    }

    fn toss(&mut self, rival: &mut Rival) -> Result<usize, Stop> {
        let tossed = rival.toss();
        Ok(self.insisted.take().unwrap_or(tossed))
    }

    /// T1 and T2 are decided on the table and need no answer.
    fn place(&mut self, _: &mut Rival, slot: Slot) -> Result<(), Stop> {
        self.tell(|| {
            Step::new(msg!("cryo-do-place", slot = words::slot(slot)))
                .because([
                    msg!("cryo-why-place-1"),
                    msg!("cryo-why-place-2"),
                    msg!("cryo-why-place-3", section = words::section(slot.section())),
                ])
                .data(json!({"rule": "4.2", "slot": slot.id()}))
        });
        Ok(())
    }

    fn around(&mut self, rival: &mut Rival, section: Section) -> Result<Found, Stop> {
        self.tell(|| Step::new(msg!("cryo-do-around")).because([msg!("cryo-why-around")]).data(json!({"rule": "4.3"})));
        self.ask_tile(rival, section)
    }

    fn draw(&mut self, rival: &mut Rival, draw: Draw) -> Result<Option<Card>, Stop> {
        if rival.rules.app_draws && matches!(draw, Draw::Decision | Draw::TurnUp) {
            let other = rival.decision.first().copied();
            let types: Vec<Card> = Card::ALL.into_iter().filter(|c| Some(*c) != other).collect();
            return Ok(self.cards.pick(&types).copied());
        }
        self.ask_card(rival, draw)
    }

    fn mission(&mut self, _: &mut Rival) -> Result<bool, Stop> {
        Ok(true)
    }

    /// T6 is decided on the table; the question says by what.
    fn salvage_space(&mut self, rival: &mut Rival) -> Result<Option<(Material, Weighed<Material>)>, Stop> {
        let space = self.asks.pick(rival, |r| {
            let mut options: Vec<(Opt, Option<Material>)> = Vec::new();
            for material in Material::ALL {
                let opt = Opt::new(material.id(), words::track(material.track()));
                let already = r.pods.salvage[material] > 0;
                options.push((if already { opt.hint(msg!("cryo-hint-salvage")) } else { opt }, Some(material)));
            }
            options.push((Opt::new("none", msg!("cryo-opt-no-space")).aside(), None));
            Pick::one("recall.salvage", msg!("cryo-ask-salvage"), options).note(msg!("cryo-note-salvage"))
        })?;
        Ok(space.map(|material| (material, Weighed::default())))
    }

    fn token(&mut self, rival: &mut Rival, section: Section) -> Result<Option<Token>, Stop> {
        self.asks.pick(rival, |r| {
            let options = vec![
                (Opt::new("sabotage", msg!("cryo-opt-sabotage")), Some(Token::Sabotage)),
                (Opt::new("looting", msg!("cryo-opt-looting")), Some(Token::Looting)),
                (Opt::new("sunset", msg!("cryo-opt-sunset")), Some(Token::Sunset)),
                (Opt::new("none", msg!("cryo-opt-no-token")).aside(), None),
            ];
            let pods = r.pods.asleep(section);
            Pick::one("recall.token", msg!("cryo-ask-token", section = words::section(section)), options)
                .note(msg!("cryo-note-token", pods = pods))
        })
    }

    fn loot(&mut self, rival: &mut Rival, section: Section) -> Result<Face, Stop> {
        self.ask_loot(rival, section)
    }

    fn refill(&mut self, emptied: &[Section]) {
        let sections: Vec<_> = emptied.iter().map(|&s| words::section(s)).collect();
        self.tell(|| {
            Step::new(msg!("cryo-do-refill", sections = sections))
                .because([msg!("cryo-why-refill")])
                .data(json!({"rule": "5.3", "refill": emptied}))
        });
    }

    /// T9 is decided on the table.
    fn scout(&mut self, _: &mut Rival) -> Result<bool, Stop> {
        self.tell(|| {
            Step::new(msg!("cryo-do-scout"))
                .because([msg!("cryo-why-scout"), msg!("cryo-why-scout-tie")])
                .data(json!({"rule": "6, settle 1"}))
        });
        Ok(true)
    }

    /// T10 and T11 are decided on the table. Without a cavern to flip one more pod is placed here.
    fn settle(&mut self, _: &mut Rival, pods: u8) -> Result<(), Stop> {
        let halves = |n: u8| (n.div_ceil(2), n / 2);
        let ((a, b), (c, d)) = (halves(pods), halves(pods + 1));
        self.tell(|| {
            Step::new(msg!("cryo-do-settle", a = a, b = b))
                .because([
                    msg!("cryo-why-settle"),
                    msg!("cryo-why-settle-tie"),
                    msg!("cryo-why-settle-no-scout", a = c, b = d),
                ])
                .data(json!({"rule": "6, settle 2", "pods": [a, b]}))
        });
        Ok(())
    }

    fn choose(&mut self, rival: &mut Rival, tie: Tie, ways: Ways<'_>) -> Result<Option<Way>, Stop> {
        if rival.rules.auto {
            return Ok(ways(rival).first().copied());
        }
        match tie {
            Tie::T5 => self.choose_sleepers(rival, ways),
            _ => self.asks.pick(rival, |r| ties::question(tie, &ways(r))),
        }
    }
}
