//! Whatever is answered at whatever question, and whatever is set by hand: taken or refused as recorded.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::playthrough::kept;
use crate::soak;

use imperial_steam::GAME;
use table::contract::random_answer;
use table::{Answer, FieldKind, Kind, Question, Rng, Session};

type Counted = BTreeMap<(String, String), u32>;

/// Answers that fit, that may fit, and that do not.
fn tried(q: &Question, rng: &mut Rng) -> Vec<Answer> {
    let several = |ids: &[&str]| Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect());
    let mut all: Vec<Answer> = vec![random_answer(q, rng)];
    match &q.kind {
        Kind::Number { min, max, .. } => all.extend([min - 1, *min, *max, max + 1].map(Answer::Number)),
        Kind::Form(fields) => {
            let alone = |id: &str, value: Answer| Answer::Form([(id.to_owned(), value)].into());
            for field in fields {
                all.push(alone(&field.id, random_answer(&field.question(), rng)));
                if let FieldKind::Number { min, max, .. } = &field.kind {
                    all.extend([min - 1, *min, *max, max + 1].map(|n| alone(&field.id, n.into())));
                } else {
                    all.extend(["Wien", "Hintertupfing", "none", ""].map(|word| alone(&field.id, word.into())));
                }
            }
            all.push(Answer::Form(BTreeMap::new()));
        }
        _ => {}
    }
    all.extend([Answer::Number(3), "Wien".into(), "Hintertupfing".into(), "35".into(), "-5".into(), " ".into()]);
    let every: Vec<&str> = q.options().iter().map(|o| o.id.as_ref()).collect();
    all.extend([several(&[]), several(&["Wien"]), several(&["Krems", "Krems"]), several(&["7", "x"]), several(&every)]);
    all
}

#[test]
fn answers_and_corrections_are_taken_or_refused_as_recorded() {
    let (mut answers, mut corrections) = (Counted::new(), Counted::new());
    for (mode, seeds) in [("asked", 0..8), ("tracked", 20..26)] {
        for seed in seeds {
            let mut session = Session::start(&GAME, soak::setup(mode, seed)).unwrap();
            let mut rng = Rng::new(seed, 0x55);
            while let Some(q) = session.screen().ask.clone() {
                if session.journal().entries.len() > 150 {
                    break;
                }
                // At some of the questions: there are many.
                let here = rng.below(2) == 0 || q.id.starts_with("setup");
                for answer in tried(&q, &mut rng).into_iter().filter(|_| here) {
                    let outcome = session
                        .clone()
                        .answer(answer, false)
                        .map_or_else(|why| why.code.into_owned(), |()| "taken".into());
                    *answers.entry((q.id.to_string(), outcome)).or_default() += 1;
                }
                let fields = session.screen().fields.clone();
                let some: Vec<_> = (0..3).filter_map(|_| rng.pick(&fields)).collect();
                for field in some {
                    let value = match &field.kind {
                        FieldKind::Number { min, max, .. } => {
                            (min - 1 + i64::from(rng.below(12)) * (max - min + 2) / 11).into()
                        }
                        _ => random_answer(&field.question(), &mut rng),
                    };
                    let outcome = session
                        .clone()
                        .set(&field.id, value)
                        .map_or_else(|why| why.code.into_owned(), |()| "set".into());
                    let of = field.id.split('.').take(2).collect::<Vec<_>>().join(".");
                    *corrections.entry((of, outcome)).or_default() += 1;
                }
                // Some corrections stay, so that later ones meet more.
                if let Some(field) = rng.pick(&fields).filter(|_| seed % 2 == 0) {
                    let _ = session.set(&field.id, random_answer(&field.question(), &mut rng));
                }
                let q = session.screen().ask.clone().unwrap();
                let answer = soak::answer(&q, &mut rng);
                if session.answer(answer.clone(), false).is_err() {
                    session.answer(answer, true).unwrap_or_else(|why| panic!("{}: {why:?}", q.id));
                }
            }
        }
    }
    let mut said = String::new();
    for (title, counted) in [("answers", answers), ("set by hand", corrections)] {
        writeln!(said, "# {title}").unwrap();
        counted.iter().for_each(|((what, outcome), times)| writeln!(said, "{what}: {outcome} {times}").unwrap());
    }
    kept("wrong-answers.txt", &said);
}
