// Runs prepare.py inside Pyodide: node prepare.mjs RUNTIME APP STDLIB STATIC SCRIPT

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, app, stdlib, fixed, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
// Sets of constants are written in the order of their hashes: always the same one. Tracebacks name
// lines without columns, which are an eighth of all that travels.
const python = await loadPyodide({ indexURL: `${runtime}/`, env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home" } });
for (const [at, root] of [["/app", app], ["/stdlib", stdlib], ["/static", fixed]]) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
try {
  python.runPython(readFileSync(script, "utf-8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
