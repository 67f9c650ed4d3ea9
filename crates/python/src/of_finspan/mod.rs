//! Finspan against Nautoma.
//!
//! | module | what it holds |
//! |---|---|
//! | [`numbers`] | the numbers of the actions |
//! | [`course`] | the game, decision by decision |
//! | [`house`] | players of the house, action by action |

mod course;
mod house;
mod numbers;

use finspan::digital::notation;
use finspan::game::ability::Source;
use finspan::game::fish::{FISH_COUNT, FishId};
use finspan::game::refused::Bad;
use finspan::game::turn::Main;
use finspan::game::{Game, Readings};
use finspan::names::Site;
use finspan::options::Plan;
use finspan::own::Cards;
use finspan::score::Score;
use players::Kind;
use players::finspan::{Greedy, Random};
use table::rng::mix;
use table::{Refusal, Setup};

use crate::learnable::{Ending, Learnable, add_to_mask, empty_mask, fetch, no_such};
pub use course::Nautoma;
use course::{Ask, Paying, Reply};
use house::{Queued, Who};
use numbers::*;

/// Bytes: six a slot, where every card is, then week, turn and the rest.
const OBSERVED: usize = 6 * SLOTS + FISH_COUNT + 1 + REST;
const REST: usize = 51;
/// Where in the rest a fish that is being paid for is told.
const PAYING: usize = 41;

/// What the options settle, made ready once.
#[derive(Clone)]
pub struct Rules {
    setup: Setup,
    plan: Plan,
    readings: Readings,
}

impl Rules {
    /// The game of a seed. Tiles of side B and the Ravel card are drawn, the rest of the plan is the same in every game.
    pub fn deal(&self, seed: u64) -> Game {
        if self.plan.side_b || self.plan.ravel.is_some() {
            return Game::of(&Setup { seed, ..self.setup.clone() });
        }
        Game::new(seed, self.plan, self.readings)
    }
}

impl Nautoma {
    /// The same action in the game's notation, as far as it is one.
    fn written(&self, number: usize) -> Option<String> {
        if let Some(paying) = &self.paying {
            return Some(match number {
                PAY_EGG..PAY_YOUNG => format!("pay egg-{}", slot(number - PAY_EGG).name()),
                PAY_YOUNG..PAY_SCHOOL => format!("pay young-{}", slot(number - PAY_YOUNG).name()),
                PAY_SCHOOL..PAY_CARD => format!("pay school-{}", slot(number - PAY_SCHOOL).name()),
                PAY_CARD..RECOVER if paying.due()[0] > 0 => format!("pay {}", number - PAY_CARD),
                _ => return None,
            });
        }
        Some(match (number, &self.ask) {
            (FINISH, _) => "finish".to_owned(),
            (DIVE..DRAW, Ask::Main) => notation::main(&Main::Dive(site(number - DIVE))),
            (USE..EGG, Ask::GameEnd) => format!("use {}", slot(number - USE).name()),
            (PLAY..TUCK, _) => format!("play {} {}", (number - PLAY) / SLOTS, slot(number - PLAY).name()),
            (_, Ask::Unit(ability)) => notation::unit(&self.unit_of(ability, number)?),
            _ => return None,
        })
    }
}

impl Learnable for Nautoma {
    const NAME: &'static str = "finspan-nautoma";
    const WORDS: usize = WORDS;
    const OBSERVED: usize = OBSERVED;
    const SEATS: &'static [&'static str] = &["player"];
    const NEAR: usize = WORDS;
    type Rules = Rules;
    type Chance = Queued<Random>;
    type Mind = Queued<Who>;

    fn game() -> &'static dyn table::Game {
        &finspan::GAME
    }

    fn rules(setup: &Setup) -> Rules {
        let plan = Plan::of(setup, &Cards::of(setup));
        Rules { setup: setup.clone(), plan, readings: Readings::of(setup) }
    }

    fn start(rules: &Rules, seed: u64) -> Self {
        Self::new(rules.deal(seed))
    }

    fn seat(&self) -> Option<u8> {
        (self.ask != Ask::Over).then_some(0)
    }

    fn open(&self, words: &mut [u64]) -> u32 {
        words.fill(0);
        self.reopen(words, 0)
    }

    #[inline]
    fn close(&self, words: &mut [u64]) {
        words[FINISH / 64] = 0;
        empty_mask(words, &self.listed);
    }

    #[inline]
    fn reopen(&self, words: &mut [u64], _: u32) -> u32 {
        add_to_mask(words, &self.listed);
        if self.paying.is_none() && matches!(self.ask, Ask::Unit(_)) {
            words[FINISH / 64] |= 1 << (FINISH % 64);
        }
        self.listed.len() as u32
    }

    fn observe(&self, _: u8, out: &mut [u8]) {
        let game = &self.now;
        let small = |n: u32| n.min(255) as u8;
        let (slots, rest) = out.split_at_mut(6 * SLOTS);
        for (place, slot) in slots.as_chunks_mut().0.iter_mut().zip(&game.ocean.0) {
            *place = [slot.fish, slot.consumed, slot.egg.into(), slot.young, slot.school.into(), 0];
        }
        if !game.used.is_empty() {
            for (place, slot) in slots.as_chunks_mut::<6>().0.iter_mut().zip(&game.ocean.0) {
                place[5] = u8::from(slot.fish != 0 && game.used.contains(slot.fish));
            }
        }
        let (cards, rest) = rest.split_first_chunk_mut().expect("an observation has room for all cards");
        game.whereabouts(cards);
        let rest: &mut [u8; REST] = rest.first_chunk_mut().expect("an observation has room for the rest");
        *rest = [0; REST];
        let her = &game.her;
        let head = [her.week, her.turn, small(her.fish), small(her.schools), small(her.young), small(her.eggs)];
        rest[..6].copy_from_slice(&head);
        for (place, site) in rest[6..9].iter_mut().zip(Site::ALL) {
            *place = game.reached[site].into();
        }
        rest[9] = game.deck_left();
        rest[10] = small(game.hand.len());
        rest[11] = game.plan.level.level;
        rest[12] = game.plan.side_b.into();
        for (place, tile) in rest[13..16].iter_mut().zip(&game.plan.tiles) {
            *place = tile.line;
        }
        [rest[16], rest[17]] = game.plan.ravel.map_or([0, 0], |r| [r.card.number, small(r.strength)]);
        for (place, yours) in rest[18..21].iter_mut().zip(&game.yours) {
            *place = small(yours.achievement.unwrap_or(0));
        }
        for (place, note) in rest[21..24].iter_mut().zip(&her.notes) {
            *place = small(note.achievement);
        }
        for &card in game.pile.drawn() {
            rest[23 + usize::from(card).min(7)] = 1;
        }
        rest[31] = match self.ask {
            Ask::Main => 1,
            Ask::Unit(_) => 2,
            Ask::GameEnd => 3,
            Ask::Over => 0,
        };
        if let Ask::Unit(ability) = &self.ask {
            for (place, (effect, left)) in rest[32..40].chunks_exact_mut(2).zip(ability.left()) {
                place.copy_from_slice(&[effect.op() as u8 + 1, left]);
            }
            rest[40] = match ability.source {
                Source::Card(_, slot) => slot.index() as u8 + 1,
                Source::Bonus(site, _) => 19 + site as u8,
                Source::Hers(_) => 22,
            };
        }
        if let Some(paying) = &self.paying {
            rest[PAYING..].copy_from_slice(&paying.shown());
        }
    }

    /// Nothing else changes while a fish is paid for.
    #[inline]
    fn renew(&self, seat: u8, out: &mut [u8]) {
        match &self.paying {
            Some(paying) => out[OBSERVED - REST + PAYING..].copy_from_slice(&paying.shown()),
            None => self.observe(seat, out),
        }
    }

    #[inline]
    fn fetch(&self) {
        fetch(&self.listed[..]);
    }

    fn play(&mut self, number: u32) {
        let number = number as usize;
        if let Some(paying) = self.paying {
            return self.pay(paying, number);
        }
        match (number, self.ask) {
            (DIVE..DRAW, Ask::Main) => self.reply(Reply::Main(Main::Dive(site(number - DIVE)))),
            (PLAY..TUCK, _) => {
                self.settle(Paying::new(((number - PLAY) / SLOTS) as FishId, slot(number - PLAY)));
            }
            (FINISH, Ask::GameEnd) => self.reply(Reply::GameEnd(None)),
            (USE..EGG, Ask::GameEnd) => self.reply(Reply::GameEnd(Some(slot(number - USE)))),
            (FINISH, _) => self.reply(Reply::Unit(None)),
            (_, Ask::Unit(ability)) => {
                if let Some(unit) = self.unit_of(&ability, number) {
                    self.reply(Reply::Unit(Some(unit)));
                }
            }
            _ => {}
        }
    }

    fn why_not(&self, number: u32) -> Refusal {
        let at = number as usize;
        let bad = match (at, &self.ask, &self.paying) {
            (END.., ..) => return no_such(number, WORDS),
            (_, _, Some(_)) => Some(Bad::PaymentCardCount),
            (PLAY..TUCK, Ask::Main, _) => {
                let (card, slot) = (((at - PLAY) / SLOTS) as FishId, slot(at - PLAY));
                self.now.check_slot(card, slot).err().or(Some(Bad::PaymentMissing(finspan::names::Missing::Card)))
            }
            (_, Ask::Unit(ability), _) => {
                self.unit_of(ability, at).and_then(|unit| self.now.check_unit(ability, unit).err())
            }
            _ => None,
        };
        bad.unwrap_or(Bad::WrongPhase).refusal()
    }

    fn ending(&self) -> Option<Ending> {
        (self.ask == Ask::Over).then(|| ending(&self.now))
    }

    fn checksum(&self, ending: &Ending, index: u64) -> u64 {
        folded(ending, index)
    }

    fn notation(&self, number: u32) -> Option<String> {
        self.written(number as usize)
    }

    fn number(&self, text: &str) -> Result<u32, Refusal> {
        let mut words = [0; WORDS];
        self.open(&mut words);
        let legal = (0..END).filter(|n| words[n / 64] >> (n % 64) & 1 == 1);
        let mut same = legal.filter(|&n| self.written(n).is_some_and(|w| w == text.trim()));
        same.next().map(|n| n as u32).ok_or_else(|| Bad::WrongPhase.refusal())
    }

    fn chance(seed: u64) -> Queued<Random> {
        Queued::new(Random::new(seed))
    }

    #[inline]
    fn sample(&self, _: &[u64], _: u32, chance: &mut Queued<Random>) -> u32 {
        chance.draw(self)
    }

    fn mind(kind: Kind, seed: u64) -> Option<Queued<Who>> {
        let seat = match kind {
            Kind::Random => Who::Random(Random::new(seed)),
            Kind::Greedy => Who::Greedy(Greedy),
            Kind::Search(_) | Kind::Classic(_) | Kind::Clairvoyant(_) => return None,
        };
        Some(Queued::new(seat))
    }

    fn advise(&self, mind: &mut Queued<Who>) -> Option<u32> {
        self.seat().map(|_| mind.next(self))
    }
}

/// How a game that is over ended.
fn ending(game: &Game) -> Ending {
    let (yours, hers) = (game.parts().total() as i32, Score::of(&game.her, &game.plan).total() as i32);
    Ending { points: [yours, hers], won: yours >= hers }
}

/// The check-sum of a game that is over.
pub fn checksum(game: &Game, index: u64) -> u64 {
    folded(&ending(game), index)
}

/// The check-sum of a game that ended like this.
fn folded(ending: &Ending, index: u64) -> u64 {
    let [yours, hers] = ending.points.map(|points| points as u32 as u64);
    mix(mix(index) ^ (yours << 32 | hers))
}
