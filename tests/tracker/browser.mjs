// Replaces the browser APIs that the interface's code needs, to run it in Node against the real server.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

class Storage {
  #values = new Map();
  get length() {
    return this.#values.size;
  }
  getItem(key) {
    return this.#values.get(key) ?? null;
  }
  setItem(key, value) {
    this.#values.set(key, String(value));
    this[key] = String(value);
  }
  removeItem(key) {
    this.#values.delete(key);
    delete this[key];
  }
  key(index) {
    return [...this.#values.keys()][index] ?? null;
  }
}

// The simulated network. 'up': requests succeed; 'down': they do not reach the server; 'lost': they reach it, but the
// response is lost. A request and its response are each delayed by `hold()` steps of the user, so that the order of
// events does not depend on the machine's speed.
export const network = {
  state: 'up',
  calls: 0,
  hold: () => 0,
  held: [],
  pass() {
    const steps = this.hold();
    if (steps > 0) return new Promise((release) => this.held.push({ steps, release }));
  },
  // The user has done one step.
  step() {
    for (const each of this.held) each.steps -= 1;
    for (const { release } of this.held.filter(({ steps }) => steps <= 0)) release();
    this.held = this.held.filter(({ steps }) => steps > 0);
  },
  // The user waits for `work`.
  async until(work) {
    let over = false;
    const done = Promise.resolve(work).finally(() => (over = true));
    while (!over) {
      this.step();
      await Promise.race([done.catch(() => {}), new Promise((resolve) => setImmediate(resolve))]);
    }
    return done;
  },
};

export function pretendBrowser(address) {
  const events = new EventTarget();
  const nothing = () => {};
  globalThis.localStorage = new Storage();
  globalThis.window = globalThis;
  globalThis.addEventListener = events.addEventListener.bind(events);
  globalThis.removeEventListener = events.removeEventListener.bind(events);
  globalThis.matchMedia = () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing });
  globalThis.document = {
    addEventListener: nothing,
    removeEventListener: nothing,
    visibilityState: 'visible',
    documentElement: {},
  };
  globalThis.location = { pathname: '/', search: '', origin: address };
  delete globalThis.BroadcastChannel;
  const send = globalThis.fetch;
  globalThis.fetch = async (asked, options) => {
    // Requests of the test itself. The interface passes Request objects.
    if (!(asked instanceof Request)) return send(asked, options);
    network.calls += 1;
    if (process.env.FITAPP_TRACE) console.log(network.state, asked.method, asked.url, await asked.clone().text());
    if (network.state === 'down') throw new TypeError('Failed to fetch');
    await network.pass();
    const answer = await send(asked);
    await network.pass();
    if (network.state !== 'lost') return answer;
    await answer.arrayBuffer();
    throw new TypeError('Failed to fetch');
  };
}

// Loads modules of the interface unchanged.
export async function loadInterface(root) {
  const { createServer } = await import(pathToFileURL(createRequire(`${root}/package.json`).resolve('vite')));
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}
