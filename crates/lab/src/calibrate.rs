//! A level between the levels: the dial that gives a target win rate.
//!
//! Patchwork has two dials: points added to the Automa's score, and the space of its marker. Adding points changes
//! nothing in how a game goes, so one set of games gives the win rate of every bonus exactly. Another
//! marker changes who gets the tile, so it is played again for every space, on the same seeds.

use patchwork::data::FINAL;
use patchwork::names::Space;
use patchwork::options::Rules;
use players::Kind;
use rayon::prelude::*;
use serde::Serialize;
use table::rng::game_seed;

use crate::patchwork::Row;
use crate::row::Record;
use crate::stats::Figure;

table::closed_set! {
    /// What is turned.
    pub enum Dial {
        /// Points added to the Automa's score.
        Bonus = "bonus",
        /// The space whose reaching gives it the tile.
        Marker = "marker",
        /// Cryo: what the Rival has more at the start; below 0 the player has it.
        HeadStart = "head_start",
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Found {
    /// What was turned.
    pub dial: Dial,
    /// Where it must be set.
    pub value: i32,
    /// The player's win rate there.
    pub win: Figure,
    /// The whole scale: every position and its win rate.
    pub scale: Vec<(i32, Figure)>,
}

impl Found {
    /// The position of a scale that is nearest to the target.
    pub fn nearest(dial: Dial, target: f64, scale: Vec<(i32, Figure)>) -> Option<Self> {
        let distance = |figure: &Figure| (figure.value - target).abs();
        let &(value, win) = scale.iter().min_by(|a, b| distance(&a.1).total_cmp(&distance(&b.1)))?;
        Some(Self { dial, value, win, scale })
    }

    /// The lowest and the highest win rate the dial can give.
    pub fn range(&self) -> (f64, f64) {
        let rates = || self.scale.iter().map(|(_, figure)| figure.value);
        (rates().fold(f64::INFINITY, f64::min), rates().fold(f64::NEG_INFINITY, f64::max))
    }
}

/// How a calibration is played.
#[derive(Clone, Copy, Debug)]
pub struct Calibration {
    /// Who plays.
    pub player: Kind,
    /// The rules the dial is turned at.
    pub rules: Rules,
    /// The target win rate.
    pub target: f64,
    /// Games for every win rate.
    pub games: u64,
    /// The base seed.
    pub seed: u64,
}

impl Calibration {
    /// Finds the position nearest to the target; none if Patchwork has no such dial.
    pub fn find(&self, dial: Dial) -> Option<Found> {
        let scale = match dial {
            Dial::Bonus => self.bonus_scale(),
            Dial::Marker => self.marker_scale(),
            Dial::HeadStart => return None,
        };
        Found::nearest(dial, self.target, scale)
    }

    fn rows(&self, rules: Rules) -> Vec<Row> {
        let games = (0..self.games).into_par_iter();
        games.map(|game| Row::play(self.player, rules, game_seed(self.seed, game), game)).collect()
    }

    /// A search plays to win, so it would play differently with another bonus; it is taken as it plays
    /// without one.
    fn bonus_scale(&self) -> Vec<(i32, Figure)> {
        let rows = self.rows(Rules { bonus: 0, ..self.rules });
        let won = |row: &&Row, bonus: i32| match row.margin() - bonus {
            0 => row.first_home == 1,
            margin => margin > 0,
        };
        let share = |bonus| Figure::share(rows.iter().filter(|row| won(row, bonus)).count() as u64, self.games);
        (-40..=40).map(|bonus| (bonus, share(bonus))).collect()
    }

    fn marker_scale(&self) -> Vec<(i32, Figure)> {
        let share = |marker: Space| {
            let won = self.rows(Rules { marker, ..self.rules }).iter().filter(|row| row.won == 1).count();
            (i32::from(marker), Figure::share(won as u64, self.games))
        };
        (20..=FINAL).map(share).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bonus_found_gives_that_win_rate_when_it_is_played() {
        let asked = Calibration { player: Kind::Greedy, rules: Rules::default(), target: 0.5, games: 2_000, seed: 4 };
        let found = asked.find(Dial::Bonus).unwrap();
        assert!((found.win.value - 0.5).abs() < 0.05, "{:?}", found.win);
        let played = asked.rows(Rules { bonus: found.value as i16, ..asked.rules });
        assert_eq!(Figure::share(played.iter().filter(|r| r.won == 1).count() as u64, 2_000), found.win);
        let (low, high) = found.range();
        assert!(low < 0.1 && high > 0.9, "points can decide everything: {low} to {high}");
        let falling = found.scale.windows(2).all(|pair| pair[0].1.value >= pair[1].1.value);
        assert!(falling, "more points for the Automa never help the player");
    }

    #[test]
    fn a_marker_found_is_played_again_and_its_range_is_told() {
        let asked = Calibration { player: Kind::Greedy, rules: Rules::default(), target: 0.0, games: 200, seed: 4 };
        let found = asked.find(Dial::Marker).unwrap();
        assert_eq!(found.scale.len(), usize::from(FINAL) - 19);
        let (low, high) = found.range();
        assert!(low > 0.3 && high < 0.95 && found.win.value == low, "a tile is seven points: {low} to {high}");
        let played = asked.rows(Rules { marker: found.value as u8, ..asked.rules });
        assert_eq!(Figure::share(played.iter().filter(|r| r.won == 1).count() as u64, 200), found.win);
    }
}
