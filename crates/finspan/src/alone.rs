//! Nautoma alone, many times over: how her score spreads (9.3).
//!
//! Only her own turns are played. What the person's all-players fish bring her is a stated
//! assumption. Everything counted is a whole number, so parts of a run add up to the same result in
//! any order and on any number of threads.

use std::convert::Infallible;
use std::ops::Range;

use table::rng::game_seed;
use table::{Rng, Silent, Step, Table};

use crate::data::{Level, Tile, printed};
use crate::facts::{Catch, Waters};
use crate::nautoma::decision::{Decision, Pile};
use crate::nautoma::week;
use crate::nautoma::{self, Nautoma};
use crate::options::{Plan, stream};
use crate::own::Cards;
use crate::score::Score;

/// The eggs the person gives her.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eggs {
    /// The model of 9.3: landings a game, and quarters of played cards a game.
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
    /// The model for about `n` eggs a game, as far as 9.3 states it: 0, 8 or 20.
    pub const fn model(n: u32) -> Option<Self> {
        match n {
            0 => Some(Self::Model { landings: 0, quarter_cards: 0 }),
            8 => Some(Self::Model { landings: 5, quarter_cards: 3 }),
            20 => Some(Self::Model { landings: 12, quarter_cards: 8 }),
            _ => None,
        }
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

/// How often each score came about, and what its parts add up to. Parts of a run can be joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Games by score.
    scores: Vec<u64>,
    /// Sums of fish, schools, young, eggs, achievements and bonuses.
    parts: [u64; 6],
}

/// The figures of a spread.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Summary {
    /// 1–5.
    pub level: u8,
    /// Games.
    pub games: u64,
    /// The mean score.
    pub mean: f64,
    /// Its 95 % interval.
    pub mean_95: (f64, f64),
    /// The standard deviation.
    pub sd: f64,
    /// 5 % of the games stay at or below this.
    pub p5: u32,
    /// Half of the games stay at or below this.
    pub p50: u32,
    /// 95 % of the games stay at or below this.
    pub p95: u32,
    /// The lowest and the highest score.
    pub range: (u32, u32),
    /// The mean of each part: fish, schools, young, eggs, achievements, bonuses.
    pub parts: [f64; 6],
}

/// The names of [`Summary::parts`].
pub const PARTS: [&str; 6] = ["fish", "schools", "young", "eggs", "achievements", "bonuses"];

impl Spread {
    fn new() -> Self {
        Self { scores: Vec::new(), parts: [0; 6] }
    }

    fn count(&mut self, score: &Score) {
        let total = score.total() as usize;
        if self.scores.len() <= total {
            self.scores.resize(total + 1, 0);
        }
        self.scores[total] += 1;
        let parts = [score.fish, score.schools, score.young, score.eggs, score.achievements, score.bonuses];
        for (sum, part) in self.parts.iter_mut().zip(parts) {
            *sum += u64::from(part);
        }
    }

    /// Joins another part of the run.
    pub fn join(&mut self, other: &Self) {
        self.scores.resize(self.scores.len().max(other.scores.len()), 0);
        for (sum, more) in self.scores.iter_mut().zip(&other.scores) {
            *sum += more;
        }
        for (sum, more) in self.parts.iter_mut().zip(other.parts) {
            *sum += more;
        }
    }

    /// Games by score, from 0 up.
    pub fn scores(&self) -> &[u64] {
        &self.scores
    }

    /// Mean, interval, percentiles, parts.
    pub fn summary(&self, level: u8) -> Summary {
        let games: u64 = self.scores.iter().sum();
        let of = |f: fn(u64) -> u64| self.scores.iter().zip(0u64..).map(|(n, s)| n * f(s)).sum::<u64>() as f64;
        let n = games.max(1) as f64;
        let mean = of(|s| s) / n;
        let sd = (of(|s| s * s) / n - mean * mean).max(0.0).sqrt();
        let half = 1.96 * sd / n.sqrt();
        let percentile = |p: u64| {
            let mut below = 0;
            let reached = |count: &u64| {
                below += count;
                below * 100 >= games * p && below > 0
            };
            self.scores.iter().position(reached).unwrap_or(0) as u32
        };
        Summary {
            level,
            games,
            mean,
            mean_95: (mean - half, mean + half),
            sd,
            p5: percentile(5),
            p50: percentile(50),
            p95: percentile(95),
            range: (percentile(0), percentile(100)),
            parts: self.parts.map(|sum| sum as f64 / n),
        }
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

/// The share of the landings that falls into a week, in ninths (9.3).
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
        Self { her: Nautoma::new(), plan, pile, shuffles, chances: Rng::new(seed, stream::EGGS), assumption }
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
