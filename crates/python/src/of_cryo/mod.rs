//! Cryo against the Rival, on the house board.
//!
//! | module | what it holds |
//! |---|---|
//! | [`numbers`] | the numbers of the actions |
//! | [`course`] | the game, decision by decision |
//! | [`changed`] | what of it may be seen otherwise |

mod changed;
mod course;
mod numbers;

use std::convert::Infallible;

use cryo::digital::notation;
use cryo::facts::{Tie, Way};
use cryo::game::moves::{Move, Point};
use cryo::game::playout::{Outcome, outcome};
use cryo::game::refused::Bad;
use cryo::game::turn::Seat;
use cryo::game::{Drone, Game};
use cryo::names::{Card, Item};
use cryo::options::{Options, RivalTies, Rules as Settled};
use cryo::own::{Back, house};
use players::Kind;
use players::cryo::{Greedy, Random};
use table::rng::mix;
use table::{Refusal, Setup, Silent, Step, Table};

use crate::learnable::{Ending, Learnable, empty_mask, fetch, no_such};
use changed::Changed;
use course::Ask;
pub use course::Rival;
use numbers::*;

/// What the options settle, made ready once.
#[derive(Clone, Copy)]
pub struct Rules {
    settled: Settled,
    auto: bool,
    /// Kinds of tokens with the early back and with the late one, one bit each.
    backs: [u64; 2],
}

impl Rules {
    /// The game of a seed.
    pub fn deal(&self, seed: u64) -> Game<'static> {
        Game::new(house(), self.settled, seed, &mut Silent)
    }

    /// The engine's own random player under these rules.
    pub fn random(&self, seed: u64) -> Chance {
        Chance { seat: Random::new(seed), auto: self.auto }
    }
}

/// The random player; where the options say so, ties are not decided by anybody.
#[derive(Clone)]
pub struct Chance {
    seat: Random,
    auto: bool,
}

impl Table for Chance {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Chance {
    type Pause = Infallible;

    #[inline]
    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        self.seat.decide(game, point)
    }

    #[inline]
    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        if self.auto { Ok(0) } else { self.seat.tie(tie, ways) }
    }
}

/// A player of the house.
pub enum Who {
    /// Anything that is possible.
    Random(Random),
    /// Whatever looks best.
    Greedy(Greedy),
}

/// Bytes of what the Rival shows, and of everything.
const RIVAL: usize = 64;
const OBSERVED: usize = 25 + PLATFORM + 4 * CARDS + RIVAL + SLOTS + DOCKS + 2 * SPACES + 4 * CAVERNS + 27;

/// The bits of a number as bytes, the lowest first.
static BITS: [[u8; PLATFORM]; 1 << PLATFORM] = {
    let mut bytes = [[0; PLATFORM]; 1 << PLATFORM];
    let mut n = 0;
    while n < PLATFORM << PLATFORM {
        bytes[n / PLATFORM][n % PLATFORM] = ((n / PLATFORM) >> (n % PLATFORM) & 1) as u8;
        n += 1;
    }
    bytes
};

/// Writes one thing after the other.
struct Writer<'a>(&'a mut [u8]);

impl Writer<'_> {
    #[inline(always)]
    fn all(&mut self, bytes: &[u8]) {
        let (place, rest) = std::mem::take(&mut self.0).split_at_mut(bytes.len());
        place.copy_from_slice(bytes);
        self.0 = rest;
    }

    /// So many bytes, unless they have not changed.
    #[inline(always)]
    fn part<const N: usize>(&mut self, changed: bool, write: impl FnOnce(Writer<'_>)) {
        let (place, rest) = std::mem::take(&mut self.0).split_at_mut(N);
        if changed {
            write(Writer(place));
        }
        self.0 = rest;
    }

    /// How many there are of each card.
    #[inline(always)]
    fn cards(&mut self, cards: &[Card]) {
        static ONE: [u64; CARDS] = [1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40, 1 << 48, 1 << 56];
        let counts: u64 = cards.iter().map(|&card| ONE[card as usize]).sum();
        self.all(&counts.to_le_bytes());
    }
}

/// One more than a number, 0 for none.
fn next(number: Option<u8>) -> u8 {
    number.map_or(0, |number| number + 1)
}

fn item(item: Item) -> u8 {
    match item {
        Item::Of(track) => track as u8 + 1,
        Item::Card => 6,
    }
}

/// What is asked: its number, and the dock, side, slot or number that belongs to it.
#[inline]
fn asked(ask: &Ask) -> (u8, [u8; 2]) {
    let point = match ask {
        Ask::Point(point) => point,
        Ask::Tie(tie, ways) => return (18, [*tie as u8 + 1, *ways as u8]),
        Ask::Over => return (0, [0; 2]),
    };
    match *point {
        Point::Keep => (1, [0; 2]),
        Point::Main => (2, [0; 2]),
        Point::Placed(dock) => (3, [dock + 1, 0]),
        Point::Launching => (4, [0; 2]),
        Point::Acted { dock, side } => (5, [dock + 1, side + 1]),
        Point::Prototype(slot) => (6, [slot + 1, 0]),
        Point::Pay(_) => (7, [0; 2]),
        Point::CostCard => (8, [0; 2]),
        Point::Choose(_) => (9, [0; 2]),
        Point::Card => (10, [0; 2]),
        Point::Plays(left) => (11, [left, 0]),
        Point::Resolving => (12, [0; 2]),
        Point::Returning { first } => (13, [u8::from(first), 0]),
        Point::Awaken => (14, [0; 2]),
        Point::Automation => (15, [0; 2]),
        Point::Closing => (16, [0; 2]),
        Point::Discard => (17, [0; 2]),
    }
}

impl Rival {
    /// Writes what a person sees; what has not changed stands there already.
    #[inline(always)]
    fn show(&self, changed: Changed, out: &mut [u8]) {
        let Game { ship, rival, .. } = &self.now;
        let human = &ship.human;
        let out: &mut [u8; OBSERVED] = out.first_chunk_mut().expect("an observation has its size");
        let mut all = Writer(out);
        all.all(&human.tracks.0);
        all.all(human.stasis.0.map(|chambers| chambers.0).as_flattened());
        all.all(&human.salvage.0);
        all.all(&[human.aboard, human.destroyed, human.tokens, human.launched]);
        all.part::<PLATFORM>(changed.has(Changed::DOCKS), |mut part| {
            part.all(&BITS[usize::from(human.home % (1 << PLATFORM))]);
        });
        all.part::<CARDS>(changed.has(Changed::HAND), |mut part| part.cards(&human.hand));
        all.part::<{ 3 * CARDS }>(changed.has(Changed::PLAYED), |mut part| {
            for cards in [&human.upgrades, &human.vehicles, &human.missions] {
                part.cards(cards);
            }
        });
        all.part::<RIVAL>(changed.has(Changed::RIVAL), |mut part| {
            part.all(&rival.tracks.0);
            part.all(rival.pods.stasis.0.map(|chambers| chambers.0).as_flattened());
            part.all(&rival.pods.salvage.0);
            part.all(&[rival.pods.platform, rival.pods.caverns, rival.pods.destroyed, rival.home]);
            part.all(&[rival.tiles, rival.missions, rival.looting]);
            part.all(&rival.marks.0);
            for cards in [&rival.upgrades[..], &rival.vehicles, &rival.decision] {
                part.cards(cards);
            }
            part.all(&rival.board_cards.0.map(|card| card as u8));
        });
        all.part::<SLOTS>(changed.has(Changed::SLOTS), |mut part| {
            part.all(&std::array::from_fn::<u8, SLOTS, _>(|slot| next(human.slots[slot])));
        });
        all.part::<DOCKS>(changed.has(Changed::DOCKS), |mut part| {
            // All places at once, those this board does not have as well.
            let mut docks = ship.damaged.map(|damaged| 4 * u8::from(damaged));
            for (dock, drone) in docks.iter_mut().zip(&ship.drones) {
                *dock += u8::from(*drone == Some(Drone::Human)) + 2 * u8::from(*drone == Some(Drone::Rival));
            }
            part.all(&docks[..DOCKS]);
        });
        all.part::<{ 2 * SPACES }>(changed.has(Changed::STACKS), |mut part| {
            part.all(&self.tops);
            part.all(&self.heights);
        });
        all.part::<{ 4 * CAVERNS }>(changed.has(Changed::CAVERNS), |mut part| {
            let (mut tiles, up) = (self.tiles, ship.face_up.map(u8::from));
            if !human.has(Card::Rhino) {
                tiles.iter_mut().zip(&up).for_each(|(tile, up)| *tile &= up.wrapping_neg());
            }
            part.all(&tiles);
            part.all(&up[..CAVERNS]);
            part.all(&ship.human_pods[..CAVERNS]);
            part.all(&ship.rival_pods[..CAVERNS]);
        });
        all.part::<6>(changed.has(Changed::TOKENS), |mut part| {
            part.all(&ship.tokens.0.map(next));
            part.all(&self.track);
        });
        all.all(&[ship.deck.len() as u8, self.now.round.min(255) as u8, u8::from(self.now.scrapped)]);
        all.part::<CARDS>(changed.has(Changed::DISCARD), |mut part| part.cards(&ship.discard));
        all.all(&[next(self.dock)]);
        self.question(all.0);
    }

    /// What is asked, with what belongs to it.
    #[inline]
    fn question(&self, out: &mut [u8]) {
        let out: &mut [u8; 9] = out.first_chunk_mut().expect("an observation ends with the question");
        let (kind, more) = self.asked;
        *out = [kind, more[0], more[1], 0, 0, 0, 0, 0, 0];
        match &self.ask {
            // What the first cost is; the number of the ways is that of the legal actions.
            Ask::Point(Point::Pay(costs)) => {
                if let Some(cost) = costs.first() {
                    out[3..8].copy_from_slice(&cost.tracks.0);
                    out[8] = cost.cards;
                }
            }
            Ask::Point(Point::Choose(face)) => {
                for (place, &shown) in out[3..].iter_mut().zip(&face.items) {
                    *place = item(shown);
                }
            }
            _ => {}
        }
    }

    /// Are launches among what is possible now?
    #[inline]
    fn may_launch(&self) -> bool {
        matches!(self.ask, Ask::Point(Point::Launching))
    }

    /// The number of an action, if it is possible now.
    fn listed(&self, number: u32) -> Option<u32> {
        self.numbers.iter().any(|&listed| u32::from(listed) == number).then_some(number)
    }

    /// An action that is possible now in the game's notation.
    fn written(&self, number: u32) -> String {
        match self.decided(number) {
            Some(decided) => notation::write(self.now.ship.board, self.dock, &decided),
            None => format!("way {}", number as usize - TIE + 1),
        }
    }
}

impl Learnable for Rival {
    const NAME: &'static str = "cryo-rival";
    const WORDS: usize = WORDS;
    const OBSERVED: usize = OBSERVED;
    const SEATS: &'static [&'static str] = &["player"];
    const KINDS: usize = 19;
    const NEAR: usize = NEAR;
    type Rules = Rules;
    type Chance = Random;
    type Mind = Who;

    fn game() -> &'static dyn table::Game {
        &cryo::GAME
    }

    fn rules(setup: &Setup) -> Rules {
        let auto = Options::of(setup).rival_ties == RivalTies::Auto;
        let board = house();
        assert!(fits(board), "there are numbers for everything on the house board");
        let with = |back: Back| {
            let kinds = board.tokens.iter().enumerate().filter(|(_, kind)| kind.back == back);
            kinds.fold(0, |bits, (at, _)| bits | 1 << at)
        };
        let backs = [with(Back::Early), with(Back::Late)];
        Rules { settled: Settled { auto, ..Settled::of(setup) }, auto, backs }
    }

    fn start(rules: &Rules, seed: u64) -> Self {
        Self::new(rules.deal(seed), rules)
    }

    #[inline]
    fn seat(&self) -> Option<u8> {
        (!matches!(self.ask, Ask::Over)).then_some(0)
    }

    #[inline]
    fn kind(&self) -> usize {
        self.asked.0.into()
    }

    fn open(&self, words: &mut [u64]) -> u32 {
        words.fill(0);
        self.reopen(words, 0)
    }

    /// Only launches lie further away than what is written anew each time.
    #[inline]
    fn close(&self, words: &mut [u64]) {
        if self.may_launch() {
            empty_mask(words, &self.numbers);
        }
    }

    #[inline(always)]
    fn reopen(&self, words: &mut [u64], _: u32) -> u32 {
        let (near, far) = words.split_first_chunk_mut::<NEAR>().expect("a mask has room for all actions");
        let mut bits = [0; NEAR.next_power_of_two()];
        self.deploys.add_to(&mut bits);
        let rest = &self.numbers[self.deploys.many.into()..];
        if self.may_launch() {
            for &number in rest {
                match usize::from(number / 64) {
                    word @ ..NEAR => bits[word] |= 1 << (number % 64),
                    word => far[word - NEAR] |= 1 << (number % 64),
                }
            }
        } else {
            for &number in rest {
                bits[usize::from(number / 64) % NEAR.next_power_of_two()] |= 1 << (number % 64);
            }
        }
        near.copy_from_slice(&bits[..NEAR]);
        self.numbers.len() as u32
    }

    #[cold]
    fn observe(&self, _: u8, out: &mut [u8]) {
        self.show(Changed::ALL, out);
    }

    #[inline(always)]
    fn renew(&self, _: u8, out: &mut [u8]) {
        self.show(self.changed, out);
    }

    #[inline]
    fn fetch(&self) {
        fetch(&self.numbers[..]);
        self.fetch_start();
    }

    #[inline(always)]
    fn play(&mut self, number: u32) {
        self.decide(number);
    }

    fn why_not(&self, number: u32) -> Refusal {
        if number as usize >= END {
            return no_such(number, WORDS);
        }
        Bad::NotOffered.refusal()
    }

    fn ending(&self) -> Option<Ending> {
        matches!(self.ask, Ask::Over).then(|| ending(&self.now))
    }

    fn checksum(&self, ending: &Ending, index: u64) -> u64 {
        let [human, rival] = ending.points.map(i64::from);
        folded(Outcome { human, rival, rounds: self.now.round }, index)
    }

    fn notation(&self, number: u32) -> Option<String> {
        self.listed(number).map(|number| self.written(number))
    }

    fn number(&self, text: &str) -> Result<u32, Refusal> {
        let mut listed = self.numbers.iter().map(|&number| number.into());
        listed.find(|&number| self.written(number) == text.trim()).ok_or_else(|| Bad::NotOffered.refusal())
    }

    fn chance(seed: u64) -> Random {
        Random::new(seed)
    }

    #[inline]
    fn sample(&self, _: &[u64], count: u32, chance: &mut Random) -> u32 {
        self.numbers[chance.one_of(count)].into()
    }

    fn mind(kind: Kind, seed: u64) -> Option<Who> {
        match kind {
            Kind::Random => Some(Who::Random(Random::new(seed))),
            Kind::Greedy => Some(Who::Greedy(Greedy::default())),
            Kind::Search(_) | Kind::Classic(_) | Kind::Clairvoyant(_) => None,
        }
    }

    fn advise(&self, mind: &mut Who) -> Option<u32> {
        let Ask::Point(point) = &self.ask else {
            let place = match mind {
                Who::Random(seat) => seat.one_of(self.numbers.len() as u32),
                Who::Greedy(_) => 0,
            };
            return self.numbers.get(place).map(|&number| number.into());
        };
        let Ok(decided) = match mind {
            Who::Random(seat) => seat.decide(&self.now, point),
            Who::Greedy(seat) => seat.decide(&self.now, point),
        };
        let mut listed = self.numbers.iter().map(|&number| number.into());
        listed.find(|&number| self.decided(number) == Some(decided))
    }
}

/// How a game that is over ended; of equal points the better settled side has won.
fn ending(game: &Game<'_>) -> Ending {
    let (human, rival) = game.ship.scores(&game.rival);
    let won = (human.total, human.settled) > (rival.total, rival.settled);
    Ending { points: [human.total as i32, rival.total as i32], won }
}

/// The check-sum of a game that is over.
pub fn checksum(game: &Game<'_>, index: u64) -> u64 {
    folded(outcome(game), index)
}

/// The check-sum of a game that ended like this.
fn folded(outcome: Outcome, index: u64) -> u64 {
    mix(outcome.checksum(mix(index)))
}
