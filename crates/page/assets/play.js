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
  document.addEventListener("click", walk);
  cameBack();
}

// To another part of the table, just below what stays in sight; the address stays, it says which moment is shown.
function walk(event) {
  const link = event.target.closest("a[data-jump]");
  const goal = link && document.getElementById(link.hash.slice(1));
  if (!goal) return;
  event.preventDefault();
  goal.scrollIntoView();
  window.scrollBy(0, goal.getBoundingClientRect().top - link.closest("section").getBoundingClientRect().bottom - 6);
  goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}

const at = () => Number(root().dataset.at);
const revision = () => Number(root().dataset.revision);
const address = () => `${game()}?at=${at()}`;

// The title and the screen of a page, made in this document: nothing else of it is needed.
function read(html) {
  const title = html.slice(html.indexOf("<title>"), html.indexOf("</title>") + 8);
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>") + 7);
  const made = document.createRange().createContextualFragment(title + main);
  return { title: made.querySelector("title")?.textContent ?? document.title, next: made.querySelector("#main") };
}

// Frames and inputs go first: an answer is felt at once, and no long work keeps the next tap waiting.
const painted = () => new Promise((go) => (document.hidden ? go() : requestAnimationFrame(() => setTimeout(go))));

// Puts a new screen in the place of the old one.
function swap({ title, next }, push) {
  if (!next) return;
  const hadFocus = document.activeElement && document.activeElement !== document.body;
  const onBoard = document.activeElement?.closest("[data-board], [data-hand]");
  const pastOpen = document.querySelector("[data-past]")?.open;
  const panelOpen = document.querySelector(".companion > .panel")?.open;
  const turnBefore = document.querySelector("[data-turn]")?.dataset.turn;
  document.getElementById("main").replaceWith(next);
  document.title = title;
  if (!root()) return;
  const same = history.state?.at === at();
  if (push && !same) history.pushState({ at: at() }, "", address());
  else history.replaceState({ at: at() }, "", address());
  if (pastOpen !== undefined && root().querySelector("[data-past]")) root().querySelector("[data-past]").open = pastOpen;
  enhance();
  const panel = root().querySelector(":scope.companion > .panel");
  if (panel && panelOpen) panel.open = true;
  const alert = root().querySelector("[role=alert]");
  if (alert) alert.scrollIntoView({ block: "center" });
  else if (push && root().matches(".companion")) showNews(turnBefore);
  else if (push) window.scrollTo({ top: root().begins?.() ?? 0 });
  if (hadFocus) {
    // Keyboard and screen reader go on where the new screen begins.
    const board = onBoard && root().querySelector("[data-board]");
    const goal = board || root().querySelector(".tell, .ask, .over") || next;
    if (!goal.hasAttribute("tabindex")) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }
}

let busy = false;

// Nobody waits for ever: after so long without a word it counts as silence.
const silence = () => AbortSignal.timeout(30000);

async function send(url, body, push, again = false) {
  if (busy) return;
  busy = true;
  const felt = painted(), asked = revision();
  let silent = false;
  try {
    const reply = await fetch(url, { method: "POST", body, headers: { "x-swap": "1" }, signal: silence() });
    const html = await reply.text();
    await felt;
    const page = read(html);
    // A static host, say, that was asked instead of the app's worker.
    if (!page.next) throw new Error("no screen");
    await painted();
    swap(page, push);
    connected(true);
  } catch {
    connected(false);
    silent = true;
  } finally {
    busy = false;
  }
  // The worker of the app was ended in the middle: it starts anew, and knows whether the answer counts. If not, it is
  // given once more; it counts once, as it names the revision it was made for.
  if (!silent || base === undefined || again) return;
  await new Promise((go) => setTimeout(go, 200));
  await refresh();
  if (root() && revision() === asked) await send(url, body, push, true);
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
    const reply = await fetch(game(), { signal: silence() });
    if (reply.ok) swap(read(await reply.text()), false);
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

const gently = () => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
const wide = () => window.matchMedia("(min-width: 60rem)").matches;

function enhance() {
  for (const list of root().querySelectorAll("[data-several]")) inOrder(list);
  for (const stepper of root().querySelectorAll("[data-stepper]")) countable(stepper);
  for (const field of root().querySelectorAll("[data-filter]")) findable(field);
  for (const form of root().querySelectorAll(".several-figures")) skippable(form);
  ticks();
  for (const details of root().querySelectorAll("[data-open-wide], .companion [data-past]")) if (wide()) details.open = true;
  tellSleepy();
  signBelow();
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

// Who passes over a form need not fill it in.
function skippable(form) {
  const figures = [...form.querySelectorAll("input[required]")];
  form.addEventListener("change", () => {
    const skips = [...form.querySelectorAll("input:checked, select")].some((choice) => choice.value === "skip");
    for (const figure of figures) figure.required = !skips;
  });
}

// What was done can be ticked off, for the person alone; a reload keeps the ticks.
function ticks() {
  const turn = root().querySelector("[data-turn]");
  if (!turn) return;
  const key = `ticks-${root().dataset.play}-${turn.dataset.turn}`;
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  const lines = [...turn.querySelectorAll(":scope > .steps .tick")];
  const name = (box) => `${box.closest("li").dataset.line} ${box.closest("label").textContent}`;
  for (const box of lines) {
    box.checked = kept.includes(name(box));
    box.addEventListener("change", () => {
      sessionStorage.setItem(key, JSON.stringify(lines.filter((line) => line.checked).map(name)));
    });
  }
}

// After an answer the new lines come into view, and with them the question as far as there is room.
function showNews(turnBefore) {
  const talk = root().querySelector(".talk");
  if (!talk) return;
  // The end is shown from its beginning.
  if (root().querySelector(".finish")) return window.scrollTo({ top: 0 });
  const turn = talk.querySelector("[data-turn]");
  const same = turn?.dataset.turn === turnBefore;
  const first = talk.querySelector(".turn > .head > [data-new], .turn > .steps > [data-new]") ?? root().querySelector(".ask, .over") ?? talk;
  const last = root().querySelector(".ask, .over") ?? talk;
  const head = 8;
  // A new turn begins with its heading.
  const from = (same ? first : first.closest(".turn") ?? first).getBoundingClientRect().top + scrollY - head;
  const to = last.getBoundingClientRect().bottom + scrollY + head;
  const top = from < scrollY || to - from > innerHeight ? from : Math.max(scrollY, to - innerHeight);
  window.scrollTo({ top: Math.max(0, top), behavior: same ? gently() : "instant" });
}

// What lies below the edge of the screen has a sign, which leads there.
let placeSign = () => {};
window.addEventListener("scroll", () => placeSign(), { passive: true });
window.addEventListener("resize", () => placeSign());
function signBelow() {
  document.querySelector(".further")?.remove();
  placeSign = () => {};
  const ask = root().querySelector(".ask");
  const form = ask?.querySelector("form.answer");
  if (!form || !root().matches(".companion")) return;
  const goal = form.querySelector("button, input:not([type=hidden])") ?? form;
  const sign = document.createElement("button");
  sign.type = "button";
  sign.className = "further";
  sign.textContent = `↓ ${root().dataset.further}`;
  sign.addEventListener("click", () => {
    // The first line that is not wholly above the sign goes to the top.
    const edge = sign.getBoundingClientRect().top;
    const lines = [...root().querySelectorAll(".turn > .steps > li"), ask];
    const next = lines.map((line) => line.getBoundingClientRect()).find((box) => box.bottom > edge && box.top > 9);
    window.scrollBy({ top: next ? next.top - 8 : innerHeight / 2, behavior: gently() });
    placeSign();
  });
  root().append(sign);
  placeSign = () => {
    sign.hidden = goal.getBoundingClientRect().top < innerHeight;
  };
  placeSign();
  // What comes later (a script that draws, a font) moves the answers.
  new ResizeObserver(() => placeSign()).observe(root());
}

// A long list of answers is searched by typing.
function findable(field) {
  const list = field.parentElement.querySelector(".options");
  const answers = [...list.children].map((answer) => [answer, plain(answer.textContent)]);
  field.hidden = false;
  field.addEventListener("input", () => {
    for (const [answer, text] of answers) answer.hidden = !plain(field.value).split(" ").every((word) => text.includes(word));
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const left = answers.filter(([answer]) => !answer.hidden);
    if (left.length === 1) (left[0][0].querySelector("input") ?? left[0][0]).click();
  });
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
