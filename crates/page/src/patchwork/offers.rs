//! What can be done in a turn: the next three patches, the way ahead, and the patch in the hand.

use maud::{Markup, html};
use patchwork::digital::{Cover, Offer, Offered, Shown};
use patchwork::names::Next;
use serde_json::{Value, json};
use table::{Msg, Screen, msg};

use super::{draw, icons};
use crate::ask::Purpose;
use crate::frame::Viewer;

/// What a choice brings on the way, and who moves next.
#[derive(Clone, Copy)]
struct Way {
    income: u32,
    special: u32,
    next: Next,
}

impl Way {
    /// In words, for who listens.
    fn words(self) -> Msg {
        msg!("page-brings", income = self.income, special = self.special, who = self.next.id())
    }

    /// In signs, for who looks.
    fn signs(self) -> Markup {
        html! {
            span.gain aria-hidden="true" {
                @if self.income > 0 { span { "+" (self.income) (icons::button()) } }
                @if self.special > 0 { (icons::special()) }
                span.then {
                    "→"
                    @match self.next {
                        Next::Player => (icons::token("player")),
                        Next::Automa => (icons::token("automa")),
                        Next::Over => "⚑",
                    }
                }
            }
        }
    }
}

/// The next three patches and the way ahead, each with what it would bring.
pub fn window(viewer: &Viewer, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    html! {
        @if let Some(choices) = &shown.choices {
            ul.window {
                @for (place, offer) in choices.window.iter().enumerate() { li { (card(viewer, place + 1, offer)) } }
                li {
                    @let ahead = &choices.advance;
                    @let way = Way { income: ahead.income, special: ahead.special, next: ahead.next };
                    form method="post" action=(format!("/games/{}", purpose.id)) data-swap {
                        (viewer.form_token())
                        input type="hidden" name="rev" value=(purpose.revision);
                        button.card.advance name="answer" value="adv" data-to=(ahead.to) {
                            span.far aria-hidden="true" { (icons::ahead()) }
                            span.what aria-hidden="true" { (viewer.say(&msg!("page-ahead"))) }
                            span.price aria-hidden="true" {
                                span { "+" (ahead.buttons) (icons::button()) } span { (icons::time()) (ahead.buttons) }
                            }
                            (way.signs())
                            span.hidden {
                                (viewer.say(&msg!("patchwork-act-advance", n = ahead.buttons))) "; "
                                (viewer.say(&way.words()))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// One of the next three patches.
fn card(viewer: &Viewer, place: usize, offer: &Offer) -> Markup {
    let why = offer.obstacle().map(|why| msg!("page-letters-patch-not", why = why.id()));
    let price = msg!("page-price", cost = offer.cost, time = offer.time, buttons = offer.buttons);
    let way = Way { income: offer.income, special: offer.special, next: offer.next };
    let says = format!("{}; {}", viewer.say(&price), viewer.say(&why.clone().unwrap_or_else(|| way.words())));
    html! {
        button.card type="button" data-take=(offer.patch.id()) data-to=(offer.to) data-says=(says)
            aria-pressed="false" disabled[why.is_some()] {
            span.place aria-hidden="true" { (place) }
            (draw::patch(offer.patch))
            span.price aria-hidden="true" {
                span { (icons::button()) (offer.cost) } span { (icons::time()) (offer.time) }
                @if offer.buttons > 0 { span { (icons::income()) (offer.buttons) } }
            }
            @match &why {
                Some(why) => span.gain.not aria-hidden="true" { (viewer.say(why)) },
                None => (way.signs()),
            }
            span.hidden { (says) }
        }
    }
}

/// The patch in the hand, and what can be done with it.
pub fn hand(viewer: &Viewer, purpose: Purpose<'_>) -> Markup {
    let word = |key: &Msg| viewer.say(key);
    let handle = |act: &str, sign: &str, key: Msg| {
        html! {
            button.quiet type="button" data-do=(act) title=(word(&key)) {
                span aria-hidden="true" { (sign) } span.word { (word(&key)) }
            }
        }
    };
    html! {
        div.hand data-hand hidden {
            p.preview data-preview role="status" {}
            div.handles {
                (handle("turn", "↻", msg!("page-turn")))
                (handle("flip", "⇋", msg!("page-flip")))
                (handle("next", "⇢", msg!("page-next-fit")))
                (handle("lay-back", "✕", msg!("page-lay-back")))
                form method="post" action=(format!("/games/{}", purpose.id)) data-swap data-place {
                    (viewer.form_token())
                    input type="hidden" name="rev" value=(purpose.revision);
                    input type="hidden" name="answer" value="";
                    button.main { (word(&msg!("page-place"))) }
                }
            }
        }
        noscript {
            form method="post" action=(format!("/games/{}", purpose.id)) {
                (viewer.form_token())
                input type="hidden" name="rev" value=(purpose.revision);
                label { (word(&msg!("page-notation"))) input name="answer" placeholder="take 16 o3 r0 c7"; }
                button { (word(&msg!("page-enter"))) }
            }
        }
    }
}

/// What the question offers, for the script: the squares and buttons of each patch in each orientation, and
/// the corners it may lie at.
pub fn legal(screen: &Screen) -> String {
    let offered = screen.ask.as_ref().map(Offered::by).unwrap_or_default();
    let patches: Vec<Value> = offered
        .patches
        .iter()
        .map(|takeable| {
            let looks: Vec<Value> = takeable
                .looks
                .iter()
                .map(|look| {
                    json!({"turn": look.orientation.number, "squares": look.orientation.squares().collect::<Vec<_>>(),
                           "buttons": draw::buttons_of(look.orientation), "fits": look.fits})
                })
                .collect();
            json!({"patch": takeable.patch.id(), "cloth": draw::cloth(Cover::Patch(takeable.patch)), "looks": looks})
        })
        .collect();
    json!({"patches": patches, "special": offered.special}).to_string()
}
