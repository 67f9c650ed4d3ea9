//! Screens as JSON: the machine protocol of `play --json`, and what the page sends and shows. The
//! format is described in `docs/protocol.md`.

use serde_json::{Value, json};
use table::question::Kind;
use table::{Field, Lang, Opt, Over, Performed, Question, Refusal, Screen, Session, Told, Values};

use crate::registry;
use crate::words::text;

/// A whole screen.
pub fn screen(screen: &Screen, lang: Lang) -> Value {
    json!({
        "tell": screen.news().map(|t| told(t, lang)).collect::<Vec<_>>(),
        "state": screen.state,
        "ask": screen.ask.as_ref().map(|q| question(q, lang)),
        "over": screen.over.as_ref().map(|o| {
            let mut over = over(o, lang);
            if screen.taken_back {
                over["taken_back"] = true.into();
            }
            over
        }),
    })
}

/// One step told.
pub fn told(told: &Told, lang: Lang) -> Value {
    let step = &told.step;
    let mut line = json!({
        "text": text(lang, &step.text),
        "reasons": step.reasons.iter().map(|r| text(lang, r)).collect::<Vec<_>>(),
        "tone": step.tone.name(),
        "data": step.data,
    });
    if step.begins {
        line["begins"] = true.into();
    }
    line
}

/// A question.
pub fn question(question: &Question, lang: Lang) -> Value {
    let mut ask = json!({
        "id": question.id, "kind": question.kind_name(), "prompt": text(lang, &question.prompt),
    });
    if let Some(note) = &question.note {
        ask["note"] = text(lang, note).into();
    }
    if question.free {
        ask["free"] = true.into();
    }
    match &question.kind {
        Kind::Choice(options) | Kind::Confirm(options) => ask["options"] = listed(options, lang),
        Kind::Form(figures) => ask["fields"] = fields(figures, lang),
        Kind::Several { options, min, max } => {
            ask["options"] = listed(options, lang);
            ask["min"] = (*min).into();
            ask["max"] = (*max).into();
        }
        Kind::Number { min, max, suggested } => {
            ask["range"] = json!({"min": min, "max": max});
            if let Some(value) = suggested {
                ask["suggested"] = (*value).into();
            }
        }
    }
    ask
}

fn listed(options: &[Opt], lang: Lang) -> Value {
    options
        .iter()
        .map(|option| {
            let mut entry = json!({"id": option.id, "label": text(lang, &option.label)});
            if let Some(hint) = &option.hint {
                entry["hint"] = text(lang, hint).into();
            }
            if option.aside {
                entry["aside"] = true.into();
            }
            entry
        })
        .collect()
}

/// The end of a game.
pub fn over(over: &Over, lang: Lang) -> Value {
    let sheet: Vec<Value> = over
        .sheet
        .iter()
        .map(|line| {
            json!({
                "label": text(lang, &line.label), "player": line.player, "opponent": line.opponent,
                "why": line.why.iter().map(|w| text(lang, w)).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "winner": over.winner.name(), "text": text(lang, &over.text),
        "scores": {"player": over.totals.0, "opponent": over.totals.1},
        "sheet": sheet, "data": over.data,
    })
}

/// What can be set by hand.
pub fn fields(fields: &[Field], lang: Lang) -> Value {
    fields
        .iter()
        .map(|field| {
            let mut described = question(&field.question(), lang);
            described["value"] = json!(field.value);
            if let Some(thing) = &field.called.of {
                described["of"] = text(lang, thing).into();
                described["name"] = text(lang, &field.called.name).into();
            }
            described
        })
        .collect()
}

/// A refusal.
pub fn error(why: &Refusal, lang: Lang) -> Value {
    let mut error = json!({"code": why.code, "text": text(lang, &why.text)});
    if why.anyway {
        error["anyway"] = true.into();
    }
    error
}

/// What was asked for beside the screen; an empty object if nothing was.
pub fn performed(done: &Performed, session: &Session<'_>, lang: Lang) -> Value {
    match done {
        Performed::Done => json!({}),
        Performed::Changed(changed) => {
            let why = changed.why.as_ref().map(|w| error(w, lang));
            json!({"changed": {"kept": changed.kept, "dropped": changed.dropped, "why": why}})
        }
        Performed::Fields => json!({"fields": fields(&session.screen().fields, lang)}),
        Performed::Journal => json!({"journal": session.journal()}),
        Performed::Share(code) => json!({"share": code}),
    }
}

/// The games with their opponents, tables, levels and options, for programs.
pub fn games(lang: Lang) -> Value {
    let games = registry::all().iter().map(|entry| {
        let about = entry.game.about();
        let options: Vec<Value> = about
            .options
            .iter()
            .map(|option| {
                let mut described = json!({
                    "name": option.name, "label": text(lang, &option.label), "help": text(lang, &option.help),
                    "default": option.default,
                });
                match &option.values {
                    Values::OneOf(values) => {
                        described["values"] =
                            values.iter().map(|(id, label)| json!({"id": id, "label": text(lang, label)})).collect();
                    }
                    Values::Number { min, max, step } => {
                        described["range"] = json!({"min": min, "max": max, "step": step});
                    }
                }
                if !option.tables.is_empty() {
                    described["tables"] = json!(option.tables);
                }
                described
            })
            .collect();
        let levels = about.options.iter().find(|o| o.name == "level").map(|o| match &o.values {
            Values::OneOf(values) => values.iter().map(|(id, _)| json!(id)).collect::<Vec<_>>(),
            Values::Number { min, max, .. } => (*min..=*max).map(|n| json!(n.to_string())).collect(),
        });
        json!({
            "id": about.id, "title": text(lang, &about.title), "opponent": text(lang, &about.opponent),
            "pitch": text(lang, &about.pitch), "edition": about.edition, "tables": about.tables,
            "levels": levels.unwrap_or_default(), "options": options,
        })
    });
    json!({ "games": games.collect::<Vec<_>>() })
}
