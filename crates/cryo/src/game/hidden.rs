//! What the human cannot see, dealt anew for players that must not peek.

use table::Rng;

use super::{CARDS, Ship};
use crate::facts::Several;
use crate::few::Few;
use crate::names::{Card, Section};
use crate::own::{Back, CAVERNS, Size};
use crate::rival::Stream;

impl Ship<'_> {
    /// Deals anew what the human cannot see: the deck and the Rival's missions, lower tiles within their colour,
    /// the order of the track within its stacks' marks, and face-down caverns of a size, unless Imaging shows them.
    pub(super) fn resample(&mut self, rng: &mut Rng) {
        let missions = self.missions.len();
        let mut unseen = self.deck;
        unseen.extend(self.missions);
        rng.shuffle(&mut unseen);
        self.missions = unseen[..missions].into();
        self.deck = unseen[missions..].into();
        let board = self.board;
        for section in Section::ALL {
            let lower = |(at, stack): (usize, &Few<u8, 2>)| {
                let of = board.spaces.get(at).is_some_and(|space| space.section == section);
                (of && stack.len() == 2).then_some(at)
            };
            let spaces: Several<usize> = self.stacks.iter().enumerate().filter_map(lower).collect();
            let mut tiles: Several<u8> = spaces.iter().map(|&at| self.stacks[at][0]).collect();
            rng.shuffle(&mut tiles);
            spaces.iter().zip(&tiles).for_each(|(&at, &tile)| self.stacks[at][0] = tile);
        }
        for back in [Back::Early, Back::Late] {
            let of = |token: u8| board.tokens[usize::from(token)].back == back;
            let places: Few<usize, CARDS> = (0..self.track.len()).filter(|&at| of(self.track[at])).collect();
            let mut tokens: Few<u8, CARDS> = places.iter().map(|&at| self.track[at]).collect();
            rng.shuffle(&mut tokens);
            places.iter().zip(&tokens).for_each(|(&at, &token)| self.track[at] = token);
        }
        for size in [Size::Small, Size::Large].into_iter().filter(|_| !self.human.has(Card::Rhino)) {
            let down = |&c: &usize| board.caverns[c].size == size && board.caverns[c].in_play && !self.face_up[c];
            let places: Few<usize, CAVERNS> = (0..board.caverns.len()).filter(down).collect();
            let mut tiles: Few<Option<u8>, CAVERNS> = places.iter().map(|&c| self.cavern_tiles[c]).collect();
            rng.shuffle(&mut tiles);
            places.iter().zip(&tiles).for_each(|(&c, &tile)| self.cavern_tiles[c] = tile);
        }
        self.shuffles = Rng::new(rng.next_u64(), Stream::Deck as u64);
    }
}
