//! Finspan on screen: the ocean mat, the hand, the piles.
//!
//! What may be done is what the question offers. Where one tap is an answer it works without any
//! script; a card and then a place need the script, or the list of all answers.

mod card;
mod cards;
mod fish;
mod habitat;
pub mod letters;
mod offers;

use finspan::digital::Shown;
use finspan::digital::shown::SlotShown;
use finspan::game::fish::{Fish, fish as card_of};
use finspan::game::ocean::SlotId;
use finspan::names::{Depth, Site, Zone};
use finspan::words;
use maud::{Markup, html};
use table::question::Kind;
use table::{Msg, Opt, Question, Screen, msg};

use crate::ask::{self, Purpose};
use crate::frame::Viewer;
use crate::registry::{Drawing, File};
use crate::tell;
use offers::{Offers, dive_thing};

/// More answers than this are put away as a list; the table itself is quicker then.
const FEW: usize = 6;

/// Finspan on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "ocean"
    }

    fn style(&self) -> File {
        ("mat.css", include_str!("../../assets/mat.css"))
    }

    fn script(&self) -> Option<File> {
        Some(("mat.js", include_str!("../../assets/mat.js")))
    }

    fn table(&self, viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
        screen.state.of().map(|shown| table(viewer, screen, shown, purpose)).unwrap_or_default()
    }
}

/// The whole table.
fn table(viewer: &Viewer, screen: &Screen, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    let offers = Offers::of(viewer, screen.ask.as_ref(), shown);
    let turn = screen.ask.as_ref().is_some_and(|q| q.id == "main");
    let hand = cards::hand(viewer, shown, turn, &offers);
    let sea = sea(viewer, screen.ask.as_ref(), shown, &offers);
    // Where nothing in the hand can be tapped, the mat comes first.
    let (first, second) = if cards::tappable(shown, &offers) { (hand, sea) } else { (sea, hand) };
    let things = html! {
        (first)
        (second)
        (cards::piles(viewer, shown, &offers))
    };
    html! {
        div.talk {
            div.lately tabindex="0" { (tell::news(viewer, screen, purpose.drawing, false)) }
            @if let Some(question) = &screen.ask { (asked(viewer, question, purpose)) }
        }
        (purpose.form(viewer, &things))
    }
}

/// The question. A few answers are listed here as well, many behind a tap.
fn asked(viewer: &Viewer, question: &Question, purpose: Purpose<'_>) -> Markup {
    let real: Vec<Opt> = question.options().iter().filter(|o| !o.aside).cloned().collect();
    let asides: Vec<Opt> = question.options().iter().filter(|o| o.aside).cloned().collect();
    let few = matches!(question.kind, Kind::Several { .. }) || real.len() <= FEW;
    html! {
        section.ask aria-labelledby="prompt" {
            h2 #prompt { (viewer.say(&question.prompt)) }
            @if let Some(note) = &question.note { p.note { (viewer.say(note)) } }
            @if few {
                (ask::answers(viewer, question, purpose))
            } @else {
                @if !asides.is_empty() { (ask::choices(viewer, question, &asides, purpose)) }
                details.all {
                    summary { (viewer.say(&msg!("page-mat-list", count = real.len()))) }
                    (ask::choices(viewer, question, &real, purpose))
                }
            }
        }
    }
}

/// A thing on the table: a button where it can be tapped, otherwise just there.
fn thing(offers: &Offers, name: &str, class: &str, title: Option<&str>, inside: &Markup) -> Markup {
    let at_once = offers.at_once(name);
    html! {
        @if offers.has(name) {
            button.(class).open[at_once.is_some()] data-thing=(name) title=[title] name=[at_once.map(|_| "answer")] value=[at_once]
                disabled[at_once.is_none()] { (inside) }
        } @else {
            div class=(class) title=[title] { (inside) }
        }
    }
}

/// The mat: three sites side by side, six rows, the bonuses of a dive below each zone.
fn sea(viewer: &Viewer, ask: Option<&Question>, shown: &Shown, offers: &Offers) -> Markup {
    let hint = |site: Site| {
        let id = format!("dive {}", site.id());
        let option = ask.into_iter().flat_map(Question::options).find(|o| o.id == id);
        option.and_then(|o| o.hint.as_ref()).map(|hint| viewer.say(hint))
    };
    html! {
        section.sea aria-labelledby="sea" {
            h2.hidden #sea { (viewer.say(&msg!("page-mat-sea"))) }
            table.mat data-mat {
                thead {
                    tr {
                        td.depth {}
                        @for site in Site::ALL {
                            @let hint = hint(site);
                            th.site.(site.id()) scope="col" {
                                (thing(offers, &dive_thing(site), "dive", hint.as_deref(), &html! {
                                    @if offers.has(&dive_thing(site)) { (viewer.say(&msg!("finspan-dive", site = words::site(site)))) }
                                    @else { (viewer.say(&words::site(site))) }
                                    @if let Some(hint) = &hint { span.hidden { ", " (hint) } }
                                }))
                            }
                        }
                    }
                }
                @for zone in Zone::ALL {
                    tbody.zone.(zone.id()) {
                        @for (i, row) in zone.rows().enumerate() {
                            tr {
                                @if i == 0 {
                                    th.depth scope="rowgroup" rowspan=(zone.rows().count() + 1) {
                                        span { (viewer.say(&msg!("page-mat-zone", zone = zone.id()))) }
                                    }
                                }
                                @for site in Site::ALL { td { @if let Some(here) = SlotId::at(site, row).and_then(|id| shown.slot(id)) { (slot(viewer, here, offers)) } } }
                            }
                        }
                        tr.bonus { (bonuses(viewer, shown, zone.into())) }
                    }
                }
                tbody.zone.bottom {
                    tr.bonus {
                        th.depth scope="row" { span.hidden { (viewer.say(&msg!("page-mat-bottom"))) } span aria-hidden="true" { "1." } }
                        (bonuses(viewer, shown, Depth::Bottom))
                    }
                }
            }
            p.mat-legend { (viewer.say(&msg!("page-mat-legend"))) }
            (bar(viewer, offers))
        }
    }
}

/// What a dive brings there; dim where it would bring nothing now.
fn bonuses(viewer: &Viewer, shown: &Shown, at: Depth) -> Markup {
    html! {
        @for bonus in shown.bonuses.iter().filter(|bonus| bonus.at == at) {
            @let op = bonus.op.id();
            td class=(if bonus.lit { "lit" } else { "out" }) title=(viewer.say(&msg!("finspan-effect", op = op, n = bonus.n))) {
                span.what { (fish::mark(op)) (viewer.say(&msg!("page-mat-bonus", op = op))) }
                @if !bonus.lit { span.hidden { (viewer.say(&msg!("page-mat-not-lit"))) } }
            }
        }
    }
}

/// A slot with what lies there.
fn slot(viewer: &Viewer, here: &SlotShown, offers: &Offers) -> Markup {
    let card = here.fish.map(card_of);
    let class = format!("slot {}", if card.is_some() { "taken" } else { "free" });
    let title = card.filter(|card| !card.is_forage()).map(|card| viewer.say(&words::card_text(card)));
    let tokens = tokens(here);
    let inside = html! {
        span.hidden { (viewer.say(&described(here, card, &tokens))) }
        span.seen aria-hidden="true" {
            @if let Some(card) = card {
                (fish::drawing(card, here.zone))
                span.points { (card.points) }
                @if let Some(trigger) = card.trigger { span class=(format!("when {}", trigger.id())) {} }
                span.name { (viewer.say(&words::card(card.id))) }
            }
            span.marks {
                @for (kind, n, _) in &tokens {
                    span class=(format!("token {kind}")) { (fish::mark(kind)) @if *n > 1 { (n) } }
                }
            }
        }
        span.gain data-gain {}
    };
    thing(offers, &here.slot.name(), &class, title.as_deref(), &inside)
}

/// What lies in a slot beside the fish: mark, number, words.
fn tokens(here: &SlotShown) -> Vec<(&'static str, usize, Msg)> {
    let part = |kind: &'static str, n: usize| msg!("finspan-cost-part", kind = kind, n = n);
    let (egg, young, school) = (usize::from(here.egg), usize::from(here.young), usize::from(here.school));
    let beneath = here.consumed.len();
    let all = [
        ("egg", egg, part("eggs", egg)),
        ("young", young, part("young", young)),
        ("school", school, part("schools", school)),
        ("beneath", beneath, msg!("page-mat-beneath", n = beneath)),
    ];
    all.into_iter().filter(|(_, n, _)| *n > 0).collect()
}

/// A slot in words.
fn described(here: &SlotShown, card: Option<&Fish>, tokens: &[(&'static str, usize, Msg)]) -> Msg {
    let lies = match card {
        Some(card) => msg!("page-mat-fish", fish = words::card(card.id), points = card.points),
        None => msg!("page-mat-free"),
    };
    let all: Vec<Msg> = std::iter::once(lies).chain(tokens.iter().map(|(_, _, words)| words.clone())).collect();
    msg!("page-mat-slot", slot = words::slot(here.slot), what = all)
}

/// What is held, what can be done with it, and how to put it back; for the script.
fn bar(viewer: &Viewer, offers: &Offers) -> Markup {
    html! {
        div.holding data-offers=(offers.to_json()) data-pick=(viewer.say(&msg!("page-mat-pick", what = "{what}"))) hidden {
            p.picked role="status" data-picked {}
            div.finish data-finish {}
            button.quiet type="button" data-lay-back {
                span aria-hidden="true" { "✕" } span.hidden { (viewer.say(&msg!("page-lay-back"))) }
            }
            button name="answer" value="" hidden data-send {}
        }
    }
}
