//! Without a map: what was learned by asking and is offered again, namely links, tokens and flags.

use super::state::State;
use crate::names::{ByColour, ByEngineer, City, Colour, Good, Gulden};

/// A link the person has described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnedLink {
    /// One end.
    pub a: City,
    /// The other end.
    pub b: City,
    /// Tunnel, bridge.
    pub needs: ByEngineer<bool>,
    /// Your track lay there when last asked.
    pub yours: bool,
}

/// What was learned by asking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// Links described so far.
    pub links: Vec<LearnedLink>,
    /// Business tokens as last told.
    pub tokens: Vec<(City, i64)>,
    /// The value of the flag nearest to each hub when last told, and the hub's column at that time.
    pub flags: ByColour<Option<(usize, Gulden)>>,
    /// The Semmering token is gone.
    pub semmering_gone: bool,
    /// What these hubs no longer want.
    pub unwanted: Vec<(Colour, Good)>,
    /// None of his cities has a free site; this is how many cities he had then.
    pub no_site: Option<usize>,
    /// No contract with at most this many slots is left.
    pub no_contract: usize,
}

impl LearnedLink {
    /// The other end, if one end is this city.
    pub fn joins(&self, city: City) -> Option<City> {
        if self.b == city { Some(self.a) } else { (self.a == city).then_some(self.b) }
    }
}

impl Learned {
    /// The link between two cities, if it was described.
    pub fn link(&self, a: City, b: City) -> Option<&LearnedLink> {
        self.links.iter().find(|l| (l.a, l.b) == (a, b) || (l.a, l.b) == (b, a))
    }

    /// Remembers a link; the latest description counts.
    pub fn learn(&mut self, link: LearnedLink) {
        self.links.retain(|l| (l.a, l.b) != (link.a, link.b) && (l.a, l.b) != (link.b, link.a));
        self.links.push(link);
    }

    /// The flag nearest to a hub, if it was told since the hub last moved.
    pub fn flag(&self, st: &State, hub: Colour) -> Option<Gulden> {
        let column = st.hub(hub)?.column;
        self.flags[hub].filter(|flag| flag.0 == column).map(|flag| flag.1)
    }

    /// Remembers a token.
    pub fn token(&mut self, city: City, points: i64) {
        self.tokens.retain(|t| t.0 != city);
        self.tokens.push((city, points));
    }
}
