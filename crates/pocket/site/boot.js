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
    if (!serviceWorker.controller) await new Promise((go) => serviceWorker.addEventListener("controllerchange", go));
    const page = await (await fetch(home)).text();
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

if (!("serviceWorker" in navigator)) say("unsupported");
else {
  const gone = await lost();
  try {
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "redundant" && say("failed"));
    await navigator.serviceWorker.ready;
    if (gone) window.location.replace(new URL("everything?lost=1", home));
    else if (wanted) await wanted.go();
    else window.location.reload();
  } catch {
    say("failed");
  }
}
