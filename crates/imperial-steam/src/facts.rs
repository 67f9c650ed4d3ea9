//! What Franz asks of his table. With a map, the board answers at once; without one, each request becomes a question to
//! the person (§12). The rules are written once, over this trait.

use table::{Msg, Step, Stop};

use crate::data::cards::DecisionCard;
use crate::franz::notes::Notes;
use crate::franz::order::Order;
use crate::franz::state::{Contract, State};
use crate::names::{
    ByColour, ByEngineer, ByGood, City, Colour, Engineer, Good, Gulden, Reward, Target, Tie, TrackRule, Which,
};

/// Why the rules could not go on.
#[derive(Debug)]
pub enum Pause {
    /// The tape has ended, or an entry does not fit.
    Stop(Stop),
    /// The person said that this effect is not possible.
    Skip,
}

impl From<Stop> for Pause {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

/// A fact, or a pause.
pub type Fact<T> = Result<T, Pause>;

/// How far a city is from his network, ignoring engineers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Far {
    /// One link.
    One,
    /// Two links.
    Two,
    /// More.
    Farther,
}

/// A measure by which cities are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// The rank in slot A.
    Rank,
    /// Most free factory sites.
    Sites,
    /// The highest business token.
    Influence,
    /// Fewest links to Trieste.
    Distance,
    /// A to Z.
    Name,
}

/// Cities to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// Where they lie.
    pub place: Place,
    /// Cities that were ruled out.
    pub without: Vec<City>,
    /// Only cities with a free factory site.
    pub with_site: bool,
    /// Hubs and Trieste known to be in the pool, if that was asked before.
    pub ranked: Option<Vec<City>>,
}

/// Where the cities of a pool lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// One link from his network.
    Network,
    /// One link from this city, outside his network.
    City(City),
    /// These.
    Named(Vec<City>),
}

impl Pool {
    /// A pool without further conditions.
    pub const fn new(place: Place) -> Self {
        Self { place, without: Vec::new(), with_site: false, ranked: None }
    }
}

/// The best of a pool by one criterion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Best {
    /// These cities, with this value.
    These(Vec<City>, i64),
    /// All are equal, with none at all.
    NoneHasAny,
    /// The pool is empty.
    NoCity,
}

/// A city from which a track can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The city.
    pub from: City,
    /// Tunnel, bridge.
    pub needs: ByEngineer<bool>,
    /// Your track lies on the link.
    pub yours: bool,
}

/// His cities with a free site; only the shared ones if there are any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sites {
    /// Are they in both networks?
    pub shared: bool,
    /// The cities.
    pub cities: Vec<City>,
    /// As far as known, no other city of his has one.
    pub only: bool,
}

/// A good a hub wants, its reward, and what the reward is worth.
pub type Want = (Good, Reward, Gulden);

/// What the person named without being led to it (option `choices`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named<T> {
    /// Not named: the rules ask fact by fact.
    Led,
    /// There is nothing to choose.
    Nothing,
    /// This.
    This(T),
}

/// The question of which city he joins.
#[derive(Clone, Debug)]
pub struct NameTrack<'a> {
    /// Where the block wants to go.
    pub rule: TrackRule,
    /// Tracks still to be laid.
    pub count: i64,
    /// The second track starts here.
    pub from: Option<City>,
    /// Cities of slot A that are not his, in its order.
    pub targets: Vec<(Target, City)>,
    /// Cities that were ruled out.
    pub without: &'a [City],
    /// The order of ties in slot A.
    pub ties: &'a [Tie],
}

/// What Franz asks of his table, and how he reports what he does.
#[allow(missing_docs)]
pub trait Facts {
    /// Does anyone hear reasons and orders? If not, nobody need put them into words.
    fn listens(&self) -> bool {
        true
    }
    /// Gives a reason for the next order.
    fn say(&mut self, reason: Msg) {
        self.notes().say(reason);
    }
    /// Gives an order.
    fn order(&mut self, st: &State, order: Order);
    /// Tells something else.
    fn tell(&mut self, step: Step);
    /// Tells the reasons that led to no order, on their own.
    fn flush(&mut self);
    fn notes(&mut self) -> &mut Notes;

    /// All cities of a pool, if the table can see them; it then never asks.
    fn survey(&self, st: &State, pool: &Pool) -> Option<Vec<City>>;
    /// QA1.
    fn distance(&mut self, st: &mut State, city: City) -> Fact<Far>;
    /// QA2.
    fn between(&mut self, st: &mut State, city: City) -> Fact<Vec<City>>;
    /// QA3, QA4, QA6.
    fn best(&mut self, st: &mut State, by: Criterion, pool: &Pool) -> Fact<Best>;
    /// QA5.
    fn name_all(&mut self, st: &mut State, pool: &Pool) -> Fact<Vec<City>>;
    /// QA7; `fixed` is the start city if it is known.
    fn starts(&mut self, st: &mut State, to: City, fixed: Option<City>) -> Fact<Vec<Start>>;
    /// QA8; `order` is sorted by influence.
    fn engineer(&mut self, st: &mut State, kind: Engineer, order: &[Colour]) -> Fact<Option<Colour>>;
    /// QA9.
    fn ranked(&mut self, st: &mut State, those: &[City], pool: &Pool) -> Fact<Vec<City>>;
    /// QA10.
    fn token(&mut self, st: &mut State, city: City) -> Fact<i64>;
    /// QA11: is this the Semmering link, with its token still there?
    fn semmering(&mut self, st: &mut State, a: City, b: City) -> Fact<bool>;
    /// Is there a neighbour by the map alone (option `neighbour`)? With the number, if known.
    fn adjacent(&mut self, st: &mut State, pool: &Pool, n: i64) -> Fact<(bool, Option<i64>)>;
    /// QI1 (and whose marker is in front, if that matters).
    fn your_column(&mut self, st: &mut State) -> Fact<()>;
    /// QF1: are there n or more free sites in his network? With the number, if known.
    fn free_sites(&mut self, st: &mut State, n: i64) -> Fact<(bool, Option<i64>)>;
    /// Are factory pieces of this kind left?
    fn piece_left(&self, st: &State, good: Good) -> bool;
    /// QF2.
    fn demand(&mut self, st: &mut State, goods: &[Good], hubs: &[Colour]) -> Fact<ByGood<i64>>;
    /// QF3.
    fn sites(&mut self, st: &mut State) -> Fact<Sites>;
    /// QH1.
    fn prices(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<ByColour<Gulden>>;
    /// QD1, first half: which of his hubs are in your network too?
    fn shared(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<Vec<Colour>>;
    /// QD1.
    fn wants(&mut self, st: &mut State, hub: Colour, goods: &[Good]) -> Fact<Vec<Want>>;
    /// QC1: the most valuable contract with at most this many slots; of equals, the one with the fewest slots.
    fn contract(&mut self, st: &mut State, slots: usize) -> Fact<Option<Contract>>;
    /// How many contracts have at most this many slots? Counted if the table sees them; otherwise asked only for n > 1.
    fn contracts_fitting(&mut self, st: &mut State, slots: usize, n: i64) -> Fact<(bool, Option<i64>)>;
    /// The city he joins next and where the track can start, named by the person.
    fn name_track(&mut self, _: &mut State, _: &NameTrack<'_>) -> Fact<Named<(City, Vec<Start>)>> {
        Ok(Named::Led)
    }
    /// Where he builds a factory and, if `goods` holds several, which one; named by the person.
    fn name_factory(&mut self, _: &mut State, _: &[Good], _: &DecisionCard) -> Fact<Named<(Good, City)>> {
        Ok(Named::Led)
    }
    /// The hub where he hires, named by the person.
    fn name_hub(&mut self, _: &mut State, _: &[Colour], _: &DecisionCard) -> Fact<Named<Colour>> {
        Ok(Named::Led)
    }
    /// His delivery of these goods to these hubs, named by the person.
    fn name_delivery(
        &mut self,
        _: &mut State,
        _: &[(Colour, Vec<Good>)],
        _: i64,
        _: &DecisionCard,
    ) -> Fact<Named<(Colour, Want)>> {
        Ok(Named::Led)
    }
    /// The contract he takes, named by the person: how many slots he can fill, and how many it may have at most.
    fn name_contract(&mut self, _: &mut State, _: usize, _: usize) -> Fact<Named<Contract>> {
        Ok(Named::Led)
    }
    /// Does the person name Franz's choices?
    fn names(&self, _: &State) -> bool {
        false
    }
    /// The printed card that was drawn.
    fn drawn(&mut self, st: &mut State, which: Which) -> Fact<u8>;
}
