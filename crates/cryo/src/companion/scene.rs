//! What a front end sees of the companion: names, options, panel and state.

use serde_json::{Value, json};
use table::{About, Choice, Game, Messages, Msg, Record, Scene, Setup, Tape, Values, msg};

use crate::Rival;
use crate::rival::Rules;
use crate::things::{Card, Section, Slot, Track};
use crate::words;

/// Cryo with its Rival.
#[derive(Clone, Copy, Debug)]
pub struct Cryo;

/// The game, for front ends.
pub static GAME: Cryo = Cryo;

/// The crate's message files.
pub const MESSAGES: Messages = table::messages!();

impl Game for Cryo {
    fn about(&self) -> About {
        About {
            id: "cryo",
            title: msg!("cryo-title"),
            opponent: msg!("cryo-opponent"),
            pitch: msg!("cryo-pitch"),
            edition: 1,
            tables: vec!["companion"],
            options: options(),
        }
    }

    fn messages(&self) -> Messages {
        MESSAGES
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut rival = Rival::new(Rules::of(setup), setup.seed);
        let end = super::play(&mut rival, setup.seed, tape);
        Scene { end, state: table::State::new(state(&rival)), panel: panel(&rival), fields: rival.fields() }
    }
}

/// The tracks' ends the profile may name.
const ENDS: [&str; 17] =
    ["none", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"];

fn options() -> Vec<Choice> {
    let switch = || Values::OneOf(vec![("off", msg!("cryo-option-off")), ("on", msg!("cryo-option-on"))]);
    let choice = |name, label, help, values, default| Choice {
        name,
        label,
        help,
        values,
        default: std::borrow::Cow::Borrowed(default),
        tables: &[],
    };
    let ends = ENDS.map(|e| (e, if e == "none" { msg!("cryo-option-no-end") } else { Msg::plain(e) }));
    vec![
        choice("variant_harder", msg!("cryo-option-harder"), msg!("cryo-option-harder-help"), switch(), "off"),
        choice(
            "variant_unpredictable",
            msg!("cryo-option-unpredictable"),
            msg!("cryo-option-unpredictable-help"),
            switch(),
            "off",
        ),
        choice(
            "harder_bonus",
            msg!("cryo-option-bonus"),
            msg!("cryo-option-bonus-help"),
            Values::OneOf(vec![("replace", msg!("cryo-option-bonus-replace")), ("add", msg!("cryo-option-bonus-add"))]),
            "replace",
        ),
        choice(
            "dispatch_gain",
            msg!("cryo-option-dispatch"),
            msg!("cryo-option-dispatch-help"),
            Values::OneOf(vec![
                ("nanite", words::amount(Track::Nanite, 1)),
                ("energy", words::amount(Track::Energy, 1)),
            ]),
            "nanite",
        ),
        choice(
            "leftmost_chamber",
            msg!("cryo-option-leftmost"),
            msg!("cryo-option-leftmost-help"),
            Values::OneOf(vec![("1", Msg::plain("1")), ("3", Msg::plain("3"))]),
            "1",
        ),
        choice(
            "check5_pods",
            msg!("cryo-option-check5"),
            msg!("cryo-option-check5-help"),
            Values::OneOf(vec![
                ("platform", msg!("cryo-option-check5-platform")),
                ("platform_and_salvage", msg!("cryo-option-check5-both")),
            ]),
            "platform",
        ),
        choice(
            "decision_source",
            msg!("cryo-option-source"),
            msg!("cryo-option-source-help"),
            Values::OneOf(vec![
                ("real", msg!("cryo-option-source-real")),
                ("virtual", msg!("cryo-option-source-virtual")),
            ]),
            "real",
        ),
        choice(
            "ties",
            msg!("cryo-option-ties"),
            msg!("cryo-option-ties-help"),
            Values::OneOf(vec![("ask", msg!("cryo-option-ties-ask")), ("auto", msg!("cryo-option-ties-auto"))]),
            "ask",
        ),
        choice(
            "energy_max",
            msg!("cryo-option-energy-max"),
            msg!("cryo-option-energy-max-help"),
            Values::OneOf(ends.to_vec()),
            "none",
        ),
        choice(
            "material_max",
            msg!("cryo-option-material-max"),
            msg!("cryo-option-material-max-help"),
            Values::Number { min: 4, max: 20, step: 1 },
            "5",
        ),
    ]
}

/// Everything tracked (10.5), for programs.
pub fn state(rival: &Rival) -> Value {
    let ids = |cards: &[Card]| cards.iter().map(|c| c.id()).collect::<Vec<_>>();
    let by_section = |value: &dyn Fn(Section) -> Value| -> Value {
        Section::ALL.iter().map(|&s| (s.id().to_owned(), value(s))).collect::<serde_json::Map<_, _>>().into()
    };
    let pods = &rival.pods;
    json!({
        "turn": rival.turns,
        "tracks": Track::ALL.iter().map(|&t| (t.id().to_owned(), rival.has(t).into())).collect::<serde_json::Map<_, _>>(),
        "drones": {"home": rival.home, "out": rival.out()},
        "pods": {
            "stasis": by_section(&|s| json!(pods.stasis[s as usize])),
            "platform": pods.platform,
            "salvage": Track::MATERIALS.iter().map(|&m| (m.id().to_owned(), pods.salvage[m as usize].into()))
                .collect::<serde_json::Map<_, _>>(),
            "caverns": pods.caverns,
            "destroyed": pods.destroyed,
        },
        "sabotaged_chambers": by_section(&|s| rival.marks[s as usize].into()),
        "tiles": rival.tiles,
        "upgrades": ids(&rival.upgrades),
        "vehicles": ids(&rival.vehicles),
        "missions": rival.missions,
        "looting_tokens": rival.looting,
        "sunset": rival.sunset,
        "decision_cards": ids(&rival.decision),
        "board_cards": Slot::all().map(|s| (s.id(), rival.board_cards[s.number()].id().into()))
            .collect::<serde_json::Map<_, _>>(),
        "tally": rival.tally,
    })
}

/// The Rival in a few lines.
fn panel(rival: &Rival) -> Vec<(Msg, Msg)> {
    let stocks = Track::ALL.map(|t| msg!("cryo-stock", track = words::track(t), n = rival.has(t))).to_vec();
    let chambers = |s: Section| {
        let shown = |c: usize| {
            if c < usize::from(rival.marks[s as usize]) {
                "×".into()
            } else {
                rival.pods.stasis[s as usize][c].to_string()
            }
        };
        let shown = format!("{} {} {}", shown(0), shown(1), shown(2));
        msg!("cryo-panel-chambers", section = words::section(s), pods = shown)
    };
    let salvage: Vec<Msg> = Track::MATERIALS
        .into_iter()
        .filter(|&m| rival.pods.salvage[m as usize] > 0)
        .map(|m| msg!("cryo-stock", track = words::track(m), n = rival.pods.salvage[m as usize]))
        .collect();
    let salvage = if salvage.is_empty() { msg!("cryo-none") } else { msg!("cryo-list", list = salvage) };
    let mut upgrades: Vec<Msg> = rival.upgrades.iter().map(|&c| words::upgrade(c)).collect();
    if upgrades.is_empty() {
        upgrades.push(msg!("cryo-none"));
    }
    let (p, n) = (&rival.pods, rival.missions);
    let mut panel = vec![
        (msg!("cryo-panel-tracks"), msg!("cryo-list", list = stocks)),
        (msg!("cryo-panel-drones"), msg!("cryo-panel-drones-value", home = rival.home, out = rival.out())),
        (msg!("cryo-panel-stasis"), msg!("cryo-list", list = Section::ALL.map(chambers).to_vec())),
        (
            msg!("cryo-panel-pods"),
            msg!("cryo-panel-pods-value", platform = p.platform, caverns = p.caverns, destroyed = p.destroyed),
        ),
        (msg!("cryo-panel-salvage"), salvage),
        (msg!("cryo-panel-upgrades"), msg!("cryo-list", list = upgrades)),
        (msg!("cryo-panel-vehicles"), words::cards(&rival.vehicles)),
        (
            msg!("cryo-panel-rest"),
            msg!("cryo-panel-rest-value", missions = n, tiles = rival.tiles, tokens = rival.tokens()),
        ),
    ];
    if !rival.rules.unpredictable {
        panel.push((msg!("cryo-panel-decision"), words::cards(&rival.decision)));
    }
    panel
}
