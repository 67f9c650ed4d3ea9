//! Players for the human seat of Cryo. They see what the person sees.
//!
//! ```
//! use cryo::game::playout::play_out;
//! use cryo::{options::Rules, own::house};
//! use players::cryo::Greedy;
//! let end = play_out(house(), Rules::default(), 7, &mut Greedy::default());
//! assert!(end.human > 20);
//! ```

pub mod coach;
mod greedy;
pub mod parts;
mod thinking;
mod worth;

pub use cryo::game::playout::Random;
pub use greedy::Greedy;
pub use thinking::Thinking;
