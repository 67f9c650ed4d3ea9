//! Closed sets: words used in files, options and journals.

table::closed_set! {
    /// A column of the ocean mat.
    pub enum Site by BySite {
        /// Left.
        Blue = "blue",
        /// Middle.
        Purple = "purple",
        /// Right.
        Green = "green",
    }
}

table::closed_set! {
    /// The upper strip of a decision card.
    pub enum Marker {
        /// Blank.
        None = "none",
        /// A diver onto the achievement board.
        Place = "place",
        /// A diver comes back.
        Remove = "remove",
    }
}

table::closed_set! {
    /// A step of Nautoma's dive, in the order of the card.
    pub enum DiveStep {
        /// 3 young become 1 school.
        School = "school",
        /// Eggs become young.
        Hatch = "hatch",
        /// New eggs.
        Eggs = "eggs",
    }
}

table::closed_set! {
    /// What an achievement tile counts (B50).
    pub enum Item {
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

table::closed_set! {
    /// Which side of her achievement cards Nautoma uses.
    pub enum Weather {
        /// No achievement points (level 1).
        None = "none",
        /// The calm side.
        Calm = "calm",
        /// The stormy side.
        Stormy = "stormy",
    }
}

table::closed_set! {
    /// A zone of the ocean mat.
    pub enum Zone by ByZone {
        /// Rows 1–3.
        Sunlight = "sunlight",
        /// Row 4.
        Twilight = "twilight",
        /// Rows 5 and 6.
        Midnight = "midnight",
    }
}

table::closed_set! {
    /// The size of a fish.
    pub enum Size {
        /// Below 50 cm.
        Small = "small",
        /// Below 150 cm.
        Medium = "medium",
        /// 150 cm or more.
        Large = "large",
    }
}

table::closed_set! {
    /// When an ability is used.
    pub enum Trigger {
        /// WHEN PLAYED.
        WhenPlayed = "when_played",
        /// IF ACTIVATED.
        IfActivated = "if_activated",
        /// GAME END.
        GameEnd = "game_end",
    }
}

table::closed_set! {
    /// Where a bonus of a dive lies: below a zone, or on the sea bed.
    pub enum Depth by ByDepth {
        /// Below the Sunlight Zone.
        Sunlight = "sunlight",
        /// Below the Twilight Zone.
        Twilight = "twilight",
        /// Below the Midnight Zone.
        Midnight = "midnight",
        /// On the sea bed, for the first diver of a week.
        Bottom = "bottom",
    }
}

impl From<Zone> for Depth {
    fn from(zone: Zone) -> Self {
        match zone {
            Zone::Sunlight => Self::Sunlight,
            Zone::Twilight => Self::Twilight,
            Zone::Midnight => Self::Midnight,
        }
    }
}

impl Zone {
    /// The zone of a row: 1–3 Sunlight, 4 Twilight, 5 and 6 Midnight.
    #[inline]
    pub const fn of_row(row: u8) -> Self {
        match row {
            ..=3 => Self::Sunlight,
            4 => Self::Twilight,
            _ => Self::Midnight,
        }
    }

    /// Its rows, from the top.
    pub fn rows(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |&row| Self::of_row(row) == self)
    }
}

table::closed_set! {
    /// The ten primitives every ability is made of (B30).
    pub enum Op {
        /// Draw cards.
        Draw = "draw",
        /// Take cards from the discard pile.
        Recover = "recover",
        /// Lay eggs.
        LayEgg = "lay_egg",
        /// Lay an egg on each fish of a kind.
        LayEggOnEach = "lay_egg_on_each",
        /// Hatch eggs.
        Hatch = "hatch",
        /// Take young from the supply.
        GainYoung = "gain_young",
        /// Move young or schools.
        Move = "move",
        /// Tuck hand cards beneath longer fish.
        TuckFromHand = "tuck_from_hand",
        /// Play another fish.
        PlayFish = "play_fish",
        /// Points at the end.
        ScoreIf = "score_if",
    }
}

table::closed_set! {
    /// A tag of a fish. Rules only read the first; drawings show them all.
    pub enum Tag {
        /// A predator.
        Predator = "predator",
        /// It glows.
        Bioluminescent = "bioluminescent",
        /// It hides.
        Camouflage = "camouflage",
        /// It stuns.
        Electric = "electric",
        /// It stings.
        Venomous = "venomous",
    }
}

table::closed_set! {
    /// The build of a fish, for whoever draws it. No rule reads it.
    pub enum Shape {
        /// A shark.
        Shark = "shark",
        /// A shark or ray that is flat in front.
        Guitar = "guitar",
        /// A ray or skate.
        Ray = "ray",
        /// A chimaera.
        Chimaera = "chimaera",
        /// A sturgeon.
        Sturgeon = "sturgeon",
        /// Long and round.
        Eel = "eel",
        /// All mouth, and a whip behind.
        Gulper = "gulper",
        /// Long and flat as a ribbon.
        Ribbon = "ribbon",
        /// Thick in front, tapering behind.
        Tail = "tail",
        /// With a rod and a wide mouth.
        Angler = "angler",
        /// Stout, with long teeth.
        Fangs = "fangs",
        /// Slender, with long teeth.
        Dragon = "dragon",
        /// Deep as a hatchet.
        Hatchet = "hatchet",
        /// Its eyes look up.
        Barrel = "barrel",
        /// It stands on its fins.
        Tripod = "tripod",
        /// A flatfish.
        Flat = "flat",
        /// With a sword.
        Bill = "bill",
        /// A fast swimmer.
        Tuna = "tuna",
        /// Slim and silvery.
        Herring = "herring",
        /// Round and flat from the side.
        Disc = "disc",
        /// A typical fish.
        Perch = "perch",
        /// Small, with large fins.
        Goby = "goby",
        /// A large head, many spines.
        Spiny = "spiny",
        /// Round as a ball.
        Puffer = "puffer",
        /// A head with fins.
        Sunfish = "sunfish",
        /// It swims upright.
        Seahorse = "seahorse",
        /// A long snout.
        Trumpet = "trumpet",
        /// Fins like wings.
        Flying = "flying",
        /// With a disc on its head.
        Sucker = "sucker",
    }
}

table::closed_set! {
    /// A token that moves.
    pub enum Token {
        /// A young.
        Young = "young",
        /// A school.
        School = "school",
    }
}

table::closed_set! {
    /// What is missing to play a card.
    pub enum Missing {
        /// Another hand card.
        Card = "card",
        /// An egg.
        Egg = "egg",
        /// A young.
        Young = "young",
        /// A school.
        School = "school",
        /// A slot it may go into.
        Place = "place",
    }
}

table::closed_set! {
    /// Who keeps her tokens; decides how the words speak of them.
    pub enum Keeping {
        /// They lie on a real table and are moved by hand.
        Table = "table",
        /// The program keeps them beside a real table.
        App = "app",
        /// There is no real table.
        Screen = "screen",
    }
}

table::closed_set! {
    /// Whose move it is.
    pub enum Phase {
        /// The person's.
        Player = "player",
        /// Nautoma's.
        Nautoma = "nautoma",
        /// The week is being scored, or is scored.
        WeekEnd = "week_end",
        /// GAME END abilities, then the final score.
        GameEnd = "game_end",
        /// Nobody's.
        Over = "over",
    }
}
