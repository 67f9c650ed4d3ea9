//! What a question of the digital table offers, sorted for dragging a patch over the quilt.

use table::Question;

use crate::game::action::Action;
use crate::game::patch::{Orientation, PatchId};
use crate::game::square::Square;

/// Which patch may be placed where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offered {
    /// The patches that can be taken.
    pub patches: Vec<Takeable>,
    /// Where a special patch may lie.
    pub special: Vec<Square>,
}

/// A patch that can be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeable {
    /// Which one.
    pub patch: PatchId,
    /// All its orientations.
    pub looks: Vec<Look>,
}

/// An orientation of a patch that can be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The orientation.
    pub orientation: &'static Orientation,
    /// Where its upper left corner may go.
    pub fits: Vec<Square>,
}

impl Offered {
    /// The answers to this question.
    pub fn by(question: &Question) -> Self {
        let mut offered = Self::default();
        for action in question.options().iter().filter_map(|option| option.id.parse().ok()) {
            match action {
                Action::Advance => {}
                Action::Special { square } => offered.special.push(square),
                Action::Take { patch, orientation, anchor } => {
                    let mut looks = offered.looks_of(patch).iter_mut();
                    if let Some(look) = looks.find(|look| look.orientation.number == orientation) {
                        look.fits.push(anchor);
                    }
                }
            }
        }
        offered
    }

    fn looks_of(&mut self, patch: PatchId) -> &mut [Look] {
        let at = self.patches.iter().position(|takeable| takeable.patch == patch).unwrap_or_else(|| {
            let looks = patch.orientations().iter().map(|orientation| Look { orientation, fits: Vec::new() });
            self.patches.push(Takeable { patch, looks: looks.collect() });
            self.patches.len() - 1
        });
        &mut self.patches[at].looks
    }
}
