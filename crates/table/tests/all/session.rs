//! Undo, redo, jump, changing an old answer, corrections, and the contract, on a game of one rule:
//! add up answers until the sum reaches 20.

use table::contract::{self, Contract};
use table::*;

struct AddUp;

#[derive(Clone)]
struct Sum {
    sum: i64,
    last: i64,
}

impl Record for Sum {
    fn fields(&self) -> Vec<Field> {
        vec![
            Field::number("sum", Msg::plain("sum"), self.sum, (0, 19)).code("SumRange"),
            Field::number("last", Msg::plain("last"), self.last, (0, 5)),
        ]
    }
    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal> {
        let figure = if field == "sum" { &mut self.sum } else { &mut self.last };
        *figure = value.number().unwrap_or_default();
        Ok(())
    }
    fn corrected(&self, before: &Field, _: &Answer) -> Option<Msg> {
        (before.id == "last").then(|| Msg::plain("in its own words"))
    }
}

impl Sum {
    /// Never the same number twice in a row, unless one insists; never beyond 20.
    fn play(&mut self, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        loop {
            self.add_up(tape)?;
            if !tape.correction(self)? {
                break;
            }
        }
        let data = serde_json::json!({});
        let totals = (20, self.last);
        Ok(Over { winner: Winner::Player, text: Msg::plain("20"), sheet: vec![], totals, data })
    }

    fn add_up(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        while self.sum < 20 {
            let add = tape.ask(
                self,
                |s| Question::number("add", Msg::plain("add?"), (1, 5.min(20 - s.sum))),
                |s, a, insist| {
                    let n = a.number().unwrap_or_default();
                    if n == s.last {
                        insist.or("Twice", Msg::plain("the same number twice"))?;
                    }
                    Ok(n)
                },
            )?;
            self.sum += add;
            self.last = add;
            let told = Step::new(Msg::plain(format!("now {}", self.sum)));
            // From 10 on every sum shows something hidden, and a turn begins.
            tape.tell(|| if self.sum < 10 { told } else { Step { begins: true, ..told.revealing() } });
        }
        Ok(())
    }
}

impl Game for AddUp {
    fn about(&self) -> About {
        let p = |t: &str| Msg::plain(t);
        About {
            id: "add-up",
            title: p("Add up"),
            opponent: p("-"),
            pitch: p("-"),
            edition: 3,
            tables: vec!["digital"],
            options: vec![Choice {
                name: "start",
                label: p("start"),
                help: p("start"),
                values: Values::Number { min: 0, max: 10, step: 5 },
                default: "0".into(),
                tables: &[],
            }],
        }
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn bad_value(&self, option: &str, value: &str) -> Option<Refusal> {
        (option == "start" && value == "11").then(|| Refusal::new("TooHigh", Msg::plain("at most 10")))
    }
    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut sum = Sum { sum: setup.get("start").parse().unwrap(), last: 0 };
        let end = sum.play(tape);
        Scene { end, state: State::new(sum.sum), panel: vec![], fields: sum.fields() }
    }
}

fn with(answers: &[i64]) -> Session<'static> {
    let mut session = Session::start(&AddUp, Setup::new("add-up", "digital", 0)).unwrap();
    for &n in answers {
        session.answer(n.into(), false).unwrap();
    }
    session
}

fn sum(session: &Session<'_>) -> i64 {
    session.screen().state.json().as_i64().unwrap()
}

#[test]
fn the_contract_is_kept() {
    for seed in 0..50 {
        let setup = Setup::new("add-up", "digital", seed).with("start", 5);
        let journal = contract::check(&AddUp, &Contract { setup, seed, longest: 40 });
        assert!(!journal.entries.is_empty());
    }
}

#[test]
fn undo_redo_and_jump_walk_the_journal() {
    let mut session = with(&[1, 2, 3]);
    assert_eq!(session.undo(2), 2);
    assert_eq!(sum(&session), 1);
    assert_eq!(session.redo(1), 1);
    assert_eq!(sum(&session), 3);
    session.jump(3);
    assert_eq!(sum(&session), 6);
    session.jump(0);
    assert_eq!((sum(&session), session.undo(1), session.redo(9)), (0, 0, 3));
}

#[test]
fn a_new_answer_after_undo_forgets_what_was_undone() {
    let mut session = with(&[1, 2, 3]);
    session.undo(1);
    session.answer(5.into(), false).unwrap();
    assert_eq!((sum(&session), session.redo(1)), (8, 0));
}

#[test]
fn changing_an_old_answer_keeps_what_still_fits() {
    let mut session = with(&[1, 2, 3, 4]);
    assert_eq!(session.change(0, 5.into(), false), Ok(Changed { kept: 3, dropped: 0, why: None }));
    assert_eq!(sum(&session), 14);
}

#[test]
fn changing_an_old_answer_stops_at_the_first_that_no_longer_fits_and_loses_nothing() {
    let mut session = with(&[1, 2, 3, 4]);
    let changed = session.change(1, 4.into(), false).unwrap();
    assert_eq!((changed.kept, changed.dropped), (2, 0), "4 after 3 still fits");
    let changed = session.change(2, 5.into(), false).unwrap();
    assert_eq!((changed.kept, changed.dropped), (1, 0));
    let mut session = with(&[1, 2, 3, 4]);
    let changed = session.change(0, 2.into(), false).unwrap();
    assert_eq!((changed.kept, changed.dropped, changed.why.unwrap().code.as_ref()), (0, 3, "Twice"));
    assert_eq!(session.journal().undone.len(), 3, "laid aside, not lost");
}

#[test]
fn a_change_that_is_refused_changes_nothing() {
    let mut session = with(&[1, 2, 3]);
    let before = session.journal().clone();
    assert_eq!(session.change(1, 1.into(), false).unwrap_err().code, "Twice");
    assert_eq!(session.change(9, 1.into(), false).unwrap_err().code, "NoSuchEntry");
    assert_eq!(session.journal(), &before);
}

#[test]
fn a_warning_may_be_confirmed_and_stands_in_the_journal() {
    let mut session = with(&[3]);
    let why = session.answer(3.into(), false).unwrap_err();
    assert!(why.anyway);
    session.answer(3.into(), true).unwrap();
    assert_eq!(sum(&session), 6);
    assert!(Session::open(&AddUp, session.journal().clone()).is_ok());
}

#[test]
fn a_correction_is_one_step_that_undo_takes_back() {
    let mut session = with(&[1]);
    session.set("sum", 15.into()).unwrap();
    assert_eq!(sum(&session), 15);
    assert_eq!(session.screen().news().count(), 1);
    assert_eq!(session.set("sum", 20.into()).unwrap_err().code, "SumRange");
    assert_eq!(session.set("sum", "many".into()).unwrap_err().code, "WrongKind", "its own code is for the range");
    assert_eq!(session.set("total", 1.into()).unwrap_err().code, "UnknownField");
    session.undo(1);
    assert_eq!(sum(&session), 1);
}

#[test]
fn a_correction_is_told_as_before_and_after_or_in_the_games_own_words() {
    let mut session = with(&[1]);
    session.set("sum", 15.into()).unwrap();
    assert_eq!(session.screen().news().next().unwrap().step.text.id, "corrected");
    session.set("last", 3.into()).unwrap();
    assert_eq!(session.screen().news().next().unwrap().step.text, Msg::plain("in its own words"));
}

#[test]
fn figures_can_be_set_and_answers_changed_when_the_game_is_over() {
    let mut session = with(&[5, 4, 5, 4, 2]);
    assert_eq!(session.screen().over.as_ref().unwrap().totals, (20, 2));
    session.set("last", 5.into()).unwrap();
    assert_eq!(session.screen().over.as_ref().unwrap().totals, (20, 5), "the end is worked out anew");
    session.set("sum", 19.into()).unwrap();
    assert!(session.screen().over.is_none(), "and taken back where it has not come");
    session.answer(1.into(), false).unwrap();
    assert_eq!(session.change(4, 1.into(), false).unwrap().kept, 3);
    assert!(session.screen().over.is_some());
    assert_eq!(session.answer(1.into(), false).unwrap_err().code, "GameOver");
}

#[test]
fn going_on_from_before_something_seen_is_marked_for_good() {
    let marked = |session: &Session<'_>| (session.journal().taken_back, session.screen().taken_back);
    let mut session = with(&[1, 2, 3]);
    session.undo(1);
    session.answer(4.into(), false).unwrap();
    assert_eq!(marked(&session), (false, false), "nothing hidden was shown");
    session.answer(5.into(), false).unwrap();
    session.undo(2);
    session.redo(2);
    assert_eq!(marked(&session), (false, false), "back and forth changes nothing");
    session.undo(1);
    session.answer(3.into(), false).unwrap();
    assert_eq!(marked(&session), (true, true));
    session.undo(usize::MAX);
    let again = Session::open(&AddUp, Journal::from_file(&session.journal().to_file()).unwrap()).unwrap();
    assert_eq!(marked(&again), (true, true));
    let mut changed = with(&[5, 4, 5]);
    changed.change(2, 3.into(), false).unwrap();
    assert_eq!(marked(&changed), (true, true), "another answer with the result in view");
}

#[test]
fn everything_told_at_once_stays_on_the_screen_with_the_turn_it_belongs_to() {
    let told = |told: &[Told]| told.iter().map(|t| t.after).collect::<Vec<_>>();
    let session = with(&[1, 2]);
    assert_eq!(told(session.screen().turn()), [1, 2], "before the first heading");
    let mut session = with(&[5, 4, 5, 1]);
    assert_eq!((told(session.screen().turn()), told(session.screen().turn_before())), (vec![4], vec![3]));
    session.set("last", 3.into()).unwrap();
    assert_eq!(told(session.screen().turn()), [4, 5], "the turn goes on until the next heading");
    // Two headings told after the same answer: both stay.
    let mut screen = session.screen().clone();
    screen.told.iter_mut().filter(|t| t.after > 2).for_each(|t| t.after = 5);
    assert_eq!((told(screen.turn()), told(screen.turn_before())), (vec![5, 5, 5], vec![1, 2]));
    // A turn that goes on after the answer, and the next one: the first is there from its heading on.
    let mut screen = session.screen().clone();
    (screen.told[3].after, screen.told[3].step.begins, screen.told[4].step.begins) = (5, false, true);
    assert_eq!((told(screen.turn()), told(screen.turn_before())), (vec![3, 5, 5], vec![1, 2]));
}

#[test]
fn a_journal_that_does_not_fit_is_refused_with_the_entry() {
    let journal = with(&[1, 2]).journal().clone();
    let mut other = journal.clone();
    other.entries[1] = Entry::Answer { q: "add".into(), a: 9.into(), anyway: false };
    assert_eq!(Session::open(&AddUp, other).unwrap_err().text.id, "error-save-entry");
    let mut other = journal.clone();
    other.entries[1] = Entry::Answer { q: "else".into(), a: 1.into(), anyway: false };
    assert_eq!(Session::open(&AddUp, other).unwrap_err().code, "BadSave");
    assert_eq!(
        Session::open(&AddUp, Journal { edition: 2, ..journal.clone() }).unwrap_err().text.id,
        "error-save-edition"
    );
    let mut other = journal.clone();
    other.setup.game = "chess".into();
    assert_eq!(Session::open(&AddUp, other).unwrap_err().text.id, "error-save-game");
    let mut other = journal.clone();
    other.setup.options.insert("start".into(), "11".into());
    let why = Session::open(&AddUp, other).unwrap_err();
    assert_eq!((why.code.as_ref(), why.text.id.as_ref()), ("BadSave", "error-save-setup"));
    let mut long = journal;
    long.entries.extend((0..40).map(|i| Entry::Answer { q: "add".into(), a: (1 + i % 2).into(), anyway: true }));
    assert!(Session::open(&AddUp, long).is_err(), "answers after the end");
}

#[test]
fn a_bad_set_up_names_every_reason() {
    let setup = Setup::new("add-up", "moon", 0).with("start", 7).with("speed", "fast");
    let why = Session::start(&AddUp, setup).unwrap_err();
    assert_eq!(why.len(), 3);
    assert!(why.iter().all(|w| w.code == "BadOption"));
    assert!(Session::start(&AddUp, Setup::new("add-up", "", 0).with("start", 10)).is_ok());
}

#[test]
fn a_game_may_name_a_bad_value_with_a_code_of_its_own() {
    let codes = |value: i64| {
        let why = Session::start(&AddUp, Setup::new("add-up", "digital", 0).with("start", value)).unwrap_err();
        why.into_iter().map(|w| w.code.into_owned()).collect::<Vec<_>>()
    };
    assert_eq!(codes(11), ["TooHigh"]);
    assert_eq!(codes(12), ["BadOption"]);
}

/// Pick a card by its number, which is its id; one figure is a choice of numbers too.
struct Cards;

impl Game for Cards {
    fn about(&self) -> About {
        let p = |t: &str| Msg::plain(t);
        About {
            id: "cards",
            title: p("Cards"),
            opponent: p("-"),
            pitch: p("-"),
            edition: 1,
            tables: vec!["companion"],
            options: vec![],
        }
    }
    fn messages(&self) -> Messages {
        AddUp.messages()
    }
    fn run(&self, _: &Setup, tape: &mut Tape<'_>) -> Scene {
        #[derive(Clone)]
        struct Held(Vec<String>, String);
        impl Record for Held {
            fn fields(&self) -> Vec<Field> {
                let options = ["7", "9"].map(|id| Opt::new(id, Msg::plain(id))).to_vec();
                vec![Field::choice("top", Msg::plain("top"), self.1.clone(), options)]
            }
            fn set(&mut self, _: &str, value: &Answer) -> Result<(), Refusal> {
                self.1 = value.id().unwrap_or_default().into();
                Ok(())
            }
        }
        let mut held = Held(Vec::new(), "7".into());
        let end = loop {
            let options = || ["7", "9"].map(|id| Opt::new(id, Msg::plain(id))).to_vec();
            let picked = tape.ask(
                &mut held,
                |_| Question::choice("card", Msg::plain("card?"), options()),
                |_, a, _| Ok(a.id().unwrap_or_default().to_owned()),
            );
            match picked {
                Ok(card) => held.0.push(card),
                Err(stop) => break Err(stop),
            }
        };
        let (state, fields) = (serde_json::json!({"cards": held.0, "top": held.1}), held.fields());
        Scene { end, state: State::new(state), panel: vec![], fields }
    }
}

#[test]
fn requests_do_the_same_whoever_sends_them() {
    let mut session = Session::start(&Cards, Setup::new("cards", "companion", 1)).unwrap();
    let mut send = |json: serde_json::Value| {
        let done = Request::from_json(json).and_then(|request| perform(&mut session, request));
        (
            done.map_err(|why| why.code.into_owned()),
            session.screen().state["cards"].clone(),
            session.screen().state["top"].clone(),
        )
    };
    use serde_json::json;
    assert_eq!(send(json!({"undo": 1})).0, Err("NothingToUndo".into()));
    assert_eq!(send(json!({"redo": 1})).0, Err("NothingToRedo".into()));
    assert_eq!(send(json!({"undo": 0})).0, Ok(Performed::Done), "nothing was to be taken back");
    assert_eq!(send(json!({"redo": 0})).0, Ok(Performed::Done));
    assert_eq!(send(json!({"answer": 9})).1, json!(["9"]), "a number is the id it looks like");
    assert_eq!(send(json!({"answer": 8})).0, Err("WrongKind".into()));
    assert_eq!(send(json!({"set": {"field": "top", "value": 9}})).2, json!("9"));
    let (done, cards, _) = send(json!({"change": {"at": 0, "answer": 7}}));
    assert_eq!((done, cards), (Ok(Performed::Changed(Changed { kept: 1, dropped: 0, why: None })), json!(["7"])));
    assert_eq!(send(json!({"jump": 0})).1, json!([]));
    assert_eq!(send(json!({"redo": 5})).1, json!(["7"]));
    let before = send(json!({"fields": true}));
    assert_eq!(before.0, Ok(Performed::Fields));
    assert!(matches!(send(json!({"share": true})).0, Ok(Performed::Share(code)) if code.starts_with("VAV1-")));
    assert_eq!(
        (send(json!({"journal": true})).0, send(json!({"journal": true})).1),
        (Ok(Performed::Journal), before.1)
    );
}
