//! Imperial Steam on the page.

use crate::registry::{Drawing, File};

/// Imperial Steam on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "rails"
    }

    fn style(&self) -> File {
        ("rails.css", include_str!("../../assets/rails.css"))
    }
}
