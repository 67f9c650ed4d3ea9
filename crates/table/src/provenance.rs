//! Where a figure comes from. The person sees it and may replace the figure with the printed one.

use serde::{Deserialize, Serialize};

/// Where a figure comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Stated in the booklet.
    Booklet,
    /// Public sources agree.
    #[default]
    Public,
    /// Follows logically from the others.
    Derived,
    /// Designed here, because the printed figure is not public.
    House,
    /// Entered by the person from their own copy.
    Owner,
}

impl Provenance {
    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Booklet => "provenance-booklet",
            Self::Public => "provenance-public",
            Self::Derived => "provenance-derived",
            Self::House => "provenance-house",
            Self::Owner => "provenance-owner",
        }
    }
}

/// A figure with its provenance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sourced<T> {
    /// The figure.
    pub value: T,
    /// Where it comes from.
    pub provenance: Provenance,
    /// Why, or how sure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}
