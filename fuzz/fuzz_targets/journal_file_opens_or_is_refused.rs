//! Any bytes as a saved game: opened or refused, never a panic; what opens survives being saved again.
#![no_main]
use libfuzzer_sys::fuzz_target;
use table::{Game, Journal, Session};

fuzz_target!(|text: &str| {
    let Ok(journal) = Journal::from_file(text) else { return };
    assert_eq!(Journal::from_file(&journal.to_file()).as_ref(), Ok(&journal));
    let games: [&dyn Game; 4] = [&patchwork::GAME, &finspan::GAME, &cryo::GAME, &imperial_steam::GAME];
    for game in games {
        let mut own = journal.clone();
        own.setup.game = game.about().id.into();
        own.edition = game.about().edition;
        if let Ok(mut session) = Session::open(game, own) {
            session.undo(1);
            session.redo(1);
        }
    }
});
