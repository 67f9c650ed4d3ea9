// Movement that explains, and soft sounds for who wants them. Nothing waits for it, nothing is covered by it,
// and with reduced motion nothing moves.

const LONGEST = 360;
const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const animate = (element, frames, options) =>
  calm() ? null : element?.animate(frames, { duration: LONGEST, easing: "ease-out", fill: "backwards", ...options });

const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

// A patch goes from where it lay to where it lies now; the target is a part of a drawing.
export function fly(from, layer, drawing) {
  if (!from || !layer.firstChild) return;
  const [[x, y], [toX, toY]] = [middle(from), middle(layer)];
  const one = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  const start = `translate(${(x - toX) / one}px, ${(y - toY) / one}px)`;
  animate(layer, [{ transform: start, opacity: 0.5 }, { transform: "none", opacity: 1 }], { duration: 200 });
  sound("lift");
}

// What was on the screen before: where the tokens stood, where the offered patches lay.
let before = null;
let sewn = null;

// These squares have just been sewn.
export function settle(squares) {
  sewn = squares;
  sound("sew");
}

const state = (root) => {
  const board = root.querySelector("[data-board]");
  const cards = [...root.querySelectorAll("[data-take]")].map((card) => {
    const { left, top, width, height } = card.querySelector("svg.patch").getBoundingClientRect();
    return [Number(card.dataset.take), [left + width / 2 + window.scrollX, top + height / 2 + window.scrollY]];
  });
  return {
    game: root.dataset.play,
    at: Number(root.dataset.at),
    player: Number(board?.dataset.player),
    automa: Number(board?.dataset.automa),
    offers: new Map(cards),
  };
};

// Says what happened to who cannot see it. The place stays while screens change, so that it is heard.
export function say(lines) {
  let place = document.querySelector("[data-said]");
  if (!place) {
    place = document.createElement("p");
    place.dataset.said = "";
    place.className = "hidden";
    place.setAttribute("role", "status");
    document.body.append(place);
  }
  const words = [...lines].map((line) => line.textContent.trim()).join(" · ");
  if (place.textContent !== words) place.textContent = words;
}

// A new screen: if it is the next one of the same game, what changed moves there.
export function arrive(root) {
  const now = state(root);
  const last = before;
  before = now;
  if (!last || last.game !== now.game || now.at !== last.at + 1) return (sewn = null);
  const turns = [...root.querySelectorAll("[data-news] .turn")];
  if (sewn) glow(root.querySelector("[data-quilt]"), sewn);
  sewn = null;
  walk(root, "player", last.player, now.player, 0);
  const delay = last.player === now.player ? 0 : 220;
  walk(root, "automa", last.automa, now.automa, delay);
  for (const turn of turns) {
    const from = last.offers.get(Number(turn.dataset.took));
    if (from) carry(turn.querySelector(".taken svg.patch"), from, delay);
  }
  for (const candidate of root.querySelectorAll("[data-news] [data-fell]")) {
    const wait = delay + 130 * Number(candidate.dataset.fell);
    animate(candidate, [{ opacity: 1, filter: "none", transform: "translateY(-10px)" }, {}], { delay: wait, duration: 240 });
  }
  income(root, Number(root.querySelector("[data-board]").dataset.income));
}

// What has just been sewn shines for a moment: one shape over all its squares.
function glow(quilt, squares) {
  if (calm()) return;
  const light = document.createElementNS(quilt.namespaceURI, "path");
  light.setAttribute("d", squares.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join(""));
  light.setAttribute("class", "light");
  quilt.append(light);
  const gone = () => light.remove();
  animate(light, [{ opacity: 0.6 }, { opacity: 0 }], {}).finished.then(gone, gone);
}

// A token walks over every space on its way.
function walk(root, side, from, to, delay) {
  const token = root.querySelector(`[data-token="${side}"]`);
  if (!token || from === to || Number.isNaN(from)) return;
  const end = token.transform.baseVal.consolidate()?.matrix;
  const goal = root.querySelector(`[data-space="${to}"]`);
  if (!end || !goal) return;
  const [aside, below] = [end.e - goal.x.baseVal.value, end.f - goal.y.baseVal.value];
  const frames = [];
  for (let space = from; space <= to; space++) {
    const here = root.querySelector(`[data-space="${space}"]`);
    frames.push({ transform: `translate(${here.x.baseVal.value + aside}px, ${here.y.baseVal.value + below}px)` });
  }
  animate(token, frames, { delay, easing: "linear" });
  sound("step", delay);
}

// A patch the opponent took comes from where it was offered.
function carry(patch, [x, y], delay) {
  if (!patch) return;
  const [toX, toY] = middle(patch);
  const [dx, dy] = [x - window.scrollX - toX, y - window.scrollY - toY];
  animate(patch, [{ transform: `translate(${dx}px, ${dy}px) scale(1.6)`, opacity: 0.9 }, { transform: "none", opacity: 1 }], { delay });
}

// Income drops onto the buttons in hand.
function income(root, gained) {
  const purse = root.querySelector(".side.player .buttons dd");
  if (!gained || !purse || calm()) return;
  const drop = document.createElement("span");
  drop.className = "drop";
  drop.setAttribute("aria-hidden", "true");
  drop.textContent = `+${gained}`;
  purse.append(drop);
  const fall = animate(drop, [{ transform: "translateY(-1.6rem)", opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: "none", opacity: 0 }], { delay: 150 });
  fall.finished.then(() => drop.remove(), () => drop.remove());
  animate(purse, [{ transform: "scale(1.35)" }, { transform: "none" }], { delay: 330, duration: 250 });
  sound("income", 150);
}

// Sounds are made here, not fetched, and are off until somebody wants them.
const TONES = {
  lift: [[520, 0, 0.05]],
  sew: [[220, 0, 0.09], [330, 0.05, 0.09]],
  step: [[300, 0, 0.04], [300, 0.11, 0.04], [300, 0.22, 0.04]],
  income: [[660, 0, 0.12], [880, 0.09, 0.16]],
  end: [[392, 0, 0.3], [494, 0.12, 0.3], [587, 0.24, 0.5]],
};
let audio = null;
export const loud = () => localStorage.getItem("sound") === "on";

export function sound(name, delay = 0) {
  if (!loud() || !window.AudioContext) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime + delay / 1000;
  for (const [pitch, after, length] of TONES[name]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin + after);
    volume.gain.linearRampToValueAtTime(0.06, begin + after + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + after + length + 0.05);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin + after);
    tone.stop(begin + after + length + 0.1);
  }
}
