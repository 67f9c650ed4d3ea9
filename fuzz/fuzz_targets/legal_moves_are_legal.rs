//! At any position: what is offered is accepted, and what is refused changes nothing.
#![no_main]
use libfuzzer_sys::fuzz_target;
use patchwork::game::action::Action;
use table::{Answer, Session};
use visavis_fuzz::{LONGEST, Person, everything};

fuzz_target!(|bytes: &[u8]| {
    play(&mut Person::new(bytes));
});

fn play(person: &mut Person<'_>) -> Option<()> {
    let mut session = person.session()?;
    for _ in 0..LONGEST {
        match person.below(4)? {
            0 => offers(&session, person.byte()?.into()),
            1 => anything(person, &session)?,
            _ => {}
        }
        person.move_on(&mut session)?;
    }
    Some(())
}

/// Offered answers of a question with options, so many from any one on.
fn offers(session: &Session<'_>, from: usize) {
    let Some(question) = &session.screen().ask else { return };
    let options = question.options();
    for option in options.iter().cycle().skip(from % options.len().max(1)).take(options.len().min(12)) {
        let several = matches!(question.kind, table::Kind::Several { .. });
        let id = option.id.clone().into_owned();
        let answer = if several { Answer::Several(vec![id]) } else { Answer::One(id) };
        if question.accepts(&answer).is_err() {
            continue; // two must be named, say
        }
        let mut copy = session.clone();
        if let Err(why) = copy.answer(answer.clone(), false) {
            assert!(why.anyway, "{}: offered {answer:?}, refused with {why:?}", question.id);
            copy.answer(answer, true).expect("insisted");
        }
    }
}

/// Something nobody offered: text of the fuzzer's, a number, words that look like actions.
fn anything(person: &mut Person<'_>, session: &Session<'_>) -> Option<()> {
    let before = everything(session.screen());
    let mut text: String = (0..person.below(24)?).filter_map(|_| person.byte()).map(char::from).collect();
    if person.below(3)? == 0
        && let Some(option) = session.screen().ask.as_ref().and_then(|ask| ask.options().first())
    {
        let begin: String = option.id.chars().take(person.below(12)?).collect();
        text = begin + &text;
    }
    for answer in [
        Answer::One(text.clone()),
        Answer::Several(vec![text.clone(), text.clone()]),
        Answer::Number(person.byte()?.into()),
    ] {
        let mut copy = session.clone();
        let offered = session.screen().ask.as_ref().is_some_and(|ask| ask.accepts(&answer).is_ok());
        if copy.answer(answer.clone(), false).is_err() {
            assert_eq!(everything(copy.screen()), before);
            assert_eq!(copy.journal(), session.journal());
        } else {
            // Other moves may be typed, and what is offered with other white space.
            let folded = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let typed = session.screen().ask.as_ref().is_some_and(|ask| {
                ask.options().len() > 1 || ask.options().iter().any(|option| option.id == folded)
            });
            assert!(offered || typed, "{answer:?} was accepted");
        }
    }
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    Some(())
}
