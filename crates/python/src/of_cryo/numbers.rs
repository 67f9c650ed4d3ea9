//! The numbers of Cryo's actions; `docs/python.md` shows them as a table.

use cryo::game::moves::{Act, How, Launch, Move, Scrap};
use cryo::names::{Chamber, Item, Section, Track, Use};
use cryo::own::{CAVERNS, MOST, SLOTS};

/// Cards by type, docks of a platform, sides of a dock.
pub(super) const CARDS: usize = 8;
pub(super) const PLATFORM: usize = 6;
const SIDES: usize = 4;
/// Tunnels of the house board, with some to spare, and pods at an end: none to five.
const TUNNELS: usize = 16;
const PODS: usize = 6;
/// Amounts of a thing that is taken up to three times.
const AMOUNTS: usize = 4;

// The first number of every kind of action.
pub(super) const SKIP: usize = 0;
const END_TURN: usize = 1;
const RECALL: usize = 2;
const DRAW: usize = 3;
const PROTOTYPE: usize = 4;
const KEEP: usize = 8;
const DEPLOY: usize = KEEP + 32;
const SCRAP_CARD: usize = DEPLOY + PLATFORM * (MOST + 1);
const SCRAP_SLOT: usize = SCRAP_CARD + CARDS;
const PLAY: usize = SCRAP_SLOT + SLOTS;
const GAIN: usize = PLAY + CARDS * Use::ALL.len();
const RESOLVE: usize = GAIN + Track::ALL.len() + 1;
const RETURN: usize = RESOLVE + Section::ALL.len() * (Section::ALL.len() + 1);
const AUTOMATE: usize = RETURN + 2 * PLATFORM;
const AWAKEN: usize = AUTOMATE + PLATFORM;
const DISCARD: usize = AWAKEN + Section::ALL.len() * Chamber::ALL.len();
/// The ways to pay, in their order; so are the ways out of a tie.
const PAY: usize = DISCARD + CARDS;
pub(super) const TIE: usize = PAY + MOST;
const LAUNCH: usize = TIE + MOST;
const ACT: usize = LAUNCH + CARDS * TUNNELS * PODS * PODS;

// The same within the actions of a side.
const STASIS: usize = 0;
const FABRICATOR: usize = STASIS + AMOUNTS * AMOUNTS * AMOUNTS;
const REACTOR: usize = FABRICATOR + AMOUNTS * AMOUNTS * AMOUNTS;
const COMPUTER: usize = REACTOR + AMOUNTS;
const BENEFIT: usize = COMPUTER + AMOUNTS * AMOUNTS;
const SLOT: usize = BENEFIT + 1;
const SCOUT: usize = SLOT + SLOTS;
const ASSIGN: usize = SCOUT + CAVERNS;
const WITHDRAW: usize = ASSIGN + 4;
const A_SIDE: usize = WITHDRAW + AMOUNTS * AMOUNTS * AMOUNTS * AMOUNTS;

/// One behind the last.
pub(super) const END: usize = ACT + SIDES * A_SIDE;
/// Words of 64 bits for all of them.
pub(super) const WORDS: usize = END.div_ceil(64);

/// Digits of a number, the first one the highest.
fn digits(figures: &[u8], base: usize) -> usize {
    figures.iter().fold(0, |sum, &figure| sum * base + usize::from(figure))
}

fn item(item: Item) -> usize {
    match item {
        Item::Of(track) => track as usize,
        Item::Card => Track::ALL.len(),
    }
}

fn act(act: &Act) -> usize {
    let how = match act.how {
        How::Stasis(pods) => STASIS + digits(&pods, AMOUNTS),
        How::Fabricator(used) => FABRICATOR + digits(&used, AMOUNTS),
        How::Reactor(used) => REACTOR + usize::from(used),
        How::Computer { draws, plays } => COMPUTER + digits(&[draws, plays], AMOUNTS),
        How::Benefit => BENEFIT,
        How::Slot(slot) => SLOT + usize::from(slot),
        How::Scout(cavern) => SCOUT + usize::from(cavern),
        How::Assign(material) => ASSIGN + material as usize,
        How::Withdraw(pods) => WITHDRAW + digits(&pods, AMOUNTS),
    };
    ACT + usize::from(act.side) * A_SIDE + how
}

/// The number of a move, which is the `nth` of those that are possible now.
pub(super) fn number_of(decided: &Move, nth: usize) -> usize {
    match *decided {
        Move::Keep(bits) => KEEP + usize::from(bits),
        Move::Deploy { from, to } => DEPLOY + usize::from(from) * (MOST + 1) + to.map_or(MOST, usize::from),
        Move::Recall => RECALL,
        Move::Scrap(Scrap::Card(card)) => SCRAP_CARD + card as usize,
        Move::Scrap(Scrap::Slot(slot)) => SCRAP_SLOT + usize::from(slot),
        Move::Act(taken) | Move::Overclock(taken) => act(&taken),
        Move::Launch(Launch { vehicle, tunnel, pods }) => {
            LAUNCH + (vehicle as usize * TUNNELS + usize::from(tunnel)) * PODS * PODS + digits(&pods, PODS)
        }
        Move::Prototype => PROTOTYPE,
        Move::Pay(_) => PAY + nth,
        Move::Gain(gained) => GAIN + item(gained),
        Move::Draw => DRAW,
        Move::Play(card, how) => PLAY + card as usize * Use::ALL.len() + how as usize,
        Move::Resolve { section, instead } => {
            RESOLVE + section as usize * (Section::ALL.len() + 1) + instead.map_or(0, |other| 1 + other as usize)
        }
        Move::Return { dock, act } => RETURN + 2 * usize::from(dock) + usize::from(act),
        Move::Automate(dock) => AUTOMATE + usize::from(dock),
        Move::Awaken(section, chamber) => AWAKEN + section as usize * Chamber::ALL.len() + chamber as usize,
        Move::Discard(card) => DISCARD + card as usize,
        Move::Skip => SKIP,
        Move::End => END_TURN,
    }
}
