//! The Automa beside the printed game: the person moves the pieces and names what the program cannot know; the Automa
//! decides, counts and says what to do.
//!
//! With the *tracked* circle, the program keeps the queue of patches, each entered at most once, and derives everything
//! else. With the *window*, nothing about the circle is kept: the person says how far their own token got and names the
//! next three patches.

mod ahead;
mod cards;
mod circle;
mod ending;
mod patches;
mod player;
mod record;
mod scene;

pub use cards::{CardSource, PrintedDeck};
pub use scene::{KeptShown, PlayerShown, Shown};

use table::{Over, Record as _, Scene, State, Step, Stop, Table, Tape, msg};

use crate::automa::take_turn;
use crate::data::{AutomaCard, FINAL, FIRST_BUTTONS};
use crate::facts::AutomaTable;
use crate::game::board::Board;
use crate::game::circle::Circle;
use crate::game::patch::{PATCH_COUNT, PatchId};
use crate::names::{CircleMode, Next, Seat, Side};
use crate::options::Rules;
use crate::score::Collected;
use crate::words;

/// What is tracked for the player, with the tracked circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Buttons in hand.
    pub buttons: u16,
    /// Printed buttons on the quilt.
    pub printed: u8,
    /// Squares covered.
    pub covered: u8,
    /// Patches taken.
    pub patches: Vec<PatchId>,
}

/// The record beside the printed game.
#[derive(Clone, Debug)]
pub struct Companion {
    rules: Rules,
    mode: CircleMode,
    /// Tokens, special patches, tile; its own circle is not used.
    board: Board,
    /// Tracked: all patches left, clockwise, unknown ones as none. Window: the known ones among the next three.
    queue: Vec<Option<PatchId>>,
    /// Window: patches that lay behind the one taken; these are offered first.
    likely: Vec<PatchId>,
    /// Window: only this many patches are left, if the person said so.
    only_left: Option<usize>,
    /// The patches the Automa has taken, in order.
    piles: Vec<PatchId>,
    automa: Collected,
    player: Person,
    cards: CardSource,
    /// Has anybody acted yet?
    started: bool,
    /// The Automa has just taken the tile, but the player might have earned it first.
    tile_in_doubt: bool,
    /// Has the Automa's turn begun?
    announced: bool,
}

impl Companion {
    /// A new game.
    pub fn new(rules: Rules, mode: CircleMode, cards: CardSource) -> Self {
        let mut queue = vec![None; PATCH_COUNT];
        match mode {
            CircleMode::Tracked => queue[PATCH_COUNT - 1] = PatchId::new(0),
            CircleMode::Window => queue.clear(),
        }
        Self {
            rules,
            mode,
            board: Board::new(Circle::in_order(&[]), rules.special_patches),
            queue,
            likely: Vec::new(),
            only_left: None,
            piles: Vec::new(),
            automa: Collected::default(),
            player: Person { buttons: FIRST_BUTTONS, printed: 0, covered: 0, patches: Vec::new() },
            cards,
            started: false,
            tile_in_doubt: false,
            announced: false,
        }
    }

    /// Starts in the middle of a game, for tests and transcripts.
    pub fn with_spaces(mut self, player: u8, automa: u8, on_top: Side, special_left: u64) -> Self {
        self.board.spaces[Seat::First] = player;
        self.board.spaces[Seat::Second] = automa;
        self.board.last = on_top.seat();
        self.board.special_left = special_left;
        self.started = true;
        self
    }

    /// Plays the tape and shows where it stops. `seed` lays out the circle if the person wants it dealt.
    pub fn run(mut self, seed: u64, tape: &mut Tape<'_>) -> Scene {
        let end = self.play(seed, tape);
        Scene { end, state: State::new(self.shown()), panel: self.panel(), fields: self.fields() }
    }

    /// The game from set-up to score. Whose turn it is is worked out again after every answer, because a correction may
    /// have changed it.
    pub fn play(&mut self, seed: u64, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        match tape.resume() {
            Some(kept) => *self = kept,
            None => self.tell_set_up(tape),
        }
        loop {
            tape.keep(|| self.clone());
            match self.next() {
                Next::Over => {
                    if let Some(over) = self.final_score(tape)? {
                        return Ok(over);
                    }
                }
                Next::Player => {
                    self.announced = false;
                    match self.mode {
                        CircleMode::Tracked => self.player_acts(seed, tape)?,
                        CircleMode::Window => self.player_moved(tape)?,
                    }
                }
                Next::Automa => {
                    // Questions from here on belong to its turn.
                    if !std::mem::replace(&mut self.announced, true) {
                        tape.tell(words::automa_turn);
                    }
                    match self.unknown_place() {
                        Some(place) => self.ask_next_patch(place, tape)?,
                        None => self.automa_turn(tape)?,
                    }
                }
            }
        }
    }

    fn next(&self) -> Next {
        Next::of(self.board.to_move())
    }

    fn tell_set_up(&self, tape: &mut Tape<'_>) {
        let printed = matches!(self.cards, CardSource::Printed(_));
        tape.tell(|| Step::new(msg!("patchwork-setup-automa")));
        if printed {
            tape.tell(|| Step::new(msg!("patchwork-setup-cards", deck = self.rules.deck.id())));
        }
        let marker = FINAL - self.rules.marker;
        tape.tell(|| {
            Step::new(msg!("patchwork-setup-marker", spaces = marker)).because([msg!(
                "patchwork-setup-level",
                level = self.rules.level.roman(),
                spaces = marker
            )])
        });
        tape.tell(|| Step::new(msg!("patchwork-setup-tokens")));
        tape.tell(|| Step::know(msg!("patchwork-you-begin")));
    }

    /// The Automa's turn: all facts are known, except for a printed card.
    fn automa_turn(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let card = match &mut self.cards {
            CardSource::App(cards) => {
                cards.replenish(self.rules.reshuffle);
                cards.reveal()
            }
            CardSource::Printed(_) => match self.ask_card(tape)? {
                Some(card) => card,
                None => return Ok(()),
            },
        };
        let window = self.window();
        (self.started, self.announced) = (true, false);
        let played = take_turn(self, card, window);
        self.tile_in_doubt = played.turn.tile && (self.mode == CircleMode::Window || self.player.covered >= 49);
        if played.next != Next::Automa && self.mode == CircleMode::Window {
            // The player may take some of them; from now on they are only offered first.
            self.only_left = None;
        }
        for step in played.steps() {
            tape.tell(|| step);
        }
        Ok(())
    }
}

impl AutomaTable for Companion {
    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    fn collected(&mut self) -> &mut Collected {
        &mut self.automa
    }

    fn take_patch(&mut self, place: usize) -> Option<PatchId> {
        let patch = self.queue.get(place).copied().flatten()?;
        self.turn_queue(place);
        self.piles.push(patch);
        Some(patch)
    }

    fn discard(&mut self, card: &'static AutomaCard, at_final: bool) -> bool {
        let reshuffle = self.rules.reshuffle;
        match &mut self.cards {
            CardSource::App(cards) => cards.discard(card, reshuffle, at_final),
            CardSource::Printed(cards) => cards.discard(card, reshuffle, at_final),
        }
    }
}
