//! The players of Finspan.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::convert::Infallible;

use finspan::game::ability::{Ability, Unit};
use finspan::game::ocean::SlotId;
use finspan::game::turn::{Main, Seat};
use finspan::game::{Game, Readings};
use finspan::options::Plan;
use finspan::own::Cards;
use finspan::score::Score;

use players::finspan::{Greedy, Random, whole_game};
use table::rng::{game_seed, mix};
use table::{Rng, Setup, Step, Table, prepare};

fn plan() -> Plan {
    let setup = prepare(&finspan::GAME, Setup::new("finspan", "digital", 1)).unwrap();
    Plan::of(&setup, &Cards::built_in())
}

fn new_game(seed: u64) -> Game {
    Game::new(seed, plan(), Readings::default())
}

/// Checks every decision before it is carried out.
struct Legal<S>(S);

impl<S: Table> Table for Legal<S> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.0.tell(step);
    }
}

impl<S: Seat<Pause = Infallible>> Seat for Legal<S> {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        let main = self.0.main(game)?;
        if let Main::Play(play) = &main {
            assert_eq!(game.check_play(play, None), Ok(()));
        }
        Ok(main)
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        let unit = self.0.unit(game, ability)?;
        if let Some(unit) = unit {
            assert_eq!(game.check_unit(ability, unit), Ok(()));
        }
        Ok(unit)
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        let slot = self.0.game_end(game)?;
        assert!(slot.is_none_or(|slot| game.game_end_fish() & slot.bit() != 0));
        Ok(slot)
    }
}

fn mean(games: u64, mut play: impl FnMut(u64, &mut Game)) -> f64 {
    let points = |seed| {
        let mut game = new_game(seed);
        play(seed, &mut game);
        u64::from(game.parts().total())
    };
    (0..games).map(points).sum::<u64>() as f64 / games as f64
}

#[test]
fn both_play_legally_and_greedy_plays_much_better() {
    let random = mean(200, |seed, game| whole_game(game, &mut Legal(Random::new(seed))));
    let greedy = mean(200, |_, game| whole_game(game, &mut Legal(Greedy)));
    assert!((45.0..60.0).contains(&random), "{random}");
    assert!((82.0..105.0).contains(&greedy), "{greedy}");
}

#[test]
fn greedy_minds_the_ravel_card() {
    // A greedy player that ignores the card gives her 24 points with X = 4.
    let ravel_points = |seed| {
        let setup = Setup::new("finspan", "digital", seed).with("ravel", "random").with("ravel_strength", 4);
        let mut game = Game::of(&prepare(&finspan::GAME, setup).unwrap());
        whole_game(&mut game, &mut Legal(Greedy));
        game.her.notes.iter().map(|n| u64::from(n.ravel)).sum::<u64>()
    };
    let mean = (0..100).map(ravel_points).sum::<u64>() as f64 / 100.0;
    assert!((3.0..12.0).contains(&mean), "{mean}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed| {
        let mut game = new_game(seed);
        whole_game(&mut game, &mut Random::new(seed));
        (game.parts(), game.her, game.hand)
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}

#[test]
fn greedy_does_not_look_at_the_deck() {
    // With the unseen cards in another order, the first decision is the same.
    for seed in 0..40 {
        let game = new_game(seed);
        let mut other = game;
        other.resample(&mut Rng::new(seed, 77));
        let Ok(here) = Greedy.main(&game);
        let Ok(there) = Greedy.main(&other);
        assert_eq!(here, there);
    }
}

#[test]
fn the_work_measured_in_benchmarks_is_the_work_done() {
    let mut sum = 0;
    for index in 0..100 {
        let seed = game_seed(2025, index);
        let mut game = new_game(seed);
        whole_game(&mut game, &mut Random::new(seed));
        let (you, she) = (u64::from(game.parts().total()), u64::from(Score::of(&game.her, &game.plan).total()));
        sum = mix(sum ^ you << 32 ^ she);
    }
    // The checksum of `playouts 100` in `BENCHMARKS.md`.
    assert_eq!(format!("{sum:016x}"), "88e939899417a515");
}
