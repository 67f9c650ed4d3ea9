//! Actions in words, and what is told after a turn of the Automa: the card, what it can pay for, a reason
//! for every filter looked at, what to do with the hands, its totals, who is next.

use serde_json::json;
use table::narrow::{Effect, Filtered};
use table::{Line, Msg, Over, Step, Winner, msg};

use crate::action::Action;
use crate::automa::{Case, Collected, Next, Parts, Record, Rules, Side};
use crate::board::{Crossed, Seat};
use crate::data::{FINAL, Filter, Space};
use crate::patch::PatchId;
use crate::solo::{Played, Solo};

/// A patch named by its place in the window and its label: `2nd (3-1)`.
pub fn place(window: &[PatchId], place: usize) -> Msg {
    let label = window.get(place).map_or_else(String::new, |p| p.label());
    msg!("patchwork-place", place = place + 1, label = label)
}

fn places(window: &[PatchId], which: impl IntoIterator<Item = usize>) -> Msg {
    let list: Vec<Msg> = which.into_iter().map(|p| place(window, p)).collect();
    if list.is_empty() { msg!("list-none") } else { msg!("list", list = list) }
}

impl Played {
    /// Why it did that, one line a reason.
    pub fn reasons(&self) -> Vec<Msg> {
        let dear = (0..self.window.len()).filter(|p| !self.why.affordable.contains(p));
        let mut lines = vec![msg!(
            "patchwork-afford",
            affordable = places(&self.window, self.why.affordable.iter().copied()),
            dear = places(&self.window, dear),
        )];
        match (self.why.case, self.turn.take) {
            (Case::A, _) => lines.push(msg!("patchwork-case-a")),
            (Case::B, Some(only)) => lines.push(msg!("patchwork-case-b", patch = place(&self.window, only))),
            _ => lines.extend(self.why.narrowing.steps.iter().map(|step| self.filter_line(step))),
        }
        lines
    }

    fn filter_line(&self, step: &Filtered<Filter>) -> Msg {
        let named = |indexes: &[usize]| places(&self.window, indexes.iter().map(|&i| self.why.affordable[i]));
        let fell: Vec<usize> = step.fell.iter().map(|(i, _)| *i).collect();
        let (kept, gone, m) = (named(&step.kept), named(&fell), step.value);
        let none = step.effect == Effect::None;
        match step.filter {
            Filter::Time if step.effect == Effect::Skipped => msg!("patchwork-time-skipped"),
            Filter::Time if none => msg!("patchwork-time-none"),
            Filter::Time => msg!("patchwork-time-narrowed", kept = kept, gone = gone),
            Filter::Buttons if none => msg!("patchwork-buttons-none", m = m),
            Filter::Buttons => msg!("patchwork-buttons-narrowed", m = m, kept = kept, gone = gone),
            Filter::Largest if none => msg!("patchwork-largest-none", m = m),
            Filter::Largest => msg!("patchwork-largest-narrowed", m = m, kept = kept, gone = gone),
            Filter::Furthest => msg!("patchwork-furthest", patch = kept),
        }
    }

    /// The decision record.
    pub fn record(&self) -> Record {
        Record::new(self.card, &self.window, self.before, &self.turn, &self.why)
    }

    /// The whole turn, step by step.
    pub fn steps(&self, automa: &Collected, set_aside: bool) -> Vec<Step> {
        let card = self.card;
        let mut steps = vec![
            Step::know(msg!("patchwork-card", card = card.number, budget = card.budget, income = card.income))
                .data(json!({"record": self.record()})),
        ];
        let taken = match self.turn.take {
            Some(p) => Step::new(msg!(
                "patchwork-takes",
                patch = place(&self.window, p),
                pile = if self.window[p].buttons() > 0 { "with" } else { "without" }
            )),
            None => Step::new(msg!("patchwork-passes")),
        };
        steps.push(taken.because(self.reasons()));
        steps.push(Step::new(move_line(self.before.0, self.turn.to, self.before.1)));
        let times = self.turn.income_lines.count_ones();
        if times > 0 {
            let line = msg!("patchwork-income", gained = self.turn.gained, times = times, total = self.buttons);
            let why = [msg!("patchwork-income-why", income = card.income)];
            steps.push(if self.turn.gained > 0 { Step::new(line) } else { Step::idle(line) }.because(why));
        }
        if self.turn.special_taken != 0 {
            steps.push(Step::new(msg!("patchwork-special-removed")));
        }
        if self.turn.tile {
            steps.push(Step::new(msg!("patchwork-tile-automa")));
        }
        if self.shuffled {
            steps.push(Step::new(shuffle_line(set_aside)));
        }
        steps.push(totals(automa));
        steps.push(next_line(self.next, self.before.1, self.turn.to));
        steps
    }
}

/// How far the Automa moved, in terms of the other token: the printed spaces carry no numbers.
fn move_line(from: Space, to: Space, player: Space) -> Msg {
    let n = to - from;
    let (place, k) = match () {
        () if to == FINAL => ("final", 0),
        () if to < player => ("behind", player - to),
        () if to == player => ("level", 0),
        () => ("ahead", to - player),
    };
    msg!("patchwork-move", n = n, place = place, k = k)
}

/// The deck is empty.
pub fn shuffle_line(set_aside: bool) -> Msg {
    msg!("patchwork-shuffle", aside = if set_aside { "yes" } else { "no" })
}

/// What the Automa has by now.
pub fn totals(automa: &Collected) -> Step {
    Step::know(msg!(
        "patchwork-totals",
        buttons = automa.buttons,
        patches = automa.patches_with_buttons,
        printed = automa.printed_buttons
    ))
}

/// Who is next, and why.
pub fn next_line(next: Next, player: Space, automa: Space) -> Step {
    let text = msg!(
        "patchwork-next",
        who = match next {
            Next::Player => "player",
            Next::Automa => "automa",
            Next::Over => "over",
        }
    );
    let why = match () {
        () if next == Next::Over => msg!("patchwork-next-over"),
        () if player == FINAL || automa == FINAL => msg!("patchwork-next-alone"),
        () if player == automa => msg!("patchwork-next-on-top"),
        () => msg!("patchwork-next-behind"),
    };
    Step::know(text).because([why])
}

/// What a move of the player brings: income and special patches on the way.
pub fn on_the_way(crossed: &Crossed, income: Option<u16>) -> Msg {
    let special = crossed.specials();
    match (crossed.incomes(), income) {
        (0, _) => msg!("patchwork-way-plain", special = special),
        (times, Some(each)) => {
            msg!("patchwork-way-income", gained = u32::from(each) * times, times = times, special = special)
        }
        (times, None) => msg!("patchwork-way-collect", times = times, special = special),
    }
}

/// What the player has at the end.
#[derive(Clone, Copy, Debug)]
pub struct PlayerEnd {
    /// Buttons in hand.
    pub buttons: i32,
    /// Empty squares on the quilt.
    pub empty: i32,
    /// The 7×7 tile.
    pub tile: bool,
}

impl PlayerEnd {
    /// Buttons + 7 for the tile − 2 per empty square.
    pub fn score(&self) -> i32 {
        self.buttons + if self.tile { 7 } else { 0 } - 2 * self.empty
    }
}

/// The end of a game at any table.
pub fn over(player: PlayerEnd, automa: &Collected, rules: &Rules, first: Side) -> Over {
    let Parts { tile, buttons, patches, printed } = automa.parts(rules.level);
    let bonus = i32::from(rules.bonus);
    let (mine, its) = (player.score(), automa.score(rules.level) + bonus);
    let won = crate::automa::winner(mine, its, first);
    let wide = |n: i32| i64::from(n);
    let or_none = |n: Option<i32>| n.map(wide);
    let tile_points = |has: bool| if has { 7 } else { 0 };
    let mut sheet = vec![
        Line::new(msg!("patchwork-score-buttons"), wide(player.buttons), or_none(buttons)),
        Line::new(msg!("patchwork-score-tile"), tile_points(player.tile), wide(tile)),
        Line::new(msg!("patchwork-score-empty"), wide(-2 * player.empty), None)
            .because(msg!("patchwork-score-empty-why", n = player.empty)),
        Line::new(msg!("patchwork-score-patches"), None, or_none(patches)),
        Line::new(msg!("patchwork-score-printed"), None, or_none(printed)),
    ];
    if bonus != 0 {
        sheet.push(Line::new(msg!("patchwork-score-bonus"), None, wide(bonus)));
    }
    sheet.push(Line::new(msg!("patchwork-score-total"), wide(mine), wide(its)));
    let text = msg!(
        "patchwork-over",
        winner = won.name(),
        why = if mine == its { "tie" } else { "points" },
        player = mine,
        automa = its,
        margin = (mine - its).abs()
    );
    let data = json!({
        "player": {"score": mine, "buttons": player.buttons, "empty_squares": player.empty, "tile": player.tile},
        "automa": {"score": its, "tile": tile, "buttons": buttons, "patches_with_buttons": patches,
                   "printed_buttons": printed, "bonus": bonus, "level": rules.level},
        "first_at_final": first, "reason": if mine == its { "first_at_final" } else { "points" },
    });
    let winner = if won == Side::Player { Winner::Player } else { Winner::Opponent };
    Over { winner, text, sheet, totals: (wide(mine), wide(its)), data }
}

/// An action of the player in words.
pub fn action(solo: &Solo, action: Action) -> Msg {
    match action {
        Action::Advance => {
            let n = solo.board.space_ahead(Seat::First) - solo.board.spaces[Seat::First];
            msg!("patchwork-act-advance", n = n)
        }
        Action::Special { square } => {
            msg!("patchwork-act-special", row = square.row() + 1, column = square.column() + 1)
        }
        Action::Take { patch, orientation, anchor } => msg!(
            "patchwork-act-take",
            label = patch.label(),
            turn = orientation,
            row = anchor.row() + 1,
            column = anchor.column() + 1
        ),
    }
}
