//! Entering the person's own cards, figure by figure.

use serde_json::{Map, Value, json};
use table::{Answer, Field, Figure, Label, Msg, Opt, OwnCards, Provenance, Refusal, Screen, msg};

use super::{Cards, FILE, SCHEMA, TileFigure};
use crate::companion::Shown;
use crate::data::{Given, RavelCard, Tile, printed};
use crate::names::{DiveStep, Item, Marker, Site};
use crate::nautoma::decision::{self, Action, Decision, Steps};
use crate::words;

/// The person's own cards of Finspan.
#[derive(Clone, Copy, Debug, Default)]
pub struct Owner;

impl OwnCards for Owner {
    fn name(&self) -> &'static str {
        FILE
    }

    fn figures(&self, own: Option<&Value>) -> Vec<Figure> {
        let cards = own.and_then(|file| super::read(&without_decisions(file)).ok()).unwrap_or_else(Cards::built_in);
        let entered = own.map(entered).unwrap_or_default();
        let decisions = printed().house.iter().map(|house| {
            let mine = entered.iter().find(|c| c.number == house.number);
            let provenance = if mine.is_some() { Provenance::Owner } else { Provenance::House };
            Figure {
                section: msg!("finspan-section", section = "decision_cards").into(),
                field: icons_field(mine.unwrap_or(house)),
                provenance,
            }
        });
        let tiles = cards.tiles.iter().flat_map(|tile| TileFigure::ALL.map(|figure| tile_figure(tile, figure)));
        let ravel = cards.ravel.iter().flat_map(ravel_figures);
        decisions.chain(tiles).chain(ravel).collect()
    }

    fn enter(&self, own: Option<&Value>, field: &str, value: &Answer) -> Result<Value, Refusal> {
        let known = self.figures(own).into_iter().find(|f| f.field.id == field);
        let known = known.ok_or_else(|| Refusal::new("UnknownField", msg!("error-unknown-field", field = field)))?;
        let mut file = own.filter(|f| f.is_object()).cloned().unwrap_or_else(|| json!({"schema": SCHEMA}));
        let (id, name) = field.split_once('.').unwrap_or((field, ""));
        if let Some(number) = id.strip_prefix("card") {
            let card = card_of(number.parse().unwrap_or_default(), value)?;
            let mut all = entered(&file);
            all.retain(|c| c.number != card.number);
            all.push(card);
            all.sort_by_key(|c| c.number);
            file["decision_cards"] = json!(all);
            return Ok(file);
        }
        known.field.question().accepts(value)?;
        let section = if id.starts_with('W') { "tiles" } else { "ravel_cards" };
        let value = match value {
            Answer::Number(n) => json!(n),
            Answer::One(word) => json!(word),
            Answer::Form(_) => return Err(super::invalid(field)),
            Answer::Several(rows) if rows.is_empty() => return Err(super::invalid(field)),
            Answer::Several(rows) => rows.iter().filter_map(|r| r.parse::<u8>().ok()).collect(),
        };
        put(&mut file, section, id, name, value);
        Ok(file)
    }

    fn check(&self, own: &Value) -> Vec<Refusal> {
        super::check(own)
    }

    /// Printed cards that the person entered during a game at the real table (C5).
    fn learned(&self, own: Option<&Value>, screen: &Screen) -> Option<Value> {
        let told = &screen.state.of::<Shown>()?.learned_cards;
        let mut file = own.filter(|f| f.is_object()).cloned().unwrap_or_else(|| json!({"schema": SCHEMA}));
        let before = entered(&file);
        let mut all = before.clone();
        all.retain(|card| !told.iter().any(|t| t.number == card.number));
        all.extend(told);
        all.sort_by_key(|card| card.number);
        file["decision_cards"] = json!(all);
        (all != before).then_some(file)
    }
}

/// Writes a figure. A section of another kind means the file is broken; entering a figure repairs it.
fn put(file: &mut Value, section: &str, id: &str, name: &str, value: Value) {
    let object = |place: &mut Value| {
        if !place.is_object() {
            *place = Value::Object(Map::new());
        }
    };
    let place = &mut file[section];
    object(place);
    let place = &mut place[id];
    object(place);
    place[name] = value;
}

/// The decision cards entered so far.
fn entered(file: &Value) -> Vec<Decision> {
    decision::some_of(&file["decision_cards"]).unwrap_or_default()
}

/// The file without its decision cards: tiles and Ravel cards count even while those are being entered.
fn without_decisions(file: &Value) -> Value {
    let mut file = file.clone();
    if let Some(sections) = file.as_object_mut() {
        sections.shift_remove("decision_cards");
    }
    file
}

const ICONS: [&str; 6] = ["place", "remove", "fish", "school", "hatch", "eggs"];

/// A decision card as the icons it shows.
fn icons_field(card: &Decision) -> Field {
    let shown = |icon: &&&str| match (**icon, card.action) {
        ("fish", action) => action == Action::Fish,
        (word, Action::Dive(steps)) if DiveStep::parse(word).is_some_and(|s| steps.has(s)) => true,
        (word, _) => word == card.marker.id(),
    };
    let options = ICONS.iter().map(|&icon| Opt::new(icon, msg!("finspan-icon", icon = icon))).collect();
    let value = ICONS.iter().filter(shown).map(|&icon| icon.to_owned()).collect();
    let label = Label::of(msg!("finspan-own-card", number = card.number), msg!("finspan-own-card-shows"));
    Field::several(format!("card{}.icons", card.number), label, value, options)
}

/// The card that shows these icons, or why there is no such card.
fn card_of(number: u8, icons: &Answer) -> Result<Decision, Refusal> {
    let Answer::Several(icons) = icons else {
        return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "several")));
    };
    let refuse = || Refusal::new("CardInvalid", msg!("finspan-error-icons", icons = icons.join(", ")));
    if icons.iter().any(|icon| !ICONS.contains(&icon.as_str())) {
        return Err(refuse());
    }
    let markers: Vec<Marker> = icons.iter().filter_map(|w| Marker::parse(w)).collect();
    let steps: Vec<DiveStep> = icons.iter().filter_map(|w| DiveStep::parse(w)).collect();
    let marker = match markers.as_slice() {
        [] => Marker::None,
        [one] => *one,
        _ => return Err(refuse()),
    };
    let fish = icons.iter().any(|w| w == "fish");
    let action = match (fish, steps.is_empty()) {
        (true, true) => Action::Fish,
        (true, false) => return Err(refuse()),
        (false, true) => return Err(decision::empty_dive()),
        (false, false) => Action::Dive(Steps::of(&steps)),
    };
    Ok(Decision { number, marker, action })
}

fn tile_figure(tile: &Tile, figure: TileFigure) -> Figure {
    let id = format!("{}.{}", tile.id(), figure.id());
    let label = Label::of(Msg::plain(tile.id()), msg!("finspan-own-tile", figure = figure.id()));
    let number = |given: Given<u8>| {
        let (min, max) = figure.range().unwrap_or_default();
        let field = Field::number(id.clone(), label.clone(), given.value.into(), (min.into(), max.into()));
        (field, given.provenance)
    };
    let (field, provenance) = match figure {
        TileFigure::Item => {
            let options = Item::ALL.iter().map(|i| Opt::new(i.id(), words::item_word(*i, tile.set_size.value)));
            let field = Field::choice(id.clone(), label.clone(), tile.item.value.id(), options.collect());
            (field, tile.item.provenance)
        }
        TileFigure::SetSize => number(tile.set_size),
        TileFigure::Points => number(tile.points_per_item),
        TileFigure::Calm => number(tile.base_calm),
        TileFigure::Stormy => number(tile.base_stormy),
    };
    Figure { section: msg!("finspan-section", section = "tiles").into(), field, provenance }
}

fn ravel_figures(card: &RavelCard) -> [Figure; 2] {
    let section: Label = msg!("finspan-section", section = "ravel_cards").into();
    let label = |figure: &str| {
        let card = msg!("finspan-own-ravel", number = card.number);
        Label::of(card, msg!("finspan-own-ravel-figure", figure = figure))
    };
    let sites = Site::ALL.iter().map(|s| Opt::new(s.id(), words::site(*s))).collect();
    let rows = (1..=6).map(|row| Opt::new(row.to_string(), Msg::plain(row.to_string()))).collect();
    let value = card.row_list().iter().map(u8::to_string).collect();
    let column = Field::choice(format!("{}.column", card.id()), label("column"), card.column.value.id(), sites);
    let rows = Field::several(format!("{}.rows", card.id()), label("rows"), value, rows);
    [
        Figure { section: section.clone(), field: column, provenance: card.column.provenance },
        Figure { section, field: rows, provenance: card.rows.provenance },
    ]
}
