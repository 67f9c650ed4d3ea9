//! The end: the person's figures, line by line (§9).

use table::{Asks, Over, Question, Stop, msg};

use super::setup::house;
use crate::franz::state::State;
use crate::names::{Gulden, Side};
use crate::options::{ContractsValid, FinalTrackFee};
use crate::score::{self, Figures};

/// The guided score sheet.
pub(crate) fn fill_in<T: Asks<State>>(st: &mut State, table: &mut T) -> Result<Over, Stop> {
    if st.you.trieste.is_none() && st.options.contracts_valid == ContractsValid::OwnNetwork {
        let ask = |_: &State| Question::yes_no("QT1", msg!("imperial-steam-ask-trieste"));
        st.you.trieste = Some(table.yes(st, ask)?);
    }
    let mut ask = |st: &mut State, what: &'static str, most: i64, usual: Option<i64>| {
        table.number(st, |_| {
            let prompt = msg!("imperial-steam-ask-score", what = what);
            let question = Question::number(format!("score.{what}"), prompt, (0, most));
            match usual {
                Some(n) => question.suggest(n),
                None => question,
            }
        })
    };
    let cash = Gulden(ask(st, "cash", 9990, None)?);
    let income = Gulden(ask(st, "income", 9990, None)?);
    let semmering = match &st.board {
        Some(_) => st.you.semmering,
        None if st.franz.semmering => false,
        None => ask(st, "semmering", 1, Some(0))? == 1,
    };
    let goods = ask(st, "goods", 99, None)?;
    let gold = Gulden(ask(st, "gold", 9990, Some(0))?);
    let silver = Gulden(ask(st, "silver", 9990, Some(0))?);
    let hubs = score::hubs_reached(st, st.you.column);
    let hubs = ask(st, "hubs", 4, Some(hubs))?;
    let filled = Gulden(ask(st, "filled", 9990, Some(0))?);
    let unfilled = Gulden(ask(st, "unfilled", 9990, Some(0))?);
    let (foreign, lent) = if st.options.final_track_fee != FinalTrackFee::Nothing {
        (ask(st, "foreign", 40, Some(0))?, ask(st, "lent", 40, Some(0))?)
    } else {
        (0, 0)
    };
    let investors = ask(st, "investors", 10, Some(0))?;
    // What is set by hand when the game is over still counts.
    table.corrections(st)?;
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
