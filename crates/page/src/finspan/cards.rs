//! Cards of Finspan: the hand, the discard pile, the fish in both oceans.

use finspan::digital::Shown;
use finspan::game::fish::{Fish, FishId, fish, name};
use finspan::words;
use maud::{Markup, html};
use table::{Msg, msg};

use super::offers::{Offers, card_thing};
use super::{fish as draw, habitat, thing};
use crate::frame::Viewer;

/// The hand: each card with everything printed on it, and on the person's turn whether it can be played.
pub fn hand(viewer: &Viewer, shown: &Shown, turn: bool, offers: &Offers) -> Markup {
    let mut cards = shown.hand.clone();
    // What can be tapped now comes first.
    cards.sort_by_key(|card| !offers.has(&card_thing(*card)));
    html! {
        section.shore aria-labelledby="shore" {
            h2 #shore { (viewer.say(&msg!("page-mat-hand", count = cards.len()))) }
            p.note { (viewer.say(&msg!("finspan-panel", row = "yours"))) ": " (shown.player_score_now.total) }
            // It may be wider than the window: with nothing to tap in it, it must be reached to be scrolled.
            ul.fish-cards tabindex=[(!tappable(shown, offers)).then_some("0")] {
                @for card in cards {
                    @let now = turn.then(|| now(shown, card)).flatten();
                    li { (held(viewer, card, offers, now.as_ref())) }
                }
            }
        }
    }
}

/// Can any card of the hand be tapped?
pub fn tappable(shown: &Shown, offers: &Offers) -> bool {
    shown.hand.iter().any(|card| offers.has(&card_thing(*card)))
}

/// Whether a hand card can be played now, and where; or what is missing.
fn now(shown: &Shown, card: FishId) -> Option<Msg> {
    let play = shown.play(card)?;
    Some(match play.missing {
        Some(missing) => msg!("page-mat-not", missing = missing.id()),
        None => msg!("page-mat-now", places = play.places.len()),
    })
}

/// A card that may be tapped.
fn held(viewer: &Viewer, card: FishId, offers: &Offers, now: Option<&Msg>) -> Markup {
    thing(offers, &card_thing(card), "fish-card", None, &face(viewer, fish(card), now))
}

/// Everything on a card.
fn face(viewer: &Viewer, card: &Fish, now: Option<&Msg>) -> Markup {
    html! {
        span.head {
            (draw::drawing(card, card.home()))
            span.names {
                span.name { (viewer.say(&words::card(card.id))) }
                span.latin lang="la" { (name(card.id).latin) }
            }
            span.points { (card.points) span.hidden { " " (viewer.say(&msg!("page-mat-points", n = card.points))) } }
        }
        @if !card.is_forage() {
            span.cost { (viewer.say(&msg!("page-mat-cost", cost = words::cost(&card.cost)))) }
            span.lives { (viewer.say(&habitat::of(card))) }
        }
        span.ability { (viewer.say(&words::ability_text(card))) }
        @if let Some(now) = now { span.now { (viewer.say(now)) } }
    }
}

/// The discard pile, the person's own fish in full, and hers; put away until wanted.
pub fn piles(viewer: &Viewer, shown: &Shown, offers: &Offers) -> Markup {
    let own: Vec<FishId> = shown.ocean.iter().filter_map(|slot| slot.fish).collect();
    let (discard, hers) = (&shown.discard, &shown.nautoma.fish_cards);
    let wanted = discard.iter().any(|card| offers.has(&card_thing(*card)));
    let pile = |title: Msg, cards: &[FishId], open: bool| {
        html! {
            details.pile open[open] {
                summary { (viewer.say(&title)) }
                ul.fish-cards { @for card in cards { li { (held(viewer, *card, offers, None)) } } }
            }
        }
    };
    html! {
        div.piles {
            (pile(msg!("page-mat-discard", count = discard.len(), deck = shown.deck_left), discard, wanted))
            (pile(msg!("page-mat-own", count = own.len()), &own, false))
            (pile(msg!("page-mat-hers", count = hers.len()), hers, false))
        }
    }
}
