//! `visavis lab finspan --nautoma-only`: how Nautoma's score spreads, level by level, for a stated
//! number of eggs that the person's all-players fish bring her.

use anyhow::Result;
use lab::finspan::alone::{Assumption, Eggs, Told};
use table::Lang;

use super::grid::bad;
use crate::cli::Lab;
use crate::terminal;
use crate::words::text;

/// Plays and prints.
pub fn run(asked: &Lab, lang: Lang) -> Result<()> {
    let eggs = asked.eggs.as_deref().unwrap_or("2,4,4,4");
    let allowed = "0–99,0–99,0–99,0–99 · model:0 · model:8 · model:20";
    let eggs: Eggs = eggs.parse().map_err(|_| bad(lang, "eggs", eggs, allowed))?;
    let given = asked.level.as_deref().unwrap_or("1..5");
    let levels = levels(given).ok_or_else(|| bad(lang, "level", given, "1–5 · 1..5 · 2,4"))?;
    let option = asked.option.iter().find(|(name, _)| name == "side").map(|(_, value)| value.as_str());
    let side_b = match asked.side.as_deref().or(option) {
        None | Some("a") => false,
        Some("b") => true,
        Some(other) => return Err(bad(lang, "side", other, "a, b")),
    };
    let assumption = Assumption { side_b, ..Assumption::new(asked.seed, eggs) };
    let told = Told::play(&assumption, asked.games, asked.threads);
    if asked.json {
        println!("{}", told.figures(&levels));
        return Ok(());
    }
    let paint = terminal::paint();
    println!("{}", text(lang, &told.head()));
    for level in levels {
        println!("{}", text(lang, &told.line(level)));
        println!("  {}", paint.accent(&told.bars(level)));
    }
    println!("{}", paint.dim(&text(lang, &Told::house())));
    Ok(())
}

/// `3`, `1..5` or `2,4`.
fn levels(given: &str) -> Option<Vec<u8>> {
    let one = |n: &str| n.trim().parse::<u8>().ok().filter(|n| (1..=5).contains(n));
    if let Some((first, last)) = given.split_once("..") {
        let (first, last) = (one(first)?, one(last.trim_start_matches('='))?);
        return (first <= last).then(|| (first..=last).collect());
    }
    given.split(',').map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read() {
        assert_eq!(levels("1..5"), Some(vec![1, 2, 3, 4, 5]));
        assert_eq!(levels("2,4"), Some(vec![2, 4]));
        assert_eq!((levels("6"), levels("5..1"), levels("x")), (None, None, None));
    }
}
