//! The languages everything is said in. A new one takes one line in the list below and one `messages/<code>.ftl`
//! beside each English one; the audits then cover it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Makes everything from one list: [`Lang`], [`in_each_language!`](crate::in_each_language), which includes a file for each
/// language, and [`messages!`](crate::messages), which does so with a crate's message files.
macro_rules! languages {
    (($d:tt) $($(#[$doc:meta])* $lang:ident = $code:literal, $own_name:literal;)+) => {
        /// A language.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Lang {
            $($(#[$doc])* $lang,)+
            /// English with accents and 40 % longer, for tests: plain text was never translated, and clipped text
            /// leaves no room for other languages. Not offered to people.
            Pseudo,
        }

        impl Lang {
            /// All languages people can choose.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$lang),+];

            /// Its code, e.g. `de`.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$lang => $code,)+ Self::Pseudo => "en-XA" }
            }

            /// What its speakers call it.
            pub const fn own_name(self) -> &'static str {
                match self { $(Self::$lang => $own_name,)+ Self::Pseudo => "Þšéüðö" }
            }
        }

        /// Files of the calling crate, one for each language: its code stands between the two parts of their path.
        #[macro_export]
        macro_rules! in_each_language {
            ($d before:expr, $d after:expr) => {
                [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $d before, $code, $d after)),)+]
            };
        }

        /// The calling crate's message files, `messages/<code>.ftl`, one for each language.
        #[macro_export]
        macro_rules! messages {
            () => {
                ::table::Messages::new(&[
                    $(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/", $code, ".ftl")),)+
                ])
            };
        }
    };
}

languages! {
    ($)
    /// English.
    #[default]
    En = "en", "English";
    /// German.
    De = "de", "Deutsch";
}

impl Lang {
    /// From a code, or a locale such as `de_AT.UTF-8`.
    pub fn parse(text: &str) -> Option<Self> {
        if text == Self::Pseudo.code() {
            return Some(Self::Pseudo);
        }
        let text = text.to_ascii_lowercase();
        Self::ALL.into_iter().find(|l| {
            text.strip_prefix(l.code()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_', '.', '@']))
        })
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let code = String::deserialize(from)?;
        Self::parse(&code).ok_or_else(|| serde::de::Error::custom(format_args!("no language {code}")))
    }
}

/// A text in the pseudo-language: letters get accents, vowels are doubled.
pub(crate) fn pseudo(text: &str) -> String {
    const PLAIN: &str = "AEIOUaeiouCDGHKLNRSTWYZcdghklnrstwyz";
    const ACCENTED: &str = "ÀÉÎÖÛàéîöûÇÐĜĤĶĻÑŔŠŢŴÝŽçðĝĥķļñŕšţŵýž";
    let accented = |letter: char| {
        let at = PLAIN.chars().position(|plain| plain == letter);
        at.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
    };
    let twice = |letter: char| if "AEIOUaeiou".contains(letter) { 2 } else { 1 };
    text.chars().flat_map(|letter| std::iter::repeat_n(accented(letter), twice(letter))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_a_language() {
        assert_eq!(Lang::parse("de_AT.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::parse("EN"), Some(Lang::En));
        assert_eq!(Lang::parse("fr"), None);
        assert_eq!(Lang::parse("enough"), None);
    }

    #[test]
    fn the_pseudo_language_is_reached_by_its_code_and_offered_to_nobody() {
        assert_eq!(Lang::parse("en-XA"), Some(Lang::Pseudo));
        assert!(!Lang::ALL.contains(&Lang::Pseudo));
    }

    #[test]
    fn the_pseudo_language_is_longer_and_has_accents() {
        let text = "The quick brown fox jumps over the lazy dog.";
        let pseudo = pseudo(text);
        let longer = pseudo.chars().count() as f64 / text.chars().count() as f64;
        assert!((1.2..1.6).contains(&longer), "{longer}");
        assert!(pseudo.split(' ').all(|word| !word.is_ascii()), "{pseudo}");
    }
}
