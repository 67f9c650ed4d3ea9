//! What can be chosen before the first move: the dials of §2 and the named options of §11.

mod values;

use std::sync::OnceLock;

use table::options::{Cards, Number};
use table::{Choice, Msg, Setup, Values, msg};

use crate::names::Gulden;

pub use table::options::Choices;
pub use values::*;

table::options! {
    /// The dials, then the named options.
    pub struct Options of "imperial-steam" {
        /// Changes the dials still at their standard values.
        preset: Preset = Preset::Standard,
        /// Who knows the board.
        mode: Mode = Mode::Asked,
        /// How Franz's choices are found.
        choices: Choices = Choices::Named,
        /// The version of action card 1.
        card1: Version = Version::A,
        /// The version of action card 2.
        card2: Version = Version::A,
        /// The version of action card 3.
        card3: Version = Version::A,
        /// The money he starts with.
        start_money: Number<0, 1000, 10> = Number(120),
        /// Who draws the cards.
        cards: Cards = Cards::App,
        /// The strategy card of the action deck.
        strategy_action: Strategy = Strategy::Random,
        /// The strategy card of the decision deck.
        strategy_decision: Strategy = Strategy::Random,

        /// When a decision card is drawn.
        decision_draw: DecisionDraw = DecisionDraw::EveryTurn,
        /// When a deck is shuffled again.
        reshuffle: Reshuffle = Reshuffle::WhenNeeded,
        /// What happens if no block is possible.
        no_block: NoBlock = NoBlock::Nothing,
        /// What counts as a neighbour in a condition.
        neighbour: Neighbour = Neighbour::Buildable,
        /// The influence an engineer requires.
        engineer_threshold: EngineerThreshold = EngineerThreshold::Reached,
        /// Does he keep an engineer after the track?
        engineer_kept: bool = true,
        /// What happens if he cannot pay a fee in full.
        fee_short: FeeShort = FeeShort::WaiveRest,
        /// What the person pays on one of his links.
        fee_from_you: FeeFromYou = FeeFromYou::Ten,
        /// What is avoided first when choosing where a track starts.
        origin_order: OriginOrder = OriginOrder::FeeStationEngineer,
        /// Does the second track prefer the targets of slot A?
        second_track_prefers_targets: bool = true,
        /// Where the second track starts at a dead end.
        second_track_dead_end: DeadEnd = DeadEnd::FromNetwork,
        /// How the distance to Trieste is counted.
        trieste_distance: TriesteDistance = TriesteDistance::Links,
        /// How umlauts are sorted.
        name_order: NameOrder = NameOrder::Dictionary,
        /// Who may take a business token.
        token_taken: TokenTaken = TokenTaken::FirstComer,
        /// What happens if he has no hired worker for a factory.
        factory_without_worker: FactoryWithoutWorker = FactoryWithoutWorker::NextBlock,
        /// What happens if he already produces every type.
        all_types_producing: AllTypesProducing = AllTypesProducing::IgnoreFilter,
        /// What happens if his supply has too few workers.
        hire_short: HireShort = HireShort::HireWhatIsLeft,
        /// How far the price marker goes up.
        price_steps: PriceSteps = PriceSteps::WorkersHired,
        /// What decides first in a delivery.
        delivery_order: DeliveryOrder = DeliveryOrder::HubFirst,
        /// How often coal may be delivered.
        coal_limit: CoalLimit = CoalLimit::OnePerHub,
        /// When he is ahead on the influence track.
        ahead_rule: AheadRule = AheadRule::StrictColumn,
        /// Who goes first on equal columns.
        equal_influence: EqualInfluence = EqualInfluence::EarlierMarkerFirst,
        /// What he does when the person passes.
        pass_rule: PassRule = PassRule::FranzPlaysOn,
        /// How many contracts he takes in phase 8.
        phase8_repeat: Phase8Repeat = Phase8Repeat::Once,
        /// Who must have joined Trieste for contracts to count.
        contracts_valid: ContractsValid = ContractsValid::Anyone,
        /// Do goods on his dock score?
        score_dock: bool = false,
        /// What using a segment of the other side costs at the end.
        final_track_fee: FinalTrackFee = FinalTrackFee::Twenty,
        /// How an investor's tenth is rounded.
        investor_rounding: Rounding = Rounding::Down,
        /// What decides on equal wealth.
        score_tie: ScoreTie = ScoreTie::Draw,
    }
}

/// How many dials come before the named options.
const DIALS: usize = 10;

impl Options {
    /// The named options of §11.
    pub fn named() -> &'static [Choice] {
        static CHOICES: OnceLock<Vec<Choice>> = OnceLock::new();
        &CHOICES.get_or_init(Self::choices)[DIALS..]
    }

    /// A or B for cards 1, 2 and 3. A preset changes those still at A.
    pub fn versions(&self) -> [Version; 3] {
        let preset = self.preset.versions();
        let dials = [self.card1, self.card2, self.card3];
        [0, 1, 2].map(|i| dials[i].max(preset[i]))
    }

    /// The money he starts with. A preset changes the standard amount.
    pub const fn money(&self) -> Gulden {
        let Number(money) = self.start_money;
        if money == 120 { self.preset.money() } else { Gulden(money) }
    }
}

impl Preset {
    /// A or B for cards 1, 2 and 3.
    pub const fn versions(self) -> [Version; 3] {
        use Version::{A, B};
        match self {
            Self::Standard | Self::Gentle => [A, A, A],
            Self::Brisk => [A, B, A],
            Self::Hard | Self::Severe => [B, B, B],
        }
    }

    /// The money he starts with.
    pub const fn money(self) -> Gulden {
        Gulden(match self {
            Self::Standard | Self::Brisk | Self::Hard => 120,
            Self::Gentle => 0,
            Self::Severe => 220,
        })
    }
}

impl Strategy {
    /// The id of the card; none if it is drawn at random.
    pub const fn card(self) -> Option<&'static str> {
        match self {
            Self::Random => None,
            Self::Six => Some("6*"),
            Self::Seven => Some("7*"),
            Self::Eight => Some("8*"),
        }
    }
}

impl FeeFromYou {
    /// The fee in gulden.
    pub const fn gulden(self) -> Gulden {
        Gulden(match self {
            Self::Ten => 10,
            Self::Nothing => 0,
        })
    }
}

impl FinalTrackFee {
    /// The fee in gulden.
    pub const fn gulden(self) -> Gulden {
        Gulden(match self {
            Self::Twenty => 20,
            Self::Nothing => 0,
        })
    }
}

table::closed_set! {
    /// What counts against a start city (P5).
    pub enum Burden {
        /// A fee.
        Fee = "fee",
        /// A new station.
        Station = "station",
        /// A new engineer.
        Engineer = "engineer",
    }
}

impl OriginOrder {
    /// What is avoided, in order.
    pub const fn burdens(self) -> [Burden; 3] {
        use Burden::{Engineer, Fee, Station};
        match self {
            Self::FeeStationEngineer => [Fee, Station, Engineer],
            Self::FeeEngineerStation => [Fee, Engineer, Station],
            Self::StationFeeEngineer => [Station, Fee, Engineer],
            Self::StationEngineerFee => [Station, Engineer, Fee],
            Self::EngineerFeeStation => [Engineer, Fee, Station],
            Self::EngineerStationFee => [Engineer, Station, Fee],
        }
    }
}

/// A named option that is not at its default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Its id.
    pub name: &'static str,
    /// Its label.
    pub label: Msg,
    /// Its value's label.
    pub value: Msg,
}

impl Changed {
    /// All changed options of a set-up.
    pub fn all(setup: &Setup) -> Vec<Self> {
        let changed = |choice: &Choice| {
            let Values::OneOf(values) = &choice.values else { return None };
            let (_, value) = values.iter().find(|(id, _)| *id == setup.get(choice.name) && *id != choice.default)?;
            Some(Self { name: choice.name, label: choice.label.clone(), value: value.clone() })
        };
        Options::named().iter().filter_map(changed).collect()
    }

    /// In words.
    pub fn told(&self) -> Msg {
        msg!("imperial-steam-changed-option", option = self.label.clone(), value = self.value.clone())
    }
}
