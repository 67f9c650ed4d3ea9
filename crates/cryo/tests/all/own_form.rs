//! The form of one's own copy: how it reads, that it shows again what is entered, and what it refuses.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::playthrough::kept;

use cryo::GAME;
use cryo::own::{HOUSE_FILE, Printed};
use serde_json::{Value, json};
use table::playthrough;
use table::{Answer, FieldKind, Figure, Game as _, OwnCards, Provenance, Session, Setup};

fn cards() -> &'static dyn OwnCards {
    GAME.cards().unwrap()
}

fn several(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect())
}

fn entered(own: Option<Value>, figures: &[(&str, Answer)]) -> Value {
    playthrough::entered(cards(), own, figures).unwrap()
}

fn refused(own: Option<&Value>, field: &str, value: impl Into<Answer>) -> String {
    cards().enter(own, field, &value.into()).unwrap_err().code.into_owned()
}

fn codes(own: &Value) -> Vec<String> {
    cards().check(own).iter().map(|why| why.code.to_string()).collect()
}

fn figure(own: Option<&Value>, id: &str) -> Figure {
    cards().figures(own).into_iter().find(|figure| figure.field.id == id).unwrap_or_else(|| panic!("no {id}"))
}

#[test]
fn the_form_reads_as_it_did() {
    let own = entered(
        None,
        &[
            ("faces", several(&["card+card", "tech/nanite"])),
            ("salvage.nanite", 1.into()),
            ("energy_max", "9".into()),
            ("board.engineering.docks", several(&["E-T1", "E-T2", "E-B1", "E-B2", "E-B3", "by the hatch"])),
            ("board.tile.e-co.face", "energy/card".into()),
            ("board.stacks", 4.into()),
            ("cavern.G1.tech", 3.into()),
        ],
    );
    kept("own-form.txt", &playthrough::form(cards(), cryo::MESSAGES, &own));
}

/// Another value than the one a figure has; every second time the last there is.
fn other(figure: &Figure, last: bool) -> Option<Answer> {
    let answers: Vec<Answer> = match &figure.field.kind {
        FieldKind::Number { min, max, .. } => vec![(*min).into(), (*max).into()],
        FieldKind::Choice(options) => options.iter().map(|o| o.id.as_ref().into()).collect(),
        FieldKind::Several(options) => {
            let Answer::Several(now) = &figure.field.value else { panic!("{figure:?}") };
            let rest: Vec<&str> = now.iter().skip(1).map(String::as_str).collect();
            let more: Vec<&str> = options.iter().map(|o| o.id.as_ref()).take(2).collect();
            vec![several(&rest), several(&more)]
        }
    };
    let mut others = answers.into_iter().filter(|answer| *answer != figure.field.value);
    if last { others.next_back() } else { others.next() }
}

#[test]
fn what_is_entered_is_shown_again() {
    let mut seen = 0;
    // Every sixth of the board: there are many alike.
    let some = |(at, figure): &(usize, Figure)| at % 6 == 0 || !figure.field.id.starts_with("board.");
    for (at, before) in &cards().figures(None).into_iter().enumerate().filter(some).collect::<Vec<_>>() {
        let id = before.field.id.as_ref();
        let Some(value) = other(before, at % 4 == 0) else { continue };
        let Ok(own) = cards().enter(None, id, &value) else {
            assert!(id.ends_with(".face"), "{id}: {value:?}: only words of one's own may be wrong");
            continue;
        };
        let after = cards().figures(Some(&own));
        match after.iter().find(|figure| figure.field.id == id) {
            Some(now) if now.field.value == value => assert_eq!(now.provenance, Provenance::Owner, "{id}"),
            // Half a place is none, and nobody has less than nothing of a cost.
            Some(now) => assert_eq!(now.field.value, "none".into(), "{id}: {value:?}"),
            None => panic!("{id} is gone"),
        }
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_name_is_a_word_of_at_most_120_letters() {
    let long = "ä".repeat(120);
    for (field, other) in [("board.label.en", None), ("board.tokens", Some("t"))] {
        let answer = |name: &str| other.map_or_else(|| Answer::from(name), |_| several(&[name]));
        let own = cards().enter(None, field, &answer(&long)).unwrap();
        assert!(own["board"].to_string().contains(&long), "{field}");
        assert_eq!(refused(None, field, answer(&format!("{long}ä"))), "NotOffered", "{field}");
    }
    assert_eq!(refused(None, "board.tokens", several(&["  "])), "NotOffered");
    let own =
        entered(None, &[("board.label.de", " Mein Brett ".into()), ("board.salvage", several(&["V-CRY1", " hier "]))]);
    assert_eq!(own["board"]["label"]["de"], "Mein Brett");
    let spaces = &own["board"]["salvage"]["spaces"];
    assert_eq!(
        *spaces,
        json!([
            {"id": "V-CRY1", "material": "crystal", "min_players": 2},
            {"id": "hier", "material": "crystal", "min_players": 2},
        ])
    );
    let gone = entered(Some(own), &[("board.label.de", "none".into())]);
    assert_eq!(gone["board"]["label"]["de"], Value::Null);
}

#[test]
fn what_nothing_stands_for_is_left_out() {
    let own = entered(None, &[("cavern.G1.nanite", 2.into())]);
    let cost = |own: &Value| own["board"]["caverns"]["tiles"][0]["cost"].clone();
    assert_eq!(cost(&own)["nanite"], 2);
    let own = entered(Some(own), &[("cavern.G1.nanite", 0.into())]);
    assert!(cost(&own).get("nanite").is_none());
    let own = entered(None, &[("board.damage", 0.into()), ("room", 0.into())]);
    assert_eq!(
        (&own["board"]["damage_markers"]["in_play"]["2"], &own["board"]["platform"]["pod_capacity"]),
        (&json!(0), &json!(0))
    );
}

#[test]
fn stacks_are_added_as_the_last_one_is_marked() {
    let stacks = |own: &Value| -> Vec<String> {
        let track = own["board"]["incidents"]["track"].as_array().unwrap();
        track.iter().map(|stack| stack["back"].as_str().unwrap().to_owned()).collect()
    };
    let own = entered(None, &[("board.stacks", 9.into())]);
    assert_eq!(stacks(&own)[6..], ["late", "late", "late"]);
    let own = entered(Some(own), &[("board.stacks", 2.into())]);
    assert_eq!(stacks(&own), ["early", "early"]);
    let none = entered(Some(own), &[("board.stacks", 0.into())]);
    assert_eq!(stacks(&entered(Some(none), &[("board.stacks", 1.into())])), ["early"]);
}

#[test]
fn one_item_shows_everything_there_is() {
    let own =
        entered(None, &[("board.tile.e-co.face", " tech/nanite ".into()), ("board.tile.e-n.face", "nanite".into())]);
    let tile = |id: &str| {
        let tiles = own["board"]["resource_tiles"].as_array().unwrap();
        let tile = tiles.iter().find(|tile| tile["id"] == id).unwrap();
        (tile["mode"].clone(), tile["items"].clone())
    };
    assert_eq!(tile("e-co"), (json!("one"), json!(["tech", "nanite"])));
    assert_eq!(tile("e-n"), (json!("all"), json!(["nanite"])));
    assert_eq!(refused(None, "board.tile.e-co.face", "gold"), "NotOffered");
}

#[test]
fn a_space_is_drawn_beside_the_first_dock_that_names_it() {
    let cell = |own: &Value, id: &str| {
        let spaces = own["board"]["sections"][0]["actions"].as_array().unwrap();
        spaces.iter().find(|space| space["id"] == id).unwrap()["cell"].clone()
    };
    let house: Value = serde_json::from_str(HOUSE_FILE).unwrap();
    let dock = house["sections"][0]["docks"][0].clone();
    let side = |name: &str| dock["sides"][name].as_str().unwrap_or_default().to_owned();
    let own = entered(None, &[("board.dock.E-T1.row", "6".into()), ("board.dock.E-T1.column", "7".into())]);
    for (name, beside) in [("above", [5, 7]), ("right", [6, 8]), ("below", [7, 7]), ("left", [6, 6])] {
        if !side(name).is_empty() {
            assert_eq!(cell(&own, &side(name)), json!(beside), "{name}");
        }
    }
    // A dock without a place takes its spaces' places with it; a new place begins in the corner.
    let own = entered(Some(own), &[("board.dock.E-T1.row", "none".into())]);
    assert_eq!(own["board"]["sections"][0]["docks"][0]["cell"], Value::Null);
    assert_eq!(cell(&own, &side("right")), Value::Null);
    let own = entered(Some(own), &[("board.dock.E-T1.column", "3".into())]);
    assert_eq!(own["board"]["sections"][0]["docks"][0]["cell"], json!([0, 3]));
    assert_eq!(cell(&own, &side("right")), json!([0, 4]));
}

#[test]
fn the_energy_of_a_tunnel_is_that_of_its_parts() {
    let house: Value = serde_json::from_str(HOUSE_FILE).unwrap();
    let own = entered(None, &[("segment.S0", 7.into())]);
    let energy = |file: &Value, at: usize| file["caverns"]["tunnels"][at]["energy_total"].as_i64().unwrap();
    let segment = |file: &Value, id: &str| {
        let all = file["caverns"]["segments"].as_array().unwrap();
        all.iter().find(|part| part["id"] == id).unwrap()["energy"].as_i64().unwrap()
    };
    let (mut with, mut without) = (0, 0);
    for (at, tunnel) in house["caverns"]["tunnels"].as_array().unwrap().iter().enumerate() {
        let passes = tunnel["path"].as_array().unwrap().iter().any(|part| part == "S0");
        (with, without) = (with + usize::from(passes), without + usize::from(!passes));
        let more = if passes { 7 - segment(&house, "S0") } else { 0 };
        assert_eq!(energy(&own["board"], at), energy(&house, at) + more);
    }
    assert!(with > 0, "{with}, {without}");
}

#[test]
fn what_is_printed_has_its_limits() {
    let good = json!({
        "schema": "vis-a-vis/cryo-owner/1", "faces": ["card+card", "card+card", "crystal+organic"],
        "salvage": {"nanite": 3, "tech": 0}, "energy_max": 5, "material_max": 20,
    });
    assert_eq!(codes(&good), Vec::<String>::new());
    let printed = |own: &Value| {
        let mut setup = Setup::new("cryo", "companion", 1);
        setup.own.insert(cards().name().to_owned(), own.clone());
        Printed::of(&setup)
    };
    let read = printed(&good);
    assert_eq!(read.faces.iter().map(|face| face.id()).collect::<Vec<_>>(), ["card+card"], "once, and no usual one");
    assert_eq!((read.salvage.0, read.energy_max, read.material_max), ([2, 2, 0, 3], Some(5), Some(20)));
    for (own, places) in [
        (json!([]), vec!["{}"]),
        (json!({"schema": "other"}), vec!["schema"]),
        (json!({"energy_max": 4}), vec!["energy_max"]),
        (json!({"energy_max": 21}), vec!["energy_max"]),
        (json!({"material_max": 3}), vec!["material_max"]),
        (json!({"material_max": 21}), vec!["material_max"]),
        (json!({"salvage": {"nanite": 4, "energy": 1}}), vec!["salvage.nanite", "salvage.energy"]),
        (json!({"faces": ["gold", 7]}), vec!["faces \"gold\"", "faces 7"]),
        (json!({"faces": vec!["card+card"; 25]}), vec!["faces"]),
        (json!({"salvage": []}), vec!["salvage"]),
        (json!({"something": 1}), vec!["something"]),
    ] {
        let wrong = cards().check(&own);
        assert_eq!(wrong.len(), places.len(), "{own}: {wrong:?}");
        for (why, place) in wrong.iter().zip(places) {
            assert!(why.code == "OwnerFileInvalid" && format!("{why:?}").contains(&format!("{place:?}")), "{why:?}");
        }
        assert_eq!(printed(&own), Printed::default(), "a broken file counts as none");
    }
    assert_eq!(codes(&json!({"faces": vec!["card+card"; 24]})), Vec::<String>::new());
}

#[test]
fn ends_and_faces_are_entered_and_taken_back() {
    let own = entered(None, &[("energy_max", "12".into()), ("material_max", "7".into()), ("salvage.tech", 3.into())]);
    assert_eq!((&own["energy_max"], &own["material_max"], &own["salvage"]["tech"]), (&json!(12), &json!(7), &json!(3)));
    assert_eq!(own["schema"], "vis-a-vis/cryo-owner/1");
    let own = entered(Some(own), &[("energy_max", "none".into())]);
    assert!(own.get("energy_max").is_none());
    assert_eq!(figure(Some(&own), "energy_max").provenance, Provenance::House);
    assert_eq!(figure(Some(&own), "salvage.tech").provenance, Provenance::Owner);
    assert_eq!(figure(Some(&own), "salvage.crystal").provenance, Provenance::House);
    assert_eq!(figure(None, "material_max").provenance, Provenance::Public);
    assert_eq!(refused(None, "energy_max", "21"), "NotOffered");
    assert_eq!(refused(None, "salvage.tech", 4), "OutOfRange");
    assert_eq!(refused(None, "salvage", 1), "OwnerFileInvalid");
    let odd = entered(Some(json!({"salvage": 5})), &[("salvage.tech", 1.into())]);
    assert_eq!(odd["salvage"], json!({"tech": 1}));
    let offered = figure(None, "faces").field.question().options().iter().map(|o| o.id.to_string()).collect::<Vec<_>>();
    assert!(offered.len() > 24 && offered.contains(&"card+card".to_owned()), "{offered:?}");
    let some = |many: usize| Answer::Several(offered[..many].to_vec());
    assert_eq!(entered(None, &[("faces", some(24))])["faces"].as_array().unwrap().len(), 24);
    assert_eq!(refused(None, "faces", some(25)), "HowMany");
    // A face of the file that is no pair is offered as well.
    let three = json!({"faces": ["crystal+organic+tech"]});
    let ids = figure(Some(&three), "faces").field.question().options().len();
    assert_eq!(ids, offered.len() + 1);
    assert_eq!(figure(Some(&three), "faces").field.value, several(&["crystal+organic+tech"]));
}

#[test]
fn a_copy_learns_as_many_faces_as_it_has_room_for() {
    let setup = Setup::new("cryo", "companion", 3);
    let mut session = Session::start(&GAME, setup).unwrap();
    for tap in ["done", "turtle", "crab", "mole", "ram", "full", "looting-other", "nanite", "nanite", "done", "all"] {
        session.answer(tap.into(), false).unwrap_or_else(|why| panic!("{tap}: {why:?}"));
    }
    let known = |many: usize| {
        let figure = figure(None, "faces");
        let offered = figure.field.question();
        let ids = offered.options().iter().map(|o| o.id.to_string()).filter(|id| id != "nanite+nanite");
        json!({"faces": ids.take(many).collect::<Vec<_>>()})
    };
    let learned = cards().learned(Some(&known(23)), session.screen()).unwrap();
    let faces = learned["faces"].as_array().unwrap();
    assert_eq!((faces.len(), faces.last()), (24, Some(&json!("nanite+nanite"))));
    assert_eq!(cards().learned(Some(&known(24)), session.screen()), None, "there is no more room");
}
