//! What nobody sees can be changed, and nothing on the screen changes with it.
//!
//! On screen: deck and cards in another order show the same. Beside a printed game: where two decks have told the
//! same so far and show the same backs, the whole screens are the same.
#![no_main]
use std::convert::Infallible;

use cryo::digital::shown::Phase::You;
use cryo::facts::{Tie, Way};
use cryo::game::moves::{Move, Point};
use cryo::game::playout::play_out;
use finspan::digital::Shown;
use finspan::game::ability::{Ability, Unit};
use finspan::game::ocean::SlotId;
use finspan::game::turn::{Main, Seat};
use finspan::names::Phase;
use libfuzzer_sys::fuzz_target;
use patchwork::digital::Digital;
use patchwork::names::Next;
use patchwork::options::rules_of;
use players::finspan::{Random, whole_game};
use table::{Rng, Session, Step, Table, Tape};
use visavis_fuzz::{LONGEST, Person};

fuzz_target!(|bytes: &[u8]| {
    let mut person = Person::new(bytes);
    let Some((game, setup)) = person.setup() else { return };
    let Ok(setup) = table::prepare(game, setup) else { return };
    match (setup.game.as_str(), setup.table.as_str()) {
        ("patchwork", "digital") => patchwork_on_screen(&mut person, &setup),
        ("finspan", "digital") => finspan_on_screen(&setup),
        ("cryo", "digital") => cryo_on_screen(&setup),
        (_, "companion") => {
            beside_a_printed_game(&mut person, game, setup);
        }
        (other, _) => panic!("{other} is on screen and not looked at"),
    }
});

fn patchwork_on_screen(person: &mut Person<'_>, setup: &table::Setup) {
    let rules = rules_of(setup);
    let mut digital = Digital::new(rules, setup.seed);
    while let Some(byte) = person.byte() {
        let mut solo = *digital.solo();
        match solo.next() {
            Next::Over => break,
            Next::Automa => {
                solo.automa_turn();
            }
            Next::Player => {
                let n = solo.player.count_legal(&solo.board, patchwork::names::Seat::First);
                let chosen =
                    solo.player.nth_legal(&solo.board, patchwork::names::Seat::First, u32::from(byte) % n.max(1));
                solo.apply(chosen.expect("one is legal")).expect("legal");
            }
        }
        digital = Digital::at(solo);
        solo.cards = solo.cards.resampled(rules.reshuffle, &mut Rng::new(byte.into(), 2));
        let other = Digital::at(solo);
        assert_eq!(seen(digital.clone()), seen(other));
    }
}

/// What a person sees before the next answer, without what the opponent does first.
fn seen(digital: Digital) -> String {
    let shown = serde_json::to_string(&digital.shown()).expect("a state is JSON");
    if digital.solo().next() != Next::Player {
        return shown;
    }
    let scene = digital.run(&mut Tape::new(&[]));
    format!("{shown} {:?} {:?} {:?}", scene.end.err(), scene.panel, scene.fields)
}

fn finspan_on_screen(setup: &table::Setup) {
    let mut game = finspan::game::Game::of(setup);
    whole_game(&mut game, &mut Watching(Random::new(setup.seed)));
}

/// Looks at every position with the hidden cards in another order.
struct Watching(Random);

impl Watching {
    fn look(&self, game: &finspan::game::Game) {
        let mut other = game.clone();
        other.resample(&mut Rng::new(game.her.turn.into(), 9));
        let shown = |game| serde_json::to_string(&Shown::of(game, Phase::Player)).expect("a state is JSON");
        assert_eq!(shown(game), shown(&other));
    }
}

impl Table for Watching {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Watching {
    type Pause = Infallible;

    fn main(&mut self, game: &finspan::game::Game) -> Result<Main, Infallible> {
        self.look(game);
        self.0.main(game)
    }

    fn unit(&mut self, game: &finspan::game::Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        self.look(game);
        self.0.unit(game, ability)
    }

    fn game_end(&mut self, game: &finspan::game::Game) -> Result<Option<SlotId>, Infallible> {
        self.look(game);
        self.0.game_end(game)
    }
}

fn cryo_on_screen(setup: &table::Setup) {
    let mut person = AtCryo(players::cryo::Random::new(setup.seed), 0);
    play_out(cryo::own::house(), cryo::options::Rules::of(setup), setup.seed, &mut person);
}

/// The same for Cryo.
struct AtCryo(players::cryo::Random, u64);

impl Table for AtCryo {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl cryo::game::turn::Seat for AtCryo {
    type Pause = Infallible;

    fn decide(&mut self, game: &cryo::game::Game<'_>, point: &Point) -> Result<Move, Infallible> {
        self.1 += 1;
        let mut other = game.clone();
        other.resample(&mut Rng::new(self.1, 9));
        let shown = |game| serde_json::to_string(&cryo::digital::Shown::of(game, You, None)).expect("a state is JSON");
        assert_eq!(shown(game), shown(&other));
        self.0.decide(game, point)
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.0.tie(tie, ways)
    }
}

fn beside_a_printed_game(person: &mut Person<'_>, game: &'static dyn table::Game, setup: table::Setup) -> Option<()> {
    let mut session = Session::start(game, setup).ok()?;
    for _ in 0..LONGEST {
        if person.byte()? % 8 == 0 {
            other_decks(&session);
        }
        person.move_on(&mut session)?;
    }
    Some(())
}

/// What lies open without being told: the backs of Patchwork's cards.
const OPEN: [&str; 2] = ["/automa/next_budget", "/automa/set_aside_budgets"];

/// The same answers to other decks.
fn other_decks(session: &Session<'_>) {
    for seed in 0..24 {
        let mut journal = session.journal().clone();
        journal.setup.seed = 1_000 + seed;
        let Ok(other) = Session::open(session.game(), journal) else { continue };
        let (one, other) = (session.screen(), other.screen());
        let open = |s: &table::Screen| OPEN.map(|backs| s.state.json().pointer(backs).cloned());
        if one.told == other.told && open(one) == open(other) {
            let rest = |s: &table::Screen| format!("{:?} {:?} {} {:?} {:?}", s.ask, s.over, s.state, s.panel, s.fields);
            assert_eq!(rest(one), rest(other));
        }
    }
}
