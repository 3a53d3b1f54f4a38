// The app's own worker, which stops for ever at one of its writes when it is told so. Then it is ended.

const { module, worker } = await new Promise((tell) => addEventListener("message", ({ data }) => tell(data), { once: true }));

// The runtime is compiled once for all of them.
const { instantiate, instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (coming, imports) => {
  const came = await coming;
  if (!came.url.endsWith("/pyodide.asm.wasm")) return instantiateStreaming.call(WebAssembly, came, imports);
  return { module, instance: await instantiate.call(WebAssembly, module, imports) };
};

let left = Infinity;
addEventListener("message", ({ data }) => { left = data.writes; });
for (const name of ["write", "truncate", "flush"]) {
  const act = FileSystemSyncAccessHandle.prototype[name];
  FileSystemSyncAccessHandle.prototype[name] = function (...given) {
    if (--left <= 0) {
      postMessage({ kind: "stopped" });
      for (;;);
    }
    return act.apply(this, given);
  };
}

await import(worker);
