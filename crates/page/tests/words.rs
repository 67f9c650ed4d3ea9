//! Every word of the page is there, in every language.
#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::BTreeSet;

use table::Messages;
use table::audit::{Room, words};

#[test]
fn no_word_is_missing_and_none_is_left_over() {
    let also: Vec<Messages> = page::words::files();
    let folder = env!("CARGO_MANIFEST_DIR");
    let room = Room { prefix: "page", messages: page::MESSAGES, also: &also, folder, made: BTreeSet::new() };
    assert_eq!(words(&room), Vec::<String>::new());
}
