//! Many games at once. What comes out does not depend on the number of threads: games are numbered,
//! the seed of a game depends on the base seed and its number only, and sums are whole numbers.
//!
//! | module | what it holds |
//! |---|---|
//! | [`quick`] | random games in bulk |
//! | [`asked`] | what is typed becomes cells |
//! | [`grid`], [`row`], [`run`], [`columns`] | what a run plays, what is kept of a game, playing it, its files |
//! | `pages`, `seal` | the columns of a file, its check-sum |
//! | [`stats`], [`summary`] | figures with intervals |
//! | [`chart`], [`report`] | a run as pictures and words |
//! | [`patchwork`], [`finspan`], [`cryo`], [`imperial_steam`] | the games: who plays under which rules, rows, figures, reports |
//! | [`calibrate`] | the dial that gives a target win rate |

use table::Messages;

pub mod asked;
pub mod calibrate;
pub mod chart;
pub mod columns;
pub mod cryo;
pub mod finspan;
pub mod grid;
pub mod imperial_steam;
mod pages;
pub mod patchwork;
mod problem;
pub mod quick;
pub mod report;
pub mod row;
pub mod run;
mod seal;
pub mod stats;
pub mod summary;

/// The words of reports.
pub const MESSAGES: Messages = table::messages!();
