//! The Automa's turn, in the order of its booklet: one rulebook for all tables.
//!
//! A table knows the facts ([`Facts`]): at the physical table the person names them, on screen the state provides them.
//! What the Automa decides is a pure function of the facts, [`Facts::turn`]; [`Facts::explain`] adds the reasons.
//! [`carry_out`] carries it out at any [`AutomaTable`].
//!
//! | module | its step |
//! |---|---|
//! | [`cards`] | reveal a card, discard it, shuffle |
//! | `filters` | choose among several affordable patches |
//! | `record` | the turn as it is exported |
//! | `told` | the turn as it is told |
//! | `shown` | what everybody sees of the Automa |

pub mod cards;
mod filters;
mod record;
mod shown;
mod told;

pub use record::{Fate, Record, RecordStep};
pub use shown::AutomaShown;

use table::narrow::Narrowing;

use crate::data::{AutomaCard, FINAL, INCOME_LINES, lines_crossed};
use crate::facts::{AutomaTable, Facts};
use crate::game::patch::PatchId;
use crate::names::{Filter, Next, Reshuffle, Seat, Space};
use crate::options::Rules;
use crate::score::Collected;

/// The Automa's turn with this card, and everything a table tells about it.
pub fn take_turn(table: &mut impl AutomaTable, card: &'static AutomaCard, window: Vec<PatchId>) -> Played {
    let rules = *table.rules();
    let facts = Facts::at(card, &window, table.board());
    let before = (facts.automa, facts.player);
    let (turn, why) = facts.explain(&rules);
    let shuffled = carry_out(table, card, &turn);
    let (collected, next) = (*table.collected(), Next::of(table.board().to_move()));
    Played { card, window, before, turn, why, collected, shuffled, reshuffle: rules.reshuffle, next }
}

/// What a turn does to the table: the patch, the move, special patches, income, the tile, the card. Returns whether the
/// deck was shuffled.
#[inline]
pub fn carry_out(table: &mut impl AutomaTable, card: &'static AutomaCard, turn: &Turn) -> bool {
    if let Some(patch) = turn.take.and_then(|place| table.take_patch(place)) {
        table.collected().take(patch);
    }
    let board = table.board();
    board.move_leaving_specials(Seat::Second, turn.to);
    board.special_left &= !turn.special_taken;
    if turn.tile {
        board.tile = Some(Seat::Second);
    }
    let collected = table.collected();
    collected.buttons += turn.gained;
    collected.tile |= turn.tile;
    table.discard(card, turn.to == FINAL)
}

table::closed_set! {
    /// How many of the next patches the card can pay for.
    pub enum Case {
        /// None: it passes.
        A = "A",
        /// Exactly one: it takes that one.
        B = "B",
        /// Two or three: the card's filters decide.
        C = "C",
    }
}

/// What the Automa does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The place of the patch it takes in the window; none if it passes.
    pub take: Option<usize>,
    /// Where its token ends.
    pub to: Space,
    /// Income lines crossed, as bits.
    pub income_lines: u64,
    /// Buttons gained on them.
    pub gained: u16,
    /// Special patches it takes out of the game, as bits.
    pub special_taken: u64,
    /// Does it get the 7×7 tile now?
    pub tile: bool,
}

impl Facts<'_> {
    /// What the Automa does.
    #[inline]
    pub fn turn(&self, rules: &Rules) -> Turn {
        self.effects(self.quick_choice(rules.time_filter), rules)
    }

    /// What the Automa does, and why.
    pub fn explain(&self, rules: &Rules) -> (Turn, Reasons) {
        let affordable: Vec<usize> =
            (0..self.window.len()).filter(|&place| self.window[place].cost() <= self.card.budget).collect();
        let mut narrowing = Narrowing::default();
        let (case, take) = match affordable[..] {
            [] => (Case::A, None),
            [only] => (Case::B, Some(only)),
            _ => (Case::C, self.choose(&affordable, rules.time_filter, &mut narrowing)),
        };
        (self.effects(take, rules), Reasons { affordable, case, narrowing })
    }

    /// The effects of a turn: the move, the lines it crosses, the marker.
    #[inline]
    fn effects(&self, take: Option<usize>, rules: &Rules) -> Turn {
        let to = match take {
            Some(place) => FINAL.min(self.automa + self.window[place].time()),
            None => FINAL.min(self.player + 1),
        };
        let crossed = lines_crossed(self.automa, to);
        let income_lines = crossed & INCOME_LINES;
        Turn {
            take,
            to,
            income_lines,
            gained: (income_lines.count_ones() * u32::from(self.card.income)) as u16,
            special_taken: if rules.automa_takes_special { crossed & self.special_left } else { 0 },
            tile: self.tile_free && to >= rules.marker,
        }
    }

    /// The decision record of this turn.
    pub fn record(&self, rules: &Rules) -> Record {
        let (turn, why) = self.explain(rules);
        Record::new(self.card, self.window, (self.automa, self.player), &turn, &why)
    }
}

/// The turn with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// Places of the affordable patches in the window.
    pub affordable: Vec<usize>,
    /// A, B or C.
    pub case: Case,
    /// The filters applied; the candidates are the affordable patches.
    pub narrowing: Narrowing<Filter>,
}

/// A turn of the Automa as it happened, with everything a table tells about it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The card.
    pub card: &'static AutomaCard,
    /// The window before the turn.
    pub window: Vec<PatchId>,
    /// Both spaces before the turn: the Automa's, the player's.
    pub before: (Space, Space),
    /// What it did.
    pub turn: Turn,
    /// Why.
    pub why: Reasons,
    /// What it has collected afterwards.
    pub collected: Collected,
    /// Was the deck shuffled afterwards?
    pub shuffled: bool,
    /// What happens to an empty deck in this game.
    pub reshuffle: Reshuffle,
    /// Who moves next.
    pub next: Next,
}
