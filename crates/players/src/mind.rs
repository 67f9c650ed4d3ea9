//! Who sits in the human seat, by name: `random`, `greedy`, `search:2000`, `search:200ms`.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use patchwork::game::action::Action;
use table::Rng;

use crate::contest::{Contest, Turn};
use crate::greedy::{greedy, random};
use crate::search::{Budget, Search};
use crate::worth::Taste;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// What looks best now.
    Greedy,
    /// Tree search.
    Search(Budget),
}

/// No player has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no player {0}; there are random, greedy, search:2000 (playouts a move) and search:200ms (time a move)"
)]
pub struct NoSuchPlayer(pub String);

impl FromStr for Kind {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, NoSuchPlayer> {
        let none = || NoSuchPlayer(text.to_owned());
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => {
                let amount = text.strip_prefix("search:").ok_or_else(none)?;
                let (digits, budget): (&str, fn(u32) -> Budget) = match amount.strip_suffix("ms") {
                    Some(digits) => (digits, |n| Budget::Time(Duration::from_millis(n.into()))),
                    None => (amount, Budget::Iterations),
                };
                let n = digits.parse().ok().filter(|&n| n > 0 && n <= 10_000_000).ok_or_else(none)?;
                Ok(Self::Search(budget(n)))
            }
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(Budget::Iterations(n)) => write!(f, "search:{n}"),
            Self::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
        }
    }
}

impl Kind {
    /// Does it look at the clock, so that its moves differ from machine to machine?
    pub const fn needs_clock(self) -> bool {
        matches!(self, Self::Search(Budget::Time(_)))
    }
}

/// A player at the table.
#[derive(Debug)]
pub struct Mind {
    kind: Kind,
    rng: Rng,
    /// The greedy player's judgement.
    pub taste: Taste,
    /// The searching player's search.
    pub search: Search,
}

/// The random stream of the random player in the human seat: that of the engine's random games, so that
/// both play the same games.
const RANDOM_STREAM: u64 = patchwork::game::randomness::RANDOM_SEATS;

impl Mind {
    /// A player for the game of a seed.
    pub fn new(kind: Kind, seed: u64) -> Self {
        let budget = match kind {
            Kind::Search(budget) => budget,
            _ => Budget::Iterations(1),
        };
        Self { kind, rng: Rng::new(seed, RANDOM_STREAM), taste: Taste::GREEDY, search: Search::new(budget, seed) }
    }

    /// The move it makes; none where no player decides.
    pub fn decide(&mut self, contest: &impl Contest) -> Option<Action> {
        let Turn::Decides(seat) = contest.turn() else { return None };
        match self.kind {
            Kind::Random => random(contest, &mut self.rng),
            Kind::Greedy => contest.player(seat).action(contest.board(), greedy(contest, &self.taste)?),
            Kind::Search(_) => self.search.think(contest, &AtomicBool::new(false))?.best(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["random", "greedy", "search:2000", "search:200ms"] {
            assert_eq!(name.parse::<Kind>().map(|k| k.to_string()), Ok(name.to_owned()));
        }
        for name in ["", "search", "search:", "search:0", "search:-3", "search:5s", "Greedy", "search:99999999999"] {
            assert!(name.parse::<Kind>().is_err(), "{name}");
        }
    }
}
