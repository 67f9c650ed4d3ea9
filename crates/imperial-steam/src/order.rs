//! Orders: what to do on the table. Each has a notation for programs and tests (§13) and a sentence.

use table::{Msg, msg};

use crate::city::City;
use crate::state::State;
use crate::word::{Colour, Engineer, Good, KeyKind, Reward};

/// Something to do on the table; `total` is what he has afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Order {
    Track { from: City, to: City },
    Station { city: City },
    TakeEngineer { kind: Engineer, hub: Colour },
    ReturnEngineer { kind: Engineer, hub: Colour },
    Fee { n: i64, total: i64 },
    FeeFromYou { n: i64, total: i64 },
    Pay { n: i64, total: i64 },
    GoodsDown { n: i64, total: i64 },
    GoodsUp { n: i64, total: i64 },
    Dock { n: i64, total: i64 },
    DockArrives { n: i64, total: i64 },
    Gulden { n: i64, total: i64 },
    Influence { n: i64, column: usize },
    Opening { column: usize, n: i64, total: i64 },
    Token { city: City, n: i64 },
    Semmering,
    Factory { good: Good, city: City },
    FactoryOnto { good: Good, contract: String },
    Hire { n: i64, hub: Colour, steps: i64, price: Option<i64> },
    Deliver { good: Good, city: City, hub: Colour, reward: Reward },
    Contract { id: String, value: i64 },
}

impl Order {
    /// The notation of §13.
    pub fn notation(&self, st: &State) -> String {
        let name = |c: City| st.names.of(c).to_owned();
        let hub = |c: Colour| name(st.hub_city(c));
        match self {
            Self::Track { from, to } => format!("track {}-{}", name(*from), name(*to)),
            Self::Station { city } => format!("station {}", name(*city)),
            Self::TakeEngineer { kind, hub: h } => format!("take {} engineer from {}", kind.word(), hub(*h)),
            Self::ReturnEngineer { kind, hub: h } => format!("return {} engineer to {}", kind.word(), hub(*h)),
            Self::Fee { n, total } => format!("fee {n} -> {total}"),
            Self::FeeFromYou { n, total } => format!("fee from you +{n} -> {total}"),
            Self::Pay { n, total } => format!("pay {n} -> {total}"),
            Self::GoodsDown { n, total } => format!("goods -{n} -> {total}"),
            Self::GoodsUp { n, total } => format!("goods +{n} -> {total}"),
            Self::Dock { n, total } => format!("dock +{n} -> {total}"),
            Self::DockArrives { n, total } => format!("dock arrives +{n} -> {total}"),
            Self::Gulden { n, total } => format!("gulden +{n} -> {total}"),
            Self::Influence { n, column } => format!("influence +{n} -> {}", st.value(*column)),
            Self::Opening { column, n, total } => format!("influence {}, pay {n} -> {total}", st.value(*column)),
            Self::Token { city, n } => format!("business token {} {n}", name(*city)),
            Self::Semmering => "Semmering token".to_owned(),
            Self::Factory { good, city } => format!("factory {} at {}", good.word(), name(*city)),
            Self::FactoryOnto { good, contract } => format!("factory {} onto contract {contract}", good.word()),
            Self::Hire { n, hub: h, price: Some(price), .. } => format!("hire {n} at {}, price now {price}", hub(*h)),
            Self::Hire { n, hub: h, steps, price: None } => format!("hire {n} at {}, price marker +{steps}", hub(*h)),
            Self::Deliver { good, city, hub: h, reward } => {
                let reward = match reward {
                    Reward::Gulden(n) => n.to_string(),
                    Reward::Key(kind) => kind.word().to_owned(),
                };
                format!("deliver {} {}->{}: {reward}", good.word(), name(*city), hub(*h))
            }
            Self::Contract { id, value } => format!("contract {id} ({value})"),
        }
    }

    /// The sentence for the person at the table.
    pub fn told(&self, st: &State) -> Msg {
        let name = |c: City| st.names.of(c);
        let hub = |c: Colour| st.names.of(st.hub_city(c));
        match self {
            Self::Track { from, to } => {
                msg!("steam-do-track", from = name(*from), to = name(*to), left = st.franz.tracks_left())
            }
            Self::Station { city } => {
                msg!("steam-do-station", city = name(*city), left = st.franz.stations_left())
            }
            Self::TakeEngineer { kind, hub: h } => msg!("steam-do-engineer", kind = kind.word(), hub = hub(*h)),
            Self::ReturnEngineer { kind, hub: h } => {
                msg!("steam-do-engineer-back", kind = kind.word(), hub = hub(*h))
            }
            Self::Fee { n, total } => msg!("steam-do-fee", n = *n, total = *total),
            Self::FeeFromYou { n, total } => msg!("steam-do-fee-from-you", n = *n, total = *total),
            Self::Pay { n, total } => msg!("steam-do-pay", n = *n, total = *total),
            Self::GoodsDown { n, total } => msg!("steam-do-goods-down", n = *n, total = *total),
            Self::GoodsUp { n, total } => msg!("steam-do-goods-up", n = *n, total = *total),
            Self::Dock { n, total } => msg!("steam-do-dock", n = *n, total = *total),
            Self::DockArrives { n, total } => msg!("steam-do-dock-arrives", n = *n, total = *total),
            Self::Gulden { n, total } => msg!("steam-do-gulden", n = *n, total = *total),
            Self::Influence { n, column } => msg!("steam-do-influence", n = *n, column = st.value(*column)),
            Self::Opening { column, n, total } => {
                msg!("steam-do-opening", column = st.value(*column), n = *n, total = *total)
            }
            Self::Token { city, n } => msg!("steam-do-token", city = name(*city), n = *n),
            Self::Semmering => msg!("steam-do-semmering"),
            Self::Factory { good, city } => {
                let n = st.franz.factories.last().map_or(3, |f| f.cubes);
                msg!("steam-do-factory", good = good.label(), city = name(*city), n = n)
            }
            Self::FactoryOnto { good, contract } => {
                msg!("steam-do-factory-onto", good = good.label(), contract = contract.as_str())
            }
            Self::Hire { n, hub: h, steps, price } => match price {
                Some(price) => msg!("steam-do-hire", n = *n, hub = hub(*h), price = *price),
                None => msg!("steam-do-hire-steps", n = *n, hub = hub(*h), steps = *steps),
            },
            Self::Deliver { good, city, hub: h, reward } => msg!(
                "steam-do-deliver",
                good = good.label(),
                city = name(*city),
                hub = hub(*h),
                reward = reward_told(st, *h, *reward)
            ),
            Self::Contract { id, value } => msg!("steam-do-contract", id = id.as_str(), value = *value),
        }
    }
}

/// What a delivery brings, in words.
pub fn reward_told(st: &State, hub: Colour, reward: Reward) -> Msg {
    let city = st.names.of(st.hub_city(hub));
    match reward {
        Reward::Gulden(n) => msg!("steam-reward-gulden", n = n),
        Reward::Key(KeyKind::Gold) => msg!("steam-reward-gold", city = city),
        Reward::Key(KeyKind::Silver) => msg!("steam-reward-silver", city = city),
    }
}
