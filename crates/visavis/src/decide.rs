//! `visavis decide GAME`: JSON lines in, the opponent's decisions out.

use std::io::{BufWriter, Write};

use anyhow::Result;
use page::registry::Decide;
use page::screen;
use serde_json::json;
use table::Lang;

use crate::lines::Lines;

/// Answers every line; a bad one gets an error on its line and does not stop the batch.
pub fn run(decide: Decide, lang: Lang) -> Result<()> {
    let mut input = Lines::new(std::io::stdin().lock());
    let mut out = BufWriter::new(std::io::stdout().lock());
    while let Some(line) = input.next()? {
        match line.and_then(|line| decide(&line)) {
            Ok(value) => writeln!(out, "{value}")?,
            Err(why) => writeln!(out, "{}", json!({"error": screen::error(&why, lang)}))?,
        }
        // Somebody may be waiting at the other end of the pipe.
        out.flush()?;
    }
    Ok(())
}
