// What every page gets beyond HTML. Everything works without it, with a few more taps.
import { help } from "./help.js";
import { loud, sound } from "./moves.js";
import { start as app } from "./app.js";
import { start as play } from "./play.js";
import { tour } from "./tour.js";

document.documentElement.classList.add("js");

// Ask before something is gone for good.
document.addEventListener("submit", (event) => {
  const question = event.target.dataset?.confirm;
  if (question && !window.confirm(question)) event.preventDefault();
});

// What is wrong lies open: a browser cannot point at a field that is folded away.
document.addEventListener("invalid", (event) => {
  for (let e = event.target; e; e = e.parentElement) if (e.tagName === "DETAILS") e.open = true;
}, true);

// A chosen file fills the text beside it, so that the form stays a plain form.
for (const row of document.querySelectorAll("[data-file-row]")) {
  row.hidden = false;
  const input = row.querySelector("[data-file]");
  input.addEventListener("change", async () => {
    const file = input.files[0];
    row.querySelector("[data-chosen]").textContent = file?.name ?? "";
    if (file) document.getElementById(input.dataset.file).value = await file.text();
  });
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = document.getElementById(button.dataset.copy);
    text.select();
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      document.execCommand("copy");
    }
    button.textContent = button.dataset.done;
  });
}

// Options that do not matter at the chosen table are put away.
const form = document.querySelector("[data-new-game]");
if (form) {
  const show = () => {
    const table = form.querySelector("[name=table]:checked")?.value;
    for (const field of form.querySelectorAll("[data-tables]")) {
      field.hidden = Boolean(table) && !field.dataset.tables.split(" ").includes(table);
    }
    for (const group of form.querySelectorAll("[data-group]")) {
      group.hidden = [...group.querySelectorAll("fieldset")].every((field) => field.hidden);
    }
  };
  form.addEventListener("change", show);
  show();
}

// When something was, as one says it: so many minutes ago, yesterday. After a month the day says more.
const SPANS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 31]];
for (const time of document.querySelectorAll("[data-ago]")) {
  let past = Math.max(0, Date.now() / 1000 - Number(time.dataset.ago));
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const [unit, most] of SPANS) {
    if (past < most) {
      time.title = time.textContent;
      time.lang = words.resolvedOptions().locale;
      time.textContent = words.format(-Math.floor(unit === "second" ? 0 : past), unit);
      break;
    }
    past /= most;
  }
}

// Sounds are off until somebody wants them.
for (const button of document.querySelectorAll("[data-sound]")) {
  const show = () => button.setAttribute("aria-pressed", String(loud()));
  button.hidden = false;
  button.addEventListener("click", () => {
    localStorage.setItem("sound", loud() ? "off" : "on");
    sound("lift");
    show();
  });
  show();
}

help();
tour();
app();
play();
