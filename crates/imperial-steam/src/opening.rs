//! Before the first bid: the log header with its house label (I20), the set-up of Franz (§2), and in
//! asked mode the influence track and the hubs.

use serde_json::json;
use table::{Msg, Opt, Question, Refusal, Step, Stop, msg};

use crate::city::{City, TRIESTE, WIEN};
use crate::companion::house;
use crate::desk::{self, Desk};
use crate::map;
use crate::rules::Dials;
use crate::state::{Hub, State};
use crate::word::Colour;

/// The log header: what is played, what is of the house, which options are changed (I20).
pub(crate) fn announce<D: Desk>(st: &State, desk: &mut D, dials: &Dials) {
    let label = st.board.as_ref().map(|b| b.label.clone()).unwrap_or_default();
    let data = json!({"house": house(st), "cards": st.cards.label, "map": label});
    if house(st) {
        desk.tell(|| {
            let map = if st.board.as_ref().is_some_and(|b| b.house) { "yes" } else { "no" };
            let cards = if st.cards.house { "yes" } else { "no" };
            let reasons = [msg!("steam-header-prov")];
            Step::mind(msg!("steam-header-house", cards = cards, map = map)).because(reasons).data(data)
        });
    }
    let changed = st.rules.changed();
    if !changed.is_empty() {
        let list = changed.iter().map(|(n, v)| Msg::plain(format!("{n} = {v}"))).collect::<Vec<_>>();
        desk.tell(|| Step::mind(msg!("steam-header-options", list = list)));
    }
    desk.tell(|| {
        let reasons = ["board", "area", "supply", "aside", "none"].map(|part| msg!("steam-setup-part", part = part));
        let money = dials.money;
        let cards = dials.variants.join("");
        Step::new(msg!("steam-setup", money = money, cards = cards.as_str())).because(reasons)
    });
    desk.tell(|| {
        let lines = [
            ("AAA", "0", 480),
            ("AAA", "120", 530),
            ("AAB, ABA, BAA", "120", 590),
            ("BBB", "120", 690),
            ("BBB", "170", 730),
            ("BBB", "220", 780),
        ];
        let line = |(cards, money, wealth): (&'static str, &'static str, i64)| {
            msg!("steam-wealth-line", cards = cards, money = money, wealth = wealth)
        };
        Step::know(msg!("steam-wealth")).because(lines.map(line))
    });
}

/// Asked mode: the influence track and the four hubs (§12.1).
pub(crate) fn describe_board<D: Desk>(st: &mut State, desk: &mut D) -> Result<(), Stop> {
    let ten = desk::yes(desk, st, "setup.tens", &|_| Question::yes_no("setup.tens", msg!("steam-ask-tens")))?;
    st.columns = if ten {
        let ask = |_: &State| {
            let options = (10..=40).map(|n| Opt::new((n * 10).to_string(), Msg::plain((n * 10).to_string())));
            Question::choice("setup.last", msg!("steam-ask-last"), options.collect())
        };
        let last =
            desk::one(desk, st, "setup.last", &ask, &|_, id| Ok(id.parse::<i64>().unwrap_or(200)))?.unwrap_or(200);
        (0..=last / 10).map(|n| n * 10).collect()
    } else {
        labels(st, desk)?
    };
    for &colour in Colour::ALL {
        let city = hub_city(st, desk, colour)?;
        st.hubs[colour as usize] = Some(Hub { city, column: 0 });
        // The city may be corrected while its column is asked for.
        let column = desk::column(desk, st, "setup.hub.column", &|st| {
            msg!("steam-ask-hub-column", city = st.names.of(st.hub_city(colour)))
        })?;
        if let Some(hub) = &mut st.hubs[colour as usize] {
            hub.column = column;
        }
    }
    Ok(())
}

/// The labels of an influence track that does not go in tens.
fn labels<D: Desk>(st: &mut State, desk: &mut D) -> Result<Vec<i64>, Stop> {
    let question = |_: &State| {
        let options = (0..=60).map(|n| Opt::new((n * 5).to_string(), Msg::plain((n * 5).to_string()))).collect();
        Question::several("setup.labels", msg!("steam-ask-labels"), options, (5, 100)).free()
    };
    desk.ask(st, "setup.labels", &question, &|st, answer, _| {
        question(st).accepts(answer)?;
        let table::Answer::Several(ids) = answer else { return Ok(Vec::new()) };
        let mut labels = Vec::new();
        for id in ids {
            match id.trim().parse::<i64>() {
                Ok(n) if (0..=9990).contains(&n) => labels.push(n),
                _ => return Err(Refusal::new("E-COLUMN", msg!("steam-error-column", value = id.as_str()))),
            }
        }
        labels.sort_unstable();
        labels.dedup();
        Ok(labels)
    })
}

/// The city of a hub, typed or chosen; not one that is taken.
fn hub_city<D: Desk>(st: &mut State, desk: &mut D, colour: Colour) -> Result<City, Stop> {
    let taken = |st: &State, c: City| c == WIEN || c == TRIESTE || st.colours().any(|h| st.hub_city(h) == c);
    let question = |st: &State| {
        let mut cities = st.sorted(st.names.all().filter(|c| !taken(st, *c)).collect());
        let usual = map::house().hubs[colour as usize].as_ref().map(|h| map::house().names.of(h.city).to_owned());
        cities.sort_by_key(|c| usual.as_deref() != Some(st.names.of(*c)));
        let options = cities.into_iter().map(|c| Opt::new(st.names.of(c).to_owned(), Msg::plain(st.names.of(c))));
        Question::choice("setup.hub.city", msg!("steam-ask-hub-city", colour = colour.label()), options.collect())
            .free()
    };
    let name = desk.ask(st, "setup.hub.city", &question, &|st, answer, _| {
        let name = answer.id().unwrap_or_default().trim();
        let refuse = |why: &'static str| Err(Refusal::new("E-NAME", msg!("steam-error-name", why = why, city = name)));
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
