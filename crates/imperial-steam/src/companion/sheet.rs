//! The end: the person's figures, line by line (§9).

use table::{Asks, Field, Over, Question, Stop, msg};

use super::asking::{column, column_options, read_column};
use super::naming::yes_no;
use super::setup::house;
use crate::franz::state::State;
use crate::names::{Colour, Gulden, KeyKind, Side};
use crate::options::{Choices, ContractsValid, FinalTrackFee, ScoreTie};
use crate::score::{self, Figures};

/// The guided score sheet.
pub(crate) fn fill_in<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<Over, Stop> {
    if st.you.trieste.is_none() && st.options.contracts_valid == ContractsValid::OwnNetwork {
        let ask = |_: &State| Question::yes_no("QT1", msg!("imperial-steam-ask-trieste"));
        st.you.trieste = Some(table.yes(st, ask)?);
    }
    let mut you = match st.options.choices {
        Choices::Named => on_one_screen(st, table)?,
        Choices::Led => one_by_one(st, table)?,
    };
    // Corrections made after the game is over still count.
    while table.correction(st)? {}
    you.contracts_valid = score::contracts_valid(st, Side::You);
    let franz = score::franz(st, you.foreign, you.lent);
    st.over = true;
    Ok(score::over(st, &you, &franz, house(st)))
}

/// Hubs whose flag must be asked for: a silver key is worth the flag now nearest to its hub, and the hub has moved.
fn flags(st: &State) -> Vec<Colour> {
    let silver = |hub: &Colour| st.franz.keys.iter().any(|k| k.kind == KeyKind::Silver && k.hub == *hub);
    st.colours().filter(|hub| st.board.is_none() && st.learned.flag(st, *hub).is_none()).filter(silver).collect()
}

/// Records the value of a hub's flag now.
fn flag_now(st: &mut State, hub: Colour, worth: i64) {
    let column = st.hub(hub).map_or(0, |h| h.column);
    st.learned.flags[hub] = Some((column, Gulden(worth)));
}

/// The value of a flag when it was last told.
fn flag_before(st: &State, hub: Colour) -> i64 {
    st.franz.keys.iter().rev().find(|k| k.kind == KeyKind::Silver && k.hub == hub).map_or(0, |k| k.worth.0)
}

/// Does the person's column break ties, with no map to read it from?
fn column_counts(st: &State) -> bool {
    st.board.is_none() && st.options.score_tie == ScoreTie::Influence
}

/// The whole sheet as one form.
fn on_one_screen<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<Figures, Stop> {
    let question = |st: &State| {
        let field = |what: &'static str, value: i64, most: i64| {
            Field::number(what, msg!("imperial-steam-score-field", what = what), value, (0, most))
        };
        let mut fields = vec![field("cash", 0, 9990).empty(), field("income", 0, 9990).empty()];
        if st.board.is_none() && !st.franz.semmering {
            let label = msg!("imperial-steam-score-field", what = "semmering");
            fields.push(Field::choice("semmering", label, "no", yes_no()));
        }
        let hubs = score::hubs_reached(st, st.you.column);
        fields.extend([
            field("goods", 0, 99).empty(),
            field("gold", 0, 9990),
            field("silver", 0, 9990),
            field("hubs", hubs, 4),
        ]);
        fields.extend([field("filled", 0, 9990).empty(), field("unfilled", 0, 9990)]);
        if st.options.final_track_fee != FinalTrackFee::Nothing {
            fields.extend([field("foreign", 0, 40), field("lent", 0, 40)]);
        }
        fields.push(field("investors", 0, 10));
        if column_counts(st) {
            let label = msg!("imperial-steam-field", name = "you-column");
            fields.push(Field::choice("column", label, st.value(st.you.column).to_string(), column_options(st)));
        }
        for hub in flags(st) {
            let label = msg!("imperial-steam-ask-flag", hub = st.names.of(st.hub_city(hub)));
            fields.push(Field::number(format!("flag.{}", hub.id()), label, flag_before(st, hub), (0, 9990)));
        }
        Question::form("score", msg!("imperial-steam-ask-score-form"), fields)
    };
    let told = table.form(st, question)?;
    for hub in flags(st) {
        flag_now(st, hub, told.number(&format!("flag.{}", hub.id())));
    }
    if let Ok(column) = read_column(st, told.id("column")) {
        st.move_marker(Side::You, column);
    }
    let gulden = |what: &str| Gulden(told.number(what));
    Ok(Figures {
        cash: gulden("cash"),
        income: gulden("income"),
        semmering: if st.board.is_some() { st.you.semmering } else { told.id("semmering") == "yes" },
        goods: told.number("goods"),
        gold: gulden("gold"),
        silver: gulden("silver"),
        hubs: told.number("hubs"),
        filled: gulden("filled"),
        unfilled: gulden("unfilled"),
        contracts_valid: score::contracts_valid(st, Side::You),
        foreign: told.number("foreign"),
        lent: told.number("lent"),
        investors: told.number("investors"),
    })
}

/// The sheet line by line.
fn one_by_one<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<Figures, Stop> {
    if column_counts(st) {
        let prompt = |st: &State| msg!("imperial-steam-ask-you", last = st.value(st.you.column));
        let column = column(table, st, "score.column", &prompt)?;
        st.move_marker(Side::You, column);
    }
    for hub in flags(st) {
        let worth = table.number(st, |st| {
            let prompt = msg!("imperial-steam-ask-flag", hub = st.names.of(st.hub_city(hub)));
            Question::number("score.flag", prompt, (0, 9990)).suggest(flag_before(st, hub))
        })?;
        flag_now(st, hub, worth);
    }
    let ask = |table: &mut T, st: &mut State, what: &'static str, most: i64, usual: Option<i64>| {
        table.number(st, |_| {
            let prompt = msg!("imperial-steam-ask-score", what = what);
            let question = Question::number(format!("score.{what}"), prompt, (0, most));
            match usual {
                Some(n) => question.suggest(n),
                None => question,
            }
        })
    };
    let cash = Gulden(ask(table, st, "cash", 9990, None)?);
    let income = Gulden(ask(table, st, "income", 9990, None)?);
    let semmering = match &st.board {
        Some(_) => st.you.semmering,
        None if st.franz.semmering => false,
        None => {
            let prompt = || msg!("imperial-steam-ask-score", what = "semmering");
            table.yes(st, |_| Question::confirm("score.semmering", prompt(), yes_no()))?
        }
    };
    let goods = ask(table, st, "goods", 99, None)?;
    let gold = Gulden(ask(table, st, "gold", 9990, Some(0))?);
    let silver = Gulden(ask(table, st, "silver", 9990, Some(0))?);
    let hubs = score::hubs_reached(st, st.you.column);
    let hubs = ask(table, st, "hubs", 4, Some(hubs))?;
    let filled = Gulden(ask(table, st, "filled", 9990, None)?);
    let unfilled = Gulden(ask(table, st, "unfilled", 9990, Some(0))?);
    let (foreign, lent) = if st.options.final_track_fee != FinalTrackFee::Nothing {
        (ask(table, st, "foreign", 40, Some(0))?, ask(table, st, "lent", 40, Some(0))?)
    } else {
        (0, 0)
    };
    let investors = ask(table, st, "investors", 10, Some(0))?;
    let contracts_valid = score::contracts_valid(st, Side::You);
    Ok(Figures {
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
    })
}
