// Many owners of the tables in one worker: each is cut off from its files at one of its writes.
//
// From that write on nothing reaches the files, as if its process were gone; what it still thinks
// to have written is in its memory only, and the next owner reads the files again. Python starts
// once for all of them, so a life costs little; storage, store and app are the real ones.

const { folder, scope, version } = await new Promise((tell) => addEventListener("message", ({ data }) => tell(data), { once: true }));
const at = (name) => new URL(name, folder).href;
const { loadPyodide } = await import(at("pyodide.mjs"));
const { mountStorage, openShelf } = await import(at("storage.js"));
const python = await loadPyodide({ indexURL: folder, stdLibURL: at("python_stdlib.zip"), lockFileURL: at("pyodide-lock.json"), env: { HOME: "/home", PYTHONHASHSEED: "0" } });
const bundle = new Uint8Array(await (await fetch(at("app.bundle"))).arrayBuffer());
let from = 4 + new DataView(bundle.buffer).getUint32(0, true);
for (const [name, size] of JSON.parse(new TextDecoder().decode(bundle.subarray(4, from)))) {
  python.FS.mkdirTree(`/app/${name}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/app/${name}`, bundle.subarray(from, (from += size)));
}
python.runPython('import sys; sys.path.insert(0, "/app"); sys.dont_write_bytecode = True');
const { begin } = python.pyimport("automatable.pocket.worker");

let left = Infinity, lives = 0, owner = null, line = Promise.resolve();
for (const name of ["write", "truncate", "flush"]) {
  const act = FileSystemSyncAccessHandle.prototype[name];
  FileSystemSyncAccessHandle.prototype[name] = function (...given) {
    if (--left <= 0) throw new DOMException("cut off", "AbortError");
    return act.apply(this, given);
  };
}

addEventListener("message", ({ data }) => { line = line.then(() => begun(data)).catch(failed); });

async function begun({ writes }) {
  owner = { shelf: await openShelf("automatable-") };
  const home = `/life-${++lives}`;
  left = writes;
  mountStorage(python.FS, home, owner.shelf);
  try {
    owner.app = begin(home, scope, "/shell.js");
  } catch (error) {
    if (left > 0) throw error; // what is cut off may fail in any way
  }
  if (left > 0) postMessage({ kind: "ready" });
  else gone();
}

const failed = (error) => postMessage({ kind: "failed", reason: String(error) });

function gone() {
  for (const slot of owner.shelf.slots) slot.file.file.close();
  owner = null;
  left = Infinity;
  postMessage({ kind: "stopped" });
}

const channel = new BroadcastChannel(`automatable / ${version}`);
channel.onmessage = ({ data }) => {
  if (data.kind === "call") line = line.then(() => owner && answered(data)).catch(failed);
};

/** As the app's worker does it: acknowledged when all that was written is kept. */
async function answered({ id, method, path, headers, body }) {
  const reply = await owner.app.answer(method, path, headers, new Uint8Array(body));
  const [status, pairs, bytes] = reply.toJs({ create_pyproxies: false });
  await owner.shelf.commit().catch(() => {});
  if (left > 0) channel.postMessage({ kind: "reply", id, status, headers: pairs, body: bytes });
  else gone();
}

postMessage({ kind: "here" });
