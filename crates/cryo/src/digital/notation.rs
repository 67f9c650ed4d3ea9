//! Decisions as short texts: what is in the journal and what a person or another program types.
//!
//! ```text
//! deploy E-T1             deploy E-T1 from P2        deploy LAUNCH        recall
//! act E-STA1              act E-STA1 pods 1 0 2      act E-FAB1 use 1 1 0
//! act E-REA1 use 2        act R-COM1 draw 1 play 2   act E-RES1 benefit   act E-RES1 slot P2c
//! act D-SCO1 scout C3     act D-ASG1 assign tech     act D-WDR1 pods 1 0 0 0
//! overclock E-REA1 use 1  launch rhino TU7 pods 3 1  prototype            skip
//! pay organic nanite      gain crystal               draw                 play mole upgrade
//! resolve rnd             resolve rnd instead dispatch
//! return P3               return P3 use              automate P2          awaken rnd 1
//! scrap card mole         scrap slot P2c             discard mole         end
//! ```
//!
//! Behind `act`, `overclock`, `launch`, `return … use` and `automate` may stand `pay` with everything paid, nanites in
//! place of other materials included: `act E-REA1 use 2 pay crystal nanite`. Pods are counted by chamber, by end of the
//! tunnel, or by salvaged material (crystal, organic, tech, nanite); what a Fabricator uses as crystals, organics, tech.

use crate::game::moves::{Act, Cost, How, Launch, Move, Scrap};
use crate::game::refused::Bad;
use crate::names::{Action, Card, Chamber, Item, Material, Section, Track, Use};
use crate::own::{Board, Side};

/// The launch dock.
pub const LAUNCH: &str = "LAUNCH";

/// What can be read of a text; the rules judge whether it is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The decision, perhaps with parts still open.
    pub what: What,
    /// What it is paid with, if given.
    pub pay: Option<Cost>,
}

/// A decision, perhaps with parts still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Complete.
    Move(Move),
    /// To a dock, or the launch dock, perhaps from a certain platform dock.
    Deploy(Option<u8>, Option<u8>),
    /// An action, perhaps with its figures; `true` for Overclock.
    Act(bool, Side, Option<How>),
    /// A vehicle through a tunnel, perhaps with its pods.
    Launch(Card, u8, Option<[u8; 2]>),
}

/// Reads a decision; `None` if it is none at all.
pub fn parse(board: &Board, text: &str) -> Option<Result<Typed, Bad>> {
    let words: Vec<&str> = text.split(' ').collect();
    let (words, pay) = match words.iter().position(|word| *word == "pay") {
        Some(at) if at > 0 => (&words[..at], Some(payment(&words[at + 1..])?)),
        _ => (words.as_slice(), None),
    };
    Some(what(board, words)?.map(|what| Typed { what, pay }))
}

fn what(board: &Board, words: &[&str]) -> Option<Result<What, Bad>> {
    let number = |found: Option<usize>| found.map(|at| at as u8).ok_or(Bad::UnknownId);
    let move_of = |decided: Result<Move, Bad>| Some(decided.map(What::Move));
    let (card, section) =
        (|id: &str| Card::parse(id).ok_or(Bad::UnknownId), |id: &str| Section::parse(id).ok_or(Bad::UnknownId));
    let dock = |id: &str| if id == LAUNCH { Ok(None) } else { number(board.dock(id)).map(Some) };
    match words {
        ["deploy", to] => Some(dock(to).map(|to| What::Deploy(None, to))),
        ["deploy", to, "from", from] => {
            Some(dock(to).and_then(|to| Ok(What::Deploy(Some(number(board.platform_dock(from))?), to))))
        }
        ["recall"] => move_of(Ok(Move::Recall)),
        ["act", space, rest @ ..] => act(board, false, space, rest),
        ["overclock", space, rest @ ..] => act(board, true, space, rest),
        ["launch", vehicle, tunnel, rest @ ..] => {
            let pods = match rest {
                [] => None,
                ["pods", a, b] => Some([a.parse().ok()?, b.parse().ok()?]),
                _ => return None,
            };
            Some(card(vehicle).and_then(|vehicle| Ok(What::Launch(vehicle, number(board.tunnel(tunnel))?, pods))))
        }
        ["prototype"] => move_of(Ok(Move::Prototype)),
        ["pay", paid @ ..] => move_of(Ok(Move::Pay(payment(paid)?))),
        ["gain", item] => move_of(Item::parse(item).map(Move::Gain).ok_or(Bad::UnknownId)),
        ["draw"] => move_of(Ok(Move::Draw)),
        ["play", played, how] => {
            let how = Use::parse(how)?;
            move_of(card(played).map(|card| Move::Play(card, how)))
        }
        ["resolve", at] => move_of(section(at).map(|section| Move::Resolve { section, instead: None })),
        ["resolve", at, "instead", other] => {
            move_of(section(at).and_then(|at| Ok(Move::Resolve { section: at, instead: Some(section(other)?) })))
        }
        ["return", at] => move_of(number(board.platform_dock(at)).map(|dock| Move::Return { dock, act: false })),
        ["return", at, "use"] => move_of(number(board.platform_dock(at)).map(|dock| Move::Return { dock, act: true })),
        ["automate", at] => move_of(number(board.platform_dock(at)).map(Move::Automate)),
        ["awaken", at, number] => {
            let chamber = Chamber::parse(number).ok_or(Bad::UnknownId);
            move_of(section(at).and_then(|at| Ok(Move::Awaken(at, chamber?))))
        }
        ["scrap", "card", id] => move_of(card(id).map(|card| Move::Scrap(Scrap::Card(card)))),
        ["scrap", "slot", id] => move_of(number(board.platform_slot(id)).map(|slot| Move::Scrap(Scrap::Slot(slot)))),
        ["discard", id] => move_of(card(id).map(Move::Discard)),
        ["skip"] => move_of(Ok(Move::Skip)),
        ["end"] => move_of(Ok(Move::End)),
        _ => None,
    }
}

fn act(board: &Board, overclock: bool, space: &str, rest: &[&str]) -> Option<Result<What, Bad>> {
    let Some(side) = board.side(space) else { return Some(Err(Bad::UnknownId)) };
    if rest.is_empty() {
        return Some(Ok(What::Act(overclock, side, None)));
    }
    Some(how(board, board.does(side), rest)?.map(|how| What::Act(overclock, side, Some(how))))
}

/// Reads the figures of an action; `None` if they belong to no action of this kind.
pub fn how(board: &Board, action: Action, words: &[&str]) -> Option<Result<How, Bad>> {
    let n = |word: &str| word.parse::<u8>().ok();
    let known = |found: Option<usize>| found.map(|at| at as u8).ok_or(Bad::UnknownId);
    Some(match (action, words) {
        (Action::Stasis, ["pods", a, b, c]) => Ok(How::Stasis([n(a)?, n(b)?, n(c)?])),
        (Action::Fabricator, ["use", a, b, c]) => Ok(How::Fabricator([n(a)?, n(b)?, n(c)?])),
        (Action::Reactor, ["use", used]) => Ok(How::Reactor(n(used)?)),
        (Action::Computer, ["draw", draws, "play", plays]) => Ok(How::Computer { draws: n(draws)?, plays: n(plays)? }),
        (Action::Resource, ["benefit"]) => Ok(How::Benefit),
        (Action::Resource, ["slot", slot]) => known(board.platform_slot(slot)).map(How::Slot),
        (Action::Scout, ["scout", cavern]) => known(board.cavern(cavern)).map(How::Scout),
        (Action::Assign, ["assign", material]) => Material::parse(material).map(How::Assign).ok_or(Bad::UnknownId),
        (Action::Withdraw, ["pods", a, b, c, d]) => Ok(How::Withdraw([n(a)?, n(b)?, n(c)?, n(d)?])),
        _ => return None,
    })
}

fn payment(words: &[&str]) -> Option<Cost> {
    let mut cost = Cost::default();
    for word in words {
        match Item::parse(word)? {
            Item::Of(track) => cost = cost.and(track, 1),
            Item::Card => cost.cards = cost.cards.saturating_add(1),
        }
    }
    Some(cost)
}

/// Writes a payment: `pay organic nanite`.
pub fn pay(cost: &Cost) -> String {
    let mut text = "pay".to_owned();
    for track in Track::ALL {
        (0..cost.tracks[track]).for_each(|_| text = format!("{text} {}", track.id()));
    }
    (0..cost.cards).for_each(|_| text += " card");
    text
}

/// Writes the figures of an action.
pub fn figures(board: &Board, how: &How) -> String {
    let list = |word: &str, numbers: &[u8]| numbers.iter().fold(word.to_owned(), |text, n| format!("{text} {n}"));
    match how {
        How::Stasis(pods) => list("pods", pods),
        How::Fabricator(used) => list("use", used),
        How::Reactor(used) => list("use", &[*used]),
        How::Computer { draws, plays } => format!("draw {draws} play {plays}"),
        How::Benefit => "benefit".into(),
        How::Slot(slot) => format!("slot {}", board.platform_slots[usize::from(*slot)]),
        How::Scout(cavern) => format!("scout {}", board.caverns[usize::from(*cavern)].id),
        How::Assign(material) => format!("assign {}", material.id()),
        How::Withdraw(pods) => list("pods", pods),
    }
}

/// Writes a decision; `dock` is where the drone of this turn stands.
pub fn write(board: &Board, dock: Option<u8>, decided: &Move) -> String {
    let platform = |at: u8| board.platform[usize::from(at)].id.as_str();
    let space = |act: &Act| {
        let side = dock.and_then(|dock| board.docks[usize::from(dock)].sides[usize::from(act.side)]);
        format!("{} {}", side.map_or("", |side| board.side_id(side)), figures(board, &act.how))
    };
    match decided {
        Move::Keep(bits) => format!("keep {bits}"),
        Move::Deploy { from, to } => {
            let to = to.map_or(LAUNCH, |to| board.docks[usize::from(to)].id.as_str());
            format!("deploy {to} from {}", platform(*from))
        }
        Move::Recall => "recall".into(),
        Move::Scrap(Scrap::Card(card)) => format!("scrap card {}", card.id()),
        Move::Scrap(Scrap::Slot(slot)) => format!("scrap slot {}", board.platform_slots[usize::from(*slot)]),
        Move::Act(act) => format!("act {}", space(act)),
        Move::Overclock(act) => format!("overclock {}", space(act)),
        Move::Launch(Launch { vehicle, tunnel, pods: [a, b] }) => {
            format!("launch {} {} pods {a} {b}", vehicle.id(), board.tunnels[usize::from(*tunnel)].id)
        }
        Move::Prototype => "prototype".into(),
        Move::Pay(paid) => pay(paid),
        Move::Gain(item) => format!("gain {}", item.id()),
        Move::Draw => "draw".into(),
        Move::Play(card, how) => format!("play {} {}", card.id(), how.id()),
        Move::Resolve { section, instead: None } => format!("resolve {}", section.id()),
        Move::Resolve { section, instead: Some(other) } => format!("resolve {} instead {}", section.id(), other.id()),
        Move::Return { dock, act: false } => format!("return {}", platform(*dock)),
        Move::Return { dock, act: true } => format!("return {} use", platform(*dock)),
        Move::Automate(dock) => format!("automate {}", platform(*dock)),
        Move::Awaken(section, chamber) => format!("awaken {} {}", section.id(), chamber.id()),
        Move::Discard(card) => format!("discard {}", card.id()),
        Move::Skip => "skip".into(),
        Move::End => "end".into(),
    }
}
