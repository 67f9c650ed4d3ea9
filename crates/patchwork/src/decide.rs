//! The batch command: one JSON object in, one result out. Other programs use it to check their own Automa against ours.

use serde::Deserialize;
use serde_json::{Value, json};
use table::{Refusal, msg};

use crate::automa::cards::Cards;
use crate::data::{AutomaCard, FINAL};
use crate::facts::Facts;
use crate::game::patch::PatchId;
use crate::names::{Level, Reshuffle, Side, SpecialPatches, TimeFilter};
use crate::options::Rules;
use crate::score::{Collected, winner};

/// A request, by its `kind`.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Ask {
    Turn {
        card: i64,
        window: Vec<i64>,
        automa: i64,
        player: i64,
        level: u8,
        tile_free: bool,
        special_left: Vec<i64>,
        #[serde(default)]
        time_filter: TimeFilter,
        #[serde(default = "yes")]
        automa_takes_special: bool,
    },
    Score {
        level: u8,
        buttons: u16,
        patches_with_buttons: u8,
        printed_buttons: u16,
        tile: bool,
    },
    Winner {
        player: i32,
        automa: i32,
        first_at_final: Side,
    },
    Deck {
        reshuffle: Reshuffle,
        shuffles: Vec<Vec<u8>>,
        draws: u32,
    },
}

const fn yes() -> bool {
    true
}

/// Enough draws for any question, and few enough to answer.
const MOST_DRAWS: u32 = 10_000;

/// Answers one line.
pub fn decide(line: &str) -> Result<Value, Refusal> {
    let ask: Ask = serde_json::from_str(line)
        .map_err(|e| Refusal::new("BadRequest", msg!("patchwork-error-request", why = e.to_string())))?;
    match ask {
        Ask::Turn {
            card,
            window,
            automa,
            player,
            level,
            tile_free,
            special_left,
            time_filter,
            automa_takes_special,
        } => {
            let number = card;
            let card = u8::try_from(card)
                .ok()
                .and_then(AutomaCard::numbered)
                .ok_or_else(|| Refusal::new("UnknownCard", msg!("patchwork-error-unknown-card", card = number)))?;
            let window = patches(&window)?;
            let (automa, player) = (space(automa)?, space(player)?);
            if automa >= FINAL {
                return Err(Refusal::new("NotYourTurn", msg!("patchwork-error-automa-home")));
            }
            let rules = Rules { time_filter, automa_takes_special, ..Rules::at(level_of(level)?) };
            let facts = Facts { card, window: &window, automa, player, tile_free, special_left: lines(&special_left)? };
            Ok(json!(facts.record(&rules)))
        }
        Ask::Score { level, buttons, patches_with_buttons, printed_buttons, tile } => {
            let collected = Collected { buttons, patches_with_buttons, printed_buttons, tile };
            Ok(json!(collected.score(level_of(level)?)))
        }
        Ask::Winner { player, automa, first_at_final } => Ok(json!(winner(player, automa, first_at_final))),
        Ask::Deck { reshuffle, shuffles, draws } => deck(reshuffle, &shuffles, draws),
    }
}

/// Draws from a deck with the given shuffles.
fn deck(reshuffle: Reshuffle, shuffles: &[Vec<u8>], draws: u32) -> Result<Value, Refusal> {
    let bad = |n: usize| Refusal::new("BadDeck", msg!("patchwork-error-deck-order", number = n + 1));
    let orders: Vec<[u8; 12]> = shuffles
        .iter()
        .enumerate()
        .map(|(n, order)| {
            let order: [u8; 12] = order.as_slice().try_into().map_err(|_| bad(n))?;
            let mut sorted = order;
            sorted.sort_unstable();
            let whole =
                sorted == std::array::from_fn(|i| i as u8 + 1) || sorted == std::array::from_fn(|i| i as u8 + 13);
            if whole { Ok(order) } else { Err(bad(n)) }
        })
        .collect::<Result<_, _>>()?;
    let (first, rest) = orders.split_first().ok_or_else(|| bad(0))?;
    if draws > MOST_DRAWS {
        return Err(Refusal::new("BadDeck", msg!("patchwork-error-too-many-draws", max = MOST_DRAWS)));
    }
    let mut next = rest.iter().copied();
    let mut cards = Cards::in_order(*first, 0);
    let mut out = Vec::new();
    for _ in 0..draws {
        if cards.left() == 0 {
            return Err(Refusal::new("BadDeck", msg!("patchwork-error-no-more-shuffles", draws = out.len())));
        }
        let card = cards.reveal();
        let reshuffled = cards.discard_then_stack(card, reshuffle, || next.next());
        out.push(json!({
            "card": card.number, "reshuffled": reshuffled, "deck": cards.left(), "discard": cards.discarded().len(),
        }));
    }
    Ok(Value::Array(out))
}

fn level_of(level: u8) -> Result<Level, Refusal> {
    Level::try_from(level).map_err(|_| {
        Refusal::new("BadOption", msg!("error-bad-value", name = "level", value = level.to_string(), values = "1–5"))
    })
}

/// A space of the time board.
fn space(n: i64) -> Result<u8, Refusal> {
    u8::try_from(n)
        .ok()
        .filter(|&s| s <= FINAL)
        .ok_or_else(|| Refusal::new("PositionOutOfRange", msg!("patchwork-error-position-range", space = n)))
}

/// A window of patches.
fn patches(ids: &[i64]) -> Result<Vec<PatchId>, Refusal> {
    if ids.len() > 3 {
        return Err(Refusal::new("WindowSize", msg!("patchwork-error-window-size")));
    }
    let mut window = Vec::new();
    for &id in ids {
        let patch = u8::try_from(id).ok().and_then(PatchId::new).ok_or_else(|| {
            Refusal::new("UnknownPatch", msg!("patchwork-error-unknown-patch", patch = id.to_string()))
        })?;
        if window.contains(&patch) {
            return Err(Refusal::new("DuplicatePatch", msg!("patchwork-error-duplicate-patch", patch = patch.label())));
        }
        window.push(patch);
    }
    Ok(window)
}

/// Lines that still have their special patch.
fn lines(spaces: &[i64]) -> Result<u64, Refusal> {
    let possible = SpecialPatches::First.lines() | SpecialPatches::Revised.lines();
    spaces.iter().try_fold(0, |mask, &n| {
        let line = 1u64 << space(n)?;
        if possible & line == 0 {
            return Err(Refusal::new("BadRequest", msg!("patchwork-error-no-special-line", line = n)));
        }
        Ok(mask | line)
    })
}
