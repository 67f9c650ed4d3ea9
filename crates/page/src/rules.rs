//! The rules of every game in short and in our own words, with the legend of its signs: a page of its own, which
//! the tables open in a dialog at the place that matters now. The texts lie in `rules/`, one a game and language.

use axum::extract::Path;
use axum::response::Html;
use maud::{Markup, html};
use table::{Lang, Screen, msg};

use crate::frame::{Problem, Viewer};
use crate::registry::{self, Entry};

/// The short rules of a game: one text per language, in the order of [`Lang::ALL`].
pub type Texts = [&'static str; Lang::ALL.len()];

/// A section of the short rules.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Section<'a> {
    title: &'a str,
    /// The questions it helps with, by the beginning of their ids; `over` is the end of the game.
    helps: Vec<&'a str>,
    /// Paragraphs and lists.
    body: Vec<Block<'a>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Block<'a> {
    Text(String),
    List(Vec<&'a str>),
}

/// Reads a text: `## Title {ids}` begins a section, `- ` a line of a list, an empty line ends a paragraph.
fn read(text: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim_end) {
        if let Some(heading) = line.strip_prefix("## ") {
            let (title, helps) = heading.split_once(" {").unwrap_or((heading, ""));
            let helps = helps.trim_end_matches('}').split_whitespace().collect();
            sections.push(Section { title, helps, body: Vec::new() });
            open = false;
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        match (line.strip_prefix("- "), section.body.last_mut()) {
            (Some(item), Some(Block::List(items))) if open => items.push(item),
            (Some(item), _) => section.body.push(Block::List(vec![item])),
            (None, _) if line.is_empty() => {
                open = false;
                continue;
            }
            (None, Some(Block::Text(text))) if open => {
                text.push(' ');
                text.push_str(line);
            }
            (None, _) => section.body.push(Block::Text(line.to_owned())),
        }
        open = true;
    }
    sections
}

/// Words between two pairs of stars are strong.
fn words(text: &str) -> Markup {
    html! {
        @for (i, part) in text.split("**").enumerate() {
            @if i % 2 == 1 { strong { (part) } } @else { (part) }
        }
    }
}

fn text(texts: &Texts, lang: Lang) -> (&'static str, Lang) {
    let at = Lang::ALL.iter().position(|l| *l == lang).unwrap_or(0);
    (texts[at], Lang::ALL[at])
}

/// The section that helps with what is on the screen, by its address within the page.
pub fn place(entry: &Entry, screen: &Screen) -> Option<String> {
    let texts = entry.rules?;
    let id = match (&screen.ask, &screen.over) {
        (_, Some(_)) => "over",
        (Some(question), None) => &question.id,
        (None, None) => return None,
    };
    let sections = read(texts[0]);
    let best = |section: &Section<'_>| section.helps.iter().filter(|h| id.starts_with(**h)).map(|h| h.len()).max();
    let (number, _) = sections
        .iter()
        .enumerate()
        .filter_map(|(i, s)| Some((i, best(s)?)))
        .max_by_key(|(i, n)| (*n, usize::MAX - i))?;
    Some(anchor(number))
}

fn anchor(number: usize) -> String {
    format!("s{}", number + 1)
}

/// The way to the rules from a table; the script opens them beside the game.
pub fn link(viewer: &Viewer, entry: &Entry) -> Markup {
    html! {
        @if entry.rules.is_some() {
            a.help-link href=(format!("/rules/{}", entry.id())) data-help data-close=(viewer.say(&msg!("page-close")))
                aria-label=(viewer.say(&msg!("page-rules"))) title=(viewer.say(&msg!("page-rules"))) { "?" }
        }
    }
}

/// The page. The script searches in it; without it the browser's own search does.
pub async fn show(viewer: Viewer, Path(game): Path<String>) -> Result<Html<String>, Problem> {
    let entry = registry::find(&game).ok_or(Problem::NotFound)?;
    let texts = entry.rules.as_ref().ok_or(Problem::NotFound)?;
    let about = entry.game.about();
    let title = viewer.say(&msg!("page-rules-of", game = viewer.say(&about.title)));
    let (text, lang) = text(texts, viewer.lang);
    let legend = entry.page.and_then(|drawing| drawing.legend(&viewer));
    let main = html! {
        article.sheet.rules data-rules data-none=(viewer.say(&msg!("page-rules-none"))) {
            h1 { (title) }
            form.search role="search" hidden data-search {
                label {
                    span.hidden { (viewer.say(&msg!("page-rules-search"))) }
                    input type="search" autocomplete="off" maxlength="100"
                        placeholder=(viewer.say(&msg!("page-rules-search")));
                }
            }
            @if let Some(legend) = legend {
                section #legend data-section { h2 { (viewer.say(&msg!("page-legend"))) } (legend) }
            }
            @for (number, section) in read(text).iter().enumerate() {
                section id=(anchor(number)) lang=(lang.code()) data-section {
                    h2 { (section.title) }
                    @for block in &section.body {
                        @match block {
                            Block::Text(text) => p { (words(text)) },
                            Block::List(items) => ul { @for item in items { li { (words(item)) } } },
                        }
                    }
                }
            }
            p.note { (viewer.say(&msg!("page-rules-note"))) }
        }
    };
    Ok(viewer.page(&title, about.id, main))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_as_sections_paragraphs_and_lists() {
        let sections = read("# Not shown\n\n## One {move special}\nA **b**\nc.\n\n- d\n- e\nf\n\n## Two\ng\n");
        let one = vec![Block::Text("A **b** c.".into()), Block::List(vec!["d", "e"]), Block::Text("f".into())];
        assert_eq!(sections[0], Section { title: "One", helps: vec!["move", "special"], body: one });
        assert_eq!(sections[1].title, "Two");
        assert_eq!(words("A **b** c").into_string(), "A <strong>b</strong> c");
    }

    #[test]
    fn every_game_has_its_rules_in_all_languages_section_by_section() {
        for entry in registry::all() {
            let texts = entry.rules.unwrap_or_else(|| panic!("{} has no short rules", entry.id()));
            let all = texts.map(read);
            assert!(all[0].len() >= 4, "{}", entry.id());
            for other in &all[1..] {
                assert_eq!(all[0].len(), other.len(), "{}", entry.id());
                for (a, b) in all[0].iter().zip(other) {
                    assert_eq!((&a.helps, a.body.len()), (&b.helps, b.body.len()), "{}: {}", entry.id(), a.title);
                    assert_ne!(a.body, b.body, "{}: {} is not translated", entry.id(), a.title);
                }
            }
            assert!(all.iter().flatten().all(|s| !s.body.is_empty() && !s.title.contains(['{', '}'])));
        }
    }
}
