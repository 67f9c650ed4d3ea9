//! Fish and slots by their names in a sentence, as small pictures.

use std::collections::HashMap;
use std::sync::OnceLock;

use finspan::game::fish::{FISH_COUNT, FishId, fish as card_of};
use finspan::game::ocean::SlotId;
use finspan::names::Site;
use finspan::words;
use maud::{Markup, html};
use table::{Lang, Msg};

use super::fish;
use crate::words::text;

/// Something that has a name.
#[derive(Clone, Copy)]
enum Named {
    Fish(FishId),
    Slot(SlotId),
}

/// All names of a language by their first word, the longer ones first.
type Names = HashMap<String, Vec<(String, Named)>>;

/// The picture of what this text begins with the name of, and how long the name is.
pub fn picture(lang: Lang, sentence: &str) -> Option<(usize, Markup)> {
    let (name, what) = names(lang).get(first_word(sentence))?.iter().find(|(name, _)| sentence.starts_with(name))?;
    Some((name.len(), html! { span.ocean aria-hidden="true" { (drawn(*what)) } }))
}

fn first_word(sentence: &str) -> &str {
    sentence.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default()
}

fn names(lang: Lang) -> &'static Names {
    static ALL: [OnceLock<Names>; Lang::ALL.len() + 1] = [const { OnceLock::new() }; Lang::ALL.len() + 1];
    ALL[lang as usize].get_or_init(|| {
        let all_fish = (1..=FISH_COUNT).filter_map(|id| FishId::try_from(id).ok());
        let fish = all_fish.map(|id| (words::card(id), Named::Fish(id)));
        let slots = SlotId::all().map(|slot| (words::slot(slot), Named::Slot(slot)));
        let mut names = Names::new();
        for (name, what) in fish.chain(slots).map(|(name, what): (Msg, Named)| (text(lang, &name), what)) {
            names.entry(first_word(&name).to_owned()).or_default().push((name, what));
        }
        names.values_mut().for_each(|all| all.sort_by_key(|(name, _)| std::cmp::Reverse(name.len())));
        names
    })
}

fn drawn(what: Named) -> Markup {
    match what {
        Named::Fish(id) => fish::drawing(card_of(id)),
        Named::Slot(slot) => spot(slot),
    }
}

/// The mat in small: three sites, and the slot in its row.
fn spot(slot: SlotId) -> Markup {
    html! {
        svg.spot viewBox="0 0 18 18" aria-hidden="true" {
            @for (i, site) in Site::ALL.into_iter().enumerate() {
                @let here = slot.site() == site;
                rect.site.(site.id()).here[here] x=(6 * i) y="0" width="5" height="18" rx="1" {}
                @if here { rect.here x=(6 * i) y=(3 * (slot.row() - 1)) width="5" height="3" {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fish_and_slot_is_found_by_its_name_in_every_language() {
        for lang in Lang::ALL {
            for id in (1..=FISH_COUNT).filter_map(|id| FishId::try_from(id).ok()) {
                let name = text(lang, &words::card(id));
                let (length, picture) = picture(lang, &format!("{name}: 2")).expect("it has a picture");
                assert_eq!(length, name.len(), "{name}");
                assert!(picture.into_string().contains("data-shape"), "{name}");
            }
            for slot in SlotId::all() {
                let name = text(lang, &words::slot(slot));
                assert_eq!(picture(lang, &name).map(|(length, _)| length), Some(name.len()), "{name}");
            }
            assert!(picture(lang, "Patchwork 1").is_none());
        }
    }
}
