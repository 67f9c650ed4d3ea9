// The first visit: brings the worker in the place of a server into being, then asks it for the page.
const say = (what) => {
  for (const words of document.querySelectorAll("[data-say]")) words.hidden = words.dataset.say !== what;
};
const home = new URL("./", window.location);

for (const words of document.querySelectorAll("main[lang]")) {
  const first = document.querySelector(`main[lang="${navigator.language.slice(0, 2)}"]`) ?? document.querySelector("main[lang=en]");
  words.hidden = words !== first;
}

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
    else window.location.reload();
  } catch {
    say("failed");
  }
}
