//! Your side of the table: what your turn changes for Franz, or on the map where one is loaded (§12.2).

use table::{Asks, Insist, Msg, Opt, Question, Refusal, Step, Stop, msg};

use super::asking;
use crate::data::map::ContractTile;
use crate::franz::board::{Board, Link};
use crate::franz::notes::Notes;
use crate::franz::order::Order;
use crate::franz::state::State;
use crate::names::{City, Colour, Engineer, Good, Gulden, Side, TRIESTE, WIEN};
use crate::options::{Choices, TokenTaken};
use crate::words::plain;

mod entered;

/// How your turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// An action was taken.
    Action,
    /// No more this round.
    Pass,
}

fn refuse<T>(code: &'static str, text: Msg) -> Result<T, Refusal> {
    Err(Refusal::new(code, text))
}

/// Your turn: enter whatever changed on the table, then done or pass.
pub fn turn<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<Ended, Stop> {
    if st.board.is_some() { entries(table, st) } else { asked_turn(table, st) }
}

/// Without a map only one thing concerns Franz: a track of yours on a link of his (QE1).
fn asked_turn<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<Ended, Stop> {
    loop {
        let question = |st: &State| {
            let option = |what: &'static str| Opt::new(what, msg!("imperial-steam-you", what = what));
            let mut options = vec![option("done"), option("pass")];
            if st.options.choices == Choices::Named {
                options.insert(1, option("moved"));
            }
            if st.options.fee_from_you.gulden() > Gulden::ZERO && !st.franz.tracks.is_empty() {
                options.push(Opt::new("QE1", msg!("imperial-steam-you", what = "fee")).aside());
            }
            Question::choice("turn", msg!("imperial-steam-ask-turn", left = st.you.hands), options)
        };
        let what = asking::one(table, st, "turn", &question, &|_, id| Ok(id.to_owned()))?;
        st.seen = true;
        match what.as_deref() {
            Some("pass") => return Ok(Ended::Pass),
            Some("moved") => {
                influence(table, st)?;
                return Ok(Ended::Action);
            }
            Some("QE1") => fee_from_you(table, st),
            _ => return Ok(Ended::Action),
        }
    }
}

/// P3: you laid a track where he already has one.
fn fee_from_you<T: Asks<State>>(table: &mut T, st: &mut State) {
    let n = st.options.fee_from_you.gulden();
    let mut notes = Notes::default();
    st.franz.gulden += n;
    notes.say(st.under("fee_from_you", msg!("imperial-steam-fee-from-you", n = n)));
    if n > Gulden::ZERO {
        notes.order(st, &Order::FeeFromYou { n, total: st.franz.gulden }, table);
    } else {
        notes.flush(table);
    }
}

const WHAT: [&str; 7] = ["track", "influence", "factory", "delivery", "workers", "engineer", "contract"];

/// Can anything of this kind be entered?
fn possible(st: &State, board: &Board, what: &str) -> bool {
    let hubs = || st.colours();
    match what {
        "track" => board.links.iter().any(|l| !l.yours),
        "factory" => board.cities().any(|c| board.sites(c) > 0),
        "delivery" => hubs().any(|c| board.hubs[c].demand.0.iter().any(|d| !d.is_empty())),
        "engineer" => hubs().any(|c| Engineer::ALL.iter().any(|k| board.offers(c, *k))),
        "contract" => !board.display.is_empty(),
        _ => true,
    }
}

fn entries<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<Ended, Stop> {
    loop {
        let question = |st: &State| {
            let option = |what: &'static str| Opt::new(what, msg!("imperial-steam-you", what = what));
            let mut options = vec![option("done")];
            if let Some(board) = &st.board {
                options.extend(WHAT.iter().filter(|w| possible(st, board, w)).map(|w| option(w)));
            }
            options.extend([option("pass"), option("edit").aside()]);
            Question::choice("you", msg!("imperial-steam-ask-entries", left = st.you.hands), options)
        };
        let what = asking::one(table, st, "you", &question, &|_, id| Ok(id.to_owned()))?.unwrap_or_default();
        st.seen = true;
        if st.options.choices == Choices::Named
            && let Some(over) = entered::on_one_screen(table, st, &what)?
        {
            if over {
                return Ok(Ended::Action);
            }
            continue;
        }
        match what.as_str() {
            "done" => return Ok(Ended::Action),
            "pass" => return Ok(Ended::Pass),
            "track" => track(table, st)?,
            "influence" => influence(table, st)?,
            "factory" => factory(table, st)?,
            "delivery" => delivery(table, st)?,
            "workers" => workers(table, st)?,
            "engineer" => engineer(table, st)?,
            "contract" => contract(table, st)?,
            _ => super::correct_map::edit(table, st)?,
        }
    }
}

/// A link by its name, in either direction.
pub(crate) fn find_link(st: &State, text: &str) -> Option<usize> {
    let board = st.board.as_ref()?;
    let turned = |l: &Link| {
        text.strip_prefix(st.names.of(l.b)).and_then(|rest| rest.strip_prefix('-')) == Some(st.names.of(l.a))
    };
    board.links.iter().position(|l| l.name == text).or_else(|| board.links.iter().position(turned))
}

/// Track a–b.
fn track<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let question = |st: &State| {
        let mut options = Vec::new();
        if let Some(board) = &st.board {
            let touches = |i: &&usize| board.yours(board.links[**i].a) || board.yours(board.links[**i].b);
            let new = || board.by_name.iter().filter(|i| !board.links[**i].yours);
            let next = new().filter(touches).chain(new().filter(|i| !touches(i)));
            options.extend(next.map(|&i| plain(&*board.links[i].name)));
        }
        Question::choice("you.track", msg!("imperial-steam-ask-you-track"), options).free()
    };
    let link = table.ask_lazily(st, Some("you.track"), question, |st, answer, insist, question| {
        let Some(text) = answer.id() else { return question(st).accepts(answer).map(|()| 0) };
        read_link(st, text, None, insist)
    })?;
    let (new, token) = lay(table, st, link);
    if token > 0 {
        let city = st.names.of(new).to_owned();
        let ask = |_: &State| Question::yes_no("you.token", msg!("imperial-steam-ask-you-token", city = city.as_str()));
        if table.yes(st, ask)? {
            take_token(st, new);
        }
    }
    Ok(())
}

/// A link where the person may have laid a track; `first` was laid just before.
fn read_link(st: &State, text: &str, first: Option<usize>, insist: Insist) -> Result<usize, Refusal> {
    let (Some(board), Some(link)) = (&st.board, find_link(st, text)) else {
        return refuse("NotOffered", msg!("error-not-offered", answer = text));
    };
    let l = &board.links[link];
    let name = l.name.as_str();
    if first == Some(link) {
        insist.or("DuplicateTrack", msg!("imperial-steam-error-track-twice", link = name))?;
    } else if l.yours {
        return refuse("DuplicateTrack", msg!("imperial-steam-error-track-twice", link = name));
    }
    let after = first.and_then(|i| board.links.get(i));
    let touches = |c: City| board.yours(c) || after.is_some_and(|l| l.a == c || l.b == c);
    if !touches(l.a) && !touches(l.b) {
        insist.or("NotNextToNetwork", msg!("imperial-steam-error-not-next", link = name))?;
    }
    Ok(link)
}

/// You take the business token of a city.
fn take_token(st: &mut State, city: City) {
    if st.options.token_taken == TokenTaken::FirstComer
        && let Some(board) = &mut st.board
    {
        board.tokens[usize::from(city.0)] = 0;
    }
}

/// Lays your track on a link; returns the new city and its token.
fn lay<T: Asks<State>>(table: &mut T, st: &mut State, link: usize) -> (City, i64) {
    let Some(board) = &mut st.board else { return (WIEN, 0) };
    let (a, b) = (board.links[link].a, board.links[link].b);
    let new = if board.yours(a) { b } else { a };
    let before = board.semmering_taken;
    board.lay(a, b, Side::You);
    st.you.semmering = board.semmering_taken == Some(Side::You);
    let token = board.token(new);
    st.you.trieste = Some(board.yours(TRIESTE));
    let semmering = if board.semmering_taken == before { "no" } else { "yes" };
    let name = format!("{}-{}", st.names.of(a), st.names.of(b));
    let step = st.fresh(Step::know(msg!("imperial-steam-entered-track", link = name.as_str(), semmering = semmering)));
    table.tell(|| step);
    if st.franz.has_track(a, b) {
        fee_from_you(table, st);
    }
    (new, token)
}

/// Your influence now.
fn influence<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let column = asking::column(table, st, "you.influence", &|st| {
        msg!("imperial-steam-ask-you-influence", now = st.value(st.you.column))
    })?;
    moved(table, st, column);
    Ok(())
}

fn moved<T: Asks<State>>(table: &mut T, st: &mut State, column: usize) {
    st.move_marker(Side::You, column);
    let value = st.value(column);
    let step = st.fresh(Step::know(msg!("imperial-steam-entered-influence", column = value)));
    table.tell(|| step);
}

/// Factory in a city.
fn factory<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let free = |st: &State| -> Vec<City> {
        let Some(board) = &st.board else { return Vec::new() };
        st.sorted(board.cities().filter(|c| board.sites(*c) > 0).collect())
    };
    let question = |st: &State| {
        let options = free(st).into_iter().map(|c| plain(st.names.of(c)));
        Question::choice("you.factory", msg!("imperial-steam-ask-you-factory"), options.collect()).free()
    };
    let city = table.ask_lazily(st, Some("you.factory"), question, |st, answer, _, question| {
        let Some(text) = answer.id() else { return question(st).accepts(answer).map(|()| WIEN) };
        let free = |c: &City| st.board.as_ref().is_some_and(|b| b.sites(*c) > 0);
        let city = st.names.find(text).filter(free);
        city.map_or_else(|| refuse("NoFreeSite", msg!("imperial-steam-error-site", city = text)), Ok)
    })?;
    built(table, st, city);
    Ok(())
}

fn built<T: Asks<State>>(table: &mut T, st: &mut State, city: City) {
    if let Some(board) = &mut st.board {
        let sites = &mut board.sites[usize::from(city.0)];
        *sites = (*sites - 1).max(0);
    }
    let name = st.names.of(city).to_owned();
    let step = st.fresh(Step::know(msg!("imperial-steam-entered-factory", city = name)));
    table.tell(|| step);
}

/// Picks a hub.
pub(crate) fn hub<T: Asks<State>>(
    table: &mut T,
    st: &mut State,
    id: &'static str,
    prompt: Msg,
    fits: &dyn Fn(&State, Colour) -> bool,
) -> Result<Colour, Stop> {
    let question = |st: &State| {
        let hubs = st.colours().filter(|c| fits(st, *c));
        let options = hubs.map(|c| Opt::new(c.id(), Msg::plain(st.names.of(st.hub_city(c)))));
        Question::choice(id, prompt.clone(), options.collect())
    };
    let read = asking::one(table, st, id, &question, &|_, id| Ok(Colour::parse(id)))?;
    Ok(read.flatten().unwrap_or(Colour::Bronze))
}

/// Delivery of a good to a hub: the next space of that good is filled.
fn delivery<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let wants = |st: &State, c: Colour| -> Vec<Good> {
        let Some(board) = &st.board else { return Vec::new() };
        Good::ALL.iter().copied().filter(|g| !board.demand(c, *g).is_empty()).collect()
    };
    let hub =
        hub(table, st, "you.delivery", msg!("imperial-steam-ask-you-delivery"), &|st, c| !wants(st, c).is_empty())?;
    let question = |st: &State| {
        let options = wants(st, hub).into_iter().map(|g| Opt::new(g.id(), g.label()));
        let prompt = msg!("imperial-steam-ask-you-good", hub = st.names.of(st.hub_city(hub)));
        Question::choice("you.good", prompt, options.collect()).free()
    };
    let good = table.ask_lazily(st, Some("you.good"), question, |st, answer, _, question| {
        question(st).accepts(answer)?;
        let text = answer.id().unwrap_or_default();
        let name = st.names.of(st.hub_city(hub));
        match Good::parse(text) {
            Some(good) if wants(st, hub).contains(&good) => Ok(good),
            Some(good) => refuse("NotInDemand", msg!("imperial-steam-error-demand", hub = name, good = good.label())),
            None => refuse("NotInDemand", msg!("imperial-steam-error-demand", hub = name, good = Msg::plain(text))),
        }
    })?;
    delivered(table, st, hub, good);
    Ok(())
}

fn delivered<T: Asks<State>>(table: &mut T, st: &mut State, hub: Colour, good: Good) {
    if let Some(board) = &mut st.board {
        let demand = &mut board.hubs[hub].demand[good];
        if !demand.is_empty() {
            demand.remove(0);
        }
    }
    let name = st.names.of(st.hub_city(hub)).to_owned();
    let step = st.fresh(Step::know(msg!("imperial-steam-entered-delivery", good = good.label(), hub = name)));
    table.tell(|| step);
}

/// Workers hired at a hub: the price marker goes up.
fn workers<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let hub = hub(table, st, "you.workers", msg!("imperial-steam-ask-you-workers"), &|_, _| true)?;
    let ask = |_: &State| Question::number("you.hired", msg!("imperial-steam-ask-you-hired"), (1, 9)).suggest(1);
    let n = table.number(st, ask)?;
    hired(table, st, hub, n);
    Ok(())
}

fn hired<T: Asks<State>>(table: &mut T, st: &mut State, hub: Colour, n: i64) {
    let mut price = Gulden::ZERO;
    if let Some(board) = &mut st.board {
        board.hubs[hub].raise(n);
        price = board.hubs[hub].price();
    }
    let name = st.names.of(st.hub_city(hub)).to_owned();
    let step = st.fresh(Step::know(msg!("imperial-steam-entered-price", hub = name, price = price)));
    table.tell(|| step);
}

/// Engineer taken at a hub.
fn engineer<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let question =
        |st: &State| Question::choice("you.engineer", msg!("imperial-steam-ask-you-engineer"), engineer_options(st));
    let (hub, kind) = table.ask_lazily(st, Some("you.engineer"), question, |st, answer, _, question| {
        question(st).accepts(answer)?;
        let chosen = answer.id().unwrap_or_default();
        Ok(engineer_of(st, chosen).unwrap_or((Colour::Bronze, Engineer::Tunnel)))
    })?;
    taken(table, st, hub, kind);
    Ok(())
}

/// Engineers on offer.
fn offered(st: &State) -> Vec<(Colour, Engineer)> {
    let Some(board) = &st.board else { return Vec::new() };
    let both = st.colours().flat_map(|c| Engineer::ALL.iter().map(move |k| (c, *k)));
    both.filter(|(c, k)| board.offers(*c, *k)).collect()
}

fn engineer_id((hub, kind): (Colour, Engineer)) -> String {
    format!("{}-{}", hub.id(), kind.id())
}

fn engineer_of(st: &State, id: &str) -> Option<(Colour, Engineer)> {
    offered(st).into_iter().find(|o| engineer_id(*o) == id)
}

fn engineer_options(st: &State) -> Vec<Opt> {
    let option = |o: (Colour, Engineer)| {
        let city = st.names.of(st.hub_city(o.0));
        Opt::new(engineer_id(o), msg!("imperial-steam-answer-engineer", hub = city, kind = o.1.id()))
    };
    offered(st).into_iter().map(option).collect()
}

fn taken<T: Asks<State>>(table: &mut T, st: &mut State, hub: Colour, kind: Engineer) {
    if let Some(board) = &mut st.board {
        board.hubs[hub].engineers[kind] -= 1;
        board.your_engineers[kind] += 1;
    }
    let name = st.names.of(st.hub_city(hub)).to_owned();
    let step = st.fresh(Step::know(msg!("imperial-steam-entered-engineer", hub = name, kind = kind.id())));
    table.tell(|| step);
}

/// Contract taken: off the display.
fn contract<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<(), Stop> {
    let question = |st: &State| {
        Question::choice("you.contract", msg!("imperial-steam-ask-you-contract"), contract_options(st)).free()
    };
    let id = table.ask_lazily(st, Some("you.contract"), question, |st, answer, _, question| {
        question(st).accepts(answer)?;
        let text = answer.id().unwrap_or_default();
        let known = st.board.as_ref().is_some_and(|b| b.display.iter().any(|c| c.id == text));
        if known { Ok(text.to_owned()) } else { refuse("UnknownContract", msg!("imperial-steam-error-contract")) }
    })?;
    off_display(table, st, &id);
    Ok(())
}

fn contract_options(st: &State) -> Vec<Opt> {
    let option = |c: &ContractTile| {
        let label = msg!("imperial-steam-contract", id = c.id.as_str(), value = c.value, slots = c.slots);
        Opt::new(c.id.clone(), label)
    };
    st.board.as_ref().map_or(&[][..], |b| &b.display).iter().map(option).collect()
}

fn off_display<T: Asks<State>>(table: &mut T, st: &mut State, id: &str) {
    if let Some(board) = &mut st.board {
        board.display.retain(|c| c.id != id);
    }
    let step = st.fresh(Step::know(msg!("imperial-steam-entered-contract", id = id)));
    table.tell(|| step);
}
