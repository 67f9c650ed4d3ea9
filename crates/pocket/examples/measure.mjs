// Measures the WebAssembly in Node, for BENCHMARKS.md: node crates/pocket/examples/measure.mjs [NATIVE]
// NATIVE is the program that plays the same random games, target/release/playouts.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const wasm = readFileSync(new URL("../../visavis/wasm/pocket.wasm", import.meta.url));
const random = "00112233445566778899aabbccddeeff".repeat(4);
const now = () => performance.now();

let start = now();
const { instance } = await WebAssembly.instantiate(wasm);
const { memory, room, open, answer, came, playouts } = instance.exports;
const compiled = now() - start;

function ask(what, head, body = "") {
  const [text, more] = [Buffer.from(JSON.stringify(head)), Buffer.from(body)];
  const at = room(4 + text.length + more.length);
  const view = Buffer.from(memory.buffer, at, 4 + text.length + more.length);
  view.writeUInt32LE(text.length, 0);
  text.copy(view, 4);
  more.copy(view, 4 + text.length);
  const length = what();
  const out = Buffer.from(memory.buffer, came(), length);
  const cut = 4 + out.readUInt32LE(0);
  return [JSON.parse(out.subarray(4, cut).toString()), out.subarray(cut).toString()];
}

ask(open, { home: "https://example.org/", base: "", random });
const json = [["content-type", "application/json"]];
const request = (method, path, body, more = {}) =>
  ask(answer, { method, path, now: 0, random, headers: json, ...more }, body === undefined ? "" : JSON.stringify(body));

start = now();
const [home] = request("GET", "/");
const first = now() - start;
const [, made] = request("POST", "/api/play", { game: "patchwork", table: "digital", seed: "17" });
let screen = JSON.parse(made);
const times = [];
while (screen.ask && times.length < 400) {
  const body = { revision: screen.revision, answer: screen.ask.options[0].id, anyway: true };
  start = now();
  const [head, text] = request("POST", `/api/play/${screen.id}`, body);
  request("GET", `/games/${screen.id}`);
  times.push(now() - start);
  if (head.status !== 200) throw new Error(text);
  screen = JSON.parse(text);
}
times.sort((a, b) => a - b);
const [, again] = request("POST", "/api/play", { game: "patchwork", table: "digital", seed: "18" });
start = now();
const [hint, page] = request("GET", `/games/${JSON.parse(again).id}/coach`, undefined, { think: true });
const thought = now() - start;
if (home.status !== 200 || hint.status !== 200) throw new Error(page);

// By time of the processor: others may be busy on it.
playouts(20_000);
const games = 100_000;
const before = process.cpuUsage();
const sum = playouts(games);
const { user, system } = process.cpuUsage(before);
const rate = games / ((user + system) / 1e6);
const ms = (n) => n.toFixed(1);
console.log(`compiled in ${ms(compiled)} ms, first page ${ms(first)} ms, ${times.length} answers with their pages: p50 ${ms(times[times.length >> 1])} ms, p95 ${ms(times[Math.ceil(times.length * 0.95) - 1])} ms, hint ${ms(thought)} ms`);
const checksum = BigInt.asUintN(64, sum).toString(16).padStart(16, "0");
console.log(`${games} random games, check-sum ${checksum}: ${Math.round(rate)} a second`);
const native = process.argv[2];
if (native) {
  const { stdout, stderr } = spawnSync("bash", ["-c", 'TIMEFORMAT=%U; time "$0" patchwork "$1"', native, games], { encoding: "utf8" });
  if (!stdout.includes(checksum)) throw new Error(`other games: ${stdout}${stderr}`);
  const natively = games / Number(stderr.trim());
  console.log(`natively ${Math.round(natively)} a second: ${Math.round((100 * rate) / natively)} % of it in WebAssembly`);
}
