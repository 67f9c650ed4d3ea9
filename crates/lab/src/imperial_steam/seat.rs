//! The person's seat when nobody plays there. Franz's rounds are those of the companion with a map: the seat answers its
//! questions, and the map all of Franz's.

use imperial_steam::companion;
use imperial_steam::franz::board::Link;
use imperial_steam::franz::state::State;
use imperial_steam::names::{City, TRIESTE};
use imperial_steam::score::{self, Sheet};
use table::{Answer, Entry, Question, Simulated, Stop};

/// Nobody: the marker stays in the first column, and every round is passed. Trieste may be joined all the same, with the
/// last action of a stated round: the game is then over, and contracts count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nobody {
    /// The round in which Trieste is joined, if any.
    pub trieste: Option<i64>,
}

impl Nobody {
    /// Franz plays this game to its end; his score sheet.
    pub fn watch(self, st: &mut State, seed: u64) -> Result<Sheet, Stop> {
        let person = |asked: &Question, st: &State, _: &[table::Step]| Entry::Answer {
            q: asked.id.clone().into_owned(),
            a: self.answer(asked, st),
            anyway: false,
        };
        companion::play(st, &mut Simulated::new(person, false), seed)?;
        Ok(Sheet::new(&score::franz(st, 0, 0), &st.options))
    }

    fn answer(self, asked: &Question, st: &State) -> Answer {
        let waits = self.trieste.is_some_and(|round| round == st.round) && !st.trieste_joined();
        match asked.id.as_ref() {
            "setup.you" => Answer::One(st.value(0).to_string()),
            "you" if waits && st.you.hands > 1 => "done".into(),
            "you" if waits => "track".into(),
            "you" => "pass".into(),
            "did.track" => Answer::Form(way(st)),
            // The seat's own score sheet stays as it is.
            _ => Answer::Form([].into()),
        }
    }
}

/// The next two tracks of the shortest way to Trieste, as the form asks for them. Links of Franz's are avoided where there is a
/// way around them, and no business token is taken.
fn way(st: &State) -> std::collections::BTreeMap<String, Answer> {
    let Some(board) = &st.board else { return [].into() };
    let free = |l: &Link| !st.franz.has_track(l.a, l.b);
    let mine = || board.cities().filter(|c| board.yours(*c));
    let at = |far: &[Option<i64>], city: City| far.get(usize::from(city.0)).copied().flatten();
    let around = board.to_trieste(free);
    let blocked = mine().all(|c| at(&around, c).is_none());
    let far = if blocked { board.to_trieste(|_| true) } else { around };
    let mut here = mine().filter_map(|c| Some((at(&far, c)?, c))).min().map_or(TRIESTE, |(_, city)| city);
    let mut links = Vec::new();
    while links.len() < 2 && here != TRIESTE {
        let nearer = |l: &&Link| {
            let next = at(&far, l.other(here));
            (blocked || free(l)) && next.is_some() && next.map(|n| n + 1) == at(&far, here)
        };
        let Some(link) = board.links_at(here).find(nearer) else { break };
        links.push(link.name.clone());
        here = link.other(here);
    }
    let mut links = links.into_iter();
    let next = if here == TRIESTE { "done" } else { "more" };
    let mut form = vec![("token", "no".to_owned()), ("token2", "no".to_owned()), ("next", next.to_owned())];
    form.extend(links.next().map(|l| ("link", l)));
    form.push(("link2", links.next().unwrap_or_else(|| "none".to_owned())));
    form.into_iter().map(|(field, value)| (field.to_owned(), Answer::One(value))).collect()
}
