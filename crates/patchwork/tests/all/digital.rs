//! What the digital table shows: everything a drawing needs, and nothing untrue.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeMap;

use patchwork::GAME;
use patchwork::automa::{Fate, Record};
use patchwork::data::{FINAL, INCOME_LINES, spaces_of};
use patchwork::digital::{Cover, Obstacle, Offered, Shown};
use patchwork::game::action::Action;
use patchwork::game::patch::PatchId;
use patchwork::game::square::Square;
use patchwork::names::{Next, Side};
use table::{Rng, Screen, Session, Setup, contract};

/// Shows `look` every screen of a game with a random person.
fn every_screen(seed: u64, mut look: impl FnMut(&Screen, &Shown)) {
    let mut session = Session::start(&GAME, Setup::new("patchwork", "digital", seed)).unwrap();
    let mut rng = Rng::new(seed, 0);
    loop {
        let screen = session.screen();
        look(screen, screen.state.of::<Shown>().unwrap());
        let Some(question) = screen.ask.clone() else { return };
        session.answer(contract::random_answer(&question, &mut rng), false).unwrap();
    }
}

#[test]
fn what_is_offered_is_exactly_what_the_choices_say() {
    every_screen(3, |screen, shown| {
        let offered = screen.ask.as_ref().map(Offered::by).unwrap_or_default();
        let fits: BTreeMap<PatchId, usize> =
            offered.patches.iter().map(|t| (t.patch, t.looks.iter().map(|look| look.fits.len()).sum())).collect();
        for offer in shown.choices.iter().flat_map(|choices| &choices.window) {
            let expected = offer.obstacle().is_none().then_some(offer.placements as usize);
            assert_eq!(fits.get(&offer.patch).copied(), expected);
            assert_eq!(offer.obstacle() == Some(Obstacle::Dear), u16::from(offer.cost) > shown.player.buttons);
        }
        let free = Square::all().filter(|&s| shown.cover(s) == Cover::Bare).count();
        assert_eq!(usize::from(shown.player.empty_squares), free);
        assert_eq!(offered.special.len(), if shown.pending_special > 0 { free } else { 0 });
        assert_eq!(offered.special.first().copied(), shown.first_free().filter(|_| shown.pending_special > 0));
        let options = screen.ask.as_ref().map_or(0, |question| question.options().len());
        assert_eq!(
            options,
            fits.values().sum::<usize>() + offered.special.len() + usize::from(shown.choices.is_some())
        );
    });
}

#[test]
fn a_choice_brings_what_it_says() {
    let mut promised = None;
    let mut told = 0;
    every_screen(5, |screen, shown| {
        let did = screen.news().find_map(|t| t.step.data.get("action")?.as_str()?.parse::<Action>().ok());
        if let (Some(choices), Some(action)) = (promised.take(), did) {
            let choices: patchwork::digital::Choices = choices;
            let took = |patch| choices.window.iter().find(|offer| offer.patch == patch).unwrap();
            let (to, next) = match action {
                Action::Advance => (choices.advance.to, choices.advance.next),
                Action::Take { patch, .. } => (took(patch).to, took(patch).next),
                Action::Special { .. } => return,
            };
            assert_eq!(shown.player.space, to);
            let automa_moved = screen.news().any(|t| Record::told(&t.step).is_some());
            assert!(shown.pending_special > 0 || automa_moved == (next == Next::Automa), "{next:?}");
            told += 1;
        }
        promised = shown.choices.clone();
    });
    assert!(told > 10, "{told}");
}

#[test]
fn the_time_board_shows_its_lines_the_marker_and_who_is_on_top() {
    every_screen(7, |_, shown| {
        let board: Vec<_> = shown.time_board().collect();
        assert_eq!(board.len(), usize::from(FINAL) + 1);
        let spaces = |which: fn(&patchwork::digital::BoardSpace) -> bool| {
            board.iter().filter(|b| which(b)).map(|b| b.space).collect::<Vec<_>>()
        };
        assert_eq!(spaces(|b| b.income), spaces_of(INCOME_LINES).collect::<Vec<_>>());
        assert_eq!(spaces(|b| b.special), shown.special_left);
        assert_eq!(spaces(|b| b.marker), shown.marker.into_iter().collect::<Vec<_>>());
        assert_eq!(spaces(|b| b.is_final), [FINAL]);
        let same = shown.space(Side::Player) == shown.space(Side::Automa);
        assert_eq!(Side::ALL.map(|side| shown.is_on_top(side)).contains(&true), same);
        assert_eq!(shown.to_go(Side::Automa), FINAL - shown.automa.space);
        assert_eq!(shown.further().len(), shown.circle.len().saturating_sub(3));
    });
}

#[test]
fn every_candidate_has_its_fate() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..8 {
        every_screen(seed, |screen, _| {
            for record in screen.news().filter_map(|t| Record::told(&t.step)) {
                let fates: Vec<(PatchId, Fate)> = record.fates().collect();
                assert_eq!(fates.len(), record.window.len());
                for (patch, fate) in fates {
                    assert_eq!(fate == Fate::Taken, record.take == Some(patch.id()));
                    assert_eq!(fate == Fate::Dear, !record.affordable.contains(&patch.id()));
                    seen.insert(fate);
                }
            }
        });
    }
    assert_eq!(seen.len(), Fate::ALL.len(), "{seen:?}");
}

#[test]
fn four_quarter_turns_lead_back_and_two_flips_at_most_turn_it_half() {
    for orientation in PatchId::all().flat_map(|patch| patch.orientations()) {
        assert_eq!(orientation.turned().turned().turned().turned(), orientation);
        let twice = orientation.flipped().flipped();
        assert!([orientation, orientation.turned().turned()].contains(&twice), "{orientation:?}");
        let (height, width) = (orientation.turned().height, orientation.turned().width);
        assert_eq!((height, width), (orientation.width, orientation.height));
    }
}
