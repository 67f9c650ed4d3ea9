//! A new game at the physical table (§10.2).

use table::{Answer, Asks, Opt, Pick, Question, Step, Stop, Table, msg};

use super::{Companion, Halt};
use crate::Rival;
use crate::data::figures;
use crate::names::{BySlot, Card, Section, Slot, Track};
use crate::words;

impl<A: Asks<Rival>> Companion<'_, A> {
    /// The checklist, the board cards, the Rival's own cards.
    pub(super) fn set_up(&mut self, rival: &mut Rival) -> Result<(), Stop> {
        self.tell(|| Step::turn(msg!("cryo-turn-setup")));
        self.tell(|| Step::new(msg!("cryo-do-setup-base")).because([msg!("cryo-why-setup-base")]));
        self.tell(|| {
            Step::new(msg!("cryo-do-setup-drones", drones = figures().drones)).because([msg!("cryo-why-setup-drones")])
        });
        self.tell(|| {
            let stocks = Track::ALL.map(|t| msg!("cryo-stock", track = words::track(t), n = rival.has(t))).to_vec();
            let step = Step::new(msg!("cryo-do-setup-tracks", stocks = stocks));
            if rival.tracks == figures().normal { step } else { step.because([msg!("cryo-why-setup-harder")]) }
        });
        self.tell(|| Step::new(msg!("cryo-do-setup-board")));
        self.tell_board(rival);
        let own = self.asks.pick(rival, |_| {
            let done = (Opt::new("done", msg!("cryo-opt-board-done")), false);
            let own = (Opt::new("own", msg!("cryo-opt-board-own")).aside(), true);
            Pick::one("setup.board", msg!("cryo-ask-board"), vec![done, own])
        })?;
        if own {
            self.board_cards(rival)?;
            self.tell(|| Step::know(msg!("cryo-do-setup-own-board")));
            self.tell_board(rival);
        }
        self.tell(|| Step::new(msg!("cryo-do-setup-deal")));
        if let Err(Halt::Stop(stop)) = rival.set_up(self) {
            return Err(stop);
        }
        if rival.rules.app_draws {
            self.tell(|| Step::mind(msg!("cryo-mind-virtual")));
        }
        self.tell(|| {
            let upgrades: Vec<_> = rival.upgrades.iter().map(|&c| words::upgrade(c)).collect();
            Step::new(msg!("cryo-do-setup-keep")).because([msg!("cryo-why-restriction", cards = upgrades)])
        });
        Ok(())
    }

    /// What lies where on the board, one line per section.
    fn tell_board(&mut self, rival: &Rival) {
        for section in Section::ALL {
            self.tell(|| {
                let at = |left: bool| Slot::ALL.into_iter().find(|s| s.section() == section && s.is_left() == left);
                let card =
                    |left| at(left).map_or_else(|| msg!("cryo-none"), |slot| words::card(rival.board_cards[slot]));
                let (left, right) = (card(true), card(false));
                Step::new(msg!("cryo-do-setup-section", section = words::section(section), left = left, right = right))
            });
        }
    }

    /// "I laid them myself": all eight on one screen, tapped from position to position.
    fn board_cards(&mut self, rival: &mut Rival) -> Result<(), Stop> {
        let question = |_: &Rival| {
            let options: Vec<Opt> = Card::ALL.map(|c| Opt::new(c.id(), words::card(c))).to_vec();
            let all = options.len();
            let sections: Vec<_> = Section::ALL.map(words::section).to_vec();
            Question::several("setup.slots", msg!("cryo-ask-slots"), options, (all, all))
                .note(msg!("cryo-note-slots", sections = sections))
        };
        let laid = self.asks.ask(rival, question, |_, answer, _| {
            let ids: &[String] = if let Answer::Several(ids) = answer { ids } else { &[] };
            Ok(ids.iter().filter_map(|id| Card::parse(id)).collect::<Vec<_>>())
        })?;
        if let Ok(board) = laid.try_into() {
            rival.board_cards = BySlot(board);
        }
        Ok(())
    }
}
