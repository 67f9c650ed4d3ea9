//! A tracked figure or a figure on a card as a form field.

use maud::{Markup, html};
use table::{Answer, Field, FieldKind, Refusal, msg};

use crate::frame::Viewer;

/// More than so many are chosen from a list that unfolds.
const FEW: usize = 6;

/// The field to fill in; `name` is what the browser sends it as.
pub fn input(viewer: &Viewer, field: &Field, name: &str) -> Markup {
    let label = viewer.say(&field.label);
    match &field.kind {
        FieldKind::Number { min, max, .. } => html! {
            input type="number" inputmode="numeric" name=(name) min=(min) max=(max) required
                value=[field.value.number()] aria-label=(label);
        },
        FieldKind::Choice(options) => html! {
            select name=(name) aria-label=(label) {
                @for option in options {
                    option value=(option.id) selected[field.value.id() == Some(&option.id)] {
                        (viewer.say(&option.label))
                    }
                }
            }
        },
        FieldKind::Several(options) => {
            let Answer::Several(present) = &field.value else { return html! {} };
            html! {
                div class=(if options.len() > FEW { "options compact" } else { "options short" })
                    role="group" aria-label=(label) {
                    @for option in options {
                        label.chip {
                            input type="checkbox" name=(name) value=(option.id)
                                checked[present.iter().any(|id| *id == option.id)];
                            span.label { (viewer.say(&option.label)) }
                        }
                    }
                }
            }
        }
    }
}

/// What was sent for a field.
pub fn read<'a>(kind: &FieldKind, sent: impl Iterator<Item = &'a str>) -> Result<Answer, Refusal> {
    let mut sent = sent.filter(|text| !text.is_empty());
    match kind {
        FieldKind::Number { min, max, .. } => sent
            .next()
            .and_then(|text| text.trim().parse().ok())
            .map(Answer::Number)
            .ok_or_else(|| Refusal::new("OutOfRange", msg!("error-out-of-range", min = *min, max = *max))),
        FieldKind::Choice(_) => Ok(Answer::One(sent.next().unwrap_or_default().to_owned())),
        FieldKind::Several(_) => Ok(Answer::Several(sent.map(str::to_owned).collect())),
    }
}
