//! Franz at the printed game: set-up, rounds and phases (§2, §4, §5, §9), in both modes.

use std::sync::Arc;

use serde_json::{Value, json};
use table::{Opt, Over, Question, Refusal, Rng, Setup, Step, Stop, msg};

use crate::asked::{Asked, front};
use crate::board::Board;
use crate::cards::{self, CardFile};
use crate::city::{Names, TRIESTE};
use crate::deck::{Decks, Pile, Which};
use crate::desk::{self, Desk};
use crate::facts::{Fact, Facts, Notes, Pause};
use crate::franz::Franz;
use crate::map::{self, MapFile};
use crate::opening;
use crate::order::Order;
use crate::rules::{Dials, Equal, Rules};
use crate::score::{self, Figures};
use crate::state::{self, Hub, ROUNDS, State, You, hands};
use crate::tracked::Tracked;
use crate::word::{Colour, Side};
use crate::yours::{self, Ended};

/// The name of the person's own file in a set-up: cards and map in one document.
pub const OWN: &str = "imperial-steam";
/// A map by itself.
pub const OWN_MAP: &str = "imperial-steam-map";

/// The files a set-up plays with: the house's, or the person's own.
pub struct Files {
    /// The cards.
    pub cards: Arc<CardFile>,
    /// The map.
    pub map: Arc<MapFile>,
}

/// One section of the person's own document; a bare card or map file counts as its section.
pub fn section<'v>(own: &'v Value, name: &str, format: &str) -> Option<&'v Value> {
    if own["format"].as_str() == Some(format) {
        return Some(own);
    }
    own.get(name).filter(|v| !v.is_null())
}

/// Loads the files of a set-up; the error names everything that is wrong with them.
pub fn files(setup: &Setup) -> Result<Files, Vec<Refusal>> {
    let own = setup.own.get(OWN);
    let cards = match own.and_then(|o| section(o, "cards", cards::FORMAT)) {
        Some(file) => Arc::new(cards::read(file)?),
        None => cards::house(),
    };
    let map = match setup.own.get(OWN_MAP).or_else(|| own.and_then(|o| section(o, "map", map::FORMAT))) {
        Some(file) => Arc::new(map::read(file)?),
        None => map::house(),
    };
    Ok(Files { cards, map })
}

/// How things stand before the first question; the error names everything that is wrong.
pub fn start(setup: &Setup) -> Result<State, Vec<Refusal>> {
    let Files { cards, map } = files(setup)?;
    let dials = Dials::new(setup);
    let (actions, decisions) = match (cards.action_deck(&dials.variants), cards.decision_deck()) {
        (Ok(actions), Ok(decisions)) => (actions, decisions),
        (actions, decisions) => return Err([actions.err(), decisions.err()].into_iter().flatten().collect()),
    };
    let chosen = |which: Which, id: &Option<String>| match (which, id) {
        (_, None) => Ok(None),
        (Which::Action, Some(id)) => cards.action(id).map(Some).ok_or_else(|| unknown(id)),
        (Which::Decision, Some(id)) => cards.decision(id).map(Some).ok_or_else(|| unknown(id)),
    };
    let (action, decision) =
        match (chosen(Which::Action, &dials.strategy[0]), chosen(Which::Decision, &dials.strategy[1])) {
            (Ok(action), Ok(decision)) => (action, decision),
            (action, decision) => return Err([action.err(), decision.err()].into_iter().flatten().collect()),
        };
    let pile = |which: Which, deck: &[u8], strategies: Vec<u8>, chosen: Option<u8>| {
        Pile::new(which, setup.seed, deck, strategies, chosen, dials.printed)
    };
    let decks = Decks {
        action: pile(Which::Action, &actions, cards.strategies(true), action),
        decision: pile(Which::Decision, &decisions, cards.strategies(false), decision),
    };
    let franz = state::Franz { gulden: dials.money, goods: 4, hired: 2, ..state::Franz::default() };
    let mut st = State {
        rules: Rules::new(setup),
        cards,
        names: Names::default(),
        columns: Vec::new(),
        hubs: [None; 4],
        franz,
        you: You { column: 0, hands: 0, trieste: None, semmering: false },
        front: Side::You,
        board: None,
        lore: Default::default(),
        decks,
        round: 0,
        turn: 0,
        over: false,
        differs: None,
        blocks: (Vec::new(), None),
    };
    // Without a map the names of the shipped one are offered, so that nobody has to type Mürzzuschlag.
    st.names = map.names.clone();
    if dials.tracked {
        st.columns = map.columns.clone();
        for &colour in Colour::ALL {
            st.hubs[colour as usize] =
                map.hubs[colour as usize].as_ref().map(|h| Hub { city: h.city, column: h.column });
        }
        st.board = Some(Board::new(&map));
        st.you.trieste = Some(false);
    }
    Ok(st)
}

fn unknown(id: &str) -> Refusal {
    Refusal::new("E-CARD-UNKNOWN", msg!("steam-error-card-unknown", id = id))
}

/// Is anything of the house in this game?
pub fn house(st: &State) -> bool {
    st.cards.house || st.board.as_ref().is_some_and(|b| b.house)
}

/// Franz at the table the state calls for.
macro_rules! at_table {
    ($st:expr, $desk:expr, $printed:expr, |$franz:ident| $body:expr) => {
        if $st.board.is_some() {
            let mut table = Tracked::new($desk, $printed);
            let mut $franz = Franz::new($st, &mut table);
            $body
        } else {
            let mut table = Asked::new($desk, $printed);
            let mut $franz = Franz::new($st, &mut table);
            $body
        }
    };
}

/// What the person skipped is over; a stop stays one.
fn stop(done: Fact<()>) -> Result<(), Stop> {
    match done {
        Ok(()) | Err(Pause::Skip) => Ok(()),
        Err(Pause::Stop(stop)) => Err(stop),
    }
}

/// A whole game from the set-up to the score.
pub fn play<D: Desk>(st: &mut State, desk: &mut D, setup: &Setup) -> Result<Over, Stop> {
    let dials = Dials::new(setup);
    opening::announce(st, desk, &dials);
    if st.board.is_none() {
        opening::describe_board(st, desk)?;
    }
    bid(st, desk, &dials, setup.seed)?;
    for round in 1..=ROUNDS {
        st.round = round;
        begin_round(st, desk);
        let first = order_of_play(st, desk)?;
        phase_7(st, desk, &dials, first)?;
        if phase_8(st, desk, &dials)? {
            break;
        }
    }
    final_score(st, desk)
}

/// §4: you bid first, then he places by the number of a card.
fn bid<D: Desk>(st: &mut State, desk: &mut D, dials: &Dials, seed: u64) -> Result<(), Stop> {
    st.you.column = desk::column(desk, st, "setup.you", &|_| msg!("steam-ask-bid"))?;
    let number = match &st.board {
        Some(board) if !dials.printed => Rng::new(seed, 0xF0).pick(&board.opening).copied().unwrap_or(1),
        _ => {
            let ask = |_: &State| Question::number("setup.number", msg!("steam-ask-number"), (0, 9));
            let refusal = || Refusal::new("E-NUMBER", msg!("steam-error-number"));
            desk::number(desk, st, "setup.number", &ask, Some(&refusal))?
        }
    };
    at_table!(st, desk, dials.printed, |franz| {
        franz.opening(number);
        franz.facts.flush();
    });
    Ok(())
}

/// Phases 1 to 4.
fn begin_round<D: Desk>(st: &mut State, desk: &mut D) {
    let round = st.round;
    st.franz.hands = hands(round);
    st.you.hands = hands(round);
    let mut reasons = vec![msg!("steam-phase", no = 1, n = st.franz.hands)];
    if round >= 4 {
        reasons.push(msg!("steam-phase", no = 2, n = 0));
    }
    if round > 1 {
        reasons.push(msg!("steam-phase", no = 4, n = 0));
    } else {
        reasons = vec![msg!("steam-phase", no = 7, n = st.franz.hands)];
    }
    desk.tell(|| Step::know(msg!("steam-round", round = round)).because(reasons).data(json!({ "round": round })));
    if st.franz.dock > 0 {
        let n = std::mem::take(&mut st.franz.dock);
        st.franz.goods += n;
        let mut notes = Notes::default();
        notes.say(msg!("steam-phase", no = 3, n = n));
        notes.order(st, &Order::DockArrives { n, total: st.franz.goods }, desk);
    }
}

/// Phase 6: the higher column begins.
fn order_of_play<D: Desk>(st: &mut State, desk: &mut D) -> Result<Side, Stop> {
    if st.board.is_none() && st.round > 1 {
        columns_now(st, desk)?;
    }
    let (you, his) = (st.you.column, st.franz.column);
    let first = match you.cmp(&his) {
        std::cmp::Ordering::Greater => Side::You,
        std::cmp::Ordering::Less => Side::Franz,
        std::cmp::Ordering::Equal => match st.rules.equal {
            Equal::YouFirst => Side::You,
            Equal::EarlierMarker if st.board.is_some() || st.round == 1 => st.front,
            Equal::EarlierMarker | Equal::Ask => {
                let side = front(desk, st)?;
                st.front = side;
                side
            }
        },
    };
    let (y, f) = (st.value(st.you.column), st.value(st.franz.column));
    let text = msg!("steam-begins", who = first.word(), you = y, franz = f);
    let text = if you == his { st.rules.under("equal_influence", text) } else { text };
    desk.tell(|| Step::know(text).data(json!({ "begins": first.word() })));
    Ok(first)
}

/// QR1: one tap if nothing changed.
fn columns_now<D: Desk>(st: &mut State, desk: &mut D) -> Result<(), Stop> {
    let question = |st: &State| {
        let hubs = st.colours().map(|c| {
            let column = st.hub(c).map_or(0, |h| st.value(h.column));
            msg!("steam-hub", city = st.names.of(st.hub_city(c)), column = column)
        });
        let prompt = msg!("steam-ask-columns", you = st.value(st.you.column), hubs = hubs.collect::<Vec<_>>());
        let option = |id: &'static str| Opt::new(id, msg!("steam-answer-columns", what = id));
        Question::choice("QR1", prompt, vec![option("same"), option("you"), option("all")])
    };
    let what = desk::one(desk, st, "QR1", &question, &|_, id| Ok(id.to_owned()))?.unwrap_or_default();
    if what == "same" {
        return Ok(());
    }
    let column = desk::column(desk, st, "QR1.you", &|st| msg!("steam-ask-you", last = st.value(st.you.column)))?;
    st.move_marker(Side::You, column);
    if what == "all" {
        for colour in st.colours().collect::<Vec<_>>() {
            let city = st.hub_city(colour);
            let column =
                desk::column(desk, st, "QR1.hub", &|st| msg!("steam-ask-hub-column", city = st.names.of(city)))?;
            if let Some(hub) = &mut st.hubs[colour as usize] {
                hub.column = column;
            }
        }
    }
    Ok(())
}

/// Phase 7: turn by turn; who has no hand token left is skipped.
fn phase_7<D: Desk>(st: &mut State, desk: &mut D, dials: &Dials, first: Side) -> Result<(), Stop> {
    let mut side = first;
    while st.you.hands > 0 || st.franz.hands > 0 {
        match side {
            Side::You if st.you.hands > 0 => match yours::turn(desk, st)? {
                Ended::Action => st.you.hands = (st.you.hands - 1).max(0),
                Ended::Pass => {
                    st.you.hands = 0;
                    let stops = st.rules.franz_stops;
                    let left = st.franz.hands;
                    if stops {
                        st.franz.hands = 0;
                    }
                    let what = if stops { "stops" } else { "plays" };
                    let text = st.rules.under("pass_rule", msg!("steam-passed", what = what, left = left));
                    desk.tell(|| Step::know(text));
                }
            },
            Side::Franz if st.franz.hands > 0 => {
                stop(at_table!(st, desk, dials.printed, |franz| franz.turn()))?;
            }
            _ => {}
        }
        side = side.other();
    }
    Ok(())
}

/// §9.1 to §9.3: the end of a round; true if it was the last.
fn phase_8<D: Desk>(st: &mut State, desk: &mut D, dials: &Dials) -> Result<bool, Stop> {
    let round = st.round;
    desk.tell(|| Step::know(msg!("steam-phase-8", round = round)));
    match &st.board {
        Some(board) => st.you.trieste = Some(board.yours(TRIESTE)),
        None if !st.franz.joined(TRIESTE) => {
            let ask = |_: &State| Question::yes_no("QT1", msg!("steam-ask-trieste"));
            st.you.trieste = Some(desk::yes(desk, st, "QT1", &ask)?);
        }
        None => {}
    }
    if st.trieste_joined() {
        stop(at_table!(st, desk, dials.printed, |franz| {
            let done = franz.settle(Franz::phase_8);
            if done.is_ok() {
                franz.facts.flush();
            }
            done
        }))?;
    }
    let last = st.trieste_joined() || round >= ROUNDS;
    if last {
        let why = if st.trieste_joined() { "trieste" } else { "round" };
        desk.tell(|| Step::know(msg!("steam-last-round", why = why)));
    }
    Ok(last)
}

/// The guided score sheet.
fn final_score<D: Desk>(st: &mut State, desk: &mut D) -> Result<Over, Stop> {
    if st.you.trieste.is_none() && st.rules.contracts_own_network {
        let ask = |_: &State| Question::yes_no("QT1", msg!("steam-ask-trieste"));
        st.you.trieste = Some(desk::yes(desk, st, "QT1", &ask)?);
    }
    let mut ask = |st: &mut State, what: &'static str, most: i64, usual: Option<i64>| {
        let id = format!("score.{what}");
        let question = |_: &State| {
            let question = Question::number(id.clone(), msg!("steam-ask-score", what = what), (0, most));
            match usual {
                Some(n) => question.suggest(n),
                None => question,
            }
        };
        desk::number(desk, st, &id, &question, None)
    };
    let cash = ask(st, "cash", 9990, None)?;
    let income = ask(st, "income", 9990, None)?;
    let semmering = match &st.board {
        Some(_) => st.you.semmering,
        None if st.franz.semmering => false,
        None => ask(st, "semmering", 1, Some(0))? == 1,
    };
    let goods = ask(st, "goods", 99, None)?;
    let gold = ask(st, "gold", 9990, Some(0))?;
    let silver = ask(st, "silver", 9990, Some(0))?;
    let hubs = score::hubs_reached(st, st.you.column);
    let hubs = ask(st, "hubs", 4, Some(hubs))?;
    let filled = ask(st, "filled", 9990, Some(0))?;
    let unfilled = ask(st, "unfilled", 9990, Some(0))?;
    let (foreign, lent) = if st.rules.final_track_fee > 0 {
        (ask(st, "foreign", 40, Some(0))?, ask(st, "lent", 40, Some(0))?)
    } else {
        (0, 0)
    };
    let investors = ask(st, "investors", 10, Some(0))?;
    let contracts_valid = score::contracts_valid(st, Side::You);
    let you = Figures {
        cash,
        income,
        semmering,
        goods,
        gold,
        silver,
        hubs,
        filled,
        unfilled,
        contracts_valid,
        foreign,
        lent,
        investors,
    };
    let franz = score::franz(st, foreign, lent);
    st.over = true;
    Ok(score::over(st, &you, &franz, house(st)))
}
