//! Patchwork drawn with letters: the quilt, the next patches, the time board.

use std::fmt::Write;

use patchwork::digital::{Cover, Offer, Shown};
use patchwork::game::patch::PatchId;
use patchwork::game::square::Square;
use patchwork::names::Side;
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
    fn covers(&self, square: Square) -> bool {
        self.squares.iter().any(|&(r, c)| (r + self.row, c + self.column) == (square.row(), square.column()))
    }
}

/// Sixteen calm colours; neighbours in the list look different.
const COLOURS: [u8; 16] = [110, 180, 150, 174, 146, 186, 116, 216, 152, 138, 187, 139, 109, 223, 151, 182];

/// Special patches are white.
const WHITE: u8 = 255;

fn colour(patch: PatchId) -> u8 {
    COLOURS[(usize::from(patch.id()) * 7) % COLOURS.len()]
}

/// `A` to `Z`, then `a` on.
fn letter(patch: PatchId) -> char {
    match patch.id() {
        id @ 0..=25 => char::from(b'A' + id),
        id => char::from(b'a' + (id - 26)),
    }
}

/// A square of a patch, two characters wide, so that squares look square.
fn piece(patch: PatchId, paint: Paint) -> String {
    if paint.on { paint.on_colour(colour(patch), "  ") } else { letter(patch).to_string().repeat(2) }
}

fn square(cover: Cover, held: Option<&Held>, at: Square, paint: Paint) -> String {
    if let Some(held) = held.filter(|held| held.covers(at)) {
        return if held.fits { paint.on_colour(120, "[]") } else { paint.on_colour(203, "><") };
    }
    match cover {
        Cover::Bare => paint.dim("· "),
        Cover::Patch(patch) => piece(patch, paint),
        Cover::Special if paint.on => paint.on_colour(WHITE, "  "),
        Cover::Special => "##".into(),
    }
}

/// The rows of the quilt with a frame.
fn quilt(shown: &Shown, held: Option<&Held>, paint: Paint) -> Vec<String> {
    let mut rows = vec![format!("  {}", paint.dim("c0 1 2 3 4 5 6 7 8 "))];
    for at in Square::all() {
        if at.column() == 0 {
            let name = if at.row() == 0 { "r0".to_owned() } else { format!(" {}", at.row()) };
            rows.push(paint.dim(&name));
        }
        if let Some(row) = rows.last_mut() {
            row.push_str(&square(shown.cover(at), held, at, paint));
        }
    }
    rows
}

/// How wide one of the next three patches is drawn.
const WIDTH: usize = 19;

/// A patch as rows of two-character squares.
fn shape(offer: &Offer, paint: Paint) -> Vec<String> {
    let row = |row: &&str| {
        let drawn: String =
            row.chars().map(|c| if c == 'X' { piece(offer.patch, paint) } else { "  ".into() }).collect();
        drawn + &" ".repeat(WIDTH - 2 * row.chars().count().min(5))
    };
    offer.shape.iter().map(row).collect()
}

/// The next three patches side by side, with what taking them would bring.
fn window(shown: &Shown, lang: Lang, paint: Paint) -> Vec<String> {
    let Some(choices) = &shown.choices else { return Vec::new() };
    let mut rows = vec![String::new(); 9];
    for (place, offer) in choices.window.iter().enumerate() {
        let why = offer.obstacle();
        let head = pad(&format!("[{}] {}", place + 1, offer.label), WIDTH);
        let mut lines = vec![if why.is_none() { paint.bold(&head) } else { paint.dim(&head) }];
        lines.extend(shape(offer, paint));
        while lines.len() < 4 {
            lines.push(" ".repeat(WIDTH));
        }
        let facts = msg!("page-letters-patch-cost", cost = offer.cost, time = offer.time, buttons = offer.buttons);
        lines.push(pad(&text(lang, &facts), WIDTH));
        let mut dim = |words: &table::Msg| lines.push(paint.dim(&pad(&text(lang, words), WIDTH)));
        match why {
            Some(why) => dim(&msg!("page-letters-patch-not", why = why.id())),
            None => {
                let (to, income, special) = (offer.to, offer.income, offer.special);
                dim(&msg!("page-letters-patch-brings", to = to, income = income, special = special));
                dim(&msg!("page-letters-then", who = offer.next.id()));
            }
        }
        for (row, line) in rows.iter_mut().zip(lines.into_iter().chain(std::iter::repeat(" ".repeat(WIDTH)))) {
            row.push_str(&line);
        }
    }
    rows
}

/// The time board as one line: tokens, income symbols, special patches, the marker.
fn track(shown: &Shown, paint: Paint) -> (String, String) {
    let mut tokens = String::new();
    let mut board = String::new();
    for here in shown.time_board() {
        let stands = |side: Side| shown.space(side) == here.space;
        tokens.push(match (stands(Side::Player), stands(Side::Automa)) {
            (true, true) => '8',
            (true, false) => '●',
            (false, true) => '○',
            (false, false) => ' ',
        });
        board += &match () {
            () if here.marker => paint.warn("M"),
            () if here.special => paint.good("■"),
            () if here.income => paint.accent("+"),
            () => paint.dim("·"),
        };
    }
    (tokens, board)
}

/// The whole table.
pub fn draw(view: &View<'_>, held: Option<&Held>) -> String {
    let (lang, paint) = (view.lang, view.paint);
    let Some(shown) = view.screen.state.of::<Shown>() else { return String::new() };
    let mut out = String::new();
    let side = window(shown, lang, paint);
    for (i, row) in quilt(shown, held, paint).iter().enumerate() {
        let side = i.checked_sub(1).and_then(|i| side.get(i)).map_or("", String::as_str);
        let _ = writeln!(out, "{row}  {}", side.trim_end());
    }
    let (tokens, board) = track(shown, paint);
    let _ = writeln!(out, " {tokens}");
    let _ = writeln!(out, " {board} {}", paint.dim(&view.say(&msg!("page-letters-legend"))));
    let tile = |has: bool| if has { "yes" } else { "no" };
    let you = msg!(
        "page-letters-you-have",
        buttons = shown.player.buttons,
        income = shown.player.income,
        empty = shown.player.empty_squares,
        score = shown.player.score,
        tile = tile(shown.player.tile)
    );
    let it = msg!(
        "page-letters-automa-has",
        buttons = shown.automa.buttons,
        patches = shown.automa.patches_with_buttons,
        printed = shown.automa.printed_buttons,
        score = shown.automa.score,
        tile = tile(shown.automa.tile)
    );
    let _ = writeln!(out, "● {}\n○ {}", view.say(&you), view.say(&it));
    out
}
