//! Franz, the solo opponent of Imperial Steam, at the printed game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`names`] | goods, colours, engineers and other closed sets; cities; money |
//! | [`data`] | the card file and the map file, read and checked |
//! | [`options`] | the dials and the named options |
//! | [`facts`] | what Franz asks of his table |
//! | [`franz`] | the opponent: his record and the rules themselves, in the order of his booklet |
//! | [`score`] | the final score of both sides |
//! | [`words`] | wording, and the stable codes of reasons |
//! | [`own`] | cards and map of the person's own copy |
//! | [`companion`] | set-up and rounds at the printed game: what is asked, told, set by hand and shown |
//!
//! ```
//! use imperial_steam::{GAME, companion::Shown};
//! use table::{Session, Setup};
//! let setup = Setup::new("imperial-steam", "companion", 7).with("mode", "tracked").with("preset", "hard");
//! let mut session = Session::start(&GAME, setup).unwrap();
//! assert_eq!(session.screen().ask.as_ref().unwrap().id, "setup.you");
//! session.answer("40".into(), false).unwrap();
//! let shown = session.screen().state.of::<Shown>().unwrap();
//! assert!(shown.franz.influence.unwrap().0 > 30);
//! ```

pub mod companion;
pub mod data;
pub mod facts;
pub mod franz;
pub mod names;
pub mod options;
pub mod own;
pub mod score;
pub mod words;

use table::{About, Game, Messages, OwnCards, Record, Refusal, Scene, Setup, State, Stop, Tape, msg};

/// The game.
pub struct ImperialSteam;

/// The game, for lists of all games.
pub static GAME: ImperialSteam = ImperialSteam;

/// Its messages.
pub const MESSAGES: Messages = table::messages!();

impl Game for ImperialSteam {
    fn about(&self) -> About {
        About {
            id: "imperial-steam",
            title: msg!("imperial-steam-name"),
            opponent: msg!("imperial-steam-opponent"),
            pitch: msg!("imperial-steam-pitch"),
            edition: 1,
            tables: vec!["companion"],
            options: options::Options::choices(),
        }
    }

    fn messages(&self) -> Messages {
        MESSAGES
    }

    fn problems(&self, setup: &Setup) -> Vec<Refusal> {
        companion::start(setup).err().unwrap_or_default()
    }

    fn bad_value(&self, option: &str, _value: &str) -> Option<Refusal> {
        (option == "start_money").then(|| Refusal::new("StartMoneyOutOfRange", msg!("imperial-steam-error-money")))
    }

    fn restored(&self, setup: &mut Setup) {
        // Saves older than this option were played with the person led to every choice.
        if setup.options.contains_key("mode") && !setup.options.contains_key("choices") {
            setup.options.insert("choices".into(), "led".into());
        }
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut st = match companion::start(setup) {
            Ok(st) => st,
            Err(mut why) => {
                let why = Box::new(why.remove(0));
                let end = Err(Stop::Refused { at: 0, why });
                return Scene { end, state: State::new(()), panel: Vec::new(), fields: Vec::new() };
            }
        };
        let end = companion::play(&mut st, tape, setup.seed);
        let state = State::new(companion::Shown::new(&st));
        Scene { end, state, panel: companion::scene::panel(&st), fields: st.fields() }
    }

    fn cards(&self) -> Option<&dyn OwnCards> {
        Some(&own::OWN_CARDS)
    }
}
