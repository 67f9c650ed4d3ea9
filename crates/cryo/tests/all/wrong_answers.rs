//! Whatever is answered at whatever question, and whatever is set by hand: taken or refused as recorded.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::playthrough::{self, kept};

use cryo::GAME;
use table::contract::random_answer;
use table::{Answer, FieldKind, Kind, Question, Rng, Session};

type Counted = BTreeMap<(String, String), u32>;

fn count(counted: &mut Counted, what: &str, outcome: Result<(), table::Refusal>) {
    let outcome = outcome.map_or_else(|why| why.code.into_owned(), |()| "taken".into());
    *counted.entry((what.to_owned(), outcome)).or_default() += 1;
}

/// Answers that fit, that may fit, and that do not.
fn tried(q: &Question, rng: &mut Rng) -> Vec<Answer> {
    let several = |ids: &[&str]| Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect());
    let mut all: Vec<Answer> = vec![random_answer(q, rng), random_answer(q, rng)];
    match &q.kind {
        Kind::Number { min, max, .. } => all.extend([min - 1, *min, *max, max + 1].map(Answer::Number)),
        Kind::Form(fields) => {
            let alone = |id: &str, value: Answer| Answer::Form([(id.to_owned(), value)].into());
            for field in fields.iter().take(10) {
                all.push(alone(&field.id, random_answer(&field.question(), rng)));
                if let FieldKind::Number { min, max, .. } = &field.kind {
                    all.extend([min - 1, *min, *max, max + 1].map(|n| alone(&field.id, n.into())));
                }
            }
            all.push(Answer::Form(BTreeMap::new()));
        }
        _ => {}
    }
    all.extend([3.into(), "mole".into(), "sabotaged-rnd".into(), "open-moth".into(), "other-card".into(), "".into()]);
    let every: Vec<&str> = q.options().iter().map(|o| o.id.as_ref()).collect();
    all.extend([
        several(&[]),
        several(&["mole"]),
        several(&["ram", "ram"]),
        several(&["crab", "moth"]),
        several(&every),
    ]);
    all
}

fn written(counted: &Counted) -> String {
    let mut said = String::new();
    counted.iter().for_each(|((what, outcome), times)| writeln!(said, "{what}: {outcome} {times}").unwrap());
    said
}

#[test]
fn answers_and_corrections_beside_the_printed_game_are_taken_or_refused_as_recorded() {
    let (mut answers, mut corrections) = (Counted::new(), Counted::new());
    for seed in 0..8 {
        let mut session = Session::start(&GAME, playthrough::mixed("companion", seed).1).unwrap();
        let mut rng = Rng::new(seed, 0x55);
        while let Some(q) = session.screen().ask.clone() {
            if session.journal().entries.len() > 120 {
                break;
            }
            // At some of the questions: there are many.
            let here = rng.below(3) == 0 || q.id.starts_with("sheet");
            for answer in tried(&q, &mut rng).into_iter().filter(|_| here) {
                count(&mut answers, &q.id, session.clone().answer(answer, false).map(drop));
            }
            let fields = session.screen().fields.clone();
            let some: Vec<_> = (0..4).filter_map(|_| rng.pick(&fields)).collect();
            for field in some {
                let value = match &field.kind {
                    FieldKind::Number { min, max, .. } => {
                        Answer::Number(min - 1 + i64::from(rng.below(12)) * (max - min + 2) / 11)
                    }
                    _ => random_answer(&field.question(), &mut rng),
                };
                let of = field.id.split('.').take(2).collect::<Vec<_>>().join(".");
                count(&mut corrections, &of, session.clone().set(&field.id, value).map(drop));
            }
            // Some corrections stay, so that later ones meet more.
            if let Some(field) = rng.pick(&fields).filter(|_| seed % 2 == 0) {
                let _ = session.set(&field.id, random_answer(&field.question(), &mut rng));
            }
            let q = session.screen().ask.clone().unwrap();
            let over = session.journal().entries.len() > 90 && q.id == "turn";
            let answer = if over { "over-pods".into() } else { playthrough::answer(&q, &mut rng) };
            if session.answer(answer.clone(), false).is_err() {
                session.answer(answer, true).unwrap_or_else(|why| panic!("{}: {why:?}", q.id));
            }
        }
    }
    kept("wrong-answers.txt", &format!("# answers\n{}# set by hand\n{}", written(&answers), written(&corrections)));
}

#[test]
fn what_is_typed_on_screen_is_taken_or_refused_as_recorded() {
    let mut counted = Counted::new();
    // What was offered anywhere, with and without payments.
    let mut earlier: Vec<String> =
        ["act", "deploy X-T9", "launch rhino TU1 pods 1 0", "pay gold", "keep 3"].map(str::to_owned).into();
    for seed in 0..6 {
        let mut session = Session::start(&GAME, playthrough::mixed("digital", seed).1).unwrap();
        let mut rng = Rng::new(seed, 0x56);
        while let Some(q) = session.screen().ask.clone() {
            if session.journal().entries.len() > 110 {
                break;
            }
            for _ in 0..6 {
                let mut typed = rng.pick(&earlier).unwrap().clone();
                match rng.below(8) {
                    0 => typed += " pay crystal nanite",
                    1 => typed += " pay energy",
                    2 => typed = typed.rsplit_once(' ').map_or("", |(first, _)| first).to_owned(),
                    3 => typed = typed.replace("act", "overclock"),
                    _ => {}
                }
                count(&mut counted, &q.id, session.clone().answer(typed.as_str().into(), false).map(drop));
            }
            count(&mut counted, &q.id, session.clone().answer(3.into(), false).map(drop));
            if !q.id.starts_with("tie") && earlier.len() < 3_000 {
                earlier.extend(q.options().iter().map(|o| o.id.to_string()));
            }
            session.answer(random_answer(&q, &mut rng), false).unwrap();
        }
    }
    kept("typed.txt", &written(&counted));
}
