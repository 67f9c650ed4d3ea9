//! Finspan on screen: the ocean mat, the hand, the piles.
//!
//! What may be done is what the question offers. Where one tap is an answer it works without any
//! script; a card and then a place need the script, or the list of all answers.

mod card;
mod cards;
pub mod coach;
mod fish;
mod goals;
mod habitat;
pub mod letters;
mod mat;
mod named;
mod offers;
mod picture;
mod round;
mod shape;

use finspan::digital::{Drew, Shown};
use finspan::game::fish::FishId;
use maud::{Markup, html};
use table::question::Kind;
use table::{Opt, Question, Screen, msg};

use crate::ask::{self, Purpose};
use crate::frame::Viewer;
use crate::registry::{Drawing, File};
use offers::Offers;

/// More answers than this are put away as a list; the table itself is quicker then.
const FEW: usize = 6;

/// Finspan on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "ocean"
    }

    fn style(&self) -> &'static str {
        include_str!("../../assets/mat.css")
    }

    fn script(&self) -> Option<File> {
        Some(("mat.js", include_str!("../../assets/mat.js")))
    }

    fn table(&self, viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
        screen.state.of().map(|shown| table(viewer, screen, shown, purpose)).unwrap_or_default()
    }

    /// A fish by its name, a slot by its place on the mat.
    fn name(&self, viewer: &Viewer, text: &str) -> Option<(usize, Markup)> {
        named::picture(viewer.lang, text)
    }

    fn folds(&self) -> bool {
        true
    }

    fn legend(&self, viewer: &Viewer) -> Option<Markup> {
        Some(html! { div.ocean { (mat::signs(viewer)) } })
    }

    /// The ocean at the end.
    fn finished(&self, viewer: &Viewer, screen: &Screen) -> Option<Markup> {
        screen.state.of::<Shown>().map(|shown| picture::ocean(viewer, shown))
    }
}

/// The whole table.
fn table(viewer: &Viewer, screen: &Screen, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    let offers = Offers::of(viewer, screen.ask.as_ref(), shown);
    let turn = screen.ask.as_ref().is_some_and(|q| q.id == "main");
    let drawn: Vec<FishId> =
        round::steps(screen).iter().filter_map(|told| Drew::told(&told.step)).map(|drew| drew.drew).collect();
    let hand = cards::hand(viewer, shown, turn, &drawn, &offers);
    // At the end the ocean is a picture above everything.
    let sea = if screen.over.is_some() {
        html! {}
    } else {
        mat::sea(viewer, screen.ask.as_ref(), shown, &offers)
    };
    // Where nothing in the hand can be tapped, the mat comes first.
    let (first, second) = if cards::tappable(shown, &offers) { (hand, sea) } else { (sea, hand) };
    let things = html! {
        (first)
        (second)
        (cards::piles(viewer, shown, &offers))
    };
    html! {
        (fish::light())
        div.talk {
            (round::told(viewer, screen))
            @if let Some(question) = &screen.ask { (asked(viewer, question, &offers, purpose)) }
        }
        (purpose.form(viewer, &things))
        (large(viewer))
    }
}

/// The question. A few answers are listed here as well, many behind a tap.
fn asked(viewer: &Viewer, question: &Question, offers: &Offers, purpose: Purpose<'_>) -> Markup {
    let real: Vec<Opt> = question.options().iter().filter(|o| !o.aside).cloned().collect();
    let asides: Vec<Opt> = question.options().iter().filter(|o| o.aside).cloned().collect();
    // In a turn the mat and the hand are the answers.
    let few = matches!(question.kind, Kind::Several { .. }) || (real.len() <= FEW && question.id != "main");
    let on_table = few && !real.is_empty() && real.iter().all(|option| offers.in_sight(&option.id));
    html! {
        section.ask.many[!few].on-table[on_table] aria-labelledby="prompt" data-ask=(question.id) {
            h2 #prompt { (viewer.say(&question.prompt)) }
            @if let Some(note) = &question.note { p.note { (viewer.say(note)) } }
            @if few {
                (ask::answers(viewer, question, purpose))
            } @else {
                @if !asides.is_empty() { (ask::choices(viewer, question, &asides, purpose)) }
                details.all {
                    summary {
                        span.long { (viewer.say(&msg!("page-mat-list", count = real.len()))) }
                        span.short aria-hidden="true" { "☰ " (real.len()) }
                    }
                    (ask::choices(viewer, question, &real, purpose))
                }
            }
            // Leaving slots out is done on the mat; without any script it is typed.
            @if let Some(each) = offers.each() {
                noscript { (purpose.form(viewer, &html! {
                    label.typed {
                        span { (viewer.say(&msg!("page-notation"))) }
                        input type="text" name="answer" required autocomplete="off" maxlength="200" value=(each);
                    }
                    button { (viewer.say(&msg!("page-enter"))) }
                })) }
            }
        }
    }
}

/// A thing on the table: a button where it can be tapped or looked at, otherwise just there.
fn thing(offers: &Offers, name: &str, class: &str, look: Option<FishId>, inside: &Markup) -> Markup {
    let at_once = offers.at_once(name);
    html! {
        @if offers.has(name) {
            button.(class).open[at_once.is_some()] data-thing=(name) data-look=[look] name=[at_once.map(|_| "answer")] value=[at_once]
                disabled[at_once.is_none()] { (inside) }
        } @else if look.is_some() {
            button.(class) type="button" data-look=[look] { (inside) }
        } @else {
            div class=(class) { (inside) }
        }
    }
}

/// Where the script shows a card in large.
fn large(viewer: &Viewer) -> Markup {
    html! {
        dialog.large data-large aria-label=(viewer.say(&msg!("page-mat-large"))) {
            div data-large-card {}
            button.main type="button" data-close { (viewer.say(&msg!("page-mat-close"))) }
        }
    }
}
