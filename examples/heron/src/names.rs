//! The banks of the pond.

use table::{Msg, closed_set, msg};

closed_set! {
    /// Where frogs sit, in the order in which they lie before the Heron.
    pub enum Bank by ByBank {
        /// Left.
        Reeds = "reeds",
        /// In the middle.
        Sand = "sand",
        /// Right.
        Rocks = "rocks",
    }
}

impl Bank {
    /// What it is called.
    pub fn label(self) -> Msg {
        msg!("heron-bank", bank = self.id())
    }
}
