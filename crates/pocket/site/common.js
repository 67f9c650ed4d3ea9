// Where the app is, and what it is called. Names of versions, and of files that tell their content, stand above these lines.
const home = new URL("./", self.location);
const NAME = `visavis ${home.pathname}`;
// A version of the app lies in a cache of its own.
const shelf = (version) => `${NAME} ${version}`;

// A file as the host has it now. A browser gives a worker five minutes to be installed.
const fresh = (name) => new Request(new URL(name, home), { cache: "reload", signal: AbortSignal.timeout(300000) });

// Nobody waits for ever: what a browser never finishes has failed.
const PATIENCE = 20000;
function within(promise, what) {
  let over;
  const late = new Promise((_, reject) => (over = setTimeout(() => reject(new Error(`no end of: ${what}`)), PATIENCE)));
  return Promise.race([promise, late]).finally(() => clearTimeout(over));
}
