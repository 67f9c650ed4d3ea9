//! The Automa's golden examples: choices, moves, marker, special patches, decks, scores and two whole games, with their
//! exact figures.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::automa::Record;
use patchwork::automa::cards::Cards;
use patchwork::data::AutomaCard;
use patchwork::facts::Facts;
use patchwork::game::action::Action;
use patchwork::game::circle::Circle;
use patchwork::game::patch::PatchId;
use patchwork::game::solo::Solo;
use patchwork::game::square::Square;
use patchwork::names::{AutomaDeck, Level, Next, Reshuffle, Seat, Side, SpecialPatches, TimeFilter};
use patchwork::options::Rules;
use patchwork::score::{Collected, winner};
use table::narrow::Effect;

fn ids(list: &[u8]) -> Vec<PatchId> {
    list.iter().map(|&id| PatchId::new(id).unwrap()).collect()
}

fn record(rules: &Rules, card: u8, window: &[u8], automa: u8, player: u8, special_left: u64) -> Record {
    let window = ids(window);
    let card = AutomaCard::numbered(card).unwrap();
    let facts = Facts { card, window: &window, automa, player, tile_free: true, special_left };
    assert_eq!(facts.turn(rules), facts.explain(rules).0, "the quick choice agrees with the filters");
    facts.record(rules)
}

/// The steps in the specification's notation: `time → 11 32`, `time =`, `time ×`.
fn steps(record: &Record) -> String {
    let step = |s: &patchwork::automa::RecordStep| {
        let filter = serde_json::to_value(s.filter).unwrap();
        let filter = filter.as_str().unwrap();
        match s.effect {
            Effect::None => format!("{filter} ="),
            Effect::Skipped => format!("{filter} ×"),
            Effect::Narrowed => {
                format!("{filter} → {}", s.kept.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
            }
        }
    };
    let all: Vec<String> = record.steps.iter().map(step).collect();
    if all.is_empty() { "–".into() } else { all.join("; ") }
}

fn list(text: &str) -> Vec<u8> {
    text.split_whitespace().filter_map(|w| w.parse().ok()).collect()
}

/// # | card | window | A | P | case | affordable | steps | takes | to | income lines | gain | next
const CHOICES: &str = "
G01 | 12 | 5 8 15 | 10 | 14 | A | none | – | pass | 15 | 11 | 5 | player
G02 | 12 | 5 21 15 | 10 | 14 | B | 21 | – | 21 | 13 | 11 | 5 | automa
G03 | 1 | 30 28 22 | 10 | 12 | C | 30 28 22 | time → 22 | 22 | 12 | 11 | 4 | automa
G04 | 1 | 30 28 22 | 10 | 11 | C | 30 28 22 | time ×; buttons → 30 28; furthest → 28 | 28 | 15 | 11 | 4 | player
G05 | 5 | 10 17 5 | 20 | 26 | C | 10 17 5 | time =; buttons =; furthest → 5 | 5 | 22 | – | 0 | automa
G06 | 5 | 11 32 24 | 20 | 24 | C | 11 32 24 | time → 11 32; buttons → 11 | 11 | 24 | 23 | 1 | automa
G07 | 4 | 26 22 31 | 30 | 32 | C | 26 22 31 | time → 26 22; largest =; furthest → 22 | 22 | 32 | – | 0 | automa
G08 | 3 | 3 31 20 | 5 | 9 | C | 3 31 20 | time =; largest → 31 | 31 | 8 | – | 0 | automa
G09 | 7 | 6 4 27 | 44 | 47 | C | 6 4 27 | buttons → 6 | 6 | 50 | 47 | 0 | player
G10 | 10 | 12 29 25 | 12 | 13 | C | 12 29 25 | buttons =; largest → 29 25; furthest → 25 | 25 | 18 | 17 | 0 | player
G11 | 8 | 25 23 28 | 35 | 36 | C | 25 23 28 | largest =; buttons → 25 | 25 | 41 | 41 | 0 | player
G12 | 24 | 27 23 14 | 24 | 28 | C | 27 23 14 | largest → 27 23; buttons =; furthest → 23 | 23 | 26 | – | 0 | automa
G13 | 9 | 23 27 4 | 30 | 33 | C | 23 27 4 | buttons =; time → 23 | 23 | 32 | – | 0 | automa
G14 | 23 | 12 29 6 | 8 | 9 | C | 12 29 6 | buttons =; time ×; furthest → 6 | 6 | 14 | 11 | 0 | player
G15 | 16 | 32 31 24 | 0 | 3 | C | 31 24 | time → 31 | 31 | 3 | – | 0 | automa
G16 | 2 | 7 3 29 | 15 | 17 | C | 7 3 | time =; buttons =; furthest → 3 | 3 | 17 | 17 | 4 | automa
G17 | 15 | 3 7 15 | 26 | 29 | C | 3 7 15 | time =; buttons =; furthest → 15 | 15 | 28 | – | 0 | automa
G18 | 6 | 13 10 20 | 50 | 53 | C | 13 10 20 | time =; largest → 20 | 20 | 51 | – | 0 | automa
G19 | 20 | 13 4 5 | 50 | 51 | C | 13 4 5 | buttons → 13 4; largest → 13 | 13 | 53 | 53 | 0 | player
G20 | 1 | 6 4 25 | 49 | 52 | A | none | – | pass | 53 | 53 | 4 | player
G21 | 1 | 6 4 25 | 50 | 53 | A | none | – | pass | 53 | 53 | 4 | over
G22 | 13 | 6 4 25 | 4 | 10 | A | none | – | pass | 11 | 5 11 | 10 | player
G23 | 14 | 6 4 25 | 46 | 52 | A | none | – | pass | 53 | 47 53 | 8 | player
G24 | 3 | 10 5 | 20 | 21 | C | 10 5 | time ×; largest =; furthest → 5 | 5 | 22 | – | 0 | player
G25 | 1 | 22 | 20 | 24 | B | 22 | – | 22 | 22 | – | 0 | automa
G26 | 6 | none | 20 | 24 | A | none | – | pass | 25 | 23 | 0 | player
G27 | 17 | 9 8 26 | 17 | 23 | C | 9 8 26 | time =; buttons → 9 | 9 | 23 | 23 | 1 | automa
G28 | 21 | 32 31 30 | 1 | 2 | C | 32 31 30 | largest → 32 | 32 | 4 | – | 0 | player
G29 | 11 | 18 23 13 | 22 | 28 | C | 18 23 13 | buttons =; largest → 23 | 23 | 24 | 23 | 0 | automa
G30 | 22 | 25 6 4 | 40 | 41 | C | 25 6 4 | buttons → 25 6; largest → 25 | 25 | 46 | 41 | 0 | player
G31 | 9 | 20 27 4 | 30 | 31 | C | 20 27 4 | buttons → 27 4; time ×; furthest → 4 | 4 | 35 | 35 | 0 | player
";

#[test]
fn g01_to_g31_choice_and_move() {
    let lines: Vec<&str> = CHOICES.lines().filter(|l| !l.is_empty()).collect();
    assert_eq!(lines.len(), 31);
    for line in lines {
        let f: Vec<&str> = line.split(" | ").collect();
        let n = |i: usize| f[i].parse::<u8>().unwrap();
        let r = record(&Rules::default(), n(1), &list(f[2]), n(3), n(4), 0);
        let name = f[0];
        assert_eq!(format!("{:?}", r.case), f[5], "{name}: case");
        assert_eq!(r.affordable, list(f[6]), "{name}: affordable");
        assert_eq!(steps(&r), f[7], "{name}: steps");
        assert_eq!(r.take, f[8].parse().ok(), "{name}: takes");
        assert_eq!(r.to, n(9), "{name}: to");
        assert_eq!(r.income_lines, list(f[10]), "{name}: income lines");
        assert_eq!(r.buttons_gained, u16::from(n(11)), "{name}: gain");
        assert_eq!(serde_json::to_value(r.next).unwrap().as_str(), Some(f[12]), "{name}: next");
    }
}

#[test]
fn g03_with_time_filter_behind_the_players_space_is_not_shared() {
    let rules = Rules { time_filter: TimeFilter::Behind, ..Rules::default() };
    let r = record(&rules, 1, &[30, 28, 22], 10, 12, 0);
    assert_eq!(steps(&r), "time ×; buttons → 30 28; furthest → 28");
    assert_eq!((r.take, r.to, r.buttons_gained, r.next), (Some(28), 15, 4, Next::Player));
    assert_eq!(r.income_lines, [11]);
}

/// A move of the Automa from one space to another, by taking a patch of that time.
fn moved(rules: &Rules, from: u8, to: u8, tile_free: bool, special_left: u64) -> patchwork::automa::Turn {
    let patch = PatchId::all().find(|p| p.time() == to - from && p.cost() <= 10).unwrap();
    let card = AutomaCard::numbered(10).unwrap();
    let turn = Facts { card, window: &[patch], automa: from, player: from, tile_free, special_left }.turn(rules);
    assert_eq!(turn.to, to);
    turn
}

#[test]
fn g32_to_g36_the_marker_gives_the_tile_onto_or_past_while_it_is_free() {
    let at = |level: Level| Rules::at(level);
    assert!(moved(&at(Level::Fellow), 39, 41, true, 0).tile, "G32");
    assert!(moved(&at(Level::Fellow), 39, 43, true, 0).tile, "G33");
    assert!(!moved(&at(Level::Fellow), 37, 40, true, 0).tile, "G34");
    assert!(!moved(&at(Level::Fellow), 39, 41, false, 0).tile, "G35");
    let four = [(Level::Intern, 50, 53), (Level::Apprentice, 43, 44), (Level::Master, 36, 38), (Level::Legend, 34, 35)];
    for (level, from, to) in four {
        assert!(moved(&at(level), from, to, true, 0).tile, "G36 {level:?}");
        assert!(!moved(&at(level), from - 1, to - 1, true, 0).tile || to > level.marker(), "G36 {level:?} before");
    }
}

#[test]
fn g37_to_g39_special_patches_by_edition() {
    let rules = Rules::default();
    let (first, revised) = (SpecialPatches::First.lines(), SpecialPatches::Revised.lines());
    assert_eq!(moved(&rules, 18, 21, true, first).special_taken, 1 << 20, "G37 first");
    assert_eq!(moved(&rules, 18, 21, true, revised).special_taken, 0, "G37 revised");
    let late = !((1u64 << 38) - 1);
    assert_eq!(moved(&rules, 37, 40, true, first & late).special_taken, 0, "G38 first");
    assert_eq!(moved(&rules, 37, 40, true, revised & late).special_taken, 1 << 38, "G38 revised");
    for lines in [first, revised] {
        let r = record(&rules, 7, &[6, 4, 27], 44, 47, lines & 1 << 50);
        assert_eq!((r.special_taken, r.income_lines, r.buttons_gained), (vec![50], vec![47], 0), "G39");
    }
}

#[test]
fn g40_with_automa_takes_special_no_the_player_may_meet_two() {
    let rules = Rules { automa_takes_special: false, ..Rules::default() };
    assert_eq!(moved(&rules, 18, 21, true, 1 << 20).special_taken, 0, "it stays for the player");
    let mut solo = Solo::of_seed(rules, 1);
    solo.board.spaces[Seat::First] = 25;
    solo.board.spaces[Seat::Second] = 31;
    solo.board.special_left = 1 << 26 | 1 << 32;
    solo.board.last = Seat::Second;
    let before = solo.player.buttons;
    let happened = solo.apply(Action::Advance).unwrap();
    let crossed = happened.crossed.unwrap();
    assert_eq!((solo.board.spaces[Seat::First], solo.player.buttons - before), (32, 7));
    assert_eq!((crossed.income, crossed.special), (1 << 29, 1 << 26 | 1 << 32));
    assert_eq!(solo.board.pending, 2);
}

#[test]
fn g41_next_mover() {
    use Next::{Automa, Over, Player};
    let cases = [
        (0, 0, Side::Player, Player),
        (7, 9, Side::Automa, Player),
        (9, 7, Side::Player, Automa),
        (9, 9, Side::Player, Player),
        (9, 9, Side::Automa, Automa),
        (53, 50, Side::Player, Automa),
        (50, 53, Side::Automa, Player),
        (53, 53, Side::Player, Over),
        (53, 53, Side::Automa, Over),
    ];
    for (player, automa, last, next) in cases {
        assert_eq!(Next::after(player, automa, last), next, "P {player}, A {automa}, {last:?}");
        let mut solo = Solo::of_seed(Rules::default(), 1);
        solo.board.spaces.0 = [player, automa];
        solo.board.last = last.seat();
        assert_eq!(solo.next(), next, "the board agrees");
    }
}

const RISING: [u8; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FALLING: [u8; 12] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/// Draws the given number of cards; returns them, and after which draws the deck was reshuffled.
fn draw(reshuffle: Reshuffle, draws: usize) -> (Vec<u8>, Vec<usize>, Cards) {
    let mut cards = Cards::in_order(RISING, 0);
    let (mut drawn, mut shuffles) = (Vec::new(), Vec::new());
    for n in 1..=draws {
        let card = cards.reveal();
        drawn.push(card.number);
        if cards.discard_then_stack(card, reshuffle, || Some(FALLING)) {
            shuffles.push(n);
        }
    }
    (drawn, shuffles, cards)
}

#[test]
fn g59_two_cards_are_set_aside_and_ten_drawn() {
    let cards = Cards::in_order(RISING, 0);
    assert_eq!((cards.discarded(), cards.left()), (&[1, 2][..], 10));
    assert_eq!(draw(Reshuffle::En, 10).0, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
}

#[test]
fn g60_english_reshuffle_takes_all_twelve() {
    let (_, shuffles, cards) = draw(Reshuffle::En, 10);
    assert_eq!((shuffles, cards.left(), cards.discarded().len()), (vec![10], 12, 0));
    let (drawn, shuffles, _) = draw(Reshuffle::En, 22);
    assert_eq!(&drawn[10..13], [12, 11, 10]);
    assert_eq!(shuffles, [10, 22]);
}

#[test]
fn g61_german_reshuffle_sets_two_aside_again() {
    let (_, shuffles, cards) = draw(Reshuffle::De, 10);
    assert_eq!((shuffles, cards.left(), cards.discarded()), (vec![10], 10, &[12, 11][..]));
    let (drawn, shuffles, _) = draw(Reshuffle::De, 20);
    assert_eq!(&drawn[10..13], [10, 9, 8]);
    assert_eq!(shuffles, [10, 20]);
}

#[test]
fn g62_the_backs_of_the_tactical_deck_are_open() {
    let mut cards = Cards::in_order([24, 13, 20, 15, 14, 16, 17, 18, 19, 21, 22, 23], 0);
    assert_eq!((cards.backs_aside(Reshuffle::En), cards.back()), (vec![10, 1], Some(6)));
    let card = cards.reveal();
    cards.discard(card, Reshuffle::En, false);
    assert_eq!(cards.back(), Some(3));
    let normal = Cards::in_order(RISING, 0);
    assert_eq!((normal.back(), normal.backs_aside(Reshuffle::En)), (None, vec![]));
}

#[test]
fn g63_to_g65_the_automas_score() {
    let mut collected = Collected { buttons: 6, ..Collected::default() };
    for patch in ids(&[21, 2, 9, 30, 11, 32, 6, 27, 8, 29, 17, 24, 31]) {
        collected.take(patch);
    }
    assert_eq!((collected.patches_with_buttons, collected.printed_buttons), (11, 19));
    let scores = |c: &Collected| Level::ALL.map(|level| c.score(level));
    assert_eq!(scores(&collected), [0, 6, 17, 25, 36], "G63 without tile");
    collected.tile = true;
    assert_eq!(scores(&collected), [7, 13, 24, 32, 43], "G63 with tile");
    let g64 = Collected { buttons: 11, patches_with_buttons: 9, printed_buttons: 16, tile: true };
    assert_eq!(scores(&g64), [7, 18, 27, 34, 43], "G64");
    assert_eq!(scores(&Collected::default()), [0; 5], "G65");
}

#[test]
fn g66_winner() {
    for first in [Side::Player, Side::Automa] {
        assert_eq!(winner(25, 24, first), Side::Player);
        assert_eq!(winner(23, 24, first), Side::Automa);
        assert_eq!(winner(24, 24, first), first);
        assert_eq!(winner(-5, 0, first), Side::Automa);
    }
}

/// The whole game of §8.6: the k-th patch clockwise is 7k mod 33; the player only advances; special patches go to the
/// lowest free square. One line per turn.
fn whole_game(reshuffle: Reshuffle, special_patches: SpecialPatches) -> (Vec<String>, Vec<(usize, u8)>, Solo) {
    let circle: Vec<u8> = (1..=33).map(|k| (7 * k % 33) as u8).collect();
    let rules = Rules { reshuffle, special_patches, ..Rules::at(Level::Legend) };
    let mut solo = Solo::new(rules, Circle::in_order(&ids(&circle)), Cards::in_order(RISING, 0));
    let (mut lines, mut special) = (Vec::new(), Vec::new());
    loop {
        match solo.next() {
            Next::Over => break,
            Next::Player if solo.board.pending > 0 => {
                let square = Square::all().find(|&s| solo.player.quilt.is_free(s)).unwrap();
                solo.apply(Action::Special { square }).unwrap();
            }
            Next::Player => {
                solo.apply(Action::Advance).unwrap();
            }
            Next::Automa => {
                let played = solo.automa_turn_explained();
                if played.shuffled {
                    solo.cards = restacked(reshuffle);
                }
                let r = played.record();
                special.extend(r.special_taken.iter().map(|&line| (lines.len() + 1, line)));
                let words = |list: &[u8]| match list {
                    [] => "–".to_owned(),
                    _ => list.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
                };
                lines.push(format!(
                    "{} | {} | {} | {} | {} | {:?} | {} | {} | {} | {} | {}",
                    lines.len() + 1,
                    r.card,
                    words(&r.window),
                    r.automa,
                    r.player,
                    r.case,
                    steps(&r),
                    r.take.map_or("pass".into(), |t| t.to_string()),
                    r.to,
                    words(&r.income_lines),
                    played.collected.buttons
                ));
            }
        }
    }
    (lines, special, solo)
}

/// The deck after the first reshuffle, in the order the specification gives.
fn restacked(reshuffle: Reshuffle) -> Cards {
    let mut cards = Cards::in_order(RISING, 0);
    for _ in 0..10 {
        let card = cards.reveal();
        cards.discard_then_stack(card, reshuffle, || Some(FALLING));
    }
    cards
}

const TURNS_EN: &str = "
1 | 3 | 7 14 21 | 0 | 1 | C | time ×; largest → 21 | 21 | 3 | – | 0
2 | 4 | 28 2 9 | 3 | 4 | C | time → 2 | 2 | 4 | – | 0
3 | 5 | 9 16 23 | 4 | 4 | C | time ×; buttons → 9 | 9 | 10 | 5 | 1
4 | 6 | 16 23 30 | 10 | 11 | C | time ×; largest → 30 | 30 | 14 | 11 | 1
5 | 7 | 4 11 18 | 14 | 15 | C | buttons =; largest → 11 | 11 | 18 | 17 | 1
6 | 8 | 18 25 32 | 18 | 19 | C | largest → 32 | 32 | 21 | – | 1
7 | 9 | 6 13 20 | 21 | 22 | C | buttons → 6 | 6 | 27 | 23 | 1
8 | 10 | 13 20 27 | 27 | 28 | C | buttons → 13 27; largest → 27 | 27 | 31 | 29 | 1
9 | 11 | 1 8 15 | 31 | 32 | C | buttons → 8 | 8 | 33 | – | 1
10 | 12 | 15 22 29 | 33 | 34 | A | – | pass | 35 | 35 | 6
11 | 12 | 15 22 29 | 35 | 36 | A | – | pass | 37 | – | 6
12 | 11 | 15 22 29 | 37 | 38 | C | buttons → 29 | 29 | 42 | 41 | 6
13 | 10 | 3 10 17 | 42 | 43 | C | buttons → 10 17; largest → 17 | 17 | 46 | – | 6
14 | 9 | 24 31 5 | 46 | 47 | C | buttons → 24 | 24 | 52 | 47 | 6
15 | 8 | 31 5 12 | 52 | 53 | C | largest → 31 | 31 | 53 | 53 | 6
";

const TURNS_DE: &str = "
11 | 10 | 15 22 29 | 35 | 36 | C | buttons → 29 | 29 | 40 | – | 6
12 | 9 | 3 10 17 | 40 | 41 | C | buttons → 10 17; time ×; furthest → 17 | 17 | 44 | 41 | 6
13 | 8 | 24 31 5 | 44 | 45 | C | largest → 31 | 31 | 47 | 47 | 6
14 | 7 | 5 12 19 | 47 | 48 | C | buttons =; largest → 19 | 19 | 48 | – | 6
15 | 6 | 26 0 7 | 48 | 48 | C | time ×; largest → 26 | 26 | 50 | – | 6
16 | 5 | 0 7 14 | 50 | 51 | C | time → 0 | 0 | 51 | – | 6
17 | 4 | 7 14 28 | 51 | 51 | C | time ×; largest → 28 | 28 | 53 | 53 | 7
";

fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|l| !l.is_empty()).collect()
}

#[test]
fn g67_whole_game_english_reshuffle() {
    let (turns, special, solo) = whole_game(Reshuffle::En, SpecialPatches::First);
    assert_eq!(turns, lines(TURNS_EN));
    assert_eq!(special, [(6, 20), (7, 26), (13, 44), (14, 50)], "the player took 32");
    let result = solo.result().unwrap();
    let taken: Vec<u8> = (0..33).filter(|id| solo.automa_patches >> id & 1 == 1).collect();
    let mut piles = [21, 2, 9, 30, 11, 32, 6, 27, 8, 29, 17, 24, 31];
    piles.sort_unstable();
    assert_eq!(taken, piles);
    assert_eq!((solo.automa.buttons, solo.automa.tile), (6, true));
    assert_eq!((result.automa, result.player), (43, -102));
    assert_eq!((solo.player.buttons, solo.player.quilt.empty()), (58, 80));
    assert_eq!((result.first_at_final, result.winner), (Side::Player, Side::Automa));
}

#[test]
fn g68_whole_game_german_reshuffle() {
    let (turns, special, solo) = whole_game(Reshuffle::De, SpecialPatches::First);
    assert_eq!(special, [(6, 20), (7, 26), (12, 44), (15, 50)]);
    assert_eq!(turns[..10], lines(TURNS_EN)[..10]);
    assert_eq!(turns[10..], lines(TURNS_DE));
    let result = solo.result().unwrap();
    let c = solo.automa;
    assert_eq!((c.buttons, c.patches_with_buttons, c.printed_buttons, c.tile), (7, 12, 19, true));
    assert_eq!((result.automa, result.player, result.first_at_final), (45, -102, Side::Automa));
}

#[test]
fn g69_whole_game_with_the_revised_time_board() {
    let (turns, special, solo) = whole_game(Reshuffle::En, SpecialPatches::Revised);
    assert_eq!(special.iter().map(|s| s.1).collect::<Vec<_>>(), [26, 44, 50]);
    assert_eq!(turns, lines(TURNS_EN));
    let result = solo.result().unwrap();
    assert_eq!((result.automa, result.player), (43, -100));
    assert_eq!(solo.player.quilt.empty(), 79, "two special patches, 32 and 38");
}

#[test]
fn only_patch_21_costs_nothing_so_card_12_needs_no_filter() {
    let free: Vec<u8> = PatchId::all().filter(|p| p.cost() == 0).map(PatchId::id).collect();
    assert_eq!(free, [21]);
    assert!(AutomaCard::numbered(12).unwrap().filters.is_empty());
}

#[test]
fn both_decks_add_up_to_budget_64_and_income_18() {
    for deck in [AutomaDeck::Normal, AutomaDeck::Tactical] {
        let cards: Vec<_> = deck.numbers().iter().filter_map(|&n| AutomaCard::numbered(n)).collect();
        assert_eq!(cards.iter().map(|c| u32::from(c.budget)).sum::<u32>(), 64);
        assert_eq!(cards.iter().map(|c| u32::from(c.income)).sum::<u32>(), 18);
    }
}
