//! The command line. Its help comes from the message files, like everything a person reads.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use table::{Lang, Msg};

use crate::words::{catalog, text};

/// How the keys of the help begin.
const TOP: &str = "visavis-cli";

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "visavis", version)]
pub struct Cli {
    #[arg(long, global = true)]
    pub data: Option<PathBuf>,
    #[arg(long, global = true, value_parser = language)]
    pub lang: Option<String>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Serve {
        #[arg(long)]
        port: Option<u16>,
        #[arg(long)]
        lan: bool,
        #[arg(long, requires = "lan")]
        new_key: bool,
    },
    Site {
        folder: PathBuf,
    },
    Menu,
    Games {
        #[arg(long)]
        json: bool,
    },
    Play(Play),
    Replay {
        file: String,
        #[arg(long)]
        json: bool,
    },
    Review {
        file: String,
        #[arg(long)]
        json: bool,
    },
    Decide {
        game: String,
    },
    Lab(Box<Lab>),
    Cards {
        game: String,
        #[command(subcommand)]
        action: Option<CardsAction>,
    },
}

/// What to do with the person's own cards.
#[derive(Debug, Subcommand)]
pub enum CardsAction {
    Show {
        #[arg(long)]
        json: bool,
    },
    Enter {
        field: String,
        #[arg(required = true)]
        value: Vec<String>,
    },
    Check {
        file: Option<PathBuf>,
    },
    Reset,
    Export {
        file: PathBuf,
    },
    Import {
        file: PathBuf,
    },
}

#[derive(Debug, Args)]
pub struct Play {
    pub game: String,
    #[arg(long)]
    pub table: Option<String>,
    #[arg(long)]
    pub level: Option<String>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long, value_parser = pair)]
    pub option: Vec<(String, String)>,
    #[arg(long)]
    pub seed: Option<u64>,
    #[arg(long)]
    pub save: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Lab {
    #[command(subcommand)]
    pub part: Option<LabPart>,
    pub game: Option<String>,
    #[arg(long)]
    pub players: Option<String>,
    #[arg(long)]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub csv: bool,
    #[arg(long)]
    pub shard: Option<String>,
    #[arg(long)]
    pub marker: Option<u8>,
    #[arg(long, allow_negative_numbers = true)]
    pub bonus: Option<i16>,
    #[arg(long)]
    pub allow_clock: bool,
    #[arg(long, default_value_t = 10_000)]
    pub games: u64,
    #[arg(long, default_value = "random,automa")]
    pub seats: String,
    #[arg(long)]
    pub level: Option<String>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long)]
    pub side: Option<String>,
    #[arg(long)]
    pub ravel: Option<String>,
    #[arg(long, value_parser = pair)]
    pub option: Vec<(String, String)>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long)]
    pub threads: Option<usize>,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub nautoma_only: bool,
    #[arg(long)]
    pub eggs: Option<String>,
    #[arg(long)]
    pub cards: Option<String>,
    #[arg(long)]
    pub money: Option<String>,
    #[arg(long)]
    pub trieste: Option<String>,
}

#[derive(Debug, Subcommand)]
pub enum LabPart {
    Report {
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        #[arg(long)]
        out: Option<PathBuf>,
        #[arg(long)]
        command: Option<String>,
        #[arg(long)]
        json: bool,
    },
    Merge {
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        #[arg(long)]
        out: PathBuf,
        #[arg(long)]
        json: bool,
    },
    Calibrate(Calibrate),
}

#[derive(Debug, Args)]
pub struct Calibrate {
    #[arg(default_value = "patchwork")]
    pub game: String,
    #[arg(long, default_value = "greedy")]
    pub player: String,
    #[arg(long, default_value_t = 0.5)]
    pub target: f64,
    #[arg(long, value_parser = ["bonus", "marker", "head_start"])]
    pub dial: Option<String>,
    #[arg(long)]
    pub level: Option<String>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long, value_parser = pair)]
    pub option: Vec<(String, String)>,
    #[arg(long, default_value_t = 10_000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long)]
    pub json: bool,
}

/// A language that is spoken here.
fn language(text: &str) -> Result<String, String> {
    Lang::parse(text).map(|lang| lang.code().to_owned()).ok_or_else(languages)
}

/// The codes of all languages.
fn languages() -> String {
    Lang::ALL.map(Lang::code).join(", ")
}

/// `name=value`.
fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| "name=value".to_owned())?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

/// Reads the command line; help and mistakes end the program as usual.
pub fn parse() -> (Cli, Lang) {
    let words: Vec<String> = std::env::args().collect();
    let asked = words.iter().enumerate().find_map(|(i, word)| match word.as_str() {
        "--lang" => words.get(i + 1).map(String::as_str),
        other => other.strip_prefix("--lang="),
    });
    let lang = asked.and_then(Lang::parse).unwrap_or_else(from_environment);
    let matches = localized(Cli::command(), TOP, lang).get_matches();
    match Cli::from_arg_matches(&matches) {
        Ok(cli) => (cli, lang),
        Err(why) => why.exit(),
    }
}

/// The language of the person's system, or English.
fn from_environment() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::parse(&value))
        .unwrap_or_default()
}

/// Fills in the help of a command, its arguments and its subcommands: `visavis-cli-play-seed` and the like.
fn localized(command: clap::Command, key: &str, lang: Lang) -> clap::Command {
    let say = |key: &str| text(lang, &Msg::made(key.to_owned()).with("languages", languages()));
    let arguments: Vec<String> = command.get_arguments().map(|a| a.get_id().to_string()).collect();
    let subcommands: Vec<String> = command.get_subcommands().map(|c| c.get_name().to_owned()).collect();
    let mut command = command.about(say(key));
    for id in arguments {
        let key = format!("{key}-{id}");
        if catalog().has(&key) {
            command = command.mut_arg(id, |arg| arg.help(say(&key)));
        }
    }
    for name in subcommands {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(name, |sub| localized(sub, &key, lang));
    }
    command
}

/// The keys of everything the help explains.
pub fn words() -> BTreeSet<String> {
    fn add(command: &clap::Command, key: &str, found: &mut BTreeSet<String>) {
        found.insert(key.to_owned());
        let own = |id: &str| id != "help" && id != "version";
        let global = |arg: &clap::Arg| key != TOP && ["data", "lang"].contains(&arg.get_id().as_str());
        let arguments = command.get_arguments().filter(|a| own(a.get_id().as_str()) && !global(a));
        found.extend(arguments.map(|a| format!("{key}-{}", a.get_id())));
        for sub in command.get_subcommands() {
            add(sub, &format!("{key}-{}", sub.get_name()), found);
        }
    }
    let mut found = BTreeSet::new();
    add(&Cli::command(), TOP, &mut found);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_argument_is_explained() {
        let missing: Vec<_> = words().into_iter().filter(|key| !catalog().has(key)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        Cli::command().debug_assert();
    }

    #[test]
    fn options_are_pairs() {
        assert_eq!(pair("reshuffle=de"), Ok(("reshuffle".into(), "de".into())));
        assert!(pair("reshuffle").is_err());
    }
}
