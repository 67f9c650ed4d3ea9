//! The person's own board: entered in the form or told in play, never asked again.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::person;

use imperial_steam::companion::Shown;
use imperial_steam::data::map;
use imperial_steam::{GAME, companion};
use serde_json::{Value, json};
use table::{Answer, Entry, Game, Journal, Provenance, Session, Setup};

fn several(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|s| (*s).to_owned()).collect())
}

fn form(figures: &[(&str, Answer)]) -> Answer {
    Answer::Form(figures.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect())
}

/// Enters these figures one after the other.
fn entered(own: Option<Value>, figures: &[(&str, Answer)]) -> Value {
    let cards = GAME.cards().unwrap();
    let mut own = own;
    for (field, value) in figures {
        own = Some(cards.enter(own.as_ref(), field, value).unwrap_or_else(|why| panic!("{field}: {why:?}")));
    }
    own.unwrap()
}

fn names(own: &Value) -> Vec<&str> {
    own["map"]["cities"].as_array().unwrap().iter().map(|c| c["name"].as_str().unwrap()).collect()
}

#[test]
fn a_city_is_typed_in_named_anew_and_taken_off() {
    let cards = GAME.cards().unwrap();
    let own = entered(
        None,
        &[
            ("map.next.Wien", several(&["St. Pölten", "Baden", "krems", " Hollabrunn "])),
            ("map.link.Wien-krems", "bridge".into()),
            ("map.city.krems.name", "Krems".into()),
            ("map.city.Krems.sites", 2.into()),
            ("map.next.Krems", several(&["Wien", "Horn"])),
            ("map.hub.blue.city", "Krems".into()),
            ("map.semmering", "Krems-Horn".into()),
        ],
    );
    for name in ["Krems", "Hollabrunn", "Horn"] {
        assert!(names(&own).contains(&name), "{name}: {:?}", names(&own));
    }
    assert_eq!(own["map"]["hubs"]["blue"]["city"], "Krems");
    assert_eq!(own["map"]["semmering"], json!(["Krems", "Horn"]));
    let file = map::read(&own["map"]).unwrap();
    let krems = file.names.find("Krems").unwrap();
    assert_eq!(file.tiles[usize::from(krems.0)], (2, 0));
    // A hub's city and a city on the way to others cannot be taken off; another one can, with its links.
    let all = names(&own);
    let but = |gone: &str| {
        several(&all.iter().copied().filter(|n| *n != gone && *n != "Wien" && *n != "Trieste").collect::<Vec<_>>())
    };
    assert_eq!(cards.enter(Some(&own), "map.cities", &but("Krems")).unwrap_err().code, "BadHub");
    let less = cards.enter(Some(&own), "map.cities", &but("Hollabrunn")).unwrap();
    assert!(!names(&less).contains(&"Hollabrunn") && map::read(&less["map"]).is_ok());
    // A name that is taken, or none at all, is refused and changes nothing.
    for (field, value, code) in [
        ("map.city.Horn.name", Answer::from("krems"), "BadName"),
        ("map.city.Horn.name", "".into(), "NotOffered"),
        ("map.next.Horn", several(&["horn"]), "BadName"),
        ("map.next.Horn", several(&[]), "CityUnreachable"),
    ] {
        assert_eq!(cards.enter(Some(&own), field, &value).unwrap_err().code, code, "{field}");
    }
}

#[test]
fn every_part_of_a_map_file_has_its_fields() {
    let cards = GAME.cards().unwrap();
    let own = entered(
        None,
        &[
            ("map.contract.C1.slots", 3.into()),
            ("map.contract.C2.slots", 0.into()),
            ("map.opening", several(&["2", "0", "7"])),
            ("map.supply.goods.coal", 25.into()),
            ("map.supply.factories.wood", 9.into()),
        ],
    );
    let own = entered(Some(own), &[("map.contract.C2.slots", 4.into()), ("map.contract.C2.value", 180.into())]);
    let file = map::read(&own["map"]).unwrap();
    let contract = |id: &str| file.contracts.iter().find(|c| c.id == id).map(|c| (c.value.0, c.slots));
    assert_eq!((contract("C1"), contract("C2")), (Some((60, 3)), Some((180, 4))));
    assert_eq!(file.opening, [0, 2, 7]);
    let json = &own["map"]["supply"];
    assert_eq!((&json["goods"]["coal"], &json["factories"]["wood"]), (&json!(25), &json!(9)));
    // Whatever the house map holds that the rules read has a field.
    let fields: Vec<String> = cards.figures(None).iter().map(|f| f.field.id.to_string()).collect();
    let house = map::house_value();
    let mut wanted = vec!["map.columns".to_owned(), "map.cities".into(), "map.semmering".into(), "map.opening".into()];
    for city in house["cities"].as_array().unwrap() {
        let name = city["name"].as_str().unwrap();
        wanted.extend(["sites", "bonus"].map(|what| format!("map.city.{name}.{what}")));
        wanted.push(format!("map.next.{name}"));
        if city["kind"] != "start" && city["kind"] != "goal" {
            wanted.push(format!("map.city.{name}.name"));
        }
    }
    for link in house["links"].as_array().unwrap() {
        wanted.push(format!("map.link.{}-{}", link["a"].as_str().unwrap(), link["b"].as_str().unwrap()));
    }
    for (colour, hub) in house["hubs"].as_object().unwrap() {
        wanted.extend(["city", "column", "tunnel", "bridge"].map(|what| format!("map.hub.{colour}.{what}")));
        for step in 1..=hub["worker_prices"].as_array().unwrap().len() {
            wanted.push(format!("map.hub.{colour}.price.{step}"));
        }
        for (good, spaces) in hub["demand"].as_object().unwrap() {
            wanted
                .extend((1..=spaces.as_array().unwrap().len()).map(|n| format!("map.hub.{colour}.demand.{good}.{n}")));
        }
    }
    for n in 1..=house["influence"]["flags"].as_array().unwrap().len() {
        wanted.extend([format!("map.flag.{n}.column"), format!("map.flag.{n}.value")]);
    }
    for contract in house["contracts"].as_array().unwrap() {
        let id = contract["id"].as_str().unwrap();
        wanted.extend([format!("map.contract.{id}.value"), format!("map.contract.{id}.slots")]);
    }
    let missing: Vec<&String> = wanted.iter().filter(|id| !fields.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_map_whose_every_figure_was_confirmed_is_ones_own() {
    let cards = GAME.cards().unwrap();
    let mut own: Option<Value> = None;
    let house = |own: Option<&Value>| {
        let figures = cards.figures(own).into_iter();
        figures.filter(|f| f.field.id.starts_with("map.") && f.provenance == Provenance::House).collect::<Vec<_>>()
    };
    let mut left = house(None);
    assert!(left.len() > 100);
    while let Some(figure) = left.first() {
        if let Some(own) = &own {
            assert_eq!(own["map"]["house"], true, "{} is still the house's", figure.field.id);
        }
        own = Some(cards.enter(own.as_ref(), &figure.field.id, &figure.field.value).unwrap());
        left = house(own.as_ref());
    }
    assert_eq!(own.unwrap()["map"]["house"], false);
}

#[test]
fn links_entered_in_the_form_are_known_in_an_asked_game() {
    let own = entered(
        None,
        &[("map.next.Wien", several(&["St. Pölten", "Baden", "Krems"])), ("map.link.Wien-Krems", "tunnel".into())],
    );
    let mut setup = Setup::new("imperial-steam", "companion", 1);
    setup.own.insert("imperial-steam".into(), own);
    let st = companion::start(&table::prepare(&GAME, setup).unwrap()).unwrap();
    let known: Vec<(&str, &str)> = st.learned.links.iter().map(|l| (st.names.of(l.a), st.names.of(l.b))).collect();
    assert_eq!(known, [("Wien", "Krems")], "what the owner entered, not the house's links");
}

fn asked(entries: &[Entry], id: &str) -> usize {
    entries.iter().filter(|e| matches!(e, Entry::Answer { q, .. } if q == id)).count()
}

/// A whole asked game, and what it taught.
fn learned(seed: u64) -> (Vec<Entry>, Value) {
    let game = person::asked_game(seed, &[]);
    let journal = Journal { entries: game.entries.clone(), ..Journal::new(1, person::setup(seed, &[], "asked")) };
    let session = Session::open(&GAME, journal).unwrap();
    (game.entries, GAME.cards().unwrap().learned(None, session.screen()).unwrap())
}

#[test]
fn what_hubs_pay_is_learned_and_offered_in_the_next_game() {
    let cards = GAME.cards().unwrap();
    let (entries, own) = learned(6);
    assert!(asked(&entries, "name.delivery") > 0);
    assert!(cards.check(&own).is_empty(), "{:?}", cards.check(&own));
    let demand = own["known"]["demand"].as_object().unwrap();
    let house = &map::house_value()["hubs"];
    for (hub, goods) in demand {
        for (good, spaces) in goods.as_object().unwrap() {
            // Each ladder is a part of the true one, in its order.
            let mut truth = house[hub]["demand"][good].as_array().unwrap().iter();
            assert!(spaces.as_array().unwrap().iter().all(|s| truth.any(|t| t == s)), "{hub} {good}: {spaces}");
        }
    }
    // The next game knows the reward: the delivery says it, and the reward can be left as it is.
    let mut setup = person::setup(6, &[], "asked");
    setup.own.insert("imperial-steam".into(), own.clone());
    let mut session = Session::start(&GAME, setup).unwrap();
    for entry in &entries {
        let Entry::Answer { q, a, anyway } = entry else { panic!() };
        let question = session.screen().ask.clone().unwrap();
        assert_eq!(question.id, q.as_str());
        if let ("name.delivery", Answer::Form(figures)) = (q.as_str(), a)
            && figures["what"].id() != Some("none")
        {
            let reward = question.fields().iter().find(|f| f.id == "reward").unwrap();
            assert_eq!(reward.value, "known".into(), "prefilled");
            let paid = |s: &Session<'_>| {
                let shown: &Shown = s.screen().state.of().unwrap();
                (shown.franz.gulden, shown.franz.keys.clone())
            };
            let mut other = session.clone();
            other.answer(a.clone(), *anyway).unwrap();
            session
                .answer(
                    form(&[
                        ("what", figures["what"].clone()),
                        ("flag", figures.get("flag").cloned().unwrap_or(0.into())),
                    ]),
                    true,
                )
                .unwrap();
            assert_eq!(paid(&session), paid(&other), "the known reward is the one that was told");
            return;
        }
        session.answer(a.clone(), *anyway).unwrap();
    }
    panic!("no delivery");
}

#[test]
fn an_unknown_reward_left_as_known_is_asked_for() {
    let coal = json!({"coal": ["gold"]});
    let own = json!({
        "format": "vis-a-vis/franz-own/1",
        "known": {"demand": {"green": coal, "white": coal, "blue": coal, "bronze": coal}},
    });
    for seed in 0..40 {
        let mut setup = person::setup(seed, &[], "asked");
        setup.own.insert("imperial-steam".into(), own.clone());
        let mut session = Session::start(&GAME, setup).unwrap();
        for entry in &person::asked_game(seed, &[]).entries {
            let Entry::Answer { a, anyway, .. } = entry else { panic!() };
            let question = session.screen().ask.clone().unwrap();
            let known = question.fields().iter().any(|f| f.id == "reward" && f.value == "known".into());
            if let (true, Answer::Form(figures)) = (known, a)
                && figures["what"].id().is_some_and(|id| id != "none" && !id.ends_with("coal"))
            {
                let left = form(&[("what", figures["what"].clone())]);
                let why = session.answer(left.clone(), false).unwrap_err();
                assert_eq!((why.code.as_ref(), why.anyway), ("NoReward", true));
                session.answer(left, true).unwrap();
                assert_eq!(session.screen().ask.as_ref().unwrap().id, "QD1.reward");
                return;
            }
            session.answer(a.clone(), *anyway).unwrap();
        }
    }
    panic!("no such delivery");
}

#[test]
fn what_was_learned_of_rewards_is_listed_and_can_be_changed() {
    let cards = GAME.cards().unwrap();
    let known = json!({"format": "vis-a-vis/franz-own/1", "known": {"demand": {"blue": {"iron": [30, "silver"]}}}});
    assert!(cards.check(&known).is_empty());
    let shown = |own: &Value| {
        let fields = cards.figures(Some(own)).into_iter().map(|f| f.field);
        fields
            .filter(|f| f.id.starts_with("known.demand.blue.iron."))
            .map(|f| f.value.id().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(shown(&known), ["30", "silver", "none"]);
    let more = cards.enter(Some(&known), "known.demand.blue.iron.3", &"gold".into()).unwrap();
    assert_eq!(shown(&more), ["30", "silver", "gold", "none"]);
    let less = cards.enter(Some(&more), "known.demand.blue.iron.1", &"none".into()).unwrap();
    assert_eq!(shown(&less), ["silver", "gold", "none"]);
    let broken = json!({"format": "vis-a-vis/franz-own/1", "known": {"demand": {"blue": {"iron": ["brass"]}}}});
    assert_eq!(cards.check(&broken).len(), 1);
}

#[test]
fn several_figures_of_one_kind_are_one_screen_and_what_stayed_is_not_asked_again() {
    let mut forms = 0;
    for seed in 0..12 {
        let game = person::asked_game(seed, &[("choices", "led")]);
        for entry in &game.entries {
            let Entry::Answer { q, a, .. } = entry else { panic!() };
            assert!(!q.starts_with("QF2.") && !q.starts_with("QH1."), "{q} is a screen of its own");
            if let ("QF2" | "QH1", Answer::Form(figures)) = (q.as_str(), a) {
                forms += usize::from(figures.len() > 1);
            }
        }
    }
    assert!(forms > 5);
    // Once the person has passed, nothing on the board changes but by him: prices, demand, hubs and column are known.
    for seed in 0..12 {
        let game = person::asked_game(seed, &[("choices", "led"), ("preset", "severe")]);
        let mut since: Vec<&str> = Vec::new();
        for entry in &game.entries {
            let Entry::Answer { q, .. } = entry else { panic!() };
            match q.as_str() {
                "turn" | "QR1" | "QT1" => since.clear(),
                "QI1" | "QD1.shared" => {
                    assert!(!since.contains(&q.as_str()), "seed {seed}: {q} asked again without an action between");
                    since.push(q);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn the_figures_of_the_form_are_those_of_the_map() {
    let house = map::house_value();
    let figures = GAME.cards().unwrap().figures(None);
    let shown = |id: String| figures.iter().find(|f| f.field.id == id).map(|f| f.field.value.clone());
    let mut seen = 0;
    for (colour, hub) in house["hubs"].as_object().unwrap() {
        assert_eq!(shown(format!("map.hub.{colour}.city")), hub["city"].as_str().map(Answer::from));
        for (price, step) in hub["worker_prices"].as_array().unwrap().iter().zip(1..) {
            assert_eq!(shown(format!("map.hub.{colour}.price.{step}")), price.as_i64().map(Answer::from), "{colour}");
            seen += 1;
        }
        for (good, spaces) in hub["demand"].as_object().unwrap() {
            for (reward, space) in spaces.as_array().unwrap().iter().zip(1..) {
                let word = reward.as_str().map_or_else(|| reward.to_string(), str::to_owned);
                assert_eq!(shown(format!("map.hub.{colour}.demand.{good}.{space}")), Some(Answer::One(word)));
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}
