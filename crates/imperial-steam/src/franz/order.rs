//! Orders: what to do on the table. Each has a notation for programs and tests (§13) and a sentence.

use table::{Msg, msg};

use super::state::State;
use crate::names::{City, Colour, Engineer, Good, Gulden, Reward};
use crate::words::reward_told;

/// Something to do on the table; `total` is what he has afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Order {
    Track { from: City, to: City },
    Station { city: City },
    TakeEngineer { kind: Engineer, hub: Colour },
    ReturnEngineer { kind: Engineer, hub: Colour },
    Fee { n: Gulden, total: Gulden },
    FeeFromYou { n: Gulden, total: Gulden },
    Pay { n: Gulden, total: Gulden },
    GoodsDown { n: i64, total: i64 },
    GoodsUp { n: i64, total: i64 },
    Dock { n: i64, total: i64 },
    DockArrives { n: i64, total: i64 },
    Gulden { n: Gulden, total: Gulden },
    Influence { n: i64, column: usize },
    Opening { column: usize, n: Gulden, total: Gulden },
    Token { city: City, n: i64 },
    Semmering,
    Factory { good: Good, city: City },
    FactoryOnto { good: Good, contract: String },
    Hire { n: i64, hub: Colour, steps: i64, price: Option<Gulden> },
    Deliver { give: i64, good: Good, city: City, hub: Colour, reward: Reward },
    Contract { id: String, value: Gulden },
}

impl Order {
    /// The notation of §13.
    pub fn notation(&self, st: &State) -> String {
        let name = |c: City| st.names.of(c).to_owned();
        let hub = |c: Colour| name(st.hub_city(c));
        match self {
            Self::Track { from, to } => format!("track {}-{}", name(*from), name(*to)),
            Self::Station { city } => format!("station {}", name(*city)),
            Self::TakeEngineer { kind, hub: h } => format!("take {} engineer from {}", kind.id(), hub(*h)),
            Self::ReturnEngineer { kind, hub: h } => format!("return {} engineer to {}", kind.id(), hub(*h)),
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
            Self::Factory { good, city } => format!("factory {} at {}", good.id(), name(*city)),
            Self::FactoryOnto { good, contract } => format!("factory {} onto contract {contract}", good.id()),
            Self::Hire { n, hub: h, price: Some(price), .. } => format!("hire {n} at {}, price now {price}", hub(*h)),
            Self::Hire { n, hub: h, steps, price: None } => format!("hire {n} at {}, price marker +{steps}", hub(*h)),
            Self::Deliver { good, city, hub: h, reward, .. } => {
                let reward = match reward {
                    Reward::Gulden(n) => n.to_string(),
                    Reward::Key(kind) => kind.id().to_owned(),
                };
                format!("deliver {} {}->{}: {reward}", good.id(), name(*city), hub(*h))
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
                msg!("imperial-steam-do-track", from = name(*from), to = name(*to), left = st.franz.tracks_left())
            }
            Self::Station { city } => {
                msg!("imperial-steam-do-station", city = name(*city), left = st.franz.stations_left())
            }
            Self::TakeEngineer { kind, hub: h } => msg!("imperial-steam-do-engineer", kind = kind.id(), hub = hub(*h)),
            Self::ReturnEngineer { kind, hub: h } => {
                msg!("imperial-steam-do-engineer-back", kind = kind.id(), hub = hub(*h))
            }
            Self::Fee { n, total } => msg!("imperial-steam-do-fee", n = *n, total = *total),
            Self::FeeFromYou { n, total } => msg!("imperial-steam-do-fee-from-you", n = *n, total = *total),
            Self::Pay { n, total } => msg!("imperial-steam-do-pay", n = *n, total = *total),
            Self::GoodsDown { n, total } => msg!("imperial-steam-do-goods-down", n = *n, total = *total),
            Self::GoodsUp { n, total } => msg!("imperial-steam-do-goods-up", n = *n, total = *total),
            Self::Dock { n, total } => msg!("imperial-steam-do-dock", n = *n, total = *total),
            Self::DockArrives { n, total } => msg!("imperial-steam-do-dock-arrives", n = *n, total = *total),
            Self::Gulden { n, total } => msg!("imperial-steam-do-gulden", n = *n, total = *total),
            Self::Influence { n, column } => msg!("imperial-steam-do-influence", n = *n, column = st.value(*column)),
            Self::Opening { column, n, total } => {
                msg!("imperial-steam-do-opening", column = st.value(*column), n = *n, total = *total)
            }
            Self::Token { city, n } => msg!("imperial-steam-do-token", city = name(*city), n = *n),
            Self::Semmering => msg!("imperial-steam-do-semmering"),
            Self::Factory { good, city } => {
                let n = st.franz.factories.last().map_or(3, |f| f.cubes);
                let hired = st.franz.hired;
                msg!("imperial-steam-do-factory", good = good.label(), city = name(*city), n = n, hired = hired)
            }
            Self::FactoryOnto { good, contract } => {
                msg!("imperial-steam-do-factory-onto", good = good.label(), contract = contract.as_str())
            }
            Self::Hire { n, hub: h, steps, price } => match price {
                Some(price) => {
                    msg!("imperial-steam-do-hire", n = *n, hub = hub(*h), price = *price, hired = st.franz.hired)
                }
                None => {
                    msg!("imperial-steam-do-hire-steps", n = *n, hub = hub(*h), steps = *steps, hired = st.franz.hired)
                }
            },
            Self::Deliver { give, good, city, hub: h, reward } => msg!(
                "imperial-steam-do-deliver",
                give = *give,
                left = st.franz.goods,
                good = good.label(),
                city = name(*city),
                hub = hub(*h),
                reward = reward_told(st, *h, *reward),
                paid = if matches!(reward, Reward::Gulden(_)) { "yes" } else { "no" },
                total = st.franz.gulden
            ),
            Self::Contract { id, value } => {
                let slots = st.franz.contracts.last().map_or(0, |c| c.slots);
                msg!("imperial-steam-do-contract", id = id.as_str(), value = *value, slots = slots)
            }
        }
    }
}
