//! The signs of the game: each says in one place what would take a sentence, and the legend says it in words.

use maud::{Markup, html};
use patchwork::game::patch::PatchId;
use table::{Msg, msg};

use super::draw;
use crate::frame::Viewer;

/// A button: what is paid and what counts at the end.
pub fn button() -> Markup {
    html! { svg.icon viewBox=".14 .14 .72 .72" aria-hidden="true" { (draw::button(0.5, 0.5)) } }
}

/// Buttons that come in at every income.
pub fn income() -> Markup {
    html! {
        svg.icon viewBox=".04 .14 1.1 .72" aria-hidden="true" {
            (draw::button(0.34, 0.5))
            path.thin d="M.92 .3v.4M.72 .5h.4" {}
        }
    }
}

/// Spaces on the time board.
pub fn time() -> Markup {
    html! {
        svg.icon viewBox="2 0 12 16" aria-hidden="true" {
            path.fill d="M3.5 1h9v1.6c0 2.2-1.6 3.6-3 5.4 1.4 1.8 3 3.2 3 5.4V15h-9v-1.6c0-2.2 1.6-3.6 3-5.4-1.4-1.8-3-3.2-3-5.4z" {}
        }
    }
}

/// Empty squares.
pub fn empty() -> Markup {
    html! {
        svg.icon viewBox="0 0 16 16" aria-hidden="true" {
            path.stroke d="M2 2h12v12h-12zM8 2v12M2 8h12" {}
        }
    }
}

/// Points.
pub fn points() -> Markup {
    html! {
        svg.icon viewBox="0 0 16 16" aria-hidden="true" {
            path.fill d="M8 1l2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12l-4.4 2.5 1-4.9L.9 6.2l5-.6z" {}
        }
    }
}

/// A special patch.
pub fn special() -> Markup {
    html! {
        svg.icon viewBox="0 0 1 1" aria-hidden="true" {
            rect.cloth.special x=".1" y=".1" width=".8" height=".8" rx=".1" {}
            rect.stitch x=".22" y=".22" width=".56" height=".56" rx=".05" {}
        }
    }
}

/// Moving ahead.
pub fn ahead() -> Markup {
    html! {
        svg.icon viewBox="0 0 16 16" aria-hidden="true" { path.stroke d="M2 4l4 4-4 4M8 4l4 4-4 4M14.4 3.4v9.2" {} }
    }
}

/// A token of the time board.
pub fn token(side: &str) -> Markup {
    html! {
        svg class=(format!("icon {side}")) viewBox="0 0 1 1" aria-hidden="true" {
            circle class=(format!("token {side}")) cx=".5" cy=".5" r=".4" {}
        }
    }
}

/// The sign of the 7×7 tile.
pub fn tile() -> Markup {
    html! { span.seven aria-hidden="true" { "7×7" } }
}

/// All signs with their words.
pub fn legend(viewer: &Viewer) -> Markup {
    let name = PatchId::all().next().map(PatchId::label).unwrap_or_default();
    let signs: [(Markup, Msg); 11] = [
        (button(), msg!("page-legend-button")),
        (time(), msg!("page-legend-time")),
        (income(), msg!("page-legend-income")),
        (empty(), msg!("page-legend-empty")),
        (points(), msg!("page-legend-points")),
        (special(), msg!("page-legend-special")),
        (tile(), msg!("page-legend-tile")),
        (ahead(), msg!("page-legend-ahead")),
        (token("player"), msg!("page-legend-you")),
        (token("automa"), msg!("page-legend-automa")),
        (html! { span.name { (name) } }, msg!("page-legend-name")),
    ];
    html! {
        ul.legend { @for (sign, words) in &signs { li { span.sign { (sign) } span { (viewer.say(words)) } } } }
    }
}
