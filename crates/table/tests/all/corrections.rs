//! Corrections one after another, in a game in which the opponent moves by itself whenever it is behind: what follows
//! from the first has happened before the second is made, and happens again when the game is opened.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use table::*;

/// A race to space 20. Whoever is behind moves: you as far as you say, the opponent 3 spaces, and it draws a card.
struct Race;

#[derive(Clone)]
struct Track {
    you: i64,
    it: i64,
    cards: i64,
}

impl Record for Track {
    fn fields(&self) -> Vec<Field> {
        let space = |id: &'static str, at: i64| Field::number(id, Msg::plain(id), at, (0, 20));
        let mut fields = vec![space("you", self.you), space("it", self.it)];
        // Every card is a figure of its own: there are more of them after a move.
        fields.extend((1..=self.cards).map(|n| Field::number(format!("card.{n}"), Msg::plain("card"), 0, (0, 0))));
        fields
    }
    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal> {
        let to = value.number().unwrap_or_default();
        match field {
            "you" => self.you = to,
            "it" => self.it = to,
            _ => {}
        }
        Ok(())
    }
}

impl Track {
    fn play(&mut self, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        if let Some(kept) = tape.resume() {
            *self = kept;
        }
        loop {
            tape.keep(|| self.clone());
            if self.it < self.you {
                self.it += 3;
                self.cards += 1;
                tape.tell(|| Step::new(Msg::plain(format!("to {}", self.it))));
                continue;
            }
            if tape.correction(self)? {
                continue;
            }
            let ask = |_: &Self| Question::number("go", Msg::plain("go"), (1, 5));
            self.you += tape.number(self, ask)?;
        }
    }
}

impl Game for Race {
    fn about(&self) -> About {
        let p = |t: &str| Msg::plain(t);
        let (tables, options) = (vec!["companion"], vec![]);
        About { id: "race", title: p("-"), opponent: p("-"), pitch: p("-"), edition: 1, tables, options }
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn run(&self, _: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut track = Track { you: 0, it: 0, cards: 0 };
        let end = track.play(tape);
        let state = State::new(serde_json::json!([track.you, track.it, track.cards]));
        Scene { end, state, panel: vec![], fields: track.fields() }
    }
}

fn shown(session: &Session<'_>) -> (serde_json::Value, usize) {
    (session.screen().state.json().clone(), session.screen().told.len())
}

fn started() -> Session<'static> {
    Session::start(&Race, Setup::new("race", "companion", 1)).unwrap()
}

#[test]
fn what_followed_from_a_correction_follows_again_when_the_game_is_opened() {
    let mut session = started();
    session.set("you", 7.into()).unwrap();
    assert_eq!(shown(&session).0, serde_json::json!([7, 9, 3]), "behind, it moved three times");
    session.set("you", 2.into()).unwrap();
    let before = shown(&session);
    assert_eq!(before.0, serde_json::json!([2, 9, 3]), "set back, it has moved all the same");
    let again = Session::open(&Race, session.journal().clone()).unwrap();
    assert_eq!(shown(&again), before);
}

#[test]
fn a_figure_that_is_there_only_after_what_followed_can_be_set_again() {
    let mut session = started();
    session.set("you", 7.into()).unwrap();
    assert_eq!(session.set("card.4", 0.into()).unwrap_err().code, "UnknownField");
    session.set("card.3", 0.into()).unwrap();
    session.set("it", 20.into()).unwrap();
    session.set("you", 20.into()).unwrap();
    assert!(Session::open(&Race, session.journal().clone()).is_ok());
}

#[test]
fn corrections_are_taken_back_and_made_again_one_by_one() {
    let mut session = started();
    let mut seen = vec![shown(&session)];
    for (field, to) in [("you", 5), ("it", 1), ("you", 12), ("you", 0), ("it", 3)] {
        session.set(field, to.into()).unwrap();
        seen.push(shown(&session));
    }
    for before in seen.iter().rev().skip(1) {
        session.undo(1);
        assert_eq!(&shown(&session), before);
    }
    for after in &seen[1..] {
        session.redo(1);
        assert_eq!(&shown(&session), after);
    }
    assert_eq!(session.past().len(), 5, "each in words");
}

/// Turns of four questions each; a copy is left only between turns.
struct Turns;

/// How often a figure of [`Turns`] was set. Only one test plays it.
static SETS: AtomicUsize = AtomicUsize::new(0);

#[derive(Clone, Default)]
struct Sheet {
    figure: i64,
    answers: Vec<i64>,
}

impl Record for Sheet {
    fn fields(&self) -> Vec<Field> {
        vec![Field::number("figure", Msg::plain("figure"), self.figure, (0, 1_000))]
    }
    fn set(&mut self, _: &str, value: &Answer) -> Result<(), Refusal> {
        SETS.fetch_add(1, Relaxed);
        self.figure = value.number().unwrap_or_default();
        Ok(())
    }
}

impl Game for Turns {
    fn about(&self) -> About {
        About { id: "turns", ..Race.about() }
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn run(&self, _: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut figures = Sheet::default();
        let end = self.play(&mut figures, tape);
        let state = State::new(serde_json::json!([figures.figure, figures.answers]));
        Scene { end, state, panel: vec![], fields: figures.fields() }
    }
}

impl Turns {
    fn play(&self, figures: &mut Sheet, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        if let Some(kept) = tape.resume() {
            *figures = kept;
        }
        loop {
            tape.keep(|| figures.clone());
            tape.tell(|| Step::turn(Msg::plain("turn")));
            for _ in 0..4 {
                let ask = |_: &Sheet| Question::number("more", Msg::plain("more"), (0, 9));
                let more = tape.number(figures, ask)?;
                // What follows from an answer depends on the corrections before it.
                figures.answers.push(more * figures.figure);
                tape.tell(|| Step::new(Msg::plain(format!("{:?}", figures.answers))));
            }
        }
    }
}

/// How often a figure is set meanwhile.
fn sets(work: impl FnOnce()) -> usize {
    let before = SETS.load(Relaxed);
    work();
    SETS.load(Relaxed) - before
}

#[test]
fn corrections_within_a_turn_are_not_made_again_at_every_answer() {
    let same = |session: &Session<'_>| {
        let again = Session::open(&Turns, session.journal().clone()).unwrap();
        let (a, b) = (session.screen(), again.screen());
        assert_eq!((a.state.json(), &a.told, &a.ask), (b.state.json(), &b.told, &b.ask));
        assert_eq!(session.past(), again.past());
    };
    let mut session = Session::start(&Turns, Setup::new("turns", "companion", 1)).unwrap();
    for question in 0..7 {
        for n in 0..100 {
            let many = sets(|| session.set("figure", (question + n).into()).unwrap());
            assert_eq!(many, 1, "one more correction makes itself, after {n} at question {question}");
        }
        assert_eq!(session.set("figure", 1_001.into()).unwrap_err().code, "OutOfRange");
        same(&session);
        let many = sets(|| session.answer(2.into(), false).unwrap());
        assert_eq!(many, 0, "an answer makes none");
        same(&session);
    }
    let newest = session.journal().entries.len() - 1;
    assert_eq!(sets(|| assert_eq!(session.past_from(newest).len(), 1)), 0, "the newest entry in words");

    // Going back and changing something long ago: the same game as one that was opened.
    for _ in 0..150 {
        assert!(sets(|| assert_eq!(session.undo(1), 1)) <= 64);
        same(&session);
    }
    session.redo(120);
    same(&session);
    session.change(430, 3.into(), false).unwrap();
    same(&session);
    assert_eq!(session.journal().entries.len(), 677);
}
