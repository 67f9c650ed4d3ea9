//! Recalling the drones (§5), in the order of the booklet.

use serde_json::json;
use table::{Msg, Step, msg};

use super::{Rival, Stage};
use crate::data::figures;
use crate::facts::{Facts, Several, Tie, Way, Weighed};
use crate::names::{Chamber, Criterion, Face, Material, Place, Section, Token, Track};
use crate::words;
use table::few::Few;

impl Rival {
    /// 5: all drones come home.
    pub(crate) fn recall<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.tally.recalls += 1;
        self.assign_first(at)
    }

    /// §5.1, and what follows.
    pub(super) fn assign_first<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        at.reached(Stage::assign);
        self.assign(at)?;
        self.recover(at);
        self.incidents(at)
    }

    /// §5.4.
    fn come_home<F: Facts>(&mut self, at: &mut F) {
        let out = self.out();
        self.home = figures().drones;
        at.drones_return();
        at.tell(|| match out {
            0 => Step::idle(msg!("cryo-idle-return")).data(json!({"rule": "5.4"})),
            _ => Step::new(msg!("cryo-do-return", drones = out))
                .because([msg!("cryo-why-return")])
                .data(json!({"rule": "5.4", "drones": out})),
        });
    }

    /// §5.1: one pod to salvage.
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
        // A correction in the meantime may have changed what is possible.
        let room = self.pods.salvaging() < most;
        match space.filter(|(m, _)| room && self.pods.shift(Place::Platform, Place::Salvage(*m), 1) == 1) {
            Some((material, why)) => at.tell(|| {
                let name = |m: Material| words::track(m.track());
                let data = json!({"rule": "5.1", "salvage": material, "platform": self.pods.platform});
                Step::new(msg!("cryo-do-assign", track = name(material), platform = self.pods.platform))
                    .because([msg!("cryo-why-assign", pods = self.pods.salvaging())])
                    .because(words::weighed(&why, name))
                    .data(why.with(data, |m| m.id().into()))
            }),
            None => at.tell(|| Step::idle(msg!("cryo-idle-assign-no-space")).data(json!({"rule": "5.1"}))),
        }
        Ok(())
    }

    /// §5.1: is there a pod to send, and may it go?
    pub(crate) fn may_assign(&self) -> bool {
        self.pods.salvaging() < figures().salvage_max && self.pods.platform > 0
    }

    /// §5.2: one material for each pod on salvage.
    fn recover<F: Facts>(&mut self, at: &mut F) {
        let salvaging = self.pods.salvage.iter().filter(|(_, pods)| **pods > 0);
        let gains: Few<(Track, u8), 4> = salvaging.map(|(material, pods)| (material.track(), *pods)).collect();
        if gains.is_empty() {
            at.tell(|| Step::idle(msg!("cryo-idle-recover")).data(json!({"rule": "5.2"})));
        } else {
            self.gain_told("5.2", &gains, || msg!("cryo-why-recover"), at);
        }
    }

    /// §5.3: one or two tokens, chosen first, resolved in that order, then refilled in that order; and what follows.
    fn incidents<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        let demanded = self.tokens_demanded();
        at.tell(|| {
            Step::know(msg!("cryo-do-incidents", tokens = demanded))
                .because([msg!("cryo-why-incidents", drones = self.out()), self.why_fewest()])
                .data(json!({"rule": "5.3", "out": self.out(), "demanded": demanded}))
        });
        let left = at.sections_with_tokens(self);
        self.choose_tokens(Choosing { demanded, left, chosen: Few::new() }, at)
    }

    /// §5.3: resolves the chosen tokens from this one on, and what follows.
    pub(super) fn resolve<F: Facts>(
        &mut self,
        chosen: &Few<Chosen, 2>,
        first: usize,
        at: &mut F,
    ) -> Result<(), F::Pause> {
        for (nth, Chosen { section, token, why, .. }) in chosen.iter().enumerate().skip(first) {
            match token {
                Token::Sabotage => {
                    at.reached(|| Stage::resolve(*chosen, nth));
                    self.sabotage(*section, why, at)?;
                }
                Token::Looting => {
                    let face = at.loot(self, *section)?;
                    self.looting = self.looting.saturating_add(1);
                    at.tell(|| {
                        let step =
                            Step::new(msg!("cryo-do-loot", section = words::section(*section), tokens = self.tokens()));
                        chosen_for(step, why, json!({"rule": "5.3", "looting": section, "face": face.id()}))
                    });
                    at.reached(|| Stage::loot(face, *chosen, nth));
                    self.benefit(&face, at)?;
                }
                Token::Sunset => {
                    self.sunset = true;
                    at.tell(|| {
                        let step = Step::new(msg!("cryo-do-sunset", section = words::section(*section)));
                        chosen_for(step, why, json!({"rule": "5.3", "sunset": section}))
                    });
                }
            }
        }
        let emptied: Few<Section, 2> = chosen.iter().map(|c| c.section).collect();
        at.refill(&emptied);
        self.come_home(at);
        Ok(())
    }

    /// §5.3: the benefit of this token, then the others, and what follows.
    pub(super) fn loot<F: Facts>(
        &mut self,
        face: &Face,
        chosen: &Few<Chosen, 2>,
        nth: usize,
        at: &mut F,
    ) -> Result<(), F::Pause> {
        at.reached(|| Stage::loot(*face, *chosen, nth));
        self.benefit(face, at)?;
        self.resolve(chosen, nth + 1, at)
    }

    /// §5.3: how many tokens it resolves.
    pub(crate) fn tokens_demanded(&self) -> usize {
        if self.out() <= figures().few_drones { 1 } else { 2 }
    }

    /// §5.3: always from the section with the fewest Rival pods (T7); and what follows.
    pub(super) fn choose_tokens<F: Facts>(&mut self, so_far: Choosing, at: &mut F) -> Result<(), F::Pause> {
        let Choosing { demanded, mut left, mut chosen } = so_far;
        while chosen.len() < demanded && !left.is_empty() {
            at.reached(|| Stage::choose(Choosing { demanded, left, chosen }));
            let mut why = self.fewest(&left);
            let fewest = why.left();
            let section = if fewest.len() <= demanded - chosen.len() {
                fewest[0]
            } else {
                let ways = |r: &Self| r.fewest(&left).left().into_iter().map(Way::Section).collect();
                let way = at.choose(self, Tie::T7, &ways)?;
                // A correction in the meantime may have changed which ones have the fewest.
                why = self.fewest(&left);
                match way {
                    Some(Way::Section(section)) => section,
                    _ => {
                        // None of them has a token.
                        let fewest = why.left();
                        left.retain(|s| !fewest.contains(s));
                        continue;
                    }
                }
            };
            left.retain(|s| *s != section);
            if let Some(token) = at.token(self, section)? {
                chosen.push(Chosen { pods: self.pods.asleep(section), section, token, why });
            }
        }
        if chosen.is_empty() {
            at.tell(|| Step::idle(msg!("cryo-idle-no-token")).data(json!({"rule": "5.3"})));
            self.come_home(at);
            return Ok(());
        }
        // Ties are ordered by section number.
        chosen.sort_by_key(|c| (c.pods, c.section));
        self.resolve(&chosen, 0, at)
    }

    /// Of these sections, the ones with the fewest Rival pods in their chambers.
    pub(crate) fn fewest(&self, of: &[Section]) -> Weighed<Section> {
        Weighed::new(Criterion::FewestPods, of.iter().copied(), |s| self.pods.asleep(s))
    }

    /// The reason: Rival pods by section.
    fn why_fewest(&self) -> Msg {
        let pods = Section::ALL
            .map(|s| msg!("cryo-section-pods", section = words::section(s), pods = self.pods.asleep(s)))
            .to_vec();
        msg!("cryo-why-fewest", pods = pods)
    }

    /// B38 with T8: marks a chamber; everything in it is destroyed.
    fn sabotage<F: Facts>(&mut self, section: Section, chosen: &Weighed<Section>, at: &mut F) -> Result<(), F::Pause> {
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
                let step = Step::new(msg!("cryo-do-sabotage-box")).because([msg!("cryo-why-sabotage-box")]);
                chosen_for(step, chosen, json!({"rule": "B38"}))
            });
            return Ok(());
        };
        let yours = at.sabotaged(Some((target, chamber)));
        at.tell(|| {
            let why = if target == section {
                msg!("cryo-why-sabotage")
            } else {
                msg!("cryo-why-redirect", section = words::section(section))
            };
            let mut step = sabotage_step(target, chamber, destroyed).because([why]);
            if let Some(yours) = yours {
                step.text = step.text.with("yours", yours);
            }
            let data = step.data.clone();
            chosen_for(step, chosen, data)
        });
        Ok(())
    }

    /// T8: sections with an intact chamber, the one with the fewest Rival pods first.
    pub(crate) fn redirects(&self) -> Several<Way> {
        let mut sections = self.intact_sections();
        sections.sort_by_key(|&s| (self.pods.asleep(s), s));
        sections.into_iter().map(Way::Section).collect()
    }
}

/// Tokens being chosen: how many are to be, from which sections, and those that are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choosing {
    demanded: usize,
    left: Few<Section, 4>,
    chosen: Few<Chosen, 2>,
}

/// A chosen token, with the pods of its section and the reasons.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    pods: u8,
    section: Section,
    token: Token,
    why: Weighed<Section>,
}

/// A token's step with the reasons for choosing it.
fn chosen_for(step: Step, why: &Weighed<Section>, data: serde_json::Value) -> Step {
    step.because(words::weighed(why, words::section)).data(why.with(data, |s| s.id().into()))
}

/// What to do when a chamber is sabotaged, whoever did it.
pub(crate) fn sabotage_step(section: Section, chamber: Chamber, destroyed: u8) -> Step {
    Step::new(msg!("cryo-do-sabotage", chamber = words::chamber(section, chamber), destroyed = destroyed))
        .data(json!({"rule": "B38", "sabotage": section, "chamber": chamber.number(), "destroyed": destroyed}))
}
