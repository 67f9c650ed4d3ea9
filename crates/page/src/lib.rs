//! The page: every opponent in the browser, beside the board and on screen. A function from request and
//! journals to response and changes; it knows no sockets, threads, clocks or databases: those belong to
//! the [`host`].
//!
//! | module | what it holds |
//! |---|---|
//! | [`registry`] | the games and how each is drawn: one line per game |
//! | [`host`], [`memory`] | what the host gives: a store, time, chance; a store in memory |
//! | [`respond`] | a request in, a response out |
//! | [`routes`] | every address, for people and for programs |
//! | [`live`] | games going on: load, act, tell the other tabs |
//! | [`security`] | who may ask |
//! | [`frame`] | head, foot, language, light, problems |
//! | `home`, `new_game`, `play`, `past`, `cards`, `results`, [`share`], `everything`, `coach_page`, [`rules`] | the pages |
//! | [`ask`], `field_input` | questions and figures as forms |
//! | [`tell`], `end` | what is told; the end of a game |
//! | [`tour`] | a guided first turn |
//! | [`assets`], `chart` | style sheets, scripts, pictures; curves |
//! | `advice` | how hard the levels are as measured, and which to try next |
//! | [`patchwork`], [`finspan`], [`cryo`] | a game on screen drawn: for the page, and with letters for the terminal |
//! | [`imperial_steam`] | its map, drawn beside the printed game |
//! | [`letters`], [`paint`] | what drawings with letters share |
//! | `api`, [`screen`] | the same for programs |
//! | [`coach`], [`own`], [`day`] | what page, terminal and programs say in the same words |
//! | [`words`] | the words of everything on the pages |

mod advice;
mod api;
pub mod ask;
pub mod assets;
mod cards;
mod chart;
pub mod coach;
mod coach_page;
pub mod cryo;
pub mod day;
mod end;
mod everything;
mod field_input;
pub mod finspan;
pub mod frame;
mod home;
pub mod host;
pub mod imperial_steam;
pub mod letters;
pub mod live;
pub mod memory;
mod new_game;
pub mod own;
pub mod paint;
mod past;
pub mod patchwork;
mod play;
pub mod registry;
pub mod respond;
mod results;
pub mod routes;
pub mod rules;
pub mod screen;
pub mod security;
pub mod share;
pub mod tell;
pub mod tour;
pub mod words;

pub use respond::{Answered, Page};
pub use words::{MESSAGES, text};
