//! The public state: everything a drawing or another program may know.

use std::collections::BTreeMap;

use serde::Serialize;

use super::setup::house;
use crate::data::map::ContractTile;
use crate::franz::board::{Board, Link};
use crate::franz::deck::Pile;
use crate::franz::learned::LearnedLink;
use crate::franz::state::{Contract, Factory, State};
use crate::names::{ByGood, City, Colour, Engineer, Good, Gulden, KeyKind, Reward, Side};

/// Everything public, for drawings and programs. The order of the decks stays hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The round, 1 to 8; 0 during the set-up.
    pub round: i64,
    /// His turns so far.
    pub turn: i64,
    /// His side.
    pub franz: ShownFranz,
    /// The person's side.
    pub you: ShownYou,
    /// Whose marker is in front when both are in one column.
    pub in_front: Side,
    /// Gulden per column of the influence track.
    pub columns: Vec<Gulden>,
    /// The hubs that are known.
    pub hubs: Vec<ShownHub>,
    /// What he does.
    pub action_deck: ShownDeck,
    /// His priorities.
    pub decision_deck: ShownDeck,
    /// Does this game use anything from the house?
    pub house: bool,
    /// The map in play, where one is loaded.
    pub board: Option<ShownBoard>,
    /// Links the person described, where no map is loaded.
    pub learned: Vec<ShownLearned>,
    /// Rewards of the hubs' spaces as far as told, the first space first, where no map is loaded.
    pub ladders: BTreeMap<Colour, ByGood<Vec<Reward>>>,
}

/// Franz's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownFranz {
    /// Money.
    pub gulden: Gulden,
    /// Colourless cubes he can spend.
    pub goods: i64,
    /// Cubes that arrive in phase 3.
    pub dock: i64,
    /// Workers he can use.
    pub hired: i64,
    /// Workers in his supply.
    pub supply: i64,
    /// Hand tokens left this round.
    pub hands: i64,
    /// The gulden value of his column.
    pub influence: Option<Gulden>,
    /// His column, counted from 0.
    pub column: usize,
    /// Tracks in his supply.
    pub tracks_left: usize,
    /// Stations in his supply.
    pub stations_left: usize,
    /// His tracks in the order they were laid: from, to.
    pub tracks: Vec<[String; 2]>,
    /// His cities, Wien first.
    pub network: Vec<String>,
    /// Cities with a station of his.
    pub stations: Vec<String>,
    /// Engineers he has.
    pub engineers: Vec<Engineer>,
    /// His factories, oldest first.
    pub factories: Vec<ShownFactory>,
    /// His contracts, oldest first.
    pub contracts: Vec<ShownContract>,
    /// His keys.
    pub keys: Vec<ShownKey>,
    /// Business tokens he took.
    pub tokens: Vec<ShownToken>,
    /// He has the Semmering token.
    pub semmering: bool,
    /// Cubes delivered over the game.
    pub delivered: i64,
}

/// The person's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownYou {
    /// The gulden value of the person's column.
    pub influence: Option<Gulden>,
    /// The person's column, counted from 0.
    pub column: usize,
    /// Hand tokens left this round.
    pub hands: i64,
    /// Is Trieste in the person's network, as far as known?
    pub trieste: Option<bool>,
    /// Does the person have the Semmering token, as far as known?
    pub semmering: bool,
}

/// A hub, as known at every table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownHub {
    /// Its colour.
    pub colour: Colour,
    /// Its city.
    pub city: String,
    /// The gulden value of its column.
    pub column: Option<Gulden>,
}

/// A factory of his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownFactory {
    /// What it makes.
    pub good: Good,
    /// Its city.
    pub city: String,
    /// Cubes beside it.
    pub cubes: i64,
    /// The contract it lies on.
    pub on: Option<String>,
}

/// A contract of his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownContract {
    /// Its name.
    pub id: String,
    /// Its value in gulden.
    pub value: Gulden,
    /// Places for factories.
    pub slots: usize,
    /// Places filled.
    pub filled: usize,
}

/// A key of his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownKey {
    /// Gold or silver.
    pub kind: KeyKind,
    /// The hub that gave it.
    pub hub: Colour,
    /// What it is worth now.
    pub worth: Gulden,
}

/// A business token of his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownToken {
    /// Where it lay.
    pub city: String,
    /// Its influence.
    pub points: i64,
}

/// A deck of his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownDeck {
    /// Cards left to draw.
    pub left: usize,
    /// The card in play.
    pub in_play: Option<String>,
    /// The discard pile.
    pub discard: Vec<String>,
    /// The strategy card has joined.
    pub strategy_joined: bool,
}

/// A link the person described.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownLearned {
    /// One end.
    pub a: String,
    /// The other end.
    pub b: String,
    /// It needs a tunnel engineer.
    pub tunnel: bool,
    /// It needs a bridge engineer.
    pub bridge: bool,
    /// The person's track lay there when last asked.
    pub yours: bool,
}

/// The map in play: both networks, free sites, tokens, demand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownBoard {
    /// What the map calls itself.
    pub label: String,
    /// Does it have house figures?
    pub house: bool,
    /// The cities.
    pub cities: Vec<ShownCity>,
    /// The links.
    pub links: Vec<ShownLink>,
    /// The hubs by colour; a map may lack some.
    pub hubs: BTreeMap<Colour, ShownMarket>,
    /// Face-up contracts.
    pub contracts: Vec<ShownOffer>,
    /// Who has the Semmering token.
    pub semmering: Option<Side>,
}

/// A city on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownCity {
    /// What it is called.
    pub name: String,
    /// Free factory sites.
    pub sites: i64,
    /// The business token on it.
    pub token: i64,
    /// In his network.
    pub franz: bool,
    /// In the person's network.
    pub you: bool,
}

/// A link on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownLink {
    /// One end.
    pub a: String,
    /// The other end.
    pub b: String,
    /// It needs a tunnel engineer.
    pub tunnel: bool,
    /// It needs a bridge engineer.
    pub bridge: bool,
    /// Closed to building.
    pub closed: bool,
    /// The person's track lies there.
    pub you: bool,
    /// His track lies there.
    pub franz: bool,
}

/// What a hub wants and offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownMarket {
    /// Its city.
    pub city: String,
    /// Rewards still open per good, the next one first.
    pub demand: ByGood<Vec<Reward>>,
    /// The price of a worker.
    pub price: Gulden,
    /// Tunnel engineers on offer.
    pub tunnel: i64,
    /// Bridge engineers on offer.
    pub bridge: i64,
}

/// A face-up contract.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownOffer {
    /// Its name.
    pub id: String,
    /// Its value in gulden.
    pub value: Gulden,
    /// Places for factories.
    pub slots: usize,
}

impl Shown {
    /// The public part of the state.
    pub fn new(st: &State) -> Self {
        let name = |c: City| st.names.of(c).to_owned();
        let hub = |c: Colour| ShownHub {
            colour: c,
            city: name(st.hub_city(c)),
            column: st.hub(c).and_then(|h| st.columns.get(h.column).copied()),
        };
        let learned = |l: &LearnedLink| ShownLearned {
            a: name(l.a),
            b: name(l.b),
            tunnel: l.needs[Engineer::Tunnel],
            bridge: l.needs[Engineer::Bridge],
            yours: l.yours,
        };
        let ladders = |hub: Colour| ByGood::from_fn(|good| st.learned.ladder(hub, good));
        Self {
            round: st.round,
            turn: st.turn,
            franz: ShownFranz::new(st),
            you: ShownYou {
                influence: st.columns.get(st.you.column).copied(),
                column: st.you.column,
                hands: st.you.hands,
                trieste: st.you.trieste,
                semmering: st.you.semmering,
            },
            in_front: st.front,
            columns: st.columns.clone(),
            hubs: st.colours().map(hub).collect(),
            action_deck: ShownDeck::new(&st.decks.action, |c| st.cards.actions[c].id.clone()),
            decision_deck: ShownDeck::new(&st.decks.decision, |c| st.cards.decisions[c].id.clone()),
            house: house(st),
            board: st.board.as_ref().map(|board| ShownBoard::new(st, board)),
            learned: st.learned.links.iter().map(learned).collect(),
            ladders: st.colours().map(|c| (c, ladders(c))).filter(|l| l.1.0.iter().any(|l| !l.is_empty())).collect(),
        }
    }
}

impl ShownFranz {
    fn new(st: &State) -> Self {
        let franz = &st.franz;
        let name = |c: City| st.names.of(c).to_owned();
        let names = |cities: &[City]| cities.iter().map(|c| name(*c)).collect();
        let factory = |f: &Factory| ShownFactory {
            good: f.good,
            city: name(f.city),
            cubes: f.cubes,
            on: f.on.map(|i| franz.contracts[i].id.clone()),
        };
        let contract = |(i, c): (usize, &Contract)| ShownContract {
            id: c.id.clone(),
            value: c.value,
            slots: c.slots,
            filled: franz.filled(i),
        };
        Self {
            gulden: franz.gulden,
            goods: franz.goods,
            dock: franz.dock,
            hired: franz.hired,
            supply: franz.supply(),
            hands: franz.hands,
            influence: st.columns.get(franz.column).copied(),
            column: franz.column,
            tracks_left: franz.tracks_left(),
            stations_left: franz.stations_left(),
            tracks: franz.tracks.iter().map(|t| [name(t.0), name(t.1)]).collect(),
            network: names(&franz.network()),
            stations: names(&franz.stations),
            engineers: franz.engineers.which().collect(),
            factories: franz.factories.iter().map(factory).collect(),
            contracts: franz.contracts.iter().enumerate().map(contract).collect(),
            keys: franz.keys.iter().map(|k| ShownKey { kind: k.kind, hub: k.hub, worth: st.key_worth(k) }).collect(),
            tokens: franz.tokens.iter().map(|t| ShownToken { city: name(t.0), points: t.1 }).collect(),
            semmering: franz.semmering,
            delivered: franz.cubes.1,
        }
    }
}

impl ShownDeck {
    fn new(pile: &Pile, id: impl Fn(usize) -> String) -> Self {
        let id = |card: u8| id(usize::from(card));
        Self {
            left: pile.left().len() + usize::from(pile.unseen),
            in_play: pile.in_play.map(id),
            discard: pile.discarded().iter().map(|c| id(*c)).collect(),
            strategy_joined: pile.joined,
        }
    }
}

impl ShownBoard {
    fn new(st: &State, board: &Board) -> Self {
        let name = |c: City| st.names.of(c).to_owned();
        let city = |c: City| ShownCity {
            name: name(c),
            sites: board.sites(c),
            token: board.token(c),
            franz: st.franz.joined(c),
            you: board.yours(c),
        };
        let link = |l: &Link| ShownLink {
            a: name(l.a),
            b: name(l.b),
            tunnel: l.needs[Engineer::Tunnel],
            bridge: l.needs[Engineer::Bridge],
            closed: l.closed,
            you: l.yours,
            franz: st.franz.has_track(l.a, l.b),
        };
        let market = |c: Colour| {
            let hub = &board.hubs[c];
            let market = ShownMarket {
                city: name(st.hub_city(c)),
                demand: hub.demand.clone(),
                price: hub.price(),
                tunnel: hub.engineers[Engineer::Tunnel],
                bridge: hub.engineers[Engineer::Bridge],
            };
            (c, market)
        };
        let offer = |c: &ContractTile| ShownOffer { id: c.id.clone(), value: c.value, slots: c.slots };
        Self {
            label: board.label.clone(),
            house: board.house,
            cities: board.cities().map(city).collect(),
            links: board.links.iter().map(link).collect(),
            hubs: st.colours().map(market).collect(),
            contracts: board.display.iter().map(offer).collect(),
            semmering: board.semmering_taken,
        }
    }
}
