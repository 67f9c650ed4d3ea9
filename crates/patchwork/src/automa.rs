//! The Automa's turn, in the order of its booklet: one rulebook for all tables.
//!
//! A table knows the facts ([`Facts`]): at the physical table the person names them, at the digital
//! one the state does. What the Automa does with them is a pure function of them, [`Facts::turn`],
//! and [`Facts::record`] is the same turn with its reasons.

use serde::{Deserialize, Serialize};
use table::narrow::{Because, Effect, Narrowing, narrow};

use crate::board::Seat;
use crate::data::{
    AutomaCard, AutomaDeck, FINAL, Filter, INCOME_LINES, Level, Space, SpecialPatches, TILE_POINTS, lines_crossed,
    spaces_of,
};
use crate::patch::PatchId;

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The person.
    Player,
    /// The Automa.
    Automa,
}

impl Side {
    /// Against the Automa the player sits in the first seat.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Player => Seat::First,
            Self::Automa => Seat::Second,
        }
    }

    /// Who sits in a seat.
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::Player,
            Seat::Second => Self::Automa,
        }
    }

    /// `player` or `automa`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Automa => "automa",
        }
    }
}

/// May the Automa end on the player's space when it wants not to overtake?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeFilter {
    /// Yes.
    #[default]
    Share,
    /// No, it must stay behind.
    Behind,
}

/// What becomes of an empty deck. The booklets differ by language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reshuffle {
    /// All 12 cards form the new deck.
    #[default]
    En,
    /// Two of them go unseen to the discard pile again.
    De,
}

/// The options that are fixed at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// I–V.
    pub level: Level,
    /// Normal or tactical.
    pub deck: AutomaDeck,
    /// Which print of the time board.
    pub special_patches: SpecialPatches,
    /// What becomes of an empty deck.
    pub reshuffle: Reshuffle,
    /// Does the Automa take special patches out of the game?
    pub automa_takes_special: bool,
    /// May it share the player's space?
    pub time_filter: TimeFilter,
    /// A designer's dial: another marker space than the level's.
    pub marker: Space,
    /// A designer's dial: points added to the Automa's score.
    pub bonus: i16,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            level: Level::default(),
            deck: AutomaDeck::default(),
            special_patches: SpecialPatches::default(),
            reshuffle: Reshuffle::default(),
            automa_takes_special: true,
            time_filter: TimeFilter::default(),
            marker: Level::default().marker(),
            bonus: 0,
        }
    }
}

impl Rules {
    /// The defaults at this level.
    pub fn at(level: Level) -> Self {
        Self { level, marker: level.marker(), ..Self::default() }
    }
}

/// The facts of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// The card revealed for this turn.
    pub card: &'static AutomaCard,
    /// The next patches, at most three.
    pub window: &'a [PatchId],
    /// Where its token stands.
    pub automa: Space,
    /// Where the player's token stands.
    pub player: Space,
    /// Is the 7×7 tile still free?
    pub tile_free: bool,
    /// Lines whose special patch is still there, as bits.
    pub special_left: u64,
}

/// How many of the next patches the card can pay for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Case {
    /// None: it passes.
    A,
    /// Exactly one: it takes that one.
    B,
    /// Two or three: the card's filters decide.
    C,
}

/// What the Automa does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The place of the patch it takes in the window; none if it passes.
    pub take: Option<usize>,
    /// Where its token ends.
    pub to: Space,
    /// Income lines crossed, as bits.
    pub income_lines: u64,
    /// Buttons gained on them.
    pub gained: u16,
    /// Special patches it takes out of the game, as bits.
    pub special_taken: u64,
    /// Does it get the 7×7 tile now?
    pub tile: bool,
}

/// The turn with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// Places of the affordable patches in the window.
    pub affordable: Vec<usize>,
    /// A, B or C.
    pub case: Case,
    /// The filters looked at; candidates are the affordable patches.
    pub narrowing: Narrowing<Filter>,
}

impl Facts<'_> {
    /// What the Automa does.
    #[inline]
    pub fn turn(&self, rules: &Rules) -> Turn {
        self.carry_out(self.quick_choice(rules.time_filter), rules)
    }

    /// What the Automa does, and why.
    pub fn explain(&self, rules: &Rules) -> (Turn, Reasons) {
        let affordable: Vec<usize> =
            (0..self.window.len()).filter(|&place| self.window[place].cost() <= self.card.budget).collect();
        let mut narrowing = Narrowing::default();
        let (case, take) = match affordable[..] {
            [] => (Case::A, None),
            [only] => (Case::B, Some(only)),
            _ => (Case::C, self.choose(&affordable, rules.time_filter, &mut narrowing)),
        };
        (self.carry_out(take, rules), Reasons { affordable, case, narrowing })
    }

    /// Case C: the card's filters from the top, each on what the one before has left.
    fn choose(
        &self,
        affordable: &[usize],
        time_filter: TimeFilter,
        because: &mut impl Because<Filter>,
    ) -> Option<usize> {
        let patch = |place: &usize| self.window[*place];
        let start = narrow(affordable, because);
        self.card
            .filters
            .iter()
            .fold(start, |left, &filter| match filter {
                Filter::Time => left.keep(filter, |p| self.does_not_overtake(patch(p), time_filter)),
                Filter::Buttons => left.most(filter, |p| i64::from(patch(p).buttons())),
                Filter::Largest => left.most(filter, |p| i64::from(patch(p).squares())),
                Filter::Furthest => left.last(filter),
            })
            .one()
    }

    /// The same choice without reasons: each filter keeps the best of a key, so the whole chain is one
    /// comparison of the keys put side by side, the place last. A skipped filter falls out by itself,
    /// as then all candidates have the same key.
    #[inline]
    pub fn quick_choice(&self, time_filter: TimeFilter) -> Option<usize> {
        let mut best = 0u32;
        for (place, &patch) in self.window.iter().enumerate() {
            if patch.cost() > self.card.budget {
                continue;
            }
            let mut key = 1u32;
            for &filter in self.card.filters {
                let value = match filter {
                    Filter::Time => u8::from(self.does_not_overtake(patch, time_filter)),
                    Filter::Buttons => patch.buttons(),
                    Filter::Largest => patch.squares(),
                    Filter::Furthest => 0,
                };
                key = key << 4 | u32::from(value);
            }
            best = best.max(key << 2 | place as u32);
        }
        (best != 0).then_some((best & 3) as usize)
    }

    #[inline]
    fn does_not_overtake(&self, patch: PatchId, time_filter: TimeFilter) -> bool {
        let to = FINAL.min(self.automa + patch.time());
        match time_filter {
            TimeFilter::Share => to <= self.player,
            TimeFilter::Behind => to < self.player,
        }
    }

    /// The move, the lines it crosses, the marker.
    #[inline]
    fn carry_out(&self, take: Option<usize>, rules: &Rules) -> Turn {
        let to = match take {
            Some(place) => FINAL.min(self.automa + self.window[place].time()),
            None => FINAL.min(self.player + 1),
        };
        let crossed = lines_crossed(self.automa, to);
        let income_lines = crossed & INCOME_LINES;
        Turn {
            take,
            to,
            income_lines,
            gained: (income_lines.count_ones() * u32::from(self.card.income)) as u16,
            special_taken: if rules.automa_takes_special { crossed & self.special_left } else { 0 },
            tile: self.tile_free && to >= rules.marker,
        }
    }

    /// The decision record of this turn.
    pub fn record(&self, rules: &Rules) -> Record {
        let (turn, why) = self.explain(rules);
        Record::new(self.card, self.window, (self.automa, self.player), &turn, &why)
    }
}

impl Record {
    /// The record of a turn.
    pub fn new(
        card: &AutomaCard,
        window: &[PatchId],
        (automa, player): (Space, Space),
        turn: &Turn,
        why: &Reasons,
    ) -> Self {
        let id = |place: usize| window[place].id();
        Self {
            card: card.number,
            window: window.iter().map(|p| p.id()).collect(),
            automa,
            player,
            affordable: why.affordable.iter().map(|&place| id(place)).collect(),
            case: why.case,
            steps: why
                .narrowing
                .steps
                .iter()
                .map(|step| RecordStep {
                    filter: step.filter,
                    kept: step.kept.iter().map(|&i| id(why.affordable[i])).collect(),
                    effect: step.effect,
                })
                .collect(),
            take: turn.take.map(id),
            to: turn.to,
            income_lines: spaces_of(turn.income_lines).collect(),
            buttons_gained: turn.gained,
            special_taken: spaces_of(turn.special_taken).collect(),
            tile: turn.tile,
            next: Next::after(player, turn.to, Side::Automa),
        }
    }
}

/// A turn of the Automa as it is exported: every field of the decision record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Number of the card.
    pub card: u8,
    /// Ids of the next patches.
    pub window: Vec<u8>,
    /// Where its token stood.
    pub automa: Space,
    /// Where the player's token stood.
    pub player: Space,
    /// Ids of those the card can pay for, in window order.
    pub affordable: Vec<u8>,
    /// A, B or C.
    pub case: Case,
    /// The filters looked at.
    pub steps: Vec<RecordStep>,
    /// The patch taken.
    pub take: Option<u8>,
    /// Where its token ends.
    pub to: Space,
    /// Income lines crossed.
    pub income_lines: Vec<Space>,
    /// Buttons gained on them.
    pub buttons_gained: u16,
    /// Special patches taken out of the game.
    pub special_taken: Vec<Space>,
    /// Did it get the 7×7 tile now?
    pub tile: bool,
    /// Who moves next.
    pub next: Next,
}

table::closed_set! {
    /// What became of a patch of the window.
    pub enum Fate {
        /// The Automa took it.
        Taken = "taken",
        /// The card cannot pay for it.
        Dear = "dear",
        /// It fell because it would have made the Automa overtake the player.
        Time = "time",
        /// It fell because another one has more buttons.
        Buttons = "buttons",
        /// It fell because another one is larger.
        Largest = "largest",
        /// It fell because another one lies further from the neutral token.
        Furthest = "furthest",
    }
}

impl From<Filter> for Fate {
    fn from(filter: Filter) -> Self {
        match filter {
            Filter::Time => Self::Time,
            Filter::Buttons => Self::Buttons,
            Filter::Largest => Self::Largest,
            Filter::Furthest => Self::Furthest,
        }
    }
}

impl Record {
    /// The record a told step carries, if it is the one that reveals the card.
    pub fn told(step: &table::Step) -> Option<Self> {
        step.data.get("record").and_then(|record| Self::deserialize(record).ok())
    }

    /// The patches of the window in order, each with what became of it.
    pub fn fates(&self) -> impl Iterator<Item = (PatchId, Fate)> + '_ {
        self.window.iter().filter_map(|&id| Some((PatchId::new(id)?, self.fate(id))))
    }

    fn fate(&self, id: u8) -> Fate {
        if self.take == Some(id) {
            return Fate::Taken;
        }
        if !self.affordable.contains(&id) {
            return Fate::Dear;
        }
        let fell = self.steps.iter().find(|step| !step.kept.contains(&id));
        fell.map_or(Fate::Furthest, |step| step.filter.into())
    }
}

/// One filter of a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordStep {
    /// Which filter.
    pub filter: Filter,
    /// Ids left afterwards.
    pub kept: Vec<u8>,
    /// What it did.
    pub effect: Effect,
}

/// Who moves next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// The player.
    Player,
    /// The Automa.
    Automa,
    /// Nobody: both tokens are on the final space.
    Over,
}

impl Next {
    /// The token further back moves; on the same space the one on top, which arrived last. A token on
    /// the final space never moves again.
    #[inline]
    pub const fn after(player: Space, automa: Space, on_top: Side) -> Self {
        match (player >= FINAL, automa >= FINAL) {
            (true, true) => Self::Over,
            (true, false) => Self::Automa,
            (false, true) => Self::Player,
            (false, false) => {
                let player_moves = player < automa || player == automa && matches!(on_top, Side::Player);
                if player_moves { Self::Player } else { Self::Automa }
            }
        }
    }
}

/// What the Automa has collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Collected {
    /// Buttons from income.
    pub buttons: u16,
    /// Patches taken that show at least one button.
    pub patches_with_buttons: u8,
    /// The buttons on them.
    pub printed_buttons: u16,
    /// The 7×7 tile.
    pub tile: bool,
}

/// The Automa's half of the public state, at both tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AutomaShown {
    /// Where its token stands.
    pub space: Space,
    /// Buttons from income.
    pub buttons: u16,
    /// The patches it has taken.
    pub patches: Vec<PatchId>,
    /// How many of them show at least one button.
    pub patches_with_buttons: u8,
    /// The buttons on them.
    pub printed_buttons: u16,
    /// The 7×7 tile.
    pub tile: bool,
    /// The score if the game ended now.
    pub score: i32,
    /// Its level.
    pub level: Level,
    /// Cards left to draw.
    pub cards_left: usize,
    /// Numbers of the cards revealed since the last shuffle.
    pub revealed: Vec<u8>,
    /// The budget on the back of the next card, where it can be seen.
    pub next_budget: Option<u8>,
    /// The budgets on the backs of the cards set aside, where they can be seen.
    pub set_aside_budgets: Vec<u8>,
}

/// The parts of the Automa's score; what the level does not count is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Parts {
    /// The 7×7 tile.
    pub tile: i32,
    /// Buttons from income.
    pub buttons: Option<i32>,
    /// Patches with buttons.
    pub patches: Option<i32>,
    /// Printed buttons.
    pub printed: Option<i32>,
}

impl Parts {
    /// Their sum.
    pub fn total(&self) -> i32 {
        self.tile + [self.buttons, self.patches, self.printed].into_iter().flatten().sum::<i32>()
    }
}

impl Collected {
    /// Puts a patch onto one of the two piles.
    #[inline]
    pub fn take(&mut self, patch: PatchId) {
        self.patches_with_buttons += u8::from(patch.buttons() > 0);
        self.printed_buttons += u16::from(patch.buttons());
    }

    /// What each part counts at this level.
    pub fn parts(&self, level: Level) -> Parts {
        let count = |levels: &[Level], n: i32| levels.contains(&level).then_some(n);
        use Level::{Apprentice, Fellow, Legend, Master};
        Parts {
            tile: if self.tile { TILE_POINTS } else { 0 },
            buttons: count(&[Apprentice, Fellow, Master, Legend], self.buttons.into()),
            patches: count(&[Fellow, Legend], self.patches_with_buttons.into()),
            printed: count(&[Master, Legend], self.printed_buttons.into()),
        }
    }

    /// The score at this level.
    pub fn score(&self, level: Level) -> i32 {
        self.parts(level).total()
    }
}

/// Who wins: more points, or with equal points who was first on the final space.
pub const fn winner(player: i32, automa: i32, first_at_final: Side) -> Side {
    if player > automa {
        Side::Player
    } else if automa > player {
        Side::Automa
    } else {
        first_at_final
    }
}
