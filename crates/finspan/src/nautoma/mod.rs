//! Nautoma: what lies in her area, and her turn, in the order of her booklet (§3–§5).
//!
//! She is written once and sits at any table that implements [`Waters`]: the companion's, where the
//! person draws and answers; the digital game; a simulation.

pub mod decision;
pub(crate) mod setup;
pub mod shown;
pub mod week;

use serde::Serialize;

use crate::data::{Level, printed};
use crate::facts::{Catch, Waters};
use crate::names::{DiveStep, Marker};
use crate::words;
use decision::{Action, Decision, Steps};

/// The points noted for her at the end of a week.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Note {
    /// For the achievement (N21).
    pub achievement: u32,
    /// For the better achievement (N22).
    pub bonus: u32,
    /// For Ravel.
    pub ravel: u32,
}

/// How her piles came about: enough to check them (I3, I4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Egg steps carried out.
    pub egg_steps: u32,
    /// The person's landings on all-players fish.
    pub landings: u32,
    /// The person's played all-players cards.
    pub played: u32,
    /// Fish actions carried out.
    pub fish_actions: u32,
    /// Fish actions for which there was no card.
    pub fish_missing: u32,
}

impl Tally {
    /// The eggs the person's all-players fish brought her (N15, N16).
    pub fn eggs_given(&self) -> u32 {
        let given = &printed().all_players;
        self.landings * given.eggs_per_landing + self.played * given.eggs_per_played_card
    }
}

/// What lies in her area (N1). No ocean mat, no hand, no discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nautoma {
    /// 1–4.
    pub week: u8,
    /// 1–6.
    pub turn: u8,
    /// Eggs.
    pub eggs: u32,
    /// Young.
    pub young: u32,
    /// Schools.
    pub schools: u32,
    /// Fish cards.
    pub fish: u32,
    /// Divers on the achievement board; the others lie in her area.
    pub divers_board: u32,
    /// Noted points of weeks 1–3.
    pub notes: [Note; 3],
    /// How it came about.
    pub tally: Tally,
}

impl Nautoma {
    /// At the start (N2).
    pub fn new() -> Self {
        let start = printed().start;
        Self {
            week: 1,
            turn: 1,
            eggs: start.eggs,
            young: start.young,
            schools: start.schools,
            fish: start.fish,
            divers_board: 0,
            notes: [Note::default(); 3],
            tally: Tally::default(),
        }
    }

    /// Divers in her area.
    pub fn divers_area(&self) -> u32 {
        printed().start.divers.saturating_sub(self.divers_board)
    }

    /// The person's diver landed on a fish with IF ACTIVATED for all (N15).
    pub fn landing(&mut self) -> u32 {
        let eggs = printed().all_players.eggs_per_landing;
        self.eggs += eggs;
        self.tally.landings += 1;
        eggs
    }

    /// The person played a card with WHEN PLAYED for all (N16).
    pub fn played(&mut self) -> u32 {
        let eggs = printed().all_players.eggs_per_played_card;
        self.eggs += eggs;
        self.tally.played += 1;
        eggs
    }

    /// There was no card for her fish after all (C11).
    pub fn no_fish_card(&mut self) {
        self.fish = self.fish.saturating_sub(1);
        self.tally.fish_missing += 1;
    }

    /// Why the marker strip is skipped, if it is (N8).
    pub const fn skips_markers(&self, level: &Level) -> Option<&'static str> {
        if level.level == 1 {
            Some("level")
        } else if self.week == 4 {
            Some("week")
        } else {
            None
        }
    }
}

impl Default for Nautoma {
    fn default() -> Self {
        Self::new()
    }
}

/// Her turn: everything on the card, from top to bottom.
pub fn turn<W: Waters>(waters: &mut W) -> Result<Decision, W::Pause> {
    let her = *waters.her();
    waters.tell(|| words::nautoma::turn(&her));
    let card = waters.decision()?;
    marker_strip(waters, card.marker);
    match card.action {
        Action::Fish => fish(waters)?,
        Action::Dive(steps) => dive(waters, steps),
    }
    Ok(card)
}

/// The upper strip: a marker goes onto the achievement board, or one comes back (N8).
fn marker_strip<W: Waters>(waters: &mut W, marker: Marker) {
    let level = waters.plan().level;
    let keeping = waters.keeping();
    let her = waters.her();
    if marker == Marker::None {
        return;
    }
    if let Some(why) = her.skips_markers(&level) {
        return waters.tell(|| words::nautoma::marker_skipped(why));
    }
    let before = her.divers_board;
    match marker {
        Marker::Place if her.divers_area() > 0 => her.divers_board += 1,
        Marker::Remove if her.divers_board > 0 => her.divers_board -= 1,
        _ => {}
    }
    let after = her.divers_board;
    waters.tell(|| words::nautoma::marker(marker, before, after, keeping));
}

/// A fish card for her; the person may take what it gives to all (N9).
fn fish<W: Waters>(waters: &mut W) -> Result<(), W::Pause> {
    waters.her().tally.fish_actions += 1;
    let catch = waters.fish_card()?;
    let her = waters.her();
    if catch == Catch::Nothing {
        her.tally.fish_missing += 1;
    } else {
        her.fish += 1;
    }
    let now = her.fish;
    waters.tell(|| words::nautoma::catch(catch, now));
    if let Catch::Card(card) = catch { waters.reward(card) } else { Ok(()) }
}

/// The steps of her dive that the card shows, always in this order (N10).
fn dive<W: Waters>(waters: &mut W, steps: Steps) {
    let figures = printed().dive;
    let keeping = waters.keeping();
    if steps.has(DiveStep::School) {
        let her = waters.her();
        let young = her.young;
        let school = young >= figures.school_cost_young;
        if school {
            her.young -= figures.school_cost_young;
            her.schools += 1;
        }
        let now = *her;
        waters.tell(|| words::nautoma::school(school, young, &now, keeping));
    }
    if steps.has(DiveStep::Hatch) {
        let her = waters.her();
        let eggs = her.eggs;
        let hatched = eggs.min(figures.hatch_max);
        her.eggs -= hatched;
        her.young += hatched;
        let now = *her;
        waters.tell(|| words::nautoma::hatch(hatched, eggs, &now, keeping));
    }
    if steps.has(DiveStep::Eggs) {
        let her = waters.her();
        her.eggs += figures.eggs_gained;
        her.tally.egg_steps += 1;
        let now = *her;
        waters.tell(|| words::nautoma::eggs(&now, keeping));
    }
}
