//! A truthful person: sits at the asked table with the real map, answers questions by looking at it, and moves the
//! pieces as ordered.
#![allow(dead_code)]

use std::collections::VecDeque;

use imperial_steam::companion::from_map::FromMap;
use imperial_steam::companion::from_person::link_word;
use imperial_steam::data::cards::Effect;
use imperial_steam::facts::{Best, Criterion, Facts, Far, Place, Pool};
use imperial_steam::franz::Franz;
use imperial_steam::franz::notes::Notes;
use imperial_steam::franz::state::State;
use imperial_steam::names::{City, Colour, Engineer, Good, Gulden, Reward, Side, TRIESTE, TrackRule};
use imperial_steam::options::{Choices, FeeFromYou, TokenTaken};
use imperial_steam::{GAME, companion};
use table::{Answer, Arg, Entry, Msg, Over, Question, Rng, Setup, Silent, Simulated, Step};

/// The person, with the board in front of them.
pub struct Person {
    /// The real table; Franz's record is read from the asked state.
    pub world: State,
    /// The contract last named, to be removed from the display when he takes it.
    named: Option<String>,
    /// The tracks he has yet to lay this turn: from, to.
    route: VecDeque<(City, City)>,
}

fn arg<'m>(msg: &'m Msg, name: &str) -> &'m Arg {
    &msg.args.iter().find(|a| a.0 == name).unwrap_or_else(|| panic!("{msg:?} has no {name}")).1
}

fn text<'m>(msg: &'m Msg, name: &str) -> &'m str {
    match arg(msg, name) {
        Arg::Text(text) => text,
        other => panic!("{other:?}"),
    }
}

fn form(figures: &[(&str, Answer)]) -> Answer {
    Answer::Form(figures.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect())
}

fn plain(msg: &Msg) -> &str {
    match &msg.args[0].1 {
        Arg::Text(text) => text,
        other => panic!("{other:?}"),
    }
}

impl Person {
    pub fn new(world: State) -> Self {
        Self { world, named: None, route: VecDeque::new() }
    }

    fn city(&self, name: &str) -> City {
        self.world.names.find(name).unwrap_or_else(|| panic!("no city {name}"))
    }

    fn hub(&self, city: &str) -> Colour {
        let city = self.city(city);
        self.world.colours().find(|c| self.world.hub_city(*c) == city).unwrap()
    }

    fn names(&self, cities: &[City]) -> Answer {
        Answer::Several(cities.iter().map(|c| self.world.names.of(*c).to_owned()).collect())
    }

    /// The cities listed in an argument.
    fn list(&self, msg: &Msg, name: &str) -> Vec<City> {
        match arg(msg, name) {
            Arg::List(list) => list.iter().map(|m| self.city(plain(m))).collect(),
            other => panic!("{other:?}"),
        }
    }

    fn pool(&self, msg: &Msg) -> Pool {
        let place = match text(msg, "place") {
            "network" => Place::Network,
            "city" => Place::City(self.city(text(msg, "city"))),
            _ => Place::Named(self.list(msg, "names")),
        };
        let without = if text(msg, "but") == "yes" { self.list(msg, "without") } else { Vec::new() };
        Pool { without, ..Pool::new(place) }
    }

    /// Moves the pieces as ordered.
    pub fn carry_out(&mut self, steps: &[Step]) {
        for step in steps {
            if step.data["action"].is_string() {
                self.route.clear();
            }
            if let Some(order) = step.data["order"].as_str() {
                self.obey(order);
            }
        }
    }

    fn obey(&mut self, order: &str) {
        let st = &mut self.world;
        let rest = |start: &str| order.strip_prefix(start).map(str::to_owned);
        if let Some(token) = rest("business token ") {
            let (city, _) = token.rsplit_once(' ').unwrap();
            let at = usize::from(st.names.find(city).unwrap().0);
            if st.options.token_taken == TokenTaken::FirstComer {
                st.board.as_mut().unwrap().tokens[at] = 0;
            }
        } else if let Some(taken) = rest("take ") {
            let (kind, city) = taken.split_once(" engineer from ").unwrap();
            let hub = self.hub(city);
            self.world.board.as_mut().unwrap().hubs[hub].engineers[Engineer::parse(kind).unwrap()] -= 1;
        } else if let Some(back) = rest("return ") {
            let (kind, city) = back.split_once(" engineer to ").unwrap();
            let hub = self.hub(city);
            self.world.board.as_mut().unwrap().hubs[hub].engineers[Engineer::parse(kind).unwrap()] += 1;
        } else if let Some(hired) = rest("hire ") {
            let (_, place) = hired.split_once(" at ").unwrap();
            let (city, steps) = place.split_once(", price marker +").unwrap();
            let hub = self.hub(city);
            self.world.board.as_mut().unwrap().hubs[hub].raise(steps.parse().unwrap());
        } else if let Some(delivery) = rest("deliver ") {
            let (good, places) = delivery.split_once(' ').unwrap();
            let (_, hub) = places.rsplit_once(": ").unwrap().0.split_once("->").unwrap();
            let hub = self.hub(hub);
            let good = Good::parse(good).unwrap();
            self.world.board.as_mut().unwrap().hubs[hub].demand[good].remove(0);
        } else if order.starts_with("contract ") {
            let id = self.named.take().unwrap();
            st.board.as_mut().unwrap().display.retain(|c| c.id != id);
        } else if order == "Semmering token" {
            st.board.as_mut().unwrap().semmering_taken = Some(Side::Franz);
        } else if let Some(at) = rest("factory ").filter(|r| r.contains(" at ")) {
            let city = st.names.find(at.split_once(" at ").unwrap().1).unwrap();
            st.board.as_mut().unwrap().sites[usize::from(city.0)] -= 1;
        } else if order.starts_with("influence ") {
            let value = order.rsplit(' ').next().unwrap().parse::<i64>().unwrap();
            let value = rest("influence ")
                .filter(|r| r.contains(", pay"))
                .map_or(value, |r| r.split(',').next().unwrap().parse().unwrap());
            let column = st.columns.iter().position(|c| c.0 == value).unwrap();
            if order.contains(", pay") {
                st.franz.column = column;
            } else {
                st.move_marker(Side::Franz, column);
            }
        }
    }

    /// What the card makes Franz do with everything in view, as orders. `unpaid`: the block's cost is still to be paid.
    fn foresee(&self, asked: &State, effect: Effect, unpaid: bool) -> Vec<String> {
        let mut view = self.world.clone();
        view.franz = asked.franz.clone();
        view.decks = asked.decks.clone();
        view.round = asked.round;
        if unpaid && let (Some(card), Some(no)) = (asked.decks.action.in_play, asked.blocks.0.last()) {
            let block = asked.cards.actions[usize::from(card)].block(*no);
            view.franz.gulden -= block.map_or(Gulden::ZERO, |b| b.gulden);
        }
        let mut silent = Silent;
        let mut facts = FromMap::new(&mut silent);
        facts.notes = Notes::kept();
        Franz::new(&mut view, &mut facts).effect(effect).unwrap();
        facts.notes.orders
    }

    /// Names Franz's choice, found by his priorities; none if this is not such a question.
    fn name(&mut self, q: &Question, asked: &State) -> Option<Answer> {
        let prompt = &q.prompt;
        let number = |name: &str| match arg(prompt, name) {
            Arg::Number(n) => *n,
            other => panic!("{other:?}"),
        };
        let order =
            |orders: Vec<String>, start: &str| orders.iter().find_map(|o| o.strip_prefix(start).map(str::to_owned));
        Some(match q.id.as_ref() {
            "name.track" => {
                let second = text(prompt, "second") == "yes";
                if !second && self.route.is_empty() {
                    let rule = TrackRule::parse(text(prompt, "rule")).unwrap();
                    let orders = self.foresee(asked, Effect::BuildTracks { count: number("n"), rule }, true);
                    let tracks = orders.iter().filter_map(|o| o.strip_prefix("track ")?.split_once('-'));
                    self.route = tracks.map(|(a, b)| (self.city(a), self.city(b))).collect();
                }
                let from = second.then(|| self.city(text(prompt, "city")));
                match self.route.front().copied().filter(|track| from.is_none_or(|c| c == track.0)) {
                    None => form(&[("to", "none".into())]),
                    Some((a, b)) => {
                        self.route.pop_front();
                        let board = self.world.board.as_ref().unwrap();
                        let link = &board.links[board.link(a, b).unwrap()];
                        let name = |c: City| Answer::One(self.world.names.of(c).to_owned());
                        let mut figures = vec![
                            ("to", name(b)),
                            ("needs", link_word(link.needs, false).into()),
                            ("yours", if link.yours { "yes" } else { "no" }.into()),
                            ("token", board.token(b).into()),
                        ];
                        figures.extend((!second).then(|| ("from", name(a))));
                        form(&figures)
                    }
                }
            }
            "name.factory" => match order(self.foresee(asked, Effect::BuildFactory, true), "factory ") {
                None => form(&[("city", "none".into())]),
                Some(built) => {
                    let (good, city) = built.split_once(" at ").unwrap();
                    let mut figures = vec![("city", city.into())];
                    figures.extend(q.fields().iter().any(|f| f.id == "good").then(|| ("good", good.into())));
                    form(&figures)
                }
            },
            "name.hub" => {
                let hired = order(self.foresee(asked, Effect::HireWorkers(1), true), "hire 1 at ").unwrap();
                self.hub(hired.split_once(", price").unwrap().0).id().into()
            }
            "name.delivery" => {
                let effect = Effect::Deliver { n: 1, give: number("n") };
                match order(self.foresee(asked, effect, false), "deliver ") {
                    None => form(&[("what", "none".into())]),
                    Some(delivery) => {
                        let (good, places) = delivery.split_once(' ').unwrap();
                        let (places, reward) = places.rsplit_once(": ").unwrap();
                        let hub = self.hub(places.split_once("->").unwrap().1);
                        let mut figures =
                            vec![("what", Answer::One(format!("{}-{good}", hub.id()))), ("reward", reward.into())];
                        if reward == "silver" {
                            let board = self.world.board.as_ref().unwrap();
                            figures.push(("flag", board.flag_near(self.world.hub(hub).unwrap().column).0.into()));
                        }
                        form(&figures)
                    }
                }
            }
            "name.contract" => {
                // The priorities stand in the note, below the block of the card where there is one.
                let note = q.note.as_ref().unwrap();
                let order_of = match note.args.iter().find(|a| a.0 == "order") {
                    Some((_, Arg::Msg(order))) => order,
                    _ => note,
                };
                let number = |name: &str| match arg(order_of, name) {
                    Arg::Number(n) => *n,
                    other => panic!("{other:?}"),
                };
                let effect = Effect::TakeContract { max_missing: (number("more") - number("n")).max(0) };
                match order(self.foresee(asked, effect, true), "contract ") {
                    None => form(&[("value", 0.into())]),
                    Some(taken) => {
                        let id = taken.split_once(' ').unwrap().0;
                        let display = &self.world.board.as_ref().unwrap().display;
                        let tile = display.iter().find(|c| c.id == id).unwrap();
                        let figures = [("value", tile.value.0.into()), ("slots", (tile.slots as i64).into())];
                        self.named = Some(id.to_owned());
                        form(&figures)
                    }
                }
            }
            "columns" => form(&[("you", Answer::One(self.world.value(self.world.you.column).to_string()))]),
            _ => return None,
        })
    }

    /// Answers one of Franz's questions; none if it is not one of his.
    pub fn answer(&mut self, q: &Question, asked: &State) -> Option<Answer> {
        if let Some(answer) = self.name(q, asked) {
            return Some(answer);
        }
        // The board as it is, with Franz's record as kept by the asked table.
        let mut view = self.world.clone();
        let moved = view.franz.column != asked.franz.column;
        view.franz = asked.franz.clone();
        let mut silent = Silent;
        let mut see = FromMap::new(&mut silent);
        let prompt = &q.prompt;
        Some(match q.id.as_ref() {
            "QA1" => match see.distance(&mut view, self.city(text(prompt, "city"))).unwrap() {
                Far::One => "1".into(),
                Far::Two => "2".into(),
                Far::Farther => "farther".into(),
            },
            "QA2" => self.names(&see.between(&mut view, self.city(text(prompt, "city"))).unwrap()),
            id @ ("QA3" | "QA4" | "QA6") => {
                let Arg::Msg(pool) = arg(prompt, "pool") else { panic!() };
                match self.best(&mut see, &mut view, id, &self.pool(pool)) {
                    Best::These(cities, n) if n > 0 || id == "QA6" => self.names(&cities),
                    Best::NoCity => Answer::Several(vec!["no-city".into()]),
                    _ => Answer::Several(vec!["none".into()]),
                }
            }
            id @ ("QA3.number" | "QA4.number" | "QA6.number") => {
                let cities = self.list(prompt, "cities");
                let pool = Pool::new(Place::Named(cities));
                match self.best(&mut see, &mut view, &id[..3], &pool) {
                    Best::These(_, n) => Answer::One(n.to_string()),
                    other => panic!("{other:?}"),
                }
            }
            "QA5" => {
                let Arg::Msg(pool) = arg(prompt, "pool") else { panic!() };
                let pool = Pool { with_site: text(prompt, "sites") == "yes", ..self.pool(pool) };
                self.names(&see.name_all(&mut view, &pool).unwrap())
            }
            "QA7.from" => {
                let starts = see.starts(&mut view, self.city(text(prompt, "city")), None).unwrap();
                self.names(&starts.iter().map(|s| s.from).collect::<Vec<_>>())
            }
            "QA7" => {
                let (a, b) = (self.city(text(prompt, "a")), self.city(text(prompt, "b")));
                let start = see.starts(&mut view, b, Some(a)).unwrap()[0];
                link_word(start.needs, start.yours).into()
            }
            "QA8" => {
                let kind = Engineer::parse(text(prompt, "kind")).unwrap();
                let order: Vec<Colour> = q.options().iter().filter_map(|o| Colour::parse(&o.id)).collect();
                see.engineer(&mut view, kind, &order).unwrap().map_or("none", Colour::id).into()
            }
            "QA9" => {
                let place = match text(prompt, "place") {
                    "city" => Place::City(self.city(text(prompt, "city"))),
                    _ => Place::Network,
                };
                let those = self.list(prompt, "those");
                self.names(&see.ranked(&mut view, &those, &Pool::new(place)).unwrap())
            }
            "QA10" => see.token(&mut view, self.city(text(prompt, "city"))).unwrap().into(),
            "QA11" => if self.world.board.as_ref().unwrap().semmering_taken.is_none() { "yes" } else { "no" }.into(),
            "QN1" => {
                let pool = Pool { with_site: text(prompt, "sites") == "yes", ..Pool::new(Place::Network) };
                if see.adjacent(&mut view, &pool, 1).unwrap().0 { "yes" } else { "no" }.into()
            }
            "QI1" | "QR1.you" => Answer::One(self.world.value(self.world.you.column).to_string()),
            "QO1" => if moved { Side::You } else { self.world.front }.id().into(),
            "QR1" => if self.world.you.column == asked.you.column { "same" } else { "you" }.into(),
            "QF1" => if see.free_sites(&mut view, 1).unwrap().0 { "yes" } else { "no" }.into(),
            "QF2" => {
                let demand = see.demand(&mut view, &[], &asked.his_hubs()).unwrap();
                let spaces = |id: &str| Some(Answer::Number(demand[Good::parse(id.strip_prefix("QF2.")?).unwrap()]));
                Answer::Form(q.fields().iter().filter_map(|f| Some((f.id.to_string(), spaces(&f.id)?))).collect())
            }
            "QF3" => {
                let sites = see.sites(&mut view).unwrap();
                self.names(if sites.shared { &sites.cities } else { &[] })
            }
            "QF3.all" => self.names(&see.sites(&mut view).unwrap().cities),
            "QH1" => {
                let hubs = &self.world.board.as_ref().unwrap().hubs;
                let price = |id: &str| {
                    let hub = Colour::parse(id.strip_prefix("QH1.")?).unwrap();
                    Some(Answer::Number(hubs[hub].price().0))
                };
                Answer::Form(q.fields().iter().filter_map(|f| Some((f.id.to_string(), price(&f.id)?))).collect())
            }
            "QD1.shared" => {
                let hubs: Vec<Colour> = self.world.colours().collect();
                let shared = see.shared(&mut view, &hubs).unwrap();
                let offered = |c: &City| q.options().iter().any(|o| o.id == self.world.names.of(*c));
                let cities: Vec<City> = shared.iter().map(|c| self.world.hub_city(*c)).filter(offered).collect();
                self.names(&cities)
            }
            "QD1" => {
                let hub = self.hub(text(prompt, "hub"));
                let goods: Vec<Good> = q.options().iter().filter_map(|o| Good::parse(&o.id)).collect();
                let wants = see.wants(&mut view, hub, &goods).unwrap();
                Answer::Several(wants.iter().map(|w| w.0.id().to_owned()).collect())
            }
            "QD1.reward" => {
                let hub = self.hub(text(prompt, "hub"));
                let Arg::Msg(good) = arg(prompt, "good") else { panic!() };
                let good = Good::parse(good.id.strip_prefix("imperial-steam-good-").unwrap()).unwrap();
                match self.world.board.as_ref().unwrap().demand(hub, good)[0] {
                    Reward::Gulden(n) => Answer::One(n.to_string()),
                    Reward::Key(kind) => kind.id().into(),
                }
            }
            "QD1.flag" => {
                let hub = self.hub(text(prompt, "hub"));
                let board = self.world.board.as_ref().unwrap();
                Answer::One(board.flag_near(self.world.hub(hub).unwrap().column).to_string())
            }
            "QC1" => {
                let Arg::Number(n) = arg(prompt, "n") else { panic!() };
                let contract = see.contract(&mut view, *n as usize).unwrap();
                self.named = contract.as_ref().map(|c| c.id.clone());
                Answer::One(contract.map_or("none".into(), |c| c.value.to_string()))
            }
            "QC1.slots" => {
                let id = self.named.clone().unwrap();
                let display = &self.world.board.as_ref().unwrap().display;
                Answer::One(display.iter().find(|c| c.id == id).unwrap().slots.to_string())
            }
            "QT1" => if self.world.board.as_ref().unwrap().yours(TRIESTE) { "yes" } else { "no" }.into(),
            _ => return None,
        })
    }

    fn best(&self, see: &mut FromMap<'_, Silent>, view: &mut State, id: &str, pool: &Pool) -> Best {
        let by = match id {
            "QA3" => Criterion::Sites,
            "QA4" => Criterion::Influence,
            _ => Criterion::Distance,
        };
        see.best(view, by, pool).unwrap()
    }
}

/// A game played in asked mode by a truthful person, and what a tracked table would be told about it.
pub struct AskedGame {
    pub entries: Vec<Entry>,
    pub told: Vec<Step>,
    pub over: Over,
    /// The person's own actions as tracked entries.
    pub script: VecDeque<(String, Answer)>,
}

pub fn setup(seed: u64, options: &[(&str, &str)], mode: &str) -> Setup {
    let base = Setup::new("imperial-steam", "companion", seed).with("mode", mode).with("preset", "hard");
    table::prepare(&GAME, options.iter().fold(base, |s, (n, v)| s.with(n, v))).unwrap()
}

pub fn asked_game(seed: u64, options: &[(&str, &str)]) -> AskedGame {
    let asked = setup(seed, options, "asked");
    let mut rng = Rng::new(seed, 0x16);
    let world = companion::start(&setup(seed, options, "tracked")).unwrap();
    let number = Rng::new(seed, 0xF0).pick(&world.board.as_ref().unwrap().opening).copied().unwrap();
    let bid = world.columns[rng.below(9) as usize];
    let mut person = Person::new(world);
    let mut script = VecDeque::from([("setup.you".to_owned(), Answer::One(bid.to_string()))]);
    let mut fee = false;
    let mut told: Vec<Step> = Vec::new();
    let answer = |q: &Question, st: &State, steps: &[Step]| {
        person.carry_out(steps);
        told.extend(steps.iter().cloned());
        let a = match q.id.as_ref() {
            "setup.board" => form(&[]),
            "setup.bid" => {
                person.world.you.column = person.world.columns.iter().position(|c| *c == bid).unwrap();
                form(&[("you", Answer::One(bid.to_string())), ("number", number.into())])
            }
            "score" => form(&[]),
            "you.influence" => Answer::One(person.world.value(person.world.you.column).to_string()),
            "setup.tens" => "yes".into(),
            "setup.last" => "200".into(),
            "setup.hub.city" => {
                let Arg::Msg(colour) = &q.prompt.args[0].1 else { panic!() };
                let colour = Colour::parse(colour.id.strip_prefix("imperial-steam-colour-").unwrap()).unwrap();
                Answer::One(person.world.names.of(person.world.hub_city(colour)).to_owned())
            }
            "setup.hub.column" => {
                let city = person.city(text(&q.prompt, "city"));
                let hub = person.world.hubs.0.iter().flatten().find(|h| h.city == city).unwrap();
                Answer::One(person.world.value(hub.column).to_string())
            }
            "setup.you" => {
                person.world.you.column = person.world.columns.iter().position(|c| *c == bid).unwrap();
                Answer::One(bid.to_string())
            }
            "setup.number" => number.into(),
            "turn" if fee => {
                fee = false;
                "done".into()
            }
            "turn" => {
                let (entries, on_his) = act(&mut person.world, st, &mut rng);
                script.extend(entries);
                fee = on_his && st.options.fee_from_you != FeeFromYou::Nothing;
                let moved = st.options.choices == Choices::Named && person.world.you.column != st.you.column;
                match (fee, moved) {
                    (true, _) => "QE1",
                    (_, true) => "moved",
                    _ => "done",
                }
                .into()
            }
            "score.column" => Answer::One(person.world.value(person.world.you.column).to_string()),
            "score.semmering" => "no".into(),
            id if id.starts_with("score.") => 0.into(),
            _ => person.answer(q, st).unwrap_or_else(|| panic!("asked {}", q.id)),
        };
        Entry::Answer { q: q.id.clone().into_owned(), a, anyway: false }
    };
    let mut live = Simulated::new(answer, true);
    let mut st = companion::start(&asked).unwrap();
    let over = companion::play(&mut st, &mut live, asked.seed).unwrap();
    let (entries, rest) = live.end();
    told.extend(rest);
    if asked.get("choices") == "named" {
        script = on_one_screen(script);
    }
    AskedGame { entries, told, over, script }
}

/// A game at the tracked table.
pub struct TrackedGame {
    pub entries: Vec<Entry>,
    pub told: Vec<Step>,
    pub over: Over,
}

/// The same game at the tracked table: the person enters what the script says, in its order.
pub fn tracked_game(seed: u64, options: &[(&str, &str)], mut script: VecDeque<(String, Answer)>) -> TrackedGame {
    let tracked = setup(seed, options, "tracked");
    let mut told: Vec<Step> = Vec::new();
    let answer = |q: &Question, st: &State, steps: &[Step]| {
        told.extend(steps.iter().cloned());
        let a = match q.id.as_ref() {
            "score.semmering" => "no".into(),
            id if id.starts_with("score.") => 0.into(),
            "score" => form(&[]),
            "QO1" => st.front.id().into(),
            id => {
                let (wanted, a) = script.pop_front().unwrap_or_else(|| panic!("seed {seed}: {id} was not foreseen"));
                assert_eq!(id, wanted, "seed {seed}");
                a
            }
        };
        Entry::Answer { q: q.id.clone().into_owned(), a, anyway: false }
    };
    let mut live = Simulated::new(answer, true);
    let mut st = companion::start(&tracked).unwrap();
    let over = companion::play(&mut st, &mut live, tracked.seed).unwrap();
    let (entries, rest) = live.end();
    told.extend(rest);
    TrackedGame { entries, told, over }
}

/// The same actions, entered one screen per action.
fn on_one_screen(mut script: VecDeque<(String, Answer)>) -> VecDeque<(String, Answer)> {
    let mut forms = VecDeque::new();
    while let Some((q, a)) = script.pop_front() {
        let kind = a.id().unwrap_or_default().to_owned();
        forms.push_back((q.clone(), a));
        if q != "you" || kind == "done" {
            continue;
        }
        let mut details = Vec::new();
        while script.front().is_some_and(|next| next.0 != "you") {
            details.push(script.pop_front().unwrap().1);
        }
        let names: &[&str] = match kind.as_str() {
            "track" => &["link", "token"],
            "influence" => &["column"],
            "factory" => &["city"],
            "workers" => &["hub", "n"],
            "engineer" => &["engineer"],
            "contract" => &["contract"],
            _ => {
                let id = |i: usize| details[i].id().unwrap().to_owned();
                details = vec![Answer::One(format!("{}-{}", id(0), id(1)))];
                &["delivery"]
            }
        };
        let figures: Vec<(&str, Answer)> = names.iter().copied().zip(details).collect();
        forms.push_back((format!("did.{kind}"), form(&figures)));
        script.pop_front();
    }
    forms
}

/// A random action of the person, done on the board and noted as a tracked table would be told.
fn act(world: &mut State, asked: &State, rng: &mut Rng) -> (Vec<(String, Answer)>, bool) {
    let st = &mut *world;
    let round = asked.round;
    let board = st.board.as_mut().unwrap();
    let mut entries: Vec<(String, Answer)> = Vec::new();
    let mut on_his = false;
    let mut enter = |q: &str, a: Answer| entries.push((q.to_owned(), a));
    match rng.below(8) {
        0..=2 => {
            let next = |l: &&imperial_steam::franz::board::Link| {
                let touches = board.yours(l.a) != board.yours(l.b);
                let trieste = [l.a, l.b].contains(&TRIESTE);
                touches && !l.yours && (!trieste || round >= 6)
            };
            let links: Vec<_> = board.links.iter().filter(next).cloned().collect();
            if let Some(link) = rng.pick(&links) {
                let new = if board.yours(link.a) { link.b } else { link.a };
                enter("you", "track".into());
                enter("you.track", Answer::One(link.name.clone()));
                board.lay(link.a, link.b, Side::You);
                on_his = asked.franz.has_track(link.a, link.b);
                if board.token(new) > 0 {
                    let takes = rng.below(2) == 0;
                    enter("you.token", if takes { "yes" } else { "no" }.into());
                    if takes && st.options.token_taken == TokenTaken::FirstComer {
                        board.tokens[usize::from(new.0)] = 0;
                    }
                }
            }
        }
        3 => {
            let column = (st.you.column + rng.below(3) as usize).min(st.columns.len() - 1);
            enter("you", "influence".into());
            enter("you.influence", Answer::One(st.columns[column].to_string()));
            // His marker stands where the asked table says.
            st.franz.column = asked.franz.column;
            st.move_marker(Side::You, column);
        }
        4 => {
            let cities: Vec<_> = board.cities().filter(|c| board.yours(*c) && board.sites(*c) > 0).collect();
            if let Some(city) = rng.pick(&cities) {
                enter("you", "factory".into());
                enter("you.factory", Answer::One(st.names.of(*city).to_owned()));
                board.sites[usize::from(city.0)] -= 1;
            }
        }
        5 => {
            let hub = *rng.pick(&Colour::ALL).unwrap();
            let good = *rng.pick(&Good::ALL).unwrap();
            if !board.demand(hub, good).is_empty() {
                enter("you", "delivery".into());
                enter("you.delivery", hub.id().into());
                enter("you.good", good.id().into());
                board.hubs[hub].demand[good].remove(0);
            }
        }
        6 => {
            let (hub, kind) = (*rng.pick(&Colour::ALL).unwrap(), *rng.pick(&Engineer::ALL).unwrap());
            if board.offers(hub, kind) {
                enter("you", "engineer".into());
                enter("you.engineer", Answer::One(format!("{}-{}", hub.id(), kind.id())));
                board.hubs[hub].engineers[kind] -= 1;
            } else {
                enter("you", "workers".into());
                enter("you.workers", hub.id().into());
                enter("you.hired", 2.into());
                board.hubs[hub].raise(2);
            }
        }
        _ => {
            let ids: Vec<String> = board.display.iter().map(|c| c.id.clone()).collect();
            if let Some(id) = rng.pick(&ids) {
                enter("you", "contract".into());
                enter("you.contract", Answer::One(id.clone()));
                board.display.retain(|c| c.id != *id);
            }
        }
    }
    entries.push(("you".into(), "done".into()));
    (entries, on_his)
}
