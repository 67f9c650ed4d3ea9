//! The numbers of Cryo's actions; `docs/python.md` shows them as a table.

use cryo::game::Human;
use cryo::game::moves::{Act, How, Launch, Move, Moves, Point, Scrap};
use cryo::names::{Card, Chamber, Item, Material, Section, Track, Use};
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

/// All numbers of `W` digits of `base` whose sum is not 0 and at most `most`, in rising order.
const fn ways<const W: usize, const N: usize>(base: usize, most: usize) -> [[u8; W]; N] {
    let (mut ways, mut at, mut number) = ([[0; W]; N], 0, 0);
    while at < N {
        let (mut digits, mut digit, mut sum, mut rest) = ([0; W], W, 0, number);
        while digit > 0 {
            digit -= 1;
            digits[digit] = (rest % base) as u8;
            sum += rest % base;
            rest /= base;
        }
        if sum > 0 && sum <= most {
            ways[at] = digits;
            at += 1;
        }
        number += 1;
    }
    ways
}

/// Where each of them stands among them, by number.
const fn places<const W: usize, const N: usize, const M: usize>(base: usize, ways: &[[u8; W]; N]) -> [u8; M] {
    let (mut places, mut at) = ([0; M], 0);
    while at < N {
        let (mut number, mut digit) = (0, 0);
        while digit < W {
            number = number * base + ways[at][digit] as usize;
            digit += 1;
        }
        places[number] = at as u8;
        at += 1;
    }
    places
}

/// How many ways there are: one to three things of three kinds, of four kinds; one to five pods for two caverns.
const THREES: usize = 19;
const FOURS: usize = 34;
const CREWS: usize = 20;
static THREE: [[u8; 3]; THREES] = ways(4, 3);
static FOUR: [[u8; 4]; FOURS] = ways(4, 3);
static CREW: [[u8; 2]; CREWS] = ways(6, 5);
static OF_THREE: [u8; 64] = places(4, &THREE);
static OF_FOUR: [u8; 256] = places(4, &FOUR);
static OF_CREW: [u8; 36] = places(6, &CREW);

/// The place of some figures among all such ways.
#[inline(always)]
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
/// Words of all but launches, which are rare; some of these may be in the last of them.
pub(super) const NEAR: usize = LAUNCH.div_ceil(64);

fn item(item: Item) -> usize {
    match item {
        Item::Of(track) => track as usize,
        Item::Card => Track::ALL.len(),
    }
}

#[inline(always)]
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

#[inline(never)]
fn act_apart(taken: &Act) -> usize {
    act(taken)
}

/// The number of a move, which is the `nth` of those that are possible now.
#[inline(always)]
pub(super) fn number_of(decided: &Move, nth: usize) -> usize {
    match *decided {
        Move::Keep(bits) => KEEP + usize::from(bits),
        Move::Deploy { from, to } => DEPLOY + usize::from(from) * (DOCKS + 1) + to.map_or(DOCKS, usize::from),
        Move::Recall => RECALL,
        Move::Scrap(Scrap::Card(card)) => SCRAP_CARD + card as usize,
        Move::Scrap(Scrap::Slot(slot)) => SCRAP_SLOT + usize::from(slot),
        Move::Act(taken) | Move::Overclock(taken) => act(&taken),
        Move::Launch(Launch { vehicle, tunnel, pods }) => {
            LAUNCH + (vehicle as usize * TUNNELS + usize::from(tunnel)) * CREWS + place(&pods, 6, &OF_CREW)
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

/// The action at a side that a number names.
fn act_of(number: usize) -> Act {
    let nth = |first: usize| (number % A_SIDE - first) as u8;
    let how = match number % A_SIDE {
        way @ STASIS..FABRICATOR => How::Stasis(THREE[way - STASIS]),
        way @ FABRICATOR..REACTOR => How::Fabricator(THREE[way - FABRICATOR]),
        REACTOR..COMPUTER => How::Reactor(nth(REACTOR) + 1),
        COMPUTER..BENEFIT => How::Computer { draws: nth(COMPUTER) / 4, plays: nth(COMPUTER) % 4 },
        BENEFIT => How::Benefit,
        SLOT..SCOUT => How::Slot(nth(SLOT)),
        SCOUT..ASSIGN => How::Scout(nth(SCOUT)),
        way @ ASSIGN..WITHDRAW => How::Assign(Material::ALL[way - ASSIGN]),
        way => How::Withdraw(FOUR[way - WITHDRAW]),
    };
    Act { side: (number / A_SIDE) as u8, how }
}

/// The move that a number names at this point, if it is possible there.
pub(super) fn move_of(number: usize, point: &Point, human: &Human) -> Move {
    let nth = |first: usize| number - first;
    // What is most usual first.
    match number {
        DEPLOY..SCRAP_CARD => {
            let (from, to) = (nth(DEPLOY) / (DOCKS + 1), nth(DEPLOY) % (DOCKS + 1));
            Move::Deploy { from: from as u8, to: (to < DOCKS).then_some(to as u8) }
        }
        RETURN..AUTOMATE => Move::Return { dock: (nth(RETURN) / 2) as u8, act: nth(RETURN) % 2 == 1 },
        ACT..LAUNCH => match point {
            Point::Acted { .. } => Move::Overclock(act_of(nth(ACT))),
            _ => Move::Act(act_of(nth(ACT))),
        },
        SKIP => Move::Skip,
        END_TURN => Move::End,
        RECALL => Move::Recall,
        DRAW => Move::Draw,
        PROTOTYPE..KEEP => Move::Prototype,
        KEEP..DEPLOY => Move::Keep(nth(KEEP) as u8),
        SCRAP_CARD..SCRAP_SLOT => Move::Scrap(Scrap::Card(Card::ALL[nth(SCRAP_CARD)])),
        SCRAP_SLOT..PLAY => Move::Scrap(Scrap::Slot(nth(SCRAP_SLOT) as u8)),
        PLAY..GAIN => Move::Play(Card::ALL[nth(PLAY) / Use::ALL.len()], Use::ALL[nth(PLAY) % Use::ALL.len()]),
        GAIN..RESOLVE => Move::Gain(Track::ALL.get(nth(GAIN)).map_or(Item::Card, |&track| Item::Of(track))),
        RESOLVE..RETURN => {
            let (section, instead) = (nth(RESOLVE) / (Section::ALL.len() + 1), nth(RESOLVE) % (Section::ALL.len() + 1));
            Move::Resolve { section: Section::ALL[section], instead: instead.checked_sub(1).map(|at| Section::ALL[at]) }
        }
        AUTOMATE..AWAKEN => Move::Automate(nth(AUTOMATE) as u8),
        AWAKEN..DISCARD => {
            let (section, chamber) = (nth(AWAKEN) / Chamber::ALL.len(), nth(AWAKEN) % Chamber::ALL.len());
            Move::Awaken(Section::ALL[section], Chamber::ALL[chamber])
        }
        DISCARD..PAY => Move::Discard(Card::ALL[nth(DISCARD)]),
        PAY..ACT => match point {
            Point::Pay(costs) => human.payments(costs).get(nth(PAY)).map_or(Move::Skip, |paid| Move::Pay(*paid)),
            _ => Move::Skip,
        },
        _ => {
            let (voyage, crew) = (nth(LAUNCH) / CREWS, nth(LAUNCH) % CREWS);
            let vehicle = Card::ALL[voyage / TUNNELS % CARDS];
            Move::Launch(Launch { vehicle, tunnel: (voyage % TUNNELS) as u8, pods: CREW[crew] })
        }
    }
}

/// The deploys that lead a list: they are most of what is ever listed, and the same docks for every drone.
#[derive(Clone, Copy, Default)]
pub(super) struct Deploys {
    /// How many numbers they are.
    pub(super) many: u16,
    /// The platform docks with a drone, one bit each.
    home: u8,
    /// Where a drone may go, the launch dock included, one bit each.
    docks: u32,
}

impl Deploys {
    /// Adds them to the start of an empty mask.
    #[inline]
    pub(super) fn add_to(self, words: &mut [u64; NEAR.next_power_of_two()]) {
        let mut home = self.home;
        while home != 0 {
            let first = DEPLOY + home.trailing_zeros() as usize * (DOCKS + 1);
            home &= home - 1;
            words[first / 64] |= u64::from(self.docks) << (first % 64);
            if first % 64 > 63 - DOCKS {
                words[first / 64 + 1] |= u64::from(self.docks) >> (64 - first % 64);
            }
        }
    }
}

/// Notes moves by their numbers.
pub(super) struct Numbers<'a> {
    pub(super) all: &'a mut Vec<u16>,
    pub(super) deploys: Deploys,
}

impl Extend<Move> for Numbers<'_> {
    #[inline]
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        let nth = self.all.len();
        self.all.extend(moves.into_iter().enumerate().map(|(at, decided)| number_of(&decided, nth + at) as u16));
    }
}

impl Moves for Numbers<'_> {
    // Where a move is pushed its kind is known, and so is most of its number; an action's is looked up apart, so that
    // what lists them stays small.
    #[inline(always)]
    fn push(&mut self, decided: Move) {
        let nth = self.all.len();
        let number = match &decided {
            Move::Act(taken) | Move::Overclock(taken) => act_apart(taken),
            decided => number_of(decided, nth),
        };
        self.all.push(number as u16);
    }

    #[inline]
    fn deploys(&mut self, from: u8, docks: &[u8]) {
        if self.deploys.home == 0 {
            self.deploys.docks = docks.iter().fold(1 << DOCKS, |bits, &to| bits | 1 << to);
        }
        self.deploys.home |= 1 << from;
        self.deploys.many += docks.len() as u16 + 1;
        let first = (DEPLOY + usize::from(from) * (DOCKS + 1)) as u16;
        self.all.extend(docks.iter().map(|&to| first + u16::from(to)));
        self.all.push(first + DOCKS as u16);
    }
}
