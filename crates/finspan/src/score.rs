//! The final score of both sides, every line with its reason (§8, N31, N32, B47).

use serde::Serialize;
use serde_json::{Value, json};
use table::{Line, Msg, Over, Winner, msg};

use crate::data::printed;
use crate::nautoma::{Nautoma, Note};
use crate::options::Plan;

/// Her score in its parts (N31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Fish.
    pub fish: u32,
    /// Schools.
    pub schools: u32,
    /// Young.
    pub young: u32,
    /// Eggs; an odd one scores nothing.
    pub eggs: u32,
    /// Achievement notes.
    pub achievements: u32,
    /// Bonus notes.
    pub bonuses: u32,
    /// Ravel notes.
    pub ravel: u32,
}

impl Score {
    /// Her score at the end.
    pub fn of(her: &Nautoma, plan: &Plan) -> Self {
        let finals = printed().finals;
        let sum = |f: fn(&Note) -> u32| her.notes.iter().map(f).sum();
        Self {
            fish: her.fish * u32::from(plan.level.points_fish),
            schools: her.schools * u32::from(plan.level.points_school),
            young: her.young * finals.points_young,
            eggs: her.eggs / finals.eggs_per_point,
            achievements: sum(|n| n.achievement),
            bonuses: sum(|n| n.bonus),
            ravel: sum(|n| n.ravel),
        }
    }

    /// The total of all parts.
    pub const fn total(&self) -> u32 {
        self.fish + self.schools + self.young + self.eggs + self.achievements + self.bonuses + self.ravel
    }
}

/// Points for one of the person's schools (B47).
pub const YOUR_SCHOOL: u32 = 6;

/// The person's side in its parts: counts of eggs, young, schools and consumed fish, points for the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Points of GAME END abilities.
    pub game_end: u32,
    /// Printed points of visible fish.
    pub printed: u32,
    /// Consumed fish.
    pub consumed: u32,
    /// Eggs.
    pub eggs: u32,
    /// Young.
    pub young: u32,
    /// Schools.
    pub schools: u32,
    /// Achievement points with their bonuses.
    pub achievements: u32,
    /// The part of them for the better achievement.
    pub bonuses: u32,
    /// The achievement points of weeks 1–3 without that part, as far as noted.
    pub weeks: [u32; 3],
}

impl Parts {
    /// The total (B47).
    pub const fn total(&self) -> u32 {
        self.game_end
            + self.printed
            + self.consumed
            + self.eggs
            + self.young
            + self.schools * YOUR_SCHOOL
            + self.achievements
    }
}

/// What is known about the person's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Person {
    /// One number.
    Total(u32),
    /// Every part.
    Parts(Parts),
}

impl Person {
    /// The person's points.
    pub const fn total(&self) -> u32 {
        match self {
            Self::Total(total) => *total,
            Self::Parts(parts) => parts.total(),
        }
    }
}

/// The end of the game.
pub fn over(her: &Nautoma, plan: &Plan, person: &Person) -> Over {
    let score = Score::of(her, plan);
    let (yours, hers) = (person.total(), score.total());
    // The person wins with at least as many points (N32).
    let winner = if yours >= hers { Winner::Player } else { Winner::Opponent };
    let text = msg!("finspan-over", winner = winner.name(), yours = yours, hers = hers, by = yours.abs_diff(hers));
    let data = json!({"nautoma": HerScore::of(score), "player": person_json(person), "level": plan.level.level});
    Over { winner, text, sheet: lines(her, plan, &score, person), totals: (yours.into(), hers.into()), data }
}

fn lines(her: &Nautoma, plan: &Plan, score: &Score, person: &Person) -> Vec<Line> {
    let parts = match person {
        Person::Parts(parts) => Some(*parts),
        Person::Total(_) => None,
    };
    let yours = |f: fn(&Parts) -> u32| parts.map(|p| i64::from(f(&p)));
    let hers = |points: u32| Some(i64::from(points));
    let line = |name: &'static str, yours: Option<i64>, hers: Option<i64>| {
        Line::new(msg!("finspan-line", line = name), yours, hers)
    };
    let times = |who: &'static str, count: u32, each: u32| {
        msg!("finspan-times", who = who, count = count, each = each, points = count * each)
    };
    let yours_times = |line: Line, f: fn(&Parts) -> u32, each: u32| match &parts {
        Some(p) => line.because(times("you", f(p), each)),
        None => line,
    };
    let (level, finals) = (&plan.level, printed().finals);
    let mut sheet = Vec::new();
    if let Person::Total(total) = person {
        sheet.push(line("entered", Some((*total).into()), None).because(msg!("finspan-why-entered")));
    } else {
        sheet.push(line("game_end", yours(|p| p.game_end), None).because(msg!("finspan-why-game-end")));
    }
    let fish = line("fish", yours(|p| p.printed), hers(score.fish));
    let fish = if parts.is_some() { fish.because(msg!("finspan-why-printed")) } else { fish };
    sheet.push(fish.because(times("nautoma", her.fish, level.points_fish.into())));
    if parts.is_some() {
        sheet.push(yours_times(line("consumed", yours(|p| p.consumed), None), |p| p.consumed, 1));
    }
    let schools = line("schools", yours(|p| p.schools * YOUR_SCHOOL), hers(score.schools));
    let young = line("young", yours(|p| p.young), hers(score.young));
    let eggs = line("eggs", yours(|p| p.eggs), hers(score.eggs));
    let achievements = line("achievements", yours(|p| p.achievements - p.bonuses), hers(score.achievements));
    let achievements = match parts {
        Some(p) if p.weeks.iter().sum::<u32>() == p.achievements - p.bonuses => {
            achievements.because(by_week("you", p.weeks))
        }
        _ => achievements,
    };
    let achievements = achievements.because(weeks(her, |n| n.achievement));
    sheet.extend([
        yours_times(schools, |p| p.schools, YOUR_SCHOOL).because(times(
            "nautoma",
            her.schools,
            level.points_school.into(),
        )),
        yours_times(young, |p| p.young, 1).because(times("nautoma", her.young, finals.points_young)),
        yours_times(eggs, |p| p.eggs, 1).because(msg!(
            "finspan-why-her-eggs",
            eggs = her.eggs,
            per = finals.eggs_per_point,
            points = score.eggs
        )),
        achievements,
    ]);
    if plan.bonus() || score.bonuses > 0 || parts.is_some_and(|p| p.bonuses > 0) {
        sheet.push(line("bonuses", yours(|p| p.bonuses), hers(score.bonuses)).because(weeks(her, |n| n.bonus)));
    }
    if plan.ravel.is_some() || score.ravel > 0 {
        sheet.push(line("ravel", None, hers(score.ravel)).because(weeks(her, |n| n.ravel)));
    }
    sheet
}

/// Her noted points, week by week.
fn weeks(her: &Nautoma, f: fn(&Note) -> u32) -> Msg {
    by_week("nautoma", her.notes.map(|n| f(&n)))
}

fn by_week(who: &'static str, [one, two, three]: [u32; 3]) -> Msg {
    msg!("finspan-why-weeks", who = who, one = one, two = two, three = three)
}

/// Her score as it would be now, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HerScore {
    /// Its parts.
    #[serde(flatten)]
    pub parts: Score,
    /// The total.
    pub total: u32,
}

impl HerScore {
    /// Her score.
    pub const fn of(parts: Score) -> Self {
        Self { parts, total: parts.total() }
    }
}

/// The person's score in points, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct YourScore {
    /// GAME END abilities.
    pub game_end: u32,
    /// Visible fish.
    pub printed: u32,
    /// Consumed fish.
    pub consumed: u32,
    /// Eggs.
    pub eggs: u32,
    /// Young.
    pub young: u32,
    /// Schools.
    pub schools: u32,
    /// Achievements with their bonuses.
    pub achievements: u32,
    /// The part of them for the better achievement; only given at the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonuses: Option<u32>,
    /// The total.
    pub total: u32,
}

impl YourScore {
    /// The score while the game goes on.
    pub const fn now(parts: &Parts) -> Self {
        Self {
            game_end: parts.game_end,
            printed: parts.printed,
            consumed: parts.consumed,
            eggs: parts.eggs,
            young: parts.young,
            schools: parts.schools * YOUR_SCHOOL,
            achievements: parts.achievements,
            bonuses: None,
            total: parts.total(),
        }
    }
}

fn person_json(person: &Person) -> Value {
    match person {
        Person::Total(total) => json!({"total": total}),
        Person::Parts(parts) => json!(YourScore { bonuses: Some(parts.bonuses), ..YourScore::now(parts) }),
    }
}
