//! Your side of the table: your turn in asked mode, and the entries for your own changes in tracked
//! mode (§12.2).

use table::{Answer, Msg, Opt, Question, Refusal, Step, Stop, msg};

use crate::board::Board;
use crate::city::City;
use crate::desk::{self, Desk};
use crate::facts::Notes;
use crate::order::Order;
use crate::state::State;
use crate::word::{Colour, Engineer, Good, Side};

/// How your turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// One action.
    Action,
    /// No more this round.
    Pass,
}

fn refuse<T>(code: &'static str, text: Msg) -> Result<T, Refusal> {
    Err(Refusal::new(code, text))
}

/// Your turn: whatever changed on the table, then done or pass.
pub fn turn<D: Desk>(desk: &mut D, st: &mut State) -> Result<Ended, Stop> {
    if st.board.is_some() { entries(desk, st) } else { asked_turn(desk, st) }
}

/// Without a map only one thing concerns Franz: a track of yours on a link of his (QE1).
fn asked_turn<D: Desk>(desk: &mut D, st: &mut State) -> Result<Ended, Stop> {
    loop {
        let question = |st: &State| {
            let mut options = vec![
                Opt::new("done", msg!("steam-you", what = "done")),
                Opt::new("pass", msg!("steam-you", what = "pass")),
            ];
            if st.rules.fee_from_you > 0 && !st.franz.tracks.is_empty() {
                options.push(Opt::new("QE1", msg!("steam-you", what = "fee")).aside());
            }
            Question::choice("turn", msg!("steam-ask-turn", left = st.you.hands), options)
        };
        match desk::one(desk, st, "turn", &question, &|_, id| Ok(id.to_owned()))?.as_deref() {
            Some("pass") => return Ok(Ended::Pass),
            Some("QE1") => fee_from_you(desk, st),
            _ => return Ok(Ended::Action),
        }
    }
}

/// P3: you laid a track where he already has one.
fn fee_from_you<D: Desk>(desk: &mut D, st: &mut State) {
    let n = st.rules.fee_from_you;
    let mut notes = Notes::default();
    st.franz.gulden += n;
    notes.say(st.rules.under("fee_from_you", msg!("steam-fee-from-you", n = n)));
    if n > 0 {
        notes.order(st, &Order::FeeFromYou { n, total: st.franz.gulden }, desk);
    } else {
        notes.flush(desk);
    }
}

const WHAT: [&str; 7] = ["track", "influence", "factory", "delivery", "workers", "engineer", "contract"];

/// Is there anything to enter of this kind?
fn possible(st: &State, board: &Board, what: &str) -> bool {
    let hubs = || st.colours();
    match what {
        "track" => board.links.iter().any(|l| !l.yours),
        "factory" => board.cities().any(|c| board.sites(c) > 0),
        "delivery" => hubs().any(|c| board.hubs[c as usize].demand.iter().any(|d| !d.is_empty())),
        "engineer" => hubs().any(|c| Engineer::ALL.iter().any(|k| board.offers(c, *k))),
        "contract" => !board.display.is_empty(),
        _ => true,
    }
}

fn entries<D: Desk>(desk: &mut D, st: &mut State) -> Result<Ended, Stop> {
    loop {
        let question = |st: &State| {
            let option = |what: &'static str| Opt::new(what, msg!("steam-you", what = what));
            let mut options = vec![option("done")];
            if let Some(board) = &st.board {
                options.extend(WHAT.iter().filter(|w| possible(st, board, w)).map(|w| option(w)));
            }
            options.extend([option("pass"), option("edit").aside()]);
            Question::choice("you", msg!("steam-ask-entries", left = st.you.hands), options)
        };
        match desk::one(desk, st, "you", &question, &|_, id| Ok(id.to_owned()))?.unwrap_or_default().as_str() {
            "done" => return Ok(Ended::Action),
            "pass" => return Ok(Ended::Pass),
            "track" => track(desk, st)?,
            "influence" => influence(desk, st)?,
            "factory" => factory(desk, st)?,
            "delivery" => delivery(desk, st)?,
            "workers" => workers(desk, st)?,
            "engineer" => engineer(desk, st)?,
            "contract" => contract(desk, st)?,
            _ => crate::edit::edit(desk, st)?,
        }
    }
}

/// A link by its name, either way round.
pub(crate) fn find_link(st: &State, text: &str) -> Option<usize> {
    let board = st.board.as_ref()?;
    let turned = |l: &crate::board::Link| {
        text.strip_prefix(st.names.of(l.b)).and_then(|rest| rest.strip_prefix('-')) == Some(st.names.of(l.a))
    };
    board.links.iter().position(|l| l.name == text).or_else(|| board.links.iter().position(turned))
}

/// Track a–b.
fn track<D: Desk>(desk: &mut D, st: &mut State) -> Result<(), Stop> {
    let question = |st: &State| {
        let mut options = Vec::new();
        if let Some(board) = &st.board {
            let touches = |i: &&usize| board.yours(board.links[**i].a) || board.yours(board.links[**i].b);
            let new = || board.by_name.iter().filter(|i| !board.links[**i].yours);
            let next = new().filter(touches).chain(new().filter(|i| !touches(i)));
            options.extend(next.map(|&i| Opt::new(board.links[i].name.clone(), Msg::plain(&*board.links[i].name))));
        }
        Question::choice("you.track", msg!("steam-ask-you-track"), options).free()
    };
    let link = desk.ask(st, "you.track", &question, &|st, answer, insist| {
        let Some(text) = answer.id() else { return question(st).accepts(answer).map(|()| 0) };
        let (Some(board), Some(link)) = (&st.board, find_link(st, text)) else {
            return refuse("NotOffered", msg!("error-not-offered", answer = text));
        };
        let l = &board.links[link];
        let name = l.name.as_str();
        if l.yours {
            return refuse("E-TRACK-TWICE", msg!("steam-error-track-twice", link = name));
        }
        if !board.yours(l.a) && !board.yours(l.b) {
            insist.or("E-NOT-NEXT", msg!("steam-error-not-next", link = name))?;
        }
        Ok(link)
    })?;
    let Some(board) = &mut st.board else { return Ok(()) };
    let (a, b) = (board.links[link].a, board.links[link].b);
    let new = if board.yours(a) { b } else { a };
    let before = board.semmering_taken;
    board.lay(a, b, Side::You);
    st.you.semmering = board.semmering_taken == Some(Side::You);
    let token = board.token(new);
    st.you.trieste = Some(board.yours(crate::city::TRIESTE));
    let semmering = if board.semmering_taken == before { "no" } else { "yes" };
    let name = format!("{}-{}", st.names.of(a), st.names.of(b));
    desk.tell(|| Step::know(msg!("steam-entered-track", link = name.as_str(), semmering = semmering)));
    if st.franz.has_track(a, b) {
        fee_from_you(desk, st);
    }
    if token > 0 {
        let city = st.names.of(new).to_owned();
        let ask = |_: &State| Question::yes_no("you.token", msg!("steam-ask-you-token", city = city.as_str()));
        if desk::yes(desk, st, "you.token", &ask)?
            && !st.rules.token_each_player
            && let Some(board) = &mut st.board
        {
            board.tokens[usize::from(new.0)] = 0;
        }
    }
    Ok(())
}

/// Influence now.
fn influence<D: Desk>(desk: &mut D, st: &mut State) -> Result<(), Stop> {
    let column =
        desk::column(desk, st, "you.influence", &|st| msg!("steam-ask-you-influence", now = st.value(st.you.column)))?;
    st.move_marker(Side::You, column);
    let value = st.value(column);
    desk.tell(|| Step::know(msg!("steam-entered-influence", column = value)));
    Ok(())
}

/// Factory in a city.
fn factory<D: Desk>(desk: &mut D, st: &mut State) -> Result<(), Stop> {
    let free = |st: &State| -> Vec<City> {
        let Some(board) = &st.board else { return Vec::new() };
        st.sorted(board.cities().filter(|c| board.sites(*c) > 0).collect())
    };
    let question = |st: &State| {
        let options = free(st).into_iter().map(|c| Opt::new(st.names.of(c).to_owned(), Msg::plain(st.names.of(c))));
        Question::choice("you.factory", msg!("steam-ask-you-factory"), options.collect()).free()
    };
    let city = desk.ask(st, "you.factory", &question, &|st, answer, _| {
        let Some(text) = answer.id() else { return question(st).accepts(answer).map(|()| crate::city::WIEN) };
        let free = |c: &City| st.board.as_ref().is_some_and(|b| b.sites(*c) > 0);
        let city = st.names.find(text).filter(free);
        city.map_or_else(|| refuse("E-SITE", msg!("steam-error-site", city = text)), Ok)
    })?;
    if let Some(board) = &mut st.board {
        board.sites[usize::from(city.0)] -= 1;
    }
    let name = st.names.of(city).to_owned();
    desk.tell(|| Step::know(msg!("steam-entered-factory", city = name)));
    Ok(())
}

/// Picks a hub.
pub(crate) fn hub<D: Desk>(
    desk: &mut D,
    st: &mut State,
    id: &'static str,
    prompt: Msg,
    fits: &dyn Fn(&State, Colour) -> bool,
) -> Result<Colour, Stop> {
    let question = |st: &State| {
        let hubs = st.colours().filter(|c| fits(st, *c));
        let options = hubs.map(|c| Opt::new(c.word(), Msg::plain(st.names.of(st.hub_city(c)))));
        Question::choice(id, prompt.clone(), options.collect())
    };
    let read = desk::one(desk, st, id, &question, &|_, id| Ok(Colour::parse(id)))?;
    Ok(read.flatten().unwrap_or(Colour::Bronze))
}

/// Delivery of a good to a hub: the next space of that good is filled.
fn delivery<D: Desk>(desk: &mut D, st: &mut State) -> Result<(), Stop> {
    let wants = |st: &State, c: Colour| -> Vec<Good> {
        let Some(board) = &st.board else { return Vec::new() };
        Good::ALL.iter().copied().filter(|g| !board.demand(c, *g).is_empty()).collect()
    };
    let hub = hub(desk, st, "you.delivery", msg!("steam-ask-you-delivery"), &|st, c| !wants(st, c).is_empty())?;
    let question = |st: &State| {
        let options = wants(st, hub).into_iter().map(|g| Opt::new(g.word(), g.label()));
        let prompt = msg!("steam-ask-you-good", hub = st.names.of(st.hub_city(hub)));
        Question::choice("you.good", prompt, options.collect()).free()
    };
    let good = desk.ask(st, "you.good", &question, &|st, answer, _| {
        question(st).accepts(answer)?;
        let text = answer.id().unwrap_or_default();
        let name = st.names.of(st.hub_city(hub));
        match Good::parse(text) {
            Some(good) if wants(st, hub).contains(&good) => Ok(good),
            Some(good) => refuse("E-DEMAND", msg!("steam-error-demand", hub = name, good = good.label())),
            None => refuse("E-DEMAND", msg!("steam-error-demand", hub = name, good = Msg::plain(text))),
        }
    })?;
    if let Some(board) = &mut st.board {
        let demand = &mut board.hubs[hub as usize].demand[good as usize];
        if !demand.is_empty() {
            demand.remove(0);
        }
    }
    let name = st.names.of(st.hub_city(hub)).to_owned();
    desk.tell(|| Step::know(msg!("steam-entered-delivery", good = good.label(), hub = name)));
    Ok(())
}

/// Workers hired at a hub: the price marker goes up.
fn workers<D: Desk>(desk: &mut D, st: &mut State) -> Result<(), Stop> {
    let hub = hub(desk, st, "you.workers", msg!("steam-ask-you-workers"), &|_, _| true)?;
    let ask = |_: &State| Question::number("you.hired", msg!("steam-ask-you-hired"), (1, 9)).suggest(1);
    let n = desk::number(desk, st, "you.hired", &ask, None)?;
    let mut price = 0;
    if let Some(board) = &mut st.board {
        board.hubs[hub as usize].raise(n);
        price = board.hubs[hub as usize].price();
    }
    let name = st.names.of(st.hub_city(hub)).to_owned();
    desk.tell(|| Step::know(msg!("steam-entered-price", hub = name, price = price)));
    Ok(())
}

/// Engineer taken at a hub.
fn engineer<D: Desk>(desk: &mut D, st: &mut State) -> Result<(), Stop> {
    let offered = |st: &State| -> Vec<(Colour, Engineer)> {
        let Some(board) = &st.board else { return Vec::new() };
        let both = st.colours().flat_map(|c| Engineer::ALL.iter().map(move |k| (c, *k)));
        both.filter(|(c, k)| board.offers(*c, *k)).collect()
    };
    let id = |(c, k): (Colour, Engineer)| format!("{}-{}", c.word(), k.word());
    let question = |st: &State| {
        let options = offered(st).into_iter().map(|o| {
            let city = st.names.of(st.hub_city(o.0));
            Opt::new(id(o), msg!("steam-answer-engineer", hub = city, kind = o.1.word()))
        });
        Question::choice("you.engineer", msg!("steam-ask-you-engineer"), options.collect())
    };
    let (hub, kind) = desk.ask(st, "you.engineer", &question, &|st, answer: &Answer, _| {
        question(st).accepts(answer)?;
        let chosen = answer.id().unwrap_or_default();
        Ok(offered(st).into_iter().find(|o| id(*o) == chosen).unwrap_or((Colour::Bronze, Engineer::Tunnel)))
    })?;
    if let Some(board) = &mut st.board {
        board.hubs[hub as usize].engineers[kind as usize] -= 1;
        board.your_engineers[kind as usize] += 1;
    }
    let name = st.names.of(st.hub_city(hub)).to_owned();
    desk.tell(|| Step::know(msg!("steam-entered-engineer", hub = name, kind = kind.word())));
    Ok(())
}

/// Contract taken: off the display.
fn contract<D: Desk>(desk: &mut D, st: &mut State) -> Result<(), Stop> {
    let question = |st: &State| {
        let display = st.board.as_ref().map_or(&[][..], |b| &b.display);
        let options = display.iter().map(|c| {
            Opt::new(c.id.clone(), msg!("steam-contract", id = c.id.as_str(), value = c.value, slots = c.slots))
        });
        Question::choice("you.contract", msg!("steam-ask-you-contract"), options.collect()).free()
    };
    let id = desk.ask(st, "you.contract", &question, &|st, answer, _| {
        question(st).accepts(answer)?;
        let text = answer.id().unwrap_or_default();
        let known = st.board.as_ref().is_some_and(|b| b.display.iter().any(|c| c.id == text));
        if known { Ok(text.to_owned()) } else { refuse("E-CONTRACT", msg!("steam-error-contract")) }
    })?;
    if let Some(board) = &mut st.board {
        board.display.retain(|c| c.id != id);
    }
    desk.tell(|| Step::know(msg!("steam-entered-contract", id = id)));
    Ok(())
}
