//! The coach at the screens of Finspan and Cryo: what it advises is an answer, whatever is asked.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::sync::atomic::AtomicBool;

use players::coach::Hint;
use players::course::coach::{Coached, Record, hints, review};
use table::{Answer, Catalog, Game, Journal, Lang, Rng, Session, Setup};

/// Plays on screen, now and then as the coach advises; gives how often it was asked and had something to say.
fn advised<G: Coached>(
    game: &dyn Game,
    record: impl Fn(&Journal) -> Option<Record<G>>,
    seed: u64,
    most: usize,
) -> usize {
    let catalog = Catalog::new(&[players::MESSAGES, game.messages()]);
    let mut session = Session::start(game, Setup::new(game.about().id, "digital", seed)).unwrap();
    let (mut rng, mut said) = (Rng::new(seed, 4), 0);
    for number in 0..most {
        let Some(question) = session.screen().ask.clone() else { break };
        let now = record(session.journal()).unwrap().now;
        let advice: Vec<Hint> = now.map(|now| hints(&now, 12, &AtomicBool::new(false))).unwrap_or_default();
        for hint in &advice {
            assert!((0.0..=1.0).contains(&hint.win) && hint.margin.abs() < 200.0, "{hint:?}");
            for lang in Lang::ALL {
                for words in [&hint.label].into_iter().chain(&hint.reasons) {
                    let text = catalog.text(lang, words);
                    assert!(!text.contains("players-") && !text.contains('{') && !text.is_empty(), "{text}");
                }
            }
            let mut tried = Session::open(game, session.journal().clone()).unwrap();
            let taken = tried.answer(Answer::One(hint.answer.clone()), false);
            assert!(taken.is_ok(), "{} at {}: {taken:?}", hint.answer, question.id);
        }
        said += usize::from(!advice.is_empty());
        let answer = match advice.first().filter(|_| number % 3 == 0) {
            Some(hint) => Answer::One(hint.answer.clone()),
            None => table::contract::random_answer(&question, &mut rng),
        };
        session.answer(answer, false).unwrap();
    }
    let looked = record(session.journal()).unwrap();
    let some = Record { moments: looked.moments.into_iter().take(6).collect(), now: None };
    let review = review(&some, 8, &AtomicBool::new(false));
    assert!(review.looks.len() > 2 && review.looks.iter().all(|look| look.best >= look.made));
    said
}

#[test]
fn the_coach_of_finspan_advises_what_can_be_answered() {
    let said: usize = (0..3).map(|seed| advised(&finspan::GAME, players::finspan::coach::record, seed, 60)).sum();
    assert!(said > 90, "{said}");
}

#[test]
fn the_coach_of_cryo_advises_what_can_be_answered() {
    let said: usize = (0..3).map(|seed| advised(&cryo::GAME, players::cryo::coach::record, seed, 80)).sum();
    assert!(said > 90, "{said}");
}
