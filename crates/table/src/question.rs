//! Questions and answers are data. Front ends draw questions and know no rules; the random person of the soak
//! tests, the machine protocol and the page all use the same value.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use std::collections::BTreeMap;

use crate::{Field, Msg, msg};

/// One thing the person may answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opt {
    /// What is written into the journal.
    pub id: Cow<'static, str>,
    /// What the person reads.
    pub label: Msg,
    /// What it would bring, in a few words.
    pub hint: Option<Msg>,
    /// Offered beside the real answers (a report, "not possible here"), not as one of them.
    pub aside: bool,
}

impl Opt {
    /// An ordinary answer.
    pub fn new(id: impl Into<Cow<'static, str>>, label: Msg) -> Self {
        Self { id: id.into(), label, hint: None, aside: false }
    }

    /// The same with a short note on what it would bring.
    #[must_use]
    pub fn hint(mut self, hint: Msg) -> Self {
        self.hint = Some(hint);
        self
    }

    /// The same, offered beside the real answers.
    #[must_use]
    pub fn aside(mut self) -> Self {
        self.aside = true;
        self
    }
}

/// Words that have a meaning when offered, so they are never taken as typed names.
const NO_NAMES: [&str; 1] = ["skip"];

/// How a question is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the options.
    Choice(Vec<Opt>),
    /// At least `min`, at most `max` of the options.
    Several {
        /// What may be picked.
        options: Vec<Opt>,
        /// The fewest that may be picked.
        min: usize,
        /// The most that may be picked.
        max: usize,
    },
    /// A whole number from `min` to `max`.
    Number {
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
        /// The prefilled value.
        suggested: Option<i64>,
    },
    /// Something to acknowledge, or to answer with yes or no; one of the options.
    Confirm(Vec<Opt>),
    /// Several figures on one screen, each prefilled with its value.
    Form(Vec<Field>),
}

/// Something only the person can tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Which question; the journal keeps it beside the answer.
    pub id: Cow<'static, str>,
    /// How it is answered.
    pub kind: Kind,
    /// What the person reads.
    pub prompt: Msg,
    /// A second line: why it is asked, whose decision it is.
    pub note: Option<Msg>,
    /// May names be typed that are not among the options? (The rules still judge them.)
    pub free: bool,
    /// What an answer says that is not listed, where the game has a notation of its own.
    pub unlisted: Option<Unlisted>,
}

/// Puts an answer that is not among the options into words, if it can be read.
#[derive(Clone, Copy)]
pub struct Unlisted(pub fn(&str) -> Option<Msg>);

/// How answers are put into words is no part of what is asked.
impl PartialEq for Unlisted {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Unlisted {}

/// Nor where the function lies, which is somewhere else in every run.
impl std::fmt::Debug for Unlisted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Unlisted")
    }
}

impl Question {
    /// One of several.
    pub fn choice(id: impl Into<Cow<'static, str>>, prompt: Msg, options: Vec<Opt>) -> Self {
        Self { id: id.into(), kind: Kind::Choice(options), prompt, note: None, free: false, unlisted: None }
    }

    /// Any number of options within limits.
    pub fn several(
        id: impl Into<Cow<'static, str>>,
        prompt: Msg,
        options: Vec<Opt>,
        (min, max): (usize, usize),
    ) -> Self {
        Self {
            id: id.into(),
            kind: Kind::Several { options, min, max },
            prompt,
            note: None,
            free: false,
            unlisted: None,
        }
    }

    /// A number.
    pub fn number(id: impl Into<Cow<'static, str>>, prompt: Msg, (min, max): (i64, i64)) -> Self {
        Self {
            id: id.into(),
            kind: Kind::Number { min, max, suggested: None },
            prompt,
            note: None,
            free: false,
            unlisted: None,
        }
    }

    /// Something to acknowledge, or yes and no.
    pub fn confirm(id: impl Into<Cow<'static, str>>, prompt: Msg, options: Vec<Opt>) -> Self {
        Self { id: id.into(), kind: Kind::Confirm(options), prompt, note: None, free: false, unlisted: None }
    }

    /// Several figures on one screen. Figures not named in the answer keep the value of their field.
    pub fn form(id: impl Into<Cow<'static, str>>, prompt: Msg, fields: Vec<Field>) -> Self {
        Self { id: id.into(), kind: Kind::Form(fields), prompt, note: None, free: false, unlisted: None }
    }

    /// Yes or no; the ids are `yes` and `no`.
    pub fn yes_no(id: impl Into<Cow<'static, str>>, prompt: Msg) -> Self {
        Self::confirm(id, prompt, vec![Opt::new("yes", msg!("answer-yes")), Opt::new("no", msg!("answer-no"))])
    }

    /// The same with a second line.
    #[must_use]
    pub fn note(mut self, note: Msg) -> Self {
        self.note = Some(note);
        self
    }

    /// The same, also accepting typed names.
    #[must_use]
    pub fn free(mut self) -> Self {
        self.free = true;
        self
    }

    /// The same, with words for answers that are not listed.
    #[must_use]
    pub fn unlisted(mut self, words: fn(&str) -> Option<Msg>) -> Self {
        self.unlisted = Some(Unlisted(words));
        self
    }

    /// The same number question with this value prefilled.
    #[must_use]
    pub fn suggest(mut self, value: i64) -> Self {
        if let Kind::Number { suggested, .. } = &mut self.kind {
            *suggested = Some(value);
        }
        self
    }

    /// The options, if it has any.
    pub fn options(&self) -> &[Opt] {
        match &self.kind {
            Kind::Choice(options) | Kind::Confirm(options) | Kind::Several { options, .. } => options,
            Kind::Number { .. } | Kind::Form(_) => &[],
        }
    }

    /// The fields of a form.
    pub fn fields(&self) -> &[Field] {
        match &self.kind {
            Kind::Form(fields) => fields,
            _ => &[],
        }
    }

    /// `choice`, `several`, `number`, `confirm` or `form`.
    pub const fn kind_name(&self) -> &'static str {
        match self.kind {
            Kind::Choice(_) => "choice",
            Kind::Several { .. } => "several",
            Kind::Number { .. } => "number",
            Kind::Confirm(_) => "confirm",
            Kind::Form(_) => "form",
        }
    }

    /// What an answer to this question says, in words.
    pub fn said(&self, answer: &Answer) -> Msg {
        let label = |id: &str| {
            let option = self.options().iter().find(|o| o.id == id);
            let unlisted = || self.unlisted.and_then(|words| (words.0)(id)).unwrap_or_else(|| Msg::plain(id));
            option.map_or_else(unlisted, |o| o.label.clone())
        };
        match answer {
            Answer::Number(n) => Msg::plain(n.to_string()),
            Answer::One(id) => label(id),
            Answer::Several(ids) if ids.is_empty() => msg!("list-none"),
            Answer::Several(ids) => msg!("list", list = ids.iter().map(|id| label(id)).collect::<Vec<_>>()),
            Answer::Form(values) => {
                // What was left as it was filled in need not be read again.
                let said = |field: &Field| {
                    let value = values.get(field.id.as_ref()).filter(|value| **value != field.value)?;
                    Some(msg!("field-said", field = field.label.clone(), value = field.question().said(value)))
                };
                let changed: Vec<Msg> = self.fields().iter().filter_map(said).collect();
                if changed.is_empty() { msg!("form-as-it-was") } else { msg!("list", list = changed) }
            }
        }
    }

    /// Is this answer among those offered?
    pub fn accepts(&self, answer: &Answer) -> Result<(), Refusal> {
        let name = |id: &str| self.free && !id.trim().is_empty() && !NO_NAMES.contains(&id.trim());
        let known = |id: &str| self.options().iter().any(|o| o.id == id) || name(id);
        match (&self.kind, answer) {
            (Kind::Choice(_) | Kind::Confirm(_), Answer::One(id)) => {
                if known(id) {
                    Ok(())
                } else {
                    Err(Refusal::new("NotOffered", msg!("error-not-offered", answer = id.as_str())))
                }
            }
            (Kind::Several { options, min, max }, Answer::Several(ids)) => {
                if let Some(id) = ids.iter().find(|id| !known(id)) {
                    return Err(Refusal::new("NotOffered", msg!("error-not-offered", answer = id.as_str())));
                }
                if let Some(id) = ids.iter().enumerate().find_map(|(i, id)| ids[..i].contains(id).then_some(id)) {
                    return Err(Refusal::new("NamedTwice", msg!("error-named-twice", answer = id.as_str())));
                }
                // An aside (such as "none") stands alone.
                let aside = |id: &str| options.iter().any(|o| o.aside && o.id == id);
                if let [only] = ids.as_slice()
                    && aside(only)
                {
                    return Ok(());
                }
                if ids.iter().any(|id| aside(id)) {
                    return Err(Refusal::new("StandsAlone", msg!("error-stands-alone")));
                }
                if ids.len() < *min || ids.len() > *max {
                    return Err(Refusal::new("HowMany", msg!("error-how-many", min = *min, max = *max)));
                }
                Ok(())
            }
            (Kind::Number { min, max, .. }, Answer::Number(n)) => {
                if (min..=max).contains(&n) {
                    Ok(())
                } else {
                    Err(Refusal::new("OutOfRange", msg!("error-out-of-range", min = *min, max = *max)))
                }
            }
            (Kind::Form(fields), Answer::Form(values)) => values.iter().try_for_each(|(id, value)| {
                let unknown = || Refusal::new("UnknownField", msg!("error-unknown-field", field = id.as_str()));
                let field = fields.iter().find(|f| f.id == id.as_str()).ok_or_else(unknown)?;
                field.question().accepts(value).map_err(|why| {
                    let text = msg!("error-in-field", field = field.label.clone(), why = why.text);
                    Refusal { text, ..why }
                })
            }),
            _ => Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = self.kind_name()))),
        }
    }
}

/// What the person answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// A number.
    Number(i64),
    /// The id of an option.
    One(String),
    /// The ids of several options.
    Several(Vec<String>),
    /// Figures of a form, by their names.
    Form(BTreeMap<String, Answer>),
}

impl Answer {
    /// The id, if it is one.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::One(id) => Some(id),
            _ => None,
        }
    }

    /// Does it pass over what is asked? Whoever does that need not enter figures.
    pub fn skips(&self) -> bool {
        match self {
            Self::One(id) => NO_NAMES.contains(&id.as_str()),
            Self::Form(values) => values.values().any(Self::skips),
            _ => false,
        }
    }

    /// The number, if it is one.
    pub const fn number(&self) -> Option<i64> {
        match self {
            Self::Number(n) => Some(*n),
            _ => None,
        }
    }
}

impl From<&str> for Answer {
    fn from(id: &str) -> Self {
        Self::One(id.to_owned())
    }
}
impl From<i64> for Answer {
    fn from(n: i64) -> Self {
        Self::Number(n)
    }
}

/// Why something was not accepted: for people (`text`) and for programs (`code`).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{code}")]
pub struct Refusal {
    /// A stable word for programs.
    pub code: Cow<'static, str>,
    /// What was wrong, what was expected, what to do.
    pub text: Msg,
    /// The person may insist ("do it anyway"); it is then logged as a correction.
    pub anyway: bool,
}

impl Refusal {
    /// A plain no.
    pub fn new(code: impl Into<Cow<'static, str>>, text: Msg) -> Self {
        Self { code: code.into(), text, anyway: false }
    }

    /// A warning that may be confirmed.
    pub fn unless_confirmed(code: impl Into<Cow<'static, str>>, text: Msg) -> Self {
        Self { code: code.into(), text, anyway: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> Vec<Opt> {
        vec![Opt::new("a", Msg::plain("A")), Opt::new("b", Msg::plain("B")), Opt::new("none", Msg::plain("-")).aside()]
    }
    fn list(ids: &[&str]) -> Answer {
        Answer::Several(ids.iter().map(|&s| s.to_owned()).collect())
    }
    fn code(q: &Question, a: &Answer) -> String {
        q.accepts(a).map_or_else(|r| r.code.into_owned(), |()| "ok".into())
    }

    #[test]
    fn only_what_is_offered_is_accepted() {
        let q = Question::choice("q", Msg::plain("?"), two());
        assert_eq!(code(&q, &"a".into()), "ok");
        assert_eq!(code(&q, &"none".into()), "ok");
        assert_eq!(code(&q, &"c".into()), "NotOffered");
        assert_eq!(code(&q, &1.into()), "WrongKind");
        let free = q.free();
        assert_eq!((code(&free, &"c".into()).as_str(), code(&free, &"skip".into()).as_str()), ("ok", "NotOffered"));
    }

    #[test]
    fn several_counts_and_names_each_once() {
        let q = Question::several("q", Msg::plain("?"), two(), (1, 1));
        assert_eq!(code(&q, &list(&["a"])), "ok");
        assert_eq!(code(&q, &list(&[])), "HowMany");
        assert_eq!(code(&q, &list(&["a", "b"])), "HowMany");
        assert_eq!(code(&q, &list(&["a", "a"])), "NamedTwice");
        assert_eq!(code(&q, &list(&["none"])), "ok");
        assert_eq!(code(&q, &list(&["a", "none"])), "StandsAlone");
    }

    #[test]
    fn numbers_stay_in_their_range() {
        let q = Question::number("q", Msg::plain("?"), (0, 3));
        assert_eq!(code(&q, &3.into()), "ok");
        assert_eq!(code(&q, &4.into()), "OutOfRange");
        assert_eq!(code(&q, &"3".into()), "WrongKind");
    }

    #[test]
    fn a_form_takes_figures_by_name_and_leaves_the_rest() {
        let fields = vec![
            Field::number("coal", Msg::plain("Coal"), 2, (0, 9)),
            Field::choice("face", Msg::plain("Face"), "a", two()),
        ];
        let q = Question::form("q", Msg::plain("?"), fields);
        let form =
            |pairs: &[(&str, Answer)]| Answer::Form(pairs.iter().map(|(k, v)| ((*k).into(), v.clone())).collect());
        assert_eq!(code(&q, &form(&[])), "ok");
        assert_eq!(code(&q, &form(&[("coal", 3.into()), ("face", "b".into())])), "ok");
        assert_eq!(code(&q, &form(&[("coal", 10.into())])), "OutOfRange");
        assert_eq!(code(&q, &form(&[("iron", 1.into())])), "UnknownField");
        assert_eq!(code(&q, &form(&[("coal", form(&[]))])), "WrongKind");
        assert_eq!(code(&q, &3.into()), "WrongKind");
        let figures = crate::Figures::of(&q, &form(&[("coal", 3.into())]));
        assert_eq!((figures.number("coal"), figures.id("face")), (3, "a"));
        let json = serde_json::to_string(&form(&[("coal", 3.into())])).unwrap();
        assert_eq!(
            (json.as_str(), serde_json::from_str(&json).unwrap()),
            (r#"{"coal":3}"#, form(&[("coal", 3.into())]))
        );
    }
}
