//! The printed facts about Nautoma: `nautoma.json` and `achievements.json`, read and checked once.

pub mod fish;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Provenance, Refusal, msg};

use crate::names::{Item, Site, Weather};
use crate::nautoma::decision::{Decision, some_of, whole_set};

const NAUTOMA: &str = include_str!("../../data/nautoma.json");
const ACHIEVEMENTS: &str = include_str!("../../data/achievements.json");

/// A figure and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given<T> {
    /// The figure.
    pub value: T,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// What a level changes (§9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// 1–5.
    pub level: u8,
    /// Which side of the achievement cards.
    #[serde(rename = "achievements")]
    pub weather: Weather,
    /// Points for a fish.
    pub points_fish: u8,
    /// Points for a school.
    pub points_school: u8,
    /// Is the +3 bonus awarded on side B?
    pub side_b_bonus: bool,
}

/// An achievement tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tile {
    /// 1–3.
    pub week: u8,
    /// Its line on the achievement card, 1–6.
    pub line: u8,
    /// What it counts.
    pub item: Given<Item>,
    /// How many make one, for egg sets.
    pub set_size: Given<u8>,
    /// Points for each.
    pub points_per_item: Given<u8>,
    /// Nautoma's base value on the calm side.
    pub base_calm: Given<u8>,
    /// Nautoma's base value on the stormy side.
    pub base_stormy: Given<u8>,
}

impl Tile {
    /// `W2-1`.
    pub fn id(&self) -> String {
        format!("W{}-{}", self.week, self.line)
    }

    /// Her base value at a level; `None` if she scores nothing (N21).
    pub const fn base(&self, weather: Weather) -> Option<Given<u8>> {
        match weather {
            Weather::None => None,
            Weather::Calm => Some(self.base_calm),
            Weather::Stormy => Some(self.base_stormy),
        }
    }
}

/// A Ravel card: one column and some rows of the person's ocean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RavelCard {
    /// 1–6.
    pub number: u8,
    /// The column that brings her points.
    pub column: Given<Site>,
    /// The rows that cost her points: bit `row - 1`.
    pub rows: Given<u8>,
}

impl RavelCard {
    /// `R6`.
    pub fn id(&self) -> String {
        format!("R{}", self.number)
    }

    /// The rows, from the top.
    pub fn row_list(&self) -> Vec<u8> {
        (1..=6).filter(|row| self.rows.value & 1 << (row - 1) != 0).collect()
    }
}

/// Where everything starts (N2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Start {
    /// Eggs.
    pub eggs: u32,
    /// Young.
    pub young: u32,
    /// Schools.
    pub schools: u32,
    /// Fish.
    pub fish: u32,
    /// Divers.
    pub divers: u32,
}

/// The figures of her dive (N10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct DiveFigures {
    /// Young for a school.
    pub school_cost_young: u32,
    /// Eggs hatched at most.
    pub hatch_max: u32,
    /// New eggs.
    pub eggs_gained: u32,
}

/// The eggs she gets for the person's all-players abilities (N15, N16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct AllPlayers {
    /// For a landing.
    pub eggs_per_landing: u32,
    /// For a played card.
    pub eggs_per_played_card: u32,
}

/// Her final score besides fish and schools (N31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct FinalFigures {
    /// Points for a young.
    pub points_young: u32,
    /// Eggs for a point.
    pub eggs_per_point: u32,
}

/// Everything printed that Nautoma needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Where she starts.
    pub start: Start,
    /// Her dive.
    pub dive: DiveFigures,
    /// Eggs for the person's abilities.
    pub all_players: AllPlayers,
    /// Her final score.
    pub finals: FinalFigures,
    /// The five levels.
    pub levels: [Level; 5],
    /// The house decision cards.
    pub house: [Decision; 7],
    /// The six Ravel cards.
    pub ravel: [RavelCard; 6],
    /// The eighteen tiles, by week and line.
    pub tiles: [Tile; 18],
    /// The extra points for the better achievement (N22).
    pub bonus: u32,
}

/// The built-in data.
pub fn printed() -> &'static Printed {
    static DATA: OnceLock<Printed> = OnceLock::new();
    DATA.get_or_init(|| read(NAUTOMA, ACHIEVEMENTS).expect("the built-in files are checked by tests"))
}

/// Reads and checks the two files.
pub fn read(nautoma: &str, achievements: &str) -> Result<Printed, Refusal> {
    let (start, dive, all_players, finals, levels, house, ravel) =
        read_nautoma(nautoma).map_err(|why| invalid("nautoma.json", &why))?;
    let (tiles, bonus) = read_achievements(achievements).map_err(|why| invalid("achievements.json", &why))?;
    Ok(Printed { start, dive, all_players, finals, levels, house, ravel, tiles, bonus })
}

/// The refusal of a broken data file.
pub(crate) fn invalid(file: &str, reason: &str) -> Refusal {
    Refusal::new("DataInvalid", msg!("finspan-error-data", file = file, reason = reason))
}

type Nautomas = (Start, DiveFigures, AllPlayers, FinalFigures, [Level; 5], [Decision; 7], [RavelCard; 6]);

fn read_nautoma(text: &str) -> Result<Nautomas, String> {
    let file = with_schema(text, "vis-a-vis/finspan-nautoma/1")?;
    let levels: Vec<Level> = part(&file, "levels")?;
    let set = file["decision_sets"].as_array().and_then(|s| s.iter().find(|s| s["id"] == "house"));
    let house = set
        .map(|s| some_of(&s["cards"]).and_then(whole_set))
        .ok_or("no house set")?
        .map_err(|why| why.code.into_owned())?;
    let ravel = file["ravel"]["cards"].as_array().ok_or("no Ravel cards")?;
    let ravel: Result<Vec<_>, _> = ravel.iter().zip(1..).map(|(card, number)| read_ravel(card, number)).collect();
    let levels: [Level; 5] = levels.try_into().map_err(|_| "five levels")?;
    if levels.iter().zip(1..).any(|(l, n)| l.level != n) {
        return Err("levels 1 to 5 in order".into());
    }
    Ok((
        part(&file, "start")?,
        part(&file, "dive")?,
        part(&file, "human_all_players")?,
        part(&file, "final_scoring")?,
        levels,
        house,
        ravel?.try_into().map_err(|_| "six Ravel cards")?,
    ))
}

fn read_achievements(text: &str) -> Result<([Tile; 18], u32), String> {
    #[derive(Deserialize)]
    struct Raw {
        id: String,
        week: u8,
        line: u8,
        item: Item,
        set_size: u8,
        item_source: Source,
        points_per_item: Given<u8>,
        base_calm: Given<u8>,
        base_stormy: Given<u8>,
    }
    #[derive(Deserialize)]
    struct Source {
        provenance: Provenance,
    }
    let file = with_schema(text, "vis-a-vis/finspan-achievements/1")?;
    let raw: Vec<Raw> = part(&file, "tiles")?;
    let tiles: Vec<Tile> = raw
        .into_iter()
        .enumerate()
        .map(|(i, t)| {
            let provenance = t.item_source.provenance;
            let tile = Tile {
                week: t.week,
                line: t.line,
                item: Given { value: t.item, provenance },
                set_size: Given { value: t.set_size, provenance },
                points_per_item: t.points_per_item,
                base_calm: t.base_calm,
                base_stormy: t.base_stormy,
            };
            let place = (i as u8 / 6 + 1, i as u8 % 6 + 1);
            let fits = (t.week, t.line) == place && t.id == tile.id() && t.set_size > 0;
            fits.then_some(tile).ok_or_else(|| format!("{}: week, line or set size", t.id))
        })
        .collect::<Result<_, _>>()?;
    let sum = |f: fn(&Tile) -> u8| tiles.iter().map(|t| u32::from(f(t))).sum::<u32>();
    let totals = (sum(|t| t.base_calm.value), sum(|t| t.base_stormy.value), sum(|t| t.points_per_item.value));
    if totals != (24, 47, 32) {
        return Err(format!("totals {totals:?}, not (24, 47, 32)"));
    }
    let bonus = file["side_b_bonus"]["points"].as_u64().and_then(|n| n.try_into().ok()).ok_or("no bonus points")?;
    Ok((tiles.try_into().map_err(|_| "eighteen tiles")?, bonus))
}

/// Reads a JSON file and checks its schema tag.
pub(crate) fn with_schema(text: &str, schema: &str) -> Result<Value, String> {
    let file: Value = serde_json::from_str(text).map_err(|e| e.to_string())?;
    if file["schema"] == schema { Ok(file) } else { Err(format!("schema {}, not {schema}", file["schema"])) }
}

fn part<T: serde::de::DeserializeOwned>(file: &Value, name: &str) -> Result<T, String> {
    serde_json::from_value(file[name].clone()).map_err(|e| format!("{name}: {e}"))
}

fn read_ravel(card: &Value, number: u8) -> Result<RavelCard, String> {
    let wrong = || format!("R{number}");
    let provenance: Provenance = part(card, "provenance")?;
    let column = card["column"].as_str().and_then(Site::parse).ok_or_else(wrong)?;
    let rows = rows_of(&card["rows"]).ok_or_else(wrong)?;
    let card =
        RavelCard { number, column: Given { value: column, provenance }, rows: Given { value: rows, provenance } };
    Ok(card)
}

/// Distinct rows 1–6 as bits; `None` for anything else.
pub(crate) fn rows_of(list: &Value) -> Option<u8> {
    let mut bits = 0;
    for row in list.as_array()? {
        let bit = 1u8 << (row.as_u64().filter(|r| (1..=6).contains(r))? - 1);
        if bits & bit != 0 {
            return None;
        }
        bits |= bit;
    }
    (bits != 0).then_some(bits)
}
