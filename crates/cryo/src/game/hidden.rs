//! What the human cannot see, dealt anew for players that must not peek.

use table::Rng;

use super::{CARDS, Ship};
use crate::facts::Several;
use crate::names::{Card, Section};
use crate::own::{Back, CAVERNS, Size};
use crate::rival::Stream;
use table::few::Few;

impl Ship<'_> {
    /// Deals anew what the human cannot see at a later moment of the same turn: the deck and the Rival's missions, lower
    /// tiles within their colour, the order of the track within its stacks' marks, and face-down caverns of a size,
    /// unless Imaging shows them. What has been turned up by then is where it was. False if the discard pile became the
    /// deck in between.
    pub(super) fn resample_since(&mut self, now: &Ship<'_>, rng: &mut Rng) -> bool {
        let drawn = match self.deck.len().checked_sub(now.deck.len()) {
            Some(drawn) if now.discard.len() >= self.discard.len() => drawn,
            _ => return false,
        };
        let missions = self.missions.len();
        let mut unseen = now.deck;
        unseen.extend(self.missions);
        // In order first, here and below, so that what comes out does not depend on what really lies there.
        unseen.sort_unstable_by_key(|card| *card as u8);
        rng.shuffle(&mut unseen);
        let seen: Few<Card, CARDS> = self.deck[self.deck.len() - drawn..].into();
        self.missions = unseen[..missions].into();
        self.deck = unseen[missions..].into();
        self.deck.extend(seen);
        let board = self.board;
        for section in Section::ALL {
            let lower = |(at, stack): (usize, &Few<u8, 2>)| {
                let of = board.spaces.get(at).is_some_and(|space| space.section == section);
                (of && stack.len() == 2).then_some(at)
            };
            let spaces: Several<usize> = now.stacks.iter().enumerate().filter_map(lower).collect();
            let mut tiles: Several<u8> = spaces.iter().map(|&at| self.stacks[at][0]).collect();
            tiles.sort_unstable();
            rng.shuffle(&mut tiles);
            spaces.iter().zip(&tiles).for_each(|(&at, &tile)| self.stacks[at][0] = tile);
        }
        for back in [Back::Early, Back::Late] {
            let of = |token: u8| board.tokens[usize::from(token)].back == back;
            let places: Few<usize, CARDS> = (0..now.track.len()).filter(|&at| of(self.track[at])).collect();
            let mut tokens: Few<u8, CARDS> = places.iter().map(|&at| self.track[at]).collect();
            tokens.sort_unstable();
            rng.shuffle(&mut tokens);
            places.iter().zip(&tokens).for_each(|(&at, &token)| self.track[at] = token);
        }
        for size in [Size::Small, Size::Large].into_iter().filter(|_| !now.human.has(Card::Rhino)) {
            let down = |&c: &usize| board.caverns[c].size == size && board.caverns[c].in_play && !now.face_up[c];
            let places: Few<usize, CAVERNS> = (0..board.caverns.len()).filter(down).collect();
            let mut tiles: Few<Option<u8>, CAVERNS> = places.iter().map(|&c| self.cavern_tiles[c]).collect();
            tiles.sort_unstable();
            rng.shuffle(&mut tiles);
            places.iter().zip(&tiles).for_each(|(&c, &tile)| self.cavern_tiles[c] = tile);
        }
        self.shuffles = Rng::new(rng.next_u64(), Stream::Deck as u64);
        true
    }
}
