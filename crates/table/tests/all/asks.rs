//! The ways to ask, at the three tables there are: a journal, a simulated person, and nobody.

use std::collections::BTreeMap;

use table::*;

/// What is asked about: a hand of cards, of which some can be put down.
#[derive(Clone, Debug, Default, PartialEq)]
struct Hand {
    cards: i64,
}

impl Record for Hand {
    fn fields(&self) -> Vec<Field> {
        vec![Field::number("cards", Msg::plain("cards"), self.cards, (0, 9))]
    }
    fn set(&mut self, _: &str, value: &Answer) -> Result<(), Refusal> {
        self.cards = value.number().unwrap_or_default();
        Ok(())
    }
}

fn options<const N: usize>(ids: [&'static str; N]) -> Vec<Opt> {
    ids.map(|id| Opt::new(id, Msg::plain(id))).into()
}

fn meant<const N: usize>(ids: [&'static str; N]) -> Vec<(Opt, usize)> {
    options(ids).into_iter().zip(1..).collect()
}

/// What was understood.
#[derive(Debug, PartialEq)]
struct Heard {
    one: usize,
    several: Vec<usize>,
    put_down: i64,
    figures: Figures,
    yes: bool,
}

/// One of each kind.
fn ask_everything(table: &mut impl Asks<Hand>, hand: &mut Hand) -> Result<Heard, Stop> {
    table.tell(|| Step::new(Msg::plain("hello")));
    let one = table.pick(hand, |_| Pick::one("one", Msg::plain("one?"), meant(["a", "b"])))?;
    let several = table.several(hand, |_| Pick::several("several", Msg::plain("?"), meant(["x", "y", "z"]), (1, 2)))?;
    let put_down = table.number(hand, |hand| Question::number("number", Msg::plain("?"), (0, hand.cards)))?;
    let figures = table.form(hand, |hand| {
        let row = Field::several("row", Msg::plain("row"), vec!["x".into()], options(["x", "y"]));
        let mut fields = hand.fields();
        fields.extend([Field::choice("top", Msg::plain("top"), "a", options(["a", "b"])), row]);
        Question::form("form", Msg::plain("?"), fields)
    })?;
    let yes = table.ask(
        hand,
        |_| Question::yes_no("yes", Msg::plain("?")),
        |_, answer, insist| {
            if answer.id() == Some("no") {
                insist.or("Sure", Msg::plain("sure?"))?;
            }
            Ok(answer.id() == Some("yes"))
        },
    )?;
    Ok(Heard { one, several, put_down, figures, yes })
}

fn said(q: &str, a: impl Into<Answer>) -> Entry {
    Entry::Answer { q: q.into(), a: a.into(), anyway: false }
}

fn list(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect())
}

fn form(values: &[(&str, Answer)]) -> Answer {
    Answer::Form(values.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect())
}

fn all_answers() -> Vec<Entry> {
    vec![
        said("one", "b"),
        said("several", list(&["z", "x"])),
        said("number", 3),
        said("form", form(&[("top", "b".into())])),
        said("yes", "yes"),
    ]
}

fn replayed(entries: &[Entry]) -> Result<Heard, Stop> {
    ask_everything(&mut Tape::new(entries), &mut Hand { cards: 5 })
}

fn refused(entries: &[Entry]) -> (usize, String) {
    match replayed(entries) {
        Err(Stop::Refused { at, why }) => (at, why.code.into_owned()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_kind_of_answer_is_read_as_what_it_means() {
    let heard = replayed(&all_answers()).unwrap();
    assert_eq!((heard.one, heard.several, heard.put_down, heard.yes), (2, vec![1, 3], 3, true));
    assert_eq!(heard.figures.number("cards"), 5, "not named: as it was");
    assert_eq!((heard.figures.id("top"), heard.figures.ids("row")), ("b", &["x".to_owned()][..]));
    assert_eq!((heard.figures.number("no"), heard.figures.id("no"), heard.figures.ids("no").len()), (0, "", 0));
}

#[test]
fn what_a_question_does_not_accept_is_refused_where_it_stands() {
    let wrong = [
        (0, said("one", "c"), "NotOffered"),
        (0, said("two", "a"), "OtherQuestion"),
        (1, said("several", list(&["x", "y", "z"])), "HowMany"),
        (1, said("several", list(&["x", "w"])), "NotOffered"),
        (2, said("number", 6), "OutOfRange"),
        (3, said("form", form(&[("cards", 10.into())])), "OutOfRange"),
        (4, said("yes", "no"), "Sure"),
        (4, said("yes", "perhaps"), "NotOffered"),
    ];
    for (at, entry, code) in wrong {
        let mut entries = all_answers();
        entries[at] = entry;
        assert_eq!(refused(&entries), (at, code.into()));
    }
}

#[test]
fn where_the_journal_ends_the_next_question_is_asked() {
    let entries = all_answers();
    for (at, id) in ["one", "several", "number", "form", "yes"].into_iter().enumerate() {
        let Err(Stop::Ask(question)) = replayed(&entries[..at]) else { panic!("{id} was not asked") };
        assert_eq!(question.id, id);
    }
    let asked = ask_everything(&mut Silent, &mut Hand::default());
    assert!(matches!(asked, Err(Stop::Ask(question)) if question.id == "one"), "nobody answers nobody");
    assert!(!Silent.listens() && Tape::new(&[]).listens());
}

#[test]
fn a_correction_counts_before_the_question_that_follows_it() {
    let mut entries = all_answers();
    entries.insert(2, Entry::Set { set: "cards".into(), to: 8.into() });
    entries[3] = said("number", 7);
    let heard = replayed(&entries).unwrap();
    assert_eq!((heard.put_down, heard.figures.number("cards")), (7, 8));
}

/// A person who says these things in turn, and what they had been told before each.
fn simulated(entries: Vec<Entry>, listening: bool) -> (Result<Heard, Stop>, Vec<Entry>, Vec<usize>) {
    let (mut says, mut told) = (entries.into_iter(), Vec::new());
    let person = |_: &Question, _: &Hand, steps: &[Step]| {
        told.push(steps.len());
        says.next().unwrap()
    };
    let mut table = Simulated::new(person, listening);
    let heard = ask_everything(&mut table, &mut Hand { cards: 5 });
    let (journal, rest) = table.end();
    assert!(rest.is_empty(), "nothing is told at the end");
    (heard, journal, told)
}

#[test]
fn a_simulated_person_plays_the_game_that_its_journal_replays() {
    let (heard, journal, told) = simulated(all_answers(), true);
    assert_eq!(journal, all_answers());
    assert_eq!(heard.unwrap(), replayed(&journal).unwrap());
    assert_eq!(told, [1, 0, 0, 0, 0], "what was told is told once");
    assert_eq!(simulated(all_answers(), false).2, [0; 5], "nobody listens");
}

#[test]
fn a_simulated_person_sets_figures_right_and_is_asked_again() {
    let mut entries = all_answers();
    let set = |to: i64| Entry::Set { set: "cards".into(), to: to.into() };
    entries[2] = said("number", 9);
    entries.splice(2..2, [set(10), set(9)]);
    let (heard, journal, told) = simulated(entries.clone(), true);
    entries.remove(2);
    assert_eq!(journal, entries, "what was refused is forgotten");
    assert_eq!(heard.unwrap(), replayed(&journal).unwrap());
    assert_eq!(told, [1, 0, 0, 0, 1, 0, 0], "a correction is told");
}

#[test]
fn a_simulated_person_insists_once_and_is_refused_where_insisting_does_not_help() {
    let mut entries = all_answers();
    entries[4] = said("yes", "no");
    let (heard, journal, _) = simulated(entries.clone(), true);
    assert!(!heard.unwrap().yes);
    assert_eq!(journal[4], Entry::Answer { q: "yes".into(), a: "no".into(), anyway: true });
    entries[0] = said("one", "c");
    let (heard, journal, _) = simulated(entries, true);
    assert!(matches!(heard, Err(Stop::Refused { .. })) && journal.is_empty());
}

#[test]
fn a_form_has_all_its_figures() {
    let question = Question::form("form", Msg::plain("?"), Hand { cards: 4 }.fields());
    assert_eq!(Figures::of(&question, &Answer::Form(BTreeMap::new())).number("cards"), 4);
    assert_eq!(Figures::of(&question, &form(&[("cards", 2.into())])).number("cards"), 2);
}
