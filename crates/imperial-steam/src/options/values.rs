//! The values of the options; the default comes first in each set.

use table::closed_set;

closed_set! {
    /// Who knows the board.
    pub enum Mode {
        /// The person, who is asked.
        Asked = "asked",
        /// A map; the person enters only their own changes.
        Tracked = "tracked",
    }
}

closed_set! {
    /// A house name for common settings, the easiest first.
    pub enum Preset {
        /// AAA, 0.
        Gentle = "gentle",
        /// AAA, 120.
        Standard = "standard",
        /// ABA, 120.
        Brisk = "brisk",
        /// BBB, 120.
        Hard = "hard",
        /// BBB, 220.
        Severe = "severe",
    }
}

closed_set! {
    /// The version of an action card.
    pub enum Version {
        /// Easier.
        A = "A",
        /// Harder.
        B = "B",
    }
}

closed_set! {
    /// The strategy card of a deck.
    pub enum Strategy {
        /// Drawn at random.
        Random = "random",
        /// Card 6*.
        Six = "6",
        /// Card 7*.
        Seven = "7",
        /// Card 8*.
        Eight = "8",
    }
}

closed_set! {
    /// When a decision card is drawn.
    pub enum DecisionDraw {
        /// In every turn.
        EveryTurn = "every_turn",
        /// Only when a slot is needed.
        OnDemand = "on_demand",
    }
}

closed_set! {
    /// When a deck is shuffled again.
    pub enum Reshuffle {
        /// When a card is due and the deck is empty.
        WhenNeeded = "when_needed",
        /// As soon as the last card is used.
        AtLastCard = "at_last_card",
    }
}

closed_set! {
    /// What happens if no block of the card is possible.
    pub enum NoBlock {
        /// He does nothing.
        Nothing = "nothing",
        /// He takes 10 gulden.
        Gain10 = "gain_10",
    }
}

closed_set! {
    /// What counts as a neighbour in a condition.
    pub enum Neighbour {
        /// A city he can join now.
        Buildable = "buildable",
        /// A city next to his network by the map alone.
        Adjacent = "adjacent",
    }
}

closed_set! {
    /// The influence an engineer requires.
    pub enum EngineerThreshold {
        /// At least the hub's.
        Reached = "reached",
        /// More than the hub's.
        Exceeded = "exceeded",
    }
}

closed_set! {
    /// What happens if he cannot pay a fee in full.
    pub enum FeeShort {
        /// He pays what he has.
        WaiveRest = "waive_rest",
        /// The link is closed to him.
        BlocksLink = "blocks_link",
    }
}

closed_set! {
    /// What the person pays on one of his links.
    pub enum FeeFromYou {
        /// 10 gulden.
        Ten = "10",
        /// Nothing.
        Nothing = "0",
    }
}

closed_set! {
    /// What is avoided first when several cities could be the start (P5); the name always comes last.
    pub enum OriginOrder {
        /// A fee, a station, an engineer.
        FeeStationEngineer = "fee_station_engineer",
        /// A fee, an engineer, a station.
        FeeEngineerStation = "fee_engineer_station",
        /// A station, a fee, an engineer.
        StationFeeEngineer = "station_fee_engineer",
        /// A station, an engineer, a fee.
        StationEngineerFee = "station_engineer_fee",
        /// An engineer, a fee, a station.
        EngineerFeeStation = "engineer_fee_station",
        /// An engineer, a station, a fee.
        EngineerStationFee = "engineer_station_fee",
    }
}

closed_set! {
    /// Where the second track starts if the city just joined has no new neighbour.
    pub enum DeadEnd {
        /// Anywhere in his network.
        FromNetwork = "from_network",
        /// Nowhere: the track is lost.
        Forfeit = "forfeit",
    }
}

closed_set! {
    /// How the distance to Trieste is counted.
    pub enum TriesteDistance {
        /// All links of the map.
        Links = "links",
        /// Links he could build.
        BuildableLinks = "buildable_links",
    }
}

closed_set! {
    /// How umlauts are sorted.
    pub enum NameOrder {
        /// ü as u.
        Dictionary = "dictionary",
        /// ü as ue.
        PhoneBook = "phone_book",
    }
}

closed_set! {
    /// Who may take a business token.
    pub enum TokenTaken {
        /// The first comer.
        FirstComer = "first_comer",
        /// Each player once.
        EachPlayer = "each_player",
    }
}

closed_set! {
    /// What happens if he has no hired worker for a factory.
    pub enum FactoryWithoutWorker {
        /// On to the next block.
        NextBlock = "next_block",
        /// A worker comes from his supply.
        FromSupply = "from_supply",
    }
}

closed_set! {
    /// What happens if he already produces every type.
    pub enum AllTypesProducing {
        /// The rule is ignored.
        IgnoreFilter = "ignore_filter",
        /// On to the next block.
        NextBlock = "next_block",
    }
}

closed_set! {
    /// What happens if his supply has fewer workers than the card says.
    pub enum HireShort {
        /// He hires those that are left.
        HireWhatIsLeft = "hire_what_is_left",
        /// On to the next block.
        NextBlock = "next_block",
    }
}

closed_set! {
    /// How far the price marker goes up.
    pub enum PriceSteps {
        /// One step for each worker hired.
        WorkersHired = "workers_hired",
        /// Two steps.
        Always2 = "always_2",
    }
}

closed_set! {
    /// What decides first in a delivery.
    pub enum DeliveryOrder {
        /// The hub.
        HubFirst = "hub_first",
        /// The reward.
        ProfitFirst = "profit_first",
    }
}

closed_set! {
    /// How often coal may be delivered.
    pub enum CoalLimit {
        /// Once at each hub in the game.
        OnePerHub = "one_per_hub",
        /// Once in a round.
        OnePerRound = "one_per_round",
        /// As often as it is wanted.
        Unlimited = "none",
    }
}

closed_set! {
    /// When he is ahead on the influence track.
    pub enum AheadRule {
        /// On a higher column.
        StrictColumn = "strict_column",
        /// Also at the front of the same column.
        FirstInColumn = "first_in_column",
    }
}

closed_set! {
    /// Who goes first on equal columns.
    pub enum EqualInfluence {
        /// The side whose marker was there first.
        EarlierMarkerFirst = "earlier_marker_first",
        /// The person.
        YouFirst = "you_first",
        /// The person is asked.
        Ask = "ask",
    }
}

closed_set! {
    /// What he does when the person passes.
    pub enum PassRule {
        /// He plays on.
        FranzPlaysOn = "franz_plays_on",
        /// He stops too.
        FranzStops = "franz_stops",
    }
}

closed_set! {
    /// How many contracts he takes in phase 8.
    pub enum Phase8Repeat {
        /// One.
        Once = "once",
        /// As many as he can fill.
        WhilePossible = "while_possible",
    }
}

closed_set! {
    /// Who must have joined Trieste for contracts to count.
    pub enum ContractsValid {
        /// Either side.
        Anyone = "anyone",
        /// The side that owns the contracts.
        OwnNetwork = "own_network",
    }
}

closed_set! {
    /// Gulden for each segment of the other side used, at the end.
    pub enum FinalTrackFee {
        /// 20 gulden.
        Twenty = "20",
        /// Nothing.
        Nothing = "0",
    }
}

closed_set! {
    /// How an investor's tenth is rounded.
    pub enum Rounding {
        /// Down.
        Down = "down",
        /// To the nearest gulden, half up.
        Nearest = "nearest",
        /// Up.
        Up = "up",
    }
}

closed_set! {
    /// What decides on equal wealth.
    pub enum ScoreTie {
        /// A draw.
        Draw = "draw",
        /// The higher influence wins.
        Influence = "influence",
    }
}
