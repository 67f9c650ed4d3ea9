//! What every table shows about her: the panel, her area, the plan of the game.

use serde::Serialize;
use table::{Msg, Provenance, msg};

use super::setup::lay_tile;
use super::{Nautoma, Note, Tally};
use crate::data::{Given, Tile};
use crate::names::{Site, Weather};
use crate::options::{Plan, house_kinds};
use crate::words;

/// Everything in her area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Area {
    /// 1–4.
    pub week: u8,
    /// 1–6.
    pub turn: u8,
    /// Eggs.
    pub eggs: u32,
    /// Young.
    pub young: u32,
    /// Schools.
    pub schools: u32,
    /// Fish cards.
    pub fish: u32,
    /// Divers beside her.
    pub divers_area: u32,
    /// Divers on the achievement board.
    pub divers_board: u32,
    /// Noted points of weeks 1–3.
    pub notes: [Note; 3],
    /// How it came about.
    pub tally: Tally,
}

impl Area {
    /// What lies there.
    pub fn of(her: &Nautoma) -> Self {
        Self {
            week: her.week,
            turn: her.turn,
            eggs: her.eggs,
            young: her.young,
            schools: her.schools,
            fish: her.fish,
            divers_area: her.divers_area(),
            divers_board: her.divers_board,
            notes: her.notes,
            tally: her.tally,
        }
    }
}

/// The plan of the game with the provenance of every figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Planned {
    /// The level.
    pub level: LevelShown,
    /// The side of the achievement board: `a` or `b`.
    pub side: &'static str,
    /// The tiles of weeks 1–3.
    pub tiles: [TileShown; 3],
    /// The Ravel mode, if on.
    pub ravel: Option<RavelShown>,
    /// Which decision cards: `house`, `owner`, or `printed` if the person draws them.
    pub decision_set: &'static str,
    /// Which figures are house figures.
    pub house: Vec<&'static str>,
}

/// What the level changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LevelShown {
    /// 1–5.
    pub level: u8,
    /// Which side of the achievement cards.
    pub achievements: Weather,
    /// Points for a fish of hers.
    pub points_fish: u8,
    /// Points for a school of hers.
    pub points_school: u8,
    /// Is the +3 bonus awarded in this game?
    pub side_b_bonus: bool,
    /// Where these figures come from.
    pub provenance: Provenance,
}

/// A tile with its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileShown {
    /// `W2-1`.
    pub id: String,
    /// What it shows.
    #[serde(flatten)]
    pub tile: Tile,
}

/// The Ravel card and its strength.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RavelShown {
    /// `R6`.
    pub id: String,
    /// X.
    pub strength: u32,
    /// The column that brings her points.
    pub column: Given<Site>,
    /// The rows that cost her points.
    pub rows: Given<Vec<u8>>,
}

impl Planned {
    /// The plan; `app_draws` means that the program shuffles her decision cards.
    pub fn of(plan: &Plan, app_draws: bool) -> Self {
        let level = &plan.level;
        let rows = |rows: Given<u8>, list| Given { value: list, provenance: rows.provenance };
        Self {
            level: LevelShown {
                level: level.level,
                achievements: level.weather,
                points_fish: level.points_fish,
                points_school: level.points_school,
                side_b_bonus: plan.bonus(),
                provenance: Provenance::Booklet,
            },
            side: if plan.side_b { "b" } else { "a" },
            tiles: plan.tiles.map(|tile| TileShown { id: tile.id(), tile }),
            ravel: plan.ravel.map(|ravel| RavelShown {
                id: ravel.card.id(),
                strength: ravel.strength,
                column: ravel.card.column,
                rows: rows(ravel.card.rows, ravel.card.row_list()),
            }),
            decision_set: match (app_draws, plan.own_decisions) {
                (false, _) => "printed",
                (true, true) => "owner",
                (true, false) => "house",
            },
            house: house_kinds(plan, app_draws),
        }
    }

    /// The tile of a week; `None` in week 4.
    pub fn tile(&self, week: u8) -> Option<&Tile> {
        self.tiles.iter().map(|shown| &shown.tile).find(|tile| tile.week == week)
    }
}

/// Her public state in a few lines.
pub(crate) fn panel(her: &Nautoma, plan: &Plan) -> Vec<(Msg, Msg)> {
    let row = |name: &'static str, value: Msg| (msg!("finspan-panel", row = name), value);
    let number = |n: u32| Msg::plain(n.to_string());
    let level = &plan.level;
    let mut panel = vec![
        row("week", msg!("finspan-panel-week", week = her.week, turn = her.turn)),
        row("level", msg!("finspan-panel-level", level = level.level, weather = level.weather.id())),
        row("eggs", number(her.eggs)),
        row("young", number(her.young)),
        row("schools", number(her.schools)),
        row("fish", number(her.fish)),
    ];
    if level.weather != Weather::None && her.week < 4 {
        let text = msg!("finspan-panel-markers", board = her.divers_board, area = her.divers_area());
        panel.push(row("markers", text));
    }
    if let Some(tile) = plan.tile(her.week) {
        panel.push(row("achievement", words::tile(tile)));
    }
    let later: Vec<Msg> = plan.tiles.iter().filter(|tile| tile.week > her.week).map(lay_tile).collect();
    if !later.is_empty() {
        panel.push(row("later", msg!("list", list = later)));
    }
    if let Some(ravel) = plan.ravel.filter(|_| her.week < 4) {
        let card = words::ravel_card(&ravel.card);
        panel.push(row("ravel", msg!("finspan-panel-ravel", card = card, strength = ravel.strength)));
    }
    if her.week > 1 {
        let noted: u32 = her.notes.iter().map(|n| n.achievement + n.bonus + n.ravel).sum();
        panel.push(row("noted", number(noted)));
    }
    panel
}
