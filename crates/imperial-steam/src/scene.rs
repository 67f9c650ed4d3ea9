//! What a front end shows of Franz: the panel and the public state.

use serde_json::{Value, json};
use table::{Msg, msg};

use crate::city::City;
use crate::deck::Pile;
use crate::state::State;
use crate::word::{Colour, Engineer, Good, Reward};

/// The opponent's public state in a few lines.
pub fn panel(st: &State) -> Vec<(Msg, Msg)> {
    let franz = &st.franz;
    let line = |what: &'static str, value: Msg| (msg!("steam-panel", what = what), value);
    let names = |cities: &[City]| cities.iter().map(|c| Msg::plain(st.names.of(*c))).collect::<Vec<_>>();
    let engineers: Vec<Msg> =
        Engineer::ALL.iter().filter(|k| franz.engineers[**k as usize]).map(|k| k.label()).collect();
    let factories: Vec<Msg> = franz
        .factories
        .iter()
        .map(|f| msg!("steam-panel-factory", good = f.good.label(), city = st.names.of(f.city), n = f.cubes))
        .collect();
    let contracts: Vec<Msg> = (0..franz.contracts.len())
        .map(|i| {
            let c = &franz.contracts[i];
            msg!("steam-panel-contract", id = c.id.as_str(), value = c.value, n = franz.filled(i), slots = c.slots)
        })
        .collect();
    let list = |list: Vec<Msg>| if list.is_empty() { msg!("list-none") } else { msg!("list", list = list) };
    let mut lines = vec![
        line("round", msg!("steam-panel-round", round = st.round, hands = franz.hands)),
        line("gulden", Msg::plain(franz.gulden.to_string())),
        line("goods", msg!("steam-panel-goods", area = franz.goods, dock = franz.dock)),
    ];
    if !st.columns.is_empty() {
        let value = msg!("steam-panel-influence", franz = st.value(franz.column), you = st.value(st.you.column));
        lines.push(line("influence", value));
    }
    let tracks = msg!("steam-panel-tracks", tracks = franz.tracks_left(), stations = franz.stations_left());
    lines.extend([
        line("workers", msg!("steam-panel-workers", hired = franz.hired, supply = franz.supply())),
        line("tracks", tracks),
        line("network", msg!("list", list = names(&franz.network()))),
        line("engineers", list(engineers)),
        line("factories", list(factories)),
        line("contracts", list(contracts)),
    ]);
    lines
}

fn pile(st: &State, pile: &Pile, action: bool) -> Value {
    let id = |card: u8| {
        let card = usize::from(card);
        if action { st.cards.actions[card].id.clone() } else { st.cards.decisions[card].id.clone() }
    };
    let left = pile.left().len() + usize::from(pile.unseen);
    json!({
        "left": left,
        "in_play": pile.in_play.map(id),
        "discard": pile.discarded().iter().map(|c| id(*c)).collect::<Vec<_>>(),
        "strategy_joined": pile.joined,
    })
}

fn reward(reward: &Reward) -> Value {
    match reward {
        Reward::Gulden(n) => json!(n),
        Reward::Key(kind) => json!(kind.word()),
    }
}

/// Everything public, for programs. The order of the decks stays hidden.
pub fn state(st: &State) -> Value {
    let franz = &st.franz;
    let name = |c: City| st.names.of(c);
    let names = |cities: &[City]| cities.iter().map(|c| name(*c).to_owned()).collect::<Vec<_>>();
    let columns = |column: usize| st.columns.get(column);
    let contracts: Vec<Value> = (0..franz.contracts.len())
        .map(|i| {
            let c = &franz.contracts[i];
            json!({"id": c.id, "value": c.value, "slots": c.slots, "filled": franz.filled(i)})
        })
        .collect();
    let factories: Vec<Value> = franz
        .factories
        .iter()
        .map(|f| {
            let on = f.on.map(|i| franz.contracts[i].id.clone());
            json!({"good": f.good.word(), "city": name(f.city), "cubes": f.cubes, "on": on})
        })
        .collect();
    let keys: Vec<Value> = franz
        .keys
        .iter()
        .map(|k| json!({"kind": k.kind.word(), "hub": k.hub.word(), "worth": st.key_worth(k)}))
        .collect();
    let engineers: Vec<&str> =
        Engineer::ALL.iter().filter(|k| franz.engineers[**k as usize]).map(|k| k.word()).collect();
    let hubs: Vec<Value> = st
        .colours()
        .map(|c| json!({"colour": c.word(), "city": name(st.hub_city(c)), "column": st.hub(c).and_then(|h| columns(h.column))}))
        .collect();
    json!({
        "round": st.round,
        "turn": st.turn,
        "franz": {
            "gulden": franz.gulden, "goods": franz.goods, "dock": franz.dock,
            "hired": franz.hired, "supply": franz.supply(), "hands": franz.hands,
            "influence": columns(franz.column), "column": franz.column,
            "tracks_left": franz.tracks_left(), "stations_left": franz.stations_left(),
            "tracks": franz.tracks.iter().map(|t| [name(t.0), name(t.1)]).collect::<Vec<_>>(),
            "network": names(&franz.network()), "stations": names(&franz.stations), "engineers": engineers,
            "factories": factories, "contracts": contracts, "keys": keys,
            "tokens": franz.tokens.iter().map(|t| json!({"city": name(t.0), "points": t.1})).collect::<Vec<_>>(),
            "semmering": franz.semmering, "delivered": franz.cubes.1,
        },
        "you": {
            "influence": columns(st.you.column), "column": st.you.column, "hands": st.you.hands,
            "trieste": st.you.trieste, "semmering": st.you.semmering,
        },
        "in_front": st.front.word(),
        "columns": st.columns,
        "hubs": hubs,
        "action_deck": pile(st, &st.decks.action, true),
        "decision_deck": pile(st, &st.decks.decision, false),
        "house": crate::companion::house(st),
        "board": board(st),
        "learned": st.lore.links.iter().map(|l| json!({
            "a": name(l.a), "b": name(l.b), "tunnel": l.needs[0], "bridge": l.needs[1], "yours": l.yours,
        })).collect::<Vec<_>>(),
    })
}

/// The map in play, for a board view: both networks, free sites, tokens, demand.
fn board(st: &State) -> Value {
    let Some(board) = &st.board else { return Value::Null };
    let name = |c: City| st.names.of(c);
    let cities: Vec<Value> = board
        .cities()
        .map(|c| {
            json!({
                "name": name(c), "sites": board.sites(c), "token": board.token(c),
                "franz": st.franz.joined(c), "you": board.yours(c),
            })
        })
        .collect();
    let links: Vec<Value> = board
        .links
        .iter()
        .map(|l| {
            json!({
                "a": name(l.a), "b": name(l.b), "tunnel": l.needs[0], "bridge": l.needs[1], "closed": l.closed,
                "you": l.yours, "franz": st.franz.has_track(l.a, l.b),
            })
        })
        .collect();
    let hub = |c: Colour| {
        let hub = &board.hubs[c as usize];
        let demand: serde_json::Map<String, Value> = Good::ALL
            .iter()
            .map(|g| (g.word().to_owned(), hub.demand[*g as usize].iter().map(reward).collect()))
            .collect();
        json!({
            "city": name(st.hub_city(c)), "demand": demand, "price": hub.price(),
            "tunnel": hub.engineers[0], "bridge": hub.engineers[1],
        })
    };
    let hubs: serde_json::Map<String, Value> = st.colours().map(|c| (c.word().to_owned(), hub(c))).collect();
    let display: Vec<Value> =
        board.display.iter().map(|c| json!({"id": c.id, "value": c.value, "slots": c.slots})).collect();
    json!({
        "label": board.label, "house": board.house, "cities": cities, "links": links, "hubs": hubs,
        "contracts": display, "semmering": board.semmering_taken.map(crate::word::Side::word),
    })
}
