//! A new game at the physical table (10.2).

use table::{Opt, Pick, Question, Refusal, Step, Stop, Table, msg};

use super::{Asks, Companion};
use crate::Rival;
use crate::data::figures;
use crate::things::{Card, Slot, Track};
use crate::words;

impl<A: Asks> Companion<'_, A> {
    /// The checklist, the board cards, the Rival's own cards.
    pub(super) fn set_up(&mut self, rival: &mut Rival) -> Result<(), Stop> {
        self.tell(|| Step::new(msg!("cryo-do-setup-base")).because([msg!("cryo-why-setup-base")]));
        self.tell(|| {
            Step::new(msg!("cryo-do-setup-drones", drones = figures().drones)).because([msg!("cryo-why-setup-drones")])
        });
        self.tell(|| {
            let stocks = Track::ALL.map(|t| msg!("cryo-stock", track = words::track(t), n = rival.has(t))).to_vec();
            let step = Step::new(msg!("cryo-do-setup-tracks", stocks = stocks));
            if rival.tracks == figures().normal { step } else { step.because([msg!("cryo-why-setup-harder")]) }
        });
        self.tell(|| Step::new(msg!("cryo-do-setup-board")).because(lines(rival)));
        let own = self.pick("setup.board", rival, |_| {
            let done = (Opt::new("done", msg!("cryo-opt-board-done")), false);
            let own = (Opt::new("own", msg!("cryo-opt-board-own")).aside(), true);
            Pick::one("setup.board", msg!("cryo-ask-board"), vec![done, own])
        })?;
        if own {
            self.board_cards(rival)?;
            self.tell(|| Step::know(msg!("cryo-do-setup-own-board")).because(lines(rival)));
        }
        self.tell(|| Step::new(msg!("cryo-do-setup-deal")));
        rival.set_up(self)?;
        if rival.rules.virtual_cards {
            self.tell(|| Step::mind(msg!("cryo-mind-virtual")));
        }
        self.tell(|| {
            let upgrades: Vec<_> = rival.upgrades.iter().map(|&c| words::upgrade(c)).collect();
            Step::new(msg!("cryo-do-setup-keep")).because([msg!("cryo-why-restriction", cards = upgrades)])
        });
        Ok(())
    }

    /// "I laid them myself": the types position by position; the last one is clear.
    fn board_cards(&mut self, rival: &mut Rival) -> Result<(), Stop> {
        let mut laid: Vec<Card> = Vec::new();
        for slot in Slot::all().take(7) {
            let left = |c: &Card| !laid.contains(c);
            let question = |_: &Rival| {
                let options = Card::ALL.into_iter().filter(left).map(|c| Opt::new(c.id(), words::card(c))).collect();
                Question::choice("setup.slot", msg!("cryo-ask-slot", slot = words::slot(slot)), options)
            };
            let card = self.asks.ask("setup.slot", rival, question, |r, answer| {
                question(r).accepts(answer)?;
                let card = answer.id().and_then(Card::parse);
                card.ok_or_else(|| Refusal::new("NotOffered", msg!("cryo-error-not-offered")))
            })?;
            laid.push(card);
        }
        laid.extend(Card::ALL.into_iter().find(|c| !laid.contains(c)));
        if let Ok(board) = laid.try_into() {
            rival.board_cards = board;
        }
        Ok(())
    }
}

/// One line a position.
fn lines(rival: &Rival) -> Vec<table::Msg> {
    Slot::all()
        .map(|s| msg!("cryo-slot-card", slot = words::slot(s), card = words::card(rival.board_cards[s.number()])))
        .collect()
}
