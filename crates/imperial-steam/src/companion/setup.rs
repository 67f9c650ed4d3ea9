//! Before the first round: the starting state, the log header with its house label (I20), Franz's set-up (§2), the bids
//! (§4) and, without a map, the influence track and the hubs.

use serde_json::json;
use table::options::Cards;
use table::{Answer, Asks, Field, Figures, Label, Msg, Opt, Question, Refusal, Rng, Setup, Step, Stop, msg};

use super::from_map::FromMap;
use super::from_person::FromPerson;
use super::{asking, at_table};
use crate::data::cards::CardFile;
use crate::data::map::ContractTile;
use crate::data::wealth::{self, Wealth};
use crate::data::{self, Files, OWN, map};
use crate::facts::Facts as _;
use crate::franz::Franz;
use crate::franz::board::Board;
use crate::franz::deck::{Decks, Pile};
use crate::franz::learned::Learned;
use crate::franz::state::{self, Hub, State, You};
use crate::names::{ByColour, City, Colour, Gulden, Side, TRIESTE, WIEN, Which};
use crate::options::{Changed, Choices, Mode, Options, Preset, Strategy, Version};
use crate::own::known;
use crate::words::{numbers, plain};

/// The state before the first question; the error names everything that is wrong.
pub fn start(setup: &Setup) -> Result<State, Vec<Refusal>> {
    let Files { cards, map } = data::files(setup)?;
    let options = Options::of(setup);
    let (map, learned) = match options.mode {
        Mode::Tracked => (map, Learned::default()),
        Mode::Asked => known::apply(&map, setup.own.get(OWN)),
    };
    let decks = shuffled(&cards, &options, setup.seed)?;
    let franz = state::Franz { gulden: options.money(), goods: 4, hired: 2, ..state::Franz::default() };
    let mut st = State {
        options,
        changed: Changed::all(setup),
        cards,
        // Without a map, offer the names of the shipped one, so that nobody has to type Mürzzuschlag.
        names: map.names.clone(),
        map: map.clone(),
        columns: Vec::new(),
        hubs: ByColour::default(),
        franz,
        you: You { column: 0, hands: 0, trieste: None, semmering: false },
        front: Side::You,
        board: None,
        learned,
        decks,
        round: 0,
        turn: 0,
        over: false,
        differs: None,
        seen: false,
        blocks: (Vec::new(), None),
    };
    if st.options.mode == Mode::Tracked {
        st.columns = map.columns.clone();
        st.hubs = ByColour::from_fn(|colour| map.hubs[colour].as_ref().map(|h| Hub { city: h.city, column: h.column }));
        st.board = Some(Board::new(&map));
        st.you.trieste = Some(false);
    }
    Ok(st)
}

/// Both decks, shuffled from this seed; the error names everything that is wrong.
fn shuffled(cards: &CardFile, options: &Options, seed: u64) -> Result<Decks, Vec<Refusal>> {
    let (actions, decisions) = match (cards.action_deck(options.versions()), cards.decision_deck()) {
        (Ok(actions), Ok(decisions)) => (actions, decisions),
        (actions, decisions) => return Err([actions.err(), decisions.err()].into_iter().flatten().collect()),
    };
    let chosen = |which: Which, strategy: Strategy| match (which, strategy.card()) {
        (_, None) => Ok(None),
        (Which::Action, Some(id)) => cards.action(id).map(Some).ok_or_else(|| unknown(id)),
        (Which::Decision, Some(id)) => cards.decision(id).map(Some).ok_or_else(|| unknown(id)),
    };
    let (action, decision) =
        match (chosen(Which::Action, options.strategy_action), chosen(Which::Decision, options.strategy_decision)) {
            (Ok(action), Ok(decision)) => (action, decision),
            (action, decision) => return Err([action.err(), decision.err()].into_iter().flatten().collect()),
        };
    let printed = options.cards == Cards::Printed;
    let pile = |which: Which, deck: &[u8], strategies: Vec<u8>, chosen: Option<u8>| {
        Pile::new(which, seed, deck, strategies, chosen, printed)
    };
    Ok(Decks {
        action: pile(Which::Action, &actions, cards.strategies(true), action),
        decision: pile(Which::Decision, &decisions, cards.strategies(false), decision),
    })
}

/// Shuffles both decks anew from this seed: the state before the first question is then that of a game with this seed.
pub fn deal(st: &mut State, seed: u64) {
    st.decks = shuffled(&st.cards, &st.options, seed).expect("both decks were shuffled with these cards before");
}

fn unknown(id: &str) -> Refusal {
    Refusal::new("UnknownCard", msg!("imperial-steam-error-card-unknown", id = id))
}

/// Does this game use anything from the house?
pub fn house(st: &State) -> bool {
    st.cards.house || st.board.as_ref().is_some_and(|b| b.house)
}

/// The log header: what is played, what comes from the house, which options are changed (I20).
pub(crate) fn announce<T: Asks<State>>(st: &State, table: &mut T) {
    let label = st.board.as_ref().map(|b| b.label.clone()).unwrap_or_default();
    let data = json!({"house": house(st), "cards": st.cards.label, "map": label});
    if house(st) {
        table.tell(|| {
            let map = if st.board.as_ref().is_some_and(|b| b.house) { "yes" } else { "no" };
            let cards = if st.cards.house { "yes" } else { "no" };
            let reasons = [msg!("imperial-steam-header-prov")];
            Step::mind(msg!("imperial-steam-header-house", cards = cards, map = map)).because(reasons).data(data)
        });
    }
    if !st.changed.is_empty() {
        let list: Vec<Msg> = st.changed.iter().map(Changed::told).collect();
        table.tell(|| Step::mind(msg!("imperial-steam-header-options", list = list)));
    }
    table.tell(|| {
        let money = st.options.money();
        Step::new(msg!("imperial-steam-setup", money = money, cards = cards(st.options.versions())))
    });
    for part in ["board", "area", "supply", "aside"] {
        table.tell(|| Step::new(msg!("imperial-steam-setup-part", part = part)));
    }
    table.tell(|| Step::know(msg!("imperial-steam-setup-part", part = "none")));
    let alike = |(preset, _): &&(Preset, Wealth)| {
        (preset.versions(), preset.money()) == (st.options.versions(), st.options.money())
    };
    if let Some((_, Wealth { mean, low, high })) = wealth::by_preset().iter().find(alike) {
        let line = |(preset, wealth): &(Preset, Wealth)| {
            let Wealth { mean, low, high } = *wealth;
            let (cards, money) = (cards(preset.versions()), preset.money());
            msg!("imperial-steam-wealth-line", cards = cards, money = money, wealth = mean, low = low, high = high)
        };
        table.tell(|| {
            let told = msg!("imperial-steam-wealth", wealth = *mean, low = *low, high = *high);
            Step::know(told).because(wealth::by_preset().iter().map(line))
        });
    }
}

/// His three action cards that come in two versions, as they are printed: 1A, 2B, 3A.
fn cards(versions: [Version; 3]) -> String {
    let named: Vec<String> =
        versions.iter().zip(1..).map(|(version, number)| format!("{number}{}", version.id())).collect();
    named.join(", ")
}

/// Without a map: the influence track and the four hubs (§12.1).
pub(crate) fn describe_board<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<(), Stop> {
    if st.options.choices == Choices::Named {
        return board_on_one_screen(st, table);
    }
    let ten = table.yes(st, |_| Question::yes_no("setup.tens", msg!("imperial-steam-ask-tens")))?;
    st.columns = if ten {
        let ask = |_: &State| {
            Question::choice("setup.last", msg!("imperial-steam-ask-last"), numbers((100..=400).step_by(10)))
        };
        let last =
            asking::one(table, st, "setup.last", &ask, &|_, id| Ok(id.parse::<i64>().unwrap_or(200)))?.unwrap_or(200);
        (0..=last / 10).map(|n| Gulden(n * 10)).collect()
    } else {
        labels(st, table)?
    };
    for colour in Colour::ALL {
        let city = hub_city(st, table, colour)?;
        st.hubs[colour] = Some(Hub { city, column: 0 });
        // The person may correct the city while being asked for its column.
        let column = asking::column(table, st, "setup.hub.column", &|st| {
            msg!("imperial-steam-ask-hub-column", city = st.names.of(st.hub_city(colour)))
        })?;
        if let Some(hub) = &mut st.hubs[colour] {
            hub.column = column;
        }
    }
    Ok(())
}

/// The same on one screen, prefilled from the map file.
fn board_on_one_screen<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<(), Stop> {
    let told = table.ask(st, board_form, |st, answer, insist| {
        let told = Figures::of(&board_form(st), answer);
        let mut cities: Vec<&str> = Colour::ALL.iter().map(|c| told.id(FIELDS[*c].0)).filter(|c| *c != OTHER).collect();
        cities.sort_unstable();
        if let Some(twice) = cities.windows(2).find(|w| w[0] == w[1]) {
            insist.or("BadName", msg!("imperial-steam-error-name", why = "taken", city = twice[0]))?;
        }
        let last: i64 = told.id("last").parse().unwrap_or(0);
        for colour in Colour::ALL {
            let column = told.id(FIELDS[colour].1);
            if last > 0 && column.parse::<i64>().is_ok_and(|n| n > last) {
                insist.or("UnknownColumn", msg!("imperial-steam-error-column", value = column))?;
            }
        }
        Ok(told)
    })?;
    st.columns = match told.id("last").parse::<i64>() {
        Ok(last) => (0..=last / 10).map(|n| Gulden(n * 10)).collect(),
        Err(_) if told.id("last") == OWN_TRACK => st.map.columns.clone(),
        Err(_) => labels(st, table)?,
    };
    for colour in Colour::ALL {
        let (city, column) = FIELDS[colour];
        let city = match told.id(city) {
            name if name == OTHER || st.colours().any(|c| st.names.of(st.hub_city(c)) == name) => {
                hub_city(st, table, colour)?
            }
            name => st.names.add(name),
        };
        st.hubs[colour] = Some(Hub { city, column: 0 });
        let column = match asking::read_column(st, told.id(column)) {
            Ok(column) => column,
            // The track lacks this column, or has columns that were not offered.
            Err(_) => asking::column(table, st, "setup.hub.column", &|st| {
                msg!("imperial-steam-ask-hub-column", city = st.names.of(st.hub_city(colour)))
            })?,
        };
        if let Some(hub) = &mut st.hubs[colour] {
            hub.column = column;
        }
    }
    Ok(())
}

/// The form's fields: a hub's city and its column.
const FIELDS: ByColour<(&str, &str)> = ByColour([
    ("bronze.city", "bronze.column"),
    ("blue.city", "blue.column"),
    ("green.city", "green.column"),
    ("white.city", "white.column"),
]);
/// A city that is not in the list.
const OTHER: &str = "other";
/// The track is the map file's.
const OWN_TRACK: &str = "map";

fn board_form(st: &State) -> Question {
    let tens = st.map.columns.iter().enumerate().all(|(i, c)| c.0 == i as i64 * 10);
    let mut lasts = numbers((100..=400).step_by(10));
    if !tens {
        lasts.push(Opt::new(OWN_TRACK, msg!("imperial-steam-answer-own-track")));
    }
    lasts.push(Opt::new("labels", msg!("imperial-steam-answer-other-track")));
    let last = match st.map.columns.last() {
        Some(last) if tens && (100..=400).contains(&last.0) => last.to_string(),
        _ if tens => "200".to_owned(),
        _ => OWN_TRACK.to_owned(),
    };
    let mut fields = Vec::new();
    for colour in Colour::ALL {
        let (city, column) = FIELDS[colour];
        let usual = st.map.hubs[colour].as_ref();
        let cities = st.sorted(st.names.all().filter(|c| *c != WIEN && *c != TRIESTE).collect());
        let mut options: Vec<Opt> = cities.into_iter().map(|c| plain(st.names.of(c))).collect();
        options.push(Opt::new(OTHER, msg!("imperial-steam-answer-other-city")));
        let value = usual.map_or(OTHER, |h| st.map.names.of(h.city));
        let label = |what: &'static str| msg!("imperial-steam-field-hub", colour = colour.label(), what = what);
        fields.push(Field::choice(city, label("city"), value, options));
        let mut columns: Vec<Gulden> = (0..=40).map(|n| Gulden(n * 10)).collect();
        columns.extend(&st.map.columns);
        columns.sort_unstable();
        columns.dedup();
        let value = usual.and_then(|h| st.map.columns.get(h.column)).copied().unwrap_or_default();
        let options = columns.iter().map(|v| plain(v.to_string())).collect();
        fields.push(Field::choice(column, label("column"), value.to_string(), options));
    }
    fields.push(Field::choice("last", msg!("imperial-steam-field-last"), last, lasts));
    Question::form("setup.board", msg!("imperial-steam-ask-board"), fields).note(msg!("imperial-steam-note-board"))
}

/// The labels of an influence track that does not go up in tens.
fn labels<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<Vec<Gulden>, Stop> {
    let question = |_: &State| {
        let options = numbers((0..=300).step_by(5));
        Question::several("setup.labels", msg!("imperial-steam-ask-labels"), options, (5, 100)).free()
    };
    table.ask_lazily(st, Some("setup.labels"), question, |st, answer, _, question| {
        question(st).accepts(answer)?;
        let Answer::Several(ids) = answer else { return Ok(Vec::new()) };
        let mut labels = Vec::new();
        for id in ids {
            match id.trim().parse::<i64>() {
                Ok(n) if (0..=9990).contains(&n) => labels.push(Gulden(n)),
                _ => {
                    return Err(Refusal::new(
                        "UnknownColumn",
                        msg!("imperial-steam-error-column", value = id.as_str()),
                    ));
                }
            }
        }
        labels.sort_unstable();
        labels.dedup();
        Ok(labels)
    })
}

/// The city of a hub, typed or chosen; it must not be taken.
fn hub_city<T: Asks<State>>(st: &mut State, table: &mut T, colour: Colour) -> Result<City, Stop> {
    let taken = |st: &State, c: City| c == WIEN || c == TRIESTE || st.colours().any(|h| st.hub_city(h) == c);
    let question = |st: &State| {
        let mut cities = st.sorted(st.names.all().filter(|c| !taken(st, *c)).collect());
        let usual = map::house().hubs[colour].as_ref().map(|h| map::house().names.of(h.city).to_owned());
        cities.sort_by_key(|c| usual.as_deref() != Some(st.names.of(*c)));
        let options = cities.into_iter().map(|c| plain(st.names.of(c)));
        Question::choice(
            "setup.hub.city",
            msg!("imperial-steam-ask-hub-city", colour = colour.label()),
            options.collect(),
        )
        .free()
    };
    let name = table.ask_lazily(st, Some("setup.hub.city"), question, |st, answer, _, question| {
        let name = answer.id().unwrap_or_default().trim();
        let refuse =
            |why: &'static str| Err(Refusal::new("BadName", msg!("imperial-steam-error-name", why = why, city = name)));
        if answer.id().is_some() && (name.is_empty() || name.len() > 60) {
            return refuse("empty");
        }
        question(st).accepts(answer)?;
        match st.names.find(name) {
            Some(city) if taken(st, city) => refuse("taken"),
            _ => Ok(name.to_owned()),
        }
    })?;
    Ok(st.names.add(&name))
}

/// With a map of one's own: the tiles drawn for this game, all on one screen, prefilled from the map.
pub(crate) fn tiles<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<(), Stop> {
    let question = |st: &State| {
        let mut fields = Vec::new();
        if let Some(board) = &st.board {
            for city in st.sorted(board.cities().collect()) {
                let name = st.names.of(city);
                for (what, n, most) in [("sites", board.sites(city), 9), ("bonus", board.token(city), 3)] {
                    let label = Label::of(Msg::plain(name), msg!("imperial-steam-own-city", what = what));
                    fields.push(Field::number(format!("{name}.{what}"), label, n.min(most), (0, most)));
                }
            }
            let contract = |c: &ContractTile| {
                let told = msg!("imperial-steam-contract", id = c.id.as_str(), value = c.value, slots = c.slots);
                Opt::new(c.id.clone(), told)
            };
            let all = board.display.iter().map(|c| c.id.clone()).collect();
            let options = board.display.iter().map(contract).collect();
            fields.push(Field::several("contracts", msg!("imperial-steam-ask-display"), all, options));
        }
        Question::form("setup.tiles", msg!("imperial-steam-ask-tiles"), fields)
    };
    let told = table.form(st, question)?;
    let Some(board) = &mut st.board else { return Ok(()) };
    for city in board.cities().collect::<Vec<_>>() {
        let (name, at) = (st.names.of(city), usize::from(city.0));
        board.sites[at] = told.number(&format!("{name}.sites"));
        board.tokens[at] = told.number(&format!("{name}.bonus"));
    }
    board.display.retain(|c| told.ids("contracts").contains(&c.id));
    Ok(())
}

/// §4: you bid first, then he places his marker by the number on a card.
pub(crate) fn bid<T: Asks<State>>(st: &mut State, table: &mut T, seed: u64) -> Result<(), Stop> {
    if st.options.choices == Choices::Named && st.board.is_none() {
        let question = |st: &State| {
            let usual = st.value(st.hub_range().0).to_string();
            let fields = vec![
                Field::choice(
                    "you",
                    msg!("imperial-steam-name-field", what = "bid"),
                    usual,
                    asking::column_options(st),
                )
                .empty(),
                Field::number("number", msg!("imperial-steam-field-number"), 1, (0, 9)).empty(),
            ];
            Question::form("setup.bid", msg!("imperial-steam-ask-bid-form"), fields)
        };
        let told = table.form(st, question)?;
        st.you.column = asking::read_column(st, told.id("you")).unwrap_or_default();
        st.seen = true;
        open(st, table, told.number("number"));
        return Ok(());
    }
    st.you.column = asking::column(table, st, "setup.you", &|_| msg!("imperial-steam-ask-bid"))?;
    let number = match &st.board {
        Some(board) if !st.printed() => Rng::new(seed, 0xF0).pick(&board.opening).copied().unwrap_or(1),
        _ => {
            let ask = |_: &State| Question::number("setup.number", msg!("imperial-steam-ask-number"), (0, 9));
            table.number(st, ask)?
        }
    };
    st.seen = true;
    open(st, table, number);
    Ok(())
}

/// He places his marker.
fn open<T: Asks<State>>(st: &mut State, table: &mut T, number: i64) {
    let heading = st.fresh(Step::heading(msg!("imperial-steam-opening")));
    table.tell(|| heading);
    at_table!(st, table, |franz| {
        franz.opening(number);
        franz.facts.flush();
    });
}
