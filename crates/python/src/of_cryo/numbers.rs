//! The numbers of Cryo's actions; `docs/python.md` shows them as a table.

use cryo::game::moves::{Act, How, Launch, Move, Scrap};
use cryo::names::{Chamber, Item, Section, Track, Use};
use cryo::own::Board;

/// Cards by type, docks of a platform, sides of a dock.
pub(super) const CARDS: usize = 8;
pub(super) const PLATFORM: usize = 6;
const SIDES: usize = 4;
/// What the house board has: docks, resource spaces, slots of a platform, caverns, tunnels.
pub(super) const DOCKS: usize = 20;
pub(super) const SPACES: usize = 15;
pub(super) const SLOTS: usize = 7;
pub(super) const CAVERNS: usize = 14;
const TUNNELS: usize = 14;
/// The most ways to pay, and out of a tie.
const WAYS: usize = 32;

/// Are there numbers for everything on this board?
pub(super) fn fits(board: &Board) -> bool {
    board.docks.len() <= DOCKS
        && board.spaces.len() <= SPACES
        && board.platform.len() <= PLATFORM
        && board.platform_slots.len() <= SLOTS
        && board.caverns.len() <= CAVERNS
        && board.tunnels.len() <= TUNNELS
}

/// The places of numbers with the digits of `base` whose sum is not 0 and at most `most`, in rising order.
const fn places<const N: usize>(base: usize, most: usize) -> [u8; N] {
    let (mut places, mut at, mut number) = ([0; N], 0, 0);
    while number < N {
        let (mut sum, mut rest) = (0, number);
        while rest > 0 {
            sum += rest % base;
            rest /= base;
        }
        if sum > 0 && sum <= most {
            places[number] = at;
            at += 1;
        }
        number += 1;
    }
    places
}

/// One to three things of three kinds, of four kinds; one to five pods for two caverns.
static OF_THREE: [u8; 64] = places(4, 3);
static OF_FOUR: [u8; 256] = places(4, 3);
static PODS: [u8; 36] = places(6, 5);
/// How many such ways there are.
const THREES: usize = 19;
const FOURS: usize = 34;
const CREWS: usize = 20;

/// The place of some figures among all such ways.
fn place(figures: &[u8], base: usize, places: &[u8]) -> usize {
    places[figures.iter().fold(0, |sum, &figure| sum * base + usize::from(figure))].into()
}

// The first number of every kind of action.
pub(super) const SKIP: usize = 0;
const END_TURN: usize = 1;
const RECALL: usize = 2;
const DRAW: usize = 3;
const PROTOTYPE: usize = 4;
const KEEP: usize = 8;
const DEPLOY: usize = KEEP + 32;
const SCRAP_CARD: usize = DEPLOY + PLATFORM * (DOCKS + 1);
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
pub(super) const TIE: usize = PAY + WAYS;
const ACT: usize = TIE + WAYS;
const LAUNCH: usize = ACT + SIDES * A_SIDE;

// The same within the actions of a side.
const STASIS: usize = 0;
const FABRICATOR: usize = STASIS + THREES;
const REACTOR: usize = FABRICATOR + THREES;
const COMPUTER: usize = REACTOR + 3;
const BENEFIT: usize = COMPUTER + 16;
const SLOT: usize = BENEFIT + 1;
const SCOUT: usize = SLOT + SLOTS;
const ASSIGN: usize = SCOUT + CAVERNS;
const WITHDRAW: usize = ASSIGN + 4;
const A_SIDE: usize = WITHDRAW + FOURS;

/// One behind the last.
pub(super) const END: usize = LAUNCH + CARDS * TUNNELS * CREWS;
/// Words of 64 bits for all of them.
pub(super) const WORDS: usize = END.div_ceil(64);

fn item(item: Item) -> usize {
    match item {
        Item::Of(track) => track as usize,
        Item::Card => Track::ALL.len(),
    }
}

fn act(act: &Act) -> usize {
    let how = match act.how {
        How::Stasis(pods) => STASIS + place(&pods, 4, &OF_THREE),
        How::Fabricator(used) => FABRICATOR + place(&used, 4, &OF_THREE),
        How::Reactor(used) => REACTOR + usize::from(used) - 1,
        How::Computer { draws, plays } => COMPUTER + usize::from(draws) * 4 + usize::from(plays),
        How::Benefit => BENEFIT,
        How::Slot(slot) => SLOT + usize::from(slot),
        How::Scout(cavern) => SCOUT + usize::from(cavern),
        How::Assign(material) => ASSIGN + material as usize,
        How::Withdraw(pods) => WITHDRAW + place(&pods, 4, &OF_FOUR),
    };
    ACT + usize::from(act.side) * A_SIDE + how
}

/// The number of a move, which is the `nth` of those that are possible now.
pub(super) fn number_of(decided: &Move, nth: usize) -> usize {
    match *decided {
        Move::Keep(bits) => KEEP + usize::from(bits),
        Move::Deploy { from, to } => DEPLOY + usize::from(from) * (DOCKS + 1) + to.map_or(DOCKS, usize::from),
        Move::Recall => RECALL,
        Move::Scrap(Scrap::Card(card)) => SCRAP_CARD + card as usize,
        Move::Scrap(Scrap::Slot(slot)) => SCRAP_SLOT + usize::from(slot),
        Move::Act(taken) | Move::Overclock(taken) => act(&taken),
        Move::Launch(Launch { vehicle, tunnel, pods }) => {
            LAUNCH + (vehicle as usize * TUNNELS + usize::from(tunnel)) * CREWS + place(&pods, 6, &PODS)
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
