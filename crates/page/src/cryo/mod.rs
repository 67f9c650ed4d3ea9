//! Cryo on the page.

use crate::registry::{Drawing, File};

/// Cryo on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "ship"
    }

    fn style(&self) -> File {
        ("ship.css", include_str!("../../assets/ship.css"))
    }
}
