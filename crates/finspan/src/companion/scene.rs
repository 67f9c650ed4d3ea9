//! What is shown beside the questions: the lay-out, the panel, the public state.

use serde::Serialize;
use serde_json::json;
use table::options::Cards;
use table::{Over, Record, Scene, State, Step, Stop, Table, Tape, msg};

use super::{Companion, Source, Stage};
use crate::data::printed;
use crate::names::{Keeping, Phase};
use crate::nautoma::decision::Decision;
use crate::nautoma::shown::{Area, Planned, panel};
use crate::nautoma::week::Yours;
use crate::nautoma::{Nautoma, setup};
use crate::score::{HerScore, Score};

/// Everything public at the real table.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// Whose move it is.
    pub phase: Phase,
    /// Her decision cards of this week.
    pub deck: Deck,
    /// What lies in her area.
    #[serde(flatten)]
    pub area: Area,
    /// The plan of the game.
    #[serde(flatten)]
    pub plan: Planned,
    /// The printed cards known so far.
    pub known_cards: Vec<Decision>,
    /// Those of them that were entered in this game and are certain.
    pub learned_cards: Vec<Decision>,
    /// What the person got at the ends of weeks 1–3, as far as it was noted.
    pub player_notes: [Yours; 3],
    /// Who keeps her tokens.
    pub tokens: Keeping,
    /// Are the person's achievement points asked for?
    pub own_score: bool,
    /// Her score as it would be now.
    pub score_now: HerScore,
}

/// Her decision cards of this week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deck {
    /// Who draws.
    pub kind: Cards,
    /// How many are left to draw.
    pub left: u8,
    /// The numbers of those drawn; `None` for a card without a number.
    pub drawn: Vec<Option<u8>>,
    /// How many lie aside unseen.
    pub aside: u8,
}

impl Companion {
    /// What to lay out before the first turn (N2–N6, C2).
    pub(super) fn lay_out(&self, tape: &mut Tape<'_>) {
        let start = printed().start;
        let level = &self.plan.level;
        let printed_deck = matches!(self.source, Source::Printed(_));
        if self.keeping == Keeping::Table {
            let text = msg!("finspan-lay-tokens", divers = start.divers, eggs = start.eggs, young = start.young);
            tape.tell(|| Step::new(text));
        } else {
            tape.tell(|| Step::know(msg!("finspan-lay-app", eggs = start.eggs, young = start.young)));
        }
        if printed_deck {
            tape.tell(|| Step::new(msg!("finspan-lay-deck")));
            tape.tell(|| Step::new(msg!("finspan-lay-achievements", weather = level.weather.id())));
        }
        setup::lay_out(&self.plan, !printed_deck, self.keeping, tape);
    }

    pub(super) fn scene(&self, end: Result<Over, Stop>) -> Scene {
        Scene {
            state: State::new(self.shown(end.is_ok())),
            panel: panel(&self.her, &self.plan),
            fields: self.fields(),
            end,
        }
    }

    fn shown(&self, over: bool) -> Shown {
        let (kind, left, drawn) = match &self.source {
            Source::App(pile) => (Cards::App, pile.left(), pile.drawn().iter().copied().map(Some).collect()),
            Source::Printed(drawn) => {
                let numbers = drawn.iter().map(|&n| (n > 0).then_some(n)).collect();
                (Cards::Printed, 6 - drawn.len().min(6) as u8, numbers)
            }
        };
        let phase = match self.stage {
            _ if over => Phase::Over,
            Stage::Yours => Phase::Player,
            Stage::Hers => Phase::Nautoma,
            Stage::Week | Stage::Scored => Phase::WeekEnd,
            Stage::End => Phase::GameEnd,
        };
        Shown {
            phase,
            deck: Deck { kind, left, drawn, aside: 1 },
            area: Area::of(&self.her),
            plan: Planned::of(&self.plan, kind == Cards::App),
            known_cards: self.known.iter().flatten().copied().collect(),
            learned_cards: self.learned(),
            player_notes: self.yours,
            tokens: self.keeping,
            own_score: self.own_score,
            score_now: HerScore::of(Score::of(&self.her, &self.plan)),
        }
    }
}

/// Her area as it was before the wrong card.
pub(super) fn taken_back(her: &Nautoma) -> Step {
    Step::mind(msg!(
        "finspan-taken-back",
        eggs = her.eggs,
        young = her.young,
        schools = her.schools,
        board = her.divers_board
    ))
    .data(json!({"rule": "C8", "eggs": her.eggs, "young": her.young, "schools": her.schools,
                 "divers_board": her.divers_board}))
}
