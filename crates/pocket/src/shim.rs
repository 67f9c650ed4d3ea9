//! What the worker calls. Bytes go through two buffers; nothing is imported.

use std::sync::{Mutex, MutexGuard, PoisonError};

use patchwork::game::playout::play_random;
use patchwork::names::SpecialPatches;
use table::rng::game_seed;

use crate::answer::{Pocket, Refused};

static IN: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static POCKET: Mutex<Option<Pocket>> = Mutex::new(None);

fn locked<T>(what: &'static Mutex<T>) -> MutexGuard<'static, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Room for so many bytes of a request.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut bytes = locked(&IN);
    bytes.clear();
    bytes.resize(length, 0);
    bytes.as_mut_ptr()
}

/// Opens the store with what lies in the room; tells how many bytes came of it.
#[unsafe(no_mangle)]
pub extern "C" fn open() -> usize {
    let bytes = std::mem::take(&mut *locked(&IN));
    let opened = split(&bytes).and_then(|(head, _)| Pocket::open(head));
    answered(opened.map(|(pocket, opened)| {
        *locked(&POCKET) = Some(pocket);
        (serde_json::json!(opened), Vec::new())
    }))
}

/// Answers the request that lies in the room; tells how many bytes came of it.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    let bytes = std::mem::take(&mut *locked(&IN));
    answered(split(&bytes).and_then(|(head, body)| {
        let mut pocket = locked(&POCKET);
        let pocket = pocket.as_mut().ok_or_else(|| Refused("not open".to_owned()))?;
        let (answer, body) = pocket.answer(head, body)?;
        Ok((serde_json::json!(answer), body))
    }))
}

/// Where these bytes are.
#[unsafe(no_mangle)]
pub extern "C" fn came() -> *const u8 {
    locked(&OUT).as_ptr()
}

/// Plays so many random games of Patchwork, for `BENCHMARKS.md`; gives their check-sum.
#[unsafe(no_mangle)]
pub extern "C" fn playouts(games: u32) -> u64 {
    (0..u64::from(games)).fold(0, |sum, game| play_random(game_seed(1, game), SpecialPatches::First).checksum(sum))
}

fn split(bytes: &[u8]) -> Result<(&[u8], &[u8]), Refused> {
    let cut = || -> Option<(&[u8], &[u8])> {
        let (length, rest) = bytes.split_first_chunk::<4>()?;
        rest.split_at_checked(u32::from_le_bytes(*length) as usize)
    };
    cut().ok_or_else(|| Refused("no head".to_owned()))
}

fn answered(answer: Result<(serde_json::Value, Vec<u8>), Refused>) -> usize {
    let (head, body) = answer.unwrap_or_else(|why| (serde_json::json!({"refused": why.0}), Vec::new()));
    let head = head.to_string();
    let mut out = locked(&OUT);
    out.clear();
    out.extend((head.len() as u32).to_le_bytes());
    out.extend(head.as_bytes());
    out.extend(body);
    out.len()
}
