//! The queue of patches as far as known, and how a patch is named.

use table::{Answer, Asks as _, Insist, Msg, Opt, Question, Refusal, Stop, Tape, msg};

use super::Companion;
use crate::game::circle::WINDOW;
use crate::game::label::LabelError;
use crate::game::patch::PatchId;
use crate::names::CircleMode;

impl Companion {
    /// How many of the next patches there are.
    fn window_len(&self) -> usize {
        match self.mode {
            CircleMode::Tracked => self.queue.len().min(WINDOW),
            CircleMode::Window => self.only_left.unwrap_or(WINDOW).min(PatchId::all().len() - self.piles.len()),
        }
    }

    /// The place of the first unknown patch among the next ones.
    pub(super) fn unknown_place(&self) -> Option<usize> {
        (0..self.window_len()).find(|&place| self.queue.get(place).copied().flatten().is_none())
    }

    /// The next patches, all of them known.
    pub(super) fn window(&self) -> Vec<PatchId> {
        self.queue.iter().take(self.window_len()).copied().flatten().collect()
    }

    /// The next patches as far as known.
    pub(super) fn shown_window(&self) -> Vec<Option<PatchId>> {
        (0..self.window_len()).map(|place| self.queue.get(place).copied().flatten()).collect()
    }

    /// Is this patch known to be gone or to lie elsewhere?
    fn placed(&self, patch: PatchId) -> bool {
        self.piles.contains(&patch) || self.player.patches.contains(&patch) || self.queue.contains(&Some(patch))
    }

    /// The patch at this place was taken: the skipped ones go to the end.
    pub(super) fn turn_queue(&mut self, place: usize) {
        match self.mode {
            CircleMode::Tracked => {
                if place < self.queue.len() {
                    self.queue.rotate_left(place);
                    self.queue.remove(0);
                }
            }
            // What lay before it is now far away; what lay behind it comes first.
            CircleMode::Window => {
                self.queue.drain(..(place + 1).min(self.queue.len()));
                self.only_left = self.only_left.map(|n| n.saturating_sub(1));
                if let Some(n) = self.only_left
                    && n > 0
                {
                    // With three or fewer in the whole circle, the skipped ones come next again, unnamed.
                    self.queue.truncate(n);
                }
            }
        }
    }

    /// Asks for the patch at this place of the window.
    pub(super) fn ask_next_patch(&mut self, place: usize, tape: &mut Tape<'_>) -> Result<(), Stop> {
        if tape.correction(self)? {
            return Ok(());
        }
        let id = ["window.1", "window.2", "window.3"][place.min(2)];
        let named = tape.ask_lazily(
            self,
            Some(id),
            |s| s.patch_question(id, msg!("patchwork-ask-patch", place = place + 1), s.mode == CircleMode::Window),
            |s, answer, insist, _| {
                if answer.id() == Some("none") {
                    return match s.mode {
                        CircleMode::Window => Ok(None),
                        CircleMode::Tracked => {
                            Err(Refusal::new("WindowSize", msg!("patchwork-error-window-tracked", n = s.window_len())))
                        }
                    };
                }
                s.read_patch(answer, insist, &s.queue[..place.min(s.queue.len())]).map(Some)
            },
        )?;
        match named {
            None => {
                self.only_left = Some(place);
                self.queue.truncate(place);
            }
            Some(patch) => self.learn(place, patch),
        }
        Ok(())
    }

    /// A question for one patch: the labels still possible, the likeliest first.
    pub(super) fn patch_question(&self, id: &'static str, prompt: Msg, may_be_none: bool) -> Question {
        let mut patches: Vec<PatchId> = PatchId::all().filter(|&p| !self.placed(p)).collect();
        patches.sort_by_key(|p| !self.likely.contains(p));
        let mut options: Vec<Opt> = patches.into_iter().map(patch_option).collect();
        if may_be_none {
            options.push(Opt::new("none", msg!("patchwork-no-more-patches")).aside());
        }
        Question::choice(id, prompt, options).note(msg!("patchwork-note-label"))
    }

    /// The patch an answer names. A short label is enough once it can mean only one patch.
    pub(super) fn read_patch(
        &self,
        answer: &Answer,
        insist: Insist,
        window: &[Option<PatchId>],
    ) -> Result<PatchId, Refusal> {
        let Some(text) = answer.id() else {
            return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "choice")));
        };
        if text.split_whitespace().count() > 1 {
            return Err(Refusal::new("WindowSize", msg!("patchwork-error-window-size")));
        }
        let patch = PatchId::from_label_among(text, |p| !self.placed(p)).map_err(|why| label_refusal(&why))?;
        if window.contains(&Some(patch)) {
            return Err(Refusal::new("DuplicatePatch", msg!("patchwork-error-duplicate-patch", patch = patch.label())));
        }
        if self.placed(patch) {
            insist.or("PatchGone", msg!("patchwork-error-patch-gone", patch = patch.label()))?;
        }
        Ok(patch)
    }

    /// Records the patch at this place of the queue; it can lie nowhere else.
    pub(super) fn learn(&mut self, place: usize, patch: PatchId) {
        for entry in &mut self.queue {
            if *entry == Some(patch) {
                *entry = None;
            }
        }
        if let Some(i) = self.piles.iter().position(|&p| p == patch) {
            self.piles.remove(i);
            self.recount_piles();
        }
        self.player.patches.retain(|&p| p != patch);
        if self.queue.len() <= place {
            self.queue.resize(place + 1, None);
        }
        self.queue[place] = Some(patch);
        self.fill_in_the_last();
    }

    /// When only one entry is unknown, it is the one patch not found anywhere else.
    pub(super) fn fill_in_the_last(&mut self) {
        let mut unknown = self.queue.iter().enumerate().filter(|(_, p)| p.is_none()).map(|(i, _)| i);
        if let (CircleMode::Tracked, Some(place), None) = (self.mode, unknown.next(), unknown.next()) {
            let mut missing = PatchId::all().filter(|&p| !self.placed(p));
            if let (Some(patch), None) = (missing.next(), missing.next()) {
                self.queue[place] = Some(patch);
            }
        }
    }

    /// The Automa's counts from its piles.
    pub(super) fn recount_piles(&mut self) {
        let mut counted =
            crate::score::Collected { buttons: self.automa.buttons, tile: self.automa.tile, ..Default::default() };
        for &patch in &self.piles {
            counted.take(patch);
        }
        self.automa = counted;
    }
}

/// A patch as an answer: its label, and what is printed on it.
pub(super) fn patch_option(patch: PatchId) -> Opt {
    // The label already gives its cost.
    let hint = msg!("patchwork-patch-hint", squares = patch.squares(), buttons = patch.buttons());
    Opt::new(patch.label(), Msg::plain(patch.label())).hint(hint)
}

fn label_refusal(why: &LabelError) -> Refusal {
    let text = match why {
        LabelError::Unknown(label) => msg!("patchwork-error-unknown-patch", patch = label.as_str()),
        LabelError::Ambiguous(label, several) => msg!(
            "patchwork-error-ambiguous-label",
            label = label.as_str(),
            several = several.iter().map(|p| Msg::plain(p.label())).collect::<Vec<_>>()
        ),
    };
    Refusal::new(why.code(), text)
}
