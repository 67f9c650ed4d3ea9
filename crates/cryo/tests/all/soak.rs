//! Ten thousand whole companion games with a random but legal person who corrects a figure now and then:
//! the invariants hold after every step, every question and every message is reached, and the journal is
//! replayed at the end. `CRYO_SOAK_GAMES` plays more.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::{BTreeSet, HashSet, VecDeque};

use cryo::companion::{Shown, play};
use cryo::names::{Card, Chamber, Material, Section, Track};
use cryo::options::Rules;
use cryo::{GAME, MESSAGES, Rival};
use table::contract::random_answer;
use table::{
    Answer, Arg, Entry, FieldKind, Game, Lang, Msg, Question, Record, Rng, Setup, Simulated, Step, Tape, prepare,
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
        q.fields().iter().for_each(|f| self.msg(&f.label));
        for option in q.options() {
            self.msg(&option.label);
            option.hint.iter().for_each(|m| self.msg(m));
        }
    }
}

/// How a person plays.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// Like most people.
    Usual,
    /// Sabotages as often as possible.
    Saboteur,
    /// Corrects figures all the time, even those a question is about.
    Corrector,
}

/// Answers at once, and checks the invariants.
struct Person<'r> {
    rng: Rng,
    style: Style,
    /// Does not listen, in two of three usual games: this makes them faster.
    deaf: bool,
    /// Corrections planned but not yet made.
    planned: VecDeque<(String, Answer)>,
    /// The question that a correction interrupted: it must come back.
    again: Option<String>,
    /// Has clearing the ship been considered at this question?
    considered: bool,
    entries: usize,
    reached: &'r mut Reached,
    /// Drones at home and turns taken at the last turn question, unless something was corrected since.
    home: Option<(u8, u16)>,
}

impl Person<'_> {
    fn hears(&mut self, told: &[Step]) {
        if self.deaf {
            return;
        }
        for step in told {
            let told = step.text.id.as_ref();
            let setting_up = told.contains("-setup") || told == "cryo-mind-virtual";
            let ending = ["cryo-over-your", "cryo-warn", "cryo-do-replace-mission"];
            let ending = ending.iter().any(|e| told.starts_with(e));
            let named = step.data["rule"].is_string() || step.data["set"].is_string();
            assert!(setting_up || ending || named, "{told} names its rule");
            self.reached.msg(&step.text);
            step.reasons.iter().for_each(|m| self.reached.msg(m));
        }
    }

    /// What goes into the journal next: an answer, or a correction before it.
    fn next(&mut self, q: &Question, rival: &Rival, told: &[Step]) -> Entry {
        self.hears(told);
        if let Some(id) = self.again.take() {
            assert_eq!(q.id, id, "a correction does not change which question is asked");
        } else {
            self.holds(rival, q);
        }
        if let Some((set, to)) = self.correction(q, rival) {
            self.entries += 1;
            self.again = Some(q.id.to_string());
            return Entry::Set { set, to };
        }
        self.considered = false;
        if !self.deaf {
            self.reached.question(q);
        }
        let a = self.answer(q);
        self.entries += 1;
        assert!(self.entries < 3000, "the game ends");
        Entry::Answer { q: q.id.to_string(), a, anyway: false }
    }

    /// The next correction, if any. A refused one changes nothing.
    fn correction(&mut self, q: &Question, rival: &Rival) -> Option<(String, Answer)> {
        let often = if self.style == Style::Corrector { 8 } else { 200 };
        let about_the_ship = matches!(q.id.as_ref(), "tie.pods" | "recall.token");
        if !self.considered && self.style == Style::Corrector && about_the_ship && self.rng.below(4) == 0 {
            self.clear_the_ship();
        }
        self.considered = true;
        loop {
            let (field, value) = match self.planned.pop_front() {
                Some(planned) => planned,
                None if self.rng.below(often) == 0 => {
                    let fields = rival.fields();
                    let field = &fields[self.rng.below(fields.len() as u32) as usize];
                    (field.id.to_string(), random_answer(&field.question(), &mut self.rng))
                }
                None => return None,
            };
            let mut changed = *rival;
            match changed.set(&field, &value) {
                Ok(()) => {
                    self.reached.corrected.insert(field.split('.').next().unwrap().to_owned());
                    self.home = None;
                    return Some((field, value));
                }
                Err(why) => {
                    let known = ["CardCount", "ChamberSabotaged", "DuplicateCard", "HowMany", "NoPod", "OutOfRange"];
                    assert!(known.contains(&why.code.as_ref()), "{why:?}");
                    assert_eq!(changed, *rival, "a refused correction changed something");
                }
            }
        }
    }

    /// Plans corrections that leave nothing for a tie to be about.
    fn clear_the_ship(&mut self) {
        for section in Section::ALL.map(Section::id) {
            for chamber in [1, 1, 2, 2, 3, 3] {
                self.planned.push_back((format!("pods.{section}.{chamber}"), "platform".into()));
            }
            self.planned.push_back((format!("sabotaged.{section}"), 3.into()));
        }
    }

    fn answer(&mut self, q: &Question) -> Answer {
        if q.id == "sheet.caverns" && self.rng.below(20) > 0 {
            return i64::from(self.rng.below(4)).into();
        }
        let weight = |id: &str, saboteur: u32, usual: u32| {
            let weight = if self.style == Style::Saboteur { saboteur } else { usual };
            (id.to_owned(), weight)
        };
        let weighted: Vec<(String, u32)> = match q.id.as_ref() {
            "turn" => {
                let ids = q.options().iter().map(|o| o.id.as_ref());
                ids.map(|id| match id {
                    "open" | "full" => weight(id, 30, if id == "open" { 80 } else { 10 }),
                    "over-sunset" | "over-pods" => weight(id, 2, 1),
                    _ if id.starts_with("sabotaged-") => weight(id, 12, 1),
                    _ if id.starts_with("sabotage") => weight(id, 50, 40),
                    _ => weight(id, 5, 10),
                })
                .collect()
            }
            "recall.token" => q
                .options()
                .iter()
                .map(|o| match o.id.as_ref() {
                    id @ "sunset" => weight(id, 2, 1),
                    id @ "none" => weight(id, 4, 16),
                    id if id.starts_with("sabotage") => weight(id, 40, 40),
                    id => weight(id, 4, 4),
                })
                .collect(),
            _ => Vec::new(),
        };
        let all: u32 = weighted.iter().map(|(_, w)| w).sum();
        if all == 0 || self.rng.below(20) == 0 {
            return random_answer(q, &mut self.rng);
        }
        let mut at = self.rng.below(all);
        for (id, weight) in &weighted {
            match at.checked_sub(*weight) {
                Some(rest) => at = rest,
                None => return id.as_str().into(),
            }
        }
        unreachable!()
    }

    /// §16, as far as the companion tracks it.
    fn holds(&mut self, rival: &Rival, q: &Question) {
        assert_eq!(rival.pods.total(), 15, "1");
        for (s, &marks) in rival.marks.iter() {
            assert!(marks <= 3, "2");
            assert!(Chamber::marked(marks).all(|c| rival.pods.stasis[s][c] == 0), "2");
        }
        assert!(Card::ALL.iter().all(|&c| rival.known(c) <= 5), "3: cards of a type");
        let mut board = rival.board_cards.0;
        board.sort_unstable();
        assert_eq!(board, Card::ALL, "3: board cards");
        assert!(Track::ALL.iter().all(|&t| rival.has(t) <= rival.end(t)), "6");
        assert!(rival.tiles <= 7 && rival.home <= 5, "5, 7");
        assert!(rival.upgrades.len() <= 3 && rival.vehicles.len() <= 3, "9");
        assert!((1..rival.upgrades.len()).all(|i| !rival.upgrades[..i].contains(&rival.upgrades[i])), "9");
        assert!(rival.decision.len() <= 2, "9");
        assert!(!rival.rules.unpredictable || rival.decision.is_empty(), "9");
        assert!(!q.options().is_empty() || !matches!(q.kind, table::Kind::Choice(_) | table::Kind::Confirm(_)), "16");
        if q.id != "turn" {
            return;
        }
        let taken = rival.tally.deploys + rival.tally.recalls;
        if let Some((home, before)) = self.home
            && taken > before
        {
            assert_eq!(taken, before + 1);
            assert!(rival.home + 1 == home || rival.home == 5, "13");
            assert!(Material::ALL.iter().all(|m| rival.has(m.track()) <= 3), "10: {:?}", rival.tracks);
            assert!(!rival.may_settle(), "10");
            assert!(rival.pods.salvaging() <= 3, "9");
        }
        self.home = Some((rival.home, taken));
    }
}

fn setup(game: u64, rng: &mut Rng) -> Setup {
    let mut setup = Setup::new("cryo", "companion", game);
    for option in GAME.about().options.into_iter().filter(|option| option.matters_at("companion")) {
        let values: Vec<String> = match option.values {
            table::Values::OneOf(values) => values.into_iter().map(|(v, _)| v.to_owned()).collect(),
            table::Values::Number { min, max, .. } => (min..=max).map(|n| n.to_string()).collect(),
        };
        // Mostly the default, since that is what people play.
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
    let (planned, again, considered) = (VecDeque::new(), None, false);
    let mut person = Person { rng, style, deaf, planned, again, considered, entries: 0, reached, home: None };
    let mut table = Simulated::new(|q: &Question, r: &Rival, told: &[Step]| person.next(q, r, told), !deaf);
    let over = play(&mut rival, setup.seed, &mut table).unwrap_or_else(|stop| panic!("{stop:?}"));
    let (entries, told) = table.end();
    person.hears(&told);
    assert_eq!(entries.len(), person.entries, "what was answered was accepted");
    reached.msg(&over.text);
    for line in &over.sheet {
        reached.msg(&line.label);
        line.why.iter().for_each(|m| reached.msg(m));
    }
    if !game.is_multiple_of(3) {
        return entries.len();
    }
    // The journal replays the same game (I15).
    let mut tape = Tape::new(&entries);
    let scene = GAME.run(&setup, &mut tape);
    assert_eq!(tape.at(), entries.len());
    assert_eq!(scene.state.of(), Some(&Shown::of(&rival)));
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
const QUESTIONS: [&str; 29] = [
    "check.card",
    "deploy.below",
    "deploy.dock",
    "deploy.print",
    "deploy.side",
    "deploy.tile",
    "draw.pair",
    "face.item",
    "face.mode",
    "recall.free",
    "recall.salvage",
    "recall.token",
    "setup.board",
    "setup.decision",
    "setup.slots",
    "setup.upgrade",
    "setup.vehicle",
    "settle.large",
    "settle.pair",
    "settle.small",
    "sheet.cavern",
    "sheet.caverns",
    "sheet.holdings",
    "sheet.mission",
    "sheet.missions",
    "sheet.replacement",
    "sheet.yours",
    "tie.item",
    "tie.pods",
];

#[test]
fn games_with_a_random_person_keep_every_promise() {
    let games = table::contract::games("CRYO_SOAK_GAMES", 10_000);
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
    // Steps, reasons, questions, options: every message a game at the companion's table can say.
    let silent = [
        "cryo-option-",
        "cryo-value-",
        "cryo-board-",
        "cryo-error-",
        "cryo-own-",
        // The Rival as seen on screen, where the program moves the pieces.
        "cryo-see-",
        "cryo-dock-name",
        "cryo-slot-name",
        "cryo-warn-too",
        "cryo-warn-high",
        "cryo-title",
        "cryo-opponent",
        "cryo-pitch",
    ];
    let en = MESSAGES.of(Lang::En);
    let never: Vec<&str> = en
        .lines()
        .filter(|l| l.starts_with("cryo-"))
        .filter_map(|l| l.split(" =").next())
        .filter(|key| !silent.iter().any(|s| key.starts_with(s)))
        .filter(|key| !reached.messages.contains(*key))
        .collect();
    assert_eq!(never, Vec::<&str>::new(), "never said");
    assert_eq!(reached.corrected.len(), 18, "corrected: {:?}", reached.corrected);
}
