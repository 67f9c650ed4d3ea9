//! What can be chosen before the first turn, and what it settles (N1–N5, R-1, C2, §12).

mod setup;

use std::borrow::Cow;

use table::options::{Cards, Number, OptionValue};
use table::{Msg, Refusal, Setup, Values, closed_set, msg};

use crate::data::printed;
use crate::own;
use crate::words;

pub(crate) use setup::house_kinds;
pub use setup::{Plan, Ravel, stream};

table::options! {
    /// Everything that can be chosen before the first turn.
    pub struct Options of "finspan" {
        /// How hard she is.
        level: Number<1, 5> = Number(2),
        /// Who draws her decision cards.
        cards at ["companion"]: Cards = Cards::App,
        /// Which decision cards.
        decision_set: DecisionSet = DecisionSet::House,
        /// The side of the achievement board.
        side: Side = Side::Auto,
        /// Which tiles lie on side B.
        side_b_tiles: Tiles = Tiles::Random,
        /// The chosen tile of week 1.
        tile_week1: TileOf<1> = TileOf(None),
        /// The chosen tile of week 2.
        tile_week2: TileOf<2> = TileOf(None),
        /// The chosen tile of week 3.
        tile_week3: TileOf<3> = TileOf(None),
        /// The Ravel mode.
        ravel: RavelMode = RavelMode::Off,
        /// Its X.
        ravel_strength: Number<2, 4> = Number(2),
        /// Who keeps her tokens.
        tokens at ["companion"]: Tokens = Tokens::App,
        /// Are the person's achievement points noted?
        own_score at ["companion"]: bool = false,
        /// How far a move goes.
        move_range at ["digital"]: MoveRange = MoveRange::Line,
        /// The bonus of the blue Midnight Zone.
        blue_midnight_bonus at ["digital"]: BlueMidnight = BlueMidnight::Draw,
        /// Where the first young lies.
        start_young_slot at ["digital"]: StartYoung = StartYoung::Purple3,
        /// When drawing may replace recovering.
        recover_choice at ["digital"]: Recovering = Recovering::MissingOnly,
        /// Which fish hand cards are tucked beneath.
        tuck_host at ["digital"]: TuckHost = TuckHost::AnyFish,
    }
}

closed_set! {
    /// Which decision cards.
    pub enum DecisionSet {
        /// Those made for this program.
        House = "house",
        /// The printed ones of the person's copy.
        Own = "own",
    }
}

closed_set! {
    /// The side of the achievement board.
    pub enum Side {
        /// B at level 5, otherwise A.
        Auto = "auto",
        /// Three fixed tiles.
        A = "a",
        /// One of six each week.
        B = "b",
    }
}

closed_set! {
    /// Which tiles lie on side B.
    pub enum Tiles {
        /// The program draws them.
        Random = "random",
        /// The person chooses them.
        Chosen = "chosen",
    }
}

closed_set! {
    /// Who keeps her tokens.
    pub enum Tokens {
        /// The program.
        App = "app",
        /// They lie on the table.
        Table = "table",
    }
}

closed_set! {
    /// How far a move goes (B25).
    pub enum MoveRange {
        /// Along a straight line.
        Line = "line",
        /// Exactly one slot.
        Adjacent = "adjacent",
    }
}

closed_set! {
    /// The bonus of the blue Midnight Zone: public sources differ.
    pub enum BlueMidnight {
        /// Draw a card.
        Draw = "draw",
        /// Recover a card.
        Recover = "recover",
    }
}

closed_set! {
    /// Where the first young lies: public sources differ.
    pub enum StartYoung {
        /// In the empty slot.
        Purple3 = "purple3",
        /// On the forage fish.
        Purple4 = "purple4",
    }
}

closed_set! {
    /// When drawing may replace recovering.
    pub enum Recovering {
        /// When the discard pile is empty.
        MissingOnly = "missing_only",
        /// Always.
        MayDraw = "may_draw",
    }
}

closed_set! {
    /// Which fish hand cards are tucked beneath.
    pub enum TuckHost {
        /// Any longer one.
        AnyFish = "any_fish",
        /// The one with the ability.
        ThisFish = "this_fish",
    }
}

/// The tile chosen for a week: its line, 1–6, if one was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileOf<const WEEK: usize>(pub Option<u8>);

const TILES: [[&str; 6]; 3] = [
    ["W1-1", "W1-2", "W1-3", "W1-4", "W1-5", "W1-6"],
    ["W2-1", "W2-2", "W2-3", "W2-4", "W2-5", "W2-6"],
    ["W3-1", "W3-2", "W3-3", "W3-4", "W3-5", "W3-6"],
];

/// A tile is named after what it counts.
impl<const WEEK: usize> OptionValue for TileOf<WEEK> {
    fn values(_: &'static str, _: &'static str) -> Values {
        let tiles = TILES[WEEK - 1].into_iter().zip(&printed().tiles[(WEEK - 1) * 6..]);
        let named = tiles.map(|(id, tile)| (id, words::item(tile)));
        Values::OneOf(std::iter::once(("none", msg!("finspan-tile-none"))).chain(named).collect())
    }

    fn read(text: &str) -> Option<Self> {
        let line = TILES[WEEK - 1].iter().zip(1..).find(|(id, _)| **id == text).map(|(_, line)| line);
        (line.is_some() || text == "none").then_some(Self(line))
    }

    fn written(&self) -> Cow<'static, str> {
        let id = self.0.and_then(|line| TILES[WEEK - 1].get(usize::from(line).checked_sub(1)?));
        Cow::Borrowed(id.copied().unwrap_or("none"))
    }
}

/// The Ravel mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RavelMode {
    /// Without it.
    Off,
    /// With a card the program draws.
    Random,
    /// With this card, 1–6.
    Card(u8),
}

const RAVEL: [&str; 6] = ["R1", "R2", "R3", "R4", "R5", "R6"];

/// A card is named after its column and rows.
impl OptionValue for RavelMode {
    fn values(_: &'static str, _: &'static str) -> Values {
        let cards = RAVEL.into_iter().zip(&printed().ravel).map(|(id, card)| (id, words::ravel_card(card)));
        let others = [("off", msg!("finspan-value-ravel-off")), ("random", msg!("finspan-value-ravel-random"))];
        Values::OneOf(others.into_iter().chain(cards).collect())
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "off" => Some(Self::Off),
            "random" => Some(Self::Random),
            _ => RAVEL.iter().zip(1..).find(|(id, _)| **id == text).map(|(_, number)| Self::Card(number)),
        }
    }

    fn written(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Off => "off",
            Self::Random => "random",
            Self::Card(number) => RAVEL[usize::from(number.clamp(&1, &6) - 1)],
        })
    }
}

impl Options {
    /// Side B if chosen; on `auto`, only level 5 uses it (C2, N27).
    fn side_b(&self) -> bool {
        match self.side {
            Side::A => false,
            Side::B => true,
            Side::Auto => self.printed_level().side_b_bonus,
        }
    }

    /// The lines of the chosen tiles, week by week.
    const fn chosen_tiles(&self) -> [Option<u8>; 3] {
        [self.tile_week1.0, self.tile_week2.0, self.tile_week3.0]
    }
}

/// The refusal for a value an option may not have, with its code from the specification (§14).
pub(crate) fn bad_value(option: &str, value: &str) -> Option<Refusal> {
    match option {
        "level" => Some(Refusal::new("LevelOutOfRange", msg!("finspan-error-level", value = value))),
        "ravel_strength" => {
            Some(Refusal::new("RavelStrengthOutOfRange", msg!("finspan-error-strength", value = value)))
        }
        _ if TILES.iter().flatten().any(|id| *id == value) => {
            let week = Msg::plain(option.strip_prefix("tile_week")?.to_owned());
            Some(Refusal::new("TileWrongWeek", msg!("finspan-error-tile-week", tile = value, week = week)))
        }
        _ => None,
    }
}

/// Options that do not go together, and broken own cards.
pub(crate) fn problems(setup: &Setup) -> Vec<Refusal> {
    let options = Options::of(setup);
    let mut wrong = setup.own.get(own::FILE).map(own::check).unwrap_or_default();
    let missing = options.chosen_tiles().iter().filter(|tile| tile.is_none()).count();
    if options.side_b() && options.side_b_tiles == Tiles::Chosen && missing > 0 {
        wrong.push(Refusal::new("TilesMissing", msg!("finspan-error-tiles-missing", missing = missing)));
    }
    let app_draws = setup.table != "companion" || options.cards == Cards::App;
    let no_own_set = || own::Cards::of(setup).decisions.is_none();
    if wrong.is_empty() && app_draws && options.decision_set == DecisionSet::Own && no_own_set() {
        wrong.push(Refusal::new("CardSetSize", msg!("finspan-error-no-own-set")));
    }
    wrong
}
