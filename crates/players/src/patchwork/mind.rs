//! A player of any kind at the table.

use std::sync::atomic::AtomicBool;

use patchwork::game::action::Action;
use patchwork::game::player::Choice;
use patchwork::game::playout::random_choice_of;
use table::Rng;

use crate::Kind;
use crate::patchwork::contest::{Contest, Turn};
use crate::patchwork::greedy::greedy;
use crate::patchwork::search::{Budget, Ideas, Search};
use crate::patchwork::worth::Taste;

/// A player at the table.
#[derive(Debug)]
pub struct Mind {
    kind: Kind,
    rng: Rng,
    /// The greedy player's judgement.
    pub taste: Taste,
    /// The searching player's search.
    pub search: Search,
}

/// The random stream of the random player in the human seat: the same as in the engine's random games, so that both
/// play the same games.
const RANDOM_STREAM: u64 = patchwork::game::randomness::RANDOM_SEATS;

impl Mind {
    /// A player for the game with this seed.
    pub fn new(kind: Kind, seed: u64) -> Self {
        let search = match kind {
            Kind::Search(budget) => Search::new(budget, seed),
            Kind::Classic(budget) => Search::classic(budget, seed),
            Kind::Clairvoyant(budget) => Search::with(Ideas::CLAIRVOYANT, budget, seed),
            Kind::Random | Kind::Greedy => Search::new(Budget::Iterations(1), seed),
        };
        Self { kind, rng: Rng::new(seed, RANDOM_STREAM), taste: Taste::GREEDY, search }
    }

    /// Its move; none if no player is to decide.
    pub fn decide(&mut self, contest: &impl Contest) -> Option<Action> {
        let Turn::Decides(seat) = contest.turn() else { return None };
        contest.player(seat).action(contest.board(), self.choose(contest)?)
    }

    /// The same as a choice, which is known to be legal.
    pub fn choose(&mut self, contest: &impl Contest) -> Option<Choice> {
        let Turn::Decides(seat) = contest.turn() else { return None };
        let (player, board) = (contest.player(seat), contest.board());
        match self.kind {
            Kind::Random => Some(random_choice_of(player, board, &mut self.rng)),
            Kind::Greedy => greedy(contest, &self.taste),
            Kind::Search(_) | Kind::Classic(_) | Kind::Clairvoyant(_) => {
                player.choice_of(board, seat, self.search.think(contest, &AtomicBool::new(false))?.best()?).ok()
            }
        }
    }
}
