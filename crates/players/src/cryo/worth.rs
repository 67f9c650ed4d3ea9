//! What things are worth to the human, in hundredths of a point. The weights were found by trial.

use std::cell::Cell;
use std::ops::Deref;

use cryo::game::Game;
use cryo::game::moves::Cost;
use cryo::names::{Card, Face, Item, Mode, Track, Use};
use cryo::own::MOST;
use cryo::score::Settlement;

/// Hundredths of a point.
pub type Worth = i32;

/// A pod aboard: a point at the end, and the hope of a cavern.
pub const POD: Worth = 160;
/// A card in the hand.
pub const CARD: Worth = 70;
/// The most turns worth planning for.
const LONG: Worth = 24;

/// A position that is being weighed: what many questions need is worked out once.
#[derive(Debug)]
pub struct Look<'g, 'b> {
    game: &'g Game<'b>,
    /// How far the game still goes, in the human's turns: a token leaves the board in every recall of both sides.
    pub turns_left: Worth,
    best_play: Cell<Option<Worth>>,
    /// What a drone brings on each dock, on the launch dock last.
    docks: [Cell<Option<Worth>>; MOST + 1],
}

impl<'b> Deref for Look<'_, 'b> {
    type Target = Game<'b>;

    fn deref(&self) -> &Game<'b> {
        self.game
    }
}

impl<'g, 'b> Look<'g, 'b> {
    /// Looks at a position.
    pub fn at(game: &'g Game<'b>) -> Self {
        let tokens = game.ship.track.len() + game.ship.tokens.0.iter().flatten().count();
        Self {
            game,
            turns_left: (tokens as Worth * 3 / 2).min(LONG),
            best_play: Cell::new(None),
            docks: [const { Cell::new(None) }; MOST + 1],
        }
    }

    /// Recalls still to come.
    pub fn recalls_left(&self) -> Worth {
        self.turns_left / 4
    }

    /// What a drone brings on a dock, or on the launch dock.
    pub fn at_dock(&self, dock: Option<u8>, weigh: impl FnOnce() -> Worth) -> Worth {
        let Some(known) = self.docks.get(dock.map_or(MOST, usize::from)) else { return weigh() };
        let worth = known.get().unwrap_or_else(weigh);
        known.set(Some(worth));
        worth
    }

    /// The best play of a hand card; negative if none is possible.
    pub fn best_play(&self) -> Worth {
        if let Some(known) = self.best_play.get() {
            return known;
        }
        let plays = self.ship.human.hand.iter().flat_map(|&card| Use::ALL.map(|how| (card, how)));
        let possible = plays.filter(|&(card, how)| self.check_play(card, how).is_ok());
        let best = possible.map(|(card, how)| play(self, card, how) - CARD).max().unwrap_or(-1);
        self.best_play.set(Some(best));
        best
    }
}

/// One more of a track; nothing beyond its end, and less the more there is.
pub fn one_more(game: &Look<'_, '_>, track: Track) -> Worth {
    one_more_than(game, track, game.ship.human.tracks[track])
}

/// Some more of a track.
pub fn more(game: &Look<'_, '_>, track: Track, many: u8) -> Worth {
    let has = game.ship.human.tracks[track];
    (0..many).map(|n| one_more_than(game, track, has.saturating_add(n))).sum()
}

/// One more of a track with this many there.
fn one_more_than(game: &Look<'_, '_>, track: Track, has: u8) -> Worth {
    if has >= game.ship.board.ends[track] {
        return 0;
    }
    let first = match track {
        Track::Crystal => 62,
        Track::Organic => 78,
        Track::Tech => 70,
        Track::Nanite => 105,
        Track::Energy => 98,
    };
    let left = game.turns_left;
    let keeps = match track {
        Track::Energy if game.ship.human.missions.contains(&Card::Moth) => 100,
        Track::Energy => 0,
        _ if game.ship.human.missions.contains(&Card::Shark) => 50,
        _ => 0,
    };
    keeps.max((first - 9 * Worth::from(has)) * left.min(8) / 8)
}

/// An item of a face.
pub fn item(game: &Look<'_, '_>, item: Item) -> Worth {
    match item {
        Item::Of(track) => one_more(game, track),
        Item::Card => CARD + game.best_play().max(0) / 2,
    }
}

/// What a face gives.
pub fn face(game: &Look<'_, '_>, face: &Face) -> Worth {
    let items = face.items.iter().map(|&i| item(game, i));
    match face.mode {
        Mode::All => items.sum(),
        Mode::One => items.max().unwrap_or(0),
    }
}

/// What a payment takes away: the first of a track is dear, the last of many cheap.
pub fn price(game: &Look<'_, '_>, cost: &Cost) -> Worth {
    let mut sum = Worth::from(cost.cards) * CARD;
    for track in Track::ALL {
        let has = game.ship.human.tracks[track];
        sum += (0..cost.tracks[track]).map(|n| one_more_than(game, track, has.saturating_sub(n + 1))).sum::<Worth>();
    }
    sum
}

/// What pods in a cavern bring: two points each, the majority, and what the Rival loses by it.
pub fn settling(game: &Look<'_, '_>, cavern: usize, pods: u8) -> Worth {
    let ship = &game.ship;
    let Some(tile) = ship.cavern_tile(cavern) else { return 0 };
    let of = |human: u8| Settlement { human, rival: ship.rival_pods[cavern], high: tile.high, low: tile.low };
    let (now, then) = (of(ship.human_pods[cavern]).majority(), of(ship.human_pods[cavern] + pods).majority());
    let points = (then.0 - now.0) - (then.1 - now.1);
    let mut worth = 200 * Worth::from(pods) + 100 * points as Worth;
    let missions = &ship.human.missions;
    if missions.contains(&Card::Rhino) && ship.human_pods[cavern] == 0 {
        worth += 100;
    }
    if missions.contains(&Card::Turtle) && ship.human_pods[cavern] < 2 && ship.human_pods[cavern] + pods >= 2 {
        worth += 200;
    }
    if missions.contains(&Card::Crab) {
        let most = ship.human_pods.iter().max().copied().unwrap_or(0);
        worth += 100 * Worth::from((ship.human_pods[cavern] + pods).saturating_sub(most));
    }
    worth
}

/// A face-down cavern, without looking: what such a cavern brings on average.
pub fn unseen(game: &Look<'_, '_>, cavern: usize) -> Worth {
    let size = game.ship.board.caverns[cavern].size;
    let tiles = game.ship.board.cavern_tiles.iter().filter(|tile| tile.size == size);
    let (mut sum, mut many) = (0, 0);
    for tile in tiles {
        sum += Worth::from(tile.high);
        many += 1;
    }
    200 + 70 * sum / many.max(1)
}

/// A card played in this way.
pub fn play(game: &Look<'_, '_>, card: Card, how: Use) -> Worth {
    let (left, human) = (game.turns_left, &game.ship.human);
    match how {
        Use::Upgrade => {
            let uses = match card {
                Card::Turtle => 9,
                Card::Crab => 8,
                Card::Moth => 6,
                Card::Mole => 5,
                Card::Rhino | Card::Shark => 4,
                Card::Ram | Card::Spider => 3,
            };
            100 + uses * left
        }
        Use::Vehicle => {
            let places = Worth::from(human.places(card));
            let first = if human.vehicles.is_empty() { 160 } else { 30 };
            let rescued = if card == Card::Spider && human.destroyed > 0 { POD } else { 0 };
            100 + rescued + (first + 12 * places) * left.min(8) / 8
        }
        Use::Mission => mission(game, card),
    }
}

/// What a mission will bring: what it counts now, and what is likely to come.
fn mission(game: &Look<'_, '_>, card: Card) -> Worth {
    let (ship, human, left) = (&game.ship, &game.ship.human, game.turns_left);
    let settled = ship.human_pods.iter().filter(|n| **n > 0).count() as Worth;
    let double = ship.human_pods.iter().filter(|n| **n > 1).count() as Worth;
    let most = Worth::from(ship.human_pods.iter().max().copied().unwrap_or(0));
    match card {
        Card::Turtle => 200 * double + 12 * left,
        Card::Spider => 200 * Worth::from(human.salvage.0.iter().sum::<u8>()) + 8 * left,
        Card::Moth => 60 * Worth::from(human.tracks[Track::Energy]) + 100,
        Card::Rhino => 100 * settled + 12 * left,
        Card::Shark => 25 * Worth::from(human.tracks.0[..4].iter().sum::<u8>()) + 100,
        Card::Mole => 100 * Worth::from(human.tiles()) + 10 * left,
        Card::Crab => 100 * most + 10 * left,
        Card::Ram => 100 * Worth::from(human.tokens) + 8 * left,
    }
}
