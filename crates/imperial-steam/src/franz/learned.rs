//! What was learned by asking and is offered again: links, tokens and flags, where no map is loaded.

use crate::names::{ByColour, ByEngineer, City, Gulden};

/// A link the person has described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnedLink {
    /// One end.
    pub a: City,
    /// The other end.
    pub b: City,
    /// Tunnel, bridge.
    pub needs: ByEngineer<bool>,
    /// Your track lay there when it was last asked.
    pub yours: bool,
}

/// What was learned by asking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// Links described so far.
    pub links: Vec<LearnedLink>,
    /// Business tokens as last told.
    pub tokens: Vec<(City, i64)>,
    /// The value of the flag nearest to each hub, as last told.
    pub flags: ByColour<Option<Gulden>>,
    /// The Semmering token is gone.
    pub semmering_gone: bool,
}

impl Learned {
    /// The link between two cities, if it was described.
    pub fn link(&self, a: City, b: City) -> Option<&LearnedLink> {
        self.links.iter().find(|l| (l.a, l.b) == (a, b) || (l.a, l.b) == (b, a))
    }

    /// Remembers a link; the last word counts.
    pub fn learn(&mut self, link: LearnedLink) {
        self.links.retain(|l| (l.a, l.b) != (link.a, link.b) && (l.a, l.b) != (link.b, link.a));
        self.links.push(link);
    }

    /// Remembers a token.
    pub fn token(&mut self, city: City, points: i64) {
        self.tokens.retain(|t| t.0 != city);
        self.tokens.push((city, points));
    }
}
