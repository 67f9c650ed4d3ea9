//! Nautoma beside the printed game: what is asked and told (§10).

mod asks;
mod end;
mod record;
mod scene;

use table::{Asks as _, Opt, Pick, Rng, Scene, Setup, Step, Stop, Table, Tape, msg};

use crate::names::Keeping;
use crate::nautoma::decision::{Decision, Pile};
use crate::nautoma::week::{self, Yours};
use crate::nautoma::{self, Nautoma};
use crate::options::{Options, Plan, Tokens, stream};
use crate::own::Cards;
use crate::words;
use asks::AtTable;

pub use scene::{Deck, Shown};

/// Where her decision cards come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The program shuffles.
    App(Pile),
    /// The person draws; these numbers were drawn this week (0: without number).
    Printed(Vec<u8>),
}

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The person's turn.
    Yours,
    /// Nautoma's turn.
    Hers,
    /// The week is being scored.
    Week,
    /// The week is scored; on to the next.
    Scored,
    /// GAME END abilities, then the final score.
    End,
}

/// Everything before her last card, so that another card can take its place (C8).
#[derive(Clone, Debug)]
struct Before {
    her: Nautoma,
    source: Source,
    known: [Option<Decision>; 7],
    yours: [Yours; 3],
}

/// What the companion keeps (C1).
#[derive(Clone, Debug)]
pub(crate) struct Companion {
    her: Nautoma,
    plan: Plan,
    source: Source,
    /// The printed cards known so far, by number.
    known: [Option<Decision>; 7],
    /// Which of them the person entered in this game.
    entered: [bool; 7],
    /// The person's points at the ends of the weeks.
    yours: [Yours; 3],
    stage: Stage,
    /// Her turns so far.
    turns: u32,
    rng: Rng,
    keeping: Keeping,
    own_score: bool,
    /// Printed deck only.
    before: Option<Box<Before>>,
    /// Her last card gave her a fish; it may turn out that there was none (C11).
    fish_counted: bool,
    /// A wrong card is being replaced: did it give her a fish?
    replacing: Option<bool>,
}

/// What the person does in their own turn (C3), or about hers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tap {
    Done,
    Landed,
    Played,
    NoFish,
    WrongCard,
    Shuffle,
}

/// Plays the tape from its start.
pub(crate) fn run(setup: &Setup, tape: &mut Tape<'_>) -> Scene {
    let mut companion = Companion::new(setup);
    let end = companion.play(tape);
    companion.scene(end)
}

impl Companion {
    fn new(setup: &Setup) -> Self {
        let cards = Cards::of(setup);
        let plan = Plan::of(setup, &cards);
        let mut rng = Rng::new(setup.seed, stream::DECISIONS);
        let options = Options::of(setup);
        let printed_deck = options.cards == table::options::Cards::Printed;
        let pile = Pile::shuffled(&mut rng);
        Self {
            her: Nautoma::new(),
            plan,
            source: if printed_deck { Source::Printed(Vec::new()) } else { Source::App(pile) },
            known: if printed_deck { cards.known } else { [None; 7] },
            entered: [false; 7],
            yours: [Yours::default(); 3],
            stage: Stage::Yours,
            turns: 0,
            rng,
            keeping: match options.tokens {
                Tokens::Table => Keeping::Table,
                Tokens::App => Keeping::App,
            },
            own_score: options.own_score,
            before: None,
            fish_counted: false,
            replacing: None,
        }
    }

    fn play(&mut self, tape: &mut Tape<'_>) -> Result<table::Over, Stop> {
        match tape.resume() {
            Some(kept) => *self = kept,
            None => self.lay_out(tape),
        }
        loop {
            tape.keep(|| self.clone());
            if self.stage == Stage::Yours && tape.correction(self)? {
                continue;
            }
            match self.stage {
                Stage::Yours => self.your_turn(tape)?,
                Stage::Hers => self.her_turn(tape)?,
                Stage::Week => self.score_week(tape)?,
                Stage::Scored => self.next_week(tape)?,
                Stage::End => {
                    if let Some(over) = self.game_end(tape)? {
                        return Ok(over);
                    }
                }
            }
        }
    }

    /// The person's turn: one large button, and two for what it gives Nautoma (C3).
    fn your_turn(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let tap = tape.pick(self, |s| {
            let prompt = msg!("finspan-your-turn", week = s.her.week, turn = s.her.turn);
            let done = (Opt::new("done", msg!("finspan-done")), Tap::Done);
            let landed = (Opt::new("landed", msg!("finspan-landed")).aside(), Tap::Landed);
            Pick::one("turn", prompt, [done, landed, played()].into_iter().chain(s.afterthoughts()))
        })?;
        match tap {
            Tap::Done => self.stage = Stage::Hers,
            other => self.tapped(other, tape),
        }
        Ok(())
    }

    /// What may still turn out to be wrong with her last card (C8, C11).
    fn afterthoughts(&self) -> Vec<(Opt, Tap)> {
        let no_fish = (Opt::new("no_fish", msg!("finspan-no-fish")).aside(), Tap::NoFish);
        let wrong = (Opt::new("wrong_card", msg!("finspan-wrong-card")).aside(), Tap::WrongCard);
        let no_fish = Some(no_fish).filter(|_| self.fish_counted);
        no_fish.into_iter().chain(Some(wrong).filter(|_| self.before.is_some())).collect()
    }

    /// Handles every tap except those that move on.
    fn tapped(&mut self, tap: Tap, tape: &mut Tape<'_>) {
        match tap {
            Tap::Landed => self.give("landed", Nautoma::landing, tape),
            Tap::Played => self.give("played", Nautoma::played, tape),
            Tap::NoFish => {
                self.her.no_fish_card();
                self.fish_counted = false;
                let now = self.her.fish;
                tape.tell(|| Step::know(msg!("finspan-no-fish-told", now = now)));
            }
            Tap::WrongCard => self.take_back_card(tape),
            Tap::Done | Tap::Shuffle => {}
        }
    }

    /// Eggs for her (N15, N16); she keeps them even if her last card was wrong.
    fn give(&mut self, kind: &'static str, how: fn(&mut Nautoma) -> u32, tape: &mut Tape<'_>) {
        let gained = how(&mut self.her);
        if let Some(before) = &mut self.before {
            how(&mut before.her);
        }
        let (now, keeping) = (self.her, self.keeping);
        tape.tell(|| words::nautoma::given(kind, gained, &now, keeping));
    }

    /// The printed cards entered in this game that are certain: her last card may still be taken back (C5, C8).
    fn learned(&self) -> Vec<Decision> {
        let sure = |i: usize| self.before.as_ref().is_none_or(|before| before.known[i].is_some());
        (0..7).filter(|&i| self.entered[i] && sure(i)).filter_map(|i| self.known[i]).collect()
    }

    /// Her last card was a different one: restores everything as it was before (C8).
    fn take_back_card(&mut self, tape: &mut Tape<'_>) {
        if let Some(before) = self.before.take() {
            self.replacing = Some(self.fish_counted);
            (self.her, self.source, self.known, self.yours) = (before.her, before.source, before.known, before.yours);
            self.fish_counted = false;
            self.turns -= 1;
            self.stage = Stage::Hers;
            let now = self.her;
            tape.tell(|| scene::taken_back(&now));
        }
    }

    /// Her turn (N7–N12).
    fn her_turn(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        // Her fish may be corrected in the meantime; the actions cannot.
        let actions = self.her.tally.fish_actions;
        nautoma::turn(&mut AtTable { tape: &mut *tape, s: &mut *self })?;
        self.fish_counted = self.her.tally.fish_actions > actions;
        if self.replacing.take() == Some(true) && !self.fish_counted {
            tape.tell(|| Step::new(msg!("finspan-fish-back")));
        }
        self.turns += 1;
        if self.her.turn < 6 {
            self.her.turn += 1;
            self.stage = Stage::Yours;
        } else {
            self.stage = if self.her.week < 4 { Stage::Week } else { Stage::End };
        }
        Ok(())
    }

    /// The week is scored (N20–N24).
    fn score_week(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let yours = week::end_of_week(&mut AtTable { tape: &mut *tape, s: &mut *self })?;
        self.yours[usize::from(self.her.week) - 1] = yours;
        if let Source::Printed(_) = self.source {
            tape.tell(|| Step::new(msg!("finspan-shuffle-seven")));
        }
        self.stage = Stage::Scored;
        Ok(())
    }

    /// Moves on to the next week (N25, C6).
    fn next_week(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        let tap = tape.pick(self, |s| {
            let prompt = msg!("finspan-week-over", week = s.her.week);
            let next = (Opt::new("next", msg!("finspan-next-week")), Tap::Done);
            let shuffle = (Opt::new("virtual", msg!("finspan-go-virtual")).aside(), Tap::Shuffle);
            let all_known = matches!(s.source, Source::Printed(_)) && s.known.iter().all(Option::is_some);
            let shuffle = Some(shuffle).filter(|_| all_known);
            Pick::one("week", prompt, std::iter::once(next).chain(shuffle).chain(s.afterthoughts()))
        })?;
        match tap {
            Tap::Done => {}
            Tap::Shuffle => {
                let known: Vec<Decision> = self.known.iter().flatten().copied().collect();
                self.plan.decisions = known.try_into().unwrap_or(self.plan.decisions);
                self.plan.own_decisions = true;
                self.source = Source::App(Pile::shuffled(&mut self.rng));
                tape.tell(|| Step::know(msg!("finspan-now-virtual")));
            }
            other => {
                self.tapped(other, tape);
                return Ok(());
            }
        }
        match &mut self.source {
            Source::App(pile) => *pile = Pile::shuffled(&mut self.rng),
            Source::Printed(drawn) => drawn.clear(),
        }
        self.her.week += 1;
        self.her.turn = 1;
        (self.before, self.fish_counted) = (None, false);
        self.stage = Stage::Yours;
        Ok(())
    }
}

/// "Played an *all* card": in every turn of the person and in the GAME END phase (N16).
fn played() -> (Opt, Tap) {
    (Opt::new("played", msg!("finspan-played")).aside(), Tap::Played)
}
