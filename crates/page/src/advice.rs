//! Which level to try next, from one's own results and what was measured.

use std::sync::LazyLock;

use serde_json::Value;
use table::{About, Choice, Msg, Values, closed_set, msg};

use crate::home::level_name;
use crate::host::{LEVELS, Standing};
use crate::registry;

/// How often computer players win, and how rich an opponent gets alone, as measured.
pub static MEASURED: LazyLock<Value> = LazyLock::new(|| {
    let mut measured: Value = serde_json::from_str(include_str!("../data/how-hard.json")).unwrap_or_default();
    for (entry, file) in registry::all().iter().filter_map(|entry| Some((entry, entry.measured?))) {
        measured[entry.id()] = serde_json::from_str(file).unwrap_or_default();
    }
    measured
});

/// Fewer games say too little.
const ENOUGH: u32 = 5;

/// A level with more wins than this, in per cent, is too easy; with fewer than the second, too hard.
const EASY: f64 = 65.0;
const HARD: f64 = 35.0;

/// How the games at one level went, at all tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its id.
    pub id: String,
    /// What the game calls it.
    pub name: Option<Msg>,
    /// Games played to their end.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// The table where most of them were played, and how many.
    table: (u32, String),
}

impl Level {
    /// The share that was won.
    pub fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.played.max(1))
    }
}

/// The option that says how hard a game is.
fn level_option(about: &About) -> Option<&Choice> {
    LEVELS.iter().find_map(|name| about.options.iter().find(|option| option.name == *name))
}

/// The ids of all levels, the easiest first.
fn ids(option: &Choice) -> Vec<String> {
    match &option.values {
        Values::OneOf(values) => values.iter().map(|(id, _)| (*id).to_owned()).collect(),
        Values::Number { min, max, step } => {
            (*min..=*max).step_by(usize::try_from(*step).unwrap_or(1).max(1)).map(|n| n.to_string()).collect()
        }
    }
}

/// The levels of a game that were played, the easiest first; what was played without one comes before them.
pub fn levels(about: &About, standings: &[Standing]) -> Vec<Level> {
    let order = level_option(about).map(ids).unwrap_or_default();
    let mut levels: Vec<Level> = Vec::new();
    for standing in standings.iter().filter(|s| s.game == about.id) {
        let at = levels.iter().position(|level| level.id == standing.level).unwrap_or_else(|| {
            let name = level_name(about.id, &standing.level);
            let id = standing.level.clone();
            levels.push(Level { id, name, played: 0, won: 0, table: (0, String::new()) });
            levels.len() - 1
        });
        let level = &mut levels[at];
        level.played += standing.played;
        level.won += standing.won;
        if standing.played > level.table.0 {
            level.table = (standing.played, standing.table.clone());
        }
    }
    levels.sort_by_key(|level| order.iter().position(|id| *id == level.id).map_or(0, |at| at + 1));
    levels
}

/// The name of an option's value in a list of options.
pub fn label(game: &str, option: &str, value: &str) -> Option<Msg> {
    if LEVELS.contains(&option) {
        return level_name(game, value);
    }
    let about = registry::find(game)?.game.about();
    let choice = about.options.into_iter().find(|choice| choice.name == option)?;
    let shown = match choice.values {
        Values::OneOf(values) => values.into_iter().find(|(id, _)| *id == value)?.1,
        Values::Number { .. } => Msg::plain(value),
    };
    Some(msg!("page-advice-option", option = choice.label, value = shown))
}

closed_set! {
    /// What the results say about a level.
    pub enum Kind {
        /// It is won too often.
        Easy = "easy",
        /// It is lost too often.
        Hard = "hard",
        /// Neither.
        Right = "right",
        /// Too easy, and nothing is harder.
        Hardest = "hardest",
        /// Too hard, and nothing is easier.
        Easiest = "easiest",
    }
}

/// What to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The options it takes.
    pub set: Vec<(String, String)>,
    /// The chance of winning to be expected, in per cent, where it can be said.
    pub chance: Option<i64>,
}

/// Advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What the results say.
    pub kind: Kind,
    /// About which level.
    pub level: Msg,
    /// Its table.
    pub table: String,
    /// The share won there, in per cent.
    pub share: i64,
    /// Games won there.
    pub won: u32,
    /// Games played there.
    pub played: u32,
    /// What to try instead: a level, and something between.
    pub tries: Vec<Try>,
}

/// Advice for a game; none with too few games at one level. The level with the most games is judged; how good the person is
/// comes from all of them.
pub fn of(game: &str, levels: &[Level]) -> Option<Advice> {
    let about = registry::find(game)?.game.about();
    let option = level_option(&about)?;
    let ids = ids(option);
    let (at, home) = levels
        .iter()
        .filter(|level| level.played >= ENOUGH)
        .filter_map(|level| Some((ids.iter().position(|id| *id == level.id)?, level)))
        .max_by_key(|(at, level)| (level.played, *at))?;
    let share = 100.0 * home.share();
    let measured = MEASURED.get(game).filter(|of| of["option"] == option.name);
    let of_level = |id: &str| measured.and_then(|of| of["simple"]["won"][id].as_f64());
    let skill = measured.map(|_| skill(levels, of_level));
    let chance = |won: f64| skill.map(|skill| 100.0 * expected(won, skill));
    let kind = match share {
        share if share > EASY && at + 1 == ids.len() => Kind::Hardest,
        share if share > EASY => Kind::Easy,
        share if share < HARD && at == 0 => Kind::Easiest,
        share if share < HARD => Kind::Hard,
        _ => Kind::Right,
    };
    let harder = match kind {
        Kind::Easy => true,
        Kind::Hard => false,
        _ => return Some(advice(kind, home, Vec::new())),
    };
    // Of the levels on that side the one where an even game is to be expected; without figures, the next one.
    let even = |id: &String| of_level(id).and_then(chance).map_or(f64::MAX, |chance| (chance - 50.0).abs());
    let side: Vec<&String> = if harder { ids[at + 1..].iter().collect() } else { ids[..at].iter().rev().collect() };
    let to = side.iter().copied().min_by(|a, b| even(a).total_cmp(&even(b)))?;
    let try_of = |set: Vec<(String, String)>, won: Option<f64>| Try {
        set,
        chance: won.and_then(chance).map(|chance| chance.round() as i64),
    };
    let mut tries = vec![try_of(vec![(option.name.to_owned(), to.clone())], of_level(to))];
    tries.extend(between(measured, of_level(&home.id), of_level(to)).map(|(set, won)| try_of(set, Some(won))));
    Some(advice(kind, home, tries))
}

fn advice(kind: Kind, home: &Level, tries: Vec<Try>) -> Advice {
    Advice {
        kind,
        level: home.name.clone().unwrap_or_else(|| Msg::plain("")),
        table: home.table.1.clone(),
        share: (100.0 * home.share()).round() as i64,
        won: home.won,
        played: home.played,
        tries,
    }
}

/// The set-up between two levels that was measured nearest to the middle of them.
fn between(measured: Option<&Value>, a: Option<f64>, b: Option<f64>) -> Option<(Vec<(String, String)>, f64)> {
    let (low, high) = (a?.min(b?), a?.max(b?));
    let dials = measured?["between"].as_array()?.iter().filter_map(|dial| {
        let won = dial["won"].as_f64().filter(|won| low < *won && *won < high)?;
        let set = dial["set"].as_object()?;
        Some((set.iter().map(|(o, v)| (o.clone(), v.as_str().unwrap_or_default().to_owned())).collect(), won))
    });
    let middle = f64::midpoint(low, high);
    dials.min_by(|(_, a): &(Vec<_>, f64), (_, b)| (a - middle).abs().total_cmp(&(b - middle).abs()))
}

/// The odds of a chance in per cent, as a logarithm.
fn odds(won: f64) -> f64 {
    let won = won.clamp(0.5, 99.5) / 100.0;
    (won / (1.0 - won)).ln()
}

/// The chance of somebody who is so much better than the simple player of the reports, who wins so often.
fn expected(won: f64, skill: f64) -> f64 {
    1.0 / (1.0 + (-odds(won) - skill).exp())
}

/// How much better than the simple player, in logarithms of odds: what explains all results best, drawn towards nothing as long
/// as there are few.
fn skill(levels: &[Level], won: impl Fn(&str) -> Option<f64>) -> f64 {
    let known: Vec<(f64, &Level)> = levels.iter().filter_map(|level| Some((won(&level.id)?, level))).collect();
    // More wins than expected: better. The pull is that of a person usually within two of the simple player.
    let better = |skill: f64| {
        let surplus =
            |(won, level): &(f64, &Level)| f64::from(level.won) - f64::from(level.played) * expected(*won, skill);
        known.iter().map(surplus).sum::<f64>() - skill / 4.0 > 0.0
    };
    let (mut low, mut high) = (-10.0, 10.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if better(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}
