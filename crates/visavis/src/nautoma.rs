//! `visavis lab finspan --nautoma-only`: how Nautoma's score spreads, level by level, for a stated
//! number of eggs that the person's all-players fish bring her.

use anyhow::{Result, bail};
use finspan::alone::{Assumption, Eggs, PARTS, Spread, nautoma_only};
use serde_json::{Value, json};
use table::{Lang, msg};

use crate::cli::Lab;
use crate::terminal;
use crate::words::text;

/// Plays and prints.
pub fn run(asked: &Lab, lang: Lang) -> Result<()> {
    let bad = |name: &str, value: &str, values: &str| {
        text(lang, &msg!("error-bad-value", name = name, value = value, values = values))
    };
    let eggs = match asked.eggs.as_deref() {
        None => Eggs::Weeks([2, 4, 4, 4]),
        Some(given) => match eggs(given) {
            Some(eggs) => eggs,
            None => bail!(bad("eggs", given, "0–99,0–99,0–99,0–99 · model:0 · model:8 · model:20")),
        },
    };
    let levels = match asked.level.as_deref() {
        None => (1..=5).collect(),
        Some(given) => match levels(given) {
            Some(levels) => levels,
            None => bail!(bad("level", given, "1–5 · 1..5 · 2,4")),
        },
    };
    let option = asked.option.iter().find(|(name, _)| name == "side").map(|(_, value)| value.as_str());
    let side_b = match asked.side.as_deref().or(option) {
        None | Some("a") => false,
        Some("b") => true,
        Some(other) => bail!(bad("side", other, "a, b")),
    };
    let assumption = Assumption { side_b, ..Assumption::new(asked.seed, eggs) };
    let spreads = play(&assumption, asked.games, asked.threads);
    let summaries: Vec<Value> = levels
        .iter()
        .map(|&level| {
            let spread = &spreads[usize::from(level) - 1];
            let mut line = json!(spread.summary(level));
            line["parts"] = PARTS.iter().zip(spread.summary(level).parts).map(|(name, part)| (*name, part)).collect();
            line["scores"] = json!(spread.scores());
            line
        })
        .collect();
    if asked.json {
        let side = if side_b { "b" } else { "a" };
        println!(
            "{}",
            json!({"games": asked.games, "seed": asked.seed, "side": side, "cards": "house", "levels": summaries})
        );
        return Ok(());
    }
    println!("{}", text(lang, &msg!("visavis-lab-nautoma-head", games = asked.games, seed = asked.seed.to_string())));
    let paint = terminal::paint();
    for (level, summary) in levels.iter().zip(&summaries) {
        let n = |key: &str| format!("{:.1}", summary[key].as_f64().unwrap_or(0.0));
        let line = msg!(
            "visavis-lab-nautoma-line",
            level = *level,
            mean = n("mean"),
            low = format!("{:.2}", summary["mean_95"][0].as_f64().unwrap_or(0.0)),
            high = format!("{:.2}", summary["mean_95"][1].as_f64().unwrap_or(0.0)),
            sd = n("sd"),
            five = summary["p5"].as_i64().unwrap_or(0),
            ninety = summary["p95"].as_i64().unwrap_or(0)
        );
        println!("{}", text(lang, &line));
        println!("  {}", paint.accent(&chart(spreads[usize::from(*level) - 1].scores())));
    }
    println!("{}", paint.dim(&text(lang, &msg!("visavis-lab-nautoma-house"))));
    Ok(())
}

/// `2,4,4,4` eggs a week, or `model:8`.
fn eggs(given: &str) -> Option<Eggs> {
    if let Some(n) = given.strip_prefix("model:") {
        return Eggs::model(n.parse().ok()?);
    }
    let weeks: Vec<u32> =
        given.split(',').map(|n| n.trim().parse().ok().filter(|&n| n < 100)).collect::<Option<_>>()?;
    Some(Eggs::Weeks(weeks.try_into().ok()?))
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

/// Plays the games in equal parts; whole numbers add up to the same result in any order.
fn play(assumption: &Assumption, games: u64, threads: Option<usize>) -> [Spread; 5] {
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into)).max(1) as u64;
    let part = games.div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|t| (t * part).min(games)..((t + 1) * part).min(games))
            .map(|range| scope.spawn(move || nautoma_only(assumption, range)))
            .collect();
        let mut all = nautoma_only(assumption, 0..0);
        for part in parts {
            if let Ok(spreads) = part.join() {
                all.iter_mut().zip(&spreads).for_each(|(sum, more)| sum.join(more));
            }
        }
        all
    })
}

/// The spread as a row of bars, two points a bar.
fn chart(scores: &[u64]) -> String {
    const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let pairs: Vec<u64> = scores.chunks(2).map(|pair| pair.iter().sum()).collect();
    let most = pairs.iter().copied().max().unwrap_or(1).max(1);
    let first = pairs.iter().position(|&n| n > 0).unwrap_or(0);
    let bars: String = pairs.iter().skip(first).map(|n| BARS[((n * 8).div_ceil(most)) as usize]).collect();
    format!("{:>3} {bars} {}", first * 2, scores.len().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_eggs_are_read() {
        assert_eq!(levels("1..5"), Some(vec![1, 2, 3, 4, 5]));
        assert_eq!(levels("2,4"), Some(vec![2, 4]));
        assert_eq!((levels("6"), levels("5..1"), levels("x")), (None, None, None));
        assert_eq!(eggs("1,2,3,4"), Some(Eggs::Weeks([1, 2, 3, 4])));
        assert!(eggs("model:8").is_some());
        assert_eq!((eggs("1,2,3"), eggs("model:7"), eggs("1,2,3,400")), (None, None, None));
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let assumption = Assumption::new(5, Eggs::Weeks([1, 2, 3, 4]));
        assert_eq!(play(&assumption, 500, Some(1)), play(&assumption, 500, Some(3)));
    }

    #[test]
    fn each_level_is_harder_and_five_equals_four_on_side_a() {
        let spreads = play(&Assumption::new(5, Eggs::Weeks([2, 4, 4, 4])), 2_000, Some(2));
        let means: Vec<f64> = (1..=5u8).map(|l| spreads[usize::from(l) - 1].summary(l).mean).collect();
        assert!(means.windows(2).take(3).all(|pair| pair[0] < pair[1]), "{means:?}");
        assert_eq!(spreads[3], spreads[4]);
    }
}
