//! The companion beside the printed game: the two transcripts, every kind of bad input, corrections, and a companion
//! fed with a digital game.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::GAME;
use patchwork::automa::cards::Cards;
use patchwork::companion::{CardSource, Companion, PrintedDeck};
use patchwork::game::patch::PatchId;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, CircleMode, Level, Next, Side, SpecialPatches};
use patchwork::options::Rules;
use serde_json::{Value, json};
use table::{Answer, Entry, Rng, Scene, Session, Setup, Stop, Tape};

/// A companion and the answers so far.
struct Table {
    start: Companion,
    entries: Vec<Entry>,
}

impl Table {
    fn new(start: Companion) -> Self {
        Self { start, entries: Vec::new() }
    }

    fn look(&self) -> (Scene, Vec<Value>) {
        let mut tape = Tape::new(&self.entries);
        let scene = self.start.clone().run(0, &mut tape);
        assert!(!matches!(scene.end, Err(Stop::Refused { .. })), "{:?}", scene.end);
        let told = tape.into_told();
        let records = told.iter().filter_map(|t| t.step.data.get("record")).cloned().collect();
        (scene, records)
    }

    fn question(&self) -> String {
        match self.look().0.end {
            Err(Stop::Ask(question)) => question.id.into_owned(),
            other => panic!("{other:?}"),
        }
    }

    /// Answers, or returns the code of the refusal; a refusal changes nothing.
    fn tap(&mut self, answer: impl Into<Answer>) -> Result<(), String> {
        self.say(answer.into(), false)
    }

    fn say(&mut self, a: Answer, anyway: bool) -> Result<(), String> {
        let q = self.question();
        self.entries.push(Entry::Answer { q, a, anyway });
        let mut tape = Tape::new(&self.entries);
        if let Err(Stop::Refused { why, .. }) = self.start.clone().run(0, &mut tape).end {
            self.entries.pop();
            return Err(why.code.into_owned());
        }
        Ok(())
    }

    fn set(&mut self, field: &str, to: impl Into<Answer>) -> Result<(), String> {
        self.entries.push(Entry::Set { set: field.into(), to: to.into() });
        let mut tape = Tape::new(&self.entries);
        if let Err(Stop::Refused { why, .. }) = self.start.clone().run(0, &mut tape).end {
            self.entries.pop();
            return Err(why.code.into_owned());
        }
        Ok(())
    }

    fn taps(&mut self, answers: &[&str]) {
        for answer in answers {
            self.tap(*answer).unwrap();
        }
    }

    fn state(&self) -> Value {
        self.look().0.state.json().clone()
    }

    fn last_record(&self) -> Value {
        self.look().1.last().cloned().unwrap()
    }
}

fn stacked_deck(top: [u8; 4]) -> CardSource {
    let rest = (1..=12).filter(|n| !top.contains(n) && *n != 2 && *n != 6);
    let order: Vec<u8> = [2, 6].into_iter().chain(top).chain(rest).collect();
    CardSource::App(Cards::in_order(order.try_into().unwrap(), 0))
}

fn g70() -> Table {
    Table::new(Companion::new(Rules::default(), CircleMode::Tracked, stacked_deck([5, 8, 3, 1])))
}

fn part<const N: usize>(state: &Value, paths: [&str; N]) -> [i64; N] {
    paths.map(|path| state.pointer(path).and_then(Value::as_i64).unwrap_or(-1))
}

#[test]
fn g70_tracked_circle_and_the_programs_deck() {
    let mut t = g70();
    const PLAYER: [&str; 3] = ["/player/space", "/player/buttons", "/player/squares"];
    // 1
    t.taps(&["2nd", "2-2-5"]);
    let s = t.state();
    assert_eq!(part(&s, PLAYER), [2, 3, 5]);
    let queue = s["queue"].as_array().unwrap();
    assert_eq!((queue.len(), queue[30].as_i64()), (32, Some(0)), "30 unknown, 0, 1 unknown");
    assert_eq!(queue.iter().filter(|p| p.is_null()).count(), 31);
    assert_eq!((s["next"].as_str(), t.question().as_str()), (Some("automa"), "window.1"));
    // 2
    t.taps(&["1-4", "10-4", "3-1"]);
    let r = t.last_record();
    assert_eq!((r["card"].as_i64(), &r["affordable"], r["take"].as_i64()), (Some(5), &json!([30, 2]), Some(2)));
    assert_eq!(r["steps"], json!([{"filter": "time", "kept": [2], "effect": "narrowed"}]));
    assert_eq!((r["to"].as_i64(), r["next"].as_str()), (Some(1), Some("automa")));
    // 3
    t.taps(&["7-1", "1-2-6", "4-6"]);
    let r = t.last_record();
    assert_eq!((&r["affordable"], r["take"].as_i64()), (&json!([19, 22, 9]), Some(22)));
    assert_eq!(r["steps"], json!([{"filter": "largest", "kept": [22], "effect": "narrowed"}]));
    let s = t.state();
    assert_eq!((part(&s, ["/automa/space"]), s["next"].as_str()), ([3], Some("player")));
    assert_eq!(s["window"], json!([9, null, null]));
    // 4
    assert_eq!(t.tap("1st"), Err("NotAffordable".into()));
    assert_eq!(t.state(), s, "cancelled, state unchanged");
    // 5
    t.taps(&["advance"]);
    let s = t.state();
    assert_eq!((part(&s, ["/player/space", "/player/buttons"]), s["next"].as_str()), ([4, 5], Some("automa")));
    // 6
    assert_eq!(t.question(), "window.2", "the first is known");
    t.taps(&["2-3-7", "5-3"]);
    let r = t.last_record();
    assert_eq!((&r["affordable"], r["case"].as_str(), r["take"].as_i64()), (&json!([31]), Some("B"), Some(31)));
    assert_eq!((r["to"].as_i64(), &r["income_lines"], r["buttons_gained"].as_i64()), (Some(6), &json!([5]), Some(3)));
    assert_eq!(t.state()["window"], json!([32, null, null]));
    // 7
    t.taps(&["1st"]);
    assert_eq!(part(&t.state(), PLAYER), [7, 1, 13]);
    // 8
    t.taps(&["7-6", "8-6", "6-5"]);
    let r = t.last_record();
    assert_eq!((r["card"].as_i64(), r["case"].as_str(), r["to"].as_i64()), (Some(1), Some("A"), Some(8)));
    assert_eq!(r["buttons_gained"].as_i64(), Some(0));
    let s = t.state();
    assert_eq!(s["next"].as_str(), Some("player"));
    let queue: Vec<Option<i64>> = s["queue"].as_array().unwrap().iter().map(Value::as_i64).collect();
    assert_eq!(queue.len(), 28);
    assert_eq!(queue[..3], [Some(6), Some(25), Some(4)]);
    assert!(queue[3..22].iter().all(Option::is_none));
    assert_eq!(queue[22..], [Some(0), None, Some(30), Some(12), Some(19), Some(9)]);
}

#[test]
fn g71_window_and_printed_tactical_deck() {
    let rules =
        Rules { deck: AutomaDeck::Tactical, special_patches: SpecialPatches::Revised, ..Rules::at(Level::Legend) };
    let left = 1 << 32 | 1 << 38 | 1 << 44 | 1 << 50;
    let start = Companion::new(rules, CircleMode::Window, CardSource::Printed(PrintedDeck::default()));
    let mut t = Table::new(start.with_spaces(25, 31, Side::Automa, left));
    let offered = |t: &Table| match t.look().0.end {
        Err(Stop::Ask(q)) => q.options().iter().filter(|o| !o.aside).map(|o| o.id.to_string()).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    // 1
    assert_eq!(offered(&t), ["+1", "+2", "+3", "+4", "+5", "+6"]);
    t.taps(&["+3"]);
    let s = t.state();
    assert_eq!((part(&s, ["/player/space"]), s["next"].as_str()), ([34], Some("automa")));
    assert_eq!(s["special_left"], json!([38, 44, 50]), "special patch 32 is the player's");
    // 2
    t.taps(&["7-2", "10-3", "3-2", "20"]);
    let r = t.last_record();
    assert_eq!((&r["affordable"], r["case"].as_str(), r["take"].as_i64()), (&json!([5]), Some("B"), Some(5)));
    assert_eq!((r["to"].as_i64(), &r["income_lines"], r["next"].as_str()), (Some(33), &json!([]), Some("automa")));
    assert_eq!(t.question(), "window.1", "the position is not asked");
    // 3
    t.taps(&["4-2-6", "5-5", "1-3", "22"]);
    let r = t.last_record();
    assert_eq!((&r["affordable"], r["take"].as_i64()), (&json!([26, 13, 1]), Some(13)));
    assert_eq!(r["steps"], json!([{"filter": "buttons", "kept": [13], "effect": "narrowed"}]));
    assert_eq!((r["to"].as_i64(), &r["income_lines"], r["buttons_gained"].as_i64()), (Some(38), &json!([35]), Some(0)));
    assert_eq!(
        (&r["special_taken"], r["tile"].as_bool(), r["next"].as_str()),
        (&json!([38]), Some(true), Some("player"))
    );
    // 4
    let before = t.state();
    assert_eq!(offered(&t), ["+1", "+2", "+3", "+4", "+5", "+6"]);
    assert_eq!(t.tap(33), Err("PositionBackwards".into()));
    assert_eq!(t.tap(36), Err("PositionImplausible".into()));
    assert_eq!(t.tap(54), Err("PositionOutOfRange".into()));
    assert_eq!(t.state(), before);
}

#[test]
fn wrong_names_of_patches_are_refused_with_their_code() {
    let mut t = g70();
    t.taps(&["2nd"]);
    assert_eq!(t.tap("9-9"), Err("UnknownPatch".into()));
    assert_eq!(t.tap("2-2"), Err("AmbiguousLabel".into()));
    assert_eq!(t.tap("2-1-2"), Err("PatchGone".into()), "it is known to lie elsewhere");
    t.taps(&["2-2-5", "1-4"]);
    assert_eq!(t.tap("1-4"), Err("DuplicatePatch".into()));
    assert_eq!(t.tap("none"), Err("WindowSize".into()), "the queue holds more");
    assert_eq!(t.tap("10-4 3-1"), Err("WindowSize".into()));
    assert_eq!(t.tap("2-2-5"), Err("PatchGone".into()), "the player took it");
    t.say("2-2-5".into(), true).unwrap();
    assert_eq!(t.state()["queue"][1].as_i64(), Some(15), "the person insisted");
    assert_eq!(t.state()["player"]["patches"], json!([]), "a patch lies in one place only");
}

#[test]
fn a_short_label_is_enough_when_it_can_mean_one_patch_only() {
    let mut t = g70();
    t.taps(&["2nd", "2-2-5", "2-2-3"]);
    t.taps(&["2-2"]);
    assert_eq!(t.state()["queue"][1].as_i64(), Some(7));
}

#[test]
fn insisting_on_a_patch_one_cannot_pay_is_a_logged_correction() {
    let mut t = g70();
    t.taps(&["1st"]);
    assert_eq!(t.tap("10-3"), Err("NotAffordable".into()));
    t.say("10-3".into(), true).unwrap();
    let s = t.state();
    assert_eq!(part(&s, ["/player/space", "/player/buttons", "/player/squares"]), [3, 0, 5]);
    let mut tape = Tape::new(&t.entries);
    t.start.clone().run(0, &mut tape);
    assert!(tape.into_told().iter().any(|told| told.step.text.id == "patchwork-corrected-buttons"));
}

#[test]
fn places_outside_the_window_are_refused() {
    let mut t = g70();
    assert_eq!(t.tap("7-1"), Err("NotInWindow".into()));
    assert_eq!(t.tap("4th"), Err("NotOffered".into()));
    let mut gone = g70();
    gone.set("automa.piles", all_but(&["2-1-2", "7-1"])).unwrap();
    assert_eq!(gone.tap("3rd"), Err("NotInWindow".into()), "two patches are left");
}

fn all_but(labels: &[&str]) -> Answer {
    Answer::Several(PatchId::all().map(|p| p.label()).filter(|l| !labels.contains(&l.as_str())).collect())
}

#[test]
fn wrong_cards_are_refused_with_their_code() {
    let rules = Rules::default();
    let mut t = Table::new(Companion::new(rules, CircleMode::Tracked, CardSource::Printed(PrintedDeck::default())));
    t.taps(&["advance", "1-4", "10-4", "3-1"]);
    assert_eq!(t.question(), "card");
    assert_eq!(t.tap("25"), Err("UnknownCard".into()));
    assert_eq!(t.tap("0"), Err("UnknownCard".into()));
    assert_eq!(t.tap("13"), Err("WrongDeck".into()));
    t.taps(&["2"]);
    assert_eq!(t.last_record()["take"].as_i64(), Some(30), "only patch 30 costs 2 or less");
    assert_eq!(t.state()["automa"]["revealed"], json!([2]));
    t.taps(&["advance"]);
    t.taps(&["7-1"]);
    assert_eq!(t.tap("2"), Err("CardAlreadyDrawn".into()));
    t.say("2".into(), true).unwrap();
}

#[test]
fn the_tile_is_claimed_from_49_squares_on_and_only_once() {
    let mut t = g70();
    assert_eq!(t.tap("tile"), Err("TileImpossible".into()));
    t.set("player.squares", 49).unwrap();
    t.taps(&["tile"]);
    assert_eq!(t.state()["player"]["tile"], json!(true));
    assert_eq!(t.tap("tile"), Err("TileGone".into()));
    let mut t = g70();
    t.say("tile".into(), true).unwrap();
    assert_eq!(t.state()["player"]["tile"], json!(true), "insisted");
}

#[test]
fn a_tile_the_automa_took_too_late_moves_to_the_player_with_one_tap() {
    let mut t = g70();
    t.set("player.squares", 60).unwrap();
    t.set("automa.space", 40).unwrap();
    t.set("player.space", 41).unwrap();
    t.taps(&["1-4", "10-4", "3-1"]);
    assert_eq!(t.state()["automa"]["tile"], json!(true), "the marker of level III is 41");
    t.set("player.space", 40).unwrap();
    t.taps(&["had-tile"]);
    let s = t.state();
    assert_eq!((&s["player"]["tile"], &s["automa"]["tile"]), (&json!(true), &json!(false)));
}

#[test]
fn the_whole_circle_may_be_entered_or_dealt_before_the_first_action() {
    let mut t = g70();
    t.taps(&["circle"]);
    let label = |id: u8| PatchId::new(id).unwrap().label();
    let clockwise: Vec<String> = (0..33u8).map(|k| label((7 * k + 14) % 33)).collect();
    let short = Answer::Several(clockwise[..31].to_vec());
    assert_eq!(t.say(short, false), Err("CircleIncomplete".into()));
    let mut twice = clockwise.clone();
    twice[5] = twice[4].clone();
    assert_eq!(t.say(Answer::Several(twice), false), Err("DuplicatePatch".into()));
    t.say(Answer::Several(clockwise[..32].to_vec()), false).unwrap();
    let s = t.state();
    let queue: Vec<i64> = s["queue"].as_array().unwrap().iter().filter_map(Value::as_i64).collect();
    assert_eq!(queue.len(), 33);
    assert_eq!(queue[..3], [7, 14, 21], "turned so that patch 0 is last");
    assert_eq!(queue[32], 0);
    t.taps(&["1st"]);
    assert!(t.tap("circle").is_err(), "too late after the first action");

    let mut t = g70();
    t.taps(&["deal"]);
    assert!(t.state()["queue"].as_array().unwrap().iter().all(Value::is_i64));
}

#[test]
fn the_last_unknown_patch_fills_in_by_itself() {
    let mut t = g70();
    for i in 1..=31u8 {
        t.set(&format!("queue.{i}"), PatchId::new(i).unwrap().label().as_str()).unwrap();
    }
    assert_eq!(t.state()["queue"][31].as_i64(), Some(32));
}

#[test]
fn every_correction_is_one_step_and_derives_whose_turn_it_is() {
    let mut t = g70();
    let before = t.state();
    t.set("player.space", 10).unwrap();
    assert_eq!(t.state()["next"].as_str(), Some("automa"));
    t.set("automa.space", 10).unwrap();
    t.set("on_top", "automa").unwrap();
    assert_eq!(t.state()["next"].as_str(), Some("automa"));
    t.set("on_top", "player").unwrap();
    assert_eq!(t.state()["next"].as_str(), Some("player"));
    t.set("special_left", Answer::Several(vec!["44".into(), "50".into()])).unwrap();
    t.set("tile", "player").unwrap();
    t.set("automa.buttons", 12).unwrap();
    t.set("player.buttons", 9).unwrap();
    t.set("player.printed", 4).unwrap();
    t.set("player.squares", 20).unwrap();
    t.set("automa.piles", Answer::Several(vec!["7-6".into(), "3-1".into()])).unwrap();
    let s = t.state();
    assert_eq!(part(&s, ["/automa/buttons", "/player/buttons", "/player/squares"]), [12, 9, 20]);
    assert_eq!(part(&s, ["/automa/patches_with_buttons", "/automa/printed_buttons"]), [1, 3]);
    assert_eq!((&s["special_left"], &s["player"]["tile"]), (&json!([44, 50]), &json!(true)));
    assert_eq!(s["queue"].as_array().unwrap().len(), 31, "two unknown patches left the circle");
    assert_eq!(t.set("player.space", 54), Err("PositionOutOfRange".into()));
    assert_eq!(t.set("tile", "moon"), Err("NotOffered".into()));
    t.entries.clear();
    assert_eq!(t.state(), before, "undo takes all of it back");
}

#[test]
fn an_automa_set_back_from_its_last_space_again_and_again_never_runs_out_of_cards() {
    for reshuffle in ["de", "en"] {
        let setup = Setup::new("patchwork", "companion", 5).with("reshuffle", reshuffle);
        let mut session = Session::start(&GAME, setup).unwrap();
        session.answer("deal".into(), false).unwrap();
        session.set("automa.space", 52.into()).unwrap();
        session.set("player.space", 53.into()).unwrap();
        for turn in 0..14 {
            assert_eq!(session.screen().state["automa"]["space"], 53, "turn {turn}");
            session.set("automa.space", 52.into()).unwrap();
        }
        let again = Session::open(&GAME, session.journal().clone()).unwrap();
        assert_eq!(again.screen().told, session.screen().told);
    }
}

#[test]
fn final_figures_are_checked() {
    let mut t =
        Table::new(Companion::new(Rules::default(), CircleMode::Window, CardSource::Printed(PrintedDeck::default())));
    t.set("automa.space", 53).unwrap();
    assert_eq!(t.tap(50), Err("PositionImplausible".into()));
    t.taps(&["final"]);
    assert_eq!(t.question(), "score.buttons");
    assert_eq!(t.tap(-1), Err("ScoreInput".into()));
    t.tap(12).unwrap();
    assert_eq!(t.tap(82), Err("ScoreInput".into()));
    t.tap(9).unwrap();
    let over = t.look().0.end.unwrap();
    assert_eq!(over.totals, (12 - 18, 0));
    assert_eq!(over.winner.name(), "opponent");
}

#[test]
fn tracked_figures_are_only_confirmed() {
    let mut t = g70();
    t.set("automa.space", 53).unwrap();
    t.set("player.space", 52).unwrap();
    t.taps(&["advance"]);
    assert_eq!(t.question(), "score");
    let buttons = part(&t.state(), ["/player/buttons"])[0];
    t.taps(&["yes"]);
    assert_eq!(t.look().0.end.unwrap().totals, (buttons - 162, 0));
}

#[test]
fn unrevealed_cards_are_never_shown() {
    for deck in ["normal", "tactical"] {
        for seed in 0..20 {
            let setup = |seed| Setup::new("patchwork", "companion", seed).with("deck", deck);
            let a = Session::start(&GAME, setup(seed)).unwrap();
            let text = format!("{} {:?}", a.screen().state, a.screen().told);
            assert!(!text.contains("pile"), "no deck order in {text}");
            assert_eq!(a.screen().state["automa"]["revealed"], json!([]));
        }
    }
}

/// Plays random digital games and tells a companion what happened there.
#[test]
fn a_companion_fed_with_a_digital_game_plays_the_same_automa() {
    for seed in 0..20u64 {
        for (mode, printed) in [
            (CircleMode::Tracked, false),
            (CircleMode::Tracked, true),
            (CircleMode::Window, false),
            (CircleMode::Window, true),
        ] {
            let deck = if seed % 2 == 0 { AutomaDeck::Normal } else { AutomaDeck::Tactical };
            let level = Level::ALL[(seed % 5) as usize];
            let rules = Rules { deck, ..Rules::at(level) };
            follow(Solo::of_seed(rules, seed), mode, printed, seed);
        }
    }
}

fn follow(mut solo: Solo, mode: CircleMode, printed: bool, seed: u64) {
    let rules = solo.rules;
    let cards = if printed { CardSource::Printed(PrintedDeck::default()) } else { CardSource::App(solo.cards) };
    let mut t = Table::new(Companion::new(rules, mode, cards));
    let mut rng = Rng::new(seed, 99);
    let mut records = Vec::new();
    let mut had_tile = false;
    loop {
        let before = (solo.board.circle.window().to_vec(), solo.board.spaces.0);
        match solo.next() {
            Next::Over => break,
            Next::Player => {
                let count = solo.player.count_legal(&solo.board, patchwork::names::Seat::First);
                let action =
                    solo.player.nth_legal(&solo.board, patchwork::names::Seat::First, rng.below(count)).unwrap();
                solo.apply(action).unwrap();
                if mode == CircleMode::Tracked {
                    match action {
                        patchwork::game::action::Action::Advance => t.tap("advance").unwrap(),
                        patchwork::game::action::Action::Take { patch, .. } => {
                            let place = before.0.iter().position(|&p| p == patch).unwrap();
                            t.tap(["1st", "2nd", "3rd"][place]).unwrap();
                            if t.question() == "player.patch" {
                                t.tap(patch.label().as_str()).unwrap();
                            }
                        }
                        patchwork::game::action::Action::Special { .. } => {}
                    }
                }
                let has = solo.board.tile == Some(patchwork::names::Seat::First);
                if has && !had_tile && mode == CircleMode::Tracked {
                    // The player's turns may be over, but a correction is always possible.
                    t.set("tile", "player").unwrap();
                }
                had_tile = has;
                if mode == CircleMode::Window && solo.next() != Next::Player {
                    let [player, automa] = solo.board.spaces.0;
                    let answer = if automa == 53 { "final".to_owned() } else { format!("+{}", player - automa) };
                    t.tap(answer.as_str()).unwrap();
                    if has && t.state()["player"]["tile"] == json!(false) {
                        t.set("tile", "player").unwrap();
                    }
                }
            }
            Next::Automa => {
                let played = solo.automa_turn_explained();
                // If everything was known, the companion may have played this turn already.
                while t.look().1.len() == records.len() {
                    let question = t.question();
                    match question.strip_prefix("window.").and_then(|n| n.parse::<usize>().ok()) {
                        Some(n) => {
                            t.tap(played.window.get(n - 1).map_or("none".into(), |p| p.label()).as_str()).unwrap()
                        }
                        None => t.tap(played.card.number.to_string().as_str()).unwrap(),
                    }
                }
                records.push(serde_json::to_value(played.record()).unwrap());
                assert_eq!(t.look().1.get(..records.len()), Some(&records[..]), "seed {seed}");
            }
        }
    }
    let result = solo.result().unwrap();
    assert_eq!(t.look().1, records);
    let s = t.state();
    assert_eq!(part(&s, ["/automa/score"]), [i64::from(result.automa)]);
    if mode == CircleMode::Tracked {
        assert_eq!(part(&s, ["/player/buttons"]), [i64::from(solo.player.buttons)]);
        assert_eq!(part(&s, ["/player/squares"]), [i64::from(solo.player.quilt.covered())]);
        t.tap("yes").unwrap();
    } else {
        t.tap(i64::from(solo.player.buttons)).unwrap();
        t.tap(i64::from(solo.player.quilt.empty())).unwrap();
    }
    let over = t.look().0.end.unwrap();
    assert_eq!(over.totals, (i64::from(result.player), i64::from(result.automa)));
    let winner = if result.winner == Side::Player { "player" } else { "opponent" };
    assert_eq!(over.winner.name(), winner);
}
