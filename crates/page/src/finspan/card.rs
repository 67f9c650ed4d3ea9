//! A whole card of Finspan in words.

use std::collections::BTreeMap;

use finspan::digital::words;
use finspan::fish::{FishId, fish, name};
use serde_json::Value;
use table::{Lang, msg};

use super::habitat;
use super::letters::places;
use crate::letters::wrapped;
use crate::paint::Paint;
use crate::words::text;

/// A card of the hand to name as an example.
pub fn example(state: &Value) -> Option<u64> {
    state["hand"].as_array()?.first()?.as_u64()
}

/// Names, cost, zones and ability of a card; of one in hand also where it may go now and what that brings
/// at once. None if it cannot be seen.
pub fn lines(state: &Value, number: u64, lang: Lang, paint: Paint) -> Option<Vec<String>> {
    state["cards"].get(number.to_string())?;
    let id = FishId::try_from(number).ok()?;
    let (card, names) = (fish(id), name(id));
    let points = text(lang, &msg!("page-mat-points", n = card.points));
    let mut lines = vec![paint.bold(&wrapped(&format!("{id} {} · {} {points}", names.name, card.points), 78))];
    let mut add = |line: String| lines.push(format!("  {}", wrapped(&line, 76)));
    add(format!("{} · {}", names.latin, text(lang, &habitat::words(card))));
    if !card.is_forage() {
        add(text(lang, &msg!("page-mat-cost", cost = words::cost(&card.cost))));
    }
    add(text(lang, &words::ability_text(card)));
    if let Some(play) = state["plays"].as_array()?.iter().find(|play| play["card"] == number) {
        match play["missing"].as_str() {
            Some(missing) => add(text(lang, &msg!("page-mat-not", missing = missing))),
            None => add(format!("→ {}", gains(play, lang))),
        }
    }
    Some(lines)
}

/// The places of a card by what it brings there, the best first:
/// `purple4: +5 points; blue1-3 green5: +2 points`.
fn gains(play: &Value, lang: Lang) -> String {
    let mut by_gain: BTreeMap<i64, Vec<&str>> = BTreeMap::new();
    for place in play["places"].as_array().into_iter().flatten() {
        let (Some(gain), Some(slot)) = (place["gain"].as_i64(), place["slot"].as_str()) else { continue };
        by_gain.entry(gain).or_default().push(slot);
    }
    let line = |(gain, slots): (i64, Vec<&str>)| {
        let sign = if gain < 0 { "−" } else { "+" };
        let gain = text(lang, &msg!("page-mat-gain", sign = sign, n = gain.abs()));
        format!("{}: {gain}", places(&slots))
    };
    by_gain.into_iter().rev().map(line).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::width;
    use table::{Session, Setup};

    #[test]
    fn a_card_in_hand_is_shown_with_its_places() {
        let session = Session::start(&::finspan::GAME, Setup::new("finspan", "digital", 3)).expect("a game");
        let state = session.screen().state.json();
        for play in state["plays"].as_array().expect("plays") {
            let number = play["card"].as_u64().expect("a number");
            for lang in Lang::ALL {
                let card = lines(state, number, lang, Paint::PLAIN).expect("seen").join("\n");
                assert!(card.starts_with(&number.to_string()), "{card}");
                assert_eq!(card.contains('→'), play["missing"].is_null(), "{card}");
                assert_eq!(card.lines().find(|line| width(line) > 80), None);
            }
        }
        assert_eq!(lines(state, 9999, Lang::En, Paint::PLAIN), None);
    }
}
