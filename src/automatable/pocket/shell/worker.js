// The worker that owns the tables: Python, the app and the storage. There is one at a time.
//
// What pages fetch comes from the service worker over a channel; the answer goes back when all
// that was written is kept. A start begins with a picture of Python's memory. Where there is none
// yet, another worker (the painter) makes it for later starts, when the first page is shown.

import { forgetPictures, keepPicture, keptPicture } from "./picture.js";
import { loadPyodide } from "./pyodide.mjs";
import { mountStorage, openShelf } from "./storage.js";

const HERE = new URL("./", import.meta.url);
const SCOPE = new URL("../../", HERE);
const VERSION = HERE.pathname.split("/").at(-2);
const CHANNEL = `automatable ${SCOPE.pathname} ${VERSION}`;
const FOLDER = `automatable${SCOPE.pathname.replaceAll("/", "-")}`;
const PICTURES = `${FOLDER} pictures`;
const HOME = "/pocket", STDLIB = "/lib/python314.zip";
const PAGE = 65536;
const ME = crypto.randomUUID(); // whoever waits for an answer knows by it which worker took the question

const channel = new BroadcastChannel(CHANNEL);
const tell = (kind, rest = {}) => postMessage({ kind, ...rest });
const times = [];
const lap = (name) => times.push([name, Math.round(performance.now())]);

async function start() {
  const opening = openShelf(FOLDER);
  opening.catch(() => {}); // it is told of where it is waited for
  const picture = await keptPicture(PICTURES, VERSION);
  lap("picture");
  const python = picture ? await restored(picture) : await fresh(await fetchedParts());
  lap("interpreter");
  const shelf = mountStorage(python.FS, HOME, await opening);
  lap("storage");
  const begun = python.pyimport("automatable.pocket.worker").begin(HOME, SCOPE.href, `/${HERE.href.slice(SCOPE.href.length)}page.js`);
  lap("app");
  return { python, shelf, app: begun, pictured: Boolean(picture) };
}

/** For later starts: everything is loaded and every kind of page made once. */
async function paint() {
  const parts = await fetchedParts();
  const python = await fresh(parts, { _makeSnapshot: true });
  python.runPython("import automatable.pocket.worker; import automatable.pocket.warming as warming; warming.warm()");
  const picture = python.makeMemorySnapshot(), start = new Uint32Array(picture.buffer, 0, 2)[1];
  await keepPicture(PICTURES, VERSION, { ...parts, head: picture.subarray(0, start), memory: picture.subarray(start) });
  tell("picture");
  close();
}

/* --- Python */

async function fetchedParts() {
  const part = async (name) => new Uint8Array(await (await fetch(new URL(name, HERE))).arrayBuffer());
  const [bundle, stdlib] = await Promise.all([part("app.bundle"), part("python_stdlib.zip")]);
  return { bundle, stdlib };
}

async function fresh(parts, more = {}) {
  const python = await interpreter({ bundle: atHand(parts.bundle), stdlib: atHand(parts.stdlib) }, more);
  // What is loaded stays: nothing of it has to be looked through for what can be thrown away.
  python.runPython('import gc, sys; gc.disable(); sys.path.insert(0, "/app"); sys.dont_write_bytecode = True');
  return python;
}

/** A file whose bytes are here already, like one of a picture. */
function atHand(bytes) {
  return { length: bytes.length, into: (given, from) => given.set(bytes.subarray(from, from + given.length)) };
}

function interpreter(files, more) {
  return loadPyodide({
    indexURL: HERE.href,
    stdLibURL: "data:,", // an empty file, which becomes the one that is here already
    lockFileURL: new URL("pyodide-lock.json", HERE).href,
    env: { HOME: "/home", PYTHONHASHSEED: "0", AUTOMATABLE_HOME: HOME },
    fsInit: (FS) => unpack(FS, files),
    ...more,
  });
}

async function restored({ files, head, size, pour, close }) {
  const grown = growBefore(size);
  try {
    const python = await interpreter(files, { _loadSnapshot: standIn(head, () => pour(grown.memory())) });
    // What it was made from is held by it for good, the bytes of the runtime among them.
    delete python._module.instantiateWasm;
    return python;
  } catch (error) {
    // A picture that does not fit is thrown away; without one everything works, only later.
    close();
    await forgetPictures(PICTURES);
    throw new Error(`the picture of the memory could not be restored: ${error.message}`);
  } finally {
    grown.restore();
  }
}

/** The head of a picture; whoever asks for what follows it gets nothing, but finds it where it belongs. */
function standIn(head, pour) {
  const subarray = (start, end) => {
    if (end === undefined) pour();
    return Uint8Array.prototype.subarray.call(head, start, end);
  };
  return Object.defineProperty(head, "subarray", { value: subarray });
}

/** The runtime's memory is as large as the picture before it is filled in. */
function growBefore(size) {
  const original = WebAssembly.instantiateStreaming, plain = WebAssembly.instantiate;
  let memory;
  const grown = (made) => {
    memory = (made.instance ?? made).exports.memory ?? memory;
    const missing = size - (memory?.buffer.byteLength ?? size);
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return made;
  };
  WebAssembly.instantiateStreaming = async (...given) => grown(await original.apply(WebAssembly, given));
  WebAssembly.instantiate = async (...given) => grown(await plain.apply(WebAssembly, given));
  return {
    memory: () => new Uint8Array(memory.buffer),
    restore: () => Object.assign(WebAssembly, { instantiateStreaming: original, instantiate: plain }),
  };
}

async function unpack(FS, { bundle, stdlib }) {
  while (!FS.analyzePath(STDLIB).exists) await new Promise((resolve) => setTimeout(resolve));
  place(FS, STDLIB, stdlib.length, stdlib.into);
  const bytes = (from, length) => {
    const read = new Uint8Array(length);
    bundle.into(read, from);
    return read;
  };
  const length = new DataView(bytes(0, 4).buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(bytes(4, length)));
  let at = 4 + length;
  const folders = new Set();
  for (const [name, size] of index) {
    const path = `/app/${name}`, folder = path.slice(0, path.lastIndexOf("/")), start = at;
    if (!folders.has(folder)) {
      FS.mkdirTree(folder);
      folders.add(folder);
    }
    place(FS, path, size, (given, from) => bundle.into(given, start + from));
    at += size;
  }
}

/** A file of Python's whose bytes are fetched from where they lie when they are read: nothing is copied. */
function place(FS, path, size, into) {
  const node = FS.analyzePath(path).exists ? FS.lookupPath(path).node : FS.create(path, 0o444);
  const read = (stream, buffer, offset, wanted, from) => {
    const length = Math.max(0, Math.min(wanted, size - from));
    into(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length), from);
    return length;
  };
  node.usedBytes = size;
  node.stream_ops = { ...node.stream_ops, read };
}

/* --- answering: one after the other, each kept before it is acknowledged */

const seen = new Map();
const streams = new Map();
let line = Promise.resolve();
let spent = false; // what could not be kept is in this worker's memory: another one answers whatever comes next

function answer(running, call) {
  if (seen.has(call.id)) return;
  seen.set(call.id, true);
  channel.postMessage({ kind: "taken", id: call.id, by: ME });
  if (seen.size > 200) seen.delete(seen.keys().next().value);
  line = line.then(() => spent || reply(running, call)).catch((error) => {
    console.error(error);
    channel.postMessage({ kind: "reply", id: call.id, status: 500, headers: [["content-type", "text/plain"]], body: new TextEncoder().encode(error.message) });
  });
}

async function reply(running, call) {
  channel.postMessage(await answered(running, call));
  if (spent) close();
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
  spent = true;
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
    tell("ready", { storage: running.shelf.kind, pictured: running.pictured, times });
    channel.postMessage({ kind: "ready", by: ME });
    channel.postMessage({ kind: "storage", storage: running.shelf.kind });
    return new Promise(() => {});
  });
}

if (self.name === "painter") paint().catch((error) => tell("unpainted", { reason: error.message }));
else run().catch((error) => tell("failed", { name: error.name, reason: error.message }));
