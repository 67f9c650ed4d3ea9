//! Cryo against the Rival, on the house board.
//!
//! | module | what it holds |
//! |---|---|
//! | [`numbers`] | the numbers of the actions |
//! | [`course`] | the game, decision by decision |

mod course;
mod numbers;

use std::convert::Infallible;

use cryo::digital::notation;
use cryo::facts::{Tie, Way};
use cryo::game::bad::Bad;
use cryo::game::moves::{Move, Point};
use cryo::game::playout::outcome;
use cryo::game::turn::Seat;
use cryo::game::{Drone, Game};
use cryo::names::{Card, Item, Section};
use cryo::options::{Options, RivalTies, Rules as Settled};
use cryo::own::{Back, CAVERNS, MOST, SLOTS, house};
use players::Kind;
use players::cryo::{Greedy, Random};
use table::rng::mix;
use table::{Refusal, Setup, Silent, Step, Table};

use crate::learnable::{Ending, Learnable, no_such};
use course::Ask;
pub use course::Rival;
use numbers::*;

/// What the options settle, made ready once.
#[derive(Clone, Copy)]
pub struct Rules {
    settled: Settled,
    auto: bool,
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

/// Bytes of what both sides show, of the ship and of the question.
const OBSERVED: usize = 127 + SLOTS + 3 * MOST + 4 * CAVERNS + 27;

/// Writes one byte after the other.
struct Writer<'a>(std::slice::IterMut<'a, u8>);

impl Writer<'_> {
    #[inline]
    fn all(&mut self, bytes: impl IntoIterator<Item = u8>) {
        bytes.into_iter().zip(&mut self.0).for_each(|(byte, place)| *place = byte);
    }

    /// How many there are of each card.
    #[inline]
    fn cards(&mut self, cards: &[Card]) {
        let mut counts = [0; CARDS];
        cards.iter().for_each(|&card| counts[card as usize] += 1);
        self.all(counts);
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

impl Rival {
    /// What is asked, with what belongs to it.
    fn question(&self) -> [u8; 9] {
        let mut out = [0; 9];
        match &self.ask {
            Ask::Point(point) => {
                let (kind, more): (u8, [u8; 2]) = match *point {
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
                };
                [out[0], out[1], out[2]] = [kind, more[0], more[1]];
                match point {
                    // What the first cost is; the number of the ways is that of the legal actions.
                    Point::Pay(costs) => {
                        if let Some(cost) = costs.first() {
                            out[3..8].copy_from_slice(&cost.tracks.0);
                            out[8] = cost.cards;
                        }
                    }
                    Point::Choose(face) => {
                        for (place, &shown) in out[3..].iter_mut().zip(&face.items) {
                            *place = item(shown);
                        }
                    }
                    _ => {}
                }
            }
            Ask::Tie(tie, ways) => [out[0], out[1], out[2]] = [18, *tie as u8 + 1, *ways as u8],
            Ask::Over => {}
        }
        out
    }

    /// The same action in the game's notation.
    fn written(&self, place: usize) -> Option<String> {
        match self.moves.get(place) {
            Some(decided) => Some(notation::write(self.now.ship.board, self.dock, decided)),
            None => (place < self.numbers.len()).then(|| format!("way {}", place + 1)),
        }
    }
}

impl Learnable for Rival {
    const NAME: &'static str = "cryo-rival";
    const WORDS: usize = WORDS;
    const OBSERVED: usize = OBSERVED;
    const SEATS: &'static [&'static str] = &["player"];
    type Rules = Rules;
    type Chance = Random;
    type Mind = Who;

    fn game() -> &'static dyn table::Game {
        &cryo::GAME
    }

    fn rules(setup: &Setup) -> Rules {
        let auto = Options::of(setup).rival_ties == RivalTies::Auto;
        Rules { settled: Settled { auto, ..Settled::of(setup) }, auto }
    }

    fn start(rules: &Rules, seed: u64) -> Self {
        Self::new(rules.deal(seed), rules.auto)
    }

    #[inline]
    fn seat(&self) -> Option<u8> {
        (self.ask != Ask::Over).then_some(0)
    }

    #[inline]
    fn open(&self, words: &mut [u64]) -> u32 {
        words.fill(0);
        for &number in &self.numbers {
            words[usize::from(number) / 64] |= 1 << (number % 64);
        }
        self.numbers.len() as u32
    }

    fn observe(&self, _: u8, out: &mut [u8]) {
        let Game { ship, rival, .. } = &self.now;
        let (human, board) = (&ship.human, ship.board);
        let small = |n: u16| n.min(255) as u8;
        let mut all = Writer(out.iter_mut());
        all.all(human.tracks.0);
        all.all(human.stasis.0.iter().flat_map(|chambers| chambers.0));
        all.all(human.salvage.0);
        all.all([human.aboard, human.destroyed, human.tokens, human.launched]);
        all.all((0..PLATFORM).map(|dock| human.home >> dock & 1));
        for cards in [&human.hand[..], &human.upgrades, &human.vehicles, &human.missions] {
            all.cards(cards);
        }
        all.all(rival.tracks.0);
        all.all(rival.pods.stasis.0.iter().flat_map(|chambers| chambers.0));
        all.all(rival.pods.salvage.0);
        all.all([rival.pods.platform, rival.pods.caverns, rival.pods.destroyed, rival.home]);
        all.all([rival.tiles, rival.missions, rival.looting]);
        all.all(rival.marks.0);
        for cards in [&rival.upgrades[..], &rival.vehicles, &rival.decision] {
            all.cards(cards);
        }
        all.all(rival.board_cards.0.map(|card| card as u8));
        all.all(human.slots.map(next));
        let drone = |drone: Option<Drone>| drone.map_or(0, |drone| if drone == Drone::Human { 1 } else { 2 });
        all.all(ship.drones.iter().zip(&ship.damaged).map(|(&d, &closed)| drone(d) + 4 * u8::from(closed)));
        all.all(ship.stacks.iter().map(|stack| next(stack.last().copied())));
        all.all(ship.stacks.iter().map(|stack| stack.len() as u8));
        let known = |cavern: usize| ship.face_up[cavern] || human.has(Card::Rhino);
        all.all((0..CAVERNS).map(|c| next(ship.cavern_tiles[c].filter(|_| known(c)))));
        all.all(ship.face_up.map(u8::from));
        all.all(ship.human_pods);
        all.all(ship.rival_pods);
        all.all(Section::ALL.map(|section| next(ship.tokens[section])));
        let backs =
            |back: Back| ship.track.iter().filter(|&&t| board.tokens[usize::from(t)].back == back).count() as u8;
        all.all([backs(Back::Early), backs(Back::Late)]);
        all.all([ship.deck.len() as u8, small(self.now.round), u8::from(self.now.scrapped)]);
        all.cards(&ship.discard);
        all.all([next(self.dock)]);
        all.all(self.question());
        all.0.for_each(|rest| *rest = 0);
    }

    #[inline]
    fn play(&mut self, number: u32) {
        if let Some(place) = self.place(number) {
            self.decide(place);
        }
    }

    fn why_not(&self, number: u32) -> Refusal {
        if number as usize >= END {
            return no_such(number, WORDS);
        }
        Bad::NotOffered.refusal()
    }

    fn ending(&self) -> Option<Ending> {
        (self.ask == Ask::Over).then(|| ending(&self.now))
    }

    fn checksum(&self, index: u64) -> u64 {
        checksum(&self.now, index)
    }

    fn notation(&self, number: u32) -> Option<String> {
        self.written(self.place(number)?)
    }

    fn number(&self, text: &str) -> Result<u32, Refusal> {
        let same = (0..self.numbers.len()).find(|&place| self.written(place).is_some_and(|w| w == text.trim()));
        same.map(|place| self.numbers[place].into()).ok_or_else(|| Bad::NotOffered.refusal())
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
        self.moves.iter().position(|listed| *listed == decided).map(|place| self.numbers[place].into())
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
    mix(outcome(game).checksum(mix(index)))
}
