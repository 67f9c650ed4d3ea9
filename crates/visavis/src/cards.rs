//! The person's own cards: show, enter, check, reset, export and import. They lie in the data folder
//! and take the place of house figures in new games; every game carries the ones it was played with.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use table::{Game, Lang, OwnCards, Refusal, Setup, Values, msg, prepare};

use crate::cli::CardsAction;
use crate::games::text;
use crate::terminal::paint::Paint;
use crate::{protocol, refused, store, terminal};

/// Where the own cards of a game lie.
pub fn file(data: &Path, cards: &dyn OwnCards) -> PathBuf {
    data.join("cards").join(format!("{}.json", cards.name()))
}

/// The own cards as they lie in the data folder; none if there are none. What cannot be read is an error and stays.
pub fn load(data: &Path, cards: &dyn OwnCards) -> Result<Option<Value>, Refusal> {
    let unreadable = |why: String| Refusal::new("OwnerFileInvalid", msg!("error-own-cards", why = why));
    match std::fs::read_to_string(file(data, cards)) {
        Ok(text) => serde_json::from_str(&text).map(Some).map_err(|why| unreadable(why.to_string())),
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(why) => Err(unreadable(why.to_string())),
    }
}

/// Writes the own cards, whole or not at all.
pub fn save(data: &Path, cards: &dyn OwnCards, own: &Value) -> Result<()> {
    Ok(store::write(&file(data, cards), &format!("{own:#}\n"))?)
}

/// Puts the person's own cards into a new game's set-up. A broken file is left out, and the reasons come back.
pub fn put_into(setup: &mut Setup, game: &dyn Game, data: &Path) -> Vec<Refusal> {
    let Some(cards) = game.cards() else { return Vec::new() };
    let own = match load(data, cards) {
        Ok(Some(own)) => own,
        Ok(None) => return Vec::new(),
        Err(why) => return vec![why],
    };
    let wrong = cards.check(&own);
    if !wrong.is_empty() {
        return wrong;
    }
    setup.own.insert(cards.name().to_owned(), own);
    // Where a choice "house or own" was left open, the own ones are meant, if they are complete.
    for choice in game.about().options {
        let has_own = matches!(&choice.values, Values::OneOf(values) if values.iter().any(|(v, _)| *v == "own"));
        if has_own && !setup.options.contains_key(choice.name) {
            let with = setup.clone().with(choice.name, "own");
            if prepare(game, with.clone()).is_ok() {
                *setup = with;
            }
        }
    }
    Vec::new()
}

/// The figures for programs.
pub fn listed(cards: &dyn OwnCards, own: Option<&Value>, lang: Lang) -> Value {
    cards
        .figures(own)
        .iter()
        .map(|figure| {
            let mut line = protocol::question(&figure.field.question(), lang);
            line["section"] = text(lang, &figure.section).into();
            line["value"] = json!(figure.field.value);
            line["shown"] = text(lang, &figure.field.shown()).into();
            line["provenance"] = json!(figure.provenance);
            line
        })
        .collect()
}

/// `visavis cards GAME …`.
pub fn run(game: &dyn Game, action: Option<CardsAction>, data: &Path, lang: Lang) -> Result<()> {
    let Some(cards) = game.cards() else {
        bail!(text(lang, &msg!("cards-none", game = text(lang, &game.about().title))));
    };
    let own = load(data, cards);
    let mut out = std::io::stdout().lock();
    match action.unwrap_or(CardsAction::Show { json: false }) {
        CardsAction::Show { json: true } => {
            let own = own.map_err(|why| refused(&[why], lang))?;
            writeln!(out, "{}", listed(cards, own.as_ref(), lang))?;
        }
        CardsAction::Show { json: false } => {
            let own = own.map_err(|why| refused(&[why], lang))?;
            show(cards, own.as_ref(), lang, &mut out)?;
        }
        CardsAction::Enter { field, value } => {
            let own = own.map_err(|why| refused(&[why], lang))?;
            let figure = cards.figures(own.as_ref()).into_iter().find(|f| f.field.id == field.as_str());
            let unknown =
                || refused(&[Refusal::new("UnknownField", msg!("error-unknown-field", field = field.as_str()))], lang);
            let figure = figure.ok_or_else(unknown)?;
            let answer = terminal::read_answer(&figure.field.question(), value.join(" ").trim());
            let answer = answer.with_context(|| text(lang, &msg!("error-not-offered", answer = value.join(" "))))?;
            let changed = cards.enter(own.as_ref(), &field, &answer).map_err(|why| refused(&[why], lang))?;
            save(data, cards, &changed)?;
            tell_check(cards, &changed, lang, &mut out)?;
        }
        CardsAction::Check { file } => {
            let own = match file {
                Some(path) => Some(read_file(&path, lang)?),
                None => own.map_err(|why| refused(&[why], lang))?,
            };
            match own {
                None => writeln!(out, "{}", text(lang, &msg!("cards-no-own")))?,
                Some(own) => {
                    let wrong = cards.check(&own);
                    if !wrong.is_empty() {
                        return Err(refused(&wrong, lang));
                    }
                    writeln!(out, "{}", text(lang, &msg!("cards-fine")))?;
                }
            }
        }
        CardsAction::Reset => {
            let path = file(data, cards);
            if path.exists() {
                // Nothing is ever lost: the last own cards stay beside.
                std::fs::rename(&path, path.with_extension("json.old"))?;
            }
            writeln!(out, "{}", text(lang, &msg!("cards-reset")))?;
        }
        CardsAction::Export { file } => {
            let own = own.map_err(|why| refused(&[why], lang))?.unwrap_or_else(|| json!({}));
            store::write(&file, &format!("{own:#}\n"))?;
            writeln!(out, "{}", text(lang, &msg!("ui-saved", path = file.display().to_string())))?;
        }
        CardsAction::Import { file } => {
            let own = read_file(&file, lang)?;
            let wrong = cards.check(&own);
            if !wrong.is_empty() {
                return Err(refused(&wrong, lang));
            }
            save(data, cards, &own)?;
            writeln!(out, "{}", text(lang, &msg!("cards-fine")))?;
        }
    }
    Ok(())
}

fn read_file(path: &Path, lang: Lang) -> Result<Value> {
    let name = || path.display().to_string();
    let file = std::fs::read_to_string(path).with_context(name)?;
    serde_json::from_str(&file)
        .map_err(|why| {
            refused(&[Refusal::new("OwnerFileInvalid", msg!("error-own-cards", why = why.to_string()))], lang)
        })
        .with_context(name)
}

fn show(cards: &dyn OwnCards, own: Option<&Value>, lang: Lang, out: &mut impl Write) -> Result<()> {
    let paint = Paint::from_environment();
    let mut section = String::new();
    for figure in cards.figures(own) {
        let heading = text(lang, &figure.section);
        if heading != section {
            writeln!(out, "\n{}", paint.bold(&heading))?;
            section = heading;
        }
        let mark = text(lang, &table::Msg { id: figure.provenance.message().into(), args: Vec::new() });
        writeln!(
            out,
            "  {:<22} {}: {}  {}",
            paint.accent(&figure.field.id),
            text(lang, &figure.field.label),
            text(lang, &figure.field.shown()),
            paint.dim(&format!("[{mark}]"))
        )?;
    }
    Ok(())
}

fn tell_check(cards: &dyn OwnCards, own: &Value, lang: Lang, out: &mut impl Write) -> Result<()> {
    let wrong = cards.check(own);
    if wrong.is_empty() {
        writeln!(out, "{}", text(lang, &msg!("cards-fine")))?;
    } else {
        writeln!(out, "{}", text(lang, &msg!("cards-entered")))?;
        for why in wrong {
            writeln!(out, "  {}: {}", why.code, text(lang, &why.text))?;
        }
    }
    Ok(())
}
