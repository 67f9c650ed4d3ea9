//! The slow rules.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use cryo::game::moves::Point;
use cryo::own::HOUSE_FILE;
use serde_json::Value;

const TRACKS: [&str; 5] = ["crystal", "organic", "tech", "nanite", "energy"];
const SECTIONS: [&str; 4] = ["engineering", "laboratory", "rnd", "dispatch"];

/// How much of what: tracks and `card`.
type Amounts = BTreeMap<String, i64>;

/// The files, read once.
static BOARD: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(HOUSE_FILE).unwrap());
static CARDS: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../data/cards.json")).unwrap());
static DOCKS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let of = |s: &Value| s["docks"].as_array().unwrap().iter().map(|d| d["id"].as_str().unwrap().to_owned()).collect();
    list(&BOARD, "/sections").iter().flat_map(|s| -> Vec<String> { of(s) }).collect()
});
static CAVERNS: LazyLock<Vec<String>> =
    LazyLock::new(|| list(&BOARD, "/caverns/spaces").iter().map(|v| v["id"].as_str().unwrap().to_owned()).collect());
static SLOTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let docks = list(&BOARD, "/platform/docks").iter();
    docks.flat_map(|d| ["cost_slot", "benefit_slot"].map(|k| d[k].as_str().map(str::to_owned))).flatten().collect()
});

/// What happens once it is paid for.
#[derive(Clone, Debug)]
enum Then {
    Act(Vec<String>),
    Launch(Vec<String>),
    Dock(String),
    Tile(String),
}

pub struct Slow {
    pub tracks: Amounts,
    stasis: BTreeMap<String, [i64; 3]>,
    aboard: i64,
    salvage: Amounts,
    destroyed: i64,
    pub hand: Vec<String>,
    upgrades: Vec<String>,
    vehicles: Vec<String>,
    missions: Vec<String>,
    slots: BTreeMap<String, String>,
    home: BTreeSet<String>,
    out: Vec<String>,
    pods: BTreeMap<String, i64>,
    tokens: i64,
    marks: BTreeMap<String, i64>,
    damaged: BTreeSet<String>,
    due: Vec<Amounts>,
    then: Option<Then>,
    pub scrapped: bool,
    pub sunset: bool,
    pub tops: BTreeMap<String, Option<String>>,
    pub rival_drones: BTreeSet<String>,
    pub face_up: BTreeMap<String, String>,
    pub rival_salvage: Amounts,
    pub rival_upgrades: Vec<String>,
    pub tokens_on: BTreeMap<String, String>,
    pub can_draw: bool,
}

fn list<'v>(value: &'v Value, path: &str) -> &'v Vec<Value> {
    value.pointer(path).unwrap().as_array().unwrap()
}

fn by_id<'v>(all: &'v [Value], id: &str) -> &'v Value {
    all.iter().find(|v| v["id"] == id).unwrap_or_else(|| panic!("no {id}"))
}

fn amounts(pairs: &[(&str, i64)]) -> Amounts {
    pairs.iter().map(|(k, n)| ((*k).to_owned(), *n)).collect()
}

impl Slow {
    pub fn new(hand: Vec<String>, damaged: BTreeSet<String>) -> Self {
        let stasis = list(&BOARD, "/sections")
            .iter()
            .map(|s| {
                let pods = [0, 1, 2].map(|at| s["chambers"][at]["pods_per_player"].as_i64().unwrap());
                (s["id"].as_str().unwrap().to_owned(), pods)
            })
            .collect();
        Self {
            tracks: amounts(&[("crystal", 1), ("organic", 1), ("tech", 1), ("nanite", 0), ("energy", 1)]),
            stasis,
            aboard: 0,
            salvage: amounts(&[("crystal", 0), ("organic", 0), ("tech", 0), ("nanite", 0)]),
            destroyed: 0,
            hand,
            upgrades: Vec::new(),
            vehicles: Vec::new(),
            missions: Vec::new(),
            slots: BTreeMap::new(),
            home: ["P1", "P2", "P3"].map(str::to_owned).into(),
            out: Vec::new(),
            pods: BTreeMap::new(),
            tokens: 0,
            marks: SECTIONS.map(|s| (s.to_owned(), 0)).into(),
            damaged,
            due: Vec::new(),
            then: None,
            scrapped: false,
            sunset: false,
            tops: BTreeMap::new(),
            rival_drones: BTreeSet::new(),
            face_up: BTreeMap::new(),
            rival_salvage: Amounts::new(),
            rival_upgrades: Vec::new(),
            tokens_on: BTreeMap::new(),
            can_draw: true,
        }
    }

    pub fn describe(&self) -> String {
        let sorted = |cards: &[String]| {
            let mut cards = cards.to_vec();
            cards.sort();
            cards.join(" ")
        };
        let pods: Vec<String> =
            CAVERNS.iter().filter_map(|c| Some(format!("{c} {}", self.pods.get(c).filter(|n| **n > 0)?))).collect();
        let up: Vec<&String> = CAVERNS.iter().filter(|c| self.face_up.contains_key(*c)).collect();
        let slots: Vec<String> = SLOTS.iter().filter_map(|s| Some(format!("{s} {}", self.slots.get(s)?))).collect();
        let home: Vec<&String> = self.home.iter().collect();
        let mut out = self.out.clone();
        out.sort_by_key(|id| DOCKS.iter().position(|d| d == id).unwrap_or(99));
        let stasis: Vec<String> = SECTIONS.map(|s| format!("{s} {:?}", self.stasis[s])).into();
        format!(
            "tracks {:?} stasis {stasis:?} aboard {} salvage {:?} destroyed {} hand {} upgrades {} vehicles {} missions \
             {} slots {slots:?} home {home:?} out {out:?} pods {pods:?} up {up:?} tokens {} scrapped {}",
            TRACKS.map(|t| self.tracks[t]),
            self.aboard,
            ["crystal", "organic", "tech", "nanite"].map(|m| self.salvage[m]),
            self.destroyed,
            sorted(&self.hand),
            sorted(&self.upgrades),
            sorted(&self.vehicles),
            sorted(&self.missions),
            self.tokens,
            self.scrapped,
        )
    }

    fn section_of(&self, dock: &str) -> &Value {
        let here = |s: &&Value| s["docks"].as_array().unwrap().iter().any(|d| d["id"] == dock);
        list(&BOARD, "/sections").iter().find(here).unwrap()
    }

    fn has(&self, upgrade: &str) -> bool {
        self.upgrades.iter().any(|u| u == upgrade)
    }

    fn places(&self, vehicle: &str) -> i64 {
        by_id(list(&CARDS, "/cards"), vehicle)["vehicle"]["pods"].as_i64().unwrap() + i64::from(self.has("crab"))
    }

    fn room(&self) -> i64 {
        5 + self.vehicles.iter().map(|v| self.places(v)).sum::<i64>()
    }

    fn gain(&mut self, track: &str, n: i64) {
        let end = BOARD["track_max"][track].as_i64().unwrap();
        let at = self.tracks.get_mut(track).unwrap();
        *at = (*at + n).min(end);
    }

    /// Every way to pay one of these: every amount of everything is tried.
    fn ways(&self, costs: &[Amounts]) -> BTreeSet<String> {
        let mut ways = BTreeSet::new();
        let need = |cost: &Amounts, of: &str| cost.get(of).copied().unwrap_or(0);
        for cost in costs {
            for c in 0..=self.tracks["crystal"] {
                for o in 0..=self.tracks["organic"] {
                    for t in 0..=self.tracks["tech"] {
                        let short = [("crystal", c), ("organic", o), ("tech", t)].map(|(m, paid)| need(cost, m) - paid);
                        let nanites = need(cost, "nanite") + short.iter().sum::<i64>();
                        let (energy, cards) = (need(cost, "energy"), need(cost, "card"));
                        let possible = short.iter().all(|n| *n >= 0)
                            && nanites <= self.tracks["nanite"]
                            && energy <= self.tracks["energy"]
                            && cards <= self.hand.len() as i64;
                        if possible {
                            let words = [("crystal", c), ("organic", o), ("tech", t), ("nanite", nanites)];
                            let words = words.into_iter().chain([("energy", energy), ("card", cards)]);
                            let mut text = "pay".to_owned();
                            words.for_each(|(word, n)| (0..n).for_each(|_| text += &format!(" {word}")));
                            ways.insert(text);
                        }
                    }
                }
            }
        }
        ways
    }

    /// Is there any way? Nanites must make up for whatever else is short.
    fn affords(&self, costs: &[Amounts]) -> bool {
        costs.iter().any(|cost| {
            let need = |of: &str| cost.get(of).copied().unwrap_or(0);
            let short = |of: &str| (need(of) - self.tracks[of]).max(0);
            let nanites = need("nanite") + short("crystal") + short("organic") + short("tech");
            nanites <= self.tracks["nanite"] && short("energy") == 0 && need("card") <= self.hand.len() as i64
        })
    }

    fn face(&self, tile: &str) -> &Value {
        by_id(list(&BOARD, "/resource_tiles"), tile)
    }

    fn items(face: &Value) -> Vec<String> {
        face["items"].as_array().unwrap().iter().map(|i| i.as_str().unwrap().to_owned()).collect()
    }

    /// B43: what a tile costs.
    fn costs(&self, tile: &str) -> Vec<Amounts> {
        let face = self.face(tile);
        let items = Self::items(face);
        if face["mode"] == "one" {
            return items.iter().map(|i| amounts(&[(i.as_str(), 1)])).collect();
        }
        let mut all = Amounts::new();
        items.iter().for_each(|i| *all.entry(i.clone()).or_default() += 1);
        vec![all]
    }

    /// What an action costs.
    fn act_costs(&self, kind: &str, words: &[String]) -> Amounts {
        let n = |at: usize| words[at].parse::<i64>().unwrap();
        match kind {
            "stasis" => amounts(&[("organic", (n(1) + n(2) + n(3) - i64::from(self.has("crab"))).max(0))]),
            "reactor" => amounts(&[("crystal", n(1))]),
            "computer" => amounts(&[("tech", n(1) + n(3))]),
            "scout" => amounts(&[("nanite", 1), ("energy", 1)]),
            "fabricator" => Amounts::new(),
            _ => Amounts::new(),
        }
    }

    fn kind(&self, dock: &str, space: &str) -> String {
        by_id(self.section_of(dock)["actions"].as_array().unwrap(), space)["kind"].as_str().unwrap().to_owned()
    }

    /// Every way to take the action of a space, affordable or not.
    fn figures(&self, dock: &str, space: &str) -> Vec<String> {
        let mut all = Vec::new();
        let three = |most: [i64; 3], word: &str, all: &mut Vec<String>| {
            for a in 0..=most[0] {
                for b in 0..=most[1] {
                    for c in 0..=most[2] {
                        if (1..=3).contains(&(a + b + c)) {
                            all.push(format!("{word} {a} {b} {c}"));
                        }
                    }
                }
            }
        };
        let section = self.section_of(dock)["id"].as_str().unwrap();
        let room = self.room() - self.aboard;
        match self.kind(dock, space).as_str() {
            "stasis" => {
                three(self.stasis[section], "pods", &mut all);
                let many = |t: &String| t.split(' ').skip(1).map(|n| n.parse::<i64>().unwrap()).sum::<i64>();
                all.retain(|t| many(t) <= room);
            }
            "fabricator" => three(["crystal", "organic", "tech"].map(|t| self.tracks[t]), "use", &mut all),
            "reactor" => all.extend((1..=3).map(|n| format!("use {n}"))),
            "computer" => {
                for d in 0..=3 {
                    all.extend((0..=3 - d).filter(|p| d + p > 0).map(|p| format!("draw {d} play {p}")));
                }
            }
            "resource" => {
                all.push("benefit".into());
                if self.tops[space].is_some() {
                    let free = SLOTS.iter().filter(|s| !self.slots.contains_key(*s));
                    all.extend(free.map(|s| format!("slot {s}")));
                }
            }
            "scout" if self.aboard > 0 => {
                for tunnel in self.tunnels() {
                    for (a, b) in [(0, 1), (1, 0)] {
                        let (from, to) = (tunnel["ends"][a].as_str().unwrap(), tunnel["ends"][b].as_str().unwrap());
                        if self.face_up.contains_key(from) && !self.face_up.contains_key(to) {
                            all.push(format!("scout {to}"));
                        }
                    }
                }
                all.sort();
                all.dedup();
            }
            "assign" if self.aboard > 0 => {
                let spaces = list(&BOARD, "/salvage/spaces").iter().filter(|s| s["min_players"].as_i64() <= Some(2));
                let mut free = Amounts::new();
                spaces.for_each(|s| *free.entry(s["material"].as_str().unwrap().to_owned()).or_default() += 1);
                let taken = |m: &str| self.salvage[m] + self.rival_salvage[m];
                all.extend(free.iter().filter(|(m, n)| taken(m) < **n).map(|(m, _)| format!("assign {m}")));
            }
            "withdraw" => {
                let most = ["crystal", "organic", "tech", "nanite"].map(|m| self.salvage[m]);
                for n in 0..=most[3] {
                    for a in 0..=most[0] {
                        for b in 0..=most[1] {
                            for c in 0..=most[2] {
                                if (1..=3.min(room)).contains(&(a + b + c + n)) {
                                    all.push(format!("pods {a} {b} {c} {n}"));
                                }
                            }
                        }
                    }
                }
            }
            _ => {}
        }
        all
    }

    /// Tunnels in play for two.
    fn tunnels(&self) -> Vec<&Value> {
        let in_play = |id: &Value| {
            by_id(list(&BOARD, "/caverns/spaces"), id.as_str().unwrap())["min_players"].as_i64() <= Some(2)
        };
        let both = |t: &&Value| t["ends"].as_array().unwrap().iter().all(in_play);
        list(&BOARD, "/caverns/tunnels").iter().filter(both).collect()
    }

    fn spaces(&self, dock: &str) -> Vec<String> {
        let plan = by_id(self.section_of(dock)["docks"].as_array().unwrap(), dock);
        plan["sides"].as_object().unwrap().values().filter_map(|v| v.as_str().map(str::to_owned)).collect()
    }

    fn acts(&self, dock: &str, word: &str, done: Option<&str>) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for space in self.spaces(dock).into_iter().filter(|s| Some(s.as_str()) != done) {
            let kind = self.kind(dock, &space);
            for figures in self.figures(dock, &space) {
                let words: Vec<String> = figures.split(' ').map(str::to_owned).collect();
                let mut cost = self.act_costs(&kind, &words);
                if done.is_some() {
                    *cost.entry("energy".into()).or_default() += 1;
                }
                if self.affords(&[cost]) {
                    all.insert(format!("{word} {space} {figures}"));
                }
            }
        }
        all
    }

    fn launch_cost(&self, vehicle: &str, tunnel: &Value, pods: [i64; 2]) -> Amounts {
        let energy = tunnel["energy_total"].as_i64().unwrap();
        let energy = match vehicle {
            "moth" => 1,
            _ if self.has("moth") => (energy + 1) / 2,
            _ => energy,
        };
        let mut cost = amounts(&[("energy", energy)]);
        for (at, n) in pods.into_iter().enumerate().filter(|(_, n)| *n > 0) {
            let _ = n;
            let tile = &self.face_up[tunnel["ends"][at].as_str().unwrap()];
            for (track, n) in by_id(list(&BOARD, "/caverns/tiles"), tile)["cost"].as_object().unwrap() {
                *cost.entry(track.clone()).or_default() += n.as_i64().unwrap();
            }
        }
        cost
    }

    fn launches(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for vehicle in &self.vehicles {
            let places = self.places(vehicle);
            for tunnel in self.tunnels() {
                for a in 0..=places {
                    for b in 0..=places - a {
                        let up = |at: usize| self.face_up.contains_key(tunnel["ends"][at].as_str().unwrap());
                        let crew = a + b;
                        let left = self.aboard - crew;
                        let fits = crew > 0 && left >= 0 && left <= self.room() - places;
                        if fits
                            && (a == 0 || up(0))
                            && (b == 0 || up(1))
                            && self.affords(&[self.launch_cost(vehicle, tunnel, [a, b])])
                        {
                            all.insert(format!("launch {vehicle} {} pods {a} {b}", tunnel["id"].as_str().unwrap()));
                        }
                    }
                }
            }
        }
        all
    }

    fn plays(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for card in &self.hand {
            let fits = |row: &Vec<String>| row.len() < 3;
            if fits(&self.upgrades) && !self.upgrades.contains(card) && !self.rival_upgrades.contains(card) {
                all.insert(format!("play {card} upgrade"));
            }
            if fits(&self.vehicles) {
                all.insert(format!("play {card} vehicle"));
            }
            if fits(&self.missions) && !self.missions.contains(card) {
                all.insert(format!("play {card} mission"));
            }
        }
        all
    }

    /// What the action of a platform dock costs; `None` if it cannot be used.
    fn dock_costs(&self, dock: &str) -> Option<Vec<Amounts>> {
        let plan = by_id(list(&BOARD, "/platform/docks"), dock);
        let slot = |key: &str| plan[key].as_str();
        if [slot("cost_slot"), slot("benefit_slot")].into_iter().flatten().any(|s| !self.slots.contains_key(s)) {
            return None;
        }
        if plan["action"] == "awaken" && (self.asleep() == 0 || self.aboard >= self.room()) {
            return None;
        }
        let costs = slot("cost_slot").map_or_else(|| vec![Amounts::new()], |s| self.costs(&self.slots[s]));
        self.affords(&costs).then_some(costs)
    }

    fn asleep(&self) -> i64 {
        self.stasis.values().flatten().sum()
    }

    pub fn all_gone(&self) -> bool {
        self.asleep() + self.aboard + self.salvage.values().sum::<i64>() == 0
    }

    pub fn marks(&self, section: &str) -> i64 {
        self.marks[section]
    }

    /// Everything that is possible at a point; `here` is the dock of the drone of this turn.
    pub fn possible(&self, point: &Point, here: Option<&str>) -> BTreeSet<String> {
        let platform = || list(&BOARD, "/platform/docks").iter().map(|d| d["id"].as_str().unwrap());
        let mut all = BTreeSet::new();
        match point {
            Point::Keep => {
                let three = (0u8..32).filter(|bits| bits.count_ones() == 3);
                return three.map(|bits| format!("keep {bits}")).collect();
            }
            Point::Main => {
                for from in &self.home {
                    for to in &*DOCKS {
                        let taken = self.rival_drones.contains(to) || self.out.contains(to);
                        if !taken && (!self.damaged.contains(to) || self.has("ram")) {
                            all.insert(format!("deploy {to} from {from}"));
                        }
                    }
                    all.insert(format!("deploy LAUNCH from {from}"));
                }
                if !self.out.is_empty() {
                    all.insert("recall".into());
                }
            }
            Point::Placed(_) => all = self.acts(here.unwrap(), "act", None),
            Point::Acted { side, .. } => {
                let names = ["right", "below", "left", "above"];
                let plan = by_id(self.section_of(here.unwrap())["docks"].as_array().unwrap(), here.unwrap());
                let done = plan["sides"][names[usize::from(*side)]].as_str().unwrap();
                all = self.acts(here.unwrap(), "overclock", Some(done));
            }
            Point::Launching => all = self.launches(),
            Point::Prototype(_) => {
                if ["crystal", "organic", "tech", "nanite"].iter().any(|m| self.tracks[*m] > 0) {
                    all.insert("prototype".into());
                }
            }
            Point::Pay(_) => all = self.ways(&self.due),
            Point::CostCard | Point::Discard => all = self.hand.iter().map(|c| format!("discard {c}")).collect(),
            Point::Choose(face) => all = face.items.iter().map(|i| format!("gain {}", i.id())).collect(),
            Point::Card => {
                all = self.plays();
                if self.can_draw {
                    all.insert("draw".into());
                }
            }
            Point::Plays(_) => all = self.plays(),
            Point::Resolving => {
                for (section, token) in &self.tokens_on {
                    let kind = &by_id(list(&BOARD, "/incidents/tokens"), token)["kind"];
                    let intact: Vec<&&str> = SECTIONS.iter().filter(|s| self.marks[**s] < 3).collect();
                    if kind == "sabotage" && self.marks[section] == 3 && !intact.is_empty() {
                        all.extend(intact.iter().map(|other| format!("resolve {section} instead {other}")));
                    } else {
                        all.insert(format!("resolve {section}"));
                    }
                }
            }
            Point::Returning { .. } => {
                for dock in platform().filter(|d| !self.home.contains(*d)) {
                    all.insert(format!("return {dock}"));
                    if self.dock_costs(dock).is_some() {
                        all.insert(format!("return {dock} use"));
                    }
                }
            }
            Point::Awaken => {
                for section in SECTIONS {
                    let asleep = (0..3).filter(|c| self.stasis[section][*c] > 0);
                    all.extend(asleep.map(|c| format!("awaken {section} {}", c + 1)));
                }
            }
            Point::Automation => {
                let open = platform().filter(|d| !self.home.contains(*d) && self.dock_costs(d).is_some());
                all.extend(open.map(|d| format!("automate {d}")));
            }
            Point::Closing => {
                all.insert("end".into());
            }
        }
        let may_decline = matches!(
            point,
            Point::Placed(_)
                | Point::Launching
                | Point::Acted { .. }
                | Point::Prototype(_)
                | Point::Plays(_)
                | Point::Automation
        );
        if may_decline {
            all.insert("skip".into());
        }
        let scrap = matches!(
            point,
            Point::Main
                | Point::Placed(_)
                | Point::Launching
                | Point::Returning { first: false }
                | Point::Automation
                | Point::Closing
        );
        if scrap && !self.scrapped {
            all.extend(self.hand.iter().map(|c| format!("scrap card {c}")));
            all.extend(self.slots.keys().map(|s| format!("scrap slot {s}")));
        }
        all
    }

    pub fn keep(&mut self, bits: u8) {
        let mut at = 0;
        self.hand.retain(|_| {
            at += 1;
            bits & 1 << (at - 1) != 0
        });
    }

    fn owe(&mut self, costs: Vec<Amounts>, then: Then) {
        self.then = Some(then);
        let free = costs.iter().all(|c| c.values().all(|n| *n == 0));
        self.due = costs;
        if free {
            self.settle();
        }
    }

    /// A payment: it must be one of the ways, and the only one if nobody was asked.
    pub fn paid(&mut self, text: &str) {
        let ways = self.ways(&self.due);
        assert!(ways.len() == 1 && ways.contains(text), "{text} of {ways:?}");
        self.pay(text);
    }

    fn pay(&mut self, text: &str) {
        for word in text.split(' ').skip(1).filter(|w| *w != "card") {
            *self.tracks.get_mut(word).unwrap() -= 1;
        }
        if !text.contains("card") {
            self.settle();
        }
    }

    /// What was paid for happens.
    fn settle(&mut self) {
        self.due.clear();
        match self.then.take() {
            Some(Then::Act(words)) => self.act(&words),
            Some(Then::Launch(words)) => {
                let tunnel = by_id(list(&BOARD, "/caverns/tunnels"), &words[2]).clone();
                for at in 0..2 {
                    let n: i64 = words[4 + at].parse().unwrap();
                    let end = tunnel["ends"][at].as_str().unwrap().to_owned();
                    self.aboard -= n;
                    *self.pods.entry(end).or_default() += n;
                }
                take(&mut self.vehicles, &words[1]);
            }
            Some(Then::Dock(dock)) => {
                let plan = by_id(list(&BOARD, "/platform/docks"), &dock).clone();
                match plan["action"].as_str().unwrap() {
                    "charge" => self.gain("energy", 1),
                    "fabricate" => self.gain("nanite", 1),
                    "custom_1" | "custom_2" => {
                        let tile = self.slots[plan["benefit_slot"].as_str().unwrap()].clone();
                        self.benefit(&self.face(&tile).clone());
                    }
                    _ => {}
                }
            }
            Some(Then::Tile(tile)) => self.benefit(&self.face(&tile).clone()),
            None => {}
        }
    }

    /// The tracks of a face that gives everything; choices and cards are decided by the human.
    fn benefit(&mut self, face: &Value) {
        let items = Self::items(face);
        let one = face["mode"] == "one";
        if one && items.iter().any(|i| *i != items[0]) {
            return;
        }
        let many = if one { 1 } else { items.len() };
        for item in items.iter().take(many).filter(|i| *i != "card") {
            self.gain(item, 1);
        }
    }

    fn act(&mut self, words: &[String]) {
        let n = |at: usize| words[at].parse::<i64>().unwrap();
        let dock = self.out.last().unwrap().clone();
        let section = self.section_of(&dock)["id"].as_str().unwrap().to_owned();
        match (self.kind(&dock, &words[1]).as_str(), words[2].as_str()) {
            ("stasis", _) => {
                for at in 0..3 {
                    self.stasis.get_mut(&section).unwrap()[at] -= n(3 + at);
                    self.aboard += n(3 + at);
                }
            }
            ("fabricator", _) => {
                for (at, track) in TRACKS.iter().take(3).enumerate() {
                    *self.tracks.get_mut(*track).unwrap() -= n(3 + at);
                }
                self.gain("nanite", n(3) + n(4) + n(5));
            }
            ("reactor", _) => self.gain("energy", n(3)),
            ("resource", "benefit") => match self.tops[&words[1]].clone() {
                Some(tile) => self.benefit(&self.face(&tile).clone()),
                None => {
                    let space = by_id(self.section_of(&dock)["actions"].as_array().unwrap(), &words[1]);
                    let printed = space["printed"].as_str().unwrap().to_owned();
                    self.gain(&printed, 1);
                }
            },
            ("resource", _) => {
                let tile = self.tops[&words[1]].clone().unwrap();
                self.slots.insert(words[3].clone(), tile);
            }
            ("scout", _) => {
                self.aboard -= 1;
                *self.pods.entry(words[3].clone()).or_default() += 1;
            }
            ("assign", _) => {
                self.aboard -= 1;
                *self.salvage.get_mut(&words[3]).unwrap() += 1;
            }
            ("withdraw", _) => {
                for (at, material) in TRACKS.iter().take(4).enumerate() {
                    *self.salvage.get_mut(*material).unwrap() -= n(3 + at);
                    self.aboard += n(3 + at);
                }
            }
            _ => {}
        }
    }

    /// A cavern was turned up by anyone; Imaging gains its materials.
    pub fn turned_up(&mut self, cavern: &str, tile: &str) {
        self.face_up.insert(cavern.to_owned(), tile.to_owned());
        if self.has("rhino") {
            let cost = by_id(list(&BOARD, "/caverns/tiles"), tile)["cost"].as_object().unwrap().clone();
            for (track, n) in cost.iter().filter(|(t, _)| *t != "energy") {
                self.gain(track, n.as_i64().unwrap());
            }
        }
    }

    /// B38, B39 for the human's pods.
    pub fn sabotage(&mut self, section: &str) {
        let chamber = self.marks[section] as usize;
        *self.marks.get_mut(section).unwrap() += 1;
        let room = self.aboard < self.room();
        let warned = self.has("spider");
        let pods = self.stasis.get_mut(section).unwrap();
        let mut lost = std::mem::take(&mut pods[chamber]);
        if lost > 0 && warned {
            if chamber < 2 {
                pods[chamber + 1] += 1;
                lost -= 1;
            } else if room {
                self.aboard += 1;
                lost -= 1;
            }
        }
        self.destroyed += lost;
    }

    /// The human decided this.
    pub fn decided(&mut self, point: &Point, text: &str) {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let word = |at: usize| words.get(at).map_or("", String::as_str);
        match word(0) {
            "deploy" => {
                self.home.remove(word(3));
                self.out.push(word(1).to_owned());
            }
            "recall" => {
                for material in ["crystal", "organic", "tech", "nanite"] {
                    self.gain(material, self.salvage[material]);
                }
            }
            "act" | "overclock" => {
                let dock = self.out.last().unwrap().clone();
                let mut cost = self.act_costs(&self.kind(&dock, word(1)), &words[2..]);
                if word(0) == "overclock" {
                    *cost.entry("energy".into()).or_default() += 1;
                }
                self.owe(vec![cost], Then::Act(words));
            }
            "launch" => {
                let tunnel = by_id(list(&BOARD, "/caverns/tunnels"), word(2)).clone();
                let pods = [word(4), word(5)].map(|n| n.parse().unwrap());
                let cost = self.launch_cost(word(1), &tunnel, pods);
                self.owe(vec![cost], Then::Launch(words));
            }
            "prototype" => {
                let Point::Prototype(slot) = point else { panic!("{point:?}") };
                let tile = self.slots[&SLOTS[usize::from(*slot)]].clone();
                let any = ["crystal", "organic", "tech", "nanite"].map(|m| amounts(&[(m, 1)])).into();
                self.owe(any, Then::Tile(tile));
            }
            "pay" => {
                assert!(self.ways(&self.due).contains(text));
                self.pay(text);
            }
            "gain" if word(1) != "card" => self.gain(word(1), 1),
            "play" => {
                take(&mut self.hand, word(1));
                match word(2) {
                    "upgrade" => self.upgrades.push(word(1).into()),
                    "mission" => self.missions.push(word(1).into()),
                    _ => {
                        self.vehicles.push(word(1).into());
                        if word(1) == "spider" && self.destroyed > 0 {
                            self.destroyed -= 1;
                            self.aboard += 1;
                        }
                    }
                }
            }
            "resolve" => {
                let token = by_id(list(&BOARD, "/incidents/tokens"), &self.tokens_on[word(1)]).clone();
                match token["kind"].as_str().unwrap() {
                    "sabotage" => {
                        let target = if word(2) == "instead" { word(3) } else { word(1) }.to_owned();
                        if self.marks[&target] < 3 {
                            self.sabotage(&target);
                        }
                    }
                    "looting" => {
                        self.tokens += 1;
                        self.benefit(&token);
                    }
                    _ => {
                        self.tokens += 1;
                        self.sunset = true;
                    }
                }
            }
            "return" | "automate" => {
                let used = word(0) == "automate" || word(2) == "use";
                if word(0) == "return" {
                    self.home.insert(word(1).to_owned());
                    // Drones from docks of the ship come first, those from the launch dock last.
                    let first = (0..self.out.len())
                        .min_by_key(|&at| DOCKS.iter().position(|d| *d == self.out[at]).unwrap_or(99));
                    self.out.remove(first.unwrap());
                }
                if used {
                    let costs = self.dock_costs(word(1)).unwrap();
                    self.owe(costs, Then::Dock(word(1).to_owned()));
                }
            }
            "awaken" => {
                let at: usize = word(2).parse().unwrap();
                self.stasis.get_mut(word(1)).unwrap()[at - 1] -= 1;
                self.aboard += 1;
            }
            "discard" => {
                take(&mut self.hand, word(1));
                if matches!(point, Point::CostCard) {
                    self.settle();
                }
            }
            "scrap" if word(1) == "card" => {
                self.scrapped = true;
                take(&mut self.hand, word(2));
                let line = by_id(list(&CARDS, "/cards"), word(2))["scrap"].as_object().unwrap().clone();
                line.iter().for_each(|(track, n)| self.gain(track, n.as_i64().unwrap()));
            }
            "scrap" => {
                self.scrapped = true;
                let tile = self.slots.remove(word(2)).unwrap();
                self.benefit(&self.face(&tile).clone());
            }
            _ => {}
        }
    }
}

fn take(cards: &mut Vec<String>, card: &str) {
    let at = cards.iter().position(|c| c == card).unwrap_or_else(|| panic!("no {card}"));
    cards.remove(at);
}
