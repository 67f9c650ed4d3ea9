//! The named options of §11 and the dials of §2, read from a set-up.

use table::{Choice, Msg, Setup, Values, msg};

use crate::city::NameOrder;

/// What speaks for a start city (P5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// No fee.
    Fee,
    /// No new station.
    Station,
    /// No new engineer.
    Engineer,
}

/// How often coal may be delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoalLimit {
    /// Once at each hub in the game.
    OnePerHub,
    /// Once in a round.
    OnePerRound,
    /// As often as it is wanted.
    Unlimited,
}

/// Who begins on equal columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equal {
    /// Whose marker was there first.
    EarlierMarker,
    /// The person.
    YouFirst,
    /// The person tells.
    Ask,
}

/// How an investor's tenth is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// Down.
    Down,
    /// To the nearest gulden, half up.
    Nearest,
    /// Up.
    Up,
}

/// The options of §11; a `true` stands for the second value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// `decision_draw`: a decision card only when a slot is needed.
    pub decision_on_demand: bool,
    /// `reshuffle`: as soon as the last card is used.
    pub reshuffle_at_last_card: bool,
    /// `no_block`: 10 gulden if no block is possible.
    pub no_block_gain_10: bool,
    /// `neighbour`: a condition counts neighbours by the map alone.
    pub neighbour_adjacent: bool,
    /// `engineer_threshold`: his influence must exceed the hub's.
    pub engineer_exceeded: bool,
    /// `engineer_kept`: false gives the engineer back after the track.
    pub engineer_kept: bool,
    /// `fee_short`: a fee he cannot pay closes the link.
    pub fee_blocks_link: bool,
    /// `fee_from_you`.
    pub fee_from_you: i64,
    /// `origin_order`, before the name.
    pub origin_order: [Origin; 3],
    /// `second_track_prefers_targets`.
    pub second_prefers_targets: bool,
    /// `second_track_dead_end`: the second track is lost.
    pub dead_end_forfeit: bool,
    /// `trieste_distance`: over links he could build.
    pub trieste_buildable: bool,
    /// `name_order`.
    pub name_order: NameOrder,
    /// `token_taken`: each player takes the token once.
    pub token_each_player: bool,
    /// `factory_without_worker`: a worker comes from the supply.
    pub factory_from_supply: bool,
    /// `all_types_producing`: then the next block.
    pub all_types_next_block: bool,
    /// `hire_short`: then the next block.
    pub hire_short_next_block: bool,
    /// `price_steps`: always 2.
    pub price_always_2: bool,
    /// `delivery_order`: the reward before the hub.
    pub profit_first: bool,
    /// `coal_limit`.
    pub coal: CoalLimit,
    /// `ahead_rule`: on equal columns the front marker is ahead.
    pub first_in_column: bool,
    /// `equal_influence`.
    pub equal: Equal,
    /// `pass_rule`: he stops when you pass.
    pub franz_stops: bool,
    /// `phase8_repeat`: contracts as long as one can be filled.
    pub phase8_while_possible: bool,
    /// `contracts_valid`: only with Trieste in the own network.
    pub contracts_own_network: bool,
    /// `score_dock`: dock cubes score.
    pub score_dock: bool,
    /// `final_track_fee`.
    pub final_track_fee: i64,
    /// `investor_rounding`.
    pub rounding: Rounding,
    /// `score_tie`: influence decides.
    pub tie_by_influence: bool,
    /// Options that are not at their default, with their value.
    changed: Vec<(&'static str, &'static str)>,
}

/// The options by name with their values, the default first.
pub const OPTIONS: [(&str, &[&str]); 29] = [
    ("decision_draw", &["every_turn", "on_demand"]),
    ("reshuffle", &["when_needed", "at_last_card"]),
    ("no_block", &["nothing", "gain_10"]),
    ("neighbour", &["buildable", "adjacent"]),
    ("engineer_threshold", &["reached", "exceeded"]),
    ("engineer_kept", &["true", "false"]),
    ("fee_short", &["waive_rest", "blocks_link"]),
    ("fee_from_you", &["10", "0"]),
    (
        "origin_order",
        &[
            "fee,station,engineer,name",
            "fee,engineer,station,name",
            "station,fee,engineer,name",
            "station,engineer,fee,name",
            "engineer,fee,station,name",
            "engineer,station,fee,name",
        ],
    ),
    ("second_track_prefers_targets", &["true", "false"]),
    ("second_track_dead_end", &["from_network", "forfeit"]),
    ("trieste_distance", &["links", "buildable_links"]),
    ("name_order", &["dictionary", "phone_book"]),
    ("token_taken", &["first_comer", "each_player"]),
    ("factory_without_worker", &["next_block", "from_supply"]),
    ("all_types_producing", &["ignore_filter", "next_block"]),
    ("hire_short", &["hire_what_is_left", "next_block"]),
    ("price_steps", &["workers_hired", "always_2"]),
    ("delivery_order", &["hub_first", "profit_first"]),
    ("coal_limit", &["one_per_hub", "one_per_round", "none"]),
    ("ahead_rule", &["strict_column", "first_in_column"]),
    ("equal_influence", &["earlier_marker_first", "you_first", "ask"]),
    ("pass_rule", &["franz_plays_on", "franz_stops"]),
    ("phase8_repeat", &["once", "while_possible"]),
    ("contracts_valid", &["anyone", "own_network"]),
    ("score_dock", &["false", "true"]),
    ("final_track_fee", &["20", "0"]),
    ("investor_rounding", &["down", "nearest", "up"]),
    ("score_tie", &["draw", "influence"]),
];

impl Rules {
    /// The rules of a set-up; what it does not name has its default.
    pub fn new(setup: &Setup) -> Self {
        Self::from_values(|name| setup.get(name))
    }

    /// The rules from values by name; an unknown value counts as the default.
    pub fn from_values<'a>(value: impl Fn(&str) -> &'a str) -> Self {
        let place = |name: &str| {
            let (_, values) = OPTIONS.iter().find(|(n, _)| *n == name).unwrap_or(&OPTIONS[0]);
            values.iter().position(|v| *v == value(name)).unwrap_or(0)
        };
        let second = |name: &str| place(name) == 1;
        let changed = OPTIONS.iter().filter(|(n, _)| place(n) > 0).map(|(n, values)| (*n, values[place(n)])).collect();
        use Origin::{Engineer, Fee, Station};
        Self {
            decision_on_demand: second("decision_draw"),
            reshuffle_at_last_card: second("reshuffle"),
            no_block_gain_10: second("no_block"),
            neighbour_adjacent: second("neighbour"),
            engineer_exceeded: second("engineer_threshold"),
            engineer_kept: !second("engineer_kept"),
            fee_blocks_link: second("fee_short"),
            fee_from_you: if second("fee_from_you") { 0 } else { 10 },
            origin_order: [
                [Fee, Station, Engineer],
                [Fee, Engineer, Station],
                [Station, Fee, Engineer],
                [Station, Engineer, Fee],
                [Engineer, Fee, Station],
                [Engineer, Station, Fee],
            ][place("origin_order")],
            second_prefers_targets: !second("second_track_prefers_targets"),
            dead_end_forfeit: second("second_track_dead_end"),
            trieste_buildable: second("trieste_distance"),
            name_order: if second("name_order") { NameOrder::PhoneBook } else { NameOrder::Dictionary },
            token_each_player: second("token_taken"),
            factory_from_supply: second("factory_without_worker"),
            all_types_next_block: second("all_types_producing"),
            hire_short_next_block: second("hire_short"),
            price_always_2: second("price_steps"),
            profit_first: second("delivery_order"),
            coal: [CoalLimit::OnePerHub, CoalLimit::OnePerRound, CoalLimit::Unlimited][place("coal_limit")],
            first_in_column: second("ahead_rule"),
            equal: [Equal::EarlierMarker, Equal::YouFirst, Equal::Ask][place("equal_influence")],
            franz_stops: second("pass_rule"),
            phase8_while_possible: second("phase8_repeat"),
            contracts_own_network: second("contracts_valid"),
            score_dock: second("score_dock"),
            final_track_fee: if second("final_track_fee") { 0 } else { 20 },
            rounding: [Rounding::Down, Rounding::Nearest, Rounding::Up][place("investor_rounding")],
            tie_by_influence: second("score_tie"),
            changed,
        }
    }

    /// Options that are not at their default.
    pub fn changed(&self) -> &[(&'static str, &'static str)] {
        &self.changed
    }

    /// The reason, naming the option it hangs on where that is not at its default.
    pub fn under(&self, option: &str, reason: Msg) -> Msg {
        match self.changed.iter().find(|(name, _)| *name == option) {
            Some((name, value)) => msg!("steam-by-option", reason = reason, name = *name, value = *value),
            None => reason,
        }
    }
}

/// The reason itself, without the option it hangs on.
pub fn bare(reason: &Msg) -> &Msg {
    match reason.args.first() {
        Some((_, table::Arg::Msg(inner))) if reason.id == "steam-by-option" => inner,
        _ => reason,
    }
}

/// The stable code of a reason (§13), e.g. `tie.sites`.
pub fn code(reason: &Msg) -> String {
    bare(reason).id.strip_prefix("steam-").unwrap_or_default().replace('-', ".")
}

/// The dials of §2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dials {
    /// A map is loaded; else the person is asked.
    pub tracked: bool,
    /// The person draws the printed cards.
    pub printed: bool,
    /// A or B of the cards 1, 2, 3.
    pub variants: [String; 3],
    /// Start money.
    pub money: i64,
    /// The strategy cards, where chosen.
    pub strategy: [Option<String>; 2],
}

/// The presets (house names): cards, money.
pub const PRESETS: [(&str, [&str; 3], i64); 5] = [
    ("standard", ["A", "A", "A"], 120),
    ("gentle", ["A", "A", "A"], 0),
    ("brisk", ["A", "B", "A"], 120),
    ("hard", ["B", "B", "B"], 120),
    ("severe", ["B", "B", "B"], 220),
];

impl Dials {
    /// The dials of a complete set-up. A preset moves those dials that stand at their standard values.
    pub fn new(setup: &Setup) -> Self {
        let preset = PRESETS.iter().find(|p| p.0 == setup.get("preset")).unwrap_or(&PRESETS[0]);
        let variant = |i: usize| {
            let dial = setup.get(["card1", "card2", "card3"][i]);
            if dial == "B" { "B".to_owned() } else { preset.1[i].to_owned() }
        };
        let money = setup.get("start_money").parse().unwrap_or(120);
        let chosen = |name: &str| Some(setup.get(name)).filter(|v| v.ends_with('*')).map(str::to_owned);
        Self {
            tracked: setup.get("mode") == "tracked",
            printed: setup.get("cards") == "printed",
            variants: [variant(0), variant(1), variant(2)],
            money: if money == 120 { preset.2 } else { money },
            strategy: [chosen("strategy_action"), chosen("strategy_decision")],
        }
    }
}

/// Everything that can be chosen before the first move.
pub fn choices() -> Vec<Choice> {
    let one_of = |name: &'static str, values: &[&'static str]| {
        let values = values.iter().map(|v| (*v, msg!("steam-value", option = name, value = *v))).collect::<Vec<_>>();
        let default = values.first().map_or("", |v| v.0);
        let (label, help) = (msg!("steam-option", name = name), msg!("steam-option-help", name = name));
        Choice { name, label, help, values: Values::OneOf(values), default: default.into(), tables: &[] }
    };
    let mut all = vec![
        one_of("mode", &["asked", "tracked"]),
        one_of("preset", &["standard", "gentle", "brisk", "hard", "severe"]),
        one_of("card1", &["A", "B"]),
        one_of("card2", &["A", "B"]),
        one_of("card3", &["A", "B"]),
        Choice {
            values: Values::Number { min: 0, max: 1000, step: 10 },
            default: "120".into(),
            ..one_of("start_money", &[])
        },
        one_of("cards", &["app", "printed"]),
        one_of("strategy_action", &["random", "6*", "7*", "8*"]),
        one_of("strategy_decision", &["random", "6*", "7*", "8*"]),
    ];
    all.extend(OPTIONS.iter().map(|(name, values)| one_of(name, values)));
    all
}
