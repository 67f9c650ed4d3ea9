//! Recalling the drones (section 5), in the order of the booklet.

use serde_json::json;
use table::narrow::narrow;
use table::{Msg, Step, msg};

use crate::Rival;
use crate::data::figures;
use crate::facts::{Facts, Tie, Token, Way};
use crate::things::{Place, Section, Track};
use crate::words;

impl Rival {
    /// 5: all drones come home.
    pub(crate) fn recall<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.tally.recalls += 1;
        self.assign(at)?;
        self.recover(at);
        self.incidents(at)?;
        let out = self.out();
        self.home = figures().drones;
        at.drones_return();
        at.tell(|| match out {
            0 => Step::idle(msg!("cryo-idle-return")).data(json!({"rule": "5.4"})),
            _ => Step::new(msg!("cryo-do-return", drones = out))
                .because([msg!("cryo-why-return")])
                .data(json!({"rule": "5.4", "drones": out})),
        });
        Ok(())
    }

    /// 5.1: one pod to salvage.
    fn assign<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let most = figures().salvage_max;
        if self.pods.salvaging() >= most {
            at.tell(|| {
                Step::idle(msg!("cryo-idle-assign-enough", pods = self.pods.salvaging())).data(json!({"rule": "5.1"}))
            });
            return Ok(());
        }
        if self.pods.platform == 0 {
            at.tell(|| Step::idle(msg!("cryo-idle-assign-nobody")).data(json!({"rule": "5.1"})));
            return Ok(());
        }
        let space = at.salvage_space(self)?;
        // A figure set straight meanwhile may have changed what is possible.
        let room = self.pods.salvaging() < most;
        match space.filter(|&m| room && self.pods.shift(Place::Platform, Place::Salvage(m), 1) == 1) {
            Some(material) => at.tell(|| {
                Step::new(msg!("cryo-do-assign", track = words::track(material), platform = self.pods.platform))
                    .because([msg!("cryo-why-assign", pods = self.pods.salvaging())])
                    .data(json!({"rule": "5.1", "salvage": material, "platform": self.pods.platform}))
            }),
            None => at.tell(|| Step::idle(msg!("cryo-idle-assign-no-space")).data(json!({"rule": "5.1"}))),
        }
        Ok(())
    }

    /// 5.2: one material for each pod on salvage.
    fn recover<F: Facts>(&mut self, at: &mut F) {
        let gains: Vec<(Track, u8)> = Track::MATERIALS
            .into_iter()
            .map(|m| (m, self.pods.salvage[m as usize]))
            .filter(|(_, pods)| *pods > 0)
            .collect();
        if gains.is_empty() {
            at.tell(|| Step::idle(msg!("cryo-idle-recover")).data(json!({"rule": "5.2"})));
        } else {
            self.gain_told("5.2", &gains, msg!("cryo-why-recover"), at);
        }
    }

    /// 5.3: one or two tokens, chosen first, resolved in that order, then refilled in that order.
    fn incidents<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let demanded = if self.out() <= figures().few_drones { 1 } else { 2 };
        at.tell(|| {
            Step::know(msg!("cryo-do-incidents", tokens = demanded))
                .because([msg!("cryo-why-incidents", drones = self.out()), self.why_fewest()])
                .data(json!({"rule": "5.3", "out": self.out(), "demanded": demanded}))
        });
        let chosen = self.choose_tokens(demanded, at)?;
        if chosen.is_empty() {
            at.tell(|| Step::idle(msg!("cryo-idle-no-token")).data(json!({"rule": "5.3"})));
            return Ok(());
        }
        for &(section, token) in &chosen {
            match token {
                Token::Sabotage => self.sabotage(section, at)?,
                Token::Looting => {
                    let face = at.loot(self, section)?;
                    self.looting += 1;
                    at.tell(|| {
                        Step::new(msg!("cryo-do-loot", section = words::section(section), tokens = self.tokens()))
                            .data(json!({"rule": "5.3", "looting": section, "face": face.id()}))
                    });
                    self.benefit(&face, at)?;
                }
                Token::Sunset => {
                    self.sunset = true;
                    at.tell(|| {
                        Step::new(msg!("cryo-do-sunset", section = words::section(section)))
                            .data(json!({"rule": "5.3", "sunset": section}))
                    });
                }
            }
        }
        let emptied: Vec<Section> = chosen.iter().map(|(section, _)| *section).collect();
        at.refill(&emptied);
        Ok(())
    }

    /// 5.3: always from the section with the fewest Rival pods (T7).
    fn choose_tokens<F: Facts>(&mut self, demanded: usize, at: &mut F) -> Result<Vec<(Section, Token)>, F::Pause> {
        let mut left = at.sections_with_tokens(self);
        let mut chosen: Vec<(u8, Section, Token)> = Vec::new();
        while chosen.len() < demanded && !left.is_empty() {
            let fewest = self.fewest(&left);
            let section = if fewest.len() <= demanded - chosen.len() {
                fewest[0]
            } else {
                let ways = |r: &Self| r.fewest(&left).into_iter().map(Way::Section).collect();
                match at.choose(self, Tie::T7, &ways)? {
                    Some(Way::Section(section)) => section,
                    _ => {
                        // None of them has a token.
                        let fewest = self.fewest(&left);
                        left.retain(|s| !fewest.contains(s));
                        continue;
                    }
                }
            };
            left.retain(|s| *s != section);
            if let Some(token) = at.token(self, section)? {
                chosen.push((self.pods.asleep(section), section, token));
            }
        }
        // Among equals by section number.
        chosen.sort_by_key(|&(pods, section, _)| (pods, section));
        Ok(chosen.into_iter().map(|(_, section, token)| (section, token)).collect())
    }

    /// Those of the sections with the fewest Rival pods in their chambers.
    fn fewest(&self, of: &[Section]) -> Vec<Section> {
        let fewest = narrow(of, &mut ()).least("rival_pods", |s| i64::from(self.pods.asleep(*s))).kept();
        fewest.map(|i| of[i]).collect()
    }

    /// The reason: Rival pods by section.
    fn why_fewest(&self) -> Msg {
        let pods = Section::ALL
            .map(|s| msg!("cryo-section-pods", section = words::section(s), pods = self.pods.asleep(s)))
            .to_vec();
        msg!("cryo-why-fewest", pods = pods)
    }

    /// B38 with T8: marks a chamber; everything in it is destroyed.
    fn sabotage<F: Facts>(&mut self, section: Section, at: &mut F) -> Result<(), F::Pause> {
        let target = if self.next_intact(section).is_some() {
            Some(section)
        } else {
            match self.redirects()[..] {
                [] => None,
                [Way::Section(only)] => Some(only),
                _ => match at.choose(self, Tie::T8, &Self::redirects)? {
                    Some(Way::Section(other)) => Some(other),
                    _ => None,
                },
            }
        };
        let Some((target, (chamber, destroyed))) = target.and_then(|t| Some((t, self.mark(t)?))) else {
            at.sabotaged(None);
            at.tell(|| {
                Step::new(msg!("cryo-do-sabotage-box"))
                    .because([msg!("cryo-why-sabotage-box")])
                    .data(json!({"rule": "B38"}))
            });
            return Ok(());
        };
        at.sabotaged(Some((target, chamber)));
        at.tell(|| {
            let why = if target == section {
                msg!("cryo-why-sabotage")
            } else {
                msg!("cryo-why-redirect", section = words::section(section))
            };
            sabotage_step(target, chamber, destroyed).because([why])
        });
        Ok(())
    }

    /// T8: sections with an intact chamber, the one with the fewest Rival pods first.
    fn redirects(&self) -> Vec<Way> {
        let mut sections = self.intact_sections();
        sections.sort_by_key(|&s| (self.pods.asleep(s), s));
        sections.into_iter().map(Way::Section).collect()
    }
}

/// What to do when a chamber is sabotaged, by whomever.
pub(crate) fn sabotage_step(section: Section, chamber: u8, destroyed: u8) -> Step {
    Step::new(msg!("cryo-do-sabotage", chamber = words::chamber(section, chamber), destroyed = destroyed))
        .data(json!({"rule": "B38", "sabotage": section, "chamber": chamber + 1, "destroyed": destroyed}))
}
