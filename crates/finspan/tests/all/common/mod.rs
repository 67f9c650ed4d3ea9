//! What several tests need: Nautoma at a table where the test hands her the cards, and shortcuts.

#![allow(dead_code)]

use std::collections::VecDeque;
use std::convert::Infallible;

use finspan::data::printed;
use finspan::facts::{Catch, Waters};
use finspan::nautoma::decision::{Action, Decision, Steps};
use finspan::nautoma::{self, Nautoma};
use finspan::options::{Plan, Ravel};
use finspan::own::Cards;
use finspan::{GAME, Marker};
use table::{Answer, Session, Setup, Step, Table};

/// Nautoma, with cards, fish and counts from the test.
pub struct Scripted {
    pub her: Nautoma,
    pub plan: Plan,
    pub cards: VecDeque<Decision>,
    pub fish_left: u32,
    pub yours: Option<u32>,
    pub ravel: (u32, u32),
    pub told: Vec<Step>,
}

impl Scripted {
    pub fn new(level: usize) -> Self {
        let setup = table::prepare(&GAME, Setup::new("finspan", "companion", 1).with("level", level)).unwrap();
        let plan = Plan { side_b: false, ..Plan::of(&setup, &Cards::built_in()) };
        let plan = Plan { tiles: [0, 6, 12].map(|at| printed().tiles[at]), ..plan };
        let (cards, told) = (VecDeque::new(), Vec::new());
        Self { her: Nautoma::new(), plan, cards, fish_left: 999, yours: None, ravel: (0, 0), told }
    }

    pub fn at(mut self, eggs: u32, young: u32, schools: u32, fish: u32) -> Self {
        (self.her.eggs, self.her.young, self.her.schools, self.her.fish) = (eggs, young, schools, fish);
        self
    }

    pub fn piles(&self) -> (u32, u32, u32, u32) {
        (self.her.eggs, self.her.young, self.her.schools, self.her.fish)
    }

    /// Plays one card.
    pub fn play(&mut self, card: Decision) -> (u32, u32, u32, u32) {
        self.cards.push_back(card);
        let Ok(_) = nautoma::turn(self);
        self.piles()
    }

    /// Plays a house card.
    pub fn house(&mut self, number: usize) -> (u32, u32, u32, u32) {
        self.play(printed().house[number - 1])
    }

    pub fn tile(&mut self, week: usize, line: usize) {
        self.plan.tiles[week - 1] = printed().tiles[(week - 1) * 6 + line - 1];
        self.her.week = week as u8;
    }

    pub fn ravel_mode(&mut self, number: usize, strength: u32) {
        self.plan.ravel = Some(Ravel { card: printed().ravel[number - 1], strength });
    }
}

impl Table for Scripted {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.told.push(step());
    }
}

impl Waters for Scripted {
    type Pause = Infallible;
    fn her(&mut self) -> &mut Nautoma {
        &mut self.her
    }
    fn plan(&self) -> Plan {
        self.plan
    }
    fn decision(&mut self) -> Result<Decision, Infallible> {
        Ok(self.cards.pop_front().expect("the test handed her a card"))
    }
    fn fish_card(&mut self) -> Result<Catch, Infallible> {
        if self.fish_left == 0 {
            return Ok(Catch::Nothing);
        }
        self.fish_left -= 1;
        Ok(Catch::Unseen)
    }
    fn reward(&mut self, _: u8) -> Result<(), Infallible> {
        Ok(())
    }
    fn achievement(&mut self) -> Result<Option<u32>, Infallible> {
        Ok(self.yours)
    }
    fn ravel(&mut self) -> Result<(u32, u32), Infallible> {
        Ok(self.ravel)
    }
}

pub fn dive(marker: Marker, school: bool, hatch: bool, eggs: bool) -> Decision {
    Decision { number: 0, marker, action: Action::Dive(Steps { school, hatch, eggs }) }
}

pub fn fish(marker: Marker) -> Decision {
    Decision { number: 0, marker, action: Action::Fish }
}

/// The house cards as an owner would have entered them.
pub fn house_as_own() -> serde_json::Value {
    let file: serde_json::Value = serde_json::from_str(include_str!("../../../data/nautoma.json")).unwrap();
    serde_json::json!({"decision_cards": file["decision_sets"][0]["cards"]})
}

pub fn setup(seed: u64) -> Setup {
    Setup::new("finspan", "companion", seed)
}

pub fn digital(seed: u64) -> Setup {
    Setup::new("finspan", "digital", seed)
}

/// Every option of the game on screen.
pub fn digital_setups() -> Vec<Setup> {
    vec![
        digital(1),
        digital(2).with("level", 1).with("move_range", "adjacent").with("recover_choice", "may_draw"),
        digital(3).with("level", 5).with("ravel", "random").with("ravel_strength", 4).with("tuck_host", "this_fish"),
        digital(4)
            .with("level", 4)
            .with("side", "b")
            .with("blue_midnight_bonus", "recover")
            .with("start_young_slot", "purple4"),
    ]
}

/// A set-up with the printed deck, all cards known.
pub fn printed_deck(level: usize) -> Setup {
    let mut setup = setup(1).with("level", level).with("cards", "printed");
    setup.own.insert("finspan-owner".into(), house_as_own());
    setup
}

pub fn start(setup: Setup) -> Session<'static> {
    Session::start(&GAME, setup).unwrap()
}

pub fn tap(session: &mut Session<'_>, answers: &[&str]) {
    for answer in answers {
        session.answer((*answer).into(), false).unwrap_or_else(|why| panic!("{answer}: {why:?}"));
    }
}

pub fn several(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|&s| s.to_owned()).collect())
}

pub fn asked(session: &Session<'_>) -> String {
    session.screen().ask.as_ref().map_or_else(|| "over".to_owned(), |q| q.id.to_string())
}

pub fn figure(session: &Session<'_>, name: &str) -> i64 {
    session.screen().state[name].as_i64().unwrap_or_else(|| panic!("{name}: {}", session.screen().state))
}

/// (eggs, young, schools, fish | markers).
pub fn area(session: &Session<'_>) -> [i64; 5] {
    ["eggs", "young", "schools", "fish", "divers_board"].map(|name| figure(session, name))
}

pub fn option_ids(session: &Session<'_>) -> Vec<String> {
    session.screen().ask.as_ref().unwrap().options().iter().map(|o| o.id.to_string()).collect()
}

/// The message ids of what was told since the last answer.
pub fn news(session: &Session<'_>) -> Vec<String> {
    session.screen().news().map(|t| t.step.text.id.to_string()).collect()
}

/// The code of a refusal, or `accepted`.
pub fn code(result: Result<(), table::Refusal>) -> String {
    result.map_or_else(|why| why.code.into_owned(), |()| "accepted".into())
}

/// A person who does exactly what the test says, in the notation.
pub mod script {
    use std::collections::VecDeque;

    use finspan::digital::notation::{self, Typed};
    use finspan::game::ability::{Ability, Unit};
    use finspan::game::fish::FishId;
    use finspan::game::ocean::{Slot, SlotId};
    use finspan::game::pay::Play;
    use finspan::game::turn::{Main, Seat, Sitting};
    use finspan::game::{Game, Readings};
    use finspan::options::Plan;
    use finspan::own::Cards;
    use table::{Setup, Step, Table};

    pub struct Script {
        lines: VecDeque<String>,
        /// What could be chosen at each step of an ability.
        pub offered: Vec<Vec<String>>,
    }

    impl Script {
        pub fn new(lines: &[&str]) -> Self {
            Self { lines: lines.iter().map(|&l| l.to_owned()).collect(), offered: vec![] }
        }

        fn next(&mut self) -> Typed {
            let line = self.lines.pop_front().unwrap_or_else(|| panic!("the script is at its end: {:?}", self.offered));
            notation::parse(&line).unwrap_or_else(|| panic!("cannot read {line}"))
        }

        fn play(game: &Game, typed: Typed) -> Play {
            let Typed::Play(play) = typed else { panic!("{typed:?} is no play") };
            let pay = play.pay.unwrap_or_else(|| {
                let all = game.payments(play.card);
                assert_eq!(all.len(), 1, "the payment of {play:?} is not the only one");
                all[0]
            });
            Play { card: play.card, slot: play.slot, pay }
        }
    }

    impl Table for Script {
        fn tell(&mut self, _: impl FnOnce() -> Step) {}
    }

    impl Seat for Script {
        type Pause = ();

        fn main(&mut self, game: &Game) -> Result<Main, ()> {
            match self.next() {
                Typed::Dive(site) => Ok(Main::Dive(site)),
                typed => {
                    let play = Self::play(game, typed);
                    game.check_play(&play, None).unwrap_or_else(|bad| panic!("{play:?}: {bad:?}"));
                    Ok(Main::Play(play))
                }
            }
        }

        fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, ()> {
            let mut units = Vec::new();
            game.units(ability, &mut units);
            self.offered.push(units.iter().map(notation::unit).collect());
            let unit = match self.next() {
                Typed::Finish => return Ok(None),
                Typed::Unit(unit) => unit,
                typed => Unit::Play(Self::play(game, typed)),
            };
            game.check_unit(ability, unit).unwrap_or_else(|bad| panic!("{unit:?}: {bad:?}"));
            Ok(Some(unit))
        }

        fn game_end(&mut self, _: &Game) -> Result<Option<SlotId>, ()> {
            Ok(if let Typed::Use(slot) = self.next() { Some(slot) } else { None })
        }
    }

    /// Runs something with a script; every line must be used.
    pub fn with<R>(
        game: &mut Game,
        lines: &[&str],
        act: impl FnOnce(&mut Sitting<'_, Script>) -> Result<R, ()>,
    ) -> Vec<Vec<String>> {
        let mut script = Script::new(lines);
        act(&mut Sitting { game, seat: &mut script }).unwrap();
        assert!(script.lines.is_empty(), "left over: {:?}", script.lines);
        script.offered
    }

    /// One turn of the person.
    pub fn turn(game: &mut Game, lines: &[&str]) -> Vec<Vec<String>> {
        with(game, lines, |s| s.your_turn())
    }

    pub fn slot(name: &str) -> SlotId {
        SlotId::parse(name).unwrap_or_else(|| panic!("{name}"))
    }

    /// `fish`, tokens as letters: `e` an egg, `y` a young each, `s` a school; then the consumed fish.
    pub fn lies(
        at: &str,
        fish: FishId,
        tokens: &str,
        consumed: &'static [FishId],
    ) -> (SlotId, Slot, &'static [FishId]) {
        let young = tokens.matches('y').count() as u8;
        let here = Slot { fish, consumed: 0, egg: tokens.contains('e'), young, school: tokens.contains('s') };
        (slot(at), here, consumed)
    }

    pub const F1: FishId = 136;
    pub const F2: FishId = 137;
    pub const F3: FishId = 138;

    pub fn plan() -> Plan {
        let setup = table::prepare(&finspan::GAME, Setup::new("finspan", "digital", 1)).unwrap();
        Plan::of(&setup, &Cards::built_in())
    }

    pub fn new_game(seed: u64) -> Game {
        Game::new(seed, plan(), Readings::default())
    }

    /// The start position of B3 and B4 with this hand.
    pub fn start(hand: &[FishId]) -> Game {
        let slots = [
            lies("blue5", F1, "e", &[]),
            lies("purple4", F2, "", &[]),
            lies("green2", F3, "e", &[]),
            lies("purple3", 0, "y", &[]),
        ];
        new_game(1).arranged(hand, &[], &slots)
    }
}

/// A person who does anything that is allowed, at random.
pub mod any_legal {
    use std::convert::Infallible;

    use finspan::Site;
    use finspan::game::Game;
    use finspan::game::ability::{Ability, Unit};
    use finspan::game::fish::FishId;
    use finspan::game::ocean::SlotId;
    use finspan::game::pay::Play;
    use finspan::game::turn::{self, Event, Main, Seat};
    use table::{Rng, Step, Table};

    pub struct AnyLegal(Rng);

    impl AnyLegal {
        pub fn new(seed: u64) -> Self {
            Self(Rng::new(seed, 6))
        }

        fn play(&mut self, game: &Game, (card, slot): (FishId, SlotId)) -> Play {
            Play { card, slot, pay: *self.0.pick(&game.payments(card)).unwrap() }
        }
    }

    impl Table for AnyLegal {
        fn tell(&mut self, _: impl FnOnce() -> Step) {}
    }

    impl Seat for AnyLegal {
        type Pause = Infallible;

        fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
            let pairs = game.pairs(None);
            let at = self.0.below(pairs.len() as u32 + 3) as usize;
            Ok(match pairs.get(at) {
                Some(pair) => Main::Play(self.play(game, *pair)),
                None => Main::Dive(Site::ALL[at - pairs.len()]),
            })
        }

        fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
            if self.0.below(16) == 0 {
                return Ok(None);
            }
            let mut units = Vec::new();
            game.simple_units(ability, &mut units);
            let pairs = ability.play_scope().map(|scope| game.pairs(Some(scope))).unwrap_or_default();
            let at = self.0.below((units.len() + pairs.len()) as u32) as usize;
            Ok(Some(match units.get(at) {
                Some(unit) => *unit,
                None => Unit::Play(self.play(game, pairs[at - units.len()])),
            }))
        }

        fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
            let fish = game.game_end_fish();
            let at = self.0.below(fish.count_ones() + 1) as usize;
            Ok(SlotId::of_bits(fish).nth(at))
        }
    }

    /// A whole game.
    pub fn whole_game(game: &mut Game, seat: &mut dyn Sits) {
        let Ok(()) = turn::play(game, &mut Anybody(seat));
    }

    /// A seat that never pauses and that nothing need be told.
    pub trait Sits {
        fn turns(&mut self, game: &Game) -> Main;
        fn steps(&mut self, game: &Game, ability: &Ability) -> Option<Unit>;
        fn ends(&mut self, game: &Game) -> Option<SlotId>;
        fn sees(&mut self, game: &Game, event: Event);
    }

    impl<S: Seat<Pause = Infallible>> Sits for S {
        fn turns(&mut self, game: &Game) -> Main {
            let Ok(main) = self.main(game);
            main
        }

        fn steps(&mut self, game: &Game, ability: &Ability) -> Option<Unit> {
            let Ok(unit) = self.unit(game, ability);
            unit
        }

        fn ends(&mut self, game: &Game) -> Option<SlotId> {
            let Ok(slot) = self.game_end(game);
            slot
        }

        fn sees(&mut self, game: &Game, event: Event) {
            self.saw(game, event);
        }
    }

    /// Whoever sits there, as one type: the rules are compiled once for all of them.
    struct Anybody<'a>(&'a mut dyn Sits);

    impl Table for Anybody<'_> {
        fn tell(&mut self, _: impl FnOnce() -> Step) {}
    }

    impl Seat for Anybody<'_> {
        type Pause = Infallible;

        fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
            Ok(self.0.turns(game))
        }

        fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
            Ok(self.0.steps(game, ability))
        }

        fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
            Ok(self.0.ends(game))
        }

        fn saw(&mut self, game: &Game, event: Event) {
            self.0.sees(game, event);
        }
    }
}
