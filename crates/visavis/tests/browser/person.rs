//! A person at the page: where the game stands, and answers given in a hurry.

use serde_json::json;
use table::Rng;

use crate::driver::Browser;

const AT: &str = "return Number(document.querySelector('[data-play]')?.dataset.at ?? -1)";

/// How many answers were given.
pub fn at(browser: &Browser) -> i64 {
    browser.script(AT, &[]).as_i64().unwrap()
}

/// Is the end shown?
pub fn is_over(browser: &Browser) -> bool {
    browser.script("return Boolean(document.querySelector('.over'))", &[]) == true
}

/// Waits until so many answers were given.
pub fn wait_for_entries(browser: &Browser, entries: i64) {
    browser.until(
        &format!("{entries} entries"),
        &format!("return Number(document.querySelector('[data-play]')?.dataset.at) === {entries}"),
    );
}

/// Clicks one of the offered answers; picked from a seed, as a hasty person would.
const HASTY: &str = "
    const pick = (n) => Math.floor(arguments[0] * n) % n;
    const anyway = document.querySelector('.notice [name=anyway]');
    if (anyway) { anyway.form.querySelector('button').click(); return 'anyway'; }
    const form = document.querySelector('.ask form.answer');
    if (!form) return 'nothing';
    const several = form.querySelector('[data-several]');
    if (several) {
      const boxes = [...several.querySelectorAll('input')];
      boxes.forEach(b => { if (b.checked) b.click(); });
      const min = Number(several.dataset.min), max = Math.min(Number(several.dataset.max), boxes.length);
      const alone = form.querySelector('[name=alone]');
      if (max < 1 || boxes.length < min) { if (alone) { alone.click(); return 'alone'; } }
      const count = Math.min(min, max) + pick(max - Math.min(min, max) + 1);
      for (let i = 0; i < count; i++) boxes[(pick(boxes.length) + i) % boxes.length].click();
      form.querySelector('button.main').click();
      return 'several';
    }
    const number = form.querySelector('input[type=number]');
    if (number) {
      if (number.value === '') number.value = Number(number.min) + pick(Math.min(Number(number.max) - Number(number.min) + 1, 40));
      form.querySelector('button.main').click();
      return 'number';
    }
    const real = [...form.querySelectorAll('.options button')], asides = [...form.querySelectorAll('.asides button')];
    const from = real.length && !(asides.length && pick(9) === 0) ? real : asides;
    from[pick(from.length)].click();
    return 'choice';
";

/// Answers until the game is over, or so many times.
pub fn play_hastily(browser: &Browser, seed: u64, most: usize) {
    let mut rng = Rng::new(seed, 0xB0);
    let revision = "return document.querySelector('[data-play]')?.dataset.revision + ' ' + (document.querySelector('.notice')?.textContent ?? '')";
    for _ in 0..most {
        if is_over(browser) {
            return;
        }
        let before = browser.script(revision, &[]);
        let did = browser.script(HASTY, &[json!(f64::from(rng.below(1 << 20)) / f64::from(1 << 20))]);
        assert_ne!(did, "nothing", "no way to answer");
        let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
        while browser.script(revision, &[]) == before {
            assert!(std::time::Instant::now() < until, "{did}: no new screen after {before}");
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }
}
