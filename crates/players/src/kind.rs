//! Players by name: `random`, `greedy`, `search:2000`, `search:200ms`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::search::Budget;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// Whatever looks best now.
    Greedy,
    /// Tree search.
    Search(Budget),
    /// The tree search of Patchwork as it was before it learned, to measure later ones against.
    Classic(Budget),
    /// The tree search of Patchwork that sees the Automa's cards: for the lab, to show how much is luck.
    Clairvoyant(Budget),
}

/// No player has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player {0}; choose random, greedy, search:2000 (iterations a move) or search:200ms (time a move)")]
pub struct NoSuchPlayer(pub String);

impl FromStr for Kind {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, NoSuchPlayer> {
        let none = || NoSuchPlayer(text.to_owned());
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => {
                let (name, amount) = text.split_once(':').ok_or_else(none)?;
                let kind = match name {
                    "search" => Self::Search,
                    "search-classic" => Self::Classic,
                    "clairvoyant" => Self::Clairvoyant,
                    _ => return Err(none()),
                };
                let (digits, budget): (&str, fn(u32) -> Budget) = match amount.strip_suffix("ms") {
                    Some(digits) => (digits, |n| Budget::Time(Duration::from_millis(n.into()))),
                    None => (amount, Budget::Iterations),
                };
                let n = digits.parse().ok().filter(|&n| n > 0 && n <= 10_000_000).ok_or_else(none)?;
                Ok(kind(budget(n)))
            }
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, budget) = match self {
            Self::Random => return f.write_str("random"),
            Self::Greedy => return f.write_str("greedy"),
            Self::Search(budget) => ("search", budget),
            Self::Classic(budget) => ("search-classic", budget),
            Self::Clairvoyant(budget) => ("clairvoyant", budget),
        };
        match budget {
            Budget::Iterations(n) => write!(f, "{name}:{n}"),
            Budget::Time(time) => write!(f, "{name}:{}ms", time.as_millis()),
        }
    }
}

impl Kind {
    /// Does it use the clock, so that its moves differ between machines?
    pub const fn needs_clock(self) -> bool {
        matches!(self, Self::Search(budget) | Self::Classic(budget) | Self::Clairvoyant(budget) if matches!(budget, Budget::Time(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["random", "greedy", "search:2000", "search:200ms", "search-classic:400", "clairvoyant:50"] {
            assert_eq!(name.parse::<Kind>().map(|k| k.to_string()), Ok(name.to_owned()));
        }
        for name in [
            "",
            "search",
            "search:",
            "search:0",
            "search:-3",
            "search:5s",
            "Greedy",
            "search:99999999999",
            "classic:400",
        ] {
            assert!(name.parse::<Kind>().is_err(), "{name}");
        }
    }
}
