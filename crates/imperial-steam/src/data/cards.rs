//! Franz's cards as data: action cards in numbered blocks, decision cards with slots A to D (§14.1). Nothing here knows
//! a card by its number; the closed lists of conditions and effects are the whole grammar.

use table::{Provenance, Refusal, msg};

use crate::names::{Colour, Good, Gulden, Target, Tie, TrackRule};
use crate::options::Version;

pub use super::card_file::{check, effect, effect_value, house, house_value, parse, read};

/// The format of a card file.
pub const FORMAT: &str = "vis-a-vis/franz-cards/1";

/// All cards of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFile {
    /// What the file calls itself.
    pub label: String,
    /// Does it contain house cards?
    pub house: bool,
    /// The action cards.
    pub actions: Vec<ActionCard>,
    /// The decision cards.
    pub decisions: Vec<DecisionCard>,
}

/// A title in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}

/// An action card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionCard {
    /// For example `1A` or `6*`.
    pub id: String,
    /// 1 to 8.
    pub number: i64,
    /// A or B, if there are two.
    pub variant: Option<String>,
    /// Joins at the first reshuffle.
    pub strategy: bool,
    /// Its heading.
    pub title: Title,
    /// Its numbered parts.
    pub blocks: Vec<Block>,
}

impl ActionCard {
    /// The block with this number.
    pub fn block(&self, no: i64) -> Option<&Block> {
        self.blocks.iter().find(|b| b.no == no)
    }
}

/// A numbered part of an action card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its number.
    pub no: i64,
    /// Its heading.
    pub title: Title,
    /// Checked in this order.
    pub conditions: Vec<Condition>,
    /// Gulden to pay.
    pub gulden: Gulden,
    /// Goods to give up.
    pub goods: i64,
    /// Carried out in this order.
    pub effects: Vec<Effect>,
    /// The source of its figures.
    pub prov: Provenance,
}

/// A condition and where its failure leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// What must hold.
    pub check: Check,
    /// The block to go to if it does not hold.
    pub fail_to: i64,
}

/// The closed list of conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// At least n gulden.
    GuldenMin(Gulden),
    /// At least n goods in his area.
    GoodsMin(i64),
    /// At most n goods in area and dock together.
    GoodsMax(i64),
    /// From lo to hi hired workers.
    HiredBetween(i64, i64),
    /// Influence at least that of the lowest hub.
    InfluenceReachesLowestHub,
    /// At least n free factory sites in his network.
    FreeSiteInNetworkMin(i64),
    /// At least n neighbouring cities.
    NeighbourMin(i64),
    /// At least n neighbouring cities with a free site.
    NeighbourWithSiteMin(i64),
    /// Trieste not in his network.
    TriesteNotInNetwork,
    /// At most n empty slots on his contracts.
    OpenSlotsMax(i64),
    /// At least n contracts that fit.
    ContractFitsMin(i64),
    /// A delivery is possible, giving up n area cubes for it.
    DeliveryPossible(i64),
}

/// The names of the conditions.
pub const CHECKS: [&str; 12] = [
    "gulden_min",
    "goods_min",
    "goods_max",
    "hired_between",
    "influence_reaches_lowest_hub",
    "free_site_in_network_min",
    "neighbour_min",
    "neighbour_with_site_min",
    "trieste_not_in_network",
    "open_slots_max",
    "contract_fits_min",
    "delivery_possible",
];

/// The closed list of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Tracks by a rule.
    BuildTracks {
        /// How many.
        count: i64,
        /// Where they go.
        rule: TrackRule,
    },
    /// A factory (P10).
    BuildFactory,
    /// Workers (P11).
    HireWorkers(i64),
    /// Gulden.
    GainGulden(Gulden),
    /// Influence (P9).
    GainInfluence(i64),
    /// Goods he can use at once.
    GoodsToArea(i64),
    /// Goods that arrive next round.
    GoodsToDock(i64),
    /// A contract (P13).
    TakeContract {
        /// How many slots may stay empty.
        max_missing: i64,
    },
    /// Deliveries (P12).
    Deliver {
        /// How many at most.
        n: i64,
        /// Area cubes given up for each delivery.
        give: i64,
    },
    /// Nothing.
    Nothing,
}

/// The names of the effects.
pub const EFFECTS: [&str; 10] = [
    "build_tracks",
    "build_factory",
    "hire_workers",
    "gain_gulden",
    "gain_influence",
    "goods_to_area",
    "goods_to_dock",
    "take_contract",
    "deliver",
    "nothing",
];

/// A decision card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionCard {
    /// For example `3` or `7*`.
    pub id: String,
    /// 1 to 8.
    pub number: i64,
    /// Joins at the first reshuffle.
    pub strategy: bool,
    /// Where tracks go, and what breaks ties.
    pub a: (Vec<Target>, Vec<Tie>),
    /// Which factory.
    pub b: Vec<Good>,
    /// Which good is delivered.
    pub c: Vec<Good>,
    /// Which hub.
    pub d: Vec<Colour>,
}

impl CardFile {
    /// The action card with this id.
    pub fn action(&self, id: &str) -> Option<u8> {
        self.actions.iter().position(|c| c.id == id).map(|i| i as u8)
    }

    /// The decision card with this id.
    pub fn decision(&self, id: &str) -> Option<u8> {
        self.decisions.iter().position(|c| c.id == id).map(|i| i as u8)
    }

    /// The strategy cards among the action or decision cards.
    pub fn strategies(&self, action: bool) -> Vec<u8> {
        let pick = |list: Vec<bool>| (0..list.len()).filter(|&i| list[i]).map(|i| i as u8).collect();
        if action {
            pick(self.actions.iter().map(|c| c.strategy).collect())
        } else {
            pick(self.decisions.iter().map(|c| c.strategy).collect())
        }
    }

    /// The action deck for these versions of cards 1, 2 and 3; BadDeck unless it has exactly one card of each number
    /// from 1 to 5.
    pub fn action_deck(&self, versions: [Version; 3]) -> Result<Vec<u8>, Refusal> {
        (1..=5)
            .map(|number| {
                let wanted = usize::try_from(number - 1).ok().and_then(|i| versions.get(i));
                let mut fits = (0..self.actions.len()).filter(|&i| {
                    let card = &self.actions[i];
                    card.number == number
                        && !card.strategy
                        && card.variant.as_ref().is_none_or(|v| wanted.is_none_or(|w| w.id() == v))
                });
                match (fits.next(), fits.next()) {
                    (Some(i), None) => Ok(i as u8),
                    _ => Err(Refusal::new("BadDeck", msg!("imperial-steam-error-deck", kind = "action"))),
                }
            })
            .collect()
    }

    /// The decision deck: one card of each number from 1 to 5.
    pub fn decision_deck(&self) -> Result<Vec<u8>, Refusal> {
        (1..=5)
            .map(|number| {
                let mut fits = (0..self.decisions.len())
                    .filter(|&i| self.decisions[i].number == number && !self.decisions[i].strategy);
                match (fits.next(), fits.next()) {
                    (Some(i), None) => Ok(i as u8),
                    _ => Err(Refusal::new("BadDeck", msg!("imperial-steam-error-deck", kind = "decision"))),
                }
            })
            .collect()
    }
}
