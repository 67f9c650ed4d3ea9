//! The person's own cards: show, enter, check, reset, export and import. They are in the data folder
//! and take the place of house figures in new games; every game carries the ones it was played with.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use page::host::Failure;
use page::own;
use serde_json::{Value, json};
use table::{Game, Lang, OwnCards, Refusal, Screen, Setup, msg};

use crate::cli::CardsAction;
use crate::words::text;
use crate::{refused, store, terminal};

/// The file with the person's own cards of a game.
fn file(data: &Path, cards: &dyn OwnCards) -> Result<Option<String>, Failure> {
    store::own_cards(data, cards.name()).map_err(|why| Failure::new(why.to_string()))
}

/// Writes the person's own cards, whole or not at all.
fn save(data: &Path, cards: &dyn OwnCards, own: &Value) -> Result<()> {
    Ok(store::keep_own_cards(data, cards.name(), Some(&own::written(own)))?)
}

/// Puts the person's own cards into a new game's set-up. A broken file is left out, and the reasons come back.
pub fn put_into(setup: &mut Setup, game: &dyn Game, data: &Path) -> Vec<Refusal> {
    game.cards().map(|cards| own::put_into(setup, game, file(data, cards))).unwrap_or_default()
}

/// Keeps what a game has told about the person's copy, so that it is never asked again.
pub fn learn(data: &Path, game: &dyn Game, screen: &Screen) -> std::io::Result<()> {
    let Some(cards) = game.cards() else { return Ok(()) };
    // Most answers teach nothing: only what does waits for others.
    if own::learned(file(data, cards), cards, screen).is_none() {
        return Ok(());
    }
    store::alone(data, || match own::learned(file(data, cards), cards, screen) {
        Some(more) => store::keep_own_cards(data, cards.name(), Some(&more)),
        None => Ok(()),
    })?
}

/// `visavis cards GAME …`.
pub fn run(game: &dyn Game, action: Option<CardsAction>, data: &Path, lang: Lang) -> Result<()> {
    let Some(cards) = game.cards() else {
        bail!(text(lang, &msg!("visavis-cards-none", game = text(lang, &game.about().title))));
    };
    let own = own::read(file(data, cards));
    let mut out = std::io::stdout().lock();
    match action.unwrap_or(CardsAction::Show { json: false }) {
        CardsAction::Show { json: true } => {
            let own = own.map_err(|why| refused(&[why], lang))?;
            writeln!(out, "{}", own::listed(cards, own.as_ref(), lang))?;
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
            let (question, line) = (figure.field.question(), value.join(" "));
            let answer = terminal::read_answer(&question, line.trim());
            let answer = answer.or_else(|| terminal::read_name(&question, line.trim()));
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
                None => writeln!(out, "{}", text(lang, &msg!("visavis-cards-no-own")))?,
                Some(own) => {
                    let wrong = cards.check(&own);
                    if !wrong.is_empty() {
                        return Err(refused(&wrong, lang));
                    }
                    writeln!(out, "{}", text(lang, &msg!("visavis-cards-fine")))?;
                }
            }
        }
        CardsAction::Reset => {
            store::keep_own_cards(data, cards.name(), None)?;
            writeln!(out, "{}", text(lang, &msg!("visavis-cards-reset")))?;
        }
        CardsAction::Export { file } => {
            let own = own.map_err(|why| refused(&[why], lang))?.unwrap_or_else(|| json!({}));
            store::write(&file, &own::written(&own))?;
            writeln!(out, "{}", text(lang, &msg!("visavis-saved", path = file.display().to_string())))?;
        }
        CardsAction::Import { file } => {
            let own = read_file(&file, lang)?;
            let wrong = cards.check(&own);
            if !wrong.is_empty() {
                return Err(refused(&wrong, lang));
            }
            save(data, cards, &own)?;
            writeln!(out, "{}", text(lang, &msg!("visavis-cards-fine")))?;
        }
    }
    Ok(())
}

fn read_file(path: &Path, lang: Lang) -> Result<Value> {
    let name = || path.display().to_string();
    let file = std::fs::read_to_string(path).with_context(name)?;
    let own = own::read(Ok(Some(file))).map_err(|why| refused(&[why], lang)).with_context(name)?;
    Ok(own.unwrap_or_default())
}

fn show(cards: &dyn OwnCards, own: Option<&Value>, lang: Lang, out: &mut impl Write) -> Result<()> {
    let paint = terminal::paint();
    let mut section = String::new();
    for figure in cards.figures(own) {
        let heading = text(lang, &figure.section.whole());
        if heading != section {
            writeln!(out, "\n{}", paint.bold(&heading))?;
            section = heading;
        }
        let mark = text(lang, &table::Msg::new(figure.provenance.message()));
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
        writeln!(out, "{}", text(lang, &msg!("visavis-cards-fine")))?;
    } else {
        writeln!(out, "{}", text(lang, &msg!("visavis-cards-entered")))?;
        for why in wrong {
            writeln!(out, "  {}: {}", why.code, text(lang, &why.text))?;
        }
    }
    Ok(())
}
