//! The coach of Finspan.

use finspan::digital::follow::{Decided, Decision, Followed, follow, passes};
use finspan::game::ability::Unit;
use finspan::game::fish::fish;
use finspan::game::turn::Main;
use finspan::names::Trigger;
use finspan::words;
use table::{Journal, Msg, msg};

use super::parts::{Ask, Sea};
use crate::chance::Odds;
use crate::course::Course;
use crate::course::coach::{Coached, Moment, Record};
use crate::search::Verdict;

/// Iterations per hint: a fraction of a second, and the same hint on every machine.
pub const ITERATIONS: u32 = 200;
/// Iterations behind every judgement in a review.
pub const LOOKING_BACK: u32 = 60;

/// By turns still to come.
pub const ODDS: Odds<5> = Odds {
    apart: 6.0,
    gain: [0.61, 5.16, 9.83, 14.69, 18.95],
    base: [0.81, 1.51, 1.76, 2.01, 1.97],
    points: [1.87, 1.98, 1.18, 0.47, -0.31],
    wins: [2.37, 0.38, 0.64, 2.37, 4.29],
};

impl Coached for Sea {
    fn left(&self) -> f64 {
        let her = &self.game.her;
        6.0 * f64::from(4 - her.week.min(4)) + f64::from(6 - her.turn.min(6))
    }

    fn prospect(&self, simple: Verdict) -> (f64, f64) {
        if self.game.game_end {
            return (simple.win, simple.margin);
        }
        ODDS.promise((simple.win, simple.margin), self.left())
    }

    fn figures(&self) -> Vec<(&'static str, i32)> {
        let game = &self.game;
        let achievement = game.plan.tile(game.her.week).map_or(0, |tile| game.achievement(tile));
        let (eggs, young, schools) = (game.ocean.eggs(), game.ocean.young(), game.ocean.schools());
        vec![
            ("points", game.parts().total() as i32),
            ("cards", game.hand.len() as i32),
            ("eggs", eggs.count_ones() as i32),
            ("young", young as i32),
            ("schools", schools.count_ones() as i32),
            ("achievement", achievement as i32),
            ("her-eggs", game.her.eggs as i32),
        ]
    }

    fn says(&self, _: &Ask, decided: &Decision) -> Vec<Msg> {
        match decided {
            Decision::Main(Main::Dive(site)) => vec![msg!("players-passes", what = passes(&self.game, *site))],
            Decision::Main(Main::Play(play)) | Decision::Unit(Some(Unit::Play(play))) => {
                let card = fish(play.card);
                let when = match card.trigger {
                    Some(Trigger::WhenPlayed) => "now",
                    Some(Trigger::IfActivated) => "dive",
                    Some(Trigger::GameEnd) => "end",
                    None => return Vec::new(),
                };
                vec![msg!("players-ability", when = when, text = words::ability_text(card))]
            }
            _ => Vec::new(),
        }
    }

    fn named(&self, _: &Ask, decided: &Decision) -> (String, Msg) {
        (decided.written(), decided.words(&self.game))
    }
}

/// Replays a journal; none unless it is a game of Finspan on screen whose entries fit.
pub fn record(journal: &Journal) -> Option<Record<Sea>> {
    let setup = &journal.setup;
    if setup.game != "finspan" || setup.table != "digital" {
        return None;
    }
    let Followed { decided, begun } = follow(setup, &journal.entries)?;
    let mut course = Course::at(Sea::at(&finspan::game::Game::of(setup)));
    let mut moments = Vec::new();
    for Decided { from, to, what } in decided {
        if to > from {
            moments.push(Moment { at: from, course: course.clone(), reply: what });
        }
        course.reply(what);
    }
    Some(Record { moments, now: (!begun && course.ask().is_some()).then_some(course) })
}
