//! The person's side: stock, platform, salvage, hand, and what lies in front of one.

use cryo::digital::Offer;
use cryo::digital::shown::{CardShown, MissionShown, PlatformDockShown, SlotShown};
use cryo::game::Drone;
use cryo::names::{Card, Item, PlatformAction, Track};
use cryo::words;
use maud::{Markup, html};
use table::{Msg, msg};

use super::glyph;
use super::place::{Now, Thing, face};
use super::ship::pods;

/// What there is on the tracks of both sides, and the points so far.
pub fn stock(now: &Now<'_>) -> Markup {
    let (viewer, shown) = (now.viewer, now.shown);
    let (you, rival) = (shown.score_now.you.total, shown.score_now.rival.total);
    html! {
        section.stock aria-label=(viewer.say(&msg!("page-ship-stock"))) {
            ul {
                @for track in &shown.tracks {
                    @let words = msg!("page-ship-amount", track = words::track(track.track), yours = track.yours, end = track.end, rivals = track.rivals);
                    li title=(viewer.say(&words)) {
                        span.hidden { (viewer.say(&words)) }
                        span.seen aria-hidden="true" {
                            (glyph::item(Item::Of(track.track)))
                            strong { (track.yours) } span.most { "/" (track.end) }
                            span.theirs { (track.rivals) }
                        }
                    }
                }
                @let words = msg!("page-ship-aboard", pods = shown.you.aboard, room = shown.you.room);
                li title=(viewer.say(&words)) {
                    span.hidden { (viewer.say(&words)) }
                    span.seen aria-hidden="true" { (glyph::pod()) strong { (shown.you.aboard) } span.most { "/" (shown.you.room) } }
                }
            }
            p.points { (viewer.say(&msg!("page-ship-points", yours = you, rivals = rival))) }
            (jump(now))
        }
    }
}

/// On a phone the table is long: every part of it is one tap away, and one sees where something lights up.
fn jump(now: &Now<'_>) -> Markup {
    let (viewer, shown) = (now.viewer, now.shown);
    let lit = |places: &[&str]| {
        let offered =
            now.ask.is_some() && shown.offers.iter().flat_map(|o| &o.places).any(|p| places.contains(&p.as_str()));
        if offered { "lit" } else { "" }
    };
    let to = |anchor: &str, class: &str, name: &Msg, places: &[&str]| {
        let class = format!("{class} {}", lit(places));
        html! { a class=(class.trim()) href=(format!("#{anchor}")) data-jump { (viewer.say(name)) } }
    };
    let you = &shown.you;
    let hand: Vec<&str> = you.hand.iter().map(|held| held.card.id()).collect();
    let docks = you.docks.iter().map(|dock| dock.id.as_str());
    let platform: Vec<&str> = docks.chain(you.slots.iter().map(|slot| slot.id.as_str())).collect();
    let caverns = shown.caverns.iter().map(|cavern| cavern.id.as_str());
    let caverns: Vec<&str> = caverns.chain(shown.tunnels.iter().map(|tunnel| tunnel.id.as_str())).collect();
    let place = |place: &str| msg!("page-ship-part", place = place);
    html! {
        nav.jump aria-label=(viewer.say(&msg!("page-ship-jump"))) {
            @for of in &shown.sections {
                @let id = of.section.id();
                @let chambers: Vec<String> = of.chambers.iter().map(|chamber| format!("{id}.{}", chamber.number)).collect();
                @let docks = of.docks.iter().map(|dock| dock.id.as_str()).chain(of.spaces.iter().map(|space| space.id.as_str()));
                @let places: Vec<&str> = docks.chain(chambers.iter().map(String::as_str)).chain([id]).collect();
                (to(&format!("deck-{id}"), id, &words::section(of.section), &places))
            }
            (to("hand", "", &place("hand"), &hand))
            (to("platform", "", &place("platform"), &platform))
            (to("caverns", "", &place("caverns"), &caverns))
        }
    }
}

/// The platform with its docks and slots, and the salvage spaces.
pub fn platform(now: &Now<'_>) -> Markup {
    let (viewer, shown) = (now.viewer, now.shown);
    html! {
        section.platform aria-labelledby="platform" {
            h2 #platform { (viewer.say(&msg!("page-ship-platform"))) }
            ol.docks { @for dock in &shown.you.docks { li { (self::dock(now, dock)) } } }
            h3 { (viewer.say(&msg!("cryo-panel-salvage"))) }
            ul.salvage {
                @for space in &shown.salvage {
                    @let track = space.material.track();
                    @let words = msg!("cryo-board-line-salvage", track = words::track(track), yours = space.yours, rivals = space.rivals, spaces = space.spaces);
                    li {
                        (now.thing_with(&Thing {
                            id: space.material.id(),
                            anchor: format!("salvage-{}", space.material.id()),
                            label: viewer.say(&words),
                            class: "space",
                            inside: html! {
                                (glyph::item(Item::Of(track)))
                                span.seen aria-hidden="true" { (pods(space.yours, space.rivals)) "/" (space.spaces) }
                            },
                            about: None,
                        }, &now.offers(space.material.id(), |offer| !offer.answer.starts_with("gain"))))
                    }
                }
            }
        }
    }
}

/// A platform dock: its slots, the arrow between them, and what it gives.
fn dock(now: &Now<'_>, dock: &PlatformDockShown) -> Markup {
    let slot = |id: &Option<String>, cost: bool| {
        let shown = id.as_ref().and_then(|id| now.shown.you.slots.iter().find(|slot| slot.id == *id));
        html! { @if let Some(shown) = shown { (self::slot(now, &words::slot_of(&dock.id, cost), shown)) } }
    };
    let does = msg!("cryo-board-dock", action = dock.action.id());
    let state = if dock.drone { "home" } else { "open" };
    let thing = Thing {
        id: &dock.id,
        anchor: dock.id.clone(),
        label: now.viewer.say(&msg!("page-ship-platform-dock", dock = dock.id.as_str(), does = does, state = state)),
        class: &format!("dock {}", if dock.drone { "yours" } else { "open" }),
        inside: html! {
            span.seen aria-hidden="true" { @if dock.drone { (glyph::drone(Drone::Human)) } @else { span.name { (dock.id) } } }
        },
        about: None,
    };
    let done = if dock.complete { "arrow" } else { "arrow dim" };
    html! {
        (now.thing(&thing))
        (slot(&dock.cost_slot, true))
        span class=(done) aria-hidden="true" { "→" }
        (slot(&dock.benefit_slot, false))
        @match dock.action {
            PlatformAction::Awaken => (glyph::pod()),
            PlatformAction::Charge => (glyph::item(Item::Of(Track::Energy))),
            PlatformAction::Fabricate => (glyph::item(Item::Of(Track::Nanite))),
            PlatformAction::Compute => (glyph::item(Item::Card)),
            PlatformAction::CustomOne | PlatformAction::CustomTwo => {},
        }
    }
}

fn slot(now: &Now<'_>, name: &Msg, slot: &SlotShown) -> Markup {
    let tile = slot.tile.as_ref().map(|tile| face(&tile.face));
    let what = tile.as_ref().map_or_else(|| msg!("page-ship-free"), words::face);
    now.thing(&Thing {
        id: &slot.id,
        anchor: slot.id.clone(),
        label: now.viewer.say(&msg!("page-ship-slot", slot = name.clone(), what = what)),
        class: if tile.is_some() { "slot taken" } else { "slot" },
        inside: html! { @if let Some(tile) = &tile { (glyph::tile(tile)) } },
        about: None,
    })
}

/// The hand.
pub fn hand(now: &Now<'_>) -> Markup {
    let of_hand = |offer: &Offer| !offer.answer.starts_with("launch");
    html! {
        section.hand aria-labelledby="hand" {
            h2 #hand { (now.viewer.say(&msg!("page-ship-hand", cards = now.shown.you.hand.len()))) }
            ul.cards {
                @for (at, held) in now.shown.you.hand.iter().enumerate() {
                    li { (card(now, &format!("hand-{at}"), held.card, &Msg::plain(""), &now.offers(held.card.id(), of_hand))) }
                }
            }
        }
    }
}

/// Upgrades, vehicles and missions.
pub fn played(now: &Now<'_>) -> Markup {
    let you = &now.shown.you;
    let of_vehicle = |offer: &Offer| offer.answer.starts_with("launch");
    let heading = |kind: &str| html! { h3 { (now.viewer.say(&msg!("page-ship-of", kind = kind))) } };
    let worth = |m: &MissionShown| msg!("page-ship-worth", points = m.points);
    html! {
        @if !you.upgrades.is_empty() || !you.vehicles.is_empty() || !you.missions.is_empty() {
            section.played aria-label=(now.viewer.say(&msg!("page-ship-played"))) {
                @if !you.upgrades.is_empty() {
                    div { (heading("upgrades")) ul.cards { @for &upgrade in &you.upgrades {
                        li { (card(now, &format!("upgrade-{}", upgrade.id()), upgrade, &words::upgrade(upgrade), &[])) }
                    } } }
                }
                @if !you.vehicles.is_empty() {
                    div { (heading("vehicles")) ul.cards { @for (at, vehicle) in you.vehicles.iter().enumerate() {
                        @let places = msg!("page-ship-places", places = vehicle.places);
                        li { (card(now, &format!("vehicle-{at}"), vehicle.card, &places, &now.offers(vehicle.card.id(), of_vehicle))) }
                    } } }
                }
                @if !you.missions.is_empty() {
                    div { (heading("missions")) ul.cards { @for mission in &you.missions {
                        @let label = msg!("page-ship-mission", mission = words::mission(mission.card), worth = worth(mission));
                        li { (card(now, &format!("mission-{}", mission.card.id()), mission.card, &label, &[])) }
                    } } }
                }
            }
        }
    }
}

/// A card: its animal and its name; everything it can be is one tap away.
fn card(now: &Now<'_>, anchor: &str, which: Card, below: &Msg, offers: &[(&Offer, &table::Opt)]) -> Markup {
    let name = now.viewer.say(&words::card(which));
    let below = now.viewer.say(below);
    let facts = now.shown.cards.iter().find(|card| card.card == which);
    now.thing_with(
        &Thing {
            id: which.id(),
            anchor: anchor.to_owned(),
            label: name.clone(),
            class: "card",
            inside: html! {
                (glyph::card(which))
                span.name aria-hidden="true" { (name) }
                @if !below.is_empty() { span.below { (below) } }
            },
            about: facts.map(|facts| about(now, facts)),
        },
        offers,
    )
}

/// What a card is as upgrade, vehicle, mission and scrap.
fn about(now: &Now<'_>, facts: &CardShown) -> Markup {
    let id = facts.card.id();
    let scrap: Vec<Msg> =
        Track::ALL.into_iter().filter(|&t| facts.scrap[t] > 0).map(|t| words::amount(t, facts.scrap[t])).collect();
    let lines = [
        ("upgrade", msg!("cryo-board-upgrade-does", card = id)),
        ("vehicle", msg!("cryo-board-vehicle-does", card = id, pods = facts.pods)),
        ("mission", msg!("cryo-board-mission-does", card = id, points = facts.points)),
        ("scrap", msg!("cryo-list", list = scrap)),
    ];
    html! {
        dl.uses {
            @for (kind, what) in lines {
                div { dt { (now.viewer.say(&msg!("page-ship-use", use_of = kind))) } dd { (now.viewer.say(&what)) } }
            }
        }
    }
}
