//! The Automa beside the printed game: the person moves the pieces and names what the program cannot
//! know; the Automa decides, counts and tells what to do.
//!
//! With the *tracked* circle the program keeps the queue of patches, each entered at most once, and
//! derives everything else. With the *window* nothing about the circle is kept: the person tells how
//! far the own token got and names the next three patches.

mod ask;
mod patches;
mod record;

use serde_json::{Value, json};
use table::{Msg, Over, Record as _, Scene, State, Step, Stop, Table, Tape, msg};

use crate::automa::{Collected, Facts, Next, Reshuffle, Rules, Side};
use crate::board::{Board, Seat};
use crate::cards::Cards;
use crate::circle::Circle;
use crate::data::{AutomaCard, FINAL, FIRST_BUTTONS, spaces_of};
use crate::patch::{PATCH_COUNT, PatchId};
use crate::solo::Played;
use crate::tell::{self, PlayerEnd};

/// How much of the circle is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CircleMode {
    /// All of it; unknown patches are named when they first matter.
    #[default]
    Tracked,
    /// Nothing but the next three.
    Window,
}

/// Where the Automa's cards come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardSource {
    /// The program shuffles.
    Virtual(Cards),
    /// The person draws and names the card.
    Physical {
        /// Numbers revealed since the last shuffle, in order.
        revealed: Vec<u8>,
        /// Cards left to draw before the next shuffle.
        left: u8,
        /// The number on the back of the top card, if the person has named it.
        back: Option<u8>,
    },
}

/// What is tracked of the player, with the tracked circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracked {
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
    /// Window: patches that lay behind the one taken, offered first.
    likely: Vec<PatchId>,
    /// Window: only so many patches are left, if the person said so.
    only_left: Option<usize>,
    /// Patches gone, in the order taken, by the Automa.
    piles: Vec<PatchId>,
    automa: Collected,
    player: Tracked,
    cards: CardSource,
    /// Has anybody acted yet?
    started: bool,
    /// The Automa has just taken the tile while the player might have had it.
    tile_in_doubt: bool,
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
            player: Tracked { buttons: FIRST_BUTTONS, printed: 0, covered: 0, patches: Vec::new() },
            cards,
            started: false,
            tile_in_doubt: false,
        }
    }

    /// The cards of a physical deck before the first draw.
    pub const fn physical() -> CardSource {
        CardSource::Physical { revealed: Vec::new(), left: 10, back: None }
    }

    /// Starts in the middle of a game: how tests and transcripts begin.
    pub fn with_spaces(mut self, player: u8, automa: u8, on_top: Side, special_left: u64) -> Self {
        self.board.spaces[Seat::First] = player;
        self.board.spaces[Seat::Second] = automa;
        self.board.last = on_top.seat();
        self.board.special_left = special_left;
        self.started = true;
        self
    }

    /// Plays the tape and shows where it stops. `seed` lays out the circle if the person asks for it.
    pub fn run(mut self, seed: u64, tape: &mut Tape<'_>) -> Scene {
        let end = self.play(seed, tape);
        Scene { end, state: State::new(self.state()), panel: self.panel(), fields: self.fields() }
    }

    /// The game from its set-up to its score. Whose turn it is is derived anew after every answer, as a
    /// correction may have changed it.
    pub fn play(&mut self, seed: u64, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        self.tell_set_up(tape);
        loop {
            match self.next() {
                Next::Over => {
                    if let Some(over) = self.final_score(tape)? {
                        return Ok(over);
                    }
                }
                Next::Player => match self.mode {
                    CircleMode::Tracked => self.player_acts(seed, tape)?,
                    CircleMode::Window => self.player_moved(tape)?,
                },
                Next::Automa => match self.unknown_place() {
                    Some(place) => self.ask_next_patch(place, tape)?,
                    None => self.automa_turn(tape)?,
                },
            }
        }
    }

    fn next(&self) -> Next {
        Next::after(self.board.spaces[Seat::First], self.board.spaces[Seat::Second], Side::of(self.board.last))
    }

    fn tell_set_up(&self, tape: &mut Tape<'_>) {
        let physical = matches!(self.cards, CardSource::Physical { .. });
        tape.tell(|| Step::new(msg!("patchwork-setup-automa")));
        if physical {
            tape.tell(|| Step::new(msg!("patchwork-setup-cards", deck = deck_name(&self.rules))));
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

    /// The Automa's turn: the facts are all known, but for a printed card.
    fn automa_turn(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let card = match &mut self.cards {
            CardSource::Virtual(cards) => cards.reveal(),
            CardSource::Physical { .. } => match self.ask_card(tape)? {
                Some(card) => card,
                None => return Ok(()),
            },
        };
        let window = self.window();
        let facts = self.facts(card, &window);
        let (turn, why) = facts.explain(&self.rules);
        let before = (facts.automa, facts.player);
        self.started = true;
        if let Some(place) = turn.take {
            let patch = window[place];
            self.turn_queue(place);
            self.piles.push(patch);
            self.automa.take(patch);
        }
        self.board.move_leaving_specials(Seat::Second, turn.to);
        self.board.special_left &= !turn.special_taken;
        self.automa.buttons += turn.gained;
        self.tile_in_doubt = turn.tile && (self.mode == CircleMode::Window || self.player.covered >= 49);
        if turn.tile {
            self.automa.tile = true;
            self.board.tile = Some(Seat::Second);
        }
        let shuffled = self.discard(card, turn.to == FINAL);
        let played =
            Played { card, window, before, turn, why, buttons: self.automa.buttons, shuffled, next: self.next() };
        if played.next != Next::Automa && self.mode == CircleMode::Window {
            // The player may take some of them; they are only offered first from now on.
            self.only_left = None;
        }
        for step in played.steps(&self.automa, self.rules.reshuffle == Reshuffle::De) {
            tape.tell(|| step);
        }
        Ok(())
    }

    fn facts<'a>(&self, card: &'static AutomaCard, window: &'a [PatchId]) -> Facts<'a> {
        Facts {
            card,
            window,
            automa: self.board.spaces[Seat::Second],
            player: self.board.spaces[Seat::First],
            tile_free: self.board.tile.is_none(),
            special_left: self.board.special_left,
        }
    }

    /// The card goes to the discard pile; tells whether the deck is shuffled now.
    fn discard(&mut self, card: &'static AutomaCard, at_final: bool) -> bool {
        let reshuffle = self.rules.reshuffle;
        match &mut self.cards {
            CardSource::Virtual(cards) => cards.discard(card, reshuffle, at_final),
            CardSource::Physical { revealed, left, back } => {
                revealed.push(card.number);
                *left = left.saturating_sub(1);
                *back = None;
                let due = *left == 0 && !at_final;
                if due {
                    revealed.clear();
                    *left = if reshuffle == Reshuffle::De { 10 } else { 12 };
                }
                due
            }
        }
    }

    /// The score sheet: tracked figures are filled in for confirmation, others are asked for.
    fn final_score(&mut self, tape: &mut Tape<'_>) -> Result<Option<Over>, Stop> {
        let Some((buttons, empty)) = self.ask_score(tape)? else { return Ok(None) };
        let tile = self.board.tile == Some(Seat::First);
        let player = PlayerEnd { buttons, empty, tile };
        let first = self.board.first_home.map_or(Side::Player, Side::of);
        Ok(Some(tell::over(player, &self.automa, &self.rules, first)))
    }

    /// The number on the back of the next card, as far as the person sees it.
    fn next_budget(&self) -> Option<u8> {
        match &self.cards {
            CardSource::Virtual(cards) => cards.back(),
            CardSource::Physical { back, .. } => *back,
        }
    }

    fn cards_left(&self) -> usize {
        match &self.cards {
            CardSource::Virtual(cards) => cards.left(),
            CardSource::Physical { left, .. } => usize::from(*left),
        }
    }

    fn revealed(&self) -> &[u8] {
        match &self.cards {
            CardSource::Virtual(cards) => cards.revealed(self.rules.reshuffle),
            CardSource::Physical { revealed, .. } => revealed,
        }
    }

    /// Everything tracked that is public.
    pub fn state(&self) -> Value {
        let tracked = self.mode == CircleMode::Tracked;
        let queue: Vec<Option<u8>> = self.queue.iter().map(|p| p.map(PatchId::id)).collect();
        let ids = |patches: &[PatchId]| patches.iter().map(|p| p.id()).collect::<Vec<_>>();
        let mut player = json!({
            "space": self.board.spaces[Seat::First], "tile": self.board.tile == Some(Seat::First),
        });
        if tracked {
            player["buttons"] = self.player.buttons.into();
            player["printed_buttons"] = self.player.printed.into();
            player["squares"] = self.player.covered.into();
            player["patches"] = ids(&self.player.patches).into();
        }
        let aside = match &self.cards {
            CardSource::Virtual(cards) => cards.backs_aside(self.rules.reshuffle),
            CardSource::Physical { .. } => Vec::new(),
        };
        json!({
            "table": "companion",
            "circle": if tracked { "tracked" } else { "window" },
            "cards": if matches!(self.cards, CardSource::Virtual(_)) { "virtual" } else { "physical" },
            "next": self.next(),
            "on_top": Side::of(self.board.last),
            "player": player,
            "automa": {
                "space": self.board.spaces[Seat::Second], "buttons": self.automa.buttons,
                "patches": ids(&self.piles), "patches_with_buttons": self.automa.patches_with_buttons,
                "printed_buttons": self.automa.printed_buttons, "tile": self.automa.tile,
                "score": self.automa.score(self.rules.level), "level": self.rules.level,
                "cards_left": self.cards_left(), "revealed": self.revealed(),
                "next_budget": self.next_budget(), "set_aside_budgets": aside,
            },
            "queue": queue,
            "window": self.shown_window().iter().map(|p| p.map(PatchId::id)).collect::<Vec<_>>(),
            "special_left": spaces_of(self.board.special_left).collect::<Vec<_>>(),
            "marker": if self.board.tile.is_none() { Some(self.rules.marker) } else { None },
            "first_at_final": self.board.first_home.map(Side::of),
        })
    }

    fn panel(&self) -> Vec<(Msg, Msg)> {
        let tile = self.board.tile.map(Side::of);
        let mut lines = crate::digital::panel(&self.automa, self.cards_left(), tile, self.next_budget());
        let (mine, its) = (self.board.spaces[Seat::First], self.board.spaces[Seat::Second]);
        let where_it_is = match mine.cmp(&its) {
            std::cmp::Ordering::Less => ("ahead", its - mine),
            std::cmp::Ordering::Equal => ("level", 0),
            std::cmp::Ordering::Greater => ("behind", mine - its),
        };
        lines.insert(
            0,
            (
                msg!("patchwork-panel-token"),
                msg!("patchwork-panel-token-is", place = where_it_is.0, n = where_it_is.1, left = FINAL - its),
            ),
        );
        if self.mode == CircleMode::Tracked {
            let Tracked { buttons, printed, covered, .. } = self.player;
            lines.push((
                msg!("patchwork-panel-you"),
                msg!("patchwork-panel-you-have", buttons = buttons, printed = printed, empty = 81 - covered),
            ));
        }
        lines
    }
}

fn deck_name(rules: &Rules) -> &'static str {
    match rules.deck {
        crate::data::AutomaDeck::Normal => "normal",
        crate::data::AutomaDeck::Tactical => "tactical",
    }
}
