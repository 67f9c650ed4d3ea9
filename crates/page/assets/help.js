// The rules beside the game: a dialog at the place that matters now. Without this file they are a page.

export function help() {
  for (const rules of document.querySelectorAll("[data-rules]")) searchable(rules);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-help]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
}

async function open(link) {
  const dialog = document.createElement("dialog");
  dialog.className = "help";
  dialog.setAttribute("aria-label", link.getAttribute("aria-label"));
  const bar = document.createElement("div");
  bar.className = "bar";
  const close = document.createElement("button");
  close.className = "quiet";
  close.textContent = "✕";
  close.setAttribute("aria-label", link.dataset.close);
  close.addEventListener("click", () => dialog.close());
  bar.append(close);
  dialog.append(bar);
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    link.focus();
  });
  // A tap beside it closes it.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  try {
    const reply = await fetch(link.href, { signal: AbortSignal.timeout(30000) });
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    const rules = page.querySelector("[data-rules]");
    if (!rules) throw new Error();
    dialog.append(rules);
    searchable(rules);
    // The title, the search and the signs stay in sight with the way out.
    bar.prepend(rules.querySelector("h1"));
    bar.append(finding(dialog, rules));
    dialog.showModal();
    const topic = document.querySelector("[data-play]")?.dataset.topic;
    const here = topic && rules.querySelector(`#${topic}`);
    if (here) {
      here.classList.add("here");
      here.scrollIntoView({ block: "start" });
    }
  } catch {
    dialog.remove();
    window.location.assign(link.href);
  }
}

// What is found comes into view, and so do the signs.
function finding(dialog, rules) {
  const find = document.createElement("div");
  find.className = "find";
  const search = rules.querySelector("[data-search]");
  search.addEventListener("input", () => (dialog.scrollTop = 0));
  find.append(search);
  const legend = rules.querySelector("#legend");
  if (legend) {
    const signs = document.createElement("button");
    signs.type = "button";
    signs.className = "quiet";
    signs.textContent = legend.querySelector("h2").textContent;
    signs.addEventListener("click", () => legend.scrollIntoView({ block: "start" }));
    find.append(signs);
  }
  return find;
}

// What is typed hides the sections that do not speak of it.
function searchable(rules) {
  const form = rules.querySelector("[data-search]");
  form.hidden = false;
  const input = form.querySelector("input");
  const sections = [...rules.querySelectorAll("[data-section]")];
  const none = document.createElement("p");
  none.setAttribute("role", "status");
  form.after(none);
  form.addEventListener("submit", (event) => event.preventDefault());
  const search = () => {
    const wanted = input.value.trim().toLowerCase();
    for (const section of sections) section.hidden = Boolean(wanted) && !section.textContent.toLowerCase().includes(wanted);
    none.textContent = sections.every((section) => section.hidden) ? rules.dataset.none : "";
  };
  input.addEventListener("input", search);
  search();
}
