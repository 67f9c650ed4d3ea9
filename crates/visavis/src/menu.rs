//! `visavis menu`: what would you like to play in the terminal?

use std::io::{BufRead, Write};
use std::path::Path;
use std::time::UNIX_EPOCH;

use anyhow::Result;
use page::letters::wrapped;
use page::{day, registry};
use table::{Lang, Session, Setup, msg};

use crate::terminal::{self, Terminal};
use crate::words::text;
use crate::{cards, hold, new_file, open, random_seed, refused, store};

/// Shows the menu and starts what is chosen.
pub fn run(data: &Path, lang: Lang) -> Result<()> {
    let paint = terminal::paint();
    let unfinished: Vec<_> = store::saved_games(data)
        .into_iter()
        .filter_map(|(time, path)| Some((open(&path, lang).ok().filter(|s| s.screen().over.is_none())?, path, time)))
        .take(5)
        .collect();
    let new: Vec<_> = registry::all()
        .iter()
        .flat_map(|e| e.game.about().tables.into_iter().map(move |table| (e.game, table)))
        .collect();
    println!("{}\n", paint.bold("Vis-à-vis"));
    println!("{}", text(lang, &msg!("visavis-menu")));
    let mut number = 0;
    let mut line = |text: String| {
        number += 1;
        println!(" {} {text}", paint.accent(&format!("{number:>2}")));
    };
    for (_, path, time) in &unfinished {
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs().cast_signed());
        line(text(lang, &msg!("visavis-menu-resume", file = name, day = day::words(seconds))));
    }
    for (game, table) in &new {
        let title = text(lang, &game.about().title);
        line(text(lang, &msg!("visavis-menu-new", game = title, table = *table)));
    }
    println!("  q {}", text(lang, &msg!("visavis-menu-quit")));
    println!("\n{}", paint.dim(&wrapped(&text(lang, &msg!("page-unofficial")), 78)));
    print!("{} ", paint.accent("›"));
    std::io::stdout().flush()?;
    let mut typed = String::new();
    std::io::stdin().lock().read_line(&mut typed)?;
    let Some(chosen) = typed.trim().parse::<usize>().ok().and_then(|n| n.checked_sub(1)) else { return Ok(()) };
    let resumed = unfinished.len();
    if chosen < resumed {
        let Some((_, path, _)) = unfinished.into_iter().nth(chosen) else { return Ok(()) };
        let _held = hold(&path, lang)?;
        let session = open(&path, lang)?;
        return Terminal::new(session, lang, &path).learning(data).play();
    }
    let Some((game, table)) = new.get(chosen - resumed) else { return Ok(()) };
    let mut setup = Setup::new(game.about().id, table, random_seed()?);
    for why in cards::put_into(&mut setup, *game, data) {
        eprintln!("{}: {}", why.code, text(lang, &why.text));
    }
    let session = Session::start(*game, setup).map_err(|why| refused(&why, lang))?;
    let path = new_file(data, &session);
    let _held = hold(&path, lang)?;
    Terminal::new(session, lang, &path).learning(data).play()
}
