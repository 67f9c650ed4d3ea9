//! Finspan drawn with letters: the ocean mat with its three sites, and the hand below it.

use std::fmt::Write;

use finspan::digital::Shown;
use finspan::digital::shown::{Playable, SlotShown};
use finspan::game::fish::{Cost, fish};
use finspan::game::ocean::SlotId;
use finspan::names::{Site, Zone};
use finspan::words;
use table::{Lang, Question, msg};

use super::card;
use crate::letters::{Letters, Room, View, hanging, in_a_row, pad, width, wrapped};
use crate::paint::Paint;
use crate::words::text;

/// Finspan in the terminal.
pub struct Table;

fn shown<'a>(view: &View<'a>) -> Option<&'a Shown> {
    view.screen.state.of()
}

impl Letters for Table {
    fn table(&self, view: &View<'_>, roomy: bool) -> String {
        let Some(shown) = shown(view) else { return view.panel() };
        let label = view.say(&msg!("finspan-panel", row = "yours"));
        let yours = view.paint.dim(&format!("{label}: {}", shown.player_score_now.total));
        view.panel() + &mat(view, shown) + &legend(view) + &yours + "\n" + &hand(view, shown, roomy)
    }

    /// A short head, the mat, and a hand of short lines or names only.
    fn in_few_lines(&self, view: &View<'_>, room: Room) -> Option<(String, usize)> {
        let shown = shown(view)?;
        let mut page = format!("{}\n{}", view.paint.dim(&wrapped(&head(view, shown), 78)), mat(view, shown));
        let legend = legend(view);
        let free = room.lines.saturating_sub(page.lines().count());
        let left = free.saturating_sub(legend.lines().count());
        let mut hand = hand(view, shown, false);
        if hand.lines().count() + room.told.min(2) > left {
            hand = names(shown, view.lang);
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
        shown(view)?.hand.first().map(|card| (*card).into())
    }

    fn card(&self, view: &View<'_>, number: u64) -> Option<Vec<String>> {
        card::lines(shown(view)?, number, view.lang, view.paint)
    }
}

/// The score and hers on a line, and what counts this week.
fn head(view: &View<'_>, shown: &Shown) -> String {
    let hers = &shown.nautoma.area;
    let head = view.say(&msg!(
        "page-letters-mat-head",
        week = shown.week,
        turn = shown.turn,
        points = shown.player_score_now.total,
        eggs = hers.eggs,
        young = hers.young,
        schools = hers.schools,
        fish = hers.fish
    ));
    let Some(tile) = shown.achievement() else { return head };
    let label = view.say(&msg!("finspan-panel", row = "achievement"));
    format!("{head} · {label}: {}", view.say(&words::tile(tile)))
}

/// How wide a slot is; three of them and the depth fit 78 letters.
const WIDTH: usize = 25;

/// The colour of the water in a zone.
const fn water(zone: Zone) -> u8 {
    match zone {
        Zone::Sunlight => 159,
        Zone::Twilight => 116,
        Zone::Midnight => 110,
    }
}

/// The mat.
fn mat(view: &View<'_>, shown: &Shown) -> String {
    let paint = view.paint;
    let heads: String = Site::ALL.iter().map(|site| pad(&view.say(&words::site(*site)), WIDTH)).collect();
    let mut out = format!("   {}\n", paint.bold(heads.trim_end()));
    for (zone, row) in Zone::ALL.iter().flat_map(|zone| zone.rows().map(move |row| (*zone, row))) {
        let slots = Site::ALL.iter().filter_map(|site| shown.slot(SlotId::at(*site, row)?));
        let line: String = slots.map(|slot| pad(&contents(view, slot), WIDTH)).collect();
        let depth: String = view.say(&msg!("page-mat-zone", zone = zone.id())).chars().take(1).collect();
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
fn hand(view: &View<'_>, shown: &Shown, roomy: bool) -> String {
    shown.plays.iter().map(|play| hand_card(play, roomy, view.lang, view.paint)).collect()
}

/// The hand in as few lines as possible: numbers, names and costs. What cannot be played now is
/// in brackets.
fn names(shown: &Shown, lang: Lang) -> String {
    let card = |play: &Playable| {
        let id = play.card;
        let card = format!("{id} {} {}", text(lang, &words::card(id)), short_cost(&fish(id).cost, lang));
        if play.missing.is_none() { card } else { format!("({card})") }
    };
    let cards: Vec<String> = shown.plays.iter().map(card).collect();
    if cards.is_empty() { String::new() } else { format!("{}\n", in_a_row(&cards, 78)) }
}

/// A fish with its points, and the tokens beside it.
fn contents(view: &View<'_>, slot: &SlotShown) -> String {
    let mut marks = String::new();
    if let Some(id) = slot.fish {
        let _ = write!(marks, " {}", fish(id).points);
    }
    if slot.egg {
        marks += " o";
    }
    if slot.young > 0 {
        let _ = write!(marks, " <{}", slot.young);
    }
    if slot.school {
        marks += " #";
    }
    if !slot.consumed.is_empty() {
        let _ = write!(marks, " +{}", slot.consumed.len());
    }
    let Some(id) = slot.fish else { return format!("·{marks}") };
    let room = WIDTH.saturating_sub(width(&marks) + 1);
    format!("{}{marks}", pad(&view.say(&words::card(id)), room).trim_end())
}

/// A card of the hand with everything on it and where it may go. Where lines are few it gets a single
/// one, in short words.
fn hand_card(play: &Playable, roomy: bool, lang: Lang, paint: Paint) -> String {
    let (id, card, name) = (play.card, fish(play.card), text(lang, &words::card(play.card)));
    let where_to = match play.missing {
        Some(missing) => text(lang, &msg!("page-mat-not", missing = missing.id())),
        None => places(&play.places.iter().map(|place| place.slot).collect::<Vec<_>>()),
    };
    let ability = text(lang, &words::ability_text(card));
    let line = if roomy {
        let costs = text(lang, &msg!("page-mat-cost", cost = words::cost(&card.cost)));
        wrapped(&format!("{id} {name} ({}) · {costs} · {ability} → {where_to}", card.points), 78)
    } else {
        let line = format!("{id:>3} {name} ({}) {} {ability}", card.points, short_cost(&card.cost, lang));
        if width(&line) > 79 { format!("{}…", pad(&line, 79).trim_end()) } else { line }
    };
    format!("{}\n", if play.missing.is_none() { line } else { paint.dim(&line) })
}

/// `2c 1e`: what a card costs, in as few letters as possible.
fn short_cost(cost: &Cost, lang: Lang) -> String {
    let parts: Vec<String> =
        cost.parts().map(|(kind, n)| text(lang, &msg!("page-letters-mat-cost", kind = kind, n = n))).collect();
    format!("[{}]", parts.join(" "))
}

/// Slots, each site in one word: `blue1-3 green5`.
pub fn places(slots: &[SlotId]) -> String {
    let of = |site: &Site| -> Option<String> {
        let rows: Vec<u8> = slots.iter().filter(|slot| slot.site() == *site).map(|slot| slot.row()).collect();
        (!rows.is_empty()).then(|| format!("{}{}", site.id(), ranges(&rows)))
    };
    Site::ALL.iter().filter_map(of).collect::<Vec<_>>().join(" ")
}

/// The same for people: `blue 1–3, green 5`.
pub fn in_words(slots: &[SlotId], lang: Lang) -> String {
    let of = |site: &Site| -> Option<String> {
        let rows: Vec<u8> = slots.iter().filter(|slot| slot.site() == *site).map(|slot| slot.row()).collect();
        let ranges = ranges(&rows).replace('-', "–").replace(',', ", ");
        (!rows.is_empty()).then(|| format!("{} {ranges}", text(lang, &words::site(*site))))
    };
    Site::ALL.iter().filter_map(of).collect::<Vec<_>>().join(", ")
}

/// `1-3,5` for rows that follow each other.
fn ranges(rows: &[u8]) -> String {
    let runs = rows.chunk_by(|a, b| a + 1 == *b).filter_map(|run| Some((run.first()?, run.last()?)));
    let words = runs.map(|(a, b)| if a == b { a.to_string() } else { format!("{a}-{b}") });
    words.collect::<Vec<_>>().join(",")
}

/// The question of a turn: the fish are in the hand above, so only the dives are listed.
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
        assert_eq!(ranges(&[1, 2, 3, 5]), "1-3,5");
        assert_eq!(ranges(&[4]), "4");
    }

    #[test]
    fn no_line_is_wider_than_80_letters_in_a_whole_game() {
        let mut session = Session::start(&::finspan::GAME, Setup::new("finspan", "digital", 3)).expect("a game");
        let mut rng = Rng::new(3, 3);
        while let Some(question) = session.screen().ask.clone() {
            for lang in Lang::ALL {
                for roomy in [true, false] {
                    let view = View { screen: session.screen(), lang, paint: Paint::PLAIN };
                    let shown = shown(&view).expect("Finspan");
                    let mut page = mat(&view, shown) + &super::hand(&view, shown, roomy);
                    assert!(roomy || page.lines().count() == 7 + shown.hand.len(), "the mat and a line a card");
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
