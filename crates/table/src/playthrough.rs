//! Recorded whole games as a person reads them: golden text that every game crate keeps, in both
//! languages. `UPDATE_PLAYTHROUGHS=1` writes them anew; read the difference before committing it.

use std::fmt::Write as _;
use std::path::Path;

use crate::contract::random_answer;
use crate::{Answer, Catalog, Game, Lang, Msg, Question, Rng, Screen, Session, Setup};

/// A whole game with a random person, as text. Long lists of options are cut.
///
/// # Panics
/// If an offered answer is refused.
#[allow(clippy::panic)]
pub fn record(game: &dyn Game, setup: &Setup, seed: u64, lang: Lang) -> String {
    let catalog = Catalog::new(&[game.messages()]);
    let mut rng = Rng::new(seed, 5);
    let mut session =
        Session::start(game, setup.clone()).unwrap_or_else(|why| panic!("the set-up was refused: {why:?}"));
    let mut text = String::new();
    show(&catalog, lang, session.screen(), &mut text);
    while let Some(question) = session.screen().ask.clone() {
        let answer = random_answer(&question, &mut rng);
        let shown = match &answer {
            Answer::Number(n) => n.to_string(),
            Answer::One(id) => id.clone(),
            Answer::Several(ids) => ids.join("+"),
        };
        let insisted = session.answer(answer.clone(), false).is_err();
        if insisted {
            session.answer(answer, true).unwrap_or_else(|why| panic!("{}: {shown} was refused: {why:?}", question.id));
        }
        let _ = writeln!(text, "> {shown}{}", if insisted { " !" } else { "" });
        show(&catalog, lang, session.screen(), &mut text);
    }
    text
}

/// Compares a recorded game with `<folder>/<name>.<language>.txt`.
///
/// # Panics
/// If they differ, with the first line that does.
pub fn compare(folder: &Path, name: &str, game: &dyn Game, setup: &Setup, seed: u64) {
    for lang in Lang::ALL {
        let file = folder.join(format!("{name}.{}.txt", lang.code()));
        let text = record(game, setup, seed, lang);
        if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
            std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(&file, &text))
                .expect("the folder can be written");
        }
        let golden = std::fs::read_to_string(&file).unwrap_or_default();
        for (at, (line, expected)) in text.lines().zip(golden.lines()).enumerate() {
            assert_eq!(line, expected, "{name}.{}, line {}", lang.code(), at + 1);
        }
        assert_eq!(text, golden, "{name}.{} has another length", lang.code());
    }
}

fn show(catalog: &Catalog, lang: Lang, screen: &Screen, text: &mut String) {
    let say = |m: &Msg| catalog.text(lang, m);
    for told in screen.news() {
        let _ = writeln!(text, "  [{}] {}", told.step.tone.name(), say(&told.step.text));
        for reason in &told.step.reasons {
            let _ = writeln!(text, "         {}", say(reason));
        }
    }
    let panel: Vec<String> = screen.panel.iter().map(|(k, v)| format!("{}: {}", say(k), say(v))).collect();
    let _ = writeln!(text, "  | {}", panel.join(" | "));
    if let Some(question) = &screen.ask {
        ask(catalog, lang, question, text);
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

fn ask(catalog: &Catalog, lang: Lang, question: &Question, text: &mut String) {
    const SHOWN: usize = 12;
    let say = |m: &Msg| catalog.text(lang, m);
    let _ = writeln!(text, "? {}", say(&question.prompt));
    if let Some(note) = &question.note {
        let _ = writeln!(text, "  {}", say(note));
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
