//! How many answers the Rival costs: forty whole games of a truthful person on the house board, with default
//! options. Every answer is replayed at the companion, whose score sheet must match the board's.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::convert::Infallible;

use crate::witness;

use cryo::companion::Shown;
use cryo::facts::{Tie, Way};
use cryo::game::passive::Passive;
use cryo::game::{Chooser, Ship};
use cryo::names::Card;
use cryo::options::Rules;
use cryo::own::house;
use cryo::{GAME, Rival};
use table::{Answer, Game, Journal, Question, Session, Setup, prepare};
use witness::{Tapped, Witness, answer};

const GAMES: u64 = 40;

/// Ties as the companion decides them: the first way, items in the usual order.
struct AsTold;

impl Chooser for AsTold {
    type Pause = Infallible;
    fn choose(&mut self, _: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        let item = |i: &usize| if let Way::Item(item) = ways[*i] { Some(item) } else { None };
        let sorted = |tie: &[Way]| tie.iter().all(|way| matches!(way, Way::Item(_)));
        Ok(if sorted(ways) { (0..ways.len()).min_by_key(item).unwrap() } else { 0 })
    }
}

#[derive(Default)]
struct Counted {
    deploys: Vec<usize>,
    recalls: Vec<usize>,
    setup: usize,
    reports: usize,
    sheet: usize,
    games: Vec<usize>,
}

fn mean(of: &[usize]) -> f64 {
    of.iter().sum::<usize>() as f64 / of.len() as f64
}

/// A truthful answer on the score sheet.
fn on_the_sheet(question: &Question, ship: &Ship<'_>, turned: &[Card], replaced: &[Card]) -> Answer {
    let ids = |cards: &[Card]| Answer::Several(cards.iter().map(|c| c.id().to_owned()).collect());
    let settled = ship.settlements();
    match question.id.as_ref() {
        "sheet.caverns" => (settled.len() as i64).into(),
        "sheet.cavern" => {
            let cavern = |(i, s): (usize, &cryo::score::Settlement)| {
                let figures = [("yours", s.human), ("rival", s.rival), ("high", s.high), ("low", s.low)];
                figures.map(|(id, n)| (format!("{}.{id}", i + 1), Answer::from(i64::from(n))))
            };
            Answer::Form(settled.iter().enumerate().flat_map(cavern).collect())
        }
        "sheet.mission" => ids(turned),
        "sheet.replacement" => ids(replaced),
        "sheet.yours" => Answer::Form(std::collections::BTreeMap::new()),
        "sheet.missions" => Answer::Several(vec![]),
        other => panic!("{other} is not part of this sheet"),
    }
}

fn one_game(seed: u64, counted: &mut Counted) {
    let setup = prepare(&GAME, Setup::new("cryo", "companion", seed)).unwrap();
    let mut tapped = Tapped::new(false);
    let mut ship = Ship::laid_out(house(), seed);
    let mut rival = Rival::new(Rules::of(&setup), seed);
    ship.deal();
    let (mut seat, mut ties) = (Passive::new(seed), AsTold);
    let Ok(()) = rival.set_up(&mut Witness::new(ship.seat(&mut ties), &mut tapped, &rival.clone()));
    counted.setup += tapped.entries.len();
    loop {
        if let Some(section) = seat.turn(&mut ship, &mut rival) {
            tapped.entries.push(answer("turn", &format!("sabotaged-{}", section.id())));
            counted.reports += 1;
        }
        if seat.over(&ship, &rival) {
            // The person says so, or closes the turn and hears it.
            let says = if seat.sunset { "over-sunset" } else { "over-pods" };
            tapped.entries.push(answer("turn", says));
            counted.reports += 1;
            break;
        }
        let (before, deploys) = (tapped.entries.len(), rival.tally.deploys);
        let Ok(()) = rival.turn(&mut Witness::new(ship.seat(&mut ties), &mut tapped, &rival.clone()));
        let taps = tapped.entries.len() - before;
        if rival.tally.deploys > deploys {
            counted.deploys.push(taps)
        } else {
            counted.recalls.push(taps)
        }
        if seat.over(&ship, &rival) {
            break;
        }
    }
    let journal = Journal { entries: tapped.entries, ..Journal::new(GAME.about().edition, setup) };
    let mut session = Session::open(&GAME, journal).unwrap();
    let shown: &Shown = session.screen().state.of().unwrap();
    let board = Shown::of(&rival);
    assert_eq!((&shown.tracks, &shown.pods, &shown.tally), (&board.tracks, &board.pods, &board.tally), "game {seed}");
    let mut turned = ship.missions.to_vec();
    turned.sort();
    turned.dedup();
    ship.turn_up_missions();
    let replaced: Vec<Card> = ship.missions.iter().copied().filter(|c| !turned.contains(c)).collect();
    let before = session.journal().entries.len();
    while let Some(question) = session.screen().ask.clone() {
        let said = on_the_sheet(&question, &ship, &turned, &replaced);
        session.answer(said, false).unwrap_or_else(|why| panic!("{}: {why:?}", question.id));
    }
    let all = session.journal().entries.len();
    counted.sheet += all - before;
    counted.games.push(all);
    let (human, other) = ship.scores(&rival);
    assert_eq!(session.screen().over.as_ref().unwrap().totals, (human.total, other.total), "game {seed}");
}

#[test]
fn the_rival_costs_few_answers() {
    let mut counted = Counted::default();
    (0..GAMES).for_each(|seed| one_game(seed, &mut counted));
    let (deploy, recall, game) = (mean(&counted.deploys), mean(&counted.recalls), mean(&counted.games));
    let each = |n: usize| n as f64 / GAMES as f64;
    println!(
        "deploy {deploy:.2} (most {}), recall {recall:.2} (most {}), whole game {game:.1} (most {}): set-up {:.1}, \
         reports {:.1}, sheet {:.1}; {:.1} deploys and {:.1} recalls a game",
        counted.deploys.iter().max().unwrap(),
        counted.recalls.iter().max().unwrap(),
        counted.games.iter().max().unwrap(),
        each(counted.setup),
        each(counted.reports),
        each(counted.sheet),
        each(counted.deploys.len()),
        each(counted.recalls.len()),
    );
    assert!(deploy <= 2.0, "a deploy costs {deploy:.2} answers");
    assert!(recall <= 3.0, "a recall costs {recall:.2} answers");
    assert!(game <= 90.0, "a game costs {game:.1} answers");
}
