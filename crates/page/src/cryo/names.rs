//! Cards and materials by their names: a small picture before each name in a sentence.

use std::sync::OnceLock;

use cryo::names::{Card, Item, Track};
use maud::Markup;
use table::{Lang, Msg, msg};

use super::glyph;
use crate::words::text;

/// The names in one language, each with its picture; the longest first, as some are parts of others.
type Names = Vec<(String, Markup)>;

/// The names in every language, each found when it is first needed: the real ones and, last, the pseudo-language.
type All = [OnceLock<Names>; Lang::ALL.len() + 1];

/// The picture of what this text begins with the name of, and how long the name is.
pub fn picture(lang: Lang, sentence: &str) -> Option<(usize, Markup)> {
    static ALL: All = [const { OnceLock::new() }; Lang::ALL.len() + 1];
    find(&ALL, lang, sentence, || materials(lang).chain(cards(lang)).collect())
}

/// The same for materials alone, which their signs are enough for.
pub fn sign(lang: Lang, figures: &str) -> Option<(usize, Markup)> {
    static ALL: All = [const { OnceLock::new() }; Lang::ALL.len() + 1];
    find(&ALL, lang, figures, || materials(lang).collect())
}

fn find(all: &All, lang: Lang, sentence: &str, names: impl FnOnce() -> Names) -> Option<(usize, Markup)> {
    let sorted = || {
        let mut names = names();
        names.retain(|(name, _)| !name.is_empty());
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        names.dedup_by(|a, b| a.0 == b.0);
        names
    };
    let names = all[lang as usize].get_or_init(sorted);
    names.iter().find(|(name, _)| sentence.starts_with(name.as_str())).map(|(name, drawn)| (name.len(), drawn.clone()))
}

fn materials(lang: Lang) -> impl Iterator<Item = (String, Markup)> {
    let say = move |msg: &Msg| text(lang, msg);
    // "1 crystal" and "2 crystals" name the same thing in other forms.
    let without_number = |amount: String| amount.trim_start_matches(|c: char| !c.is_alphabetic()).to_owned();
    Track::ALL.into_iter().flat_map(move |track| {
        let amount = |n: i64| without_number(say(&msg!("cryo-amount", track = track.id(), n = n)));
        let called = [say(&msg!("cryo-track", track = track.id())), amount(1), amount(2)];
        called.map(|name| (name, glyph::item(Item::Of(track))))
    })
}

fn cards(lang: Lang) -> impl Iterator<Item = (String, Markup)> {
    Card::ALL.into_iter().map(move |card| (text(lang, &msg!("cryo-card", card = card.id())), glyph::card(card)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_and_materials_are_known_by_name_in_every_language() {
        fn length(lang: Lang, sentence: &str) -> Option<usize> {
            picture(lang, sentence).map(|(length, _)| length)
        }
        assert_eq!(length(Lang::En, "Turtle on the left"), Some("Turtle".len()));
        assert_eq!(length(Lang::En, "crystals 2, organics 1"), Some("crystals".len()));
        assert_eq!(length(Lang::En, "crystal (2 → 3)"), Some("crystal".len()));
        assert_eq!(length(Lang::De, "Energie 3"), Some("Energie".len()));
        assert_eq!(length(Lang::En, "Put 1 drone"), None);
        assert_eq!(
            sign(Lang::De, "Organisches Material 3").map(|(length, _)| length),
            Some("Organisches Material".len())
        );
        assert!(sign(Lang::En, "Turtle on the left").is_none());
        for lang in Lang::ALL {
            assert!(Card::ALL.iter().all(|card| {
                let name = text(lang, &msg!("cryo-card", card = card.id()));
                length(lang, name.as_str()) == Some(name.len())
            }));
        }
    }
}
