// A version of the app as the worker opens it (sw.js): it answers every request below its folder, one after the other.
// PACKED and FILES (name on the page -> name on the host) stand above these lines.

async function install() {
  const files = [...new Set(Object.values(FILES))].map(fresh);
  await Promise.all([cache().then((cache) => cache.addAll(files)), unpacked()]);
}

// The program is sent packed, whatever the host can do, and kept as it is used.
async function unpacked() {
  const reply = await fetch(fresh(PACKED));
  if (!reply.ok) throw new Error(`${PACKED}: ${reply.status}`);
  const program = unpack(new Uint8Array(await reply.arrayBuffer()));
  compiled = within(WebAssembly.compile(program), "compiling");
  compiled.catch(() => (compiled = null));
  const file = () => new Response(program, { headers: { "content-type": "application/wasm" } });
  await (await cache()).put(new URL(WASM, home), file());
  return file();
}
const missing = unpacked;

// Of another version, or thrown away: it holds nothing any more.
function close() {
  pocket?.db.close();
  pocket = null;
  channel.close();
}

async function reply(event) {
  const { href, pathname } = new URL(event.request.url);
  const name = pathname.slice(home.pathname.length);
  if (name === WASM) return fromCache(WASM, unpacked);
  if (name.startsWith("assets/")) return fromCache(href, () => keptFrom(event));
  return Object.hasOwn(FILES, name) ? fromCache(FILES[name], () => fetch(fresh(FILES[name]))) : inTurn(event.request);
}

// Opened once: a page asks for a dozen files.
let opening = null;
function cache() {
  opening ??= within(caches.open(shelf(VERSION)), "the cache");
  opening.catch(() => (opening = null));
  return opening;
}

async function fromCache(name, otherwise) {
  const found = await within((await cache()).match(new URL(name, home)), name);
  return found ?? otherwise();
}

// Styles and scripts are the same as long as the version is: a worker that slept need not open the app for them.
async function keptFrom(event) {
  const reply = await inTurn(event.request);
  if (reply.ok) {
    const copy = reply.clone();
    event.waitUntil(cache().then((cache) => cache.put(event.request, copy)).catch(() => {}));
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
    const body = new Uint8Array(await within(request.arrayBuffer(), "the request"));
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
    pocket = await opened();
    return response(await pocket.ask({ ...head, method: "GET", refuse }));
  }
}

function response([{ status, headers }, body]) {
  const empty = [204, 303, 304].includes(status);
  return new Response(empty ? null : body, { status, headers });
}
