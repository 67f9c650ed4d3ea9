//! Patchwork, complete: the base game for two and the Automa, at the digital table and beside the
//! printed game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`names`] | the closed sets and counting types |
//! | [`data`] | what is printed: time board, levels, cards (the patches: [`game::patch`]) |
//! | [`options`] | the options at set-up, and the rules that follow |
//! | [`facts`] | what the Automa must know about its table |
//! | [`automa`] | the Automa's turn and its deck |
//! | [`game`] | the base game, its notation, random games, the whole game against the Automa |
//! | [`score`] | the score of both sides |
//! | [`words`] | the words both tables share |
//! | [`companion`] | the Automa beside the printed game |
//! | [`digital`] | the whole game on screen |
//! | [`decide`](mod@decide) | the batch command for other programs |
//!
//! The Automa's turn, with its reasons:
//!
//! ```
//! use patchwork::data::AutomaCard;
//! use patchwork::facts::Facts;
//! use patchwork::game::patch::PatchId;
//! use patchwork::names::Filter;
//! use patchwork::options::Rules;
//! let window: Vec<PatchId> = [30, 28, 22].into_iter().filter_map(PatchId::new).collect();
//! let card = AutomaCard::numbered(1).unwrap();
//! let facts = Facts { card, window: &window, automa: 10, player: 12, tile_free: true, special_left: 0 };
//! let record = facts.record(&Rules::default());
//! assert_eq!(record.take, Some(22), "the only one that does not overtake");
//! assert_eq!(record.steps[0].filter, Filter::Time);
//! assert_eq!((record.to, record.buttons_gained), (12, 4));
//! ```

pub mod automa;
pub mod companion;
pub mod data;
pub mod decide;
pub mod digital;
pub mod facts;
pub mod game;
pub mod names;
pub mod options;
pub mod score;
pub mod words;

use table::{About, Game, Messages, Msg, Scene, Setup, Tape, msg};

use crate::companion::{CardSource, Companion};
use crate::digital::Digital;
use crate::options::Options;

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
            options: Options::choices(),
        }
    }

    fn messages(&self) -> Messages {
        MESSAGES
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        let options = Options::of(setup);
        let rules = options.rules();
        if setup.table == "digital" {
            return Digital::new(rules, setup.seed).run(tape);
        }
        let cards = CardSource::new(options.cards, &rules, setup.seed);
        Companion::new(rules, options.circle, cards).run(setup.seed, tape)
    }
}
