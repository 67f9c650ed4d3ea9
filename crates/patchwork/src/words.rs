//! The words both tables share: patches and actions by name, who is next, the panel, refusals.

use table::{Msg, Refusal, Step, msg};

use crate::data::FINAL;
use crate::game::action::{Action, Refused};
use crate::game::board::Crossed;
use crate::game::patch::PatchId;
use crate::game::solo::Solo;
use crate::names::{Next, Seat, Side, Space};
use crate::score::Collected;

/// A patch named by its place in the window and its label: `2nd (3-1)`.
pub fn place(window: &[PatchId], place: usize) -> Msg {
    let label = window.get(place).map_or_else(String::new, |p| p.label());
    msg!("patchwork-place", place = place + 1, label = label)
}

pub(crate) fn places(window: &[PatchId], which: impl IntoIterator<Item = usize>) -> Msg {
    let list: Vec<Msg> = which.into_iter().map(|p| place(window, p)).collect();
    if list.is_empty() { msg!("list-none") } else { msg!("list", list = list) }
}

/// How far the Automa moved, relative to the other token: the printed spaces have no numbers.
pub(crate) fn move_line(from: Space, to: Space, player: Space) -> Msg {
    let n = to - from;
    let (place, k) = match () {
        () if to == FINAL => ("final", 0),
        () if to < player => ("behind", player - to),
        () if to == player => ("level", 0),
        () => ("ahead", to - player),
    };
    msg!("patchwork-move", n = n, place = place, k = k)
}

/// The deck is empty.
pub fn shuffle_line(set_aside: bool) -> Msg {
    msg!("patchwork-shuffle", aside = if set_aside { "yes" } else { "no" })
}

/// The heading of a turn of the Automa.
pub fn automa_turn() -> Step {
    Step::turn(msg!("patchwork-automa-turn"))
}

/// What the Automa has so far.
pub fn totals(automa: &Collected) -> Step {
    Step::know(msg!(
        "patchwork-totals",
        buttons = automa.buttons,
        patches = automa.patches_with_buttons,
        printed = automa.printed_buttons
    ))
}

/// Who is next, and why.
pub fn next_line(next: Next, player: Space, automa: Space) -> Step {
    let text = msg!("patchwork-next", who = next.id());
    let why = match () {
        () if next == Next::Over => msg!("patchwork-next-over"),
        () if player == FINAL || automa == FINAL => msg!("patchwork-next-alone"),
        () if player == automa => msg!("patchwork-next-on-top"),
        () => msg!("patchwork-next-behind"),
    };
    Step::know(text).because([why])
}

/// The player's income on the way; `income` is what each line pays, if tracked.
pub fn income(crossed: &Crossed, income: Option<u16>) -> Step {
    let times = crossed.incomes();
    match income {
        Some(0) => Step::idle(msg!("patchwork-take-income", gained = 0, times = times)),
        Some(each) => Step::new(msg!("patchwork-take-income", gained = u32::from(each) * times, times = times)),
        None => Step::new(msg!("patchwork-collect-income", times = times)),
    }
}

/// What a move earns the player: income and special patches on the way.
pub fn on_the_way(crossed: &Crossed, income: Option<u16>) -> Msg {
    let special = crossed.specials();
    match (crossed.incomes(), income) {
        (0, _) => msg!("patchwork-way-plain", special = special),
        (times, Some(each)) => {
            msg!("patchwork-way-income", gained = u32::from(each) * times, times = times, special = special)
        }
        (times, None) => msg!("patchwork-way-collect", times = times, special = special),
    }
}

/// An action of the player in words.
pub fn action(solo: &Solo, action: Action) -> Msg {
    match action {
        Action::Advance => {
            let n = solo.board.space_ahead(Seat::First) - solo.board.spaces[Seat::First];
            msg!("patchwork-act-advance", n = n)
        }
        Action::Special { square } => {
            msg!("patchwork-act-special", row = square.row() + 1, column = square.column() + 1)
        }
        Action::Take { patch, orientation, anchor } => msg!(
            "patchwork-act-take",
            label = patch.label(),
            turn = orientation,
            row = anchor.row() + 1,
            column = anchor.column() + 1
        ),
    }
}

/// The Automa's public state in a few lines.
pub(crate) fn panel(
    automa: &Collected,
    cards_left: usize,
    tile: Option<Side>,
    next_budget: Option<u8>,
) -> Vec<(Msg, Msg)> {
    let number = |n: u64| Msg::plain(n.to_string());
    let mut lines = vec![
        (msg!("patchwork-panel-buttons"), number(automa.buttons.into())),
        (msg!("patchwork-panel-patches"), number(automa.patches_with_buttons.into())),
        (msg!("patchwork-panel-printed"), number(automa.printed_buttons.into())),
        (msg!("patchwork-panel-tile"), tile_owner(tile)),
        (msg!("patchwork-panel-cards"), number(cards_left as u64)),
    ];
    if let Some(budget) = next_budget {
        lines.push((msg!("patchwork-panel-budget"), number(budget.into())));
    }
    lines
}

/// Who has the 7×7 tile.
pub(crate) fn tile_owner(tile: Option<Side>) -> Msg {
    match tile {
        None => msg!("patchwork-tile-free"),
        Some(Side::Player) => msg!("patchwork-tile-yours"),
        Some(Side::Automa) => msg!("patchwork-tile-its"),
    }
}

/// A refusal by the rules, in the person's language.
pub fn refusal(why: &Refused) -> Refusal {
    let text = match why {
        Refused::BadNotation(text) => msg!("patchwork-error-notation", text = text.as_str()),
        Refused::UnknownPatch(id) => msg!("patchwork-error-unknown-patch", patch = id.as_str()),
        Refused::NotYourTurn => msg!("patchwork-error-not-your-turn"),
        Refused::NotInWindow { patch, window } => msg!(
            "patchwork-error-not-in-window",
            patch = patch.label(),
            window = window.iter().map(|p| Msg::plain(p.label())).collect::<Vec<_>>()
        ),
        Refused::NotAffordable { patch, cost, buttons } => {
            msg!("patchwork-error-not-affordable", patch = patch.label(), cost = *cost, buttons = *buttons)
        }
        Refused::DoesNotFit => msg!("patchwork-error-does-not-fit"),
        Refused::SpecialPending => msg!("patchwork-error-special-pending"),
        Refused::NoSpecialPending => msg!("patchwork-error-no-special-pending"),
        Refused::GameOver => msg!("error-game-over"),
    };
    Refusal::new(why.code(), text)
}
