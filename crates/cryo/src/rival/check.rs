//! The resource check (§6), once at the end of every Rival turn.

use serde_json::json;
use table::{Step, Table, msg};

use super::Rival;
use crate::data::figures;
use crate::facts::{Draw, Facts, Several, Tie, Way, Weighed};
use crate::names::{ByChamber, Chamber, Check, Criterion, Place, Section, Track};
use crate::words;

impl Rival {
    /// Steps 1 to 5, with the repeat that step 4 causes.
    pub fn check<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let before = self.tally.checks;
        self.steps_1_to_3(at)?;
        if self.fires(Check::Four, Track::Nanite, at) {
            self.wake(Section::Dispatch, at);
            let gains = [Track::Crystal, Track::Organic, Track::Tech].map(|t| (t, 1));
            self.gain_told("6", &gains, || msg!("cryo-why-check", check = 4), at);
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

    /// Does any of its steps fire?
    pub fn check_fires(&self) -> bool {
        let fires = |&track: &Track| track != Track::Energy && self.has(track) >= figures().threshold;
        Track::ALL.iter().any(fires) || self.may_settle()
    }

    fn steps_1_to_3<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        if self.fires(Check::One, Track::Crystal, at) {
            self.wake(Section::Engineering, at);
            let gains = [(Track::Energy, figures().energy_gain)];
            self.gain_told("6", &gains, || msg!("cryo-why-check", check = 1), at);
            self.lose_all(Track::Crystal, at);
        }
        if self.fires(Check::Two, Track::Organic, at) {
            self.wake(Section::Laboratory, at);
            self.wake_two(at)?;
            self.lose_all(Track::Organic, at);
        }
        if self.fires(Check::Three, Track::Tech, at) {
            self.wake(Section::Rnd, at);
            self.mission(at)?;
            self.play_card(at)?;
            self.lose_all(Track::Tech, at);
        }
        Ok(())
    }

    /// "At least": a gain can jump from 3 to 5.
    fn fires<F: Table>(&mut self, check: Check, track: Track, at: &mut F) -> bool {
        let (has, threshold) = (self.has(track), figures().threshold);
        if has < threshold {
            return false;
        }
        self.tally.checks[check] += 1;
        at.tell(|| {
            Step::know(msg!("cryo-do-check", check = check.number(), track = words::track(track)))
                .because([msg!("cryo-why-fires", track = words::track(track), n = has, threshold = threshold)])
                .data(json!({"rule": "6", "check": check.number(), "has": has, "threshold": threshold}))
        });
        true
    }

    fn lose_all<F: Table>(&mut self, track: Track, at: &mut F) {
        let lost = std::mem::take(&mut self.tracks[track]);
        at.tell(|| {
            Step::new(msg!("cryo-do-lose", track = words::track(track), n = lost))
                .data(json!({"rule": "6", "lose": track, "n": lost}))
        });
    }

    /// Check 2: up to two pods of the section that now has the most Rival pods (T5).
    fn wake_two<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let mut why = self.fullest();
        let fullest = why.left();
        let section = match fullest[..] {
            [] => None,
            [only] => Some(only),
            _ => {
                let ways = |r: &Self| r.fullest().left().into_iter().map(Way::Section).collect();
                let way = at.choose(self, Tie::T5, &ways)?;
                why = self.fullest();
                way.and_then(Way::section)
            }
        };
        let Some(section) = section else {
            at.tell(|| Step::idle(msg!("cryo-idle-wake-two")).data(json!({"rule": "6, edge case 3"})));
            return Ok(());
        };
        let ways = self.sleepers(section);
        let tied = fullest.len() > 1 || ways.len() > 1;
        let pods = match at_most_one(&ways) {
            Some(only) => only,
            None => match at.choose(self, Tie::T5, &|r| r.sleepers(section))? {
                Some(Way::Pods(pods)) => pods,
                _ => ByChamber::default(),
            },
        };
        let held = self.pods.asleep(section);
        for (chamber, n) in pods.iter() {
            self.pods.shift(Place::Chamber(section, chamber), Place::Platform, *n);
        }
        at.tell(|| {
            let chambers = pods.iter().filter(|(_, n)| **n > 0);
            let from = |(c, n): (Chamber, &u8)| msg!("cryo-from-chamber", chamber = c.number(), pods = *n);
            let list: Vec<_> = chambers.map(from).collect();
            let platform = self.pods.platform;
            let mut reasons = words::weighed(&why, words::section);
            if reasons.is_empty() {
                reasons.push(msg!("cryo-why-fullest", pods = held));
            }
            let data = json!({"rule": "6, edge case 3", "wake": section, "pods": pods.0, "platform": platform});
            if tied && self.rules.auto {
                reasons.push(msg!("cryo-why-any"));
            }
            Step::new(msg!("cryo-do-wake-two", section = words::section(section), list = list, platform = platform))
                .because(reasons)
                .data(why.with(data, |s| s.id().into()))
        });
        Ok(())
    }

    /// T5: the sections with the most Rival pods; none if all are empty.
    pub(crate) fn fullest(&self) -> Weighed<Section> {
        let all = Section::ALL.into_iter().filter(|&s| self.pods.asleep(s) > 0);
        Weighed::new(Criterion::MostPods, all, |s| self.pods.asleep(s))
    }

    /// T5: which two pods of a section (one if it holds only one), the leftmost first.
    pub(crate) fn sleepers(&self, section: Section) -> Several<Way> {
        let held = self.pods.stasis[section];
        let wanted = self.pods.asleep(section).min(2);
        let order = self.chambers_from_left();
        let mut ways = Several::new();
        for (i, &a) in order.iter().enumerate() {
            for &b in &order[i..] {
                let mut pods = ByChamber::default();
                pods[a] += 1;
                if wanted == 2 {
                    pods[b] += 1;
                }
                let fits = wanted > 0 && pods.iter().all(|(c, n)| *n <= held[c]);
                if fits {
                    ways.push_new(Way::Pods(pods));
                }
            }
        }
        ways
    }

    /// Check 3: draws a card and plays it as an upgrade, else as a vehicle, else discards it (E4).
    fn play_card<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let Some(card) = at.draw(self, Draw::Play)? else {
            at.tell(|| Step::idle(msg!("cryo-idle-no-card")).data(json!({"rule": "6, edge case 8"})));
            return Ok(());
        };
        if self.upgrades.len() < figures().upgrades && !self.upgrades.contains(&card) {
            self.upgrades.push(card);
            at.tell(|| {
                Step::new(msg!("cryo-do-upgrade", upgrade = words::upgrade(card), card = words::card(card)))
                    .data(json!({"rule": "6", "upgrade": card}))
            });
        } else if self.vehicles.len() < figures().vehicles {
            let twice = self.upgrades.contains(&card);
            self.vehicles.push(card);
            at.tell(|| {
                let why = if twice { msg!("cryo-why-vehicle-same") } else { msg!("cryo-why-vehicle-full") };
                Step::new(msg!("cryo-do-vehicle", card = words::card(card)))
                    .because([why])
                    .data(json!({"rule": "6, edge case 4", "vehicle": card}))
            });
        } else {
            at.discard(card);
            at.tell(|| {
                Step::new(msg!("cryo-do-play-discard", card = words::card(card)))
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
        self.tally.checks[Check::Five] += 1;
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
        self.pods.shift(Place::Platform, Place::Caverns, u8::MAX);
        self.lose_all(Track::Energy, at);
        Ok(())
    }

    /// Nothing reached its threshold, as the values show.
    fn silent_check(&self) -> Step {
        let stocks = Track::ALL.map(|t| msg!("cryo-stock", track = words::track(t), n = self.has(t))).to_vec();
        Step::idle(msg!("cryo-idle-check"))
            .because([msg!("cryo-why-silent", stocks = stocks, pods = self.pods.platform)])
            .data(json!({"rule": "6", "check": null, "tracks": self.tracks.0, "platform": self.pods.platform}))
    }
}

/// The pods to wake if there is no choice.
fn at_most_one(ways: &[Way]) -> Option<ByChamber<u8>> {
    match ways {
        [] => Some(ByChamber::default()),
        [Way::Pods(only)] => Some(*only),
        _ => None,
    }
}
