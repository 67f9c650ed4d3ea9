//! What is shown beside the questions: the public state, and the panel.

use serde::Serialize;
use table::options::Cards;
use table::{Msg, msg};

use super::{Companion, Person};
use crate::automa::AutomaShown;
use crate::data::{FINAL, spaces_of};
use crate::game::patch::PatchId;
use crate::names::{CircleMode, Next, Seat, Side, Space};
use crate::words;

/// The public state beside the printed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// `companion`.
    pub table: &'static str,
    /// How much of the circle is tracked.
    pub circle: CircleMode,
    /// Who draws the Automa's cards.
    pub cards: Cards,
    /// Who moves next.
    pub next: Next,
    /// Whose token lies on top on a shared space: the side that moved last.
    pub on_top: Side,
    /// What the player has.
    pub player: PlayerShown,
    /// What the Automa has.
    pub automa: AutomaShown,
    /// The patches left, as far as tracked, clockwise from the neutral token; `None` if unknown.
    pub queue: Vec<Option<PatchId>>,
    /// The next patches; `None` if unknown.
    pub window: Vec<Option<PatchId>>,
    /// Spaces of the time board whose special patch is still there.
    pub special_left: Vec<Space>,
    /// Where the Automa gets the 7×7 tile; none when the tile is gone.
    pub marker: Option<Space>,
    /// Who was first on the final space.
    pub first_at_final: Option<Side>,
}

/// What the player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerShown {
    /// Where the token stands.
    pub space: Space,
    /// Does the player have the 7×7 tile?
    pub tile: bool,
    /// What else is tracked, with the tracked circle.
    #[serde(flatten)]
    pub kept: Option<KeptShown>,
}

/// What is tracked for the player with the tracked circle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptShown {
    /// Buttons in hand.
    pub buttons: u16,
    /// Printed buttons on the quilt.
    pub printed_buttons: u8,
    /// Squares covered.
    pub squares: u8,
    /// Patches taken.
    pub patches: Vec<PatchId>,
}

impl Companion {
    /// Everything tracked that is public.
    pub fn shown(&self) -> Shown {
        let (board, automa) = (&self.board, &self.automa);
        let kept = (self.mode == CircleMode::Tracked).then(|| KeptShown {
            buttons: self.player.buttons,
            printed_buttons: self.player.printed,
            squares: self.player.covered,
            patches: self.player.patches.clone(),
        });
        Shown {
            table: "companion",
            circle: self.mode,
            cards: self.cards.source(),
            next: self.next(),
            on_top: Side::of(board.last),
            player: PlayerShown { space: board.spaces[Seat::First], tile: board.tile == Some(Seat::First), kept },
            automa: AutomaShown {
                space: board.spaces[Seat::Second],
                buttons: automa.buttons,
                patches: self.piles.clone(),
                patches_with_buttons: automa.patches_with_buttons,
                printed_buttons: automa.printed_buttons,
                tile: automa.tile,
                score: automa.score(self.rules.level),
                level: self.rules.level,
                cards_left: self.cards_left(),
                revealed: self.revealed().to_vec(),
                next_budget: self.next_budget(),
                set_aside_budgets: self.budgets_aside(),
            },
            queue: self.queue.clone(),
            window: self.shown_window(),
            special_left: spaces_of(board.special_left).collect(),
            marker: board.tile.is_none().then_some(self.rules.marker),
            first_at_final: board.first_home.map(Side::of),
        }
    }

    pub(super) fn panel(&self) -> Vec<(Msg, Msg)> {
        let tile = self.board.tile.map(Side::of);
        let mut lines = words::panel(&self.automa, self.cards_left(), tile, self.next_budget());
        let (mine, its) = (self.board.spaces[Seat::First], self.board.spaces[Seat::Second]);
        let where_it_is = match mine.cmp(&its) {
            std::cmp::Ordering::Less => ("ahead", its - mine),
            std::cmp::Ordering::Equal => ("level", 0),
            std::cmp::Ordering::Greater => ("behind", mine - its),
        };
        lines.insert(
            0,
            (
                msg!("patchwork-panel-token"),
                msg!("patchwork-panel-token-is", place = where_it_is.0, n = where_it_is.1, left = FINAL - its),
            ),
        );
        if self.mode == CircleMode::Tracked {
            let Person { buttons, printed, covered, .. } = self.player;
            lines.push((
                msg!("patchwork-panel-you"),
                msg!("patchwork-panel-you-have", buttons = buttons, printed = printed, empty = 81 - covered),
            ));
        }
        lines
    }
}
