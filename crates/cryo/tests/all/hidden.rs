//! What the human cannot see, dealt anew: what was seen stays, no piece is lost, nothing depends on what really lies there.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::VecDeque;
use std::convert::Infallible;

use crate::anybody::Anybody;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::playout::Random;
use cryo::game::turn::{self, Event, Seat, Sitting};
use cryo::names::{Card, Section};
use cryo::options::Rules;
use cryo::own::{Back, Size, house};
use table::{Rng, Silent, Step, Table};

/// A random player; `look` sees every decision point, how the turn began, and what was decided since.
struct Looking<F> {
    random: Random,
    began: Option<Game<'static>>,
    decided: Vec<Move>,
    look: F,
}

impl<F> Table for Looking<F> {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl<F: FnMut(&Game<'_>, Option<&Game<'static>>, &[Move])> Seat for Looking<F> {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        (self.look)(game, self.began.as_ref(), &self.decided);
        let decided = self.random.decide(game, point)?;
        self.decided.push(decided);
        Ok(decided)
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.random.tie(tie, ways)
    }

    fn saw(&mut self, game: &Game<'_>, event: Event) {
        if event == Event::Turn {
            self.began = Some(Game { round: game.round - 1, ..*game }.on(house()));
            self.decided.clear();
        }
    }
}

fn games(many: u64, mut look: impl FnMut(&Game<'_>, Option<&Game<'static>>, &[Move])) {
    for seed in 0..many {
        let mut game = Game::new(house(), Rules::default(), seed, &mut Silent);
        let mut seat = Looking { random: Random::new(seed), began: None, decided: Vec::new(), look: &mut look };
        let Ok(()) = turn::play(&mut game, &mut Anybody(&mut seat));
    }
}

fn sorted<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort();
    all
}

/// Cards nobody sees.
fn cards(game: &Game<'_>) -> Vec<&'static str> {
    sorted(game.ship.deck.iter().chain(&game.ship.missions).map(|card| card.id()))
}

/// The lower tiles of a section.
fn lower(game: &Game<'_>, section: Section) -> Vec<u8> {
    let of = house().spaces.iter().zip(&game.ship.stacks).filter(|(space, _)| space.section == section);
    sorted(of.filter(|(_, stack)| stack.len() == 2).map(|(_, stack)| stack[0]))
}

fn tokens(game: &Game<'_>, back: Back) -> Vec<u8> {
    sorted(game.ship.track.iter().copied().filter(|&token| house().tokens[usize::from(token)].back == back))
}

fn face_down(game: &Game<'_>, size: Size) -> Vec<Option<u8>> {
    let down = |&at: &usize| house().caverns[at].size == size && !game.ship.face_up[at];
    sorted((0..house().caverns.len()).filter(down).map(|at| game.ship.cavern_tiles[at]))
}

#[test]
fn dealing_anew_keeps_what_is_seen_and_loses_no_piece() {
    let (mut looked, mut imaging, mut changed) = (0, 0, [0u64; 4]);
    games(20, |game, _, _| {
        looked += 1;
        let mut with = *game;
        if looked % 4 == 0 && with.ship.human.upgrades.is_empty() {
            with.ship.human.upgrades.push(Card::Rhino);
        }
        let game = &with;
        let mut other = *game;
        other.resample(&mut Rng::new(looked, 5));
        let (before, after) = (&game.ship, &other.ship);
        assert_eq!(cards(game), cards(&other));
        assert_eq!(
            (before.missions.len(), before.discard, before.human),
            (after.missions.len(), after.discard, after.human)
        );
        for section in Section::ALL {
            assert_eq!(lower(game, section), lower(&other, section));
        }
        for (stack, dealt) in before.stacks.iter().zip(&after.stacks) {
            assert_eq!((stack.len(), stack.last()), (dealt.len(), dealt.last()));
        }
        for back in Back::ALL {
            assert_eq!(tokens(game, back), tokens(&other, back));
        }
        let backs = |game: &Game<'_>| -> Vec<Back> {
            game.ship.track.iter().map(|&token| house().tokens[usize::from(token)].back).collect()
        };
        assert_eq!(backs(game), backs(&other), "the marks of the stacks are seen");
        for size in Size::ALL {
            assert_eq!(face_down(game, size), face_down(&other, size));
        }
        for at in 0..house().caverns.len() {
            if before.face_up[at] || before.human.has(Card::Rhino) {
                assert_eq!(before.cavern_tiles[at], after.cavern_tiles[at], "seen");
            }
        }
        imaging += u64::from(before.human.has(Card::Rhino));
        let moved = [
            before.deck != after.deck,
            before.stacks != after.stacks,
            before.track != after.track,
            before.cavern_tiles != after.cavern_tiles,
        ];
        changed.iter_mut().zip(moved).for_each(|(n, moved)| *n += u64::from(moved));
        // Whatever really lies there, the same is dealt.
        let (mut one, mut two) = (*game, other);
        one.resample(&mut Rng::new(looked, 6));
        two.resample(&mut Rng::new(looked, 6));
        let hidden = |game: &Game<'_>| {
            let ship = &game.ship;
            (ship.deck, ship.missions, ship.stacks, ship.track, ship.cavern_tiles)
        };
        assert_eq!(hidden(&one), hidden(&two));
    });
    assert!(changed.iter().all(|n| *n > looked / 3) && imaging > 0, "{changed:?} of {looked}, {imaging}");
}

/// Decides what was decided, and stops where that ends.
struct Until(VecDeque<Move>);

impl Table for Until {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Until {
    type Pause = ();

    fn decide(&mut self, _: &Game<'_>, _: &Point) -> Result<Move, ()> {
        self.0.pop_front().ok_or(())
    }

    fn tie(&mut self, _: Tie, _: &[Way]) -> Result<usize, ()> {
        Err(())
    }
}

#[test]
fn dealt_anew_from_the_beginning_of_a_turn_the_same_decisions_lead_to_what_was_seen() {
    let (mut looked, mut drew, mut turned) = (0, 0, 0);
    games(20, |game, began, decided| {
        let Some(began) = began.filter(|_| !decided.is_empty()) else { return };
        looked += 1;
        let mut twin = *began;
        if !twin.resample_since(game, &mut Rng::new(looked, 7)) {
            return;
        }
        let mut seat = Until(decided.iter().copied().collect());
        assert_eq!(
            Sitting { game: &mut twin, seat: &mut seat }.your_turn(),
            Err(()),
            "it is the same point of the turn"
        );
        let (now, then) = (&game.ship, &twin.ship);
        assert_eq!((now.human, now.discard, now.tokens), (then.human, then.discard, then.tokens));
        assert_eq!((now.deck.len(), now.track.len(), now.face_up), (then.deck.len(), then.track.len(), then.face_up));
        assert!(now.stacks.iter().zip(&then.stacks).all(|(a, b)| (a.len(), a.last()) == (b.len(), b.last())));
        let up = |at: &usize| now.face_up[*at];
        assert!((0..house().caverns.len()).filter(up).all(|at| now.cavern_tiles[at] == then.cavern_tiles[at]));
        drew += u64::from(now.deck.len() < began.ship.deck.len());
        turned += u64::from(now.face_up != began.ship.face_up || now.track.len() < began.ship.track.len());
    });
    assert!(looked > 1_000 && drew > 50 && turned > 50, "{looked}: {drew}, {turned}");
}

#[test]
fn a_deck_that_was_shuffled_in_between_is_not_dealt_anew() {
    let mut game = Game::new(house(), Rules::default(), 1, &mut Silent);
    game.ship.discard = [Card::Mole, Card::Ram].into();
    let mut later = game;
    while !later.ship.deck.is_empty() {
        let card = later.ship.draw().unwrap();
        later.ship.human.hand.push(card);
    }
    let before = game.ship;
    let mut drawn_out = game;
    assert!(drawn_out.resample_since(&later, &mut Rng::new(1, 1)), "nothing was shuffled yet");
    later.ship.draw();
    assert!(later.ship.discard.is_empty());
    assert!(!game.resample_since(&later, &mut Rng::new(1, 1)));
    assert_eq!((game.ship.deck, game.ship.missions, game.ship.stacks), (before.deck, before.missions, before.stacks));
    // A deck that grew is one that was shuffled.
    later = game;
    later.ship.deck.push(Card::Mole);
    assert!(!game.resample_since(&later, &mut Rng::new(1, 1)));
}
