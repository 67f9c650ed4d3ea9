//! What all opponents share.
pub mod deck;
pub mod narrow;
pub mod provenance;
pub mod rng;

pub use deck::Deck;
pub use provenance::{Provenance, Sourced};
pub use rng::Rng;
