//! Closed sets of words that stand in files, option lists and journals.

/// An enum whose variants have a word each: `ALL`, `name` and `parse`.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word in files and journals.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// From its word.
            pub fn parse(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let word = String::deserialize(d)?;
                Self::parse(&word).ok_or_else(|| serde::de::Error::unknown_variant(&word, &[$($word),+]))
            }
        }
    };
}

words! {
    /// A column of the ocean mat.
    Site {
        /// Left.
        Blue = "blue",
        /// Middle.
        Purple = "purple",
        /// Right.
        Green = "green",
    }
}

words! {
    /// The upper strip of a decision card.
    Marker {
        /// Blank.
        None = "none",
        /// A diver onto the achievement board.
        Place = "place",
        /// A diver back.
        Remove = "remove",
    }
}

words! {
    /// A step of Nautoma's dive, in the order of the card.
    DiveStep {
        /// 3 young become 1 school.
        School = "school",
        /// Eggs become young.
        Hatch = "hatch",
        /// New eggs.
        Eggs = "eggs",
    }
}

words! {
    /// What an achievement tile counts (B50).
    Item {
        /// Eggs and young together.
        EggsAndYoung = "eggs_and_young",
        /// Visible small fish.
        SmallFish = "small_fish",
        /// Visible fish in the Sunlight Zone.
        SunlightFish = "sunlight_fish",
        /// All visible fish.
        AnyFish = "any_fish",
        /// Young.
        Young = "young",
        /// Consumed fish.
        ConsumedFish = "consumed_fish",
        /// Visible medium fish.
        MediumFish = "medium_fish",
        /// Rows with three visible fish.
        FullRows = "full_rows",
        /// Visible fish with at least one token.
        FishWithToken = "fish_with_token",
        /// Predator tags on visible cards.
        PredatorTags = "predator_tags",
        /// Sets of eggs.
        EggSets = "egg_sets",
        /// Schools.
        Schools = "schools",
        /// Visible large fish.
        LargeFish = "large_fish",
        /// Visible fish without any token.
        FishWithoutToken = "fish_without_token",
        /// Visible cards with IF ACTIVATED.
        IfActivatedCards = "if_activated_cards",
    }
}

words! {
    /// Which side of her achievement cards Nautoma uses.
    Weather {
        /// No achievement points (level 1).
        None = "none",
        /// The calm side.
        Calm = "calm",
        /// The stormy side.
        Stormy = "stormy",
    }
}

words! {
    /// A zone of the ocean mat.
    Zone {
        /// Rows 1–3.
        Sunlight = "sunlight",
        /// Row 4.
        Twilight = "twilight",
        /// Rows 5 and 6.
        Midnight = "midnight",
    }
}

words! {
    /// The size of a fish.
    Size {
        /// Below 50 cm.
        Small = "small",
        /// Below 150 cm.
        Medium = "medium",
        /// From 150 cm on.
        Large = "large",
    }
}

words! {
    /// When an ability is used.
    Trigger {
        /// WHEN PLAYED.
        WhenPlayed = "when_played",
        /// IF ACTIVATED.
        IfActivated = "if_activated",
        /// GAME END.
        GameEnd = "game_end",
    }
}
