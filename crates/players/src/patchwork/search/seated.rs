//! Patchwork as the search sees it: a turn in two stages, the Automa's cards as chance, and who judges.

use patchwork::game::player::Choice;
use patchwork::game::quilt::Placement;
use patchwork::names::Seat;
use table::Rng;

use super::Ideas;
use crate::patchwork::contest::{Contest, CountedOut, Turn};
use crate::patchwork::fabric::{Fabric, Snug};
use crate::patchwork::learned::{self, Expected, Models};
use crate::patchwork::playout;
use crate::search::tree::Node;
use crate::search::{self, Judge, Offer, Pace, Position, Side, Solved, Verdict};

/// A step of a turn; small, as a tree has many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A patch of the window is chosen, but not its placement.
    Patch(u8),
    /// Moving ahead.
    Advance,
    /// A patch of the window is sewn on.
    Take(u8, Placement),
    /// A special patch is sewn on.
    Special(Placement),
}

const _: () = assert!(size_of::<Node<Step>>() == 64);

impl Step {
    /// As a choice, if it is a whole action.
    #[inline]
    pub fn choice(self) -> Option<Choice> {
        match self {
            Self::Patch(_) => None,
            Self::Advance => Some(Choice::Advance),
            Self::Take(place, placement) => Some(Choice::Take(place.into(), placement)),
            Self::Special(placement) => Some(Choice::Special(placement)),
        }
    }
}

impl From<Choice> for Step {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Advance => Self::Advance,
            Choice::Take(place, placement) => Self::Take(place as u8, placement),
            Choice::Special(placement) => Self::Special(placement),
        }
    }
}

/// A game, and the patch that is chosen but not placed.
#[derive(Clone, Copy, Debug)]
pub struct Seated<C> {
    /// The game.
    pub contest: C,
    patch: Option<u8>,
}

impl<C> Seated<C> {
    /// Between two actions.
    pub const fn at(contest: C) -> Self {
        Self { contest, patch: None }
    }
}

impl<C: Contest> Position for Seated<C> {
    type Step = Step;

    #[inline]
    fn turn(&self) -> search::Turn {
        match self.contest.turn() {
            Turn::Over => search::Turn::Over,
            Turn::Chance => search::Turn::Chance,
            Turn::Decides(Seat::First) => search::Turn::Decides(Side::First),
            Turn::Decides(Seat::Second) => search::Turn::Decides(Side::Second),
        }
    }

    #[inline]
    fn midway(&self) -> bool {
        self.patch.is_some()
    }

    #[inline]
    fn play(&mut self, step: Step) {
        self.patch = if let Step::Patch(place) = step { Some(place) } else { None };
        if let (Some(choice), Turn::Decides(seat)) = (step.choice(), self.contest.turn()) {
            self.contest.play(seat, choice);
        }
    }

    #[inline]
    fn chance(&mut self) -> u32 {
        self.contest.chance().into()
    }

    #[inline]
    fn unseen(&self, rng: &mut Rng) -> Self {
        Self { contest: self.contest.unseen(rng), patch: self.patch }
    }

    fn looks_like(&self, other: &Self) -> bool {
        self.patch == other.patch && self.contest.looks_like(&other.contest)
    }
}

/// Judges positions of Patchwork.
#[derive(Clone, Debug)]
pub struct Quilter {
    ideas: Ideas,
    /// None: leaves are judged by playing on.
    models: Option<&'static Models>,
    ranked: Vec<Snug>,
}

impl Quilter {
    /// A judge with these ideas.
    pub fn new(ideas: Ideas) -> Self {
        let models = ideas.learned.then(|| ideas.models.unwrap_or_else(learned::models));
        Self { ideas, models, ranked: Vec::with_capacity(512) }
    }

    /// How many placements to consider.
    fn most(&self) -> usize {
        if self.ideas.packing { self.ideas.placements } else { usize::MAX / 4 }
    }

    /// Offers the ranked placements.
    fn places(&mut self, rng: &mut Rng, out: &mut Vec<Offer<Step>>, step: impl Fn(&Snug) -> Step) -> Pace {
        if !self.ideas.packing {
            rng.shuffle(&mut self.ranked);
            self.ranked.truncate(self.ideas.placements);
        }
        let best = self.ranked.first().map_or(0.0, |snug| snug.score);
        let ordered = self.ideas.priors && self.ideas.packing;
        out.extend(self.ranked.iter().map(|snug| Offer {
            step: step(snug),
            promise: if ordered { promise(best - snug.score, self.ideas.place_doubt) } else { 1.0 },
        }));
        Pace::Widening
    }
}

impl<C: Contest> Judge<Seated<C>> for Quilter {
    fn offers(&mut self, position: &Seated<C>, rng: &mut Rng, out: &mut Vec<Offer<Step>>) -> Pace {
        let Turn::Decides(seat) = position.contest.turn() else { return Pace::AtOnce };
        let (board, player) = (position.contest.board(), position.contest.player(seat));
        if board.pending > 0 {
            Fabric::of(&player.quilt).ranked_squares(self.most(), &mut self.ranked);
            return self.places(rng, out, |snug| Step::Special(snug.placement));
        }
        if let Some(place) = position.patch
            && let Some(patch) = board.circle.at(place.into())
        {
            Fabric::of(&player.quilt).ranked(patch, self.most(), &mut self.ranked);
            return self.places(rng, out, |snug| Step::Take(place, snug.placement));
        }
        let taste = &self.ideas.taste;
        let mut worth = [taste.of_advance(board, seat), f32::MIN, f32::MIN, f32::MIN];
        for (place, &patch) in board.circle.window().iter().enumerate() {
            if player.affords(patch) && player.quilt.placements(patch) > 0 {
                worth[place + 1] = taste.of_patch(board, seat, patch);
            }
        }
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
        let promise = |worth: f32| if self.ideas.priors { promise(best - worth, self.ideas.patch_doubt) } else { 1.0 };
        out.push(Offer { step: Step::Advance, promise: promise(worth[0]) });
        for place in (0..3u8).filter(|&place| worth[usize::from(place) + 1] > f32::MIN) {
            let promise = promise(worth[usize::from(place) + 1]);
            if self.ideas.two_stages {
                out.push(Offer { step: Step::Patch(place), promise });
            } else if let Some(patch) = board.circle.at(place.into()) {
                Fabric::of(&player.quilt).ranked(patch, self.most(), &mut self.ranked);
                let promise = promise / self.ranked.len() as f32;
                let whole = |snug: &Snug| Step::Take(place, snug.placement);
                out.extend(self.ranked.iter().map(|snug| Offer { step: whole(snug), promise }));
            }
        }
        Pace::AtOnce
    }

    fn value(&mut self, position: &mut Seated<C>, rng: &mut Rng) -> Verdict {
        let contest = &mut position.contest;
        if let Some(models) = self.models
            && contest.turn() != Turn::Over
        {
            return contest.expected(models).verdict(self.ideas.margin);
        }
        playout::play_on(contest, &self.ideas, rng).verdict(self.ideas.margin)
    }

    fn solve(&mut self, position: &Seated<C>, positions: u64) -> Option<Solved<Step>> {
        if positions == 0 || position.midway() {
            return None;
        }
        let CountedOut { choices, horizon, positions } = position.contest.counted_out(positions)?;
        let verdict = |expected: Expected| expected.verdict(self.ideas.margin);
        let moves = choices.into_iter().map(|(choice, ends)| (vec![choice.into()], verdict(ends))).collect();
        Some(Solved { moves, horizon, positions })
    }
}

/// How promising something is that lies this far behind the best. Uses only arithmetic that is the same on every
/// machine: no powers, no logarithms.
#[inline]
fn promise(behind: f32, doubt: f32) -> f32 {
    let far = 1.0 + behind / doubt;
    1.0 / (far * far)
}
