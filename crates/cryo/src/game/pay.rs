//! Paying (B16, B17): a nanite may stand for a crystal, an organic or a tech.

use super::moves::{Cost, Payments};
use super::refused::Bad;
use super::{Game, Human};
use crate::names::{ByTrack, Track};

/// What a nanite may stand for.
const REPLACED: [Track; 3] = [Track::Crystal, Track::Organic, Track::Tech];

impl Human {
    /// Can this be paid in any way?
    #[inline]
    pub fn affords(&self, cost: &Cost) -> bool {
        let missing = |t: Track| u32::from(cost.tracks[t].saturating_sub(self.tracks[t]));
        let nanites = u32::from(cost.tracks[Track::Nanite]) + REPLACED.into_iter().map(missing).sum::<u32>();
        nanites <= u32::from(self.tracks[Track::Nanite])
            && cost.tracks[Track::Energy] <= self.tracks[Track::Energy]
            && usize::from(cost.cards) <= self.hand.len()
    }

    /// Every way to pay one of these costs, that with the fewest nanites first for each.
    pub fn payments(&self, costs: &[Cost]) -> Payments {
        let mut ways = Payments::new();
        for cost in costs.iter().filter(|cost| self.affords(cost)) {
            let spare = self.tracks[Track::Nanite] - cost.tracks[Track::Nanite];
            let most = |t: Track| cost.tracks[t].min(spare);
            let least = |t: Track| cost.tracks[t].saturating_sub(self.tracks[t]);
            let [c, o, t] = REPLACED;
            for crystals in least(c)..=most(c) {
                for organics in least(o)..=most(o) {
                    for tech in least(t)..=most(t) {
                        let nanites = crystals + organics + tech;
                        if nanites <= spare {
                            let replaced = [crystals, organics, tech];
                            let mut paid = *cost;
                            REPLACED.iter().zip(replaced).for_each(|(track, n)| paid.tracks[*track] -= n);
                            paid.tracks[Track::Nanite] += nanites;
                            ways.push_new(paid);
                        }
                    }
                }
            }
        }
        ways.sort_by_key(|paid| paid.tracks[Track::Nanite]);
        ways
    }

    /// Does a payment add up to one of these costs, and is it there?
    pub fn check_payment(&self, costs: &[Cost], paid: &Cost) -> Result<(), Bad> {
        if !costs.iter().any(|cost| self.affords(cost)) {
            return Err(Bad::NotAffordable);
        }
        let there = Track::ALL.iter().all(|&t| paid.tracks[t] <= self.tracks[t]);
        if there
            && usize::from(paid.cards) <= self.hand.len()
            && costs.iter().any(|cost| adds_up(cost, &paid.tracks) && paid.cards == cost.cards)
        {
            Ok(())
        } else {
            Err(Bad::BadPayment)
        }
    }
}

/// Energy and nanites as shown, and a nanite for every other material that is not paid itself.
fn adds_up(cost: &Cost, paid: &ByTrack<u8>) -> bool {
    let mut nanites = u32::from(cost.tracks[Track::Nanite]);
    for track in REPLACED {
        match cost.tracks[track].checked_sub(paid[track]) {
            Some(replaced) => nanites += u32::from(replaced),
            None => return false,
        }
    }
    u32::from(paid[Track::Nanite]) == nanites && paid[Track::Energy] == cost.tracks[Track::Energy]
}

impl Game<'_> {
    /// Takes a payment off the tracks; cards are discarded one by one.
    pub(super) fn pay(&mut self, paid: &Cost) {
        for track in Track::ALL {
            let at = &mut self.ship.human.tracks[track];
            *at = at.saturating_sub(paid.tracks[track]);
        }
    }
}
