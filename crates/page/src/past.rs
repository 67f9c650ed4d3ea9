//! What was: the history, another answer to an old question, figures set by hand.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, html};
use table::{Answer, Entry, Refusal, Session, Told, msg};

use crate::ask::{self, Purpose};
use crate::frame::{Problem, Viewer};
use crate::live::{App, Live};
use crate::security::Fields;
use crate::{field_input, play, registry, tell};

/// So many entries are shown beside the game; all of them have a page of their own.
pub const SHOWN: usize = 20;

/// More answers than this to an old question are put away until wanted.
const AT_A_GLANCE: usize = 40;

/// The last entries beside the game, the newest first.
pub fn aside(viewer: &Viewer, id: &str, live: &Live) -> Markup {
    let count = live.session.journal().entries.len();
    let last = (0..count).rev().take(SHOWN).filter_map(|at| Some((at, live.entry(viewer, at)?)));
    html! {
        @if count > 0 {
            details.past data-past {
                summary { (viewer.say(&msg!("page-past", count = count))) }
                ol reversed start=(count) {
                    @for (at, line) in last {
                        li { a href=(format!("/games/{id}/entries/{}", at + 1)) { span.asked { (line.asked) } " " (line.said) } }
                    }
                }
                p { a href=(format!("/games/{id}/past")) { (viewer.say(&msg!("page-past-all"))) } }
            }
        }
    }
}

/// The whole history with everything that was told.
pub async fn show(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let live = app.load(&id)?;
    let title = viewer.say(&msg!("page-past-title"));
    let drawing = registry::drawing(&live.session);
    let told = &live.session.screen().told;
    // Everything is told in the order of the entries.
    let after = |n: usize| -> Vec<&Told> {
        told[told.partition_point(|t| t.after < n)..].iter().take_while(|t| t.after == n).collect()
    };
    let main = html! {
        (viewer.back_to(&id))
        section.sheet.history {
            h1 { (title) }
            @if live.session.screen().taken_back { p.note { (viewer.say(&msg!("page-taken-back"))) } }
            (tell::steps(&viewer, &after(0), drawing))
            @for (at, line) in live.past_from(&viewer, 0).enumerate() {
                h2.entry #(format!("e{}", at + 1)) {
                    a href=(format!("/games/{id}/entries/{}", at + 1)) { span.number { (at + 1) } span.asked { (line.asked) } " " (line.said) }
                }
                (tell::steps(&viewer, &after(at + 1), drawing))
            }
        }
    };
    Ok(viewer.page(&title, live.session.game().about().id, main))
}

/// One entry: go back to it, or answer it differently.
pub async fn entry(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path((id, number)): Path<(String, usize)>,
) -> Result<Html<String>, Problem> {
    let live = app.load(&id)?;
    let at = number.checked_sub(1).ok_or(Problem::NotFound)?;
    let entry = live.session.journal().entries.get(at).ok_or(Problem::NotFound)?;
    let before = live.screen_before(at).ok_or(Problem::NotFound)?;
    let line = live.past_from(&viewer, at).next().ok_or(Problem::NotFound)?;
    let title = viewer.say(&msg!("page-entry", number = number));
    let about = at.to_string();
    let drawing = registry::drawing(&live.session);
    let purpose =
        |present| Purpose { id: &id, drawing, revision: live.revision, act: "change", about: Some(&about), present };
    let later = live.session.journal().entries.len() - number;
    let main = html! {
        (viewer.back_to(&id))
        section.sheet {
            h1 { (title) }
            p.lead { span.asked { (line.asked) } " " (line.said) }
            form method="post" action=(format!("/games/{id}")) {
                (viewer.form_token())
                input type="hidden" name="rev" value=(live.revision);
                input type="hidden" name="do" value="jump";
                input type="hidden" name="about" value=(at);
                button { (viewer.say(&msg!("page-go-back-here"))) }
                p.note { (viewer.say(&msg!("page-go-back-note", later = later + 1))) }
            }
        }
        @match entry {
            Entry::Answer { a, .. } => {
                @if let Some(question) = &before.ask {
                    @let few = question.options().len() <= AT_A_GLANCE;
                    section.sheet {
                        details.correct open[few] {
                            summary { h2 { (viewer.say(&msg!("page-correct"))) } }
                            p.note { (viewer.say(&msg!("page-correct-note", later = later))) }
                            (ask::question(&viewer, question, purpose(Some(a))))
                        }
                    }
                }
            }
            Entry::Set { set, .. } => {
                @if let Some(field) = before.fields.iter().find(|f| f.id == set.as_str()) {
                    section.sheet {
                        h2 { (viewer.say(&msg!("page-correct"))) }
                        form.field method="post" action=(format!("/games/{id}")) {
                            (viewer.form_token())
                            input type="hidden" name="rev" value=(live.revision);
                            input type="hidden" name="do" value="change";
                            input type="hidden" name="about" value=(at);
                            (field_input::input(&viewer, field, "answer"))
                            button { (viewer.say(&msg!("page-save"))) }
                        }
                    }
                }
            }
        }
    };
    Ok(viewer.page(&format!("{title} · {}", play::name(&viewer, &live.session)), live.session.game().about().id, main))
}

/// The new answer to an old entry: of the same kind as the old one.
pub fn read_change(session: &Session<'static>, at: usize, fields: &Fields) -> Result<Answer, Refusal> {
    let none = || Refusal::new("NoSuchEntry", msg!("error-no-such-entry", number = at + 1));
    let old = match session.journal().entries.get(at).ok_or_else(none)? {
        Entry::Answer { a, .. } => a,
        Entry::Set { to, .. } => to,
    };
    let mut sent = fields.all("answer").map(str::trim).filter(|text| !text.is_empty());
    match old {
        Answer::Number(_) => sent
            .next()
            .and_then(|text| text.parse().ok())
            .map(Answer::Number)
            .ok_or_else(|| Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "number"))),
        Answer::One(_) => Ok(Answer::One(sent.next().unwrap_or_default().to_owned())),
        Answer::Several(_) => match fields.get("alone") {
            Some(id) => Ok(Answer::Several(vec![id.to_owned()])),
            None => Ok(Answer::Several(sent.map(str::to_owned).collect())),
        },
        // Only the question itself knows the figures of its form.
        Answer::Form(_) => {
            let mut before = session.clone();
            before.jump(at);
            ask::read(before.screen().ask.as_ref().ok_or_else(none)?, fields)
        }
    }
}

/// Every tracked figure, to be set straight by hand.
pub async fn fields(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let live = app.load(&id)?;
    let title = viewer.say(&msg!("page-set-title"));
    let main = html! {
        (viewer.back_to(&id))
        section.sheet {
            h1 { (title) }
            p.note { (viewer.say(&msg!("page-set-note"))) }
            @for field in &live.session.screen().fields {
                details.figure {
                    summary { span { (viewer.say(&field.label)) } strong { (viewer.say(&field.shown())) } }
                    form.field method="post" action=(format!("/games/{id}")) {
                        (viewer.form_token())
                        input type="hidden" name="rev" value=(live.revision);
                        input type="hidden" name="do" value="set";
                        input type="hidden" name="about" value=(field.id);
                        (field_input::input(&viewer, field, "answer"))
                        button { (viewer.say(&msg!("page-save"))) }
                    }
                }
            }
        }
    };
    Ok(viewer.page(&title, live.session.game().about().id, main))
}
