//! The end against the Automa: every move of the player, and every card that may come as far as a player can tell.

use patchwork::game::player::Choice;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Next, Reshuffle, Seat};

use super::{Known, board_words, fold, player_words, worthwhile};
use crate::patchwork::contest::Contest;

/// How a game ends on average, over all deals a player cannot tell apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// The chance that the player wins.
    pub win: f64,
    /// The mean margin.
    pub margin: f64,
}

/// The same up to rounding.
const SAME: f64 = 1e-9;

impl Odds {
    /// A greater chance of winning or, with the same chance, a greater margin.
    pub fn better(&self, other: &Self) -> bool {
        self.win > other.win + SAME || self.win > other.win - SAME && self.margin > other.margin + SAME
    }

    fn plus(self, share: f64, more: Self) -> Self {
        Self { win: self.win + share * more.win, margin: self.margin + share * more.margin }
    }
}

/// The exact end of a game against the Automa.
#[derive(Clone, Debug, PartialEq)]
pub struct Exact {
    /// Every worthwhile choice with its odds, the best first.
    pub choices: Vec<(Choice, Odds)>,
    /// The most decisions of the player until the end.
    pub horizon: u32,
    /// How many positions were looked at.
    pub positions: u64,
}

/// What every choice of the player leads to, if the game can be counted out within this many positions.
pub fn solve(solo: &Solo, most: u64) -> Option<Exact> {
    if solo.next() != Next::Player {
        return None;
    }
    let mut solver = Solver { known: Known::default(), positions: 0, most, horizon: 0 };
    let mut choices = Vec::new();
    for choice in solver.moves(solo) {
        choices.push((choice, solver.after(solo, choice, 1)?));
    }
    // A stable sort: of equals, the first stays first.
    choices.sort_by(|(_, a), (_, b)| match (a.better(b), b.better(a)) {
        (true, _) => std::cmp::Ordering::Less,
        (_, true) => std::cmp::Ordering::Greater,
        _ => std::cmp::Ordering::Equal,
    });
    Some(Exact { choices, horizon: solver.horizon, positions: solver.positions })
}

struct Solver {
    known: Known<Odds>,
    positions: u64,
    most: u64,
    horizon: u32,
}

impl Solver {
    fn moves(&self, solo: &Solo) -> Vec<Choice> {
        let mut moves = Vec::new();
        worthwhile(&solo.player, &solo.board, Seat::First, &mut moves);
        moves
    }

    fn after(&mut self, solo: &Solo, choice: Choice, deep: u32) -> Option<Odds> {
        let mut next = *solo;
        next.play(Seat::First, choice);
        self.odds(&next, deep)
    }

    /// The odds of a position; none if there are too many positions.
    fn odds(&mut self, solo: &Solo, deep: u32) -> Option<Odds> {
        self.horizon = self.horizon.max(deep);
        if solo.next() == Next::Over {
            let ending = solo.ending();
            return Some(Odds { win: if ending.won { 1.0 } else { 0.0 }, margin: f64::from(ending.margin) });
        }
        self.positions += 1;
        if self.positions > self.most {
            return None;
        }
        let key = key(solo);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let odds = if solo.next() == Next::Player {
            let mut best: Option<Odds> = None;
            for choice in self.moves(solo) {
                let odds = self.after(solo, choice, deep + 1)?;
                if best.is_none_or(|best| odds.better(&best)) {
                    best = Some(odds);
                }
            }
            best?
        } else {
            self.over_cards(solo, deep)?
        };
        self.known.insert(key, odds);
        Some(odds)
    }

    /// The mean over every card that may lie on top and, where backs are seen, over the next one's back.
    fn over_cards(&mut self, solo: &Solo, deep: u32) -> Option<Odds> {
        let (reshuffle, tactical) = (solo.rules.reshuffle, solo.rules.deck == AutomaDeck::Tactical);
        let tops = solo.cards.possible_tops(reshuffle);
        let share = 1.0 / tops.len() as f64;
        let mut all = Odds { win: 0.0, margin: 0.0 };
        for cards in tops {
            let mut next = Solo { cards, ..*solo };
            let before = next.cards.left();
            next.automa_turn();
            let shuffled = next.cards.left() >= before;
            if !tactical || next.next() == Next::Over || next.cards.left() == 0 {
                all = all.plus(share, self.odds(&next, deep)?);
                continue;
            }
            // After a shuffle that sets cards aside, their backs are new, too: that is not counted out.
            if shuffled && reshuffle == Reshuffle::De {
                return None;
            }
            for (chance, cards) in next.cards.possible_backs() {
                all = all.plus(share * chance, self.odds(&Solo { cards, ..next }, deep)?);
            }
        }
        Some(all)
    }
}

/// A position with all a player knows as one number.
fn key(solo: &Solo) -> u128 {
    let reshuffle = solo.rules.reshuffle;
    let seen = solo.cards.revealed(reshuffle).iter().fold(0, |seen, &card| seen | 1u64 << card);
    let back = solo.cards.back().map_or(15, u64::from);
    let cards = back << 40 | (solo.cards.left() as u64) << 48 | (solo.cards.unseen(reshuffle) as u64) << 56;
    let automa = &solo.automa;
    let collected = u64::from(automa.buttons)
        | u64::from(automa.patches_with_buttons) << 16
        | u64::from(automa.printed_buttons) << 24
        | u64::from(automa.tile) << 48;
    fold([board_words(&solo.board), player_words(&solo.player), [seen, cards, collected]])
}
