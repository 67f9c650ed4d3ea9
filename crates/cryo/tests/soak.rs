//! Ten thousand whole companion games with a random but legal person, who now and then sets a figure
//! straight: the invariants after every step, every question and every message reached, and the journal
//! replayed in the end. `CRYO_SOAK_GAMES` plays more.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::{BTreeSet, HashSet};

use cryo::companion::{Asks, play, state};
use cryo::rival::Rules;
use cryo::things::{Card, Track};
use cryo::{GAME, MESSAGES, Rival};
use table::contract::random_answer;
use table::{
    Answer, Arg, Entry, FieldKind, Game, Msg, Question, Record, Refusal, Rng, Setup, Step, Stop, Table, Tape, prepare,
};

/// Everything that was reached.
#[derive(Default)]
struct Reached {
    questions: BTreeSet<String>,
    messages: HashSet<String>,
    corrected: BTreeSet<String>,
}

impl Reached {
    fn msg(&mut self, msg: &Msg) {
        if !self.messages.contains(msg.id.as_ref()) {
            self.messages.insert(msg.id.to_string());
        }
        for (_, arg) in &msg.args {
            match arg {
                Arg::Msg(inner) => self.msg(inner),
                Arg::List(list) => list.iter().for_each(|m| self.msg(m)),
                _ => {}
            }
        }
    }

    fn question(&mut self, q: &Question) {
        if !self.questions.contains(q.id.as_ref()) {
            self.questions.insert(q.id.to_string());
        }
        self.msg(&q.prompt);
        q.note.iter().for_each(|m| self.msg(m));
        for option in q.options() {
            self.msg(&option.label);
            option.hint.iter().for_each(|m| self.msg(m));
        }
    }
}

/// How a person plays.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// As one does.
    Usual,
    /// Sabotages as often as possible.
    Saboteur,
    /// Sets figures straight all the time, even those a question is about.
    Corrector,
}

/// Answers at once, and looks after the invariants.
struct Person<'r> {
    rng: Rng,
    style: Style,
    /// Does not listen: two of three usual games, to play more of them.
    deaf: bool,
    entries: Vec<Entry>,
    reached: &'r mut Reached,
    /// Drones at home and turns taken at the last turn question, unless something was set straight since.
    home: Option<(u8, u16)>,
}

impl Table for Person<'_> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        if self.deaf {
            return;
        }
        let step = step();
        let told = step.text.id.as_ref();
        let setting_up = told.contains("-setup-") || told == "cryo-mind-virtual";
        let ending = ["cryo-over-your", "cryo-warn", "cryo-do-replace-mission", "cryo-do-surplus"];
        let named = setting_up || ending.iter().any(|e| told.starts_with(e)) || step.data["rule"].is_string();
        assert!(named, "{told} names its rule");
        self.reached.msg(&step.text);
        step.reasons.iter().for_each(|m| self.reached.msg(m));
    }
}

impl Person<'_> {
    fn answer(&mut self, q: &Question) -> Answer {
        if q.id == "sheet.caverns" && self.rng.below(20) > 0 {
            return i64::from(self.rng.below(4)).into();
        }
        let weighted: &[(&str, u32)] = match q.id.as_ref() {
            "turn" if self.style == Style::Saboteur => &[("open", 30), ("full", 20), ("recall", 50), ("sabotage", 50)],
            "turn" => {
                &[("open", 80), ("full", 10), ("recall", 80), ("sabotage", 5), ("over-sunset", 1), ("over-pods", 1)]
            }
            "recall.token" => &[("sabotage", 40), ("looting", 40), ("sunset", 1), ("none", 5)],
            _ => &[],
        };
        let offered: Vec<_> = weighted.iter().filter(|(id, _)| q.options().iter().any(|o| o.id == *id)).collect();
        let all: u32 = offered.iter().map(|(_, w)| w).sum();
        if all == 0 || self.rng.below(20) == 0 {
            return random_answer(q, &mut self.rng);
        }
        let mut at = self.rng.below(all);
        for (id, weight) in offered {
            match at.checked_sub(*weight) {
                Some(rest) => at = rest,
                None => return (*id).into(),
            }
        }
        unreachable!()
    }

    /// Sets a random figure straight; what is refused changes nothing.
    fn correct(&mut self, rival: &mut Rival) {
        let fields = rival.fields();
        let field = &fields[self.rng.below(fields.len() as u32) as usize];
        let value = random_answer(&field.question(), &mut self.rng);
        self.set(rival, &field.id, value);
    }

    fn set(&mut self, rival: &mut Rival, field: &str, value: Answer) {
        let before = rival.clone();
        match rival.set(field, &value) {
            Ok(()) => {
                let pod = table::Field::choice(field.to_owned(), Msg::plain(""), "", vec![]);
                if let Some(msg) = rival.corrected(&pod, &value) {
                    self.reached.msg(&msg);
                }
                self.reached.corrected.insert(field.split('.').next().unwrap().to_owned());
                self.entries.push(Entry::Set { set: field.to_owned(), to: value });
                self.home = None;
            }
            Err(why) => {
                assert!(why.code.starts_with("E_"), "{why:?}");
                assert_eq!(*rival, before, "a refused correction changed something");
            }
        }
    }

    /// Nothing is left that a tie could be about.
    fn clear_the_ship(&mut self, rival: &mut Rival) {
        for section in ["engineering", "laboratory", "rnd", "dispatch"] {
            for chamber in 1..=3 {
                for _ in 0..2 {
                    self.set(rival, &format!("pods.{section}.{chamber}"), "platform".into());
                }
            }
            self.set(rival, &format!("sabotaged.{section}"), 3.into());
        }
    }

    /// Section 16, as far as the companion tracks it.
    fn holds(&mut self, rival: &Rival, q: &Question) {
        assert_eq!(rival.pods.total(), 15, "1");
        for s in 0..4 {
            assert!(rival.marks[s] <= 3, "2");
            assert!(rival.pods.stasis[s][..usize::from(rival.marks[s])].iter().all(|&n| n == 0), "2");
        }
        assert!(Card::ALL.iter().all(|&c| rival.known(c) <= 5), "3: E_CARD_COUNT");
        let mut board = rival.board_cards;
        board.sort_unstable();
        assert_eq!(board, Card::ALL, "3: board cards");
        assert!(Track::ALL.iter().all(|&t| rival.has(t) <= rival.end(t)), "6");
        assert!(rival.tiles <= 7 && rival.home <= 5, "5, 7");
        assert!(rival.upgrades.len() <= 3 && rival.vehicles.len() <= 3, "9");
        assert!((1..rival.upgrades.len()).all(|i| !rival.upgrades[..i].contains(&rival.upgrades[i])), "9");
        assert!(rival.decision.len() <= 2, "9");
        assert!(!rival.rules.unpredictable || rival.decision.is_empty(), "9");
        assert!(
            !q.options().is_empty() || matches!(q.kind, table::Kind::Number { .. } | table::Kind::Several { .. }),
            "16"
        );
        if q.id != "turn" {
            return;
        }
        let taken = rival.tally.deploys + rival.tally.recalls;
        if let Some((home, before)) = self.home
            && taken > before
        {
            assert_eq!(taken, before + 1);
            assert!(rival.home + 1 == home || rival.home == 5, "13");
            assert!(rival.tracks[..4].iter().all(|&n| n <= 3), "10: {:?}", rival.tracks);
            assert!(!rival.may_settle(), "10");
            assert!(rival.pods.salvaging() <= 3, "9");
        }
        self.home = Some((rival.home, taken));
    }
}

impl Asks for Person<'_> {
    fn ask<T>(
        &mut self,
        id: &'static str,
        rival: &mut Rival,
        question: impl Fn(&Rival) -> Question,
        read: impl Fn(&Rival, &Answer) -> Result<T, Refusal>,
    ) -> Result<T, Stop> {
        let often = if self.style == Style::Corrector { 8 } else { 200 };
        let mut q = question(rival);
        assert_eq!(q.id, id);
        self.holds(rival, &q);
        let before = self.entries.len();
        if self.style == Style::Corrector
            && matches!(id, "tie.pods" | "tie.sabotage" | "sabotage.section")
            && self.rng.below(4) == 0
        {
            self.clear_the_ship(rival);
        }
        while self.rng.below(often) == 0 {
            self.correct(rival);
        }
        if self.entries.len() > before {
            q = question(rival);
            assert_eq!(q.id, id, "a correction does not change which question is asked");
        }
        if !self.deaf {
            self.reached.question(&q);
        }
        let answer = self.answer(&q);
        let read = read(rival, &answer).unwrap_or_else(|why| panic!("{}: {answer:?} refused: {why:?}", q.id));
        self.entries.push(Entry::Answer { q: q.id.to_string(), a: answer, anyway: false });
        assert!(self.entries.len() < 3000, "the game ends");
        Ok(read)
    }
}

fn setup(game: u64, rng: &mut Rng) -> Setup {
    let mut setup = Setup::new("cryo", "companion", game);
    for option in GAME.about().options {
        let values: Vec<String> = match option.values {
            table::Values::OneOf(values) => values.into_iter().map(|(v, _)| v.to_owned()).collect(),
            table::Values::Number { min, max, .. } => (min..=max).map(|n| n.to_string()).collect(),
        };
        // Mostly the default: that is what is played.
        if rng.below(3) == 0 {
            setup = setup.with(option.name, rng.pick(&values).unwrap());
        }
    }
    prepare(&GAME, setup).unwrap()
}

fn one_game(game: u64, reached: &mut Reached) -> usize {
    let mut rng = Rng::new(game, 500);
    let setup = setup(game, &mut rng);
    let style = match game % 20 {
        0 | 10 => Style::Saboteur,
        7 => Style::Corrector,
        _ => Style::Usual,
    };
    let mut rival = Rival::new(Rules::of(&setup), setup.seed);
    let deaf = style == Style::Usual && !game.is_multiple_of(3);
    let mut person = Person { rng, style, deaf, entries: Vec::new(), reached, home: None };
    let over = play(&mut rival, setup.seed, &mut person).unwrap_or_else(|stop| panic!("{stop:?}"));
    let entries = std::mem::take(&mut person.entries);
    reached.msg(&over.text);
    for line in &over.sheet {
        reached.msg(&line.label);
        line.why.iter().for_each(|m| reached.msg(m));
    }
    if !game.is_multiple_of(3) {
        return entries.len();
    }
    // The journal gives the same game (invariant 15).
    let mut tape = Tape::new(&entries);
    let scene = GAME.run(&setup, &mut tape);
    assert_eq!(tape.at(), entries.len());
    assert_eq!(scene.state, state(&rival));
    let again = scene.end.unwrap_or_else(|stop| panic!("{stop:?}"));
    assert_eq!((again.totals, again.winner, again.data), (over.totals, over.winner, over.data));
    if game.is_multiple_of(60) {
        for (label, value) in &scene.panel {
            reached.msg(label);
            reached.msg(value);
        }
        for field in &scene.fields {
            reached.msg(&field.label);
            if let FieldKind::Choice(options) | FieldKind::Several(options) = &field.kind {
                options.iter().for_each(|o| reached.msg(&o.label));
            }
        }
    }
    entries.len()
}

/// Every question the companion can ask.
const QUESTIONS: [&str; 35] = [
    "check.card",
    "deploy.tile",
    "draw.decision",
    "draw.turn-up",
    "face.item",
    "face.mode",
    "recall.loot",
    "recall.salvage",
    "recall.token",
    "sabotage.section",
    "setup.board",
    "setup.decision",
    "setup.slot",
    "setup.upgrade",
    "setup.vehicle",
    "sheet.aboard",
    "sheet.caverns",
    "sheet.energy",
    "sheet.high",
    "sheet.low",
    "sheet.materials",
    "sheet.mission",
    "sheet.missions",
    "sheet.replacement",
    "sheet.rival-pods",
    "sheet.salvage",
    "sheet.tiles",
    "sheet.tokens",
    "sheet.upgrades",
    "sheet.vehicles",
    "sheet.your-pods",
    "tie.incident",
    "tie.item",
    "tie.pods",
    "tie.sabotage",
];

#[test]
fn ten_thousand_games_with_a_random_person() {
    let games: u64 = std::env::var("CRYO_SOAK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(10_000);
    let threads = 2;
    let parts: Vec<(Reached, usize)> = std::thread::scope(|scope| {
        let part = |t: u64| {
            move || {
                let mut reached = Reached::default();
                let answers = (t..games).step_by(threads).map(|game| one_game(game, &mut reached)).sum();
                (reached, answers)
            }
        };
        let running: Vec<_> = (0..threads as u64).map(|t| scope.spawn(part(t))).collect();
        running.into_iter().map(|r| r.join().unwrap()).collect()
    });
    let mut reached = Reached::default();
    let mut answers = 0;
    for (part, n) in parts {
        reached.questions.extend(part.questions);
        reached.messages.extend(part.messages);
        reached.corrected.extend(part.corrected);
        answers += n;
    }
    println!("{games} games, {answers} answers and corrections");
    let mut expected: BTreeSet<String> = QUESTIONS.iter().map(|q| (*q).to_owned()).collect();
    expected.insert("turn".into());
    assert_eq!(reached.questions, expected, "questions reached");
    // Steps, reasons, questions, options: every message that a game at the companion's table can say.
    let silent = ["cryo-option-", "cryo-board-", "cryo-error-", "cryo-title", "cryo-opponent", "cryo-pitch"];
    let never: Vec<&str> = MESSAGES
        .en
        .lines()
        .filter(|l| l.starts_with("cryo-"))
        .filter_map(|l| l.split(" =").next())
        .filter(|key| !silent.iter().any(|s| key.starts_with(s)))
        .filter(|key| !reached.messages.contains(*key))
        .collect();
    assert_eq!(never, Vec::<&str>::new(), "never said");
    assert_eq!(reached.corrected.len(), 17, "corrected: {:?}", reached.corrected);
}
