//! Things on the table that can be tapped. A tap is an answer where there is only one; where there are several,
//! or something to read, a card opens. All of it works without any script.

use cryo::digital::shown::{CostShown, FaceShown};
use cryo::digital::{Gain, Offer, Shown};
use cryo::names::{Card, Face, Item, PlatformAction, Token, Track};
use maud::{Markup, html};
use table::{Opt, Question, msg};

use super::glyph;
use crate::frame::Viewer;

/// Everything a drawing needs to know of the moment.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    pub viewer: &'a Viewer,
    pub shown: &'a Shown,
    pub ask: Option<&'a Question>,
}

/// A thing on the table: what it is, by which name offers know it, and how it looks.
pub struct Thing<'a> {
    /// Its name in offers.
    pub id: &'a str,
    /// A name that nothing else on the page has.
    pub anchor: String,
    /// What it is, in words.
    pub label: String,
    /// Its class.
    pub class: &'a str,
    /// Its picture.
    pub inside: Markup,
    /// What is to be read about it.
    pub about: Option<Markup>,
}

impl<'a> Now<'a> {
    /// What can be answered at a place, with its words.
    pub fn offers(&self, id: &str, fits: impl Fn(&Offer) -> bool) -> Vec<(&'a Offer, &'a Opt)> {
        let Some(question) = self.ask else { return Vec::new() };
        let here = |offer: &&Offer| offer.places.iter().any(|place| place == id) && fits(offer);
        let option = |offer: &'a Offer| {
            let option = question.options().iter().find(|option| option.id == offer.answer)?;
            Some((offer, option))
        };
        self.shown.offers.iter().filter(here).filter_map(option).collect()
    }

    /// A thing with what can be answered there.
    pub fn thing(&self, thing: &Thing<'_>) -> Markup {
        self.thing_with(thing, &self.offers(thing.id, |_| true))
    }

    /// A thing with these answers.
    pub fn thing_with(&self, thing: &Thing<'_>, offers: &[(&Offer, &Opt)]) -> Markup {
        let Thing { anchor, label, class, inside, about, .. } = thing;
        let lit = if offers.is_empty() { "" } else { " lit" };
        let class = format!("thing {class}{lit}");
        if let ([(offer, option)], None) = (offers, about) {
            let hint = option.hint.as_ref().map(|hint| self.viewer.say(hint));
            return html! {
                button class=(class) name="answer" value=(offer.answer) data-thing=(thing.id)
                    title=(self.viewer.say(&option.label)) {
                    span.hidden { (label) ": " (self.viewer.say(&option.label)) @if let Some(hint) = hint { ", " (hint) } }
                    (inside)
                    (price(offer))
                }
            };
        }
        if offers.is_empty() && about.is_none() {
            return html! { div class=(class) data-thing=(thing.id) title=(label) { span.hidden { (label) } (inside) } };
        }
        let card = format!("card-{anchor}");
        html! {
            button class=(class) type="button" popovertarget=(card) data-thing=(thing.id) title=(label) {
                span.hidden { (label) } (inside)
            }
            div.leaf popover id=(card) {
                h3 { (label) }
                @if let Some(about) = about { (about) }
                @for (offer, option) in offers { (self.answer(offer, option)) }
                button.quiet type="button" popovertarget=(card) popovertargetaction="hide" {
                    (self.viewer.say(&msg!("page-ship-close")))
                }
            }
        }
    }

    /// One answer of the question, with its picture and its price.
    pub fn option(&self, question: &Question, option: &Opt) -> Markup {
        let offer = self.shown.offers.iter().find(|offer| offer.answer == option.id);
        let picture = offer.and_then(|offer| self.picture(offer)).or_else(|| super::picture(question, &option.id));
        // The pictures say what it costs.
        let said = option.hint.as_ref().filter(|hint| offer.is_none() || hint.id != "cryo-board-costs");
        html! {
            button.choice name="answer" value=(option.id) {
                span.label { @if let Some(picture) = picture { (picture) " " } (self.viewer.say(&option.label)) }
                @if let Some(hint) = said { span.hint { (self.viewer.say(hint)) } }
                @if let Some(offer) = offer { (price(offer)) }
            }
        }
    }

    /// What lies where an answer lights up: a token, a platform dock's gain, a card.
    pub fn picture(&self, offer: &Offer) -> Option<Markup> {
        let place = offer.places.first()?;
        if offer.answer.starts_with("resolve") || self.ask.is_some_and(|question| question.id == "tie.t7") {
            let section = self.shown.sections.iter().find(|section| section.section.id() == place.as_str())?;
            let token = section.token.as_ref()?;
            return Some(match (token.kind, &token.face) {
                (Token::Sabotage, _) => glyph::sabotage(),
                (Token::Sunset, _) => glyph::sunset(),
                (Token::Looting, shown) => glyph::token(&face(shown.as_ref()?)),
            });
        }
        if let Some(dock) = self.shown.you.docks.iter().find(|dock| dock.id == *place) {
            return match dock.action {
                PlatformAction::Awaken => Some(glyph::pod()),
                PlatformAction::Charge => Some(glyph::item(Item::Of(Track::Energy))),
                PlatformAction::Fabricate => Some(glyph::item(Item::Of(Track::Nanite))),
                PlatformAction::Compute => Some(glyph::item(Item::Card)),
                PlatformAction::CustomOne | PlatformAction::CustomTwo => None,
            };
        }
        let spaces = self.shown.sections.iter().flat_map(|section| &section.spaces);
        if let Some(space) = spaces.into_iter().find(|space| space.id == *place) {
            return Some(match &space.tile {
                Some(tile) => glyph::tile(&face(&tile.face)),
                None => glyph::action(space.action),
            });
        }
        if let Some(slot) = self.shown.you.slots.iter().find(|slot| slot.id == *place) {
            return slot.tile.as_ref().map(|tile| glyph::tile(&face(&tile.face)));
        }
        Card::parse(place).map(glyph::card)
    }

    /// One answer as a button with its price.
    fn answer(&self, offer: &Offer, option: &Opt) -> Markup {
        html! {
            button.choice name="answer" value=(offer.answer) {
                span.label { (self.viewer.say(&option.label)) }
                @if let Some(hint) = &option.hint { span.hint { (self.viewer.say(hint)) } }
                (price(offer))
            }
        }
    }
}

/// What an answer costs and brings, in signs.
pub fn price(offer: &Offer) -> Markup {
    let CostShown { tracks, cards } = offer.cost;
    let paid: Vec<(Item, u8)> = Track::ALL.into_iter().map(|track| (Item::Of(track), tracks[track])).collect();
    let paid: Vec<(Item, u8)> = paid.into_iter().chain([(Item::Card, cards)]).filter(|(_, n)| *n > 0).collect();
    let gained = offer.gain.iter().filter_map(|Gain { item, n }| Some((Item::parse(item)?, *n)));
    let gained: Vec<(Item, u8)> = gained.collect();
    html! {
        @if !paid.is_empty() || !gained.is_empty() {
            span.price aria-hidden="true" {
                @for (item, n) in paid { span.pay { "−" (n) (glyph::item(item)) } }
                @for (item, n) in gained { span.gain { "+" (n) (glyph::item(item)) } }
            }
        }
    }
}

/// A face as it is on a tile.
pub fn face(shown: &FaceShown) -> Face {
    let items: Vec<Item> = shown.items.iter().filter_map(|id| Item::parse(id)).collect();
    Face { mode: shown.mode, items: items.as_slice().into() }
}
