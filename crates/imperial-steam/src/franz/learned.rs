//! Without a map: what was learned by asking and is offered again: links, tokens, flags, what hubs want and pay.

use super::state::State;
use crate::names::{ByColour, ByEngineer, ByGood, City, Colour, Good, Gulden, Reward};

/// A moment in the game: the round, and how many hand tokens the person has left. Only the person's actions and a new
/// round change what is on the board unknown to the program.
pub type Moment = (i64, i64);

/// The most spaces a hub has for one good.
pub const SPACES: usize = 4;

/// Open spaces as last told (QF2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// When.
    pub at: Moment,
    /// In which hubs.
    pub hubs: Vec<Colour>,
    /// For which goods.
    pub goods: Vec<Good>,
    /// How many, less what he has delivered since.
    pub spaces: ByGood<i64>,
}

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
    /// Rewards of each hub's spaces as far as known before this game, the first space first.
    pub ladders: ByColour<ByGood<Vec<Reward>>>,
    /// His deliveries in this game: hub, good, reward.
    pub delivered: Vec<(Colour, Good, Reward)>,
    /// Open spaces as last told.
    pub demand: Option<Demand>,
    /// Worker prices as last told.
    pub prices: ByColour<Option<(Moment, Gulden)>>,
    /// Cities known to be in both networks.
    pub shared: Vec<City>,
    /// When these cities were not.
    pub private: Option<(Moment, Vec<City>)>,
    /// When the person's column was told.
    pub column: Option<Moment>,
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

    /// The ladder of a hub for a good, with the spaces this game told, and how many spaces his deliveries have passed.
    fn along(&self, hub: Colour, good: Good) -> (Vec<Reward>, usize) {
        let mut ladder = self.ladders[hub][good].clone();
        let mut at = 0;
        for (.., reward) in self.delivered.iter().filter(|d| (d.0, d.1) == (hub, good)) {
            match ladder.iter().skip(at).position(|r| r == reward) {
                Some(passed) => at += passed + 1,
                None if ladder.len() < SPACES => {
                    ladder.insert(at, *reward);
                    at += 1;
                }
                // What was known does not fit this board.
                None => {
                    at = at.min(SPACES - 1);
                    ladder[at] = *reward;
                    at += 1;
                }
            }
        }
        (ladder, at)
    }

    /// The rewards of a hub's spaces for a good as far as known, the first space first.
    pub fn ladder(&self, hub: Colour, good: Good) -> Vec<Reward> {
        self.along(hub, good).0
    }

    /// The reward the next delivery of a good to a hub should bring, if it is known.
    pub fn next(&self, hub: Colour, good: Good) -> Option<Reward> {
        let (ladder, at) = self.along(hub, good);
        ladder.get(at).copied()
    }

    /// Remembers a delivery of his.
    pub fn deliver(&mut self, hub: Colour, good: Good, reward: Reward) {
        self.delivered.push((hub, good, reward));
        if let Some(demand) = self.demand.as_mut().filter(|d| d.hubs.contains(&hub)) {
            demand.spaces[good] = (demand.spaces[good] - 1).max(0);
        }
    }

    /// Remembers a token.
    pub fn token(&mut self, city: City, points: i64) {
        self.tokens.retain(|t| t.0 != city);
        self.tokens.push((city, points));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::KeyKind;

    #[test]
    fn a_ladder_is_learned_space_by_space() {
        let (hub, good) = (Colour::Blue, Good::Wood);
        let gulden = |n: i64| Reward::Gulden(Gulden(n));
        let mut learned = Learned::default();
        assert_eq!(learned.next(hub, good), None);
        learned.deliver(hub, good, gulden(20));
        learned.deliver(hub, good, Reward::Key(KeyKind::Silver));
        assert_eq!(learned.ladder(hub, good), [gulden(20), Reward::Key(KeyKind::Silver)]);
        // The next game knows it; a space between the two comes to light there.
        let mut next = Learned::default();
        next.ladders[hub][good] = learned.ladder(hub, good);
        assert_eq!(next.next(hub, good), Some(gulden(20)));
        next.deliver(hub, good, gulden(20));
        assert_eq!(next.next(hub, good), Some(Reward::Key(KeyKind::Silver)));
        next.deliver(hub, good, gulden(30));
        assert_eq!(next.ladder(hub, good), [gulden(20), gulden(30), Reward::Key(KeyKind::Silver)]);
        // A ladder never grows beyond its spaces, whatever is told.
        for n in 4..20 {
            next.deliver(hub, good, gulden(n * 10));
            assert!(next.ladder(hub, good).len() <= SPACES);
        }
    }
}
