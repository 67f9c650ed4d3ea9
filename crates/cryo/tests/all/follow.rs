//! Looking back on a game on screen: every decision in its turn, in words, with the table as it was.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::convert::Infallible;
use std::fmt::Write as _;

use crate::anybody::Anybody;
use crate::playthrough::kept;

use cryo::GAME;
use cryo::digital::follow::{Followed, Turn, about, follow, words};
use cryo::digital::shown::Phase;
use cryo::digital::{Shown, lines, notation};
use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::turn::{self, Event, Seat};
use cryo::options::Rules;
use cryo::own::house;
use table::{Catalog, Entry, Journal, Lang, Session, Setup, Silent, Step, Table, playthrough, prepare};

/// A whole game of a random person.
fn game(seed: u64, ties: &str) -> (Setup, Journal) {
    let setup = prepare(&GAME, Setup::new("cryo", "digital", seed).with("rival_ties", ties)).unwrap();
    let journal = playthrough::random(&GAME, &setup, seed);
    (setup, journal)
}

/// Decides what was decided and writes it down.
struct Again<'f> {
    turns: &'f [Turn],
    turn: usize,
    at: usize,
    dock: Option<u8>,
    catalog: Catalog,
    said: String,
}

impl Again<'_> {
    fn say(&self, msg: &table::Msg) -> String {
        self.catalog.text(Lang::En, msg)
    }
}

impl Table for Again<'_> {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Again<'_> {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        let decided = self.turns[self.turn].decided[self.at];
        self.at += 1;
        assert_eq!((game.check(point, &decided.what), decided.dock), (Ok(()), self.dock), "{decided:?} at {point:?}");
        let written = notation::write(house(), self.dock, &decided.what);
        let said = self.say(&words(game, point, self.dock, &decided.what));
        write!(self.said, "{}-{} {written}: {said}", decided.from, decided.to).unwrap();
        if let Some(about) = about(game, point, self.dock, &decided.what) {
            write!(self.said, " ({})", self.say(&about)).unwrap();
        }
        self.said.push('\n');
        Ok(decided.what)
    }

    fn tie(&mut self, _: Tie, _: &[Way]) -> Result<usize, Infallible> {
        Ok(0)
    }

    fn saw(&mut self, game: &Game<'_>, event: Event) {
        match event {
            Event::Turn => {
                assert_eq!(self.at, self.turns[self.turn].decided.len(), "turn {}: decisions left over", self.turn);
                (self.turn, self.at, self.dock) = (self.turn + 1, 0, None);
                let began = &self.turns[self.turn].began;
                assert_eq!(began.round + 1, game.round);
                let side = |game: &Game<'_>| (game.ship.human, game.rival, game.ship.deck, game.ship.stacks);
                assert_eq!(side(began), side(game), "turn {}", game.round);
                let on_board = |game: &Game<'_>| (game.ship.drones, game.ship.tokens, game.ship.human_pods, game.kept);
                assert_eq!(on_board(began), on_board(game), "turn {}", game.round);
                writeln!(self.said, "\nturn {}", game.round).unwrap();
                if game.round % 6 == 1 {
                    for (label, value) in lines(&Shown::of(game, Phase::You, None)) {
                        let line = format!("  {}: {}", self.say(&label), self.say(&value));
                        writeln!(self.said, "{line}").unwrap();
                    }
                }
            }
            Event::Did(_, Move::Deploy { to, .. }) => self.dock = to,
            _ => {}
        }
    }
}

fn again(setup: &Setup, followed: &Followed) -> String {
    let rules = Rules { auto: true, ..Rules::of(setup) };
    let mut game = Game::new(house(), rules, setup.seed, &mut Silent);
    let catalog = Catalog::new(&[cryo::MESSAGES]);
    let mut seat = Again { turns: &followed.turns, turn: 0, at: 0, dock: None, catalog, said: String::new() };
    let Ok(()) = turn::play(&mut game, &mut Anybody(&mut seat));
    assert_eq!((seat.turn + 1, seat.at), (followed.turns.len(), followed.turns[seat.turn].decided.len()));
    assert_eq!(seat.dock, followed.dock, "where the last drone stands");
    seat.said
}

#[test]
fn what_was_decided_leads_to_the_same_game_and_reads_as_recorded() {
    for seed in 1..6 {
        let (setup, journal) = game(seed, "auto");
        let followed = follow(&setup, house(), &journal.entries).unwrap();
        let said = again(&setup, &followed);
        if seed == 3 {
            kept("followed.en.txt", &said);
        }
    }
}

#[test]
fn every_entry_of_a_journal_belongs_to_a_decision_or_to_a_tie_of_the_rival() {
    let (setup, journal) = game(4, "ask");
    let followed = follow(&setup, house(), &journal.entries).unwrap();
    let mut owner = vec![0; journal.entries.len()];
    for decided in followed.turns.iter().flat_map(|turn| &turn.decided) {
        owner[decided.from..decided.to].iter_mut().for_each(|n| *n += 1);
    }
    for (entry, owners) in journal.entries.iter().zip(owner) {
        let Entry::Answer { q, .. } = entry else { panic!("{entry:?}") };
        assert_eq!(owners, usize::from(!q.starts_with("tie.")), "{entry:?}");
    }
}

#[test]
fn a_whole_decision_is_asked_for_unless_its_figures_or_a_tie_are() {
    let (setup, journal) = game(5, "ask");
    let mut session = Session::start(&GAME, setup.clone()).unwrap();
    let (mut whole, mut parts) = (0, 0);
    for (at, entry) in journal.entries.iter().enumerate().take(160) {
        let asked = session.screen().ask.clone().unwrap().id;
        let followed = follow(&setup, house(), &journal.entries[..at]).unwrap();
        let part = asked == "how" || asked == "pods" || asked.starts_with("tie.");
        if !asked.starts_with("tie.") {
            assert_eq!(followed.asked, !part, "{asked}");
        }
        (whole, parts) = (whole + usize::from(!part), parts + usize::from(part));
        let Entry::Answer { a, anyway, .. } = entry else { panic!("{entry:?}") };
        session.answer(a.clone(), *anyway).unwrap();
    }
    assert!(whole > 50 && parts > 5, "{whole} and {parts}");
}

#[test]
fn a_journal_that_does_not_fit_is_not_followed() {
    let (setup, mut journal) = game(2, "auto");
    journal.entries[3] = Entry::Answer { q: "main".into(), a: "fly away".into(), anyway: false };
    assert!(follow(&setup, house(), &journal.entries).is_none());
    assert!(follow(&setup, house(), &journal.entries[..3]).is_some());
}
