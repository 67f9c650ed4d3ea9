//! The final score of both sides (§9).

use serde_json::{Map, Value, json};
use table::{Line, Msg, Over, Winner, msg};

use crate::franz::state::{Key, State};
use crate::names::{Gulden, KeyKind, Side, TRIESTE};
use crate::options::{ContractsValid, Options, Rounding, ScoreTie};

/// The score for the hubs reached: 10, 30, 60, 100.
pub const fn hubs_score(reached: i64) -> Gulden {
    Gulden(match reached {
        0 => 0,
        1 => 10,
        2 => 30,
        3 => 60,
        _ => 100,
    })
}

/// One side's figures, before they are added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Money.
    pub cash: Gulden,
    /// The last income, once (Franz has none).
    pub income: Gulden,
    /// The Semmering token doubles the last income.
    pub semmering: bool,
    /// Goods cubes.
    pub goods: i64,
    /// What the gold keys are worth together.
    pub gold: Gulden,
    /// What the silver keys are worth together.
    pub silver: Gulden,
    /// Hubs whose column is reached.
    pub hubs: i64,
    /// Contracts with all slots filled, added up.
    pub filled: Gulden,
    /// Contracts with an empty slot, added up.
    pub unfilled: Gulden,
    /// Do contracts count at all?
    pub contracts_valid: bool,
    /// Segments of the other side that this side used.
    pub foreign: i64,
    /// Segments of this side that the other side used.
    pub lent: i64,
    /// Investors to pay.
    pub investors: i64,
}

/// The lines of one side's score.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Sheet {
    pub cash: Gulden,
    pub income: Gulden,
    pub goods: Gulden,
    pub keys: Gulden,
    pub hubs: Gulden,
    pub contracts: Gulden,
    pub track_fees: Gulden,
    pub subtotal: Gulden,
    pub investors: Gulden,
    pub total: Gulden,
}

impl Sheet {
    /// Adds up one side.
    pub fn new(f: &Figures, options: &Options) -> Self {
        let mut sheet = Self {
            cash: f.cash,
            income: f.income * if f.semmering { 2 } else { 1 },
            goods: Gulden(10) * f.goods,
            keys: f.gold + f.silver,
            hubs: hubs_score(f.hubs),
            contracts: if f.contracts_valid { f.filled - f.unfilled } else { Gulden::ZERO },
            track_fees: options.final_track_fee.gulden() * (f.lent - f.foreign),
            subtotal: Gulden::ZERO,
            investors: Gulden::ZERO,
            total: Gulden::ZERO,
        };
        let lines = [sheet.cash, sheet.income, sheet.goods, sheet.keys, sheet.hubs, sheet.contracts, sheet.track_fees];
        sheet.subtotal = lines.into_iter().sum();
        let tenth = tenth(sheet.subtotal.max(Gulden::ZERO), options.investor_rounding);
        sheet.investors = -tenth * f.investors;
        sheet.total = sheet.subtotal + sheet.investors;
        sheet
    }

    /// The lines by name.
    pub fn lines(&self) -> [(&'static str, Gulden); 10] {
        [
            ("cash", self.cash),
            ("income", self.income),
            ("goods", self.goods),
            ("keys", self.keys),
            ("hubs", self.hubs),
            ("contracts", self.contracts),
            ("track_fees", self.track_fees),
            ("subtotal", self.subtotal),
            ("investors", self.investors),
            ("total", self.total),
        ]
    }

    fn json(&self) -> Value {
        Value::Object(self.lines().iter().map(|(name, n)| ((*name).to_owned(), json!(n))).collect::<Map<_, _>>())
    }
}

/// A tenth, rounded.
const fn tenth(Gulden(of): Gulden, rounding: Rounding) -> Gulden {
    Gulden(match rounding {
        Rounding::Down => of / 10,
        Rounding::Nearest => (of + 5) / 10,
        Rounding::Up => (of + 9) / 10,
    })
}

/// Franz's figures: no income, no Semmering, no investors. `lent` counts his segments you used, `foreign` your segments
/// he used.
pub fn franz(st: &State, lent: i64, foreign: i64) -> Figures {
    let franz = &st.franz;
    let full = |i: &usize| franz.filled(*i) >= franz.contracts[*i].slots;
    let value = |i: usize| franz.contracts[i].value;
    let all = 0..franz.contracts.len();
    let keys = |kind: KeyKind| {
        let is = |k: &&Key| k.kind == kind;
        franz.keys.iter().filter(is).map(|k| st.key_worth(k)).sum()
    };
    Figures {
        cash: franz.gulden,
        goods: franz.goods + if st.options.score_dock { franz.dock } else { 0 },
        gold: keys(KeyKind::Gold),
        silver: keys(KeyKind::Silver),
        hubs: hubs_reached(st, franz.column),
        filled: all.clone().filter(full).map(value).sum(),
        unfilled: all.filter(|i| !full(i)).map(value).sum(),
        contracts_valid: contracts_valid(st, Side::Franz),
        foreign,
        lent,
        ..Figures::default()
    }
}

/// How many hubs a marker in this column has reached.
pub fn hubs_reached(st: &State, column: usize) -> i64 {
    st.hubs.0.iter().flatten().filter(|h| h.column <= column).count() as i64
}

/// Do a side's contracts count (`contracts_valid`)?
pub fn contracts_valid(st: &State, side: Side) -> bool {
    let own = match side {
        Side::You => st.you.trieste == Some(true),
        Side::Franz => st.franz.joined(TRIESTE),
    };
    if st.options.contracts_valid == ContractsValid::OwnNetwork { own } else { st.trieste_joined() }
}

/// The end: both score sheets side by side.
pub fn over(st: &State, you: &Figures, franz: &Figures, house: bool) -> Over {
    let (yours, his) = (Sheet::new(you, &st.options), Sheet::new(franz, &st.options));
    let winner = match (yours.total.cmp(&his.total), st.options.score_tie) {
        (std::cmp::Ordering::Greater, _) => Winner::Player,
        (std::cmp::Ordering::Less, _) => Winner::Opponent,
        (std::cmp::Ordering::Equal, ScoreTie::Draw) => Winner::Draw,
        (std::cmp::Ordering::Equal, ScoreTie::Influence) => match st.you.column.cmp(&st.franz.column) {
            std::cmp::Ordering::Greater => Winner::Player,
            std::cmp::Ordering::Less => Winner::Opponent,
            std::cmp::Ordering::Equal => Winner::Draw,
        },
    };
    let text = msg!("imperial-steam-over", winner = winner.name(), you = yours.total, franz = his.total);
    let text = if yours.total == his.total { st.under("score_tie", text) } else { text };
    let house_note = if house { "yes" } else { "no" };
    let text = msg!("imperial-steam-over-house", text = text, house = house_note);
    let data = json!({"you": yours.json(), "franz": his.json(), "winner": winner.name(), "house": house});
    let sheet = lines(st, you, franz, &yours, &his);
    Over { winner, text, sheet, totals: (yours.total.0, his.total.0), data }
}

/// The sheet line by line, each with its formula.
fn lines(st: &State, you: &Figures, franz: &Figures, yours: &Sheet, his: &Sheet) -> Vec<Line> {
    let side = |who: &'static str, why: Msg| msg!("imperial-steam-line-side", who = who, why = why);
    let both =
        |line: Line, f: &dyn Fn(&Figures) -> Msg| line.because(side("you", f(you))).because(side("franz", f(franz)));
    let under = |option: &str, why: Msg| st.under(option, why);
    vec![
        Line::new(msg!("imperial-steam-line-cash"), yours.cash, his.cash),
        Line::new(msg!("imperial-steam-line-income"), yours.income, None).because(side(
            "you",
            msg!("imperial-steam-line-income-why", n = you.income, times = if you.semmering { 2 } else { 1 }),
        )),
        both(Line::new(msg!("imperial-steam-line-goods"), yours.goods, his.goods), &|f| {
            under("score_dock", msg!("imperial-steam-line-goods-why", n = f.goods))
        }),
        both(Line::new(msg!("imperial-steam-line-keys"), yours.keys, his.keys), &|f| {
            msg!("imperial-steam-line-keys-why", gold = f.gold, silver = f.silver)
        }),
        both(Line::new(msg!("imperial-steam-line-hubs"), yours.hubs, his.hubs), &|f| {
            msg!("imperial-steam-line-hubs-why", n = f.hubs)
        }),
        both(Line::new(msg!("imperial-steam-line-contracts"), yours.contracts, his.contracts), &|f| {
            let valid = if f.contracts_valid { "yes" } else { "no" };
            let why =
                msg!("imperial-steam-line-contracts-why", filled = f.filled, unfilled = f.unfilled, valid = valid);
            under("contracts_valid", why)
        }),
        both(Line::new(msg!("imperial-steam-line-fees"), yours.track_fees, his.track_fees), &|f| {
            let why = msg!(
                "imperial-steam-line-fees-why",
                lent = f.lent,
                foreign = f.foreign,
                fee = st.options.final_track_fee.gulden()
            );
            under("final_track_fee", why)
        }),
        Line::new(msg!("imperial-steam-line-subtotal"), yours.subtotal, his.subtotal),
        Line::new(msg!("imperial-steam-line-investors"), yours.investors, None).because(side(
            "you",
            under("investor_rounding", msg!("imperial-steam-line-investors-why", n = you.investors)),
        )),
        Line::new(msg!("imperial-steam-line-total"), yours.total, his.total),
    ]
}
