// A patch in the hand: pick it up, drag or step it over the quilt, turn and flip it, put it down.
// Where it may lie comes from the page; no rules live here.

const SVG = "http://www.w3.org/2000/svg";

export function start(root) {
  const board = root.querySelector("[data-board]");
  const hand = root.querySelector("[data-hand]");
  if (!board || !hand) return;
  const offered = JSON.parse(board.dataset.legal);
  const drawing = board.querySelector("[data-quilt]");
  const layer = board.querySelector("[data-held]");
  const preview = hand.querySelector("[data-preview]");
  const place = hand.querySelector("[data-place]");
  const cards = [...root.querySelectorAll("[data-take]")];
  let held = null;

  const look = () => held.looks[held.look];
  const size = (squares) => [Math.max(...squares.map((s) => s[0])) + 1, Math.max(...squares.map((s) => s[1])) + 1];
  const fits = () => look().fits.includes(held.row * 9 + held.column);
  const notation = () =>
    held.patch === "special"
      ? `special r${held.row} c${held.column}`
      : `take ${held.patch} o${look().turn} r${held.row} c${held.column}`;

  function keepOn() {
    const [height, width] = size(look().squares);
    held.row = Math.min(Math.max(held.row, 0), 9 - height);
    held.column = Math.min(Math.max(held.column, 0), 9 - width);
  }

  function draw() {
    layer.replaceChildren();
    board.classList.toggle("holding", Boolean(held));
    hand.hidden = !held;
    for (const card of cards) card.setAttribute("aria-pressed", String(held?.patch === Number(card.dataset.take)));
    if (!held) return;
    keepOn();
    const good = fits();
    const { squares } = look();
    const has = (r, c) => squares.some((s) => s[0] === r && s[1] === c);
    let outline = "";
    for (const [r, c] of squares) {
      const rect = document.createElementNS(SVG, "rect");
      const at = { x: held.column + c, y: held.row + r, width: 1, height: 1 };
      for (const [name, value] of Object.entries(at)) rect.setAttribute(name, value);
      rect.setAttribute("class", `${held.cloth} held${good ? "" : " not"}`);
      layer.append(rect);
      if (!has(r - 1, c)) outline += `M${at.x} ${at.y}h1`;
      if (!has(r + 1, c)) outline += `M${at.x} ${at.y + 1}h1`;
      if (!has(r, c - 1)) outline += `M${at.x} ${at.y}v1`;
      if (!has(r, c + 1)) outline += `M${at.x + 1} ${at.y}v1`;
    }
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", outline);
    line.setAttribute("class", `outline${good ? "" : " not"}`);
    layer.append(line);
    const where = board.dataset.where.replace("{row}", held.row + 1).replace("{column}", held.column + 1);
    preview.textContent = `${good ? board.dataset.fits : board.dataset.fitsNot} ${where} ${held.brings}`;
    place.querySelector("[name=answer]").value = notation();
    place.querySelector("button").disabled = !good;
  }

  // Every look with every corner it may lie at, as one row to step through.
  function nextFit(stay) {
    const all = held.looks.flatMap((l, i) => l.fits.map((corner) => [i, corner]));
    if (!all.length) return;
    const here = all.findIndex(([i, corner]) => i === held.look && corner === held.row * 9 + held.column);
    if (stay && here >= 0) return;
    const same = all.findIndex(([i, corner]) => i === held.look && corner > held.row * 9 + held.column);
    const next = here >= 0 ? (here + 1) % all.length : Math.max(same, 0);
    const [i, corner] = all[next];
    Object.assign(held, { look: i, row: Math.floor(corner / 9), column: corner % 9 });
  }

  function pick(card) {
    const patch = offered.patches.find((p) => p.patch === Number(card.dataset.take));
    if (!patch) return;
    if (held?.patch === patch.patch) return layBack();
    const text = [card.querySelector(".price"), card.querySelector(".hint")].map((s) => s.textContent).join("; ");
    held = { ...patch, look: 0, row: held?.row ?? 0, column: held?.column ?? 0, brings: text };
    nextFit(true);
    draw();
    if (board.getBoundingClientRect().bottom > window.innerHeight) board.scrollIntoView({ block: "center" });
    board.focus({ preventScroll: true });
  }

  function layBack() {
    if (held?.patch === "special") return;
    held = null;
    draw();
  }

  // Turned or flipped, it is another of its own looks: the one with these squares.
  function become(change) {
    const [height, width] = size(look().squares);
    const turned = look().squares.map(([r, c]) => change(r, c, height, width));
    const key = (squares) => squares.map(String).sort().join(" ");
    const found = held.looks.findIndex((l) => key(l.squares) === key(turned));
    if (found >= 0) held.look = found;
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
  const keys = {
    ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
    t: "turn", f: "flip", n: "next", Escape: "lay-back",
  };

  function act(name) {
    if (!held) return;
    acts[name]();
    draw();
  }

  // Single keys only while the quilt has the focus, so that they are in nobody's way.
  board.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const card = cards["123".indexOf(key)];
    if (held && keys[key]) act(keys[key]);
    else if (held && key === "Enter" && fits()) place.requestSubmit(place.querySelector("button"));
    else if (key.length === 1 && "123".includes(key) && card && !card.disabled) pick(card);
    else if (key === "a") root.querySelector("button.advance")?.click();
    else return;
    event.preventDefault();
  });
  hand.addEventListener("click", (event) => {
    const name = event.target.closest("[data-do]")?.dataset.do;
    if (name) act(name);
  });
  for (const card of cards) card.addEventListener("click", () => pick(card));

  // Dragging: the square under the finger stays under the finger.
  const square = (event) => {
    const box = drawing.getBoundingClientRect();
    return [((event.clientY - box.top) / box.height) * 9, ((event.clientX - box.left) / box.width) * 9];
  };
  let grip = null;
  drawing.addEventListener("pointerdown", (event) => {
    if (!held) return;
    const [y, x] = square(event);
    const on = look().squares.some(([r, c]) => Math.floor(y) === held.row + r && Math.floor(x) === held.column + c);
    const [height, width] = size(look().squares);
    grip = on ? [y - held.row, x - held.column] : [height / 2, width / 2];
    drawing.setPointerCapture(event.pointerId);
    move(event);
  });
  const move = (event) => {
    if (!grip) return;
    const [y, x] = square(event);
    held.row = Math.round(y - grip[0]);
    held.column = Math.round(x - grip[1]);
    draw();
  };
  drawing.addEventListener("pointermove", move);
  drawing.addEventListener("pointerup", () => (grip = null));
  drawing.addEventListener("pointercancel", () => (grip = null));

  if (offered.special.length) {
    const looks = [{ turn: 0, squares: [[0, 0]], fits: offered.special }];
    held = { patch: "special", cloth: "cloth special", looks, look: 0, row: 0, column: 0, brings: "" };
    hand.querySelector("[data-do=lay-back]").hidden = true;
    nextFit(true);
  }
  draw();
}
