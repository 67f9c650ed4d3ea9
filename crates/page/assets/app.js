// The page as an app: share links, the camera, and, where no server stands behind it, new versions,
// thinking, files to save, the room it takes, the way to install it.
const { base, version } = document.documentElement.dataset;

export function start() {
  link();
  for (const row of document.querySelectorAll("[data-camera]")) camera(row);
  if (window.isSecureContext && "serviceWorker" in navigator) {
    for (const way of document.querySelectorAll("[data-installable]")) way.hidden = false;
  }
  if (base === undefined) return;
  newVersion();
  think();
  install();
  room();
  document.addEventListener("click", save);
}

// A link with a game in it: the form to open it is filled in, and the person decides.
function link() {
  if (!window.location.hash.startsWith("#VAV1-")) return;
  const text = document.getElementById("journal");
  if (!text) return window.location.replace(`${base ?? ""}/open${window.location.hash}`);
  text.value = window.location.hash.slice(1);
}

// A QR code before the camera, where the browser can read one.
function camera(row) {
  if (!("BarcodeDetector" in window) || !navigator.mediaDevices?.getUserMedia) return;
  row.hidden = false;
  row.querySelector("button").addEventListener("click", async (event) => {
    event.currentTarget.disabled = true;
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const eye = Object.assign(document.createElement("video"), { srcObject: stream, muted: true, playsInline: true });
      row.append(eye);
      await eye.play();
      const reader = new window.BarcodeDetector({ formats: ["qr_code"] });
      for (;;) {
        const code = (await reader.detect(eye)).map((found) => found.rawValue).find((text) => text.includes("VAV1-"));
        if (code) {
          document.getElementById(row.dataset.camera).value = code;
          eye.remove();
          break;
        }
        await new Promise((again) => setTimeout(again, 150));
      }
    } catch {
      row.append(row.dataset.failed);
    } finally {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
  });
}

// A new version lies there whole until the person wants it. Which one answers is no matter of workers, which a browser
// changes when it pleases: a note in a cache says which one is in use. It is taken away, and with the next page the newest begins.
async function newVersion() {
  const { serviceWorker } = navigator;
  const bar = document.querySelector("[data-update]");
  const registration = await serviceWorker.getRegistration(`${base}/`);
  if (!registration || !bar) return;
  const notes = `visavis ${base}/`;
  const tell = async () => {
    const newest = await caches.match(`${base}/newest`, { cacheName: notes });
    bar.hidden = !newest || (await newest.text()) === version;
  };
  bar.querySelector("button").addEventListener("click", async () => {
    const wanted = caches.open(notes).then((cache) => cache.delete(`${base}/in-use`)).catch(console.warn);
    await Promise.race([wanted, new Promise((go) => setTimeout(go, 2000))]);
    reload();
  });
  const watch = () => registration.installing?.addEventListener("statechange", tell);
  registration.addEventListener("updatefound", watch);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    tell();
    registration.update().catch(() => {});
  });
  watch();
  tell();
}

// A page that was asked of a worker which is ended just then never comes, and never fails: it is asked for anew.
// Only what is on its way is stopped; without that, the browser takes a reload for the one that it has begun.
function reload(patience = 3000) {
  window.location.reload();
  setTimeout(() => {
    window.stop();
    reload(2 * patience);
  }, patience);
}

// Thinking is done by a worker of its own: nothing else stands still meanwhile.
function think() {
  const place = document.querySelector("[data-think]");
  if (!place) return;
  const thinker = new Worker(`${base}/think.js`);
  const failed = () => (place.querySelector("h1").textContent = place.dataset.failed);
  thinker.addEventListener("error", failed);
  thinker.addEventListener("message", ({ data }) => {
    thinker.terminate();
    const page = new DOMParser().parseFromString(data, "text/html");
    const next = page.getElementById("main");
    if (!next) return failed();
    document.getElementById("main").replaceWith(next);
    document.body.dataset.game = page.body.dataset.game;
    document.title = page.title;
  });
  thinker.postMessage(window.location.href);
}

// Browsers save a file only from where they know it to be: it is fetched first.
async function save(event) {
  const way = event.target.closest("a[download]");
  if (!way || way.href.startsWith("blob:")) return;
  event.preventDefault();
  try {
    const reply = await fetch(way.href, { signal: AbortSignal.timeout(30000) });
    const named = reply.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1];
    if (!reply.ok) throw new Error(`${reply.status}`);
    const file = URL.createObjectURL(await reply.blob());
    Object.assign(document.createElement("a"), { href: file, download: named ?? way.download }).click();
    setTimeout(() => URL.revokeObjectURL(file), 60000);
  } catch {
    // The page that comes instead says why.
    window.location.assign(way.href);
  }
}

function install() {
  const buttons = document.querySelectorAll("[data-install]");
  // Some browsers of phones never offer it: the person finds it in their menu.
  const there = window.matchMedia("(display-mode: browser)").matches && window.matchMedia("(pointer: coarse)").matches;
  if (there && !("onbeforeinstallprompt" in window)) {
    for (const words of document.querySelectorAll("[data-by-hand]")) words.hidden = false;
  }
  window.addEventListener("beforeinstallprompt", (offer) => {
    offer.preventDefault();
    for (const button of buttons) {
      button.hidden = false;
      button.onclick = () => offer.prompt();
    }
  });
  window.addEventListener("appinstalled", () => buttons.forEach((button) => (button.hidden = true)));
}

// Asks the browser to keep what was played, from the first game on, and says how much room it takes.
async function room() {
  const { storage } = navigator;
  if (!storage?.persisted) return;
  if (document.querySelector("[data-play]")) {
    // Outlives the games if the browser throws them away, so that this can be told.
    document.cookie = `visavis-kept=1; path=${base}/; max-age=31536000; samesite=lax`;
    if (!(await storage.persisted())) await storage.persist();
  }
  const place = document.querySelector("[data-storage]");
  if (!place) return;
  const show = async () => {
    const [kept, { usage, quota }] = await Promise.all([storage.persisted(), storage.estimate()]);
    const size = (bytes) => {
      const [unit, many] = bytes < 1e9 ? ["megabyte", bytes / 1e6] : ["gigabyte", bytes / 1e9];
      return many.toLocaleString(document.documentElement.lang, { style: "unit", unit, maximumFractionDigits: 1 });
    };
    place.querySelector("[data-used]").textContent = size(usage);
    place.querySelector("[data-free]").textContent = size(Math.max(quota - usage, 0));
    for (const word of place.querySelectorAll("[data-kept]")) word.hidden = !kept;
    for (const word of place.querySelectorAll("[data-loose]")) word.hidden = kept;
  };
  place.querySelector("[data-keep]").addEventListener("click", async () => {
    await storage.persist();
    show();
  });
  show();
}
