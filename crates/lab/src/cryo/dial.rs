//! The dial of Cryo: the head start that gives a target win rate.

use cryo::options::{HeadStart, Rules};
use players::Kind;
use rayon::prelude::*;
use table::options::OptionValue;
use table::rng::game_seed;
use table::{Setup, Values, prepare};

use super::{Cell, Row};
use crate::calibrate::{Dial, Found};
use crate::run::Problem;
use crate::stats::Figure;

/// How the dial is turned: a head start changes the game, so it is played again for every position, on the same seeds.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// Who plays.
    pub player: Kind,
    /// The set-up the dial is turned at.
    pub setup: Setup,
    /// The target win rate.
    pub target: f64,
    /// Games for every win rate.
    pub games: u64,
    /// The base seed.
    pub seed: u64,
}

impl Calibration {
    /// Finds the position nearest to the target.
    pub fn find(&self) -> Result<Option<Found>, Problem> {
        let Values::Number { min, max, .. } = HeadStart::values("", "") else { return Ok(None) };
        let mut scale = Vec::new();
        for value in min..=max {
            scale.push((value as i32, self.win(value)?));
        }
        Ok(Found::nearest(Dial::HeadStart, self.target, scale))
    }

    /// The win rate with this head start.
    fn win(&self, head_start: i64) -> Result<Figure, Problem> {
        let setup = prepare(&cryo::GAME, self.setup.clone().with("head_start", head_start)).map_err(|refused| {
            let codes: Vec<&str> = refused.iter().map(|r| r.code.as_ref()).collect();
            Problem::Options(format!("head_start={head_start}"), codes.join(", "))
        })?;
        Cell::new(self.player, &setup).playable()?;
        let rules = Rules::of(&setup);
        let won = |game: &u64| Row::play(self.player, rules, game_seed(self.seed, *game), *game).won == 1;
        let wins = (0..self.games).into_par_iter().filter(won).count();
        Ok(Figure::share(wins as u64, self.games))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_start_found_gives_that_win_rate_when_it_is_played() {
        let setup = prepare(&cryo::GAME, Setup::new("cryo", "digital", 0)).unwrap();
        let asked = Calibration { player: Kind::Greedy, setup, target: 0.5, games: 150, seed: 4 };
        let found = asked.find().unwrap().unwrap();
        assert_eq!((found.scale.len(), found.win), (21, asked.win(found.value.into()).unwrap()));
        let (least, most) = (found.scale[0].1.value, found.scale[20].1.value);
        assert!(least > most + 0.1, "a head start of the player's helps, one of the Rival's hurts: {least} and {most}");
    }
}
