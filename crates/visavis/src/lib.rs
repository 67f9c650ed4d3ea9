//! Vis-à-vis: the opponent across the table.

mod cards;
mod cli;
mod decide;
mod lab;
mod lines;
mod menu;
mod protocol;
mod replay;
pub mod serve;
mod site;
pub mod store;
mod terminal;
pub mod words;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use page::{coach, registry, screen};
use table::{Game, Journal, Lang, Refusal, Session, Setup, msg};

use cli::{Cli, Command, Play};
use serve::Guests;
use store::{Held, NotHeld};
use words::text;

pub use cli::words as command_line_words;

/// The whole program: reads the command line and does what it says.
pub fn main() -> ExitCode {
    let (cli, lang) = cli::parse();
    match run(cli, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) if broken_pipe(&why) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why:#}");
            ExitCode::FAILURE
        }
    }
}

/// Somebody stopped listening: `visavis replay … | head`.
fn broken_pipe(why: &anyhow::Error) -> bool {
    why.chain().filter_map(|e| e.downcast_ref::<std::io::Error>()).any(|e| e.kind() == std::io::ErrorKind::BrokenPipe)
}

fn run(cli: Cli, lang: Lang) -> Result<()> {
    let data = store::data_folder(cli.data.as_deref());
    match cli.command {
        None => serve::serve(&data, None, Guests::None, lang),
        Some(Command::Serve { port, lan, new_key }) => {
            let guests = match (lan, new_key) {
                (false, _) => Guests::None,
                (true, false) => Guests::WithKey,
                (true, true) => Guests::WithNewKey,
            };
            serve::serve(&data, port, guests, lang)
        }
        Some(Command::Site { folder }) => site::write(&folder, lang),
        Some(Command::Menu) => menu::run(&data, lang),
        Some(Command::Games { json }) => list_games(json, lang),
        Some(Command::Play(play)) => start(&play, &data, lang),
        Some(Command::Replay { file, json }) => show_replay(&file, json, lang),
        Some(Command::Decide { game }) => {
            let deciding: Vec<_> = registry::all().iter().filter_map(|e| Some((e.id(), e.decide?))).collect();
            let Some((_, decide)) = deciding.iter().find(|(id, _)| *id == game) else {
                let games: Vec<_> = deciding.iter().map(|(id, _)| *id).collect();
                bail!(text(lang, &msg!("visavis-error-no-such-game", game = game, games = games.join(", "))));
            };
            decide::run(*decide, lang)
        }
        Some(Command::Review { file, json }) => show_review(&file, json, lang),
        Some(Command::Lab(asked)) => lab::run(&asked, lang),
        Some(Command::Cards { game, action }) => cards::run(find(&game, lang)?, action, &data, lang),
    }
}

fn find(id: &str, lang: Lang) -> Result<&'static dyn Game> {
    registry::find(id).map(|entry| entry.game).with_context(|| {
        let names: Vec<_> = registry::all().iter().map(|entry| entry.id()).collect();
        text(lang, &msg!("visavis-error-no-such-game", game = id, games = names.join(", ")))
    })
}

/// All reasons, one a line.
fn refused(why: &[Refusal], lang: Lang) -> anyhow::Error {
    let lines: Vec<String> = why.iter().map(|w| format!("{}: {}", w.code, text(lang, &w.text))).collect();
    anyhow::Error::msg(lines.join("\n"))
}

fn list_games(json: bool, lang: Lang) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let listed = screen::games(lang);
    if json {
        writeln!(out, "{listed}")?;
        return Ok(());
    }
    let paint = terminal::paint();
    for game in listed["games"].as_array().into_iter().flatten() {
        let word = |key: &str| game[key].as_str().unwrap_or_default().to_owned();
        writeln!(out, "{} · {}  {}", paint.bold(&word("title")), word("opponent"), paint.dim(&word("id")))?;
        writeln!(out, "  {}", word("pitch"))?;
        for option in game["options"].as_array().into_iter().flatten() {
            let word = |key: &str| option[key].as_str().unwrap_or_default().to_owned();
            let values = match option["values"].as_array() {
                Some(values) => values.iter().filter_map(|v| v["id"].as_str()).collect::<Vec<_>>().join(" | "),
                None => format!("{}–{}", option["range"]["min"], option["range"]["max"]),
            };
            writeln!(out, "  {} = {values} [{}]", paint.accent(&word("name")), word("default"))?;
            writeln!(out, "    {}", paint.dim(&word("help")))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", paint.dim(&text(lang, &msg!("page-unofficial"))))?;
    Ok(())
}

/// A seed nobody chose.
fn random_seed() -> Result<u64> {
    getrandom::u64().map_err(|why| anyhow::anyhow!("no randomness: {why}"))
}

/// Starts a game, or goes on with the saved one.
fn start(play: &Play, data: &Path, lang: Lang) -> Result<()> {
    let game = find(&play.game, lang)?;
    // Held before it is read: nobody else writes to it until this game ends.
    let held = play.save.as_deref().map(|path| hold(path, lang)).transpose()?;
    let (session, path) = match &play.save {
        Some(path) if path.exists() => (open(path, lang)?, Some(path.clone())),
        path => {
            let mut setup = Setup::new(game.about().id, play.table.as_deref().unwrap_or(""), 0);
            setup.seed = play.seed.map_or_else(random_seed, Ok)?;
            for (name, value) in &play.option {
                setup.options.insert(name.clone(), value.clone());
            }
            for (name, value) in [("level", &play.level), ("deck", &play.deck)] {
                if let Some(value) = value {
                    setup.options.insert(name.into(), value.clone());
                }
            }
            for why in cards::put_into(&mut setup, game, data) {
                eprintln!("{}: {}", why.code, text(lang, &why.text));
            }
            let session = Session::start(game, setup).map_err(|why| refused(&why, lang))?;
            (session, path.clone())
        }
    };
    if session.game().about().id != game.about().id {
        bail!(text(lang, &msg!("error-save-game", game = session.journal().setup.game.as_str())));
    }
    if play.json {
        return protocol::play(session, lang, path.as_deref());
    }
    let path = match path {
        Some(path) => path,
        None => {
            store::private_folder(data).with_context(|| data.display().to_string())?;
            new_file(data, &session)
        }
    };
    let _held = held.map_or_else(|| hold(&path, lang), Ok)?;
    terminal::Terminal::new(session, lang, &path).learning(data).play()
}

/// Holds a saved game: two programs never write to one file.
fn hold(path: &Path, lang: Lang) -> Result<Held> {
    let at = || path.display().to_string();
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(at)?;
        ::lab::columns::clear_leftovers(folder);
    }
    Held::saved_game(path).map_err(|why| match why {
        NotHeld::By(who) => anyhow::anyhow!(text(lang, &msg!("visavis-save-held", path = at(), who = who))),
        NotHeld::Io(why) => anyhow::Error::from(why).context(at()),
    })
}

/// Where a new game is saved unless told otherwise.
pub fn new_file(data: &Path, session: &Session<'_>) -> PathBuf {
    let setup = &session.journal().setup;
    data.join("games").join(format!("{}-{}-{:016x}.json", setup.game, setup.table, setup.seed))
}

/// Opens a saved game; a damaged file is left as it is.
fn open(path: &Path, lang: Lang) -> Result<Session<'static>> {
    let at = || path.display().to_string();
    let file = std::fs::read_to_string(path)
        .with_context(|| text(lang, &msg!("visavis-error-file", path = at(), why = "")))?;
    let journal = Journal::from_file(&file).map_err(|why| refused(&[why], lang)).with_context(at)?;
    reopen(journal, lang).with_context(at)
}

fn reopen(journal: Journal, lang: Lang) -> Result<Session<'static>> {
    let game = find(&journal.setup.game, lang)?;
    Session::open(game, journal).map_err(|why| refused(&[why], lang))
}

/// Opens a saved game or a share code.
fn open_any(file: &str, lang: Lang) -> Result<Session<'static>> {
    if file.starts_with("VAV1-") {
        let journal = Journal::from_share_code(file).map_err(|why| refused(&[why], lang))?;
        reopen(journal, lang)
    } else {
        open(Path::new(file), lang)
    }
}

fn show_review(file: &str, json: bool, lang: Lang) -> Result<()> {
    let session = open_any(file, lang)?;
    let review = coach::review(session.journal()).map_err(|why| refused(&[why], lang))?;
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", coach::review_json(&review, lang))?;
        return Ok(());
    }
    write!(out, "{}", coach::review_text(&review, lang, terminal::paint()))?;
    Ok(())
}

fn show_replay(file: &str, json: bool, lang: Lang) -> Result<()> {
    let mut session = open_any(file, lang)?;
    let mut out = std::io::stdout().lock();
    if json {
        replay::as_json(&mut session, lang, &mut out)
    } else {
        replay::as_text(&session, lang, terminal::paint(), &mut out)
    }
}
