//! Players for the human seat of Finspan. They see what the person sees.
//!
//! ```
//! use finspan::game::Game;
//! use players::finspan::{Greedy, whole_game};
//! use table::{Setup, prepare};
//! let setup = prepare(&finspan::GAME, Setup::new("finspan", "digital", 7)).unwrap();
//! let mut game = Game::of(&setup);
//! whole_game(&mut game, &mut Greedy);
//! assert_eq!((game.her.week, game.her.turn), (4, 6));
//! ```

pub mod coach;
mod greedy;
pub mod parts;
mod random;
mod thinking;

use std::convert::Infallible;

use finspan::game::Game;
use finspan::game::turn::{self, Seat};

pub use greedy::Greedy;
pub use random::Random;
pub use thinking::Thinking;

/// A whole game by a program in the person's seat.
pub fn whole_game<S: Seat<Pause = Infallible>>(game: &mut Game, seat: &mut S) {
    let Ok(()) = turn::play(game, seat);
}
