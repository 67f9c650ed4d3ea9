//! What is fixed before the first turn.

use table::{Provenance, Rng, Setup};

use super::{DecisionSet, Options, RavelMode, Tiles};
use crate::data::{Level, RavelCard, Tile, printed};
use crate::names::Weather;
use crate::nautoma::decision::Decision;
use crate::own::Cards;

/// Every purpose has its own stream of random numbers. The lab uses 4, the players 6.
pub mod stream {
    /// Her decision cards.
    pub const DECISIONS: u64 = 1;
    /// The tiles of side B.
    pub const TILES: u64 = 2;
    /// The Ravel card.
    pub const RAVEL: u64 = 3;
    /// The fish.
    pub const FISH: u64 = 5;
}

/// The Ravel mode of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ravel {
    /// The card of this game.
    pub card: RavelCard,
    /// X.
    pub strength: u32,
}

/// What is fixed for a game before its first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The level.
    pub level: Level,
    /// Is the achievement board on side B?
    pub side_b: bool,
    /// The tiles of weeks 1–3.
    pub tiles: [Tile; 3],
    /// The Ravel mode, if on.
    pub ravel: Option<Ravel>,
    /// The decision cards the program shuffles, by number.
    pub decisions: [Decision; 7],
    /// Are they the person's own?
    pub own_decisions: bool,
}

impl Plan {
    /// The tile of a week; `None` in week 4.
    pub fn tile(&self, week: u8) -> Option<&Tile> {
        self.tiles.get(usize::from(week).checked_sub(1)?)
    }

    /// Where the decision cards come from.
    pub const fn decision_source(&self) -> Provenance {
        if self.own_decisions { Provenance::Owner } else { Provenance::House }
    }

    /// Is the +3 bonus awarded (N22)?
    pub const fn bonus(&self) -> bool {
        self.level.side_b_bonus && self.side_b
    }

    /// The plan of a checked set-up.
    pub fn of(setup: &Setup, cards: &Cards) -> Self {
        let options = Options::of(setup);
        let side_b = options.side_b();
        let own_decisions = options.decision_set == DecisionSet::Own && cards.decisions.is_some();
        Self {
            level: options.printed_level(),
            side_b,
            tiles: tiles(&options, setup.seed, cards, side_b),
            ravel: ravel(&options, setup.seed, cards),
            decisions: cards.decisions.filter(|_| own_decisions).unwrap_or(printed().house),
            own_decisions,
        }
    }
}

impl Options {
    /// What the level changes.
    pub(super) fn printed_level(&self) -> Level {
        printed().levels[usize::try_from(self.level.0).unwrap_or(2).clamp(1, 5) - 1]
    }
}

/// Side A: the first line of each week. Side B: one of the six, drawn or chosen (N5).
fn tiles(options: &Options, seed: u64, cards: &Cards, side_b: bool) -> [Tile; 3] {
    let mut rng = Rng::new(seed, stream::TILES);
    let chosen = options.chosen_tiles();
    [0, 1, 2].map(|week: usize| {
        let drawn = rng.below(6) as usize;
        let line = match (side_b, options.side_b_tiles, chosen[week]) {
            (false, ..) => 0,
            (true, Tiles::Chosen, Some(line)) => usize::from(line) - 1,
            (true, ..) => drawn,
        };
        cards.tiles[week * 6 + line]
    })
}

fn ravel(options: &Options, seed: u64, cards: &Cards) -> Option<Ravel> {
    let drawn = Rng::new(seed, stream::RAVEL).below(6) as usize;
    let at = match options.ravel {
        RavelMode::Off => return None,
        RavelMode::Random => drawn,
        RavelMode::Card(number) => usize::from(number) - 1,
    };
    Some(Ravel { card: cards.ravel[at], strength: options.ravel_strength.0.unsigned_abs() as u32 })
}

/// The kinds of house figures in this plan, for the sign at set-up and in the result.
pub(crate) fn house_kinds(plan: &Plan, app_draws: bool) -> Vec<&'static str> {
    use Provenance::House;
    let scores = plan.level.weather != Weather::None;
    let base = |t: &Tile| t.base(plan.level.weather).is_some_and(|b| b.provenance == House);
    let item = |t: &Tile| t.item.provenance == House || t.points_per_item.provenance == House;
    let ravel = |r: Ravel| r.card.column.provenance == House || r.card.rows.provenance == House;
    [
        ("decisions", app_draws && !plan.own_decisions),
        ("bases", scores && plan.tiles.iter().any(base)),
        ("tiles", plan.tiles.iter().any(item)),
        ("ravel", plan.ravel.is_some_and(ravel)),
    ]
    .into_iter()
    .filter_map(|(kind, house)| house.then_some(kind))
    .collect()
}
