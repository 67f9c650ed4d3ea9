//! The opening influence when it meets a limit or your marker (§4.3, §4.4).
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use imperial_steam::companion::from_map::FromMap;
use imperial_steam::franz::Franz;
use imperial_steam::franz::state::State;
use imperial_steam::names::Side;
use table::Silent;

fn open(st: &mut State, number: i64) {
    let mut silent = Silent;
    let mut table = FromMap::new(&mut silent);
    Franz::new(st, &mut table).opening(number);
}

#[test]
fn on_an_equal_column_you_stand_in_front_of_him() {
    let mut st = state_of(&scenario("G01"));
    let (lowest, _) = st.hub_range();
    (st.you.column, st.front) = (lowest + 2, Side::Franz);
    open(&mut st, 2);
    assert_eq!((st.franz.column, st.front), (st.you.column, Side::You));
}

#[test]
fn he_never_starts_beyond_the_last_column() {
    let mut st = state_of(&scenario("G01"));
    open(&mut st, 999);
    assert_eq!(st.franz.column, st.last_column());
    assert_eq!(st.franz.gulden.0, 0, "he pays at most what he has");
}
