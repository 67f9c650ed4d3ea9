//! The digital table: the program owns the board, the person plays on screen.

mod offered;
mod shown;
mod told;

pub use offered::{Look, Offered, Takeable};
pub use shown::{Advance, BoardSpace, Choices, Cover, Obstacle, Offer, PlayerShown, Shown};
pub use told::{Brought, Moved};

use serde_json::json;
use table::{Answer, Asks as _, Msg, Opt, Over, Question, Refusal, Scene, State, Stop, Table, Tape, msg};

use crate::automa::AutomaShown;
use crate::data::spaces_of;
use crate::game::action::Action;
use crate::game::patch::PatchId;
use crate::game::player::Happened;
use crate::game::solo::Solo;
use crate::game::square::Square;
use crate::names::{Next, Seat, Side, Space};
use crate::options::Rules;
use crate::score::{self, PlayerEnd};
use crate::words;

/// A digital game: the rules' state, and where each patch lies, for drawing.
#[derive(Clone, Debug)]
pub struct Digital {
    solo: Solo,
    cover: [Cover; 81],
    finished: Option<Over>,
}

impl Digital {
    /// The game for a seed.
    pub fn new(rules: Rules, seed: u64) -> Self {
        Self { solo: Solo::of_seed(rules, seed), cover: [Cover::Bare; 81], finished: None }
    }

    /// A game from this position, for tests.
    pub const fn at(solo: Solo) -> Self {
        Self { solo, cover: [Cover::Bare; 81], finished: None }
    }

    /// The rules' state.
    pub const fn solo(&self) -> &Solo {
        &self.solo
    }

    /// Plays the tape and shows where it stops.
    pub fn run(mut self, tape: &mut Tape<'_>) -> Scene {
        let end = self.play(tape);
        Scene { end, state: State::new(self.shown()), panel: self.panel(), fields: Vec::new() }
    }

    /// The game from its first move to its end.
    pub fn play(&mut self, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        match tape.resume() {
            Some(kept) => *self = kept,
            None => tape.tell(|| table::Step::know(msg!("patchwork-you-begin"))),
        }
        loop {
            tape.keep(|| self.clone());
            match self.solo.next() {
                Next::Over => return Ok(self.over()),
                Next::Player => {
                    let id = if self.solo.board.pending > 0 { "special" } else { "move" };
                    let action = tape.ask_lazily(
                        &mut (),
                        Some(id),
                        |()| self.question(id),
                        |(), answer, _, _| self.read(answer),
                    )?;
                    let told = self.act(action);
                    tape.tell(|| told);
                }
                Next::Automa => {
                    let played = self.solo.automa_turn_explained();
                    tape.tell(words::automa_turn);
                    for step in played.steps() {
                        tape.tell(|| step);
                    }
                }
            }
        }
    }

    fn over(&mut self) -> Over {
        let solo = &self.solo;
        let player = PlayerEnd {
            buttons: solo.player.buttons.into(),
            empty: solo.player.quilt.empty().into(),
            tile: solo.board.tile == Some(Seat::First),
        };
        let first = solo.board.first_home.map_or(Side::Player, Side::of);
        let over = score::over(player, &solo.automa, &solo.rules, first);
        self.finished = Some(over.clone());
        over
    }

    /// The action an answer names; illegal ones are refused with the rules' own code.
    fn read(&self, answer: &Answer) -> Result<Action, Refusal> {
        let Some(text) = answer.id() else {
            return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "choice")));
        };
        let action: Action = text.parse().map_err(|why| words::refusal(&why))?;
        let solo = &self.solo;
        solo.player.check(&solo.board, Seat::First, action).map_err(|why| words::refusal(&why))?;
        Ok(action)
    }

    /// Does an action that has been checked, and tells the result.
    fn act(&mut self, action: Action) -> table::Step {
        let Ok(happened) = self.solo.apply(action) else { return table::Step::idle(msg!("patchwork-passes")) };
        self.colour(action);
        told(action, &happened).data(json!(Moved::new(action, &happened)))
    }

    fn colour(&mut self, action: Action) {
        match action {
            Action::Advance => {}
            Action::Special { square } => self.cover[usize::from(square.index())] = Cover::Special,
            Action::Take { patch, orientation, anchor } => {
                let Some(turned) = patch.orientation(orientation) else { return };
                for (row, column) in turned.squares() {
                    if let Some(square) = Square::at(anchor.row() + row, anchor.column() + column) {
                        self.cover[usize::from(square.index())] = Cover::Patch(patch);
                    }
                }
            }
        }
    }

    fn question(&self, id: &'static str) -> Question {
        let solo = &self.solo;
        let legal = solo.player.legal(&solo.board, Seat::First);
        let options = legal.map(|action| self.option(action)).collect();
        let prompt = if id == "special" { msg!("patchwork-ask-special") } else { msg!("patchwork-ask-move") };
        let question = Question::choice(id, prompt, options);
        match solo.cards.back() {
            Some(budget) if id == "move" => {
                let window = solo.board.circle.window();
                let affordable: Vec<Msg> = (0..window.len())
                    .filter(|&p| window[p].cost() <= budget)
                    .map(|p| words::place(window, p))
                    .collect();
                let list = if affordable.is_empty() { msg!("list-none") } else { msg!("list", list = affordable) };
                question.note(msg!("patchwork-next-budget", budget = budget, affordable = list))
            }
            _ => question,
        }
    }

    fn option(&self, action: Action) -> Opt {
        Opt::new(action.to_string(), words::action(&self.solo, action))
    }

    /// What each choice in this turn would lead to.
    fn choices(&self) -> Choices {
        let solo = &self.solo;
        let (board, player) = (&solo.board, &solo.player);
        let crossing = |to: Space| {
            let next = Next::after(to, board.spaces[Seat::Second], Side::Player);
            (board.crossing(Seat::First, to), next)
        };
        let offer = |&patch: &PatchId| {
            let to = board.space_after(Seat::First, patch.time());
            let (crossed, next) = crossing(to);
            Offer {
                patch,
                label: patch.label(),
                cost: patch.cost(),
                time: patch.time(),
                buttons: patch.buttons(),
                squares: patch.squares(),
                shape: patch.patch().shape,
                affordable: player.affords(patch),
                placements: player.quilt.placements(patch),
                to,
                income: u32::from(player.income + patch.buttons()) * crossed.incomes(),
                special: crossed.specials(),
                next,
            }
        };
        let to = board.space_ahead(Seat::First);
        let (crossed, next) = crossing(to);
        let advance = Advance {
            to,
            buttons: to - board.spaces[Seat::First],
            income: u32::from(player.income) * crossed.incomes(),
            special: crossed.specials(),
            next,
        };
        Choices { advance, window: board.circle.window().iter().map(offer).collect() }
    }

    /// Everything a player at the table sees.
    pub fn shown(&self) -> Shown {
        let solo = &self.solo;
        let (board, player, rules) = (&solo.board, &solo.player, &solo.rules);
        let chooses = solo.next() == Next::Player && board.pending == 0;
        Shown {
            table: "digital",
            next: solo.next(),
            on_top: Side::of(board.last),
            pending_special: board.pending,
            player: PlayerShown {
                space: board.spaces[Seat::First],
                buttons: player.buttons,
                income: player.income,
                empty_squares: player.quilt.empty(),
                tile: board.tile == Some(Seat::First),
                score: player.score(board, Seat::First),
            },
            automa: AutomaShown {
                space: board.spaces[Seat::Second],
                buttons: solo.automa.buttons,
                patches: PatchId::all().filter(|p| solo.automa_patches >> p.id() & 1 == 1).collect(),
                patches_with_buttons: solo.automa.patches_with_buttons,
                printed_buttons: solo.automa.printed_buttons,
                tile: solo.automa.tile,
                score: solo.automa_points(),
                level: rules.level,
                cards_left: solo.cards.left(),
                revealed: solo.cards.revealed(rules.reshuffle).to_vec(),
                next_budget: solo.cards.back(),
                set_aside_budgets: solo.cards.backs_aside(rules.reshuffle),
            },
            quilt: self.cover.to_vec(),
            circle: board.circle.queue().to_vec(),
            special_left: spaces_of(board.special_left).collect(),
            marker: board.tile.is_none().then_some(rules.marker),
            first_at_final: board.first_home.map(Side::of),
            choices: chooses.then(|| self.choices()),
        }
    }

    fn panel(&self) -> Vec<(Msg, Msg)> {
        let solo = &self.solo;
        words::panel(&solo.automa, solo.cards.left(), solo.board.tile.map(Side::of), solo.cards.back())
    }
}

fn told(action: Action, happened: &Happened) -> table::Step {
    let text = match action {
        Action::Advance => msg!("patchwork-did-advance", n = happened.advanced),
        Action::Take { patch, .. } => msg!("patchwork-did-take", label = patch.label(), paid = happened.paid),
        Action::Special { .. } => msg!("patchwork-did-special"),
    };
    let mut why = Vec::new();
    if let Some(crossed) = &happened.crossed
        && crossed.incomes() > 0
    {
        why.push(msg!("patchwork-did-income", gained = happened.income, times = crossed.incomes()));
    }
    if happened.crossed.is_some_and(|c| c.specials() > 0) {
        why.push(msg!("patchwork-did-meet-special"));
    }
    if happened.lost > 0 {
        why.push(msg!("patchwork-did-lose-special"));
    }
    if happened.tile {
        why.push(msg!("patchwork-tile-player"));
    }
    // A special patch is placed in the same turn that reached it.
    let begins = !matches!(action, Action::Special { .. });
    table::Step { begins, ..table::Step::know(text) }.because(why)
}
