//! What can be chosen before the first frog jumps.

use table::options::{Cards, Number};

table::options! {
    /// What can be chosen.
    pub struct Options of "heron" {
        /// How many frogs sit on each bank.
        frogs: Number<3, 9> = Number(5),
        /// Does the Heron catch one more with every card?
        hungry: bool = false,
        /// Who draws the Heron's cards.
        cards: Cards = Cards::App,
    }
}
