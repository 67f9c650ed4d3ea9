//! The Automa at the table: turns seen at a glance, patches that can be drawn, corrections after the end, and how many
//! answers one of its turns costs.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::GAME;
use patchwork::game::patch::{PATCH_COUNT, PatchId};
use table::{Answer, Kind, Rng, Session, Setup, Step, Tone};

fn start(setup: Setup) -> Session<'static> {
    Session::start(&GAME, setup).unwrap()
}

fn companion(seed: u64) -> Setup {
    Setup::new("patchwork", "companion", seed)
}

fn asked(session: &Session<'_>) -> String {
    session.screen().ask.as_ref().map(|q| q.id.to_string()).unwrap_or_default()
}

fn headings(session: &Session<'_>) -> Vec<String> {
    session.screen().turn().iter().filter(|t| t.step.begins).map(|t| t.step.text.id.to_string()).collect()
}

/// A person who takes any possible action and reports nothing else.
fn act(session: &mut Session<'_>, rng: &mut Rng) {
    let question = session.screen().ask.clone().unwrap();
    if let Kind::Number { .. } = question.kind {
        return session.answer(Answer::Number(9), false).unwrap();
    }
    let mut ids: Vec<String> =
        question.options().iter().filter(|o| !o.aside).map(|o| o.id.clone().into_owned()).collect();
    rng.shuffle(&mut ids);
    let done = ids.into_iter().any(|id| session.answer(Answer::One(id), false).is_ok());
    assert!(done, "{} cannot be answered", question.id);
}

/// Plays to the end; after each answer `look` sees the question and the steps it led to.
fn play(session: &mut Session<'_>, rng: &mut Rng, mut look: impl FnMut(&str, &[Step])) {
    while session.screen().over.is_none() {
        let question = asked(session);
        act(session, rng);
        let told: Vec<Step> = session.screen().news().map(|t| t.step.clone()).collect();
        look(&question, &told);
    }
}

#[test]
fn every_turn_begins_with_a_heading_and_what_is_asked_stands_in_it() {
    // Several turns in a row stay on screen together, below the player's action.
    let mut session = start(companion(3));
    session.answer("deal".into(), false).unwrap();
    let (mut rng, mut both) = (Rng::new(3, 3), 0);
    while session.screen().over.is_none() {
        act(&mut session, &mut rng);
        let turn = session.screen().turn();
        let news = session.screen().news().count();
        assert!(turn.len() >= news, "all of the news is shown");
        let automa = turn.iter().filter(|t| t.step.text.id == "patchwork-automa-turn").count();
        let cards = turn.iter().filter(|t| t.step.text.id == "patchwork-card").count();
        assert!(cards == 0 || automa == cards, "a heading for each of its turns: {turn:?}");
        both += usize::from(automa > 1);
    }
    assert!(both > 0, "it had two turns in a row now and then");
    // Questions about patches and cards belong to its turn.
    let mut session = start(companion(3).with("circle", "window").with("cards", "printed"));
    session.answer("+2".into(), false).unwrap();
    assert_eq!(asked(&session), "window.1");
    for patch in PatchId::all().skip(4).take(3) {
        assert_eq!(headings(&session).last().map(String::as_str), Some("patchwork-automa-turn"));
        session.answer(Answer::One(patch.label()), false).unwrap();
    }
    assert_eq!(asked(&session), "card");
    session.answer("5".into(), false).unwrap();
    let told: Vec<&str> = session.screen().told.iter().map(|t| t.step.text.id.as_ref()).collect();
    let first = told.iter().take_while(|id| **id != "patchwork-card");
    assert_eq!(first.filter(|id| **id == "patchwork-automa-turn").count(), 1, "{told:?}");
    assert!(session.screen().turn().iter().any(|t| t.step.text.id == "patchwork-card"));
    // The same at the digital table.
    let mut session = start(Setup::new("patchwork", "digital", 3));
    session.answer("adv".into(), false).unwrap();
    assert_eq!(headings(&session)[..2], ["patchwork-did-advance", "patchwork-automa-turn"]);
}

#[test]
fn what_is_to_be_done_is_said_without_asking_why() {
    for mode in ["tracked", "window"] {
        let mut session = start(companion(8).with("circle", mode));
        let mut rng = Rng::new(8, 8);
        let mut incomes = 0;
        if mode == "tracked" {
            session.answer("deal".into(), false).unwrap();
        }
        let mut entered = Vec::new();
        while session.screen().over.is_none() && session.journal().entries.len() < 120 {
            let question = asked(&session);
            if question.starts_with("window") {
                // Any patch will do here.
                let left: Vec<PatchId> = PatchId::all().filter(|p| !entered.contains(p)).collect();
                let patch = *rng.pick(&left).unwrap_or(&PatchId::all().next().unwrap());
                entered.push(patch);
                if session.answer(Answer::One(patch.label()), true).is_ok() {
                    continue;
                }
            }
            act(&mut session, &mut rng);
            for told in session.screen().news() {
                let id = told.step.text.id.as_ref();
                if id == "patchwork-take-income" || id == "patchwork-collect-income" {
                    incomes += 1;
                }
                if id.starts_with("patchwork-did") || id == "patchwork-you-are-ahead" {
                    assert!(told.step.begins && told.step.tone == Tone::Know && told.step.reasons.is_empty());
                }
            }
        }
        assert!(incomes >= 2, "{mode}: income is a step of its own, {incomes} times");
    }
}

#[test]
fn steps_that_name_a_patch_carry_it() {
    let mut session = start(companion(5));
    session.answer("deal".into(), false).unwrap();
    let laid = session.screen().news().find(|t| t.step.text.id == "patchwork-lay-out").unwrap().step.data.clone();
    assert_eq!(laid["patches"].as_array().unwrap().len(), PATCH_COUNT);
    let mut seen = [0; 2];
    let mut check = |told: &[Step]| {
        for step in told {
            let at = ["patchwork-takes", "patchwork-did-take"].iter().position(|id| step.text.id == *id);
            if let Some(at) = at {
                assert!(PatchId::from_label(step.data["patch"].as_str().unwrap()).is_ok(), "{:?}", step.data);
                seen[at] += 1;
            }
        }
    };
    let mut rng = Rng::new(5, 5);
    play(&mut session, &mut rng, |_, told| check(told));
    let mut session = start(Setup::new("patchwork", "digital", 5));
    play(&mut session, &mut rng, |_, told| check(told));
    assert!(seen.iter().all(|n| *n > 4), "{seen:?}");
}

#[test]
fn the_circle_is_one_question_over_all_patches_and_keeps_their_order() {
    let mut session = start(companion(1));
    session.answer("circle".into(), false).unwrap();
    let question = session.screen().ask.clone().unwrap();
    assert!(matches!(&question.kind, Kind::Several { options, min: 32, max: 33 } if options.len() == PATCH_COUNT));
    let mut labels: Vec<String> = PatchId::all().map(|p| p.label()).collect();
    let first = labels.iter().position(|l| *l == PatchId::new(0).unwrap().label()).unwrap();
    labels.rotate_left(first);
    labels[1..].reverse();
    session.answer(Answer::Several(labels.clone()), false).unwrap();
    let shown: Vec<String> = serde_json::from_value::<Vec<u8>>(session.screen().state["queue"].clone())
        .unwrap()
        .into_iter()
        .map(|id| PatchId::new(id).unwrap().label())
        .collect();
    assert_eq!((&shown[..32], &shown[32]), (&labels[1..], &labels[0]), "from the neutral token on, as tapped");
}

#[test]
fn figures_set_after_the_end_are_scored_anew_or_take_the_end_back() {
    let mut session = start(companion(2));
    session.answer("deal".into(), false).unwrap();
    let mut rng = Rng::new(2, 2);
    while asked(&session) != "score" {
        act(&mut session, &mut rng);
    }
    session.answer("yes".into(), false).unwrap();
    let totals = |session: &Session<'_>| session.screen().over.as_ref().unwrap().totals;
    let (mine, its) = totals(&session);
    let value = |session: &Session<'_>, id: &str| {
        session.screen().fields.iter().find(|f| f.id == id).and_then(|f| f.value.number()).unwrap()
    };
    let (buttons, automa) = (value(&session, "player.buttons"), value(&session, "automa.buttons"));
    session.set("player.buttons", (buttons + 4).into()).unwrap();
    session.set("automa.buttons", (automa + 3).into()).unwrap();
    assert_eq!(totals(&session), (mine + 4, its + 3));
    session.set("player.space", 50.into()).unwrap();
    assert_eq!((asked(&session).as_str(), session.screen().over.is_none()), ("player", true), "the game goes on");
    session.undo(1);
    assert_eq!(totals(&session), (mine + 4, its + 3));
}

/// Of forty games: how many turns the Automa had, the mean and the most answers of one. Counted is everything from the
/// player's action, the tap that lets the Automa move, until the player may act again; turns in a row share it.
fn answers_of_its_turns(setup: impl Fn(u64) -> Setup) -> (usize, f64, f64) {
    let (mut turns, mut answers, mut most) = (0, 0, 0.0_f64);
    for seed in 0..40 {
        let mut session = start(setup(seed));
        let mut rng = Rng::new(seed, 40);
        session.answer("deal".into(), false).unwrap();
        let (mut open, mut its) = (0, 0);
        play(&mut session, &mut rng, |question, told| {
            if question == "player" || question == "score" {
                if its > 0 {
                    (turns, answers, most) = (turns + its, answers + open, most.max(open as f64 / its as f64));
                }
                (open, its) = (0, 0);
            }
            open += 1;
            its += told.iter().filter(|step| step.text.id == "patchwork-card").count();
        });
    }
    (turns, f64::from(answers) / turns as f64, most)
}

#[test]
fn a_turn_of_the_automa_costs_one_answer_once_the_circle_is_known() {
    let (turns, mean, most) = answers_of_its_turns(companion);
    println!(
        "Patchwork, an Automa turn once the circle is known, {turns} turns of 40 games: mean {mean:.2}, most {most:.2}"
    );
    assert!(turns > 400 && most <= 1.0 && mean <= 1.0, "{turns} turns, mean {mean}, most {most}");
    // Who turns up printed cards names each of them, and that is counted.
    let (turns, mean, most) = answers_of_its_turns(|seed| companion(seed).with("cards", "printed"));
    assert!(turns > 400 && most > 1.0 && mean > 1.5, "{turns} turns, mean {mean}, most {most}");
}
