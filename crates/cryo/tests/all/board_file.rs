//! The board file: totals, references, graph, provenance; never a panic.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::game::{Auto, Ship};
use cryo::names::Section;
use cryo::options::Rules;
use cryo::own::{Fault, Flaw, HOUSE_FILE, Side, house, parse};
use proptest::prelude::*;
use serde_json::{Value, json};

pub fn file() -> Value {
    serde_json::from_str(HOUSE_FILE).unwrap()
}

fn faults(file: &Value) -> Vec<Fault> {
    parse(&file.to_string()).map_or_else(|faults| faults, |board| board.warnings)
}

pub fn changed(change: impl FnOnce(&mut Value)) -> Vec<Fault> {
    let mut file = file();
    change(&mut file);
    faults(&file)
}

pub fn total(name: &'static str, expected: i64, found: i64) -> Vec<Fault> {
    vec![Fault::Total { name, expected, found }]
}

pub fn derived(name: &'static str, expected: i64, found: i64) -> Fault {
    Fault::Derived { name, expected, found }
}

#[test]
fn the_house_board_passes_without_warning() {
    let board = house();
    assert_eq!(board.warnings, []);
    assert!(!board.printed && board.label.0.contains("House board"));
    assert_eq!((board.docks.len(), board.spaces.len(), board.track.len()), (20, 15, 7));
    assert_eq!(board.tiles.iter().map(|t| t.copies).sum::<usize>(), 60);
    assert_eq!(board.tokens.iter().map(|t| t.copies).sum::<usize>(), 33);
    assert_eq!(board.caverns.iter().filter(|c| c.in_play).count(), 11);
    assert_eq!((board.tunnels.len(), board.cavern_tiles.len()), (14, 14));
    assert_eq!((board.salvage.0, board.damage, board.room, board.ends.0), ([2, 2, 2, 0], 8, 5, [5, 5, 5, 5, 6]));
    assert_eq!(board.pods.0.iter().flat_map(|s| s.0).sum::<u8>(), 15);
}

#[test]
fn the_house_board_keeps_what_the_specification_says_of_it() {
    let board = house();
    let actions = |d: &cryo::own::Dock| d.sides.iter().flatten().count();
    let with = |n| board.docks.iter().filter(|d| actions(d) == n).count();
    assert_eq!((with(3), with(4), with(2)), (11, 8, 1));
    for section in Section::ALL {
        let docks = board.docks.iter().filter(|d| d.section == section);
        assert_eq!(docks.filter(|d| d.damage.is_some()).count(), 3);
    }
    let bare = board.docks.iter().filter(|d| !d.sides.iter().any(|s| matches!(s, Some(Side::Resource(_)))));
    assert!(bare.map(|d| d.section).all(|s| s == Section::Dispatch));
    let start: Vec<_> = board.caverns.iter().filter(|c| c.start).map(|c| c.id.as_str()).collect();
    assert_eq!(start, ["C1", "C2"]);
}

#[test]
fn published_totals_are_errors() {
    assert_eq!(changed(|f| f["resource_tiles"][0]["copies"] = json!(3)), total("resource_tiles", 60, 59));
    let twice = changed(|f| f["sections"][1]["docks"][3]["damage_symbol"] = json!(4));
    assert_eq!(twice, total("damage_symbols", 12, 11));
    assert_eq!(twice[0].to_string(), "WrongTotal{damage_symbols, 12, 11}");
    let more = changed(|f| f["sections"][0]["docks"][0]["damage_symbol"] = json!(4));
    assert_eq!(more, total("damage_symbols", 12, 13));
    assert_eq!(
        changed(|f| f["incidents"]["tokens"][11]["copies"] = json!(2)),
        [total("incident_tokens", 33, 34), total("sunset_tokens", 1, 2)].concat()
    );
    assert_eq!(
        changed(|f| f["sections"][3]["chambers"][0]["pods_per_player"] = json!(1)),
        total("pods_per_player", 15, 14)
    );
    assert_eq!(changed(|f| f["caverns"]["spaces"][1]["start_face_up"] = json!(false)), total("start_caverns", 2, 1));
    assert_eq!(changed(|f| f["totals"]["cards"] = json!(39)), total("cards", 40, 39));
    let sizes = changed(|f| f["caverns"]["tiles"][0]["size"] = json!("small"));
    assert_eq!(sizes, [total("large_cavern_tiles", 6, 5), total("small_cavern_tiles", 8, 9)].concat());
    let removed = |f: &mut Value, list: &str| drop(f["platform"][list].as_array_mut().unwrap().pop());
    assert_eq!(changed(|f| removed(f, "docks"))[0], total("platform_docks", 6, 5)[0]);
    let fewer = changed(|f| drop(f["sections"].as_array_mut().unwrap().pop()));
    assert_eq!(fewer[0], total("sections", 4, 3)[0]);
    let two = changed(|f| f["sections"][3]["id"] = json!("rnd"));
    assert_eq!(two[0], total("sections", 4, 3)[0]);
    let few = changed(|f| {
        f["incidents"]["tokens"][0]["copies"] = json!(3);
        f["incidents"]["tokens"][7]["copies"] = json!(15);
    });
    assert_eq!(few, total("early_tokens", 10, 9));
    let chambers = changed(|f| f["sections"][0]["chambers"][0]["number"] = json!(2));
    assert_eq!(chambers, total("sections_with_chambers_1_to_3", 4, 3));
}

#[test]
fn derived_totals_are_warnings_and_the_file_is_played_with() {
    let dock = json!({"id": "E-X", "damage_symbol": null, "sides": {"right": "E-RES1", "left": "E-STA1"}});
    let more = |f: &mut Value| f["sections"][0]["docks"].as_array_mut().unwrap().push(dock.clone());
    assert_eq!(changed(more), [derived("docks", 20, 21)]);
    let odd = changed(|f| {
        f["sections"][0]["docks"][0]["sides"] = json!({"right": "E-STA1"});
        f["sections"][0]["docks"][0]["cell"] = Value::Null;
        f["sections"][1]["decision_slots"].as_array_mut().unwrap().pop();
        f["caverns"]["tunnels"].as_array_mut().unwrap().truncate(5);
        f["platform"]["docks"][0]["cost_slot"] = json!("P1c");
    });
    let names = [
        derived("decision_slots", 8, 7),
        derived("sections_with_two_slots", 4, 3),
        derived("platform_slots", 7, 8),
        derived("docks_without_resource_space", 0, 1),
        derived("docks_with_a_single_action", 0, 1),
        derived("caverns_not_reached", 0, 6),
    ];
    assert_eq!(odd, names);
    assert!(odd.iter().all(|f| f.code() == "DerivedDiffers"));
}

#[test]
fn structure_is_checked() {
    let first = |faults: Vec<Fault>| faults.into_iter().next().unwrap();
    let no_ref = changed(|f| f["caverns"]["tunnels"][0]["ends"][1] = json!("C99"));
    assert_eq!(no_ref, [Fault::Ref { at: "TU1".into(), id: "C99".into() }]);
    assert_eq!(no_ref[0].code(), "UnknownReference");
    let graph = |at: &str, why| Fault::Graph { at: at.into(), why };
    assert_eq!(changed(|f| f["caverns"]["tunnels"][3]["energy_total"] = json!(3)), [graph("TU4", Flaw::Energy)]);
    assert_eq!(first(changed(|f| f["sections"][0]["docks"][0]["sides"] = json!({}))), graph("E-T1", Flaw::Actions));
    let five =
        json!({"right": "E-RES1", "below": "E-STA1", "left": "E-REA1", "above": null, "x": "E-RES2", "y": "E-RES3"});
    let faults = changed(|f| f["sections"][0]["docks"][0]["sides"] = five);
    assert!(faults.contains(&graph("E-T1", Flaw::Side)) && faults.contains(&graph("E-T1", Flaw::Actions)));
    assert_eq!(first(changed(|f| f["sections"][0]["docks"][0]["cell"] = json!([1, 4]))), graph("E-T1", Flaw::Cell));
    assert_eq!(first(changed(|f| f["resource_tiles"][0]["items"] = json!([]))), graph("e-co", Flaw::NoItems));
    for change in ["docks", "actions"] {
        let twice = changed(|f| {
            let copy = f["sections"][0][change][0].clone();
            f["sections"][0][change][1]["id"] = copy["id"].clone();
        });
        assert!(twice.iter().any(|f| f.code() == "UnknownReference"), "{change} named twice");
    }
    let slot = changed(|f| f["sections"][0]["decision_slots"][0]["dock"] = json!("Z"));
    assert_eq!(slot, [Fault::Ref { at: "E-CARD1".into(), id: "Z".into() }]);
}

#[test]
fn provenance_words_are_known_or_one_word_for_all() {
    let faults = changed(|f| f["provenance"]["caverns.map"] = json!("rumour"));
    assert_eq!(faults, [Fault::Provenance { at: "caverns.map".into(), word: "rumour".into() }]);
    assert_eq!(changed(|f| f["provenance"]["caverns.map"] = json!({"is": "guess"}))[0].code(), "UnknownProvenance");
    let mut owner = file();
    owner["provenance"] = json!("printed");
    owner["printed"] = json!(true);
    let strip = |list: &mut Value, key: &str| {
        list.as_array_mut().unwrap().iter_mut().for_each(|v| drop(v.as_object_mut().unwrap().remove(key)));
    };
    for section in owner["sections"].as_array_mut().unwrap() {
        strip(&mut section["docks"], "cell");
        strip(&mut section["actions"], "cell");
    }
    strip(&mut owner["caverns"]["spaces"], "xy");
    let board = parse(&owner.to_string()).unwrap();
    assert!(board.printed && board.warnings.is_empty());
}

#[test]
fn unreadable_files_are_refused() {
    for text in ["", "{", "[]", "null", "7", "{\"format\":\"visavis-cryo-board/1\"}", &HOUSE_FILE[..5000]] {
        assert_eq!(parse(text).unwrap_err()[0].code(), "BoardFileInvalid");
    }
    assert_eq!(changed(|f| f["format"] = json!("visavis-cryo-board/2"))[0].code(), "BoardFileInvalid");
    assert_eq!(changed(|f| f["resource_tiles"][0]["items"][0] = json!("gold"))[0].code(), "BoardFileInvalid");
    assert_eq!(parse(&" ".repeat(2 << 20)).unwrap_err()[0].code(), "BoardFileInvalid");
}

/// Paths to every value of the file, to replace or remove one at a time.
fn paths(value: &Value, at: String, all: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            map.iter().for_each(|(k, v)| paths(v, format!("{at}/{}", k.replace('~', "~0").replace('/', "~1")), all))
        }
        Value::Array(list) => list.iter().enumerate().for_each(|(i, v)| paths(v, format!("{at}/{i}"), all)),
        _ => {}
    }
    all.push(at);
}

#[test]
fn whatever_value_is_damaged_nothing_panics_and_what_passes_can_be_played() {
    let mut all = Vec::new();
    paths(&file(), String::new(), &mut all);
    let mut played = 0;
    let junk = [Value::Null, json!(0), json!(255), json!(-1), json!(4_000_000_000u64), json!(""), json!([]), json!({})];
    let house = file();
    for (i, path) in all.iter().filter(|p| !p.is_empty()).enumerate() {
        for pick in [i, i + 3] {
            let mut file = house.clone();
            *file.pointer_mut(path).unwrap() = junk[pick % junk.len()].clone();
            if let Ok(board) = parse(&file.to_string()) {
                let (mut ship, mut rival) = Ship::new(&board, Rules::default(), 5);
                for _ in 0..6 {
                    let Ok(()) = rival.turn(&mut ship.seat(&mut Auto));
                }
                assert_eq!(rival.pods.total(), 15, "{path}");
                played += 1;
            }
        }
    }
    assert!(played > 100, "{played}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    #[test]
    fn any_text_is_a_board_or_a_fault(text in ".{0,200}", cut in 0usize..20_000, junk in any::<u8>()) {
        let _ = parse(&text);
        let mut bytes = HOUSE_FILE.as_bytes().to_vec();
        let at = cut % bytes.len();
        bytes[at] = junk;
        let _ = parse(&String::from_utf8_lossy(&bytes));
        let _ = parse(&String::from_utf8_lossy(&bytes[..at]));
    }
}
