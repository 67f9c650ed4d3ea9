//! A game played with answers, corrections, changes of old answers and undo is its journal: opened again, from the
//! file and from the share code, it shows the same screen.
#![no_main]
use libfuzzer_sys::fuzz_target;
use table::{Entry, Journal, Session};
use visavis_fuzz::{LONGEST, Person, everything};

fuzz_target!(|bytes: &[u8]| {
    let mut person = Person::new(bytes);
    let Some(mut session) = person.session() else { return };
    for _ in 0..LONGEST {
        if play(&mut person, &mut session).is_none() {
            break;
        }
    }
    let journal = session.journal();
    assert_eq!(session.past().len(), journal.entries.len(), "every entry in words");
    for again in [Journal::from_file(&journal.to_file()), Journal::from_share_code(&journal.to_share_code())] {
        let again = again.expect("what was written can be read");
        assert_eq!(&again, journal);
        let again = Session::open(session.game(), again).expect("what was played can be opened");
        assert_eq!(everything(again.screen()), everything(session.screen()));
        assert_eq!(again.journal(), journal);
    }
});

fn play(person: &mut Person<'_>, session: &mut Session<'_>) -> Option<()> {
    match person.below(8)? {
        5 => {
            let screen = session.screen().clone();
            if let Some((field, value)) = person.correction(&screen) {
                let _ = session.set(&field.id, value);
            }
        }
        6 => {
            session.undo(person.below(6)?);
        }
        7 => change(person, session)?,
        _ => person.move_on(session)?,
    }
    Some(())
}

/// Another answer to an old question: one that is offered there.
fn change(person: &mut Person<'_>, session: &mut Session<'_>) -> Option<()> {
    let entries = session.journal().entries.len();
    let at = person.below(entries)?;
    let mut then = session.clone();
    then.jump(at);
    let answer = match session.journal().entries.get(at)? {
        Entry::Answer { .. } => person.answer(then.screen().ask.as_ref()?)?,
        Entry::Set { set, .. } => {
            let field = then.screen().fields.iter().find(|field| field.id == *set)?;
            person.answer(&field.question())?
        }
    };
    let before = (everything(session.screen()), session.journal().clone());
    match session.change(at, answer, true) {
        Ok(changed) => assert_eq!(changed.kept + changed.dropped, entries - at - 1, "none is lost"),
        Err(_) => assert_eq!((everything(session.screen()), session.journal().clone()), before),
    }
    Some(())
}
