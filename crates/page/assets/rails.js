// The map can be tapped: a city or a link chooses the answer of its name in the form below.
// A long list in a form gets a field to find a city by typing. What may be answered comes from the page.

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function choose(root, name) {
  // In a form of several figures the first that knows the name takes it; a second tap goes to the next.
  const selects = [...root.querySelectorAll(".several-figures select")];
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
  const chosen = new Set([...root.querySelectorAll(".several-figures select")].map((s) => s.value));
  root.querySelectorAll('input[name="answer"]:checked').forEach((i) => chosen.add(i.value));
  map.querySelectorAll("[data-tap]").forEach((g) => g.classList.toggle("chosen", chosen.has(g.dataset.tap)));
}

// More than that are found by typing.
const EASY_TO_FIND = 12;

function typeAhead(select, map) {
  if (select.options.length <= EASY_TO_FIND || select.previousElementSibling?.matches(".find")) return;
  const input = document.createElement("input");
  input.type = "search";
  input.className = "find";
  input.autocomplete = "off";
  input.placeholder = map.dataset.find;
  input.setAttribute("aria-label", map.dataset.find);
  input.addEventListener("input", () => {
    const wanted = plain(input.value.trim());
    const options = [...select.options];
    const found = wanted && (options.find((o) => plain(o.text).startsWith(wanted)) ?? options.find((o) => plain(o.text).includes(wanted)));
    if (!found) return;
    select.value = found.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  // The name is chosen; the form is sent by its button.
  input.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  select.parentElement.classList.add("found");
  select.before(input);
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
  ask.querySelectorAll(".several-figures select").forEach((select) => typeAhead(select, map));
  mark(map, ask);
}
