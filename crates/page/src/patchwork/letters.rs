//! Patchwork drawn with letters: the quilt, the next patches, the time board.

use std::fmt::Write;

use serde_json::Value;
use table::{Lang, msg};

use super::keys::ByKeys;
use crate::letters::{Keys, Letters, View, pad};
use crate::paint::Paint;
use crate::words::text;

/// Patchwork in the terminal.
pub struct Table;

impl Letters for Table {
    fn table(&self, view: &View<'_>, _roomy: bool) -> String {
        draw(view, None)
    }

    fn keys(&self) -> Option<Box<dyn Keys>> {
        Some(Box::new(ByKeys::default()))
    }
}

/// A patch held over the quilt.
#[derive(Clone, Debug)]
pub struct Held {
    /// Its squares as rows and columns from the anchor.
    pub squares: Vec<(u8, u8)>,
    /// Where its upper left corner is.
    pub row: u8,
    /// See `row`.
    pub column: u8,
    /// Does it fit there?
    pub fits: bool,
}

impl Held {
    fn covers(&self, row: u8, column: u8) -> bool {
        self.squares.iter().any(|&(r, c)| (r + self.row, c + self.column) == (row, column))
    }
}

/// Sixteen calm colours; neighbours in the list look different.
const COLOURS: [u8; 16] = [110, 180, 150, 174, 146, 186, 116, 216, 152, 138, 187, 139, 109, 223, 151, 182];

fn colour(id: i64) -> u8 {
    COLOURS[(id.unsigned_abs() as usize * 7) % COLOURS.len()]
}

fn letter(id: i64) -> char {
    match id {
        0..=25 => (b'A' + id as u8) as char,
        26..=32 => (b'a' + (id - 26) as u8) as char,
        _ => '#',
    }
}

/// Two characters wide, so that squares look square.
fn square(cover: i64, held: Option<&Held>, at: (u8, u8), paint: Paint) -> String {
    if let Some(held) = held
        && held.covers(at.0, at.1)
    {
        let mark = if held.fits { "[]" } else { "><" };
        return if held.fits { paint.on_colour(120, mark) } else { paint.on_colour(203, mark) };
    }
    match cover {
        -1 => paint.dim("· "),
        id if paint.on => paint.on_colour(if id == 33 { 255 } else { colour(id) }, "  "),
        id => letter(id).to_string().repeat(2),
    }
}

/// The rows of the quilt with a frame.
fn quilt(state: &Value, held: Option<&Held>, paint: Paint) -> Vec<String> {
    let cover: Vec<i64> =
        state["quilt"].as_array().map(|q| q.iter().filter_map(Value::as_i64).collect()).unwrap_or_default();
    let mut rows = vec![format!("  {}", paint.dim("c0 1 2 3 4 5 6 7 8 "))];
    for row in 0..9u8 {
        let squares: String = (0..9u8)
            .map(|column| {
                let index = usize::from(row * 9 + column);
                square(cover.get(index).copied().unwrap_or(-1), held, (row, column), paint)
            })
            .collect();
        let name = if row == 0 { "r0".to_owned() } else { format!(" {row}") };
        rows.push(format!("{}{squares}", paint.dim(&name)));
    }
    rows
}

/// A patch as rows of two-character squares.
fn shape(patch: &Value, paint: Paint) -> Vec<String> {
    let id = patch["patch"].as_i64().unwrap_or(0);
    let rows = patch["shape"].as_array().cloned().unwrap_or_default();
    rows.iter()
        .map(|row| {
            let row = row.as_str().unwrap_or_default();
            let drawn: String = row
                .chars()
                .map(|c| match c {
                    'X' if paint.on => paint.on_colour(colour(id), "  "),
                    'X' => letter(id).to_string().repeat(2),
                    _ => "  ".into(),
                })
                .collect();
            format!("{drawn}{}", " ".repeat(10 - 2 * row.chars().count().min(5)))
        })
        .collect()
}

/// The next three patches side by side, with what taking them would bring.
fn window(state: &Value, lang: Lang, paint: Paint) -> Vec<String> {
    let patches = state["choices"]["window"].as_array().cloned().unwrap_or_default();
    if patches.is_empty() {
        return Vec::new();
    }
    const WIDTH: usize = 19;
    let mut rows = vec![String::new(); 9];
    for (place, patch) in patches.iter().enumerate() {
        let n = |key: &str| patch[key].as_i64().unwrap_or(0);
        let possible = patch["affordable"] == true && n("placements") > 0;
        let head = format!("[{}] {}", place + 1, patch["label"].as_str().unwrap_or_default());
        let head = if possible { paint.bold(&pad(&head, WIDTH)) } else { paint.dim(&pad(&head, WIDTH)) };
        let mut lines = vec![head];
        lines.extend(shape(patch, paint).into_iter().map(|row| format!("{row}{}", " ".repeat(WIDTH - 10))));
        while lines.len() < 4 {
            lines.push(" ".repeat(WIDTH));
        }
        let facts =
            text(lang, &msg!("page-letters-patch-cost", cost = n("cost"), time = n("time"), buttons = n("buttons")));
        lines.push(pad(&facts, WIDTH));
        let brings = if !possible {
            let why = if patch["affordable"] == true { "room" } else { "dear" };
            text(lang, &msg!("page-letters-patch-not", why = why))
        } else {
            text(lang, &msg!("page-letters-patch-brings", to = n("to"), income = n("income"), special = n("special")))
        };
        lines.push(paint.dim(&pad(&brings, WIDTH)));
        if possible {
            let who = patch["next"].as_str().unwrap_or_default().to_owned();
            lines.push(paint.dim(&pad(&text(lang, &msg!("page-letters-then", who = who)), WIDTH)));
        }
        for (row, line) in rows.iter_mut().zip(lines.into_iter().chain(std::iter::repeat(" ".repeat(WIDTH)))) {
            row.push_str(&line);
        }
    }
    rows
}

/// The time board as one line: tokens, income symbols, special patches, the marker.
fn track(state: &Value, paint: Paint) -> (String, String) {
    let has = |key: &str, n: i64| state[key].as_array().is_some_and(|list| list.iter().any(|v| v.as_i64() == Some(n)));
    let (player, automa) = (state["player"]["space"].as_i64(), state["automa"]["space"].as_i64());
    let mut tokens = String::new();
    let mut board = String::new();
    for space in 0..=53i64 {
        let here = (player == Some(space), automa == Some(space));
        tokens.push(match here {
            (true, true) => '8',
            (true, false) => '●',
            (false, true) => '○',
            (false, false) => ' ',
        });
        let mark = match () {
            () if state["marker"].as_i64() == Some(space) => paint.warn("M"),
            () if has("special_left", space) => paint.good("■"),
            () if space % 6 == 5 => paint.accent("+"),
            () => paint.dim("·"),
        };
        board.push_str(&mark);
    }
    (tokens, board)
}

/// The whole table.
pub fn draw(view: &View<'_>, held: Option<&Held>) -> String {
    let (state, lang, paint) = (view.screen.state.json(), view.lang, view.paint);
    let mut out = String::new();
    let quilt = quilt(state, held, paint);
    let side = window(state, lang, paint);
    for (i, row) in quilt.iter().enumerate() {
        let side = i.checked_sub(1).and_then(|i| side.get(i)).map_or("", String::as_str);
        let _ = writeln!(out, "{row}  {}", side.trim_end());
    }
    let (tokens, board) = track(state, paint);
    let _ = writeln!(out, " {tokens}");
    let _ = writeln!(out, " {board} {}", paint.dim(&text(lang, &msg!("page-letters-legend"))));
    let n = |side: &str, key: &str| state[side][key].as_i64().unwrap_or(0);
    let you = msg!(
        "page-letters-you-have",
        buttons = n("player", "buttons"),
        income = n("player", "income"),
        empty = n("player", "empty_squares"),
        score = n("player", "score"),
        tile = if state["player"]["tile"] == true { "yes" } else { "no" }
    );
    let it = msg!(
        "page-letters-automa-has",
        buttons = n("automa", "buttons"),
        patches = n("automa", "patches_with_buttons"),
        printed = n("automa", "printed_buttons"),
        score = n("automa", "score"),
        tile = if state["automa"]["tile"] == true { "yes" } else { "no" }
    );
    let _ = writeln!(out, "● {}", text(lang, &you));
    let _ = writeln!(out, "○ {}", text(lang, &it));
    out
}
