//! Recorded whole games: golden text that every game crate keeps. English pins the words (`<name>.en.txt`); the
//! keys and arguments behind them are pinned for all languages at once (`<name>.keys.txt`).
//! Of many more games only a mark is kept, a number of everything that was shown (`<name>.marks.txt`): a line that
//! differs says which game to look at. `UPDATE_PLAYTHROUGHS=1` rewrites them; read the difference before committing it.

use std::fmt::Write as _;
use std::path::Path;

use crate::contract::random_answer;
use serde_json::Value;

use crate::{
    Answer, Arg, Catalog, Entry, FieldKind, Figure, Game, Journal, Lang, Messages, Msg, Opt, OwnCards, Question, Rng,
    Screen, Session, Setup, Values,
};

/// The journal of a whole game with a random person.
///
/// # Panics
/// If an offered answer is refused.
pub fn random(game: &dyn Game, setup: &Setup, seed: u64) -> Journal {
    random_person(game, setup, seed, 0)
}

/// The same with a person who sets a figure right by hand before one answer in six.
///
/// # Panics
/// If an offered answer is refused.
pub fn corrected(game: &dyn Game, setup: &Setup, seed: u64) -> Journal {
    random_person(game, setup, seed, 6)
}

#[allow(clippy::panic)]
fn random_person(game: &dyn Game, setup: &Setup, seed: u64, correct_one_in: u32) -> Journal {
    let mut rng = Rng::new(seed, 5);
    let mut session =
        Session::start(game, setup.clone()).unwrap_or_else(|why| panic!("the set-up was refused: {why:?}"));
    while let Some(question) = session.screen().ask.clone() {
        if correct_one_in > 0 && session.journal().entries.len() < LONG && rng.below(correct_one_in) == 0 {
            if let Some(field) = rng.pick(&session.screen().fields).cloned() {
                // Some values do not fit the rest.
                let _ = session.set(&field.id, random_answer(&field.question(), &mut rng));
            }
            continue;
        }
        let answer = random_answer(&question, &mut rng);
        if session.answer(answer.clone(), false).is_err() {
            session.answer(answer, true).unwrap_or_else(|why| panic!("{} was refused: {why:?}", question.id));
        }
    }
    session.journal().clone()
}

/// So many games at every table, with options by chance, every second one set right by hand in between; each with its
/// name. `prepare` completes a set-up; those that are refused all the same are passed over.
///
/// # Panics
/// If an offered answer is refused.
pub fn many(game: &dyn Game, at_each: usize, prepare: impl Fn(&mut Setup)) -> Vec<(String, Journal)> {
    let about = game.about();
    let setups = |table: &'static str| {
        let setup = |seed: u64| {
            let mut setup = any_setup(game, table, seed);
            prepare(&mut setup);
            setup
        };
        (0..).map(setup).filter(|setup| crate::prepare(game, setup.clone()).is_ok()).take(at_each)
    };
    let play = |(at, setup): (usize, Setup)| {
        let options: Vec<String> = setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let name = format!("{} {} {}", setup.table, setup.seed, options.join(" "));
        let play = if at % 2 == 0 { random } else { corrected };
        (name.trim_end().to_owned(), play(game, &setup, setup.seed))
    };
    about.tables.into_iter().flat_map(|table| setups(table).enumerate().map(play)).collect()
}

/// A set-up with a value by chance for every option that matters at this table. All values come about alike often.
pub fn any_setup(game: &dyn Game, table: &str, seed: u64) -> Setup {
    let about = game.about();
    let mut rng = Rng::new(seed, 9);
    let mut setup = Setup::new(about.id, table, seed);
    for option in about.options.iter().filter(|option| option.matters_at(table)) {
        let value = match &option.values {
            Values::OneOf(values) => rng.pick(values).map_or_else(String::new, |(value, _)| (*value).to_owned()),
            Values::Number { min, max, step } => {
                let steps = u32::try_from((max - min) / step).unwrap_or(u32::MAX - 1);
                (min + step * i64::from(rng.below(steps + 1))).to_string()
            }
        };
        setup = setup.with(option.name, value);
    }
    setup
}

/// A game as long as this is no longer corrected: corrections can put off its end.
const LONG: usize = 300;

/// Everything a game shows from its first screen to its last, as one number: what is told and why, every question, the
/// public state, the panel, what can be set by hand, the result. Words count by their keys.
///
/// # Panics
/// If the journal does not fit the game.
#[allow(clippy::panic)]
pub fn mark(game: &dyn Game, journal: &Journal) -> u64 {
    let start = Journal { entries: Vec::new(), undone: Vec::new(), ..journal.clone() };
    let mut session = Session::open(game, start).unwrap_or_else(|why| panic!("the journal was refused: {why:?}"));
    let mut mark = Mark::default();
    mark.add(session.screen());
    for entry in &journal.entries {
        let done = match entry {
            Entry::Answer { a, anyway, .. } => session.answer(a.clone(), *anyway),
            Entry::Set { set, to } => session.set(set, to.clone()),
        };
        done.unwrap_or_else(|why| panic!("{entry:?} was refused: {why:?}"));
        mark.add(session.screen());
    }
    mark.0
}

/// FNV-1a over what is written into it.
struct Mark(u64);

impl Default for Mark {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Mark {
    fn add(&mut self, screen: &Screen) {
        for told in screen.news() {
            let _ = write!(self, "{told:?}");
        }
        let Screen { ask, over, state, panel, fields, entries, taken_back, told: _ } = screen;
        let _ = write!(self, "{ask:?}{over:?}{state:?}{panel:?}{fields:?}{entries}{taken_back}");
    }
}

impl std::fmt::Write for Mark {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0 = text.bytes().fold(self.0, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
        Ok(())
    }
}

/// The same number for any text.
pub fn mark_of(text: &str) -> u64 {
    let mut mark = Mark::default();
    let _ = mark.write_str(text);
    mark.0
}

/// Compares a text with what `<folder>/<name>` keeps.
///
/// # Panics
/// If they differ; shows the first line that does.
pub fn compare_text(folder: &Path, name: &str, text: &str) {
    let golden = kept(&folder.join(name), text);
    for (at, (line, expected)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(line, expected, "{name}, line {}", at + 1);
    }
    assert_eq!(text, golden, "{name} has another length");
}

/// Compares the marks of many games with those in `<folder>/<name>.marks.txt`, a line a game.
///
/// # Panics
/// If they differ; names every game that does.
pub fn compare_marks(folder: &Path, name: &str, game: &dyn Game, games: &[(String, Journal)]) {
    let file = folder.join(format!("{name}.marks.txt"));
    let line = |(name, journal): &(String, Journal)| {
        format!("{name}: {} entries, {:016x}\n", journal.entries.len(), mark(game, journal))
    };
    let text: String = games.iter().map(line).collect();
    let golden = kept(&file, &text);
    let other: Vec<_> = text.lines().filter(|line| !golden.lines().any(|kept| kept == *line)).collect();
    assert!(other.is_empty(), "these games show something else than {}:\n{}", file.display(), other.join("\n"));
    assert_eq!(text, golden, "{name}.marks: other games");
}

/// What the file keeps, after it was made anew if that is wished.
fn kept(file: &Path, text: &str) -> String {
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        let folder = file.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder).and_then(|()| std::fs::write(file, text)).expect("the folder can be written");
    }
    std::fs::read_to_string(file).unwrap_or_default()
}

/// A recorded game as text. Long lists of options are cut.
///
/// # Panics
/// If the journal does not fit the game.
#[allow(clippy::panic)]
fn render(game: &dyn Game, journal: &Journal, say: &dyn Fn(&Msg) -> String) -> String {
    let start = Journal { entries: Vec::new(), undone: Vec::new(), ..journal.clone() };
    let mut session = Session::open(game, start).unwrap_or_else(|why| panic!("the journal was refused: {why:?}"));
    let mut text = String::new();
    show(say, session.screen(), &mut text);
    for entry in &journal.entries {
        let (shown, done) = match entry {
            Entry::Answer { q, a, anyway } => {
                let asked = session.screen().ask.as_ref().map(|question| question.id.clone());
                assert_eq!(asked.as_deref(), Some(q.as_str()), "the journal answers another question");
                let mark = if *anyway { " !" } else { "" };
                (format!("> {}{mark}", written(a)), session.answer(a.clone(), *anyway))
            }
            Entry::Set { set, to } => (format!("! {set} = {}", written(to)), session.set(set, to.clone())),
        };
        done.unwrap_or_else(|why| panic!("{shown} was refused: {why:?}"));
        let _ = writeln!(text, "{shown}");
        show(say, session.screen(), &mut text);
    }
    text
}

fn written(answer: &Answer) -> String {
    match answer {
        Answer::Number(n) => n.to_string(),
        Answer::One(id) => id.clone(),
        Answer::Several(ids) => ids.join("+"),
        Answer::Form(values) => {
            values.iter().map(|(id, value)| format!("{id}={}", written(value))).collect::<Vec<_>>().join(" ")
        }
    }
}

/// A message as its key and arguments.
fn key(msg: &Msg) -> String {
    let value = |arg: &Arg| match arg {
        Arg::Number(n) => n.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Msg(inner) => key(inner),
        Arg::List(list) => format!("[{}]", list.iter().map(key).collect::<Vec<_>>().join(", ")),
    };
    match (msg.id.as_ref(), &msg.args[..]) {
        ("", [(_, text), ..]) => value(text),
        (id, []) => id.to_owned(),
        (id, args) => {
            let args: Vec<String> = args.iter().map(|(name, arg)| format!("{name}={}", value(arg))).collect();
            format!("{id}({})", args.join(", "))
        }
    }
}

/// Compares a recorded game with `<folder>/<name>.en.txt` and `<folder>/<name>.keys.txt`.
///
/// # Panics
/// If they differ; shows the first line that does.
pub fn compare(folder: &Path, name: &str, game: &dyn Game, journal: &Journal) {
    let catalog = Catalog::new(&[game.messages()]);
    let in_english = |msg: &Msg| catalog.text(Lang::En, msg);
    for (kind, say) in [("en", &in_english as &dyn Fn(&Msg) -> String), ("keys", &key)] {
        compare_text(folder, &format!("{name}.{kind}.txt"), &render(game, journal, say));
    }
}

/// A person's own cards with these figures entered one after the other.
///
/// # Panics
/// If one is refused.
#[allow(clippy::panic)]
pub fn entered(cards: &dyn OwnCards, own: Option<Value>, figures: &[(&str, Answer)]) -> Option<Value> {
    let enter = |own: Option<Value>, (field, value): &(&str, Answer)| {
        Some(cards.enter(own.as_ref(), field, value).unwrap_or_else(|why| panic!("{field}: {why:?}")))
    };
    figures.iter().fold(own, enter)
}

/// The form of a person's own cards in English: as it is before anything is entered, and every line that differs
/// afterwards.
pub fn form(cards: &dyn OwnCards, messages: Messages, own: &Value) -> String {
    let catalog = Catalog::new(&[messages]);
    let say = |msg: &Msg| catalog.text(Lang::En, msg);
    let mut text = String::new();
    let mut before: Vec<String> = Vec::new();
    for (name, own) in [("nothing entered", None), ("entered, where it differs", Some(own))] {
        let _ = writeln!(text, "# {name}");
        let (mut section, mut lines) = (String::new(), Vec::new());
        for figure in cards.figures(own) {
            let of = say(&figure.section.whole());
            if of != section {
                lines.push(format!("## {of}"));
                section = of;
            }
            lines.push(figure_line(&say, &figure));
        }
        for line in lines.iter().filter(|line| !before.contains(line)) {
            let _ = writeln!(text, "{line}");
        }
        before = lines;
    }
    text
}

fn figure_line(say: &dyn Fn(&Msg) -> String, Figure { field, provenance, .. }: &Figure) -> String {
    let kind = match &field.kind {
        FieldKind::Number { min, max, .. } => format!("{min} to {max}"),
        FieldKind::Choice(options) | FieldKind::Several(options) => {
            let name = |o: &Opt| format!("{}={}", o.id, say(&o.label));
            let names: Vec<String> = options.iter().take(3).map(name).collect();
            format!("{} options: {}", options.len(), names.join(", "))
        }
    };
    let value = match &field.value {
        Answer::Number(n) => n.to_string(),
        Answer::One(id) => id.clone(),
        Answer::Several(ids) => ids.join("+"),
        Answer::Form(_) => String::new(),
    };
    let free = if field.free { ", free" } else { "" };
    format!("{} | {} | {value} | {kind}{free} | {provenance:?}", field.id, say(&field.label))
}

fn show(say: &dyn Fn(&Msg) -> String, screen: &Screen, text: &mut String) {
    for told in screen.news() {
        let mark = if told.step.begins { "turn" } else { told.step.tone.name() };
        let _ = writeln!(text, "  [{mark}] {}", say(&told.step.text));
        for reason in &told.step.reasons {
            let _ = writeln!(text, "         {}", say(reason));
        }
    }
    let panel: Vec<String> = screen.panel.iter().map(|(k, v)| format!("{}: {}", say(k), say(v))).collect();
    let _ = writeln!(text, "  | {}", panel.join(" | "));
    if let Some(question) = &screen.ask {
        ask(say, question, text);
    }
    if let Some(over) = &screen.over {
        let _ = writeln!(text, "= {}", say(&over.text));
        for line in &over.sheet {
            let points = |p: Option<i64>| p.map_or("–".to_owned(), |p| p.to_string());
            let why: Vec<String> = line.why.iter().map(say).collect();
            let (player, opponent) = (points(line.player), points(line.opponent));
            let _ = writeln!(text, "  {}: {player} | {opponent}  ({})", say(&line.label), why.join("; "));
        }
    }
}

fn ask(say: &dyn Fn(&Msg) -> String, question: &Question, text: &mut String) {
    const SHOWN: usize = 12;
    let _ = writeln!(text, "? {}", say(&question.prompt));
    if let Some(note) = &question.note {
        let _ = writeln!(text, "  {}", say(note));
    }
    for field in question.fields() {
        let _ = writeln!(text, "  {}: {}", say(&field.label), say(&field.shown()));
    }
    let mut options: Vec<String> = question
        .options()
        .iter()
        .map(|o| {
            let hint = o.hint.as_ref().map_or(String::new(), |h| format!(" ({})", say(h)));
            format!("{}{}{hint}", if o.aside { "~" } else { "" }, say(&o.label))
        })
        .collect();
    if options.len() > SHOWN {
        let more = options.len() - SHOWN;
        options.truncate(SHOWN);
        options.push(format!("… {more}"));
    }
    if !options.is_empty() {
        let _ = writeln!(text, "  {}", options.join(" / "));
    }
}
