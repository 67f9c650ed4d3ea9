// The app itself, for the worker that answers and for the one that thinks: WebAssembly, and what is kept.
const base = home.pathname.replace(/\/$/, "");

function finished(request) {
  const result = new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return within(result, "reading");
}

function database() {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    for (const shelf of ["records", "journals"]) opening.result.createObjectStore(shelf);
  };
  return finished(opening);
}

// All changes of one answer are on the disk, or none is.
function keep(db, changes) {
  const done = new Promise((resolve, reject) => {
    const all = db.transaction(["records", "journals"], "readwrite", { durability: "strict" });
    all.oncomplete = resolve;
    all.onabort = () => reject(all.error ?? new Error("aborted"));
    for (const { shelf, key, value } of changes) {
      if (value === null) all.objectStore(shelf).delete(key);
      else all.objectStore(shelf).put(value, key);
    }
  });
  return within(done, "writing");
}

let compiled = null;

async function program() {
  if (compiled) return compiled;
  const kept = await within(caches.match(new URL(WASM, home), { cacheName: shelf(VERSION) }), WASM).catch(() => undefined);
  compiled = within(WebAssembly.compileStreaming(kept ?? missing()), "compiling");
  compiled.catch(() => (compiled = null));
  return compiled;
}

const random = () => [...crypto.getRandomValues(new Uint8Array(64))].map((b) => b.toString(16).padStart(2, "0")).join("");

class Pocket {
  static async open() {
    const [module, db] = await Promise.all([program(), database()]);
    const records = db.transaction("records").objectStore("records");
    const [wasm, keys, values] = await Promise.all([
      within(WebAssembly.instantiate(module), "starting"),
      finished(records.getAllKeys()),
      finished(records.getAll()),
    ]);
    const pocket = new Pocket();
    Object.assign(pocket, { wasm: wasm.exports, db, closed: false });
    // Thrown away by the browser, or wanted by a newer version: what is in memory counts no more.
    db.onclose = () => (pocket.closed = true);
    db.onversionchange = () => {
      pocket.closed = true;
      db.close();
    };
    const kept = Object.fromEntries(keys.map((key, i) => [key, values[i]]));
    const [opened] = pocket.call("open", { home: home.href, base, version: VERSION, random: random(), records: kept });
    pocket.due = opened.changes;
    return pocket;
  }

  // Bytes in, bytes out: the length of the head, the head, the body.
  call(what, head, body = new Uint8Array()) {
    const text = new TextEncoder().encode(JSON.stringify(head));
    const length = 4 + text.length + body.length;
    const at = this.wasm.room(length);
    const { buffer } = this.wasm.memory;
    new DataView(buffer).setUint32(at, text.length, true);
    new Uint8Array(buffer, at + 4).set(text);
    new Uint8Array(buffer, at + 4 + text.length).set(body);
    const came = this.wasm[what]();
    const out = new Uint8Array(this.wasm.memory.buffer, this.wasm.came(), came);
    const cut = 4 + new DataView(out.buffer, out.byteOffset).getUint32(0, true);
    const answer = JSON.parse(new TextDecoder().decode(out.subarray(4, cut)));
    if (answer.refused !== undefined) throw new Error(answer.refused);
    for (const why of answer.complaints) console.warn(why);
    return [answer, out.slice(cut)];
  }

  // The answer to a request, when everything that follows from it is kept.
  async ask(head, body) {
    head = { headers: [], ...head, now: Math.floor(Date.now() / 1000), random: random() };
    let [answer, reply] = this.call("answer", head, body);
    while (answer.missing.length) {
      if (answer.changes.length) throw new Error("an answer that began to change something before it knew enough");
      const journals = this.db.transaction("journals").objectStore("journals");
      const fetched = await Promise.all(answer.missing.map((id) => finished(journals.get(id))));
      const found = Object.fromEntries(answer.missing.map((id, i) => [id, fetched[i] ?? null]));
      [answer, reply] = this.call("answer", { ...head, journals: found }, body);
    }
    if (answer.changes.length) {
      await keep(this.db, [...this.due, ...answer.changes]);
      this.due = [];
    }
    return [answer, reply];
  }
}

// Path and query without the folder the site is in.
function inside(url) {
  const { pathname, search } = new URL(url);
  const path = pathname.slice(base.length).replace(/^\/index\.html$/, "/");
  return (path || "/") + search;
}

const languages = () => ["accept-language", navigator.languages.join(",")];
