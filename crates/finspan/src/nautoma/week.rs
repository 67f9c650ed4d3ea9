//! The end of a week (§6 and §7).

use serde::Serialize;

use crate::data::{Given, Tile, printed};
use crate::facts::Waters;
use crate::nautoma::Note;
use crate::options::Plan;
use crate::words;

/// How her achievement points came about (N21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Achieved {
    /// The base value of the card.
    pub base: Given<u8>,
    /// Her markers.
    pub markers: u32,
    /// Together: how many of the item she has.
    pub count: u32,
    /// Points for each.
    pub each: u32,
    /// Her points.
    pub points: u32,
}

/// Her points for a tile; `None` at level 1 (N21). What lies in her area does not matter.
pub fn achieved(plan: &Plan, tile: &Tile, markers: u32) -> Option<Achieved> {
    let base = tile.base(plan.level.weather)?;
    let count = u32::from(base.value) + markers;
    let each = u32::from(tile.points_per_item.value);
    Some(Achieved { base, markers, count, each, points: count * each })
}

/// The extra points for the better achievement, hers and the person's; both get them on a tie (N22).
pub fn bonus(plan: &Plan, hers: u32, yours: u32) -> (u32, u32) {
    let points = |wins: bool| if plan.bonus() && wins { printed().bonus } else { 0 };
    (points(hers >= yours), points(yours >= hers))
}

/// Ravel points: X for each visible fish in the column, one less for each in the rows, never below 0.
pub fn ravel_points(strength: u32, column: u32, rows: u32) -> u32 {
    (strength * column).saturating_sub(rows)
}

/// What the person got at the end of a week.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Yours {
    /// Points for the achievement, if noted.
    pub achievement: Option<u32>,
    /// Points for the better achievement.
    pub bonus: u32,
}

/// The end of weeks 1–3 (N20–N24); nothing in week 4 (N26).
pub fn end_of_week<W: Waters>(waters: &mut W) -> Result<Yours, W::Pause> {
    let plan = waters.plan();
    let Some(tile) = plan.tile(waters.her().week).copied() else { return Ok(Yours::default()) };
    waters.tell(|| words::nautoma::scoring(tile.week));
    let yours = waters.achievement()?;
    let fish = if plan.ravel.is_some() { Some(waters.ravel()?) } else { None };

    let her = *waters.her();
    let achieved = achieved(&plan, &tile, her.divers_board);
    let mut note = Note { achievement: achieved.map_or(0, |a| a.points), ..Note::default() };
    if let Some(yours) = yours {
        waters.tell(|| words::nautoma::yours(&tile, yours));
    }
    waters.tell(|| words::nautoma::achievement(&plan, &tile, achieved));
    let mut your_bonus = 0;
    if plan.bonus()
        && let Some(yours) = yours
    {
        (note.bonus, your_bonus) = bonus(&plan, note.achievement, yours);
        waters.tell(|| words::nautoma::bonus(note.achievement, yours));
    }
    if let (Some(ravel), Some((column, rows))) = (plan.ravel, fish) {
        note.ravel = ravel_points(ravel.strength, column, rows);
        waters.tell(|| words::nautoma::ravel(&ravel, column, rows, note.ravel));
    }
    let keeping = waters.keeping();
    let her = waters.her();
    her.notes[usize::from(her.week) - 1] = note;
    let back = std::mem::take(&mut her.divers_board);
    waters.tell(|| words::nautoma::divers_back(back, keeping));
    Ok(Yours { achievement: yours, bonus: your_bonus })
}
