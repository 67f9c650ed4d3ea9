//! Cards of Finspan: the hand, the discard pile, the fish in both oceans.

use finspan::digital::Shown;
use finspan::game::fish::{Fish, FishId, fish, name};
use finspan::words;
use maud::{Markup, html};
use table::{Msg, msg};

use super::offers::{Offers, card_thing};
use super::{card, fish as draw, habitat};
use crate::frame::Viewer;

/// The hand: each card with everything printed on it, and on the person's turn whether it can be played. A card
/// keeps its place whatever can be done with it; what came this round is marked.
pub fn hand(viewer: &Viewer, shown: &Shown, turn: bool, drawn: &[FishId], offers: &Offers) -> Markup {
    html! {
        section.shore aria-labelledby="shore" {
            h2 #shore { (viewer.say(&msg!("page-mat-hand", count = shown.hand.len()))) }
            ul.fish-cards {
                @for &card in &shown.hand {
                    @let now = turn.then(|| now(shown, card)).flatten();
                    li.fresh[drawn.contains(&card)] { (held(viewer, shown, card, offers, now.as_ref())) }
                }
            }
        }
    }
}

/// Can any card of the hand be tapped?
pub fn tappable(shown: &Shown, offers: &Offers) -> bool {
    shown.hand.iter().any(|card| offers.has(&card_thing(*card)))
}

/// The name of a fish, in words.
pub fn spoken(id: FishId) -> Msg {
    words::card(id)
}

/// Whether a hand card can be played now, and where; or what is missing.
fn now(shown: &Shown, card: FishId) -> Option<Msg> {
    let play = shown.play(card)?;
    Some(match play.missing {
        Some(missing) => msg!("page-mat-not", missing = missing.id()),
        None => msg!("page-mat-now", places = play.places.len()),
    })
}

/// A card that may be tapped, and its picture that shows it in large.
fn held(viewer: &Viewer, shown: &Shown, id: FishId, offers: &Offers, now: Option<&Msg>) -> Markup {
    let name = card_thing(id);
    let at_once = offers.at_once(&name);
    let inside = face(viewer, shown, fish(id), now);
    html! {
        @if offers.has(&name) {
            button.fish-card.open[at_once.is_some()] data-thing=(name) data-card=(id) name=[at_once.map(|_| "answer")] value=[at_once]
                disabled[at_once.is_none()] { (inside) }
        } @else {
            div.fish-card data-card=(id) { (inside) }
        }
        button.look type="button" data-look=(id) aria-label=(viewer.say(&msg!("page-mat-look", what = spoken(id)))) {
            (draw::mark("glass"))
        }
    }
}

/// Everything on a card. What only the large card shows is marked `in-large`.
fn face(viewer: &Viewer, shown: &Shown, card: &Fish, now: Option<&Msg>) -> Markup {
    let tags = &name(card.id).tags;
    let places = shown.play(card.id).filter(|play| play.missing.is_none());
    let week = places.into_iter().flat_map(|play| &play.places).map(|place| place.week).max().unwrap_or(0);
    html! {
        span.head {
            (draw::drawing(card))
            span.names {
                span.name { (viewer.say(&spoken(card.id))) }
                span.latin lang="la" { (name(card.id).latin) }
            }
            span.points { (card.points) span.hidden { " " (viewer.say(&msg!("page-mat-points", n = card.points))) } }
        }
        @if !card.is_forage() {
            span.cost {
                (viewer.say(&msg!("page-mat-cost", cost = words::cost(&card.cost))))
                span.icons aria-hidden="true" { @for (kind, n) in card.cost.parts() { @for _ in 0..n { (draw::mark(paid_with(kind))) } } }
            }
        }
        span.lives { (viewer.say(&habitat::of(card))) }
        @if !tags.is_empty() {
            span.tags {
                @for (tag, n) in tags {
                    span class=(format!("tag {}", tag.id())) {
                        @for _ in 0..*n { (draw::mark(tag.id())) }
                        (viewer.say(&msg!("page-mat-tag", tag = tag.id(), n = *n)))
                    }
                }
            }
        }
        span.eats.in-large[!habitat::hungry(card)] { (viewer.say(&habitat::eats(card))) }
        span.ability { (viewer.say(&words::ability_text(card))) }
        @if let Some(now) = now {
            span.now {
                (viewer.say(now))
                @if week > 0 { span.week title=(viewer.say(&msg!("page-mat-sign", sign = "star"))) { (draw::mark("star")) "+" (week) } }
            }
        }
        @if let Some(play) = places {
            span.in-large.brings { @for line in card::gains(&play.places, viewer.lang) { span { (line) } } }
        }
    }
}

/// The mark of something that is paid.
fn paid_with(kind: &str) -> &str {
    match kind {
        "eggs" => "egg",
        "schools" => "school",
        other => other,
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
                ul.fish-cards { @for card in cards { li { (held(viewer, shown, *card, offers, None)) } } }
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
