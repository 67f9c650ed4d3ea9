//! Many games at once. What comes out does not depend on the number of threads: games are numbered,
//! the seed of a game depends on the base seed and its number only, and sums are whole numbers.

pub mod quick;
