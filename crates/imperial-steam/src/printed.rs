//! Playing with the printed cards: the person names the card drawn, the program keeps the same books
//! (§8).

use table::{Msg, Opt, Question, Refusal, Stop, msg};

use crate::deck::Which;
use crate::desk::{Desk, one};
use crate::state::State;

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

/// Which card is it? E-CARD-UNKNOWN, E-CARD-SPENT or E-CARD-EARLY if it cannot be.
pub fn read_card(st: &State, which: Which, id: &str) -> Result<u8, Refusal> {
    let card = match which {
        Which::Action => st.cards.action(id),
        Which::Decision => st.cards.decision(id),
    };
    let Some(card) = card else {
        return Err(Refusal::new("E-CARD-UNKNOWN", msg!("steam-error-card-unknown", id = id)));
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
        return Err(Refusal::new("E-CARD-EARLY", msg!("steam-error-card-early", id = id)));
    }
    let ids: Vec<Msg> = left.iter().map(|c| Msg::plain(card_id(st, which, *c))).collect();
    Err(Refusal::new("E-CARD-SPENT", msg!("steam-error-card-spent", id = id, left = ids)))
}

/// Asks which printed card was drawn.
pub fn printed_card<D: Desk>(desk: &mut D, st: &mut State, which: Which) -> Result<u8, Stop> {
    let question = |st: &State| {
        let id = match which {
            Which::Action => "card.action",
            Which::Decision => "card.decision",
        };
        let options = possible(st, which)
            .into_iter()
            .map(|c| {
                let id = card_id(st, which, c).to_owned();
                let label = match which {
                    Which::Action => msg!(
                        "steam-card-named",
                        id = id.as_str(),
                        title = st.cards.actions[usize::from(c)].title.msg()
                    ),
                    Which::Decision => Msg::plain(id.as_str()),
                };
                Opt::new(id, label)
            })
            .collect();
        Question::choice(id, msg!("steam-ask-card", deck = which.word()), options).free()
    };
    let read = one(desk, st, &question, &|st, id| read_card(st, which, id))?;
    Ok(read.unwrap_or_default())
}
