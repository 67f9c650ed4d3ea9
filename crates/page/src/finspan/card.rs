//! A whole card of Finspan in words.

use std::collections::BTreeMap;

use finspan::digital::Shown;
use finspan::digital::shown::PlayPlace;
use finspan::game::fish::{FishId, fish, name};
use finspan::game::ocean::SlotId;
use finspan::words;
use table::{Lang, msg};

use super::habitat;
use super::letters::in_words;
use super::offers::brings;
use crate::letters::wrapped;
use crate::paint::Paint;
use crate::words::text;

/// Names, cost, zones, tags and ability of a card; of one in hand also where it may go now and what that brings
/// at once. None if it cannot be seen.
pub fn lines(shown: &Shown, number: u64, lang: Lang, paint: Paint) -> Option<Vec<String>> {
    let id = FishId::try_from(number).ok().filter(|id| shown.cards.contains_key(id))?;
    let card = fish(id);
    let points = text(lang, &msg!("page-mat-points", n = card.points));
    let mut lines =
        vec![paint.bold(&wrapped(&format!("{id} {} · {} {points}", text(lang, &words::card(id)), card.points), 78))];
    let mut add = |line: String| lines.push(format!("  {}", wrapped(&line, 76)));
    add(format!("{} · {}", name(id).latin, text(lang, &habitat::of(card))));
    if !card.is_forage() {
        add(text(lang, &msg!("page-mat-cost", cost = words::cost(&card.cost))));
    }
    let tags: Vec<String> = habitat::tags(card).map(|tag| text(lang, &tag)).collect();
    if !tags.is_empty() {
        add(tags.join(" · "));
    }
    if habitat::hungry(card) {
        add(text(lang, &habitat::eats(card)));
    }
    add(text(lang, &words::ability_text(card)));
    if let Some(play) = shown.play(id) {
        match play.missing {
            Some(missing) => add(text(lang, &msg!("page-mat-not", missing = missing.id()))),
            None => add(format!("→ {}", gains(&play.places, lang).join("; "))),
        }
    }
    Some(lines)
}

/// The places of a card by what it brings there, the best first:
/// `purple 4: +5 points`, `blue 1–3, green 5: +2 points`.
pub fn gains(all: &[PlayPlace], lang: Lang) -> Vec<String> {
    let mut by_gain: BTreeMap<(i64, i64, i64), Vec<SlotId>> = BTreeMap::new();
    for place in all {
        by_gain.entry((place.gain, place.week, place.least)).or_default().push(place.slot);
    }
    let line = |((gain, week, least), slots): ((i64, i64, i64), Vec<SlotId>)| {
        format!("{}: {}", in_words(&slots, lang), text(lang, &brings(gain, least, week)))
    };
    by_gain.into_iter().rev().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::width;
    use table::{Session, Setup};

    #[test]
    fn a_card_in_hand_is_shown_with_its_places() {
        let session = Session::start(&::finspan::GAME, Setup::new("finspan", "digital", 3)).expect("a game");
        let shown: &Shown = session.screen().state.of().expect("Finspan");
        for play in &shown.plays {
            for lang in Lang::ALL {
                let card = lines(shown, play.card.into(), lang, Paint::PLAIN).expect("seen").join("\n");
                assert!(card.starts_with(&play.card.to_string()), "{card}");
                assert_eq!(card.contains('→'), play.missing.is_none(), "{card}");
                assert_eq!(card.lines().find(|line| width(line) > 80), None);
            }
        }
        assert_eq!(lines(shown, 9999, Lang::En, Paint::PLAIN), None);
    }
}
