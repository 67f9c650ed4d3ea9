//! The human's rules once more, written from §12 alone: slow, obvious, with names instead of numbers and nothing shared
//! with the engine but the board file. Ten thousand random games run in lockstep: at every decision the state and the
//! list of possible moves must be the same. `CRYO_LOCKSTEP_GAMES` plays more.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod rules;

use std::collections::BTreeSet;
use std::convert::Infallible;

use crate::anybody::Anybody;

use cryo::digital::notation;
use cryo::facts::{Tie, Way};
use cryo::game::moves::{Move, Point};
use cryo::game::playout::Random;
use cryo::game::turn::{Event, Seat, Sitting};
use cryo::game::{Drone, Game};
use cryo::names::{Card, Section};
use cryo::options::Rules;
use cryo::own::house;
use rules::Slow;
use table::{Silent, Step, Table};

/// Plays at random and compares.
struct Lockstep {
    random: Random,
    slow: Slow,
    dock: Option<u8>,
    compared: u64,
}

impl Lockstep {
    /// What everyone can see and the human did not do: taken over as it lies there.
    fn look(&mut self, game: &Game<'_>) {
        let (ship, board) = (&game.ship, game.ship.board);
        let slow = &mut self.slow;
        slow.tops = board
            .spaces
            .iter()
            .zip(&ship.stacks)
            .map(|(space, stack)| (space.id.clone(), stack.last().map(|t| board.tiles[usize::from(*t)].id.clone())))
            .collect();
        let docks = board.docks.iter().zip(&ship.drones).filter(|(_, drone)| **drone == Some(Drone::Rival));
        slow.rival_drones = docks.map(|(dock, _)| dock.id.clone()).collect();
        slow.tokens_on = Section::ALL
            .into_iter()
            .filter_map(|s| Some((s.id().to_owned(), board.tokens[usize::from(ship.tokens[s]?)].id.clone())))
            .collect();
        slow.rival_salvage = game.rival.pods.salvage.iter().map(|(m, n)| (m.id().to_owned(), i64::from(*n))).collect();
        slow.rival_upgrades = game.rival.upgrades.iter().map(|c| c.id().to_owned()).collect();
        slow.can_draw = !ship.deck.is_empty() || !ship.discard.is_empty();
    }

    /// What the Rival did to the human: sabotage, and caverns it turned up.
    fn after_the_rival(&mut self, game: &Game<'_>) {
        for section in Section::ALL {
            while self.slow.marks(section.id()) < i64::from(game.rival.marks[section]) {
                self.slow.sabotage(section.id());
            }
        }
        for (at, cavern) in game.ship.board.caverns.iter().enumerate() {
            if game.ship.face_up[at] && !self.slow.face_up.contains_key(&cavern.id) {
                let tile = game.ship.cavern_tile(at).unwrap().id.clone();
                self.slow.turned_up(&cavern.id, &tile);
            }
        }
        self.look(game);
    }

    fn compare(&mut self, game: &Game<'_>, point: &Point) {
        assert_eq!(self.slow.describe(), described(game), "the state at {point:?}");
        let mut moves = Vec::new();
        game.moves(point, &mut moves);
        let fast: BTreeSet<String> = moves.iter().map(|m| notation::write(house(), self.dock, m)).collect();
        assert_eq!(fast.len(), moves.len(), "no move is listed twice");
        let here = self.dock.map(|dock| house().docks[usize::from(dock)].id.as_str());
        let slow = self.slow.possible(point, here);
        let (missing, extra) = (slow.difference(&fast).collect::<Vec<_>>(), fast.difference(&slow).collect::<Vec<_>>());
        assert!(missing.is_empty() && extra.is_empty(), "{point:?}: the engine lacks {missing:?} and adds {extra:?}");
        self.compared += 1;
    }
}

/// The human's side as the engine has it.
fn described(game: &Game<'_>) -> String {
    let (h, board) = (&game.ship.human, game.ship.board);
    let cards = |cards: &[Card]| {
        let mut ids: Vec<&str> = cards.iter().map(|c| c.id()).collect();
        ids.sort_unstable();
        ids.join(" ")
    };
    let pods: Vec<String> = board
        .caverns
        .iter()
        .zip(game.ship.human_pods)
        .filter(|(_, n)| *n > 0)
        .map(|(c, n)| format!("{} {n}", c.id))
        .collect();
    let up: Vec<&str> =
        board.caverns.iter().zip(game.ship.face_up).filter(|(_, up)| *up).map(|(c, _)| c.id.as_str()).collect();
    let slots: Vec<String> = board
        .platform_slots
        .iter()
        .enumerate()
        .filter_map(|(at, id)| Some(format!("{id} {}", game.tile_in(at as u8)?.id)))
        .collect();
    let home: Vec<&str> =
        board.platform.iter().enumerate().filter(|(at, _)| h.home & 1 << at != 0).map(|(_, d)| d.id.as_str()).collect();
    let mut out: Vec<&str> = board
        .docks
        .iter()
        .zip(&game.ship.drones)
        .filter(|(_, d)| **d == Some(Drone::Human))
        .map(|(d, _)| d.id.as_str())
        .collect();
    out.extend((0..h.launched).map(|_| "LAUNCH"));
    let stasis: Vec<String> = h.stasis.iter().map(|(s, c)| format!("{} {:?}", s.id(), c.0)).collect();
    format!(
        "tracks {:?} stasis {stasis:?} aboard {} salvage {:?} destroyed {} hand {} upgrades {} vehicles {} missions {} \
         slots {slots:?} home {home:?} out {out:?} pods {pods:?} up {up:?} tokens {} scrapped {}",
        h.tracks.0,
        h.aboard,
        h.salvage.0,
        h.destroyed,
        cards(&h.hand),
        cards(&h.upgrades),
        cards(&h.vehicles),
        cards(&h.missions),
        h.tokens,
        game.scrapped,
    )
}

impl Table for Lockstep {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Lockstep {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        self.look(game);
        self.compare(game, point);
        self.random.decide(game, point)
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.random.tie(tie, ways)
    }

    fn saw(&mut self, game: &Game<'_>, event: Event) {
        match event {
            Event::Turn => {
                self.dock = None;
                self.slow.scrapped = false;
            }
            Event::Did(point, decided) => {
                if let Move::Deploy { to, .. } = decided {
                    self.dock = to;
                }
                if let Move::Keep(bits) = decided {
                    self.slow.keep(bits);
                } else {
                    let text = notation::write(house(), self.dock, &decided);
                    self.slow.decided(&point, &text);
                }
            }
            Event::Paid(cost) => self.slow.paid(&notation::pay(&cost)),
            Event::Drew(Some(card)) => self.slow.hand.push(card.id().to_owned()),
            Event::Scouted(cavern) => {
                let tile = game.ship.cavern_tile(usize::from(cavern)).unwrap().id.clone();
                self.slow.turned_up(&house().caverns[usize::from(cavern)].id, &tile);
            }
            _ => {}
        }
    }
}

#[test]
fn games_in_lockstep_with_the_slow_reference() {
    let games = table::contract::games("CRYO_LOCKSTEP_GAMES", 10_000);
    let mut compared = 0;
    for seed in 0..games {
        let mut game = Game::new(house(), Rules::default(), seed, &mut Silent);
        let damaged = house().docks.iter().zip(game.ship.damaged).filter(|(_, d)| *d).map(|(dock, _)| dock.id.clone());
        let hand = game.ship.human.hand.iter().map(|c| c.id().to_owned()).collect();
        let slow = Slow::new(hand, damaged.collect());
        let mut seat = Lockstep { random: Random::new(seed), slow, dock: None, compared: 0 };
        for (at, cavern) in house().caverns.iter().enumerate().filter(|(at, _)| game.ship.face_up[*at]) {
            let tile = game.ship.cavern_tile(at).unwrap().id.clone();
            seat.slow.face_up.insert(cavern.id.clone(), tile);
        }
        let Ok(()) = Sitting { game: &mut game, seat: &mut Anybody(&mut seat) }.keep_cards();
        loop {
            let Ok(()) = Sitting { game: &mut game, seat: &mut Anybody(&mut seat) }.your_turn();
            assert_eq!(seat.slow.describe(), described(&game), "after the turn");
            assert_eq!(seat.slow.sunset, game.sunset);
            if game.ends() {
                break;
            }
            let Ok(()) = Sitting { game: &mut game, seat: &mut Anybody(&mut seat) }.rivals_turn();
            seat.after_the_rival(&game);
            assert_eq!(seat.slow.describe(), described(&game), "after the Rival's turn");
            assert_eq!(seat.slow.all_gone(), game.ship.human.pods_left() == 0, "B47");
            if game.ends() {
                break;
            }
        }
        compared += seat.compared;
    }
    assert!(compared > 50 * games, "{compared} decisions compared");
}
