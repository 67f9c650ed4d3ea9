//! The audit of words: every mistake a crate can make is named, and nothing else is.

use std::collections::BTreeSet;
use std::path::PathBuf;

use table::audit::{Room, game, words};
use table::*;

/// A crate's folder for the time of a test.
struct Folder(PathBuf);

impl Folder {
    fn with(files: &[(&str, &str)]) -> Self {
        let name = std::thread::current().name().unwrap_or_default().replace(':', "_");
        let folder = Self(std::env::temp_dir().join(format!("visavis-audit-{}-{name}", std::process::id())));
        for (path, text) in files {
            let path = folder.0.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        folder
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What is wrong with a crate of this code and these words, the same in all languages.
fn wrong(code: &str, file: &'static str) -> Vec<String> {
    wrong_in(code, [file, file], &[])
}

fn wrong_in(code: &str, files: [&'static str; 2], also: &[Messages]) -> Vec<String> {
    let folder = Folder::with(&[("src/lib.rs", code)]);
    let messages = Messages::new(Box::leak(Box::new(files)));
    words(&Room { prefix: "g", messages, also, folder: folder.0.to_str().unwrap(), made: BTreeSet::new() })
}

const NOTHING: [&str; 0] = [];

#[test]
fn a_message_gets_everything_it_needs_wherever_it_needs_it() {
    let needs = "g-a = { $n ->\n    [one] one { $here }\n   *[other] { NUMBER($more) } and { { $deep } }\n}\n";
    let all = r#"msg!("g-a", n = 1, here = 2, more = 3, deep = 4);"#;
    assert_eq!(wrong(all, needs), NOTHING);
    for name in ["n", "here", "more", "deep"] {
        let without = all.replace(&format!("{name} = "), "other = ");
        assert_eq!(wrong(&without, needs), [format!("g-a: the code does not give ${name}")]);
    }
}

#[test]
fn what_is_given_is_told_from_what_stands_within_it() {
    let file = "g-a = { $x } { $y }\n";
    for code in [
        r#"msg!("g-a", x = f(1, z = 2), y = [3, w = 4]);"#,
        r#"msg!("g-a", x = "), y", y = S { a, b });"#,
        r#"msg!("g-a", x = "\")", y = 1);"#,
        r#"msg!( "g-a" , x = 1 , y = 2 );"#,
        r#"Msg::new("g-a").with("x", g(1, 2)).with("y", "(");"#,
        "Msg::new(\"g-a\")\n    .with(\"x\", 1)\n    .with(\"y\", 2);",
    ] {
        assert_eq!(wrong(code, file), NOTHING, "{code}");
    }
    for (code, name) in [
        (r#"msg!("g-a", x = f(1, y = 2));"#, "y"),
        (r#"msg!("g-a", x = [1, y = 2]);"#, "y"),
        (r#"msg!("g-a", x = { a, y = 2 });"#, "y"),
        (r#"msg!("g-a", x = a, y == 2);"#, "y"),
        (r#"Msg::new("g-a").with("y", g(".with(\"x\"", 1));"#, "x"),
    ] {
        assert_eq!(wrong(code, file), [format!("g-a: the code does not give ${name}")], "{code}");
    }
}

#[test]
fn languages_say_the_same() {
    let code = r#"msg!("g-a", x = 1); msg!("g-b");"#;
    let english = "g-a = { $x }\ng-b = b\n";
    let says = |german: &'static str| wrong_in(code, [english, german], &[]);
    assert_eq!(says(english), NOTHING);
    assert_eq!(says("g-a = { $x }\n"), ["g-b: not in de"]);
    assert_eq!(says("g-a = { $x }\ng-b = b\ng-c = c\n"), ["g-c: not in en"]);
    assert_eq!(says("g-a = { $y }\ng-b = b\n"), [r#"g-a: en {"x"}, de {"y"}"#]);
    assert_eq!(says("g-a = { $x }\ng-b = b\ng-b = c\n"), ["de: g-b stands there twice"]);
    assert_eq!(says("g-a = { $x }\ng-b = b\n= c\n").len(), 1, "what cannot be read");
}

#[test]
fn a_key_is_used_in_code_and_neither_in_comments_nor_in_unit_tests() {
    let file = "g-a = a\n";
    let unused = ["g-a: nobody uses it"];
    assert_eq!(wrong("let key = \"g-a\";", file), NOTHING);
    assert_eq!(wrong("    // \"g-a\"", file), unused);
    assert_eq!(wrong("f(\"x\") g-a (\"y\")", file), unused);
    assert_eq!(wrong("#[cfg(test)]\nmod tests { fn f() { \"g-a\" } }", file), unused);
    let folder = Folder::with(&[("src/deep/down.rs", "\"g-a\""), ("src/lib.rs", ""), ("src/notes.txt", "\"g-b\"")]);
    let messages = Messages::new(&["g-a = a\ng-b = b\n"; 2]);
    let room = |made: &[&str]| {
        let made = made.iter().map(|key| (*key).to_owned()).collect();
        words(&Room { prefix: "", messages, also: &[], folder: folder.0.to_str().unwrap(), made })
    };
    assert_eq!(room(&[]), ["g-b: nobody uses it"]);
    assert_eq!(room(&["g-b"]), NOTHING);
    assert_eq!(room(&["g-b", "g-c", "answer-yes"]), ["g-c: made at run time, but there is no such message"]);
}

#[test]
fn a_key_belongs_to_the_crate_or_to_those_it_builds_upon() {
    assert_eq!(wrong(r#"msg!("h-a")"#, "h-a = a\n"), ["h-a: must start with g-"]);
    assert_eq!(wrong(r#"msg!("h-a")"#, ""), ["h-a: named in the code, but there is no such message"]);
    let other = Messages::new(&["h-a = { $x }\n"; 2]);
    assert_eq!(wrong_in(r#"msg!("h-a", x = 1)"#, ["", ""], &[other]), NOTHING);
    assert_eq!(wrong_in(r#"msg!("h-a")"#, ["", ""], &[other]), ["h-a: the code does not give $x"]);
    assert_eq!(wrong(r#"msg!("answer-yes")"#, ""), NOTHING, "the words of all games");
}

#[test]
fn a_code_is_one_word_in_camel_case() {
    let code = |word: &str| {
        ["Refusal::new(", "Refusal::unless_confirmed(", "insist.or(\n    ", "field.code("]
            .map(|start| wrong(&format!("{start}\"{word}\", x)"), "").len())
    };
    for good in ["Bad", "NotOffered", "Out2Lunch"] {
        assert_eq!(code(good), [0; 4], "{good}");
    }
    for bad in ["bad", "BAD", "Not-Offered", "Not Offered", "E_BAD", "2Bad"] {
        assert_eq!(code(bad), [1; 4], "{bad}");
    }
}

/// A game that is nothing but its names and options.
struct Named(Messages);

impl Game for Named {
    fn about(&self) -> About {
        let option = table::options::choice("g", "pace", &table::options::Cards::App, &[]);
        let (tables, options) = (vec!["companion"], vec![option]);
        let [title, opponent, pitch] = ["g-title", "g-opponent", "g-pitch"].map(Msg::new);
        About { id: "g", title, opponent, pitch, edition: 1, tables, options }
    }
    fn messages(&self) -> Messages {
        self.0
    }
    fn run(&self, _: &Setup, _: &mut Tape<'_>) -> Scene {
        panic!("nobody plays it")
    }
}

#[test]
fn a_game_has_words_for_its_names_and_options() {
    const KEYS: [&str; 7] = [
        "g-title",
        "g-opponent",
        "g-pitch",
        "g-option-pace",
        "g-option-pace-help",
        "g-value-pace-app",
        "g-value-pace-printed",
    ];
    let folder = Folder::with(&[("src/lib.rs", "")]);
    let says = |keys: &[&str]| {
        let file: &'static str = keys.iter().map(|key| format!("{key} = x\n")).collect::<String>().leak();
        game(&Named(Messages::new(Box::leak(Box::new([file; 2])))), folder.0.to_str().unwrap())
    };
    assert_eq!(says(&KEYS), NOTHING);
    for (at, key) in KEYS.into_iter().enumerate() {
        let mut others = KEYS.to_vec();
        others.remove(at);
        assert_eq!(says(&others), [format!("{key}: made at run time, but there is no such message")]);
    }
}
