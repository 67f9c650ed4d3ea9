//! What the opponent tells: a whole turn as a list, its reasons one tap away.

use maud::{Markup, PreEscaped, html};
use table::{Line, Msg, Over, Screen, Told, Tone, Winner, msg};

use crate::frame::Viewer;
use crate::live::Live;
use crate::registry::{Drawing, Entry};
use crate::words::parts;

/// A list of steps.
pub fn steps(viewer: &Viewer, told: &[&Told], drawing: Option<&dyn Drawing>) -> Markup {
    let beside = |i: usize| drawing?.after(viewer, &told.get(i.checked_sub(1)?)?.step);
    html! {
        ol.steps data-steps {
            @for (i, told) in told.iter().enumerate() {
                li class=(format!("step {}", told.step.tone.name())) {
                    p.text { (pictured(viewer, drawing, &viewer.say(&told.step.text))) }
                    @if let Some(drawn) = beside(i) { (drawn) }
                    (why(viewer, drawing, &told.step.reasons, None))
                }
            }
        }
    }
}

fn why(viewer: &Viewer, drawing: Option<&dyn Drawing>, reasons: &[table::Msg], drawn: Option<&Markup>) -> Markup {
    html! {
        @if !reasons.is_empty() || drawn.is_some() {
            details.why {
                summary { (viewer.say(&msg!("page-why"))) }
                @if let Some(drawn) = drawn { (drawn) }
                ul { @for reason in reasons { li { (pictured(viewer, drawing, &viewer.say(reason))) } } }
            }
        }
    }
}

/// A name found in a sentence, with its picture.
struct Named<'a> {
    /// What stands before it.
    before: &'a str,
    /// What may not be parted from it: an opening bracket, a number.
    open: &'a str,
    name: &'a str,
    picture: Markup,
}

/// The names in a sentence, and what stands after the last of them.
fn named<'a>(text: &'a str, find: impl Fn(&'a str) -> Option<(usize, Markup)>) -> (Vec<Named<'a>>, &'a str) {
    let part_of_a_word = |c: char| c.is_alphanumeric() || c == '-';
    let mut names: Vec<Named<'_>> = Vec::new();
    let (mut plain, mut at) = (0, 0);
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let found = if part_of_a_word(first) { find(rest) } else { None };
        let whole = |(length, _): &(usize, Markup)| !rest[*length..].starts_with(part_of_a_word);
        if let Some((length, picture)) = found.filter(whole) {
            let before = &text[plain..at];
            let before = without_number(before);
            let before = before.strip_suffix('(').unwrap_or(before);
            let open = &text[plain + before.len()..at];
            names.push(Named { before, open, name: &rest[..length], picture });
            at += length;
            plain = at;
        } else {
            let same = |c: char| part_of_a_word(c) == part_of_a_word(first);
            at += rest.find(|c| !same(c)).unwrap_or(rest.len());
        }
    }
    (names, &text[plain..])
}

/// The words with every change of a figure ("3 → 4") in one piece.
fn unbroken(text: &str) -> String {
    let mut parts = text.split(" → ");
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let figures = said.ends_with(|c: char| c.is_ascii_digit()) && part.starts_with(|c: char| c.is_ascii_digit());
        said.push_str(if figures { "\u{a0}→\u{a0}" } else { " → " });
        said.push_str(part);
    }
    said
}

/// What stands before the number that these words end with ("2 " of "2 crystals").
fn without_number(words: &str) -> &str {
    let Some(last) = words.strip_suffix([' ', '\u{a0}']) else { return words };
    let before = last.trim_end_matches(|c: char| c.is_ascii_digit());
    if before.len() < last.len() { before } else { words }
}

/// Words with a small picture before each name that has one.
pub fn pictured(viewer: &Viewer, drawing: Option<&dyn Drawing>, text: &str) -> Markup {
    let text = unbroken(text);
    let Some(drawing) = drawing else { return html! { (text) } };
    let (names, rest) = named(&text, |text| drawing.name(viewer, text));
    html! {
        @for Named { before, open, name, picture } in &names {
            (before) span.pictured.long[name.contains(' ')] { span.together { (open) (picture) } (name) }
        }
        (rest)
    }
}

/// Figures with a sign in place of each name that has one; the name is for readers of the screen.
pub fn signed(viewer: &Viewer, drawing: Option<&dyn Drawing>, text: &str) -> Markup {
    let Some(drawing) = drawing else { return html! { (text) } };
    let (names, rest) = named(text, |text| drawing.sign(viewer, text));
    html! {
        @for Named { before, open, name, picture } in &names {
            (before) (open) span.signed title=(name) { (picture) span.hidden { (name) } }
        }
        (rest)
    }
}

/// How long figures are when signs stand in place of names.
pub fn signed_length(viewer: &Viewer, drawing: Option<&dyn Drawing>, text: &str) -> usize {
    let hidden = drawing.map_or(0, |drawing| {
        let (names, _) = named(text, |text| drawing.sign(viewer, text));
        names.iter().map(|named| named.name.chars().count().saturating_sub(2)).sum()
    });
    text.chars().count() - hidden
}

/// A turn beside the printed game in one glance: everything told in it and every question answered on the way,
/// each at its place.
pub fn turn(viewer: &Viewer, id: &str, live: &Live, drawing: Option<&dyn Drawing>) -> Markup {
    let screen = live.session.screen();
    let lines = Lines { viewer, id, drawing, screen, live };
    let start = screen.told.len() - screen.turn().len();
    let before = start - screen.turn_before().len();
    let heading = match screen.told.get(start) {
        Some(told) if told.step.begins => told.step.text.clone(),
        _ => msg!("page-setting-up"),
    };
    let new = screen.told.get(start).is_some_and(|told| told.after == screen.entries).then_some("");
    html! {
        section.tell.turn aria-labelledby="turn" data-turn=(start) {
            div.head {
                h2 #turn data-new=[new] { (lines.sentences(&heading)) }
                @if start > 0 {
                    details.before {
                        summary { (viewer.say(&msg!("page-turn-before"))) }
                        (lines.list(before, start))
                    }
                }
            }
            (lines.list(start, screen.told.len()))
        }
    }
}

/// Answers longer than that (a whole form, say) are shown by their beginning; a tap shows the rest.
const LONG: usize = 160;

/// So many letters there are to read; pictures are none.
fn letters(words: &Markup) -> usize {
    words.0.split('<').map(|part| part.split_once('>').map_or(part, |(_, words)| words).chars().count()).sum()
}

/// What was told and asked, as lines of a list.
struct Lines<'a> {
    viewer: &'a Viewer,
    id: &'a str,
    drawing: Option<&'a dyn Drawing>,
    screen: &'a Screen,
    live: &'a Live,
}

impl Lines<'_> {
    /// The steps from one place to another, and the questions answered among them.
    fn list(&self, from: usize, to: usize) -> Markup {
        let after = |at: usize| self.screen.told.get(at).map_or(self.screen.entries, |told| told.after);
        let (first, last) = (if from < to { after(from) } else { 0 }, after(to));
        // Everything is told in the order of the entries.
        let told = self.screen.told.get(from..to).unwrap_or_default();
        let since = |n: usize| from + told.partition_point(|told| told.after < n);
        html! {
            ol.steps {
                @for n in first..=last {
                    @for at in since(n)..since(n + 1) { (self.step(at, at == from)) }
                    @if let Some(line) = self.live.entry(self.viewer, n).filter(|_| n < last) {
                        li.asked {
                            a href=(format!("/games/{}/entries/{}", self.id, n + 1)) {
                                @let long = (letters(&line.said) > LONG).then_some("long");
                                (line.asked) " → " strong class=[long] { (line.said) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// One thing told. What is to be done can be ticked off; the ticks are for the person only.
    fn step(&self, at: usize, first: bool) -> Markup {
        let Some(told) = self.screen.told.get(at) else { return html! {} };
        let step = &told.step;
        if step.begins && first {
            return html! {};
        }
        let heading = step.begins || step.heads;
        let text = if heading || step.tone == Tone::Do {
            self.sentences(&step.text)
        } else {
            self.words(&self.viewer.say(&step.text))
        };
        let drawn = at.checked_sub(1).and_then(|at| self.drawing?.after(self.viewer, &self.screen.told.get(at)?.step));
        let new = (told.after == self.screen.entries).then_some("");
        html! {
            @if heading {
                li.heading data-line=(at) data-new=[new] { h3.text { (text) } }
            } @else {
                li class=(format!("step {}", step.tone.name())) data-line=(at) data-new=[new] {
                    @if step.tone == Tone::Do {
                        label.line { input.tick type="checkbox"; span.bullet aria-hidden="true" {} span.text { (text) } }
                    } @else {
                        p.line { span.bullet aria-hidden="true" {} span.text { (text) } }
                    }
                    (why(self.viewer, self.drawing, &step.reasons, drawn.as_ref()))
                }
            }
        }
    }

    fn words(&self, text: &str) -> Markup {
        pictured(self.viewer, self.drawing, text)
    }

    /// An order or a heading, and its details in smaller type: one is read at a glance, the other while doing it.
    fn sentences(&self, text: &Msg) -> Markup {
        let (order, details) = parts(self.viewer.lang, text);
        html! {
            (self.words(&order))
            @if !details.is_empty() {
                " " span class=(if details.contains('\n') { "details lines" } else { "details" }) { (self.words(&details)) }
            }
        }
    }
}

/// A number or a sentence with real minus signs before its numbers.
pub fn minus(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let sign = letter == '-' && !before.is_alphanumeric() && letters.peek().is_some_and(char::is_ascii_digit);
        said.push(if sign { '−' } else { letter });
        before = letter;
    }
    said
}

/// The end of a game beside the printed one, above everything else: who won, by how much, and what next.
pub fn finish(viewer: &Viewer, live: &Live, over: &Over, entry: Option<&Entry>) -> Markup {
    let about = live.session.game().about();
    let opponent = viewer.say(&about.opponent);
    let most = over.totals.0.max(over.totals.1).max(1);
    let bar = |who: &str, points: i64, class: &str| {
        html! {
            div.bar {
                span.name { (who) }
                svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                    rect.track x="0" y="0" width="100" height="8" {}
                    rect class=(class) x="0" y="0" width=(points.max(0) * 100 / most) height="8" {}
                }
                strong { (minus(&points.to_string())) }
            }
        }
    };
    html! {
        section.finish {
            @if let Some(entry) = entry { div.picture aria-hidden="true" { (PreEscaped(entry.picture)) } }
            div.standings {
                (bar(&viewer.say(&msg!("page-you")), over.totals.0, "bar yours"))
                (bar(&opponent, over.totals.1, "bar theirs"))
            }
            (self::over(viewer, over, &opponent, live.session.screen().taken_back))
            p.next {
                a.button.main href=(format!("/new/{}", about.id)) { (viewer.say(&msg!("page-again"))) }
                a.button.quiet href="/results" { (viewer.say(&msg!("page-results"))) }
            }
        }
    }
}

/// The end: who won, and the score as a sheet; marked if something was taken back that had been seen.
pub fn over(viewer: &Viewer, over: &Over, opponent: &str, taken_back: bool) -> Markup {
    let number = |n: Option<i64>| n.map_or_else(|| "–".to_owned(), |n| minus(&n.to_string()));
    let row = |line: &Line, last: bool| {
        html! {
            tr class=(if last { "total" } else { "" }) {
                th scope="row" {
                    (viewer.say(&line.label))
                    @for why in &line.why { small { (viewer.say(why)) } }
                }
                td { (number(line.player)) }
                td { (number(line.opponent)) }
            }
        }
    };
    // Some sheets end with the sum, others leave it to us.
    let totals = (Some(over.totals.0), Some(over.totals.1));
    let summed = over.sheet.last().is_some_and(|line| (line.player, line.opponent) == totals);
    let sum = Line { label: msg!("page-total"), player: totals.0, opponent: totals.1, why: Vec::new() };
    let verdict = match over.winner {
        Winner::Player => msg!("page-you-won"),
        Winner::Opponent => msg!("page-you-lost"),
        Winner::Draw => msg!("page-nobody-won"),
    };
    html! {
        section class=(format!("sheet over {}", over.winner.name())) aria-labelledby="over" {
            h2 #over { (viewer.say(&verdict)) }
            p.lead { (minus(&viewer.say(&over.text))) @if taken_back { " " small { (viewer.say(&msg!("page-taken-back"))) } } }
            table.score {
                caption.hidden { (viewer.say(&msg!("page-score"))) }
                thead {
                    tr {
                        td {}
                        th scope="col" { (viewer.say(&msg!("page-you"))) }
                        th scope="col" { (opponent) }
                    }
                }
                tbody {
                    @for (i, line) in over.sheet.iter().enumerate() { (row(line, summed && i + 1 == over.sheet.len())) }
                    @if !summed { (row(&sum, true)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{letters, named, unbroken};
    use maud::html;

    #[test]
    fn numbers_and_brackets_stay_with_the_name_they_stand_before() {
        let find = |text: &str| text.starts_with("tech").then(|| ("tech".len(), html! {}));
        let (names, rest) = named("It gains: 12 tech (1 tech of 3), 4 of tech, techs", find);
        let parts: Vec<(&str, &str)> = names.iter().map(|named| (named.before, named.open)).collect();
        assert_eq!(parts, [("It gains: ", "12 "), (" ", "(1 "), (" of 3), 4 of ", "")]);
        assert_eq!(rest, ", techs");
    }

    #[test]
    fn a_picture_is_no_letter() {
        assert_eq!(letters(&html! { "as " svg viewBox="0 0 3 2" { path d="M0 0h3v2h-3z" {} } "4-6" }), "as 4-6".len());
    }

    #[test]
    fn a_change_of_a_figure_is_not_parted() {
        assert_eq!(unbroken("tech (3 → 4), 1 → 12"), "tech (3\u{a0}→\u{a0}4), 1\u{a0}→\u{a0}12");
        assert_eq!(unbroken("Wien → Graz → 4"), "Wien → Graz → 4");
    }
}
