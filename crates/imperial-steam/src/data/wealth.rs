//! How rich Franz gets alone on the house map, as measured: `docs/how-hard-imperial-steam.md`.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::names::Gulden;
use crate::options::Preset;

/// The figures, as the lab writes them beside its report.
pub const FILE: &str = include_str!("../../data/wealth.json");

/// His final wealth with a preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Wealth {
    /// The mean.
    pub mean: Gulden,
    /// 5 % of the games stay at or below this.
    pub low: Gulden,
    /// 95 % of the games stay at or below this.
    pub high: Gulden,
}

#[derive(Deserialize)]
struct File {
    wealth: std::collections::BTreeMap<String, Wealth>,
}

/// His final wealth with each preset, in their order.
pub fn by_preset() -> &'static [(Preset, Wealth)] {
    static READ: OnceLock<Vec<(Preset, Wealth)>> = OnceLock::new();
    READ.get_or_init(|| {
        let file: File = serde_json::from_str(FILE).expect("the lab's file of wealth is checked by a test");
        Preset::ALL.into_iter().filter_map(|preset| Some((preset, *file.wealth.get(preset.id())?))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_was_measured_and_each_is_richer() {
        let all = by_preset();
        assert_eq!(all.iter().map(|(preset, _)| *preset).collect::<Vec<_>>(), Preset::ALL);
        assert!(all.windows(2).all(|w| w[0].1.mean < w[1].1.mean), "{all:?}");
        assert!(all.iter().all(|(_, w)| w.low < w.mean && w.mean < w.high), "{all:?}");
    }
}
