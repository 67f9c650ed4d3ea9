//! §16 on the board, after every event of random games against the passive seat; and I17: given the same facts,
//! the companion shows the same Rival.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::anybody::Anybody;
use crate::holds::{holds, turn_holds};
use crate::witness;

use cryo::companion::Shown;
use cryo::facts::{Tie, Way};
use cryo::game::moves::{Move, Point};
use cryo::game::passive::{Any, Passive};
use cryo::game::turn::Seat;
use cryo::game::{Game as Played, Halfway, Ship};
use cryo::names::{ByTrack, Track};
use cryo::options::Rules;
use cryo::own::house;
use cryo::{GAME, Rival};
use proptest::prelude::*;
use table::{Entry, Game, Setup, Step, Table, Tape, prepare};
use witness::{Tapped, Witness};

fn rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), 0usize..3).prop_map(
        |(unpredictable, energy, left, both, start)| {
            let f = cryo::data::figures();
            Rules {
                unpredictable,
                dispatch_gain: if energy { Track::Energy } else { Track::Nanite },
                leftmost_is_1: left,
                salvage_counts: both,
                start: [f.normal, f.harder, f.harder_add][start],
                ..Rules::default()
            }
        },
    )
}

/// The options that give these rules at the companion.
fn setup(rules: &Rules, seed: u64) -> Setup {
    let f = cryo::data::figures();
    let on = |b: bool| if b { "on" } else { "off" };
    let setup = Setup::new("cryo", "companion", seed)
        .with("variant_unpredictable", on(rules.unpredictable))
        .with("variant_harder", on(rules.start != f.normal))
        .with("harder_bonus", if rules.start == f.harder_add { "add" } else { "replace" })
        .with("dispatch_gain", rules.dispatch_gain.id())
        .with("leftmost_chamber", if rules.leftmost_is_1 { 1 } else { 3 })
        .with("check5_pods", if rules.salvage_counts { "platform_and_salvage" } else { "platform" })
        .with("energy_max", 6)
        .with("ties", "ask");
    prepare(&GAME, setup).unwrap()
}

fn companion(setup: &Setup, entries: &[Entry]) -> Shown {
    let mut tape = Tape::new(entries);
    let scene = GAME.run(setup, &mut tape);
    assert_eq!(tape.at(), entries.len(), "every answer is used; {:?}", scene.end);
    scene.state.of::<Shown>().unwrap().clone()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_invariants_hold_after_every_event(seed in any::<u64>(), rules in rules()) {
        let (mut ship, mut rival) = Ship::new(house(), rules, seed);
        let (mut seat, mut ties) = (Passive::new(seed), Any::new(seed));
        holds(&ship, &rival);
        let mut turns = 0;
        loop {
            seat.turn(&mut ship, &mut rival);
            holds(&ship, &rival);
            if seat.over(&ship, &rival) { break; }
            let before = (ship, rival);
            let Ok(()) = rival.turn(&mut ship.seat(&mut ties));
            holds(&ship, &rival);
            turn_holds((&before.0, &before.1), (&ship, &rival));
            if seat.over(&ship, &rival) { break; }
            turns += 1;
            prop_assert!(turns <= 76, "14: the game ends");
        }
        let missions = ship.missions.len();
        ship.turn_up_missions();
        holds(&ship, &rival);
        prop_assert!(ship.missions.len() <= missions);
        for (i, m) in ship.missions.iter().enumerate() {
            prop_assert!(!ship.missions[..i].contains(m), "7.6: no two equal");
        }
    }

    #[test]
    fn the_same_seed_plays_the_same_game(seed in any::<u64>(), rules in rules()) {
        let play = || {
            let (mut ship, mut rival) = Ship::new(house(), rules, seed);
            let (mut seat, mut ties) = (Passive::new(seed), Any::new(seed));
            let mut told = Vec::new();
            while !seat.over(&ship, &rival) {
                seat.turn(&mut ship, &mut rival);
                let mut at = ship.seat(&mut ties).listening();
                let Ok(()) = rival.turn(&mut at);
                told.extend(at.told.take().unwrap());
            }
            (rival, told)
        };
        let (a, b) = (play(), play());
        prop_assert_eq!(a, b);
    }

    #[test]
    fn what_the_rival_does_depends_on_no_hidden_card(seed in any::<u64>()) {
        // 18: if the deck is in another order, only what is drawn from it differs.
        let (ship, rival) = Ship::new(house(), Rules::default(), seed);
        let turn = |reversed: bool| {
            let (mut ship, mut rival) = (ship, rival);
            if reversed { ship.deck.reverse(); }
            ship.missions.reverse();
            let Ok(()) = rival.turn(&mut ship.seat(&mut Any::new(seed)));
            (ship.drones, ship.stacks, rival.tracks, rival.pods, rival.missions)
        };
        prop_assert_eq!(turn(false), turn(true));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Invariant 17.
    #[test]
    fn companion_and_board_show_the_same_rival(seed in any::<u64>(), rules in rules()) {
        let setup = setup(&rules, seed);
        let mut tapped = Tapped::new(true);
        let mut ship = Ship::laid_out(house(), seed);
        let mut rival = Rival::new(Rules { ends: ByTrack(house().ends.0.map(Some)), auto: false, ..rules }, seed);
        ship.deal();
        let (mut seat, mut ties) = (Passive::new(seed), Any::new(seed));
        let mut witness = Witness::new(ship.seat(&mut ties), &mut tapped, &rival);
        let Ok(()) = rival.set_up(&mut witness);
        prop_assert_eq!(companion(&setup, &tapped.entries), Shown::of(&rival));
        while !seat.over(&ship, &rival) {
            if let Some(section) = seat.turn(&mut ship, &mut rival) {
                tapped.entries.push(witness::answer("turn", &format!("sabotaged-{}", section.id())));
            }
            if seat.over(&ship, &rival) { break; }
            let mut witness = Witness::new(ship.seat(&mut ties), &mut tapped, &rival);
            let Ok(()) = rival.turn(&mut witness);
            let (mut told, board) = (companion(&setup, &tapped.entries), Shown::of(&rival));
            if told.new_decision_card {
                // The person names it with the tap that closes the next turn.
                (told.decision_cards, told.new_decision_card) = (board.decision_cards.clone(), false);
            }
            prop_assert_eq!(told, board);
        }
        let entries = tapped.entries;
        prop_assert!(entries.len() > 20);
    }
}

/// Chooses the last of the ways in so many ties and leaves the next one open.
struct Pausing {
    left: usize,
    halfway: Option<Halfway>,
}

impl Pausing {
    fn after(left: usize) -> Self {
        Self { left, halfway: None }
    }
}

impl Table for Pausing {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Pausing {
    type Pause = ();

    fn decide(&mut self, _: &Played<'_>, _: &Point) -> Result<Move, ()> {
        Err(())
    }

    fn tie(&mut self, _: Tie, ways: &[Way]) -> Result<usize, ()> {
        self.left = self.left.checked_sub(1).ok_or(())?;
        Ok(ways.len() - 1)
    }

    fn reached(&mut self, halfway: impl FnOnce() -> Halfway) {
        self.halfway = Some(halfway());
    }
}

/// After every tie of its act the Rival's turn can be taken up again where it was left.
#[test]
fn the_rivals_act_goes_on_after_a_tie() {
    use crate::scripted::on;
    use cryo::game::turn::Sitting;
    let mut ties = 0;
    for seed in 0..60 {
        let mut game = on(seed);
        for _ in 0..12 {
            // Whatever is asked, the last of the ways.
            let (mut whole, mut parts) = (game, game);
            let mut seat = Pausing::after(usize::MAX);
            assert_eq!(Sitting { game: &mut whole, seat: &mut seat }.rivals_act(), Ok(()));
            let mut seat = Pausing::after(0);
            let mut done = Sitting { game: &mut parts, seat: &mut seat }.rivals_act();
            while done.is_err() {
                let halfway = seat.halfway.expect("a tie comes after a stage was reached");
                let before = format!("{parts:?}");
                // Left once more without an answer: nothing changes.
                let mut nobody = Pausing::after(0);
                assert!(Sitting { game: &mut parts, seat: &mut nobody }.rivals_act_on(&halfway).is_err());
                assert_eq!(format!("{parts:?}"), before);
                seat = Pausing::after(1);
                done = Sitting { game: &mut parts, seat: &mut seat }.rivals_act_on(&halfway);
                ties += 1;
            }
            assert_eq!(format!("{parts:?}"), format!("{whole:?}"));
            assert_eq!(Sitting { game: &mut whole, seat: &mut Pausing::after(usize::MAX) }.rivals_check(), Ok(()));
            game = whole;
        }
    }
    assert!(ties > 100, "{ties}");
}

/// Between the Rival's act and its check a turn can be left and taken up again.
#[test]
fn act_and_check_are_the_rivals_turn() {
    use crate::scripted::{Script, on};
    use cryo::game::turn::Sitting;
    for seed in 0..30 {
        let mut game = on(seed);
        for _ in 0..8 {
            let (mut whole, mut parts) = (game, game);
            let Ok(()) = Sitting { game: &mut whole, seat: &mut Anybody(&mut Script::new([])) }.rivals_turn();
            let Ok(()) = Sitting { game: &mut parts, seat: &mut Anybody(&mut Script::new([])) }.rivals_act();
            let acted = parts.rival;
            assert!(
                acted.tally.deploys + acted.tally.recalls == game.rival.tally.deploys + game.rival.tally.recalls + 1
            );
            let Ok(()) = Sitting { game: &mut parts, seat: &mut Anybody(&mut Script::new([])) }.rivals_check();
            assert_eq!(
                (parts.rival, parts.ship.deck, parts.ship.human),
                (whole.rival, whole.ship.deck, whole.ship.human)
            );
            game = whole;
        }
    }
}
