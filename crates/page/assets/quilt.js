// A patch in the hand: drag it from the offer or pick it up, turn and flip it, put it down.
// Where it may lie comes from the page; no rules live here.
import { arrive, fly, say, settle, sound } from "./moves.js";
import { picture } from "./picture.js";

const SVG = "http://www.w3.org/2000/svg";
const SIDE = 9;
// A drag begins after so many pixels; a finger hides what lies below it, so the patch floats above.
const SLACK = 7;
const LIFT = 56;

// The table on the screen: keys come from the whole page, the table changes with every answer.
let table = null;

export function start(root) {
  table = null;
  const board = root.querySelector("[data-board]");
  const hand = root.querySelector("[data-hand]");
  if (root.matches(".sewing")) say(root.querySelectorAll("[data-news] .step > .text"));
  picture(root);
  if (root.querySelector("[data-end]")) sound("end");
  if (!board || !hand) return;
  const offered = JSON.parse(board.dataset.legal);
  const drawing = board.querySelector("[data-quilt]");
  const layers = Object.fromEntries(["may", "ghost", "held"].map((name) => [name, drawing.querySelector(`[data-${name}]`)]));
  const preview = hand.querySelector("[data-preview]");
  const place = hand.querySelector("[data-place]");
  const [answer, put] = [place.querySelector("[name=answer]"), place.querySelector("button")];
  const cards = [...root.querySelectorAll("[data-take]")];
  const spaces = [...root.querySelectorAll("[data-space]")];
  let held = null;

  const look = () => held.looks[held.look];
  const size = (squares) => [Math.max(...squares.map((s) => s[0])) + 1, Math.max(...squares.map((s) => s[1])) + 1];
  const fitsAt = (row, column) => look().fits.includes(row * SIDE + column);
  const notation = () =>
    held.patch === "special"
      ? `special r${held.row} c${held.column}`
      : `take ${held.patch} o${look().turn} r${held.row} c${held.column}`;

  // The place nearest to this one that is wholly on the quilt.
  function onQuilt(row, column) {
    const [height, width] = size(look().squares);
    const within = (n, most) => Math.min(Math.max(n, 0), most);
    return [within(row, SIDE - height), within(column, SIDE - width)];
  }

  function node(name, attributes) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  // The patch as it looks now, its upper left corner at this place.
  function piece(row, column, good) {
    const { squares, buttons } = look();
    const has = (r, c) => squares.some((s) => s[0] === r && s[1] === c);
    const not = good ? "" : " not";
    const parts = [];
    let outline = "";
    for (const [r, c] of squares) {
      const [x, y] = [column + c, row + r];
      parts.push(node("rect", { x, y, width: 1, height: 1, class: `${held.cloth} held${not}` }));
      if (!has(r - 1, c)) outline += `M${x} ${y}h1`;
      if (!has(r + 1, c)) outline += `M${x} ${y + 1}h1`;
      if (!has(r, c - 1)) outline += `M${x} ${y}v1`;
      if (!has(r, c + 1)) outline += `M${x + 1} ${y}v1`;
    }
    for (const [r, c] of buttons) {
      const [cx, cy] = [column + c + 0.5, row + r + 0.5];
      parts.push(node("circle", { cx, cy, r: 0.3, class: "button-rim" }));
      parts.push(node("path", { d: `M${cx - 0.09} ${cy - 0.09}h0m.18 0h0m0 .18h0m-.18 0h0`, class: "button-hole" }));
    }
    parts.push(node("path", { d: outline, class: `outline${not}` }));
    return parts;
  }

  // A dot on every square this look could cover.
  function mayLie() {
    const squares = new Set();
    for (const corner of look().fits) {
      for (const [r, c] of look().squares) squares.add(corner + r * SIDE + c);
    }
    let dots = "";
    for (const s of squares) dots += `M${(s % SIDE) + 0.5} ${Math.floor(s / SIDE) + 0.5}h0`;
    return node("path", { d: dots, class: "may" });
  }

  // What is set again, even to the same, is styled again with everything in it.
  function mark(element, name, value) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  function draw() {
    if (hand.hidden === Boolean(held)) {
      board.classList.toggle("carrying", Boolean(held));
      hand.parentElement.classList.toggle("carrying", Boolean(held));
      hand.hidden = !held;
    }
    for (const card of cards) mark(card, "aria-pressed", String(held?.patch === Number(card.dataset.take)));
    if (layers.ghost.firstChild) layers.ghost.replaceChildren();
    if (!held) {
      layers.held.replaceChildren();
      layers.may.replaceChildren();
      layers.may.dataset.shape = "";
      return way(null);
    }
    [held.row, held.column] = onQuilt(held.row, held.column);
    const good = fitsAt(held.row, held.column);
    layers.held.replaceChildren(...piece(held.row, held.column, good));
    const shape = `${held.patch} ${held.look}`;
    if (layers.may.dataset.shape !== shape) layers.may.replaceChildren(mayLie());
    layers.may.dataset.shape = shape;
    const where = board.dataset.where.replace("{row}", held.row + 1).replace("{column}", held.column + 1);
    preview.textContent = `${good ? board.dataset.fits : board.dataset.fitsNot} ${where} ${held.says}`;
    answer.value = notation();
    if (put.disabled === good) put.disabled = !good;
    way(held.to);
  }

  // The spaces a choice passes over.
  let shown = null;
  function way(to) {
    if (to === shown) return;
    shown = to;
    const from = Number(board.dataset.player);
    for (const space of spaces) {
      const here = Number(space.dataset.space);
      space.classList.toggle("way", to !== null && here > from && here <= to);
    }
  }

  // Every look with every corner it may lie at, as one row to step through.
  function nextFit(stay) {
    const all = held.looks.flatMap((l, i) => l.fits.map((corner) => [i, corner]));
    if (!all.length) return;
    const here = all.findIndex(([i, corner]) => i === held.look && corner === held.row * SIDE + held.column);
    if (stay && here >= 0) return;
    const same = all.findIndex(([i, corner]) => i === held.look && corner > held.row * SIDE + held.column);
    const next = here >= 0 ? (here + 1) % all.length : Math.max(same, 0);
    const [i, corner] = all[next];
    Object.assign(held, { look: i, row: Math.floor(corner / SIDE), column: corner % SIDE });
  }

  function take(card) {
    const patch = offered.patches.find((p) => p.patch === Number(card.dataset.take));
    if (!patch) return false;
    const at = { row: held?.row ?? 0, column: held?.column ?? 0 };
    held = { ...patch, ...at, look: 0, says: card.dataset.says, to: Number(card.dataset.to) };
    return true;
  }

  // Picked up by a tap or a key: it flies to the first place where it fits.
  function pick(card) {
    if (held?.patch === Number(card.dataset.take)) return layBack();
    if (!take(card)) return;
    nextFit(true);
    draw();
    inSight();
    fly(card.querySelector("svg.patch"), layers.held, drawing);
    board.focus({ preventScroll: true });
  }

  // What is needed next must be seen: the quilt and, below it, what can be done with the patch.
  function inSight() {
    if (hand.getBoundingClientRect().bottom > window.innerHeight) hand.scrollIntoView({ block: "end" });
    else if (drawing.getBoundingClientRect().top < 0) drawing.scrollIntoView({ block: "start" });
  }

  function layBack() {
    if (held?.patch === "special") return;
    held = null;
    draw();
  }

  // Turned or flipped, it is another of its own looks: the one with these squares. Its middle stays.
  function become(change) {
    const [height, width] = size(look().squares);
    const turned = look().squares.map(([r, c]) => change(r, c, height, width));
    const key = (squares) => squares.map(String).sort().join(" ");
    const found = held.looks.findIndex((l) => key(l.squares) === key(turned));
    if (found < 0) return;
    held.look = found;
    const [now, wide] = size(look().squares);
    held.row += Math.round((height - now) / 2);
    held.column += Math.round((width - wide) / 2);
  }

  const acts = {
    turn: () => become((r, c, height) => [c, height - 1 - r]),
    flip: () => become((r, c, _height, width) => [r, width - 1 - c]),
    next: () => nextFit(false),
    "lay-back": layBack,
    up: () => held.row--,
    down: () => held.row++,
    left: () => held.column--,
    right: () => held.column++,
  };

  function act(name) {
    if (!held) return;
    acts[name]();
    draw();
    if (drag?.begun) float();
  }

  hand.addEventListener("click", (event) => {
    const name = event.target.closest("[data-do]")?.dataset.do;
    if (name) act(name);
  });
  place.addEventListener("submit", () => settle(look().squares.map(([r, c]) => [held.row + r, held.column + c])));
  for (const card of root.querySelectorAll(".card")) {
    if (card.dataset.take) card.addEventListener("click", () => pick(card));
    const show = () => held || way(Number(card.dataset.to));
    const hide = () => held || way(null);
    for (const name of ["pointerenter", "focus"]) card.addEventListener(name, show);
    for (const name of ["pointerleave", "blur"]) card.addEventListener(name, hide);
  }

  // Dragging, by mouse, finger or pen: from the offer, or what lies on the quilt already.
  let drag = null;
  let floating = null;
  const box = () => drawing.getBoundingClientRect();
  const square = (x, y) => {
    const { left, top, width, height } = box();
    return [((y - top) / height) * SIDE, ((x - left) / width) * SIDE];
  };

  function press(event, card) {
    if (drag || event.button !== 0) return;
    drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY], card };
    drag.lift = event.pointerType === "touch" ? LIFT : 0;
  }

  for (const card of cards.filter((card) => !card.disabled)) {
    card.addEventListener("pointerdown", (event) => press(event, card));
    card.addEventListener("dragstart", (event) => event.preventDefault());
  }
  drawing.addEventListener("pointerdown", (event) => {
    if (!held || drag) return;
    press(event, null);
    if (!drag) return;
    const [y, x] = square(event.clientX, event.clientY);
    const on = look().squares.some(([r, c]) => Math.floor(y) === held.row + r && Math.floor(x) === held.column + c);
    const [height, width] = size(look().squares);
    drag.grip = on ? [y - held.row, x - held.column] : [height / 2, width / 2];
    drag.on = on;
    begin(event);
    if (!on) move(event);
  });

  function begin(event) {
    drag.begun = true;
    window.addEventListener("wheel", wheel, { passive: false });
    try {
      drawing.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already.
    }
  }

  function move(event) {
    if (!drag || event.pointerId !== drag.pointer) return hover(event);
    [drag.x, drag.y] = [event.clientX, event.clientY];
    const far = Math.hypot(drag.x - drag.from[0], drag.y - drag.from[1]) > SLACK;
    if (!drag.begun) {
      if (!far || !take(drag.card)) return;
      begin(event);
    }
    drag.moved ||= far;
    float();
  }

  // Over the quilt it snaps to the squares; beside it, it hangs on the pointer.
  function float() {
    const [height, width] = size(look().squares);
    const [y, x] = square(drag.x, drag.y - (drag.card ? drag.lift : 0));
    const grip = drag.card ? [height / 2, width / 2] : drag.grip;
    drag.over = y > -1 && x > -1 && y < SIDE + 1 && x < SIDE + 1;
    const before = `${held.row} ${held.column} ${held.look}`;
    if (drag.over) [held.row, held.column] = onQuilt(Math.round(y - grip[0]), Math.round(x - grip[1]));
    if (!drag.drawn || before !== `${held.row} ${held.column} ${held.look}`) draw();
    drag.drawn = true;
    layers.held.classList.toggle("away", !drag.over);
    hang(!drag.over && [y - grip[0], x - grip[1]]);
  }

  function hang(at) {
    floating?.remove();
    floating = null;
    if (!at) return;
    const [height, width] = size(look().squares);
    const one = box().width / SIDE;
    floating = node("svg", { viewBox: `0 0 ${width} ${height}`, class: "floating", width: width * one, height: height * one });
    floating.append(...piece(0, 0, true));
    board.append(floating);
    const corner = board.getBoundingClientRect();
    floating.style.transform = `translate(${box().left - corner.left + at[1] * one}px, ${box().top - corner.top + at[0] * one}px)`;
  }

  function release(event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { begun, card, over, moved, on } = drag;
    drag = null;
    window.removeEventListener("wheel", wheel);
    hang(null);
    layers.held.classList.remove("away");
    if (!begun) return;
    if (card && (!over || event.type === "pointercancel")) return layBack();
    if (card) {
      inSight();
      board.focus({ preventScroll: true });
    } else if (on && !moved) tapped(event);
  }

  // Two taps on the patch in the hand turn it over.
  let lastTap = -1000;
  function tapped(event) {
    const again = event.timeStamp - lastTap < 350;
    lastTap = again ? -1000 : event.timeStamp;
    if (again) act("flip");
  }

  // Where it would come to lie, before the mouse is pressed.
  function hover(event) {
    if (!held || drag || event.pointerType !== "mouse" || !drawing.contains(event.target)) {
      if (layers.ghost.firstChild) layers.ghost.replaceChildren();
      return;
    }
    const [y, x] = square(event.clientX, event.clientY);
    const [height, width] = size(look().squares);
    const at = onQuilt(Math.round(y - height / 2), Math.round(x - width / 2));
    const key = `${at} ${held.look}`;
    if (layers.ghost.firstChild && layers.ghost.dataset.at === key) return;
    layers.ghost.dataset.at = key;
    layers.ghost.replaceChildren(...piece(...at, fitsAt(...at)));
  }

  // While one finger drags, a second one turns; so does the right button.
  function second(event) {
    if (drag?.begun && event.pointerId !== drag.pointer) {
      event.preventDefault();
      act("turn");
    }
  }
  function rightButton(event) {
    if (event.button === 2 && held && (drag || board.contains(event.target))) act("turn");
  }
  const noMenu = (event) => held && event.preventDefault();

  let wheeled = -1000;
  function wheel(event) {
    if (!held || event.defaultPrevented || (!drag && !drawing.contains(event.target))) return;
    event.preventDefault();
    if (event.timeStamp - wheeled < 120) return;
    wheeled = event.timeStamp;
    act("turn");
  }
  board.addEventListener("wheel", wheel, { passive: false });
  board.addEventListener("contextmenu", noMenu);
  drawing.addEventListener("pointerleave", () => layers.ghost.replaceChildren());

  function key(event) {
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const onControl = event.target.closest("button, a, summary");
    if (held && KEYS[name]) act(KEYS[name]);
    else if (held && name === "Enter" && !onControl && fitsAt(held.row, held.column)) {
      place.requestSubmit(put);
    } else if (name.length === 1 && "123".includes(name)) {
      const card = cards[Number(name) - 1];
      if (!card || card.disabled) return;
      pick(card);
    } else if (name === "a" && !held) root.querySelector("button.advance")?.click();
    else return;
    event.preventDefault();
  }

  if (offered.special.length) {
    const looks = [{ turn: 0, squares: [[0, 0]], buttons: [], fits: offered.special }];
    const says = root.querySelector("#prompt").textContent;
    held = { patch: "special", cloth: "cloth special", looks, look: 0, row: 0, column: 0, says, to: null };
    for (const idle of ["turn", "flip", "lay-back"]) hand.querySelector(`[data-do=${idle}]`).hidden = true;
    nextFit(true);
  }
  draw();
  table = { board, key, move, release, second, rightButton };
  arrive(root);
}

const KEYS = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  t: "turn", f: "flip", n: "next", Escape: "lay-back",
};

// Keys work wherever the focus is, except where somebody types or a dialog is open.
document.addEventListener("keydown", (event) => {
  if (!table?.board.isConnected || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]") || event.target.closest("input, textarea, select, [contenteditable]")) return;
  table.key(event);
});
document.addEventListener("pointermove", (event) => table?.move(event));
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, (event) => table?.release(event));
document.addEventListener("pointerdown", (event) => table?.second(event));
document.addEventListener("mousedown", (event) => table?.rightButton(event));
