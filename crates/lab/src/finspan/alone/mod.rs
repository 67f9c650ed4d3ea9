//! Nautoma alone, many times over: how her score spreads (§9.3).
//!
//! Only her own turns are played. What the person's all-players fish bring her is a stated
//! assumption. Everything counted is a whole number, so parts of a run add up to the same result in
//! any order and on any number of threads.

mod report;
mod spread;

use std::convert::Infallible;
use std::ops::Range;
use std::str::FromStr;

use finspan::data::{Level, Tile, printed};
use finspan::facts::{Catch, Waters};
use finspan::nautoma::decision::{Decision, Pile};
use finspan::nautoma::{self, Nautoma, week};
use finspan::options::{Plan, stream};
use finspan::own::Cards;
use finspan::score::Score;
use table::rng::game_seed;
use table::{Rng, Silent, Step, Table};

pub use report::Told;
pub use spread::{PARTS, Spread, Summary};

/// The random numbers of the eggs, apart from those of the game.
const EGGS: u64 = 4;

/// The eggs the person gives her.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eggs {
    /// The model of §9.3: landings a game, and quarters of played cards a game.
    Model {
        /// Landings on all-players fish in a game.
        landings: u32,
        /// Played all-players cards in a game, in quarters.
        quarter_cards: u32,
    },
    /// So many eggs in each week, spread evenly over its turns.
    Weeks([u32; 4]),
}

impl Eggs {
    /// The model for about `n` eggs a game, as far as §9.3 states it: 0, 8 or 20.
    pub const fn model(n: u32) -> Option<Self> {
        match n {
            0 => Some(Self::Model { landings: 0, quarter_cards: 0 }),
            8 => Some(Self::Model { landings: 5, quarter_cards: 3 }),
            20 => Some(Self::Model { landings: 12, quarter_cards: 8 }),
            _ => None,
        }
    }
}

/// That is neither `2,4,4,4`, the eggs of the four weeks, nor a model, `model:8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEggs;

impl FromStr for Eggs {
    type Err = NoEggs;

    fn from_str(given: &str) -> Result<Self, NoEggs> {
        if let Some(n) = given.strip_prefix("model:") {
            return n.parse().ok().and_then(Self::model).ok_or(NoEggs);
        }
        let eggs = |n: &str| n.trim().parse().ok().filter(|n| *n < 100).ok_or(NoEggs);
        let weeks = given.split(',').map(eggs).collect::<Result<Vec<u32>, _>>()?;
        weeks.try_into().map(Self::Weeks).map_err(|_| NoEggs)
    }
}

/// What is simulated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// Everything random comes from here.
    pub seed: u64,
    /// Side B of the achievement board: tiles drawn anew for each game.
    pub side_b: bool,
    /// The eggs the person gives her.
    pub eggs: Eggs,
    /// The person's achievement points in weeks 1–3, for the bonus of level 5 on side B.
    pub achievements: [u32; 3],
    /// The cards she plays with.
    pub cards: Cards,
}

impl Assumption {
    /// Side A, the built-in cards.
    pub fn new(seed: u64, eggs: Eggs) -> Self {
        Self { seed, side_b: false, eggs, achievements: [0; 3], cards: Cards::built_in() }
    }
}

/// Plays games `range` of the run at all five levels: the same cards and the same eggs for each, as
/// only the points differ between them. The result depends on nothing else.
pub fn nautoma_only(assumption: &Assumption, range: Range<u64>) -> [Spread; 5] {
    let mut spreads = [(); 5].map(|()| Spread::new());
    for index in range {
        let seed = game_seed(assumption.seed, index);
        for (level, spread) in printed().levels.iter().zip(&mut spreads) {
            spread.count(&one_game(assumption, *level, seed));
        }
    }
    spreads
}

/// Plays so many games in equal parts side by side; whole numbers add up to the same result in any order.
pub fn in_parts(assumption: &Assumption, games: u64, threads: Option<usize>) -> [Spread; 5] {
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into)).max(1) as u64;
    let part = games.div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|t| (t * part).min(games)..((t + 1) * part).min(games))
            .map(|range| scope.spawn(move || nautoma_only(assumption, range)))
            .collect();
        let mut all = nautoma_only(assumption, 0..0);
        for part in parts {
            if let Ok(spreads) = part.join() {
                all.iter_mut().zip(&spreads).for_each(|(sum, more)| sum.join(more));
            }
        }
        all
    })
}

/// One game of hers.
fn one_game(assumption: &Assumption, level: Level, seed: u64) -> Score {
    let mut alone = Alone::new(assumption, level, seed);
    for week in 1..=4u8 {
        alone.pile = Pile::shuffled(&mut alone.shuffles);
        let played = alone.plays_card_in(week);
        for turn in 1..=6u8 {
            (alone.her.week, alone.her.turn) = (week, turn);
            alone.give(week, turn);
            if played == Some(turn) {
                alone.her.played();
            }
            let Ok(_) = nautoma::turn(&mut alone);
        }
        let Ok(_) = week::end_of_week(&mut alone);
    }
    Score::of(&alone.her, &alone.plan)
}

/// Her table when nobody else sits there.
struct Alone<'a> {
    her: Nautoma,
    plan: Plan,
    pile: Pile,
    shuffles: Rng,
    chances: Rng,
    assumption: &'a Assumption,
}

/// The share of the landings that falls into a week, in ninths (§9.3).
const SHARE: [u32; 4] = [1, 2, 3, 3];

impl<'a> Alone<'a> {
    fn new(assumption: &'a Assumption, level: Level, seed: u64) -> Self {
        let cards = &assumption.cards;
        let own_decisions = cards.decisions.is_some();
        let decisions = cards.decisions.unwrap_or(printed().house);
        let mut drawn = Rng::new(seed, stream::TILES);
        let tiles: [Tile; 3] = [0, 1, 2].map(|week: usize| {
            let line = drawn.below(6) as usize;
            cards.tiles[week * 6 + if assumption.side_b { line } else { 0 }]
        });
        let plan = Plan { level, side_b: assumption.side_b, tiles, ravel: None, decisions, own_decisions };
        let mut shuffles = Rng::new(seed, stream::DECISIONS);
        let pile = Pile::shuffled(&mut shuffles);
        Self { her: Nautoma::new(), plan, pile, shuffles, chances: Rng::new(seed, EGGS), assumption }
    }

    /// The turn of this week in which the person plays an all-players card, if any.
    fn plays_card_in(&mut self, week: u8) -> Option<u8> {
        let Eggs::Model { quarter_cards, .. } = self.assumption.eggs else { return None };
        let played = week > 1 && self.chances.below(12) < quarter_cards;
        played.then(|| self.chances.below(6) as u8 + 1)
    }

    /// The eggs of the person's turn.
    fn give(&mut self, week: u8, turn: u8) {
        let at = usize::from(week) - 1;
        let landings = match self.assumption.eggs {
            // Three chances of landings × share / 18 each, the share in ninths.
            Eggs::Model { landings, .. } => {
                (0..3).filter(|_| self.chances.below(18 * 9) < landings * SHARE[at]).count() as u32
            }
            Eggs::Weeks(eggs) => {
                let until = |t: u8| eggs[at] * u32::from(t) / 6;
                until(turn) - until(turn - 1)
            }
        };
        (0..landings).for_each(|_| {
            self.her.landing();
        });
    }
}

impl Table for Alone<'_> {
    #[inline]
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        Silent.tell(step);
    }
}

impl Waters for Alone<'_> {
    type Pause = Infallible;

    fn her(&mut self) -> &mut Nautoma {
        &mut self.her
    }

    fn plan(&self) -> Plan {
        self.plan
    }

    fn decision(&mut self) -> Result<Decision, Infallible> {
        let number = self.pile.draw().expect("six turns a week, six cards in the deck");
        Ok(self.plan.decisions[usize::from(number) - 1])
    }

    fn fish_card(&mut self) -> Result<Catch, Infallible> {
        Ok(Catch::Unseen)
    }

    fn reward(&mut self, _: u8) -> Result<(), Infallible> {
        Ok(())
    }

    fn achievement(&mut self) -> Result<Option<u32>, Infallible> {
        let week = usize::from(self.her.week);
        Ok(week.checked_sub(1).and_then(|at| self.assumption.achievements.get(at).copied()))
    }

    fn ravel(&mut self) -> Result<(u32, u32), Infallible> {
        Ok((0, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eggs_are_read() {
        assert_eq!("1,2,3,4".parse(), Ok(Eggs::Weeks([1, 2, 3, 4])));
        assert!("model:8".parse::<Eggs>().is_ok());
        for wrong in ["1,2,3", "model:7", "1,2,3,400"] {
            assert_eq!(wrong.parse::<Eggs>(), Err(NoEggs), "{wrong}");
        }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let assumption = Assumption::new(5, Eggs::Weeks([1, 2, 3, 4]));
        assert_eq!(in_parts(&assumption, 500, Some(1)), in_parts(&assumption, 500, Some(3)));
    }

    #[test]
    fn each_level_is_harder_and_five_equals_four_on_side_a() {
        let spreads = in_parts(&Assumption::new(5, Eggs::Weeks([2, 4, 4, 4])), 2_000, Some(2));
        let means: Vec<f64> = (1..=5u8).map(|l| spreads[usize::from(l) - 1].summary(l).mean).collect();
        assert!(means.windows(2).take(3).all(|pair| pair[0] < pair[1]), "{means:?}");
        assert_eq!(spreads[3], spreads[4]);
    }
}
