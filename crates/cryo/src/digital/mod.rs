//! The whole game on screen: every decision of the person as a question (§15).

pub mod follow;
mod lines;
pub mod notation;
mod offers;
pub mod shown;
mod told;

use std::borrow::Cow;

use table::{
    Answer, Asks as _, Msg, Opt, Over, Pick, Question, Refusal, Scene, Setup, State, Step, Stop, Table, Tape, msg,
};

use crate::companion;
use crate::facts::{Tie, Way};
use crate::game::Game;
use crate::game::moves::{Act, Cost, How, Launch, Move, Point};
use crate::game::refused::Bad;
use crate::game::turn::{self, Event, Seat};
use crate::names::{Action, Track};
use crate::options::{Options, Payments, RivalTies, Rules};
use crate::own::{Board, Side, house};
use crate::words;
use follow::{Decided, Followed, Turn};
use notation::{Typed, What};
use shown::{Asked, Phase};

pub use lines::lines;
pub use offers::{Gain, Offer};
pub use shown::Shown;

/// Plays the tape from its start.
pub(crate) fn run(setup: &Setup, board: &Board, tape: &mut Tape<'_>) -> Scene {
    let options = Options::of(setup);
    let mut game = match tape.resume::<Game<'static>>() {
        Some(kept) => kept.on(board),
        None => {
            tape.tell(|| house_label(board));
            let rules = Rules { auto: options.rival_ties == RivalTies::Auto, ..Rules::of(setup) };
            Game::new(board, rules, setup.seed, &mut Watched(tape))
        }
    };
    let mut person = AtScreen::new(tape, board, options);
    let end = turn::play(&mut game, &mut person);
    let asked = person.asked;
    let over = end.map(|()| over(&game));
    let phase = match &over {
        Ok(_) => Phase::Over,
        Err(_) if !game.kept => Phase::Keep,
        Err(_) if asked.point.is_some() => Phase::You,
        Err(_) => Phase::Tie,
    };
    let shown = Shown::of(&game, phase, over.is_err().then_some(&asked));
    Scene { state: State::new(shown), panel: companion::panel(&game.rival), fields: Vec::new(), end: over }
}

/// The board is named before anything else, and whether it was designed here.
fn house_label(board: &Board) -> Step {
    match board.printed {
        true => {
            let odd = board.warnings.iter().map(|fault| Msg::plain(fault.to_string()));
            Step::know(msg!("cryo-board-own", board = board.id.as_str())).because(odd)
        }
        false => Step::mind(msg!("cryo-board-house")),
    }
}

/// Both scores, line by line.
fn over(game: &Game<'_>) -> Over {
    let (human, rival) = game.ship.scores(&game.rival);
    let settled: Vec<usize> =
        (0..game.ship.board.caverns.len()).filter(|&c| game.ship.human_pods[c] + game.ship.rival_pods[c] > 0).collect();
    let name = |at: usize| Msg::plain(settled.get(at).map_or("", |&c| game.ship.board.caverns[c].id.as_str()));
    let (mine, theirs) = (&game.ship.human, &game.rival);
    let cards = (mine.upgrades.len() + mine.vehicles.len(), theirs.upgrades.len(), theirs.vehicles.len());
    let caverns = game.ship.settlements();
    companion::over(&human, &rival, &caverns, companion::lines(&human, &rival, &caverns, name, cards))
}

/// A tape on which the Rival's deeds are told as seen.
struct Watched<'a, 't>(&'a mut Tape<'t>);

impl Table for Watched<'_, '_> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.0.tell(|| told::watched(step()));
    }
}

/// The person in front of the screen.
struct AtScreen<'a, 't, 'b> {
    tape: &'a mut Tape<'t>,
    board: &'b Board,
    options: Options,
    /// Where the drone of this turn stands.
    dock: Option<u8>,
    /// A payment that was typed together with what it pays.
    paying: Option<Cost>,
    /// What is asked, for whoever draws it.
    asked: Asked,
    /// Where every decision is written down, if somebody looks back; nothing is told then. The rules are compiled once for
    /// every kind of seat, so both are one.
    followed: Option<Followed>,
}

impl Table for AtScreen<'_, '_, '_> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        if self.listens() {
            self.tape.tell(|| told::watched(step()));
        }
    }

    fn listens(&self) -> bool {
        self.followed.is_none()
    }

    fn keep<S: Clone + Send + Sync + 'static>(&mut self, state: impl FnOnce() -> S) {
        if self.listens() {
            self.tape.keep(state);
        }
    }
}

impl Seat for AtScreen<'_, '_, '_> {
    type Pause = Stop;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Stop> {
        let (from, dock) = (self.tape.at(), self.dock);
        let decided = self.ask_decision(game, point);
        let to = self.tape.at();
        if let Some(followed) = &mut self.followed {
            match (&decided, followed.turns.last_mut()) {
                (Ok(what), Some(turn)) => turn.decided.push(Decided { from, to, dock, what: *what }),
                _ => followed.asked = to == from,
            }
        }
        decided
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Stop> {
        if self.options.rival_ties == RivalTies::Auto {
            return Ok(0);
        }
        self.asked = Asked { ways: ways.into(), ..Asked::default() };
        let board = self.board;
        self.tape.pick(&mut (), |()| {
            let options = ways.iter().enumerate().map(|(at, way)| {
                let (id, label) = told::way(board, way);
                (Opt::new(id, label), at)
            });
            let id = format!("tie.{tie:?}").to_lowercase();
            Pick::one(Cow::Owned(id), msg!("cryo-board-ask-tie", tie = format!("{tie:?}")), options.collect::<Vec<_>>())
                .note(msg!("cryo-board-note-tie"))
        })
    }

    fn saw(&mut self, game: &Game<'_>, event: Event) {
        match event {
            Event::Turn => self.dock = None,
            Event::Did(_, Move::Deploy { to, .. }) => self.dock = to,
            _ => {}
        }
        match &mut self.followed {
            Some(followed) if event == Event::Turn => {
                let began = Game { round: game.round - 1, ..*game };
                followed.turns.push(Turn { began: began.on(house()), decided: Vec::new() });
            }
            Some(_) => {}
            None => {
                if let Some(step) = told::event(game, self.dock, event) {
                    self.tape.tell(|| step);
                }
            }
        }
    }
}

/// What the rules make of a typed decision.
enum Read {
    Done(Move, Option<Cost>),
    /// The figures of this action are still open.
    Action(Side, bool),
    /// The pods of this launch are still open.
    Launch(crate::names::Card, u8),
}

impl<'a, 't, 'b> AtScreen<'a, 't, 'b> {
    fn new(tape: &'a mut Tape<'t>, board: &'b Board, options: Options) -> Self {
        Self { tape, board, options, dock: None, paying: None, asked: Asked::default(), followed: None }
    }
}

impl AtScreen<'_, '_, '_> {
    fn ask_decision(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Stop> {
        if let (Point::Pay(_), Some(paid)) = (point, self.paying.take()) {
            return Ok(Move::Pay(paid));
        }
        let mut moves = Vec::new();
        game.moves(point, &mut moves);
        if let [only] = moves[..] {
            return Ok(only);
        }
        if let (Point::Pay(costs), Payments::FewestNanites) = (point, self.options.payments)
            && costs.len() == 1
        {
            return Ok(moves[0]);
        }
        self.asked = Asked { point: Some(*point), at: self.dock, ..Asked::default() };
        match point {
            Point::Keep => self.ask_keep(game),
            _ => self.ask_move(game, point),
        }
    }

    fn ask_keep(&mut self, game: &Game<'_>) -> Result<Move, Stop> {
        let hand = &game.ship.human.hand;
        let kept = self.tape.several(&mut (), |()| {
            let option = |at: usize| {
                let (card, nth) = (hand[at], hand[..=at].iter().filter(|c| **c == hand[at]).count());
                let id = if nth == 1 { card.id().to_owned() } else { format!("{} {nth}", card.id()) };
                (Opt::new(id, words::card(card)).hint(msg!("cryo-board-upgrade-does", card = card.id())), at)
            };
            let options: Vec<_> = (0..hand.len()).map(option).collect();
            let many = crate::data::card_limits().kept;
            Pick::several("keep", msg!("cryo-board-ask-keep", kept = many), options, (many, many))
        })?;
        Ok(Move::Keep(kept.into_iter().fold(0, |bits, at| bits | 1 << at)))
    }

    /// Asks for a decision; its figures are asked for afterwards if they were left open.
    fn ask_move(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Stop> {
        let asked = self.asked;
        let read = self.ask(game, point.id(), asked, |typed| read(game, point, asked.at, typed))?;
        let (decided, paid) = match read {
            Read::Done(decided, paid) => (decided, paid),
            Read::Action(side, overclock) => {
                self.asked = Asked { action: Some((side, overclock)), ..asked };
                self.ask_figures(game, point, side, overclock)?
            }
            Read::Launch(vehicle, tunnel) => {
                self.asked = Asked { launch: Some((vehicle, tunnel)), ..asked };
                self.ask_pods(game, point, vehicle, tunnel)?
            }
        };
        self.paying = paid;
        Ok(decided)
    }

    fn ask_figures(
        &mut self,
        game: &Game<'_>,
        point: &Point,
        side: Side,
        overclock: bool,
    ) -> Result<(Move, Option<Cost>), Stop> {
        let (asked, board) = (self.asked, self.board);
        let question = || question(game, "how", &asked);
        self.asked_text(question, "how", |text| {
            let words: Vec<&str> = text.split(' ').collect();
            let how = notation::how(board, board.does(side), &words)?;
            Some(how.and_then(|how| complete_act(game, point, asked.at, (side, overclock), how, None)))
        })
    }

    fn ask_pods(
        &mut self,
        game: &Game<'_>,
        point: &Point,
        vehicle: crate::names::Card,
        tunnel: u8,
    ) -> Result<(Move, Option<Cost>), Stop> {
        let asked = self.asked;
        let question = || question(game, "pods", &asked);
        self.asked_text(question, "pods", |text| {
            let ["pods", a, b] = text.split(' ').collect::<Vec<_>>()[..] else { return None };
            let launch = Launch { vehicle, tunnel, pods: [a.parse().ok()?, b.parse().ok()?] };
            Some(complete(game, point, Move::Launch(launch), None))
        })
    }

    /// Asks for something in the notation; the rules judge what is typed, whether it was listed or not.
    fn ask<T>(
        &mut self,
        game: &Game<'_>,
        id: &'static str,
        asked: Asked,
        judge: impl Fn(Typed) -> Result<T, Bad>,
    ) -> Result<T, Stop> {
        let board = self.board;
        self.asked_text(|| question(game, id, &asked), id, |text| Some(notation::parse(board, text)?.and_then(&judge)))
    }

    fn asked_text<T>(
        &mut self,
        question: impl Fn() -> Question,
        id: &'static str,
        judge: impl Fn(&str) -> Option<Result<T, Bad>>,
    ) -> Result<T, Stop> {
        let read = |answer: &Answer| {
            let wrong_kind = || Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "choice"));
            let text = answer.id().ok_or_else(wrong_kind)?;
            let not_offered = || Refusal::new("NotOffered", msg!("error-not-offered", answer = text));
            judge(text).ok_or_else(not_offered)?.map_err(Bad::refusal)
        };
        self.tape.ask_lazily(&mut (), Some(id), |()| question(), |(), answer, _, _| read(answer))
    }
}

/// The question of a point, with its options.
fn question(game: &Game<'_>, id: &'static str, asked: &Asked) -> Question {
    let options = offers::list(game, asked).into_iter().map(offers::Listed::option).collect();
    let action = asked.action.map(|(side, _)| game.ship.board.does(side));
    let prompt = match asked.point {
        _ if action.is_some() => msg!("cryo-board-ask-how", action = action.map_or("", Action::id)),
        Some(Point::Plays(left)) => msg!("cryo-board-ask-plays", left = left),
        Some(Point::Discard) => {
            let over = game.ship.human.hand.len() - crate::data::card_limits().hand;
            msg!("cryo-board-ask-discard", cards = over)
        }
        Some(Point::Choose(face)) => msg!("cryo-board-ask-gain", face = words::face(&face)),
        Some(Point::Main) => msg!("cryo-board-ask-main", turn = game.round),
        _ => msg!("cryo-board-ask", point = id),
    };
    let note = match asked.point {
        Some(Point::Main) => {
            let human = &game.ship.human;
            let (home, out) = (human.drones_home(), game.drones_out());
            Some(msg!("cryo-board-note-main", home = home, out = out))
        }
        Some(Point::Returning { .. }) => {
            let ready = (0..game.ship.board.platform.len() as u8).any(|dock| game.dock_costs(dock).is_some());
            let ready = if ready { "yes" } else { "no" };
            Some(msg!("cryo-board-note-return", drones = game.drones_out(), ready = ready))
        }
        _ if action == Some(Action::Resource) => Some(msg!("cryo-board-note-slot")),
        Some(Point::Launching | Point::Placed(_)) if offers::nothing(game, asked) => {
            Some(msg!("cryo-board-note-nothing", point = id))
        }
        _ => None,
    };
    let question = Question::choice(id, prompt, options);
    match note {
        Some(note) => question.note(note),
        None => question,
    }
}

/// What the rules say to a typed decision.
fn read(game: &Game<'_>, point: &Point, dock: Option<u8>, typed: Typed) -> Result<Read, Bad> {
    let done = |(decided, paid)| Read::Done(decided, paid);
    match typed.what {
        What::Move(decided) => complete(game, point, decided, typed.pay).map(done),
        What::Deploy(from, to) => {
            let from = from.unwrap_or_else(|| leaving(game));
            complete(game, point, Move::Deploy { from, to }, typed.pay).map(done)
        }
        What::Act(overclock, side, Some(how)) => {
            complete_act(game, point, dock, (side, overclock), how, typed.pay).map(done)
        }
        What::Act(overclock, side, None) => {
            let ways = ways_to_act(game, point, dock, side, overclock)?;
            match ways[..] {
                [] => Err(why_not(game, point, dock, side, overclock)),
                [only] => complete(game, point, only, typed.pay).map(done),
                _ => Ok(Read::Action(side, overclock)),
            }
        }
        What::Launch(vehicle, tunnel, Some(pods)) => {
            complete(game, point, Move::Launch(Launch { vehicle, tunnel, pods }), typed.pay).map(done)
        }
        What::Launch(vehicle, tunnel, None) => {
            let mut moves = Vec::new();
            game.moves(point, &mut moves);
            moves.retain(|m| matches!(m, Move::Launch(l) if (l.vehicle, l.tunnel) == (vehicle, tunnel)));
            match moves[..] {
                [] => Err(why_no_launch(game, point, vehicle, tunnel)),
                [only] => complete(game, point, only, typed.pay).map(done),
                _ => Ok(Read::Launch(vehicle, tunnel)),
            }
        }
    }
}

/// A complete decision and its payment, if the rules allow both.
fn complete(game: &Game<'_>, point: &Point, decided: Move, paid: Option<Cost>) -> Result<(Move, Option<Cost>), Bad> {
    game.check(point, &decided)?;
    let Some(paid) = paid else { return Ok((decided, None)) };
    let costs = match &decided {
        Move::Act(act) => [game.act_cost(&act.how)].into(),
        Move::Overclock(act) => [game.act_cost(&act.how).and(Track::Energy, 1)].into(),
        Move::Launch(launch) => [game.launch_cost(launch)].into(),
        Move::Return { dock, act: true } | Move::Automate(dock) => game.dock_costs(*dock).unwrap_or_default(),
        _ => return Err(Bad::BadPayment),
    };
    game.ship.human.check_payment(&costs, &paid)?;
    // With only one way to pay nothing is asked, so nothing waits to be used.
    let open = game.ship.human.payments(&costs).len() > 1;
    Ok((decided, open.then_some(paid)))
}

/// An action by its space, at the side of the drone's dock where it lies.
fn complete_act(
    game: &Game<'_>,
    point: &Point,
    dock: Option<u8>,
    (side, overclock): (Side, bool),
    how: How,
    paid: Option<Cost>,
) -> Result<(Move, Option<Cost>), Bad> {
    let act = Act { side: side_at(game, dock, side)?, how };
    complete(game, point, if overclock { Move::Overclock(act) } else { Move::Act(act) }, paid)
}

fn side_at(game: &Game<'_>, dock: Option<u8>, side: Side) -> Result<u8, Bad> {
    let dock = dock.ok_or(Bad::WrongPhase)?;
    let sides = &game.ship.board.docks[usize::from(dock)].sides;
    sides.iter().position(|s| *s == Some(side)).map(|at| at as u8).ok_or(Bad::NotAdjacent)
}

/// Every way to take the action of this space.
fn ways_to_act(
    game: &Game<'_>,
    point: &Point,
    dock: Option<u8>,
    side: Side,
    overclock: bool,
) -> Result<Vec<Move>, Bad> {
    if !matches!((point, overclock), (Point::Placed(_), false) | (Point::Acted { .. }, true)) {
        return Err(Bad::WrongPhase);
    }
    let at = side_at(game, dock, side)?;
    let mut moves = Vec::new();
    game.moves(point, &mut moves);
    moves.retain(|m| matches!(m, Move::Act(act) | Move::Overclock(act) if act.side == at));
    Ok(moves)
}

/// Why an action cannot be taken at all: what its smallest amount is refused for.
fn why_not(game: &Game<'_>, point: &Point, dock: Option<u8>, side: Side, overclock: bool) -> Bad {
    use crate::names::Material;
    let smallest = match game.ship.board.does(side) {
        Action::Resource => How::Benefit,
        Action::Stasis => How::Stasis([1, 0, 0]),
        Action::Fabricator => How::Fabricator([1, 0, 0]),
        Action::Reactor => How::Reactor(1),
        Action::Computer => How::Computer { draws: 1, plays: 0 },
        Action::Scout => How::Scout(0),
        Action::Assign => How::Assign(Material::Crystal),
        Action::Withdraw => How::Withdraw([1, 0, 0, 0]),
    };
    complete_act(game, point, dock, (side, overclock), smallest, None).err().unwrap_or(Bad::NotOffered)
}

/// Why a vehicle cannot be launched through a tunnel at all.
fn why_no_launch(game: &Game<'_>, point: &Point, vehicle: crate::names::Card, tunnel: u8) -> Bad {
    let into = |pods| complete(game, point, Move::Launch(Launch { vehicle, tunnel, pods }), None).err();
    into([1, 0]).or_else(|| into([0, 1])).unwrap_or(Bad::NotOffered)
}

/// The platform dock a drone leaves if none is named: the first whose slots all hold tiles, as a drone that stays at
/// home keeps its dock closed (B44); else the first with a drone.
fn leaving(game: &Game<'_>) -> u8 {
    let home = |dock: &u8| game.ship.human.home & 1 << dock != 0;
    let mut docks = (0..game.ship.board.platform.len() as u8).filter(home);
    docks.clone().find(|&dock| game.dock_costs(dock).is_some()).or_else(|| docks.next()).unwrap_or(0)
}
