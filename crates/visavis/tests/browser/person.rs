//! A person at the page: where the game stands, and answers given in a hurry.
#![allow(dead_code)] // the tests and the pictures use different parts

use serde_json::{Value, json};

use crate::driver::Browser;

const AT: &str = "return Number(document.querySelector('[data-play]')?.dataset.at ?? -1)";

/// So many answers are given in one go: a script must not run for minutes.
const AT_ONCE: usize = 25;

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

/// Clicks offered answers, picked from a seed, as a hasty person would; before each, the
/// function `LOOK` is called. Its words of complaint are collected.
const HASTY: &str = "
    const [seed, most, done] = arguments, look = LOOK;
    let state = seed;
    const random = () => {
      state = (state + 0x6D2B79F5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const pick = (n) => Math.floor(random() * n) % n;
    const act = () => {
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
        const count = Math.min(min, max) + pick(max - Math.min(min, max) + 1), first = pick(boxes.length);
        for (let i = 0; i < count; i++) boxes[(first + i) % boxes.length].click();
        form.querySelector('button.main').click();
        return 'several';
      }
      if (form.querySelector('.several-figures')) {
        const steps = [...form.querySelectorAll('[data-step]')];
        if (steps.length) steps[pick(steps.length)].click();
        // What starts empty must be entered.
        form.querySelectorAll('input[type=number][required]').forEach(n => { if (n.value === '') n.value = n.min; });
        form.querySelectorAll('select[required]').forEach(s => { if (s.value === '') s.selectedIndex = 1 + pick(s.options.length - 1); });
        form.querySelector('button.main').click();
        return 'form';
      }
      const number = form.querySelector('input[type=number]');
      if (number) {
        if (number.value === '') number.value = Number(number.min) + pick(Math.min(Number(number.max) - Number(number.min) + 1, 40));
        form.querySelector('button.main').click();
        return 'number';
      }
      const real = [...form.querySelectorAll('.options button')], asides = [...form.querySelectorAll('.asides button')];
      const from = real.length && !(asides.length && pick(9) === 0) ? real : asides;
      if (!from.length) return 'nothing';
      from[pick(from.length)].click();
      return 'choice';
    };
    const now = () => document.querySelector('[data-play]')?.dataset.revision + ' ' + (document.querySelector('.notice')?.textContent ?? '');
    const wait = (ms) => new Promise(go => setTimeout(go, ms));
    const play = async () => {
      const said = [];
      for (let n = 0; n < most && !document.querySelector('.over'); n++) {
        said.push(...await look());
        const before = now(), since = Date.now(), did = act();
        if (did === 'nothing') return { wrong: 'no way to answer', state, said };
        while (now() === before) {
          if (Date.now() - since > 30000) return { wrong: `${did}: no new screen after ${before}`, state, said };
          await wait(1);
        }
      }
      return { over: Boolean(document.querySelector('.over')), state, said };
    };
    play().then(done, (why) => done({ wrong: String(why), state, said: [] }));
";

/// Answers until the game is over, or so many times.
pub fn play_hastily(browser: &Browser, seed: u64, most: usize) {
    let said = play_and_look(browser, seed, most, None);
    assert_eq!(said, Vec::<String>::new());
}

/// The same with a look at every screen: the script of an asynchronous function that returns complaints.
pub fn play_and_look(browser: &Browser, seed: u64, most: usize, look: Option<&str>) -> Vec<String> {
    let script = HASTY.replace("LOOK", look.unwrap_or("async () => []"));
    let (mut state, mut left, mut all) = (json!(seed), most, Vec::new());
    while left > 0 && !is_over(browser) {
        let once = left.min(AT_ONCE);
        let end = browser.script_later(&script, &[state, json!(once)]);
        assert_eq!(end["wrong"], Value::Null, "{end}");
        all.extend(end["said"].as_array().unwrap().iter().map(|said| said.as_str().unwrap().to_owned()));
        state = end["state"].clone();
        left -= once;
    }
    all
}
