// A game in the browser: answers without reloading, Back as undo, other tabs, a screen that stays awake.
import { tables } from "./tables.js";

// Where the page is found: at the top of a server, or as an app in some folder of a static host.
const { base } = document.documentElement.dataset;
const game = () => `${base ?? ""}/games/${root().dataset.play}`;

const root = () => document.querySelector("[data-play]");

export function start() {
  if (!root()) return;
  history.replaceState({ at: at() }, "", address());
  enhance();
  listen();
  stayAwake();
  document.addEventListener("submit", submit);
  window.addEventListener("popstate", back);
  cameBack();
}

const at = () => Number(root().dataset.at);
const revision = () => Number(root().dataset.revision);
const address = () => `${game()}?at=${at()}`;

// Puts a new screen in the place of the old one.
function swap(html, push) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const next = page.getElementById("main");
  if (!next) return;
  const hadFocus = document.activeElement && document.activeElement !== document.body;
  const onBoard = document.activeElement?.closest("[data-board], [data-hand]");
  const pastOpen = document.querySelector("[data-past]")?.open;
  document.getElementById("main").replaceWith(next);
  document.title = page.title;
  if (!root()) return;
  const same = history.state?.at === at();
  if (push && !same) history.pushState({ at: at() }, "", address());
  else history.replaceState({ at: at() }, "", address());
  if (pastOpen !== undefined && root().querySelector("[data-past]")) root().querySelector("[data-past]").open = pastOpen;
  enhance();
  const alert = root().querySelector("[role=alert]");
  if (alert) alert.scrollIntoView({ block: "nearest" });
  else if (push) window.scrollTo({ top: 0 });
  if (hadFocus) {
    // Keyboard and screen reader go on where the new screen begins.
    const board = onBoard && root().querySelector("[data-board]");
    const goal = board || root().querySelector(".tell, .ask, .over") || next;
    if (!goal.hasAttribute("tabindex")) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }
}

let busy = false;

async function send(url, body, push) {
  if (busy) return;
  busy = true;
  try {
    const reply = await fetch(url, { method: "POST", body, headers: { "x-swap": "1" } });
    swap(await reply.text(), push);
    connected(true);
  } catch {
    connected(false);
    // The worker of the app was ended in the middle: it starts anew, and knows whether the answer counts.
    if (base !== undefined) setTimeout(refresh, 200);
  } finally {
    busy = false;
  }
}

function submit(event) {
  const form = event.target;
  if (!form.matches("[data-swap]")) return;
  event.preventDefault();
  const data = new FormData(form, event.submitter);
  const several = form.querySelector("[data-several]");
  if (several && event.submitter?.name !== "alone") {
    // In the order they were tapped; what was typed comes last.
    const typed = [...form.querySelectorAll(".typed [name=answer]")].map((input) => input.value).filter(Boolean);
    data.delete("answer");
    for (const id of [...(several.tapped ?? []), ...typed]) data.append("answer", id);
  }
  send(form.action, new URLSearchParams(data), true);
}

function jump(to) {
  const body = new URLSearchParams({ token: root().dataset.token, rev: revision(), do: "jump", about: to });
  return send(game(), body, false);
}

// The browser's Back undoes, its Forward redoes.
function back(event) {
  const to = event.state?.at;
  if (root() && Number.isInteger(to) && to !== at()) jump(to);
}

// The same when Back comes here from another page.
function cameBack() {
  const came = performance.getEntriesByType("navigation")[0]?.type;
  const to = Number(new URLSearchParams(arrivedAt).get("at"));
  if (came === "back_forward" && arrivedAt.includes("at=") && Number.isInteger(to) && to < at()) jump(to);
}
const arrivedAt = window.location.search;

async function refresh() {
  try {
    const reply = await fetch(game());
    if (reply.ok) swap(await reply.text(), false);
    connected(reply.ok);
  } catch {
    connected(false);
  }
}

// Other tabs and devices: the server tells the revision, the page fetches itself anew. A hidden tab
// lets go of its line, as a browser has few of them for one server.
let line = null;
function listen() {
  const told = (now) => {
    connected(true);
    if (root() && now > revision() && !busy) refresh();
  };
  if (base !== undefined) return hear(told);
  const open = () => {
    if (line || document.hidden || !root()) return;
    line = new EventSource(`${game()}/events`);
    line.addEventListener("revision", (event) => told(Number(event.data)));
    line.addEventListener("error", () => connected(false));
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      line?.close();
      line = null;
    } else open();
  });
  window.addEventListener("pagehide", () => line?.close());
  open();
}

// As an app: the worker that answers calls every change out to all tabs. What a sleeping tab has missed it
// asks for when it is looked at again.
function hear(told) {
  const ask = async () => {
    if (document.hidden || !root()) return;
    const now = await fetch(`${game()}/events`).then((reply) => reply.text()).catch(() => "");
    const data = now.match(/^data: (\d+)$/m);
    if (data) told(Number(data[1]));
  };
  new BroadcastChannel(`visavis ${base}/`).addEventListener("message", ({ data }) => {
    if (data.game === root()?.dataset.play) told(data.revision);
  });
  document.addEventListener("visibilitychange", ask);
  window.addEventListener("pageshow", (event) => event.persisted && ask());
}

let waiting = null;
function connected(yes) {
  clearTimeout(waiting);
  document.querySelector(".lost")?.remove();
  if (yes || !root()) return;
  // A reload closes the line too; only a lasting silence is worth a word.
  waiting = setTimeout(() => {
    const word = document.createElement("p");
    word.className = "lost";
    word.setAttribute("role", "status");
    word.textContent = root().dataset.lost;
    document.body.append(word);
  }, 1500);
}

// Only addresses of this computer and encrypted ones may keep the screen awake: who comes over the
// network is told so.
let sleepy = false;

async function stayAwake() {
  if (!navigator.wakeLock) {
    sleepy = true;
    return tellSleepy();
  }
  const ask = async () => {
    try {
      if (!document.hidden) await navigator.wakeLock.request("screen");
    } catch {
      // A low battery, say: the screen then sleeps as usual.
    }
  };
  document.addEventListener("visibilitychange", ask);
  await ask();
}

function tellSleepy() {
  for (const note of document.querySelectorAll("[data-asleep]")) note.hidden = !sleepy;
}

const wide = () => window.matchMedia("(min-width: 60rem)").matches;

function enhance() {
  for (const list of root().querySelectorAll("[data-several]")) inOrder(list);
  for (const stepper of root().querySelectorAll("[data-stepper]")) countable(stepper);
  for (const tell of root().querySelectorAll(".tell")) oneAtATime(tell);
  ticks();
  for (const details of root().querySelectorAll("[data-open-wide], .companion [data-past]")) if (wide()) details.open = true;
  tellSleepy();
  for (const table of tables) table(root());
}

// Several answers keep the order they are tapped in.
function inOrder(list) {
  const boxes = [...list.querySelectorAll("input[type=checkbox]")];
  list.tapped = boxes.filter((box) => box.checked).map((box) => box.value);
  const number = () => {
    for (const box of boxes) {
      const place = list.tapped.indexOf(box.value);
      box.closest("label").querySelector(".order").textContent = place < 0 ? "" : place + 1;
    }
  };
  list.addEventListener("change", (event) => {
    list.tapped = list.tapped.filter((id) => id !== event.target.value);
    if (event.target.checked) list.tapped.push(event.target.value);
    number();
  });
  number();
}

function countable(stepper) {
  const input = stepper.querySelector("input");
  for (const button of stepper.querySelectorAll("[data-step]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      if (button.dataset.step > 0) input.stepUp();
      else input.stepDown();
    });
  }
}

// The set-up is ticked off by hand; a reload keeps the ticks.
function ticks() {
  const key = `ticks-${root().dataset.play}`;
  const boxes = [...root().querySelectorAll(".checklist input")];
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  boxes.forEach((box, i) => {
    box.checked = Boolean(kept[i]);
    box.addEventListener("change", () => sessionStorage.setItem(key, JSON.stringify(boxes.map((b) => b.checked))));
  });
}

// One instruction at a time: what is to be done now is large, what was done is small above it.
function oneAtATime(tell) {
  const list = tell.querySelector("[data-steps]");
  const turner = tell.querySelector("[data-turner]");
  if (!list || !turner) return;
  const steps = [...list.children];
  const stops = steps.filter((step) => step.matches(".do, .mind"));
  if (stops.length < 2) return;
  let now = 0;
  const show = () => {
    const place = steps.indexOf(stops[now]);
    const last = now === stops.length - 1;
    steps.forEach((step, i) => {
      const stop = stops.indexOf(step);
      step.classList.toggle("now", i === place);
      step.classList.toggle("done", stop >= 0 && stop < now);
      step.classList.toggle("later", i > place && !last);
      step.classList.toggle("next", i > place && !last && step === stops[now + 1]);
    });
    turner.querySelector("[data-count]").textContent = `${now + 1} / ${stops.length}`;
    turner.querySelector("[data-turn='-1']").disabled = now === 0;
    turner.querySelector("[data-turn='1']").disabled = last;
  };
  list.classList.add("stepping");
  turner.hidden = false;
  turner.addEventListener("click", (event) => {
    const by = Number(event.target.closest("[data-turn]")?.dataset.turn ?? 0);
    now = Math.min(Math.max(now + by, 0), stops.length - 1);
    show();
  });
  list.addEventListener("click", (event) => {
    const stop = stops.indexOf(event.target.closest("li"));
    if (stop >= 0 && !event.target.closest("details")) {
      now = stop;
      show();
    }
  });
  show();
}
