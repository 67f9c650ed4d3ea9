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

use finspan::digital::words;
use finspan::game::ocean::SlotId;
use finspan::{Site, Zone, say};
use maud::{Markup, html};
use serde_json::Value;
use table::question::Kind;
use table::{Msg, Opt, Question, Screen, msg};

use crate::ask::{self, Purpose};
use crate::frame::Viewer;
use crate::registry::Drawing;
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

    fn table(&self, viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
        table(viewer, screen, purpose)
    }
}

/// The whole table.
fn table(viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
    let offers = Offers::of(viewer, screen);
    let (hand, sea) = (cards::hand(viewer, screen, &offers), sea(viewer, screen, &offers));
    // Where nothing in the hand can be tapped, the mat comes first.
    let (first, second) = if cards::tappable(screen.state.json(), &offers) { (hand, sea) } else { (sea, hand) };
    let things = html! {
        (first)
        (second)
        (cards::piles(viewer, screen.state.json(), &offers))
    };
    html! {
        div.talk {
            div.lately tabindex="0" { (tell::news(viewer, screen, purpose.drawing, false)) }
            @if let Some(question) = &screen.ask { (asked(viewer, question, purpose)) }
        }
        (purpose.form(viewer, &things))
    }
}

/// The question. Few answers stand here as well, many behind a tap.
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
                @if !asides.is_empty() { (ask::choices(viewer, &asides, purpose)) }
                details.all {
                    summary { (viewer.say(&msg!("page-mat-list", count = real.len()))) }
                    (ask::choices(viewer, &real, purpose))
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
fn sea(viewer: &Viewer, screen: &Screen, offers: &Offers) -> Markup {
    let state = screen.state.json();
    let hint = |site: &str| {
        let id = format!("dive {site}");
        let option = screen.ask.iter().flat_map(Question::options).find(|o| o.id == id);
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
                            @let hint = hint(site.name());
                            th.site.(site.name()) scope="col" {
                                (thing(offers, &dive_thing(site.name()), "dive", hint.as_deref(), &html! {
                                    @if offers.has(&dive_thing(site.name())) { (viewer.say(&msg!("finspan-dive", site = say::site(*site)))) }
                                    @else { (viewer.say(&say::site(*site))) }
                                    @if let Some(hint) = &hint { span.hidden { ", " (hint) } }
                                }))
                            }
                        }
                    }
                }
                @for zone in Zone::ALL {
                    tbody.zone.(zone.name()) {
                        @for (i, row) in rows(*zone).enumerate() {
                            tr {
                                @if i == 0 {
                                    th.depth scope="rowgroup" rowspan=(rows(*zone).count() + 1) {
                                        span { (viewer.say(&msg!("page-mat-zone", zone = zone.name()))) }
                                    }
                                }
                                @for site in Site::ALL { td { (slot(viewer, state, offers, *site, row)) } }
                            }
                        }
                        tr.bonus { (bonuses(viewer, state, zone.name())) }
                    }
                }
                tbody.zone.bottom {
                    tr.bonus {
                        th.depth scope="row" { span.hidden { (viewer.say(&msg!("page-mat-bottom"))) } span aria-hidden="true" { "1." } }
                        (bonuses(viewer, state, "bottom"))
                    }
                }
            }
            p.mat-legend { (viewer.say(&msg!("page-mat-legend"))) }
            (bar(viewer, offers))
        }
    }
}

fn rows(zone: Zone) -> impl Iterator<Item = u8> {
    (1..=6).filter(move |&row| SlotId::at(Site::Blue, row).is_some_and(|slot| slot.zone() == zone))
}

/// What a dive brings there; dim where it would bring nothing now.
fn bonuses(viewer: &Viewer, state: &Value, at: &str) -> Markup {
    let here = |b: &&Value| b["at"] == at;
    html! {
        @for bonus in state["bonuses"].as_array().into_iter().flatten().filter(here) {
            @let op = bonus["op"].as_str().unwrap_or_default();
            @let lit = bonus["lit"] == true;
            @let full = msg!("finspan-effect", op = op, n = bonus["n"].as_i64().unwrap_or(0));
            td class=(if lit { "lit" } else { "out" }) title=(viewer.say(&full)) {
                span.what { (fish::mark(op)) (viewer.say(&msg!("page-mat-bonus", op = op))) }
                @if !lit { span.hidden { (viewer.say(&msg!("page-mat-not-lit"))) } }
            }
        }
    }
}

/// A slot with what lies there.
fn slot(viewer: &Viewer, state: &Value, offers: &Offers, site: Site, row: u8) -> Markup {
    let Some(id) = SlotId::at(site, row) else { return html! {} };
    let here = &state["ocean"][id.index()];
    let card = cards::known(&here["fish"]);
    let class = format!("slot {}", if card.is_some() { "taken" } else { "free" });
    let title = card.filter(|card| !card.is_forage()).map(|card| viewer.say(&words::card_text(card)));
    let tokens = tokens(here);
    let inside = html! {
        span.hidden { (viewer.say(&described(id, card, &tokens))) }
        span.seen aria-hidden="true" {
            @if let Some(card) = card {
                (fish::drawing(card, id.zone()))
                span.points { (card.points) }
                @if let Some(trigger) = card.trigger { span class=(format!("when {}", trigger.name())) {} }
                span.name { (finspan::fish::name(card.id).name) }
            }
            span.marks {
                @for (kind, n, _) in &tokens {
                    span class=(format!("token {kind}")) { (fish::mark(kind)) @if *n > 1 { (n) } }
                }
            }
        }
        span.gain data-gain {}
    };
    thing(offers, &id.name(), &class, title.as_deref(), &inside)
}

/// What lies in a slot beside the fish: mark, number, words.
fn tokens(here: &Value) -> Vec<(&'static str, u64, Msg)> {
    let beneath = here["consumed"].as_array().map_or(0, Vec::len) as u64;
    let part = |kind: &'static str, n: u64| msg!("finspan-cost-part", kind = kind, n = n);
    let flag = |name: &str| u64::from(here[name] == true);
    let (egg, young, school) = (flag("egg"), here["young"].as_u64().unwrap_or(0), flag("school"));
    let all = [
        ("egg", egg, part("eggs", egg)),
        ("young", young, part("young", young)),
        ("school", school, part("schools", school)),
        ("beneath", beneath, msg!("page-mat-beneath", n = beneath)),
    ];
    all.into_iter().filter(|(_, n, _)| *n > 0).collect()
}

/// A slot in words.
fn described(id: SlotId, card: Option<&finspan::fish::Fish>, tokens: &[(&'static str, u64, Msg)]) -> Msg {
    let lies = match card {
        Some(card) => msg!("page-mat-fish", fish = words::card(card.id), points = card.points),
        None => msg!("page-mat-free"),
    };
    let all: Vec<Msg> = std::iter::once(lies).chain(tokens.iter().map(|(_, _, words)| words.clone())).collect();
    msg!("page-mat-slot", slot = words::slot(id), what = all)
}

/// What is held, what can be done with it, and how to lay it back; for the script.
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
