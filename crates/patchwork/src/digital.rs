//! The digital table: the program owns the board, the person plays on screen.

use serde_json::{Value, json};
use table::{Answer, Asks as _, Msg, Opt, Over, Question, Refusal, Scene, State, Stop, Table, Tape, Told, msg};

use crate::action::{Action, Refused};
use crate::automa::{Next, Rules, Side};
use crate::board::Seat;
use crate::data::{Space, spaces_of};
use crate::patch::PatchId;
use crate::player::Happened;
use crate::solo::Solo;
use crate::square::Square;
use crate::tell::{self, PlayerEnd};

/// On the quilt: nothing.
const BARE: i8 = -1;
/// On the quilt: a special patch.
const SPECIAL: i8 = 33;

/// A digital game: the rules' state, and which patch lies where, for drawing.
#[derive(Clone, Debug)]
pub struct Digital {
    solo: Solo,
    cover: [i8; 81],
    finished: Option<Over>,
}

impl Digital {
    /// The game of a seed.
    pub fn new(rules: Rules, seed: u64) -> Self {
        Self { solo: Solo::of_seed(rules, seed), cover: [BARE; 81], finished: None }
    }

    /// A game from this position, for tests.
    pub const fn at(solo: Solo) -> Self {
        Self { solo, cover: [BARE; 81], finished: None }
    }

    /// The rules' state.
    pub const fn solo(&self) -> &Solo {
        &self.solo
    }

    /// Plays the tape and shows where it stops.
    pub fn run(mut self, tape: &mut Tape<'_>) -> Scene {
        let end = self.play(tape);
        Scene { end, state: State::new(self.state()), panel: self.panel(), fields: Vec::new() }
    }

    /// The game from its first move to its end.
    pub fn play(&mut self, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        tape.tell(|| table::Step::know(msg!("patchwork-you-begin")));
        loop {
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
                    let aside = self.solo.rules.reshuffle == crate::automa::Reshuffle::De;
                    for step in played.steps(&self.solo.automa, aside) {
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
        let over = tell::over(player, &solo.automa, &solo.rules, first);
        self.finished = Some(over.clone());
        over
    }

    /// The action an answer names; illegal ones are refused with the rules' own code.
    fn read(&self, answer: &Answer) -> Result<Action, Refusal> {
        let Some(text) = answer.id() else {
            return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "choice")));
        };
        let action: Action = text.parse().map_err(|why| refusal(&why))?;
        let solo = &self.solo;
        solo.player.check(&solo.board, Seat::First, action).map_err(|why| refusal(&why))?;
        Ok(action)
    }

    /// Does an action that was checked, and tells what it brought.
    fn act(&mut self, action: Action) -> table::Step {
        let Ok(happened) = self.solo.apply(action) else { return table::Step::idle(msg!("patchwork-passes")) };
        self.colour(action);
        told(action, &happened).data(json!({"action": action.to_string(), "happened": happened_json(&happened)}))
    }

    fn colour(&mut self, action: Action) {
        match action {
            Action::Advance => {}
            Action::Special { square } => self.cover[usize::from(square.index())] = SPECIAL,
            Action::Take { patch, orientation, anchor } => {
                let Some(turned) = patch.orientation(orientation) else { return };
                for (row, column) in turned.squares() {
                    if let Some(square) = Square::at(anchor.row() + row, anchor.column() + column) {
                        self.cover[usize::from(square.index())] = patch.id() as i8;
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
                let affordable: Vec<Msg> =
                    (0..window.len()).filter(|&p| window[p].cost() <= budget).map(|p| tell::place(window, p)).collect();
                let list = if affordable.is_empty() { msg!("list-none") } else { msg!("list", list = affordable) };
                question.note(msg!("patchwork-next-budget", budget = budget, affordable = list))
            }
            _ => question,
        }
    }

    fn option(&self, action: Action) -> Opt {
        Opt::new(action.to_string(), tell::action(&self.solo, action))
    }

    /// What the choices of this turn would bring.
    fn choices(&self) -> Value {
        let solo = &self.solo;
        let (board, player) = (&solo.board, &solo.player);
        let crossed = |to: Space| {
            let crossed = board.crossing(Seat::First, to);
            let next = Next::after(to, board.spaces[Seat::Second], Side::Player);
            (crossed, json!(next))
        };
        let window: Vec<Value> = board
            .circle
            .window()
            .iter()
            .map(|&patch| {
                let to = board.space_after(Seat::First, patch.time());
                let (crossed, next) = crossed(to);
                let income = u32::from(player.income + patch.buttons()) * crossed.incomes();
                json!({
                    "patch": patch.id(), "label": patch.label(), "cost": patch.cost(), "time": patch.time(),
                    "buttons": patch.buttons(), "squares": patch.squares(), "shape": patch.patch().shape,
                    "affordable": player.affords(patch), "placements": player.quilt.placements(patch),
                    "to": to, "income": income, "special": crossed.specials(), "next": next,
                })
            })
            .collect();
        let to = board.space_ahead(Seat::First);
        let (crossed, next) = crossed(to);
        json!({
            "advance": {
                "to": to, "buttons": to - board.spaces[Seat::First],
                "income": u32::from(player.income) * crossed.incomes(), "special": crossed.specials(), "next": next,
            },
            "window": window,
        })
    }

    /// Everything a player at the table sees.
    pub fn state(&self) -> Value {
        let solo = &self.solo;
        let (board, player, rules) = (&solo.board, &solo.player, &solo.rules);
        let ids = |patches: &[PatchId]| patches.iter().map(|p| p.id()).collect::<Vec<_>>();
        let taken: Vec<u8> = (0..33).filter(|id| solo.automa_patches >> id & 1 == 1).collect();
        json!({
            "table": "digital",
            "next": solo.next(),
            "on_top": Side::of(board.last),
            "pending_special": board.pending,
            "player": {
                "space": board.spaces[Seat::First], "buttons": player.buttons, "income": player.income,
                "empty_squares": player.quilt.empty(), "tile": board.tile == Some(Seat::First),
                "score": player.score(board, Seat::First),
            },
            "automa": {
                "space": board.spaces[Seat::Second], "buttons": solo.automa.buttons, "patches": taken,
                "patches_with_buttons": solo.automa.patches_with_buttons,
                "printed_buttons": solo.automa.printed_buttons, "tile": solo.automa.tile,
                "score": solo.automa_points(), "level": rules.level,
                "cards_left": solo.cards.left(), "revealed": solo.cards.revealed(rules.reshuffle),
                "next_budget": solo.cards.back(), "set_aside_budgets": solo.cards.backs_aside(rules.reshuffle),
            },
            "quilt": self.cover.to_vec(),
            "circle": ids(board.circle.queue()),
            "special_left": spaces_of(board.special_left).collect::<Vec<_>>(),
            "marker": if board.tile.is_none() { Some(rules.marker) } else { None },
            "first_at_final": board.first_home.map(Side::of),
            "choices": if solo.next() == Next::Player && board.pending == 0 { self.choices() } else { Value::Null },
        })
    }

    fn panel(&self) -> Vec<(Msg, Msg)> {
        let solo = &self.solo;
        panel(&solo.automa, solo.cards.left(), solo.board.tile.map(Side::of), solo.cards.back())
    }
}

/// The Automa's public state in a few lines.
pub(crate) fn panel(
    automa: &crate::automa::Collected,
    cards_left: usize,
    tile: Option<Side>,
    next_budget: Option<u8>,
) -> Vec<(Msg, Msg)> {
    let number = |n: u64| Msg::plain(n.to_string());
    let mut lines = vec![
        (msg!("patchwork-panel-buttons"), number(automa.buttons.into())),
        (msg!("patchwork-panel-patches"), number(automa.patches_with_buttons.into())),
        (msg!("patchwork-panel-printed"), number(automa.printed_buttons.into())),
        (msg!("patchwork-panel-tile"), tile_owner(tile)),
        (msg!("patchwork-panel-cards"), number(cards_left as u64)),
    ];
    if let Some(budget) = next_budget {
        lines.push((msg!("patchwork-panel-budget"), number(budget.into())));
    }
    lines
}

/// Who has the 7×7 tile.
pub(crate) fn tile_owner(tile: Option<Side>) -> Msg {
    match tile {
        None => msg!("patchwork-tile-free"),
        Some(Side::Player) => msg!("patchwork-tile-yours"),
        Some(Side::Automa) => msg!("patchwork-tile-its"),
    }
}

/// A refusal of the rules in the person's language.
pub(crate) fn refusal(why: &Refused) -> Refusal {
    let text = match why {
        Refused::BadNotation(text) => msg!("patchwork-error-notation", text = text.as_str()),
        Refused::UnknownPatch(id) => msg!("patchwork-error-unknown-patch", patch = id.as_str()),
        Refused::NotYourTurn => msg!("patchwork-error-not-your-turn"),
        Refused::NotInWindow { patch, window } => msg!(
            "patchwork-error-not-in-window",
            patch = patch.label(),
            window = window.iter().map(|p| Msg::plain(p.label())).collect::<Vec<_>>()
        ),
        Refused::NotAffordable { patch, cost, buttons } => {
            msg!("patchwork-error-not-affordable", patch = patch.label(), cost = *cost, buttons = *buttons)
        }
        Refused::DoesNotFit => msg!("patchwork-error-does-not-fit"),
        Refused::SpecialPending => msg!("patchwork-error-special-pending"),
        Refused::NoSpecialPending => msg!("patchwork-error-no-special-pending"),
        Refused::GameOver => msg!("error-game-over"),
    };
    Refusal::new(why.code(), text)
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
    table::Step::know(text).because(why)
}

fn happened_json(happened: &Happened) -> Value {
    let crossed = happened.crossed.unwrap_or_default();
    json!({
        "paid": happened.paid, "advanced": happened.advanced, "income": happened.income,
        "income_lines": spaces_of(crossed.income).collect::<Vec<_>>(),
        "special": spaces_of(crossed.special).collect::<Vec<_>>(), "special_lost": happened.lost,
        "tile": happened.tile,
    })
}

/// The decision records among what was told.
pub fn records(told: &[Told]) -> Vec<&Value> {
    told.iter().filter_map(|t| t.step.data.get("record")).collect()
}
