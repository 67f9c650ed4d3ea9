//! What Nautoma must know about the table she sits at.

use table::Table;

use crate::names::Keeping;
use crate::nautoma::Nautoma;
use crate::nautoma::decision::Decision;
use crate::options::Plan;

/// A fish card for her.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Catch {
    /// Neither deck nor discard pile has a card.
    Nothing,
    /// The person draws it; nothing depends on which card it is.
    Unseen,
    /// The person already drew it for the wrong decision card.
    Kept,
    /// This card.
    Card(u8),
}

/// A table Nautoma can sit at: her things, and the facts only that table knows.
pub trait Waters: Table {
    /// A question nobody has answered yet; never happens if the program owns the board.
    type Pause;

    /// Her things.
    fn her(&mut self) -> &mut Nautoma;

    /// The plan of the game.
    fn plan(&self) -> Plan;

    /// The decision card she turns (N7).
    fn decision(&mut self) -> Result<Decision, Self::Pause>;

    /// The top card of the common fish deck, laid beside her for good (N9).
    fn fish_card(&mut self) -> Result<Catch, Self::Pause>;

    /// The person may take the benefit of her fish, if it is for all players (N14).
    fn reward(&mut self, fish: u8) -> Result<(), Self::Pause>;

    /// The person's points for this week's achievement, if they matter (N20).
    fn achievement(&mut self) -> Result<Option<u32>, Self::Pause>;

    /// Visible fish of the person in the column and in the rows of the Ravel card.
    fn ravel(&mut self) -> Result<(u32, u32), Self::Pause>;

    /// Who keeps her tokens.
    fn keeping(&self) -> Keeping {
        Keeping::Screen
    }
}
