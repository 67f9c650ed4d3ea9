//! Any text as an action of Patchwork: an action that reads back the same, or a refusal; never a panic.
#![no_main]
use libfuzzer_sys::fuzz_target;
use patchwork::game::{Game, action::Action, patch::PatchId};
use patchwork::names::SpecialPatches;

fuzz_target!(|text: &str| {
    let _ = PatchId::from_label(text);
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
        let mut game = Game::of_seed(7, SpecialPatches::First);
        let before = game;
        if game.apply(action).is_err() {
            assert_eq!(game, before);
        }
    }
});
