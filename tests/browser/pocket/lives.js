// Owners of the tables, one after the other, each ended in the middle of an answer.
//
// Runs in a page of the app's address that has no shell; `lives` says how each of them ends.
// What was answered is sent on from one owner to the next; an answer that got no reply is sent
// again with its token. Each says how many came before it: if one of them is lost, it is refused.

async ({ cutOff, doomed, version, lives, patience_ms }) => {
  const folder = new URL(`/v/${version}/`, location.href).href;
  const scriptOf = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const begun = (script) => new Worker(scriptOf(script), { type: "module" });
  const heard = (worker, ...kinds) => new Promise((resolve) => worker.addEventListener("message", ({ data }) => kinds.includes(data.kind) && resolve(data.kind)));
  const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  /* --- the client */

  const channel = new BroadcastChannel(`automatable / ${version}`);
  const waiting = new Map(), tables = [];
  channel.onmessage = ({ data }) => data.kind === "reply" && waiting.get(data.id)?.(data);

  function asked(method, path, body = "", type = "") {
    const id = crypto.randomUUID(), headers = { "content-type": type };
    channel.postMessage({ kind: "call", id, method, path, headers, body: new TextEncoder().encode(body).buffer });
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  const textOf = ({ body }) => new TextDecoder().decode(body);

  async function newTable() {
    const guard = /name="guard" value="([^"]+)"/.exec(textOf(await asked("GET", "/games/patchwork/new")))[1];
    const form = new URLSearchParams({ guard, token: crypto.randomUUID() });
    const { headers } = await asked("POST", "/games/patchwork/new", form.toString(), "application/x-www-form-urlencoded");
    const id = /tables\/([^/]+)/.exec(headers.find(([name]) => name === "location")[1])[1];
    const told = JSON.parse(textOf(await asked("GET", `/api/tables/${id}`)));
    tables.push({ id, given: [], unanswered: "", told });
  }

  async function answer(table) {
    const { told, given, id } = table;
    table.unanswered ||= told.legal[Math.floor(Math.random() * told.legal.length)];
    const sent = { text: table.unanswered, sequence: told.sequence, token: `${id} ${told.sequence}` };
    const reply = await asked("POST", `/api/tables/${id}/answer`, JSON.stringify(sent), "application/json");
    const after = JSON.parse(textOf(reply));
    if (reply.status !== 200 || after.sequence !== told.sequence + 1) {
      throw new Error(`after ${given.length} answers ${JSON.stringify(sent)} got ${reply.status}: ${textOf(reply).slice(0, 300)}`);
    }
    Object.assign(table, { told: after, unanswered: "" });
    given.push(sent.text);
  }

  async function answers() {
    for (;;) {
      if (!tables.length || tables.at(-1).told.over) await newTable();
      await answer(tables.at(-1));
    }
  }

  /* --- workers of the app, ended from outside; like the shell, it tries again if one does not start */

  let module = null;

  async function ended(order, again = 2) {
    module ??= await WebAssembly.compileStreaming(fetch(`${folder}pyodide.asm.wasm`));
    const worker = begun(doomed), started = heard(worker, "ready", "failed", "stopped"), stopped = heard(worker, "stopped");
    worker.postMessage({ module, worker: `${folder}worker.js` });
    worker.postMessage({ writes: order.at_write ?? Infinity });
    if (order.start_ms) await after(order.start_ms);
    else if ((await started) === "failed") {
      if (!again) throw new Error("the app did not start");
      worker.terminate();
      return after(300).then(() => ended(order, again - 1));
    } else await Promise.race([answers(), stopped, ...(order.after_ms ? [after(order.after_ms)] : [])]);
    worker.terminate();
    waiting.clear();
  }

  /* --- owners that are cut off from their files, all in one worker */

  const AT_MOST = 100; // each leaves something in its worker's memory
  let cutter = null;

  async function cut({ cut_off: writes }, number) {
    if (number % AT_MOST === 0) {
      cutter?.terminate();
      cutter = begun(cutOff);
      const here = heard(cutter, "here");
      cutter.postMessage({ folder, scope: new URL("/", folder).href, version });
      await here;
    }
    const started = heard(cutter, "ready", "stopped", "failed"), stopped = heard(cutter, "stopped", "failed");
    cutter.postMessage({ writes });
    if ((await started) === "ready") await Promise.race([answers(), stopped]);
    if ((await stopped) === "failed") throw new Error("an owner failed that was not cut off");
    waiting.clear();
  }

  async function all() {
    for (const [number, order] of lives.filter((one) => one.cut_off).entries()) await cut(order, number);
    cutter?.terminate();
    for (const order of lives.filter((one) => !one.cut_off)) await ended(order);
  }

  const late = after(patience_ms).then(() => { throw new Error(`not done after ${tables.length} tables`); });
  await Promise.race([all(), late]);
  return tables.map(({ id, given, unanswered }) => ({ id, given, unanswered }));
}
