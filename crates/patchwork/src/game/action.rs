//! What a player may do, how it is written, and why it may be refused.

use crate::game::patch::PatchId;
use crate::game::square::{SIDE, Square};
use crate::names::Buttons;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One action in a player's turn. Saves store its notation.
///
/// ```
/// use patchwork::game::action::Action;
/// let action: Action = "take 16 o3 r0 c7".parse()?;
/// assert_eq!(action.to_string(), "take 16 o3 r0 c7");
/// # Ok::<(), patchwork::game::action::Refused>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Action {
    /// Move ahead of the opponent, for one button per space.
    Advance,
    /// Take a patch of the window and place it.
    Take {
        /// Which patch.
        patch: PatchId,
        /// The orientation's number, 0–7; if several look alike, the lowest.
        orientation: u8,
        /// The upper left corner of its bounding box.
        anchor: Square,
    },
    /// Place a special patch.
    Special {
        /// Where.
        square: Square,
    },
}

/// Why an action was refused. The state has not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The text is not a valid action.
    #[error("\"{0}\" is no action; write adv, take <patch> o<0-7> r<row> c<column>, or special r<row> c<column>")]
    BadNotation(String),
    /// There is no patch with this number.
    #[error("there is no patch {0}; patches have the numbers 0 to 32")]
    UnknownPatch(String),
    /// The other side moves now.
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// Only the next three patches may be taken.
    #[error("patch {patch} is not among the next three: {}", .window.iter().map(PatchId::to_string).collect::<Vec<_>>().join(", "))]
    NotInWindow {
        /// The patch asked for.
        patch: PatchId,
        /// What may be taken instead.
        window: Vec<PatchId>,
    },
    /// The player has too few buttons.
    #[error("patch {patch} costs {cost} buttons, and only {buttons} are there")]
    NotAffordable {
        /// The patch asked for.
        patch: PatchId,
        /// Its cost.
        cost: u8,
        /// The player's buttons.
        buttons: Buttons,
    },
    /// It would lie on a covered square or off the quilt.
    #[error("it does not fit there: every square must lie on the quilt and be free")]
    DoesNotFit,
    /// A special patch must be placed first.
    #[error("place the special patch first")]
    SpecialPending,
    /// There is no special patch to place.
    #[error("there is no special patch to place")]
    NoSpecialPending,
    /// Both tokens are on the final space.
    #[error("the game is over")]
    GameOver,
}

impl Refused {
    /// The stable code of this refusal.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::BadNotation(_) => "BadNotation",
            Refused::UnknownPatch(_) => "UnknownPatch",
            Refused::NotYourTurn => "NotYourTurn",
            Refused::NotInWindow { .. } => "NotInWindow",
            Refused::NotAffordable { .. } => "NotAffordable",
            Refused::DoesNotFit => "DoesNotFit",
            Refused::SpecialPending => "SpecialPending",
            Refused::NoSpecialPending => "NoSpecialPending",
            Refused::GameOver => "GameOver",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Advance => f.write_str("adv"),
            Action::Take { patch, orientation, anchor } => {
                write!(f, "take {patch} o{orientation} r{} c{}", anchor.row(), anchor.column())
            }
            Action::Special { square } => write!(f, "special r{} c{}", square.row(), square.column()),
        }
    }
}

impl FromStr for Action {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let bad = || Refused::BadNotation(text.trim().to_owned());
        // A number with its letter in front, such as `r7`.
        let figure = |word: &str, letter: char, below: u8| {
            let digits = word.strip_prefix(letter)?;
            let plain = digits.len() == 1 && digits.bytes().all(|b| b.is_ascii_digit());
            digits.parse().ok().filter(|&n: &u8| plain && n < below)
        };
        let square = |row, column| Square::at(figure(row, 'r', SIDE)?, figure(column, 'c', SIDE)?);
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["adv"] => Ok(Action::Advance),
            ["special", row, column] => Ok(Action::Special { square: square(row, column).ok_or_else(bad)? }),
            ["take", id, orientation, row, column] => {
                let plain = !id.is_empty() && id.bytes().all(|b| b.is_ascii_digit());
                if !plain {
                    return Err(bad());
                }
                let patch = id.parse().ok().and_then(PatchId::new);
                let patch = patch.ok_or_else(|| Refused::UnknownPatch(id.to_owned()))?;
                let number = figure(orientation, 'o', 8).ok_or_else(bad)?;
                let orientation = patch.orientation(number).ok_or_else(bad)?.number;
                Ok(Action::Take { patch, orientation, anchor: square(row, column).ok_or_else(bad)? })
            }
            _ => Err(bad()),
        }
    }
}

impl TryFrom<String> for Action {
    type Error = Refused;
    fn try_from(text: String) -> Result<Self, Refused> {
        text.parse()
    }
}

impl From<Action> for String {
    fn from(action: Action) -> String {
        action.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_as_it_is_written() {
        for text in ["adv", "special r8 c0", "take 0 o1 r7 c8", "take 32 o1 r0 c6", "take 16 o7 r5 c7"] {
            assert_eq!(text.parse::<Action>().map(|a| a.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn an_orientation_that_looks_like_a_lower_one_is_the_lower_one() {
        assert_eq!("take 0 o7 r0 c0".parse::<Action>(), "take 0 o1 r0 c0".parse());
        assert_eq!("take 4 o5 r0 c0".parse::<Action>(), "take 4 o0 r0 c0".parse());
    }

    #[test]
    fn what_is_no_action_is_refused_with_its_code() {
        let code = |text: &str| text.parse::<Action>().unwrap_err().code();
        for text in ["", "advance", "adv 1", "take", "take 5 o8 r0 c0", "take 5 o0 r9 c0", "take 5 0 0 0", "special r1"]
        {
            assert_eq!(code(text), "BadNotation", "{text}");
        }
        assert_eq!(code("take -1 o0 r0 c0"), "BadNotation");
        assert_eq!(code("take 33 o0 r0 c0"), "UnknownPatch");
        assert_eq!(code("take 1000 o0 r0 c0"), "UnknownPatch");
    }
}
