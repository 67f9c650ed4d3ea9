//! The course of a game: the human's turn, the Rival's turn, the end (§12.3–§12.10).

use table::{Rng, Step, Table};

use super::answers::Chooser;
use super::check::prototype_costs;
use super::moves::{Act, Cost, How, Launch, Move, Point, Scrap};
use super::{Auto, Drone, Game, Ship};
use crate::Rival;
use crate::data::{card, card_limits};
use crate::facts::{Tie, Way};
use crate::names::{ByTrack, Card, Chamber, Face, Item, Material, Mode, PlatformAction, Section, Token, Track, Use};
use crate::options::Rules;
use crate::own::{Board, Side};

/// Something that happened, for whoever tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The human's turn begins.
    Turn,
    /// The human decided this; nothing has changed yet.
    Did(Point, Move),
    /// Paid without a question.
    Paid(Cost),
    /// Gained on a track: as much as was given, and as much as there was room for.
    Gained(Track, u8, u8),
    /// A card came into the hand; `None` if there was none to draw.
    Drew(Option<Card>),
    /// Pods came aboard from their chambers.
    Woke(Section, u8),
    /// The next tile of a stack was turned up; `None` if it was the last.
    TurnedUp(u8, Option<u8>),
    /// A cavern was turned up.
    Scouted(u8),
    /// The token of this section, by kind, was taken.
    Token(Section, Token),
    /// A chamber was marked; pods of the human and of the Rival were destroyed.
    Sabotaged(Section, Chamber, u8, u8),
    /// All chambers are marked: the sabotage went to the box.
    SabotageBoxed,
    /// The incident space of a section was filled again; `None` if the track is empty.
    Refilled(Section, Option<Token>),
    /// A destroyed pod came back with the Spider.
    Rescued,
    /// The last drone is back.
    Returned,
}

/// Who sits in the human's seat.
pub trait Seat: Table {
    /// A question nobody has answered yet; never for a program.
    type Pause;

    /// A move that is possible at this point.
    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Self::Pause>;

    /// The Rival could do several things: the index of one of them (§9).
    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Self::Pause>;

    /// Something happened.
    #[inline]
    fn saw(&mut self, _game: &Game<'_>, _event: Event) {}
}

/// The human's seat, while the Rival acts.
struct Ties<'a, S>(&'a mut S);

impl<S: Seat> Chooser for Ties<'_, S> {
    type Pause = S::Pause;

    #[inline]
    fn choose(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, S::Pause> {
        self.0.tie(tie, ways)
    }

    #[inline]
    fn hears(&mut self, step: impl FnOnce() -> Step) {
        self.0.tell(step);
    }
}

/// What the Rival tells while it is set up.
struct SetUp<'a, T>(&'a mut T);

impl<T: Table> Chooser for SetUp<'_, T> {
    type Pause = std::convert::Infallible;

    fn choose(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Self::Pause> {
        Auto.choose(tie, ways)
    }

    #[inline]
    fn hears(&mut self, step: impl FnOnce() -> Step) {
        self.0.tell(step);
    }
}

impl<'b> Game<'b> {
    /// Lays everything out for two and deals (§12.2, §2); the human has not chosen cards yet.
    pub fn new<T: Table>(board: &'b Board, rules: Rules, seed: u64, at: &mut T) -> Self {
        let rules = Rules { ends: ByTrack(board.ends.0.map(Some)), salvage: board.salvage, ..rules };
        let mut rival = Rival::new(rules, seed);
        rival.pods.stasis = board.pods;
        let mut ship = Ship::laid_out(board, seed);
        ship.deal();
        let Ok(()) = rival.set_up(&mut ship.seat(&mut SetUp(at)));
        Self { ship, rival, round: 0, scrapped: false, sunset: false, kept: false, over: false }
    }

    /// The same position on this board, which must be the one it was played on.
    #[must_use]
    pub fn on<'c>(self, board: &'c Board) -> Game<'c> {
        let Self { ship, rival, round, scrapped, sunset, kept, over } = self;
        Game { ship: ship.on(board), rival, round, scrapped, sunset, kept, over }
    }

    /// B47: is the game over after this turn?
    pub fn ends(&self) -> bool {
        self.sunset || self.rival.finished() || self.ship.human.pods_left() == 0
    }

    /// Deals anew what nobody can see: deck, the Rival's missions, lower tiles, track, face-down caverns. For
    /// players that must not peek.
    pub fn resample(&mut self, rng: &mut Rng) {
        self.ship.resample(rng);
    }
}

/// The game with someone in the human's seat.
#[derive(Debug)]
pub struct Sitting<'a, 'b, S> {
    /// The game.
    pub game: &'a mut Game<'b>,
    /// The human.
    pub seat: &'a mut S,
}

/// A whole game, or the rest of one that stands at the beginning of a turn.
pub fn play<S: Seat>(game: &mut Game<'_>, seat: &mut S) -> Result<(), S::Pause> {
    let mut sitting = Sitting { game, seat };
    if !sitting.game.kept {
        sitting.keep_cards()?;
    }
    while !sitting.game.over {
        let Sitting { game, seat } = &mut sitting;
        seat.keep(|| game.on(crate::own::house()));
        sitting.your_turn()?;
        if !sitting.game.ends() {
            sitting.rivals_turn()?;
        }
        if sitting.game.ends() {
            sitting.game.ship.turn_up_missions();
            sitting.game.over = true;
        }
    }
    Ok(())
}

impl<S: Seat> Sitting<'_, '_, S> {
    fn decide(&mut self, point: Point) -> Result<Move, S::Pause> {
        let decided = self.seat.decide(self.game, &point)?;
        debug_assert_eq!(self.game.check(&point, &decided), Ok(()), "{decided:?} at {point:?}");
        self.seat.saw(self.game, Event::Did(point, decided));
        Ok(decided)
    }

    fn saw(&mut self, event: Event) {
        self.seat.saw(self.game, event);
    }

    /// §2.4: the human keeps some of the dealt cards.
    pub fn keep_cards(&mut self) -> Result<(), S::Pause> {
        if let Move::Keep(kept) = self.decide(Point::Keep)? {
            let ship = &mut self.game.ship;
            let dealt = std::mem::take(&mut ship.human.hand);
            for (at, card) in dealt.into_iter().enumerate() {
                if kept & 1 << at != 0 { ship.human.hand.push(card) } else { ship.discard.push(card) };
            }
        }
        self.game.kept = true;
        Ok(())
    }

    /// B13–B15.
    pub fn your_turn(&mut self) -> Result<(), S::Pause> {
        self.game.round += 1;
        self.game.scrapped = false;
        self.saw(Event::Turn);
        loop {
            match self.decide(Point::Main)? {
                Move::Scrap(what) => self.scrap(what)?,
                Move::Deploy { from, to } => break self.deploy(from, to)?,
                _ => break self.recall()?,
            }
        }
        while self.game.may_scrap() {
            match self.decide(Point::Closing)? {
                Move::Scrap(what) => self.scrap(what)?,
                _ => break,
            }
        }
        while self.game.ship.human.hand.len() > card_limits().hand {
            self.discard(Point::Discard)?;
        }
        Ok(())
    }

    /// §3–§6; the human's seat decides ties.
    pub fn rivals_turn(&mut self) -> Result<(), S::Pause> {
        let Game { ship, rival, .. } = &mut *self.game;
        rival.turn(&mut ship.seat(&mut Ties(&mut *self.seat)))
    }

    /// §12.5: a drone leaves, then optionally one action, and another one with Overclock.
    fn deploy(&mut self, from: u8, to: Option<u8>) -> Result<(), S::Pause> {
        self.game.ship.human.home &= !(1 << from);
        let Some(dock) = to else { return self.at_launch_dock() };
        self.game.ship.drones[usize::from(dock)] = Some(Drone::Human);
        let side = loop {
            match self.decide(Point::Placed(dock))? {
                Move::Scrap(what) => self.scrap(what)?,
                Move::Act(act) => {
                    self.act(dock, act, Cost::default())?;
                    break act.side;
                }
                _ => return Ok(()),
            }
        };
        if self.game.may_overclock(dock, side)
            && let Move::Overclock(act) = self.decide(Point::Acted { dock, side })?
        {
            self.act(dock, act, Cost::of(Track::Energy, 1))?;
        }
        Ok(())
    }

    /// B29.
    fn at_launch_dock(&mut self) -> Result<(), S::Pause> {
        self.game.ship.human.launched += 1;
        loop {
            match self.decide(Point::Launching)? {
                Move::Scrap(what) => self.scrap(what)?,
                Move::Launch(launch) => return self.launch(launch),
                _ => return Ok(()),
            }
        }
    }

    /// B31–B34.
    fn launch(&mut self, launch: Launch) -> Result<(), S::Pause> {
        let cost = self.game.launch_cost(&launch);
        self.charge(&[cost])?;
        let ship = &mut self.game.ship;
        ship.human.aboard -= launch.crew();
        let ends = ship.board.tunnels[usize::from(launch.tunnel)].ends;
        for (end, pods) in ends.into_iter().zip(launch.pods) {
            ship.human_pods[end] += pods;
        }
        ship.human.vehicles.take(launch.vehicle);
        ship.discard.push(launch.vehicle);
        Ok(())
    }

    /// B21–B28; `more` is what Overclock costs.
    fn act(&mut self, dock: u8, act: Act, more: Cost) -> Result<(), S::Pause> {
        let mut cost = self.game.act_cost(&act.how);
        Track::ALL.iter().for_each(|&t| cost = cost.and(t, more.tracks[t]));
        self.charge(&[cost])?;
        let board = self.game.ship.board;
        let plan = &board.docks[usize::from(dock)];
        let human = &mut self.game.ship.human;
        match act.how {
            How::Stasis(pods) => {
                for (chamber, n) in Chamber::ALL.into_iter().zip(pods) {
                    human.stasis[plan.section][chamber] -= n;
                    human.aboard += n;
                }
                self.saw(Event::Woke(plan.section, pods.iter().sum()));
            }
            How::Fabricator(used) => {
                for (at, n) in human.tracks.0.iter_mut().zip(used) {
                    *at -= n;
                }
                self.gain(Track::Nanite, used.iter().sum());
            }
            How::Reactor(used) => self.gain(Track::Energy, used),
            How::Computer { draws, plays } => {
                (0..draws).for_each(|_| self.draw());
                self.play_up_to(plays)?;
            }
            How::Benefit | How::Slot(_) => {
                if let Some(Side::Resource(space)) = plan.sides[usize::from(act.side)] {
                    self.resource(space, act.how)?;
                }
            }
            How::Scout(cavern) => {
                human.aboard -= 1;
                let ship = &mut self.game.ship;
                ship.face_up[usize::from(cavern)] = true;
                ship.human_pods[usize::from(cavern)] += 1;
                ship.scouted(usize::from(cavern));
                self.saw(Event::Scouted(cavern));
            }
            How::Assign(material) => {
                human.aboard -= 1;
                human.salvage[material] += 1;
            }
            How::Withdraw(pods) => {
                for (material, n) in Material::ALL.into_iter().zip(pods) {
                    human.salvage[material] -= n;
                    human.aboard += n;
                }
            }
        }
        Ok(())
    }

    /// B25: the top tile's benefit, or the tile into a slot; the printed material of an empty stack.
    fn resource(&mut self, space: usize, how: How) -> Result<(), S::Pause> {
        let board = self.game.ship.board;
        let Some(&tile) = self.game.ship.stacks[space].last() else {
            self.gain(board.spaces[space].printed, 1);
            return Ok(());
        };
        let face = board.tiles[usize::from(tile)].face;
        let How::Slot(slot) = how else {
            self.benefit(&face)?;
            self.game.ship.boxed_tiles += 1;
            self.take_top(space);
            return Ok(());
        };
        self.game.ship.human.slots[usize::from(slot)] = Some(tile);
        self.take_top(space);
        let human = &self.game.ship.human;
        if human.has(Card::Shark)
            && human.affords_any(&prototype_costs())
            && self.decide(Point::Prototype(slot))? == Move::Prototype
        {
            self.charge(&prototype_costs())?;
            self.benefit(&face)?;
        }
        Ok(())
    }

    /// The top tile leaves; the next one is turned up.
    fn take_top(&mut self, space: usize) {
        let stack = &mut self.game.ship.stacks[space];
        stack.pop();
        let next = stack.last().copied();
        self.saw(Event::TurnedUp(space as u8, next));
    }

    /// B36, B37, B42–B45.
    fn recall(&mut self) -> Result<(), S::Pause> {
        for material in Material::ALL {
            let pods = self.game.ship.human.salvage[material];
            if pods > 0 {
                self.gain(material.track(), pods);
            }
        }
        if Section::ALL.iter().any(|&s| self.game.ship.tokens[s].is_some())
            && let Move::Resolve { section, instead } = self.decide(Point::Resolving)?
        {
            self.resolve(section, instead)?;
        }
        let mut first = true;
        while self.game.drones_out() > 0 {
            match self.decide(Point::Returning { first })? {
                Move::Scrap(what) => self.scrap(what)?,
                Move::Return { dock, act } => {
                    self.game.ship.bring_home(dock);
                    first = false;
                    if act {
                        self.use_dock(dock)?;
                    }
                }
                _ => {}
            }
        }
        self.saw(Event::Returned);
        while self.game.may_automate() {
            match self.decide(Point::Automation)? {
                Move::Scrap(what) => self.scrap(what)?,
                Move::Automate(dock) => return self.use_dock(dock),
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    /// B37–B41.
    fn resolve(&mut self, section: Section, instead: Option<Section>) -> Result<(), S::Pause> {
        let Some(token) = self.game.ship.tokens[section].take() else { return Ok(()) };
        let kind = &self.game.ship.board.tokens[usize::from(token)];
        self.saw(Event::Token(section, kind.kind));
        match kind.kind {
            Token::Sabotage => self.sabotage(instead.unwrap_or(section)),
            Token::Looting => {
                self.game.ship.human.tokens += 1;
                self.benefit(&kind.face)?;
            }
            Token::Sunset => {
                self.game.ship.human.tokens += 1;
                self.game.sunset = true;
            }
        }
        self.game.ship.refill(section);
        let next = self.game.token(section);
        self.saw(Event::Refilled(section, next));
        Ok(())
    }

    /// B38, B39.
    fn sabotage(&mut self, target: Section) {
        let Game { ship, rival, .. } = &mut *self.game;
        let (mine, before) = (ship.human.destroyed, rival.pods.destroyed);
        let event = match rival.next_intact(target) {
            Some(chamber) => {
                ship.sabotage(rival, target);
                let (mine, theirs) = (ship.human.destroyed - mine, rival.pods.destroyed - before);
                Event::Sabotaged(target, chamber, mine, theirs)
            }
            None => {
                ship.boxed_tokens += 1;
                Event::SabotageBoxed
            }
        };
        self.saw(event);
    }

    /// B43: pays the tile above the arrow and gains what is below it.
    fn use_dock(&mut self, dock: u8) -> Result<(), S::Pause> {
        if let Some(costs) = self.game.dock_costs(dock) {
            self.charge(&costs)?;
        }
        let plan = &self.game.ship.board.platform[usize::from(dock)];
        match plan.action {
            PlatformAction::CustomOne | PlatformAction::CustomTwo => {
                let tile = plan.benefit.and_then(|slot| self.game.tile_in(slot as u8));
                if let Some(face) = tile.map(|tile| tile.face) {
                    self.benefit(&face)?;
                }
            }
            PlatformAction::Awaken => {
                if let Move::Awaken(section, chamber) = self.decide(Point::Awaken)? {
                    let human = &mut self.game.ship.human;
                    human.stasis[section][chamber] -= 1;
                    human.aboard += 1;
                    self.saw(Event::Woke(section, 1));
                }
            }
            PlatformAction::Charge => self.gain(Track::Energy, 1),
            PlatformAction::Fabricate => self.gain(Track::Nanite, 1),
            PlatformAction::Compute => self.card_benefit()?,
        }
        Ok(())
    }

    /// B46.
    fn scrap(&mut self, what: Scrap) -> Result<(), S::Pause> {
        self.game.scrapped = true;
        match what {
            Scrap::Card(scrapped) => {
                self.game.ship.human.hand.take(scrapped);
                self.game.ship.discard.push(scrapped);
                for (track, &n) in card(scrapped).scrap.iter().filter(|(_, n)| **n > 0) {
                    self.gain(track, n);
                }
            }
            Scrap::Slot(slot) => {
                let face = self.game.tile_in(slot).map(|tile| tile.face);
                self.game.ship.human.slots[usize::from(slot)] = None;
                self.game.ship.boxed_tiles += 1;
                if let Some(face) = face {
                    self.benefit(&face)?;
                }
            }
        }
        Ok(())
    }

    /// B16, B17: asked for only if there is more than one way.
    fn charge(&mut self, costs: &[Cost]) -> Result<(), S::Pause> {
        if costs.iter().all(Cost::is_free) {
            return Ok(());
        }
        let ways = self.game.ship.human.payments(costs);
        let paid = match ways[..] {
            [only] => {
                self.saw(Event::Paid(only));
                only
            }
            _ => match self.decide(Point::Pay(costs.into()))? {
                Move::Pay(paid) => paid,
                _ => Cost::default(),
            },
        };
        self.game.pay(&paid);
        for _ in 0..paid.cards {
            self.discard(Point::CostCard)?;
        }
        Ok(())
    }

    fn discard(&mut self, point: Point) -> Result<(), S::Pause> {
        if let Move::Discard(card) = self.decide(point)? {
            self.game.ship.human.hand.take(card);
            self.game.ship.discard.push(card);
        }
        Ok(())
    }

    /// What a tile or a token gives: all of it, or one item.
    fn benefit(&mut self, face: &Face) -> Result<(), S::Pause> {
        if face.mode == Mode::One && face.items.iter().any(|item| *item != face.items[0]) {
            if let Move::Gain(item) = self.decide(Point::Choose(*face))? {
                self.gain_item(item)?;
            }
            return Ok(());
        }
        let items = if face.mode == Mode::One { &face.items[..face.items.len().min(1)] } else { &face.items[..] };
        let (cards, tracks) = (|i: &&Item| **i == Item::Card, |i: &&Item| **i != Item::Card);
        for &item in items.iter().filter(tracks).chain(items.iter().filter(cards)) {
            self.gain_item(item)?;
        }
        Ok(())
    }

    fn gain_item(&mut self, item: Item) -> Result<(), S::Pause> {
        match item {
            Item::Of(track) => self.gain(track, 1),
            Item::Card => self.card_benefit()?,
        }
        Ok(())
    }

    /// B18.
    fn gain(&mut self, track: Track, amount: u8) {
        let before = self.game.ship.human.tracks[track];
        self.game.ship.gain(track, amount);
        let gained = self.game.ship.human.tracks[track] - before;
        self.saw(Event::Gained(track, amount, gained));
    }

    /// B19.
    fn card_benefit(&mut self) -> Result<(), S::Pause> {
        if !self.game.ship.can_draw() && !self.game.can_play() {
            self.saw(Event::Drew(None));
            return Ok(());
        }
        match self.decide(Point::Card)? {
            Move::Play(card, how) => self.play_card(card, how),
            _ => self.draw(),
        }
        Ok(())
    }

    /// B24.
    fn play_up_to(&mut self, plays: u8) -> Result<(), S::Pause> {
        for left in (1..=plays).rev() {
            if !self.game.can_play() {
                break;
            }
            match self.decide(Point::Plays(left))? {
                Move::Play(card, how) => self.play_card(card, how),
                _ => break,
            }
        }
        Ok(())
    }

    fn draw(&mut self) {
        let drawn = self.game.ship.draw();
        self.game.ship.human.hand.extend(drawn);
        self.saw(Event::Drew(drawn));
    }

    fn play_card(&mut self, card: Card, how: Use) {
        let human = &mut self.game.ship.human;
        human.hand.take(card);
        match how {
            Use::Upgrade => human.upgrades.push(card),
            Use::Vehicle => human.vehicles.push(card),
            Use::Mission => human.missions.push(card),
        };
        if how == Use::Vehicle && card == Card::Spider && human.destroyed > 0 {
            human.destroyed -= 1;
            human.aboard += 1;
            self.saw(Event::Rescued);
        }
    }
}

impl Game<'_> {
    /// Is there something to scrap, and has nothing been scrapped this turn?
    pub fn may_scrap(&self) -> bool {
        let human = &self.ship.human;
        !self.scrapped && (!human.hand.is_empty() || human.slots.iter().any(Option::is_some))
    }

    /// B35: is another action of this dock possible?
    fn may_overclock(&self, dock: u8, side: u8) -> bool {
        if !self.ship.human.has(Card::Turtle) {
            return false;
        }
        let mut any = false;
        self.acts(dock, Some(side), &mut |_| any = true);
        any
    }

    /// B45: can an action of a dock without a drone be used?
    fn may_automate(&self) -> bool {
        let mut docks = 0..self.ship.board.platform.len() as u8;
        self.ship.human.has(Card::Mole) && docks.any(|dock| self.check_return(dock, true).is_ok())
    }
}
