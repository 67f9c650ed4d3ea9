//! Franz's typical wealth (§10, §15) against a simple stand-in for the person, which builds, fills sites and demand,
//! rises, and joins Trieste from round 7 on.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::cell::RefCell;
use std::collections::VecDeque;

use imperial_steam::franz::board::Board;
use imperial_steam::franz::state::State;
use imperial_steam::names::TRIESTE;
use imperial_steam::{GAME, companion};
use table::{Answer, Entry, Question, Rng, Setup, Simulated, Step};

type Todo = VecDeque<(&'static str, Answer)>;

/// The link that brings the stand-in nearer to Trieste, or one with something to gain.
fn track(board: &Board, round: i64, rng: &mut Rng) -> Option<String> {
    let far = board.to_trieste(|_| true);
    let next: Vec<_> = board.links.iter().filter(|l| !l.yours && board.yours(l.a) != board.yours(l.b)).collect();
    let new = |l: &&imperial_steam::franz::board::Link| if board.yours(l.a) { l.b } else { l.a };
    let worth = |l: &&imperial_steam::franz::board::Link| {
        let city = new(l);
        let near = far[usize::from(city.0)].unwrap_or(20);
        if city == TRIESTE {
            return if round >= 7 { 1000 } else { -1000 };
        }
        board.sites(city) * 2 + board.token(city) * 2 - near * if round >= 5 { 4 } else { 1 }
    };
    let best = next.iter().map(worth).max()?;
    let best: Vec<_> = next.into_iter().filter(|l| worth(l) == best && best > -1000).collect();
    rng.pick(&best).map(|l| l.name.clone())
}

/// One action of the stand-in.
fn act(st: &State, rng: &mut Rng, todo: &mut Todo) {
    let board = st.board.as_ref().unwrap();
    let sites: Vec<_> = board.cities().filter(|c| board.yours(*c) && board.sites(*c) > 0).collect();
    let hubs: Vec<_> = st
        .colours()
        .filter(|c| board.yours(st.hub_city(*c)) && board.hubs[*c].demand.0.iter().any(|d| !d.is_empty()))
        .collect();
    let dice = if st.round >= 7 { 0 } else { rng.below(100) };
    if dice < 40 {
        for _ in 0..2 {
            todo.push_back(("you", "track".into()));
            todo.push_back(("you.track", "?".into()));
        }
    } else if dice < 58 && !sites.is_empty() {
        let city = rng.pick(&sites).unwrap();
        todo.push_back(("you", "factory".into()));
        todo.push_back(("you.factory", Answer::One(st.names.of(*city).to_owned())));
    } else if dice < 72 && !hubs.is_empty() {
        let hub = *rng.pick(&hubs).unwrap();
        let wanted: Vec<_> =
            imperial_steam::names::Good::ALL.iter().filter(|g| !board.demand(hub, **g).is_empty()).collect();
        todo.push_back(("you", "delivery".into()));
        todo.push_back(("you.delivery", hub.id().into()));
        todo.push_back(("you.good", rng.pick(&wanted).unwrap().id().into()));
    } else if dice < 92 {
        let column = (st.you.column + 1).min(st.last_column());
        todo.push_back(("you", "influence".into()));
        todo.push_back(("you.influence", Answer::One(st.value(column).to_string())));
    } else if let Some(contract) = board.display.first() {
        todo.push_back(("you", "contract".into()));
        todo.push_back(("you.contract", Answer::One(contract.id.clone())));
    }
    todo.push_back(("you", "done".into()));
}

#[derive(Default, Debug)]
struct Mean {
    wealth: Vec<i64>,
    rounds: i64,
    parts: [i64; 5],
    /// Gulden, goods, tracks, factories, contracts at the end of each round, and how many games reached it.
    round: [[i64; 6]; 9],
    highest: Vec<i64>,
    deliveries: i64,
}

fn simulate(preset: &str, money: i64, games: u64) -> Mean {
    let mut mean = Mean::default();
    for seed in 0..games {
        let setup = Setup::new("imperial-steam", "companion", seed)
            .with("mode", "tracked")
            .with("choices", "led")
            .with("preset", preset)
            .with("start_money", money);
        let setup = table::prepare(&GAME, setup).unwrap();
        let mut rng = Rng::new(seed, 0x33);
        let mut todo = Todo::new();
        let mut st = companion::start(&setup).unwrap();
        let seen = RefCell::new((0, [0; 5], 0));
        let book = RefCell::new(&mut mean);
        let person = |q: &Question, st: &State, _: &[Step]| {
            let franz = &st.franz;
            let mut seen = seen.borrow_mut();
            if st.round > seen.0 && seen.0 > 0 {
                let line = &mut book.borrow_mut().round[seen.0 as usize];
                (0..5).for_each(|i| line[i] += seen.1[i]);
                line[5] += 1;
            }
            seen.2 = seen.2.max(franz.gulden.0);
            let now = [
                franz.gulden.0,
                franz.goods + franz.dock,
                franz.tracks.len() as i64,
                franz.factories.len() as i64,
                franz.contracts.len() as i64,
            ];
            (seen.0, seen.1) = (st.round, now);
            let id = q.id.as_ref();
            let a = match id {
                "setup.you" => Answer::One(st.value(rng.below(6) as usize + 2).to_string()),
                "you.token" => "yes".into(),
                id if id.starts_with("score.") => 0.into(),
                _ => {
                    if todo.is_empty() {
                        act(st, &mut rng, &mut todo);
                    }
                    let (wanted, mut a) = todo.pop_front().unwrap();
                    if wanted == "you.track" || (wanted == "you" && a == Answer::from("track")) {
                        let link = track(st.board.as_ref().unwrap(), st.round, &mut rng);
                        match (wanted, link) {
                            ("you.track", Some(link)) => a = Answer::One(link),
                            ("you", None) => {
                                todo.clear();
                                a = "done".into();
                            }
                            _ => {}
                        }
                    }
                    assert_eq!(wanted, id);
                    a
                }
            };
            Entry::Answer { q: id.to_owned(), a, anyway: true }
        };
        let mut live = Simulated::new(person, false);
        let over = companion::play(&mut st, &mut live, setup.seed).unwrap();
        drop(live);
        let (_, last, highest) = seen.into_inner();
        let line = &mut mean.round[st.round as usize];
        (0..5).for_each(|i| line[i] += last[i]);
        line[5] += 1;
        mean.wealth.push(over.totals.1);
        mean.rounds += st.round;
        mean.highest.push(highest);
        mean.deliveries += st.franz.cubes.1;
        for (i, part) in ["cash", "goods", "keys", "hubs", "contracts"].iter().enumerate() {
            mean.parts[i] += over.data["franz"][*part].as_i64().unwrap();
        }
    }
    mean.wealth.sort_unstable();
    mean
}

fn report(name: &str, mean: &Mean) -> i64 {
    let n = mean.wealth.len() as i64;
    let wealth = mean.wealth.iter().sum::<i64>() / n;
    let at = |percent: i64| mean.wealth[(n * percent / 100) as usize];
    println!(
        "{name}: wealth {wealth} ({}–{}), cash/goods/keys/hubs/contracts {:?}, last round {:.1}, highest cash {}, deliveries {:.1}",
        at(5),
        at(95),
        mean.parts.map(|p| p / n),
        mean.rounds as f64 / n as f64,
        mean.highest.iter().sum::<i64>() / n,
        mean.deliveries as f64 / n as f64
    );
    for line in mean.round.iter().filter(|r| r[5] > 0) {
        let games = line[5] as f64;
        let v: Vec<String> = line[..5].iter().map(|x| format!("{:.1}", *x as f64 / games)).collect();
        println!("   {}", v.join("  "));
    }
    wealth
}

#[test]
fn typical_wealth_is_reproduced() {
    let games = table::contract::games("STEAM_MEAN_GAMES", 500);
    // The table of §15 for AAA 120: gulden and tracks at the end of rounds 1 to 6.
    let gulden = [36.0, 27.0, 42.0, 56.0, 75.0, 89.0];
    let tracks = [0.8, 2.0, 2.9, 4.2, 5.7, 7.3];
    let mean = simulate("standard", 120, games);
    for round in 1..=6 {
        let line = mean.round[round];
        let [g, t] = [line[0], line[2]].map(|n| n as f64 / line[5] as f64);
        assert!(
            (g / gulden[round - 1] - 1.0).abs() < 0.2,
            "round {round}: {g:.1} gulden against {}",
            gulden[round - 1]
        );
        assert!(
            (t / tracks[round - 1] - 1.0).abs() < 0.2,
            "round {round}: {t:.1} tracks against {}",
            tracks[round - 1]
        );
    }
    for (name, preset, money, typical) in [
        ("AAA 0", "standard", 0, 481),
        ("AAA 120", "standard", 120, 532),
        ("BBB 120", "hard", 120, 691),
        ("BBB 220", "hard", 220, 780),
    ] {
        let wealth = report(name, &simulate(preset, money, games));
        println!("   typical {typical}");
        assert!((wealth - typical).abs() * 100 <= typical * 10, "{name}: {wealth} against {typical}");
    }
}
