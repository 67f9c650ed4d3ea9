//! The set-up: options, and the plan of a game that follows from them (N1–N5, R-1, C2, section 12).

use table::{Choice, Msg, Provenance, Refusal, Rng, Setup, Values, msg};

use crate::cards::{self, Cards};
use crate::data::{Level, RavelCard, Tile, printed};
use crate::decision::Decision;
use crate::word::Weather;

/// Every purpose has random numbers of its own.
pub(crate) mod stream {
    pub const DECISIONS: u64 = 1;
    pub const TILES: u64 = 2;
    pub const RAVEL: u64 = 3;
    pub const EGGS: u64 = 4;
    pub const FISH: u64 = 5;
    pub const PLAYER: u64 = 6;
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
    /// The tile of a week; none in week 4.
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
        let level = level(setup);
        let side_b = side_b(setup);
        let own_decisions = setup.get("decision_set") == "own" && cards.decisions.is_some();
        let decisions = cards.decisions.filter(|_| own_decisions).unwrap_or(printed().house);
        Self { level, side_b, tiles: tiles(setup, cards, side_b), ravel: ravel(setup, cards), decisions, own_decisions }
    }
}

fn level(setup: &Setup) -> Level {
    let number: usize = setup.get("level").parse().unwrap_or(2);
    printed().levels[number.clamp(1, 5) - 1]
}

/// Side B if chosen; unless chosen, level 5 takes it and the others do not (C2, N27).
fn side_b(setup: &Setup) -> bool {
    match setup.get("side") {
        "a" => false,
        "b" => true,
        _ => level(setup).side_b_bonus,
    }
}

/// Side A: the first line of each week. Side B: one of the six, drawn or chosen (N5).
fn tiles(setup: &Setup, cards: &Cards, side_b: bool) -> [Tile; 3] {
    let mut rng = Rng::new(setup.seed, stream::TILES);
    [0, 1, 2].map(|week: usize| {
        let drawn = rng.below(6) as usize;
        let chosen = || setup.get(TILE_OPTIONS[week]).rsplit('-').next()?.parse::<usize>().ok()?.checked_sub(1);
        let line = match (side_b, setup.get("side_b_tiles")) {
            (false, _) => 0,
            (true, "chosen") => chosen().unwrap_or(drawn),
            (true, _) => drawn,
        };
        cards.tiles[week * 6 + line.min(5)]
    })
}

fn ravel(setup: &Setup, cards: &Cards) -> Option<Ravel> {
    let drawn = Rng::new(setup.seed, stream::RAVEL).below(6) as usize;
    let at = match setup.get("ravel") {
        "" | "off" => return None,
        "random" => drawn,
        id => cards.ravel.iter().position(|c| c.id() == id).unwrap_or(drawn),
    };
    Some(Ravel { card: cards.ravel[at], strength: setup.get("ravel_strength").parse().unwrap_or(2) })
}

const TILE_OPTIONS: [&str; 3] = ["tile_week1", "tile_week2", "tile_week3"];
const COMPANION: &[&str] = &["companion"];
const DIGITAL: &[&str] = &["digital"];

/// Everything that can be chosen before the first turn.
pub(crate) fn options() -> Vec<Choice> {
    let number = |min, max| Values::Number { min, max, step: 1 };
    let words = |name: &'static str, list: &[&'static str]| {
        let label = |value: &'static str| msg!("finspan-value", option = name, value = value);
        Values::OneOf(list.iter().map(|&v| (v, label(v))).collect())
    };
    let choice = |name, values, default, tables| Choice {
        name,
        label: msg!("finspan-option", option = name),
        help: msg!("finspan-help", option = name),
        values,
        default: std::borrow::Cow::Borrowed(default),
        tables,
    };
    let one_of = |name, list: &[&'static str], tables| choice(name, words(name, list), list[0], tables);
    let tile = |week: usize| choice(TILE_OPTIONS[week], tile_values(week), "none", &[]);
    vec![
        choice("level", number(1, 5), "2", &[]),
        one_of("deck", &["virtual", "printed"], COMPANION),
        one_of("decision_set", &["house", "own"], &[]),
        one_of("side", &["auto", "a", "b"], &[]),
        one_of("side_b_tiles", &["random", "chosen"], &[]),
        tile(0),
        tile(1),
        tile(2),
        choice("ravel", ravel_values(), "off", &[]),
        choice("ravel_strength", number(2, 4), "2", &[]),
        one_of("tokens", &["app", "table"], COMPANION),
        one_of("own_score", &["off", "on"], COMPANION),
        one_of("move_range", &["line", "adjacent"], DIGITAL),
        one_of("blue_midnight_bonus", &["draw", "recover"], DIGITAL),
        one_of("start_young_slot", &["purple3", "purple4"], DIGITAL),
        one_of("recover_choice", &["missing_only", "may_draw"], DIGITAL),
        one_of("tuck_host", &["any_fish", "this_fish"], DIGITAL),
    ]
}

const TILE_IDS: [[&str; 6]; 3] = [
    ["W1-1", "W1-2", "W1-3", "W1-4", "W1-5", "W1-6"],
    ["W2-1", "W2-2", "W2-3", "W2-4", "W2-5", "W2-6"],
    ["W3-1", "W3-2", "W3-3", "W3-4", "W3-5", "W3-6"],
];

fn tile_values(week: usize) -> Values {
    let none = ("none", msg!("finspan-value", option = "tile", value = "none"));
    let of = |(line, id): (usize, &&'static str)| (*id, crate::say::item(&printed().tiles[week * 6 + line]));
    Values::OneOf(std::iter::once(none).chain(TILE_IDS[week].iter().enumerate().map(of)).collect())
}

fn ravel_values() -> Values {
    let label = |value: &'static str| (value, msg!("finspan-value", option = "ravel", value = value));
    let cards = ["R1", "R2", "R3", "R4", "R5", "R6"].into_iter().zip(&printed().ravel);
    let cards = cards.map(|(id, card)| (id, crate::say::ravel_card(card)));
    Values::OneOf([label("off"), label("random")].into_iter().chain(cards).collect())
}

/// A value an option may not have, with the code it has in the specification (section 14).
pub(crate) fn bad_value(option: &str, value: &str) -> Option<Refusal> {
    match option {
        "level" => Some(Refusal::new("LevelOutOfRange", msg!("finspan-error-level", value = value))),
        "ravel_strength" => {
            Some(Refusal::new("RavelStrengthOutOfRange", msg!("finspan-error-strength", value = value)))
        }
        _ if TILE_OPTIONS.contains(&option) && TILE_IDS.iter().flatten().any(|id| *id == value) => {
            let week = Msg::plain(option.trim_start_matches("tile_week"));
            Some(Refusal::new("TileWrongWeek", msg!("finspan-error-tile-week", tile = value, week = week)))
        }
        _ => None,
    }
}

/// Options that do not go together, and own cards that are broken.
pub(crate) fn problems(setup: &Setup) -> Vec<Refusal> {
    let mut wrong = setup.own.get(cards::FILE).map(cards::check).unwrap_or_default();
    let missing = TILE_OPTIONS.iter().filter(|o| setup.get(o) == "none").count();
    if side_b(setup) && setup.get("side_b_tiles") == "chosen" && missing > 0 {
        wrong.push(Refusal::new("TilesMissing", msg!("finspan-error-tiles-missing", missing = missing)));
    }
    let shuffles = setup.table != "companion" || setup.get("deck") == "virtual";
    if wrong.is_empty() && shuffles && setup.get("decision_set") == "own" && Cards::of(setup).decisions.is_none() {
        wrong.push(Refusal::new("CardSetSize", msg!("finspan-error-no-own-set")));
    }
    wrong
}

/// Is anything in this plan a house figure? Which kinds, for the sign at set-up and in the result.
pub(crate) fn house_kinds(plan: &Plan, virtual_deck: bool) -> Vec<&'static str> {
    use Provenance::House;
    let scores = plan.level.weather != Weather::None;
    let base = |t: &Tile| t.base(plan.level.weather).is_some_and(|b| b.provenance == House);
    let item = |t: &Tile| t.item.provenance == House || t.points_per_item.provenance == House;
    let ravel = |r: Ravel| r.card.column.provenance == House || r.card.rows.provenance == House;
    [
        ("decisions", virtual_deck && !plan.own_decisions),
        ("bases", scores && plan.tiles.iter().any(base)),
        ("tiles", plan.tiles.iter().any(item)),
        ("ravel", plan.ravel.is_some_and(ravel)),
    ]
    .into_iter()
    .filter_map(|(kind, house)| house.then_some(kind))
    .collect()
}
