//! The ocean mat: three sites side by side, six rows, the bonuses of a dive below each zone.

use finspan::digital::Shown;
use finspan::digital::shown::SlotShown;
use finspan::game::fish::{Fish, fish as card_of};
use finspan::game::ocean::SlotId;
use finspan::names::{Depth, Site, Tag, Trigger, Zone};
use finspan::words;
use maud::{Markup, html};
use table::{Msg, Question, msg};

use super::cards::spoken;
use super::offers::{Offers, dive_thing};
use super::{fish, goals, habitat, thing};
use crate::frame::Viewer;

/// The mat with what counts above it.
pub fn sea(viewer: &Viewer, ask: Option<&Question>, shown: &Shown, offers: &Offers) -> Markup {
    html! {
        section.sea aria-labelledby="sea" {
            h2.hidden #sea { (viewer.say(&msg!("page-mat-sea"))) }
            (goals::strip(viewer, shown))
            table.mat data-mat {
                thead {
                    tr {
                        td.depth {}
                        @for site in Site::ALL { th.site.(site.id()) scope="col" { (dive(viewer, ask, shown, offers, site)) } }
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
            (bar(viewer, offers))
            details.meaning {
                summary { (viewer.say(&msg!("page-mat-signs"))) }
                (signs(viewer))
            }
        }
    }
}

/// A site with its dive: what it would bring stands there as marks, and in words for who cannot see them.
fn dive(viewer: &Viewer, ask: Option<&Question>, shown: &Shown, offers: &Offers, site: Site) -> Markup {
    let id = format!("dive {}", site.id());
    let option = ask.into_iter().flat_map(Question::options).find(|o| o.id == id);
    let hint = option.and_then(|o| o.hint.as_ref()).map(|hint| viewer.say(hint));
    let open = offers.has(&dive_thing(site));
    let lit: Vec<&str> = shown.bonuses.iter().filter(|b| b.site == site && b.lit).map(|b| b.op.id()).collect();
    let works = |slot: &&SlotShown| slot.fish.is_some_and(|id| card_of(id).trigger == Some(Trigger::IfActivated));
    let fish = shown.ocean.iter().filter(|slot| slot.site == site).filter(works).count();
    let inside = html! {
        @if open { span { (viewer.say(&msg!("finspan-dive", site = words::site(site)))) } }
        @else { span { (viewer.say(&words::site(site))) } }
        @if open {
            span.brings aria-hidden="true" {
                @for op in lit { (fish::mark(op)) }
                @if fish > 0 { span.works { "▼" (fish) } }
            }
        }
        @if let Some(hint) = &hint { span.hidden { ", " (hint) } }
    };
    thing(offers, &dive_thing(site), "dive", None, &inside)
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
    let tokens = tokens(here);
    let inside = html! {
        span.hidden { (viewer.say(&described(here, card, &tokens))) }
        span.seen aria-hidden="true" {
            @if let Some(card) = card {
                (fish::drawing(card))
                span.points { (card.points) }
                span.tags {
                    @if let Some(trigger) = card.trigger { span class=(format!("when {}", trigger.id())) {} }
                    @for _ in 0..card.predator { (fish::mark(Tag::Predator.id())) }
                    @if here.counts > 0 { (fish::mark("star")) @if here.counts > 1 { (here.counts) } }
                }
                span.length { (viewer.say(&habitat::short(card))) }
            }
            // The name leaves the tokens their room.
            span.foot {
                @if let Some(card) = card { span.name { (viewer.say(&spoken(card.id))) } }
                span.marks {
                    @for (kind, n, _) in &tokens {
                        span class=(format!("token {kind}")) data-token=(kind) data-n=(n) { (fish::mark(kind)) @if *n > 1 { (n) } }
                    }
                    @if card.is_none() && here.counts > 0 { (fish::mark("star")) }
                }
            }
        }
        span.gain data-gain {}
    };
    html! { div.place data-slot=(here.slot.name()) data-fish=[here.fish] { (thing(offers, &here.slot.name(), &class, here.fish, &inside)) } }
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
    let mut all = match card {
        Some(card) => {
            let fish = msg!("page-mat-fish", fish = spoken(card.id), points = card.points);
            std::iter::once(fish).chain([habitat::size(card)]).chain(habitat::tags(card)).collect()
        }
        None => vec![msg!("page-mat-free")],
    };
    all.extend(tokens.iter().map(|(_, _, words)| words.clone()));
    if here.counts > 0 {
        all.push(msg!("page-mat-counts", n = here.counts));
    }
    msg!("page-mat-slot", slot = words::slot(here.slot), what = all)
}

/// What the signs on the mat mean.
pub fn signs(viewer: &Viewer) -> Markup {
    let signs = ["activated", "end", "first", "size", "predator", "star", "egg", "young", "school", "beneath"];
    html! {
        ul.signs {
            @for sign in signs {
                li {
                    span.sign aria-hidden="true" {
                        @match sign {
                            "activated" => "▼",
                            "end" => "⚑",
                            "first" => "1.",
                            "size" => (viewer.say(&msg!("page-mat-size-letters"))),
                            _ => (fish::mark(sign)),
                        }
                    }
                    (viewer.say(&msg!("page-mat-sign", sign = sign)))
                }
            }
        }
        p.note { (viewer.say(&msg!("page-mat-names"))) }
    }
}

/// What is held, what can be done with it, and how to put it back; for the script.
fn bar(viewer: &Viewer, offers: &Offers) -> Markup {
    html! {
        div.holding data-offers=(offers.to_json()) data-pick=(viewer.say(&msg!("page-mat-pick", what = "{what}"))) hidden {
            div.picked {
                p role="status" data-picked {}
                p.plan data-plan {}
                p.plan data-foreseen {}
            }
            div.finish data-finish {}
            button.quiet type="button" data-lay-back {
                span aria-hidden="true" { "✕" } span.hidden { (viewer.say(&msg!("page-lay-back"))) }
            }
            button name="answer" value="" hidden data-send {}
        }
    }
}
