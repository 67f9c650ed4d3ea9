//! Any text as a card, map or board file: loaded or refused, never a panic.
#![no_main]
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = finspan::own::parse_owner(text);
    let _ = cryo::own::parse(text);
    let _ = imperial_steam::data::cards::parse(text);
    let _ = imperial_steam::data::map::parse(text);
});
