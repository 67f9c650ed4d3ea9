//! One whole game as text, in both languages, compared with the recorded one.
//! `CRYO_RECORD=1` records it anew.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::fmt::Write as _;

use cryo::{GAME, MESSAGES};
use table::contract::random_answer;
use table::{Answer, Catalog, Entry, Lang, Question, Rng, Screen, Session, Setup};

/// A person who plays the game through: reports and ends only now and then.
fn answer(q: &Question, rng: &mut Rng) -> Answer {
    let likely: &[&str] = match q.id.as_ref() {
        "turn" => &["open", "open", "open", "open", "open", "open", "full", "recall", "sabotage"],
        "recall.token" => &["sabotage", "looting", "looting", "none"],
        "setup.board" => &["done"],
        _ => &[],
    };
    let offered: Vec<&&str> = likely.iter().filter(|id| q.options().iter().any(|o| o.id == **id)).collect();
    match q.id.as_ref() {
        "sheet.caverns" => 3.into(),
        "sheet.your-pods" | "sheet.rival-pods" => 2.into(),
        "sheet.high" => 4.into(),
        "sheet.low" => 2.into(),
        _ => rng.pick(&offered).map_or_else(|| random_answer(q, rng), |id| (**id).into()),
    }
}

fn journal(setup: Setup) -> Session<'static> {
    let mut session = Session::start(&GAME, setup).unwrap();
    let mut rng = Rng::new(11, 0);
    let mut turns = 0;
    while let Some(q) = session.screen().ask.clone() {
        turns += usize::from(q.id == "turn");
        let a = if q.id == "turn" && turns > 32 { "over-sunset".into() } else { answer(&q, &mut rng) };
        session.answer(a, false).unwrap_or_else(|why| panic!("{}: {why:?}", q.id));
        if turns == 6 && q.id == "turn" {
            session.set("pods.platform", "caverns".into()).or_else(|_| session.set("tiles", 3.into())).unwrap();
        }
    }
    session
}

fn render(setup: Setup, lang: Lang) -> String {
    let catalog = Catalog::new(&[MESSAGES]);
    let say = |m: &table::Msg| catalog.text(lang, m);
    let whole = journal(setup);
    let mut session = whole.clone();
    let mut text = String::new();
    let news = |screen: &Screen, text: &mut String| {
        for told in screen.news() {
            writeln!(text, "  [{}] {}", told.step.tone.name(), say(&told.step.text)).unwrap();
            told.step.reasons.iter().for_each(|r| writeln!(text, "        - {}", say(r)).unwrap());
        }
    };
    for at in 0..=whole.journal().entries.len() {
        session.jump(at);
        let screen = session.screen();
        news(screen, &mut text);
        let Some(entry) = whole.journal().entries.get(at) else { break };
        match (entry, &screen.ask) {
            (Entry::Answer { a, .. }, Some(q)) => {
                if q.id == "turn" {
                    for (label, value) in &screen.panel {
                        writeln!(text, "    | {}: {}", say(label), say(value)).unwrap();
                    }
                }
                writeln!(text, "? {}", say(&q.prompt)).unwrap();
                q.note.iter().for_each(|n| writeln!(text, "    ({})", say(n)).unwrap());
                let labels: Vec<String> = q.options().iter().map(|o| say(&o.label)).collect();
                if !labels.is_empty() {
                    writeln!(text, "    {}", labels.join(" | ")).unwrap();
                }
                writeln!(text, "> {}", serde_json::to_string(a).unwrap()).unwrap();
            }
            (Entry::Set { set, to }, _) => writeln!(text, "! {set} := {}", serde_json::to_string(to).unwrap()).unwrap(),
            _ => panic!("an answer without a question"),
        }
    }
    let over = session.screen().over.clone().unwrap();
    writeln!(text, "\n{}", say(&over.text)).unwrap();
    for line in &over.sheet {
        writeln!(text, "{}: {} / {}", say(&line.label), line.player.unwrap(), line.opponent.unwrap()).unwrap();
        line.why.iter().for_each(|w| writeln!(text, "    - {}", say(w)).unwrap());
    }
    text
}

#[test]
fn a_whole_game_reads_as_recorded() {
    let games = [
        ("usual", Setup::new("cryo", "companion", 2026)),
        (
            "unpredictable",
            Setup::new("cryo", "companion", 7).with("variant_unpredictable", "on").with("variant_harder", "on"),
        ),
    ];
    for (name, setup) in games {
        for lang in Lang::ALL {
            let path = format!("{}/tests/playthroughs/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.code());
            let now = render(setup.clone(), lang);
            if std::env::var_os("CRYO_RECORD").is_some() {
                std::fs::write(&path, &now).unwrap();
            }
            let recorded = std::fs::read_to_string(&path).unwrap();
            if let Some((line, (a, b))) = now.lines().zip(recorded.lines()).enumerate().find(|(_, (a, b))| a != b) {
                panic!("{name} {lang:?}, line {}:\n{a}\ninstead of\n{b}", line + 1);
            }
            assert_eq!(now.lines().count(), recorded.lines().count());
        }
    }
}
