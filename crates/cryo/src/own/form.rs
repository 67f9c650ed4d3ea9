//! The board on screen in the person's own file: the house board with what the person's copy shows, or a whole board
//! file. The form holds the figures that leave the totals of a board alone; docks, tiles and tokens come with a file.

use serde_json::{Value, json};
use table::{Answer, Field, Figure, Provenance, Refusal, Setup, msg};

use super::{Board, Fault, HOUSE_FILE, parse};
use crate::names::Track;
use crate::words;

/// Where the board stands in the person's file.
pub(super) const BOARD: &str = "board";

/// Caverns: the highest number, the most of a material in a cost.
const NUMBER: i64 = 20;
const COST: i64 = 5;
/// The most energy of a part of a tunnel, the most pods on a platform.
const ENERGY: i64 = 9;
const ROOM: i64 = 15;

/// The person's own board of a set-up, if there is one and it can be played on.
pub fn own_board(setup: &Setup) -> Option<Board> {
    let file = setup.own.get(super::printed::FILE)?.get(BOARD)?;
    parse(&file.to_string()).ok()
}

/// Everything wrong with the board in a person's file.
pub(super) fn check(file: &Value) -> Vec<Refusal> {
    match parse(&file.to_string()) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(refusal).collect(),
    }
}

/// A fault in words.
fn refusal(fault: &Fault) -> Refusal {
    let text = match fault {
        Fault::Format { why, .. } => msg!("cryo-error-board-format", why = why.as_str()),
        Fault::Total { name, expected, found } | Fault::Derived { name, expected, found } => {
            msg!("cryo-error-board-total", name = *name, expected = *expected, found = *found)
        }
        Fault::Ref { at, id } => msg!("cryo-error-board-ref", place = at.as_str(), id = id.as_str()),
        Fault::Graph { at, why } => {
            msg!("cryo-error-board-graph", place = at.as_str(), flaw = format!("{why:?}"))
        }
        Fault::Provenance { at, word } => msg!("cryo-error-board-word", place = at.as_str(), word = word.as_str()),
    };
    Refusal::new(fault.code(), text)
}

fn house() -> Value {
    serde_json::from_str(HOUSE_FILE).unwrap_or_default()
}

/// The figures of the board that the form offers.
pub(super) fn figures(own: Option<&Value>) -> Vec<Figure> {
    let mine = own.and_then(|own| own.get(BOARD));
    let house = house();
    let board = mine.unwrap_or(&house);
    let mut all = Vec::new();
    let mut figure = |id: String, label: table::Msg, pointer: String, max: i64, section: table::Msg| {
        let number = |board: &Value| board.pointer(&pointer).and_then(Value::as_i64).unwrap_or(0);
        let provenance =
            if mine.is_some_and(|mine| number(mine) != number(&house)) { Provenance::Owner } else { Provenance::House };
        all.push(Figure { section, field: Field::number(id, label, number(board), (0, max)), provenance });
    };
    let list = |path: &str| board.pointer(path).and_then(Value::as_array).cloned().unwrap_or_default();
    let name = |entry: &Value| entry["id"].as_str().unwrap_or_default().to_owned();
    for (at, tile) in list("/caverns/tiles").iter().enumerate() {
        let id = name(tile);
        for (word, label) in [
            ("high", msg!("cryo-own-cavern-high", cavern = id.as_str())),
            ("low", msg!("cryo-own-cavern-low", cavern = id.as_str())),
        ] {
            let pointer = format!("/caverns/tiles/{at}/{word}");
            figure(format!("cavern.{id}.{word}"), label, pointer, NUMBER, msg!("cryo-own-caverns"));
        }
        for track in Track::ALL {
            let label = msg!("cryo-own-cavern-cost", cavern = id.as_str(), track = words::track(track));
            let pointer = format!("/caverns/tiles/{at}/cost/{}", track.id());
            figure(format!("cavern.{id}.{}", track.id()), label, pointer, COST, msg!("cryo-own-caverns"));
        }
    }
    for (at, segment) in list("/caverns/segments").iter().enumerate() {
        let id = name(segment);
        let label = msg!("cryo-own-segment", segment = id.as_str());
        figure(
            format!("segment.{id}"),
            label,
            format!("/caverns/segments/{at}/energy"),
            ENERGY,
            msg!("cryo-own-tunnels"),
        );
    }
    figure("room".into(), msg!("cryo-own-room"), "/platform/pod_capacity".into(), ROOM, msg!("cryo-own-board"));
    all
}

/// Enters a figure of the board; `None` if the field belongs to something else.
pub(super) fn enter(own: Option<&Value>, field: &str, value: &Answer) -> Option<Value> {
    let number = value.number()?;
    let mut board = own.and_then(|own| own.get(BOARD)).cloned().unwrap_or_else(house);
    let place = |board: &Value, path: &str, id: &str| {
        board.pointer(path).and_then(Value::as_array)?.iter().position(|entry| entry["id"] == id)
    };
    match field.split('.').collect::<Vec<_>>()[..] {
        ["cavern", id, what] => {
            let at = place(&board, "/caverns/tiles", id)?;
            let tile = board.pointer_mut(&format!("/caverns/tiles/{at}"))?;
            match Track::parse(what) {
                Some(track) if number > 0 => tile["cost"][track.id()] = json!(number),
                Some(track) => {
                    tile["cost"].as_object_mut()?.remove(track.id());
                }
                None => tile[what] = json!(number),
            }
        }
        ["segment", id] => {
            let at = place(&board, "/caverns/segments", id)?;
            board["caverns"]["segments"][at]["energy"] = json!(number);
            add_up(&mut board);
        }
        ["room"] => board["platform"]["pod_capacity"] = json!(number),
        _ => return None,
    }
    Some(board)
}

/// The energy of every tunnel is the sum of its parts (§13.1).
fn add_up(board: &mut Value) {
    let caverns = &mut board["caverns"];
    let segments = caverns["segments"].as_array().cloned().unwrap_or_default();
    let energy = |id: &Value| segments.iter().find(|s| s["id"] == *id).and_then(|s| s["energy"].as_i64()).unwrap_or(0);
    if let Some(tunnels) = caverns["tunnels"].as_array_mut() {
        for tunnel in tunnels {
            let total: i64 = tunnel["path"].as_array().map_or(0, |path| path.iter().map(energy).sum());
            tunnel["energy_total"] = json!(total);
        }
    }
}
