//! The Rival alone: its rules and its board, with the passive seat of §13.2 where a player would sit.

use cryo::game::passive::{Any, Passive};
use cryo::game::{Game, Ship};
use cryo::options::Rules;
use cryo::own::house;

/// Whoever sits there takes one turn in this many to recall.
const TURNS: u16 = 4;

/// A whole game; also the deploys and recalls of the passive seat.
pub(super) fn play(rules: Rules, seed: u64) -> (Game<'static>, [u16; 2]) {
    let (ship, rival) = Ship::new(house(), rules, seed);
    let (mut seat, mut ties) = (Passive::new(seed), Any::new(seed));
    let mut game = Game { ship, rival, round: 0, scrapped: false, sunset: false, kept: true, over: false };
    while !game.over {
        let Game { ship, rival, .. } = &mut game;
        seat.turn(ship, rival);
        if !seat.over(ship, rival) {
            let Ok(()) = rival.turn(&mut ship.seat(&mut ties));
        }
        (game.over, game.sunset) = (seat.over(ship, rival), seat.sunset);
        game.round += 1;
    }
    game.ship.turn_up_missions();
    let recalls = game.round / TURNS;
    (game, [game.round - recalls, recalls])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rival_alone_is_the_one_of_the_rule_book() {
        // The figures of §13.2: 31.4 turns, 58.8 points with a standard deviation of 7.
        let (mut points, mut turns) = (0.0, 0.0);
        for seed in 0..2_000 {
            let (game, [deploys, recalls]) = play(Rules::default(), seed);
            assert_eq!(deploys + recalls, game.round);
            points += game.ship.scores(&game.rival).1.total as f64 / 2_000.0;
            turns += f64::from(game.round) / 2_000.0;
        }
        assert!((points - 58.8).abs() < 2.0 && (turns - 31.4).abs() < 1.0, "{points} points, {turns} turns");
    }
}
