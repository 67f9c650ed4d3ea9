//! A tracked figure or a figure on a card as a form field.

use maud::{Markup, html};
use table::{Answer, Field, FieldKind, Msg, Opt, Refusal, msg};

use crate::frame::Viewer;

/// More than so many are chosen from a list that unfolds.
const FEW: usize = 6;

/// So many letters fit beside each other on a phone.
const ONE_LINE: usize = 64;

/// A name of more letters takes more than three lines over half the width of a phone.
const THREE_LINES: usize = 45;

/// A word of more letters would be broken there.
const ONE_WORD: usize = 14;

/// So many letters fit into a list that takes half the width of a phone.
const SHORT: usize = 14;

/// The field to fill in; `name` is what the browser sends it as.
pub fn input(viewer: &Viewer, field: &Field, name: &str) -> Markup {
    let label = viewer.say(&field.label);
    match &field.kind {
        FieldKind::Number { min, max, .. } => html! {
            input type="number" inputmode="numeric" name=(name) min=(min) max=(max) required
                value=[field.value.number().filter(|_| !field.empty)] aria-label=(label);
        },
        // What is typed counts before what is chosen, so it stands first and is shown below it.
        FieldKind::Choice(options) if field.free && options.len() > 1 && chosen(field, options) => html! {
            div.choose {
                label.typed {
                    span { (viewer.say(&msg!("page-typed"))) }
                    input type="text" name=(name) autocomplete="off" maxlength="60";
                }
                (input(viewer, &Field { free: false, ..field.clone() }, name))
            }
        },
        FieldKind::Choice(options) if field.free => html! {
            @let list = format!("list-{name}");
            input type="text" name=(name) autocomplete="off" maxlength="60" list=[(!options.is_empty()).then_some(&list)]
                value=[field.value.id()] aria-label=(label);
            @if !options.is_empty() {
                datalist id=(list) {
                    @for option in options { option value=(option.id) { (viewer.say(&option.label)) } }
                }
            }
        },
        FieldKind::Choice(options) => html! {
            select name=(name) aria-label=(label) required[field.empty] {
                @if field.empty { option value="" selected disabled hidden { "–" } }
                @for option in options {
                    option value=(option.id) selected[!field.empty && field.value.id() == Some(&option.id)] {
                        (viewer.say(&option.label))
                    }
                }
            }
        },
        FieldKind::Several(options) => {
            let Answer::Several(present) = &field.value else { return html! {} };
            html! {
                div.options.fit role="group" aria-label=(label) {
                    @for option in options {
                        label.chip {
                            input type="checkbox" name=(name) value=(option.id)
                                checked[present.iter().any(|id| *id == option.id)];
                            span.label { (viewer.say(&option.label)) }
                        }
                    }
                }
                @if field.free {
                    label.typed {
                        span { (viewer.say(&msg!("page-typed"))) }
                        input type="text" name=(name) autocomplete="off" maxlength="60";
                    }
                }
            }
        }
    }
}

/// Is its value one of those offered, by another name than its own?
fn chosen(field: &Field, options: &[Opt]) -> bool {
    options.iter().any(|option| field.value.id() == Some(&option.id) && option.label != Msg::plain(option.id.clone()))
}

/// A number with a button for one less and one more; without the script the number alone.
pub fn stepper(viewer: &Viewer, number: &Markup) -> Markup {
    html! {
        div.stepper data-stepper {
            button.quiet type="button" data-step="-1" hidden aria-label=(viewer.say(&msg!("page-less"))) { "−" }
            (number)
            button.quiet type="button" data-step="1" hidden aria-label=(viewer.say(&msg!("page-more"))) { "+" }
        }
    }
}

/// The field with its name above it, made for quick taps: numbers are stepped, a few short answers lie open.
pub fn quick(viewer: &Viewer, field: &Field, name: &str) -> Markup {
    let open = |options: &[Opt]| {
        let letters: usize = options.iter().map(|o| viewer.say(&o.label).chars().count() + 4).sum();
        options.len() <= FEW && letters <= ONE_LINE
    };
    let (class, input) = match &field.kind {
        FieldKind::Number { .. } => {
            let label = viewer.say(&field.label);
            let longest = label.split_whitespace().map(|word| word.chars().count()).max();
            let long = label.chars().count() > THREE_LINES || longest > Some(ONE_WORD);
            (if long { "figure wide" } else { "figure" }, stepper(viewer, &input(viewer, field, name)))
        }
        FieldKind::Choice(options) if !field.free && open(options) => (
            "figure wide",
            html! {
                div.options.fit {
                    @for option in options {
                        label.chip {
                            input type="radio" name=(name) value=(option.id) required[field.empty]
                                checked[!field.empty && field.value.id() == Some(&option.id)];
                            span.label { (viewer.say(&option.label)) }
                        }
                    }
                }
            },
        ),
        FieldKind::Choice(options) => {
            // What is chosen is read whole.
            let shown = options.iter().find(|o| field.value.id() == Some(&o.id)).map(|o| viewer.say(&o.label));
            let long = shown.is_some_and(|label| label.chars().count() > SHORT);
            (if long { "figure wide" } else { "figure" }, input(viewer, field, name))
        }
        FieldKind::Several(_) => ("figure wide", input(viewer, field, name)),
    };
    html! {
        div class=(class) role="group" aria-label=(viewer.say(&field.label)) {
            span.name aria-hidden="true" { (viewer.say(&field.label)) }
            (input)
        }
    }
}

/// What was sent for a field.
pub fn read<'a>(kind: &FieldKind, sent: impl Iterator<Item = &'a str>) -> Result<Answer, Refusal> {
    let mut sent = sent.map(str::trim).filter(|text| !text.is_empty());
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
