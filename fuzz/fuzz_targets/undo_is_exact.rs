//! Answers, corrections, undo, redo and jumps in any order: every screen shown again is the screen that was seen.
#![no_main]
use libfuzzer_sys::fuzz_target;
use visavis_fuzz::{LONGEST, Person, everything};

fuzz_target!(|bytes: &[u8]| {
    play(&mut Person::new(bytes));
});

fn play(person: &mut Person<'_>) -> Option<()> {
    let mut session = person.session()?;
    let mut seen = vec![everything(session.screen())];
    for _ in 0..LONGEST {
        let at = session.journal().entries.len();
        match person.below(8)? {
            0..=4 if session.screen().ask.is_some() => {
                person.move_on(&mut session)?;
                seen.truncate(at + 1);
                seen.push(everything(session.screen()));
            }
            5 => {
                let screen = session.screen().clone();
                let Some((field, value)) = person.correction(&screen) else { continue };
                if session.set(&field.id, value).is_ok() {
                    seen.truncate(at + 1);
                    seen.push(everything(session.screen()));
                } else {
                    assert_eq!(everything(session.screen()), seen[at], "a refused correction changed something");
                }
            }
            6 => {
                let n = person.below(12)?;
                assert_eq!(session.undo(n), n.min(at));
            }
            _ => {
                let to = person.below(seen.len())?;
                session.jump(to);
            }
        }
        assert_eq!(everything(session.screen()), seen[session.journal().entries.len()], "another screen than before");
    }
    Some(())
}
