//! What is kept of a game of Cryo.

use std::convert::Infallible;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Act, How, Move, Point};
use cryo::game::turn::{self, Event, Seat};
use cryo::names::Check;
use cryo::options::Rules;
use cryo::own::house;
use players::Kind;
use players::cryo::parts::On;
use players::cryo::{Greedy, Random, Thinking};
use table::{Silent, Step, Table};

use super::alone;
use crate::row::row;

row! {
    margin: player_points - rival_points;
    /// The player's points.
    player_points,
    /// Of them for pods in caverns.
    player_pods,
    /// Of them for upgrades and vehicles.
    player_cards,
    /// Of them for pods on platform and vehicles.
    player_aboard,
    /// Of them for majorities.
    player_majorities,
    /// Of them for missions.
    player_missions,
    /// The Rival's points.
    rival_points,
    /// Of them for pods in caverns.
    rival_pods,
    /// Of them for upgrades and vehicles.
    rival_cards,
    /// Of them for pods on its platform.
    rival_aboard,
    /// Of them for majorities.
    rival_majorities,
    /// Of them for missions.
    rival_missions,
    /// The player's turns.
    turns,
    /// 1 if sunset ended the game.
    sunset,
    /// 1 if a side had all its pods in caverns or destroyed.
    all_settled,
    /// The player's pods destroyed.
    player_destroyed,
    /// The Rival's pods destroyed.
    rival_destroyed,
    /// The player's missions played.
    player_played_missions,
    /// The Rival's missions at the end, duplicates replaced.
    rival_played_missions,
    /// Caverns face up at the end.
    caverns_up,
    /// The player's deploys.
    deploys,
    /// The player's recalls.
    recalls,
    /// The player's launches.
    launches,
    /// Caverns the player scouted.
    scouts,
    /// The Rival's deploys.
    rival_deploys,
    /// The Rival's recalls.
    rival_recalls,
    /// How often the Rival settled (check 5).
    rival_settled,
}

impl Row {
    /// Plays a game on the house board and keeps what is worth keeping.
    pub fn play(kind: Kind, rules: Rules, seed: u64, number: u64) -> Self {
        let mut game = Game::new(house(), rules, seed, &mut Silent);
        let counts = match kind {
            Kind::Random => Counting::play(&mut game, Random::new(seed)),
            Kind::Search(budget) => Counting::play(&mut game, Thinking::new(budget, seed, On::House)),
            // These play Patchwork only; a run that asks for them is refused before its first game.
            Kind::Greedy | Kind::Classic(_) | Kind::Clairvoyant(_) => Counting::play(&mut game, Greedy::default()),
        };
        Self::of(&game, seed, number, counts)
    }

    /// The Rival alone on the house board.
    pub fn alone(rules: Rules, seed: u64, number: u64) -> Self {
        let (game, [deploys, recalls]) = alone::play(rules, seed);
        let counts = Counts { deploys: deploys.into(), recalls: recalls.into(), ..Counts::default() };
        Self::of(&game, seed, number, counts)
    }

    fn of(game: &Game<'_>, seed: u64, number: u64, counts: Counts) -> Self {
        let (human, rival) = game.ship.scores(&game.rival);
        let won = (human.total, human.settled) > (rival.total, rival.settled);
        let tally = &game.rival.tally;
        Self {
            seed,
            game: number as i32,
            won: i32::from(won),
            player_points: human.total as i32,
            player_pods: human.pods as i32,
            player_cards: human.cards as i32,
            player_aboard: human.aboard as i32,
            player_majorities: human.majorities as i32,
            player_missions: human.mission_points as i32,
            rival_points: rival.total as i32,
            rival_pods: rival.pods as i32,
            rival_cards: rival.cards as i32,
            rival_aboard: rival.aboard as i32,
            rival_majorities: rival.majorities as i32,
            rival_missions: rival.mission_points as i32,
            turns: game.round.into(),
            sunset: i32::from(game.sunset || game.rival.sunset),
            all_settled: i32::from(!game.sunset && !game.rival.sunset),
            player_destroyed: game.ship.human.destroyed.into(),
            rival_destroyed: game.rival.pods.destroyed.into(),
            player_played_missions: human.missions.len() as i32,
            rival_played_missions: rival.missions.len() as i32,
            caverns_up: game.ship.face_up.iter().filter(|up| **up).count() as i32,
            deploys: counts.deploys,
            recalls: counts.recalls,
            launches: counts.launches,
            scouts: counts.scouts,
            rival_deploys: tally.deploys.into(),
            rival_recalls: tally.recalls.into(),
            rival_settled: tally.checks[Check::Five].into(),
        }
    }
}

/// What the player did.
#[derive(Clone, Copy, Default)]
struct Counts {
    deploys: i32,
    recalls: i32,
    launches: i32,
    scouts: i32,
}

/// A player whose moves are counted.
struct Counting<S> {
    seat: S,
    counts: Counts,
}

impl<S: Seat<Pause = Infallible>> Counting<S> {
    fn play(game: &mut Game<'_>, seat: S) -> Counts {
        let mut counting = Self { seat, counts: Counts::default() };
        let Ok(()) = turn::play(game, &mut counting);
        counting.counts
    }
}

impl<S: Table> Table for Counting<S> {
    #[inline]
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.seat.tell(step);
    }
}

impl<S: Seat<Pause = Infallible>> Seat for Counting<S> {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        self.seat.decide(game, point)
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.seat.tie(tie, ways)
    }

    fn saw(&mut self, game: &Game<'_>, event: Event) {
        let counts = &mut self.counts;
        if let Event::Did(_, decided) = event {
            match decided {
                Move::Deploy { .. } => counts.deploys += 1,
                Move::Recall => counts.recalls += 1,
                Move::Launch(_) => counts.launches += 1,
                Move::Act(Act { how: How::Scout(_), .. }) | Move::Overclock(Act { how: How::Scout(_), .. }) => {
                    counts.scouts += 1;
                }
                _ => {}
            }
        }
        self.seat.saw(game, event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Record;

    #[test]
    fn the_parts_of_a_row_add_up() {
        for seed in 0..60 {
            let kind = if seed % 4 == 0 { Kind::Random } else { Kind::Greedy };
            let row = Row::play(kind, Rules::default(), seed, seed);
            let sum = |side: &str| {
                let of = |part: &str| Row::COLUMNS.iter().position(|c| *c == format!("{side}_{part}")).unwrap();
                let parts = ["pods", "cards", "aboard", "majorities", "missions"];
                parts.iter().map(|part| row.figures().nth(of(part)).unwrap_or_default()).sum::<i32>()
            };
            assert_eq!((sum("player"), sum("rival")), (row.player_points, row.rival_points));
            assert_eq!((row.deploys + row.recalls, row.sunset + row.all_settled), (row.turns, 1));
            assert_eq!(Row::from_figures(row.seed, &row.figures().collect::<Vec<_>>()), row);
        }
    }
}
