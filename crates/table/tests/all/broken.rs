//! The contract notices: a game that keeps it passes, and games that break it in one way each do not.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use table::contract::{Contract, check, random_answer, vocabulary};
use table::*;

/// What is wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Nothing,
    /// A number beyond the range is taken.
    TakesAnything,
    /// The number above the highest is taken.
    TakesOneMore,
    /// The number below the lowest is taken.
    TakesOneLess,
    /// A number that is offered is refused, and insisting does not help.
    RefusesAnOffer,
    /// It says no in a word that no program can compare.
    MumblesARefusal,
    NeverEnds,
    /// How often it was replayed is seen on the screen.
    CountsReplays,
    /// What was told depends on how often it was replayed.
    TellsOtherwise,
    /// A copy of the state leaves something out.
    KeepsHalf,
    /// Nothing can be set right when the game is over.
    EndsForGood,
    /// A correction is applied, and what followed from the one before is forgotten.
    CorrectsAllAtOnce,
}

/// Count to 10 in steps of one to three; whoever stands on an even number is moved on by one, which is told.
struct Count {
    fault: Fault,
    replays: AtomicI64,
}

#[derive(Clone)]
struct Stand {
    at: i64,
    moved: i64,
}

impl Record for Stand {
    fn fields(&self) -> Vec<Field> {
        vec![Field::number("at", Msg::plain("at"), self.at, (0, 12))]
    }
    fn set(&mut self, _: &str, value: &Answer) -> Result<(), Refusal> {
        self.at = value.number().unwrap_or_default();
        Ok(())
    }
}

impl Count {
    fn play(&self, stand: &mut Stand, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        match tape.resume() {
            Some(kept) => *stand = kept,
            None => tape.tell(|| Step::new(Msg::plain("begin"))),
        }
        loop {
            tape.keep(|| match self.fault {
                Fault::KeepsHalf => Stand { moved: 0, ..*stand },
                _ => stand.clone(),
            });
            if self.fault == Fault::CorrectsAllAtOnce {
                while tape.correction(stand)? {}
            }
            if stand.at % 2 == 0 && stand.at < 10 {
                (stand.at, stand.moved) = (stand.at + 1, stand.moved + 1);
                let times = if self.fault == Fault::TellsOtherwise { self.replays.load(Relaxed) } else { 0 };
                tape.tell(|| Step::turn(Msg::plain(format!("on {times}"))));
                continue;
            }
            let over = stand.at >= 10 && self.fault != Fault::NeverEnds;
            if over && self.fault == Fault::EndsForGood {
                break;
            }
            if tape.correction(stand)? {
                continue;
            }
            if over {
                break;
            }
            self.step(stand, tape)?;
        }
        let totals = (stand.at, stand.moved);
        Ok(Over { winner: Winner::Draw, text: Msg::plain("end"), sheet: vec![], totals, data: serde_json::json!({}) })
    }

    fn step(&self, stand: &mut Stand, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let ask = |_: &Stand| Question::number("step", Msg::plain("step?"), (1, 3));
        stand.at += tape.ask_lazily(stand, Some("step"), ask, |stand, answer, insist, question| {
            let takes = match self.fault {
                Fault::TakesAnything => true,
                Fault::TakesOneMore => answer.number() == Some(4),
                Fault::TakesOneLess => answer.number() == Some(0),
                _ => false,
            };
            if !takes {
                question(stand).accepts(answer)?;
            }
            let step = answer.number().unwrap_or(1);
            if step == 3 && self.fault == Fault::RefusesAnOffer {
                return Err(Refusal::new("NotToday", Msg::plain("no")));
            }
            if step == 3 {
                let code = if self.fault == Fault::MumblesARefusal { "too far" } else { "TooFar" };
                insist.or(code, Msg::plain("far"))?;
            }
            Ok(step.clamp(1, 3))
        })?;
        Ok(())
    }
}

impl Game for Count {
    fn about(&self) -> About {
        let p = |text: &str| Msg::plain(text);
        let (tables, options) = (vec!["companion"], vec![]);
        About { id: "count", title: p("-"), opponent: p("-"), pitch: p("-"), edition: 1, tables, options }
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn run(&self, _: &Setup, tape: &mut Tape<'_>) -> Scene {
        let times = self.replays.fetch_add(1, Relaxed);
        let mut stand = Stand { at: 1, moved: 0 };
        let end = self.play(&mut stand, tape);
        let seen = if self.fault == Fault::CountsReplays { times } else { 0 };
        let state = State::new(serde_json::json!([stand.at, stand.moved, seen]));
        Scene { end, state, panel: vec![], fields: stand.fields() }
    }
}

/// What the contract says of a game, if it says anything.
fn complaint(fault: Fault) -> Option<String> {
    (0..12).find_map(|seed| {
        let game = Count { fault, replays: AtomicI64::new(0) };
        let contract = Contract { setup: Setup::new("count", "companion", seed), seed, longest: 40 };
        let checked = catch_unwind(AssertUnwindSafe(|| check(&game, &contract)));
        checked.err().map(|why| why.downcast_ref::<String>().cloned().unwrap_or_default())
    })
}

#[test]
fn a_game_that_keeps_the_contract_is_left_alone() {
    assert_eq!(complaint(Fault::Nothing), None);
}

#[test]
fn a_game_that_breaks_the_contract_is_told_how() {
    for (fault, words) in [
        (Fault::TakesAnything, "was not offered and was accepted"),
        (Fault::TakesOneMore, "Number(4) was not offered and was accepted"),
        (Fault::TakesOneLess, "Number(0) was not offered and was accepted"),
        (Fault::RefusesAnOffer, "refused with"),
        (Fault::MumblesARefusal, "is no CamelCase word"),
        (Fault::NeverEnds, "no end after 40 answers"),
        (Fault::CountsReplays, "something"),
        (Fault::TellsOtherwise, "something"),
        (Fault::KeepsHalf, "something"),
        (Fault::EndsForGood, "at cannot be set when the game is over"),
        (Fault::CorrectsAllAtOnce, "a restored game shows something else"),
    ] {
        let said = complaint(fault).unwrap_or_else(|| panic!("{fault:?} was not noticed"));
        assert!(said.contains(words), "{fault:?}: {said}");
    }
}

#[test]
fn a_random_person_says_everything_that_is_offered_and_nothing_else() {
    let mut rng = Rng::new(1, 1);
    let option = |id: &'static str| Opt::new(id, Msg::plain(id));
    let options = || vec![option("a"), option("b"), option("c"), option("aside").aside()];
    let questions = [
        Question::choice("q", Msg::plain("?"), options()),
        Question::several("q", Msg::plain("?"), options(), (1, 2)),
        Question::number("q", Msg::plain("?"), (-2, 1)),
        Question::yes_no("q", Msg::plain("?")),
        Question::form("q", Msg::plain("?"), vec![Field::number("n", Msg::plain("n"), 0, (0, 1))]),
    ];
    // Three and one aside; three single ones, six pairs in their order, and the aside; four numbers; two; two.
    for (question, many) in questions.iter().zip([4, 10, 4, 2, 2]) {
        let said: std::collections::HashSet<Answer> = (0..400).map(|_| random_answer(question, &mut rng)).collect();
        assert!(said.iter().all(|answer| question.accepts(answer).is_ok()), "{said:?}");
        assert_eq!(said.len(), many, "{said:?}");
    }
    let alone = Question::choice("q", Msg::plain("?"), vec![option("aside").aside()]);
    assert_eq!(random_answer(&alone, &mut rng), "aside".into(), "where nothing else is offered");
}

/// A game that is nothing but its options.
struct Chosen(Vec<Choice>);

const WORDS: Messages = Messages::new(&[
    "pace = Pace\npace-help = How fast.\nslow = slowly\nfast = quickly\nno-help = How fast\ncards = Cards\n",
    "pace = Tempo\npace-help = Wie schnell.\nslow = langsam\nfast = schnell\nno-help = Wie schnell\ncards = Karten\n",
]);

impl Game for Chosen {
    fn about(&self) -> About {
        let p = |text: &str| Msg::plain(text);
        let (tables, options) = (vec!["companion"], self.0.clone());
        About { id: "chosen", title: p("-"), opponent: p("-"), pitch: p("-"), edition: 1, tables, options }
    }
    fn messages(&self) -> Messages {
        WORDS
    }
    fn run(&self, _: &Setup, _: &mut Tape<'_>) -> Scene {
        panic!("nobody plays it")
    }
}

#[test]
fn options_are_named_alike_in_every_game() {
    let one_of = |values: &[&'static str]| {
        let label = |id: &&'static str| Msg::new(if *id == values[0] { "slow" } else { "fast" });
        Values::OneOf(values.iter().map(|id| (*id, label(id))).collect())
    };
    let pace = |values: &[&'static str]| Choice {
        name: "pace",
        label: Msg::new("pace"),
        help: Msg::new("pace-help"),
        values: one_of(values),
        default: values[0].to_owned().into(),
        tables: &[],
    };
    let cards = |name: &'static str, values: &[&'static str]| Choice { name, label: Msg::new("cards"), ..pace(values) };
    let number = Choice { values: Values::Number { min: 1, max: 5, step: 2 }, default: "3".into(), ..pace(&["slow"]) };
    let says = |options: Vec<Choice>| {
        let checked = catch_unwind(AssertUnwindSafe(|| vocabulary(&Chosen(options))));
        checked.err().map(|why| why.downcast_ref::<String>().cloned().unwrap_or_default()).unwrap_or_default()
    };
    let good = || pace(&["slow", "fast"]);
    for fine in [vec![good()], vec![number.clone()], vec![good(), cards("cards", &["app", "printed"])]] {
        assert_eq!(says(fine), "");
    }
    let labelled = |label: Msg| Choice { values: Values::OneOf(vec![("slow_pace", label)]), ..pace(&["slow_pace"]) };
    for (options, words) in [
        (vec![Choice { default: "medium".into(), ..good() }], "the default medium is not allowed"),
        (vec![Choice { default: "2".into(), ..number }], "the default 2 is not allowed"),
        (vec![good(), Choice { name: "speed", ..good() }], "is the label of another option"),
        (vec![Choice { help: Msg::new("no-help"), ..good() }], "no sentence of help"),
        (vec![Choice { help: Msg::plain("How fast."), ..good() }], "no sentence of help"),
        (vec![pace(&["yes", "no"])], "the value yes has another name"),
        (vec![pace(&["slow", "fast", "virtual"])], "the value virtual has another name"),
        (vec![pace(&["very slow", "fast"])], "no lower-case words"),
        (vec![pace(&["very-slow", "fast"])], "no lower-case words"),
        (vec![pace(&["Slow", "fast"])], "no lower-case words"),
        (vec![cards("cards", &["slow", "fast"])], "who draws is `cards`"),
        (vec![cards("pace", &["slow", "printed"])], "who draws is `cards`"),
        (vec![cards("cards", &["printed", "fast"])], "who draws the cards"),
        (vec![pace(&["slow", "fast", "faster"])], "two values read the same"),
        (vec![labelled(Msg::plain("slow_pace"))], "a person would read the id"),
        (vec![labelled(Msg::plain("a_b"))], "a person would read the id"),
        (vec![labelled(Msg::new("no-such-message"))], "a person would read the id"),
    ] {
        assert!(says(options.clone()).contains(words), "{words}: {:?}", says(options));
    }
}
