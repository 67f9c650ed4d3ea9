//! Franz, the solo opponent of Imperial Steam.

pub mod board;
mod card_file;
pub mod cards;
mod choose;
pub mod city;
pub mod deck;
mod deliver;
pub mod desk;
mod factory;
pub mod facts;
pub mod franz;
pub mod lore;
pub mod map;
pub mod order;
pub mod printed;
mod record;
pub mod rules;
pub mod state;
mod track;
pub mod tracked;
mod turn;
pub mod word;
