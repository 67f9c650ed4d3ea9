//! The engine compared with the slow reference: perft counts from text files, and whole games in lockstep.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "slow_reference/mod.rs"]
mod slow;

use patchwork::data::spaces_of;
use patchwork::game::Game;
use patchwork::game::action::Action;
use patchwork::game::setup::{SeatSetup, Setup};
use patchwork::names::{BySeat, Seat, SpecialPatches};
use slow::{RefAction, RefGame, RefSeat};
use std::fmt::Write as _;
use table::Rng;
use table::rng::game_seed;

fn seat_of(index: usize) -> Seat {
    Seat::ALL[index]
}

/// The start of the same game on both engines.
fn start(seed: u64) -> (Game, RefGame) {
    let edition = if seed.is_multiple_of(2) { SpecialPatches::First } else { SpecialPatches::Revised };
    let game = Game::of_seed(seed, edition);
    let circle = game.board.circle.queue().iter().map(|p| p.index()).collect();
    let specials: &[u8] = if seed.is_multiple_of(2) { &[20, 26, 32, 44, 50] } else { &[26, 32, 38, 44, 50] };
    (game, RefGame::new(circle, specials))
}

/// The engine's state in the reference's terms.
fn as_reference(game: &Game) -> RefGame {
    let board = &game.board;
    RefGame {
        circle: board.circle.queue().iter().map(|p| p.index()).collect(),
        specials: spaces_of(board.special_left).collect(),
        spaces: board.spaces.0,
        last: board.last as usize,
        pending: board.pending.into(),
        tile: board.tile.map(|s| s as usize),
        first_home: board.first_home.map(|s| s as usize),
        seats: game.players.0.map(|player| {
            let covered = player.quilt.covered_squares();
            let mut quilt = [[false; 9]; 9];
            for square in 0..81 {
                quilt[square / 9][square % 9] = covered >> square & 1 == 1;
            }
            RefSeat { quilt, buttons: player.buttons.into(), income: player.income.into() }
        }),
    }
}

/// Are the states the same? Neither is built from the other, because this is called millions of times.
fn same(game: &Game, slow: &RefGame) -> bool {
    let board = &game.board;
    let seats = game.players.0.iter().zip(&slow.seats).all(|(fast, slow)| {
        let quilt = slow.quilt.iter().flatten().rev().fold(0u128, |bits, &covered| bits << 1 | u128::from(covered));
        i32::from(fast.buttons) == slow.buttons
            && i32::from(fast.income) == slow.income
            && fast.quilt.covered_squares() == quilt
            && u32::from(fast.quilt.covered()) == quilt.count_ones()
    });
    seats
        && board.spaces.0 == slow.spaces
        && board.last as usize == slow.last
        && usize::from(board.pending) == slow.pending
        && board.tile.map(|s| s as usize) == slow.tile
        && board.first_home.map(|s| s as usize) == slow.first_home
        && spaces_of(board.special_left).eq(slow.specials.iter().copied())
        && board.circle.queue().iter().map(|p| p.index()).eq(slow.circle.iter().copied())
        && game.to_move().map(|s| s as usize) == slow.to_move()
}

fn translated(action: Action) -> RefAction {
    match action {
        Action::Advance => RefAction::Advance,
        Action::Take { patch, orientation, anchor } => RefAction::Take {
            patch: patch.index(),
            orientation,
            row: anchor.row().into(),
            column: anchor.column().into(),
        },
        Action::Special { square } => RefAction::Special { row: square.row().into(), column: square.column().into() },
    }
}

/// The complete legal sets, in the notation.
fn assert_same_actions(game: &Game, slow: &RefGame) {
    let mut fast: Vec<String> = game.legal().map(|a| a.to_string()).collect();
    let mut expected: Vec<String> = slow.legal().iter().map(RefAction::to_string).collect();
    fast.sort();
    expected.sort();
    assert_eq!(fast, expected);
}

/// Plays one game on both engines; any difference in a state or count is a failure.
fn lockstep(seed: u64, every_action: bool) {
    let mut rng = Rng::new(seed, 3);
    let (mut game, mut slow) = start(seed);
    while !game.is_over() {
        let count = game.count_legal();
        assert_eq!(u64::from(count), slow.count_legal(), "game {seed}: {slow:?}");
        if every_action {
            assert_same_actions(&game, &slow);
        }
        // Every third game is thrifty: purses grow, so expensive patches and fuller quilts come up.
        let thrifty = seed.is_multiple_of(3) && rng.below(2) == 0;
        let action = game.nth_legal(if thrifty { 0 } else { rng.below(count) }).unwrap();
        let Ok(_) = game.apply(action) else { panic!("game {seed}: {action} refused") };
        slow.apply(translated(action));
        assert!(same(&game, &slow), "game {seed} after {action}: {game:?} against {slow:?}");
    }
    assert_eq!(slow.to_move(), None);
    assert_eq!(game.points().0, [slow.points(0), slow.points(1)], "game {seed}");
}

/// 100,000 games; `VISAVIS_LOCKSTEP_GAMES` sets another number.
#[test]
fn random_games_never_differ_from_the_reference() {
    let games = table::contract::games("VISAVIS_LOCKSTEP_GAMES", 100_000);
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || {
                for game in (thread..games).step_by(threads as usize) {
                    lockstep(game_seed(2026, game), game % 200 == 0);
                }
            });
        }
    });
}

// Perft. A line of `tests/perft/*.txt` is a position and, after semicolons, the number of lines of play at each depth,
// counted by the reference:
//
//     first | circle 7,14,… | special 20,26 | spaces 3,5 | last 0 | pending 0 | tile - | home - |
//     buttons 5,7 | income 0,1 | XX......./…/… | ………/… ; D1 412 ; D2 30117
//
// `VISAVIS_WRITE_PERFT=1 cargo test -p patchwork perft` rewrites the files.

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|i| i.to_string()).collect::<Vec<_>>().join(",")
}

fn written(slow: &RefGame, edition: &str) -> String {
    let seat = |seat: Option<usize>| seat.map_or("-".to_owned(), |s| s.to_string());
    let quilt = |seat: usize| {
        let row = |row: &[bool; 9]| row.iter().map(|&covered| if covered { 'X' } else { '.' }).collect::<String>();
        slow.seats[seat].quilt.iter().map(row).collect::<Vec<_>>().join("/")
    };
    format!(
        "{edition} | circle {} | special {} | spaces {} | last {} | pending {} | tile {} | home {} | buttons {} | \
         income {} | {} | {}",
        list(&slow.circle),
        list(&slow.specials),
        list(slow.spaces),
        slow.last,
        slow.pending,
        seat(slow.tile),
        seat(slow.first_home),
        list(slow.seats.iter().map(|s| s.buttons)),
        list(slow.seats.iter().map(|s| s.income)),
        quilt(0),
        quilt(1),
    )
}

fn read_position(text: &str) -> Setup {
    let fields: Vec<&str> = text.split('|').map(str::trim).collect();
    let field = |n: usize| fields[n].split_once(' ').map_or("", |(_, value)| value);
    let numbers =
        |n: usize| -> Vec<u16> { field(n).split(',').filter(|t| !t.is_empty()).map(|t| t.parse().unwrap()).collect() };
    let seat = |n: usize| field(n).parse().ok().map(seat_of);
    let (spaces, buttons, income) = (numbers(3), numbers(8), numbers(9));
    let covered = |n: usize| -> u128 {
        let squares = fields[n].chars().filter(|&c| c != '/');
        squares.enumerate().map(|(square, c)| u128::from(c == 'X') << square).sum()
    };
    let half = |s: usize| SeatSetup { covered: covered(10 + s), buttons: buttons[s], income: income[s] as u8 };
    Setup {
        special_patches: if fields[0] == "first" { SpecialPatches::First } else { SpecialPatches::Revised },
        circle: numbers(1).iter().map(|&n| n as u8).collect(),
        special_left: numbers(2).iter().map(|line| 1u64 << line).sum(),
        spaces: BySeat([spaces[0] as u8, spaces[1] as u8]),
        last: seat(4).unwrap(),
        pending: field(5).parse().unwrap(),
        tile: seat(6),
        first_home: seat(7),
        seats: BySeat([half(0), half(1)]),
    }
}

fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 1 {
        return game.count_legal().into();
    }
    let next = |action| {
        let mut next = *game;
        next.apply(action).unwrap();
        perft(&next, depth - 1)
    };
    game.legal().map(next).sum()
}

/// Positions from random games, with the depth the reference can count in reasonable time.
fn write_perft(directory: &std::path::Path) {
    let files = [("opening", 0..10), ("middle", 10..30), ("late", 30..200)];
    for (index, (name, actions)) in files.into_iter().enumerate() {
        let mut text = String::new();
        for n in 0..80 {
            let seed = game_seed(77, 1000 * index as u64 + n);
            let mut rng = Rng::new(seed, 3);
            let (mut game, mut slow) = start(seed);
            let mut position = slow.clone();
            let wanted = actions.start + rng.below(actions.end.min(50) - actions.start);
            for _ in 0..wanted {
                let Some(action) = game.nth_legal(rng.below(game.count_legal().max(1))) else { break };
                game.apply(action).unwrap();
                slow.apply(translated(action));
                if slow.to_move().is_some() {
                    position = slow.clone();
                }
            }
            write!(text, "{}", written(&position, if seed.is_multiple_of(2) { "first" } else { "revised" })).unwrap();
            let mut depth = 1;
            loop {
                let count = position.perft(depth);
                write!(text, " ; D{depth} {count}").unwrap();
                if depth == 3 || count > 3_000 {
                    break;
                }
                depth += 1;
            }
            text.push('\n');
        }
        std::fs::write(directory.join(name).with_extension("txt"), text).unwrap();
    }
}

#[test]
fn perft_counts_are_those_of_the_reference() {
    let directory = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    if std::env::var_os("VISAVIS_WRITE_PERFT").is_some() {
        write_perft(&directory);
    }
    let (mut positions, mut deepest) = (0, 0);
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        for (line, text) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            let mut parts = text.split(';');
            let setup = read_position(parts.next().unwrap());
            let game = Game::try_from(&setup).unwrap_or_else(|e| panic!("{path:?} line {}: {e}", line + 1));
            for part in parts {
                let (depth, count) = part.trim().trim_start_matches('D').split_once(' ').unwrap();
                let (depth, count): (u32, u64) = (depth.parse().unwrap(), count.parse().unwrap());
                assert_eq!(perft(&game, depth), count, "{path:?} line {} depth {depth}", line + 1);
                deepest += u32::from(depth == 3);
            }
            positions += 1;
        }
    }
    assert!(positions >= 200 && deepest >= 40, "{positions} positions, {deepest} of them three deep");
}

#[test]
fn a_position_written_as_text_is_the_same_when_read() {
    for seed in 0..50 {
        let (mut game, _) = start(seed);
        let edition = if seed.is_multiple_of(2) { SpecialPatches::First } else { SpecialPatches::Revised };
        let mut rng = Rng::new(seed, 3);
        while !game.is_over() {
            game.apply(game.nth_legal(rng.below(game.count_legal())).unwrap()).unwrap();
            let text = written(&as_reference(&game), if seed.is_multiple_of(2) { "first" } else { "revised" });
            let setup = read_position(&text);
            assert_eq!(Game::try_from(&setup).as_ref(), Ok(&game));
            assert_eq!(setup, Setup::of_game(&game, edition));
        }
    }
}
