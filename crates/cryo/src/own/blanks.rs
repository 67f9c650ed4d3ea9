//! Every place of a board file that can be filled in: the form of one's own board.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde_json::{Value, json};
use table::{Label, Msg, Opt, msg};

use super::{Back, CAVERNS, MOST, Size};
use crate::names::{Action, Face, Material, Mode, PlatformAction, Section, Token, Track};
use crate::words;

/// What a place holds.
pub(super) enum What {
    /// A number; where `gone` is set, nothing stands there instead of 0.
    Number { range: (i64, i64), gone: bool },
    /// One of these; `none` is an empty place.
    One(Vec<Opt>),
    /// The same for numbers.
    Counted(Vec<Opt>),
    /// Some of these.
    Some(Vec<Opt>),
    /// Words of one's own; `none` is an empty place.
    Typed,
    /// Yes or no.
    Yes,
    /// What a tile or a token shows.
    Face,
    /// The ids of a list of this kind: ids that are typed join it with this entry, those that are left out leave it.
    Roster(&'static str, Value),
    /// How many stacks lie on the incident track.
    Stacks,
}

/// A place of a board file.
pub(super) struct Blank {
    pub id: String,
    pub section: Label,
    pub label: Label,
    /// Where it stands, as a JSON pointer.
    pub at: String,
    pub what: What,
}

/// A section that only the game on screen reads.
fn on_screen(name: Msg) -> Label {
    Label::of(msg!("cryo-own-on-screen"), name)
}

/// The highest numbers of the form.
const NUMBER: i64 = 20;
const COST: i64 = 5;
const ENERGY: i64 = 9;
const PODS: i64 = 15;
const COPIES: i64 = 60;
const CELLS: i64 = 12;
const STACKS: i64 = 14;

struct Form<'b> {
    board: &'b Value,
    all: Vec<Blank>,
}

/// All places of this board.
pub(super) fn blanks(board: &Value) -> Vec<Blank> {
    let mut form = Form { board, all: Vec::new() };
    form.whole();
    for (at, section) in list(board, "/sections").iter().enumerate() {
        form.section(at, section);
    }
    form.tiles();
    form.tokens();
    form.salvage();
    form.caverns();
    form.tunnels();
    form.platform();
    form.all
}

pub(super) fn list<'b>(board: &'b Value, at: &str) -> &'b [Value] {
    board.pointer(at).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

pub(super) fn id(entry: &Value) -> &str {
    entry["id"].as_str().unwrap_or_default()
}

/// Every id of the house board.
fn house_ids() -> &'static BTreeSet<String> {
    fn collect(part: &Value, into: &mut BTreeSet<String>) {
        into.extend(part["id"].as_str().map(str::to_owned));
        let of = part.as_object().into_iter().flat_map(|of| of.values());
        of.chain(part.as_array().into_iter().flatten()).for_each(|inner| collect(inner, into));
    }
    static IDS: OnceLock<BTreeSet<String>> = OnceLock::new();
    IDS.get_or_init(|| {
        let mut ids = BTreeSet::new();
        collect(&serde_json::from_str(super::HOUSE_FILE).unwrap_or_default(), &mut ids);
        ids
    })
}

/// What a part is called: the ids of the house board are for its file, people count. A name that somebody typed stays, and
/// so do those of the caverns, which stand on the map.
pub(super) fn called(kind: &'static str, n: usize, id: &str) -> Msg {
    if kind == "cavern" || !house_ids().contains(id) {
        return Msg::plain(id.to_owned());
    }
    msg!("cryo-own-part", part = kind, n = n + 1)
}

/// The parts of a list, by what they are called.
fn ids(kind: &'static str, list: &[Value]) -> Vec<Opt> {
    list.iter().enumerate().map(|(n, entry)| Opt::new(id(entry).to_owned(), called(kind, n, id(entry)))).collect()
}

/// The same, or nothing.
fn or_none(mut options: Vec<Opt>) -> Vec<Opt> {
    options.insert(0, Opt::new("none", msg!("cryo-none")));
    options
}

fn numbers(range: std::ops::RangeInclusive<i64>) -> Vec<Opt> {
    range.map(|n| Opt::new(n.to_string(), Msg::plain(n.to_string()))).collect()
}

fn tracks(of: &[Track]) -> Vec<Opt> {
    of.iter().map(|&track| Opt::new(track.id(), words::track(track))).collect()
}

fn sizes() -> Vec<Opt> {
    Size::ALL.map(|size| Opt::new(size.id(), msg!("cryo-own-size", size = size.id()))).into()
}

fn backs(of: &[Back]) -> Vec<Opt> {
    of.iter().map(|back| Opt::new(back.id(), msg!("cryo-own-back", back = back.id()))).collect()
}

impl Form<'_> {
    fn add(&mut self, section: &Label, id: String, label: impl Into<Label>, at: String, what: What) {
        self.all.push(Blank { id, section: section.clone(), label: label.into(), at, what });
    }

    /// A place of something that has an id.
    fn of(
        &mut self,
        section: &Label,
        kind: &'static str,
        (n, entry): (usize, &Value),
        word: &'static str,
        at: String,
        what: What,
    ) {
        let name = id(entry);
        let label = Label::of(called(kind, n, name), msg!("cryo-own-of", what = word));
        self.add(section, format!("board.{kind}.{name}.{word}"), label, at, what);
    }

    fn roster(
        &mut self,
        section: &Label,
        id: String,
        (word, kind): (&'static str, &'static str),
        at: &str,
        entry: Value,
    ) {
        self.add(section, id, msg!("cryo-own-roster", what = word), at.to_owned(), What::Roster(kind, entry));
    }

    /// The name of the board, where its tracks end, damage markers.
    fn whole(&mut self) {
        let section = on_screen(msg!("cryo-own-board"));
        let label = msg!("cryo-own-printed");
        self.add(&section, "board.printed".into(), label, "/printed".into(), What::Yes);
        for lang in ["en", "de"] {
            let label = msg!("cryo-own-label", lang = lang);
            self.add(&section, format!("board.label.{lang}"), label, format!("/label/{lang}"), What::Typed);
        }
        for track in Track::ALL {
            let label = Label::of(msg!("cryo-own-end"), words::track(track));
            let (id, at) = (format!("board.end.{}", track.id()), format!("/track_max/{}", track.id()));
            self.add(&section, id, label, at, What::Number { range: (0, NUMBER), gone: false });
        }
        let number = What::Number { range: (0, 12), gone: false };
        self.add(&section, "board.damage".into(), msg!("cryo-own-damage"), "/damage_markers/in_play/2".into(), number);
    }

    /// Chambers, spaces, docks and positions of board cards.
    fn section(&mut self, at: usize, plan: &Value) {
        let Some(which) = plan["id"].as_str().and_then(Section::parse) else { return };
        let section = on_screen(words::section(which));
        let here = format!("/sections/{at}");
        for (n, chamber) in list(plan, "/chambers").iter().enumerate() {
            let chamber = msg!("cryo-own-chamber", chamber = chamber["number"].as_i64().unwrap_or(0));
            let label = Label::of(chamber, msg!("cryo-own-chamber-pods"));
            let (id, at) =
                (format!("board.{}.chamber.{}", which.id(), n + 1), format!("{here}/chambers/{n}/pods_per_player"));
            self.add(&section, id, label, at, What::Number { range: (0, PODS), gone: false });
        }
        let (spaces, docks) = (list(plan, "/actions"), list(plan, "/docks"));
        let place = format!("{here}/actions");
        let new = json!({"kind": Action::Stasis.id()});
        self.roster(&section, format!("board.{}.spaces", which.id()), ("spaces", "space"), &place, new);
        let does = || Action::ALL.map(|a| Opt::new(a.id(), msg!("cryo-board-action", action = a.id()))).into();
        for (n, space) in spaces.iter().enumerate() {
            self.of(&section, "space", (n, space), "kind", format!("{place}/{n}/kind"), What::One(does()));
            if space["kind"] == Action::Resource.id() {
                let printed = What::One(tracks(&Track::ALL));
                self.of(&section, "space", (n, space), "printed", format!("{place}/{n}/printed"), printed);
            }
        }
        let place = format!("{here}/docks");
        self.roster(
            &section,
            format!("board.{}.docks", which.id()),
            ("docks", "dock"),
            &place,
            json!({"damage_symbol": null, "sides": {}}),
        );
        for (n, dock) in docks.iter().enumerate() {
            for side in ["above", "right", "below", "left"] {
                let beside = What::One(or_none(ids("space", spaces)));
                self.of(&section, "dock", (n, dock), side, format!("{place}/{n}/sides/{side}"), beside);
            }
            let symbol = What::Counted(or_none(numbers(1..=12)));
            self.of(&section, "dock", (n, dock), "damage", format!("{place}/{n}/damage_symbol"), symbol);
            for (word, axis) in [("row", 0), ("column", 1)] {
                let cell = What::Counted(or_none(numbers(0..=CELLS)));
                self.of(&section, "dock", (n, dock), word, format!("{place}/{n}/cell/{axis}"), cell);
            }
        }
        let place = format!("{here}/decision_slots");
        let new = json!({"dock": docks.first().map(id).unwrap_or_default(), "below": []});
        self.roster(&section, format!("board.{}.slots", which.id()), ("slots", "slot"), &place, new);
        for (n, slot) in list(plan, "/decision_slots").iter().enumerate() {
            self.of(&section, "slot", (n, slot), "dock", format!("{place}/{n}/dock"), What::One(ids("dock", docks)));
            self.of(
                &section,
                "slot",
                (n, slot),
                "below_it",
                format!("{place}/{n}/below"),
                What::Some(ids("dock", docks)),
            );
        }
    }

    fn tiles(&mut self) {
        let section = on_screen(msg!("cryo-own-tiles"));
        let new = json!({"back": Section::Engineering.id(), "mode": "all", "items": ["crystal"], "copies": 1});
        self.roster(&section, "board.tiles".into(), ("tiles", "tile"), "/resource_tiles", new);
        for (n, tile) in list(self.board, "/resource_tiles").iter().enumerate() {
            let at = |word: &str| format!("/resource_tiles/{n}/{word}");
            let colours = Section::ALL.map(|s| Opt::new(s.id(), words::section(s))).into();
            self.of(&section, "tile", (n, tile), "back", at("back"), What::One(colours));
            self.of(&section, "tile", (n, tile), "face", format!("/resource_tiles/{n}"), What::Face);
            self.of(
                &section,
                "tile",
                (n, tile),
                "copies",
                at("copies"),
                What::Number { range: (0, COPIES), gone: false },
            );
        }
    }

    fn tokens(&mut self) {
        let section = on_screen(msg!("cryo-own-tokens"));
        self.add(&section, "board.stacks".into(), msg!("cryo-own-stacks"), "/incidents/track".into(), What::Stacks);
        for (n, _) in list(self.board, "/incidents/track").iter().enumerate() {
            let label = Label::of(msg!("cryo-own-stack", stack = n + 1), msg!("cryo-own-of", what = "mark"));
            let marks = What::One(backs(&[Back::Early, Back::Late]));
            self.add(&section, format!("board.stack.{}", n + 1), label, format!("/incidents/track/{n}/back"), marks);
        }
        let new = json!({"back": "early", "kind": "looting", "mode": "all", "items": ["crystal"], "copies": 1});
        self.roster(&section, "board.tokens".into(), ("tokens", "token"), "/incidents/tokens", new);
        for (n, token) in list(self.board, "/incidents/tokens").iter().enumerate() {
            let at = |word: &str| format!("/incidents/tokens/{n}/{word}");
            let kinds = Token::ALL.map(|t| Opt::new(t.id(), msg!("cryo-board-token", token = t.id()))).into();
            self.of(&section, "token", (n, token), "does", at("kind"), What::One(kinds));
            self.of(&section, "token", (n, token), "mark", at("back"), What::One(backs(&Back::ALL)));
            if token["kind"] == Token::Looting.id() {
                self.of(&section, "token", (n, token), "face", format!("/incidents/tokens/{n}"), What::Face);
            }
            self.of(
                &section,
                "token",
                (n, token),
                "copies",
                at("copies"),
                What::Number { range: (0, COPIES), gone: false },
            );
        }
    }

    fn salvage(&mut self) {
        let section = on_screen(msg!("cryo-own-salvage-board"));
        let new = json!({"material": Track::Crystal.id(), "min_players": 2});
        self.roster(&section, "board.salvage".into(), ("salvage", "salvage"), "/salvage/spaces", new);
        let materials = || tracks(&Material::ALL.map(Material::track));
        for (n, space) in list(self.board, "/salvage/spaces").iter().enumerate() {
            let at = |word: &str| format!("/salvage/spaces/{n}/{word}");
            self.of(&section, "salvage", (n, space), "material", at("material"), What::One(materials()));
            self.of(
                &section,
                "salvage",
                (n, space),
                "players",
                at("min_players"),
                What::Number { range: (2, 4), gone: false },
            );
        }
    }

    fn caverns(&mut self) {
        let section = on_screen(msg!("cryo-own-map"));
        let new = json!({"size": Size::Small.id(), "min_players": 2, "start_face_up": false});
        self.roster(&section, "board.caverns".into(), ("caverns", "cavern"), "/caverns/spaces", new);
        for (n, cavern) in list(self.board, "/caverns/spaces").iter().enumerate().take(CAVERNS) {
            let at = |word: &str| format!("/caverns/spaces/{n}/{word}");
            self.of(&section, "cavern", (n, cavern), "size", at("size"), What::One(sizes()));
            self.of(
                &section,
                "cavern",
                (n, cavern),
                "players",
                at("min_players"),
                What::Number { range: (2, 4), gone: false },
            );
            self.of(&section, "cavern", (n, cavern), "start", at("start_face_up"), What::Yes);
            for (word, axis) in [("across", 0), ("down", 1)] {
                let place = What::Counted(or_none(numbers(0..=CELLS)));
                self.of(&section, "cavern", (n, cavern), word, at(&format!("xy/{axis}")), place);
            }
        }
        let section = on_screen(msg!("cryo-own-caverns"));
        let new = json!({"size": Size::Small.id(), "high": 0, "low": 0, "cost": {}});
        self.roster(&section, "board.cavern-tiles".into(), ("cavern_tiles", "cavern-tile"), "/caverns/tiles", new);
        for (n, tile) in list(self.board, "/caverns/tiles").iter().enumerate() {
            let (name, at) = (id(tile), |word: &str| format!("/caverns/tiles/{n}/{word}"));
            let said = called("cavern-tile", n, name);
            self.of(&section, "cavern-tile", (n, tile), "size", at("size"), What::One(sizes()));
            for (word, label) in [("high", msg!("cryo-own-cavern-high")), ("low", msg!("cryo-own-cavern-low"))] {
                let number = What::Number { range: (0, NUMBER), gone: false };
                self.add(&section, format!("cavern.{name}.{word}"), Label::of(said.clone(), label), at(word), number);
            }
            for track in Track::ALL {
                let label = Label::of(said.clone(), msg!("cryo-own-cavern-cost", track = words::track(track)));
                let (id, at) = (format!("cavern.{name}.{}", track.id()), at(&format!("cost/{}", track.id())));
                self.add(&section, id, label, at, What::Number { range: (0, COST), gone: true });
            }
        }
    }

    /// Parts of tunnels, and which caverns they join.
    fn tunnels(&mut self) {
        let section = on_screen(msg!("cryo-own-tunnels"));
        let (parts, caverns) = (list(self.board, "/caverns/segments"), list(self.board, "/caverns/spaces"));
        let new = json!({"from": SURFACE, "energy": 1});
        self.roster(&section, "board.segments".into(), ("segments", "segment"), "/caverns/segments", new);
        for (n, part) in parts.iter().enumerate() {
            let mut from = ids("segment", parts);
            from.insert(0, Opt::new(SURFACE, msg!("cryo-own-surface")));
            self.of(&section, "segment", (n, part), "from", format!("/caverns/segments/{n}/from"), What::One(from));
            let label = Label::of(called("segment", n, id(part)), msg!("cryo-own-segment"));
            let energy = What::Number { range: (0, ENERGY), gone: false };
            self.add(&section, format!("segment.{}", id(part)), label, format!("/caverns/segments/{n}/energy"), energy);
        }
        let end = |n: usize| caverns.get(n).map(id).unwrap_or_default();
        let new = json!({"ends": [end(0), end(1)], "path": [], "energy_total": 0});
        self.roster(&section, "board.tunnels".into(), ("tunnels", "tunnel"), "/caverns/tunnels", new);
        for (n, tunnel) in list(self.board, "/caverns/tunnels").iter().enumerate().take(2 * MOST) {
            let at = |word: &str| format!("/caverns/tunnels/{n}/{word}");
            self.of(&section, "tunnel", (n, tunnel), "one_end", at("ends/0"), What::One(ids("cavern", caverns)));
            self.of(&section, "tunnel", (n, tunnel), "other_end", at("ends/1"), What::One(ids("cavern", caverns)));
            self.of(&section, "tunnel", (n, tunnel), "path", at("path"), What::Some(ids("segment", parts)));
        }
    }

    fn platform(&mut self) {
        let section = on_screen(msg!("cryo-own-platform"));
        let pods = What::Number { range: (0, PODS), gone: false };
        self.add(&section, "room".into(), msg!("cryo-own-room"), "/platform/pod_capacity".into(), pods);
        for (n, dock) in list(self.board, "/platform/docks").iter().enumerate() {
            let at = |word: &str| format!("/platform/docks/{n}/{word}");
            let does = PlatformAction::ALL.map(|a| Opt::new(a.id(), msg!("cryo-board-dock", action = a.id()))).into();
            self.of(&section, "platform", (n, dock), "action", at("action"), What::One(does));
            for (word, mark) in [("cost_slot", 'c'), ("benefit_slot", 'b')] {
                // What a slot is called in the file is nobody's concern: it is there or it is not.
                let there = dock[word].as_str().filter(|name| !name.is_empty());
                let name = there.map_or_else(|| format!("{}{mark}", id(dock)), str::to_owned);
                let slot = Opt::new(name, words::slot_of(id(dock), mark == 'c'));
                self.of(&section, "platform", (n, dock), word, at(word), What::One(or_none(vec![slot])));
            }
        }
    }
}

/// Where the first part of every tunnel begins.
pub(super) const SURFACE: &str = "SURFACE";

/// The most stacks of the incident track the form offers.
pub(super) const MOST_STACKS: i64 = STACKS;

/// What a tile or a token of the file shows.
pub(super) fn face(entry: &Value) -> Option<Face> {
    let mode = if entry["mode"] == Mode::One.id() { "/" } else { "+" };
    let items: Vec<&str> = entry["items"].as_array()?.iter().filter_map(Value::as_str).collect();
    Face::parse(&items.join(mode))
}
