//! Ties that change what is tracked (§9): the person decides.

use table::{Asks, Opt, Pick, Stop, msg};

use super::Companion;
use crate::Rival;
use crate::facts::{Tie, Way, Ways};
use crate::names::{ByChamber, Section};
use crate::words;

/// A tie as a question; it says that any answer is fine.
pub(super) fn question(tie: Tie, ways: &[Way]) -> Pick<Option<Way>> {
    let prompt = match tie {
        Tie::T7 => msg!("cryo-ask-tie-incident"),
        Tie::T8 => msg!("cryo-ask-tie-sabotage"),
        _ => msg!("cryo-ask-tie-item"),
    };
    let option = |way: &Way| match *way {
        Way::Section(section) => Some((Opt::new(section.id(), words::section(section)), Some(*way))),
        Way::Item(item) => Some((Opt::new(item.id(), words::item(item)), Some(*way))),
        _ => None,
    };
    let mut options: Vec<_> = ways.iter().filter_map(option).collect();
    if tie == Tie::T7 {
        options.push((Opt::new("none", msg!("cryo-opt-none-has-token")).aside(), None));
    } else if options.is_empty() {
        options.push((Opt::new("none", msg!("cryo-opt-nothing-left")), None));
    }
    Pick::one(tie_id(tie), prompt, options).note(msg!("cryo-note-tie"))
}

/// The ties a person is asked about, apart from T5.
const fn tie_id(tie: Tie) -> &'static str {
    match tie {
        Tie::T7 => "tie.incident",
        Tie::T8 => "tie.sabotage",
        _ => "tie.item",
    }
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// T5: section and chambers in one answer, the leftmost chambers first.
    pub(super) fn choose_sleepers(&mut self, rival: &mut Rival, ways: Ways<'_>) -> Result<Option<Way>, Stop> {
        let chosen = self.chambers.take();
        if let Some((_, pods)) = chosen.filter(|(_, pods)| ways(rival).contains(&Way::Pods(*pods))) {
            return Ok(Some(Way::Pods(pods)));
        }
        let answer = self.asks.pick(rival, |r| {
            let mut options = Vec::new();
            for way in ways(r) {
                match way {
                    Way::Section(section) => options.extend(
                        r.sleepers(section).into_iter().enumerate().map(|(i, pods)| sleepers(Some(section), pods, i)),
                    ),
                    pods => options.push(sleepers(None, pods, 0)),
                }
            }
            if options.is_empty() {
                options.push((Opt::new("none", msg!("cryo-opt-nothing-left")), None));
            }
            Pick::one("tie.pods", msg!("cryo-ask-tie-pods"), options).note(msg!("cryo-note-tie"))
        })?;
        Ok(match answer {
            Some((Some(section), pods)) => {
                self.chambers = Some((section, pods));
                Some(Way::Section(section))
            }
            Some((None, pods)) => Some(Way::Pods(pods)),
            None => None,
        })
    }
}

type Sleepers = Option<(Option<Section>, ByChamber<u8>)>;

/// An option of T5: `engineering.1+2`, or `1+2` where the section is clear.
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
