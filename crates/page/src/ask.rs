//! Questions as forms. They work without any script; the script only saves taps.

use maud::{Markup, html};
use table::question::Kind;
use table::{Answer, Field, FieldKind, Msg, Opt, Question, Refusal, msg};

use crate::field_input;
use crate::frame::Viewer;
use crate::registry::Drawing;
use crate::security::Fields;
use crate::tell;

/// Numbers in a range this small get a button each.
const FEW_NUMBERS: i64 = 16;

/// More answers than that are found by typing, not on a wall of buttons.
const MANY: usize = 200;

/// Up to so many answers are found at a glance.
const EASY_TO_FIND: usize = 12;

/// The same for pictures and for numbers.
const EASY_TO_SEE: usize = 24;

/// Labels of so few letters are seen like numbers.
const SHORT: usize = 4;

/// More things offered beside the answers than that lie two in a row.
const FEW_ASIDES: usize = 3;

/// So many letters of one of them take no more than three lines there.
const THREE_LINES: usize = 45;

/// So many things with the same figures are a table.
const MANY_ROWS: usize = 6;

/// Where the answer goes, and what is done with it.
#[derive(Clone, Copy)]
pub struct Purpose<'a> {
    /// Which game, by its address.
    pub id: &'a str,
    /// How the game is drawn, if it is.
    pub drawing: Option<&'static dyn Drawing>,
    /// The revision the form is made for.
    pub revision: i64,
    /// `answer`, `change`, `set`.
    pub act: &'a str,
    /// Which entry or field, where it is about one.
    pub about: Option<&'a str>,
    /// What is marked as the present answer.
    pub present: Option<&'a Answer>,
}

impl Purpose<'_> {
    /// A form around what answers.
    pub fn form(&self, viewer: &Viewer, inside: &Markup) -> Markup {
        html! {
            form.answer method="post" action=(format!("/games/{}", self.id)) data-swap {
                (viewer.form_token())
                input type="hidden" name="rev" value=(self.revision);
                input type="hidden" name="do" value=(self.act);
                @if let Some(about) = self.about { input type="hidden" name="about" value=(about); }
                (inside)
            }
        }
    }

    /// The last answer taken back, as a small button beside a question: what else can be done may be far below it.
    pub fn undo(&self, viewer: &Viewer) -> Markup {
        let undo = viewer.say(&msg!("page-undo"));
        html! {
            form.undo method="post" action=(format!("/games/{}", self.id)) data-swap {
                (viewer.form_token())
                input type="hidden" name="rev" value=(self.revision);
                button.quiet name="do" value="undo" title=(undo) aria-label=(undo) { span aria-hidden="true" { "↶" } }
            }
        }
    }

    /// The picture of an answer.
    fn picture(&self, viewer: &Viewer, question: &Question, id: &str) -> Option<Markup> {
        self.drawing.and_then(|drawing| drawing.answer(viewer, question, id))
    }

    fn is_present(&self, id: &str) -> bool {
        match self.present {
            Some(Answer::One(one)) => one == id,
            Some(Answer::Several(ids)) => ids.iter().any(|i| i == id),
            Some(Answer::Number(n)) => n.to_string() == id,
            Some(Answer::Form(_)) | None => false,
        }
    }
}

/// A question with everything to answer it.
pub fn question(viewer: &Viewer, question: &Question, purpose: Purpose<'_>) -> Markup {
    html! {
        section.ask aria-labelledby="prompt" {
            h2 #prompt { (viewer.say(&question.prompt)) }
            (note(viewer, question))
            (answers(viewer, question, purpose))
        }
    }
}

/// The second line. A note of several lines is a list: what it is about, then what counts, in order.
pub fn note(viewer: &Viewer, question: &Question) -> Markup {
    let said = question.note.as_ref().map(|note| viewer.say(note)).unwrap_or_default();
    let lines: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    html! {
        @match lines.as_slice() {
            [] => {}
            [only] => p.note { (only) },
            [about, order @ ..] => {
                p.note { (about) }
                ul.priorities { @for line in order { li { (line) } } }
            }
        }
    }
}

/// The ways to answer.
pub fn answers(viewer: &Viewer, question: &Question, purpose: Purpose<'_>) -> Markup {
    answers_around(viewer, question, purpose, None)
}

/// The same with a drawing that can be tapped: in a form below the first figure, which it fills in, otherwise first.
pub fn answers_around(viewer: &Viewer, question: &Question, purpose: Purpose<'_>, drawn: Option<&Markup>) -> Markup {
    let form = match &question.kind {
        Kind::Choice(options) if options.len() > MANY => one_of_many(viewer, options, purpose),
        Kind::Choice(options) | Kind::Confirm(options) => one_of(viewer, question, options, purpose),
        Kind::Several { options, min, max } => several_of(viewer, question, options, (*min, *max), purpose),
        Kind::Number { min, max, suggested } => number(viewer, (*min, *max), *suggested, purpose),
        Kind::Form(fields) => form(viewer, fields, purpose, drawn),
    };
    let above = drawn.filter(|_| question.fields().is_empty());
    let typing = question.free && !matches!(question.kind, Kind::Several { .. });
    // Where nothing but asides can be chosen, the answer is a figure that is typed.
    let first = typing && question.options().iter().all(|option| option.aside);
    html! {
        @if let Some(drawn) = above { (drawn) }
        @if first { (purpose.form(viewer, &figure_first(viewer))) }
        (purpose.form(viewer, &form))
        @if typing && !first { (purpose.form(viewer, &typed(viewer))) }
    }
}

/// Some of the answers to choose from, as a form of their own.
pub fn choices(viewer: &Viewer, question: &Question, options: &[Opt], purpose: Purpose<'_>) -> Markup {
    purpose.form(viewer, &one_of(viewer, question, options, purpose))
}

/// A figure that no list could hold.
fn figure_first(viewer: &Viewer) -> Markup {
    html! {
        div.stepper {
            input type="number" inputmode="numeric" min="0" name="answer" required aria-labelledby="prompt";
        }
        button.main { (viewer.say(&msg!("page-enter"))) }
    }
}

/// A name of one's own.
fn typed(viewer: &Viewer) -> Markup {
    html! {
        label.typed {
            span { (viewer.say(&msg!("page-typed"))) }
            input type="text" name="answer" required autocomplete="off" maxlength="200";
        }
        button { (viewer.say(&msg!("page-enter"))) }
    }
}

/// One of very many: typed, with all of them to be found by what is typed.
fn one_of_many(viewer: &Viewer, options: &[Opt], purpose: Purpose<'_>) -> Markup {
    let present = options.iter().find(|option| purpose.is_present(&option.id)).map(|option| &option.id);
    html! {
        label.typed {
            span { (viewer.say(&msg!("page-notation"))) }
            input type="text" name="answer" required autocomplete="off" maxlength="200" list="all-answers" value=[present];
        }
        datalist #all-answers {
            @for option in options { option value=(option.id) { (viewer.say(&option.label)) } }
        }
        button { (viewer.say(&msg!("page-enter"))) }
    }
}

/// Pictures lie side by side, short labels too, longer ones below each other: no word is broken.
fn shape(viewer: &Viewer, options: &[&Opt], drawn: bool) -> &'static str {
    let letters = |text: &str| text.chars().count();
    let most = |texts: &[String]| {
        let words = texts.iter().flat_map(|text| text.split_whitespace());
        (texts.iter().map(|text| letters(text)).max().unwrap_or(0), words.map(letters).max().unwrap_or(0))
    };
    let labels: Vec<String> = options.iter().map(|o| viewer.say(&o.label)).collect();
    let hints: Vec<String> = options.iter().filter_map(|o| o.hint.as_ref()).map(|hint| viewer.say(hint)).collect();
    match (options.len(), most(&labels), most(&hints)) {
        _ if drawn => "options pictures",
        (7.., (..=14, ..=6), (..=10, ..=8)) => "options compact",
        (3.., (..=22, ..=9), (..=24, ..=11)) => "options short",
        (_, (..=30, ..=14), (_, ..=16)) => "options pair",
        _ => "options",
    }
}

/// So many answers are easier to find by typing a part of them. The script shows and minds the field.
fn filter(viewer: &Viewer, options: &[&Opt], drawn: bool) -> Markup {
    let short = || options.iter().all(|option| viewer.say(&option.label).chars().count() <= SHORT);
    html! {
        @if options.len() > if drawn || short() { EASY_TO_SEE } else { EASY_TO_FIND } {
            input type="search" data-filter hidden autocomplete="off" aria-label=(viewer.say(&msg!("page-filter")))
                placeholder=(viewer.say(&msg!("page-filter")));
        }
    }
}

/// What a button says; a piece that is named by its label (`5-3`) is drawn before it.
fn label(viewer: &Viewer, option: &Opt, drawing: Option<&dyn Drawing>) -> Markup {
    let named = option.label.args.iter().any(|(name, _)| *name == "label");
    tell::pictured(viewer, drawing.filter(|_| named), &viewer.say(&option.label))
}

fn one_of(viewer: &Viewer, question: &Question, options: &[Opt], purpose: Purpose<'_>) -> Markup {
    let (asides, real): (Vec<&Opt>, Vec<&Opt>) = options.iter().partition(|o| o.aside);
    let button = |option: &Opt, class: &str| {
        let pressed = purpose.is_present(&option.id).then_some("true");
        html! {
            button class=(class) name="answer" value=(option.id) aria-pressed=[pressed] {
                @if let Some(picture) = purpose.picture(viewer, question, &option.id) {
                    (picture)
                    span.label { (viewer.say(&option.label)) }
                    @if let Some(hint) = &option.hint { span.hidden { ", " (viewer.say(hint)) } }
                } @else {
                    span.label { (label(viewer, option, purpose.drawing)) }
                    @if let Some(hint) = &option.hint { span.hint { (viewer.say(hint)) } }
                }
            }
        }
    };
    let drawn = real.first().is_some_and(|option| purpose.picture(viewer, question, &option.id).is_some());
    html! {
        (filter(viewer, &real, drawn))
        @if !real.is_empty() {
            div class=(shape(viewer, &real, drawn)) role="group" aria-labelledby="prompt" {
                @for option in &real { (button(option, "")) }
            }
        }
        @if !asides.is_empty() {
            @let class = if asides.len() > FEW_ASIDES { "asides many" } else { "asides" };
            div class=(class) role="group" aria-label=(viewer.say(&msg!("page-asides"))) {
                @for option in &asides {
                    @let long = viewer.say(&option.label).chars().count() > THREE_LINES;
                    (button(option, if long { "quiet wide" } else { "quiet" }))
                }
            }
        }
    }
}

fn several_of(
    viewer: &Viewer,
    question: &Question,
    options: &[Opt],
    (min, max): (usize, usize),
    purpose: Purpose<'_>,
) -> Markup {
    let (asides, real): (Vec<&Opt>, Vec<&Opt>) = options.iter().partition(|o| o.aside);
    let drawn = real.first().is_some_and(|option| purpose.picture(viewer, question, &option.id).is_some());
    html! {
        p.note {
            @if min == max { (viewer.say(&msg!("page-how-many-just", n = min))) }
            @else {
                @let all = if max >= real.len() { "yes" } else { "no" };
                (viewer.say(&msg!("page-how-many", min = min, max = max, all = all)))
            }
        }
        (filter(viewer, &real, drawn))
        div class=(shape(viewer, &real, drawn)) role="group" aria-labelledby="prompt" data-several
            data-min=(min) data-max=(max) {
            @for option in &real {
                label.chip {
                    input type="checkbox" name="answer" value=(option.id) checked[purpose.is_present(&option.id)];
                    @let picture = purpose.picture(viewer, question, &option.id);
                    @if let Some(picture) = &picture { (picture) }
                    span.label { (viewer.say(&option.label)) }
                    @if let Some(hint) = &option.hint { span.hint { (viewer.say(hint)) } }
                    span.order aria-hidden="true" {}
                }
            }
        }
        @if question.free {
            label.typed {
                span { (viewer.say(&msg!("page-typed"))) }
                input type="text" name="answer" autocomplete="off" maxlength="200";
            }
        }
        button.main { (viewer.say(&msg!("page-done"))) }
        @if !asides.is_empty() {
            div.asides role="group" aria-label=(viewer.say(&msg!("page-asides"))) {
                @for option in &asides {
                    button.quiet name="alone" value=(option.id) { (viewer.say(&option.label)) }
                }
            }
        }
    }
}

fn number(viewer: &Viewer, (min, max): (i64, i64), suggested: Option<i64>, purpose: Purpose<'_>) -> Markup {
    let filled = purpose.present.and_then(Answer::number).or(suggested);
    if max - min < FEW_NUMBERS {
        return html! {
            div.options.compact.numbers role="group" aria-labelledby="prompt" {
                @for n in min..=max {
                    button name="answer" value=(n) aria-pressed=[(filled == Some(n)).then_some("true")] {
                        span.label { (n) }
                    }
                }
            }
        };
    }
    html! {
        (field_input::stepper(viewer, &html! {
            input type="number" name="answer" inputmode="numeric" min=(min) max=(max) required
                value=[filled] aria-labelledby="prompt";
        }))
        p.note { (viewer.say(&msg!("page-range", min = min, max = max))) }
        button.main { (viewer.say(&msg!("page-enter"))) }
    }
}

/// Several figures on one screen, those of one kind side by side.
fn form(viewer: &Viewer, fields: &[Field], purpose: Purpose<'_>, drawn: Option<&Markup>) -> Markup {
    let present = |field: &Field| match purpose.present {
        Some(Answer::Form(values)) => values.get(field.id.as_ref()).cloned(),
        _ => None,
    };
    let filled = |field: &Field| {
        let told = present(field);
        let empty = field.empty && told.is_none();
        Field { value: told.unwrap_or_else(|| field.value.clone()), empty, ..field.clone() }
    };
    let (heads, rows) = in_rows(fields);
    let others = &fields[heads.len() * rows.len()..];
    html! {
        div.several-figures {
            @if !rows.is_empty() {
                table.wide {
                    thead { tr { td {} @for head in &heads { th scope="col" { (viewer.say(head)) } } } }
                    @for (name, row) in &rows {
                        tr {
                            th scope="row" { (viewer.say(name)) }
                            @for field in *row { td { (field_input::input(viewer, &filled(field), &figure_name(field))) } }
                        }
                    }
                }
            }
            @for (i, field) in others.iter().enumerate() {
                @if let Some(drawn) = drawn.filter(|_| i == 1) { div.wide { (drawn) } }
                (field_input::quick(viewer, &filled(field), &figure_name(field)))
            }
            @if let Some(drawn) = drawn.filter(|_| others.len() == 1) { div.wide { (drawn) } }
        }
        button.main { (viewer.say(&msg!("page-done"))) }
    }
}

/// The same figures of many things (sites and token of Baden, of Celje …) are rows of a table: what they are called
/// once above, the things with their figures below each other. Whatever else is asked comes after them.
fn in_rows<'f>(fields: &'f [Field]) -> (Vec<&'f Msg>, Vec<(&'f Msg, &'f [Field])>) {
    fn thing(field: &Field) -> Option<&Msg> {
        field.called.of.as_ref().filter(|_| matches!(field.kind, FieldKind::Number { .. }))
    }
    let Some(first) = fields.first().and_then(thing) else { return Default::default() };
    let of = |one: &Msg, field: &'f Field| (thing(field) == Some(one)).then_some(&field.called.name);
    let heads: Vec<&Msg> = fields.iter().map_while(|field| of(first, field)).collect();
    let row = |row: &'f [Field]| {
        let name = thing(row.first()?)?;
        let figures: Vec<&Msg> = row.iter().filter_map(|field| of(name, field)).collect();
        (figures == heads).then_some((name, row))
    };
    let rows: Vec<_> = fields.chunks(heads.len()).map_while(row).collect();
    if heads.len() > 1 && rows.len() >= MANY_ROWS { (heads, rows) } else { Default::default() }
}

/// The name a figure of a form is sent by.
fn figure_name(field: &Field) -> String {
    format!("f-{}", field.id)
}

/// What was sent, as an answer to this question. Whether it is a good one the rules tell.
pub fn read(question: &Question, fields: &Fields) -> Result<Answer, Refusal> {
    let sent = || fields.all("answer").map(str::trim).filter(|text| !text.is_empty());
    match &question.kind {
        Kind::Form(figures) => {
            let sent = |field: &Field| field_input::read(&field.kind, fields.all(&figure_name(field)));
            let skips = figures.iter().any(|field| sent(field).is_ok_and(|value| value.skips()));
            let value = |field: &Field| {
                let value = sent(field).or_else(|why| if skips { Ok(field.value.clone()) } else { Err(why) })?;
                Ok((field.id.clone().into_owned(), value))
            };
            Ok(Answer::Form(figures.iter().map(value).collect::<Result<_, Refusal>>()?))
        }
        Kind::Choice(_) | Kind::Confirm(_) => Ok(Answer::One(sent().next().unwrap_or_default().to_owned())),
        Kind::Several { .. } => match fields.get("alone") {
            Some(id) => Ok(Answer::Several(vec![id.to_owned()])),
            None => Ok(Answer::Several(sent().map(str::to_owned).collect())),
        },
        Kind::Number { min, max, .. } => sent()
            .next()
            .and_then(|text| text.parse().ok())
            .map(Answer::Number)
            .ok_or_else(|| Refusal::new("OutOfRange", msg!("error-out-of-range", min = *min, max = *max))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Label, Lang};

    fn drawn(question: &Question) -> String {
        let purpose = Purpose { id: "g", drawing: None, revision: 1, act: "answer", about: None, present: None };
        answers(&Viewer::without_browser(Lang::En), question, purpose).into_string()
    }

    fn option(id: &'static str) -> Opt {
        Opt::new(id, table::Msg::plain(id))
    }

    #[test]
    fn a_figure_that_is_typed_stands_above_what_may_be_chosen_beside_it() {
        let ask = |options| Question::choice("q", table::Msg::plain("?"), options).free();
        let first = drawn(&ask(vec![option("sheet").aside()]));
        assert!(first.find("inputmode=\"numeric\"") < first.find("value=\"sheet\""), "{first}");
        // A name that is typed stands below the names to choose from.
        let last = drawn(&ask(vec![option("Wien")]));
        assert!(last.find("value=\"Wien\"") < last.find("type=\"text\""), "{last}");
        assert!(!last.contains("inputmode"));
    }

    #[test]
    fn the_same_figures_of_many_things_are_rows_of_a_table() {
        let figure = |id: String, label: Label| Field::number(id, label, 0, (0, 9));
        let of = |city: usize| {
            let label = |what| Label::of(Msg::plain(format!("City {city}")), Msg::plain(what));
            ["sites", "token"].map(|what| figure(format!("{city}.{what}"), label(what)))
        };
        let ask = |cities: usize| {
            let fields =
                (0..cities).flat_map(of).chain([figure("gulden".to_owned(), Msg::plain("Gulden").into())]).collect();
            drawn(&Question::form("q", table::Msg::plain("?"), fields))
        };
        let many = ask(MANY_ROWS);
        assert_eq!(many.matches("<th scope=\"row\">").count(), MANY_ROWS);
        assert_eq!((many.matches("<th scope=\"col\">sites").count(), many.matches("type=\"number\"").count()), (1, 13));
        assert!(many.find("City 5") < many.find("Gulden"), "{many}");
        assert!(!ask(MANY_ROWS - 1).contains("<table"), "a few are stepped");
    }

    #[test]
    fn a_choice_nobody_made_starts_with_none() {
        let options: Vec<Opt> = (0..9).map(|n| Opt::new(n.to_string(), table::Msg::plain(n.to_string()))).collect();
        let field = || Field::choice("column", table::Msg::plain("Column"), "3", options.clone());
        let ask = |field| drawn(&Question::form("q", table::Msg::plain("?"), vec![field]));
        assert!(ask(field()).contains("value=\"3\" selected"));
        let empty = ask(field().empty());
        assert!(
            empty.contains("required")
                && empty.contains("value=\"\" selected")
                && !empty.contains("value=\"3\" selected")
        );
    }

    #[test]
    fn a_figure_nobody_knows_starts_empty_and_must_be_entered() {
        let figure = || Field::number("value", table::Msg::plain("Value"), 0, (0, 90));
        let ask = |field| Question::form("q", table::Msg::plain("?"), vec![field]);
        assert!(drawn(&ask(figure())).contains("required value=\"0\""));
        let empty = drawn(&ask(figure().empty()));
        assert!(empty.contains("required aria-label") && !empty.contains("value=\"0\""), "{empty}");
        let question = ask(figure().empty());
        let given = Answer::Form([("value".to_owned(), Answer::Number(0))].into());
        let purpose = Purpose { id: "g", drawing: None, revision: 1, act: "amend", about: None, present: Some(&given) };
        let again = answers(&Viewer::without_browser(Lang::En), &question, purpose).into_string();
        assert!(again.contains("required value=\"0\""), "what was answered is shown: {again}");
    }

    #[test]
    fn how_many_may_be_tapped_is_said_without_an_order_that_does_not_count() {
        let ask = |limits| {
            drawn(&Question::several("q", table::Msg::plain("?"), vec![option("a"), option("b"), option("c")], limits))
        };
        assert!(ask((0, 40)).contains("Tap all that fit, or none."));
        assert!(ask((1, 3)).contains("Tap all that fit."));
        assert!(ask((0, 2)).contains("Tap at most 2."));
        assert!(ask((2, 2)).contains("Tap 2."));
    }
}
