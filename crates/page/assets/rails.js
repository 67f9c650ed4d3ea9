// The map can be tapped: a city or a link chooses the answer of its name in the form below.
// A long list of buttons gets a field to find one by typing. What may be answered comes from the page.

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function choose(root, name) {
  // In a form of several figures the first that knows the name takes it; a second tap goes to the next.
  const selects = [...root.querySelectorAll(".figures select")];
  const knows = selects.filter((s) => [...s.options].some((o) => o.value === name));
  const free = knows.find((s) => !s.dataset.tapped) ?? knows[0];
  if (free) {
    free.value = name;
    free.dataset.tapped = "yes";
    free.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }
  const box = [...root.querySelectorAll('input[type="checkbox"][name="answer"]')].find((i) => i.value === name);
  if (box) {
    box.click();
    return true;
  }
  const button = [...root.querySelectorAll('button[name="answer"]')].find((b) => b.value === name);
  button?.click();
  return Boolean(button);
}

function mark(map, root) {
  const chosen = new Set([...root.querySelectorAll(".figures select")].map((s) => s.value));
  root.querySelectorAll('input[name="answer"]:checked').forEach((i) => chosen.add(i.value));
  map.querySelectorAll("[data-tap]").forEach((g) => g.classList.toggle("chosen", chosen.has(g.dataset.tap)));
}

function finder(root, map) {
  const list = root.querySelector(".options");
  const items = list ? [...list.children] : [];
  if (items.length < 13 || root.querySelector("[data-find]")) return;
  const input = document.createElement("input");
  input.type = "search";
  input.dataset.find = "";
  input.className = "find";
  input.placeholder = map.dataset.find;
  input.setAttribute("aria-label", map.dataset.find);
  input.addEventListener("input", () => {
    const wanted = plain(input.value);
    items.forEach((item) => { item.hidden = !plain(item.textContent).includes(wanted); });
  });
  input.addEventListener("keydown", (event) => {
    const left = items.filter((item) => !item.hidden);
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (left.length === 1) (left[0].querySelector("input") ?? left[0]).click();
  });
  list.before(input);
}

export function start(root) {
  const map = root.querySelector("[data-rails]");
  const ask = map?.closest(".ask");
  if (!ask) return;
  map.addEventListener("click", (event) => {
    const target = event.target.closest("[data-tap]");
    if (target && choose(ask, target.dataset.tap)) mark(map, ask);
  });
  ask.addEventListener("change", () => mark(map, ask));
  finder(ask, map);
  mark(map, ask);
}
