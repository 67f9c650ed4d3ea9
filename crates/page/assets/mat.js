// Finspan's table: tap a card and then a place, or a place alone. Which ways there are comes from the
// page; no rules live here.

export function start(root) {
  const bar = root.querySelector("[data-offers]");
  if (!bar) return;
  const form = bar.closest("form");
  const { several, offers } = JSON.parse(bar.dataset.offers);
  const things = [...form.querySelectorAll("[data-thing]")];
  if (several) mark(root, things, offers);
  else follow(bar, form, things, offers);
}

// One answer, a tap or two away.
function follow(bar, form, things, offers) {
  const words = bar.querySelector("[data-picked]");
  const finish = bar.querySelector("[data-finish]");
  const firsts = new Set(offers.map((o) => o.way[0]));
  let picked = [];

  const open = () => offers.filter((o) => picked.every((thing, i) => o.way[i] === thing));
  const next = () => new Map(open().filter((o) => o.way.length > picked.length).map((o) => [o.way[picked.length], o]));

  function show() {
    const reach = next();
    for (const button of things) {
      const name = button.dataset.thing;
      const held = picked.includes(name);
      button.disabled = !reach.has(name) && !held && !firsts.has(name);
      button.classList.toggle("open", reach.has(name));
      button.classList.toggle("held", held);
      const gain = button.querySelector("[data-gain]");
      if (gain) gain.textContent = (picked.length && reach.get(name)?.brings) || "";
    }
    bar.hidden = !picked.length;
    form.classList.toggle("picking", Boolean(picked.length));
    const thing = things.find((b) => b.dataset.thing === picked[0]);
    const name = (thing?.querySelector(".name") ?? thing?.querySelector(".hidden"))?.textContent ?? "";
    words.textContent = reach.size && picked.length ? bar.dataset.pick.replace("{what}", name) : name;
    finish.replaceChildren(...open().filter((o) => picked.length && o.way.length === picked.length).map(ready));
  }

  // An answer that is complete while others go on.
  function ready(offer) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = offer.label;
    button.addEventListener("click", () => send(offer.id));
    return button;
  }

  function send(id) {
    const button = bar.querySelector("[data-send]");
    button.value = id;
    form.requestSubmit(button);
  }

  function pick(name) {
    if (picked.includes(name)) return layBack();
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
    if (table.contains(goal) && (box.top < 0 || box.bottom > window.innerHeight)) table.scrollIntoView({ block: "center" });
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
  const show = () => {
    for (const button of things) {
      const marked = boxes(button.dataset.thing).some((b) => b.checked);
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
