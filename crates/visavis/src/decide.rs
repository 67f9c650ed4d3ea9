//! `visavis decide GAME`: JSON lines in, the opponent's decisions out.

use std::io::{BufWriter, Read, Write};

use anyhow::Result;
use page::registry::Decide;
use page::screen;
use serde_json::json;
use table::Lang;

use crate::lines::Lines;

/// So much is written at a time.
const BLOCK: usize = 1 << 16;

/// Answers every line of the input.
pub fn run(decide: Decide, lang: Lang) -> Result<()> {
    answer(decide, std::io::stdin().lock(), std::io::stdout().lock(), lang)
}

/// Answers every line; a bad one gets an error on its line and does not stop the batch.
fn answer(decide: Decide, input: impl Read, out: impl Write, lang: Lang) -> Result<()> {
    let mut input = Lines::new(input);
    let mut out = BufWriter::with_capacity(BLOCK, out);
    while let Some(line) = input.next()? {
        match line.and_then(|line| decide(&line)) {
            Ok(value) => writeln!(out, "{value}")?,
            Err(why) => writeln!(out, "{}", json!({"error": screen::error(&why, lang)}))?,
        }
        // Lines that came together are answered together; before waiting for more, whoever waits at the other end of the
        // pipe gets what there is.
        if !input.has_next() {
            out.flush()?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives its blocks one by one.
    struct Blocks(Vec<&'static str>);

    impl Read for Blocks {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let block = if self.0.is_empty() { "" } else { self.0.remove(0) };
            into[..block.len()].copy_from_slice(block.as_bytes());
            Ok(block.len())
        }
    }

    /// Keeps every write apart.
    #[derive(Default)]
    struct Written(Vec<String>);

    impl Write for &mut Written {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.push(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_that_come_together_are_answered_together() {
        let mut written = Written::default();
        let blocks = Blocks(vec!["1\n2\n3\n", "4\n5", "\n", "6"]);
        answer(|line| Ok(json!(line)), blocks, &mut written, Lang::En).unwrap();
        assert_eq!(written.0, ["\"1\"\n\"2\"\n\"3\"\n", "\"4\"\n", "\"5\"\n", "\"6\"\n"]);
    }
}
