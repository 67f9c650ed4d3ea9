//! `visavis menu`: what would you like to play in the terminal?

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Result;
use table::{Lang, Session, Setup, msg};

use crate::games::{self, text};
use crate::terminal::{Terminal, wrapped};
use crate::terminal::paint::Paint;
use crate::{new_file, open, random_seed, refused, store};

/// Shows the menu and starts what is chosen.
pub fn run(data: &Path, lang: Lang) -> Result<()> {
    let paint = Paint::from_environment();
    let unfinished: Vec<_> = store::saved_games(data)
        .into_iter()
        .filter_map(|path| Some((open(&path, lang).ok().filter(|s| s.screen().over.is_none())?, path)))
        .take(5)
        .collect();
    let new: Vec<_> =
        games::all().iter().flat_map(|game| game.about().tables.into_iter().map(move |table| (*game, table))).collect();
    println!("{}\n", paint.bold("Vis-à-vis"));
    println!("{}", text(lang, &msg!("ui-menu")));
    let mut number = 0;
    let mut line = |text: String| {
        number += 1;
        println!(" {} {text}", paint.accent(&format!("{number:>2}")));
    };
    for (_, path) in &unfinished {
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        line(text(lang, &msg!("ui-menu-resume", file = name)));
    }
    for (game, table) in &new {
        let title = text(lang, &game.about().title);
        line(text(lang, &msg!("ui-menu-new", game = title, table = *table)));
    }
    println!("  q {}", text(lang, &msg!("ui-menu-quit")));
    println!("\n{}", paint.dim(&wrapped(&text(lang, &msg!("ui-unofficial")), 78)));
    print!("{} ", paint.accent("›"));
    std::io::stdout().flush()?;
    let mut typed = String::new();
    std::io::stdin().lock().read_line(&mut typed)?;
    let Some(chosen) = typed.trim().parse::<usize>().ok().and_then(|n| n.checked_sub(1)) else { return Ok(()) };
    let resumed = unfinished.len();
    if chosen < resumed {
        let Some((session, path)) = unfinished.into_iter().nth(chosen) else { return Ok(()) };
        return Terminal::new(session, lang, &path).play();
    }
    let Some((game, table)) = new.get(chosen - resumed) else { return Ok(()) };
    let session =
        Session::start(*game, Setup::new(game.about().id, table, random_seed())).map_err(|why| refused(&why, lang))?;
    let path = new_file(data, &session);
    Terminal::new(session, lang, &path).play()
}
