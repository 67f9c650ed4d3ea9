//! The keys of a table that is played by typed lines: only those that work there.

use page::coach;
use table::msg;

use super::Terminal;

/// The keys and what they do; `all` names the rare ones as well.
pub fn of(terminal: &Terminal<'_>, all: bool, between: &str) -> String {
    let screen = terminal.session.screen();
    let card = terminal.letters().and_then(|letters| letters.example_card(&terminal.view()));
    let keys = [
        (if all { "card-all" } else { "card" }, card.is_some()),
        ("undo", true),
        ("redo", true),
        ("why", true),
        ("hint", coach::sits_at(&terminal.session)),
        ("set", !screen.fields.is_empty()),
        ("log", true),
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
        let lines = Lang::ALL.map(|lang| of(&Terminal::new(session.clone(), lang, Path::new("x")), all, " · "));
        for line in &lines {
            assert!(all || line.chars().count() < 80, "{line}");
        }
        let [first, ..] = &lines;
        first.split(" · ").map(|key| key.split(' ').next().unwrap_or_default().to_owned()).collect()
    }

    #[test]
    fn a_key_is_offered_only_where_it_works() {
        let finspan = ["card", "u", "r", "w", "l", "?", "q"];
        assert_eq!(keys("finspan", "digital", false), finspan);
        assert_eq!(keys("patchwork", "digital", false), ["u", "r", "w", "h", "l", "?", "q"]);
        assert_eq!(keys("finspan", "companion", true), ["u", "r", "w", "s", "l", "share", "q"]);
    }
}
