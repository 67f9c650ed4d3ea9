//! The keys of a table that is played by typed lines: only those that work there.

use page::coach;
use table::msg;

use super::Terminal;

/// The keys and what they do; `all` names the rare ones as well.
pub fn of(terminal: &Terminal<'_>, all: bool, between: &str) -> String {
    let screen = terminal.session.screen();
    let redo = !terminal.session.journal().undone.is_empty();
    let card = terminal.letters().and_then(|letters| letters.example_card(&terminal.view()));
    let coach = coach::sits_at(&terminal.session);
    let keys = [
        (if all { "card-all" } else { "card" }, card.is_some()),
        ("undo", true),
        ("redo", all || redo),
        ("why", true),
        ("before", all || !redo && !screen.turn_before().is_empty()),
        ("hint", coach),
        ("set", !screen.fields.is_empty()),
        // Where there are many keys the help names this one.
        ("log", all || card.is_none() || !coach),
        ("share", all),
        ("help", !all),
        ("quit", true),
    ];
    let card = card.unwrap_or(0);
    let offered = keys.into_iter().filter(|(_, offered)| *offered);
    let words: Vec<String> =
        offered.map(|(key, _)| terminal.say(&msg!("visavis-key", key = key, card = card))).collect();
    words.join(between)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use page::registry;
    use table::{Lang, Session, Setup};

    fn keys(game: &str, table: &str, all: bool) -> Vec<String> {
        let entry = registry::find(game).expect("a game");
        let session = Session::start(entry.game, Setup::new(game, table, 3)).expect("a start");
        longest(session.clone());
        let lines = Lang::ALL.map(|lang| of(&Terminal::new(session.clone(), lang, Path::new("x")), all, " · "));
        for line in &lines {
            assert!(all || line.chars().count() < 80, "{line}");
        }
        let [first, ..] = &lines;
        first.split(" · ").map(|key| key.split(' ').next().unwrap_or_default().to_owned()).collect()
    }

    /// In the middle of a game, with something to do again and without, the line is no longer than a screen.
    fn longest(mut session: Session<'_>) {
        let mut rng = table::Rng::new(3, 3);
        for _ in 0..30 {
            let Some(question) = session.screen().ask.clone() else { break };
            let _ = session.answer(table::contract::random_answer(&question, &mut rng), true);
        }
        for back in [0, 1] {
            session.undo(back);
            for lang in Lang::ALL {
                let line = of(&Terminal::new(session.clone(), lang, Path::new("x")), false, " · ");
                assert!(line.chars().count() < 80, "{line}");
            }
        }
    }

    #[test]
    fn a_key_is_offered_only_where_it_works() {
        let finspan = ["card", "u", "w", "h", "?", "q"];
        assert_eq!(keys("finspan", "digital", false), finspan);
        assert_eq!(keys("patchwork", "digital", false), ["u", "w", "h", "l", "?", "q"]);
        assert_eq!(keys("finspan", "companion", true), ["u", "r", "w", "b", "s", "l", "share", "q"]);
    }
}
