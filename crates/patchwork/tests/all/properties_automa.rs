//! What holds in every game against the Automa: invariants 1–18 after every step of random games with random options,
//! and the quick choice compared with the filter chain on random facts.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::automa::Case;
use patchwork::automa::cards::Cards;
use patchwork::data::{AutomaCard, FINAL, lines_crossed};
use patchwork::facts::Facts;
use patchwork::game::action::Action;
use patchwork::game::patch::PatchId;
use patchwork::game::playout::random_action;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Filter, Level, Next, Reshuffle, Seat, Side, SpecialPatches, TimeFilter};
use patchwork::options::Rules;
use proptest::prelude::*;
use table::Rng;
use table::narrow::Effect;

fn rules() -> impl Strategy<Value = Rules> {
    (0..5usize, any::<[bool; 5]>()).prop_map(|(level, flags)| Rules {
        deck: if flags[0] { AutomaDeck::Normal } else { AutomaDeck::Tactical },
        special_patches: if flags[1] { SpecialPatches::First } else { SpecialPatches::Revised },
        reshuffle: if flags[2] { Reshuffle::En } else { Reshuffle::De },
        automa_takes_special: flags[3],
        time_filter: if flags[4] { TimeFilter::Share } else { TimeFilter::Behind },
        ..Rules::at(Level::ALL[level])
    })
}

/// Follows one game and checks everything that must hold.
struct Watch {
    solo: Solo,
    /// The player's patches.
    players: Vec<PatchId>,
    /// Special patches: placed by the player, lost, taken by the Automa.
    specials: [u32; 3],
    income_lines: [u64; 2],
    paid_by_cards: u32,
    revealed: Vec<u8>,
    rounds: Vec<usize>,
}

impl Watch {
    fn new(rules: Rules, seed: u64) -> Self {
        Self {
            solo: Solo::of_seed(rules, seed),
            players: Vec::new(),
            specials: [0; 3],
            income_lines: [0; 2],
            paid_by_cards: 0,
            revealed: Vec::new(),
            rounds: Vec::new(),
        }
    }

    fn always(&self) {
        let Solo { rules, board, automa, player, .. } = &self.solo;
        let [p, a] = board.spaces.0;
        assert!(p <= FINAL && a <= FINAL);
        if board.pending == 0 {
            match self.solo.next() {
                Next::Automa => assert!(a <= p && p <= a + 6, "invariant 3: P {p}, A {a}"),
                Next::Player => assert!(p <= a && a <= p + 6, "invariant 3: P {p}, A {a}"),
                Next::Over => assert!(p == FINAL && a == FINAL),
            }
        }
        let mut ids: Vec<u8> = board.circle.queue().iter().map(|x| x.id()).collect();
        ids.extend((0..33).filter(|id| self.solo.automa_patches >> id & 1 == 1));
        ids.extend(self.players.iter().map(|x| x.id()));
        ids.sort_unstable();
        assert_eq!(ids, (0..33).collect::<Vec<u8>>(), "invariant 4");
        let squares: u32 = self.players.iter().map(|x| u32::from(x.squares())).sum();
        assert_eq!(u32::from(player.quilt.covered()), squares + self.specials[0], "invariant 6");
        let [placed, lost, taken] = self.specials;
        let left = board.special_left.count_ones();
        assert_eq!(placed + u32::from(board.pending) + lost + taken + left, 5, "invariant 8");
        let reached = if rules.automa_takes_special { p.max(a) } else { p };
        let all = rules.special_patches.lines();
        assert_eq!(board.special_left, all & !lines_crossed(0, reached), "invariant 8: what nobody reached");
        match board.tile {
            Some(Seat::Second) => assert!(automa.tile && a >= rules.marker, "invariant 10"),
            Some(Seat::First) => assert!(!automa.tile && player.quilt.has_7x7(), "invariant 10"),
            None => assert!(!automa.tile && a < rules.marker, "invariant 10: nobody else reached it"),
        }
        assert_eq!(u32::from(automa.buttons), self.paid_by_cards, "invariant 13");
        self.cards();
        let [one, two, three, four, five] = Level::ALL.map(|level| automa.score(level));
        assert!(one == 0 || one == 7, "invariant 17");
        assert_eq!(five - three, i32::from(automa.printed_buttons), "invariant 17");
        assert_eq!(five - four, i32::from(automa.patches_with_buttons), "invariant 17");
        assert_eq!(five - four, three - two, "invariant 17");
    }

    /// Invariant 14: each of the twelve cards exactly once; the deck is never empty at the start of an Automa turn.
    fn cards(&self) {
        let cards = &self.solo.cards;
        assert_eq!(cards.left() + cards.discarded().len(), 12);
        if self.solo.next() == Next::Automa {
            assert!(cards.left() > 0);
        }
    }

    fn player_turn(&mut self, rng: &mut Rng) {
        let before = self.solo;
        let action = random_action(&self.solo.player, &self.solo.board, Seat::First, rng).unwrap();
        let happened = self.solo.apply(action).unwrap();
        if let Action::Take { patch, .. } = action {
            self.players.push(patch);
        }
        if before.board.pending > 0 {
            self.specials[0] += 1;
            self.specials[1] += u32::from(happened.lost);
            return;
        }
        let crossed = happened.crossed.unwrap();
        self.specials[1] += u32::from(happened.lost);
        assert!(crossed.to > crossed.from, "invariant 1");
        assert_eq!(self.income_lines[0] & crossed.income, 0, "invariant 7: each line once");
        self.income_lines[0] |= crossed.income;
        assert!(crossed.incomes() <= 2, "invariant 9");
        let most = if self.solo.rules.automa_takes_special { 1 } else { 2 };
        assert!(crossed.specials() <= most, "invariant 9");
        let turned = before.board.circle != self.solo.board.circle;
        assert_eq!(turned, happened.crossed.is_some() && happened.advanced == 0, "invariant 5");
        if self.solo.board.pending == 0 {
            let again = crossed.to <= self.solo.board.spaces[Seat::Second] && crossed.to < FINAL;
            assert_eq!(self.solo.next() == Next::Player, again, "invariant 2");
        }
    }

    fn automa_turn(&mut self) {
        let before = self.solo;
        let played = self.solo.automa_turn_explained();
        let (turn, why) = (&played.turn, &played.why);
        let [p, a] = before.board.spaces.0;
        assert!(turn.to > a, "invariant 1");
        let again = turn.to <= p && turn.to < FINAL;
        assert_eq!(self.solo.next() == Next::Automa, again, "invariant 2");
        assert_eq!(self.income_lines[1] & turn.income_lines, 0, "invariant 7");
        self.income_lines[1] |= turn.income_lines;
        assert!(turn.income_lines.count_ones() <= 2 && turn.special_taken.count_ones() <= 1, "invariant 9");
        self.specials[2] += turn.special_taken.count_ones();
        self.paid_by_cards += turn.income_lines.count_ones() * u32::from(played.card.income);
        self.reasons(&played);
        assert!(!self.revealed.contains(&played.card.number), "invariant 15: no card twice in a round");
        self.revealed.push(played.card.number);
        if played.shuffled {
            self.rounds.push(self.revealed.len());
            self.revealed.clear();
        }
        if why.case == Case::A {
            assert_eq!(before.board.circle, self.solo.board.circle, "invariant 5");
            assert_eq!(turn.to, (p + 1).min(FINAL));
        }
    }

    /// Invariants 11 and 12.
    fn reasons(&self, played: &patchwork::automa::Played) {
        let (turn, why) = (&played.turn, &played.why);
        let pays = |place: &usize| played.window[*place].cost() <= played.card.budget;
        let affordable: Vec<usize> = (0..played.window.len()).filter(pays).collect();
        assert_eq!(why.affordable, affordable, "invariant 11");
        let case = [Case::A, Case::B, Case::C, Case::C][affordable.len()];
        assert_eq!(why.case, case, "invariant 11");
        assert_eq!(turn.take.is_none(), case == Case::A, "invariant 11");
        let steps = &why.narrowing.steps;
        assert!(case == Case::C || steps.is_empty(), "invariant 12: case {case:?} has no steps");
        let mut left: Vec<usize> = (0..affordable.len()).collect();
        for step in steps {
            assert!(left.len() > 1, "invariant 12: no step after one candidate is left");
            assert!(!step.kept.is_empty(), "invariant 11");
            assert!(step.kept.iter().all(|k| left.contains(k)), "invariant 11: kept shrinks");
            assert!(step.effect != Effect::Skipped || step.filter == Filter::Time, "invariant 12");
            assert!(step.filter != Filter::Furthest || step.kept.len() == 1, "invariant 12");
            left.clone_from(&step.kept);
            assert!(step.kept.iter().any(|&k| Some(affordable[k]) == turn.take), "invariant 11: the chosen one stays");
        }
    }

    fn at_the_end(&self) {
        let lines = patchwork::data::INCOME_LINES;
        assert_eq!(self.income_lines, [lines, lines], "invariant 7: nine events each");
        let result = self.solo.result().unwrap();
        assert!(self.solo.board.first_home.is_some(), "invariant 16");
        assert!(matches!(result.winner, Side::Player | Side::Automa), "invariant 16");
        let more = match self.solo.rules.reshuffle {
            Reshuffle::En => 12,
            Reshuffle::De => 10,
        };
        assert!(self.rounds.iter().take(1).all(|&n| n == 10), "invariant 15");
        assert!(self.rounds.iter().skip(1).all(|&n| n == more), "invariant 15");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn invariants_hold_after_every_step_of_any_game(rules in rules(), seed: u64) {
        let mut watch = Watch::new(rules, seed);
        let mut rng = Rng::new(seed, 77);
        let mut steps = 0;
        while watch.solo.next() != Next::Over {
            watch.always();
            if watch.solo.next() == Next::Player { watch.player_turn(&mut rng) } else { watch.automa_turn() }
            steps += 1;
            prop_assert!(steps < 300, "invariant 16: every game ends");
        }
        watch.always();
        watch.at_the_end();
    }

    #[test]
    fn the_same_seed_gives_the_same_game(rules in rules(), seed: u64) {
        prop_assert_eq!(patchwork::game::solo::play_random(rules, seed), patchwork::game::solo::play_random(rules, seed));
    }

    #[test]
    fn the_quick_choice_is_the_filter_chain(
        card in 1u8..=24, ids in proptest::sample::subsequence((0..33u8).collect::<Vec<_>>(), 0..=3),
        turn in 0usize..3, automa in 0u8..53, ahead in 0u8..=6, rules in rules(), tile_free: bool, special_left: u64,
    ) {
        let mut window: Vec<PatchId> = ids.into_iter().filter_map(PatchId::new).collect();
        let n = window.len().max(1);
        window.rotate_left(turn % n);
        let player = (automa + ahead).min(FINAL);
        let card = AutomaCard::numbered(card).unwrap();
        let facts = Facts { card, window: &window, automa, player, tile_free, special_left };
        prop_assert_eq!(facts.turn(&rules), facts.explain(&rules).0);
    }

    #[test]
    fn resampling_keeps_what_is_seen_and_changes_only_what_is_hidden(rules in rules(), seed: u64, draws in 0usize..25) {
        let mut cards = Cards::of_seed(rules.deck, seed);
        for _ in 0..draws {
            let card = cards.reveal();
            cards.discard(card, rules.reshuffle, false);
        }
        let mut rng = Rng::new(seed, 5);
        let other = cards.resampled(rules.reshuffle, &mut rng);
        prop_assert_eq!(other.back(), cards.back());
        prop_assert_eq!(other.backs_aside(rules.reshuffle), cards.backs_aside(rules.reshuffle));
        prop_assert_eq!(other.revealed(rules.reshuffle), cards.revealed(rules.reshuffle));
        prop_assert_eq!(other.left(), cards.left());
        let mut drawn: Vec<u8> = other.discarded().to_vec();
        let mut copy = other;
        while copy.left() > 0 && drawn.len() < 12 {
            drawn.push(copy.reveal().number);
        }
        drawn.sort_unstable();
        prop_assert_eq!(drawn, rules.deck.numbers().to_vec());
    }
}

#[test]
fn every_hidden_order_is_about_equally_likely() {
    let cards = Cards::of_seed(AutomaDeck::Normal, 3);
    let mut rng = Rng::new(1, 1);
    let mut tops = [0u32; 13];
    for _ in 0..12_000 {
        let mut other = cards.resampled(Reshuffle::En, &mut rng);
        tops[usize::from(other.reveal().number)] += 1;
    }
    assert!(tops[1..].iter().all(|&n| (850..1_150).contains(&n)), "{tops:?}");
}
