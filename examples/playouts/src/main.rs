//! Plays the given number of random games and prints a check-sum of them: two-player Patchwork, or Cryo against the Rival.
//!
//! ```text
//! cargo run --release -p playouts -- patchwork 100000
//! cargo run --release -p playouts -- cryo 100000
//! ```

mod of_cryo;
mod of_patchwork;

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let games = words.next().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    match game.as_str() {
        "patchwork" => of_patchwork::play(games),
        "cryo" => of_cryo::play(games),
        _ => {
            eprintln!("playouts patchwork|cryo [GAMES]");
            std::process::exit(2);
        }
    }
}
