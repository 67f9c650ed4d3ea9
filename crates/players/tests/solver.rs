//! The end counted out, against a slow solver that leaves nothing out.
#![allow(clippy::unwrap_used, missing_docs)]

use std::sync::atomic::AtomicBool;

use patchwork::game::Game;
use patchwork::game::action::Action;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Next, Reshuffle, Seat, SpecialPatches};
use patchwork::options::Rules;
use players::Kind;
use players::patchwork::contest::Contest;
use players::patchwork::mind::Mind;
use players::patchwork::search::{Budget, Ideas, Search};
use players::patchwork::solver::{automa, solve};

/// The margin counts double and a tie goes to who was home first, for the first seat. None where it would take too long.
fn slow_two(game: &Game, left: &mut u64) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let Some(seat) = game.to_move() else {
        let ending = game.ending();
        return Some(2 * ending.margin + if ending.won { 1 } else { -1 });
    };
    let mut values = Vec::new();
    for action in game.legal() {
        let mut next = *game;
        next.apply(action).unwrap();
        values.push(slow_two(&next, left)?);
    }
    if seat == Seat::First { values.into_iter().max() } else { values.into_iter().min() }
}

fn positions_of_two(seed: u64) -> Vec<Game> {
    let mut minds = [1, 2].map(|side| Mind::new("search-classic:30".parse::<Kind>().unwrap(), seed ^ side));
    let (mut game, mut seen) = (Game::of_seed(seed, SpecialPatches::First), Vec::new());
    while let Some(seat) = game.to_move() {
        seen.push(game);
        game.apply(minds[seat as usize].decide(&game).unwrap()).unwrap();
    }
    seen
}

#[test]
fn two_players_end_as_a_slow_solver_says() {
    let (mut compared, mut deepest) = (0, 0);
    for seed in 0..12 {
        for game in positions_of_two(seed).iter().rev().take(9) {
            let Some(slow) = slow_two(game, &mut 60_000) else { break };
            let exact = solve(game, u64::MAX).unwrap();
            let mut after = *game;
            let seat = game.to_move().unwrap();
            after.play(seat, exact.choice);
            assert_eq!(2 * exact.ending.margin + if exact.ending.won { 1 } else { -1 }, slow, "seed {seed}");
            assert_eq!(slow_two(&after, &mut u64::MAX.clone()), Some(slow), "the choice is a best one");
            compared += 1;
            deepest = deepest.max(exact.horizon);
        }
    }
    assert!(compared >= 30 && deepest >= 4, "{compared} compared, {deepest} deep");
}

#[test]
fn inside_the_solved_horizon_no_decision_is_worse_than_the_best() {
    let mut solved = 0;
    for seed in 20..26 {
        let mut search = Search::new(Budget::Iterations(400), seed);
        for game in positions_of_two(seed).iter().rev().take(6) {
            let thought = search.think(game, &AtomicBool::new(false)).unwrap();
            let Some(horizon) = thought.horizon else { continue };
            let Some(slow) = slow_two(game, &mut 60_000) else { continue };
            let mut after = *game;
            after.apply(thought.best().unwrap()).unwrap();
            assert_eq!(slow_two(&after, &mut u64::MAX.clone()), Some(slow), "seed {seed}, horizon {horizon}");
            solved += 1;
        }
    }
    assert!(solved >= 12, "{solved}");
}

/// What a player sees of the deck: the cards revealed, the next back.
type Seen = (Vec<u8>, Option<u8>);

/// All games that look the same to the player, each as likely as the others: what is decided must suit them all.
fn slow_one(worlds: &[Solo], left: &mut u64) -> Option<(f64, f64)> {
    *left = left.checked_sub(worlds.len() as u64)?;
    match worlds[0].next() {
        Next::Over => {
            let n = worlds.len() as f64;
            let won = worlds.iter().filter(|solo| solo.ending().won).count() as f64;
            let margins: i32 = worlds.iter().map(|solo| solo.ending().margin).sum();
            Some((won / n, f64::from(margins) / n))
        }
        Next::Automa => {
            // What a player sees of the turn: the card, the board, the next back.
            let mut groups: Vec<(Seen, Vec<Solo>)> = Vec::new();
            for solo in worlds {
                let mut next = *solo;
                next.automa_turn();
                if next.cards.left() >= solo.cards.left() {
                    return None; // shuffled: the order would have to be dealt anew
                }
                let seen = (next.cards.revealed(next.rules.reshuffle).to_vec(), next.cards.back());
                match groups.iter_mut().find(|group| group.0 == seen) {
                    Some(group) => group.1.push(next),
                    None => groups.push((seen, vec![next])),
                }
            }
            let mut all = (0.0, 0.0);
            for (_, group) in &groups {
                let share = group.len() as f64 / worlds.len() as f64;
                let (win, margin) = slow_one(group, left)?;
                all = (all.0 + share * win, all.1 + share * margin);
            }
            Some(all)
        }
        Next::Player => {
            let mut best: Option<(f64, f64)> = None;
            for action in worlds[0].player.legal(&worlds[0].board, Seat::First) {
                let odds = slow_one(&after_all(worlds, action), left)?;
                if best.is_none_or(|best| odds.0 > best.0 + 1e-9 || odds.0 > best.0 - 1e-9 && odds.1 > best.1 + 1e-9) {
                    best = Some(odds);
                }
            }
            best
        }
    }
}

fn after_all(worlds: &[Solo], action: Action) -> Vec<Solo> {
    let mut after = worlds.to_vec();
    for world in &mut after {
        world.apply(action).unwrap();
    }
    after
}

/// Every deal of the hidden cards that a player cannot tell from the real one; none if there are too many.
fn worlds(solo: &Solo) -> Option<Vec<Solo>> {
    let reshuffle = solo.rules.reshuffle;
    let seen = solo.cards.revealed(reshuffle);
    let hidden: Vec<u8> = solo.rules.deck.numbers().into_iter().filter(|card| !seen.contains(card)).collect();
    let shown = |cards: &patchwork::automa::cards::Cards| (cards.back(), cards.backs_aside(reshuffle));
    (hidden.len() <= 6).then(|| {
        let deals = orders(&hidden).into_iter().map(|order| solo.cards.dealt(reshuffle, &order));
        deals.filter(|cards| shown(cards) == shown(&solo.cards)).map(|cards| Solo { cards, ..*solo }).collect()
    })
}

fn orders(cards: &[u8]) -> Vec<Vec<u8>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &card) in cards.iter().enumerate() {
        let rest: Vec<u8> = cards[..at].iter().chain(&cards[at + 1..]).copied().collect();
        all.extend(orders(&rest).into_iter().map(|order| [vec![card], order].concat()));
    }
    all
}

#[test]
fn a_game_against_the_automa_ends_as_a_slow_solver_says() {
    let mut compared = [0, 0];
    for seed in 0..60 {
        let deck = if seed % 2 == 0 { AutomaDeck::Normal } else { AutomaDeck::Tactical };
        let rules = Rules { deck, reshuffle: Reshuffle::De, ..Rules::at(Level::Legend) };
        let mut mind = Mind::new("search-classic:30".parse::<Kind>().unwrap(), seed);
        let (mut solo, mut seen) = (Solo::of_seed(rules, seed), Vec::new());
        while solo.next() != Next::Over {
            if solo.next() == Next::Automa {
                solo.automa_turn();
                continue;
            }
            seen.push(solo);
            solo.apply(mind.decide(&solo).unwrap()).unwrap();
        }
        for solo in seen.iter().rev().take(4) {
            let Some(worlds) = worlds(solo) else { continue };
            assert!(worlds.iter().any(|world| world.cards.back() == solo.cards.back()));
            let Some(slow) = slow_one(&worlds, &mut 400_000) else { continue };
            let exact = automa::solve(solo, u64::MAX).unwrap();
            let (choice, odds) = exact.choices[0];
            assert!((odds.win - slow.0).abs() < 1e-6 && (odds.margin - slow.1).abs() < 1e-6, "{odds:?} {slow:?}");
            let action = solo.player.action(&solo.board, choice).unwrap();
            let then = slow_one(&after_all(&worlds, action), &mut u64::MAX.clone()).unwrap();
            assert!((then.0 - slow.0).abs() < 1e-6 && (then.1 - slow.1).abs() < 1e-6, "the choice is a best one");
            compared[usize::from(deck == AutomaDeck::Tactical)] += 1;
        }
    }
    assert!(compared.iter().all(|&n| n >= 8), "{compared:?}");
}

#[test]
fn the_solver_gives_up_where_it_would_cost_too_much() {
    assert_eq!(solve(&Game::of_seed(1, SpecialPatches::First), 1_000), None);
    assert_eq!(automa::solve(&Solo::of_seed(Rules::default(), 1), 1_000), None);
    let without = Ideas { solve: 0, ..Ideas::default() };
    let game = *positions_of_two(3).last().unwrap();
    let mut search = Search::with(without, Budget::Iterations(50), 1);
    assert_eq!(search.think(&game, &AtomicBool::new(false)).unwrap().horizon, None);
}
