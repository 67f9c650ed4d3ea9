//! Any text as a share code: read or refused, never a panic; what is read survives.
#![no_main]
use libfuzzer_sys::fuzz_target;
use table::Journal;

fuzz_target!(|text: &str| {
    for code in [text.to_owned(), format!("VAV1-{text}")] {
        if let Ok(journal) = Journal::from_share_code(&code) {
            assert_eq!(Journal::from_share_code(&journal.to_share_code()).as_ref(), Ok(&journal));
        }
    }
});
