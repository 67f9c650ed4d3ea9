//! What is kept of a game of Finspan.

use std::convert::Infallible;

use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::ocean::SlotId;
use finspan::game::turn::{Main, Seat};
use finspan::score::Score;
use finspan::score::YOUR_SCHOOL;
use players::Kind;
use players::finspan::{Greedy, Random, Thinking, whole_game};
use table::{Setup, Step, Table};

use crate::row::row;

row! {
    margin: player_points - nautoma_points;
    /// The player's points.
    player_points,
    /// Of them from GAME END abilities.
    player_game_end,
    /// Of them printed on visible fish.
    player_printed,
    /// Of them from consumed fish.
    player_consumed,
    /// Of them from eggs.
    player_eggs,
    /// Of them from young.
    player_young,
    /// Of them from schools.
    player_schools,
    /// Of them from weekly achievements.
    player_achievements,
    /// Of them for the better achievement.
    player_bonuses,
    /// Nautoma's points.
    nautoma_points,
    /// Of them from fish.
    nautoma_fish,
    /// Of them from schools.
    nautoma_schools,
    /// Of them from young.
    nautoma_young,
    /// Of them from eggs.
    nautoma_eggs,
    /// Of them from weekly achievements.
    nautoma_achievements,
    /// Of them for the better achievement.
    nautoma_bonuses,
    /// Of them from the Ravel card.
    nautoma_ravel,
    /// The player's achievement points of week 1.
    player_week1,
    /// The player's achievement points of week 2.
    player_week2,
    /// The player's achievement points of week 3.
    player_week3,
    /// Nautoma's achievement points of week 1.
    nautoma_week1,
    /// Nautoma's achievement points of week 2.
    nautoma_week2,
    /// Nautoma's achievement points of week 3.
    nautoma_week3,
    /// The Ravel points of week 1.
    ravel_week1,
    /// The Ravel points of week 2.
    ravel_week2,
    /// The Ravel points of week 3.
    ravel_week3,
    /// The line of the tile of week 1, 1–6.
    tile_week1,
    /// The line of the tile of week 2, 1–6.
    tile_week2,
    /// The line of the tile of week 3, 1–6.
    tile_week3,
    /// The number of the Ravel card; 0 where there is none.
    ravel_card,
    /// Nautoma's fish at the end.
    her_fish,
    /// Nautoma's schools at the end.
    her_schools,
    /// Nautoma's young at the end.
    her_young,
    /// Nautoma's eggs at the end.
    her_eggs,
    /// Eggs the player's all-players fish brought her.
    eggs_given,
    /// The player's turns in which a fish was played.
    plays,
    /// The player's turns in which a diver dived.
    dives,
    /// Visible fish in the player's ocean at the end.
    visible_fish,
    /// Cards left in the player's hand.
    hand,
}

impl Row {
    /// Plays the game of a checked set-up and keeps what is worth keeping.
    pub fn play(kind: Kind, setup: &Setup, number: u64) -> Self {
        let mut game = Game::of(setup);
        let counts = match kind {
            Kind::Random => Counting::play(&mut game, Random::new(setup.seed)),
            Kind::Search(budget) => Counting::play(&mut game, Thinking::new(budget, setup.seed)),
            // These play Patchwork only; a run that asks for them is refused before its first game.
            Kind::Greedy | Kind::Classic(_) | Kind::Clairvoyant(_) => Counting::play(&mut game, Greedy),
        };
        Self::of(&game, setup.seed, number, counts)
    }

    fn of(game: &Game, seed: u64, number: u64, (plays, dives): (i32, i32)) -> Self {
        let (parts, score) = (game.parts(), Score::of(&game.her, &game.plan));
        let whole = |n: u32| n as i32;
        let [yours1, yours2, yours3] = game.yours.map(|y| whole(y.achievement.unwrap_or(0)));
        let [hers1, hers2, hers3] = game.her.notes.map(|n| whole(n.achievement));
        let [ravel1, ravel2, ravel3] = game.her.notes.map(|n| whole(n.ravel));
        let [tile1, tile2, tile3] = game.plan.tiles.map(|t| i32::from(t.line));
        let tally = &game.her.tally;
        Self {
            seed,
            game: number as i32,
            won: i32::from(parts.total() >= score.total()),
            player_points: whole(parts.total()),
            player_game_end: whole(parts.game_end),
            player_printed: whole(parts.printed),
            player_consumed: whole(parts.consumed),
            player_eggs: whole(parts.eggs),
            player_young: whole(parts.young),
            player_schools: whole(parts.schools * YOUR_SCHOOL),
            player_achievements: whole(parts.achievements - parts.bonuses),
            player_bonuses: whole(parts.bonuses),
            nautoma_points: whole(score.total()),
            nautoma_fish: whole(score.fish),
            nautoma_schools: whole(score.schools),
            nautoma_young: whole(score.young),
            nautoma_eggs: whole(score.eggs),
            nautoma_achievements: whole(score.achievements),
            nautoma_bonuses: whole(score.bonuses),
            nautoma_ravel: whole(score.ravel),
            player_week1: yours1,
            player_week2: yours2,
            player_week3: yours3,
            nautoma_week1: hers1,
            nautoma_week2: hers2,
            nautoma_week3: hers3,
            ravel_week1: ravel1,
            ravel_week2: ravel2,
            ravel_week3: ravel3,
            tile_week1: tile1,
            tile_week2: tile2,
            tile_week3: tile3,
            ravel_card: game.plan.ravel.map_or(0, |r| i32::from(r.card.number)),
            her_fish: whole(game.her.fish),
            her_schools: whole(game.her.schools),
            her_young: whole(game.her.young),
            her_eggs: whole(game.her.eggs),
            eggs_given: whole(tally.eggs_given()),
            plays,
            dives,
            visible_fish: game.ocean.slots().filter(|(_, slot)| slot.fish != 0).count() as i32,
            hand: whole(game.hand.len()),
        }
    }
}

/// A player whose turns are counted.
struct Counting<S> {
    seat: S,
    plays: i32,
    dives: i32,
}

impl<S: Seat<Pause = Infallible>> Counting<S> {
    /// Plays a whole game; gives the turns with a fish and with a dive.
    fn play(game: &mut Game, seat: S) -> (i32, i32) {
        let mut counting = Self { seat, plays: 0, dives: 0 };
        whole_game(game, &mut counting);
        (counting.plays, counting.dives)
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

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        let main = self.seat.main(game)?;
        match main {
            Main::Dive(_) => self.dives += 1,
            Main::Play(_) => self.plays += 1,
        }
        Ok(main)
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        self.seat.unit(game, ability)
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        self.seat.game_end(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Record;
    use table::prepare;

    #[test]
    fn the_parts_of_a_row_add_up() {
        for seed in 0..120 {
            let setup = Setup::new("finspan", "digital", seed)
                .with("level", seed % 5 + 1)
                .with("side", if seed % 2 == 0 { "b" } else { "a" })
                .with("ravel", if seed % 3 == 0 { "off" } else { "random" })
                .with("ravel_strength", seed % 3 + 2);
            let setup = prepare(&finspan::GAME, setup).unwrap();
            let kind = if seed % 4 == 0 { Kind::Random } else { Kind::Greedy };
            let row = Row::play(kind, &setup, seed);
            let sum = |side: &str, parts: &[&str]| {
                let of = |name: String| Row::COLUMNS.iter().position(|c| *c == name).unwrap();
                parts
                    .iter()
                    .map(|part| row.figures().nth(of(format!("{side}_{part}"))).unwrap_or_default())
                    .sum::<i32>()
            };
            let yours = ["game_end", "printed", "consumed", "eggs", "young", "schools", "achievements", "bonuses"];
            let hers = ["fish", "schools", "young", "eggs", "achievements", "bonuses", "ravel"];
            assert_eq!(sum("player", &yours), row.player_points);
            assert_eq!(sum("nautoma", &hers), row.nautoma_points);
            assert_eq!(sum("player", &["week1", "week2", "week3"]), row.player_achievements);
            assert_eq!(sum("nautoma", &["week1", "week2", "week3"]), row.nautoma_achievements);
            assert_eq!(sum("ravel", &["week1", "week2", "week3"]), row.nautoma_ravel);
            assert_eq!(row.plays + row.dives, 24);
            assert_eq!((row.ravel_card == 0, row.won == 1), (seed % 3 == 0, row.margin() >= 0));
            assert_eq!(Row::from_figures(row.seed, &row.figures().collect::<Vec<_>>()), row);
        }
    }

    #[test]
    fn level_five_on_side_a_plays_like_level_four() {
        let at = |level: u8, seed: u64| {
            let setup = Setup::new("finspan", "digital", seed).with("level", level).with("side", "a");
            Row::play(Kind::Greedy, &prepare(&finspan::GAME, setup).unwrap(), 0)
        };
        assert!((0..10).all(|seed| at(4, seed) == at(5, seed)));
    }
}
