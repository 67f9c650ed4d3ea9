// The worker that the browser knows, in the place of a server. It answers nothing itself: it opens a version of the app
// and hands everything on to that. Versions lie in caches, and so do two notes: which one is newest, and which one is in
// use. So a version is let in without another worker; when the browser changes workers nobody waits for it.
// VERSION, APP (the version this worker brings) and SORRY stand above these lines.

// Every version understands these names: its script in its cache, the notes in a cache of theirs, and what a script has.
const SCRIPT = "app.js";
const read = async (name, cacheName) => (await caches.match(new URL(name, home), { cacheName }))?.text();
const noted = (what) => within(read(what, NAME), what);
const note = async (what, version) => (await caches.open(NAME)).put(new URL(what, home), new Response(version));
const begin = (script) => new Function(`${script}\nreturn { install, reply, close };`)();

// All of a version, or nothing of it counts: only then it is the newest.
async function bring() {
  const reply = await fetch(fresh(APP));
  if (!reply.ok) throw new Error(`${APP}: ${reply.status}`);
  const script = await reply.text();
  const app = begin(script);
  await app.install();
  await (await caches.open(shelf(VERSION))).put(new URL(SCRIPT, home), new Response(script));
  await note("newest", VERSION);
  return { version: VERSION, app };
}

let bringing = null;
const brought = () => (bringing ??= bring().finally(() => (bringing = null)));

// The version that answers. The worker that installs one is mostly the one that answers first.
let running = null;
self.addEventListener("install", (event) => {
  event.waitUntil(tidy().catch(console.warn).then(brought).then((first) => (running = first)));
  // Otherwise a browser also asks the host for a page while it starts the worker: the host has none.
  const every = () => ({ condition: { urlPattern: new URLPattern({}) }, source: "fetch-event" });
  if (event.addRoutes) event.waitUntil(event.addRoutes(every()).catch(console.warn));
});

// Versions that nobody wants any more, and what is left of one that was not installed whole. The browser installs one at a time.
async function tidy() {
  const wanted = [VERSION, await noted("in-use"), await noted("newest")].map(shelf);
  for (const name of await caches.keys()) {
    if (name.startsWith(shelf("")) && !wanted.includes(name)) await caches.delete(name);
  }
}

// The browser does this when no page of an older version is open: nothing holds the newest back.
self.addEventListener("activate", (event) => {
  event.waitUntil(within(release(), "activation").catch(console.error).then(() => self.clients.claim()));
});
async function release() {
  const held = await noted("in-use");
  await (await caches.open(NAME)).delete(new URL("in-use", home));
  if (held !== undefined && held !== VERSION) await caches.delete(shelf(held));
}

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === home.origin && pathname.startsWith(home.pathname)) event.respondWith(answered(event));
});

let looking = Promise.resolve();
const replies = new Set();

async function answered(event) {
  // With a page a version begins.
  if (!running || event.request.mode === "navigate") looking = looking.then(look).catch(console.error);
  for (let seen = null; seen !== looking; ) await (seen = looking);
  let reply = null;
  try {
    reply = running.app.reply(event);
    replies.add(reply);
    return await reply;
  } catch (why) {
    console.error(why);
    return new Response(SORRY, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
  } finally {
    replies.delete(reply);
  }
}

// Opens the version that is in use. The page takes that note away when the person wants the newest one.
async function look() {
  const held = await noted("in-use");
  if (running && held === running.version) return;
  const found = (await kept(held)) ?? (await kept(await noted("newest")));
  const before = running;
  const next = found ?? before ?? (await within(brought(), "a version from the host"));
  if (next !== before) {
    // What was asked of a version is answered by it: never do two of them work at a time.
    await within(Promise.allSettled(replies), "answers of the version before");
    before?.app.close();
    running = next;
  }
  if (held !== next.version) await within(note("in-use", next.version), "note").catch(console.warn);
  if (before && before !== next) caches.delete(shelf(before.version)).catch(console.warn);
}

async function kept(version) {
  if (version === undefined) return null;
  if (version === running?.version) return running;
  try {
    const script = await within(read(SCRIPT, shelf(version)), version);
    return script ? { version, app: begin(script) } : null;
  } catch (why) {
    console.error(why);
    return null;
  }
}
