//! The whole game against the Automa: what the digital table and the lab play.

use serde::Serialize;
use table::Rng;

use crate::action::{Action, Refused};
use crate::automa::{Case, Collected, Facts, Next, Reasons, Rules, Side, Turn, winner};
use crate::board::{Board, Seat};
use crate::cards::Cards;
use crate::circle::Circle;
use crate::data::{AutomaCard, FINAL};
use crate::patch::PatchId;
use crate::player::{Happened, Player};
use crate::playout::random_choice;
use crate::select::{Accelerated, Instructions, Plain};

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

/// A turn of the Automa as it happened, with everything a table tells about it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The card.
    pub card: &'static AutomaCard,
    /// The window before the turn.
    pub window: Vec<PatchId>,
    /// Both spaces before the turn: the Automa's, the player's.
    pub before: (u8, u8),
    /// What it did.
    pub turn: Turn,
    /// Why.
    pub why: Reasons,
    /// Its buttons afterwards.
    pub buttons: u16,
    /// Was the deck shuffled afterwards?
    pub shuffled: bool,
    /// Who moves next.
    pub next: Next,
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
    /// The game of a seed.
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
        match self.board.to_move() {
            Some(Seat::First) => Next::Player,
            Some(Seat::Second) => Next::Automa,
            None => Next::Over,
        }
    }

    /// The player does an action, or it is refused and nothing changes.
    pub fn apply(&mut self, action: Action) -> std::result::Result<Happened, Refused> {
        self.player.apply(&mut self.board, Seat::First, action)
    }

    /// The facts of the Automa's turn with this card.
    #[inline]
    pub fn facts(&self, card: &'static AutomaCard) -> Facts<'_> {
        Facts {
            card,
            window: self.board.circle.window(),
            automa: self.board.spaces[Seat::Second],
            player: self.board.spaces[Seat::First],
            tile_free: self.board.tile.is_none(),
            special_left: self.board.special_left,
        }
    }

    /// The Automa's turn without a word. Tells which case it was.
    #[inline]
    pub fn automa_turn(&mut self) -> Case {
        let card = self.cards.reveal();
        let facts = self.facts(card);
        let affordable = facts.window.iter().filter(|p| p.cost() <= card.budget).count();
        let turn = facts.turn(&self.rules);
        self.carry_out(card, &turn);
        match affordable {
            0 => Case::A,
            1 => Case::B,
            _ => Case::C,
        }
    }

    /// The Automa's turn with all its reasons.
    pub fn automa_turn_explained(&mut self) -> Played {
        let card = self.cards.reveal();
        let facts = self.facts(card);
        let (turn, why) = facts.explain(&self.rules);
        let (window, before) = (facts.window.to_vec(), (facts.automa, facts.player));
        let shuffled = self.carry_out(card, &turn);
        Played { card, window, before, turn, why, buttons: self.automa.buttons, shuffled, next: self.next() }
    }

    /// What the turn does to the board. Tells whether the deck was shuffled.
    #[inline]
    fn carry_out(&mut self, card: &'static AutomaCard, turn: &Turn) -> bool {
        if let Some(patch) = turn.take.and_then(|place| self.board.circle.take(place)) {
            self.automa.take(patch);
            self.automa_patches |= 1 << patch.id();
        }
        self.board.move_leaving_specials(Seat::Second, turn.to);
        self.board.special_left &= !turn.special_taken;
        self.automa.buttons += turn.gained;
        if turn.tile {
            self.automa.tile = true;
            self.board.tile = Some(Seat::Second);
        }
        self.cards.discard(card, self.rules.reshuffle, turn.to == FINAL)
    }

    /// The Automa's points as things stand, a designer's bonus included.
    pub fn automa_points(&self) -> i32 {
        self.automa.score(self.rules.level) + i32::from(self.rules.bonus)
    }

    /// How it ended; none while it goes on.
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

/// A game of a random player against the Automa.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloPlayout {
    /// How it ended.
    pub result: Result,
    /// The player's actions and the Automa's turns together.
    pub actions: u32,
}

/// Plays the game of a seed with a random player.
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
    let mut rng = Rng::new(seed, crate::stream::RANDOM_SEATS);
    let actions = play_on_with(&mut solo, &mut rng, bits);
    let result = solo.result().expect("the loop ends only when the game is over");
    SoloPlayout { result, actions }
}

/// Plays on at random to the end; tells how many actions it took, the Automa's turns included.
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
    /// Folds the result into a check-sum, so that speed cannot be bought by playing less.
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
