//! Playing with the printed cards: the person names the card drawn, and the program keeps the same books (§8).

use std::sync::Arc;

use serde_json::json;
use table::{Asks, Kind, Msg, Opt, Provenance, Question, Refusal, Step, Stop, msg};

use super::asking::one;
use crate::data::cards::{EFFECTS, Effect, effect_value};
use crate::franz::state::{Differs, State};
use crate::names::{Gulden, TrackRule, Which};
use crate::words::plain;

/// The id of a card.
pub fn card_id(st: &State, which: Which, card: u8) -> &str {
    match which {
        Which::Action => &st.cards.actions[usize::from(card)].id,
        Which::Decision => &st.cards.decisions[usize::from(card)].id,
    }
}

/// The cards that can be drawn now.
fn possible(st: &State, which: Which) -> Vec<u8> {
    match which {
        Which::Action => st.decks.action.possible(),
        Which::Decision => st.decks.decision.possible(),
    }
}

/// Which card is it? UnknownCard, CardAlreadyDrawn or CardTooEarly if it cannot be that one.
pub fn read_card(st: &State, which: Which, id: &str) -> Result<u8, Refusal> {
    let card = match which {
        Which::Action => st.cards.action(id),
        Which::Decision => st.cards.decision(id),
    };
    let Some(card) = card else {
        return Err(Refusal::new("UnknownCard", msg!("imperial-steam-error-card-unknown", id = id)));
    };
    let left = possible(st, which);
    if left.contains(&card) {
        return Ok(card);
    }
    let pile = match which {
        Which::Action => &st.decks.action,
        Which::Decision => &st.decks.decision,
    };
    if !pile.joined && pile.candidates.contains(&card) {
        return Err(Refusal::new("CardTooEarly", msg!("imperial-steam-error-card-early", id = id)));
    }
    let ids: Vec<Msg> = left.iter().map(|c| Msg::plain(card_id(st, which, *c))).collect();
    Err(Refusal::new("CardAlreadyDrawn", msg!("imperial-steam-error-card-spent", id = id, left = ids)))
}

/// The aside of §14.4.
const DIFFERS: &str = "differs";

fn card_question(st: &State, which: Which, id: &'static str) -> Question {
    let options = possible(st, which)
        .into_iter()
        .map(|c| {
            let id = card_id(st, which, c).to_owned();
            let label = match which {
                Which::Action => {
                    msg!(
                        "imperial-steam-card-named",
                        id = id.as_str(),
                        title = st.cards.actions[usize::from(c)].title.msg()
                    )
                }
                Which::Decision => Msg::plain(id.as_str()),
            };
            Opt::new(id, label)
        })
        .collect();
    Question::choice(id, msg!("imperial-steam-ask-card", deck = which.id()), options).free()
}

/// Asks which printed card was drawn. If an action card differs from the card file, it is entered block by block
/// (§14.4).
pub fn printed_card<T: Asks<State>>(table: &mut T, st: &mut State, which: Which) -> Result<u8, Stop> {
    let id = match which {
        Which::Action => "card.action",
        Which::Decision => "card.decision",
    };
    let question = |st: &State| match which {
        Which::Decision => card_question(st, which, id),
        Which::Action => {
            let mut question = card_question(st, which, id);
            if let Kind::Choice(options) = &mut question.kind {
                options.push(Opt::new(DIFFERS, msg!("imperial-steam-answer-differs")).aside());
            }
            question
        }
    };
    let read = one(table, st, id, &question, &|st, id| match (id, which) {
        (DIFFERS, Which::Action) => Ok(None),
        _ => read_card(st, which, id).map(Some),
    })?;
    match read.flatten() {
        Some(card) => Ok(card),
        None => differing_card(table, st),
    }
}

/// Which card, which block, its cost and its effect, and whether to keep it.
fn differing_card<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<u8, Stop> {
    let question = |st: &State| card_question(st, Which::Action, "differs.card");
    let card =
        one(table, st, "differs.card", &question, &|st, id| read_card(st, Which::Action, id))?.unwrap_or_default();
    let blocks = |st: &State| -> Vec<i64> { st.cards.actions[usize::from(card)].blocks.iter().map(|b| b.no).collect() };
    let ask = |st: &State| {
        let options = blocks(st).into_iter().map(|n| plain(n.to_string())).collect();
        Question::choice("differs.block", msg!("imperial-steam-ask-differs", what = "block"), options)
    };
    let block = one(table, st, "differs.block", &ask, &|_, id| Ok(id.parse().unwrap_or(1)))?.unwrap_or(1);
    let mut amount = |st: &mut State, id: &'static str, what: &'static str, range: (i64, i64)| {
        table.number(st, |_| Question::number(id, msg!("imperial-steam-ask-differs", what = what), range))
    };
    let gulden = Gulden(amount(st, "differs.gulden", "gulden", (0, 200))?);
    let goods = amount(st, "differs.goods", "goods", (0, 20))?;
    let ask = |_: &State| {
        let options = EFFECTS.iter().map(|e| Opt::new(*e, msg!("imperial-steam-effect", name = *e))).collect();
        Question::choice("differs.effect", msg!("imperial-steam-ask-differs", what = "effect"), options)
    };
    let name = one(table, st, "differs.effect", &ask, &|_, id| Ok(id.to_owned()))?.unwrap_or_default();
    let mut amount = |st: &mut State, id: &'static str, what: &'static str, range: (i64, i64)| {
        table.number(st, |_| Question::number(id, msg!("imperial-steam-ask-differs", what = what), range))
    };
    let effect = match name.as_str() {
        "build_tracks" => {
            let count = amount(st, "differs.n", "tracks", (1, 2))?;
            let ask = |_: &State| {
                let options =
                    TrackRule::ALL.iter().map(|r| Opt::new(r.id(), msg!("imperial-steam-rule", name = r.id())));
                Question::choice("differs.rule", msg!("imperial-steam-ask-differs", what = "rule"), options.collect())
            };
            let rule = one(table, st, "differs.rule", &ask, &|_, id| Ok(TrackRule::parse(id)))?
                .flatten()
                .unwrap_or(TrackRule::Targets);
            Effect::BuildTracks { count, rule }
        }
        "build_factory" => Effect::BuildFactory,
        "nothing" => Effect::Nothing,
        "hire_workers" => Effect::HireWorkers(amount(st, "differs.n", "n", (1, 15))?),
        "take_contract" => Effect::TakeContract { max_missing: amount(st, "differs.n", "missing", (0, 5))? },
        "deliver" => Effect::Deliver {
            n: amount(st, "differs.n", "n", (1, 9))?,
            give: amount(st, "differs.give", "give", (0, 9))?,
        },
        other => {
            let n = amount(st, "differs.n", "n", (0, 200))?;
            match other {
                "gain_influence" => Effect::GainInfluence(n),
                "goods_to_area" => Effect::GoodsToArea(n),
                "goods_to_dock" => Effect::GoodsToDock(n),
                _ => Effect::GainGulden(Gulden(n)),
            }
        }
    };
    let ask = |_: &State| Question::yes_no("differs.store", msg!("imperial-steam-ask-differs", what = "store"));
    let differs = Differs { card, block, gulden, goods, effect };
    if table.yes(st, ask)? {
        store(table, st, &differs);
    }
    st.differs = Some(differs);
    Ok(card)
}

/// Keeps the block for the rest of this game, and hands it to whoever keeps the card file.
fn store<T: Asks<State>>(table: &mut T, st: &mut State, differs: &Differs) {
    let mut cards = (*st.cards).clone();
    let card = &mut cards.actions[usize::from(differs.card)];
    if let Some(block) = card.blocks.iter_mut().find(|b| b.no == differs.block) {
        (block.gulden, block.goods) = (differs.gulden, differs.goods);
        block.effects = vec![differs.effect];
        block.prov = Provenance::Owner;
    }
    let id = card.id.clone();
    st.cards = Arc::new(cards);
    table.tell(|| {
        let own = json!({
            "card": id, "block": differs.block, "effects": [effect_value(differs.effect)],
            "cost": {"gulden": differs.gulden, "goods": differs.goods},
        });
        Step::mind(msg!("imperial-steam-stored", id = id.as_str(), no = differs.block)).data(json!({ "own": own }))
    });
}
