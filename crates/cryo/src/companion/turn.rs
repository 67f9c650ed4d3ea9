//! The person's turn and the tap that closes it (§10.3, §10.4).

use table::{Asks, Msg, Opt, Pick, Question, Step, Stop, Table, msg};

use super::asks::{self, Seen, Space};
use super::{Companion, Known};
use crate::Rival;
use crate::names::{Card, Section};
use crate::rival::sabotage_step;
use crate::words;

/// How the person's turn goes on or ends.
#[derive(Clone)]
enum Close {
    /// Every section has an open dock.
    Open,
    /// The same, and this is the new decision card or the card turned up; `None` if no card is left.
    Card(Option<Card>),
    /// The same, and both decision cards are new.
    Pair,
    /// A section is full.
    Full,
    /// No drone at home: the same tap gives the first thing the recall needs.
    Salvage(Space),
    /// No drone at home, and the person is led through the recall.
    Recall,
    /// The same.
    Token(Section, Seen),
    /// The other decision card decides the turn just told.
    OtherCard,
    /// The person resolved a sabotage.
    Sabotage(Section),
    Sunset,
    AllSettled,
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// §10.3: the person's turn; false if it ends the game.
    pub(super) fn your_turn(&mut self, rival: &mut Rival) -> Result<bool, Stop> {
        loop {
            let again = self.again.take();
            self.known = Known::default();
            let overrule = |r: &Rival| {
                let again = again.as_ref().filter(|again| again.after == *r)?;
                again.before.decision.get(again.other).copied()
            };
            let close = self.asks.pick(rival, |r| question(r, overrule(r)))?;
            self.full = false;
            match close {
                Close::Sabotage(section) => {
                    self.your_sabotage(rival, section);
                    continue;
                }
                Close::Sunset => {
                    self.tell(|| Step::turn(msg!("cryo-over-your-sunset")));
                    return Ok(false);
                }
                Close::AllSettled => {
                    self.tell(|| Step::turn(msg!("cryo-over-your-pods")));
                    return Ok(false);
                }
                Close::OtherCard => {
                    if let Some(again) = again {
                        self.take_back(rival, again.before, again.other);
                    }
                }
                Close::Open => rival.untold = false,
                Close::Card(card) if rival.rules.unpredictable => self.known.turned = Some(card),
                Close::Card(card) => {
                    rival.untold = false;
                    rival.decision.extend(card);
                }
                Close::Pair => {
                    let pair = self.ask_pair(rival)?;
                    rival.untold = false;
                    rival.decision = pair.as_slice().into();
                }
                Close::Full => self.full = true,
                Close::Salvage(space) => self.known.salvage = Some(space),
                Close::Recall => {}
                Close::Token(_, Seen::From(section)) => {
                    self.ask_token(rival, section, &first_sections)?;
                }
                Close::Token(section, seen) => self.note_token(rival, section, seen)?,
            }
            if rival.finished() {
                self.tell_end(rival);
                return Ok(false);
            }
            return Ok(true);
        }
    }

    /// §10.3: the person resolved a sabotage.
    fn your_sabotage(&mut self, rival: &mut Rival, section: Section) {
        if let Some((chamber, destroyed)) = rival.mark(section) {
            self.tell(|| sabotage_step(section, chamber, destroyed).because([msg!("cryo-why-sabotage")]));
        }
    }

    /// §2.5 at the table: the new card was equal to the other one, so both are new.
    fn ask_pair(&mut self, rival: &mut Rival) -> Result<Vec<Card>, Stop> {
        let question = |r: &Rival| {
            let options = asks::open_types(r, &[]).map(|c| Opt::new(c.id(), words::card(c))).collect();
            Question::several("draw.pair", msg!("cryo-ask-pair"), options, (2, 2)).note(msg!("cryo-note-pair"))
        };
        self.asks.ask(rival, question, |_, answer, _| {
            let ids: &[String] = if let table::Answer::Several(ids) = answer { ids } else { &[] };
            Ok(ids.iter().filter_map(|id| Card::parse(id)).collect())
        })
    }
}

/// §5.3: the sections the first token may come from: just one, or those of T7.
pub(super) fn first_sections(rival: &Rival) -> Vec<Section> {
    let mut fewest = rival.fewest(&Section::ALL).left().to_vec();
    if fewest.len() <= rival.tokens_demanded() {
        fewest.truncate(1);
    }
    fewest
}

/// §10.4: the tap that closes the turn says as much as possible; reports are offered alongside.
fn question(rival: &Rival, overrule: Option<Card>) -> Pick<Close> {
    let (prompt, note, mut options) = if rival.home == 0 { recall(rival) } else { deploy(rival) };
    if let Some(card) = overrule {
        options.push((asks::other_card(rival, card), Close::OtherCard));
    }
    for section in rival.intact_sections() {
        let label = msg!("cryo-opt-report-sabotage", section = words::section(section));
        options.push((Opt::new(format!("sabotaged-{}", section.id()), label).aside(), Close::Sabotage(section)));
    }
    options.push((Opt::new("over-sunset", msg!("cryo-opt-over-sunset")).aside(), Close::Sunset));
    options.push((Opt::new("over-pods", msg!("cryo-opt-over-pods")).aside(), Close::AllSettled));
    Pick::one("turn", prompt, options).note(note)
}

type Asked = (Msg, Msg, Vec<(Opt, Close)>);

/// A drone is at home: is every section open, and which card is new or turned up?
fn deploy(rival: &Rival) -> Asked {
    let full = Opt::new("full", msg!("cryo-opt-full"));
    let turn_up = rival.rules.unpredictable && !rival.rules.app_draws;
    if !turn_up && !rival.card_untold() {
        let open = (Opt::new("open", msg!("cryo-opt-open")), Close::Open);
        return (msg!("cryo-ask-turn"), msg!("cryo-note-turn"), vec![open, (full, Close::Full)]);
    }
    let lies = rival.decision;
    let types = asks::open_types(rival, &[]).filter(|c| !lies.contains(c));
    let card = |c: Card| (Opt::new(format!("open-{}", c.id()), words::card(c)), Close::Card(Some(c)));
    let mut options: Vec<_> = types.map(card).collect();
    options.push((full.aside(), Close::Full));
    if !turn_up && let Some(&other) = lies.first() {
        let label = msg!("cryo-opt-pair", card = words::card(other));
        options.push((Opt::new("open-pair", label).aside(), Close::Pair));
    }
    options.push((Opt::new("open-none", msg!("cryo-opt-no-card")).aside(), Close::Card(None)));
    let prompt = if turn_up { msg!("cryo-ask-turn-up") } else { msg!("cryo-ask-turn-card") };
    (prompt, msg!("cryo-note-turn"), options)
}

/// No drone is at home: the Rival recalls, and the question asks for the first thing it needs.
fn recall(rival: &Rival) -> Asked {
    if rival.may_assign() && !asks::salvage_materials(rival).is_empty() {
        if rival.rules.led {
            let done = (Opt::new("done", msg!("cryo-opt-done")), Close::Recall);
            return (msg!("cryo-ask-turn-recall"), msg!("cryo-why-no-drone"), vec![done]);
        }
        let (note, options) = asks::salvage_options(rival);
        let options = options.into_iter().map(|(opt, space)| (opt, Close::Salvage(space))).collect();
        return (msg!("cryo-ask-turn-salvage"), note, options);
    }
    let sections = first_sections(rival);
    let section = sections.first().copied().unwrap_or(Section::Engineering);
    let (note, options) = asks::token_options(rival, section, &sections);
    let options = options.into_iter().map(|(opt, seen)| (opt, Close::Token(section, seen))).collect();
    (msg!("cryo-ask-turn-token", section = words::section(section)), note, options)
}
