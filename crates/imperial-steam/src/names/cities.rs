//! Cities and the order of their names, compared by this module's own rules, never by a locale's.

use std::cmp::Ordering;

use crate::options::NameOrder;

/// A city: its index in [`Cities`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct City(pub u16);

/// Both networks start here.
pub const WIEN: City = City(0);
/// The far end of the line.
pub const TRIESTE: City = City(1);

/// All names known so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cities {
    list: Vec<Name>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Name {
    text: String,
    dictionary: String,
    phone_book: String,
}

impl Default for Cities {
    fn default() -> Self {
        let mut names = Self { list: Vec::new() };
        names.add("Wien");
        names.add("Trieste");
        names
    }
}

impl Cities {
    /// The city with this name, new or known. Names that differ only in accents, case or full stops are the same city.
    pub fn add(&mut self, text: &str) -> City {
        let text = text.trim();
        self.find(text).unwrap_or_else(|| {
            self.list.push(Name {
                text: text.to_owned(),
                dictionary: sort_key(text, NameOrder::Dictionary),
                phone_book: sort_key(text, NameOrder::PhoneBook),
            });
            City(u16::try_from(self.list.len() - 1).unwrap_or(u16::MAX))
        })
    }

    /// A city known by this name.
    pub fn find(&self, text: &str) -> Option<City> {
        let same = |n: &Name| n.text == text;
        let index = self.list.iter().position(same).or_else(|| {
            let key = sort_key(text, NameOrder::Dictionary);
            self.list.iter().position(|n| n.dictionary == key)
        });
        index.map(|i| City(i as u16))
    }

    /// What a city is called.
    pub fn of(&self, city: City) -> &str {
        self.list.get(usize::from(city.0)).map_or("", |n| n.text.as_str())
    }

    /// How many names are known.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Always false: Wien and Trieste are always known.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// All cities.
    pub fn all(&self) -> impl Iterator<Item = City> + use<> {
        (0..self.list.len()).map(|i| City(i as u16))
    }

    /// A to Z (P4).
    pub fn compare(&self, a: City, b: City, order: NameOrder) -> Ordering {
        let name = |c: City| &self.list[usize::from(c.0)];
        let (a, b) = (name(a), name(b));
        let by_key = match order {
            NameOrder::Dictionary => a.dictionary.cmp(&b.dictionary),
            NameOrder::PhoneBook => a.phone_book.cmp(&b.phone_book),
        };
        by_key.then_with(|| a.text.cmp(&b.text))
    }
}

/// Lower case, with accents and umlauts as the base letter (or ä = ae, ö = oe, ü = ue), ß = ss, and full stops dropped
/// (P4).
pub fn sort_key(text: &str, order: NameOrder) -> String {
    let mut key = String::with_capacity(text.len() + 2);
    for c in text.trim().chars().flat_map(char::to_lowercase) {
        match c {
            '.' => {}
            'ß' => key.push_str("ss"),
            'ä' | 'ö' | 'ü' => {
                key.push(base(c));
                if order == NameOrder::PhoneBook {
                    key.push('e');
                }
            }
            // A letter followed by a separate mark is the same letter.
            '\u{308}' => {
                if order == NameOrder::PhoneBook && key.ends_with(['a', 'o', 'u']) {
                    key.push('e');
                }
            }
            '\u{300}'..='\u{36f}' => {}
            c => key.push(base(c)),
        }
    }
    key
}

/// The letter without its accent.
const fn base(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' => 'i',
        'ĺ' | 'ľ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ŕ' | 'ř' => 'r',
        'ś' | 'ş' | 'š' | 'ș' => 's',
        'ţ' | 'ť' | 'ț' => 't',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn murska_sobota_comes_before_muerzzuschlag_only_in_the_dictionary() {
        let mut names = Cities::default();
        let (sobota, zuschlag) = (names.add("Murska Sobota"), names.add("Mürzzuschlag"));
        assert_eq!(names.compare(sobota, zuschlag, NameOrder::Dictionary), Ordering::Less);
        assert_eq!(names.compare(sobota, zuschlag, NameOrder::PhoneBook), Ordering::Greater);
    }

    #[test]
    fn accents_and_full_stops_do_not_make_another_city_and_the_first_spelling_survives() {
        let mut names = Cities::default();
        let polten = names.add("St. Pölten");
        assert_eq!(names.add("st pölten"), polten);
        assert_eq!(names.add("St. Po\u{308}lten"), polten);
        assert_eq!(names.of(polten), "St. Pölten");
        assert_eq!(sort_key("Bruck a. d. Mur", NameOrder::Dictionary), "bruck a d mur");
        assert_eq!(sort_key("Győr Varaždin Weiß", NameOrder::PhoneBook), "gyor varazdin weiss");
        assert_eq!(sort_key("Mu\u{308}rz", NameOrder::PhoneBook), "muerz");
    }

    #[test]
    fn a_letter_with_any_accent_is_sorted_as_that_letter() {
        for (accented, plain) in [
            ("àáâãåāăą", "a"),
            ("çćĉċč", "c"),
            ("ďđ", "d"),
            ("èéêëēĕėęě", "e"),
            ("ìíîïĩīĭį", "i"),
            ("ĺľł", "l"),
            ("ñńň", "n"),
            ("òóôõøōŏő", "o"),
            ("ŕř", "r"),
            ("śşšș", "s"),
            ("ţťț", "t"),
            ("ùúûũūŭůűų", "u"),
            ("ýÿ", "y"),
            ("źżž", "z"),
        ] {
            for c in accented.chars() {
                assert_eq!(sort_key(&c.to_string(), NameOrder::PhoneBook), plain, "{c}");
            }
        }
        assert_eq!(sort_key("äöü", NameOrder::Dictionary), "aou");
        assert_eq!(sort_key("äöü", NameOrder::PhoneBook), "aeoeue");
        assert_eq!(sort_key("e\u{308}", NameOrder::PhoneBook), "e", "only a, o and u become two letters");
    }
}
