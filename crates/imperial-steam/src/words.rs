//! Wording: names, rewards, conditions and pools as messages, and the stable codes of reasons.

use table::{Arg, Msg, Opt, msg};

use crate::data::cards::{Check, Title};
use crate::facts::{Place, Pool};
use crate::franz::state::State;
use crate::names::{City, Colour, Engineer, Good, KeyKind, Reward, Target};

/// The reason itself, without the option it depends on.
pub fn bare(reason: &Msg) -> &Msg {
    match reason.args.first() {
        Some((_, Arg::Msg(inner))) if reason.id == "imperial-steam-by-option" => inner,
        _ => reason,
    }
}

/// The stable code of a reason (§13), e.g. `tie.sites`.
pub fn code(reason: &Msg) -> String {
    bare(reason).id.strip_prefix("imperial-steam-").unwrap_or_default().replace('-', ".")
}

impl Title {
    /// The title in the reader's language.
    pub fn msg(&self) -> Msg {
        msg!("imperial-steam-title", en = self.en.as_str(), de = self.de.as_str())
    }
}

impl Good {
    /// Its name.
    pub fn label(self) -> Msg {
        match self {
            Self::Wood => msg!("imperial-steam-good-wood"),
            Self::Stone => msg!("imperial-steam-good-stone"),
            Self::Iron => msg!("imperial-steam-good-iron"),
            Self::Coal => msg!("imperial-steam-good-coal"),
        }
    }
}

/// The names of some goods.
pub(crate) fn labels(goods: &[Good]) -> Vec<Msg> {
    goods.iter().map(|g| g.label()).collect()
}

impl Colour {
    /// Its name.
    pub fn label(self) -> Msg {
        match self {
            Self::Bronze => msg!("imperial-steam-colour-bronze"),
            Self::Blue => msg!("imperial-steam-colour-blue"),
            Self::Green => msg!("imperial-steam-colour-green"),
            Self::White => msg!("imperial-steam-colour-white"),
        }
    }
}

impl Engineer {
    /// The kind, as one word.
    pub fn label(self) -> Msg {
        match self {
            Self::Tunnel => msg!("imperial-steam-engineer-tunnel"),
            Self::Bridge => msg!("imperial-steam-engineer-bridge"),
        }
    }
}

impl Target {
    /// Its name.
    pub fn label(self) -> Msg {
        self.colour().map_or_else(|| Msg::plain("Trieste"), Colour::label)
    }
}

/// What a delivery earns.
pub fn reward_told(st: &State, hub: Colour, reward: Reward) -> Msg {
    let city = st.names.of(st.hub_city(hub));
    match reward {
        Reward::Gulden(n) => msg!("imperial-steam-reward-gulden", n = n),
        Reward::Key(KeyKind::Gold) => msg!("imperial-steam-reward-gold", city = city),
        Reward::Key(KeyKind::Silver) => msg!("imperial-steam-reward-silver", city = city),
    }
}

/// A condition of a block (§13).
pub fn condition_told(check: Check) -> Msg {
    let n = |name: &'static str, n: i64| msg!("imperial-steam-check", name = name, n = n, hi = 0);
    match check {
        Check::GuldenMin(k) => n("gulden_min", k.0),
        Check::GoodsMin(k) => n("goods_min", k),
        Check::GoodsMax(k) => n("goods_max", k),
        Check::HiredBetween(lo, hi) => msg!("imperial-steam-check", name = "hired_between", n = lo, hi = hi),
        Check::InfluenceReachesLowestHub => n("influence_reaches_lowest_hub", 0),
        Check::FreeSiteInNetworkMin(k) => n("free_site_in_network_min", k),
        Check::NeighbourMin(k) => n("neighbour_min", k),
        Check::NeighbourWithSiteMin(k) => n("neighbour_with_site_min", k),
        Check::TriesteNotInNetwork => n("trieste_not_in_network", 0),
        Check::OpenSlotsMax(k) => n("open_slots_max", k),
        Check::ContractFitsMin(k) => n("contract_fits_min", k),
        Check::DeliveryPossible(k) => n("delivery_possible", k),
    }
}

/// Several reasons in one line.
pub(crate) fn several(reasons: Vec<Msg>) -> Msg {
    let mut reasons = reasons.into_iter();
    let first = reasons.next().unwrap_or_else(|| msg!("imperial-steam-p1-none"));
    reasons.fold(first, |a, b| msg!("imperial-steam-p1-and", a = a, b = b))
}

/// Cities by their names.
pub(crate) fn cities_told(st: &State, cities: &[City]) -> Vec<Msg> {
    cities.iter().map(|c| Msg::plain(st.names.of(*c))).collect()
}

/// A pool of cities.
pub(crate) fn pool_told(st: &State, pool: &Pool) -> Msg {
    let list = |cities: &[City]| cities_told(st, &st.sorted(cities.to_vec()));
    let (place, city, names) = match &pool.place {
        Place::Network => ("network", "", Vec::new()),
        Place::City(c) => ("city", st.names.of(*c), Vec::new()),
        Place::Named(cities) => ("named", "", list(cities)),
    };
    let but = if pool.without.is_empty() || place == "named" { "no" } else { "yes" };
    msg!("imperial-steam-pool", place = place, city = city, names = names, but = but, without = list(&pool.without))
}

/// An option shown exactly as written: a name, a number.
pub(crate) fn plain(text: impl Into<String>) -> Opt {
    let text = text.into();
    Opt::new(text.clone(), Msg::plain(text))
}

/// Numbers to choose from.
pub(crate) fn numbers(range: impl Iterator<Item = i64>) -> Vec<Opt> {
    range.map(|n| plain(n.to_string())).collect()
}
