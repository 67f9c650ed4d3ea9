//! A game is its journal: the set-up, the seed and the answers are the whole game. A save file, a share code, a
//! bug report and a replay are all the same thing.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Answer, Refusal, msg};

/// The format of the file; comes first in it.
pub const FORMAT: &str = "vis-a-vis/journal/1";

/// How a share code begins.
const SHARE: &str = "VAV1-";

/// Larger files are not journals: the longest real games stay far below this.
const LARGEST: usize = 4 << 20;

/// One thing the person did.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Entry {
    /// Answered a question.
    Answer {
        /// Which question.
        q: String,
        /// What was answered.
        a: Answer,
        /// A warning was confirmed ("do it anyway").
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        anyway: bool,
    },
    /// Set a tracked figure by hand.
    Set {
        /// Which figure.
        set: String,
        /// Its new value.
        to: Answer,
    },
}

/// What is decided before the first move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game, e.g. `patchwork`.
    pub game: String,
    /// Which table: `digital`, `companion`.
    pub table: String,
    /// Named options; those not named have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The source of all randomness. Written as text, because not every JSON reader keeps 64 bits.
    #[serde(with = "as_text")]
    pub seed: u64,
    /// The person's own cards and maps, by name, if the game was started with them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub own: BTreeMap<String, Value>,
}

impl Setup {
    /// A set-up with all options at their defaults.
    pub fn new(game: &str, table: &str, seed: u64) -> Self {
        Self { game: game.into(), table: table.into(), seed, ..Self::default() }
    }

    /// The same with one option.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.options.insert(name.into(), value.to_string());
        self
    }

    /// The value of an option; empty if it is neither given nor filled in.
    pub fn get(&self, name: &str) -> &str {
        self.options.get(name).map_or("", String::as_str)
    }
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journal {
    /// [`FORMAT`].
    pub format: String,
    /// The edition of the rules it was played by.
    pub edition: u32,
    /// Did play continue from before something already seen ([`Step::reveals`](crate::Step))?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken_back: bool,
    /// What was decided before the first move.
    #[serde(flatten)]
    pub setup: Setup,
    /// What the person did.
    pub entries: Vec<Entry>,
    /// What was undone and can be redone, next one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Entry>,
}

impl Journal {
    /// An empty journal.
    pub fn new(edition: u32, setup: Setup) -> Self {
        Self { format: FORMAT.into(), edition, taken_back: false, setup, entries: Vec::new(), undone: Vec::new() }
    }

    /// The file: JSON, one entry per line.
    pub fn to_file(&self) -> String {
        let one_line = |v: &dyn Fn() -> serde_json::Result<String>| v().unwrap_or_default();
        let lines = |entries: &[Entry]| {
            entries.iter().map(|e| one_line(&|| serde_json::to_string(e))).collect::<Vec<_>>().join(",\n  ")
        };
        let head = Self {
            format: self.format.clone(),
            setup: self.setup.clone(),
            entries: Vec::new(),
            undone: Vec::new(),
            ..*self
        };
        let head = one_line(&|| serde_json::to_string(&head));
        let head = head.strip_suffix(",\"entries\":[]}").unwrap_or(&head);
        let mut file = format!("{head},\n \"entries\": [\n  {}\n ]", lines(&self.entries));
        if !self.undone.is_empty() {
            file += &format!(",\n \"undone\": [\n  {}\n ]", lines(&self.undone));
        }
        file + "}\n"
    }

    /// Reads a file.
    pub fn from_file(text: &str) -> Result<Self, Refusal> {
        if text.len() > LARGEST {
            return Err(bad("BadSave", "too-large"));
        }
        let journal: Self = serde_json::from_str(text).map_err(|e| {
            Refusal::new("BadSave", msg!("error-save-unreadable", line = e.line(), column = e.column()))
        })?;
        if journal.format != FORMAT {
            return Err(Refusal::new("BadSave", msg!("error-save-format", format = journal.format.as_str())));
        }
        Ok(journal)
    }

    /// The whole game as one word that survives mail and QR codes.
    pub fn to_share_code(&self) -> String {
        let json = serde_json::to_vec(self).unwrap_or_default();
        let mut bytes = crc32fast::hash(&json).to_le_bytes().to_vec();
        bytes.extend(miniz_oxide::deflate::compress_to_vec(&json, 9));
        format!("{SHARE}{}", BASE64.encode(bytes))
    }

    /// Reads a share code; white space in it does not matter.
    pub fn from_share_code(code: &str) -> Result<Self, Refusal> {
        let code: String = code.chars().filter(|c| !c.is_whitespace()).collect();
        let body = code.strip_prefix(SHARE).ok_or_else(|| bad("BadShareCode", "start"))?;
        let bytes = BASE64.decode(body).map_err(|_| bad("BadShareCode", "letters"))?;
        let (sum, packed) = bytes.split_first_chunk::<4>().ok_or_else(|| bad("BadShareCode", "short"))?;
        let json = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, LARGEST)
            .map_err(|_| bad("BadShareCode", "damaged"))?;
        if crc32fast::hash(&json) != u32::from_le_bytes(*sum) {
            return Err(bad("BadShareCode", "damaged"));
        }
        let text = String::from_utf8(json).map_err(|_| bad("BadShareCode", "damaged"))?;
        Self::from_file(&text)
    }
}

fn bad(code: &'static str, why: &'static str) -> Refusal {
    Refusal::new(code, msg!("error-share-code", why = why))
}

mod as_text {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(n: &u64, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(n)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<u64, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Seed {
            Number(u64),
            Text(String),
        }
        match Seed::deserialize(d)? {
            Seed::Number(n) => Ok(n),
            Seed::Text(text) => text.parse().map_err(serde::de::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal() -> Journal {
        let mut journal = Journal::new(1, Setup::new("patchwork", "digital", u64::MAX).with("level", 5));
        journal.entries = vec![
            Entry::Answer { q: "move".into(), a: "adv".into(), anyway: false },
            Entry::Set { set: "player.buttons".into(), to: 7.into() },
            Entry::Answer { q: "x".into(), a: Answer::Several(vec!["a".into(), "b".into()]), anyway: true },
        ];
        journal.undone = vec![Entry::Answer { q: "y".into(), a: (-3).into(), anyway: false }];
        journal
    }

    #[test]
    fn a_file_reads_back_as_it_was() {
        let journal = journal();
        assert_eq!(Journal::from_file(&journal.to_file()), Ok(journal.clone()));
        let marked = Journal { taken_back: true, ..journal.clone() };
        assert_eq!(Journal::from_file(&marked.to_file()), Ok(marked));
        let empty = Journal { entries: vec![], undone: vec![], ..journal };
        assert_eq!(Journal::from_file(&empty.to_file()), Ok(empty));
    }

    #[test]
    fn a_share_code_reads_back_as_it_was_and_any_damage_is_found() {
        let journal = journal();
        let code = journal.to_share_code();
        assert_eq!(Journal::from_share_code(&code), Ok(journal.clone()));
        assert_eq!(Journal::from_share_code(&format!(" {}\n{}", &code[..9], &code[9..])), Ok(journal));
        for i in 0..code.len() {
            let mut damaged = code.clone().into_bytes();
            damaged[i] = if damaged[i] == b'A' { b'B' } else { b'A' };
            let damaged = String::from_utf8(damaged).unwrap();
            assert!(Journal::from_share_code(&damaged).is_err(), "letter {i}");
        }
    }

    #[test]
    fn other_files_are_refused_with_a_reason() {
        for text in ["", "{", "[]", "null", "{\"format\":\"x\"}"] {
            assert_eq!(Journal::from_file(text).unwrap_err().code, "BadSave");
        }
        let other = journal().to_file().replace("journal/1", "journal/9");
        assert_eq!(Journal::from_file(&other).unwrap_err().text.id, "error-save-format");
    }
}
