//! The final score of both sides, and who wins.

use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Line, Over, Winner, msg};

use crate::data::{EMPTY_SQUARE_POINTS, TILE_POINTS};
use crate::game::patch::PatchId;
use crate::names::{Level, Side};
use crate::options::Rules;

/// What the Automa has collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Collected {
    /// Buttons from income.
    pub buttons: u16,
    /// Patches taken that show at least one button.
    pub patches_with_buttons: u8,
    /// The buttons on them.
    pub printed_buttons: u16,
    /// Does it have the 7×7 tile?
    pub tile: bool,
}

/// The parts of the Automa's score; those the level does not count are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Parts {
    /// The 7×7 tile.
    pub tile: i32,
    /// Buttons from income.
    pub buttons: Option<i32>,
    /// Patches with buttons.
    pub patches: Option<i32>,
    /// Printed buttons.
    pub printed: Option<i32>,
}

impl Parts {
    /// Their sum.
    pub fn total(&self) -> i32 {
        self.tile + [self.buttons, self.patches, self.printed].into_iter().flatten().sum::<i32>()
    }
}

impl Collected {
    /// Puts a patch onto one of the two piles.
    #[inline]
    pub fn take(&mut self, patch: PatchId) {
        self.patches_with_buttons += u8::from(patch.buttons() > 0);
        self.printed_buttons += u16::from(patch.buttons());
    }

    /// What each part scores at this level.
    pub fn parts(&self, level: Level) -> Parts {
        let count = |levels: &[Level], n: i32| levels.contains(&level).then_some(n);
        use Level::{Apprentice, Fellow, Legend, Master};
        Parts {
            tile: if self.tile { TILE_POINTS } else { 0 },
            buttons: count(&[Apprentice, Fellow, Master, Legend], self.buttons.into()),
            patches: count(&[Fellow, Legend], self.patches_with_buttons.into()),
            printed: count(&[Master, Legend], self.printed_buttons.into()),
        }
    }

    /// The score at this level.
    pub fn score(&self, level: Level) -> i32 {
        self.parts(level).total()
    }
}

/// Who wins: more points or, on equal points, whoever reached the final space first.
pub const fn winner(player: i32, automa: i32, first_at_final: Side) -> Side {
    if player > automa {
        Side::Player
    } else if automa > player {
        Side::Automa
    } else {
        first_at_final
    }
}

/// What the player has at the end.
#[derive(Clone, Copy, Debug)]
pub struct PlayerEnd {
    /// Buttons in hand.
    pub buttons: i32,
    /// Empty squares on the quilt.
    pub empty: i32,
    /// Does the player have the 7×7 tile?
    pub tile: bool,
}

impl PlayerEnd {
    /// Buttons + 7 for the tile − 2 per empty square.
    pub fn score(&self) -> i32 {
        self.buttons + if self.tile { TILE_POINTS } else { 0 } - EMPTY_SQUARE_POINTS * self.empty
    }
}

/// The end of a game at any table.
pub fn over(player: PlayerEnd, automa: &Collected, rules: &Rules, first: Side) -> Over {
    let Parts { tile, buttons, patches, printed } = automa.parts(rules.level);
    let bonus = i32::from(rules.bonus);
    let (mine, its) = (player.score(), automa.score(rules.level) + bonus);
    let won = winner(mine, its, first);
    let wide = |n: i32| i64::from(n);
    let or_none = |n: Option<i32>| n.map(wide);
    let tile_points = |has: bool| if has { TILE_POINTS.into() } else { 0 };
    let mut sheet = vec![
        Line::new(msg!("patchwork-score-buttons"), wide(player.buttons), or_none(buttons)),
        Line::new(msg!("patchwork-score-tile"), tile_points(player.tile), wide(tile)),
        Line::new(msg!("patchwork-score-empty"), wide(-EMPTY_SQUARE_POINTS * player.empty), None)
            .because(msg!("patchwork-score-empty-why", n = player.empty)),
        Line::new(msg!("patchwork-score-patches"), None, or_none(patches)),
        Line::new(msg!("patchwork-score-printed"), None, or_none(printed)),
    ];
    if bonus != 0 {
        sheet.push(Line::new(msg!("patchwork-score-bonus"), None, wide(bonus)));
    }
    sheet.push(Line::new(msg!("patchwork-score-total"), wide(mine), wide(its)));
    let text = msg!(
        "patchwork-over",
        winner = won.id(),
        why = if mine == its { "tie" } else { "points" },
        player = mine,
        automa = its,
        margin = (mine - its).abs()
    );
    let data = json!({
        "player": {"score": mine, "buttons": player.buttons, "empty_squares": player.empty, "tile": player.tile},
        "automa": {"score": its, "tile": tile, "buttons": buttons, "patches_with_buttons": patches,
                   "printed_buttons": printed, "bonus": bonus, "level": rules.level},
        "first_at_final": first, "reason": if mine == its { "first_at_final" } else { "points" },
    });
    let winner = if won == Side::Player { Winner::Player } else { Winner::Opponent };
    Over { winner, text, sheet, totals: (wide(mine), wide(its)), data }
}
