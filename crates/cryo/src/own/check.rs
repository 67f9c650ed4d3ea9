//! From a file to a board, or every reason why not (§13.1).

use std::collections::{BTreeMap, BTreeSet};

use super::file::{Cell, File, Provenance, Source};
use super::{
    ActionSpace, Back, Board, Cavern, CavernTile, DecisionSlot, Dock, Fault, Flaw, MOST, PlatformDock, Side, Size,
    Space, TileKind, TokenKind, Tunnel,
};
use crate::names::{
    Action, ByChamber, ByMaterial, BySection, ByTrack, Chamber, Face, Item, MOST_ITEMS, Material, Mode, PlatformAction,
    Section, Token, Track,
};

/// The only format.
const FORMAT: &str = "visavis-cryo-board/1";
/// Words for where a figure comes from; the last one is for owners' files.
const WORDS: [&str; 5] = ["booklet", "public", "derived", "house", "printed"];
/// The sides in the Rival's order, with the step to the cell there.
const SIDES: [(&str, [i32; 2]); 4] = [("right", [0, 1]), ("below", [1, 0]), ("left", [0, -1]), ("above", [-1, 0])];
/// The highest number a track may end with.
const LONGEST: u8 = 40;
/// We always play with the figures for two.
const PLAYERS: u8 = 2;

/// A board, or everything that is wrong.
pub fn check(file: &File) -> Result<Board, Vec<Fault>> {
    let mut check = Check { file, faults: Vec::new() };
    if file.format != FORMAT {
        let why = format!("format {} instead of {FORMAT}", file.format);
        return Err(vec![Fault::Format { line: 0, why }]);
    }
    check.provenance();
    check.totals();
    check.tokens_for_two();
    let board = check.board();
    check.warnings(&board);
    let (errors, warnings): (Vec<_>, Vec<_>) =
        check.faults.into_iter().partition(|f| !matches!(f, Fault::Derived { .. }));
    if errors.is_empty() { Ok(Board { warnings, ..board }) } else { Err(errors) }
}

struct Check<'f> {
    file: &'f File,
    faults: Vec<Fault>,
}

impl Check<'_> {
    fn total(&mut self, name: &'static str, expected: i64, found: i64) {
        if expected != found {
            self.faults.push(Fault::Total { name, expected, found });
        }
    }

    fn derived(&mut self, name: &'static str, expected: i64, found: usize) {
        let found = found as i64;
        if expected != found {
            self.faults.push(Fault::Derived { name, expected, found });
        }
    }

    fn graph(&mut self, at: &str, why: Flaw) {
        self.faults.push(Fault::Graph { at: at.to_owned(), why });
    }

    fn unknown(&mut self, at: &str, id: &str) {
        self.faults.push(Fault::Ref { at: at.to_owned(), id: id.to_owned() });
    }

    /// The index of an id in a list, or a fault.
    fn find(&mut self, at: &str, id: &str, list: &BTreeMap<&str, usize>) -> usize {
        list.get(id).copied().unwrap_or_else(|| {
            self.unknown(at, id);
            0
        })
    }

    /// The index of each id; the same id twice is a fault.
    fn index<'a>(&mut self, kind: &str, ids: impl Iterator<Item = &'a String>) -> BTreeMap<&'a str, usize> {
        let mut index = BTreeMap::new();
        for (at, id) in ids.enumerate() {
            if index.insert(id.as_str(), at).is_some() {
                self.unknown(kind, id);
            }
        }
        index
    }

    fn provenance(&mut self) {
        let mut words: Vec<(String, &str)> = Vec::new();
        match &self.file.provenance {
            Provenance::Whole(word) => words.push(("provenance".into(), word)),
            Provenance::Each(each) => each.iter().for_each(|(at, source)| collect(at, source, &mut words)),
        }
        for (at, word) in words {
            if !WORDS.contains(&word) {
                self.faults.push(Fault::Provenance { at, word: word.to_owned() });
            }
        }
    }

    /// Published totals: a file that breaks one is refused.
    fn totals(&mut self) {
        let f = self.file;
        self.total("sections", 4, f.sections.len() as i64);
        let kinds: BTreeSet<Section> = f.sections.iter().map(|s| s.id).collect();
        if f.sections.len() == 4 {
            self.total("sections", 4, kinds.len() as i64);
        }
        let docks = || f.sections.iter().flat_map(|s| &s.docks);
        let marked = docks().filter(|d| d.damage_symbol.is_some()).count();
        let symbols: BTreeSet<u8> = docks().filter_map(|d| d.damage_symbol).filter(|n| (1..=12).contains(n)).collect();
        self.total("damage_symbols", 12, symbols.len() as i64);
        if symbols.len() == 12 {
            self.total("damage_symbols", 12, marked as i64);
        }
        let chambers: usize = f.sections.iter().map(|s| s.chambers.len()).sum();
        self.total("chambers", 12, chambers as i64);
        let numbered = |s: &super::file::SectionPlan| s.chambers.iter().map(|c| c.number).eq(1..=3);
        let whole = f.sections.iter().filter(|s| numbered(s)).count();
        self.total("sections_with_chambers_1_to_3", f.sections.len() as i64, whole as i64);
        let pods = f.sections.iter().flat_map(|s| &s.chambers).map(|c| i64::from(c.pods_per_player)).sum();
        self.total("pods_per_player", 15, pods);
        self.total("resource_tiles", 60, f.resource_tiles.iter().map(|t| i64::from(t.copies)).sum());
        self.total("incident_tokens", 33, f.incidents.tokens.iter().map(|t| i64::from(t.copies)).sum());
        let sunset = f.incidents.tokens.iter().filter(|t| t.kind == Token::Sunset);
        self.total("sunset_tokens", 1, sunset.map(|t| i64::from(t.copies)).sum());
        self.total("cavern_tiles", 14, f.caverns.tiles.len() as i64);
        for (name, size) in [("large_cavern_tiles", Size::Large), ("small_cavern_tiles", Size::Small)] {
            let spaces = f.caverns.spaces.iter().filter(|s| s.size == size).count();
            let tiles = f.caverns.tiles.iter().filter(|t| t.size == size).count();
            self.total(name, spaces as i64, tiles as i64);
        }
        let start = f.caverns.spaces.iter().filter(|s| s.start_face_up && s.min_players <= PLAYERS);
        self.total("start_caverns", 2, start.count() as i64);
        self.total("platform_docks", 6, f.platform.docks.len() as i64);
        if let Some(&cards) = f.totals.get("cards") {
            self.total("cards", 40, cards);
        }
    }

    /// Are there enough early and late tokens for two sides: 4 on the sections, 2 per stack (B3, B11)?
    fn tokens_for_two(&mut self) {
        for (name, back) in [("early_tokens", Back::Early), ("late_tokens", Back::Late)] {
            let incidents = &self.file.incidents;
            let stacks = incidents.track.iter().filter(|s| s.back == back).count() as i64;
            let needed = 2 * stacks + if back == Back::Early { 4 } else { 0 };
            let there = incidents.tokens.iter().filter(|t| t.back == back).map(|t| i64::from(t.copies)).sum();
            if there < needed {
                self.total(name, needed, there);
            }
        }
    }

    /// Structure: ids, sides, cells, paths.
    fn board(&mut self) -> Board {
        let f = self.file;
        let (docks, actions, spaces) = self.docks();
        let slots = self.slots(&docks);
        let mut pods = BySection::<ByChamber<u8>>::default();
        for section in &f.sections {
            for (chamber, plan) in Chamber::ALL.into_iter().zip(&section.chambers) {
                pods[section.id][chamber] = plan.pods_per_player;
            }
        }
        self.index("salvage", f.salvage.spaces.iter().map(|s| &s.id));
        let mut salvage = ByMaterial::<u8>::default();
        for space in f.salvage.spaces.iter().filter(|s| s.min_players <= PLAYERS) {
            match Material::of(space.material) {
                Some(material) => salvage[material] = salvage[material].saturating_add(1),
                None => self.unknown(&space.id, space.material.id()),
            }
        }
        let (caverns, tunnels) = self.caverns();
        self.index("resource_tiles", f.resource_tiles.iter().map(|t| &t.id));
        self.index("tokens", f.incidents.tokens.iter().map(|t| &t.id));
        self.index("cavern_tiles", f.caverns.tiles.iter().map(|t| &t.id));
        let amounts = |map: &BTreeMap<Track, u8>| ByTrack::from_fn(|t| map.get(&t).copied().unwrap_or(0));
        let tile = |t: &super::file::CavernTile| CavernTile {
            id: t.id.clone(),
            size: t.size,
            high: t.high,
            low: t.low,
            cost: amounts(&t.cost),
        };
        let (platform, platform_slots) = self.platform();
        for (what, found) in [
            ("docks", docks.len()),
            ("resource_spaces", spaces.len()),
            ("tunnels", tunnels.len()),
            ("track", f.incidents.track.len()),
        ] {
            if found > MOST {
                self.graph(what, Flaw::TooMany);
            }
        }
        for (what, found) in [("resource_tiles", f.resource_tiles.len()), ("tokens", f.incidents.tokens.len())] {
            if found > usize::from(u8::MAX) {
                self.graph(what, Flaw::TooMany);
            }
        }
        if f.track_max.values().any(|&end| end > LONGEST) {
            self.graph("track_max", Flaw::TooMany);
        }
        Board {
            id: f.id.clone(),
            printed: f.printed,
            label: (f.label.en.clone(), f.label.de.clone()),
            docks,
            slots,
            pods,
            actions,
            spaces,
            tiles: self.tiles(),
            tokens: self.tokens(),
            track: f.incidents.track.iter().map(|s| s.back).collect(),
            salvage,
            caverns,
            tunnels,
            cavern_tiles: f.caverns.tiles.iter().map(tile).collect(),
            damage: f.damage_markers.in_play.get("2").copied().unwrap_or(8).into(),
            room: f.platform.pod_capacity,
            platform,
            platform_slots,
            ends: amounts(&f.track_max),
            warnings: Vec::new(),
        }
    }

    /// The docks of a platform and their slots; without a word for it, an action stands in the order of B43.
    fn platform(&mut self) -> (Vec<PlatformDock>, Vec<String>) {
        let mut slots: Vec<String> = Vec::new();
        let mut docks: Vec<PlatformDock> = Vec::new();
        for (plan, usual) in self.file.platform.docks.iter().zip(PlatformAction::ALL) {
            let id = plan.id.clone().unwrap_or_else(|| format!("P{}", docks.len() + 1));
            let mut slot = |name: &Option<String>| {
                name.as_ref().map(|name| {
                    slots.push(name.clone());
                    slots.len() - 1
                })
            };
            let (cost, benefit) = (slot(&plan.cost_slot), slot(&plan.benefit_slot));
            docks.push(PlatformDock { id, action: plan.action.unwrap_or(usual), cost, benefit });
        }
        self.index("platform", docks.iter().map(|d| &d.id));
        self.index("platform_slots", slots.iter());
        (docks, slots)
    }

    fn docks(&mut self) -> (Vec<Dock>, Vec<ActionSpace>, Vec<Space>) {
        let f = self.file;
        let (mut spaces, mut actions) = (Vec::new(), Vec::new());
        let mut sides: BTreeMap<&str, (Side, Cell)> = BTreeMap::new();
        for section in &f.sections {
            for action in &section.actions {
                let side = if action.kind == Action::Resource {
                    if action.printed.is_none() {
                        self.unknown(&action.id, "printed");
                    }
                    let printed = action.printed.unwrap_or(Track::Crystal);
                    spaces.push(Space { id: action.id.clone(), section: section.id, printed, cell: action.cell });
                    Side::Resource(spaces.len() - 1)
                } else {
                    actions.push(ActionSpace {
                        id: action.id.clone(),
                        section: section.id,
                        action: action.kind,
                        cell: action.cell,
                    });
                    Side::Action(actions.len() - 1)
                };
                if sides.insert(&action.id, (side, action.cell)).is_some() {
                    self.unknown("actions", &action.id);
                }
            }
        }
        self.index("docks", f.sections.iter().flat_map(|s| s.docks.iter().map(|d| &d.id)));
        let mut docks = Vec::new();
        for section in &f.sections {
            for dock in &section.docks {
                let sides = self.sides(dock, &sides);
                let (id, damage) = (dock.id.clone(), dock.damage_symbol);
                docks.push(Dock { id, section: section.id, damage, sides, cell: dock.cell });
            }
        }
        (docks, actions, spaces)
    }

    fn sides(&mut self, dock: &super::file::Dock, known: &BTreeMap<&str, (Side, Cell)>) -> [Option<Side>; 4] {
        let mut sides = [None; 4];
        for (name, action) in &dock.sides {
            let Some(action) = action else { continue };
            let Some(at) = SIDES.iter().position(|(side, _)| side == name) else {
                self.graph(&dock.id, Flaw::Side);
                continue;
            };
            let Some(&(side, cell)) = known.get(action.as_str()) else {
                self.unknown(&dock.id, action);
                continue;
            };
            sides[at] = Some(side);
            let [down, across] = SIDES[at].1;
            if let (Some([row, column]), Some(cell)) = (dock.cell, cell)
                && cell != [row.saturating_add(down), column.saturating_add(across)]
            {
                self.graph(&dock.id, Flaw::Cell);
            }
        }
        let actions = dock.sides.values().flatten().count();
        if actions == 0 || actions > 4 {
            self.graph(&dock.id, Flaw::Actions);
        }
        sides
    }

    fn slots(&mut self, docks: &[Dock]) -> BySection<Vec<DecisionSlot>> {
        let index: BTreeMap<&str, usize> = docks.iter().enumerate().map(|(i, d)| (d.id.as_str(), i)).collect();
        let mut slots: BySection<Vec<DecisionSlot>> = BySection::default();
        for section in &self.file.sections {
            for slot in &section.decision_slots {
                let dock = self.find(&slot.id, &slot.dock, &index);
                let below = slot.below.iter().map(|id| self.find(&slot.id, id, &index)).collect();
                slots[section.id].push(DecisionSlot { id: slot.id.clone(), dock, below });
            }
        }
        slots
    }

    fn caverns(&mut self) -> (Vec<Cavern>, Vec<Tunnel>) {
        let f = &self.file.caverns;
        let spaces = self.index("caverns", f.spaces.iter().map(|c| &c.id));
        let segments = self.index("segments", f.segments.iter().map(|s| &s.id));
        self.index("tunnels", f.tunnels.iter().map(|t| &t.id));
        for segment in f.segments.iter().filter(|s| s.from != "SURFACE") {
            self.find(&segment.id, &segment.from, &segments);
        }
        let caverns: Vec<Cavern> = f
            .spaces
            .iter()
            .map(|c| Cavern {
                id: c.id.clone(),
                size: c.size,
                in_play: c.min_players <= PLAYERS,
                start: c.start_face_up,
                xy: c.xy,
            })
            .collect();
        let mut tunnels = Vec::new();
        for tunnel in &f.tunnels {
            let ends = tunnel.ends.each_ref().map(|end| self.find(&tunnel.id, end, &spaces));
            let path: Vec<usize> = tunnel.path.iter().map(|id| self.find(&tunnel.id, id, &segments)).collect();
            let energy: u64 = path.iter().filter_map(|&i| f.segments.get(i)).map(|s| u64::from(s.energy)).sum();
            if energy != u64::from(tunnel.energy_total) {
                self.graph(&tunnel.id, Flaw::Energy);
            }
            if ends.iter().all(|&end| caverns.get(end).is_some_and(|c| c.in_play)) {
                tunnels.push(Tunnel { id: tunnel.id.clone(), ends, energy: tunnel.energy_total });
            }
        }
        (caverns, tunnels)
    }

    fn tiles(&mut self) -> Vec<TileKind> {
        let mut tiles = Vec::new();
        for t in &self.file.resource_tiles {
            if t.items.is_empty() {
                self.graph(&t.id, Flaw::NoItems);
            }
            let face = self.face(&t.id, t.mode, &t.items);
            tiles.push(TileKind { id: t.id.clone(), back: t.back, face, copies: t.copies as usize });
        }
        tiles
    }

    fn face(&mut self, at: &str, mode: Mode, items: &[Item]) -> Face {
        if items.len() > MOST_ITEMS {
            self.graph(at, Flaw::TooMany);
        }
        Face { mode, items: items.into() }
    }

    fn tokens(&mut self) -> Vec<TokenKind> {
        let mut tokens = Vec::new();
        for t in &self.file.incidents.tokens {
            let kind = t.kind;
            if kind == Token::Looting && t.items.is_empty() {
                self.graph(&t.id, Flaw::NoItems);
            }
            let face = self.face(&t.id, t.mode.unwrap_or(Mode::All), &t.items);
            tokens.push(TokenKind { id: t.id.clone(), back: t.back, kind, face, copies: t.copies as usize });
        }
        tokens
    }

    /// Derived totals and oddities: the file can be played with, but the owner should take a look.
    fn warnings(&mut self, board: &Board) {
        let f = self.file;
        self.derived("docks", 20, board.docks.len());
        self.derived("resource_spaces", 15, board.spaces.len());
        self.derived("decision_slots", 8, board.slots.0.iter().map(Vec::len).sum());
        self.derived("sections_with_two_slots", 4, board.slots.0.iter().filter(|s| s.len() == 2).count());
        self.derived("track_stacks", 7, board.track.len());
        for (name, players, expected) in [("caverns_2", 2, 11), ("caverns_3", 3, 12), ("caverns_4", 4, 14)] {
            self.derived(name, expected, f.caverns.spaces.iter().filter(|c| c.min_players <= players).count());
        }
        let slots = |d: &super::file::PlatformDock| d.cost_slot.iter().count() + d.benefit_slot.iter().count();
        self.derived("platform_slots", 7, f.platform.docks.iter().map(slots).sum());
        let resource = |d: &Dock| d.sides.iter().any(|s| matches!(s, Some(Side::Resource(_))));
        let bare = board.docks.iter().filter(|d| d.section != Section::Dispatch && !resource(d)).count();
        self.derived("docks_without_resource_space", 0, bare);
        let single = board.docks.iter().filter(|d| d.sides.iter().flatten().count() == 1).count();
        self.derived("docks_with_a_single_action", 0, single);
        let unreached = board.caverns.iter().filter(|c| c.in_play).count() - reached(board);
        self.derived("caverns_not_reached", 0, unreached);
    }
}

/// How many caverns in play are connected to a start cavern by tunnels.
fn reached(board: &Board) -> usize {
    let mut seen: Vec<bool> = board.caverns.iter().map(|c| c.in_play && c.start).collect();
    loop {
        let before = seen.iter().filter(|s| **s).count();
        for tunnel in &board.tunnels {
            let [a, b] = tunnel.ends;
            if seen[a] || seen[b] {
                (seen[a], seen[b]) = (true, true);
            }
        }
        if seen.iter().filter(|s| **s).count() == before {
            return before;
        }
    }
}

fn collect<'a>(at: &str, source: &'a Source, words: &mut Vec<(String, &'a str)>) {
    match source {
        Source::Word(word) | Source::How { is: word } => words.push((at.to_owned(), word)),
        Source::Each(each) => {
            each.iter().for_each(|(name, source)| collect(&format!("{at}.{name}"), source, words));
        }
    }
}
