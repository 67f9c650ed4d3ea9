//! The contract every game keeps, as one test called by every game crate.

use std::collections::BTreeSet;

use crate::game::{Game, Screen, Values};
use crate::question::Kind;
use crate::{Answer, Catalog, FieldKind, Journal, Lang, Msg, Question, Rng, Session, Setup, Told};

/// How many games a long trial plays: as many as this variable of the environment says, or the usual number. `scripts/test`
/// asks for fewer unless it is told to be long.
pub fn games(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// A random answer among those offered; asides (reports, "not possible") now and then.
pub fn random_answer(question: &Question, rng: &mut Rng) -> Answer {
    let ids = |aside: bool| -> Vec<&str> {
        question.options().iter().filter(|o| o.aside == aside).map(|o| o.id.as_ref()).collect()
    };
    let (real, asides) = (ids(false), ids(true));
    let aside = real.is_empty() || !asides.is_empty() && rng.below(8) == 0;
    match &question.kind {
        Kind::Form(fields) => {
            let values = fields.iter().map(|f| (f.id.clone().into_owned(), random_answer(&f.question(), rng)));
            Answer::Form(values.collect())
        }
        Kind::Number { min, max, .. } => {
            let span = u32::try_from(max - min + 1).unwrap_or(u32::MAX).max(1);
            Answer::Number(min + i64::from(rng.below(span)))
        }
        Kind::Choice(_) | Kind::Confirm(_) => {
            Answer::One(rng.pick(if aside { &asides } else { &real }).copied().unwrap_or_default().to_owned())
        }
        Kind::Several { .. } if aside && !asides.is_empty() => {
            Answer::Several(vec![rng.pick(&asides).copied().unwrap_or_default().to_owned()])
        }
        Kind::Several { min, max, .. } => {
            let mut ids: Vec<String> = real.iter().map(|&s| s.to_owned()).collect();
            rng.shuffle(&mut ids);
            let most = (*max).min(ids.len());
            let least = (*min).min(most);
            ids.truncate(least + rng.below((most - least + 1) as u32) as usize);
            Answer::Several(ids)
        }
    }
}

/// Checks the vocabulary all games share, so that whoever knows the options of one knows those of all.
///
/// # Panics
/// If a rule is broken; the message says which.
pub fn vocabulary(game: &dyn Game) {
    let about = game.about();
    let catalog = Catalog::new(&[game.messages()]);
    let mut labels = BTreeSet::new();
    for option in &about.options {
        let name = option.name;
        assert!(option.values.allow(&option.default), "{name}: the default {} is not allowed", option.default);
        for lang in Lang::ALL {
            let label = catalog.text(lang, &option.label);
            assert!(labels.insert((lang, label.clone())), "{name}: {label} is the label of another option");
            let help = catalog.text(lang, &option.help);
            assert!(catalog.has(&option.help.id) && help.ends_with('.'), "{name}: no sentence of help: {help}");
        }
        let Values::OneOf(values) = &option.values else { continue };
        one_vocabulary(name, values);
        for lang in Lang::ALL {
            let texts: BTreeSet<String> = values.iter().map(|(_, label)| catalog.text(lang, label)).collect();
            assert_eq!(texts.len(), values.len(), "{name}: two values read the same in {}", lang.code());
            for (id, label) in values {
                let text = catalog.text(lang, label);
                let number = id.parse::<i64>().is_ok() || id.len() == 1;
                let raw = text == *id && !number || text.contains('_') || text == label.id;
                assert!(!raw, "{name}: a person would read the id {text}");
            }
        }
    }
}

/// Yes or no is `on` and `off`; who draws the cards is `cards`, `app` or `printed`; ids are plain words.
fn one_vocabulary(name: &str, values: &[(&'static str, Msg)]) {
    let mut ids: Vec<&str> = values.iter().map(|(id, _)| *id).collect();
    let has = |id: &str| ids.contains(&id);
    for word in ["yes", "no", "true", "false", "physical", "real", "virtual"] {
        assert!(!has(word), "{name}: the value {word} has another name in the common vocabulary");
    }
    assert_eq!(name == "cards", has("printed") || has("app") && name != "tokens", "{name}: who draws is `cards`");
    let plain = |id: &str| id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    // What is printed on a card keeps its letters: `R1`, `W1-3`, `2B`.
    let printed =
        |id: &str| id.len() <= 4 && id.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    assert!(ids.iter().all(|id| plain(id) || printed(id)), "{name}: {ids:?} are no lower-case words joined by `_`");
    if name == "cards" {
        ids.sort_unstable();
        assert_eq!(ids, ["app", "printed"], "who draws the cards");
    }
}

/// How many corrections are made one after another.
const CORRECTIONS: usize = 4;

/// How a game is tested.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The set-up to play with.
    pub setup: Setup,
    /// Where the random person's answers come from.
    pub seed: u64,
    /// Give up after this many answers: every game ends.
    pub longest: usize,
}

/// Plays one whole game with a random person and checks the contract at every step:
/// every offered answer is accepted; anything else is refused and changes nothing; copies are independent; saving
/// and restoring, by file and by share code, gives the same screen; undo goes back to the start through the very
/// same screens and redo returns; so does a game set right by hand, figure after figure; a finished game asks nothing and accepts nothing but corrections.
///
/// # Panics
/// If a rule is broken; the message says which.
#[allow(clippy::panic)]
pub fn check(game: &dyn Game, contract: &Contract) -> Journal {
    let mut rng = Rng::new(contract.seed, 0x0C0D);
    let mut session =
        Session::start(game, contract.setup.clone()).unwrap_or_else(|why| panic!("the set-up was refused: {why:?}"));
    let mut screens = vec![Seen::of(session.screen())];
    let mut seen = 0;
    while let Some(question) = session.screen().ask.clone() {
        assert!(session.screen().over.is_none(), "a game that is over asks {}", question.id);
        assert!(seen < contract.longest, "no end after {seen} answers, at {}", question.id);
        refuses_what_is_not_offered(&session, &question);
        // Opening costs a whole replay, so not after every answer of a long game.
        if seen < 8 || seen % 8 == 0 {
            restores(game, &session);
            restores_what_was_corrected(game, session.clone(), rng);
        }
        let answer = random_answer(&question, &mut rng);
        let copy = session.clone();
        if let Err(why) = session.answer(answer.clone(), false) {
            assert!(crate::audit::camel_case(&why.code), "{} is no CamelCase word", why.code);
            assert!(why.anyway, "{}: offered {answer:?}, refused with {why:?}", question.id);
            assert_same(session.screen(), copy.screen(), "a refused answer changed something");
            session.answer(answer, true).unwrap_or_else(|why| panic!("{}: insisted, refused: {why:?}", question.id));
        }
        screens[seen].is(copy.screen(), &session.screen().told, "a copy changed with the original");
        screens.push(Seen::of(session.screen()));
        seen += 1;
    }
    restores(game, &session);
    let told = session.screen().told.clone();
    assert!(session.screen().over.is_some(), "nothing asked and not over");
    assert!(session.clone().answer(Answer::Number(0), true).is_err(), "an answer after the end was accepted");
    corrects_after_the_end(&session);
    let journal = session.journal().clone();
    for at in (0..seen).rev() {
        assert_eq!(session.undo(1), 1);
        screens[at].is(session.screen(), &told, "undo shows something else");
    }
    assert_eq!(session.undo(1), 0, "undo beyond the start");
    assert_eq!(session.redo(usize::MAX), seen);
    screens[seen].is(session.screen(), &told, "redo shows something else");
    journal
}

/// Every figure can still be set when the game is over, and the result is worked out again.
fn corrects_after_the_end(session: &Session<'_>) {
    for field in &session.screen().fields {
        let mut copy = session.clone();
        match copy.set(&field.id, field.value.clone()) {
            Ok(()) => assert!(copy.screen().over.is_some(), "{}: set to what it is, and the end is gone", field.id),
            Err(why) => {
                let cannot = ["GameOver", "UnknownField"].contains(&&*why.code);
                assert!(!cannot, "{} cannot be set when the game is over: {}", field.id, why.code);
            }
        }
    }
}

/// A screen to compare with: what it told is the beginning of what the whole game tells.
struct Seen {
    told: usize,
    rest: String,
}

impl Seen {
    fn of(screen: &Screen) -> Self {
        Self { told: screen.told.len(), rest: rest(screen) }
    }

    /// Is this the same screen? `told` is what the whole game tells, or at least as much as this screen.
    fn is(&self, screen: &Screen, told: &[Told], wrong: &str) {
        assert_eq!(screen.told, told[..self.told], "{wrong}");
        assert_eq!(rest(screen), self.rest, "{wrong}");
    }
}

fn assert_same(screen: &Screen, other: &Screen, wrong: &str) {
    assert_eq!(screen.told, other.told, "{wrong}");
    assert_eq!(rest(screen), rest(other), "{wrong}");
}

/// Everything on a screen except what was told, as text to compare.
fn rest(screen: &Screen) -> String {
    format!("{:?} {:?} {} {:?} {:?}", screen.ask, screen.over, screen.state, screen.panel, screen.fields)
}

fn refuses_what_is_not_offered(session: &Session<'_>, question: &Question) {
    let mut wrong =
        vec![Answer::One("no such answer \u{1F41F}".into()), Answer::Several(vec!["\u{0}".into(), "?".into()])];
    match question.kind {
        Kind::Number { min, max, .. } => {
            wrong.extend([min.checked_sub(1), max.checked_add(1)].into_iter().flatten().map(Answer::Number));
        }
        _ => wrong.extend([i64::MIN, i64::MAX].map(Answer::Number)),
    }
    if question.free {
        wrong.retain(|a| question.accepts(a).is_err());
    }
    if !question.options().iter().any(|o| o.id == "skip") {
        wrong.push(Answer::One("skip".into()));
    }
    for answer in wrong {
        let mut copy = session.clone();
        let refused = copy.answer(answer.clone(), false);
        let code = refused.err().map(|why| why.code);
        assert!(code.is_some(), "{}: {answer:?} was not offered and was accepted", question.id);
        assert!(
            code.is_some_and(|code| crate::audit::camel_case(&code)),
            "{}: a code is a CamelCase word",
            question.id
        );
        assert_same(copy.screen(), session.screen(), "a refused answer changed something");
        assert_eq!(copy.journal(), session.journal(), "a refused answer is in the journal");
    }
    let mut copy = session.clone();
    assert!(copy.set("no such field", Answer::Number(0)).is_err(), "an unknown field was set");
    for field in &session.screen().fields {
        if let FieldKind::Number { max, .. } = field.kind {
            assert!(copy.set(&field.id, Answer::Number(max + 1)).is_err(), "{} was set beyond its range", field.id);
        }
    }
    assert_same(copy.screen(), session.screen(), "a refused correction changed something");
}

/// Sets figures to what they might be, one after another. What followed from one is part of what the next one meets, so
/// the game opened again must do the same in between.
fn restores_what_was_corrected(game: &dyn Game, mut session: Session<'_>, mut rng: Rng) {
    let start = session.journal().entries.len();
    for _ in 0..CORRECTIONS {
        let Some(field) = rng.pick(&session.screen().fields).cloned() else { return };
        // Some values are refused by the rules, as they do not fit the rest.
        let _ = session.set(&field.id, random_answer(&field.question(), &mut rng));
    }
    restores(game, &session);
    let (told, corrected) = (session.screen().told.clone(), Seen::of(session.screen()));
    let made = session.journal().entries.len() - start;
    assert_eq!((session.undo(made), session.redo(made)), (made, made));
    corrected.is(session.screen(), &told, "corrections taken back and made again show something else");
}

fn restores(game: &dyn Game, session: &Session<'_>) {
    let journal = session.journal();
    let file = Journal::from_file(&journal.to_file());
    let code = Journal::from_share_code(&journal.to_share_code());
    for restored in [file, code] {
        let restored = restored.map_err(|why| format!("{why:?}"));
        assert_eq!(restored.as_ref(), Ok(journal), "the journal did not survive");
        let again = restored.ok().and_then(|j| Session::open(game, j).ok());
        assert!(again.is_some(), "a game cannot be restored");
        if let Some(again) = again {
            assert_same(again.screen(), session.screen(), "a restored game shows something else");
        }
    }
}
