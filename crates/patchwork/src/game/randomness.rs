//! What each random stream of a game's seed is for. Frozen: saved games depend on it.

/// The shuffle of the patch circle.
pub const CIRCLE: u64 = 1;
/// The Automa's deck.
pub const AUTOMA_DECK: u64 = 2;
/// Random players.
pub const RANDOM_SEATS: u64 = 3;
