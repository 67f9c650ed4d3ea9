//! Ties that change what is tracked (§9), where the person wants to be asked. Each says that any answer is fine.

use table::{Asks, Opt, Pick, Stop, msg};

use super::{Companion, Source};
use crate::Rival;
use crate::facts::{Way, Ways};
use crate::names::{ByChamber, Section};
use crate::words;

impl<A: Asks<Rival>> Companion<'_, A> {
    /// T4: one of the items of a face; the question names the tile or token.
    pub(super) fn choose_item(&mut self, rival: &mut Rival, ways: Ways<'_>) -> Result<Option<Way>, Stop> {
        self.asked = true;
        let (from, section) = match self.source {
            Some((Source::Token, section)) => ("token", section),
            Some((Source::Tile, section)) => ("tile", section),
            None => ("tile", Section::Engineering),
        };
        self.asks.pick(rival, |r| {
            let option = |way: Way| match way {
                Way::Item(item) => Some((Opt::new(item.id(), words::item(item)), Some(way))),
                _ => None,
            };
            let options = ways(r).into_iter().filter_map(option);
            let prompt = msg!("cryo-ask-tie-item", from = from, section = words::section(section));
            Pick::one("tie.item", prompt, options).note(msg!("cryo-note-tie"))
        })
    }

    /// T5: section and chambers in one answer, the leftmost chambers first.
    pub(super) fn choose_sleepers(&mut self, rival: &mut Rival, ways: Ways<'_>) -> Result<Option<Way>, Stop> {
        let chosen = self.chambers.take();
        if let Some((_, pods)) = chosen.filter(|(_, pods)| ways(rival).contains(&Way::Pods(*pods))) {
            return Ok(Some(Way::Pods(pods)));
        }
        self.asked = true;
        let answer = self.asks.pick(rival, |r| {
            let mut options = Vec::new();
            let mut most = 0;
            for way in ways(r) {
                match way {
                    Way::Section(section) => {
                        most = most.max(r.pods.asleep(section).min(2));
                        options.extend(
                            r.sleepers(section)
                                .into_iter()
                                .enumerate()
                                .map(|(i, pods)| sleepers(Some(section), pods, i)),
                        );
                    }
                    Way::Pods(pods) => {
                        most = most.max(pods.0.iter().sum());
                        options.push(sleepers(None, way, 0));
                    }
                    _ => {}
                }
            }
            if options.is_empty() {
                options.push((Opt::new("none", msg!("cryo-opt-nothing-left")), None));
            }
            let sections = options.iter().any(|(_, way)| matches!(way, Some((Some(_), _))));
            let known = crowded(r).filter(|_| !sections);
            let prompt = msg!(
                "cryo-ask-tie-pods",
                pods = most,
                known = if known.is_some() { "yes" } else { "no" },
                section = known.map_or_else(|| msg!("cryo-none"), words::section)
            );
            Pick::one("tie.pods", prompt, options).note(msg!("cryo-note-tie"))
        })?;
        Ok(match answer {
            Some((Some(section), pods)) => {
                // Kept only if the rules will ask for the chambers again.
                self.chambers = (rival.sleepers(section).len() > 1).then_some((section, pods));
                Some(Way::Section(section))
            }
            Some((None, pods)) => Some(Way::Pods(pods)),
            None => None,
        })
    }
}

/// The one section with the most sleeping pods, if it is one.
fn crowded(rival: &Rival) -> Option<Section> {
    match rival.fullest().left()[..] {
        [only] => Some(only),
        _ => None,
    }
}

type Sleepers = Option<(Option<Section>, ByChamber<u8>)>;

/// An option of T5: `engineering.1+2`, or `1+2` if the section is already known.
fn sleepers(section: Option<Section>, way: Way, rank: usize) -> (Opt, Sleepers) {
    let pods = if let Way::Pods(pods) = way { pods } else { ByChamber::default() };
    let chambers: Vec<&str> = pods.iter().flat_map(|(c, n)| std::iter::repeat_n(c.id(), (*n).into())).collect();
    let chambers = chambers.join("+");
    let (id, label) = match section {
        Some(s) => {
            let label = msg!("cryo-opt-sleepers-of", section = words::section(s), chambers = chambers.as_str());
            (format!("{}.{chambers}", s.id()), label)
        }
        None => (chambers.clone(), msg!("cryo-opt-sleepers", chambers = chambers.as_str())),
    };
    let opt = Opt::new(id, label);
    (if rank > 0 { opt.aside() } else { opt }, Some((section, pods)))
}
