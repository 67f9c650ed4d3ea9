//! What the Automa must know about its table, and what its turn changes there.

use crate::data::AutomaCard;
use crate::game::board::Board;
use crate::game::patch::PatchId;
use crate::names::Space;
use crate::options::Rules;
use crate::score::Collected;

/// The facts of a turn: at the physical table the person names them, on screen the state provides them.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// The card revealed for this turn.
    pub card: &'static AutomaCard,
    /// The next patches, at most three.
    pub window: &'a [PatchId],
    /// Where its token stands.
    pub automa: Space,
    /// Where the player's token stands.
    pub player: Space,
    /// Is the 7×7 tile still free?
    pub tile_free: bool,
    /// Lines whose special patch is still there, as bits.
    pub special_left: u64,
}

impl<'a> Facts<'a> {
    /// The facts of a turn with this card, these next patches and this board.
    #[inline]
    pub const fn at(card: &'static AutomaCard, window: &'a [PatchId], board: &Board) -> Self {
        let [player, automa] = board.spaces.0;
        Self { card, window, automa, player, tile_free: board.tile.is_none(), special_left: board.special_left }
    }
}

/// A table with the Automa: the whole game on screen, or the record beside the printed game.
pub trait AutomaTable {
    /// The rules it plays by.
    fn rules(&self) -> &Rules;

    /// The tokens, the special patches, the tile. The Automa has the second seat.
    fn board(&mut self) -> &mut Board;

    /// What it has collected.
    fn collected(&mut self) -> &mut Collected;

    /// Takes the patch at this place of the window for the Automa and moves the neutral token there.
    fn take_patch(&mut self, place: usize) -> Option<PatchId>;

    /// Discards the revealed card; an empty deck is shuffled unless the Automa is on the final space. Returns whether
    /// it was shuffled.
    fn discard(&mut self, card: &'static AutomaCard, at_final: bool) -> bool;
}
