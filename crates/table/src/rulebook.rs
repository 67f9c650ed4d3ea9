//! Rules that can be looked up: every cited rule exists, and every rule has a test.
//!
//! A rules file (`docs/rules/<game>.md`) lists its kinds of numbers in the table at its top (`` | `N` | Nautoma | ``).
//! From then on
//! - a number in **bold** declares a rule: `**N8**`, `**N10b**`, `**§4.1**`; with `*(later)*` after it, not played yet;
//! - a numbered heading declares a section: `### 9.3 …` is `§9.3`; a section without rules of its own counts as a
//!   rule, unless the line `Explanations:` names it;
//! - the same number anywhere else cites it: in the file, in the README, in comments and in names of tests
//!   (`n08_…`, `g32_to_g36_…`). A range is written `N20–N25`. Text in backticks cites nothing. So do comments of other
//!   crates, in folders and files of the game's name (`finspan/`, `of_finspan.rs`).
//!
//! In the README's table under `## Rule → test`, the last column names the tests for the rules in the first: a
//! function, the start of a name (`n08_…`), a file of `tests/`, `<rule>_…` for tests named after their rule, or
//! another rule that has a test of its own (a golden example).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

/// The number of a rule or a section.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    prefix: String,
    parts: Vec<u32>,
    letter: Option<char>,
}

impl Number {
    /// `N10b` and `P6.1` are parts of `N10` and `P6`; sections stand for themselves.
    fn whole(&self) -> Option<Self> {
        match (self.prefix.as_str(), self.letter, self.parts.len()) {
            ("§", ..) | (_, None, 1) => None,
            _ => Some(Self { parts: vec![self.parts[0]], letter: None, ..self.clone() }),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts.iter().map(u32::to_string).collect();
        write!(f, "{}{}", self.prefix, parts.join("."))?;
        self.letter.map_or(Ok(()), |l| write!(f, "{l}"))
    }
}

/// From one number to another; a single number is both ends.
type Range = (Number, Number);

fn within(n: &Number, (from, to): &Range) -> bool {
    n.prefix == from.prefix && (from..=to).contains(&n)
        || n.whole().is_some_and(|whole| within(&whole, &(from.clone(), to.clone())))
}

/// What is wrong, each in one sentence.
pub type Problems = Vec<String>;

/// The rules of a game.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    prefixes: Vec<String>,
    rules: BTreeMap<Number, bool>,
    sections: BTreeMap<Number, bool>,
    explanations: BTreeSet<Number>,
}

impl Rulebook {
    /// Reads a rules file; also returns what is wrong with it.
    pub fn read(text: &str) -> (Self, Problems) {
        let mut book = Self::default();
        let mut problems = Vec::new();
        let head = text.lines().take_while(|l| !l.starts_with("Explanations:"));
        for line in head.filter(|l| l.starts_with("| `")) {
            let cell = line.split('|').nth(1).unwrap_or_default();
            let prefix = |p: &str| p == "§" || !p.is_empty() && p.chars().all(|c| c.is_ascii_uppercase() || c == '-');
            book.prefixes.extend(cell.split('`').skip(1).step_by(2).filter(|p| prefix(p)).map(str::to_owned));
        }
        book.prefixes.sort_by_key(|p| std::cmp::Reverse(p.len()));
        let mut open: Option<(Number, bool)> = None;
        for line in prose(text) {
            if let Some(list) = line.strip_prefix("Explanations:") {
                book.explanations.extend(book.cited(&list.replace('`', "")).0.into_iter().map(|r| r.0));
            }
            let heading = line.trim_start_matches('#');
            if heading.len() < line.len() && line.len() - heading.len() < 4 {
                let later = heading.trim_end().ends_with("(later)");
                let number = book.number(&format!("§{}", heading.trim_start()), None).map(|(n, _)| n);
                open = number.map(|n| (n, later));
                if let Some((n, later)) = &open
                    && book.sections.insert(n.clone(), *later).is_some()
                {
                    problems.push(format!("{n} is there twice"));
                }
            }
            for (n, later) in book.declared(&line) {
                let later = later || open.as_ref().is_some_and(|o| o.1);
                if book.rules.insert(n.clone(), later).is_some() || book.sections.contains_key(&n) {
                    problems.push(format!("{n} is there twice"));
                }
                // A section with rules of its own does not count as a rule.
                book.explanations.extend(open.as_ref().map(|o| o.0.clone()));
            }
        }
        let outer = |n: &Number| Number { parts: n.parts[..n.parts.len() - 1].to_vec(), ..n.clone() };
        let parents: Vec<Number> = book.sections.keys().filter(|n| n.parts.len() > 1).map(outer).collect();
        book.explanations.extend(parents);
        for line in prose(text) {
            problems.extend(book.unknown(&plain(&line)));
        }
        (book, problems)
    }

    /// Rules and sections that need a test.
    fn to_test(&self) -> impl Iterator<Item = &Number> {
        let sections = self.sections.iter().filter(|(n, _)| !self.explanations.contains(n));
        self.rules.iter().chain(sections).filter(|(_, later)| !**later).map(|(n, _)| n)
    }

    /// Bold numbers of a line, and whether they are for later.
    fn declared(&self, line: &str) -> Vec<(Number, bool)> {
        let pieces: Vec<&str> = line.split("**").collect();
        let bold = (1..pieces.len()).step_by(2);
        let number = |i: usize| match self.number(pieces[i], None) {
            Some((n, "")) => Some((n, pieces.get(i + 1).is_some_and(|p| p.starts_with(" *(later)*")))),
            _ => None,
        };
        bold.filter_map(number).collect()
    }

    /// The number at the start of a text, and the text after it.
    fn number<'t>(&self, text: &'t str, before: Option<char>) -> Option<(Number, &'t str)> {
        if before.is_some_and(|c| c.is_alphanumeric() || "-._".contains(c)) {
            return None;
        }
        let prefix = self.prefixes.iter().find(|p| text.starts_with(p.as_str()) && digit(&text[p.len()..]))?;
        let mut rest = &text[prefix.len()..];
        let mut parts = Vec::new();
        loop {
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            parts.push(rest[..end].parse().ok()?);
            rest = &rest[end..];
            match rest.strip_prefix('.') {
                Some(more) if digit(more) => rest = more,
                _ => break,
            }
        }
        let apart = |t: &str| !t.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let letter = rest.chars().next().filter(|c| c.is_ascii_lowercase() && prefix != "§" && apart(&rest[1..]));
        rest = &rest[letter.map_or(0, char::len_utf8)..];
        let joined = rest.strip_prefix('-').is_some_and(|t| !apart(t));
        (apart(rest) && !joined).then(|| (Number { prefix: prefix.clone(), parts, letter }, rest))
    }

    /// What a text cites, and citations written in a wrong form.
    fn cited(&self, text: &str) -> (Vec<Range>, Problems) {
        let (mut found, mut problems) = (Vec::new(), Vec::new());
        let (mut rest, mut before) = (text, None);
        while let Some(c) = rest.chars().next() {
            if let Some((from, behind)) = self.number(rest, before) {
                let dash = behind.strip_prefix('–');
                let to = dash.and_then(|t| self.number(t, None));
                if dash.is_some_and(digit) {
                    problems.push(format!("the range from {from} names its end without its kind"));
                }
                before = Some('0');
                let end = to.map_or((from.clone(), behind), |(to, behind)| (to, behind));
                found.push((from, end.0));
                rest = end.1;
                continue;
            }
            if ["Section ", "section ", "Sections ", "sections "]
                .iter()
                .any(|w| rest.strip_prefix(w).is_some_and(digit))
            {
                let words: Vec<&str> = rest.split_whitespace().take(2).collect();
                problems.push(format!("write § and the number: {}", words.join(" ")));
            }
            before = Some(c);
            rest = &rest[c.len_utf8()..];
        }
        (found, problems)
    }

    fn knows(&self, n: &Number) -> bool {
        let part_of_it = |r: &Number| r.whole().as_ref() == Some(n);
        self.rules.contains_key(n) || self.sections.contains_key(n) || self.rules.keys().any(part_of_it)
    }

    /// What a text cites but the rulebook does not have.
    fn unknown(&self, text: &str) -> Problems {
        let (found, problems) = self.cited(text);
        problems.into_iter().chain(self.missing(&found)).collect()
    }

    fn missing(&self, cited: &[Range]) -> Problems {
        let ends = cited.iter().flat_map(|(from, to)| [from, to]);
        let missing: BTreeSet<&Number> = ends.filter(|n| !self.knows(n)).collect();
        missing.into_iter().map(|n| format!("there is no rule {n}")).collect()
    }

    /// The rules a test is named after: `g32_to_g36_the_marker` is G32 to G36.
    fn named_after(&self, test: &str) -> Vec<Range> {
        let mut found: Vec<Range> = Vec::new();
        let mut to = false;
        for word in test.split('_') {
            let capital = |p: &String| {
                let rest = word.strip_prefix(p.trim_end_matches('-').to_ascii_lowercase().as_str())?;
                self.number(&format!("{p}{rest}"), None).filter(|(_, behind)| behind.is_empty()).map(|(n, _)| n)
            };
            match self.prefixes.iter().filter(|p| *p != "§").find_map(capital) {
                Some(n) if to => found.last_mut().into_iter().for_each(|r| r.1 = n.clone()),
                Some(n) => found.push((n.clone(), n)),
                None if word == "to" && !found.is_empty() => {}
                None => break,
            }
            to = word == "to";
        }
        found
    }
}

/// What a game crate says about its rules: its README, and its files by name.
#[derive(Clone, Debug, Default)]
pub struct Citing {
    /// The README.
    pub readme: String,
    /// Rust files, with their paths in the crate.
    pub files: Vec<(String, String)>,
    /// Rust files of other crates that are about the game, with their paths: their comments cite rules.
    pub beside: Vec<(String, String)>,
    /// Tests of other crates that the README names, such as `lab::a_run_is_the_same`.
    pub elsewhere: Vec<String>,
}

impl Citing {
    /// All tests, by name.
    fn tests(&self) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        for (_, text) in &self.files {
            let mut marked = false;
            for line in text.lines().map(str::trim) {
                if let Some(at) = line.find("fn ").filter(|_| marked || line.starts_with("#[test]")) {
                    found.extend(line[at + 3..].split(['(', '<']).next());
                }
                // A line in the list of a macro that generates tests: `g01_opening "G01",`.
                let listed = line.match_indices(" \"").filter_map(|(at, _)| line[..at].rsplit(&[' ', '"', ',']).next());
                found.extend(listed.filter(|name| name.contains('_')));
                marked = line.starts_with("#[") && (marked || line.starts_with("#[test]"));
            }
        }
        found
    }

    /// Every mismatch between a rulebook and this crate.
    pub fn problems(&self, book: &Rulebook) -> Problems {
        let mut problems = Vec::new();
        let mut add =
            |place: &str, found: Problems| problems.extend(found.into_iter().map(|p| format!("{place}: {p}")));
        for (path, text) in self.files.iter().chain(&self.beside) {
            for (i, line) in text.lines().enumerate() {
                let comment = line.find("//").map_or("", |at| &line[at..]);
                add(&format!("{path}:{}", i + 1), book.unknown(&plain(comment)));
            }
        }
        for line in prose(&self.readme) {
            add("README.md", book.unknown(&plain(&line)));
        }
        let tests = self.tests();
        for test in &tests {
            add(test, book.missing(&book.named_after(test)));
        }
        add("README.md", self.map(book, &tests));
        problems
    }

    /// Checks the README's table: every test it names exists, every rule has one.
    fn map(&self, book: &Rulebook, tests: &BTreeSet<&str>) -> Problems {
        let mut problems = Vec::new();
        let (mut tested, mut by_others): (Vec<Range>, Vec<(Range, Vec<Range>)>) = (Vec::new(), Vec::new());
        let table = prose(&self.readme).into_iter().skip_while(|l| l != "## Rule → test").skip(1);
        for row in table.take_while(|l| !l.starts_with("## ")).filter(|l| l.starts_with('|')) {
            let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
            let (Some(first), Some(last)) = (cells.first(), cells.last()) else { continue };
            let rules = book.cited(&plain(first)).0;
            let names: Vec<&str> = last.split('`').skip(1).step_by(2).collect();
            for name in &names {
                problems.extend(self.no_test(name, &rules, book, tests).map(|what| format!("{first}: {what}")));
            }
            let others = book.cited(&plain(last)).0;
            if names.is_empty() {
                by_others.extend(rules.into_iter().map(|r| (r, others.clone())));
            } else {
                tested.extend(rules);
            }
        }
        let direct = |n: &Number| tested.iter().any(|r| within(n, r));
        let sure = |r: &Range| book.rules.keys().filter(|n| within(n, r)).all(direct);
        let other =
            |n: &Number, (rule, by): &(Range, Vec<Range>)| within(n, rule) && !by.is_empty() && by.iter().all(sure);
        let covered = |n: &Number| direct(n) || by_others.iter().any(|row| other(n, row));
        problems.extend(book.to_test().filter(|n| !covered(n)).map(|n| format!("{n} has no test")));
        let later = book.rules.iter().chain(&book.sections).filter(|(n, later)| **later && covered(n));
        problems.extend(later.map(|(n, _)| format!("{n} is for later and has a test")));
        problems
    }

    /// Why this does not name a test, if it does not.
    fn no_test(&self, name: &str, rules: &[Range], book: &Rulebook, tests: &BTreeSet<&str>) -> Option<String> {
        if name == "<rule>_…" {
            let named: Vec<Range> = tests.iter().flat_map(|t| book.named_after(t)).collect();
            let of_row = book.rules.keys().filter(|n| rules.iter().any(|r| within(n, r)));
            let without = of_row.filter(|n| !named.iter().any(|r| within(n, r))).map(Number::to_string);
            let without: Vec<String> = without.collect();
            return (!without.is_empty()).then(|| format!("no test is named after {}", without.join(", ")));
        }
        let found =
            match name.strip_suffix('…') {
                Some(start) => tests.iter().any(|t| t.starts_with(start)),
                None => tests.contains(name) || self.files.iter().any(|(path, _)| path == name),
            } || self.elsewhere.iter().any(|t| name.strip_suffix('…').map_or(t == name, |start| t.starts_with(start)));
        (!found).then(|| format!("there is no test `{name}`"))
    }
}

fn digit(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}

/// The lines of a text without code blocks.
fn prose(text: &str) -> Vec<String> {
    let mut code = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            code = !code;
        } else if !code {
            lines.push(line.to_owned());
        }
    }
    lines
}

/// A line without the text in backticks.
fn plain(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

/// The Rust files of a crate, with their paths in it.
fn files(root: &Path) -> std::io::Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    let mut folders = vec!["src".to_owned(), "tests".to_owned(), "examples".to_owned(), "benches".to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(root.join(&folder)) else { continue };
        for entry in entries {
            let entry = entry?;
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if path.ends_with(".rs") {
                found.push((path, fs::read_to_string(entry.path())?));
            }
        }
    }
    Ok(found)
}

/// The Rust files of the neighbouring crates that are about the game of this one.
fn beside(root: &Path) -> std::io::Result<Vec<(String, String)>> {
    let root = root.canonicalize()?;
    let (Some(house), Some(game)) = (root.parent(), root.file_name()) else { return Ok(Vec::new()) };
    let game = game.to_string_lossy().replace('-', "_");
    let about_it = |path: &str| {
        let names = path.split('/').map(|part| part.strip_suffix(".rs").unwrap_or(part));
        names.map(|name| name.strip_prefix("of_").unwrap_or(name)).any(|name| name == game)
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(house)? {
        let folder = entry?.path();
        if folder != root && folder.is_dir() {
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let about = files(&folder)?.into_iter().filter(|(path, _)| about_it(path));
            found.extend(about.map(|(path, text)| (format!("../{name}/{path}"), text)));
        }
    }
    Ok(found)
}

/// The problems between the game crate in this folder and its rules file, a path relative to the folder.
///
/// # Errors
/// If a file cannot be read.
pub fn problems(folder: &str, rules: &str) -> std::io::Result<Problems> {
    let root = Path::new(folder);
    let (book, mut problems) = Rulebook::read(&fs::read_to_string(root.join(rules))?);
    let readme = fs::read_to_string(root.join("README.md"))?;
    let mut citing = Citing { readme, files: files(root)?, beside: beside(root)?, elsewhere: Vec::new() };
    let names = citing.readme.split('`').skip(1).step_by(2);
    let crates: BTreeSet<String> = names.filter_map(|n| n.split_once("::")).map(|(c, _)| c.to_owned()).collect();
    for name in crates {
        let other = Citing { files: files(&root.join("..").join(&name))?, ..Citing::default() };
        citing.elsewhere.extend(other.tests().iter().map(|test| format!("{name}::{test}")));
    }
    problems.extend(citing.problems(&book));
    problems.sort();
    Ok(problems)
}

/// Fails if a cited rule does not exist or a rule has no test; every game crate calls it in a test of six lines.
///
/// # Panics
/// If there is any problem; the message lists each on its own line.
#[allow(clippy::panic)]
pub fn check(folder: &str, rules: &str) {
    match problems(folder, rules) {
        Ok(problems) if problems.is_empty() => {}
        Ok(problems) => panic!("{}", problems.join("\n")),
        Err(why) => panic!("{rules}: {why}"),
    }
}
