//! Patchwork at its tables: the contract every game keeps, its vocabulary, its words.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::data::FIRST_BUTTONS;
use patchwork::digital::Shown;
use patchwork::game::patch::PatchId;
use patchwork::{GAME, MESSAGES};
use table::contract::{self, Contract};
use table::{Answer, Catalog, Journal, Lang, Session, Setup, audit};

#[test]
fn all_languages_have_all_words_and_the_code_uses_them() {
    assert_eq!(audit::game(&GAME, env!("CARGO_MANIFEST_DIR")), Vec::<String>::new());
}

#[test]
fn the_options_keep_the_common_vocabulary() {
    contract::vocabulary(&GAME);
}

#[test]
fn the_digital_table_keeps_the_contract() {
    for seed in 0..6u64 {
        let setup = Setup::new("patchwork", "digital", seed)
            .with("deck", if seed % 2 == 0 { "normal" } else { "tactical" })
            .with("level", seed % 5 + 1)
            .with("automa_takes_special", if seed % 3 == 0 { "off" } else { "on" });
        contract::check(&GAME, &Contract { setup, seed, longest: 400 });
    }
}

#[test]
fn the_companion_keeps_the_contract_in_all_its_modes() {
    let mut seed = 0;
    for circle in ["tracked", "window"] {
        for cards in ["app", "printed"] {
            for deck in ["normal", "tactical"] {
                for reshuffle in ["en", "de"] {
                    seed += 1;
                    let setup = Setup::new("patchwork", "companion", seed)
                        .with("circle", circle)
                        .with("cards", cards)
                        .with("deck", deck)
                        .with("reshuffle", reshuffle);
                    contract::check(&GAME, &Contract { setup, seed, longest: 600 });
                }
            }
        }
    }
}

#[test]
fn nothing_told_or_asked_lacks_its_words() {
    let catalog = Catalog::new(&[MESSAGES]);
    for table in ["digital", "companion"] {
        for lang in Lang::ALL {
            let mut session =
                Session::start(&GAME, Setup::new("patchwork", table, 3).with("deck", "tactical")).unwrap();
            let mut rng = table::Rng::new(5, 0);
            while let Some(question) = session.screen().ask.clone() {
                let mut texts = vec![catalog.text(lang, &question.prompt)];
                texts.extend(question.options().iter().map(|o| catalog.text(lang, &o.label)));
                texts.extend(question.options().iter().filter_map(|o| o.hint.as_ref()).map(|h| catalog.text(lang, h)));
                texts
                    .extend(session.screen().panel.iter().map(|(a, b)| catalog.text(lang, a) + &catalog.text(lang, b)));
                texts.extend(session.screen().fields.iter().map(|f| catalog.text(lang, &f.label)));
                for told in session.screen().news() {
                    texts.push(catalog.text(lang, &told.step.text));
                    texts.extend(told.step.reasons.iter().map(|r| catalog.text(lang, r)));
                }
                for text in texts {
                    assert!(!text.is_empty() && !text.contains("patchwork-") && !text.contains("{$"), "{text}");
                }
                let answer = contract::random_answer(&question, &mut rng);
                if session.answer(answer.clone(), false).is_err() {
                    session.answer(answer, true).unwrap();
                }
            }
        }
    }
}

#[test]
fn the_same_journal_is_the_same_game() {
    let setup = Setup::new("patchwork", "digital", 11).with("level", 5);
    let journal = contract::check(&GAME, &Contract { setup, seed: 3, longest: 400 });
    let twice = [(); 2].map(|()| {
        let session = Session::open(&GAME, Journal::from_file(&journal.to_file()).unwrap()).unwrap();
        format!("{:?} {}", session.screen().told, session.screen().state)
    });
    assert_eq!(twice[0], twice[1]);
    assert!(journal.to_share_code().len() < 2_900, "it fits a QR code");
}

#[test]
fn a_digital_action_that_is_not_legal_is_refused_with_the_rules_code() {
    let mut session = Session::start(&GAME, Setup::new("patchwork", "digital", 1)).unwrap();
    let before = session.screen().state.clone();
    let circle = &before.of::<Shown>().unwrap().circle;
    let mut code = |text: &str| session.answer(text.into(), true).unwrap_err().code.into_owned();
    let of_the_next_three = |fits: fn(&PatchId) -> bool| circle[..3].iter().copied().find(fits).unwrap();
    let dear = of_the_next_three(|patch| u16::from(patch.cost()) > FIRST_BUTTONS);
    let cheap = of_the_next_three(|patch| u16::from(patch.cost()) <= FIRST_BUTTONS);
    assert_eq!(code(&format!("take {} o0 r0 c0", circle[10])), "NotInWindow");
    assert_eq!(code("take 40 o0 r0 c0"), "UnknownPatch");
    assert_eq!(code("special r0 c0"), "NoSpecialPending");
    assert_eq!(code("fly"), "BadNotation");
    assert_eq!(code(&format!("take {dear} o0 r0 c0")), "NotAffordable");
    assert_eq!(code(&format!("take {cheap} o0 r8 c8")), "DoesNotFit");
    assert_eq!(session.answer(Answer::Number(1), false).unwrap_err().code, "WrongKind");
    assert_eq!(session.screen().state, before);
}

#[test]
fn bad_options_are_refused() {
    for (name, value) in [("level", "6"), ("deck", "huge"), ("colour", "red"), ("circle", ""), ("seed", "1")] {
        let why = Session::start(&GAME, Setup::new("patchwork", "digital", 1).with(name, value)).unwrap_err();
        assert_eq!(why[0].code, "BadOption", "{name}={value}");
    }
}
