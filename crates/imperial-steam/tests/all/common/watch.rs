//! A watcher at the table: checks the invariants of §17 at every question and records what was reached.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

use imperial_steam::franz::deck::Pile;
use imperial_steam::franz::state::{State, hands};
use imperial_steam::names::{ByEngineer, Colour, WIEN};
use imperial_steam::options::{CoalLimit, PassRule};
use table::{Arg, Question, Step};

/// What was reached over many games.
#[derive(Default, Debug)]
pub struct Reached {
    pub questions: BTreeMap<String, u64>,
    pub blocks_done: BTreeMap<String, u64>,
    pub codes: BTreeMap<String, u64>,
}

impl Reached {
    pub fn count(map: &mut BTreeMap<String, u64>, key: impl Into<String>) {
        *map.entry(key.into()).or_default() += 1;
    }
}

/// Watches one game.
pub struct Watch {
    gulden: Option<i64>,
    column: usize,
    round: i64,
    turns_in_round: i64,
    disturbed: bool,
    opened: bool,
    engineers: Option<ByEngineer<i64>>,
    last_order: String,
    /// The block last looked at: card, block.
    block: Option<(String, i64)>,
    /// Everything told, if kept; reasons are counted only then.
    pub told: Option<Vec<Step>>,
}

impl Watch {
    pub fn new(keep: bool) -> Self {
        Self {
            gulden: None,
            column: 0,
            round: 0,
            turns_in_round: 0,
            disturbed: false,
            opened: false,
            engineers: None,
            last_order: String::new(),
            block: None,
            told: keep.then(Vec::new),
        }
    }

    /// Corrections were made: sums they change are no longer compared.
    pub fn disturb(&mut self) {
        self.disturbed = true;
    }

    /// Checks everything; panics naming the broken invariant.
    pub fn look(&mut self, st: &State, steps: &[Step], question: Option<&Question>, reached: &mut Reached) {
        if let Some(q) = question {
            Reached::count(&mut reached.questions, q.id.as_ref());
            assert!(!q.options().iter().any(|o| o.id.is_empty()), "{}: an option without id", q.id);
        }
        self.steps(st, steps, reached);
        tracks(st);
        numbers(st);
        factories(st);
        decks(st);
        self.influence(st);
        self.engineers(st);
    }

    fn steps(&mut self, st: &State, steps: &[Step], reached: &mut Reached) {
        let mut gulden = 0;
        let mut set = false;
        for step in steps {
            let data = &step.data;
            if let Some(order) = data["order"].as_str() {
                assert!(!step.reasons.is_empty(), "I18: {order} has no reason");
                order.clone_into(&mut self.last_order);
                gulden += change(order);
            }
            if data["set"].as_str() == Some("franz.gulden") {
                set = true;
            }
            if data["action"].is_string() {
                self.block_done(reached);
            }
            for reason in step.reasons.iter().chain([&step.text]) {
                if reason.id == "imperial-steam-card-block" {
                    let (Arg::Text(id), Arg::Number(no)) = (&reason.args[0].1, &reason.args[1].1) else { panic!() };
                    self.block = Some((id.clone(), *no));
                }
                if self.told.is_some() {
                    Reached::count(&mut reached.codes, imperial_steam::words::code(reason));
                }
            }
            if let Some(round) = data["round"].as_i64() {
                self.end_of_round(st);
                (self.round, self.turns_in_round) = (round, 0);
            }
            if let Some(action) = data["action"].as_str() {
                self.turns_in_round += 1;
                let turn = data["turn"].as_i64().unwrap();
                assert!(!action.ends_with('*') || turn >= 6, "I12: {action} in turn {turn}");
            }
        }
        if let (Some(before), false) = (self.gulden, set) {
            assert_eq!(
                st.franz.gulden.0,
                before + gulden,
                "I4: gulden changed without an order: {:?}",
                self.last_order
            );
        }
        self.gulden = Some(st.franz.gulden.0);
        let (visited, done) = &st.blocks;
        assert!(visited.windows(2).all(|w| w[0] < w[1]), "I15: {visited:?}");
        assert!(done.is_none_or(|d| visited.last() == Some(&d)), "I15: {visited:?} {done:?}");
        if let Some(told) = &mut self.told {
            told.extend(steps.iter().cloned());
        }
    }

    /// The last block looked at in a turn is the one that was done.
    pub fn block_done(&mut self, reached: &mut Reached) {
        if let Some((id, no)) = self.block.take() {
            Reached::count(&mut reached.blocks_done, format!("{id}/{no}"));
        }
    }

    fn end_of_round(&self, st: &State) {
        if self.round > 0 && !self.disturbed && st.options.pass_rule == PassRule::FranzPlaysOn {
            assert_eq!(self.turns_in_round, hands(self.round), "I13: round {}", self.round);
            assert_eq!(hands(self.round), (self.round + 1).min(5), "I13");
        }
    }

    fn influence(&mut self, st: &State) {
        if st.columns.is_empty() {
            return;
        }
        assert!(st.franz.column <= st.last_column(), "I7: {}", st.franz.column);
        if !self.disturbed {
            assert!(st.franz.column >= self.column, "I7: influence fell");
            if self.opened && st.board.is_some() && st.franz.column > self.column {
                let (_, top) = st.hub_range();
                // The lowest column that reaches the top hub and is beyond you.
                let enough = top.max(st.you.column + 1).min(st.last_column());
                assert!(st.franz.column <= enough, "I7: {} beyond {enough}", st.franz.column);
            }
        }
        self.column = st.franz.column;
        self.opened = st.round > 0;
    }

    fn engineers(&mut self, st: &State) {
        let Some(board) = &st.board else { return };
        let all = ByEngineer::from_fn(|k| {
            let offered: i64 = Colour::ALL.iter().map(|c| board.hubs[*c].engineers[k]).sum();
            offered + board.your_engineers[k] + i64::from(st.franz.engineers[k])
        });
        if let Some(before) = self.engineers {
            assert_eq!(all, before, "I9: engineers");
        }
        self.engineers = Some(all);
        if st.options.engineer_kept {
            for (a, b) in &st.franz.tracks {
                let needs = board.link(*a, *b).map_or(ByEngineer::NONE, |i| board.links[i].needs);
                for kind in needs.which() {
                    assert!(st.franz.engineers[kind], "I8: {} without engineer", st.names.of(*b));
                }
            }
        }
    }
}

/// What an order does to his money.
fn change(order: &str) -> i64 {
    let words: Vec<&str> = order.split(' ').collect();
    let n = |word: &str| word.trim_start_matches('+').parse::<i64>().unwrap();
    match words[0] {
        "fee" if words[1] == "from" => n(words[3]),
        "fee" | "pay" => -n(words[1]),
        "gulden" => n(words[1]),
        "deliver" => order.rsplit(": ").next().unwrap().parse().unwrap_or(0),
        "influence" if order.contains(", pay ") => -n(words[3]),
        _ => 0,
    }
}

/// I1, I2, I10.
fn tracks(st: &State) {
    let franz = &st.franz;
    let mut cities = BTreeSet::from([WIEN]);
    for (a, b) in &franz.tracks {
        assert!(cities.contains(a), "I1: a track that does not start in his network");
        assert!(cities.insert(*b), "I10: a city joined twice");
    }
    assert_eq!(franz.tracks.len(), cities.len() - 1, "I1");
    assert_eq!(franz.tracks.len(), 18 - franz.tracks_left(), "I1");
    assert!(franz.tracks.len() <= 18, "I1");
    for city in &cities {
        let station = *city == WIEN || franz.stations.contains(city);
        assert!(franz.tracks_at(*city) < 3 || station, "I2: {}", st.names.of(*city));
    }
    assert_eq!(franz.stations_left() + franz.stations.len() + 1, 3, "I2");
}

/// I3, I4.
fn numbers(st: &State) {
    let franz = &st.franz;
    let sum = franz.hired + franz.supply() + franz.factories.len() as i64;
    assert!(sum == 15 && franz.hired >= 0 && franz.supply() >= 0, "I3: {franz:?}");
    assert!(franz.gulden.0 >= 0 && franz.goods >= 0 && franz.dock >= 0, "I4: {franz:?}");
}

/// I5, I6, I14.
fn factories(st: &State) {
    let franz = &st.franz;
    assert!(franz.factories.iter().all(|f| (0..=3).contains(&f.cubes)), "I5");
    let lying: i64 = franz.factories.iter().map(|f| f.cubes).sum();
    assert_eq!(franz.cubes.0, franz.cubes.1 + lying, "I5: {franz:?}");
    assert!(franz.factories.iter().all(|f| f.on.is_none_or(|c| c < franz.contracts.len())), "I6");
    for i in 0..franz.contracts.len() {
        assert!(franz.filled(i) <= franz.contracts[i].slots, "I6");
    }
    assert!(franz.open_slots() == 0 || franz.unassigned() == 0, "I6: {franz:?}");
    if st.options.coal_limit == CoalLimit::OnePerHub {
        for colour in Colour::ALL {
            assert!(franz.coal.iter().filter(|c| c.0 == colour).count() <= 1, "I14: coal");
        }
    }
}

/// I11.
fn decks(st: &State) {
    let check = |pile: &Pile, numbers: &dyn Fn(u8) -> i64, what: &str| {
        let mut cards = pile.left();
        cards.extend(pile.discarded());
        cards.extend(pile.in_play);
        let all = cards.len() + usize::from(pile.unseen);
        assert_eq!(all, if pile.joined { 6 } else { 5 }, "I11: {what}");
        let mut seen: Vec<i64> = cards.iter().map(|c| numbers(*c)).filter(|n| *n <= 5).collect();
        seen.sort_unstable();
        assert_eq!(seen, [1, 2, 3, 4, 5], "I11: {what}");
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len() + usize::from(pile.unseen), all, "I11: {what} has a card twice");
    };
    check(&st.decks.action, &|c| st.cards.actions[usize::from(c)].number, "action");
    check(&st.decks.decision, &|c| st.cards.decisions[usize::from(c)].number, "decision");
}
