//! The base game again, slow and obvious: squares are booleans, the circle is a list, patches come from the data file
//! as rows of text. It shares nothing with the engine.

use serde_json::Value;
use std::sync::LazyLock;

pub type Grid = Vec<Vec<bool>>;

pub struct RefPatch {
    pub cost: i32,
    pub time: u8,
    pub buttons: i32,
    /// Number in the notation, and the shape; of those that look alike, only the first.
    pub orientations: Vec<(u8, Grid)>,
}

pub static PATCHES: LazyLock<Vec<RefPatch>> = LazyLock::new(|| {
    let file: Value = serde_json::from_str(include_str!("../../../data/patches.json")).unwrap();
    file["patches"].as_array().unwrap().iter().map(read_patch).collect()
});

fn read_patch(entry: &Value) -> RefPatch {
    let rows = entry["shape"].as_array().unwrap();
    let shape: Grid = rows.iter().map(|r| r.as_str().unwrap().chars().map(|c| c == 'X').collect()).collect();
    let mut orientations: Vec<(u8, Grid)> = Vec::new();
    for number in 0..8 {
        let mut turned = shape.clone();
        if number >= 4 {
            turned.iter_mut().for_each(|row| row.reverse());
        }
        for _ in 0..number % 4 {
            turned = clockwise(&turned);
        }
        if !orientations.iter().any(|(_, known)| *known == turned) {
            orientations.push((number, turned));
        }
    }
    RefPatch {
        cost: entry["cost"].as_i64().unwrap() as i32,
        time: entry["time"].as_i64().unwrap() as u8,
        buttons: entry["buttons"].as_i64().unwrap() as i32,
        orientations,
    }
}

/// The left column, read from the bottom, becomes the top row.
fn clockwise(grid: &Grid) -> Grid {
    (0..grid[0].len()).map(|column| grid.iter().rev().map(|row| row[column]).collect()).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefAction {
    Advance,
    Take { patch: usize, orientation: u8, row: usize, column: usize },
    Special { row: usize, column: usize },
}

impl std::fmt::Display for RefAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RefAction::Advance => write!(f, "adv"),
            RefAction::Take { patch, orientation, row, column } => {
                write!(f, "take {patch} o{orientation} r{row} c{column}")
            }
            RefAction::Special { row, column } => write!(f, "special r{row} c{column}"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefSeat {
    pub quilt: [[bool; 9]; 9],
    pub buttons: i32,
    pub income: i32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefGame {
    pub circle: Vec<usize>,
    pub specials: Vec<u8>,
    pub spaces: [u8; 2],
    pub last: usize,
    pub pending: usize,
    pub tile: Option<usize>,
    pub first_home: Option<usize>,
    pub seats: [RefSeat; 2],
}

impl RefGame {
    pub fn new(circle: Vec<usize>, specials: &[u8]) -> Self {
        let seat = RefSeat { quilt: [[false; 9]; 9], buttons: 5, income: 0 };
        RefGame {
            circle,
            specials: specials.to_vec(),
            spaces: [0, 0],
            last: 0,
            pending: 0,
            tile: None,
            first_home: None,
            seats: [seat.clone(), seat],
        }
    }

    pub fn to_move(&self) -> Option<usize> {
        if self.pending > 0 {
            return Some(self.last);
        }
        if self.spaces == [53, 53] {
            return None;
        }
        if self.spaces[0] == self.spaces[1] {
            return Some(self.last);
        }
        Some(if self.spaces[0] < self.spaces[1] { 0 } else { 1 })
    }

    fn fits(quilt: &[[bool; 9]; 9], shape: &Grid, row: usize, column: usize) -> bool {
        for (r, line) in shape.iter().enumerate() {
            for (c, &square) in line.iter().enumerate() {
                if square && (row + r > 8 || column + c > 8 || quilt[row + r][column + c]) {
                    return false;
                }
            }
        }
        true
    }

    /// Passes every legal action to `visit`.
    pub fn each_legal(&self, mut visit: impl FnMut(RefAction)) {
        let Some(seat) = self.to_move() else { return };
        let me = &self.seats[seat];
        if self.pending > 0 {
            for row in 0..9 {
                for column in 0..9 {
                    if !me.quilt[row][column] {
                        visit(RefAction::Special { row, column });
                    }
                }
            }
            return;
        }
        visit(RefAction::Advance);
        for &patch in self.circle.iter().take(3) {
            if PATCHES[patch].cost > me.buttons {
                continue;
            }
            for (orientation, shape) in &PATCHES[patch].orientations {
                for row in 0..9 {
                    for column in 0..9 {
                        if Self::fits(&me.quilt, shape, row, column) {
                            visit(RefAction::Take { patch, orientation: *orientation, row, column });
                        }
                    }
                }
            }
        }
    }

    pub fn legal(&self) -> Vec<RefAction> {
        let mut all = Vec::new();
        self.each_legal(|action| all.push(action));
        all
    }

    pub fn count_legal(&self) -> u64 {
        let mut count = 0;
        self.each_legal(|_| count += 1);
        count
    }

    pub fn apply(&mut self, action: RefAction) {
        let seat = self.to_move().unwrap();
        match action {
            RefAction::Advance => {
                let to = (self.spaces[1 - seat] + 1).min(53);
                self.seats[seat].buttons += i32::from(to) - i32::from(self.spaces[seat]);
                self.travel(seat, to);
            }
            RefAction::Take { patch, orientation, row, column } => {
                let facts = &PATCHES[patch];
                let place = self.circle.iter().position(|&p| p == patch).unwrap();
                assert!(place < 3 && facts.cost <= self.seats[seat].buttons);
                // The neutral token goes to the place of the patch: those before it are now last.
                let skipped: Vec<usize> = self.circle.drain(..=place).filter(|&p| p != patch).collect();
                self.circle.extend(skipped);
                self.seats[seat].buttons -= facts.cost;
                self.seats[seat].income += facts.buttons;
                let (_, shape) = facts.orientations.iter().find(|(number, _)| *number == orientation).unwrap();
                for (r, line) in shape.iter().enumerate() {
                    for (c, &square) in line.iter().enumerate() {
                        if square {
                            self.cover(seat, row + r, column + c);
                        }
                    }
                }
                self.look_for_tile(seat);
                let to = (self.spaces[seat] + facts.time).min(53);
                self.travel(seat, to);
            }
            RefAction::Special { row, column } => {
                assert!(self.pending > 0);
                self.cover(seat, row, column);
                self.look_for_tile(seat);
                self.pending -= 1;
                self.lose_specials_without_room(seat);
            }
        }
    }

    fn cover(&mut self, seat: usize, row: usize, column: usize) {
        assert!(!self.seats[seat].quilt[row][column], "covered twice");
        self.seats[seat].quilt[row][column] = true;
    }

    fn look_for_tile(&mut self, seat: usize) {
        let quilt = &self.seats[seat].quilt;
        let covered = |row: usize, column: usize| (0..7).all(|r| (0..7).all(|c| quilt[row + r][column + c]));
        if self.tile.is_none() && (0..3).any(|row| (0..3).any(|column| covered(row, column))) {
            self.tile = Some(seat);
        }
    }

    /// Space by space, as someone would move the token by hand.
    fn travel(&mut self, seat: usize, to: u8) {
        for space in self.spaces[seat] + 1..=to {
            if [5, 11, 17, 23, 29, 35, 41, 47, 53].contains(&space) {
                self.seats[seat].buttons += self.seats[seat].income;
            }
            if let Some(at) = self.specials.iter().position(|&line| line == space) {
                self.specials.remove(at);
                self.pending += 1;
            }
        }
        self.spaces[seat] = to;
        self.last = seat;
        if to == 53 && self.first_home.is_none() {
            self.first_home = Some(seat);
        }
        self.lose_specials_without_room(seat);
    }

    fn lose_specials_without_room(&mut self, seat: usize) {
        self.pending = self.pending.min(self.empty_squares(seat));
    }

    pub fn empty_squares(&self, seat: usize) -> usize {
        self.seats[seat].quilt.iter().flatten().filter(|&&covered| !covered).count()
    }

    pub fn points(&self, seat: usize) -> i32 {
        let tile = if self.tile == Some(seat) { 7 } else { 0 };
        self.seats[seat].buttons + tile - 2 * self.empty_squares(seat) as i32
    }

    /// How many lines of play of this depth there are.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 1 {
            return self.count_legal();
        }
        let mut count = 0;
        for action in self.legal() {
            let mut next = self.clone();
            next.apply(action);
            count += next.perft(depth - 1);
        }
        count
    }
}
