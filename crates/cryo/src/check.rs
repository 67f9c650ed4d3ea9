//! The resource check (section 6), once at the end of every Rival turn.

use serde_json::json;
use table::narrow::narrow;
use table::{Step, Table, msg};

use crate::Rival;
use crate::data::figures;
use crate::facts::{Draw, Facts, Tie, Way};
use crate::things::{Place, Section, Track};
use crate::words;

impl Rival {
    /// Steps 1 to 5, with the repeat that step 4 brings.
    pub fn check<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let before = self.tally.checks;
        self.steps_1_to_3(at)?;
        if self.fires(4, Track::Nanite, at) {
            self.wake(Section::Dispatch, at);
            let gains = [Track::Crystal, Track::Organic, Track::Tech].map(|t| (t, 1));
            self.gain_told("6", &gains, msg!("cryo-why-check", check = 4), at);
            self.steps_1_to_3(at)?;
            self.lose_all(Track::Nanite, at);
        }
        if self.may_settle() {
            self.settle(at)?;
        }
        if self.tally.checks == before {
            at.tell(|| self.silent_check());
        }
        Ok(())
    }

    fn steps_1_to_3<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        if self.fires(1, Track::Crystal, at) {
            self.wake(Section::Engineering, at);
            self.gain_told("6", &[(Track::Energy, figures().energy_gain)], msg!("cryo-why-check", check = 1), at);
            self.lose_all(Track::Crystal, at);
        }
        if self.fires(2, Track::Organic, at) {
            self.wake(Section::Laboratory, at);
            self.wake_two(at)?;
            self.lose_all(Track::Organic, at);
        }
        if self.fires(3, Track::Tech, at) {
            self.wake(Section::Rnd, at);
            self.mission(at)?;
            self.play_card(at)?;
            self.lose_all(Track::Tech, at);
        }
        Ok(())
    }

    /// "At least": a gain can jump from 3 to 5.
    fn fires<F: Table>(&mut self, check: u8, track: Track, at: &mut F) -> bool {
        let (has, threshold) = (self.has(track), figures().threshold);
        if has < threshold {
            return false;
        }
        self.tally.checks[usize::from(check) - 1] += 1;
        at.tell(|| {
            Step::know(msg!("cryo-do-check", check = check, track = words::track(track)))
                .because([msg!("cryo-why-fires", track = words::track(track), n = has, threshold = threshold)])
                .data(json!({"rule": "6", "check": check, "has": has, "threshold": threshold}))
        });
        true
    }

    fn lose_all<F: Table>(&mut self, track: Track, at: &mut F) {
        let lost = std::mem::take(&mut self.tracks[track as usize]);
        at.tell(|| {
            Step::new(msg!("cryo-do-lose", track = words::track(track), n = lost))
                .data(json!({"rule": "6", "lose": track, "n": lost}))
        });
    }

    /// Check 2: up to two pods of the section with most Rival pods now (T5).
    fn wake_two<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let section = match self.fullest()[..] {
            [] => None,
            [Way::Section(only)] => Some(only),
            _ => match at.choose(self, Tie::T5, &Self::fullest)? {
                Some(Way::Section(section)) => Some(section),
                _ => None,
            },
        };
        let Some(section) = section else {
            at.tell(|| Step::idle(msg!("cryo-idle-wake-two")).data(json!({"rule": "6, edge case 3"})));
            return Ok(());
        };
        let ways = self.sleepers(section);
        let pods = match at_most_one(&ways) {
            Some(only) => only,
            None => match at.choose(self, Tie::T5, &|r| r.sleepers(section))? {
                Some(Way::Pods(pods)) => pods,
                _ => [0; 3],
            },
        };
        let held = self.pods.asleep(section);
        for chamber in 0..3 {
            self.pods.shift(Place::Chamber(section, chamber), Place::Platform, pods[usize::from(chamber)]);
        }
        at.tell(|| {
            let chambers = (1..=3u8).zip(pods).filter(|(_, n)| *n > 0);
            let list = chambers.map(|(c, n)| msg!("cryo-from-chamber", chamber = c, pods = n)).collect::<Vec<_>>();
            Step::new(msg!("cryo-do-wake-two", section = words::section(section), list = list))
                .because([
                    msg!("cryo-why-fullest", section = words::section(section), pods = held),
                    msg!("cryo-why-platform", pods = self.pods.platform),
                ])
                .data(json!({"rule": "6, edge case 3", "wake": section, "pods": pods, "platform": self.pods.platform}))
        });
        Ok(())
    }

    /// T5: the sections with most Rival pods; none if all are empty.
    fn fullest(&self) -> Vec<Way> {
        let all: Vec<Section> = Section::ALL.into_iter().filter(|&s| self.pods.asleep(s) > 0).collect();
        let fullest = narrow(&all, &mut ()).most("rival_pods", |s| i64::from(self.pods.asleep(*s))).kept();
        fullest.map(|i| Way::Section(all[i])).collect()
    }

    /// T5: which two pods of a section (one, if it holds one), the leftmost ones first.
    pub(crate) fn sleepers(&self, section: Section) -> Vec<Way> {
        let held = self.pods.stasis[section as usize];
        let wanted = self.pods.asleep(section).min(2);
        let order: [usize; 3] = if self.rules.leftmost_is_1 { [0, 1, 2] } else { [2, 1, 0] };
        let mut ways = Vec::new();
        for (i, &a) in order.iter().enumerate() {
            for &b in &order[i..] {
                let mut pods = [0; 3];
                pods[a] += 1;
                if wanted == 2 {
                    pods[b] += 1;
                }
                let fits = wanted > 0 && pods.iter().zip(held).all(|(n, h)| *n <= h);
                if fits && !ways.contains(&Way::Pods(pods)) {
                    ways.push(Way::Pods(pods));
                }
            }
        }
        ways
    }

    /// Check 3: a card is drawn and played as upgrade, else as vehicle, else discarded (edge case 4).
    fn play_card<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let Some(card) = at.draw(self, Draw::Play)? else {
            at.tell(|| Step::idle(msg!("cryo-idle-no-card")).data(json!({"rule": "6, edge case 8"})));
            return Ok(());
        };
        let name = words::card(card);
        if self.upgrades.len() < figures().upgrades && !self.upgrades.contains(&card) {
            self.upgrades.push(card);
            at.tell(|| {
                Step::new(msg!("cryo-do-upgrade", upgrade = words::upgrade(card), card = name))
                    .data(json!({"rule": "6", "upgrade": card}))
            });
        } else if self.vehicles.len() < figures().vehicles {
            let twice = self.upgrades.contains(&card);
            self.vehicles.push(card);
            let why = if twice { msg!("cryo-why-vehicle-same") } else { msg!("cryo-why-vehicle-full") };
            at.tell(|| {
                Step::new(msg!("cryo-do-vehicle", card = name))
                    .because([why])
                    .data(json!({"rule": "6, edge case 4", "vehicle": card}))
            });
        } else {
            at.discard(card);
            at.tell(|| {
                Step::new(msg!("cryo-do-play-discard", card = name))
                    .because([msg!("cryo-why-play-discard")])
                    .data(json!({"rule": "6, edge case 4", "discard": card}))
            });
        }
        Ok(())
    }

    /// Check 5: enough energy, enough pods awake.
    pub fn may_settle(&self) -> bool {
        let salvage = if self.rules.salvage_counts { self.pods.salvaging() } else { 0 };
        let pods = self.pods.platform + salvage;
        self.has(Track::Energy) >= figures().energy_min && pods >= figures().pods_min && self.pods.platform > 0
    }

    /// Check 5: scouts, then sends all platform pods to two adjacent caverns.
    fn settle<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.tally.checks[4] += 1;
        at.tell(|| {
            let (energy, pods) = (self.has(Track::Energy), self.pods.platform);
            Step::know(msg!("cryo-do-check-5"))
                .because([msg!("cryo-why-check-5", energy = energy, pods = pods, min = figures().energy_min)])
                .data(json!({"rule": "6", "check": 5, "energy": energy, "platform": pods}))
        });
        if at.scout(self)? {
            self.pods.shift(Place::Platform, Place::Caverns, 1);
        }
        let pods = self.pods.platform;
        at.settle(self, pods)?;
        self.pods.shift(Place::Platform, Place::Caverns, pods);
        self.lose_all(Track::Energy, at);
        Ok(())
    }

    /// Nothing reached its threshold: the values say so.
    fn silent_check(&self) -> Step {
        let stocks = Track::ALL.map(|t| msg!("cryo-stock", track = words::track(t), n = self.has(t))).to_vec();
        Step::idle(msg!("cryo-idle-check"))
            .because([msg!("cryo-why-silent", stocks = stocks, pods = self.pods.platform)])
            .data(json!({"rule": "6", "check": null, "tracks": self.tracks, "platform": self.pods.platform}))
    }
}

/// The pods to wake if there is nothing to choose.
fn at_most_one(ways: &[Way]) -> Option<[u8; 3]> {
    match ways {
        [] => Some([0; 3]),
        [Way::Pods(only)] => Some(*only),
        _ => None,
    }
}
