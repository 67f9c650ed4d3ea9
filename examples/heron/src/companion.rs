//! The pond on your table: you say what you caught, the Heron says what it catches.

use serde::Serialize;
use table::options::{Cards, Number};
use table::{
    Answer, Asks, Deck, Field, Line, Msg, Opt, Over, Pick, Record, Refusal, Rng, Scene, Setup, State, Step, Stop,
    Table, Tape, Winner, msg,
};

use crate::heron::{CARDS, choose, reasons};
use crate::names::{Bank, ByBank};
use crate::options::Options;

/// Everything public.
#[derive(Clone, Debug, Serialize)]
pub struct Pond {
    /// Frogs on each bank.
    pub frogs: ByBank<u8>,
    /// Frogs you caught.
    pub yours: u8,
    /// Frogs the Heron caught.
    pub herons: u8,
    #[serde(skip)]
    hungry: bool,
}

impl Record for Pond {
    fn fields(&self) -> Vec<Field> {
        let field = |(bank, n): (Bank, &u8)| Field::number(bank.id(), bank.label(), (*n).into(), (0, 9));
        self.frogs.iter().map(field).collect()
    }

    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal> {
        if let (Some(bank), Some(n)) = (Bank::parse(field), value.number()) {
            self.frogs[bank] = n as u8;
        }
        Ok(())
    }
}

/// Plays the tape from its start.
pub fn run(setup: &Setup, tape: &mut Tape<'_>) -> Scene {
    let options = Options::of(setup);
    let Number(frogs) = options.frogs;
    let mut pond = Pond { frogs: ByBank([frogs as u8; 3]), yours: 0, herons: 0, hungry: options.hungry };
    let end = play(&mut pond, &options, setup.seed, tape);
    let count = |n: u8| Msg::plain(n.to_string());
    let panel = vec![(msg!("heron-panel-heron"), count(pond.herons)), (msg!("heron-panel-you"), count(pond.yours))];
    Scene { end, panel, fields: pond.fields(), state: State::new(pond) }
}

fn play(pond: &mut Pond, options: &Options, seed: u64, tape: &mut Tape<'_>) -> Result<Over, Stop> {
    let mut rng = Rng::new(seed, 0);
    let mut deck = Deck::shuffled(CARDS, &mut rng);
    tape.tell(|| Step::new(msg!("heron-set-up", frogs = options.frogs.0)));
    loop {
        // A correction may have emptied the pond: so look again before asking.
        while tape.correction(pond)? {}
        if pond.frogs.0 == [0; 3] {
            return Ok(score(pond));
        }
        let (bank, n) = tape.pick(pond, your_catch)?;
        pond.frogs[bank] -= n;
        pond.yours += n;
        let card = match options.cards {
            Cards::Printed => tape.pick(pond, drawn_card)?,
            Cards::App => {
                if deck.is_empty() {
                    deck.reshuffle(&mut rng);
                }
                deck.draw().inspect(|&card| deck.discard(card)).unwrap_or(1)
            }
        };
        turn(pond, card, tape);
    }
}

fn your_catch(pond: &Pond) -> Pick<(Bank, u8)> {
    let catches = pond.frogs.iter().flat_map(|(bank, &frogs)| (1..=frogs.min(2)).map(move |n| (bank, n)));
    let option = |(bank, n): (Bank, u8)| {
        let label = msg!("heron-catch", n = n, bank = bank.label());
        (Opt::new(format!("{}-{n}", bank.id()), label), (bank, n))
    };
    Pick::one("catch", msg!("heron-ask-catch"), catches.map(option))
}

fn drawn_card(_: &Pond) -> Pick<u8> {
    let option = |n: u8| (Opt::new(n.to_string(), Msg::plain(n.to_string())), n);
    Pick::one("card", msg!("heron-ask-card"), [1, 2, 3].map(option))
}

fn turn(pond: &mut Pond, card: u8, tape: &mut Tape<'_>) {
    let wanted = card + u8::from(pond.hungry);
    let (Some(bank), why) = choose(&pond.frogs, wanted) else { return };
    let n = wanted.min(pond.frogs[bank]);
    pond.frogs[bank] -= n;
    pond.herons += n;
    tape.tell(|| Step::turn(msg!("heron-turn")));
    tape.tell(|| Step::new(msg!("heron-takes", n = n, bank = bank.label())).because(reasons(&why)));
}

fn score(pond: &Pond) -> Over {
    let winner = match pond.yours.cmp(&pond.herons) {
        std::cmp::Ordering::Greater => Winner::Player,
        std::cmp::Ordering::Less => Winner::Opponent,
        std::cmp::Ordering::Equal => Winner::Draw,
    };
    let totals = (pond.yours.into(), pond.herons.into());
    let text = msg!("heron-over", winner = winner.name());
    let sheet = vec![Line::new(msg!("heron-frogs"), totals.0, totals.1)];
    Over { winner, text, sheet, totals, data: serde_json::Value::Null }
}
