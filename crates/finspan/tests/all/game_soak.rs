//! Random whole games on the fast core; checks every invariant after every step and lists what was reached.
//! `FINSPAN_GAMES` sets the number of games (100 000 for a full run).

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use common::any_legal::{AnyLegal, whole_game};
use common::script::plan;
use finspan::data::printed;
use finspan::digital::notation;
use finspan::game::ability::{Ability, Source, Unit};
use finspan::game::fish::{Effect, FORAGE, FishId, Scope, When, fish};
use finspan::game::ocean::SlotId;
use finspan::game::pay::{Payment, Play};
use finspan::game::turn::{Event, Main, Seat};
use finspan::game::{Game, Place, Readings};
use finspan::options::{Plan, Ravel};
use finspan::score::Score;

use finspan::names::{Op, Site, Token, Trigger};
use table::{Rng, Step, Table};

/// Everything that can be reached.
#[derive(Default)]
struct Coverage {
    cards: BTreeSet<FishId>,
    /// Primitive and trigger (or `bonus`, `hers`).
    effects: BTreeMap<String, u64>,
    scopes: BTreeMap<String, u64>,
    scored: BTreeMap<String, u64>,
    happened: BTreeMap<&'static str, u64>,
    steps: u64,
}

impl Coverage {
    fn note(&mut self, what: &'static str, is: bool) {
        *self.happened.entry(what).or_default() += u64::from(is);
    }
}

struct Checker<'c> {
    inner: AnyLegal,
    rng: Rng,
    coverage: &'c mut Coverage,
    before: Option<(Game, Unit)>,
}

/// I5: every card is in exactly one place.
fn cards_are_all_there(game: &Game) {
    let mut seen = [0u8; 139];
    let mut count = |id: FishId, place: Place| {
        assert_eq!(game.place(id), place, "I5: card {id}");
        seen[usize::from(id)] += 1;
    };
    game.deck().iter().for_each(|&id| count(id, Place::Deck));
    game.hand.iter().for_each(|id| count(id, Place::Hand));
    game.discard.iter().for_each(|id| count(id, Place::Discard));
    for (id, slot) in game.ocean.slots() {
        if slot.fish != 0 {
            count(slot.fish, Place::Visible(id));
        }
    }
    let mut consumed = [0u8; 18];
    let mut nautoma = 0;
    for id in 1..=138 {
        match game.place(id) {
            Place::Consumed(slot) => {
                seen[usize::from(id)] += 1;
                consumed[slot.index()] += 1;
                assert!(fish(id).length < fish(game.ocean[slot].fish).length, "I6: {id} is not shorter");
            }
            Place::Nautoma => {
                seen[usize::from(id)] += 1;
                nautoma += 1;
            }
            Place::Removed => {
                assert!(fish(id).starter, "only starters leave");
                seen[usize::from(id)] += 1;
            }
            _ => {}
        }
    }
    assert!(seen[1..].iter().all(|&n| n == 1), "I5: {seen:?}");
    assert_eq!(nautoma, game.her.fish, "I4");
    for (id, slot) in game.ocean.slots() {
        assert_eq!(slot.consumed, consumed[id.index()]);
    }
}

/// I6 and I7, and Nautoma's I1, I3, I4.
fn tokens_fit(game: &Game) {
    let mut sums = (0i64, 0i64, 0i64);
    for (_, slot) in game.ocean.slots() {
        assert!(!slot.egg || slot.fish != 0, "I6: an egg without a fish");
        assert!(slot.young < 3 || slot.school, "I6: three young and no school");
        assert!(slot.consumed == 0 || slot.fish != 0, "I6");
        sums = (sums.0 + i64::from(slot.egg), sums.1 + i64::from(slot.young), sums.2 + i64::from(slot.school));
    }
    let flow = &game.flow;
    let [laid, hatched, gained] = [flow.laid, flow.hatched, flow.gained].map(i64::from);
    let [eggs, young, schools] = [flow.paid_eggs, flow.paid_young, flow.paid_schools].map(i64::from);
    assert_eq!(sums.0, 2 + laid - hatched - eggs, "I7: eggs");
    assert_eq!(sums.1 + 3 * sums.2, 1 + hatched + gained - young - 3 * schools, "I7: young and schools");
    let (her, tally) = (&game.her, &game.her.tally);
    assert_eq!(
        her.eggs + her.young + 3 * her.schools,
        3 + 2 * tally.egg_steps + tally.landings + 4 * tally.played,
        "I3"
    );
    assert_eq!(her.fish, tally.fish_actions - tally.fish_missing, "I4");
    assert_eq!(her.divers_area() + her.divers_board, 6, "I1");
}

/// I9 for a turn: everything listed is accepted, and everything accepted is listed.
fn plays_agree(game: &Game, rng: &mut Rng) {
    let mains = game.mains();
    let listed: BTreeSet<String> = mains.iter().map(notation::main).collect();
    assert_eq!(listed.len(), mains.len(), "I9: something is listed twice");
    for main in &mains {
        if let Main::Play(play) = main {
            assert_eq!(game.check_play(play, None), Ok(()), "I9: {}", notation::play(play));
        }
    }
    for _ in 0..20 {
        let play = random_play(game, rng);
        let accepted = game.check_play(&play, None).is_ok();
        assert_eq!(accepted, listed.contains(&notation::play(&play)), "I9: {}", notation::play(&play));
    }
}

fn any<T: Copy>(rng: &mut Rng, from: impl Iterator<Item = T>) -> Option<T> {
    let all: Vec<T> = from.collect();
    rng.pick(&all).copied()
}

/// A play that may or may not be possible, made of things that are likely to be there.
fn random_play(game: &Game, rng: &mut Rng) -> Play {
    let card = any(rng, game.hand.iter()).unwrap_or(1);
    let cost = &fish(card).cost;
    let near = |n: u8, rng: &mut Rng| if rng.below(8) == 0 { n ^ 1 } else { n }.min(3);
    let mut cards: Vec<FishId> = (0..near(cost.cards, rng)).filter_map(|_| any(rng, game.hand.iter())).collect();
    cards.sort_unstable();
    let some = |bits: u32, n: u8, rng: &mut Rng| {
        (0..n).filter_map(|_| any(rng, SlotId::of_bits(bits))).fold(0, |b, s| b | s.bit())
    };
    let young_slots = || SlotId::all().filter(|s| game.ocean[*s].young > 0);
    let mut young: Vec<SlotId> = (0..near(cost.young, rng)).filter_map(|_| any(rng, young_slots())).collect();
    young.sort_unstable();
    let eggs = some(game.ocean.eggs(), near(cost.eggs, rng), rng);
    let schools = some(game.ocean.schools(), cost.schools, rng);
    let pay = Payment::default().with_cards(&cards).with_young(&young).with_eggs(eggs).with_schools(schools);
    Play { card, slot: any(rng, SlotId::all()).unwrap(), pay }
}

/// I9 for a step of an ability.
fn units_agree(game: &Game, ability: &Ability, rng: &mut Rng) {
    let mut units = Vec::new();
    game.units(ability, &mut units);
    assert!(!units.is_empty(), "has_unit promised one");
    let listed: BTreeSet<String> = units.iter().map(notation::unit).collect();
    assert_eq!(listed.len(), units.len(), "I9: something is listed twice");
    for unit in &units {
        assert_eq!(game.check_unit(ability, *unit), Ok(()), "I9: {}", notation::unit(unit));
    }
    for _ in 0..20 {
        let slot = |rng: &mut Rng| any(rng, SlotId::all()).unwrap();
        let card = |rng: &mut Rng| 1 + rng.below(135) as u8;
        let unit = match rng.below(9) {
            0 => Unit::Draw,
            1 => Unit::Recover(any(rng, game.discard.iter()).filter(|_| rng.below(3) > 0)),
            2 => Unit::Recover(Some(card(rng))),
            3 => Unit::LayEgg(slot(rng)),
            4 => Unit::Hatch(slot(rng)),
            5 => Unit::GainYoung(slot(rng)),
            6 => Unit::Move(slot(rng), if rng.below(2) == 0 { Token::Young } else { Token::School }, slot(rng)),
            7 => Unit::Tuck(any(rng, game.hand.iter()).unwrap_or(1), slot(rng)),
            _ => Unit::Play(random_play(game, rng)),
        };
        let accepted = game.check_unit(ability, unit).is_ok();
        assert_eq!(accepted, listed.contains(&notation::unit(&unit)), "I9: {}", notation::unit(&unit));
    }
}

impl Table for Checker<'_> {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Checker<'_> {
    fn look(&mut self, game: &Game) {
        self.coverage.steps += 1;
        cards_are_all_there(game);
        tokens_fit(game);
    }

    fn effect(&mut self, ability: &Ability, unit: &Unit) {
        let from = match ability.source {
            Source::Card(id, _) => {
                fish(id).trigger.unwrap().id().to_owned() + if fish(id).all_players { " all" } else { "" }
            }
            Source::Bonus(..) => "bonus".to_owned(),
            Source::Hers(_) => "hers".to_owned(),
        };
        let op = match unit {
            Unit::Draw => "draw",
            Unit::Recover(Some(_)) => "recover",
            Unit::Recover(None) => "recover draw",
            Unit::LayEgg(_) => "lay_egg",
            Unit::LayEggs(_) => "lay_egg_on_each",
            Unit::Hatch(_) => "hatch",
            Unit::GainYoung(_) => "gain_young",
            Unit::Move(_, Token::Young, _) => "move young",
            Unit::Move(_, Token::School, _) => "move school",
            Unit::Tuck(..) => "tuck_from_hand",
            Unit::Play(_) => "play_fish",
        };
        *self.coverage.effects.entry(format!("{op}, {from}")).or_default() += 1;
        for (effect, _) in ability.left() {
            let (Effect::LayEggOnEach(scope) | Effect::PlayFish(scope)) = effect else { continue };
            if matches!(unit, Unit::LayEggs(_) | Unit::Play(_)) {
                *self.coverage.scopes.entry(format!("{} {}", effect.op().id(), scope_name(scope))).or_default() += 1;
            }
        }
    }
}

fn scope_name(scope: Scope) -> String {
    match scope {
        Scope::Size(size) => size.id().to_owned(),
        Scope::Site(site) => site.id().to_owned(),
        Scope::Row(row) => format!("row {row}"),
        Scope::Predator => "predator".to_owned(),
        Scope::Zone(zone) => zone.id().to_owned(),
    }
}

impl Seat for Checker<'_> {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        self.look(game);
        if self.rng.below(64) == 0 && game.hand.len() < 16 {
            plays_agree(game, &mut self.rng);
        }
        self.inner.main(game)
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        self.look(game);
        if self.rng.below(64) == 0 && game.hand.len() < 16 {
            units_agree(game, ability, &mut self.rng);
        }
        let unit = self.inner.unit(game, ability)?;
        if let Some(unit) = unit {
            assert_eq!(game.check_unit(ability, unit), Ok(()), "the random player is legal");
            self.effect(ability, &unit);
            self.before = Some((*game, unit));
        }
        Ok(unit)
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        self.look(game);
        self.inner.game_end(game)
    }

    fn saw(&mut self, game: &Game, event: Event) {
        match event {
            Event::Turn(Main::Play(play)) => {
                assert_eq!(game.check_play(&play, None), Ok(()), "the random player is legal");
                self.coverage.cards.insert(play.card);
                let covered = game.ocean[play.slot].fish;
                let cost = &fish(play.card).cost;
                self.coverage.note("onto an empty slot", covered == 0);
                self.coverage.note("onto a card", covered != 0 && covered < FORAGE);
                self.coverage.note("onto a forage fish", covered >= FORAGE);
                self.coverage.note("consumed by choice", covered != 0 && cost.consume == 0);
                self.coverage.note("consumed as asked", cost.consume > 0);
                self.coverage.note("a school paid", cost.schools > 0);
                self.coverage.note("played in the GAME END phase", game.game_end);
            }
            Event::Turn(Main::Dive(site)) => {
                self.coverage.note("first dive of a site in a week", !game.reached[site]);
                self.coverage.note("further dive of a site in a week", game.reached[site]);
                self.coverage.note("dive at green", site == Site::Green);
            }
            Event::Did(unit) => {
                let (before, done) = self.before.take().unwrap();
                assert_eq!(unit, done);
                moves_keep_sums(&before, game, unit);
                let schools = game.ocean.schools().count_ones() > before.ocean.schools().count_ones();
                self.coverage.note("a school formed", schools);
                self.coverage.note("a school formed by moving", schools && matches!(unit, Unit::Move(..)));
            }
            Event::Drew(card) => self.coverage.note("a card drawn", card.is_some()),
            Event::Uses(_) => {}
        }
    }
}

/// I8.
fn moves_keep_sums(before: &Game, after: &Game, unit: Unit) {
    let sums = |g: &Game| (g.ocean.young() + 3 * g.ocean.schools().count_ones(), g.ocean.eggs().count_ones());
    let ((young, eggs), (young_now, eggs_now)) = (sums(before), sums(after));
    match unit {
        Unit::Move(..) => assert_eq!((young, eggs), (young_now, eggs_now), "I8"),
        Unit::Hatch(_) => assert_eq!((young + 1, eggs - 1), (young_now, eggs_now), "I8"),
        Unit::GainYoung(_) => assert_eq!((young + 1, eggs), (young_now, eggs_now)),
        Unit::LayEgg(_) => assert_eq!((young, eggs + 1), (young_now, eggs_now)),
        _ => {}
    }
    for (id, slot) in before.ocean.slots() {
        assert!(slot.fish == 0 || after.ocean[id].fish != 0, "I6: a slot lost its fish");
    }
}

fn random_plan(index: u64) -> (Plan, Readings) {
    let mut rng = Rng::new(index, 41);
    let mut coin = || rng.below(2) == 1;
    let readings = Readings {
        move_adjacent: index % 4 == 1,
        blue_midnight_recover: coin(),
        young_on_forage: coin(),
        recover_may_draw: coin(),
        tuck_this_fish: coin(),
    };
    let level = printed().levels[rng.below(5) as usize];
    let tiles = [0, 1, 2].map(|week: usize| printed().tiles[week * 6 + rng.below(6) as usize]);
    let ravel = Some(Ravel { card: printed().ravel[rng.below(6) as usize], strength: 2 + rng.below(3) });
    let ravel = ravel.filter(|_| index.is_multiple_of(3));
    (Plan { level, tiles, side_b: index.is_multiple_of(2), ravel, ..plan() }, readings)
}

fn one_game(index: u64, coverage: &mut Coverage) {
    let seed = table::rng::game_seed(7, index);
    let (plan, readings) = random_plan(index);
    let mut game = Game::new(seed, plan, readings);
    let mut checker = Checker { inner: AnyLegal::new(seed), rng: Rng::new(seed, 42), coverage, before: None };
    whole_game(&mut game, &mut checker);
    checker.look(&game);
    assert_eq!((game.her.week, game.her.turn), (4, 6), "I13");
    for (id, slot) in game.ocean.slots() {
        for effect in fish(slot.fish).effects() {
            if let Effect::ScoreIf(_, when) = effect {
                let name = match when {
                    When::ConsumedUnderAtLeast(n) => format!("consumed {n}"),
                    other => format!("{other:?}"),
                };
                *coverage.scored.entry(name).or_default() += u64::from(game.scores(id) > 0);
            }
        }
    }
    let ravel: u32 = game.her.notes.iter().map(|n| n.ravel).sum();
    assert!(game.her.notes.iter().all(|n| n.ravel <= 6 * game.plan.ravel.map_or(0, |r| r.strength)), "I12");
    assert!(game.plan.level.level > 1 || game.her.notes.iter().all(|n| n.achievement + n.bonus == 0), "I12");
    coverage.note("Ravel points", ravel > 0);
    coverage.note("a bonus for the person", game.yours.iter().any(|y| y.bonus > 0));
    coverage.note("won by the person", game.parts().total() >= Score::of(&game.her, &game.plan).total());
    let again = {
        let mut game = Game::new(seed, plan, readings);
        whole_game(&mut game, &mut AnyLegal::new(seed));
        game
    };
    assert_eq!((again.parts(), again.her), (game.parts(), game.her), "I10: same start, same game");
}

#[test]
fn random_games_keep_every_invariant_and_reach_everything() {
    let games = table::contract::games("FINSPAN_GAMES", 20_000);
    let mut coverage = Coverage::default();
    for index in 0..games {
        one_game(index, &mut coverage);
    }
    println!("{games} games, {} steps checked", coverage.steps);
    println!("{:#?}\n{:#?}\n{:#?}\n{:#?}", coverage.effects, coverage.scopes, coverage.scored, coverage.happened);
    let missing: Vec<u8> = (1..=135).filter(|id| !coverage.cards.contains(id)).collect();
    assert!(missing.is_empty(), "never played: {missing:?}");
    // Every primitive with every trigger found on a card, on the mat and on her fish.
    let mut expected: BTreeSet<String> = BTreeSet::new();
    let ops = |effect: &Effect| match effect.op() {
        Op::Move => vec!["move young", "move school"],
        Op::Recover => vec!["recover", "recover draw"],
        op => vec![op.id()],
    };
    for card in (1..=135).map(fish) {
        for op in card.effects().iter().flat_map(ops).filter(|op| *op != "score_if") {
            let all = if card.all_players { " all" } else { "" };
            expected.insert(format!("{op}, {}{all}", card.trigger.unwrap().id()));
            if card.all_players && !card.starter {
                expected.insert(format!("{op}, hers"));
            }
            if let Some(Effect::LayEggOnEach(scope) | Effect::PlayFish(scope)) = card.effects().first() {
                let key = format!("{} {}", card.effects()[0].op().id(), scope_name(*scope));
                assert!(coverage.scopes.contains_key(&key), "never: {key}");
            }
        }
    }
    expected
        .extend(["draw", "recover", "recover draw", "lay_egg", "hatch", "move young"].map(|op| format!("{op}, bonus")));
    for key in &expected {
        assert!(coverage.effects.contains_key(key), "never: {key}");
    }
    assert_eq!(coverage.scored.len(), 8);
    for (what, times) in
        coverage.scored.iter().map(|(k, v)| (k.as_str(), v)).chain(coverage.happened.iter().map(|(k, v)| (*k, v)))
    {
        assert!(*times > 0, "never: {what}");
    }
    assert!((1..=135).all(|id| fish(id).trigger.is_some_and(|t| Trigger::ALL.contains(&t))));
}
