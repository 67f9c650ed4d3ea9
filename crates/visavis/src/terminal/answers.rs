//! Questions at the terminal: how they are shown, and what a typed line means as an answer.

use std::io::Write;

use anyhow::Result;
use page::letters::{hanging, in_a_row, width, wrapped};
use page::paint::Paint;
use table::question::Kind;
use table::{Answer, Field, Lang, Opt, Question, msg};

use crate::words::text;

/// How far options are indented, with their key before them.
const INDENT: usize = 6;

/// How many lines of options are few; of bare ids there may be two more.
const FEW: usize = 6;

/// Are the ids themselves what is typed? Where they are numbers (cards, spaces), yes.
fn typed_by_id(options: &[Opt]) -> bool {
    options.iter().any(|o| o.id.trim_start_matches('+').parse::<i64>().is_ok())
}

/// What a line means as an answer: an id, the number of an option, several of them, a number.
pub fn read_answer(question: &Question, line: &str) -> Option<Answer> {
    let options = question.options();
    let one = |word: &str| -> Option<String> {
        if options.iter().any(|o| o.id == word) {
            return Some(word.to_owned());
        }
        let by_id = typed_by_id(options);
        let number = word.parse::<usize>().ok().filter(|_| !by_id)?;
        Some(options.get(number.checked_sub(1)?)?.id.clone().into_owned())
    };
    match &question.kind {
        Kind::Number { suggested, .. } => match (line, suggested) {
            ("", Some(value)) => Some(Answer::Number(*value)),
            _ => line.parse().ok().map(Answer::Number),
        },
        Kind::Choice(_) | Kind::Confirm(_) => one(line).map(Answer::One),
        Kind::Form(fields) => read_form(fields, line),
        Kind::Several { min, .. } => {
            if line == "-" && *min == 0 {
                return Some(Answer::Several(Vec::new()));
            }
            // Ids with spaces in them (St. Pölten) are set apart by commas.
            let all = |apart: &[char]| -> Option<Vec<String>> {
                let words = line.split(apart).map(str::trim).filter(|w| !w.is_empty());
                words.map(one).collect::<Option<Vec<_>>>().filter(|ids| !ids.is_empty())
            };
            all(&[',', ';']).or_else(|| all(&[' ', ',', ';'])).map(Answer::Several)
        }
    }
}

/// The same where names may be typed that are not offered; several are set apart by commas.
pub fn read_name(question: &Question, line: &str) -> Option<Answer> {
    if !question.free || line.is_empty() {
        return None;
    }
    match &question.kind {
        Kind::Choice(_) => Some(Answer::One(line.to_owned())),
        Kind::Several { .. } => {
            let names = line.split([',', ';']).map(str::trim).filter(|name| !name.is_empty());
            let offered = |name: &str| match read_answer(question, name) {
                Some(Answer::Several(ids)) if ids.len() == 1 => ids.into_iter().next(),
                _ => None,
            };
            Some(Answer::Several(names.map(|name| offered(name).unwrap_or_else(|| name.to_owned())).collect()))
        }
        _ => None,
    }
}

/// The figures of a form: `name=value` each, or values only in the order they are listed in (`.` leaves one as it
/// is); an empty line leaves all.
fn read_form(fields: &[Field], line: &str) -> Option<Answer> {
    let mut values = std::collections::BTreeMap::new();
    for (i, word) in line.split_whitespace().enumerate() {
        let (field, value) = match word.split_once('=') {
            Some((name, value)) => (fields.iter().find(|f| f.id == name)?, value),
            None => (fields.get(i)?, word),
        };
        if value != "." {
            values.insert(field.id.clone().into_owned(), read_answer(&field.question(), value)?);
        }
    }
    let missing = |field: &&Field| field.empty && !values.contains_key(field.id.as_ref());
    if fields.iter().any(|field| missing(&field)) && !values.values().any(Answer::skips) {
        return None;
    }
    Some(Answer::Form(values))
}

/// Shows a question with its options.
pub fn ask(question: &Question, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    writeln!(out)?;
    writeln!(out, "{}", paint.bold(&wrapped(&text(lang, &question.prompt), 78)))?;
    if let Some(note) = &question.note {
        writeln!(out, "{}", paint.dim(&wrapped(&text(lang, note), 78)))?;
    }
    let options = question.options();
    let by_id = typed_by_id(options);
    let key = |i: usize| if by_id { options[i].id.to_string() } else { (i + 1).to_string() };
    if options.len() > 12 {
        return many(options, lang, paint, out);
    }
    for (i, option) in options.iter().enumerate() {
        writeln!(out, " {} {}", paint.accent(&format!("{:>4}", key(i))), option_text(option, lang, paint))?;
    }
    for field in question.fields() {
        let shown = if field.empty { "?".to_owned() } else { text(lang, &field.shown()) };
        let line = format!("{} = {shown}  {}", field.id, text(lang, &field.label));
        writeln!(out, "  {}", hanging(&line, 78, 4, 4).trim_start())?;
    }
    if !question.fields().is_empty() {
        let how = hanging(&text(lang, &msg!("visavis-form")), 78, 1, 1);
        writeln!(out, " {}", paint.dim(how.trim_start()))?;
    }
    if let Kind::Number { min, max, suggested } = question.kind {
        let suggested = suggested.map(|n| format!(" [{n}]")).unwrap_or_default();
        writeln!(out, " {}", paint.dim(&format!("{min}–{max}{suggested}")))?;
    }
    Ok(())
}

/// The same in few lines: options one after the other without their hints, by their ids if they are many.
pub fn ask_short(question: &Question, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let note = question.note.as_ref().map(|note| format!(" · {}", text(lang, note))).unwrap_or_default();
    writeln!(out, "{}", paint.bold(&wrapped(&format!("{}{note}", text(lang, &question.prompt)), 78)))?;
    let options = question.options();
    if options.is_empty() {
        return Ok(());
    }
    let ids = || -> Vec<String> {
        options.iter().enumerate().map(|(i, option)| format!("{} {}", i + 1, option.id)).collect()
    };
    let labels = in_a_row(&cells(options, lang), 78);
    let fits = |row: &str, lines: usize| row.lines().count() <= lines;
    let row = if fits(&labels, FEW) || typed_by_id(options) { labels } else { in_a_row(&ids(), 78) };
    if fits(&row, FEW + 2) {
        return Ok(writeln!(out, "{row}")?);
    }
    let shown = options.len().min(FEW);
    writeln!(out, "{}", in_a_row(&cells(&options[..shown], lang), 78))?;
    more(options, shown, lang, paint, out)
}

/// An option and its hint, broken between words and indented below its key.
fn option_text(option: &Opt, lang: Lang, paint: Paint) -> String {
    let label = text(lang, &option.label);
    let hint = option.hint.as_ref().map(|hint| format!("  {}", text(lang, hint))).unwrap_or_default();
    let broken = hanging(&format!("{label}{hint}"), 78, INDENT, INDENT);
    // Breaking changes nothing but spaces: the label ends after as many letters as before.
    let letters = label.chars().filter(|letter| !letter.is_whitespace()).count();
    let mut seen = broken.char_indices().filter(|(_, letter)| !letter.is_whitespace()).skip(letters);
    let (label, hint) = broken.split_at(seen.next().map_or(broken.len(), |(at, _)| at));
    let label = if option.aside { paint.dim(label) } else { label.to_owned() };
    if hint.is_empty() { label } else { format!("{label}{}", paint.dim(hint)) }
}

/// Many short options, in columns. Their labels are typed where they are the ids.
fn many(options: &[Opt], lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let shown = if options.len() > 60 { 6 } else { options.len() };
    let cells = cells(&options[..shown], lang);
    let column = cells.iter().map(|cell| width(cell)).max().unwrap_or(1) + 2;
    for row in cells.chunks((78 / column).max(1)) {
        let row: String = row.iter().map(|cell| format!("{cell}{}", " ".repeat(column - width(cell)))).collect();
        writeln!(out, " {}", row.trim_end())?;
    }
    more(options, shown, lang, paint, out)
}

/// Options with what is typed for them.
fn cells(options: &[Opt], lang: Lang) -> Vec<String> {
    let by_id = typed_by_id(options);
    let cell = |(i, option): (usize, &Opt)| {
        let label = text(lang, &option.label);
        match by_id {
            _ if label == option.id => label,
            true if label.contains(option.id.trim_start_matches('+')) => label,
            true => format!("{} {label}", option.id),
            false => format!("{} {label}", i + 1),
        }
    };
    options.iter().enumerate().map(cell).collect()
}

/// How many options are not shown, how one is typed, and asides among them.
fn more(options: &[Opt], shown: usize, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let Some(example) = options.get(shown) else { return Ok(()) };
    let more = msg!("visavis-more", n = options.len() - shown, example = example.id.as_ref());
    writeln!(out, " {}", paint.dim(&text(lang, &more)))?;
    // The way out is never left out.
    let asides: Vec<String> = cells(options, lang)
        .into_iter()
        .zip(options)
        .skip(shown)
        .filter(|(_, o)| o.aside)
        .map(|(cell, _)| cell)
        .collect();
    if asides.is_empty() { Ok(()) } else { Ok(writeln!(out, "{}", in_a_row(&asides, 78))?) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Msg;

    #[test]
    fn a_figure_that_starts_empty_must_be_typed() {
        let figure = |id: &'static str| Field::number(id, Msg::plain(id), 0, (0, 90));
        let form = |fields| Question::form("q", Msg::plain("?"), fields);
        let told = |n: i64| Some(Answer::Form([("value".to_owned(), Answer::Number(n))].into()));
        assert_eq!(read_answer(&form(vec![figure("value")]), ""), Some(Answer::Form([].into())));
        let empty = form(vec![figure("slots"), figure("value").empty()]);
        assert_eq!((read_answer(&empty, ""), read_answer(&empty, ". .")), (None, None));
        assert_eq!((read_answer(&empty, "value=0"), read_answer(&empty, ". 70")), (told(0), told(70)));
        // Who passes over it enters nothing.
        let ways = ["entered", "skip"].map(|way| Opt::new(way, Msg::plain(way)));
        let go = Field::choice("go", Msg::plain("go"), "entered", ways.into());
        let skippable = form(vec![figure("value").empty(), go]);
        assert!(read_answer(&skippable, "go=skip").is_some_and(|answer| answer.skips()));
        assert_eq!(read_answer(&skippable, "go=entered"), None);
        let mut shown = Vec::new();
        ask(&empty, Lang::En, Paint::PLAIN, &mut shown).expect("asked");
        let shown = String::from_utf8(shown).expect("text");
        assert!(shown.contains("slots = 0") && shown.contains("value = ?"), "{shown}");
    }

    #[test]
    fn a_line_is_read_as_id_as_number_of_an_option_or_as_several() {
        let options = || vec![Opt::new("advance", Msg::plain("A")), Opt::new("1st", Msg::plain("B"))];
        let one = Question::choice("q", Msg::plain("?"), options());
        assert_eq!(read_answer(&one, "2"), Some("1st".into()));
        assert_eq!(read_answer(&one, "advance"), Some("advance".into()));
        assert_eq!(read_answer(&one, "3"), None);
        let cards = Question::choice(
            "q",
            Msg::plain("?"),
            vec![Opt::new("7", Msg::plain("7")), Opt::new("9", Msg::plain("9"))],
        );
        assert_eq!(read_answer(&cards, "9"), Some("9".into()), "numbers that are ids are ids");
        assert_eq!(read_answer(&cards, "2"), None);
        let several = Question::several("q", Msg::plain("?"), options(), (0, 2));
        assert_eq!(read_answer(&several, "2, 1"), Some(Answer::Several(vec!["1st".into(), "advance".into()])));
        assert_eq!(read_answer(&several, "-"), Some(Answer::Several(vec![])));
        let cities = vec![Opt::new("St. Pölten", Msg::plain("St. Pölten")), Opt::new("Linz", Msg::plain("Linz"))];
        let next = Question::several("q", Msg::plain("?"), cities, (0, 9)).free();
        let named = |names: &[&str]| Some(Answer::Several(names.iter().map(|n| (*n).to_owned()).collect()));
        assert_eq!(read_answer(&next, "Linz, St. Pölten"), named(&["Linz", "St. Pölten"]));
        assert_eq!((read_answer(&next, "Linz, Krems"), read_answer(&next, "undo")), (None, None));
        assert_eq!(read_name(&next, "2, Krems"), named(&["Linz", "Krems"]));
        assert_eq!(read_name(&several, "Krems"), None, "only where names may be typed");
        let number = Question::number("q", Msg::plain("?"), (0, 9)).suggest(4);
        assert_eq!((read_answer(&number, ""), read_answer(&number, "7")), (Some(4.into()), Some(7.into())));
    }

    #[test]
    fn options_are_broken_between_words() {
        let hint = "a long hint of many words ".repeat(8);
        let options = vec![Opt::new("one", Msg::plain("Label of some words")).hint(Msg::plain(hint.trim().to_owned()))];
        let mut page = Vec::new();
        let question = Question::choice("q", Msg::plain("?"), options);
        ask(&question, Lang::En, Paint::PLAIN, &mut page).expect("asked");
        let page = String::from_utf8(page).expect("letters");
        assert_eq!(page.lines().find(|line| width(line) > 79), None);
        let again: Vec<&str> = page.split_whitespace().collect();
        assert_eq!(again.join(" "), format!("? 1 Label of some words {}", hint.trim()));
    }
}
