//! Recorded games: what is written down, and that any difference is noticed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use table::playthrough::{compare, compare_marks, corrected, mark, random};
use table::*;

/// Take one or two of five matches; whoever takes the last one has lost.
struct Matches;

#[derive(Clone)]
struct Left(i64);

impl Record for Left {
    fn fields(&self) -> Vec<Field> {
        vec![Field::number("left", Msg::plain("left"), self.0, (1, 5))]
    }
    fn set(&mut self, _: &str, value: &Answer) -> Result<(), Refusal> {
        self.0 = value.number().unwrap_or_default();
        Ok(())
    }
}

impl Left {
    fn play(&mut self, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        while self.0 > 0 {
            let take = tape.ask(
                self,
                |_| {
                    let all = ["1", "2"].map(|id| Opt::new(id, Msg::plain(format!("take {id}"))));
                    let [one, two] = all;
                    let options = vec![one.hint(Msg::plain("the least")), two.aside()];
                    Question::choice("take", Msg::plain("How many?"), options).note(Msg::plain("of what is left"))
                },
                |left, answer, insist| {
                    let n: i64 = answer.id().unwrap_or_default().parse().unwrap_or_default();
                    if n > left.0 {
                        insist.or("TooMany", Msg::plain("there are fewer"))?;
                    }
                    Ok(n)
                },
            )?;
            self.0 -= take;
            let left = self.0;
            tape.tell(|| Step::turn(msg!("list", list = vec![Msg::plain("left"), Msg::plain(left.to_string())])));
            tape.tell(|| Step::know(Msg::plain("go on")).because([Msg::plain("there are some")]));
        }
        let form = Field::number("points", Msg::plain("points"), 3, (0, 9));
        let points = tape.form(self, |_| Question::form("end", Msg::plain("Points?"), vec![form.clone()]))?;
        let sheet = vec![Line::new(Msg::plain("matches"), points.number("points"), None).because(Msg::plain("taken"))];
        let data = serde_json::json!({});
        Ok(Over { winner: Winner::Player, text: msg!("list-none"), sheet, totals: (1, 0), data })
    }
}

impl Game for Matches {
    fn about(&self) -> About {
        let p = |text: &str| Msg::plain(text);
        let (tables, options) = (vec!["digital"], vec![]);
        About { id: "matches", title: p("-"), opponent: p("-"), pitch: p("-"), edition: 1, tables, options }
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn run(&self, _: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut left = Left(5);
        let end = left.play(tape);
        let panel = vec![(Msg::plain("left"), Msg::plain(left.0.to_string()))];
        Scene { end, state: State::new(left.0), panel, fields: left.fields() }
    }
}

const KEYS: &str = "  | left: 5
? How many?
  of what is left
  take 1 (the least) / ~take 2
> 2
  [turn] list(list=[left, 3])
  [know] go on
         there are some
  | left: 3
? How many?
  of what is left
  take 1 (the least) / ~take 2
! left = 1
  [mind] corrected(field=left, from=3, to=1)
  | left: 1
? How many?
  of what is left
  take 1 (the least) / ~take 2
> 2 !
  [turn] list(list=[left, -1])
  [know] go on
         there are some
  | left: -1
? Points?
  points: 3
> points=4
  | left: -1
= list-none
  matches: 4 | –  (taken)
";

fn played() -> Journal {
    let mut session = Session::start(&Matches, Setup::new("matches", "digital", 1)).unwrap();
    session.answer("2".into(), false).unwrap();
    session.set("left", 1.into()).unwrap();
    session.answer("2".into(), true).unwrap();
    session.answer(Answer::Form([("points".to_owned(), 4.into())].into()), false).unwrap();
    session.journal().clone()
}

/// Does the recorded game match these files?
fn matches(keys: &str, english: &str) -> bool {
    let folder = std::env::temp_dir().join(format!("visavis-recorded-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("game.keys.txt"), keys).unwrap();
    std::fs::write(folder.join("game.en.txt"), english).unwrap();
    let compared = catch_unwind(AssertUnwindSafe(|| compare(&folder, "game", &Matches, &played())));
    std::fs::remove_dir_all(Path::new(&folder)).unwrap();
    compared.is_ok()
}

/// Do the marks of these games match this file?
fn marked(kept: &str, games: &[(String, Journal)]) -> bool {
    let folder = std::env::temp_dir().join(format!("visavis-marks-{}-{}", std::process::id(), kept.len()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("many.marks.txt"), kept).unwrap();
    let compared = catch_unwind(AssertUnwindSafe(|| compare_marks(&folder, "many", &Matches, games)));
    std::fs::remove_dir_all(&folder).unwrap();
    compared.is_ok()
}

#[test]
fn the_mark_of_a_game_tells_any_other_game_from_it() {
    let game = played();
    let own = mark(&Matches, &game);
    assert_eq!(own, mark(&Matches, &game.clone()));
    let shorter = Journal { entries: game.entries[..3].to_vec(), ..game.clone() };
    let mut other = game.clone();
    other.entries[1] = Entry::Set { set: "left".into(), to: 2.into() };
    assert_ne!(own, mark(&Matches, &shorter));
    assert_ne!(own, mark(&Matches, &other));
    let line = format!("played: 4 entries, {own:016x}\n");
    assert!(marked(&line, &[("played".into(), game.clone())]));
    assert!(!marked(&line, &[("played".into(), shorter)]));
    assert!(!marked(&line, &[("other".into(), game.clone())]));
    assert!(!marked(&line, &[]), "a game is missing");
    assert!(!marked("", &[("played".into(), game)]), "nothing was recorded");
}

#[test]
fn a_random_person_can_set_figures_right_in_between() {
    let setup = Setup::new("matches", "digital", 1);
    let games: Vec<Journal> = (1..9).map(|seed| corrected(&Matches, &setup, seed)).collect();
    let set = |journal: &Journal| journal.entries.iter().any(|entry| matches!(entry, Entry::Set { .. }));
    assert!(games.iter().any(set) && !games.iter().all(set));
    assert!(games.into_iter().all(|journal| Session::open(&Matches, journal).unwrap().screen().over.is_some()));
}

#[test]
fn a_recorded_game_is_compared_word_by_word() {
    let english = KEYS
        .replace("list(list=[left, 3])", "left, 3")
        .replace("list(list=[left, -1])", "left, -1")
        .replace("list-none", "none")
        .replace("corrected(field=left, from=3, to=1)", "Set by hand: left, 3 becomes 1");
    assert!(matches(KEYS, &english), "{english}");
    assert!(!matches(&KEYS.replace("go on", "go off"), &english));
    assert!(!matches(KEYS, &english.replace("the least", "the most")));
    assert!(!matches(&format!("{KEYS}more\n"), &english), "longer");
    assert!(!matches(KEYS, english.trim_end_matches("  matches: 4 | –  (taken)\n")), "shorter");
}

#[test]
fn a_random_game_is_whole_and_the_same_for_the_same_seed() {
    let setup = Setup::new("matches", "digital", 1);
    let journal = random(&Matches, &setup, 3);
    assert_eq!(journal, random(&Matches, &setup, 3));
    assert!((1..9).any(|seed| random(&Matches, &setup, seed) != journal));
    assert!(Session::open(&Matches, journal).unwrap().screen().over.is_some());
}
