// The worker in the place of a server: it answers every request below its folder, one after the other.
// PACKED, FILES (name on the page -> name on the host) and SORRY stand above these lines.

const fresh = (name) => new Request(new URL(name, home), { cache: "reload" });

self.addEventListener("install", (event) => {
  const all = async () => {
    const cache = await caches.open(CACHE);
    const files = [...new Set(Object.values(FILES))].map(fresh);
    await Promise.all([cache.addAll(files), unpacked().then((program) => cache.put(new URL(WASM, home), program))]);
  };
  event.waitUntil(all());
});

// The program is sent packed, whatever the host can do, and kept as it is used.
async function unpacked() {
  const reply = await fetch(fresh(PACKED));
  if (!reply.ok) throw new Error(`${PACKED}: ${reply.status}`);
  const program = unpack(new Uint8Array(await reply.arrayBuffer()));
  // The worker that installs it is mostly the one that answers first.
  compiled = WebAssembly.compile(program);
  compiled.catch(() => {});
  return new Response(program, { headers: { "content-type": "application/wasm" } });
}
const missing = unpacked;

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(`${NAME} `) && name !== CACHE;
  const tidy = async () => {
    for (const name of (await caches.keys()).filter(old)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else if (event.data === "give way") event.waitUntil(giveWay());
  else if (event.data.url) event.waitUntil(answerFor(event));
});

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return;
  event.respondWith(replaced().then((gone) => (gone ? passOn(event.request) : reply(event, event.request))));
});

function reply(event, request) {
  const { href, pathname } = new URL(request.url);
  const name = pathname.slice(home.pathname.length);
  if (name === WASM) return fromCache(WASM, unpacked);
  if (name.startsWith("assets/")) return fromCache(href, () => keptFrom(event, request));
  return Object.hasOwn(FILES, name) ? fromCache(FILES[name], () => fetch(fresh(FILES[name]))) : inTurn(request);
}

// Opened once: a page asks for a dozen files.
let cached = null;
const files = () => {
  cached ??= caches.open(CACHE);
  cached.catch(() => (cached = null));
  return cached;
};

async function fromCache(name, otherwise) {
  const cache = await files();
  return (await cache.match(new URL(name, home))) ?? otherwise();
}

// Styles and scripts are the same as long as the version is: a worker that slept need not open the app for them.
async function keptFrom(event, request) {
  const reply = await inTurn(request);
  if (reply.ok) {
    const copy = reply.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request, copy)).catch(() => {}));
  }
  return reply;
}

const channel = new BroadcastChannel(NAME);
let pocket = null;
let last = Promise.resolve();

// One request at a time: nobody sees what is not kept yet.
function inTurn(request) {
  const answered = last.then(() => answer(request));
  last = answered.catch(() => {});
  return answered;
}

// Opens the app. The token of its forms is kept at once: a form may outlive the worker that made it.
async function opened() {
  const pocket = await Pocket.open();
  if (pocket.due.length) await keep(pocket.db, pocket.due).then(() => (pocket.due = []), console.warn);
  return pocket;
}

async function answer(request) {
  if (gone) return passOn(request);
  const head = { method: request.method, path: inside(request.url), headers: [...request.headers, languages()] };
  try {
    const body = new Uint8Array(await request.arrayBuffer());
    if (pocket === null || pocket.closed) pocket = await opened();
    const answered = await pocket.ask(head, body);
    for (const [game, revision] of answered[0].news) channel.postMessage({ game, revision });
    return response(answered);
  } catch (why) {
    console.error(why);
    // What is in memory may be ahead of what is kept: begin anew from what is kept.
    pocket?.db.close();
    pocket = null;
    const refuse = why?.name === "QuotaExceededError" ? 507 : 500;
    try {
      pocket = await opened();
      return response(await pocket.ask({ ...head, method: "GET", refuse }));
    } catch (again) {
      console.error(again);
      return new Response(SORRY, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
    }
  }
}

function response([{ status, headers }, body]) {
  const empty = [204, 303, 304].includes(status);
  return new Response(empty ? null : body, { status, headers });
}

// A new version that the person wants answers at once, through this worker, until the browser puts it in its place.
// The browser does that when this one has nothing to do, and ends it first; but whoever asks for something just then
// wakes it up again, for half a minute, and a tab that asks often keeps it for five. That it is wanted is remembered
// by a cache without anything in it, which the new version tidies away with all others.
const WANTED = `${NAME} wanted`;
let gone = false;
let looked = null;

async function replaced() {
  looked ??= self.registration.waiting ? caches.has(WANTED) : Promise.resolve(false);
  gone = (await looked) || gone;
  return gone;
}

// From the next request on: what is kept is never written by both.
function giveWay() {
  const given = async () => {
    const next = self.registration.waiting;
    if (!next) return;
    await caches.open(WANTED);
    pocket?.db.close();
    pocket = null;
    gone = true;
    next.postMessage("take over");
  };
  last = last.then(given).catch(console.error);
  return last;
}

async function passOn(request) {
  const next = self.registration.waiting ?? self.registration.active;
  const body = await request.arrayBuffer();
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    // Ended by the browser in the middle: whoever asked starts it anew.
    port1.onclose = () => reject(new Error("no answer of the new version"));
  });
  next.postMessage({ url: request.url, method: request.method, headers: [...request.headers], body }, [port2, body]);
  const { bytes, ...head } = await answered;
  return response([head, bytes]);
}

// The same from the other side: what a version before this one passes on. Every version to come understands it.
async function answerFor(event) {
  const { url, body, ...head } = event.data;
  const [port] = event.ports;
  try {
    const replied = await reply(event, new Request(url, { ...head, body: body.byteLength ? body : undefined }));
    const bytes = await replied.arrayBuffer();
    port.postMessage({ status: replied.status, headers: [...replied.headers], bytes }, [bytes]);
  } finally {
    port.close();
  }
}
