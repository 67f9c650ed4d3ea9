//! What the person did, in words.

use table::{Answer, Entry, Msg, Question, Screen, msg};

/// What was answered.
pub fn answered(question: Option<&Question>, answer: &Answer) -> Msg {
    let label = |id: &str| {
        let option = question.and_then(|q| q.options().iter().find(|o| o.id == id));
        option.map_or_else(|| Msg::plain(id), |o| o.label.clone())
    };
    match answer {
        Answer::Number(n) => Msg::plain(n.to_string()),
        Answer::One(id) => label(id),
        Answer::Several(ids) => msg!("list", list = ids.iter().map(|id| label(id)).collect::<Vec<_>>()),
    }
}

/// One entry of the journal, made at this screen.
pub fn entry(entry: &Entry, before: &Screen) -> Msg {
    match entry {
        Entry::Answer { a, .. } => answered(before.ask.as_ref(), a),
        Entry::Set { set, to } => {
            let field = before.fields.iter().find(|f| f.id == set.as_str());
            let label = field.map_or_else(|| Msg::plain(set.as_str()), |f| f.label.clone());
            let question = field.map(table::Field::question);
            msg!("page-set-by-hand", field = label, value = answered(question.as_ref(), to))
        }
    }
}
