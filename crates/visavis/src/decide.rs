//! `visavis decide patchwork`: JSON lines in, JSON lines out.

use std::io::{BufRead, BufWriter, Write};

use anyhow::Result;
use serde_json::json;
use table::{Lang, Refusal, msg};

use page::screen;

/// Longer lines are not requests.
const LONGEST: usize = 1 << 20;

/// Answers every line; a bad one gets an error on its line and does not stop the batch.
pub fn run(lang: Lang) -> Result<()> {
    let mut input = std::io::stdin().lock();
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if text.is_empty() {
            continue;
        }
        let answer = if text.len() > LONGEST {
            Err(Refusal::new("BadRequest", msg!("visavis-error-line-too-long")))
        } else {
            patchwork::decide::decide(text)
        };
        match answer {
            Ok(value) => writeln!(out, "{value}")?,
            Err(why) => writeln!(out, "{}", json!({"error": screen::error(&why, lang)}))?,
        }
        // Somebody may be waiting at the other end of the pipe.
        out.flush()?;
    }
    Ok(())
}
