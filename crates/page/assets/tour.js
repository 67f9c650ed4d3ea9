// "Show me": one stop after the other, beside what it speaks of. Nothing is covered that is needed now,
// and the game below is the real one.

export function tour() {
  const list = document.querySelector("[data-tour]");
  if (!list) return;
  const words = list.dataset;
  const stops = [...list.children].map((item) => ({ ...item.dataset, words: item.textContent }));
  list.remove();
  const answers = () => Number(document.querySelector("[data-play]")?.dataset.at ?? 0);
  const bubble = document.createElement("section");
  bubble.className = "bubble";
  bubble.setAttribute("aria-label", words.label);
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  const row = document.createElement("div");
  const [close, count, next] = ["button", "span", "button"].map((name) => document.createElement(name));
  close.textContent = words.close;
  close.className = "quiet";
  next.className = "main";
  row.append(close, count, next);
  bubble.append(text, row);
  document.body.append(bubble);
  let now = 0;
  let began = answers();
  let pointed = null;

  function show() {
    const stop = stops[now];
    began = answers();
    text.textContent = stop.words;
    count.textContent = `${now + 1} / ${stops.length}`;
    next.textContent = now + 1 < stops.length ? words.next : words.done;
    next.hidden = stop.until !== "read";
    if (!next.hidden) next.focus({ preventScroll: true });
    document.querySelector(stop.at)?.scrollIntoView({ block: "nearest" });
    put();
  }

  // Above, below or beside what it speaks of, wherever there is room.
  function put() {
    const target = document.querySelector(stops[now].at);
    if (pointed !== target) pointed?.classList.remove("pointed");
    pointed = target;
    if (!target) return;
    target.classList.add("pointed");
    const box = target.getBoundingClientRect();
    const { offsetHeight: height, offsetWidth: width } = bubble;
    // What waits to be done is done below: there nothing may lie in the way.
    const [above, below] = [box.top - 8, stops[now].until === "read" ? window.innerHeight - box.bottom - 8 : 0];
    const within = (n, most) => Math.round(Math.min(Math.max(n, 4), most - 4));
    let top = above >= height && (above > below || below < height) ? above - height : below >= height ? box.bottom + 8 : null;
    let left = box.left + box.width / 2 - width / 2;
    if (top === null) {
      // Neither above nor below: beside it, if there is room.
      top = box.top;
      if (window.innerWidth - box.right >= width + 16) left = box.right + 12;
      else if (box.left >= width + 16) left = box.left - width - 12;
      else top = 4;
    }
    bubble.style.transform = `translate(${within(left, window.innerWidth - width)}px, ${within(top, window.innerHeight - height)}px)`;
  }

  function go() {
    now++;
    if (now < stops.length) show();
    else end();
  }

  function check() {
    const stop = stops[now];
    const done = stop.until === "seen" ? document.querySelector(stop.seen) : stop.until === "answered" && answers() > began;
    if (done) go();
    else if (stop.until === "answered" && stops[now - 1]?.until === "seen" && !document.querySelector(stops[now - 1].seen)) {
      // Put back: the stop before counts again.
      now--;
      show();
    } else put();
  }

  function end() {
    watch.disconnect();
    pointed?.classList.remove("pointed");
    bubble.remove();
    for (const name of ["resize", "scroll"]) window.removeEventListener(name, put);
  }

  const watch = new MutationObserver(() => requestAnimationFrame(() => bubble.isConnected && check()));
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden", "data-at"] });
  for (const name of ["resize", "scroll"]) window.addEventListener(name, put, { passive: true });
  next.addEventListener("click", go);
  close.addEventListener("click", end);
  show();
}
