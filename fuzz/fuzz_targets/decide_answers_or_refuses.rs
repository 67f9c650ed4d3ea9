//! Any line for the batch command: an answer or a refusal, never a panic.
#![no_main]
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| {
    let _ = patchwork::decide::decide(line);
});
