//! Franz, the solo opponent of Imperial Steam, at the printed game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`word`], [`city`] | goods, colours, engineers; cities and the order of their names |
//! | [`cards`], [`map`] | the card file and the map file, read and checked |
//! | [`rules`] | the named options and the dials |
//! | [`state`], [`board`], [`deck`], [`lore`] | how things stand: his record, the map in play, his decks, what was learned |
//! | [`facts`] | what he asks of the table he sits at |
//! | [`franz`] | the rules themselves: turn, tracks, factories, hiring, deliveries, contracts, influence |
//! | [`tracked`], [`asked`] | the two tables: a map answers, or the person |
//! | [`desk`], [`yours`], [`companion`] | questions, your turn, set-up and rounds |
//! | [`score`], [`own`], [`scene`] | the final score, the person's own cards, what is shown |
//!
//! ```
//! use imperial_steam::GAME;
//! use table::{Session, Setup};
//! let setup = Setup::new("imperial-steam", "companion", 7).with("mode", "tracked").with("preset", "hard");
//! let mut session = Session::start(&GAME, setup).unwrap();
//! assert_eq!(session.screen().ask.as_ref().unwrap().id, "setup.you");
//! session.answer("40".into(), false).unwrap();
//! assert!(session.screen().state["franz"]["influence"].as_i64().unwrap() > 30);
//! ```

mod answers;
pub mod asked;
pub mod board;
mod card_file;
pub mod cards;
mod choose;
pub mod city;
pub mod companion;
mod condition;
pub mod deck;
mod deliver;
pub mod desk;
mod edit;
mod factory;
pub mod facts;
pub mod franz;
pub mod lore;
pub mod map;
mod opening;
pub mod order;
pub mod own;
pub mod printed;
mod record;
pub mod rules;
pub mod scene;
pub mod score;
pub mod state;
mod track;
pub mod tracked;
mod turn;
pub mod word;
pub mod yours;

use table::{About, Game, Messages, OwnCards, Record, Refusal, Scene, Setup, Stop, Tape, msg};

/// The game.
pub struct ImperialSteam;

/// The game, for whoever lists all games.
pub static GAME: ImperialSteam = ImperialSteam;

impl Game for ImperialSteam {
    fn about(&self) -> About {
        About {
            id: "imperial-steam",
            title: msg!("steam-name"),
            opponent: msg!("steam-opponent"),
            pitch: msg!("steam-pitch"),
            edition: 1,
            tables: vec!["companion"],
            options: rules::choices(),
        }
    }

    fn messages(&self) -> Messages {
        table::messages!()
    }

    fn problems(&self, setup: &Setup) -> Vec<Refusal> {
        companion::start(setup).err().unwrap_or_default()
    }

    fn bad_value(&self, option: &str, _value: &str) -> Option<Refusal> {
        (option == "start_money").then(|| Refusal::new("E-MONEY", msg!("steam-error-money")))
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut st = match companion::start(setup) {
            Ok(st) => st,
            Err(mut why) => {
                let why = Box::new(why.remove(0));
                let end = Err(Stop::Refused { at: 0, why });
                return Scene { end, state: table::State::new(()), panel: Vec::new(), fields: Vec::new() };
            }
        };
        let end = companion::play(&mut st, tape, setup);
        Scene { end, state: table::State::new(scene::state(&st)), panel: scene::panel(&st), fields: st.fields() }
    }

    fn cards(&self) -> Option<&dyn OwnCards> {
        Some(&own::OWN_CARDS)
    }
}
