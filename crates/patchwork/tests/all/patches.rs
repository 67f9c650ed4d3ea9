//! The table of patches compared with its data file and check-sums, and the notation's orientations.

#![allow(clippy::unwrap_used, clippy::panic)]

use patchwork::data::PATCHES_JSON;
use patchwork::game::patch::{ORIENTATIONS, PATCHES, PatchId};
use patchwork::game::quilt::Quilt;

fn shape(patch: u8, number: u8) -> Option<String> {
    let turned = PatchId::new(patch)?.orientation(number)?;
    let row = |r: u8| (0..turned.width).map(move |c| if turned.rows[r as usize] >> c & 1 == 1 { 'X' } else { '.' });
    Some((0..turned.height).map(|r| row(r).collect::<String>()).collect::<Vec<_>>().join("/"))
}

#[test]
fn the_patches_are_those_of_the_data_file() {
    let file: serde_json::Value = serde_json::from_str(PATCHES_JSON).unwrap();
    let entries = file["patches"].as_array().unwrap();
    assert_eq!(entries.len(), PATCHES.len());
    for (id, (entry, patch)) in entries.iter().zip(PATCHES).enumerate() {
        assert_eq!(entry["id"], id);
        assert_eq!(entry["cost"], patch.cost);
        assert_eq!(entry["time"], patch.time);
        assert_eq!(entry["buttons"], patch.buttons);
        assert_eq!(entry["shape"], serde_json::to_value(patch.shape).unwrap());
    }
}

#[test]
fn the_check_sums_hold() {
    let sum = |figure: fn(PatchId) -> u8| PatchId::all().map(|p| u32::from(figure(p))).sum::<u32>();
    assert_eq!(PatchId::all().len(), 33);
    assert_eq!((sum(PatchId::squares), sum(PatchId::cost), sum(PatchId::time)), (166, 133, 107));
    assert_eq!(sum(PatchId::buttons), 38);
    let with = |buttons: u8| PatchId::all().filter(|p| p.buttons() == buttons).count();
    assert_eq!((with(1), with(2), with(3)), (10, 8, 4));
    assert_eq!(PatchId::all().map(|p| p.orientations().len()).sum::<usize>(), 144);
    assert!(ORIENTATIONS.iter().enumerate().all(|(index, o)| o.index() == index));
}

#[test]
fn the_most_placements_are_448_and_three_patches_have_them() {
    let most: Vec<u8> = PatchId::all().filter(|&p| Quilt::EMPTY.placements(p) == 448).map(PatchId::id).collect();
    assert_eq!(most, [8, 9, 15]);
    assert!(PatchId::all().all(|p| Quilt::EMPTY.placements(p) <= 448));
}

#[test]
fn orientations_have_the_numbers_of_the_notation() {
    let of_16 = [
        "XXX./..XX",
        ".X/.X/XX/X.",
        "XX../.XXX",
        ".X/XX/X./X.",
        ".XXX/XX..",
        "X./XX/.X/.X",
        "..XX/XXX.",
        "X./X./XX/.X",
    ];
    for (number, expected) in of_16.into_iter().enumerate() {
        assert_eq!(shape(16, number as u8).as_deref(), Some(expected));
    }
    let numbers =
        |patch: u8| -> Vec<u8> { PatchId::new(patch).unwrap().orientations().iter().map(|o| o.number).collect() };
    assert_eq!(numbers(1), [0, 1, 2, 3]);
    assert_eq!(numbers(5), [0, 1, 4, 5]);
    assert_eq!(numbers(0), [0, 1]);
    assert_eq!(shape(16, 8), None);
}
