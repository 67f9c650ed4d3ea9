//! The person names Franz's choice (option `choices`): the screen shows the priorities on his card and asks for one
//! thing. "Help me find it" goes through the facts instead.

use table::{Asks, Field, Figures, Insist, Msg, Opt, Question, Refusal, msg};

use super::from_person::{FromPerson, link_needs};
use crate::data::cards::DecisionCard;
use crate::facts::{Fact, Facts as _, NameTrack, Named, Start};
use crate::franz::learned::LearnedLink;
use crate::franz::state::{Contract, State};
use crate::names::{ByEngineer, City, Colour, Engineer, Good, Gulden, TRIESTE, Tie, TrackRule};
use crate::words::{cities_told, labels, plain};

/// The answer that goes through the facts instead.
pub(crate) const HELP: &str = "help";
/// There is nothing to name.
pub(super) const NOTHING: &str = "none";
/// A city that is not in the list.
const OTHER: &str = "other";
/// As already known.
pub(super) const KNOWN: &str = "known";

pub(super) fn help() -> Opt {
    Opt::new(HELP, msg!("imperial-steam-answer-help"))
}

/// The label of a field in these forms.
pub(super) fn label(what: &'static str) -> Msg {
    msg!("imperial-steam-name-field", what = what)
}

pub(super) fn yes_no() -> Vec<Opt> {
    vec![Opt::new("no", msg!("answer-no")), Opt::new("yes", msg!("answer-yes"))]
}

/// A link as the person named it.
struct Told {
    to: To,
    from: Option<City>,
    needs: Option<ByEngineer<bool>>,
    yours: bool,
    token: i64,
}

enum To {
    Help,
    Nothing,
    Other,
    City(City),
}

impl<T: Asks<State>> FromPerson<'_, T> {
    /// The second line: which block it is, and the priorities in the card's order.
    pub(super) fn priorities(&self, order: Msg) -> Msg {
        match &self.notes.block {
            Some(block) => msg!("imperial-steam-name-note", block = block.clone(), order = order),
            None => order,
        }
    }

    /// The city he joins next, and from where.
    pub(crate) fn city_named(&mut self, st: &mut State, ask: &NameTrack<'_>) -> Fact<Named<(City, Vec<Start>)>> {
        let note = self.priorities(track_order(st, ask));
        let question = |st: &State| track_question(st, ask).note(note.clone());
        let told = self.table.ask(st, question, |st, answer, insist| {
            read_track(st, ask, &Figures::of(&track_question(st, ask), answer), insist)
        })?;
        let to = match told.to {
            To::Help => return Ok(Named::Led),
            To::Nothing => return Ok(Named::Nothing),
            To::City(city) => city,
            To::Other => {
                let prompt = |_: &State| msg!("imperial-steam-ask-city-name");
                match self.one_name(st, "name.city", &prompt, ask.without)? {
                    Some(city) => city,
                    None => return Ok(Named::Nothing),
                }
            }
        };
        let starts = match told.from {
            Some(from) => {
                let known = st.learned.link(from, to).cloned();
                let needs = told.needs.or(known.as_ref().map(|l| l.needs)).unwrap_or_default();
                let yours = told.yours || known.is_some_and(|l| l.yours);
                vec![Start { from, needs, yours }]
            }
            None => known_starts(st, to, ask.from, told.yours),
        };
        if starts.is_empty() {
            // The person insists, so ask for the link separately.
            let starts = self.starts(st, to, ask.from)?;
            self.tokens.push((to, told.token));
            return Ok(Named::This((to, starts)));
        }
        for start in &starts {
            st.learned.learn(LearnedLink { a: start.from, b: to, needs: start.needs, yours: start.yours });
        }
        self.tokens.retain(|t| t.0 != to);
        self.tokens.push((to, told.token));
        Ok(Named::This((to, starts)))
    }

    /// Where he builds a factory and, if there are several goods, which one.
    pub(crate) fn factory_named(
        &mut self,
        st: &mut State,
        goods: &[Good],
        card: &DecisionCard,
    ) -> Fact<Named<(Good, City)>> {
        let cities = st.franz.network().len();
        let Some(&first) = goods.first() else { return Ok(Named::Led) };
        if st.learned.no_site == Some(cities) {
            return Ok(Named::Nothing);
        }
        let slot: Vec<Good> = card.b.iter().copied().filter(|g| goods.contains(g)).collect();
        let hubs: Vec<City> = st.his_hubs().iter().map(|h| st.hub_city(*h)).collect();
        let by = if goods.len() > 1 { "both" } else { "city" };
        let order = msg!(
            "imperial-steam-order-factory",
            by = by,
            hubs = cities_told(st, &hubs),
            goods = labels(&slot),
            good = first.label()
        );
        let note = self.priorities(order);
        let question = |st: &State| {
            let mut places = vec![help(), Opt::new(NOTHING, msg!("imperial-steam-answer-no-site"))];
            places.extend(st.sorted(st.franz.network()).into_iter().map(|c| plain(st.names.of(c))));
            let mut fields = vec![Field::choice("city", label("site"), HELP, places)];
            if goods.len() > 1 {
                let usual = slot.first().copied().unwrap_or(first);
                let goods = goods.iter().map(|g| Opt::new(g.id(), g.label())).collect();
                fields.push(Field::choice("good", label("good"), usual.id(), goods));
            }
            Question::form("name.factory", msg!("imperial-steam-name-factory", by = by), fields).note(note.clone())
        };
        let told = self.table.form(st, question)?;
        Ok(match told.id("city") {
            HELP => Named::Led,
            NOTHING => {
                st.learned.no_site = Some(cities);
                Named::Nothing
            }
            name => match st.names.find(name) {
                Some(city) => Named::This((Good::parse(told.id("good")).unwrap_or(first), city)),
                None => Named::Led,
            },
        })
    }

    /// The hub where he hires.
    pub(crate) fn hub_named(&mut self, st: &mut State, hubs: &[Colour], card: &DecisionCard) -> Fact<Named<Colour>> {
        let slot: Vec<Msg> = card.d.iter().filter(|c| hubs.contains(c)).map(|c| c.label()).collect();
        let note = self.priorities(msg!("imperial-steam-order-hire", colours = slot));
        let question = |st: &State| {
            let hub = |c: &Colour| {
                let column = st.hub(*c).map_or(Gulden::ZERO, |h| st.value(h.column));
                Opt::new(c.id(), msg!("imperial-steam-hub", city = st.names.of(st.hub_city(*c)), column = column))
            };
            let mut options: Vec<Opt> = hubs.iter().map(hub).collect();
            options.push(help().aside());
            Question::choice("name.hub", msg!("imperial-steam-name-hub"), options).note(note.clone())
        };
        Ok(Colour::parse(&self.pick(st, "name.hub", &question, None)?).map_or(Named::Led, Named::This))
    }

    /// The contract he takes: one with at most `has` slots, or else at most `more`.
    pub(crate) fn contract_named(&mut self, st: &mut State, has: usize, more: usize) -> Fact<Named<Contract>> {
        if more <= st.learned.no_contract {
            return Ok(Named::Nothing);
        }
        let order = msg!("imperial-steam-order-contract", n = has, more = if more > has { more } else { 0 });
        let note = self.priorities(order);
        let question = |_: &State| {
            let fields = vec![
                // A quick tap must not say that there is none.
                Field::number("value", label("value"), 0, (0, 9990)).empty(),
                Field::number("slots", label("slots"), has.min(6) as i64, (1, 6)),
            ];
            Question::form("name.contract", msg!("imperial-steam-name-contract"), fields).note(note.clone())
        };
        let told = self.table.ask(st, question, |st, answer, insist| {
            let told = Figures::of(&question(st), answer);
            if told.number("value") > 0 && told.number("slots") > more as i64 {
                insist.or("UnknownContract", msg!("imperial-steam-error-contract-slots", n = more))?;
            }
            Ok((Gulden(told.number("value")), usize::try_from(told.number("slots")).unwrap_or(1)))
        })?;
        let (value, slots) = told;
        if value == Gulden::ZERO {
            st.learned.no_contract = more;
            return Ok(Named::Nothing);
        }
        let id = format!("#{}", st.franz.contracts.len() + 1);
        Ok(Named::This(Contract { id, value, slots }))
    }
}

/// The priorities for a track as the card lists them.
fn track_order(st: &State, ask: &NameTrack<'_>) -> Msg {
    let targets: Vec<Msg> = ask
        .targets
        .iter()
        .map(|(target, city)| match target.colour() {
            Some(colour) => {
                msg!("imperial-steam-target", city = st.names.of(*city), colour = colour.label())
            }
            None => Msg::plain(st.names.of(*city)),
        })
        .collect();
    let ranked = ask.from.is_none() || st.options.second_track_prefers_targets;
    let ties = ask
        .ties
        .iter()
        .filter(|t| ask.rule != TrackRule::MostFreeSites || **t != Tie::Sites)
        .map(|t| msg!("imperial-steam-tie", by = t.id()))
        .reduce(|a, b| msg!("imperial-steam-then", a = a, b = b))
        .unwrap_or_else(|| Msg::plain(""));
    let rule = match (ask.rule, ask.from.is_some()) {
        (TrackRule::Targets, true) => "second",
        (TrackRule::Targets, false) if ask.count < 2 => "one",
        (rule, _) => rule.id(),
    };
    let none = if ranked && !targets.is_empty() { "no" } else { "yes" };
    let from = ask.from.map_or("", |c| st.names.of(c));
    let start = st
        .options
        .origin_order
        .burdens()
        .map(|burden| msg!("imperial-steam-start", by = burden.id()))
        .into_iter()
        .reduce(|a, b| msg!("imperial-steam-then", a = a, b = b))
        .unwrap_or_else(|| Msg::plain(""));
    msg!(
        "imperial-steam-order-track",
        rule = rule,
        none = none,
        targets = targets,
        ties = ties,
        city = from,
        start = start
    )
}

fn track_question(st: &State, ask: &NameTrack<'_>) -> Question {
    let mut cities: Vec<City> =
        st.sorted(st.names.all().filter(|c| !st.franz.joined(*c) && !ask.without.contains(c)).collect());
    // Cities known to be one link away come first, then the targets.
    let near = |c: City| match ask.from {
        Some(from) => st.learned.link(from, c).is_some(),
        None => st.learned.links.iter().any(|l| l.joins(c).is_some_and(|from| st.franz.joined(from))),
    };
    cities.sort_by_key(|c| (!near(*c), !ask.targets.iter().any(|t| t.1 == *c)));
    let mut places = vec![help(), Opt::new(NOTHING, msg!("imperial-steam-answer-no-city"))];
    places.extend(cities.into_iter().map(|c| plain(st.names.of(c))));
    places.push(Opt::new(OTHER, msg!("imperial-steam-answer-other-city")));
    let mut fields = vec![Field::choice("to", label("to"), HELP, places)];
    if ask.from.is_none() {
        let mut froms = vec![Opt::new(KNOWN, msg!("imperial-steam-answer-known-from"))];
        froms.extend(st.sorted(st.franz.network()).into_iter().map(|c| plain(st.names.of(c))));
        let usual = if let [wien] = st.franz.network()[..] { st.names.of(wien).to_owned() } else { KNOWN.to_owned() };
        fields.push(Field::choice("from", label("from"), usual, froms));
    }
    let mut needs = vec![Opt::new(KNOWN, msg!("imperial-steam-answer-known-needs"))];
    let words = ["none", "tunnel", "bridge", "both"];
    needs.extend(words.map(|w| Opt::new(w, msg!("imperial-steam-answer-link", link = w))));
    fields.push(Field::choice("needs", label("needs"), KNOWN, needs));
    fields.push(Field::choice("yours", label("yours"), "no", yes_no()));
    fields.push(Field::number("token", label("token"), 0, (0, 3)));
    let from = ask.from.map_or("", |c| st.names.of(c));
    let second = if ask.from.is_some() { "yes" } else { "no" };
    let prompt = msg!("imperial-steam-name-track", second = second, city = from, rule = ask.rule.id(), n = ask.count);
    Question::form("name.track", prompt, fields)
}

fn read_track(st: &State, ask: &NameTrack<'_>, told: &Figures, insist: Insist) -> Result<Told, Refusal> {
    let to = match told.id("to") {
        HELP => To::Help,
        NOTHING => To::Nothing,
        OTHER => To::Other,
        name => st.names.find(name).map_or(To::Help, To::City),
    };
    let from = ask.from.or_else(|| st.names.find(told.id("from")));
    let needs = link_needs(told.id("needs"));
    let read = Told { to, from, needs, yours: told.id("yours") == "yes", token: told.number("token") };
    let city = match read.to {
        To::City(city) => Some(city),
        To::Other => None,
        To::Help | To::Nothing => return Ok(read),
    };
    if from.is_none() && city.is_none_or(|c| known_starts(st, c, ask.from, false).is_empty()) {
        insist.or("NoStart", msg!("imperial-steam-error-from"))?;
    }
    let Some(city) = city else { return Ok(read) };
    // Contradicting a known fact takes the person's insistence.
    if let (Some(from), Some(needs)) = (from, needs)
        && let Some(known) = st.learned.link(from, city)
        && known.needs != needs
    {
        let link = msg!("imperial-steam-answer-link", link = super::from_person::link_word(known.needs, false));
        let (a, b) = (st.names.of(from), st.names.of(city));
        insist.or("OtherThanBefore", msg!("imperial-steam-error-needs-before", a = a, b = b, needs = link))?;
    }
    if let Some((better, from)) = better_known(st, ask).filter(|(better, _)| *better != city) {
        let (better, from) = (st.names.of(better), st.names.of(from));
        insist.or("BetterKnown", msg!("imperial-steam-error-better", city = better, from = from))?;
    }
    Ok(read)
}

/// The first city of slot A (Trieste if he is heading there), if it is known to be one link away and free to join.
fn better_known(st: &State, ask: &NameTrack<'_>) -> Option<(City, City)> {
    let first = match ask.rule {
        TrackRule::Targets if ask.from.is_none() || st.options.second_track_prefers_targets => ask.targets.first()?.1,
        TrackRule::TowardTrieste => TRIESTE,
        _ => return None,
    };
    if ask.without.contains(&first) {
        return None;
    }
    let open = |needs: ByEngineer<bool>| needs.which().all(|kind: Engineer| st.franz.engineers[kind]);
    let starts = known_starts(st, first, ask.from, false);
    let free = |s: &&Start| open(s.needs) && !(ask.from.is_none() && st.franz.needs_station(s.from));
    starts.iter().find(free).map(|s| (first, s.from))
}

/// The known links to a city.
fn known_starts(st: &State, to: City, fixed: Option<City>, yours: bool) -> Vec<Start> {
    let start = |l: &LearnedLink| Some(Start { from: l.joins(to)?, needs: l.needs, yours: l.yours || yours });
    let fits = |s: &Start| fixed.map_or_else(|| st.franz.joined(s.from), |f| f == s.from);
    st.learned.links.iter().filter_map(start).filter(fits).collect()
}
