//! Everything public about a game: typed for whoever draws it, JSON for other programs.

use std::any::Any;
use std::fmt;
use std::ops::Index;
use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde_json::Value;

/// Everything public. Front ends get the game's own type back and fail to compile when it changes; programs get
/// JSON, made from the same value on first use.
#[derive(Clone)]
pub struct State(Arc<Both>);

struct Both {
    typed: Box<dyn Typed>,
    json: OnceLock<Value>,
}

trait Typed: Any + Send + Sync {
    fn json(&self) -> Value;
    fn any(&self) -> &dyn Any;
}

impl<T: Serialize + Send + Sync + 'static> Typed for T {
    fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

impl State {
    /// A game's public state. It must be representable as JSON: map keys are texts.
    pub fn new(state: impl Serialize + Send + Sync + 'static) -> Self {
        Self(Arc::new(Both { typed: Box::new(state), json: OnceLock::new() }))
    }

    /// The state as the type it was made from; `None` if that is a different type.
    pub fn of<T: 'static>(&self) -> Option<&T> {
        self.0.typed.any().downcast_ref()
    }

    /// The same for programs.
    pub fn json(&self) -> &Value {
        self.0.json.get_or_init(|| self.0.typed.json())
    }
}

impl Index<&str> for State {
    type Output = Value;

    fn index(&self, key: &str) -> &Value {
        &self.json()[key]
    }
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(to)
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.json() == other.json()
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json().fmt(f)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_state_is_typed_and_json() {
        #[derive(Serialize)]
        struct Pond {
            fish: u8,
        }
        let state = State::new(Pond { fish: 3 });
        assert_eq!(state.of::<Pond>().map(|pond| pond.fish), Some(3));
        assert!(state.of::<u8>().is_none());
        assert_eq!(state["fish"], 3);
    }
}
