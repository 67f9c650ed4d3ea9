//! A saved game move by move: the position before each of the person's actions.

use patchwork::game::action::Action;
use patchwork::game::solo::Solo;
use patchwork::names::Next;
use patchwork::options::rules_of;
use table::{Answer, Entry, Journal};

/// A position in which the person decided.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// How many entries the journal had.
    pub at: usize,
    /// The position.
    pub solo: Solo,
    /// What the person did.
    pub action: Action,
}

/// A replayed game.
#[derive(Clone, Debug)]
pub struct Record {
    /// The decisions, in order.
    pub moments: Vec<Moment>,
    /// The position at the end of the journal.
    pub now: Solo,
}

/// Replays a journal; none unless it is a game of Patchwork on screen whose entries fit.
pub fn of(journal: &Journal) -> Option<Record> {
    let setup = &journal.setup;
    if setup.game != "patchwork" || setup.table != "digital" {
        return None;
    }
    let mut now = Solo::of_seed(rules_of(setup), setup.seed);
    let mut moments = Vec::new();
    for (at, entry) in journal.entries.iter().enumerate() {
        let Entry::Answer { a: Answer::One(text), .. } = entry else { return None };
        let action = text.parse().ok()?;
        moments.push(Moment { at, solo: now, action });
        now.apply(action).ok()?;
        while now.next() == Next::Automa {
            now.automa_turn();
        }
    }
    Some(Record { moments, now })
}
