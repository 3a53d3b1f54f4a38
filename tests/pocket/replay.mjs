// The pocket's Python, as it is packed: node replay.mjs WORK POCKET TESTING KEPT GAME...

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [work, pocket, testing, kept, ...games] = process.argv.slice(2);
const version = `${pocket}/v/${readdirSync(`${pocket}/v`)[0]}`;
const part = (name) => gunzipSync(readFileSync(`${version}/${name}.gz`));
const stdlib = `${work}/python_stdlib-${process.pid}.zip`;
writeFileSync(stdlib, part("python_stdlib.zip"));

const { loadPyodide } = await import(pathToFileURL(`${work}/runtime/package/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${work}/runtime/package/`, stdLibURL: stdlib });
const FS = python.FS;
const bundle = new Uint8Array(part("app.bundle"));
const length = new DataView(bundle.buffer, bundle.byteOffset).getUint32(0, true);
let at = 4 + length;
for (const [name, size] of JSON.parse(new TextDecoder().decode(bundle.subarray(4, at)))) {
  FS.mkdirTree(`/app/${name}`.replace(/\/[^/]*$/, ""));
  FS.writeFile(`/app/${name}`, bundle.subarray(at, at + size));
  at += size;
}
for (const [path, root] of [["/app/automatable/testing", testing], ["/kept", kept]]) {
  FS.mkdirTree(path);
  FS.mount(FS.filesystems.NODEFS, { root }, path);
}
python.globals.set("wanted", games.join(" "));
console.log(python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/app")
sys.dont_write_bytecode = True
from automatable.core.game import games
from automatable.testing.playthroughs import again
from automatable.ui.words.words import _bundle

def replayed():
    for name in wanted.split():
        for file in sorted(Path(f"/kept/{name}").glob("*.txt")):
            text = file.read_text(encoding="utf-8")
            same = list(again(games()[name], text)) == text.splitlines()
            yield f"{'same' if same else 'OTHER'} {name} {file.stem}"
        for language in ("en", "de", "it"):
            yield f"words {name} {language} {len(_bundle(language, games()[name])._messages)}"

f"{sys.version_info[:2]}" + chr(10) + chr(10).join(replayed())
`));
