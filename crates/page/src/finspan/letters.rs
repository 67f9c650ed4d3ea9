//! Finspan drawn with letters: the ocean mat with its three sites, and the hand below it.

use std::fmt::Write;

use finspan::digital::words;
use finspan::fish::{Cost, FishId, fish, name};
use finspan::{Site, say};
use serde_json::Value;
use table::{Lang, Question, msg};

use super::card;
use crate::letters::{Letters, Room, View, hanging, in_a_row, pad, width, wrapped};
use crate::paint::Paint;
use crate::words::text;

/// Finspan in the terminal.
pub struct Table;

impl Letters for Table {
    fn table(&self, view: &View<'_>, roomy: bool) -> String {
        view.panel() + &mat(view) + &legend(view) + &hand(view, roomy)
    }

    /// A short head, the mat, and a hand of short lines or names only.
    fn in_few_lines(&self, view: &View<'_>, room: Room) -> Option<(String, usize)> {
        let mut page = format!("{}\n{}", view.paint.dim(&wrapped(&head(view), 78)), mat(view));
        let legend = legend(view);
        let free = room.lines.saturating_sub(page.lines().count());
        let left = free.saturating_sub(legend.lines().count());
        let mut hand = hand(view, false);
        if hand.lines().count() + room.told.min(2) > left {
            hand = names(view.screen.state.json(), view.lang);
        }
        if room.noticed && hand.lines().count() > left {
            hand.clear();
        }
        if hand.lines().count() < free {
            page += &legend;
        }
        page += &hand;
        Some((page, left.saturating_sub(hand.lines().count())))
    }

    fn ask(&self, view: &View<'_>, question: &Question) -> Option<String> {
        (question.id == "main").then(|| ask(question, view.lang, view.paint))
    }

    fn example_card(&self, view: &View<'_>) -> Option<u64> {
        card::example(view.screen.state.json())
    }

    fn card(&self, view: &View<'_>, number: u64) -> Option<Vec<String>> {
        card::lines(view.screen.state.json(), number, view.lang, view.paint)
    }
}

/// The score and hers on a line, and what counts this week.
fn head(view: &View<'_>) -> String {
    let (state, panel) = (view.screen.state.json(), &view.screen.panel);
    let hers = &state["nautoma"];
    let number = |value: &Value| value.as_i64().unwrap_or(0);
    let head = view.say(&msg!(
        "page-letters-mat-head",
        week = number(&state["week"]),
        turn = number(&state["turn"]),
        points = number(&state["player_score_now"]["total"]),
        eggs = number(&hers["eggs"]),
        young = number(&hers["young"]),
        schools = number(&hers["schools"]),
        fish = number(&hers["fish"])
    ));
    let label = view.say(&msg!("finspan-panel", row = "achievement"));
    let tile = panel.iter().find(|(row, _)| view.say(row) == label);
    tile.map_or_else(|| head.clone(), |(_, value)| format!("{head} · {label}: {}", view.say(value)))
}

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
fn mat(view: &View<'_>) -> String {
    let (state, lang, paint) = (view.screen.state.json(), view.lang, view.paint);
    let heads: String = Site::ALL.iter().map(|site| pad(&text(lang, &say::site(*site)), WIDTH)).collect();
    let mut out = format!("   {}\n", paint.bold(heads.trim_end()));
    let ocean = state["ocean"].as_array().map(Vec::as_slice).unwrap_or_default();
    for row in 1..=6 {
        let slots: Vec<&Value> = ocean.iter().filter(|slot| slot["row"] == row).collect();
        let zone = slots.first().and_then(|slot| slot["zone"].as_str()).unwrap_or_default();
        let line: String = slots.iter().map(|slot| pad(&contents(slot), WIDTH)).collect();
        let depth: String = text(lang, &msg!("page-mat-zone", zone = zone)).chars().take(1).collect();
        let line = if paint.on { paint.on_colour(water(zone), &line) } else { line.trim_end().to_owned() };
        let _ = writeln!(out, "{} {line}", paint.dim(&format!("{depth}{row}")));
    }
    out
}

/// What the signs on the mat and on the hand mean.
fn legend(view: &View<'_>) -> String {
    format!("{}\n", view.paint.dim(&view.say(&msg!("page-letters-mat-legend"))))
}

/// The hand: each card with everything on it, or on a single line where lines are few.
fn hand(view: &View<'_>, roomy: bool) -> String {
    let plays = view.screen.state["plays"].as_array().into_iter().flatten();
    plays.filter_map(|play| hand_card(play, roomy, view.lang, view.paint)).collect()
}

/// The hand in as few lines as possible: numbers, names and costs. What cannot be played now is
/// in brackets.
fn names(state: &Value, lang: Lang) -> String {
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
    let room = WIDTH.saturating_sub(width(&marks) + 2);
    let short: String = name(id).name.chars().take(room).collect();
    format!("{}{marks}", short.trim_end())
}

/// A card of the hand with everything on it and where it may go. Where lines are few it gets a single
/// one, in short words.
fn hand_card(play: &Value, roomy: bool, lang: Lang, paint: Paint) -> Option<String> {
    let id = play["card"].as_u64().and_then(|id| FishId::try_from(id).ok())?;
    let (card, name) = (fish(id), &name(id).name);
    let where_to = match play["missing"].as_str() {
        Some(missing) => text(lang, &msg!("page-mat-not", missing = missing)),
        None => places(&slots(play)),
    };
    let ability = text(lang, &words::ability_text(card));
    let line = if roomy {
        let costs = text(lang, &msg!("page-mat-cost", cost = words::cost(&card.cost)));
        wrapped(&format!("{id} {name} ({}) · {costs} · {ability} → {where_to}", card.points), 78)
    } else {
        let line = format!("{id:>3} {name} ({}) {} {ability}", card.points, short_cost(&card.cost, lang));
        if width(&line) > 79 { format!("{}…", pad(&line, 79).trim_end()) } else { line }
    };
    Some(format!("{}\n", if play["missing"].is_null() { line } else { paint.dim(&line) }))
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
    let parts: Vec<String> =
        parts.map(|(kind, n)| text(lang, &msg!("page-letters-mat-cost", kind = kind, n = n))).collect();
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
fn ask(question: &Question, lang: Lang, paint: Paint) -> String {
    let prompt = text(lang, &question.prompt);
    let example = question.options().iter().find(|option| option.id.starts_with("play "));
    let how =
        example.map(|option| format!(" {}", text(lang, &msg!("page-letters-mat-type", example = option.id.as_ref()))));
    let how = hanging(&how.unwrap_or_default(), 78, width(&prompt), 2);
    let mut out = format!("{}{}\n", paint.bold(&prompt), paint.dim(&how));
    for dive in question.options().iter().filter(|option| option.id.starts_with("dive ")) {
        let hint = dive.hint.as_ref().map(|hint| text(lang, hint)).unwrap_or_default();
        let _ = writeln!(out, " {} {}", paint.accent(&pad(&dive.id, 12)), paint.dim(&hanging(&hint, 78, 14, 14)));
    }
    out
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
                    let view = View { screen: session.screen(), lang, paint: Paint::PLAIN };
                    let mut page = mat(&view) + &super::hand(&view, roomy);
                    let hand = session.screen().state["hand"].as_array().map_or(0, Vec::len);
                    assert!(roomy || page.lines().count() == 7 + hand, "the mat and a line a card");
                    if question.id == "main" {
                        page += &ask(&question, lang, Paint::PLAIN);
                    }
                    assert_eq!(page.lines().find(|line| width(line) > 80), None);
                }
            }
            session.answer(table::contract::random_answer(&question, &mut rng), false).expect("offered");
        }
    }
}
