//! Patchwork as front ends see it: names, options, and its two tables.

use std::borrow::Cow;

use table::{About, Choice, Game, Messages, Msg, Scene, Setup, Tape, Values, msg};

use crate::automa::{Reshuffle, Rules, TimeFilter};
use crate::cards::Cards;
use crate::companion::{CardSource, CircleMode, Companion};
use crate::data::{AutomaDeck, Level, SpecialPatches};
use crate::digital::Digital;

/// Patchwork against the Automa.
#[derive(Clone, Copy, Debug)]
pub struct Patchwork;

/// The one game of this crate.
pub static GAME: Patchwork = Patchwork;

/// The crate's messages.
pub const MESSAGES: Messages = table::messages!();

impl Game for Patchwork {
    fn about(&self) -> About {
        About {
            id: "patchwork",
            title: Msg::plain("Patchwork"),
            opponent: msg!("patchwork-automa"),
            pitch: msg!("patchwork-pitch"),
            edition: 1,
            tables: vec!["digital", "companion"],
            options: options(),
        }
    }

    fn messages(&self) -> Messages {
        MESSAGES
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        let rules = rules_of(setup);
        if setup.table == "digital" {
            return Digital::new(rules, setup.seed).run(tape);
        }
        let mode = if setup.get("circle") == "window" { CircleMode::Window } else { CircleMode::Tracked };
        let cards = match setup.get("cards") {
            "physical" => Companion::physical(),
            _ => CardSource::Virtual(Cards::of_seed(rules.deck, setup.seed)),
        };
        Companion::new(rules, mode, cards).run(setup.seed, tape)
    }
}

/// The rules a prepared set-up asks for.
pub fn rules_of(setup: &Setup) -> Rules {
    let level = setup.get("level").parse::<u8>().ok().and_then(|n| Level::try_from(n).ok()).unwrap_or_default();
    Rules {
        deck: if setup.get("deck") == "tactical" { AutomaDeck::Tactical } else { AutomaDeck::Normal },
        special_patches: match setup.get("special_patches") {
            "revised" => SpecialPatches::Revised,
            _ => SpecialPatches::First,
        },
        reshuffle: if setup.get("reshuffle") == "de" { Reshuffle::De } else { Reshuffle::En },
        automa_takes_special: setup.get("automa_takes_special") != "no",
        time_filter: if setup.get("time_filter") == "behind" { TimeFilter::Behind } else { TimeFilter::Share },
        ..Rules::at(level)
    }
}

fn options() -> Vec<Choice> {
    let choice = |name, label, help, values: Vec<(&'static str, Msg)>, default| Choice {
        name,
        label,
        help,
        values: Values::OneOf(values),
        default: Cow::Borrowed(default),
        tables: &[],
    };
    let companion = |choice: Choice| Choice { tables: &["companion"], ..choice };
    vec![
        choice(
            "level",
            msg!("patchwork-option-level"),
            msg!("patchwork-option-level-help"),
            vec![
                ("1", msg!("patchwork-level-1")),
                ("2", msg!("patchwork-level-2")),
                ("3", msg!("patchwork-level-3")),
                ("4", msg!("patchwork-level-4")),
                ("5", msg!("patchwork-level-5")),
            ],
            "3",
        ),
        choice(
            "deck",
            msg!("patchwork-option-deck"),
            msg!("patchwork-option-deck-help"),
            vec![("normal", msg!("patchwork-deck-normal")), ("tactical", msg!("patchwork-deck-tactical"))],
            "normal",
        ),
        choice(
            "special_patches",
            msg!("patchwork-option-special-patches"),
            msg!("patchwork-option-special-patches-help"),
            vec![("first", msg!("patchwork-special-first")), ("revised", msg!("patchwork-special-revised"))],
            "first",
        ),
        choice(
            "reshuffle",
            msg!("patchwork-option-reshuffle"),
            msg!("patchwork-option-reshuffle-help"),
            vec![("en", msg!("patchwork-reshuffle-en")), ("de", msg!("patchwork-reshuffle-de"))],
            "en",
        ),
        choice(
            "automa_takes_special",
            msg!("patchwork-option-takes-special"),
            msg!("patchwork-option-takes-special-help"),
            vec![("yes", msg!("answer-yes")), ("no", msg!("answer-no"))],
            "yes",
        ),
        choice(
            "time_filter",
            msg!("patchwork-option-time-filter"),
            msg!("patchwork-option-time-filter-help"),
            vec![("share", msg!("patchwork-time-share")), ("behind", msg!("patchwork-time-behind"))],
            "share",
        ),
        companion(choice(
            "circle",
            msg!("patchwork-option-circle"),
            msg!("patchwork-option-circle-help"),
            vec![("tracked", msg!("patchwork-circle-tracked")), ("window", msg!("patchwork-circle-window"))],
            "tracked",
        )),
        companion(choice(
            "cards",
            msg!("patchwork-option-cards"),
            msg!("patchwork-option-cards-help"),
            vec![("virtual", msg!("patchwork-cards-virtual")), ("physical", msg!("patchwork-cards-physical"))],
            "virtual",
        )),
    ]
}
