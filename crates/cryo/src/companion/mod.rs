//! The companion (§10): the person moves the pieces and reads the board; the app decides, counts
//! and instructs. It has no map of the board.
//!
//! | module | what it holds |
//! |---|---|
//! | `setup` | a new game: the list of what to lay out |
//! | `turn` | the person's turn, and the tap that closes it |
//! | `asks` | tiles, tokens, cards |
//! | `lead` | fact by fact to what the Rival chooses |
//! | `ties` | what the booklet leaves to the person |
//! | `sheet` | the score of both sides |
//! | `record` | what can be set by hand |
//! | `scene`, `shown` | what front ends see |

mod asks;
mod lead;
mod record;
mod scene;
mod setup;
mod sheet;
mod shown;
mod ties;
mod turn;

use serde_json::json;
use table::{Asks, Over, Rng, Step, Stop, Table, msg};

use crate::Rival;
use crate::facts::{Draw, Facts, Found, Tie, Way, Ways, Weighed};
use crate::names::{ByChamber, Card, Criterion, Face, Material, Mode, Section, Slot, Token};
use crate::rival::Stream;
use crate::words;
use table::few::Few;

use asks::Space;
pub(crate) use scene::panel;
pub use scene::scene;
pub(crate) use sheet::{lines, over};
pub use shown::{Drones, PodsShown, Shown, TallyShown};

/// Plays a whole game at the physical table.
pub fn play<A: Asks<Rival>>(rival: &mut Rival, seed: u64, asks: &mut A) -> Result<Over, Stop> {
    let mut companion = Companion {
        asks,
        full: false,
        known: Known::default(),
        insisted: None,
        other: None,
        slot: Slot::EngineeringLeft,
        asked: false,
        again: None,
        chambers: None,
        source: None,
        cards: Rng::new(seed, Stream::AppCards as u64),
    };
    match companion.asks.resume() {
        Some((kept, cards, again)) => (*rival, companion.cards, companion.again) = (kept, cards, again),
        None => companion.set_up(rival)?,
    }
    loop {
        let Companion { asks, cards, again, .. } = &mut companion;
        asks.keep(|| (*rival, *cards, again.clone()));
        if companion.asks.correction(rival)? {
            continue;
        }
        if !companion.your_turn(rival)? {
            break;
        }
        companion.rivals_turn(rival)?;
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
    /// Said with the tap that closed the person's turn.
    full: bool,
    /// What one tap said before the rules need it.
    known: Known,
    /// The decision card the person insists on.
    insisted: Option<usize>,
    /// The decision card that was not picked this turn.
    other: Option<usize>,
    /// Where this turn's board card lies.
    slot: Slot,
    /// Has anything been asked in this Rival turn?
    asked: bool,
    /// A turn in which nothing was asked, so that its decision card can still be overruled.
    again: Option<Again>,
    /// Chambers chosen together with the section (T5).
    chambers: Option<(Section, ByChamber<u8>)>,
    /// Where the face in question at T4 comes from.
    source: Option<(Source, Section)>,
    cards: Rng,
}

/// What one tap said before the rules need it.
#[derive(Clone, Default)]
struct Known {
    /// The card turned up (unpredictable).
    turned: Option<Option<Card>>,
    /// The salvage space.
    salvage: Option<Space>,
    /// The token of a section, or that there is none.
    token: Option<(Section, Option<Token>)>,
    /// The faces of looting tokens.
    loot: Vec<(Section, Face)>,
    /// T8: the token's section and the section sabotaged instead; resolved in section order.
    redirects: Vec<(Section, Section)>,
}

/// The Rival before and after a turn, and the decision card that was not picked.
#[derive(Clone)]
struct Again {
    before: Rival,
    after: Rival,
    other: usize,
}

/// What the face is printed on.
#[derive(Clone, Copy)]
enum Source {
    Tile,
    Token,
}

/// Why the Rival's turn cannot go on.
pub(crate) enum Halt {
    /// The person must answer first.
    Stop(Stop),
    /// The person takes the other decision card (§10.6): the turn begins again.
    OtherCard(usize),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// The Rival's turn; starts over if the other decision card decides instead.
    fn rivals_turn(&mut self, rival: &mut Rival) -> Result<(), Stop> {
        loop {
            let before = *rival;
            (self.other, self.asked) = (None, false);
            match rival.turn(self) {
                Ok(()) => {
                    let other = self.other.filter(|_| !self.asked);
                    self.again = other.map(|other| Again { before, after: *rival, other });
                    return Ok(());
                }
                Err(Halt::Stop(stop)) => return Err(stop),
                Err(Halt::OtherCard(other)) => self.take_back(rival, before, other),
            }
        }
    }

    /// Restores everything as it was before the turn; the other card decides.
    fn take_back(&mut self, rival: &mut Rival, before: Rival, other: usize) {
        *rival = before;
        self.insisted = Some(other);
        self.tell(|| {
            let card = rival.decision.get(other).copied().unwrap_or(Card::Turtle);
            Step::mind(msg!("cryo-mind-other-card", card = words::card(card))).data(json!({"rule": "4.1"}))
        });
    }

    fn tell_end(&mut self, rival: &Rival) {
        self.tell(|| {
            let why = if rival.sunset { msg!("cryo-why-over-sunset") } else { msg!("cryo-why-over-pods") };
            Step::know(msg!("cryo-over-rival")).because([why]).data(json!({"rule": "7.5"}))
        });
    }
}

impl<A: Asks<Rival>> Table for Companion<'_, A> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.asks.tell(step);
    }
}

impl<A: Asks<Rival>> Facts for Companion<'_, A> {
    type Pause = Halt;

    fn a_section_is_full(&mut self, _: &mut Rival) -> Result<bool, Halt> {
        Ok(self.full)
    }

    fn toss(&mut self, rival: &mut Rival) -> Result<usize, Halt> {
        let tossed = rival.toss();
        let picked = self.insisted.take().unwrap_or(tossed);
        self.other = Some(1 - picked);
        Ok(picked)
    }

    /// T1 and T2 are decided on the table and need no answer.
    fn place(&mut self, rival: &mut Rival, slot: Slot) -> Result<(), Halt> {
        self.slot = slot;
        if rival.rules.led {
            return self.lead_to_dock(rival, slot);
        }
        self.tell(|| {
            let section = words::section(slot.section());
            Step::new(msg!("cryo-do-place", slot = words::slot(slot), section = section))
                .because([msg!("cryo-why-place")])
                .data(json!({"rule": "4.2", "slot": slot.id()}))
        });
        Ok(())
    }

    fn around(&mut self, rival: &mut Rival, section: Section) -> Result<Found, Halt> {
        if rival.rules.led {
            return self.lead_to_tile(rival, section);
        }
        self.tell(|| Step::new(msg!("cryo-do-around")).because([msg!("cryo-why-around")]).data(json!({"rule": "4.3"})));
        self.ask_tile(rival, self.slot)
    }

    fn draw(&mut self, rival: &mut Rival, draw: Draw) -> Result<Option<Card>, Halt> {
        if rival.rules.app_draws && matches!(draw, Draw::Decision | Draw::TurnUp) {
            let other = rival.decision.first().copied();
            let types: Vec<Card> = Card::ALL.into_iter().filter(|c| Some(*c) != other).collect();
            return Ok(self.cards.pick(&types).copied());
        }
        if let (Draw::TurnUp, Some(turned)) = (draw, self.known.turned.take()) {
            return Ok(turned);
        }
        Ok(self.ask_card(rival, draw)?)
    }

    fn decision_card_later(&mut self, rival: &Rival) -> bool {
        !rival.rules.app_draws
    }

    fn mission(&mut self, _: &mut Rival) -> Result<bool, Halt> {
        Ok(true)
    }

    /// T6 is decided on the table; the question says how.
    fn salvage_space(&mut self, rival: &mut Rival) -> Result<Option<(Material, Weighed<Material>)>, Halt> {
        let space = match self.known.salvage.take() {
            Some(known) => known,
            None if rival.rules.led => Space::Help,
            None => self.ask_salvage(rival)?,
        };
        match space {
            Space::Taken(space) => Ok(space.map(|material| (material, Weighed::nothing(Criterion::NewMaterial)))),
            Space::Help => Ok(self.lead_to_salvage(rival)?),
        }
    }

    fn token(&mut self, rival: &mut Rival, section: Section) -> Result<Option<Token>, Halt> {
        if self.known.token.as_ref().is_none_or(|(of, _)| *of != section) {
            self.ask_token(rival, section, &|_| vec![section])?;
        }
        Ok(self.known.token.take().and_then(|(_, token)| token))
    }

    fn loot(&mut self, _: &mut Rival, section: Section) -> Result<Face, Halt> {
        self.source = Some((Source::Token, section));
        let at = self.known.loot.iter().position(|(of, _)| *of == section);
        let face = at.map(|at| self.known.loot.remove(at).1);
        Ok(face.unwrap_or(Face { mode: Mode::All, items: Few::new() }))
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
    fn scout(&mut self, rival: &mut Rival) -> Result<bool, Halt> {
        if rival.rules.led {
            return self.lead_to_scout(rival);
        }
        self.tell(|| {
            Step::new(msg!("cryo-do-scout")).because([msg!("cryo-why-scout")]).data(json!({"rule": "6, settle 1"}))
        });
        Ok(true)
    }

    /// T10 and T11 are decided on the table. If no cavern can be flipped, one more pod is placed here.
    fn settle(&mut self, rival: &mut Rival, pods: u8) -> Result<(), Halt> {
        if rival.rules.led {
            return self.lead_to_pair(rival, pods);
        }
        let halves = |n: u8| (n.div_ceil(2), n / 2);
        let ((a, b), (c, d)) = (halves(pods), halves(pods + 1));
        self.tell(|| {
            let text = match pods {
                0 => msg!("cryo-do-settle-nobody"),
                1 => msg!("cryo-do-settle-one"),
                _ => msg!("cryo-do-settle", a = a, b = b, c = c, d = d),
            };
            Step::new(text).because([msg!("cryo-why-settle")]).data(json!({"rule": "6, settle 2", "pods": [a, b]}))
        });
        Ok(())
    }

    fn choose(&mut self, rival: &mut Rival, tie: Tie, ways: Ways<'_>) -> Result<Option<Way>, Halt> {
        let sections = |r: &Rival| ways(r).into_iter().filter_map(Way::section).collect::<Vec<Section>>();
        match tie {
            Tie::T7 => {
                let known = self.known.token.as_ref().map(|(section, _)| *section);
                let section = match known.filter(|section| sections(rival).contains(section)) {
                    Some(section) => section,
                    None => {
                        let first = sections(rival).first().copied().unwrap_or(Section::Engineering);
                        self.ask_token(rival, first, &sections)?
                    }
                };
                Ok(Some(Way::Section(section)))
            }
            Tie::T8 => {
                let named = (!self.known.redirects.is_empty()).then(|| Way::Section(self.known.redirects.remove(0).1));
                let ways = ways(rival);
                Ok(named.filter(|way| ways.contains(way)).or_else(|| ways.first().copied()))
            }
            _ if rival.rules.auto => Ok(ways(rival).first().copied()),
            Tie::T5 => Ok(self.choose_sleepers(rival, ways)?),
            _ => Ok(self.choose_item(rival, ways)?),
        }
    }
}
