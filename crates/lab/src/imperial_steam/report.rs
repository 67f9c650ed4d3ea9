//! Franz alone in chapters.

use imperial_steam::options::Preset;
use serde_json::{Map, Value, json};
use table::{Msg, msg};

use super::Cell;
use super::summary::{Lever, USUAL_MONEY};
use crate::chart::{self, Curve, Series};
use crate::report::{Chapter, Reported, Words};
use crate::stats::Figure;
use crate::summary::{Counts, Effect, Summary};

/// A bar of the charts of spread is so many gulden wide.
const BIN: i32 = 25;

impl Reported for Cell {
    const COMMAND: &'static str = "visavis lab imperial-steam --trieste never,7 --games 100000 --out DIR";

    fn chapters(words: &Words, cells: &[Summary<Self>], effects: &[Effect<Self>]) -> Vec<Chapter> {
        let told = Told { words, cells, effects };
        let mut chapters = vec![told.wealth()];
        chapters.extend(told.spread());
        chapters.extend(told.parts());
        chapters.push(told.built());
        for (file, wanted) in [("cards", 0), ("money", 1), ("trieste", 2)] {
            chapters.extend(told.levers(file, |lever| kind(lever) == wanted));
        }
        chapters
    }

    fn data(cells: &[Summary<Self>]) -> Option<(&'static str, Value)> {
        Some(("wealth.json", wealth_file(cells)?))
    }
}

/// Which dial a lever turns.
const fn kind(lever: Lever) -> u8 {
    match lever {
        Lever::Card(_) => 0,
        Lever::Money(_) => 1,
        Lever::Trieste(_) => 2,
    }
}

/// The round in which the person joins Trieste in the figures of the set-up.
const SET_UP_TRIESTE: u8 = 7;

/// The cell of a preset.
fn of_preset(cells: &[Summary<Cell>], preset: Preset) -> Option<&Summary<Cell>> {
    let cards: String = preset.versions().iter().map(|v| v.id()).collect();
    find(cells, &cards, preset.money().0, SET_UP_TRIESTE)
}

/// The cell with these dials and the usual options.
fn find<'c>(cells: &'c [Summary<Cell>], cards: &str, money: i64, trieste: u8) -> Option<&'c Summary<Cell>> {
    let is = |c: &&Summary<Cell>| {
        let cell = &c.cell;
        (cell.cards.as_str(), i64::from(cell.money), cell.trieste) == (cards, money, trieste) && cell.options.is_empty()
    };
    cells.iter().find(is)
}

/// What the set-up of the companion says about its presets; none unless all were measured.
fn wealth_file(cells: &[Summary<Cell>]) -> Option<Value> {
    let mut wealth = Map::new();
    for preset in Preset::ALL.iter().copied() {
        let of = of_preset(cells, preset)?;
        let [low, _, high] = of.figures.percentiles;
        let mean = of.opponent.value.round() as i64;
        wealth.insert(preset.id().to_owned(), json!({"mean": mean, "low": low, "high": high}));
    }
    let games = of_preset(cells, Preset::Standard)?.win.n;
    Some(json!({
        "source": "docs/how-hard-imperial-steam.md",
        "option": "preset",
        "games": games,
        "trieste": SET_UP_TRIESTE,
        "wealth": wealth,
    }))
}

/// A run being told.
struct Told<'a> {
    words: &'a Words,
    cells: &'a [Summary<Cell>],
    effects: &'a [Effect<Cell>],
}

impl Told<'_> {
    fn trieste(&self, round: u8) -> String {
        self.words.say(&msg!("lab-imperial-steam-trieste", round = round))
    }

    fn money(&self, money: u16) -> String {
        self.words.say(&msg!("lab-imperial-steam-gulden", n = money))
    }

    /// What begins the line of a cell, and its heads: cards, money, Trieste.
    fn line(&self, cell: &Cell) -> Vec<String> {
        let options = cell.options.iter().map(|(name, value)| format!(", {name}={value}")).collect::<String>();
        vec![cell.cards.clone() + &options, cell.money.to_string(), self.trieste(cell.trieste)]
    }

    fn head(&self, more: &[Msg]) -> Vec<String> {
        let dials = ["cards", "money", "trieste"].map(|dial| msg!("lab-imperial-steam-head", what = dial));
        [self.words.all(&dials), self.words.all(&[msg!("lab-head-games")]), self.words.all(more)].concat()
    }

    /// All values of a dial that were measured.
    fn values<T: Ord + Clone>(&self, of: impl Fn(&Cell) -> T) -> Vec<T> {
        let mut all: Vec<T> = self.cells.iter().map(|c| of(&c.cell)).collect();
        all.sort();
        all.dedup();
        all
    }

    fn wealth(&self) -> Chapter {
        let words = self.words;
        let title = msg!("lab-imperial-steam-wealth-title");
        let (cards, money) = (self.values(|c| c.cards.clone()), self.values(|c| c.money));
        let columns: Vec<String> = money.iter().map(|m| self.money(*m)).collect();
        let mut charts = Vec::new();
        for round in self.values(|c| c.trieste) {
            let point = |cards: &str, money: u16| find(self.cells, cards, money.into(), round).map(|c| c.opponent);
            let one = |cards: &String| Series {
                name: cards.clone(),
                points: money.iter().map(|m| point(cards, *m)).collect(),
            };
            let series: Vec<Series> = cards.iter().map(one).filter(|s| s.points.iter().any(Option::is_some)).collect();
            let label = format!("{}, {}", words.say(&title), self.trieste(round));
            charts.push((format!("wealth-{round}"), chart::means(&label, &columns, &series)));
        }
        let head = |what: &'static str| msg!("lab-imperial-steam-head", what = what);
        let mut table = vec![self.head(&[
            head("wealth"),
            head("spread"),
            head("last_round"),
            head("joins"),
            msg!("lab-head-seeds"),
        ])];
        for c in self.cells {
            let [low, middle, high] = c.figures.percentiles;
            let figures = vec![
                c.win.n.to_string(),
                words.interval(&c.opponent, 1),
                format!("{low} · {middle} · {high}"),
                words.interval(&c.figures.last_round, 2),
                words.percent(&c.figures.joined_trieste, 1),
                c.seeds.clone(),
            ];
            table.push([self.line(&c.cell), figures].concat());
        }
        Chapter { title, text: msg!("lab-imperial-steam-wealth-text"), charts, table }
    }

    /// The presets: how the wealth is spread without the person in Trieste and with it.
    fn spread(&self) -> Option<Chapter> {
        let words = self.words;
        let panel = |preset: Preset| {
            let with = of_preset(self.cells, preset)?;
            let without = find(self.cells, &with.cell.cards, with.cell.money.into(), 0)?;
            let name = words.say(&msg!("lab-imperial-steam-preset", preset = preset.id()));
            Some((name, [curve(&without.opponent_scores), curve(&with.opponent_scores)]))
        };
        let panels: Vec<_> = Preset::ALL.iter().copied().filter_map(panel).collect();
        let names = [self.trieste(0), self.trieste(SET_UP_TRIESTE)];
        let title = msg!("lab-imperial-steam-spread-title");
        let chart = chart::distributions(&words.say(&title), &panels, &names);
        let text = msg!("lab-imperial-steam-spread-text");
        let charts = vec![("spread".to_owned(), chart)];
        (!panels.is_empty()).then_some(Chapter { title, text, charts, table: Vec::new() })
    }

    /// Where the wealth of the presets comes from.
    fn parts(&self) -> Option<Chapter> {
        let words = self.words;
        let title = msg!("lab-imperial-steam-parts-title");
        let names = ["cash", "goods", "keys", "hubs", "contracts"].map(|p| msg!("lab-imperial-steam-part", part = p));
        let mut bars = Vec::new();
        for preset in Preset::ALL.iter().copied() {
            let Some(with) = of_preset(self.cells, preset) else { continue };
            let both = [find(self.cells, &with.cell.cards, with.cell.money.into(), 0), Some(with)];
            for c in both.into_iter().flatten() {
                let name = words.say(&msg!("lab-imperial-steam-preset", preset = preset.id()));
                let round = words.say(&msg!("lab-imperial-steam-trieste-short", round = c.cell.trieste));
                // A bar cannot show less than nothing; the table below can.
                let parts = c.figures.parts.iter().map(|f| f.value.max(0.0)).collect();
                bars.push((format!("{name}\n{round}"), parts));
            }
        }
        let chart = chart::stacks(&words.say(&title), &bars, &words.all(&names));
        let mut table = vec![self.head(&names)];
        table.extend(self.cells.iter().map(|c| self.figures(c, &c.figures.parts, 1)));
        let charts = vec![("parts".to_owned(), chart)];
        let text = msg!("lab-imperial-steam-parts-text");
        (!bars.is_empty()).then_some(Chapter { title, text, charts, table })
    }

    /// A line of figures.
    fn figures(&self, c: &Summary<Cell>, figures: &[Figure], digits: usize) -> Vec<String> {
        let figures = figures.iter().map(|f| self.words.interval(f, digits));
        self.line(&c.cell).into_iter().chain([c.win.n.to_string()]).chain(figures).collect()
    }

    /// What he builds, delivers and takes.
    fn built(&self) -> Chapter {
        let what = ["tracks", "factories", "deliveries", "filled", "open", "gold", "silver", "influence"];
        let mut table = vec![self.head(&what.map(|what| msg!("lab-imperial-steam-built", what = what)))];
        for c in self.cells {
            let all = [&c.figures.built[..], &c.figures.contracts, &c.figures.keys, &[c.figures.influence]].concat();
            table.push(self.figures(c, &all, 2));
        }
        let (title, text) = (msg!("lab-imperial-steam-built-title"), msg!("lab-imperial-steam-built-text"));
        Chapter { title, text, charts: Vec::new(), table }
    }

    /// What a dial changes, game by game.
    fn levers(&self, file: &'static str, wanted: impl Fn(Lever) -> bool) -> Option<Chapter> {
        let words = self.words;
        let title = msg!("lab-imperial-steam-change-title", lever = file);
        // From the standard cards and money; a card also from any other.
        let from = |e: &&Effect<Cell>| {
            wanted(e.lever)
                && match e.lever {
                    Lever::Card(_) => e.cell.money == USUAL_MONEY && e.cell.trieste == SET_UP_TRIESTE,
                    Lever::Money(_) => e.cell.trieste == SET_UP_TRIESTE,
                    Lever::Trieste(_) => e.cell.money == USUAL_MONEY,
                }
        };
        let mut rows = Vec::new();
        let head = [msg!("lab-imperial-steam-head", what = "wealth_change"), msg!("lab-head-seeds")];
        let mut table = vec![[words.all(&[msg!("lab-head-option")]), self.head(&head)].concat()];
        for e in self.effects.iter().filter(from) {
            let what = match e.lever {
                Lever::Card(number) => words.say(&msg!("lab-imperial-steam-lever-card", number = number)),
                Lever::Money(money) => self.money(money),
                Lever::Trieste(round) => self.trieste(round),
            };
            // The margin is the person's, so what he gains is lost there.
            let f = e.margin;
            let change = Figure { value: -f.value, low: -f.high, high: -f.low, ..f };
            rows.push((format!("{}, {} → {what}", e.cell.cards, self.money(e.cell.money)), change));
            let seeds = self.cells.iter().find(|c| c.cell == e.cell).map(|c| c.seeds.clone());
            let figures = vec![f.n.to_string(), words.interval(&change, 1), seeds.unwrap_or_default()];
            table.push([vec![what], self.line(&e.cell), figures].concat());
        }
        let chart = chart::changes(&words.say(&title), &rows, &words.say(&msg!("lab-imperial-steam-unit")));
        let text = msg!("lab-imperial-steam-change-text", lever = file, round = SET_UP_TRIESTE);
        (!rows.is_empty()).then(|| Chapter { title, text, charts: vec![(format!("change-{file}"), chart)], table })
    }
}

/// The share of the games by wealth, in steps.
fn curve(counts: &Counts) -> Curve {
    let all: u64 = counts.values().sum::<u64>().max(1);
    let mut bins = Counts::new();
    for (wealth, n) in counts {
        *bins.entry(wealth.div_euclid(BIN)).or_insert(0) += n;
    }
    let (Some(low), Some(high)) = (bins.keys().next().copied(), bins.keys().last().copied()) else { return Vec::new() };
    let share = |bin: i32| bins.get(&bin).copied().unwrap_or(0) as f64 / all as f64;
    (low..=high).map(|bin| (bin * BIN + BIN / 2, share(bin))).collect()
}
