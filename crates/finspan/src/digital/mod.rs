//! The whole game on screen: every decision of the person as a question (§11.5, C20, C21).

pub mod follow;
pub mod notation;
mod question;
pub mod shown;
mod told;

use table::{Answer, Asks as _, Opt, Pick, Question, Refusal, Scene, Setup, Step, Stop, Table, Tape, msg};

use crate::game::Game;
use crate::game::ability::{Ability, Unit};
use crate::game::fish::{FishId, Scope, fish};
use crate::game::ocean::SlotId;
use crate::game::pay::{Payment, Play};
use crate::game::refused::Bad;
use crate::game::turn::{self, Event, Main, Seat};
use crate::names::{Keeping, Missing};
use crate::nautoma::setup::{house_in_result, lay_out};
use crate::score::{self, Person};
use crate::words;
use follow::{Decided, Decision, Followed};
use notation::{Typed, TypedPlay};

pub use shown::Shown;
pub use told::{Chose, Drew};

/// Plays the tape from its start.
pub(crate) fn run(setup: &Setup, tape: &mut Tape<'_>) -> Scene {
    let mut game = Game::of(setup);
    lay_out(&game.plan, true, Keeping::Screen, tape);
    let end = turn::play(&mut game, &mut AtScreen { tape: &mut *tape, followed: None });
    let over = end.map(|()| {
        house_in_result(&game.plan, true, tape);
        score::over(&game.her, &game.plan, &Person::Parts(game.parts()))
    });
    shown::scene(&game, over)
}

/// The person in front of the screen.
struct AtScreen<'a, 't> {
    tape: &'a mut Tape<'t>,
    /// Where every decision is written down, if somebody looks back; nothing is told then. The rules are compiled once for
    /// every kind of seat, so both are one.
    followed: Option<Followed>,
}

impl Table for AtScreen<'_, '_> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        if self.listens() {
            self.tape.tell(step);
        }
    }

    fn listens(&self) -> bool {
        self.followed.is_none()
    }
}

impl Seat for AtScreen<'_, '_> {
    type Pause = Stop;

    fn main(&mut self, game: &Game) -> Result<Main, Stop> {
        self.noted(Decision::Main, |person| person.ask_main(game))
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Stop> {
        self.noted(Decision::Unit, |person| person.ask_unit(game, ability))
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Stop> {
        self.noted(Decision::GameEnd, |person| person.ask_game_end(game))
    }

    fn saw(&mut self, game: &Game, event: Event) {
        self.tell(|| told::event(game, event));
    }
}

/// A finished decision, or a fish whose payment may still be open.
enum Either<T> {
    Done(T),
    Open(TypedPlay),
}

/// Drawing a card needs no tap if nothing else is possible (C21).
fn sole_draw(game: &Game, ability: &Ability) -> Option<Unit> {
    if ability.play_scope().is_some_and(|scope| !game.pairs(Some(scope)).is_empty()) {
        return None;
    }
    let mut units = Vec::new();
    game.simple_units(ability, &mut units);
    match units.as_slice() {
        [unit @ (Unit::Draw | Unit::Recover(None))] => Some(*unit),
        _ => None,
    }
}

/// Checks a play as typed: the slot, and the payment if given.
fn check_typed(game: &Game, typed: &TypedPlay, scope: Option<Scope>) -> Result<(), Bad> {
    if let Some(pay) = typed.pay {
        return game.check_play(&Play { card: typed.card, slot: typed.slot, pay }, scope);
    }
    game.check_slot(typed.card, typed.slot)?;
    if let Some(kind) = short(game, typed.card) {
        return Err(Bad::PaymentMissing(kind));
    }
    match scope {
        Some(scope) if !crate::game::ocean::in_place(scope, typed.slot) => Err(Bad::OutOfScope),
        _ => Ok(()),
    }
}

/// What the person lacks to pay for a hand card, if anything (B10).
fn short(game: &Game, card: FishId) -> Option<Missing> {
    let (cost, ocean) = (&fish(card).cost, &game.ocean);
    let short = [
        (game.hand.len() <= u32::from(cost.cards), Missing::Card),
        (ocean.eggs().count_ones() < u32::from(cost.eggs), Missing::Egg),
        (ocean.young() < u32::from(cost.young), Missing::Young),
        (ocean.schools().count_ones() < u32::from(cost.schools), Missing::School),
    ];
    short.into_iter().find(|(short, _)| *short).map(|(_, kind)| kind)
}

impl AtScreen<'_, '_> {
    /// Asks for a decision and writes it down for whoever looks back.
    fn noted<T: Copy>(
        &mut self,
        what: impl FnOnce(T) -> Decision,
        ask: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let from = self.tape.at();
        let asked = ask(self);
        let to = self.tape.at();
        if let Some(followed) = &mut self.followed {
            match asked {
                Ok(decided) => followed.decided.push(Decided { from, to, what: what(decided) }),
                Err(_) => followed.begun = to > from,
            }
        }
        asked
    }

    fn ask_main(&mut self, game: &Game) -> Result<Main, Stop> {
        let judge = |typed| match typed {
            Typed::Dive(site) => Ok(Either::Done(Main::Dive(site))),
            Typed::Play(play) => check_typed(game, &play, None).map(|()| Either::Open(play)),
            _ => Err(Bad::WrongPhase),
        };
        match self.ask("main", || question::main(game), judge)? {
            Either::Done(main) => Ok(main),
            Either::Open(play) => Ok(Main::Play(self.complete(game, play)?)),
        }
    }

    fn ask_unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Stop> {
        if let Some(unit) = sole_draw(game, ability) {
            return Ok(Some(unit));
        }
        let judge = |typed| match typed {
            Typed::Finish => Ok(Either::Done(None)),
            Typed::Unit(unit) => game.check_unit(ability, unit).map(|()| Either::Done(Some(unit))),
            Typed::Play(play) => {
                let scope = ability.play_scope().ok_or(Bad::WrongPhase)?;
                check_typed(game, &play, Some(scope)).map(|()| Either::Open(play))
            }
            _ => Err(Bad::WrongPhase),
        };
        match self.ask("ability", || question::ability(game, ability), judge)? {
            Either::Done(unit) => Ok(unit),
            Either::Open(play) => Ok(Some(Unit::Play(self.complete(game, play)?))),
        }
    }

    fn ask_game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Stop> {
        let judge = |typed| match typed {
            Typed::Finish => Ok(None),
            Typed::Use(slot) if game.game_end_fish() & slot.bit() != 0 => Ok(Some(slot)),
            _ => Err(Bad::WrongPhase),
        };
        self.ask("game_end", || question::game_end(game), judge)
    }

    /// Asks for something in the notation; the rules judge what is typed, whether it was listed or not.
    fn ask<T>(
        &mut self,
        id: &'static str,
        question: impl Fn() -> Question,
        judge: impl Fn(Typed) -> Result<T, Bad>,
    ) -> Result<T, Stop> {
        let read = |answer: &Answer| {
            let wrong_kind = || Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "choice"));
            let text = answer.id().ok_or_else(wrong_kind)?;
            let not_offered = || Refusal::new("NotOffered", msg!("error-not-offered", answer = text));
            judge(notation::parse(text).ok_or_else(not_offered)?).map_err(Bad::refusal)
        };
        self.tape.ask_lazily(&mut (), Some(id), |()| question(), |(), answer, _, _| read(answer))
    }

    /// The payment of a play: as typed, filled in if there is only one, asked for otherwise (C21).
    fn complete(&mut self, game: &Game, typed: TypedPlay) -> Result<Play, Stop> {
        let TypedPlay { card, slot, pay } = typed;
        let pay = match pay {
            Some(pay) => pay,
            None => self.ask_payment(game, card)?,
        };
        Ok(Play { card, slot, pay })
    }

    fn ask_payment(&mut self, game: &Game, card: FishId) -> Result<Payment, Stop> {
        let cost = fish(card).cost;
        let others: Vec<FishId> = game.hand.iter().filter(|&c| c != card).collect();
        let cards = others.iter().map(|&c| (told::hand_card(c.to_string(), c), c)).collect();
        let cards = self.some("pay.cards", card, cards, cost.cards)?;
        let tokens = |bits: u32| -> Vec<(Opt, SlotId)> {
            SlotId::of_bits(bits).map(|s| (Opt::new(s.name(), told::place(game, s)), s)).collect()
        };
        let bits = |slots: Vec<SlotId>| slots.iter().fold(0, |bits, s| bits | s.bit());
        let eggs = bits(self.some("pay.eggs", card, tokens(game.ocean.eggs()), cost.eggs)?);
        let young = self.some("pay.young", card, question::young(game, cost.young), cost.young)?;
        let schools = bits(self.some("pay.schools", card, tokens(game.ocean.schools()), cost.schools)?);
        Ok(Payment::default().with_cards(&cards).with_eggs(eggs).with_young(&young).with_schools(schools))
    }

    /// Picks `n` of these; no question if there is no choice.
    fn some<T: Copy + PartialEq>(
        &mut self,
        id: &'static str,
        card: FishId,
        from: Vec<(Opt, T)>,
        n: u8,
    ) -> Result<Vec<T>, Stop> {
        let n = usize::from(n);
        let first: Vec<T> = from.iter().take(n).map(|(_, item)| *item).collect();
        if n == 0 || from.len() <= n || from.iter().all(|(_, item)| *item == first[0]) {
            return Ok(first);
        }
        self.tape.several(&mut (), |()| {
            let kind = id.trim_start_matches("pay.");
            Pick::several(
                id,
                msg!("finspan-ask-pay", kind = kind, card = words::card(card), n = n),
                from.clone(),
                (n, n),
            )
        })
    }
}
