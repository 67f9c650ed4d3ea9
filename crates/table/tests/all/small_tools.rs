//! The small tools everything rests upon: random numbers, short lists, narrowing, words, languages, journals.

use table::few::Few;
use table::narrow::{Effect, Narrowing, narrow};
use table::rng::game_seed;
use table::*;

#[test]
fn the_seeds_of_a_run_are_frozen() {
    let seeds = [0, 1, 5].map(|index| game_seed(7, index));
    assert_eq!(seeds, [13_309_476_754_707_697_221, 16_150_311_647_620_045_957, 13_500_255_698_541_333_349]);
}

#[test]
fn bounded_numbers_are_frozen_also_where_many_are_drawn_again() {
    // Worked out with another implementation. Beyond half of all 32-bit numbers every other draw is rejected.
    let mut rng = Rng::new(7, 3);
    let drawn: [u32; 5] = std::array::from_fn(|_| rng.below((1 << 31) + 1));
    assert_eq!((drawn, rng.next_u64() >> 32), ([430474361, 1249459372, 1717774694, 1435657449, 746333077], 2973686545));
    // Where the numbers divide evenly, none is.
    let (mut rng, mut bits) = (Rng::new(7, 3), Rng::new(7, 3));
    for _ in 0..64 {
        assert_eq!(u64::from(rng.below(1 << 31)), bits.next_u64() >> 33);
    }
}

#[test]
fn nothing_is_picked_from_nothing() {
    let mut rng = Rng::new(1, 1);
    assert_eq!(rng.pick(&[] as &[u8]), None);
    assert_eq!(rng.pick(&[3]), Some(&3));
}

#[test]
fn a_short_list_is_a_list_to_whoever_reads_it() {
    let mut few: Few<u8, 3> = Few::default();
    assert!(few.is_empty() && few == Vec::new() && few.as_slice().is_empty());
    few.extend([7, 8, 9, 10]);
    assert_eq!((few.len(), few.push(11), few.pop(), few.push(9)), (3, false, Some(9), true));
    few[1] = 5;
    assert!(few == vec![7, 5, 9] && few != vec![7, 5] && few == [7, 5, 9] && few != [7, 8, 9]);
    assert_eq!(format!("{few:?}"), "[7, 5, 9]");
    assert_eq!((&few).into_iter().sum::<u8>(), 21);
    let written = serde_json::to_string(&few).unwrap();
    assert_eq!(written, "[7,5,9]");
    assert_eq!(serde_json::from_str::<Few<u8, 3>>(&written).unwrap(), few);
    let why = serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").unwrap_err().to_string();
    assert!(why.contains("4 where at most 3"), "{why}");
    few.truncate(300);
    assert_eq!(few.len(), 3, "there is nothing to cut off");
    few.push_new(5);
    few.truncate(2);
    assert_eq!((few.take(9), few.take(7), few.as_slice()), (false, true, &[5][..]));
    assert_eq!(Few::<u8, 300>::from_iter([1; 250]).len(), 250);
}

#[test]
fn as_many_as_64_candidates_are_narrowed_down() {
    for many in [1, 2, 63, 64] {
        let all: Vec<i64> = (0..many).collect();
        assert_eq!(narrow(&all, &mut ()).left(), all.len());
        let mut why = Narrowing::default();
        assert_eq!(narrow(&all, &mut why).first("first").one(), Some(0));
        assert_eq!(narrow(&all, &mut ()).last("last").one(), Some(many - 1));
        if many > 1 {
            let fell: Vec<(usize, i64)> = (1..many).map(|n| (n as usize, n)).collect();
            assert_eq!((why.steps[0].effect, why.steps[0].value, &why.steps[0].kept), (Effect::Narrowed, 0, &vec![0]));
            assert_eq!(why.steps[0].fell, fell);
        }
    }
}

#[test]
fn what_nobody_has_does_not_narrow_and_is_told_as_passed_over() {
    let mut why = Narrowing::default();
    let choice = narrow(&[3, 5, 5], &mut why).keep("small", |n| *n < 3).keep("five", |n| *n == 5).keep("odd", |_| true);
    assert_eq!((choice.left(), choice.one()), (2, Some(5)), "the last of those left");
    let told: Vec<_> = why.steps.iter().map(|s| (s.filter, s.effect, s.value, s.kept.len(), s.fell.len())).collect();
    assert_eq!(
        told,
        [("small", Effect::Skipped, 0, 3, 0), ("five", Effect::Narrowed, 1, 2, 1), ("odd", Effect::None, 1, 2, 0)]
    );
}

#[test]
fn a_language_is_saved_by_its_code() {
    assert_eq!(serde_json::to_string(&[Lang::En, Lang::De]).unwrap(), r#"["en","de"]"#);
    assert_eq!(serde_json::from_str::<[Lang; 2]>(r#"["de","en"]"#).unwrap(), [Lang::De, Lang::En]);
    assert!(serde_json::from_str::<Lang>("\"tlh\"").unwrap_err().to_string().contains("tlh"));
}

#[test]
fn what_is_only_for_the_log_says_what_it_is() {
    assert_eq!(format!("{:?}", Catalog::new(&[])), "Catalog");
    assert_eq!(format!("{:?}", Patience::ENDLESS), "Patience::ENDLESS");
    assert_eq!(format!("{:?}", Patience::lasting(&|| true)), "Patience");
    assert_eq!(format!("{:?}", State::new(3)), "Number(3)");
    let unlisted = Question::yes_no("q", Msg::plain("?")).unlisted(|_| None).unlisted;
    assert_eq!(format!("{unlisted:?}"), "Some(Unlisted)", "the same in every run");
}

#[test]
fn words_are_found_however_their_file_is_laid_out() {
    const FILE: Messages = Messages::new(&[
        "one = { $n ->\r\n    [one] a\r\n   *[other] b\r\n}\r\n-term = t\n## Part\ntwo   = x\n\n    y\n1x = z\nthree = end",
        "one = 1\ntwo = 2\nthree = 3\n",
    ]);
    let catalog = Catalog::new(&[FILE]);
    let say = |lang, msg: &Msg| catalog.text(lang, msg);
    assert_eq!(say(Lang::En, &msg!("one", n = 1)), "a");
    assert_eq!(say(Lang::En, &msg!("two")), "x\n\ny");
    assert_eq!((say(Lang::En, &msg!("three")), say(Lang::De, &msg!("three"))), ("end".into(), "3".into()));
    assert!(catalog.has("one") && catalog.has("two") && catalog.has("answer-yes"));
    assert!(!catalog.has("1x") && !catalog.has("term") && !catalog.has("-term"));
    assert_eq!(FILE.of(Lang::De), "one = 1\ntwo = 2\nthree = 3\n");
    assert_eq!(Messages::NONE.of(Lang::De), "");
}

#[test]
fn names_keep_their_lines_and_lose_what_moves_the_cursor() {
    let catalog = Catalog::new(&[]);
    let say = |text: &str| catalog.text(Lang::En, &Msg::plain(text));
    assert_eq!(say("two\nlines, ünd ß"), "two\nlines, ünd ß");
    for bad in ['\t', '\r', '\u{1b}', '\u{9b}', '\u{202a}', '\u{202e}', '\u{2066}', '\u{2069}'] {
        assert_eq!(say(&format!("a{bad}b")), "ab", "{bad:?}");
    }
    assert_eq!(catalog.text(Lang::En, &Msg::new("")), "");
    let list = msg!("list", list = vec![Msg::plain("a"), Msg::plain("b")]);
    assert_eq!(catalog.text(Lang::De, &list), "a, b");
}

#[test]
fn the_pseudo_language_has_every_word_and_every_choice() {
    const FILE: Messages =
        Messages::new(&["some = { $n ->\n    [one] same\n   *[other] many { $n }\n}\nplain = dog\n"]);
    let say = |msg: &Msg| Catalog::new(&[FILE]).text(Lang::Pseudo, msg);
    assert_eq!(say(&msg!("plain")), "ðööĝ");
    assert_eq!(say(&msg!("some", n = 1)), "šààméé");
    assert_eq!(say(&msg!("some", n = 5)), "mààñý 5");
}

#[test]
fn a_seed_is_read_as_text_or_as_a_number() {
    let file = |seed: &str| {
        format!(r#"{{"format":"vis-a-vis/journal/1","edition":1,"game":"g","table":"t","seed":{seed},"entries":[]}}"#)
    };
    let seed = |text: &str| Journal::from_file(&file(text)).map(|journal| journal.setup.seed);
    assert_eq!((seed("7"), seed("\"7\""), seed("\"18446744073709551615\"")), (Ok(7), Ok(7), Ok(u64::MAX)));
    assert!(seed("\"seven\"").is_err() && seed("-1").is_err());
    let journal = Journal::from_file(&file("\"7\"")).unwrap();
    assert!(journal.to_file().contains(r#""seed":"7""#), "written as text");
    assert_eq!(journal.setup.get("level"), "");
    assert_eq!(journal.setup.with("level", 3).get("level"), "3");
}

#[test]
fn a_share_code_says_what_is_wrong_with_it() {
    let why = |code: &str| match Journal::from_share_code(code) {
        Err(why) => (why.code.into_owned(), why.text),
        Ok(_) => ("read".into(), Msg::new("")),
    };
    let bad = |word: &str| ("BadShareCode".to_owned(), msg!("error-share-code", why = word));
    let code = Journal::new(1, Setup::new("g", "t", 1)).to_share_code();
    assert_eq!(why(&code).0, "read");
    assert_eq!(why(&code[1..]), bad("start"));
    assert_eq!(why("VAV1-!"), bad("letters"));
    assert_eq!(why("VAV1-AAA"), bad("short"));
    assert_eq!(why("VAV1-AAAAAAAA"), bad("damaged"));
    let large = Journal::from_file(&" ".repeat((4 << 20) + 1)).unwrap_err();
    assert_eq!((large.code.as_ref(), large.text), ("BadSave", msg!("error-share-code", why = "too-large")));
}

#[test]
fn a_file_that_is_no_journal_is_refused_with_the_place() {
    let why = Journal::from_file("{\n \"format\": 3\n}").unwrap_err();
    assert_eq!(why.text.id, "error-save-unreadable");
    assert!(why.text.args.iter().any(|(name, value)| name == "line" && *value == Arg::Number(2)), "{:?}", why.text);
}

#[test]
fn an_entry_reads_as_one_line_of_the_past() {
    let question = Question::yes_no("q", Msg::plain("Sure?"));
    let past = Past::answered(&question, &"yes".into());
    assert_eq!(past, Past { asked: Msg::plain("Sure?"), said: msg!("answer-yes") });
    assert_eq!(past.line(), msg!("past-line", asked = Msg::plain("Sure?"), said = msg!("answer-yes")));
}

#[test]
fn a_game_without_figures_has_none_to_set() {
    assert!(().fields().is_empty() && ().field("x").is_none());
    assert_eq!(().set("x", &3.into()), Ok(()));
    let figure = Field::number("x", Msg::plain("X"), 1, (0, 2));
    assert_eq!(().corrected(&figure, &2.into()), None);
}
