//! The board on screen in the person's own file: the house board with what the person's copy shows, place by place, or a
//! whole board file. What does not fit yet while it is being entered is told, and nobody plays on it.

use serde_json::{Value, json};
use table::{Answer, Field, Figure, Opt, Provenance, Refusal, Setup, msg};

use super::blanks::{Blank, MOST_STACKS, What, blanks, called, face, id, list};
use super::{Board, Fault, HOUSE_FILE, parse};
use crate::data::figures as printed_figures;
use crate::names::{Face, Mode};
use crate::words;

/// Where the board stands in the person's file.
pub(super) const BOARD: &str = "board";

/// The longest name somebody may type.
const LETTERS: usize = 120;

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
            let what = msg!("cryo-own-counted", what = *name);
            msg!("cryo-error-board-total", name = what, expected = *expected, found = *found)
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

/// Every place of the board, as the form offers it.
pub(super) fn figures(own: Option<&Value>) -> Vec<Figure> {
    let mine = own.and_then(|own| own.get(BOARD));
    let house = house();
    let board = mine.unwrap_or(&house);
    let figure = |blank: Blank| {
        let changed = mine.is_some_and(|mine| mine.pointer(&blank.at) != house.pointer(&blank.at));
        let provenance = if changed { Provenance::Owner } else { Provenance::House };
        Figure { section: blank.section.clone(), field: field(&blank, board), provenance }
    };
    blanks(board).into_iter().map(figure).collect()
}

/// What is at a place, as a word.
fn word(board: &Value, at: &str) -> String {
    match board.pointer(at) {
        Some(Value::String(word)) if !word.is_empty() => word.clone(),
        Some(Value::Number(n)) => n.as_f64().map_or_else(|| n.to_string(), |n| n.to_string()),
        _ => "none".to_owned(),
    }
}

fn field(blank: &Blank, board: &Value) -> Field {
    let (id_of, label, at) = (blank.id.clone(), blank.label.clone(), blank.at.as_str());
    match &blank.what {
        What::Number { range, .. } => {
            let number = board.pointer(at).and_then(Value::as_i64).unwrap_or(0);
            Field::number(id_of, label, number, *range)
        }
        What::One(options) | What::Counted(options) => Field::choice(id_of, label, word(board, at), options.clone()),
        What::Some(options) => {
            let some = list(board, at).iter().filter_map(Value::as_str).map(str::to_owned).collect();
            Field::several(id_of, label, some, options.clone())
        }
        What::Typed => Field::choice(id_of, label, word(board, at), vec![Opt::new("none", msg!("cryo-none"))]).free(),
        What::Yes => {
            let yes = board.pointer(at).and_then(Value::as_bool).unwrap_or(false);
            let options = ["yes", "no"].map(|is| Opt::new(is, msg!("cryo-own-yes", is = is)));
            Field::choice(id_of, label, if yes { "yes" } else { "no" }, options.into())
        }
        What::Face => {
            let shown = board.pointer(at).and_then(face);
            let mut offered: Vec<Face> = printed_figures().faces.iter().copied().chain(shown).collect();
            offered.dedup();
            let options = offered.iter().map(|face| Opt::new(face.id(), words::face(face))).collect();
            Field::choice(id_of, label, shown.map_or_else(|| "none".to_owned(), |face| face.id()), options).free()
        }
        What::Roster(kind, _) => {
            let there: Vec<&str> = list(board, at).iter().map(id).collect();
            let option = |(n, name): (usize, &&str)| Opt::new((*name).to_owned(), called(kind, n, name));
            let options = there.iter().enumerate().map(option);
            Field::several(id_of, label, there.iter().map(|name| (*name).to_owned()).collect(), options.collect())
                .free()
        }
        What::Stacks => Field::number(id_of, label, list(board, at).len() as i64, (0, MOST_STACKS)),
    }
}

/// Enters something of the board; `None` if the field belongs to something else.
pub(super) fn enter(own: Option<&Value>, field: &str, value: &Answer) -> Option<Result<Value, Refusal>> {
    let mut board = own.and_then(|own| own.get(BOARD)).cloned().unwrap_or_else(house);
    let blank = blanks(&board).into_iter().find(|blank| blank.id == field)?;
    let filled = self::field(&blank, &board).question().accepts(value).and_then(|()| fill(&mut board, &blank, value));
    Some(filled.map(|()| {
        add_up(&mut board);
        lay_out(&mut board);
        board
    }))
}

fn fill(board: &mut Value, blank: &Blank, value: &Answer) -> Result<(), Refusal> {
    let word = value.id().unwrap_or_default();
    match (&blank.what, value) {
        (What::Number { gone: true, .. }, Answer::Number(0)) => put(board, &blank.at, None),
        (What::Number { .. }, Answer::Number(n)) => put(board, &blank.at, Some(json!(n))),
        (What::One(_) | What::Counted(_) | What::Typed, _) if word == "none" => {
            put(board, &blank.at, Some(Value::Null));
        }
        (What::One(_), _) => put(board, &blank.at, Some(json!(word))),
        (What::Counted(_), _) => put(board, &blank.at, Some(json!(word.parse::<i64>().map_err(|_| not_so(word))?))),
        (What::Typed, _) if word.chars().count() > LETTERS => return Err(not_so(word)),
        (What::Typed, _) => put(board, &blank.at, Some(json!(word.trim()))),
        (What::Yes, _) => put(board, &blank.at, Some(json!(word == "yes"))),
        (What::Some(_), Answer::Several(some)) => put(board, &blank.at, Some(json!(some))),
        (What::Face, _) => {
            let shown = Face::parse(word.trim()).ok_or_else(|| not_so(word))?;
            let items: Vec<&str> = shown.items.iter().map(|item| item.id()).collect();
            let mode = if shown.items.len() < 2 { Mode::All } else { shown.mode };
            put(board, &format!("{}/mode", blank.at), Some(json!(mode.id())));
            put(board, &format!("{}/items", blank.at), Some(json!(items)));
        }
        (What::Roster(_, new), Answer::Several(names)) => return call(board, blank, new, names),
        (What::Stacks, Answer::Number(n)) => {
            if let Some(Value::Array(stacks)) = board.pointer_mut(&blank.at) {
                let last = stacks.last().map_or_else(|| json!({"back": "early"}), Clone::clone);
                stacks.resize(usize::try_from(*n).unwrap_or(0), last);
            }
        }
        _ => return Err(not_so(word)),
    }
    Ok(())
}

fn not_so(word: &str) -> Refusal {
    Refusal::new("NotOffered", msg!("cryo-error-own-word", word = word))
}

/// Puts a value at a place whose last step may not be there yet; `None` takes it away.
fn put(board: &mut Value, at: &str, value: Option<Value>) {
    let Some((parent, last)) = at.rsplit_once('/') else { return };
    if board.pointer(parent).is_none_or(Value::is_null) {
        // Not there yet: row and column of a dock, the place of a cavern, or a part with a name.
        let Some((above, name)) = parent.rsplit_once('/') else { return };
        let Some(Value::Object(entry)) = board.pointer_mut(above) else { return };
        let pair = last.parse::<u8>().is_ok();
        entry.insert(name.to_owned(), if pair { json!([0, 0]) } else { json!({}) });
    }
    match board.pointer_mut(parent) {
        Some(Value::Object(entry)) => match value {
            Some(value) => drop(entry.insert(last.to_owned(), value)),
            None => drop(entry.remove(last)),
        },
        Some(pair @ Value::Array(_)) => match value {
            // Half a place is none.
            None | Some(Value::Null) => *pair = Value::Null,
            Some(value) => {
                if let Some(place) = pair.pointer_mut(&format!("/{last}")) {
                    *place = value;
                }
            }
        },
        _ => {}
    }
}

/// Who belongs to a list: those left out leave it, new ones join it at its end.
fn call(board: &mut Value, blank: &Blank, new: &Value, names: &[String]) -> Result<(), Refusal> {
    if let Some(name) = names.iter().find(|name| name.trim().is_empty() || name.chars().count() > LETTERS) {
        return Err(not_so(name));
    }
    let Some(Value::Array(entries)) = board.pointer_mut(&blank.at) else { return Ok(()) };
    entries.retain(|entry| names.iter().any(|name| name == id(entry)));
    for name in names {
        if !entries.iter().any(|entry| id(entry) == name.trim()) {
            let mut entry = json!({"id": name.trim()});
            if let (Value::Object(entry), Value::Object(new)) = (&mut entry, new) {
                entry.extend(new.clone());
            }
            entries.push(entry);
        }
    }
    Ok(())
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

/// A space is drawn beside the first dock that names it; one that no dock names stays where it is.
fn lay_out(board: &mut Value) {
    const STEPS: [(&str, [i64; 2]); 4] = [("above", [-1, 0]), ("right", [0, 1]), ("below", [1, 0]), ("left", [0, -1])];
    for section in board["sections"].as_array_mut().into_iter().flatten() {
        let docks = section["docks"].as_array().cloned().unwrap_or_default();
        let beside = |space: &Value| {
            docks.iter().find_map(|dock| {
                let (_, step) = STEPS.iter().find(|(side, _)| dock["sides"][*side] == *space)?;
                let cell = [dock["cell"][0].as_i64(), dock["cell"][1].as_i64()];
                Some(cell[0].zip(cell[1]).map(|(row, column)| json!([row + step[0], column + step[1]])))
            })
        };
        for space in section["actions"].as_array_mut().into_iter().flatten() {
            if let Some(cell) = beside(&space["id"]) {
                space["cell"] = cell.unwrap_or_default();
            }
        }
    }
}
