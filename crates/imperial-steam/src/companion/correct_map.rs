//! Correcting a loaded map by hand (§12.2): sites, tokens, demand, prices, closed links.

use table::{Asks, Msg, Opt, Question, Step, Stop, msg};

use super::asking;
use super::your_turn::{find_link, hub};
use crate::franz::state::State;
use crate::names::{City, Good, Gulden, WIEN};
use crate::words::plain;

/// Edits one thing on the map.
pub(crate) fn edit<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let question = |_: &State| {
        let what = ["site", "token", "demand", "price", "closed"];
        let options = what.iter().map(|w| Opt::new(*w, msg!("imperial-steam-edit", what = *w))).collect();
        Question::choice("edit", msg!("imperial-steam-ask-edit"), options)
    };
    let what = asking::one(table, st, "edit", &question, &|_, id| Ok(id.to_owned()))?.unwrap_or_default();
    let told = match what.as_str() {
        "site" => tile(table, st, true)?,
        "token" => tile(table, st, false)?,
        "demand" => demand(table, st)?,
        "price" => price(table, st)?,
        _ => closed(table, st)?,
    };
    table.tell(|| Step::mind(told));
    Ok(())
}

/// The free sites or the token of a city.
fn tile<T: Asks<State>>(table: &mut T, st: &mut State, sites: bool) -> Result<Msg, Stop> {
    let what = if sites { "site" } else { "token" };
    let cities = |st: &State| -> Vec<City> {
        let all = st.board.as_ref().map(|b| b.cities().collect()).unwrap_or_default();
        st.sorted(all)
    };
    let question = |st: &State| {
        let options = cities(st).into_iter().map(|c| plain(st.names.of(c)));
        Question::choice("edit.city", msg!("imperial-steam-ask-edit-city", what = what), options.collect())
    };
    let city =
        asking::one(table, st, "edit.city", &question, &|st, id| Ok(st.names.find(id)))?.flatten().unwrap_or(WIEN);
    let at = usize::from(city.0);
    let name = st.names.of(city).to_owned();
    let ask = |st: &State| {
        let now = st.board.as_ref().map_or(0, |b| if sites { b.sites(city) } else { b.token(city) });
        let prompt = msg!("imperial-steam-ask-edit-number", what = what, name = name.as_str());
        Question::number("edit.number", prompt, (0, if sites { 6 } else { 3 })).suggest(now)
    };
    let n = table.number(st, ask)?;
    if let Some(board) = &mut st.board {
        *(if sites { &mut board.sites[at] } else { &mut board.tokens[at] }) = n;
    }
    Ok(msg!("imperial-steam-edited", what = what, name = name.as_str(), n = n))
}

/// How many spaces of a good are still open at a hub.
fn demand<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<Msg, Stop> {
    let hub = hub(table, st, "edit.hub", msg!("imperial-steam-ask-edit-hub"), &|_, _| true)?;
    let goods = |_: &State| {
        let options = Good::ALL.iter().map(|g| Opt::new(g.id(), g.label())).collect();
        Question::choice("edit.good", msg!("imperial-steam-ask-edit-good"), options)
    };
    let good =
        asking::one(table, st, "edit.good", &goods, &|_, id| Ok(Good::parse(id)))?.flatten().unwrap_or(Good::Wood);
    let name = st.names.of(st.hub_city(hub)).to_owned();
    let ask = |st: &State| {
        let (all, now) =
            st.board.as_ref().map_or((0, 0), |b| (b.full[hub][good].len() as i64, b.demand(hub, good).len() as i64));
        let prompt = msg!("imperial-steam-ask-edit-number", what = "demand", name = name.as_str());
        Question::number("edit.number", prompt, (0, all)).suggest(now)
    };
    let n = table.number(st, ask)?;
    if let Some(board) = &mut st.board {
        let full = &board.full[hub][good];
        let filled = full.len().saturating_sub(usize::try_from(n).unwrap_or(0));
        board.hubs[hub].demand[good] = full[filled..].to_vec();
    }
    Ok(msg!("imperial-steam-edited", what = "demand", name = name.as_str(), n = n))
}

/// The step of a hub's worker ladder.
fn price<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<Msg, Stop> {
    let hub = hub(table, st, "edit.hub", msg!("imperial-steam-ask-edit-hub"), &|_, _| true)?;
    let name = st.names.of(st.hub_city(hub)).to_owned();
    let ask = |st: &State| {
        let ladder = st.board.as_ref().map(|b| b.hubs[hub].prices.clone()).unwrap_or_default();
        let step = |(i, p): (usize, &Gulden)| {
            Opt::new((i + 1).to_string(), msg!("imperial-steam-answer-step", n = i + 1, price = *p))
        };
        let options = ladder.iter().enumerate().map(step).collect();
        Question::choice(
            "edit.step",
            msg!("imperial-steam-ask-edit-number", what = "price", name = name.as_str()),
            options,
        )
    };
    let step = asking::one(table, st, "edit.step", &ask, &|_, id| Ok(id.parse::<usize>().unwrap_or(1)))?.unwrap_or(1);
    let mut now = Gulden::ZERO;
    if let Some(board) = &mut st.board {
        let hub = &mut board.hubs[hub];
        hub.price_at = step.saturating_sub(1).min(hub.prices.len().saturating_sub(1));
        now = hub.price();
    }
    Ok(msg!("imperial-steam-edited", what = "price", name = name.as_str(), n = now))
}

/// Closes a link, or opens it again (P1).
fn closed<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<Msg, Stop> {
    let question = |st: &State| {
        let mut options = Vec::new();
        if let Some(board) = &st.board {
            let name = |i: &usize| board.links[*i].name.clone();
            options.extend(board.by_name.iter().map(|i| plain(name(i))));
        }
        Question::choice("edit.link", msg!("imperial-steam-ask-edit-link"), options)
    };
    let link = asking::one(table, st, "edit.link", &question, &|st, id| Ok(find_link(st, id)))?.flatten().unwrap_or(0);
    let mut is_closed = false;
    if let Some(link) = st.board.as_mut().and_then(|b| b.links.get_mut(link)) {
        link.closed = !link.closed;
        is_closed = link.closed;
    }
    let name = st.board.as_ref().map(|b| b.links[link].name.clone()).unwrap_or_default();
    Ok(msg!("imperial-steam-edited-link", link = name, closed = if is_closed { "yes" } else { "no" }))
}
