//! The person's own cards: read, put into a new game, listed for programs. They take the place of house
//! figures in new games; every game carries the ones it was played with.

use serde_json::{Value, json};
use table::{Choice, Game, Lang, OwnCards, Refusal, Screen, Setup, Values, msg, prepare};

use crate::host::{Failure, Store};
use crate::screen;
use crate::words::text;

/// A file of own cards; what cannot be read is refused and stays as it is.
pub fn read(file: Result<Option<String>, Failure>) -> Result<Option<Value>, Refusal> {
    let unreadable = |why: String| Refusal::new("OwnerFileInvalid", msg!("page-own-unreadable", why = why));
    let Some(text) = file.map_err(|why| unreadable(why.why))? else { return Ok(None) };
    serde_json::from_str(&text).map(Some).map_err(|why| unreadable(why.to_string()))
}

/// The text of a file of own cards.
pub fn written(own: &Value) -> String {
    format!("{own:#}\n")
}

/// Puts the person's own cards into a new game's set-up. A broken file is left out, and the reasons come back.
pub fn put_into(setup: &mut Setup, game: &dyn Game, file: Result<Option<String>, Failure>) -> Vec<Refusal> {
    let Some(cards) = game.cards() else { return Vec::new() };
    let own = match read(file) {
        Ok(Some(own)) => own,
        Ok(None) => return Vec::new(),
        Err(why) => return vec![why],
    };
    let wrong = cards.check(&own);
    if !wrong.is_empty() {
        return wrong;
    }
    setup.own.insert(cards.name().to_owned(), own);
    // Where a choice "house or own" was left open, the person's own are meant, if they are complete.
    for choice in game.about().options {
        if answers(&choice) && !setup.options.contains_key(choice.name) {
            let with = setup.clone().with(choice.name, "own");
            if prepare(game, with.clone()).is_ok() {
                *setup = with;
            }
        }
    }
    Vec::new()
}

/// Does the person's having own cards answer this choice, house or own?
pub fn answers(choice: &Choice) -> bool {
    matches!(&choice.values, Values::OneOf(values) if values.iter().any(|(v, _)| *v == "own"))
}

/// Has a game told something new about the person's copy? Most answers teach nothing: only what does waits for others.
pub fn teaches(store: &dyn Store, game: &dyn Game, screen: &Screen) -> bool {
    game.cards().is_some_and(|cards| learned(store.own(cards.name()), cards, screen).is_some())
}

/// Keeps what a game has told about the person's copy, so that it is never asked again. A file that cannot
/// be read or is refused stays as it is.
pub fn learn(store: &dyn Store, game: &dyn Game, screen: &Screen) -> Result<(), Failure> {
    let Some(cards) = game.cards() else { return Ok(()) };
    let mut kept = Ok(());
    store.alone(&mut || {
        if let Some(more) = learned(store.own(cards.name()), cards, screen) {
            kept = store.keep_own(cards.name(), Some(&more));
        }
    })?;
    kept
}

/// The file with what this game has told; none if that is nothing new.
pub fn learned(file: Result<Option<String>, Failure>, cards: &dyn OwnCards, screen: &Screen) -> Option<String> {
    let own = read(file).ok()?;
    let more = cards.learned(own.as_ref(), screen).filter(|more| cards.check(more).is_empty())?;
    Some(written(&more))
}

/// The figures for programs.
pub fn listed(cards: &dyn OwnCards, own: Option<&Value>, lang: Lang) -> Value {
    cards
        .figures(own)
        .iter()
        .map(|figure| {
            let mut line = screen::question(&figure.field.question(), lang);
            line["section"] = text(lang, &figure.section.whole()).into();
            line["value"] = json!(figure.field.value);
            line["shown"] = text(lang, &figure.field.shown()).into();
            line["provenance"] = json!(figure.provenance);
            line
        })
        .collect()
}
