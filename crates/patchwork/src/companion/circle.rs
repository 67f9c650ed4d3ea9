//! The whole circle before the first action: entered by the person, or dealt by the program.

use serde_json::json;
use table::{Answer, Asks as _, Msg, Question, Refusal, Step, Stop, Table as _, Tape, msg};

use super::Companion;
use super::patches::patch_option;
use crate::game::circle::Circle;
use crate::game::patch::{PATCH_COUNT, PatchId};

impl Companion {
    /// The whole circle at once: clockwise, starting anywhere.
    pub(super) fn ask_circle(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let circle = tape.ask_lazily(
            self,
            Some("circle"),
            |_| {
                let options = PatchId::all().map(patch_option).collect();
                Question::several("circle", msg!("patchwork-ask-circle"), options, (PATCH_COUNT - 1, PATCH_COUNT))
                    .note(msg!("patchwork-note-label"))
            },
            |_, answer, _, _| Self::read_circle(answer),
        )?;
        self.queue = circle.into_iter().map(Some).collect();
        tape.tell(|| Step::know(msg!("patchwork-circle-known")));
        Ok(())
    }

    fn read_circle(answer: &Answer) -> Result<Vec<PatchId>, Refusal> {
        let Answer::Several(labels) = answer else {
            return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "several")));
        };
        let mut circle = Vec::new();
        for label in labels {
            let patch = PatchId::from_label(label).map_err(|why| {
                Refusal::new(why.code(), msg!("patchwork-error-unknown-patch", patch = label.as_str()))
            })?;
            if circle.contains(&patch) {
                return Err(Refusal::new(
                    "DuplicatePatch",
                    msg!("patchwork-error-duplicate-patch", patch = patch.label()),
                ));
            }
            circle.push(patch);
        }
        if circle.len() < PATCH_COUNT - 1 {
            return Err(Refusal::new("CircleIncomplete", msg!("patchwork-error-circle-incomplete", n = circle.len())));
        }
        circle.extend(PatchId::all().filter(|p| !circle.contains(p)).collect::<Vec<_>>());
        let start = circle.iter().position(|p| p.id() == 0).unwrap_or_default();
        circle.rotate_left((start + 1) % PATCH_COUNT);
        Ok(circle)
    }

    /// The program deals a circle; the person lays it out.
    pub(super) fn deal_circle(&mut self, seed: u64, tape: &mut Tape<'_>) {
        let circle = Circle::of_seed(seed);
        self.queue = circle.queue().iter().map(|&p| Some(p)).collect();
        let labels: Vec<String> = circle.queue().iter().map(|p| p.label()).collect();
        let patches: Vec<Msg> = labels.iter().map(Msg::plain).collect();
        tape.tell(|| Step::new(msg!("patchwork-lay-out", patches = patches)).data(json!({"patches": labels})));
    }
}
