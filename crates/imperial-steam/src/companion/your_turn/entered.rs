//! What the person's action changed on the map, one screen per action.

use table::{Asks, Field, Figures, Insist, Msg, Opt, Question, Refusal, Stop, msg};

use super::{
    built, contract_options, delivered, engineer_of, engineer_options, find_link, hired, lay, moved, off_display,
    read_link, take_token, taken,
};
use crate::companion::asking::{column_options, read_column};
use crate::franz::state::State;
use crate::names::{City, Colour, Good};
use crate::words::plain;

/// No second link.
const NONE: &str = "none";

/// Asks for everything this kind of action needs and enters it. Returns whether the action is over, or none if this
/// kind is not entered here.
pub(super) fn on_one_screen<T: Asks<State>>(table: &mut T, st: &mut State, what: &str) -> Result<Option<bool>, Stop> {
    let kinds = ["track", "influence", "factory", "delivery", "workers", "engineer", "contract"];
    let Some(kind) = kinds.into_iter().find(|k| *k == what) else { return Ok(None) };
    let question = |st: &State| {
        let mut fields = fields(st, kind);
        let next = ["done", "more"].map(|n| Opt::new(n, msg!("imperial-steam-did-next", what = n)));
        fields.push(Field::choice("next", label("next"), "done", next.to_vec()));
        Question::form(format!("did.{kind}"), msg!("imperial-steam-did", what = kind), fields)
    };
    let told = table.ask(st, question, |st, answer, insist| {
        let told = Figures::of(&question(st), answer);
        check(st, kind, &told, insist).map(|()| told)
    })?;
    enter(table, st, kind, &told);
    Ok(Some(told.id("next") == "done"))
}

fn label(what: &'static str) -> Msg {
    msg!("imperial-steam-did-field", what = what)
}

fn first(options: &[Opt]) -> String {
    options.first().map(|o| o.id.clone().into_owned()).unwrap_or_default()
}

/// A choice whose first option is filled in.
fn choice(id: &'static str, options: Vec<Opt>) -> Field {
    Field::choice(id, label(id), first(&options), options)
}

/// Links without a track of the person's; those touching the person's network come first.
fn links(st: &State) -> Vec<Opt> {
    let Some(board) = &st.board else { return Vec::new() };
    let touches = |i: &usize| board.yours(board.links[*i].a) || board.yours(board.links[*i].b);
    let mut new: Vec<usize> = board.by_name.iter().copied().filter(|i| !board.links[*i].yours).collect();
    new.sort_by_key(|i| !touches(i));
    new.into_iter().map(|i| plain(&*board.links[i].name)).collect()
}

/// Cities with a free site, those in the person's network first.
fn free_sites(st: &State) -> Vec<City> {
    let Some(board) = &st.board else { return Vec::new() };
    let mut cities = st.sorted(board.cities().filter(|c| board.sites(*c) > 0).collect());
    cities.sort_by_key(|c| !board.yours(*c));
    cities
}

/// What the hubs want.
fn wanted(st: &State) -> Vec<(Colour, Good)> {
    let Some(board) = &st.board else { return Vec::new() };
    let all = st.colours().flat_map(|hub| Good::ALL.into_iter().map(move |good| (hub, good)));
    all.filter(|(hub, good)| !board.demand(*hub, *good).is_empty()).collect()
}

fn wanted_id((hub, good): (Colour, Good)) -> String {
    format!("{}-{}", hub.id(), good.id())
}

fn fields(st: &State, kind: &'static str) -> Vec<Field> {
    let hub_name = |c: Colour| st.names.of(st.hub_city(c));
    match kind {
        "track" => {
            let yes_no = || vec![Opt::new("yes", msg!("answer-yes")), Opt::new("no", msg!("answer-no"))];
            let mut second = vec![Opt::new(NONE, msg!("imperial-steam-answer-no-link"))];
            second.extend(links(st));
            vec![
                choice("link", links(st)),
                choice("token", yes_no()),
                choice("link2", second),
                choice("token2", yes_no()),
            ]
        }
        "influence" => {
            vec![Field::choice("column", label("column"), st.value(st.you.column).to_string(), column_options(st))]
        }
        "factory" => vec![choice("city", free_sites(st).into_iter().map(|c| plain(st.names.of(c))).collect())],
        "delivery" => {
            let option = |pair: (Colour, Good)| {
                let told = msg!("imperial-steam-answer-delivery", good = pair.1.label(), hub = hub_name(pair.0));
                Opt::new(wanted_id(pair), told)
            };
            vec![choice("delivery", wanted(st).into_iter().map(option).collect())]
        }
        "workers" => {
            let hubs = st.colours().map(|c| Opt::new(c.id(), Msg::plain(hub_name(c)))).collect();
            vec![choice("hub", hubs), Field::number("n", label("n"), 1, (1, 9))]
        }
        "engineer" => vec![choice("engineer", engineer_options(st))],
        _ => vec![choice("contract", contract_options(st))],
    }
}

/// Can it be entered this way?
fn check(st: &State, kind: &str, told: &Figures, insist: Insist) -> Result<(), Refusal> {
    if kind == "track" {
        let first = read_link(st, told.id("link"), None, insist)?;
        if told.id("link2") != NONE {
            read_link(st, told.id("link2"), Some(first), insist)?;
        }
    }
    Ok(())
}

fn enter<T: Asks<State>>(table: &mut T, st: &mut State, kind: &str, told: &Figures) {
    match kind {
        "track" => {
            for (name, token) in [("link", "token"), ("link2", "token2")] {
                let twice = name == "link2" && told.id("link2") == told.id("link");
                if let Some(link) = find_link(st, told.id(name)).filter(|_| !twice) {
                    let (city, points) = lay(table, st, link);
                    if points > 0 && told.id(token) == "yes" {
                        take_token(st, city);
                    }
                }
            }
        }
        "influence" => {
            if let Ok(column) = read_column(st, told.id("column")) {
                moved(table, st, column);
            }
        }
        "factory" => {
            if let Some(city) = st.names.find(told.id("city")) {
                built(table, st, city);
            }
        }
        "delivery" => {
            if let Some((hub, good)) = wanted(st).into_iter().find(|p| wanted_id(*p) == told.id("delivery")) {
                delivered(table, st, hub, good);
            }
        }
        "workers" => {
            if let Some(hub) = Colour::parse(told.id("hub")) {
                hired(table, st, hub, told.number("n"));
            }
        }
        "engineer" => {
            if let Some((hub, kind)) = engineer_of(st, told.id("engineer")) {
                taken(table, st, hub, kind);
            }
        }
        _ => off_display(table, st, told.id("contract")),
    }
}
