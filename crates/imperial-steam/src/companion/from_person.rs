//! The table without a map: each of Franz's requests becomes the narrowest possible question (QA1 to QC1 of §12.1). The
//! person looks; the program applies all priorities.

use table::{Asks, Opt, Question, Refusal, Step, msg};

use super::asking::{self, NO_CITY, NONE, Named, front};
use super::printed::printed_card;
use crate::data::cards::DecisionCard;
use crate::facts::{Best, Criterion, Fact, Facts, Far, NameTrack, Named as Choice, Place, Pool, Sites, Start, Want};
use crate::franz::learned::LearnedLink;
use crate::franz::notes::Notes;
use crate::franz::order::Order;
use crate::franz::state::{Contract, State};
use crate::names::{ByColour, ByEngineer, ByGood, City, Colour, Engineer, Good, Gulden, Side, Which};
use crate::options::{AheadRule, Choices, DecisionDraw, TriesteDistance};
use crate::words::{cities_told, numbers, pool_told};

/// A table without a map.
pub struct FromPerson<'t, T: Asks<State>> {
    /// Who answers.
    pub table: &'t mut T,
    /// Reasons waiting for their order.
    pub notes: Notes,
    /// Business tokens already told this turn.
    pub(crate) tokens: Vec<(City, i64)>,
}

impl<'t, T: Asks<State>> FromPerson<'t, T> {
    /// Sits down at this table.
    pub fn new(table: &'t mut T) -> Self {
        Self { table, notes: Notes::default(), tokens: Vec::new() }
    }
}

/// The kinds of link: the word, tunnel and bridge, your track.
pub(crate) const LINKS: [(&str, ByEngineer<bool>, bool); 8] = [
    ("none", ByEngineer([false, false]), false),
    ("tunnel", ByEngineer([true, false]), false),
    ("bridge", ByEngineer([false, true]), false),
    ("both", ByEngineer([true, true]), false),
    ("none-yours", ByEngineer([false, false]), true),
    ("tunnel-yours", ByEngineer([true, false]), true),
    ("bridge-yours", ByEngineer([false, true]), true),
    ("both-yours", ByEngineer([true, true]), true),
];

/// The word for a link.
pub fn link_word(needs: ByEngineer<bool>, yours: bool) -> &'static str {
    LINKS.iter().find(|l| l.1 == needs && l.2 == yours).map_or("none", |l| l.0)
}

/// What a link needs, by its word.
pub(crate) fn link_needs(word: &str) -> Option<ByEngineer<bool>> {
    LINKS.iter().find(|l| l.0 == word && !l.2).map(|l| l.1)
}

impl<T: Asks<State>> Facts for FromPerson<'_, T> {
    fn order(&mut self, st: &State, order: Order) {
        self.notes.order(st, &order, self.table);
    }
    fn tell(&mut self, step: Step) {
        self.table.tell(|| step);
    }
    fn flush(&mut self) {
        self.notes.flush(self.table);
    }
    fn notes(&mut self) -> &mut Notes {
        &mut self.notes
    }
    fn survey(&self, _: &State, _: &Pool) -> Option<Vec<City>> {
        None
    }

    fn distance(&mut self, st: &mut State, city: City) -> Fact<Far> {
        let ask = |st: &State| {
            let list = cities_told(st, &st.franz.network());
            let prompt = msg!("imperial-steam-ask-distance", city = st.names.of(city), list = list);
            let far = |id: &'static str, far: &'static str| Opt::new(id, msg!("imperial-steam-answer-far", far = far));
            Question::choice("QA1", prompt, vec![far("1", "one"), far("2", "two"), far("farther", "farther")])
        };
        Ok(match self.pick(st, "QA1", &ask, None)?.as_str() {
            "1" => Far::One,
            "2" => Far::Two,
            _ => Far::Farther,
        })
    }

    fn between(&mut self, st: &mut State, city: City) -> Fact<Vec<City>> {
        let prompt = |st: &State| msg!("imperial-steam-ask-between", city = st.names.of(city));
        match self.names(st, "QA2", &prompt, None, &[city], (0, &[]))? {
            Named::Cities(cities) => Ok(cities),
            _ => Ok(Vec::new()),
        }
    }

    fn best(&mut self, st: &mut State, by: Criterion, pool: &Pool) -> Fact<Best> {
        let (id, number_id, by_word) = match by {
            Criterion::Sites => ("QA3", "QA3.number", "sites"),
            Criterion::Influence => ("QA4", "QA4.number", "influence"),
            _ if st.options.trieste_distance == TriesteDistance::BuildableLinks => ("QA6", "QA6.number", "buildable"),
            _ => ("QA6", "QA6.number", "distance"),
        };
        let among = if let Place::Named(cities) = &pool.place { Some(cities.as_slice()) } else { None };
        let prompt = |st: &State| msg!("imperial-steam-ask-best", by = by_word, pool = pool_told(st, pool));
        let asides: &[&'static str] = match (by, among) {
            (Criterion::Distance, None) => &[NO_CITY],
            (Criterion::Distance, Some(_)) => &[],
            (_, None) => &[NONE, NO_CITY],
            (_, Some(_)) => &[NONE],
        };
        let cities = match self.names(st, id, &prompt, among, &pool.without, (1, asides))? {
            Named::Cities(cities) if !cities.is_empty() => cities,
            Named::None => return Ok(Best::NoneHasAny),
            _ => return Ok(Best::NoCity),
        };
        let list = cities_told(st, &cities);
        let range = match by {
            Criterion::Sites => (1, 6),
            Criterion::Influence => (1, 3),
            _ => (0, 20),
        };
        let n =
            self.amount(st, number_id, msg!("imperial-steam-ask-best-number", by = by_word, cities = list), range)?;
        if by == Criterion::Influence {
            cities.iter().for_each(|c| st.learned.token(*c, n));
        }
        Ok(Best::These(cities, n))
    }

    fn name_all(&mut self, st: &mut State, pool: &Pool) -> Fact<Vec<City>> {
        let prompt = |st: &State| {
            let sites = if pool.with_site { "yes" } else { "no" };
            msg!("imperial-steam-ask-all", pool = pool_told(st, pool), sites = sites)
        };
        match self.names(st, "QA5", &prompt, None, &pool.without, (0, &[]))? {
            Named::Cities(cities) => Ok(cities),
            _ => Ok(Vec::new()),
        }
    }

    fn starts(&mut self, st: &mut State, to: City, fixed: Option<City>) -> Fact<Vec<Start>> {
        let network = st.franz.network();
        let froms = match (fixed, network.as_slice()) {
            (Some(from), _) => vec![from],
            (None, [wien]) => vec![*wien],
            _ => {
                let prompt = |st: &State| msg!("imperial-steam-ask-from", city = st.names.of(to));
                match self.names(st, "QA7.from", &prompt, Some(&network), &[], (0, &[]))? {
                    Named::Cities(cities) => cities,
                    _ => Vec::new(),
                }
            }
        };
        let mut starts = Vec::new();
        for from in froms {
            // His stations are known, so a link that needs one more than he has is not asked about.
            if fixed.is_none() && st.franz.needs_station(from) && st.franz.stations_left() == 0 {
                starts.push(Start { from, needs: ByEngineer::NONE, yours: false });
                continue;
            }
            let ask = |st: &State| {
                let prompt = msg!("imperial-steam-ask-link", a = st.names.of(from), b = st.names.of(to));
                let known = st.learned.link(from, to).map(|l| link_word(l.needs, l.yours));
                let options = LINKS.iter().map(|&(id, ..)| {
                    let option = Opt::new(id, msg!("imperial-steam-answer-link", link = id));
                    if known == Some(id) { option.hint(msg!("imperial-steam-answer-as-before")) } else { option }
                });
                Question::choice("QA7", prompt, options.collect())
            };
            let word = self.pick(st, "QA7", &ask, None)?;
            let (_, needs, yours) = LINKS.iter().copied().find(|l| l.0 == word).unwrap_or(LINKS[0]);
            st.learned.learn(LearnedLink { a: from, b: to, needs, yours });
            starts.push(Start { from, needs, yours });
        }
        Ok(starts)
    }

    fn engineer(&mut self, st: &mut State, kind: Engineer, order: &[Colour]) -> Fact<Option<Colour>> {
        let ask = |st: &State| {
            let hub = |c: &Colour| {
                let column = st.hub(*c).map_or(Gulden::ZERO, |h| st.value(h.column));
                Opt::new(c.id(), msg!("imperial-steam-hub", city = st.names.of(st.hub_city(*c)), column = column))
            };
            let mut options: Vec<Opt> = order.iter().map(hub).collect();
            options.push(Opt::new(NONE, msg!("imperial-steam-answer-none")));
            Question::choice("QA8", msg!("imperial-steam-ask-engineer", kind = kind.id()), options)
        };
        Ok(Colour::parse(&self.pick(st, "QA8", &ask, None)?))
    }

    fn ranked(&mut self, st: &mut State, those: &[City], pool: &Pool) -> Fact<Vec<City>> {
        let prompt = |st: &State| match &pool.place {
            Place::City(c) => {
                msg!(
                    "imperial-steam-ask-ranked",
                    place = "city",
                    those = cities_told(st, those),
                    city = st.names.of(*c)
                )
            }
            _ => msg!("imperial-steam-ask-ranked", place = "network", those = cities_told(st, those), city = ""),
        };
        match self.names(st, "QA9", &prompt, Some(those), &[], (0, &[]))? {
            Named::Cities(cities) => Ok(cities),
            _ => Ok(Vec::new()),
        }
    }

    fn token(&mut self, st: &mut State, city: City) -> Fact<i64> {
        if let Some(at) = self.tokens.iter().position(|t| t.0 == city) {
            st.learned.token(city, 0);
            return Ok(self.tokens.remove(at).1);
        }
        let block = self.notes.block.clone();
        let question = |st: &State| {
            let known = st.learned.tokens.iter().find(|t| t.0 == city).map_or(0, |t| t.1);
            let prompt = msg!("imperial-steam-ask-token", city = st.names.of(city));
            let mut question = Question::number("QA10", prompt, (0, 3)).suggest(known);
            question.note = block.clone();
            question
        };
        let n = self.table.number(st, question)?;
        st.learned.token(city, 0);
        Ok(n)
    }

    fn semmering(&mut self, st: &mut State, a: City, b: City) -> Fact<bool> {
        let here = ["Gloggnitz", "Mürzzuschlag"].map(|n| st.names.find(n));
        if st.learned.semmering_gone || here != [Some(a), Some(b)] && here != [Some(b), Some(a)] {
            return Ok(false);
        }
        let there = self.yes_no(st, "QA11", msg!("imperial-steam-ask-semmering"))?;
        st.learned.semmering_gone = true;
        Ok(there)
    }

    fn adjacent(&mut self, st: &mut State, pool: &Pool, n: i64) -> Fact<(bool, Option<i64>)> {
        let prompt = |count: &'static str| {
            msg!("imperial-steam-ask-adjacent", sites = if pool.with_site { "yes" } else { "no" }, count = count)
        };
        if n <= 1 {
            return Ok((n <= 0 || self.yes_no(st, "QN1", prompt("no"))?, None));
        }
        let count = self.amount(st, "QN1.number", prompt("yes"), (0, 20))?;
        Ok((count >= n, Some(count)))
    }

    fn your_column(&mut self, st: &mut State) -> Fact<()> {
        // The person reports it whenever it changes; between two of their actions it stays.
        if st.options.choices == Choices::Named || st.learned.column == Some(st.moment()) {
            return Ok(());
        }
        let ask = |st: &State| {
            let prompt = msg!("imperial-steam-ask-you", last = st.value(st.you.column));
            Question::choice("QI1", prompt, asking::column_options(st)).free()
        };
        let st_columns = st.columns.clone();
        let typed = |text: &str| match text.parse::<i64>() {
            Ok(v) if st_columns.contains(&Gulden(v)) => Ok(()),
            _ => Err(Refusal::new("UnknownColumn", msg!("imperial-steam-error-column", value = text))),
        };
        let answer = self.pick(st, "QI1", &ask, Some(&typed))?;
        let column = asking::read_column(st, &answer).unwrap_or(st.you.column);
        st.move_marker(Side::You, column);
        st.learned.column = Some(st.moment());
        if st.options.ahead_rule == AheadRule::FirstInColumn && st.you.column == st.franz.column {
            st.front = front(self.table, st)?;
        }
        Ok(())
    }

    fn free_sites(&mut self, st: &mut State, n: i64) -> Fact<(bool, Option<i64>)> {
        let list = cities_told(st, &st.sorted(st.franz.network()));
        if n <= 0 {
            return Ok((true, None));
        }
        if n == 1 {
            let fine = self.yes_no(st, "QF1", msg!("imperial-steam-ask-site", cities = list, count = "no"))?;
            return Ok((fine, None));
        }
        let count =
            self.amount(st, "QF1.number", msg!("imperial-steam-ask-site", cities = list, count = "yes"), (0, 12))?;
        Ok((count >= n, Some(count)))
    }

    fn piece_left(&self, _: &State, _: Good) -> bool {
        true
    }

    fn demand(&mut self, st: &mut State, goods: &[Good], hubs: &[Colour]) -> Fact<ByGood<i64>> {
        self.demand_told(st, goods, hubs)
    }

    fn prices(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<ByColour<Gulden>> {
        self.prices_told(st, hubs)
    }

    fn shared(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<Vec<Colour>> {
        self.shared_told(st, hubs)
    }

    fn wants(&mut self, st: &mut State, hub: Colour, goods: &[Good]) -> Fact<Vec<Want>> {
        self.wants_told(st, hub, goods)
    }

    fn sites(&mut self, st: &mut State) -> Fact<Sites> {
        let network = st.franz.network();
        let shared = |_: &State| msg!("imperial-steam-ask-shared-sites");
        if let Named::Cities(cities) = self.names(st, "QF3", &shared, Some(&network), &[], (0, &[]))?
            && !cities.is_empty()
        {
            return Ok(Sites { shared: true, cities, only: false });
        }
        let all = |_: &State| msg!("imperial-steam-ask-sites");
        match self.names(st, "QF3.all", &all, Some(&network), &[], (0, &[]))? {
            Named::Cities(cities) => Ok(Sites { shared: false, only: cities.len() == 1, cities }),
            _ => Ok(Sites { shared: false, cities: Vec::new(), only: false }),
        }
    }

    fn contract(&mut self, st: &mut State, slots: usize) -> Fact<Option<Contract>> {
        let most = slots.min(6) as i64;
        let ask = |_: &State| {
            let mut options = vec![Opt::new(NONE, msg!("imperial-steam-answer-none"))];
            options.extend(numbers((50..=250).step_by(10)));
            Question::choice("QC1", msg!("imperial-steam-ask-contract", n = most), options).free()
        };
        let typed = |text: &str| match text.parse::<i64>() {
            Ok(n) if (1..=9990).contains(&n) => Ok(()),
            _ => Err(Refusal::new("UnknownContract", msg!("imperial-steam-error-contract"))),
        };
        let value = self.pick(st, "QC1", &ask, Some(&typed))?;
        let Ok(value) = value.parse::<i64>().map(Gulden) else { return Ok(None) };
        let ask = |_: &State| Question::choice("QC1.slots", msg!("imperial-steam-ask-slots"), numbers(1..=most)).free();
        let typed = |_: &str| Err(Refusal::new("UnknownContract", msg!("imperial-steam-error-contract")));
        let slots = self.pick(st, "QC1.slots", &ask, Some(&typed))?.parse().unwrap_or(1);
        let id = format!("#{}", st.franz.contracts.len() + 1);
        Ok(Some(Contract { id, value, slots }))
    }

    fn contracts_fitting(&mut self, st: &mut State, slots: usize, n: i64) -> Fact<(bool, Option<i64>)> {
        if n <= 1 {
            return Ok((n <= 0, None));
        }
        let count = self.amount(st, "QC1.number", msg!("imperial-steam-ask-contracts", n = slots), (0, 12))?;
        Ok((count >= n, Some(count)))
    }

    fn names(&self, st: &State) -> bool {
        // The priorities are on the decision card. If it is drawn on demand, the facts decide whether it is drawn, so
        // ask for them.
        st.options.choices == Choices::Named && st.options.decision_draw == DecisionDraw::EveryTurn
    }

    fn name_track(&mut self, st: &mut State, ask: &NameTrack<'_>) -> Fact<Choice<(City, Vec<Start>)>> {
        self.city_named(st, ask)
    }

    fn name_factory(&mut self, st: &mut State, goods: &[Good], card: &DecisionCard) -> Fact<Choice<(Good, City)>> {
        self.factory_named(st, goods, card)
    }

    fn name_hub(&mut self, st: &mut State, hubs: &[Colour], card: &DecisionCard) -> Fact<Choice<Colour>> {
        self.hub_named(st, hubs, card)
    }

    fn name_delivery(
        &mut self,
        st: &mut State,
        offers: &[(Colour, Vec<Good>)],
        give: i64,
        card: &DecisionCard,
    ) -> Fact<Choice<(Colour, Want)>> {
        self.delivery_named(st, offers, give, card)
    }

    fn name_contract(&mut self, st: &mut State, has: usize, more: usize) -> Fact<Choice<Contract>> {
        if Facts::names(self, st) { self.contract_named(st, has, more) } else { Ok(Choice::Led) }
    }

    fn drawn(&mut self, st: &mut State, which: Which) -> Fact<u8> {
        Ok(printed_card(self.table, st, which)?)
    }
}
