//! What is asked: the player's action, how far the token got, the printed card, the final figures.

use table::{Answer, Asks as _, Insist, Msg, Opt, Pick, Question, Refusal, Step, Stop, Table, Tape, msg};

use super::{CardSource, CircleMode, Companion};
use crate::automa::{Next, Side};
use crate::board::Seat;
use crate::circle::{Circle, WINDOW};
use crate::data::{AutomaCard, AutomaDeck, FINAL, Space};
use crate::patch::{PATCH_COUNT, PatchId};
use crate::tell;

/// What the player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Did {
    Advance,
    Take(usize),
    FilledTile,
    HadTile,
    EnterCircle,
    DealCircle,
    SawBack,
}

impl Companion {
    /// The player's action with the tracked circle: one tap, and one more for an unknown patch.
    pub(super) fn player_acts(&mut self, seed: u64, tape: &mut Tape<'_>) -> Result<(), Stop> {
        if tape.corrections(self)? {
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
                self.player_moves(to, msg!("patchwork-did-advance", n = gained), tape);
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
        if cost > self.player.buttons {
            tape.tell(|| Step::mind(msg!("patchwork-corrected-buttons", patch = patch.label(), cost = cost)));
        }
        self.turn_queue(place);
        self.player.patches.push(patch);
        self.player.buttons = self.player.buttons.saturating_sub(cost);
        self.player.printed += patch.buttons();
        self.player.covered = (self.player.covered + patch.squares()).min(81);
        let to = self.board.space_after(Seat::First, patch.time());
        self.player_moves(to, msg!("patchwork-did-take", label = patch.label(), paid = cost), tape);
        self.fill_in_the_last();
    }

    /// Moves the player's token and handles the lines crossed.
    fn player_moves(&mut self, to: Space, did: Msg, tape: &mut Tape<'_>) {
        self.started = true;
        self.tile_in_doubt = false;
        let crossed = self.board.move_to(Seat::First, to);
        let income = u16::from(self.player.printed);
        self.player.buttons += income * crossed.incomes() as u16;
        self.player.covered = (self.player.covered + crossed.specials() as u8).min(81);
        let mut step = Step::know(did);
        if crossed.incomes() > 0 || crossed.specials() > 0 {
            let tracked = (self.mode == CircleMode::Tracked).then_some(income);
            step = Step::new(step.text).because([tell::on_the_way(&crossed, tracked)]);
        }
        tape.tell(|| step);
        if crossed.specials() > 0 {
            tape.tell(|| Step::new(msg!("patchwork-take-special", n = crossed.specials())));
        }
        if self.next() == Next::Player {
            let [player, automa] = self.board.spaces.0;
            tape.tell(|| tell::next_line(self.next(), player, automa));
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

    /// Where a move would lead and what it would bring.
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
    fn preview(&self) -> Option<Msg> {
        let budget = self.next_budget()?;
        let window = self.shown_window();
        let known: Vec<PatchId> = window.iter().copied().flatten().collect();
        let list: Vec<Msg> = known.iter().filter(|p| p.cost() <= budget).map(|p| Msg::plain(p.label())).collect();
        let list = if list.is_empty() { msg!("list-none") } else { msg!("list", list = list) };
        Some(msg!("patchwork-next-budget", budget = budget, affordable = list))
    }

    /// What may be reported beside an action.
    fn reports(&self) -> Vec<(Opt, Did)> {
        let mut reports = Vec::new();
        let enough = self.mode == CircleMode::Window || self.player.covered >= 49;
        if self.board.tile.is_none() && enough {
            reports.push((Opt::new("tile", msg!("patchwork-act-tile")).aside(), Did::FilledTile));
        }
        if self.tile_in_doubt {
            reports.push((Opt::new("had-tile", msg!("patchwork-act-had-tile")).aside(), Did::HadTile));
        }
        if matches!(self.cards, CardSource::Physical { back: None, .. }) && self.rules.deck == AutomaDeck::Tactical {
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

    /// A place or a patch that is not among the next three.
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

    fn may_claim_tile(&self, insist: Insist) -> Result<(), Refusal> {
        if self.board.tile.is_some() {
            return Err(Refusal::new("TileGone", msg!("patchwork-error-tile-gone")));
        }
        if self.mode == CircleMode::Tracked && self.player.covered < 49 {
            insist.or("TileImpossible", msg!("patchwork-error-tile-impossible", covered = self.player.covered))?;
        }
        Ok(())
    }

    /// The patch the player took from a place that was not known.
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

    fn report(&mut self, did: Did, tape: &mut Tape<'_>) -> Result<(), Stop> {
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
                if let CardSource::Physical { back, .. } = &mut self.cards {
                    *back = Some(number);
                }
            }
        }
        Ok(())
    }

    /// With the window: how far is the player's token, now that the player's turns are over?
    pub(super) fn player_moved(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        if tape.corrections(self)? {
            return Ok(());
        }
        enum Moved {
            To(Space),
            Report(Did),
        }
        let moved = tape.ask_lazily(self, Some("ahead"), Self::ahead_question, |s, answer, insist, _| {
            let report = s.reports().into_iter().find(|(o, _)| Some(o.id.as_ref()) == answer.id());
            match report {
                Some((_, did)) => Ok(Moved::Report(did)),
                None if answer.id() == Some("tile") => {
                    s.may_claim_tile(insist).map(|()| Moved::Report(Did::FilledTile))
                }
                None => s.read_space(answer, insist).map(Moved::To),
            }
        })?;
        match moved {
            Moved::Report(did) => self.report(did, tape)?,
            Moved::To(to) => {
                let ahead = to.saturating_sub(self.board.spaces[Seat::Second]);
                if to < self.board.spaces[Seat::First] {
                    self.board.spaces[Seat::First] = to;
                }
                // The player took from the circle: what was known of the next patches is only likely now.
                self.likely = self.queue.drain(..).flatten().collect();
                let at = if to == FINAL { "final" } else { "track" };
                self.player_moves(to, msg!("patchwork-you-are-ahead", n = ahead, at = at), tape);
            }
        }
        Ok(())
    }

    fn ahead_question(&self) -> Question {
        let automa = self.board.spaces[Seat::Second];
        let mut options: Vec<Opt> = if automa == FINAL {
            vec![Opt::new("final", msg!("patchwork-act-final"))]
        } else {
            (1..=6u8)
                .filter(|n| automa + n <= FINAL)
                .map(|n| {
                    let at = if automa + n == FINAL { "final" } else { "track" };
                    let to = automa + n;
                    Opt::new(format!("+{n}"), msg!("patchwork-act-ahead", n = n, at = at))
                        .hint(tell::on_the_way(&self.board.crossing(Seat::First, to), None))
                })
                .collect()
        };
        options.extend(self.reports().into_iter().map(|(opt, _)| opt));
        let prompt = if automa == FINAL { msg!("patchwork-ask-final") } else { msg!("patchwork-ask-ahead") };
        let question = Question::choice("ahead", prompt, options);
        match self.preview() {
            Some(note) => question.note(note),
            None => question,
        }
    }

    /// `+3`, `final`, or a space of the board typed as a number.
    fn read_space(&self, answer: &Answer, insist: Insist) -> Result<Space, Refusal> {
        let (mine, its) = (self.board.spaces[Seat::First], self.board.spaces[Seat::Second]);
        let text = match answer {
            Answer::One(text) => text.trim().to_owned(),
            Answer::Number(n) => n.to_string(),
            Answer::Several(_) => return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "choice"))),
        };
        if text == "final" && its == FINAL {
            return Ok(FINAL);
        }
        let not_offered = || Refusal::new("NotOffered", msg!("error-not-offered", answer = text.as_str()));
        let number: i64 = text.trim_start_matches('+').parse().map_err(|_| not_offered())?;
        let space = if text.starts_with('+') { number.saturating_add(its.into()) } else { number };
        let to = Space::try_from(space)
            .ok()
            .filter(|&s| s <= FINAL)
            .ok_or_else(|| Refusal::new("PositionOutOfRange", msg!("patchwork-error-position-range", space = space)))?;
        if to < mine {
            insist.or("PositionBackwards", msg!("patchwork-error-position-backwards", back = mine - to))?;
        } else if its == FINAL && to != FINAL || its != FINAL && !(its + 1..=its + 6).contains(&to) {
            insist.or("PositionImplausible", msg!("patchwork-error-position-implausible"))?;
        }
        Ok(to)
    }

    /// The whole circle at once: clockwise, starting anywhere.
    fn ask_circle(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let circle = tape.ask_lazily(
            self,
            Some("circle"),
            |_| {
                let options = PatchId::all().map(super::patches::patch_option).collect();
                Question::several("circle", msg!("patchwork-ask-circle"), options, (PATCH_COUNT - 1, PATCH_COUNT))
            },
            |s, answer, insist, _| s.read_circle(answer, insist),
        )?;
        self.queue = circle.into_iter().map(Some).collect();
        tape.tell(|| Step::know(msg!("patchwork-circle-known")));
        Ok(())
    }

    fn read_circle(&self, answer: &Answer, _: Insist) -> Result<Vec<PatchId>, Refusal> {
        let Answer::Several(labels) = answer else {
            return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "several")));
        };
        let mut circle = Vec::new();
        for label in labels {
            let patch = PatchId::from_label(label).map_err(|why| {
                Refusal::new(why.code(), msg!("patchwork-error-unknown-patch", patch = label.as_str()))
            })?;
            if circle.contains(&patch) {
                return Err(Refusal::new(
                    "DuplicatePatch",
                    msg!("patchwork-error-duplicate-patch", patch = patch.label()),
                ));
            }
            circle.push(patch);
        }
        if circle.len() < PATCH_COUNT - 1 {
            return Err(Refusal::new("CircleIncomplete", msg!("patchwork-error-circle-incomplete", n = circle.len())));
        }
        circle.extend(PatchId::all().filter(|p| !circle.contains(p)).collect::<Vec<_>>());
        let start = circle.iter().position(|p| p.id() == 0).unwrap_or_default();
        circle.rotate_left((start + 1) % PATCH_COUNT);
        Ok(circle)
    }

    /// The program deals a circle; the person lays it out.
    fn deal_circle(&mut self, seed: u64, tape: &mut Tape<'_>) {
        let circle = Circle::of_seed(seed);
        self.queue = circle.queue().iter().map(|&p| Some(p)).collect();
        let labels: Vec<Msg> = circle.queue().iter().map(|p| Msg::plain(p.label())).collect();
        tape.tell(|| Step::new(msg!("patchwork-lay-out", patches = labels)));
    }

    /// The printed card that was revealed. None: a correction made it somebody else's turn.
    pub(super) fn ask_card(&mut self, tape: &mut Tape<'_>) -> Result<Option<&'static AutomaCard>, Stop> {
        if tape.corrections(self)? {
            return Ok(None);
        }
        let card = tape.ask_lazily(self, Some("card"), Self::card_question, |s, a, i, _| s.read_card(a, i))?;
        Ok(Some(card))
    }

    fn card_question(&self) -> Question {
        let used = self.revealed();
        let cards =
            self.rules.deck.numbers().into_iter().filter(|n| !used.contains(n)).filter_map(AutomaCard::numbered);
        // A back that was named leaves only the cards that show it, unless it was named wrongly.
        let seen: Vec<_> = cards.collect();
        let shows = |card: &&'static AutomaCard| self.next_budget().is_none_or(|budget| card.budget == budget);
        let fitting = seen.iter().copied().any(|card| shows(&card));
        let options = seen
            .into_iter()
            .filter(|card| !fitting || shows(card))
            .map(|card| {
                let id = card.number.to_string();
                Opt::new(id.clone(), Msg::plain(id)).hint(msg!(
                    "patchwork-card",
                    card = card.number,
                    budget = card.budget,
                    income = card.income
                ))
            })
            .collect();
        Question::choice("card", msg!("patchwork-ask-card"), options)
    }

    fn read_card(&self, answer: &Answer, insist: Insist) -> Result<&'static AutomaCard, Refusal> {
        let number = match answer {
            Answer::Number(n) => *n,
            Answer::One(text) => text.trim().parse().unwrap_or(0),
            Answer::Several(_) => 0,
        };
        let unknown = || Refusal::new("UnknownCard", msg!("patchwork-error-unknown-card", card = number));
        let card = u8::try_from(number).ok().and_then(AutomaCard::numbered).ok_or_else(unknown)?;
        if card.deck != self.rules.deck {
            return Err(Refusal::new("WrongDeck", msg!("patchwork-error-wrong-deck", card = number)));
        }
        if self.revealed().contains(&card.number) {
            insist.or("CardAlreadyUsed", msg!("patchwork-error-card-used", card = number))?;
        }
        Ok(card)
    }

    /// The player's buttons and empty squares at the end. None: a correction took the end back.
    pub(super) fn ask_score(&mut self, tape: &mut Tape<'_>) -> Result<Option<(i32, i32)>, Stop> {
        if tape.corrections(self)? {
            return Ok(None);
        }
        if self.mode == CircleMode::Tracked {
            let right = tape.yes(self, |s| {
                let (buttons, empty) = s.tracked_score();
                let tile = if s.board.tile.map(Side::of) == Some(Side::Player) { "yes" } else { "no" };
                Question::yes_no("score", msg!("patchwork-ask-score", buttons = buttons, empty = empty, tile = tile))
            })?;
            if right {
                return Ok(Some(self.tracked_score()));
            }
        }
        let buttons = self.ask_number("score.buttons", msg!("patchwork-ask-buttons"), 999, tape)?;
        let empty = self.ask_number("score.empty", msg!("patchwork-ask-empty"), 81, tape)?;
        Ok(Some((buttons, empty)))
    }

    fn tracked_score(&self) -> (i32, i32) {
        (i32::from(self.player.buttons), i32::from(81 - self.player.covered))
    }

    fn ask_number(&mut self, id: &'static str, prompt: Msg, max: i32, tape: &mut Tape<'_>) -> Result<i32, Stop> {
        tape.ask_lazily(
            self,
            Some(id),
            |_| Question::number(id, prompt.clone(), (0, max.into())),
            |_, answer, _, _| {
                let n = answer.number().and_then(|n| i32::try_from(n).ok()).filter(|n| (0..=max).contains(n));
                n.ok_or_else(|| Refusal::new("ScoreInput", msg!("patchwork-error-score-input", max = max)))
            },
        )
    }
}
