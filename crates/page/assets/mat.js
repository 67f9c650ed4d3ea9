// Finspan's table: tap a card and then a place, or a place alone; look at a card in large; see what moved.
// Which ways there are comes from the page; no rules live here.

import { say } from "./moves.js";

export function start(root) {
  if (!root.matches(".ocean")) return;
  say(root.querySelectorAll(".lately [data-new]"));
  root.begins = () => begins(root);
  const look = looking(root);
  const bar = root.querySelector("[data-offers]");
  if (bar) {
    const form = bar.closest("form");
    const { several, offers, each } = JSON.parse(bar.dataset.offers);
    const things = [...form.querySelectorAll("[data-thing]")];
    if (several) mark(root, things, offers);
    else follow({ bar, form, things, offers, each, look });
  }
  move(root);
}

// Where a new screen begins: the mat is seen down to its end, and so is what happened from its first line.
function begins(root) {
  const [mat, talk, shore] = ["[data-mat]", ".talk", ".shore"].map((css) => root.querySelector(css));
  if (!mat || !talk || !shore || getComputedStyle(shore).position !== "fixed") return 0;
  const [sea, hand] = [mat.getBoundingClientRect(), shore.getBoundingClientRect()];
  // On its side the hand lies beside the mat.
  if (hand.left > sea.left) return 0;
  return Math.max(0, scrollY + Math.min(sea.bottom - hand.top, talk.getBoundingClientRect().top - 4));
}

// A card in large: by tapping its picture or a fish that is no answer now, or with the other mouse button.
function looking(root) {
  const dialog = root.querySelector("[data-large]");
  const place = dialog.querySelector("[data-large-card]");
  const look = (id) => {
    const card = root.querySelector(`[data-card="${id}"]`);
    if (!card) return;
    const large = document.createElement("div");
    large.className = "fish-card";
    large.append(...[...card.childNodes].map((node) => node.cloneNode(true)));
    place.replaceChildren(large);
    dialog.showModal();
    dialog.scrollTop = 0;
  };
  dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  root.addEventListener("click", (event) => {
    if (event.target.closest("dialog")) return;
    const seen = event.target.closest("[data-look]:not([data-thing]), div[data-card]");
    if (seen) look(seen.dataset.look ?? seen.dataset.card);
  });
  root.addEventListener("contextmenu", (event) => {
    const seen = event.target.closest("[data-look], [data-card]");
    if (!seen) return;
    event.preventDefault();
    look(seen.dataset.look ?? seen.dataset.card);
  });
  return look;
}

// One answer, a tap or two away.
function follow({ bar, form, things, offers: all, each, look }) {
  const words = bar.querySelector("[data-picked]");
  const plan = bar.querySelector("[data-plan]");
  const foreseen = bar.querySelector("[data-foreseen]");
  const finish = bar.querySelector("[data-finish]");
  // An egg on each of several: a tap leaves one out or takes it in again.
  const offers = each ? all.filter((o) => o.id !== each.all) : all;
  const chosen = new Set(each?.slots);
  const firsts = new Set(offers.map((o) => o.way[0]));
  let picked = [];

  const open = () => offers.filter((o) => picked.every((thing, i) => o.way[i] === thing));
  const next = () => new Map(open().filter((o) => o.way.length > picked.length).map((o) => [o.way[picked.length], o]));

  function show() {
    const reach = next();
    const laying = each && !picked.length;
    for (const button of things) {
      const name = button.dataset.thing;
      const held = picked.includes(name);
      const egg = laying && each.slots.includes(name);
      button.disabled = !reach.has(name) && !held && !firsts.has(name) && !egg && !button.dataset.look;
      button.classList.toggle("open", reach.has(name) || Boolean(egg));
      button.classList.toggle("held", held);
      button.classList.toggle("chosen", Boolean(egg) && chosen.has(name));
      if (egg) button.setAttribute("aria-pressed", String(chosen.has(name)));
      const gain = button.querySelector("[data-gain]");
      const brings = (picked.length && reach.get(name)?.brings) || "";
      if (gain && gain.textContent !== brings) gain.textContent = brings;
      button.classList.toggle("gains", Boolean(gain && brings));
    }
    bar.hidden = !picked.length && !laying;
    bar.querySelector("[data-lay-back]").hidden = !picked.length;
    form.classList.toggle("picking", Boolean(picked.length));
    const thing = things.find((b) => b.dataset.thing === picked[0]);
    const name = (thing?.querySelector(".name") ?? thing?.querySelector(".hidden"))?.textContent ?? "";
    words.textContent = reach.size && picked.length ? bar.dataset.pick.replace("{what}", name) : name;
    plan.textContent = thing?.querySelector(".cost")?.textContent ?? "";
    if (!picked.length) foreseen.textContent = "";
    const ready = open().filter((o) => picked.length && o.way.length === picked.length);
    finish.replaceChildren(...ready.map((o) => button(o.label, () => send(o.id))));
    if (laying) {
      const lay = button(each.words[chosen.size], () => send(`eggs ${each.slots.filter((s) => chosen.has(s)).join(" ")}`));
      lay.className = "main";
      lay.dataset.lay = "";
      lay.disabled = !chosen.size;
      finish.replaceChildren(lay);
    }
  }

  // Where it would go, and what it brings there.
  function foresee(event) {
    const name = event.target.closest?.("[data-thing]")?.dataset.thing;
    foreseen.textContent = (picked.length && next().get(name)?.plan) || "";
  }

  // An answer that is complete while others go on.
  function button(label, does) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", does);
    return made;
  }

  function send(id) {
    const sends = bar.querySelector("[data-send]");
    sends.value = id;
    form.requestSubmit(sends);
  }

  function pick(name) {
    if (picked.includes(name)) return layBack();
    if (!picked.length && each?.slots.includes(name)) {
      if (!chosen.delete(name)) chosen.add(name);
      return show();
    }
    if (!next().has(name) && !firsts.has(name)) return look(things.find((b) => b.dataset.thing === name).dataset.look);
    picked = next().has(name) ? [...picked, name] : [name];
    const left = open();
    if (left.every((o) => o.way.length === picked.length) && new Set(left.map((o) => o.id)).size === 1) {
      return send(left[0].id);
    }
    show();
    const goal = things.find((b) => b.classList.contains("open")) ?? finish.querySelector("button");
    if (!goal) return;
    const table = form.querySelector("[data-mat]");
    const box = table.getBoundingClientRect();
    // The mat is seen from its beginning, and as far as there is room what the bar would cover.
    const covered = box.bottom - bar.getBoundingClientRect().top;
    if (table.contains(goal) && (box.top < 0 || covered > 0)) window.scrollBy({ top: Math.min(covered, box.top) });
    goal.focus({ preventScroll: true });
  }

  function layBack() {
    const first = things.find((b) => b.dataset.thing === picked[0]);
    picked = [];
    show();
    first?.focus();
  }

  form.addEventListener("click", (event) => {
    const thing = event.target.closest("[data-thing]");
    if (!thing) return;
    event.preventDefault();
    pick(thing.dataset.thing);
  });
  form.addEventListener("pointerover", foresee);
  form.addEventListener("focusin", foresee);
  bar.querySelector("[data-lay-back]").addEventListener("click", layBack);
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && picked.length) layBack();
    else if (!step(things, event)) return;
    event.preventDefault();
  });
  show();
}

// Arrow keys go to the nearest thing that way.
function step(things, event) {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  if (!way || !things.includes(event.target)) return false;
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(event.target);
  let best = null;
  for (const thing of things) {
    if (thing.disabled || thing === event.target || !thing.checkVisibility()) continue;
    const [dx, dy] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > 8 && (!best || along + 3 * aside < best.far)) best = { thing, far: along + 3 * aside };
  }
  best?.thing.focus();
  return Boolean(best);
}

// Several things to pay with: each tap marks one more in the list of answers.
function mark(root, things, offers) {
  const list = root.querySelector(".ask [data-several]");
  if (!list) return;
  const box = (id) => [...list.querySelectorAll("input")].find((input) => input.value === id);
  const boxes = (name) => offers.filter((o) => o.way[0] === name).map((o) => box(o.id)).filter(Boolean);
  const done = list.closest("form").querySelector("button.main");
  const [least, most] = [Number(list.dataset.min), Number(list.dataset.max)];
  const show = () => {
    const paid = list.querySelectorAll("input:checked").length;
    done.disabled = paid < least || paid > most;
    for (const button of things) {
      const mine = boxes(button.dataset.thing);
      const n = mine.filter((b) => b.checked).length;
      const marked = n > 0;
      // How many of several that lie there.
      const gain = button.querySelector("[data-gain]");
      if (gain) gain.textContent = marked ? `✓ ${mine.length > 1 ? `${n}/${mine.length}` : ""}` : "";
      button.classList.toggle("gains", Boolean(gain && marked));
      button.disabled = false;
      button.classList.add("open");
      button.classList.toggle("held", marked);
      button.setAttribute("aria-pressed", String(marked));
    }
  };
  for (const button of things) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      const mine = boxes(button.dataset.thing);
      const free = mine.find((b) => !b.checked);
      for (const b of free ? [free] : mine) b.click();
    });
  }
  list.addEventListener("change", show);
  show();
}

// What has changed since the screen before moves into its place. Only pictures move, never what can be tapped, and
// all of it is over in less than 400 ms.
const SHORT = 320;
let before = null;

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

// Where everything is now: fish by their number, tokens by slot and kind.
function seen(root) {
  const fish = new Map();
  for (const card of root.querySelectorAll(".shore [data-card] .fish, [data-fish] .fish")) {
    const owner = card.closest("[data-card], [data-fish]");
    fish.set(owner.dataset.card ?? owner.dataset.fish, card);
  }
  const tokens = new Map();
  for (const token of root.querySelectorAll("[data-slot] [data-token]")) {
    tokens.set(`${token.closest("[data-slot]").dataset.slot} ${token.dataset.token}`, token);
  }
  return { fish, tokens };
}

function move(root) {
  const now = seen(root);
  const was = before;
  const at = Number(root.dataset.at);
  const where = (pictures) => new Map([...pictures].map(([key, picture]) => [key, picture.getBoundingClientRect()]));
  before = { play: root.dataset.play, at, fish: where(now.fish), n: new Map([...now.tokens].map(([key, token]) => [key, token.dataset.n])) };
  // Where things lie when the answer is given, not when the screen was made.
  document.addEventListener("submit", () => before && root.isConnected && (before.fish = where(seen(root).fish)), { capture: true, once: true });
  if (!was || was.play !== before.play || at !== was.at + 1 || still()) return;
  for (const [id, picture] of now.fish) {
    const [from, to] = [was.fish.get(id), before.fish.get(id)];
    const inSea = Boolean(picture.closest("[data-fish]"));
    if (!from) appear(picture.closest("li") ?? picture);
    else if (inSea && Math.hypot(from.x - to.x, from.y - to.y) > 60) fly(picture, from, to);
  }
  for (const [key, token] of now.tokens) if (was.n.get(key) !== token.dataset.n) appear(token, 1.9);
  const steps = [...root.querySelectorAll(".deed:not(.yours) [data-new]")];
  steps.forEach((step, i) => {
    const delay = (i * 160) / steps.length;
    step.animate([{ opacity: 0, transform: "translateX(-.6rem)" }, { opacity: 1, transform: "none" }], { duration: 200, delay, fill: "backwards", easing: "ease-out" });
  });
}

function fly(picture, from, to) {
  // A slot cuts off what leaves it; on its way the fish swims above everything.
  const swimmer = picture.cloneNode(true);
  const layer = document.createElement("div");
  layer.className = "swimming";
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  layer.append(swimmer);
  picture.closest(".ocean").append(layer);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.max(from.width, 1) / Math.max(to.width, 1)})`;
  picture.style.visibility = "hidden";
  const done = () => {
    layer.remove();
    picture.style.visibility = "";
  };
  layer.animate([{ transform: start }, { transform: "none" }], { duration: SHORT, easing: "cubic-bezier(.3,.7,.3,1)" }).finished.then(done, done);
}

function appear(element, from = 0.6) {
  element.animate([{ opacity: 0, transform: `scale(${from})` }, { opacity: 1, transform: "none" }], { duration: SHORT, easing: "ease-out" });
}
