//! The final score sheet of both sides (§10.7).

use serde_json::json;
use table::{
    Answer, Asks, Field, Figures, Label, Line, Msg, Opt, Over, Pick, Question, Refusal, Step, Stop, Table, Winner, msg,
};

use super::Companion;
use super::asks::open_types;
use crate::Rival;
use crate::data::{Per, card};
use crate::names::{Card, Material, Track};
use crate::score::{Holdings, Score, Settlement, best_missions, score};
use crate::words;
use table::few::Few;

/// Pods of each side.
const PODS: u8 = 15;
/// The most caverns there can be.
const CAVERNS: i64 = 14;
/// Highest number offered for a cavern.
const NUMBER: i64 = 20;
/// All incident tokens of the game.
const TOKENS: i64 = 33;

/// What the person enters for their own side.
struct Yours {
    upgrades: u8,
    vehicles: u8,
    aboard: u8,
    missions: Vec<Card>,
    holdings: Holdings,
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// Asks what is missing and adds up both sides.
    pub(super) fn sheet(&mut self, rival: &mut Rival) -> Result<Over, Stop> {
        let caverns = self.ask_caverns(rival)?;
        let warning = self.pod_sum(rival, &caverns);
        let missions = self.rival_missions(rival)?;
        let yours = self.ask_yours(rival, &caverns, &missions)?;
        // Corrections made after the end of the game still count.
        while self.asks.correction(rival)? {}
        let theirs = Holdings {
            caverns: caverns.iter().map(|c| c.rival).collect(),
            salvage: rival.pods.salvaging(),
            energy: rival.has(Track::Energy),
            materials: Material::ALL.iter().map(|m| rival.has(m.track())).sum(),
            tiles: rival.tiles,
            tokens: rival.tokens(),
        };
        let majorities: Vec<(i64, i64)> = caverns.iter().map(Settlement::majority).collect();
        let (h, r) = majorities.iter().fold((0, 0), |(h, r), m| (h + m.0, r + m.1));
        let human = score(
            &yours.holdings,
            usize::from(yours.upgrades + yours.vehicles),
            yours.aboard,
            h,
            &yours.missions,
            None,
        );
        let cards = rival.upgrades.len() + rival.vehicles.len();
        let other = score(&theirs, cards, rival.pods.platform, r, &missions, best_missions());
        let cards = (usize::from(yours.upgrades + yours.vehicles), rival.upgrades.len(), rival.vehicles.len());
        let mut sheet = lines(&human, &other, &caverns, |at| Msg::plain((at + 1).to_string()), cards);
        if let Some(warning) = warning {
            sheet[0] = sheet[0].clone().because(warning);
        }
        let bank = other.missions.iter().any(|s| s.mission == Card::Moth && s.counts);
        if bank && rival.rules.ends[Track::Energy].is_none() && theirs.energy > 6 {
            sheet[4] = sheet[4].clone().because(msg!("cryo-why-power-bank", energy = theirs.energy));
        }
        Ok(over(&human, &other, &caverns, sheet))
    }

    /// How many caverns hold a pod, then all of them on one screen: both sides' pods and the two numbers.
    fn ask_caverns(&mut self, rival: &mut Rival) -> Result<Vec<Settlement>, Stop> {
        let many = self.asks.number(rival, |r| {
            Question::number("sheet.caverns", msg!("cryo-ask-caverns"), (0, CAVERNS))
                .note(msg!("cryo-note-caverns", pods = r.pods.caverns))
        })?;
        if many == 0 {
            return Ok(Vec::new());
        }
        let question = |r: &Rival| {
            let field = |number: i64, id: &str, name: Msg, max: i64| {
                let label = Label::of(msg!("cryo-field-cavern", number = number), name);
                Field::number(format!("{number}.{id}"), label, 0, (0, max))
            };
            let cavern = |n: i64| {
                [
                    field(n, "yours", msg!("cryo-field-cavern-yours"), PODS.into()),
                    field(n, "rival", msg!("cryo-field-cavern-rival"), PODS.into()),
                    field(n, "high", msg!("cryo-field-cavern-high"), NUMBER).empty(),
                    field(n, "low", msg!("cryo-field-cavern-low"), NUMBER).empty(),
                ]
            };
            Question::form("sheet.cavern", msg!("cryo-ask-cavern"), (1..=many).flat_map(cavern).collect())
                .note(msg!("cryo-note-caverns", pods = r.pods.caverns))
        };
        self.asks.ask_built(rival, question, |_, question, answer, insist| {
            question.accepts(answer)?;
            let figures = Figures::of(question, answer);
            let figure = |n: i64, id: &str| u8::try_from(figures.number(&format!("{n}.{id}"))).unwrap_or_default();
            let cavern = |n: i64| Settlement {
                human: figure(n, "yours"),
                rival: figure(n, "rival"),
                high: figure(n, "high"),
                low: figure(n, "low"),
            };
            let caverns: Vec<Settlement> = (1..=many).map(cavern).collect();
            let sum = |pods: fn(&Settlement) -> u8| caverns.iter().map(|c| u16::from(pods(c))).sum::<u16>();
            let most = sum(|c| c.human).max(sum(|c| c.rival));
            if most > PODS.into() {
                insist.or("TooManyPods", msg!("cryo-warn-too-many", entered = most, pods = PODS))?;
            }
            if let Some(at) = caverns.iter().position(|c| c.high < c.low) {
                insist.or("HighBelowLow", msg!("cryo-warn-high-low", number = at + 1))?;
            }
            Ok(caverns)
        })
    }

    /// `PodSum`: the entered figures count, and the difference is told.
    fn pod_sum(&mut self, rival: &Rival, caverns: &[Settlement]) -> Option<Msg> {
        let entered: u16 = caverns.iter().map(|c| u16::from(c.rival)).sum();
        let tracked = rival.pods.caverns;
        if entered == u16::from(tracked) {
            return None;
        }
        let warning = msg!("cryo-warn-pod-sum", entered = entered, tracked = tracked);
        let difference = i64::from(entered) - i64::from(tracked);
        let told = warning.clone();
        self.tell(|| Step::mind(told).data(json!({"code": "PodSum", "difference": difference})));
        Some(warning)
    }

    /// §7.6: the Rival's missions without duplicates: which types there are, then which ones replaced the duplicates.
    /// A type that is there stays, so the order of play does not matter.
    fn rival_missions(&mut self, rival: &mut Rival) -> Result<Vec<Card>, Stop> {
        if rival.missions == 0 {
            return Ok(Vec::new());
        }
        let turned = self.asks.several(rival, |r| {
            let options = open_types(r, &[]).map(|c| (Opt::new(c.id(), mission_card(c)), c));
            let most = usize::from(r.missions).clamp(1, Card::ALL.len());
            Pick::several("sheet.mission", msg!("cryo-ask-mission", missions = r.missions), options, (1, most))
                .note(msg!("cryo-note-mission"))
        })?;
        let doubles = usize::from(rival.missions).saturating_sub(turned.len());
        let mut missions = turned;
        if doubles == 0 {
            return Ok(missions);
        }
        self.tell(|| {
            Step::new(msg!("cryo-do-replace-mission", doubles = doubles)).because([msg!("cryo-why-replace-mission")])
        });
        let seen = missions.clone();
        if seen.len() < Card::ALL.len() {
            let drawn = self.asks.several(rival, |r| {
                let missing = open_types(r, &[]).filter(|c| !seen.contains(c));
                let options = missing.map(|c| (Opt::new(c.id(), mission_card(c)), c));
                Pick::several("sheet.replacement", msg!("cryo-ask-replacement"), options, (0, doubles))
                    .note(msg!("cryo-note-replacement"))
            })?;
            missions.extend(drawn);
        }
        Ok(missions)
    }

    /// The person's own side: only what the missions need.
    fn ask_yours(&mut self, rival: &mut Rival, caverns: &[Settlement], theirs: &[Card]) -> Result<Yours, Stop> {
        let own: Few<u8, 16> = caverns.iter().map(|c| c.human).collect();
        let settled: u16 = own.iter().map(|&n| u16::from(n)).sum();
        let left = i64::from(u16::from(PODS).saturating_sub(settled));
        let small = |n: i64| u8::try_from(n).unwrap_or_default();
        let figures = self.asks.form(rival, |_| {
            let fields = vec![
                Field::number("upgrades", msg!("cryo-field-your-upgrades"), 0, (0, 3)),
                Field::number("vehicles", msg!("cryo-field-your-vehicles"), 0, (0, 3)),
                Field::number("aboard", msg!("cryo-field-your-aboard"), 0, (0, left)),
            ];
            Question::form("sheet.yours", msg!("cryo-ask-yours"), fields)
        })?;
        let [upgrades, vehicles, aboard] = ["upgrades", "vehicles", "aboard"].map(|id| small(figures.number(id)));
        let missions = self.your_missions(rival, theirs)?;
        let fields = |r: &Rival| -> Vec<Field> {
            let energy = i64::from(r.end(Track::Energy));
            let most: i64 = Material::ALL.iter().map(|m| i64::from(r.end(m.track()))).sum();
            let field = |id: &'static str, label: Msg, max: i64| Some(Field::number(id, label, 0, (0, max)));
            let field_of = |mission: &Card| match card(*mission).mission.per {
                Per::PodOnSalvage => {
                    field("salvage", msg!("cryo-field-your-salvage"), (left - i64::from(aboard)).max(0))
                }
                Per::Energy => field("energy", msg!("cryo-field-your-energy"), energy),
                Per::TwoMaterials => field("materials", msg!("cryo-field-your-materials"), most),
                Per::Tile => field("tiles", msg!("cryo-field-your-tiles"), 7),
                Per::Token => field("tokens", msg!("cryo-field-your-tokens"), TOKENS),
                Per::CavernWithTwo | Per::CavernWithOne | Per::PodInLargest => None,
            };
            missions.iter().filter_map(field_of).collect()
        };
        let mut holdings = Holdings { caverns: own, ..Holdings::default() };
        if !fields(rival).is_empty() {
            let figures =
                self.asks.form(rival, |r| Question::form("sheet.holdings", msg!("cryo-ask-holdings"), fields(r)))?;
            let has = |id: &str| small(figures.number(id));
            holdings = Holdings {
                salvage: has("salvage"),
                energy: has("energy"),
                materials: has("materials"),
                tiles: has("tiles"),
                tokens: has("tokens"),
                ..holdings
            };
        }
        Ok(Yours { upgrades, vehicles, aboard, missions, holdings })
    }

    /// Up to three missions, all different.
    fn your_missions(&mut self, rival: &mut Rival, theirs: &[Card]) -> Result<Vec<Card>, Stop> {
        let more = |c: Card| theirs.iter().filter(|t| **t == c).count() as u8;
        let question = |r: &Rival| {
            let open = Card::ALL.into_iter().filter(|&c| r.one_more(c, more(c)).is_ok());
            let options = open.map(|c| Opt::new(c.id(), mission_card(c))).collect();
            Question::several("sheet.missions", msg!("cryo-ask-your-missions"), options, (0, 3))
        };
        self.asks.ask_lazily(rival, Some("sheet.missions"), question, |r, answer, _, question| {
            let named = match answer {
                Answer::Several(ids) => ids.iter().filter_map(|id| Card::parse(id)).collect(),
                _ => Vec::new(),
            };
            named.iter().try_for_each(|&c| r.one_more(c, more(c)))?;
            question(r).accepts(answer)?;
            Ok::<_, Refusal>(Card::ALL.into_iter().filter(|c| named.contains(c)).collect())
        })
    }
}

/// A mission and the card it is on.
fn mission_card(card: Card) -> Msg {
    msg!("cryo-mission-card", mission = words::mission(card), card = words::card(card))
}

/// The five lines with their reasons.
pub(crate) fn lines(
    human: &Score,
    rival: &Score,
    caverns: &[Settlement],
    cavern: impl Fn(usize) -> Msg,
    cards: (usize, usize, usize),
) -> Vec<Line> {
    let line = |label: Msg, part: fn(&Score) -> i64| Line::new(label, part(human), part(rival));
    let mut majorities = line(msg!("cryo-line-majorities"), |s| s.majorities);
    for (i, c) in caverns.iter().enumerate() {
        let (yours, theirs) = c.majority();
        majorities = majorities.because(msg!(
            "cryo-why-majority",
            number = cavern(i),
            human = c.human,
            rival = c.rival,
            yours = yours,
            theirs = theirs
        ));
    }
    let mut missions = line(msg!("cryo-line-missions"), |s| s.mission_points);
    for (side, score) in [("you", human), ("rival", rival)] {
        for s in &score.missions {
            let (mission, counts) = (words::mission(s.mission), if s.counts { "yes" } else { "no" });
            missions = missions.because(msg!(
                "cryo-why-mission-points",
                side = side,
                mission = mission,
                n = s.count,
                points = s.points,
                counts = counts
            ));
        }
    }
    vec![
        line(msg!("cryo-line-pods"), |s| s.pods).because(msg!(
            "cryo-why-pods",
            human = human.settled,
            rival = rival.settled
        )),
        line(msg!("cryo-line-cards"), |s| s.cards).because(msg!(
            "cryo-why-cards",
            yours = cards.0,
            upgrades = cards.1,
            vehicles = cards.2
        )),
        line(msg!("cryo-line-aboard"), |s| s.aboard).because(msg!(
            "cryo-why-aboard",
            human = human.aboard,
            rival = rival.aboard
        )),
        majorities,
        missions,
    ]
}

/// B51: more points; then more pods in caverns; then a shared victory.
pub(crate) fn over(human: &Score, rival: &Score, caverns: &[Settlement], sheet: Vec<Line>) -> Over {
    let totals = (human.total, rival.total);
    let by_points = human.total.cmp(&rival.total);
    let winner = match by_points.then(human.settled.cmp(&rival.settled)) {
        std::cmp::Ordering::Greater => Winner::Player,
        std::cmp::Ordering::Less => Winner::Opponent,
        std::cmp::Ordering::Equal => Winner::Draw,
    };
    let text = msg!(
        "cryo-over",
        winner = winner.name(),
        by = if by_points.is_eq() { "pods" } else { "points" },
        human = human.total,
        rival = rival.total
    );
    let data = json!({"human": human, "rival": rival, "caverns": caverns});
    Over { winner, text, sheet, totals, data }
}
