// The worker that owns the tables: Python, the app and the storage. There is one at a time.
//
// What pages fetch comes from the service worker over a channel; the answer goes back when all
// that was written is kept. The first start imports everything and keeps a picture of Python's
// memory; later starts begin with the picture.

import { loadPyodide } from "./pyodide.mjs";
import { mountStorage } from "./storage.js";

const HERE = new URL("./", import.meta.url);
const SCOPE = new URL("../../", HERE);
const VERSION = HERE.pathname.split("/").at(-2);
const CHANNEL = `automatable ${SCOPE.pathname} ${VERSION}`;
const PICTURES = `automatable pictures ${SCOPE.pathname}`;
const HOME = "/pocket";
const PAGE = 65536;
const ME = crypto.randomUUID(); // whoever waits for an answer knows by it which worker took the question

const channel = new BroadcastChannel(CHANNEL);
const tell = (kind, rest = {}) => postMessage({ kind, ...rest });
const times = [];
const lap = (name) => times.push([name, Math.round(performance.now())]);

async function start() {
  const picture = await keptPicture();
  lap("picture");
  const python = await interpreter(picture);
  lap("interpreter");
  await unpack(python.FS);
  lap("files");
  if (!picture) await warm(python);
  lap("imports");
  const shelf = await mountStorage(python.FS, HOME, `automatable${SCOPE.pathname.replaceAll("/", "-")}`);
  lap("storage");
  const begun = python.pyimport("automatable.pocket.worker").begin(HOME, SCOPE.href, `/${HERE.href.slice(SCOPE.href.length)}page.js`);
  lap("app");
  return { python, shelf, app: begun };
}

/* --- Python */

async function interpreter(picture) {
  const options = { indexURL: HERE.href, stdLibURL: new URL("python_stdlib.zip", HERE).href, lockFileURL: new URL("pyodide-lock.json", HERE).href, env: { HOME: "/home", PYTHONHASHSEED: "0", AUTOMATABLE_HOME: HOME } };
  if (!picture) return loadPyodide({ ...options, _makeSnapshot: true });
  const restore = growBefore(picture.byteLength);
  try {
    return await loadPyodide({ ...options, _loadSnapshot: picture });
  } catch (error) {
    // A picture that does not fit is thrown away; without one everything works, only later.
    await caches.delete(PICTURES);
    throw new Error(`the picture of the memory could not be restored: ${error.message}`);
  } finally {
    restore();
  }
}

/** The runtime's memory is as large as the picture before it is filled in. */
function growBefore(size) {
  const original = WebAssembly.instantiateStreaming, plain = WebAssembly.instantiate;
  const grown = (made) => {
    const memory = (made.instance ?? made).exports.memory;
    const missing = size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return made;
  };
  WebAssembly.instantiateStreaming = async (...given) => grown(await original.apply(WebAssembly, given));
  WebAssembly.instantiate = async (...given) => grown(await plain.apply(WebAssembly, given));
  return () => Object.assign(WebAssembly, { instantiateStreaming: original, instantiate: plain });
}

async function unpack(FS) {
  const bytes = new Uint8Array(await (await fetch(new URL("app.bundle", HERE))).arrayBuffer());
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let at = 4 + length;
  const folders = new Set();
  for (const [name, size] of index) {
    const path = `/app/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) {
      FS.mkdirTree(folder);
      folders.add(folder);
    }
    const node = FS.create(path, 0o444);
    node.contents = bytes.subarray(at, at + size);
    node.usedBytes = size;
    at += size;
  }
}

async function warm(python) {
  python.runPython('import sys; sys.path.insert(0, "/app"); sys.dont_write_bytecode = True; import automatable.pocket.worker as worker; worker.warm()');
  lap("warm");
  try {
    keepPicture(python.makeMemorySnapshot());
  } catch (error) {
    console.info(`no picture of the memory: ${error.message}`);
  }
}

async function keptPicture() {
  try {
    const kept = await (await caches.open(PICTURES)).match(HERE.href);
    return kept && (await kept.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** In the background; a browser without room for it starts more slowly. */
async function keepPicture(bytes) {
  try {
    await caches.delete(PICTURES);
    await (await caches.open(PICTURES)).put(HERE.href, new Response(bytes));
    tell("picture");
  } catch (error) {
    console.info(`the picture of the memory was not kept: ${error.message}`);
  }
}

/* --- answering: one after the other, each kept before it is acknowledged */

const seen = new Map();
const streams = new Map();
let line = Promise.resolve();

function answer(running, call) {
  if (seen.has(call.id)) return;
  seen.set(call.id, true);
  channel.postMessage({ kind: "taken", id: call.id, by: ME });
  if (seen.size > 200) seen.delete(seen.keys().next().value);
  line = line.then(() => answered(running, call)).then((reply) => channel.postMessage(reply)).catch((error) => {
    console.error(error);
    channel.postMessage({ kind: "reply", id: call.id, status: 500, headers: [["content-type", "text/plain"]], body: new TextEncoder().encode(error.message) });
  });
}

async function answered({ app, shelf }, { id, method, path, headers, body }) {
  const from = performance.now();
  const reply = await app.answer(method, path, headers, new Uint8Array(body));
  const [status, pairs, bytes] = reply.toJs({ create_pyproxies: false });
  reply.destroy();
  try {
    await shelf.commit();
  } catch (error) {
    return refused(app, id, headers, error);
  }
  return { kind: "reply", id, status, headers: pairs, body: bytes, took: performance.now() - from };
}

/** Nothing was kept: the person is told, and this worker gives way to one that knows only what was. */
async function refused(app, id, headers, error) {
  const reason = error.name === "QuotaExceededError" ? "full" : "failed";
  const reply = await app.answer("GET", `/not-kept/${reason}`, headers, new Uint8Array());
  const [status, pairs, body] = reply.toJs();
  tell("broken", { reason: error.message });
  return { kind: "reply", id, status, headers: pairs, body };
}

/** Live updates of an open page, for as long as the page is there. */
function watch({ app }, { id, path }) {
  if (streams.has(id)) return;
  const stop = app.watch(path, (part) => channel.postMessage({ kind: "part", id, part }));
  streams.set(id, stop);
  navigator.locks.request(id, () => unwatch(id));
}

function unwatch(id) {
  streams.get(id)?.();
  streams.delete(id);
}

async function run() {
  lap("script");
  const running = await start();
  channel.onmessage = ({ data }) => {
    if (data.kind === "call") answer(running, data);
    if (data.kind === "watch") watch(running, data);
    if (data.kind === "unwatch") unwatch(data.id);
    if (data.kind === "storage?") channel.postMessage({ kind: "storage", storage: running.shelf.kind });
  };
  // Held for as long as this worker lives: whoever has to know looks at it.
  navigator.locks.request(`${CHANNEL} ready`, () => {
    lap("ready");
    tell("ready", { storage: running.shelf.kind, times });
    channel.postMessage({ kind: "ready", by: ME });
    channel.postMessage({ kind: "storage", storage: running.shelf.kind });
    return new Promise(() => {});
  });
}

run().catch((error) => tell("failed", { name: error.name, reason: error.message }));
