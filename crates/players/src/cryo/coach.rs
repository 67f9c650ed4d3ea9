//! The coach of Cryo.

use std::sync::Arc;

use cryo::digital::follow::{self, Decided, Turn};
use cryo::digital::notation;
use cryo::game::moves::{Move, Point};
use cryo::names::Track;
use cryo::own::own_board;
use table::{Journal, Msg};

use super::parts::{On, Voyage};
use crate::chance::Odds;
use crate::course::Course;
use crate::course::coach::{Coached, Moment, Record};
use crate::search::Verdict;

/// Iterations per hint: a fraction of a second, and the same hint on every machine.
pub const ITERATIONS: u32 = 200;
/// Iterations behind every judgement in a review.
pub const LOOKING_BACK: u32 = 60;

/// By incident tokens still to be resolved.
pub const ODDS: Odds<5> = Odds {
    apart: 5.0,
    gain: [-0.95, 3.30, 11.77, 17.99, 22.83],
    base: [0.15, 1.22, 2.48, 2.29, 2.42],
    points: [1.38, 1.08, 1.05, 0.56, 0.56],
    wins: [2.69, 1.69, 1.32, 0.23, -1.02],
};

impl Coached for Voyage {
    fn left(&self) -> f64 {
        let ship = self.game().ship;
        (ship.track.len() + ship.tokens.0.iter().flatten().count()) as f64
    }

    fn prospect(&self, simple: Verdict) -> (f64, f64) {
        ODDS.promise((simple.win, simple.margin), self.left())
    }

    fn figures(&self) -> Vec<(&'static str, i32)> {
        let game = self.game();
        let (ship, human) = (&game.ship, &game.ship.human);
        let (score, _) = ship.scores(&game.rival);
        let mut figures = vec![
            ("points", score.total as i32),
            ("cards", human.hand.len() as i32),
            ("aboard", human.aboard.into()),
            ("settled", ship.human_pods.iter().sum::<u8>().into()),
            ("destroyed", human.destroyed.into()),
            ("tiles", human.tiles().into()),
        ];
        figures.extend(Track::ALL.map(|track| (track.id(), human.tracks[track].into())));
        figures
    }

    fn says(&self, point: &Point, decided: &Move) -> Vec<Msg> {
        follow::about(&self.game(), point, self.dock(), decided).into_iter().collect()
    }

    fn named(&self, point: &Point, decided: &Move) -> (String, Msg) {
        let words = follow::words(&self.game(), point, self.dock(), decided);
        (notation::write(self.board(), self.dock(), decided), words)
    }
}

/// Replays a journal; none unless it is a game of Cryo on screen whose entries fit.
pub fn record(journal: &Journal) -> Option<Record<Voyage>> {
    let setup = &journal.setup;
    if setup.game != "cryo" || setup.table != "digital" {
        return None;
    }
    let on = own_board(setup).map_or(On::House, |board| On::Own(Arc::new(board)));
    let followed = follow::follow(setup, on.board(), &journal.entries)?;
    let (mut moments, mut now) = (Vec::new(), None);
    for Turn { began, decided } in followed.turns {
        let game = began.on(on.board());
        let mut course = Course::at(Voyage::at(&game, on.clone()));
        for Decided { from, to, what, .. } in decided {
            if to > from && !matches!(what, Move::Keep(_)) {
                moments.push(Moment { at: from, course: course.clone(), reply: what });
            }
            course.reply(what);
        }
        now = Some(course);
    }
    let asked = |course: &Course<Voyage>| course.ask().is_some_and(|point| !matches!(point, Point::Keep));
    Some(Record { moments, now: now.filter(|course| followed.asked && asked(course)) })
}
