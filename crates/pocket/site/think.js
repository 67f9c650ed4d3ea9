// Thinks about one page, apart from the worker that answers. It only reads.
const missing = () => fetch(new URL(WASM, home));

self.addEventListener("message", async ({ data: address }) => {
  const pocket = await Pocket.open();
  const [, page] = await pocket.ask({ method: "GET", path: inside(address), headers: [languages()], think: true });
  self.postMessage(new TextDecoder().decode(page));
});
self.addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
