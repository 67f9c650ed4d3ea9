//! Cards of Finspan: the hand, the discard pile, the fish in both oceans.

use finspan::digital::words;
use finspan::fish::{FISH_COUNT, Fish, FishId, fish, name};
use maud::{Markup, html};
use serde_json::Value;
use table::{Msg, Screen, msg};

use super::fish as draw;
use super::habitat;
use super::offers::{Offers, card_thing};
use super::thing;
use crate::frame::Viewer;

/// A card by its number in the state.
pub fn known(id: &Value) -> Option<&'static Fish> {
    let id = FishId::try_from(id.as_u64()?).ok()?;
    (1..=FISH_COUNT).contains(&usize::from(id)).then(|| fish(id))
}

fn all(ids: &Value) -> Vec<&'static Fish> {
    ids.as_array().into_iter().flatten().filter_map(known).collect()
}

/// The hand: each card with everything printed on it, and whether it can be played now.
pub fn hand(viewer: &Viewer, screen: &Screen, offers: &Offers) -> Markup {
    let state = screen.state.json();
    let mut cards = all(&state["hand"]);
    // What can be tapped now comes first.
    cards.sort_by_key(|card| !offers.has(&card_thing(card.id.into())));
    let turn = screen.ask.as_ref().is_some_and(|q| q.id == "main");
    html! {
        section.shore aria-labelledby="shore" {
            h2 #shore { (viewer.say(&msg!("page-mat-hand", count = cards.len()))) }
            // It may be wider than the window: with nothing to tap in it, it must be reached to be scrolled.
            ul.fish-cards tabindex=[(!tappable(state, offers)).then_some("0")] {
                @for card in cards {
                    @let now = turn.then(|| now(state, card)).flatten();
                    li { (held(viewer, card, offers, now.as_ref())) }
                }
            }
        }
    }
}

/// Can any card of the hand be tapped?
pub fn tappable(state: &Value, offers: &Offers) -> bool {
    all(&state["hand"]).iter().any(|card| offers.has(&card_thing(card.id.into())))
}

/// Whether a hand card can be played now, and where; or what is missing.
fn now(state: &Value, card: &Fish) -> Option<Msg> {
    let play = state["plays"].as_array()?.iter().find(|p| p["card"] == card.id)?;
    Some(match play["missing"].as_str() {
        Some(missing) => msg!("page-mat-not", missing = missing),
        None => msg!("page-mat-now", places = play["places"].as_array().map_or(0, Vec::len)),
    })
}

/// A card that may be tapped.
fn held(viewer: &Viewer, card: &'static Fish, offers: &Offers, now: Option<&Msg>) -> Markup {
    let name = card_thing(card.id.into());
    thing(offers, &name, "fish-card", None, &face(viewer, card, now))
}

/// Everything on a card.
fn face(viewer: &Viewer, card: &'static Fish, now: Option<&Msg>) -> Markup {
    let names = name(card.id);
    html! {
        span.head {
            (draw::drawing(card, draw::home(card)))
            span.names {
                span.name lang="en" { (names.name) }
                span.latin lang="la" { (names.latin) }
            }
            span.points { (card.points) span.hidden { " " (viewer.say(&msg!("page-mat-points", n = card.points))) } }
        }
        @if !card.is_forage() {
            span.cost { (viewer.say(&msg!("page-mat-cost", cost = words::cost(&card.cost)))) }
            span.lives { (viewer.say(&habitat::words(card))) }
        }
        span.ability { (viewer.say(&words::ability_text(card))) }
        @if let Some(now) = now { span.now { (viewer.say(now)) } }
    }
}

/// The discard pile, the person's own fish in full, and hers; put away until wanted.
pub fn piles(viewer: &Viewer, state: &Value, offers: &Offers) -> Markup {
    let ocean = state["ocean"].as_array().map(Vec::as_slice).unwrap_or_default();
    let own: Vec<&Fish> = ocean.iter().filter_map(|slot| known(&slot["fish"])).collect();
    let (discard, hers) = (all(&state["discard"]), all(&state["nautoma"]["fish_cards"]));
    let deck = state["deck_left"].as_u64().unwrap_or(0);
    let wanted = discard.iter().any(|card| offers.has(&card_thing(card.id.into())));
    let pile = |title: Msg, cards: &[&'static Fish], open: bool| {
        html! {
            details.pile open[open] {
                summary { (viewer.say(&title)) }
                ul.fish-cards { @for card in cards { li { (held(viewer, card, offers, None)) } } }
            }
        }
    };
    html! {
        div.piles {
            (pile(msg!("page-mat-discard", count = discard.len(), deck = deck), &discard, wanted))
            (pile(msg!("page-mat-own", count = own.len()), &own, false))
            (pile(msg!("page-mat-hers", count = hers.len()), &hers, false))
        }
    }
}
