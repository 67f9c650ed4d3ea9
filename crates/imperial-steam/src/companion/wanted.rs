//! What hubs want and pay: deliveries named or found by asking, and the figures of several hubs or goods on one screen.
//! What nobody can have changed since it was told is not asked again.

use table::{Asks, Field, Figures, Msg, Opt, Question, msg};

use super::asking::{self, Named as Names, skip};
use super::from_person::FromPerson;
use super::naming::{HELP, KNOWN, NOTHING, help, label};
use crate::data::cards::DecisionCard;
use crate::facts::{Fact, Named, Pause, Want};
use crate::franz::state::State;
use crate::names::{ByColour, ByGood, City, Colour, Good, Gulden, KeyKind, Reward};
use crate::words::{cities_told, labels, numbers, plain};

/// The field that leaves a form without figures.
const GO: &str = "go";
/// The figures count.
const ENTERED: &str = "entered";
/// Not possible: the effect is skipped.
const SKIP: &str = "skip";

impl<T: Asks<State>> FromPerson<'_, T> {
    /// What he delivers, where, and for which reward.
    pub(crate) fn delivery_named(
        &mut self,
        st: &mut State,
        offers: &[(Colour, Vec<Good>)],
        give: i64,
        card: &DecisionCard,
    ) -> Fact<Named<(Colour, Want)>> {
        // A hub that no longer wants a good never wants it again.
        let pairs: Vec<(Colour, Good)> = offers
            .iter()
            .flat_map(|(hub, goods)| goods.iter().map(move |g| (*hub, *g)))
            .filter(|pair| !st.learned.unwanted.contains(pair))
            .collect();
        if pairs.is_empty() {
            return Ok(Named::Nothing);
        }
        let slot: Vec<Good> = card.c.iter().copied().filter(|g| pairs.iter().any(|p| p.1 == *g)).collect();
        let by = if st.options.delivery_order == crate::options::DeliveryOrder::HubFirst { "hub" } else { "reward" };
        let note = self.priorities(msg!("imperial-steam-order-delivery", by = by, goods = labels(&slot)));
        let question = |st: &State| delivery_question(st, &pairs, give).note(note.clone());
        let told = self.table.ask(st, question, |st, answer, insist| {
            let told = Figures::of(&delivery_question(st, &pairs, give), answer);
            let silver_without_flag = told.id("reward") == KeyKind::Silver.id()
                && told.number("flag") == 0
                && pair_of(&pairs, told.id("what")).is_some_and(|p| st.learned.flag(st, p.0).is_none());
            if silver_without_flag {
                insist.or("OutOfRange", msg!("imperial-steam-error-flag"))?;
            }
            if told.id("reward") == KNOWN
                && pair_of(&pairs, told.id("what")).is_some_and(|(hub, good)| st.learned.next(hub, good).is_none())
            {
                insist.or("NoReward", msg!("imperial-steam-error-reward"))?;
            }
            Ok(told)
        })?;
        let Some((hub, good)) = pair_of(&pairs, told.id("what")) else {
            if told.id("what") == HELP {
                return Ok(Named::Led);
            }
            st.learned.unwanted.extend(pairs);
            return Ok(Named::Nothing);
        };
        let flag = Some(Gulden(told.number("flag"))).filter(|flag| *flag != Gulden::ZERO);
        let reward = match (told.id("reward"), KeyKind::parse(told.id("reward"))) {
            (KNOWN, _) => st.learned.next(hub, good),
            (_, Some(kind)) => Some(Reward::Key(kind)),
            (n, None) => Some(Reward::Gulden(Gulden(n.parse().unwrap_or(0)))),
        };
        let Some(reward) = reward else {
            // The person insists that it is known: ask for it separately.
            return Ok(Named::This((hub, self.ask_reward(st, hub, good)?)));
        };
        if reward == Reward::Key(KeyKind::Silver) && flag.is_none() && st.learned.flag(st, hub).is_none() {
            return Ok(Named::This((hub, self.ask_flag(st, hub, good)?)));
        }
        Ok(Named::This((hub, worth(st, hub, good, reward, flag))))
    }

    /// QD1: which of these goods the hub still wants, and for what.
    pub(super) fn wants_told(&mut self, st: &mut State, hub: Colour, goods: &[Good]) -> Fact<Vec<Want>> {
        let block = self.notes.block.clone();
        let question = |st: &State| {
            let labels: Vec<Msg> = goods.iter().map(|g| g.label()).collect();
            let prompt =
                msg!("imperial-steam-ask-wants", hub = st.names.of(st.hub_city(hub)), goods = labels, n = goods.len());
            let mut options: Vec<Opt> = goods.iter().map(|g| Opt::new(g.id(), g.label())).collect();
            options.push(skip());
            let mut question = Question::several("QD1", prompt, options, (0, goods.len()));
            question.note = block.clone();
            question
        };
        let ids = asking::several(self.table, st, "QD1", &question)?.ok_or(Pause::Skip)?;
        let mut wants = Vec::new();
        for good in goods.iter().copied().filter(|g| ids.iter().any(|id| id == g.id())) {
            wants.push(self.ask_reward(st, hub, good)?);
        }
        Ok(wants)
    }

    /// The reward of a hub's next space for a good; what earlier games told comes first.
    fn ask_reward(&mut self, st: &mut State, hub: Colour, good: Good) -> Fact<Want> {
        let prompt =
            msg!("imperial-steam-ask-reward", good = good.label(), hub = st.names.of(st.hub_city(hub)).to_owned());
        let known = st.learned.next(hub, good);
        let first = match known {
            Some(Reward::Gulden(n)) => Some(plain(n.to_string())),
            Some(Reward::Key(kind)) => Some(key_option(kind)),
            None => None,
        };
        let mut options: Vec<Opt> =
            first.into_iter().map(|o| o.hint(msg!("imperial-steam-answer-as-before"))).collect();
        options.extend(
            KeyKind::ALL
                .map(key_option)
                .into_iter()
                .filter(|o| options.iter().all(|f| f.id != o.id))
                .collect::<Vec<_>>(),
        );
        let reward = self.gulden(st, "QD1.reward", prompt, options, (10, 60))?;
        match KeyKind::parse(&reward) {
            None => {
                let n = Gulden(reward.parse().unwrap_or(0));
                Ok((good, Reward::Gulden(n), n))
            }
            Some(KeyKind::Silver) => self.ask_flag(st, hub, good),
            Some(kind) => Ok(worth(st, hub, good, Reward::Key(kind), None)),
        }
    }

    /// A silver key, with the flag it is worth.
    fn ask_flag(&mut self, st: &mut State, hub: Colour, good: Good) -> Fact<Want> {
        let known = st.learned.flag(st, hub);
        let first = known.map(|n| plain(n.to_string()).hint(msg!("imperial-steam-answer-as-before")));
        let steps = if known.is_some() { (10, 0) } else { (10, 120) };
        let prompt = msg!("imperial-steam-ask-flag", hub = st.names.of(st.hub_city(hub)).to_owned());
        let flag = self.gulden(st, "QD1.flag", prompt, first.into_iter().collect(), steps)?;
        let flag = Gulden(flag.parse().unwrap_or(0));
        Ok(worth(st, hub, good, Reward::Key(KeyKind::Silver), Some(flag)))
    }

    /// QD1.shared: which of these hubs are in the person's network too. One that was stays one.
    pub(super) fn shared_told(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<Vec<Colour>> {
        let cities: Vec<City> =
            hubs.iter().map(|h| st.hub_city(*h)).filter(|c| !st.learned.shared.contains(c)).collect();
        if !cities.is_empty() && st.learned.private != Some((st.moment(), cities.clone())) {
            let prompt = |st: &State| msg!("imperial-steam-ask-shared-hubs", hubs = cities_told(st, &cities));
            if let Names::Cities(named) = self.names(st, "QD1.shared", &prompt, Some(&cities), &[], (0, &[]))? {
                st.learned.shared.extend(named);
            }
            let private = cities.into_iter().filter(|c| !st.learned.shared.contains(c)).collect();
            st.learned.private = Some((st.moment(), private));
        }
        Ok(hubs.iter().copied().filter(|h| st.learned.shared.contains(&st.hub_city(*h))).collect())
    }

    /// QF2: open spaces for each of these goods, on one screen.
    pub(super) fn demand_told(&mut self, st: &mut State, goods: &[Good], hubs: &[Colour]) -> Fact<ByGood<i64>> {
        let before = st.learned.demand.clone().filter(|d| d.hubs == hubs);
        if let Some(told) = before.as_ref().filter(|d| d.at == st.moment() && goods.iter().all(|g| d.goods.contains(g)))
        {
            return Ok(told.spaces);
        }
        let known = before.as_ref().map(|d| d.goods.clone()).unwrap_or_default();
        let spaces = before.map(|d| d.spaces).unwrap_or_default();
        let question = |st: &State| {
            let list: Vec<Msg> = hubs.iter().map(|h| Msg::plain(st.names.of(st.hub_city(*h)))).collect();
            let field = |g: &Good| {
                let field = Field::number(format!("QF2.{}", g.id()), g.label(), spaces[*g], (0, 16));
                if known.contains(g) { field } else { field.empty() }
            };
            Question::form("QF2", msg!("imperial-steam-ask-demand", hubs = list), goods.iter().map(field).collect())
        };
        let told = self.figures(st, &question)?;
        let mut spaces = spaces;
        for &good in goods {
            spaces[good] = told.number(&format!("QF2.{}", good.id()));
        }
        let demand =
            crate::franz::learned::Demand { at: st.moment(), hubs: hubs.to_vec(), goods: goods.to_vec(), spaces };
        st.learned.demand = Some(demand);
        Ok(spaces)
    }

    /// QH1: the worker prices of these hubs, on one screen.
    pub(super) fn prices_told(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<ByColour<Gulden>> {
        let known = |st: &State, hub: Colour| st.learned.prices[hub];
        if hubs.iter().all(|h| known(st, *h).is_some_and(|p| p.0 == st.moment())) {
            return Ok(ByColour::from_fn(|h| known(st, h).map_or(Gulden::ZERO, |p| p.1)));
        }
        let question = |st: &State| {
            let field = |h: &Colour| {
                let price = known(st, *h).map(|p| p.1);
                let name = Msg::plain(st.names.of(st.hub_city(*h)));
                let field = Field::number(format!("QH1.{}", h.id()), name, price.unwrap_or(Gulden::ZERO).0, (0, 9990));
                if price.is_none() { field.empty() } else { field }
            };
            let cities = hubs.iter().map(|h| Msg::plain(st.names.of(st.hub_city(*h)))).collect::<Vec<_>>();
            Question::form("QH1", msg!("imperial-steam-ask-price", cities = cities), hubs.iter().map(field).collect())
        };
        let told = self.figures(st, &question)?;
        let mut prices = ByColour::default();
        for &hub in hubs {
            prices[hub] = Gulden(told.number(&format!("QH1.{}", hub.id())));
            st.learned.prices[hub] = Some((st.moment(), prices[hub]));
        }
        Ok(prices)
    }

    /// Several figures on one screen, with a way out.
    fn figures(&mut self, st: &mut State, question: &dyn Fn(&State) -> Question) -> Fact<Figures> {
        let block = self.notes.block.clone();
        let told = self.table.form(st, |st: &State| {
            let mut question = question(st);
            question.note = block.clone();
            if let table::Kind::Form(fields) = &mut question.kind {
                let ways = vec![
                    Opt::new(ENTERED, msg!("imperial-steam-answer-entered")),
                    Opt::new(SKIP, msg!("imperial-steam-answer-skip")),
                ];
                fields.push(Field::choice(GO, label("go"), ENTERED, ways));
            }
            question
        })?;
        if told.id(GO) == SKIP { Err(Pause::Skip) } else { Ok(told) }
    }
}

/// What a reward is worth to him; the flag of a silver key is remembered.
fn worth(st: &mut State, hub: Colour, good: Good, reward: Reward, flag: Option<Gulden>) -> Want {
    let column = st.hub(hub).map_or(0, |h| h.column);
    let worth = match reward {
        Reward::Gulden(n) => n,
        Reward::Key(KeyKind::Gold) => st.value(column),
        Reward::Key(KeyKind::Silver) => {
            let worth = flag.or_else(|| st.learned.flag(st, hub)).unwrap_or_default();
            st.learned.flags[hub] = Some((column, worth));
            worth
        }
    };
    (good, reward, worth)
}

/// A reward in a word or two.
fn pays(reward: Reward) -> Msg {
    match reward {
        Reward::Gulden(n) => msg!("imperial-steam-reward-gulden", n = n),
        Reward::Key(kind) => msg!("imperial-steam-answer-key", kind = kind.id()),
    }
}

fn key_option(kind: KeyKind) -> Opt {
    Opt::new(kind.id(), msg!("imperial-steam-answer-key", kind = kind.id()))
}

fn pair_id((hub, good): (Colour, Good)) -> String {
    format!("{}-{}", hub.id(), good.id())
}

fn pair_of(pairs: &[(Colour, Good)], id: &str) -> Option<(Colour, Good)> {
    pairs.iter().copied().find(|p| pair_id(*p) == id)
}

fn delivery_question(st: &State, pairs: &[(Colour, Good)], give: i64) -> Question {
    let mut what = vec![help(), Opt::new(NOTHING, msg!("imperial-steam-answer-no-delivery"))];
    what.extend(pairs.iter().map(|&pair| {
        let hub = st.names.of(st.hub_city(pair.0));
        let told = match st.learned.next(pair.0, pair.1) {
            Some(reward) => {
                msg!("imperial-steam-answer-delivery-for", good = pair.1.label(), hub = hub, reward = pays(reward))
            }
            None => msg!("imperial-steam-answer-delivery", good = pair.1.label(), hub = hub),
        };
        Opt::new(pair_id(pair), told)
    }));
    // What earlier games or the person's own map told need not be entered again.
    let known = pairs.iter().any(|pair| st.learned.next(pair.0, pair.1).is_some());
    let mut rewards = Vec::new();
    if known {
        rewards.push(Opt::new(KNOWN, msg!("imperial-steam-answer-known-reward")));
    }
    rewards.extend(numbers((10..=120).step_by(10)));
    rewards.extend(KeyKind::ALL.map(key_option));
    let fields = vec![
        Field::choice("what", label("what"), HELP, what),
        Field::choice("reward", label("reward"), if known { KNOWN } else { "20" }, rewards),
        Field::number("flag", label("flag"), 0, (0, 9990)),
    ];
    Question::form("name.delivery", msg!("imperial-steam-name-delivery", n = give), fields)
}
