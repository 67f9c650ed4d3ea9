//! Own cards, maps and boards, entered figure by figure and damaged at any place: refused with a reason, or played
//! with to the end of the bytes; never a panic.
#![no_main]
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use table::{Session, Setup};
use visavis_fuzz::{GAMES, Person};

fuzz_target!(|bytes: &[u8]| {
    play(&mut Person::new(bytes));
});

fn play(person: &mut Person<'_>) -> Option<()> {
    let game = GAMES[person.below(GAMES.len())?];
    let cards = game.cards()?;
    let mut own: Option<Value> = None;
    for _ in 0..person.below(12)? {
        let figures = cards.figures(own.as_ref());
        let field = &figures[person.below(figures.len())? * figures.len().div_ceil(256) % figures.len()].field;
        let value = person.answer(&field.question())?;
        match cards.enter(own.as_ref(), &field.id, &value) {
            Ok(entered) => own = Some(entered),
            Err(why) => assert!(!why.code.is_empty()),
        }
    }
    let mut own = own.unwrap_or_else(|| json!({}));
    for _ in 0..person.below(4)? {
        damage(person, &mut own)?;
    }
    let wrong = cards.check(&own);
    let _ = cards.figures(Some(&own));
    let about = game.about();
    let mut setup = Setup::new(about.id, about.tables[person.below(about.tables.len())?], person.byte()?.into());
    setup.own.insert(cards.name().into(), own.clone());
    if let Ok(mut session) = Session::start(game, setup) {
        // A companion reads what it needs: a board half entered, or a file without cards, keeps nobody from the table.
        let companion = session.journal().setup.table == "companion";
        assert!(companion || wrong.is_empty(), "played with what was called wrong: {wrong:?}");
        for _ in 0..60 {
            person.move_on(&mut session)?;
            let _ = cards.learned(Some(&own), session.screen());
        }
    }
    Some(())
}

/// Something else at any place of the file.
fn damage(person: &mut Person<'_>, value: &mut Value) -> Option<()> {
    let deeper = person.below(8)? > 0;
    match value {
        Value::Object(map) if deeper && !map.is_empty() => {
            let at = person.below(map.len())?;
            return damage(person, map.values_mut().nth(at)?);
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = person.below(items.len())?;
            return damage(person, &mut items[at]);
        }
        _ => {}
    }
    *value = match person.below(10)? {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(i64::MAX),
        3 => json!(1.5),
        4 => json!([]),
        5 => json!({}),
        6 => json!("x".repeat(person.byte()?.into())),
        7 => json!(person.byte()?),
        8 => json!([value.clone(), value.clone()]),
        _ => json!(true),
    };
    Some(())
}
