//! What is printed on the person's own copy, as far as the companion asks about it (§10.1): learned from answers
//! or entered once, then never asked again.
//!
//! The file `cryo-owner.json`: `faces` (ids of tile and token faces without a usual button), `salvage` (spaces by
//! material for two players), `energy_max` and `material_max` (where the tracks end), and `board` (a whole board file
//! for the game on screen). All of it is optional.

use serde_json::{Map, Value, json};
use table::{Answer, Field, Figure, Label, Msg, Opt, OwnCards, Provenance, Refusal, Screen, Setup, msg};

use super::form;
use crate::companion::Shown;
use crate::data::figures;
use crate::names::{ByMaterial, Face, Item, Material, Mode};
use crate::options::SALVAGE;
use crate::rival::MOST_FACES;
use crate::words;

/// The name of the file, also used in [`Setup::own`].
pub const FILE: &str = "cryo-owner";

/// The schema tag; also assumed for a file without one.
const SCHEMA: &str = "vis-a-vis/cryo-owner/1";

/// The most salvage spaces of one material.
const MOST_SALVAGE: u8 = 3;
/// Where a track may end.
const ENERGY: (u8, u8) = (5, 20);
const MATERIALS: (u8, u8) = (4, 20);

/// What is printed on the person's own copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Faces without a usual button.
    pub faces: Vec<Face>,
    /// Salvage spaces for two players.
    pub salvage: ByMaterial<u8>,
    /// The highest number of the energy track.
    pub energy_max: Option<u8>,
    /// The highest number of the material tracks.
    pub material_max: Option<u8>,
}

impl Default for Printed {
    fn default() -> Self {
        Self { faces: Vec::new(), salvage: ByMaterial([SALVAGE; 4]), energy_max: None, material_max: None }
    }
}

impl Printed {
    /// The one of a set-up, whatever is entered of the board; a broken file counts as none (`check` says what is wrong
    /// with it).
    pub fn of(setup: &Setup) -> Self {
        setup.own.get(FILE).map(read).filter(|(_, wrong)| wrong.is_empty()).map_or_else(Self::default, |(own, _)| own)
    }
}

fn invalid(place: &str) -> Refusal {
    Refusal::new("OwnerFileInvalid", msg!("cryo-error-owner", place = place.to_owned()))
}

/// Reads what it can and lists everything that is wrong, but for the board. Never panics, whatever the file holds.
fn read(file: &Value) -> (Printed, Vec<Refusal>) {
    let (mut own, mut wrong) = (Printed::default(), Vec::new());
    let Some(sections) = file.as_object() else { return (own, vec![invalid("{}")]) };
    let number = |value: &Value, (min, max): (u8, u8)| {
        value.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|n| (min..=max).contains(n))
    };
    for (name, value) in sections {
        match (name.as_str(), value) {
            ("schema", tag) if tag == SCHEMA => {}
            ("faces", Value::Array(ids)) if ids.len() <= MOST_FACES => {
                for id in ids {
                    match id.as_str().and_then(Face::parse).map(Face::sorted) {
                        Some(face) if own.faces.contains(&face) || figures().faces.contains(&face) => {}
                        Some(face) => own.faces.push(face),
                        None => wrong.push(invalid(&format!("faces {id}"))),
                    }
                }
            }
            ("salvage", Value::Object(spaces)) => {
                for (material, spaces) in spaces {
                    match Material::parse(material).zip(number(spaces, (0, MOST_SALVAGE))) {
                        Some((material, spaces)) => own.salvage[material] = spaces,
                        None => wrong.push(invalid(&format!("salvage.{material}"))),
                    }
                }
            }
            ("energy_max", value) if number(value, ENERGY).is_some() => own.energy_max = number(value, ENERGY),
            ("material_max", value) if number(value, MATERIALS).is_some() => {
                own.material_max = number(value, MATERIALS);
            }
            (form::BOARD, _) => {}
            _ => wrong.push(invalid(name)),
        }
    }
    (own, wrong)
}

/// What is printed on the person's own copy, for front ends.
#[derive(Clone, Copy, Debug)]
pub struct Owner;

/// The file as an object to add to.
fn opened(own: Option<&Value>) -> Map<String, Value> {
    let mut file = own.and_then(Value::as_object).cloned().unwrap_or_default();
    file.insert("schema".into(), SCHEMA.into());
    file
}

/// The faces to tick: every pair of items, as both or as one of the two.
fn pairs() -> Vec<Face> {
    let mut all = Vec::new();
    for (i, &a) in Item::ALL.iter().enumerate() {
        for &b in &Item::ALL[i..] {
            let modes: &[Mode] = if a == b { &[Mode::All] } else { &[Mode::All, Mode::One] };
            all.extend(modes.iter().map(|&mode| Face { mode, items: [a, b].into() }));
        }
    }
    all.retain(|face| !figures().faces.contains(face));
    all
}

/// The figures that are on no board: where the tracks end, salvage, faces.
fn beside_the_board(own: Option<&Value>) -> Vec<Figure> {
    let printed = own.map(read).unwrap_or_default().0;
    let entered = |pointer: &str, otherwise: Provenance| {
        if own.is_some_and(|own| own.pointer(pointer).is_some()) { Provenance::Owner } else { otherwise }
    };
    let mut list = Vec::new();
    let tracks: Label = msg!("cryo-own-tracks").into();
    let end = |id: &'static str, label: Msg, value: Option<u8>, (min, max): (u8, u8), unknown: Option<Msg>| {
        let mut options: Vec<Opt> = unknown.into_iter().map(|label| Opt::new("none", label)).collect();
        options.extend((min..=max).map(|n| Opt::new(n.to_string(), Msg::plain(n.to_string()))));
        Field::choice(id, label, value.map_or("none".into(), |n| n.to_string()), options)
    };
    list.push(Figure {
        section: tracks.clone(),
        field: end(
            "energy_max",
            msg!("cryo-option-energy_max"),
            printed.energy_max,
            ENERGY,
            Some(msg!("cryo-value-energy_max-none")),
        ),
        provenance: entered("/energy_max", Provenance::House),
    });
    let usual = figures().track_max[crate::names::Track::Crystal];
    list.push(Figure {
        section: tracks,
        field: end(
            "material_max",
            msg!("cryo-option-material_max"),
            Some(printed.material_max.unwrap_or(usual)),
            MATERIALS,
            None,
        ),
        provenance: entered("/material_max", Provenance::Public),
    });
    for (material, spaces) in printed.salvage.iter() {
        let label = msg!("cryo-own-salvage-of", track = words::track(material.track()));
        list.push(Figure {
            section: msg!("cryo-own-salvage").into(),
            field: Field::number(
                format!("salvage.{}", material.id()),
                label,
                (*spaces).into(),
                (0, MOST_SALVAGE.into()),
            ),
            provenance: entered(&format!("/salvage/{}", material.id()), Provenance::House),
        });
    }
    let mut offered = pairs();
    offered.extend(printed.faces.iter().filter(|face| !pairs().contains(face)).cloned());
    let options = offered.iter().map(|face| Opt::new(face.id(), words::face(face))).collect();
    let ticked = printed.faces.iter().map(Face::id).collect();
    list.push(Figure {
        section: msg!("cryo-own-faces").into(),
        field: Field::several("faces", msg!("cryo-own-faces-more"), ticked, options),
        provenance: entered("/faces", Provenance::House),
    });
    list
}

impl OwnCards for Owner {
    fn name(&self) -> &'static str {
        FILE
    }

    fn figures(&self, own: Option<&Value>) -> Vec<Figure> {
        let mut list = beside_the_board(own);
        list.extend(form::figures(own));
        list
    }

    fn enter(&self, own: Option<&Value>, field: &str, value: &Answer) -> Result<Value, Refusal> {
        let mut file = opened(own);
        if let Some(board) = form::enter(own, field, value) {
            file.insert(form::BOARD.into(), board?);
            return Ok(Value::Object(file));
        }
        let figures = beside_the_board(own);
        let figure = figures.iter().find(|f| f.field.id == field).ok_or_else(|| invalid(field))?;
        figure.field.question().accepts(value)?;
        match (field.split_once('.'), value) {
            (None, Answer::Several(ids)) if ids.len() > MOST_FACES => {
                return Err(Refusal::new("HowMany", msg!("cryo-error-faces", most = MOST_FACES)));
            }
            (None, Answer::Several(ids)) => {
                file.insert(field.into(), json!(ids));
            }
            (None, Answer::One(id)) => match id.parse::<u8>() {
                Ok(end) => {
                    file.insert(field.into(), end.into());
                }
                Err(_) => {
                    file.remove(field);
                }
            },
            (Some((_, material)), Answer::Number(spaces)) => {
                let all = file.entry("salvage").or_insert_with(|| json!({}));
                if !all.is_object() {
                    *all = json!({});
                }
                all[material] = json!(spaces);
            }
            _ => return Err(invalid(field)),
        }
        Ok(Value::Object(file))
    }

    fn check(&self, own: &Value) -> Vec<Refusal> {
        let mut wrong = read(own).1;
        wrong.extend(own.get(form::BOARD).map(form::check).unwrap_or_default());
        wrong
    }

    /// Faces built in one game have a button in the next.
    fn learned(&self, own: Option<&Value>, screen: &Screen) -> Option<Value> {
        let shown: &Shown = screen.state.of()?;
        let known = own.map(read).unwrap_or_default().0.faces;
        let new = shown.faces.iter().filter_map(|id| Face::parse(id)).filter(|face| !known.contains(face));
        let mut all: Vec<String> = known.iter().map(Face::id).collect();
        all.extend(new.map(|face| face.id()));
        all.truncate(MOST_FACES);
        if all.len() == known.len() {
            return None;
        }
        let mut file = opened(own);
        file.insert("faces".into(), json!(all));
        Some(Value::Object(file))
    }
}
