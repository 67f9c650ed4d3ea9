//! Franz at the printed game: rounds and phases (§5, §9), with a map or without.
//!
//! | module | what it holds |
//! |---|---|
//! | [`setup`] | before the first round: the starting state, the log header, the board described, the bids (§2, §4) |
//! | [`from_map`], [`from_person`] | who answers Franz: the map, or the person |
//! | `naming` | the person names Franz's choice |
//! | `wanted` | what hubs want and pay, several figures on one screen |
//! | `asking` | this game's own ways of asking |
//! | [`printed`] | printed cards in hand |
//! | [`your_turn`], `correct_map` | the person's turn, and correcting the map |
//! | `record` | correcting any tracked figure by hand |
//! | `sheet` | the guided score sheet |
//! | [`scene`], [`shown`] | what is shown: the panel, and the public state |

mod asking;
mod correct_map;
pub mod from_map;
pub mod from_person;
mod naming;
pub mod printed;
mod record;
pub mod scene;
pub mod setup;
mod sheet;
pub mod shown;
mod wanted;
pub mod your_turn;

use serde_json::json;
use table::{Asks, Field, Msg, Opt, Over, Question, Step, Stop, msg};

use crate::facts::{Fact, Facts as _, Pause};
use crate::franz::Franz;
use crate::franz::notes::Notes;
use crate::franz::order::Order;
use crate::franz::state::{ROUNDS, State, hands};
use crate::names::{Gulden, Side, TRIESTE};
use crate::options::{Choices, ContractsValid, EqualInfluence, PassRule};
use asking::front;
use from_map::FromMap;
use from_person::FromPerson;
use your_turn::Ended;

pub use setup::{deal, start};
pub use shown::Shown;

/// Franz at the kind of table this state has.
macro_rules! at_table {
    ($st:expr, $table:expr, |$franz:ident| $body:expr) => {
        if $st.board.is_some() {
            let mut facts = FromMap::new($table);
            let mut $franz = Franz::new($st, &mut facts);
            $body
        } else {
            let mut facts = FromPerson::new($table);
            let mut $franz = Franz::new($st, &mut facts);
            $body
        }
    };
}

pub(crate) use at_table;

/// A skip counts as done; a stop remains a stop.
fn stop(done: Fact<()>) -> Result<(), Stop> {
    match done {
        Ok(()) | Err(Pause::Skip) => Ok(()),
        Err(Pause::Stop(stop)) => Err(stop),
    }
}

/// A whole game from set-up to score; `seed` is the set-up's.
pub fn play<T: Asks<State>>(st: &mut State, table: &mut T, seed: u64) -> Result<Over, Stop> {
    let mut resumed: Option<Side> = None;
    if let Some((kept, side)) = table.resume() {
        (*st, resumed) = (kept, Some(side));
    } else {
        setup::announce(st, table);
        match &st.board {
            None => setup::describe_board(st, table)?,
            Some(board) if !board.house && st.options.choices == Choices::Named => setup::tiles(st, table)?,
            Some(_) => {}
        }
        setup::bid(st, table, seed)?;
        st.round = 1;
    }
    for round in st.round..=ROUNDS {
        let side = match resumed.take() {
            Some(side) => side,
            None => {
                st.round = round;
                begin_round(st, table);
                order_of_play(st, table)?
            }
        };
        phase_7(st, table, side)?;
        if phase_8(st, table)? {
            break;
        }
    }
    sheet::fill_in(st, table)
}

/// Phases 1 to 4.
fn begin_round<T: Asks<State>>(st: &mut State, table: &mut T) {
    let round = st.round;
    st.franz.hands = hands(round);
    st.you.hands = hands(round);
    let heading = st.fresh(Step::heading(msg!("imperial-steam-round", round = round)).data(json!({ "round": round })));
    table.tell(|| heading);
    let phase = |no: i64, n: i64| msg!("imperial-steam-phase", no = no, n = n);
    if round == 1 {
        table.tell(|| Step::know(phase(7, st.franz.hands)));
    } else {
        table.tell(|| Step::new(phase(1, st.franz.hands)));
        if round >= 4 {
            table.tell(|| Step::know(phase(2, 0)));
        }
        table.tell(|| Step::know(phase(4, 0)));
    }
    if st.franz.dock > 0 {
        let n = std::mem::take(&mut st.franz.dock);
        st.franz.goods += n;
        let mut notes = Notes::default();
        notes.say(msg!("imperial-steam-phase", no = 3, n = n));
        notes.order(st, &Order::DockArrives { n, total: st.franz.goods }, table);
    }
}

/// Phase 6: the higher column begins.
fn order_of_play<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<Side, Stop> {
    if st.board.is_none() && st.round > 1 {
        columns_now(st, table)?;
        st.seen = true;
    }
    let (you, his) = (st.you.column, st.franz.column);
    let first = match you.cmp(&his) {
        std::cmp::Ordering::Greater => Side::You,
        std::cmp::Ordering::Less => Side::Franz,
        std::cmp::Ordering::Equal => match st.options.equal_influence {
            EqualInfluence::YouFirst => Side::You,
            EqualInfluence::EarlierMarkerFirst if st.board.is_some() || st.round == 1 => st.front,
            EqualInfluence::EarlierMarkerFirst | EqualInfluence::Ask => {
                let side = front(table, st)?;
                st.front = side;
                side
            }
        },
    };
    let (y, f) = (st.value(st.you.column), st.value(st.franz.column));
    let text = msg!("imperial-steam-begins", who = first.id(), you = y, franz = f);
    let text = if you == his { st.under("equal_influence", text) } else { text };
    let step = st.fresh(Step::know(text).data(json!({ "begins": first.id() })));
    table.tell(|| step);
    Ok(first)
}

/// QR1: one tap if nothing changed.
fn columns_now<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<(), Stop> {
    if st.options.choices == Choices::Named {
        return all_columns(st, table);
    }
    let question = |st: &State| {
        let hubs = st.colours().map(|c| {
            let column = st.hub(c).map_or(Gulden::ZERO, |h| st.value(h.column));
            msg!("imperial-steam-hub", city = st.names.of(st.hub_city(c)), column = column)
        });
        let prompt = msg!("imperial-steam-ask-columns", you = st.value(st.you.column), hubs = hubs.collect::<Vec<_>>());
        let option = |id: &'static str| Opt::new(id, msg!("imperial-steam-answer-columns", what = id));
        Question::choice("QR1", prompt, vec![option("same"), option("you"), option("all")])
    };
    let what = asking::one(table, st, "QR1", &question, &|_, id| Ok(id.to_owned()))?.unwrap_or_default();
    if what == "same" {
        return Ok(());
    }
    let column =
        asking::column(table, st, "QR1.you", &|st| msg!("imperial-steam-ask-you", last = st.value(st.you.column)))?;
    st.move_marker(Side::You, column);
    if what == "all" {
        for colour in st.colours().collect::<Vec<_>>() {
            let city = st.hub_city(colour);
            let column = asking::column(table, st, "QR1.hub", &|st| {
                msg!("imperial-steam-ask-hub-column", city = st.names.of(city))
            })?;
            if let Some(hub) = &mut st.hubs[colour] {
                hub.column = column;
            }
        }
    }
    Ok(())
}

/// The same on one screen.
fn all_columns<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<(), Stop> {
    let question = |st: &State| {
        let field = |id: &'static str, label: Msg, column: usize| {
            Field::choice(id, label, st.value(column).to_string(), asking::column_options(st))
        };
        let mut fields = vec![field("you", msg!("imperial-steam-field", name = "you-column"), st.you.column)];
        for colour in st.colours() {
            let column = st.hub(colour).map_or(0, |h| h.column);
            let city = st.names.of(st.hub_city(colour));
            fields.push(field(
                colour.id(),
                msg!("imperial-steam-target", city = city, colour = colour.label()),
                column,
            ));
        }
        Question::form("columns", msg!("imperial-steam-ask-columns-form"), fields)
    };
    let told = table.form(st, question)?;
    let column = asking::read_column(st, told.id("you")).unwrap_or(st.you.column);
    st.move_marker(Side::You, column);
    for colour in st.colours().collect::<Vec<_>>() {
        let column = asking::read_column(st, told.id(colour.id()));
        if let (Ok(column), Some(hub)) = (column, &mut st.hubs[colour]) {
            hub.column = column;
        }
    }
    Ok(())
}

/// Phase 7: turn by turn; a side without a hand token left is skipped.
fn phase_7<T: Asks<State>>(st: &mut State, table: &mut T, first: Side) -> Result<(), Stop> {
    let mut side = first;
    while st.you.hands > 0 || st.franz.hands > 0 {
        table.keep(|| (st.clone(), side));
        match side {
            Side::You if st.you.hands > 0 && table.correction(st)? => continue,
            Side::You if st.you.hands > 0 => match your_turn::turn(table, st)? {
                Ended::Action => st.you.hands = (st.you.hands - 1).max(0),
                Ended::Pass => {
                    st.you.hands = 0;
                    let stops = st.options.pass_rule == PassRule::FranzStops;
                    let left = st.franz.hands;
                    if stops {
                        st.franz.hands = 0;
                    }
                    let what = if stops { "stops" } else { "plays" };
                    let text = st.under("pass_rule", msg!("imperial-steam-passed", what = what, left = left));
                    let step = st.fresh(Step::heading(text));
                    table.tell(|| step);
                }
            },
            Side::Franz if st.franz.hands > 0 => {
                stop(at_table!(st, table, |franz| franz.turn()))?;
            }
            _ => {}
        }
        side = side.other();
    }
    Ok(())
}

/// §9.1 to §9.3: the end of a round; true if it was the last.
fn phase_8<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<bool, Stop> {
    let round = st.round;
    let step = st.fresh(Step::heading(msg!("imperial-steam-phase-8", round = round)));
    table.tell(|| step);
    match &st.board {
        Some(board) => st.you.trieste = Some(board.yours(TRIESTE)),
        // A track is never taken away: a yes entered before stays.
        None if !st.trieste_joined() => {
            // Whoever taps quickly takes the first answer: it must not be the one that ends the game.
            let no = if round < ROUNDS { "next" } else { "no" };
            let ask = |_: &State| {
                let answer = |id, what| Opt::new(id, msg!("imperial-steam-answer-trieste", what = what));
                let answers = vec![answer("no", no), answer("yes", "yes")];
                Question::confirm("QT1", msg!("imperial-steam-ask-trieste"), answers)
            };
            st.you.trieste = Some(table.yes(st, ask)?);
            st.seen = true;
        }
        // Franz has joined it. Where it matters, we no longer know whether you have too.
        None if st.options.contracts_valid == ContractsValid::OwnNetwork && st.you.trieste == Some(false) => {
            st.you.trieste = None;
        }
        None => {}
    }
    if st.trieste_joined() {
        stop(at_table!(st, table, |franz| {
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
        table.tell(|| Step::know(msg!("imperial-steam-last-round", why = why)));
    }
    Ok(last)
}
