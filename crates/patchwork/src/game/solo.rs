//! The whole game against the Automa, as played by the digital table and the lab.

use serde::Serialize;
use table::Rng;

use crate::automa::cards::Cards;
use crate::automa::{Case, Played, carry_out, take_turn};
use crate::data::AutomaCard;
use crate::facts::{AutomaTable, Facts};
use crate::game::action::{Action, Refused};
use crate::game::board::Board;
use crate::game::circle::Circle;
use crate::game::instructions::{Accelerated, Instructions, Plain};
use crate::game::patch::PatchId;
use crate::game::player::{Happened, Player};
use crate::game::playout::random_choice;
use crate::names::{Next, Seat, Side};
use crate::options::Rules;
use crate::score::{Collected, winner};

/// A game of the player (first seat) against the Automa (second seat).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solo {
    /// The options.
    pub rules: Rules,
    /// What both share.
    pub board: Board,
    /// The player's quilt and buttons.
    pub player: Player,
    /// What the Automa has collected.
    pub automa: Collected,
    /// The Automa's patches, bit = id.
    pub automa_patches: u64,
    /// The Automa's deck.
    pub cards: Cards,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Result {
    /// The player's points.
    pub player: i32,
    /// The Automa's points.
    pub automa: i32,
    /// Who has the 7×7 tile.
    pub tile: Option<Side>,
    /// Who was first on the final space.
    pub first_at_final: Side,
    /// Who won.
    pub winner: Side,
}

impl Solo {
    /// The game for a seed.
    #[inline]
    pub fn of_seed(rules: Rules, seed: u64) -> Self {
        Self::new(rules, Circle::of_seed(seed), Cards::of_seed(rules.deck, seed))
    }

    /// A game with this circle and deck.
    #[inline]
    pub fn new(rules: Rules, circle: Circle, cards: Cards) -> Self {
        Self {
            rules,
            board: Board::new(circle, rules.special_patches),
            player: Player::START,
            automa: Collected::default(),
            automa_patches: 0,
            cards,
        }
    }

    /// Who moves next.
    #[inline]
    pub fn next(&self) -> Next {
        Next::of(self.board.to_move())
    }

    /// The player does an action, or it is refused and nothing changes.
    pub fn apply(&mut self, action: Action) -> std::result::Result<Happened, Refused> {
        self.player.apply(&mut self.board, Seat::First, action)
    }

    /// The facts of the Automa's turn with this card.
    #[inline]
    pub fn facts(&self, card: &'static AutomaCard) -> Facts<'_> {
        Facts::at(card, self.board.circle.window(), &self.board)
    }

    /// The Automa's turn, without reasons. Returns which case it was.
    #[inline]
    pub fn automa_turn(&mut self) -> Case {
        let card = self.cards.reveal();
        let facts = self.facts(card);
        let affordable = facts.window.iter().filter(|p| p.cost() <= card.budget).count();
        let turn = facts.turn(&self.rules);
        carry_out(self, card, &turn);
        match affordable {
            0 => Case::A,
            1 => Case::B,
            _ => Case::C,
        }
    }

    /// The Automa's turn with all its reasons.
    pub fn automa_turn_explained(&mut self) -> Played {
        let card = self.cards.reveal();
        let window = self.board.circle.window().to_vec();
        take_turn(self, card, window)
    }

    /// The Automa's points as things stand, including a designer's bonus.
    pub fn automa_points(&self) -> i32 {
        self.automa.score(self.rules.level) + i32::from(self.rules.bonus)
    }

    /// How it ended; none while it is still going on.
    pub fn result(&self) -> Option<Result> {
        if self.next() != Next::Over {
            return None;
        }
        let first_at_final = Side::of(self.board.first_home?);
        let player = self.player.score(&self.board, Seat::First);
        let automa = self.automa_points();
        let winner = winner(player, automa, first_at_final);
        Some(Result { player, automa, tile: self.board.tile.map(Side::of), first_at_final, winner })
    }
}

impl AutomaTable for Solo {
    #[inline]
    fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    #[inline]
    fn collected(&mut self) -> &mut Collected {
        &mut self.automa
    }

    #[inline]
    fn take_patch(&mut self, place: usize) -> Option<PatchId> {
        let patch = self.board.circle.take(place)?;
        self.automa_patches |= 1 << patch.id();
        Some(patch)
    }

    #[inline]
    fn discard(&mut self, card: &'static AutomaCard, at_final: bool) -> bool {
        self.cards.discard(card, self.rules.reshuffle, at_final)
    }
}

/// A game of a random player against the Automa.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloPlayout {
    /// How it ended.
    pub result: Result,
    /// The player's actions and the Automa's turns together.
    pub actions: u32,
}

/// Plays the game for a seed with a random player.
pub fn play_random(rules: Rules, seed: u64) -> SoloPlayout {
    match Accelerated::detect() {
        Some(accelerated) => accelerated.run(
            #[inline(always)]
            || play_random_with(rules, seed, accelerated),
        ),
        None => play_random_with(rules, seed, Plain),
    }
}

#[inline(always)]
fn play_random_with(rules: Rules, seed: u64, bits: impl Instructions) -> SoloPlayout {
    let mut solo = Solo::of_seed(rules, seed);
    let mut rng = Rng::new(seed, crate::game::randomness::RANDOM_SEATS);
    let actions = play_on_with(&mut solo, &mut rng, bits);
    let result = solo.result().expect("the loop ends only when the game is over");
    SoloPlayout { result, actions }
}

/// Plays on at random to the end; returns how many actions it took, including the Automa's turns.
pub fn play_on(solo: &mut Solo, rng: &mut Rng) -> u32 {
    match Accelerated::detect() {
        Some(accelerated) => accelerated.run(
            #[inline(always)]
            || play_on_with(solo, rng, accelerated),
        ),
        None => play_on_with(solo, rng, Plain),
    }
}

#[inline(always)]
fn play_on_with(solo: &mut Solo, rng: &mut Rng, bits: impl Instructions) -> u32 {
    let mut actions = 0;
    loop {
        match solo.next() {
            Next::Over => return actions,
            Next::Player => {
                let choice = random_choice(&solo.player, &solo.board, rng, bits);
                solo.player.play(&mut solo.board, Seat::First, choice);
            }
            Next::Automa => {
                solo.automa_turn();
            }
        }
        actions += 1;
    }
}

impl SoloPlayout {
    /// Folds the result into a check-sum, so that doing less work cannot pass for speed.
    #[inline]
    pub fn checksum(&self, sum: u64) -> u64 {
        let r = &self.result;
        let facts = u64::from(self.actions) << 4
            | (r.first_at_final as u64) << 3
            | (r.winner as u64) << 2
            | r.tile.map_or(2, |side| side as u64);
        let points = (r.player as u32 as u64) << 32 | u64::from(r.automa as u32);
        table::rng::mix(sum ^ points.wrapping_mul(31).wrapping_add(facts))
    }
}
