//! The state: Franz's record, what is known about the table, and the map if one is loaded.

use std::sync::Arc;

use table::options::Cards;
use table::{Msg, Step, msg};

use super::board::Board;
use super::deck::Decks;
use super::learned::{Learned, Moment};
use crate::data::cards::{CardFile, Effect};
use crate::data::map::MapFile;
use crate::names::{ByColour, ByEngineer, Cities, City, Colour, Engineer, Good, Gulden, KeyKind, Side, TRIESTE, WIEN};
use crate::options::{AheadRule, Changed, Options};

/// Tracks he starts with.
pub const TRACKS: usize = 18;
/// Stations he starts with, not counting the one in Wien.
pub const STATIONS: usize = 2;
/// All his workers.
pub const WORKERS: i64 = 15;
/// The rounds of a game.
pub const ROUNDS: i64 = 8;

/// Hand tokens in a round (§5).
pub const fn hands(round: i64) -> i64 {
    if round >= 4 { 5 } else { round + 1 }
}

/// A factory of his.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factory {
    /// What it makes.
    pub good: Good,
    /// Where its worker stands.
    pub city: City,
    /// Cubes still beside it.
    pub cubes: i64,
    /// The contract it lies on.
    pub on: Option<usize>,
}

/// A contract of his.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contract {
    /// Its name.
    pub id: String,
    /// In gulden.
    pub value: Gulden,
    /// Places for factories.
    pub slots: usize,
}

/// A key of his.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Gold or silver.
    pub kind: KeyKind,
    /// The hub that gave it.
    pub hub: Colour,
    /// The value of a silver key as told; a gold key's follows from its hub.
    pub worth: Gulden,
}

/// What is always tracked for him (§12).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Franz {
    /// Money.
    pub gulden: Gulden,
    /// Colourless cubes he can spend.
    pub goods: i64,
    /// Cubes that arrive in phase 3.
    pub dock: i64,
    /// Workers he can use.
    pub hired: i64,
    /// His tracks: from the network, to the city joined.
    pub tracks: Vec<(City, City)>,
    /// Cities with a station of his, not counting Wien.
    pub stations: Vec<City>,
    /// Engineers owned: tunnel, bridge.
    pub engineers: ByEngineer<bool>,
    /// His place on the influence track.
    pub column: usize,
    /// His factories, oldest first.
    pub factories: Vec<Factory>,
    /// His contracts, oldest first.
    pub contracts: Vec<Contract>,
    /// His keys.
    pub keys: Vec<Key>,
    /// Business tokens taken: city, points.
    pub tokens: Vec<(City, i64)>,
    /// He has the Semmering token.
    pub semmering: bool,
    /// Hand tokens left this round.
    pub hands: i64,
    /// Coal delivered: hub, round.
    pub coal: Vec<(Colour, i64)>,
    /// Cubes put beside factories, and cubes delivered, over the game.
    pub cubes: (i64, i64),
}

impl Franz {
    /// Tracks in his supply.
    pub fn tracks_left(&self) -> usize {
        TRACKS.saturating_sub(self.tracks.len())
    }

    /// Stations in his supply.
    pub fn stations_left(&self) -> usize {
        STATIONS.saturating_sub(self.stations.len())
    }

    /// Workers in his supply.
    pub fn supply(&self) -> i64 {
        WORKERS - self.hired - self.factories.len() as i64
    }

    /// Is the city in his network?
    pub fn joined(&self, city: City) -> bool {
        city == WIEN || self.tracks.iter().any(|t| t.1 == city)
    }

    /// His cities, Wien first.
    pub fn network(&self) -> Vec<City> {
        std::iter::once(WIEN).chain(self.tracks.iter().map(|t| t.1)).collect()
    }

    /// His tracks at a city.
    pub fn tracks_at(&self, city: City) -> usize {
        self.tracks.iter().filter(|t| t.0 == city || t.1 == city).count()
    }

    /// Would another track at this city need a new station (P1.3)?
    pub fn needs_station(&self, city: City) -> bool {
        city != WIEN && self.tracks_at(city) >= 2 && !self.stations.contains(&city)
    }

    /// Does his track lie here?
    pub fn has_track(&self, a: City, b: City) -> bool {
        self.tracks.iter().any(|&t| t == (a, b) || t == (b, a))
    }

    /// Factories on no contract.
    pub fn unassigned(&self) -> usize {
        self.factories.iter().filter(|f| f.on.is_none()).count()
    }

    /// Factories on this contract.
    pub fn filled(&self, contract: usize) -> usize {
        self.factories.iter().filter(|f| f.on == Some(contract)).count()
    }

    /// Empty slots on his contracts.
    pub fn open_slots(&self) -> usize {
        (0..self.contracts.len()).map(|i| self.contracts[i].slots.saturating_sub(self.filled(i))).sum()
    }

    /// What his producing factories make, in the order of the goods.
    pub fn produced(&self) -> Vec<Good> {
        Good::ALL.iter().copied().filter(|g| self.factories.iter().any(|f| f.good == *g && f.cubes > 0)).collect()
    }

    /// The most valuable contract with an empty slot; of equals, the oldest.
    pub fn contract_with_room(&self) -> Option<usize> {
        (0..self.contracts.len())
            .filter(|&i| self.filled(i) < self.contracts[i].slots)
            .min_by_key(|&i| (std::cmp::Reverse(self.contracts[i].value), i))
    }
}

/// A hub, as known at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hub {
    /// Its city.
    pub city: City,
    /// Its marker.
    pub column: usize,
}

/// What is known about the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct You {
    /// The place on the influence track.
    pub column: usize,
    /// Hand tokens left this round.
    pub hands: i64,
    /// Is Trieste in the person's network, as far as known?
    pub trieste: Option<bool>,
    /// Does the person have the Semmering token, as far as known?
    pub semmering: bool,
}

/// The whole state.
#[derive(Clone, Debug)]
pub struct State {
    /// The options.
    pub options: Options,
    /// The options that are not at their default.
    pub changed: Vec<Changed>,
    /// The cards played with.
    pub cards: Arc<CardFile>,
    /// The cities by name.
    pub names: Cities,
    /// Gulden per column.
    pub columns: Vec<Gulden>,
    /// The hubs by colour.
    pub hubs: ByColour<Option<Hub>>,
    /// His record.
    pub franz: Franz,
    /// The person.
    pub you: You,
    /// Whose marker is in front when both are in one column.
    pub front: Side,
    /// The map file: the board in play if it is tracked, otherwise what forms are prefilled with.
    pub map: Arc<MapFile>,
    /// The map, if one is loaded.
    pub board: Option<Board>,
    /// What was learned by asking, if no map is loaded.
    pub learned: Learned,
    /// His decks.
    pub decks: Decks,
    /// The round, 1 to 8; 0 during the set-up.
    pub round: i64,
    /// His turns so far.
    pub turn: i64,
    /// The game is over.
    pub over: bool,
    /// A printed card that differs from the card file, for this turn.
    pub differs: Option<Differs>,
    /// Has the person answered since the last heading? Then a new one may begin.
    pub seen: bool,
    /// The blocks looked at in his last turn, in order, and the one that was done.
    pub blocks: (Vec<i64>, Option<i64>),
}

/// What the person's printed card says in place of a block (§14.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The card.
    pub card: u8,
    /// The block that applies.
    pub block: i64,
    /// Its cost in gulden.
    pub gulden: Gulden,
    /// Its cost in goods.
    pub goods: i64,
    /// Its effect.
    pub effect: Effect,
}

impl State {
    /// What only the person's actions or a new round change stays the same during one moment.
    pub const fn moment(&self) -> Moment {
        (self.round, self.you.hands)
    }

    /// Does the person draw the printed cards?
    pub fn printed(&self) -> bool {
        self.options.cards == Cards::Printed
    }

    /// The reason, naming the option it depends on unless that is at its default.
    pub fn under(&self, option: &str, reason: Msg) -> Msg {
        match self.changed.iter().find(|changed| changed.name == option) {
            Some(changed) => msg!(
                "imperial-steam-by-option",
                reason = reason,
                option = changed.label.clone(),
                value = changed.value.clone()
            ),
            None => reason,
        }
    }

    /// The first step after the person's answer begins a new screen; later ones join it, so that nothing leaves the
    /// screen unseen.
    pub fn fresh(&mut self, step: Step) -> Step {
        Step { begins: std::mem::take(&mut self.seen), ..step }
    }

    /// Gulden value of a column.
    pub fn value(&self, column: usize) -> Gulden {
        self.columns.get(column).copied().unwrap_or_default()
    }

    /// The last column.
    pub fn last_column(&self) -> usize {
        self.columns.len().saturating_sub(1)
    }

    /// The hub of a colour.
    pub fn hub(&self, colour: Colour) -> Option<Hub> {
        self.hubs[colour]
    }

    /// The city of a hub; Wien, which never counts as a hub, if there is none.
    pub fn hub_city(&self, colour: Colour) -> City {
        self.hub(colour).map_or(WIEN, |h| h.city)
    }

    /// The colours that have a hub.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.iter().copied().filter(|c| self.hub(*c).is_some())
    }

    /// Hubs in his network.
    pub fn his_hubs(&self) -> Vec<Colour> {
        self.colours().filter(|c| self.franz.joined(self.hub_city(*c))).collect()
    }

    /// The lowest and the highest hub marker.
    pub fn hub_range(&self) -> (usize, usize) {
        let columns = || self.hubs.0.iter().flatten().map(|h| h.column);
        (columns().min().unwrap_or(0), columns().max().unwrap_or(0))
    }

    /// A to Z.
    pub fn by_name(&self, a: City, b: City) -> std::cmp::Ordering {
        self.names.compare(a, b, self.options.name_order)
    }

    /// These cities from A to Z.
    pub fn sorted(&self, mut cities: Vec<City>) -> Vec<City> {
        cities.sort_by(|a, b| self.by_name(*a, *b));
        cities
    }

    /// Is he ahead of you on the influence track (`ahead_rule`)?
    pub fn franz_ahead(&self) -> bool {
        self.franz.column > self.you.column
            || self.options.ahead_rule == AheadRule::FirstInColumn
                && self.franz.column == self.you.column
                && self.front == Side::Franz
    }

    /// Moves a marker; if the column is occupied, it goes behind.
    pub fn move_marker(&mut self, side: Side, column: usize) {
        let marker = match side {
            Side::You => &mut self.you.column,
            Side::Franz => &mut self.franz.column,
        };
        if *marker != column {
            *marker = column;
            self.front = side.other();
        }
    }

    /// Has anyone joined Trieste?
    pub fn trieste_joined(&self) -> bool {
        self.franz.joined(TRIESTE) || self.you.trieste == Some(true)
    }

    /// He lays a track (the table's part of P3).
    pub fn lay(&mut self, a: City, b: City) {
        self.franz.tracks.push((a, b));
        if let Some(board) = &mut self.board {
            board.lay(a, b, Side::Franz);
        }
    }

    /// He takes an engineer from a hub, or gives it back.
    pub fn take_engineer(&mut self, kind: Engineer, from: Colour, back: bool) {
        self.franz.engineers[kind] = !back;
        if let Some(board) = &mut self.board {
            board.hubs[from].engineers[kind] += if back { 1 } else { -1 };
        }
    }

    /// Puts unassigned factories on contracts with room (§3.3); returns which went where.
    pub fn assign(&mut self) -> Vec<(Good, usize)> {
        let mut done = Vec::new();
        while let Some(contract) = self.franz.contract_with_room()
            && let Some(factory) = self.franz.factories.iter_mut().find(|f| f.on.is_none())
        {
            factory.on = Some(contract);
            done.push((factory.good, contract));
        }
        done
    }

    /// What a key is worth now (§9).
    pub fn key_worth(&self, key: &Key) -> Gulden {
        let column = self.hub(key.hub).map_or(0, |h| h.column);
        match key.kind {
            KeyKind::Gold => self.value(column),
            KeyKind::Silver => match &self.board {
                Some(board) => board.flag_near(column),
                None => self.learned.flag(self, key.hub).unwrap_or(key.worth),
            },
        }
    }
}
