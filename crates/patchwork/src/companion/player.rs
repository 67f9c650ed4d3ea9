//! The player's action, and what else may be reported.

use serde_json::json;
use table::{Answer, Asks as _, Insist, Msg, Opt, Pick, Refusal, Step, Stop, Table, Tape, msg};

use super::{CardSource, Companion, PrintedDeck};
use crate::data::FINAL;
use crate::game::circle::WINDOW;
use crate::game::patch::PatchId;
use crate::names::{AutomaDeck, CircleMode, Next, Seat, Space};
use crate::words;

/// What the player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Did {
    Advance,
    Take(usize),
    FilledTile,
    HadTile,
    EnterCircle,
    DealCircle,
    SawBack,
}

impl Companion {
    /// The player's action with the tracked circle: one tap, plus one for an unknown patch.
    pub(super) fn player_acts(&mut self, seed: u64, tape: &mut Tape<'_>) -> Result<(), Stop> {
        if tape.correction(self)? {
            return Ok(());
        }
        let did = tape.ask_lazily(
            self,
            Some("player"),
            |s| s.action_pick().question,
            |s, answer, insist, _| s.read_action(answer, insist),
        )?;
        match did {
            Did::Advance => {
                let to = self.board.space_ahead(Seat::First);
                let gained = to - self.board.spaces[Seat::First];
                self.player.buttons += u16::from(gained);
                tape.tell(|| Step::turn(msg!("patchwork-did-advance", n = gained)));
                self.player_moves(to, tape);
            }
            Did::Take(place) => {
                let patch = match self.queue.get(place).copied().flatten() {
                    Some(patch) => patch,
                    None => self.ask_taken(place, tape)?,
                };
                self.player_takes(place, patch, tape);
            }
            Did::EnterCircle => self.ask_circle(tape)?,
            Did::DealCircle => self.deal_circle(seed, tape),
            Did::FilledTile | Did::HadTile | Did::SawBack => self.report(did, tape)?,
        }
        Ok(())
    }

    fn player_takes(&mut self, place: usize, patch: PatchId, tape: &mut Tape<'_>) {
        let cost = u16::from(patch.cost());
        let taken = json!({"patch": patch.label()});
        let did = msg!("patchwork-did-take", label = patch.label(), paid = cost);
        tape.tell(|| Step::turn(did).data(taken.clone()));
        if cost > self.player.buttons {
            let text = msg!("patchwork-corrected-buttons", patch = patch.label(), cost = cost);
            tape.tell(|| Step::mind(text).data(taken));
        }
        self.turn_queue(place);
        self.player.patches.push(patch);
        self.player.buttons = self.player.buttons.saturating_sub(cost);
        self.player.printed += patch.buttons();
        self.player.covered = (self.player.covered + patch.squares()).min(81);
        let to = self.board.space_after(Seat::First, patch.time());
        self.player_moves(to, tape);
        self.fill_in_the_last();
    }

    /// Moves the player's token and handles the lines crossed. The player's action has already been told.
    pub(super) fn player_moves(&mut self, to: Space, tape: &mut Tape<'_>) {
        self.started = true;
        self.tile_in_doubt = false;
        let crossed = self.board.move_to(Seat::First, to);
        let income = u16::from(self.player.printed);
        self.player.buttons += income * crossed.incomes() as u16;
        self.player.covered = (self.player.covered + crossed.specials() as u8).min(81);
        if crossed.incomes() > 0 {
            let tracked = (self.mode == CircleMode::Tracked).then_some(income);
            tape.tell(|| words::income(&crossed, tracked));
        }
        if crossed.specials() > 0 {
            tape.tell(|| Step::new(msg!("patchwork-take-special", n = crossed.specials())));
        }
        if self.next() == Next::Player {
            let [player, automa] = self.board.spaces.0;
            tape.tell(|| words::next_line(self.next(), player, automa));
        }
    }

    fn action_pick(&self) -> Pick<Did> {
        let mut options = Vec::new();
        let to = self.board.space_ahead(Seat::First);
        let gained = to - self.board.spaces[Seat::First];
        options.push((
            Opt::new("advance", msg!("patchwork-act-advance", n = gained)).hint(self.would_bring(to, 0)),
            Did::Advance,
        ));
        for (place, patch) in self.shown_window().into_iter().enumerate() {
            let id = ["1st", "2nd", "3rd"][place.min(2)];
            let opt = match patch {
                None => Opt::new(id, msg!("patchwork-act-unknown", place = place + 1)),
                Some(patch) => Opt::new(id, msg!("patchwork-act-known", place = place + 1, label = patch.label()))
                    .hint(self.would_bring(self.board.space_after(Seat::First, patch.time()), patch.buttons())),
            };
            options.push((opt, Did::Take(place)));
        }
        if !self.started {
            options.push((Opt::new("circle", msg!("patchwork-act-circle")).aside(), Did::EnterCircle));
            options.push((Opt::new("deal", msg!("patchwork-act-deal")).aside(), Did::DealCircle));
        }
        options.extend(self.reports());
        let pick = Pick::one("player", msg!("patchwork-ask-player"), options);
        match self.preview() {
            Some(note) => pick.note(note),
            None => pick,
        }
    }

    /// Where a move would lead and what it would earn.
    fn would_bring(&self, to: Space, buttons: u8) -> Msg {
        let crossed = self.board.crossing(Seat::First, to);
        let its = self.board.spaces[Seat::Second];
        let (place, k) = match () {
            () if to == FINAL => ("final", 0),
            () if to < its => ("behind", its - to),
            () if to == its => ("level", 0),
            () => ("ahead", to - its),
        };
        msg!(
            "patchwork-would-bring",
            place = place,
            k = k,
            income = u32::from(self.player.printed + buttons) * crossed.incomes(),
            special = crossed.specials()
        )
    }

    /// With a tactical deck: the next budget, and which known patches it reaches.
    pub(super) fn preview(&self) -> Option<Msg> {
        let budget = self.next_budget()?;
        let window = self.shown_window();
        let known: Vec<PatchId> = window.iter().copied().flatten().collect();
        let list: Vec<Msg> = known.iter().filter(|p| p.cost() <= budget).map(|p| Msg::plain(p.label())).collect();
        let list = if list.is_empty() { msg!("list-none") } else { msg!("list", list = list) };
        Some(msg!("patchwork-next-budget", budget = budget, affordable = list))
    }

    /// What else may be reported besides an action.
    pub(super) fn reports(&self) -> Vec<(Opt, Did)> {
        let mut reports = Vec::new();
        let enough = self.mode == CircleMode::Window || self.player.covered >= 49;
        if self.board.tile.is_none() && enough {
            reports.push((Opt::new("tile", msg!("patchwork-act-tile")).aside(), Did::FilledTile));
        }
        if self.tile_in_doubt {
            reports.push((Opt::new("had-tile", msg!("patchwork-act-had-tile")).aside(), Did::HadTile));
        }
        if matches!(self.cards, CardSource::Printed(PrintedDeck { back: None, .. }))
            && self.rules.deck == AutomaDeck::Tactical
        {
            reports.push((Opt::new("back", msg!("patchwork-act-back")).aside(), Did::SawBack));
        }
        reports
    }

    fn read_action(&self, answer: &Answer, insist: Insist) -> Result<Did, Refusal> {
        let pick = self.action_pick();
        if answer.id() == Some("tile") {
            self.may_claim_tile(insist)?;
            return Ok(Did::FilledTile);
        }
        pick.question.accepts(answer).map_err(|why| self.not_in_window(answer, why))?;
        let at = pick.question.options().iter().position(|o| Some(o.id.as_ref()) == answer.id()).unwrap_or_default();
        let did = pick.meanings[at];
        if let Did::Take(place) = did
            && let Some(patch) = self.queue.get(place).copied().flatten()
        {
            self.may_pay(patch, insist)?;
        }
        Ok(did)
    }

    /// Refuses a place or a patch that is not among the next three.
    fn not_in_window(&self, answer: &Answer, why: Refusal) -> Refusal {
        let names_patch =
            answer.id().is_some_and(|id| PatchId::from_label(id).is_ok() || ["1st", "2nd", "3rd"].contains(&id));
        if !names_patch {
            return why;
        }
        let window = self.shown_window().into_iter().map(|p| Msg::plain(p.map_or("?".into(), |p| p.label())));
        Refusal::new(
            "NotInWindow",
            msg!(
                "patchwork-error-not-in-window",
                patch = answer.id().unwrap_or_default(),
                window = window.collect::<Vec<_>>()
            ),
        )
    }

    fn may_pay(&self, patch: PatchId, insist: Insist) -> Result<(), Refusal> {
        if u16::from(patch.cost()) <= self.player.buttons {
            return Ok(());
        }
        insist.or(
            "NotAffordable",
            msg!(
                "patchwork-error-not-affordable",
                patch = patch.label(),
                cost = patch.cost(),
                buttons = self.player.buttons
            ),
        )
    }

    pub(super) fn may_claim_tile(&self, insist: Insist) -> Result<(), Refusal> {
        if self.board.tile.is_some() {
            return Err(Refusal::new("TileGone", msg!("patchwork-error-tile-gone")));
        }
        if self.mode == CircleMode::Tracked && self.player.covered < 49 {
            insist.or("TileImpossible", msg!("patchwork-error-tile-impossible", covered = self.player.covered))?;
        }
        Ok(())
    }

    /// Asks which patch the player took from an unknown place.
    fn ask_taken(&mut self, place: usize, tape: &mut Tape<'_>) -> Result<PatchId, Stop> {
        let patch = tape.ask_lazily(
            self,
            Some("player.patch"),
            |s| s.patch_question("player.patch", msg!("patchwork-ask-taken", place = place + 1), false),
            |s, answer, insist, _| {
                let patch = s.read_patch(answer, insist, &s.queue[..WINDOW.min(s.queue.len())])?;
                s.may_pay(patch, insist)?;
                Ok(patch)
            },
        )?;
        self.learn(place, patch);
        Ok(patch)
    }

    pub(super) fn report(&mut self, did: Did, tape: &mut Tape<'_>) -> Result<(), Stop> {
        match did {
            Did::FilledTile => {
                self.board.tile = Some(Seat::First);
                tape.tell(|| Step::new(msg!("patchwork-tile-player")));
            }
            Did::HadTile => {
                self.board.tile = Some(Seat::First);
                self.automa.tile = false;
                self.tile_in_doubt = false;
                tape.tell(|| Step::mind(msg!("patchwork-tile-moved")));
            }
            _ => {
                let backs = [1u8, 3, 4, 6, 8, 10];
                let number = tape.pick(self, |_| {
                    let options = backs.map(|n| (Opt::new(n.to_string(), Msg::plain(n.to_string())), n));
                    Pick::one("back", msg!("patchwork-ask-back"), options)
                })?;
                if let CardSource::Printed(deck) = &mut self.cards {
                    deck.back = Some(number);
                }
            }
        }
        Ok(())
    }
}
