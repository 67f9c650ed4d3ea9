//! What front ends and other programs rely upon: the names of kinds, tones and ends, how an option is written, what a
//! figure and an answer read like, and which requests change anything.

use std::borrow::Cow;

use table::options::{Cards, Number, OptionValue};
use table::*;

fn p(text: &str) -> Msg {
    Msg::plain(text.to_owned())
}

fn options() -> Vec<Opt> {
    vec![Opt::new("a", p("A")).hint(p("first")), Opt::new("b", p("B")), Opt::new("none", p("-")).aside()]
}

fn one_of_each() -> [Question; 5] {
    [
        Question::choice("q", p("?"), options()),
        Question::several("q", p("?"), options(), (0, 2)),
        Question::number("q", p("?"), (0, 9)),
        Question::yes_no("q", p("?")),
        Question::form("q", p("?"), vec![Field::number("coal", p("Coal"), 2, (0, 9))]),
    ]
}

fn list(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect())
}

fn form(values: &[(&str, Answer)]) -> Answer {
    Answer::Form(values.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect())
}

#[test]
fn every_kind_tone_and_end_has_the_name_programs_know() {
    let kinds = one_of_each().map(|question| question.kind_name());
    assert_eq!(kinds, ["choice", "several", "number", "confirm", "form"]);
    assert_eq!([Tone::Do, Tone::Know, Tone::Idle, Tone::Mind].map(Tone::name), ["do", "know", "idle", "mind"]);
    assert_eq!([Winner::Player, Winner::Opponent, Winner::Draw].map(Winner::name), ["player", "opponent", "draw"]);
    use Provenance::{Booklet, Derived, House, Owner, Public};
    for (from, word) in
        [(Booklet, "booklet"), (Public, "public"), (Derived, "derived"), (House, "house"), (Owner, "owner")]
    {
        assert_eq!(from.message(), format!("provenance-{word}"));
        assert!(Catalog::new(&[]).has(from.message()), "{word}");
    }
}

#[test]
fn a_question_shows_its_own_options_or_figures_and_no_others() {
    let counts = one_of_each().map(|question| (question.options().len(), question.fields().len()));
    assert_eq!(counts, [(3, 0), (3, 0), (0, 0), (2, 0), (0, 1)]);
    assert_eq!(one_of_each()[3].options().iter().map(|o| &*o.id).collect::<Vec<_>>(), ["yes", "no"]);
    assert_eq!((options()[0].hint.clone(), options()[0].aside, options()[2].aside), (Some(p("first")), false, true));
    assert_eq!(Question::yes_no("q", p("?")).note(p("mind")).note, Some(p("mind")));
}

#[test]
fn only_a_number_has_a_suggestion() {
    let [choice, _, number, ..] = one_of_each();
    assert!(matches!(number.suggest(4).kind, Kind::Number { suggested: Some(4), .. }));
    assert_eq!(choice.clone().suggest(4), choice);
}

#[test]
fn an_answer_is_said_in_the_words_of_its_question() {
    let [choice, several, number, _, entered] = one_of_each();
    assert_eq!(choice.said(&"b".into()), p("B"));
    assert_eq!(choice.said(&"c".into()), p("c"), "what is not listed reads as it is");
    let words = choice.clone().unlisted(|id| (id == "c").then(|| Msg::plain("C")));
    assert_eq!((words.said(&"c".into()), words.said(&"d".into())), (p("C"), p("d")));
    assert_eq!(words, choice.unlisted(|_| None), "how something reads makes no other question");
    assert_eq!(number.said(&7.into()), p("7"));
    assert_eq!(several.said(&list(&[])), msg!("list-none"));
    assert_eq!(several.said(&list(&["b", "a"])), msg!("list", list = vec![p("B"), p("A")]));
    assert_eq!(entered.said(&form(&[("coal", 2.into())])), msg!("form-as-it-was"));
    let changed = msg!("field-said", field = p("Coal"), value = p("3"));
    assert_eq!(entered.said(&form(&[("coal", 3.into())])), msg!("list", list = vec![changed]));
    assert_eq!(Field::choice("f", p("F"), "a", options()).shown(), p("A"));
    assert_eq!(Field::number("f", p("F"), 5, (0, 9)).shown(), p("5"));
}

#[test]
fn skip_is_an_answer_of_its_own_wherever_it_stands() {
    assert!(Answer::from("skip").skips() && form(&[("a", 1.into()), ("b", "skip".into())]).skips());
    for other in ["a".into(), 3.into(), list(&["skip"]), form(&[("skip", 1.into())])] {
        assert!(!other.skips(), "{other:?}");
    }
    assert_eq!((Answer::from("a").id(), Answer::from(3).id(), list(&["a"]).id()), (Some("a"), None, None));
    assert_eq!((Answer::from(3).number(), Answer::from("3").number()), (Some(3), None));
    assert!(Refusal::unless_confirmed("Far", p("far")).anyway && !Refusal::new("Far", p("far")).anyway);
}

#[test]
fn a_number_out_of_range_may_have_a_code_of_the_game() {
    let code = |field: Field| match field.kind {
        FieldKind::Number { code, .. } => code,
        _ => Some(Cow::Borrowed("no number")),
    };
    assert_eq!(code(Field::number("f", p("F"), 5, (0, 9)).code("TooHigh")), Some(Cow::Borrowed("TooHigh")));
    let list = |field: Field| match field.question().kind {
        Kind::Several { options, min, max } => (options.len(), min, max),
        _ => (0, 0, 0),
    };
    assert_eq!(list(Field::several("f", p("F"), vec![], options())), (3, 0, 3));
    assert_eq!(list(Field::several("f", p("F"), vec![], options()).free()), (3, 0, 23), "and room for typed names");
}

#[test]
fn an_option_reads_what_it_writes_and_nothing_else() {
    assert_eq!([true, false].map(|b| b.written()), ["on", "off"]);
    assert_eq!(["on", "off", "yes", ""].map(bool::read), [Some(true), Some(false), None, None]);
    assert_eq!((Cards::App.written(), Cards::Printed.written()), ("app".into(), "printed".into()));
    assert_eq!((Cards::read("printed"), Cards::read("paper")), (Some(Cards::Printed), None));
    type Odd = Number<1, 7, 2>;
    assert_eq!(Number::<1, 7, 2>(5).written(), "5");
    for (text, number) in [("1", Some(1)), ("7", Some(7)), ("3", Some(3)), ("4", None), ("9", None), ("-1", None)] {
        assert_eq!(Odd::read(text), number.map(Number), "{text}");
    }
    assert_eq!([Odd::read("03"), Odd::read("+3"), Odd::read("x")], [None; 3], "one number is written in one way");
}

#[test]
fn an_option_lists_what_it_may_be() {
    assert_eq!(<bool as OptionValue>::values("g", "o").listed(), "on, off");
    assert_eq!(Number::<1, 7, 2>::values("g", "o").listed(), "1–7");
    let Values::OneOf(cards) = Cards::values("g", "cards") else { panic!("a number") };
    let ids: Vec<(&str, &str)> = cards.iter().map(|(id, label)| (*id, label.id.as_ref())).collect();
    assert_eq!(ids, [("app", "g-value-cards-app"), ("printed", "g-value-cards-printed")]);
    let choice = |tables| table::options::choice("g", "cards", &Cards::Printed, tables);
    assert_eq!(
        (choice(&[]).label.id.as_ref(), choice(&[]).help.id.as_ref()),
        ("g-option-cards", "g-option-cards-help")
    );
    assert_eq!(choice(&[]).default, "printed");
    assert!(choice(&[]).matters_at("digital") && choice(&["companion"]).matters_at("companion"));
    assert!(!choice(&["companion"]).matters_at("digital"));
}

#[test]
fn only_a_request_that_changed_something_has_anything_to_save() {
    let changed = Performed::Changed(Changed { kept: 0, dropped: 0, why: None });
    assert!(Performed::Done.moved() && changed.moved());
    for same in [Performed::Fields, Performed::Journal, Performed::Share("x".into())] {
        assert!(!same.moved(), "{same:?}");
    }
}

#[test]
fn a_step_says_what_it_is() {
    let kinds = [Step::new(p("x")), Step::know(p("x")), Step::idle(p("x")), Step::mind(p("x"))];
    assert_eq!(kinds.map(|s| (s.tone, s.heads)), [Tone::Do, Tone::Know, Tone::Idle, Tone::Mind].map(|t| (t, false)));
    let (heading, turn) = (Step::heading(p("x")), Step::turn(p("x")));
    assert_eq!((heading.tone, heading.heads, heading.begins), (Tone::Know, true, false));
    assert_eq!((turn.tone, turn.heads, turn.begins, turn.reveals), (Tone::Know, true, true, false));
    let told = turn.because([p("a"), p("b")]).revealing().data(serde_json::json!(3));
    assert_eq!((told.reasons, told.reveals, told.data), (vec![p("a"), p("b")], true, serde_json::json!(3)));
    assert_eq!(Line::new(p("x"), 3, None).because(p("why")).why, [p("why")]);
}

#[test]
fn a_state_is_what_it_says() {
    let state = |fish: u8| State::new(serde_json::json!({ "fish": fish }));
    assert_eq!(state(3), state(3));
    assert_ne!(state(3), state(4));
    assert_eq!(state(3).to_string(), r#"{"fish":3}"#);
    assert_eq!(serde_json::to_string(&state(3)).unwrap(), r#"{"fish":3}"#);
}

#[test]
fn a_game_that_does_not_listen_is_told_nothing_and_says_so() {
    #[derive(Clone)]
    struct Nothing;
    impl Record for Nothing {
        fn fields(&self) -> Vec<Field> {
            Vec::new()
        }
        fn set(&mut self, _: &str, _: &Answer) -> Result<(), Refusal> {
            Ok(())
        }
    }
    for listening in [true, false] {
        let person = |_: &Question, _: &Nothing, _: &[Step]| panic!("nobody asks");
        let mut table = Simulated::new(person, listening);
        table.tell(|| Step::new(p("hello")));
        assert_eq!((table.listens(), table.end().1.len()), (listening, usize::from(listening)));
    }
}

#[test]
fn a_journal_too_large_to_be_one_is_not_read() {
    let bad = |text: &str| Journal::from_file(text).unwrap_err().text;
    let over = |size: usize| bad(&" ".repeat(size));
    assert_eq!(over((4 << 20) + 2), over((4 << 20) + 1));
    assert_ne!(over(4 << 20), over((4 << 20) + 1), "at the limit it is read, and is no journal");
    assert_ne!(over(9), over((4 << 20) + 1));
}
