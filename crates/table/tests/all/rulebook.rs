//! The check that every rule cited exists and every rule has a test: it finds what is wrong, and only that.

use table::rulebook::{Citing, Rulebook};

const RULES: &str = "\
# A game
| number | what |
|---|---|
| `§` | a section |
| `N` | the opponent |
| `R-` | a mode |
| `G` | a golden example |

Explanations: `§1`.

## 1 Glossary
Nothing to test; see §2.1 and N2.

## 2 Rules
### 2.1 Turn
- **N1** Draw (N2b). A crate called W1-3 or E-N7 is no rule, nor is `N77`.
- **N2** Two parts: **N2a** this, **N2b** that.
- **N10** *(later)* Something for later.
### 2.2 Mode
- **R-1** On.
### 2.3 A section that is a rule itself
As it says.
### 2.4 Not yet (later)
Nothing yet.

## 3 Examples
- **G01** one **G2a** two **G2b** three.

```
**N98** in a block of code
```
";

const README: &str = "\
# A game
The option `N55` is no rule; N1–N2 are.

## Rule → test

| rule | tests |
|---|---|
| N1, R-1 | `it_draws`, `tests/mode.rs` |
| N2 | G01, G2 |
| §2.3 | `it_dr…` |
| G01, G2 | `<rule>_…` |
";

const TESTS: &str = "\
// N1, §2.1 and R-1; G1–G2b; https://example.org
#[test]
fn it_draws() {}
#[test]
#[track_caller]
fn g01_one() {}
golden! { g02a_to_g02b_two \"G2\" }
";

fn problems(rules: &str, readme: &str, tests: &str) -> Vec<String> {
    let (book, mut problems) = Rulebook::read(rules);
    let files = vec![("tests/mode.rs".to_owned(), tests.to_owned())];
    problems.extend(
        Citing { readme: readme.to_owned(), files, elsewhere: vec!["lab::a_run".to_owned()], ..Citing::default() }
            .problems(&book),
    );
    problems
}

#[track_caller]
fn found(rules: &str, readme: &str, tests: &str, wanted: &[&str]) {
    assert_eq!(problems(rules, readme, tests), wanted);
}

#[test]
fn a_crate_in_order_has_no_problem() {
    found(RULES, README, TESTS, &[]);
}

#[test]
fn a_made_up_rule_has_no_test() {
    let rules = RULES.replace("- **N10**", "- **N3** New.\n- **N10**");
    found(&rules, README, TESTS, &["README.md: N3 has no test"]);
    let rules = RULES.replace("## 3 Examples", "### 2.5 New\nNew.\n\n## 3 Examples");
    found(&rules, README, TESTS, &["README.md: §2.5 has no test"]);
}

#[test]
fn a_made_up_citation_is_found_wherever_it_stands() {
    let in_comment = TESTS.replace("// N1,", "let x = 1; // N4,");
    found(RULES, README, &in_comment, &["tests/mode.rs:1: there is no rule N4"]);
    let in_name = TESTS.replace("fn it_draws", "#[test]\nfn n05_it_shuffles() {}\n#[test]\nfn it_draws");
    found(RULES, README, &in_name, &["n05_it_shuffles: there is no rule N5"]);
    let in_readme = README.replace("N1–N2 are", "N1–N6 and §9.1 are");
    found(RULES, &in_readme, TESTS, &["README.md: there is no rule N6", "README.md: there is no rule §9.1"]);
    let in_rules = RULES.replace("Draw (N2b)", "Draw (N2c)");
    found(&in_rules, README, TESTS, &["there is no rule N2c"]);
}

#[test]
fn a_made_up_test_is_found() {
    let readme = README.replace("`it_draws`", "`it_drew`");
    found(RULES, &readme, TESTS, &["README.md: N1, R-1: there is no test `it_drew`"]);
    let readme = README.replace("`it_dr…`", "`it_shuf…`");
    found(RULES, &readme, TESTS, &["README.md: §2.3: there is no test `it_shuf…`"]);
    let tests = TESTS.replace("g01_one", "first");
    found(RULES, README, &tests, &["README.md: G01, G2: no test is named after G1"]);
    let tests = TESTS.replace("#[test]\nfn it_draws", "fn it_draws");
    assert!(problems(RULES, README, &tests).iter().any(|p| p.contains("`it_draws`")), "a function that is no test");
}

#[test]
fn a_test_of_another_crate_counts_if_it_exists() {
    found(RULES, &README.replace("`it_dr…`", "`lab::a_run`"), TESTS, &[]);
    let readme = README.replace("`it_dr…`", "`lab::a_walk`");
    found(RULES, &readme, TESTS, &["README.md: §2.3: there is no test `lab::a_walk`"]);
}

#[test]
fn another_rule_stands_for_a_test_only_if_it_has_one() {
    let readme = README.replace("| G01, G2 | `<rule>_…` |\n", "");
    let wanted = ["G1", "G2a", "G2b", "N2", "N2a", "N2b"].map(|n| format!("README.md: {n} has no test"));
    assert_eq!(problems(RULES, &readme, TESTS), wanted);
}

#[test]
fn what_is_for_later_has_no_test_yet() {
    let readme = README.replace("| N1, R-1 |", "| N1, N10, R-1 |");
    found(RULES, &readme, TESTS, &["README.md: N10 is for later and has a test"]);
    let readme = README.replace("| §2.3 |", "| §2.3, §2.4 |");
    found(RULES, &readme, TESTS, &["README.md: §2.4 is for later and has a test"]);
}

#[test]
fn a_number_stands_for_one_rule() {
    found(
        &RULES.replace("**N10**", "**N1**"),
        README,
        TESTS,
        &["N1 is there twice", "README.md: N1 is for later and has a test"],
    );
    found(
        &RULES.replace("### 2.3 A", "### 2.2 A"),
        README,
        TESTS,
        &["§2.2 is there twice", "README.md: there is no rule §2.3"],
    );
}

#[test]
fn other_ways_to_cite_are_refused() {
    let tests = TESTS.replace("§2.1 and", "section 2.1 and");
    found(RULES, README, &tests, &["tests/mode.rs:1: write § and the number: section 2.1"]);
    let tests = TESTS.replace("G1–G2b", "G1–2");
    found(RULES, README, &tests, &["tests/mode.rs:1: the range from G1 names its end without its kind"]);
}

/// What is wrong with a game crate in a folder of its own, with a neighbour whose test it names.
fn written(readme: &str, tests: &str) -> Vec<String> {
    in_folder(readme, tests, |folder| table::rulebook::problems(folder, "../rules.md").unwrap())
}

fn in_folder<T>(readme: &str, tests: &str, look: impl FnOnce(&str) -> T) -> T {
    let name = std::thread::current().name().unwrap_or_default().replace(':', "_");
    let root = std::env::temp_dir().join(format!("visavis-rulebook-{}-{name}", std::process::id()));
    let write = |path: &str, text: &str| {
        let path = root.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    write("rules.md", RULES);
    write("game/README.md", readme);
    write("game/tests/mode.rs", tests);
    write("game/tests/notes.txt", "N99");
    write("lab/src/deep/run.rs", "#[test]\nfn a_run() {}\n");
    let seen = look(root.join("game").to_str().unwrap());
    std::fs::remove_dir_all(root).unwrap();
    seen
}

#[test]
fn the_files_of_a_crate_are_found_and_read() {
    assert_eq!(written(README, TESTS), [] as [&str; 0]);
    let elsewhere = README.replace("`tests/mode.rs`", "`tests/mode.rs`, `lab::a_run`");
    assert_eq!(written(&elsewhere, TESTS), [] as [&str; 0]);
    assert_eq!(written(&elsewhere.replace("a_run", "no_run"), TESTS).len(), 1, "a neighbour's test that is not there");
    assert_eq!(written(README, "").len(), problems(RULES, README, "").len());
    assert!(!written(README, "").is_empty());
}

#[test]
fn rules_cited_about_the_game_in_other_crates_exist_too() {
    let beside = |file: &str| {
        let written = |folder: &str| {
            let path = std::path::Path::new(folder).parent().unwrap().join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, "// as N98 says\n").unwrap();
            table::rulebook::problems(folder, "../rules.md").unwrap()
        };
        in_folder(README, TESTS, written)
    };
    assert_eq!(beside("page/src/game/draw.rs"), ["../page/src/game/draw.rs:1: there is no rule N98"]);
    assert_eq!(beside("python/src/of_game.rs").len(), 1);
    assert_eq!(beside("page/src/games.rs"), [] as [&str; 0], "of another game, or of none");
}

#[test]
fn a_test_named_after_a_range_tests_every_rule_in_it() {
    let rules = RULES.replace("**G2b** three", "**G2b** three **G3** four **G4** five");
    let readme = README.replace("| G01, G2 |", "| G01, G2, G3, G4 |");
    let range = TESTS.replace("g02a_to_g02b_two", "g02a_to_g04_two");
    found(&rules, &readme, &range, &[]);
    assert_ne!(problems(&rules, &readme, TESTS), [] as [&str; 0], "G3 and G4 are in no name");
}

#[test]
fn a_letter_belongs_to_a_rule_only_if_no_word_follows() {
    found(RULES, README, &TESTS.replace("// N1,", "// N1, N2a, N2b; N2and is a word;"), &[]);
    assert_eq!(problems(RULES, README, &TESTS.replace("// N1,", "// N1, N2c,")).len(), 1);
}

#[test]
fn a_number_is_no_rule_where_it_is_part_of_a_word() {
    let cites = |text: &str| problems(RULES, README, &TESTS.replace("// N1,", &format!("// {text} N1,"))).len();
    for word in ["xN9", "E-N9", "a.N9", "_N9", "N9_a", "N9-b", "NO9", "`N9`", "N", "N9and", "N99999999999"] {
        assert_eq!(cites(word), 0, "{word}");
    }
    for rule in ["N9", "(N9)", "N9.", "N9;", "N9x", "N1–N9", "N9 – N1", "R-9", "§9", "N1/N9", "N2.1", "N9-", "N2c"]
    {
        assert_eq!(cites(rule), 1, "{rule}");
    }
    for known in ["N2", "N2a", "N1–N2b", "§2.1", "§2", "R-1", "G1", "G01", "G2a–G2b"] {
        assert_eq!(cites(known), 0, "{known}");
    }
}

#[test]
fn sections_are_cited_by_their_sign() {
    let says = |text: &str| problems(RULES, README, &TESTS.replace("// N1,", &format!("// {text}, N1,")));
    for word in ["Section 2.1", "section 2.1", "Sections 2.1", "sections 2.1"] {
        assert_eq!(says(word), [format!("tests/mode.rs:1: write § and the number: {word},")]);
    }
    assert_eq!(says("this section, Section A"), [] as [&str; 0]);
}

#[test]
fn rules_are_declared_in_bold_and_sections_by_headings_of_three_levels() {
    let also = |text: &str| problems(&RULES.replace("### 2.2 Mode", &format!("{text}\n\n### 2.2 Mode")), README, TESTS);
    assert_eq!(also("N1 and N2."), [] as [&str; 0], "cited again");
    assert_eq!(also("**N3** a **N4 b** c"), ["there is no rule N4", "README.md: N3 has no test"]);
    assert_eq!(also("**N3** *(later)* a, **N2** b").len(), 1, "{:?}", also("**N3** *(later)* a, **N2** b"));
    assert_eq!(also("#### 2.9 Too deep"), [] as [&str; 0]);
    assert_eq!(also("### 2.9 Later (later)\n**N3** with it"), [] as [&str; 0], "what stands in it is for later too");
    assert_eq!(also("### Without a number"), [] as [&str; 0]);
    assert_eq!(also("## 4 All\n### 4.1 Part\nText."), ["README.md: §4.1 has no test"], "the part, not the whole");
    assert_eq!(also("**§2.1** A section again"), ["§2.1 is there twice", "README.md: §2.1 has no test"]);
    let other = RULES
        .replace("| `R-` | a mode |", "| `R-`, `R`, `w` | modes |")
        .replace("- **R-1** On.", "- **R-1** **R2** **w3**");
    assert_eq!(problems(&other, README, TESTS), ["README.md: R2 has no test"], "capital letters only");
}

#[test]
fn a_rule_that_stands_for_a_test_may_be_part_of_a_range() {
    let readme = README.replace("| N2 | G01, G2 |", "| N2a–N2b | G1–G2 |");
    assert_eq!(problems(RULES, &readme, TESTS), ["README.md: N2 has no test"]);
    let readme = README.replace("| N2 | G01, G2 |", "| N1–N2 | G1–G2 |");
    assert_eq!(problems(RULES, &readme, TESTS), [] as [&str; 0]);
    let readme = README.replace("| N2 | G01, G2 |", "| N2 | G01, R-1 |");
    assert_eq!(problems(RULES, &readme, TESTS), [] as [&str; 0]);
    let readme = README.replace("| N2 | G01, G2 |", "| N2 | nobody |");
    assert_eq!(problems(RULES, &readme, TESTS).len(), 3);
}

#[test]
fn tests_are_functions_marked_as_such_and_lines_of_a_list() {
    let named = |tests: &str| problems(RULES, &README.replace("`it_draws`", "`it_drew`"), &format!("{TESTS}\n{tests}"));
    let missing = ["README.md: N1, R-1: there is no test `it_drew`"];
    for test in [
        "#[test]\nfn it_drew() {}",
        "#[test] fn it_drew() {}",
        "#[test]\n#[ignore]\npub fn it_drew<T>() {}",
        "  it_drew \"N1\",",
    ] {
        assert_eq!(named(test), [] as [&str; 0], "{test}");
    }
    for none in [
        "fn it_drew() {}",
        "#[inline]\nfn it_drew() {}",
        "#[test]\n\nfn it_drew() {}",
        "let it_drew = \"x\";",
        "f(it_drew, \"x\")",
    ] {
        assert_eq!(named(none), missing, "{none}");
    }
    let elsewhere = README.replace("`it_draws`", "`lab::a_…`");
    found(RULES, &elsewhere, TESTS, &[]);
    found(
        RULES,
        &README.replace("`it_draws`", "`lab::b_…`"),
        TESTS,
        &["README.md: N1, R-1: there is no test `lab::b_…`"],
    );
}

#[test]
fn a_crate_that_is_not_in_order_does_not_pass() {
    let passes = |readme: &str, rules: &str| {
        in_folder(readme, TESTS, |folder| std::panic::catch_unwind(|| table::rulebook::check(folder, rules)).is_ok())
    };
    assert!(passes(README, "../rules.md"));
    assert!(!passes(&README.replace("`it_draws`", "`it_drew`"), "../rules.md"));
    assert!(!passes(README, "../no-rules.md"), "no file of rules");
}
