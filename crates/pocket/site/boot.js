// The first visit: brings the worker in the place of a server into being, then asks it for the page.
const say = (what) => {
  for (const words of document.querySelectorAll("[data-say]")) words.hidden = words.dataset.say !== what;
};
const home = new URL("./", window.location);

// The start page is there already. What is tapped before the worker can answer is done as soon as it can.
let wanted = null;
const want = (event, go) => {
  event.preventDefault();
  wanted?.by.removeAttribute("data-wanted");
  wanted = { by: event.submitter ?? event.target.closest("a"), go };
  wanted.by.setAttribute("data-wanted", "");
};
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (link && !link.hash) want(event, () => window.location.assign(link.href));
});
document.addEventListener("submit", (event) => {
  const { target, submitter } = event;
  want(event, async () => {
    // Only its own page has the token of its forms.
    const { serviceWorker } = navigator;
    const claimed = new Promise((go) => serviceWorker.addEventListener("controllerchange", go));
    if (!serviceWorker.controller) await Promise.race([claimed, new Promise((go) => setTimeout(go, 5000))]);
    const page = await (await fetch(home, { signal: AbortSignal.timeout(30000) })).text();
    const { value } = new DOMParser().parseFromString(page, "text/html").querySelector("[name=token]");
    for (const token of target.querySelectorAll("[name=token]")) token.value = value;
    const named = Object.assign(document.createElement("input"), { type: "hidden", name: submitter.name, value: submitter.value });
    if (submitter.name) target.append(named);
    target.submit();
  });
});

// Brought back by the browser as it was left: it has done its work, the worker has the page.
window.addEventListener("pageshow", (event) => event.persisted && window.location.reload());

// Were games kept here, and are gone? The browser throws a site's data away as a whole, but not its cookies.
async function lost() {
  if (!document.cookie.includes("visavis-kept=1") || !indexedDB.databases) return false;
  return !(await indexedDB.databases()).some(({ name }) => name === `visavis ${home.pathname}`);
}

// A worker that the browser cannot start is not asked for ever.
function reload() {
  const last = JSON.parse(sessionStorage.getItem("asked") ?? "{}");
  const times = Date.now() - last.when < 30000 ? last.times : 0;
  if (times > 5) return say("failed");
  sessionStorage.setItem("asked", JSON.stringify({ times: times + 1, when: Date.now() }));
  window.location.reload();
  // It never comes if the worker is ended just then.
  setTimeout(() => {
    window.stop();
    reload();
  }, 5000);
}

if (!("serviceWorker" in navigator)) say("unsupported");
else {
  const slow = setTimeout(() => say("slow"), 30000);
  try {
    const gone = await lost();
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "redundant" && say("failed"));
    await navigator.serviceWorker.ready;
    if (gone) window.location.replace(new URL("everything?lost=1", home));
    else if (wanted) await wanted.go();
    else reload();
  } catch {
    say("failed");
  } finally {
    clearTimeout(slow);
  }
}
