//! Finspan drawn with letters: the ocean mat with its three sites, and the hand below it.

use std::io::Write;

use ::finspan::digital::words;
use ::finspan::fish::{Cost, FishId, fish, name};
use ::finspan::{Site, say};
use anyhow::Result;
use serde_json::Value;
use table::{Lang, Question, msg};

use super::paint::Paint;
use super::{hanging, in_a_row, pad, wrapped};
use crate::games::text;

/// How wide a slot is; three of them and the depth fit 78 letters.
const WIDTH: usize = 25;

/// The colour of the water in the zones, from the surface down.
const fn water(zone: &str) -> u8 {
    match zone.as_bytes() {
        b"sunlight" => 159,
        b"twilight" => 116,
        _ => 110,
    }
}

/// The mat.
pub fn mat(state: &Value, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let heads: String = Site::ALL.iter().map(|site| pad(&text(lang, &say::site(*site)), WIDTH)).collect();
    writeln!(out, "   {}", paint.bold(heads.trim_end()))?;
    let ocean = state["ocean"].as_array().map(Vec::as_slice).unwrap_or_default();
    for row in 1..=6 {
        let slots: Vec<&Value> = ocean.iter().filter(|slot| slot["row"] == row).collect();
        let zone = slots.first().and_then(|slot| slot["zone"].as_str()).unwrap_or_default();
        let line: String = slots.iter().map(|slot| pad(&contents(slot), WIDTH)).collect();
        let depth: String = text(lang, &msg!("web-mat-zone", zone = zone)).chars().take(1).collect();
        let line = if paint.on { paint.on_colour(water(zone), &line) } else { line.trim_end().to_owned() };
        writeln!(out, "{} {line}", paint.dim(&format!("{depth}{row}")))?;
    }
    Ok(())
}

/// What the signs on the mat and on the hand mean.
pub fn legend(lang: Lang, paint: Paint) -> String {
    format!("{}\n", paint.dim(&text(lang, &msg!("ui-mat-legend"))))
}

/// The hand: each card with everything on it, or on a single line where lines are few.
pub fn hand(state: &Value, roomy: bool, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    for play in state["plays"].as_array().into_iter().flatten() {
        hand_card(play, roomy, lang, paint, out)?;
    }
    Ok(())
}

/// The hand in as few lines as possible: numbers, names and costs. What cannot be played now is
/// in brackets.
pub fn names(state: &Value, lang: Lang) -> String {
    let card = |play: &Value| {
        let id = play["card"].as_u64().and_then(|id| FishId::try_from(id).ok())?;
        let card = format!("{id} {} {}", name(id).name, short_cost(&fish(id).cost, lang));
        Some(if play["missing"].is_null() { card } else { format!("({card})") })
    };
    let cards: Vec<String> = state["plays"].as_array().into_iter().flatten().filter_map(card).collect();
    if cards.is_empty() { String::new() } else { format!("{}\n", in_a_row(&cards, 78)) }
}

/// A fish with its points, and the tokens beside it.
fn contents(slot: &Value) -> String {
    let fish_here = slot["fish"].as_u64().and_then(|id| FishId::try_from(id).ok());
    let mut marks = String::new();
    if let Some(id) = fish_here {
        marks += &format!(" {}", fish(id).points);
    }
    if slot["egg"] == true {
        marks += " o";
    }
    match slot["young"].as_u64() {
        None | Some(0) => {}
        Some(young) => marks += &format!(" <{young}"),
    }
    if slot["school"] == true {
        marks += " #";
    }
    match slot["consumed"].as_array().map_or(0, Vec::len) {
        0 => {}
        beneath => marks += &format!(" +{beneath}"),
    }
    let Some(id) = fish_here else {
        return if marks.is_empty() { "·".into() } else { format!("·{marks}") };
    };
    let room = WIDTH.saturating_sub(marks.chars().count() + 2);
    let short: String = name(id).name.chars().take(room).collect();
    format!("{}{marks}", short.trim_end())
}

/// A card of the hand with everything on it and where it may go. Where lines are few it gets a single
/// one, in short words.
fn hand_card(play: &Value, roomy: bool, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let Some(id) = play["card"].as_u64().and_then(|id| FishId::try_from(id).ok()) else { return Ok(()) };
    let (card, name) = (fish(id), &name(id).name);
    let where_to = match play["missing"].as_str() {
        Some(missing) => text(lang, &msg!("web-mat-not", missing = missing)),
        None => places(&slots(play)),
    };
    let ability = text(lang, &words::ability_text(card));
    let line = if roomy {
        let costs = text(lang, &msg!("web-mat-cost", cost = words::cost(&card.cost)));
        wrapped(&format!("{id} {name} ({}) · {costs} · {ability} → {where_to}", card.points), 78)
    } else {
        let line = format!("{id:>3} {name} ({}) {} {ability}", card.points, short_cost(&card.cost, lang));
        if line.chars().count() > 79 { format!("{}…", line.chars().take(78).collect::<String>()) } else { line }
    };
    writeln!(out, "{}", if play["missing"].is_null() { line } else { paint.dim(&line) })?;
    Ok(())
}

/// `2c 1e`: what a card costs, in as few letters as possible.
fn short_cost(cost: &Cost, lang: Lang) -> String {
    let parts = [
        ("cards", cost.cards),
        ("eggs", cost.eggs),
        ("young", cost.young),
        ("schools", cost.schools),
        ("consume", cost.consume),
    ];
    let parts = parts.into_iter().filter(|(_, n)| *n > 0);
    let parts: Vec<String> = parts.map(|(kind, n)| text(lang, &msg!("ui-mat-cost", kind = kind, n = n))).collect();
    format!("[{}]", parts.join(" "))
}

/// The slots a card may go into.
fn slots(play: &Value) -> Vec<&str> {
    play["places"].as_array().into_iter().flatten().filter_map(|at| at["slot"].as_str()).collect()
}

/// Slots, each site in one word: `blue1-3 green5`.
pub fn places(names: &[&str]) -> String {
    let of = |site: &Site| -> Option<String> {
        let rows: Vec<&str> = names.iter().filter_map(|name| name.strip_prefix(site.name())).collect();
        (!rows.is_empty()).then(|| format!("{}{}", site.name(), ranges(&rows)))
    };
    Site::ALL.iter().filter_map(of).collect::<Vec<_>>().join(" ")
}

/// `1-3,5` for rows that follow each other.
fn ranges(rows: &[&str]) -> String {
    let rows: Vec<u8> = rows.iter().filter_map(|row| row.parse().ok()).collect();
    let runs = rows.chunk_by(|a, b| a + 1 == *b).filter_map(|run| Some((run.first()?, run.last()?)));
    let words = runs.map(|(a, b)| if a == b { a.to_string() } else { format!("{a}-{b}") });
    words.collect::<Vec<_>>().join(",")
}

/// The question of a turn: the fish stand in the hand above, so only the dives are listed.
pub fn ask(question: &Question, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let prompt = text(lang, &question.prompt);
    let example = question.options().iter().find(|option| option.id.starts_with("play "));
    let how = example.map(|option| format!(" {}", text(lang, &msg!("ui-mat-type", example = option.id.as_ref()))));
    let how = hanging(&how.unwrap_or_default(), 78, prompt.chars().count(), 2);
    writeln!(out, "{}{}", paint.bold(&prompt), paint.dim(&how))?;
    for dive in question.options().iter().filter(|option| option.id.starts_with("dive ")) {
        let hint = dive.hint.as_ref().map(|hint| text(lang, hint)).unwrap_or_default();
        writeln!(out, " {} {}", paint.accent(&pad(&dive.id, 12)), paint.dim(&hanging(&hint, 78, 14, 14)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Rng, Session, Setup};

    #[test]
    fn rows_that_follow_each_other_are_one_range() {
        assert_eq!(ranges(&["1", "2", "3", "5"]), "1-3,5");
        assert_eq!(ranges(&["4"]), "4");
    }

    #[test]
    fn no_line_is_wider_than_80_letters_in_a_whole_game() {
        let mut session = Session::start(&::finspan::GAME, Setup::new("finspan", "digital", 3)).expect("a game");
        let mut rng = Rng::new(3, 3);
        while let Some(question) = session.screen().ask.clone() {
            for lang in Lang::ALL {
                for roomy in [true, false] {
                    let mut page = Vec::new();
                    mat(&session.screen().state, lang, Paint { on: false }, &mut page).expect("drawn");
                    super::hand(&session.screen().state, roomy, lang, Paint { on: false }, &mut page).expect("drawn");
                    let lines = page.iter().filter(|letter| **letter == b'\n').count();
                    let hand = session.screen().state["hand"].as_array().map_or(0, Vec::len);
                    assert!(roomy || lines == 7 + hand, "the mat and a line a card: {lines}");
                    if question.id == "main" {
                        ask(&question, lang, Paint { on: false }, &mut page).expect("asked");
                    }
                    let page = String::from_utf8(page).expect("letters");
                    assert_eq!(page.lines().find(|line| line.chars().count() > 80), None);
                }
            }
            session.answer(table::contract::random_answer(&question, &mut rng), false).expect("offered");
        }
    }
}
