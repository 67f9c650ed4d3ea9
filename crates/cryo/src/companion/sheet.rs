//! The final score sheet of both sides (§10.7).

use serde_json::json;
use table::{Answer, Asks, Line, Msg, Opt, Over, Question, Refusal, Step, Stop, Table, Winner, msg};

use super::Companion;
use crate::Rival;
use crate::data::{Per, card};
use crate::names::{Card, Material, Track};
use crate::score::{Holdings, Score, Settlement, best_missions, score, without_duplicates};
use crate::words;

/// Pods a side has.
const PODS: u8 = 15;
/// Most caverns there are.
const CAVERNS: i64 = 14;
/// Highest number offered for a cavern.
const NUMBER: i64 = 20;
/// All incident tokens of the game.
const TOKENS: i64 = 33;

/// What the person tells about their own side.
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
        // What is set by hand when the game is over still counts.
        self.asks.corrections(rival)?;
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
        let cards = (yours.upgrades + yours.vehicles, rival.upgrades.len(), rival.vehicles.len());
        let mut sheet = lines(&human, &other, &caverns, cards);
        if let Some(warning) = warning {
            sheet[0] = sheet[0].clone().because(warning);
        }
        let bank = other.missions.iter().any(|s| s.mission == Card::Moth && s.counts);
        if bank && rival.rules.ends[Track::Energy].is_none() && theirs.energy > 6 {
            sheet[4] = sheet[4].clone().because(msg!("cryo-why-power-bank", energy = theirs.energy));
        }
        Ok(over(&human, &other, &caverns, sheet))
    }

    /// A number of things.
    fn count(&mut self, rival: &mut Rival, question: impl Fn(&Rival) -> Question) -> Result<u8, Stop> {
        let number = self.asks.number(rival, question)?;
        Ok(u8::try_from(number).unwrap_or_default())
    }

    /// Per cavern with any pod: both sides' pods and the two numbers.
    fn ask_caverns(&mut self, rival: &mut Rival) -> Result<Vec<Settlement>, Stop> {
        let many = self.count(rival, |r| {
            Question::number("sheet.caverns", msg!("cryo-ask-caverns"), (0, CAVERNS))
                .note(msg!("cryo-note-caverns", pods = r.pods.caverns))
        })?;
        let mut caverns: Vec<Settlement> = Vec::new();
        for number in 1..=many {
            let left = |pods: fn(&Settlement) -> u8| PODS - caverns.iter().map(pods).sum::<u8>();
            let (yours, theirs) = (left(|c| c.human), left(|c| c.rival));
            if yours + theirs == 0 {
                break;
            }
            let (tracked, entered) = (rival.pods.caverns, PODS - theirs);
            let human = if yours == 0 {
                0
            } else {
                let range = (i64::from(theirs == 0), yours.into());
                self.count(rival, |_| {
                    Question::number("sheet.your-pods", msg!("cryo-ask-cavern-yours", number = number), range)
                })?
            };
            let rivals = if theirs == 0 {
                0
            } else {
                let range = (i64::from(human == 0), theirs.into());
                self.count(rival, |_| {
                    Question::number("sheet.rival-pods", msg!("cryo-ask-cavern-rival", number = number), range)
                        .note(msg!("cryo-note-cavern-rival", entered = entered, tracked = tracked))
                })?
            };
            let high = self.count(rival, |_| {
                Question::number("sheet.high", msg!("cryo-ask-cavern-high", number = number), (0, NUMBER))
            })?;
            let low = self.count(rival, |_| {
                Question::number("sheet.low", msg!("cryo-ask-cavern-low", number = number), (0, high.into()))
            })?;
            caverns.push(Settlement { human, rival: rivals, high, low });
        }
        Ok(caverns)
    }

    /// `PodSum`: the entered figures count, the difference is said.
    fn pod_sum(&mut self, rival: &Rival, caverns: &[Settlement]) -> Option<Msg> {
        let (entered, tracked) = (caverns.iter().map(|c| c.rival).sum::<u8>(), rival.pods.caverns);
        if entered == tracked {
            return None;
        }
        let warning = msg!("cryo-warn-pod-sum", entered = entered, tracked = tracked);
        let difference = i64::from(entered) - i64::from(tracked);
        let told = warning.clone();
        self.tell(|| Step::mind(told).data(json!({"code": "PodSum", "difference": difference})));
        Some(warning)
    }

    /// §7.6: the Rival's missions, turned up in the order played, without duplicates.
    fn rival_missions(&mut self, rival: &mut Rival) -> Result<Vec<Card>, Stop> {
        let mut missions: Vec<Card> = Vec::new();
        while missions.len() < usize::from(rival.missions) {
            let prompt = msg!("cryo-ask-mission", number = missions.len() + 1, missions = rival.missions);
            // None only if so many missions were set by hand that every card of the game is known.
            let Some(card) = self.card(rival, "sheet.mission", &prompt, &missions, false)? else { break };
            missions.push(card);
        }
        let surplus = without_duplicates(&mut missions, |all, twice| {
            let prompt = msg!("cryo-ask-replacement", mission = words::mission(twice), card = words::card(twice));
            let drawn = self.card(rival, "sheet.replacement", &prompt, all, true)?;
            if let Some(card) = drawn {
                self.tell(|| {
                    let (old, new) = (words::mission(twice), words::mission(card));
                    Step::new(msg!("cryo-do-replace-mission", old = old, new = new))
                        .because([msg!("cryo-why-replace-mission")])
                });
            }
            Ok(drawn)
        })?;
        if !surplus.is_empty() {
            let list: Vec<Msg> = surplus.iter().copied().map(words::mission).collect();
            self.tell(|| Step::new(msg!("cryo-do-surplus", list = list)).because([msg!("cryo-why-surplus")]));
        }
        Ok(missions)
    }

    /// The person's own side: only what the missions need.
    fn ask_yours(&mut self, rival: &mut Rival, caverns: &[Settlement], theirs: &[Card]) -> Result<Yours, Stop> {
        let own: Vec<u8> = caverns.iter().map(|c| c.human).collect();
        let left = PODS - own.iter().sum::<u8>();
        let mut ask = |id: &'static str, prompt: Msg, max: i64| {
            self.count(rival, |_| Question::number(id, prompt.clone(), (0, max)))
        };
        let upgrades = ask("sheet.upgrades", msg!("cryo-ask-your-upgrades"), 3)?;
        let vehicles = ask("sheet.vehicles", msg!("cryo-ask-your-vehicles"), 3)?;
        let aboard = ask("sheet.aboard", msg!("cryo-ask-your-aboard"), left.into())?;
        let missions = self.your_missions(rival, theirs)?;
        let mut holdings = Holdings { caverns: own, ..Holdings::default() };
        for &mission in &missions {
            let energy = i64::from(rival.end(Track::Energy));
            let most: i64 = Material::ALL.iter().map(|m| i64::from(rival.end(m.track()))).sum();
            let mut ask = |id: &'static str, prompt: Msg, max: i64| {
                self.count(rival, |_| Question::number(id, prompt.clone(), (0, max)))
            };
            match card(mission).mission.per {
                Per::PodOnSalvage => {
                    holdings.salvage = ask("sheet.salvage", msg!("cryo-ask-your-salvage"), (left - aboard).into())?;
                }
                Per::Energy => {
                    holdings.energy = ask("sheet.energy", msg!("cryo-ask-your-energy"), energy)?;
                }
                Per::TwoMaterials => {
                    holdings.materials = ask("sheet.materials", msg!("cryo-ask-your-materials"), most)?;
                }
                Per::Tile => holdings.tiles = ask("sheet.tiles", msg!("cryo-ask-your-tiles"), 7)?,
                Per::Token => holdings.tokens = ask("sheet.tokens", msg!("cryo-ask-your-tokens"), TOKENS)?,
                Per::CavernWithTwo | Per::CavernWithOne | Per::PodInLargest => {}
            }
        }
        Ok(Yours { upgrades, vehicles, aboard, missions, holdings })
    }

    /// Up to three missions, all different.
    fn your_missions(&mut self, rival: &mut Rival, theirs: &[Card]) -> Result<Vec<Card>, Stop> {
        let more = |c: Card| theirs.iter().filter(|t| **t == c).count() as u8;
        let question = |r: &Rival| {
            let open = Card::ALL.into_iter().filter(|&c| r.one_more(c, more(c)).is_ok());
            let name = |c| msg!("cryo-mission-card", mission = words::mission(c), card = words::card(c));
            let options = open.map(|c| Opt::new(c.id(), name(c))).collect();
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

/// The five lines with their reasons.
fn lines(human: &Score, rival: &Score, caverns: &[Settlement], cards: (u8, usize, usize)) -> Vec<Line> {
    let line = |label: Msg, part: fn(&Score) -> i64| Line::new(label, part(human), part(rival));
    let mut majorities = line(msg!("cryo-line-majorities"), |s| s.majorities);
    for (i, c) in caverns.iter().enumerate() {
        let (yours, theirs) = c.majority();
        majorities = majorities.because(msg!(
            "cryo-why-majority",
            number = i + 1,
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
fn over(human: &Score, rival: &Score, caverns: &[Settlement], sheet: Vec<Line>) -> Over {
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
