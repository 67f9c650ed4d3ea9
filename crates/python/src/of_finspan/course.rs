//! The course of a game, decision by decision: what is still to be done of a turn lies on a pile, and the rules do it piece
//! by piece. A fish is played first and paid for piece by piece. Only Nautoma's turn is told again from its start when the
//! person decides something in it, which is rare.

use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::fish::{FishId, Scope, fish};
use finspan::game::ocean::SlotId;
use finspan::game::pay::{Payment, Play};
use finspan::game::turn::{DIVE as STOPS, Main, Seat, Sitting};
use finspan::names::{Site, Token};
use finspan::nautoma;
use table::{Step, Table};

use super::numbers::*;

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ask {
    Main,
    Unit(Ability),
    GameEnd,
    Over,
}

/// What was decided.
#[derive(Clone, Copy)]
pub(super) enum Reply {
    Main(Main),
    Unit(Option<Unit>),
    GameEnd(Option<SlotId>),
}

/// Whose part of the game it is.
#[derive(Clone, Copy, PartialEq)]
enum Stretch {
    Yours,
    Hers,
    End,
}

/// What is still to be done of a turn.
#[derive(Clone, Copy)]
enum Later {
    /// A dive here, from this stop on.
    Dive(Site, usize),
    /// The rest of an ability.
    Ability(Ability),
}

/// Nautoma's turn in which the person decides something: the game at its start, and what was decided since.
#[derive(Clone)]
struct Told {
    began: Game,
    units: Vec<Option<Unit>>,
}

/// A fish that is chosen but not yet paid for.
#[derive(Clone, Copy)]
pub(super) struct Paying {
    pub(super) card: FishId,
    pub(super) slot: SlotId,
    pub(super) cards: [FishId; 3],
    pub(super) eggs: u32,
    pub(super) young: [Option<SlotId>; 3],
    pub(super) schools: u32,
    /// What was paid of each kind: cards, eggs, young, schools.
    pub(super) paid: [u8; 4],
}

/// A game.
#[derive(Clone)]
pub struct Nautoma {
    pub(super) now: Game,
    pub(super) ask: Ask,
    pub(super) paying: Option<Paying>,
    /// The numbers of what is possible, in the order in which the rules list it; finishing an ability is not among them.
    pub(super) listed: Vec<u16>,
    stretch: Stretch,
    later: Vec<Later>,
    told: Option<Box<Told>>,
}

/// Tells the rules what was decided in Nautoma's turn, and stops them at the next decision.
struct Teller<'a> {
    units: std::slice::Iter<'a, Option<Unit>>,
    asked: Option<Ability>,
}

impl Table for Teller<'_> {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Teller<'_> {
    type Pause = ();

    /// In her turn there is none of the person's.
    fn main(&mut self, _: &Game) -> Result<Main, ()> {
        Err(())
    }

    fn unit(&mut self, _: &Game, ability: &Ability) -> Result<Option<Unit>, ()> {
        self.units.next().copied().ok_or_else(|| self.asked = Some(*ability))
    }

    fn game_end(&mut self, _: &Game) -> Result<Option<SlotId>, ()> {
        Err(())
    }
}

impl Paying {
    pub(super) fn new(card: FishId, slot: SlotId) -> Self {
        Self { card, slot, cards: [0; 3], eggs: 0, young: [None; 3], schools: 0, paid: [0; 4] }
    }

    /// What is still to be paid of each kind.
    pub(super) fn due(&self) -> [u8; 4] {
        let cost = &fish(self.card).cost;
        let [cards, eggs, young, schools] = self.paid;
        [cost.cards - cards, cost.eggs - eggs, cost.young - young, cost.schools - schools]
    }

    /// What is seen of it: card and slot, what is to be paid and what was.
    pub(super) fn shown(&self) -> [u8; 10] {
        let ([a, b, c, d], [e, f, g, h]) = (self.due(), self.paid);
        [self.card, self.slot.index() as u8 + 1, a, b, c, d, e, f, g, h]
    }

    /// The young of a slot that are still there.
    fn young_left(&self, game: &Game, slot: SlotId) -> u8 {
        game.ocean[slot].young - self.young.iter().filter(|s| **s == Some(slot)).count() as u8
    }

    fn play(&self) -> Play {
        let young: Vec<SlotId> = self.young.iter().copied().flatten().collect();
        let pay = Payment::default()
            .with_cards(&self.cards[..usize::from(self.paid[0])])
            .with_eggs(self.eggs)
            .with_young(&young)
            .with_schools(self.schools);
        Play { card: self.card, slot: self.slot, pay }
    }
}

impl Nautoma {
    /// The game that lies ready, at its first decision.
    pub(super) fn new(mut now: Game) -> Self {
        (now.her.week, now.her.turn) = (1, 1);
        let (later, listed) = (Vec::new(), Vec::new());
        let mut game = Self { now, ask: Ask::Main, paying: None, listed, stretch: Stretch::Yours, later, told: None };
        game.list();
        game
    }

    /// Lists what is possible.
    fn list(&mut self) {
        self.listed.clear();
        if let Some(paying) = self.paying {
            return self.list_payment(&paying);
        }
        match self.ask {
            Ask::Main => {
                self.list_plays(None);
                self.listed.extend((0..3).map(|dive| (DIVE + dive) as u16));
            }
            Ask::Unit(ability) => {
                self.now.simple_units(&ability, &mut Numbers(&mut self.listed));
                if let Some(scope) = ability.play_scope() {
                    self.list_plays(Some(scope));
                }
            }
            Ask::GameEnd => {
                self.listed.extend(numbers(USE, self.now.game_end_fish()));
                self.listed.push(FINISH as u16);
            }
            Ask::Over => {}
        }
    }

    /// Every hand card with each slot it may be played into.
    fn list_plays(&mut self, scope: Option<Scope>) {
        for card in self.now.hand.iter() {
            self.listed.extend(numbers(PLAY + usize::from(card) * SLOTS, self.now.slots_for(card, scope)));
        }
    }

    /// Lets the rules go on to the next decision.
    fn go_on(&mut self) {
        self.go_on_to_a_decision();
        self.list();
    }

    fn go_on_to_a_decision(&mut self) {
        loop {
            match self.later.last_mut() {
                Some(Later::Ability(ability)) if self.now.has_unit(ability) => {
                    self.ask = Ask::Unit(*ability);
                    return;
                }
                Some(Later::Dive(site, at)) if *at < STOPS.len() => {
                    let (site, stop) = (*site, STOPS[*at]);
                    *at += 1;
                    let ability = self.sitting(|sitting| sitting.stop(site, stop));
                    self.later.extend(ability.map(Later::Ability));
                }
                Some(_) => drop(self.later.pop()),
                None => {
                    if self.next_stretch() {
                        return;
                    }
                }
            }
        }
    }

    /// A part of the game is over: begins the next; true if the person has something to decide at once.
    fn next_stretch(&mut self) -> bool {
        match self.stretch {
            Stretch::Yours => {
                self.stretch = Stretch::Hers;
                let began = self.now;
                if let Some(ability) = self.her_turn(&[]) {
                    self.told = Some(Box::new(Told { began, units: Vec::new() }));
                    self.ask = Ask::Unit(ability);
                    return true;
                }
                false
            }
            Stretch::Hers => {
                let (week, turn) = (self.now.her.week, self.now.her.turn);
                if (week, turn) == (4, 6) {
                    self.stretch = Stretch::End;
                    self.now.game_end = true;
                    return false;
                }
                if turn == 6 {
                    let ended = self.sitting(|sitting| sitting.end_of_week());
                    debug_assert_eq!(ended, Ok(()), "nothing is asked at the end of a week");
                }
                (self.now.her.week, self.now.her.turn) = if turn == 6 { (week + 1, 1) } else { (week, turn + 1) };
                (self.stretch, self.ask) = (Stretch::Yours, Ask::Main);
                true
            }
            Stretch::End => {
                self.ask = if self.now.game_end_fish() == 0 { Ask::Over } else { Ask::GameEnd };
                true
            }
        }
    }

    /// Nautoma's turn with what was decided in it so far; gives the ability of which a step is to be decided next.
    fn her_turn(&mut self, units: &[Option<Unit>]) -> Option<Ability> {
        let mut seat = Teller { units: units.iter(), asked: None };
        let ended = nautoma::turn(&mut Sitting { game: &mut self.now, seat: &mut seat });
        ended.err().and(seat.asked)
    }

    /// The rules, for a part of them in which nobody is asked.
    fn sitting<T>(&mut self, rules: impl FnOnce(&mut Sitting<'_, Teller<'_>>) -> T) -> T {
        let mut seat = Teller { units: [].iter(), asked: None };
        rules(&mut Sitting { game: &mut self.now, seat: &mut seat })
    }

    /// What was decided is done, and everything up to the next decision.
    pub(super) fn reply(&mut self, reply: Reply) {
        if let (Some(mut told), Reply::Unit(unit)) = (self.told.take(), reply) {
            told.units.push(unit);
            self.now = told.began;
            if let Some(ability) = self.her_turn(&told.units) {
                (self.told, self.ask) = (Some(told), Ask::Unit(ability));
                return self.list();
            }
            return self.go_on();
        }
        match reply {
            Reply::Main(Main::Dive(site)) => self.later.push(Later::Dive(site, 0)),
            Reply::Main(Main::Play(play)) => {
                let ability = self.sitting(|sitting| sitting.play(&play));
                self.later.extend(ability.map(Later::Ability));
            }
            Reply::Unit(None) => drop(self.later.pop()),
            Reply::Unit(Some(unit)) => {
                if let Some(Later::Ability(mut ability)) = self.later.pop() {
                    let played = self.sitting(|sitting| sitting.step(&mut ability, unit));
                    self.later.push(Later::Ability(ability));
                    self.later.extend(played.map(Later::Ability));
                }
            }
            Reply::GameEnd(Some(slot)) => {
                let ability = self.now.use_at_end(slot);
                self.later.push(Later::Ability(ability));
            }
            Reply::GameEnd(None) => {
                self.ask = Ask::Over;
                return self.list();
            }
        }
        self.go_on();
    }

    /// The step a number names, as far as it names one.
    pub(super) fn unit_of(&self, ability: &Ability, number: usize) -> Option<Unit> {
        let card = |first: usize| (number - first) as FishId;
        Some(match number {
            DRAW => Unit::Draw,
            RECOVER_DRAW => Unit::Recover(None),
            EGGS => {
                let mut units = Vec::new();
                self.now.simple_units(ability, &mut units);
                return units.into_iter().find(|unit| matches!(unit, Unit::LayEggs(_)));
            }
            EGG..HATCH => Unit::LayEgg(slot(number - EGG)),
            HATCH..YOUNG => Unit::Hatch(slot(number - HATCH)),
            YOUNG..PAY_EGG => Unit::GainYoung(slot(number - YOUNG)),
            RECOVER..MOVE => Unit::Recover(Some(card(RECOVER))),
            MOVE..PLAY => {
                let at = number - MOVE;
                let token = if at / SLOTS % 2 == Token::Young as usize { Token::Young } else { Token::School };
                Unit::Move(slot(at / SLOTS / 2), token, slot(at))
            }
            TUCK..END => Unit::Tuck(((number - TUCK) / SLOTS) as FishId, slot(number - TUCK)),
            _ => return None,
        })
    }

    pub(super) fn pay(&mut self, mut paying: Paying, number: usize) {
        match number {
            PAY_EGG..PAY_YOUNG => {
                paying.eggs |= slot(number - PAY_EGG).bit();
                paying.paid[1] += 1;
            }
            PAY_YOUNG..PAY_SCHOOL => {
                paying.young[usize::from(paying.paid[2])] = Some(slot(number - PAY_YOUNG));
                paying.paid[2] += 1;
            }
            PAY_SCHOOL..PAY_CARD => {
                paying.schools |= slot(number - PAY_SCHOOL).bit();
                paying.paid[3] += 1;
            }
            _ => {
                paying.cards[usize::from(paying.paid[0])] = (number - PAY_CARD) as FishId;
                paying.paid[0] += 1;
            }
        }
        self.settle(paying);
    }

    /// Plays the fish if it is paid for, and asks on if not.
    pub(super) fn settle(&mut self, paying: Paying) {
        if paying.due() != [0; 4] {
            self.paying = Some(paying);
            return self.list();
        }
        self.paying = None;
        match self.ask {
            Ask::Main => self.reply(Reply::Main(Main::Play(paying.play()))),
            _ => self.reply(Reply::Unit(Some(Unit::Play(paying.play())))),
        }
    }

    /// What a payment allows next: one kind after the other.
    fn list_payment(&mut self, paying: &Paying) {
        let (game, listed) = (&self.now, &mut self.listed);
        match paying.due() {
            [cards, ..] if cards > 0 => {
                let paid = &paying.cards[..usize::from(paying.paid[0])];
                let free = game.hand.iter().filter(|c| *c != paying.card && !paid.contains(c));
                listed.extend(free.map(|card| (PAY_CARD + usize::from(card)) as u16));
            }
            [_, eggs, ..] if eggs > 0 => listed.extend(numbers(PAY_EGG, game.ocean.eggs() & !paying.eggs)),
            [_, _, young, _] if young > 0 => {
                let there = SlotId::all().filter(|&s| paying.young_left(game, s) > 0);
                listed.extend(there.map(|s| (PAY_YOUNG + s.index()) as u16));
            }
            _ => listed.extend(numbers(PAY_SCHOOL, game.ocean.schools() & !paying.schools)),
        }
    }
}
