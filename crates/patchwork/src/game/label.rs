//! Labels: how a person looking at the printed figures names a patch.
//!
//! A label is cost-time as printed, plus the number of squares if two patches share both.

use crate::game::patch::PatchId;

/// Why a label names no single patch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LabelError {
    /// No patch has this label.
    #[error("no patch is labelled {0}; a label is cost-time, such as 3-1, or cost-time-squares, such as 2-2-4")]
    Unknown(String),
    /// Several patches share these figures; the number of squares tells them apart.
    #[error("{0} could be any of {several}; add the number of squares", several = labels(.1))]
    Ambiguous(String, Vec<PatchId>),
}

impl LabelError {
    /// The stable code of this error.
    pub fn code(&self) -> &'static str {
        match self {
            LabelError::Unknown(_) => "UnknownPatch",
            LabelError::Ambiguous(..) => "AmbiguousLabel",
        }
    }
}

fn labels(patches: &[PatchId]) -> String {
    patches.iter().map(|p| p.label()).collect::<Vec<_>>().join(", ")
}

impl PatchId {
    /// Its label, unique among the 33.
    pub fn label(self) -> String {
        let (cost, time) = (self.cost(), self.time());
        let twins = PatchId::all().filter(|p| (p.cost(), p.time()) == (cost, time)).count();
        if twins == 1 { format!("{cost}-{time}") } else { format!("{cost}-{time}-{}", self.squares()) }
    }

    /// The patch with this label.
    pub fn from_label(label: &str) -> Result<PatchId, LabelError> {
        PatchId::from_label_among(label, |_| true)
    }

    /// The patch with this label among those still possible: the short form is enough once only one such patch is left.
    pub fn from_label_among(label: &str, possible: impl Fn(PatchId) -> bool) -> Result<PatchId, LabelError> {
        let label = label.trim();
        let unknown = || LabelError::Unknown(label.to_owned());
        let figures: Vec<u8> = label.split('-').map(str::parse).collect::<Result<_, _>>().map_err(|_| unknown())?;
        let named = |p: &PatchId| match figures[..] {
            [cost, time] => (p.cost(), p.time()) == (cost, time),
            [cost, time, squares] => (p.cost(), p.time(), p.squares()) == (cost, time, squares),
            _ => false,
        };
        let all: Vec<PatchId> = PatchId::all().filter(named).collect();
        let left: Vec<PatchId> = all.iter().copied().filter(|&p| possible(p)).collect();
        match (&left[..], &all[..]) {
            ([one], _) | ([], [one]) => Ok(*one),
            (_, []) => Err(unknown()),
            ([], _) => Err(LabelError::Ambiguous(label.to_owned(), all)),
            _ => Err(LabelError::Ambiguous(label.to_owned(), left)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_names_its_patch_and_27_pairs_of_figures_exist() {
        for patch in PatchId::all() {
            assert_eq!(PatchId::from_label(&patch.label()), Ok(patch));
        }
        let figures: std::collections::BTreeSet<_> = PatchId::all().map(|p| (p.cost(), p.time())).collect();
        assert_eq!(figures.len(), 27);
    }

    #[test]
    fn labels_are_those_of_the_list() {
        let list = "2-1-2 1-3 3-1 2-2-3 6-5 3-2 7-6 2-2-4 4-2-4 4-6 3-3 5-4 10-4 5-5 1-2-5 2-2-5 2-3-5 3-4 10-3 7-1 \
                    2-1-6 0-3 1-2-6 7-2 3-6 8-6 4-2-6 7-4 1-5 10-5 1-4 2-3-7 5-3";
        assert_eq!(labels(&PatchId::all().collect::<Vec<_>>()).replace(", ", " "), list);
    }

    #[test]
    fn a_short_label_is_ambiguous_until_one_such_patch_is_left() {
        let twins: Vec<PatchId> = [3, 7, 15].into_iter().filter_map(PatchId::new).collect();
        assert_eq!(PatchId::from_label("2-2"), Err(LabelError::Ambiguous("2-2".into(), twins.clone())));
        assert_eq!(PatchId::from_label_among("2-2", |p| p.id() != 3 && p.id() != 7), Ok(twins[2]));
        assert_eq!(PatchId::from_label("9-9").unwrap_err().code(), "UnknownPatch");
        assert_eq!(PatchId::from_label("2").unwrap_err().code(), "UnknownPatch");
        assert_eq!(PatchId::from_label("2-2-2-2").unwrap_err().code(), "UnknownPatch");
        assert_eq!(PatchId::from_label("999-1").unwrap_err().code(), "UnknownPatch");
    }
}
