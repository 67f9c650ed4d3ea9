//! What the Rival gains (§7): benefits of tiles and tokens, awakened pods, missions.

use serde_json::json;
use table::{Msg, Step, Table, msg};

use super::Rival;
use crate::facts::{Facts, Several, Tie, Way};
use crate::few::Few;
use crate::names::{Face, Item, MOST_ITEMS, Mode, Place, Section, Track};
use crate::words;

impl Rival {
    /// §7.3: the benefit is always gained; of "A or B" it takes what it has less of (T4).
    pub(crate) fn benefit<F: Facts>(&mut self, face: &Face, at: &mut F) -> Result<(), F::Pause> {
        let mut tied = false;
        let items = match face.mode {
            Mode::All => face.items,
            Mode::One => {
                let ways = self.preferred(&face.items);
                tied = ways.len() > 1;
                let item = match ways[..] {
                    [Way::Item(only)] => Some(only),
                    _ => match at.choose(self, Tie::T4, &|r| r.preferred(&face.items))? {
                        Some(Way::Item(item)) => Some(item),
                        _ => None,
                    },
                };
                item.into_iter().collect()
            }
        };
        let mut tracks: Few<(Track, u8), MOST_ITEMS> = Few::new();
        for item in &items {
            if let Item::Of(track) = *item {
                match tracks.iter_mut().find(|(t, _)| *t == track) {
                    Some((_, n)) => *n += 1,
                    None => {
                        tracks.push((track, 1));
                    }
                }
            }
        }
        if !tracks.is_empty() {
            let before = *self;
            self.gain_told("7.3", &tracks, || before.why_item(face, tied), at);
        }
        for _ in items.iter().filter(|i| **i == Item::Card) {
            self.mission(at)?;
        }
        Ok(())
    }

    /// T4: what it has least of; all items if one of them is a card.
    fn preferred(&self, items: &[Item]) -> Several<Way> {
        let stock = |item: &Item| if let Item::Of(track) = item { Some(self.has(*track)) } else { None };
        let least = items.iter().map(stock).min().flatten();
        let any = items.contains(&Item::Card);
        let mut ways = Several::new();
        for item in items.iter().filter(|i| any || stock(i) == least) {
            ways.push_new(Way::Item(*item));
        }
        ways
    }

    /// Why it gets this of a face: all of it, the lesser stock, or a tie.
    fn why_item(&self, face: &Face, tied: bool) -> Msg {
        match face.mode {
            Mode::All => msg!("cryo-why-all"),
            Mode::One if tied => msg!("cryo-why-tie", by = if self.rules.auto { "rule" } else { "you" }),
            Mode::One => self.why_less(&face.items),
        }
    }

    fn why_less(&self, items: &[Item]) -> Msg {
        let stocks = items.iter().filter_map(|i| match i {
            Item::Of(track) => Some(msg!("cryo-stock", track = words::track(*track), n = self.has(*track))),
            Item::Card => None,
        });
        msg!("cryo-why-less", stocks = stocks.collect::<Vec<_>>())
    }

    /// Gains on several tracks at once, told with each track's value before and after.
    pub(crate) fn gain_told<F: Table>(
        &mut self,
        rule: &str,
        gains: &[(Track, u8)],
        why: impl FnOnce() -> Msg,
        at: &mut F,
    ) {
        let before = self.tracks;
        for &(track, n) in gains {
            self.gain(track, n);
        }
        at.tell(|| {
            let gained = |&(track, n): &(Track, u8)| {
                let (from, to) = (before[track], self.has(track));
                msg!("cryo-gained", amount = words::amount(track, n), from = from, to = to)
            };
            let list: Vec<Msg> = gains.iter().map(gained).collect();
            let mut reasons = vec![why()];
            for &(track, n) in gains {
                if self.has(track) < before[track] + n {
                    reasons.push(msg!("cryo-why-track-end", end = self.end(track)));
                }
            }
            let data: Vec<_> = gains.iter().map(|&(t, n)| json!({"track": t, "n": n, "now": self.has(t)})).collect();
            Step::new(msg!("cryo-do-gain", list = list)).because(reasons).data(json!({"rule": rule, "gain": data}))
        });
    }

    /// Awakens the leftmost pod of a section; nothing if there is none (E1).
    pub(crate) fn wake<F: Table>(&mut self, section: Section, at: &mut F) {
        let Some(chamber) = self.leftmost(section) else {
            at.tell(|| {
                Step::idle(msg!("cryo-idle-wake", section = words::section(section)))
                    .data(json!({"rule": "6, edge case 1", "section": section}))
            });
            return;
        };
        self.pods.shift(Place::Chamber(section, chamber), Place::Platform, 1);
        at.tell(|| {
            let (chamber_name, platform) = (words::chamber(section, chamber), self.pods.platform);
            Step::new(msg!("cryo-do-wake", chamber = chamber_name, platform = platform))
                .because([msg!("cryo-why-leftmost", section = words::section(section))])
                .data(json!({"rule": "6, edge case 2", "wake": section, "chamber": chamber.number(), "platform": self.pods.platform}))
        });
    }

    /// §7.2: the top card, unseen, face down as a mission.
    pub(crate) fn mission<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        if at.mission(self)? {
            self.missions = self.missions.saturating_add(1);
            at.tell(|| {
                Step::new(msg!("cryo-do-mission", missions = self.missions))
                    .because([msg!("cryo-why-mission")])
                    .data(json!({"rule": "7.2", "missions": self.missions}))
            });
        } else {
            at.tell(|| Step::idle(msg!("cryo-board-no-mission")).data(json!({"rule": "6, edge case 8"})));
        }
        Ok(())
    }
}
