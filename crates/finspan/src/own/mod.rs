//! The person's own cards (§9.4): printed figures, entered once, replace house and public ones.
//!
//! The file `finspan-owner.json` has three optional sections: `decision_cards` (each number once; the program
//! shuffles them when all seven are there), `tiles` (by tile id, any of its figures) and `ravel_cards` (by id:
//! column, rows).

mod entry;

use serde_json::{Map, Value};
use table::{Provenance, Refusal, Setup, msg};

use crate::data::{Given, RavelCard, Tile, printed, rows_of};
use crate::names::{Item, Site};
use crate::nautoma::decision::{self, Decision};

pub use entry::Owner;

/// The name of the file, also used in [`Setup::own`].
pub const FILE: &str = "finspan-owner";

/// The schema tag; also assumed for a file without one.
pub(crate) const SCHEMA: &str = "vis-a-vis/finspan-owner/1";

table::closed_set! {
    /// A figure of a tile that can be entered.
    pub(crate) enum TileFigure {
        /// What it counts.
        Item = "item",
        /// How many make one set.
        SetSize = "set_size",
        /// Points for each.
        Points = "points_per_item",
        /// The base value in calm weather.
        Calm = "base_calm",
        /// The base value in stormy weather.
        Stormy = "base_stormy",
    }
}

impl TileFigure {
    /// The range of its numbers; `None` for an item, which is a word.
    pub(crate) const fn range(self) -> Option<(u8, u8)> {
        match self {
            Self::Item => None,
            Self::SetSize => Some((1, 9)),
            Self::Points => Some((0, 9)),
            Self::Calm | Self::Stormy => Some((0, 20)),
        }
    }
}

/// The cards a game is played with: the built-in ones, replaced by the person's own where entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    /// The person's decision cards, if all seven were entered.
    pub decisions: Option<[Decision; 7]>,
    /// Those entered so far, by number.
    pub known: [Option<Decision>; 7],
    /// The eighteen tiles.
    pub tiles: [Tile; 18],
    /// The six Ravel cards.
    pub ravel: [RavelCard; 6],
}

impl Cards {
    /// The built-in cards.
    pub fn built_in() -> Self {
        Self { decisions: None, known: [None; 7], tiles: printed().tiles, ravel: printed().ravel }
    }

    /// The cards of a set-up; a broken file counts as none (`check` says what is wrong with it).
    pub fn of(setup: &Setup) -> Self {
        setup.own.get(FILE).and_then(|file| read(file).ok()).unwrap_or_else(Self::built_in)
    }
}

/// Reads an owner's file. Never panics, whatever the text.
pub fn parse_owner(text: &str) -> Result<Cards, Refusal> {
    let file: Value = serde_json::from_str(text).map_err(|e| {
        Refusal::new("OwnerFileInvalid", msg!("finspan-error-owner-unreadable", line = e.line(), column = e.column()))
    })?;
    read(&file)
}

/// Everything wrong with an owner's file; empty if it can be played with.
pub fn check(file: &Value) -> Vec<Refusal> {
    lenient(file).1
}

/// Reads an owner's file; the error is the first thing wrong with it.
pub fn read(file: &Value) -> Result<Cards, Refusal> {
    let (cards, wrong) = lenient(file);
    wrong.into_iter().next().map_or(Ok(cards), Err)
}

/// Reads what it can and lists everything that is wrong.
fn lenient(file: &Value) -> (Cards, Vec<Refusal>) {
    let mut cards = Cards::built_in();
    let mut wrong = Vec::new();
    let Some(sections) = file.as_object() else { return (cards, vec![invalid("blank")]) };
    for (name, section) in sections {
        match (name.as_str(), section) {
            ("schema", tag) if tag == SCHEMA => {}
            ("decision_cards", Value::Array(_)) => match decision::some_of(section) {
                Ok(some) => {
                    for card in &some {
                        cards.known[usize::from(card.number) - 1] = Some(*card);
                    }
                    cards.decisions = decision::whole_set(some).ok();
                }
                Err(why) => wrong.push(why),
            },
            ("tiles", Value::Object(tiles)) => {
                for (id, figures) in tiles {
                    wrong.extend(own_tile(&mut cards, id, figures).err());
                }
            }
            ("ravel_cards", Value::Object(ravel)) => {
                for (id, card) in ravel {
                    wrong.extend(own_ravel(&mut cards, id, card).err());
                }
            }
            _ => wrong.push(invalid(name)),
        }
    }
    (cards, wrong)
}

/// The refusal of an owner's file, with the place of the mistake.
pub(crate) fn invalid(place: &str) -> Refusal {
    Refusal::new("OwnerFileInvalid", msg!("finspan-error-owner", place = place.to_owned()))
}

fn entries<'a>(value: &'a Value, place: &str) -> Result<&'a Map<String, Value>, Refusal> {
    value.as_object().ok_or_else(|| invalid(place))
}

fn own_tile(cards: &mut Cards, id: &str, figures: &Value) -> Result<(), Refusal> {
    let tile = cards.tiles.iter_mut().find(|t| t.id() == id).ok_or_else(|| invalid(id))?;
    for (name, value) in entries(figures, id)? {
        let wrong = || invalid(&format!("{id}.{name}"));
        let figure = TileFigure::parse(name).ok_or_else(wrong)?;
        let number = || {
            let (min, max) = figure.range()?;
            value.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|n| (min..=max).contains(n)).map(owner)
        };
        match figure {
            TileFigure::Item => tile.item = value.as_str().and_then(Item::parse).map(owner).ok_or_else(wrong)?,
            TileFigure::SetSize => tile.set_size = number().ok_or_else(wrong)?,
            TileFigure::Points => tile.points_per_item = number().ok_or_else(wrong)?,
            TileFigure::Calm => tile.base_calm = number().ok_or_else(wrong)?,
            TileFigure::Stormy => tile.base_stormy = number().ok_or_else(wrong)?,
        }
    }
    Ok(())
}

fn own_ravel(cards: &mut Cards, id: &str, card: &Value) -> Result<(), Refusal> {
    let ravel = cards.ravel.iter_mut().find(|r| r.id() == id).ok_or_else(|| invalid(id))?;
    for (name, value) in entries(card, id)? {
        let wrong = || invalid(&format!("{id}.{name}"));
        match name.as_str() {
            "column" => ravel.column = value.as_str().and_then(Site::parse).map(owner).ok_or_else(wrong)?,
            "rows" => ravel.rows = rows_of(value).map(owner).ok_or_else(wrong)?,
            _ => return Err(wrong()),
        }
    }
    Ok(())
}

fn owner<T>(value: T) -> Given<T> {
    Given { value, provenance: Provenance::Owner }
}
