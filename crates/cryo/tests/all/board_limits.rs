//! How much a board file can hold, what counts with two sides, and how its faults are told.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::board_file::{changed, derived, file, total};
use crate::playthrough::kept;

use cryo::own::{Fault, Flaw, HOUSE_FILE, house, parse};
use serde_json::{Value, json};
use table::damaged::damaged;

/// What does not fit together, by place.
fn flaws(faults: Vec<Fault>) -> Vec<(String, Flaw)> {
    faults.into_iter().filter_map(|f| if let Fault::Graph { at, why } = f { Some((at, why)) } else { None }).collect()
}

#[test]
fn a_board_holds_so_much_and_no_more() {
    let pushed = |pointer: &'static str, many: usize, new: fn(usize) -> Value| {
        flaws(changed(|f| f.pointer_mut(pointer).unwrap().as_array_mut().unwrap().extend((0..many).map(new))))
    };
    let dock =
        |n| json!({"id": format!("X{n}"), "damage_symbol": null, "sides": {"right": "E-RES1", "left": "E-STA1"}});
    let space = |n| json!({"id": format!("X{n}"), "kind": "resource", "printed": "tech"});
    let tunnel = |n| json!({"id": format!("X{n}"), "ends": ["C1", "C2"], "path": [], "energy_total": 0});
    let tile = |n| json!({"id": format!("X{n}"), "back": "rnd", "mode": "all", "items": ["tech"], "copies": 0});
    let token = |n| json!({"id": format!("X{n}"), "back": "late", "kind": "looting", "mode": "all", "items": ["tech"], "copies": 0});
    type New = fn(usize) -> Value;
    let lists: [(&str, &str, usize, New); 6] = [
        ("docks", "/sections/0/docks", 32 - 20, dock),
        ("resource_spaces", "/sections/0/actions", 32 - 15, space),
        ("tunnels", "/caverns/tunnels", 32 - 14, tunnel),
        ("track", "/incidents/track", 32 - 7, |_| json!({"back": "late"})),
        ("resource_tiles", "/resource_tiles", 255 - file()["resource_tiles"].as_array().unwrap().len(), tile),
        ("tokens", "/incidents/tokens", 255 - file()["incidents"]["tokens"].as_array().unwrap().len(), token),
    ];
    for (what, pointer, room, new) in lists {
        assert_eq!(pushed(pointer, room, new), [], "{what}");
        assert_eq!(pushed(pointer, room + 1, new), [(what.to_owned(), Flaw::TooMany)]);
    }
    assert_eq!(changed(|f| f["track_max"]["tech"] = json!(40)), []);
    assert_eq!(flaws(changed(|f| f["track_max"]["tech"] = json!(41))), [("track_max".to_owned(), Flaw::TooMany)]);
    for (pointer, id) in [("/resource_tiles/0", "e-co"), ("/incidents/tokens/0", "")] {
        let items =
            |many: usize| flaws(changed(|f| f.pointer_mut(pointer).unwrap()["items"] = json!(vec!["tech"; many])));
        assert_eq!(items(4), []);
        let (at, why) = items(5)[0].clone();
        assert!(why == Flaw::TooMany && at.starts_with(id), "{at}");
    }
    let padded = |bytes: usize| parse(&format!("{HOUSE_FILE}{}", " ".repeat(bytes - HOUSE_FILE.len()))).map(drop);
    assert_eq!(padded(1 << 20), Ok(()));
    let why = "larger than a mebibyte".into();
    assert_eq!(padded((1 << 20) + 1), Err(vec![Fault::Format { line: 0, why }]));
}

#[test]
fn only_symbols_from_1_to_12_and_only_what_two_sides_use_counts() {
    for number in [0, 13] {
        let odd = changed(|f| f["sections"][1]["docks"][3]["damage_symbol"] = json!(number));
        assert_eq!(odd, total("damage_symbols", 12, 11), "{number}");
    }
    let at = |f: &Value, list: &str, players: i64| {
        let all = f.pointer(list).unwrap().as_array().unwrap();
        all.iter().position(|entry| entry["min_players"] == players).unwrap()
    };
    let beyond = at(&file(), "/caverns/spaces", 4);
    assert_eq!(changed(|f| f["caverns"]["spaces"][beyond]["start_face_up"] = json!(true)), [], "not in play");
    assert_eq!(
        changed(|f| f["caverns"]["spaces"][beyond]["min_players"] = json!(3)),
        [derived("caverns_3", 12, 13)],
        "only a warning"
    );
    let third = at(&file(), "/caverns/spaces", 3);
    let fewer = changed(|f| f["caverns"]["spaces"][third]["min_players"] = json!(5));
    assert_eq!(fewer, [derived("caverns_3", 12, 11), derived("caverns_4", 14, 13)]);
    let spaces = |players: i64| {
        let mut file = file();
        file["salvage"]["spaces"][0]["min_players"] = json!(players);
        parse(&file.to_string()).unwrap().salvage.0
    };
    assert_eq!([spaces(1), spaces(2), spaces(3)], [[2, 2, 2, 0], [2, 2, 2, 0], [1, 2, 2, 0]]);
    let energy = changed(|f| f["salvage"]["spaces"][0]["material"] = json!("energy"));
    assert_eq!(energy, [Fault::Ref { at: "V-CRY1".into(), id: "energy".into() }], "pods salvage materials");
}

#[test]
fn late_tokens_are_enough_if_there_are_two_for_each_late_stack() {
    // All late tokens that are left out become early ones.
    let with_late = |late: i64| {
        changed(|f| {
            let tokens = f["incidents"]["tokens"].as_array_mut().unwrap();
            let count = |t: &Value| t["copies"].as_i64().unwrap();
            let all: i64 = tokens.iter().filter(|t| t["back"] == "late").map(count).sum();
            let (mut early, mut left) = (all - late, late);
            for token in tokens.iter_mut() {
                if token["back"] == "late" {
                    token["copies"] = json!(left);
                    left = 0;
                } else if token["back"] == "early" {
                    token["copies"] = json!(count(token) + early);
                    early = 0;
                }
            }
        })
    };
    assert_eq!(with_late(8), []);
    assert_eq!(with_late(7), total("late_tokens", 8, 7));
}

#[test]
fn parts_that_are_missing_or_named_twice_are_named_in_the_fault() {
    let chamber = changed(|f| drop(f["sections"][0]["chambers"].as_array_mut().unwrap().pop()));
    let expected = [("chambers", 12, 11), ("sections_with_chambers_1_to_3", 4, 3), ("pods_per_player", 15, 14)];
    assert_eq!(chamber, expected.map(|(name, expected, found)| Fault::Total { name, expected, found }));
    let three = changed(|f| drop(f["sections"].as_array_mut().unwrap().pop()));
    assert_eq!(three.iter().filter(|f| matches!(f, Fault::Total { name: "sections", .. })).count(), 1);
    for (pointer, kind) in [
        ("/salvage/spaces", "salvage"),
        ("/resource_tiles", "resource_tiles"),
        ("/incidents/tokens", "tokens"),
        ("/caverns/tiles", "cavern_tiles"),
        ("/caverns/spaces", "caverns"),
        ("/caverns/segments", "segments"),
        ("/caverns/tunnels", "tunnels"),
        ("/platform/docks", "platform"),
    ] {
        let id = file().pointer(pointer).unwrap()[0]["id"].as_str().unwrap_or("P1").to_owned();
        let faults = changed(|f| {
            let list = f.pointer_mut(pointer).unwrap();
            list[0]["id"] = json!(id);
            list[1]["id"] = json!(id);
        });
        assert!(faults.contains(&Fault::Ref { at: kind.into(), id: id.clone() }), "{kind}: {faults:?}");
    }
    let slots = changed(|f| {
        f["platform"]["docks"][1]["cost_slot"] = json!("same");
        f["platform"]["docks"][2]["cost_slot"] = json!("same");
    });
    assert_eq!(slots, [Fault::Ref { at: "platform_slots".into(), id: "same".into() }]);
    let unknown = |change: fn(&mut Value)| -> Vec<(String, String)> {
        let of = |f| if let Fault::Ref { at, id } = f { Some((at, id)) } else { None };
        changed(change).into_iter().filter_map(of).collect()
    };
    let one = |at: &str, id: &str| vec![(at.to_owned(), id.to_owned())];
    assert_eq!(unknown(|f| f["sections"][0]["docks"][0]["sides"]["right"] = json!("Z9")), one("E-T1", "Z9"));
    assert_eq!(unknown(|f| f["sections"][0]["decision_slots"][0]["below"] = json!(["Z9"])), one("E-CARD1", "Z9"));
    assert_eq!(unknown(|f| f["caverns"]["tunnels"][0]["path"] = json!(["Z9"])), one("TU1", "Z9"));
    let segment = file()["caverns"]["segments"][1]["id"].as_str().unwrap().to_owned();
    assert_eq!(unknown(|f| f["caverns"]["segments"][1]["from"] = json!("Z9")), one(&segment, "Z9"));
    let print = |f: &mut Value| {
        let spaces = f["sections"][0]["actions"].as_array_mut().unwrap();
        spaces.iter_mut().find(|space| space["id"] == "E-RES1").unwrap()["printed"] = Value::Null;
    };
    assert_eq!(unknown(print), one("E-RES1", "printed"));
}

#[test]
fn platform_docks_without_a_word_are_those_of_the_booklet() {
    let mut file = file();
    for dock in file["platform"]["docks"].as_array_mut().unwrap() {
        let dock = dock.as_object_mut().unwrap();
        dock.remove("id");
        dock.remove("action");
    }
    let board = parse(&file.to_string()).unwrap();
    let docks: Vec<_> = board.platform.iter().map(|dock| (dock.id.as_str(), dock.action)).collect();
    let house: Vec<_> = house().platform.iter().map(|dock| (dock.id.as_str(), dock.action)).collect();
    assert_eq!(docks, house);
    assert_eq!(docks[5], ("P6", cryo::names::PlatformAction::Compute));
}

#[test]
fn a_fault_tells_programs_and_people_where_it_is() {
    let said = |faults: Vec<Fault>| faults[0].to_string();
    assert_eq!(
        said(changed(|f| f["provenance"]["caverns"] = json!({"map": {"of": "rumour"}}))),
        "UnknownProvenance{caverns.map.of, rumour}"
    );
    assert_eq!(said(changed(|f| f["sections"][0]["docks"][0]["sides"] = json!({}))), "BrokenGraph{E-T1, Actions}");
    assert_eq!(said(changed(|f| f["caverns"]["tunnels"][0]["ends"][1] = json!("C99"))), "UnknownReference{TU1, C99}");
    let odd = changed(|f| drop(f["sections"][1]["decision_slots"].as_array_mut().unwrap().pop()));
    assert_eq!(said(odd), "DerivedDiffers{decision_slots, 8, 7}");
    assert!(said(parse("{").map(drop).unwrap_err()).starts_with("BoardFileInvalid{line 1: EOF"));
    let format = said(changed(|f| f["format"] = json!("other/1")));
    assert_eq!(format, "BoardFileInvalid{line 0: format other/1 instead of visavis-cryo-board/1}");
    // In the person's own file, in words.
    let english = |board: Value| -> Vec<String> {
        let catalog = table::Catalog::new(&[cryo::MESSAGES]);
        let faults = table::Game::cards(&cryo::GAME).unwrap().check(&json!({ "board": board }));
        faults.iter().map(|why| format!("{}: {}", why.code, catalog.text(table::Lang::En, &why.text))).collect()
    };
    let broken = |change: fn(&mut Value)| {
        let mut file = file();
        change(&mut file);
        english(file)
    };
    let all = [
        broken(|f| f["resource_tiles"][0]["copies"] = json!(3)),
        broken(|f| f["caverns"]["tunnels"][0]["ends"][1] = json!("C99")),
        broken(|f| f["caverns"]["tunnels"][3]["energy_total"] = json!(3)),
        broken(|f| f["provenance"]["caverns.map"] = json!("rumour")),
        broken(|f| f["format"] = json!("other/1")),
    ];
    assert_eq!(
        all.concat(),
        [
            "WrongTotal: The board has 59 resource tiles; there must be 60.",
            "UnknownReference: The board names C99 at TU1, but there is no such thing, or it is there twice.",
            "BrokenGraph: TU4 does not fit: the energy is not the sum of the parts.",
            "UnknownProvenance: rumour at caverns.map is no word for where a figure comes from: booklet, public, derived, \
             house or printed.",
            "BoardFileInvalid: The board cannot be read: format other/1 instead of visavis-cryo-board/1.",
        ]
    );
}

#[test]
fn damaged_board_files_are_read_or_refused_as_recorded() {
    let read = |file: &Value| match parse(&file.to_string()) {
        Ok(board) => Ok(format!("{board:?}")),
        // What cannot be read at all is told by the reader of JSON.
        Err(faults) if faults[0].code() == "BoardFileInvalid" => Err("BoardFileInvalid".to_owned()),
        Err(faults) => Err(faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("; ")),
    };
    kept("damaged-board.txt", &damaged(&file(), read));
}
