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
  const program = self.fzstd.decompress(new Uint8Array(await reply.arrayBuffer()));
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
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  const name = url.pathname.slice(home.pathname.length);
  if (name === WASM) event.respondWith(fromCache(WASM, unpacked));
  else if (name.startsWith("assets/")) event.respondWith(fromCache(url.href, () => keptFrom(event)));
  else event.respondWith(Object.hasOwn(FILES, name) ? fromCache(FILES[name], () => fetch(fresh(FILES[name]))) : inTurn(event.request));
});

async function fromCache(name, otherwise) {
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(name, home))) ?? otherwise();
}

// Styles and scripts are the same as long as the version is: a worker that slept need not open the app for them.
async function keptFrom(event) {
  const reply = await inTurn(event.request);
  if (reply.ok) {
    const copy = reply.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)).catch(() => {}));
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
