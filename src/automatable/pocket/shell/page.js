// The shell of every page: one tab owns the tables and runs the worker, all others follow.
//
// Links are followed without leaving the document, because the worker would end with it.
// Live updates come over a channel instead of a connection.

const HERE = new URL("./", import.meta.url);
const SCOPE = new URL("../../", HERE);
const VERSION = HERE.pathname.split("/").at(-2);
const CHANNEL = `automatable ${SCOPE.pathname} ${VERSION}`;
const OWNER = `automatable ${SCOPE.pathname} owner`; // one, whatever its version
const UPDATED = "automatable-updated", LANGUAGE = "automatable-language", NOTICE_MS = 8_000;
const channel = new BroadcastChannel(CHANNEL);
const booting = document.querySelector("[data-booting]");
// As a host hands the first page out, it names its scripts from where it lies; the address changes soon.
for (const script of document.querySelectorAll("script[src]")) script.setAttribute("src", script.src);
let said = booting ? JSON.parse(document.getElementById("shell-words").textContent) : { en: {} };
const words = () => said[document.documentElement.lang] ?? said.en;
document.documentElement.dataset.shell = VERSION; // an old browser never comes to this line
if (booting) document.documentElement.lang = [localStorage.getItem(LANGUAGE), navigator.language.slice(0, 2)].find((one) => said[one]) ?? "en";

/* --- live updates: what a page opens as a connection is a message here */

class Changes {
  constructor(address) {
    this.url = new URL(address, location.href).href;
    this.onmessage = null;
    this.id = `${CHANNEL} watch ${crypto.randomUUID()}`;
    this.hear = ({ data }) => {
      if (data.kind === "part" && data.id === this.id) this.take(data.part);
      if (data.kind === "ready") this.ask();
    };
    channel.addEventListener("message", this.hear);
    // Held while this page watches: its owner learns from it when the page is gone.
    navigator.locks.request(this.id, () => new Promise((resolve) => { this.let = resolve; this.ask(); }));
  }
  ask() {
    channel.postMessage({ kind: "watch", id: this.id, path: this.url.slice(SCOPE.href.length - 1) });
  }
  take(part) {
    for (const line of part.split("\n")) if (line.startsWith("data: ")) this.onmessage?.({ data: line.slice(6) });
  }
  close() {
    channel.removeEventListener("message", this.hear);
    channel.postMessage({ kind: "unwatch", id: this.id });
    this.let?.();
  }
}
globalThis.EventSource = Changes;

/* --- one owner: the first tab, and after it the next */

const PAINT_AFTER_MS = 1_500;
let worker = null;
let painter = null;
let stops = 0;

function own() {
  navigator.locks.request(OWNER, () => {
    startWorker();
    return new Promise(() => {});
  });
}

function startWorker() {
  let modules = false;
  worker?.terminate();
  worker = new Worker(new URL("worker.js", HERE), { get type() { modules = true; return "module"; } });
  if (!modules) return explain("old");
  worker.onmessage = ({ data }) => heard[data.kind]?.(data);
  worker.onerror = (event) => heard.failed({ name: "Error", reason: event.message });
}

function whenShown(act) {
  if (booting?.isConnected) document.addEventListener("automatable:page", act, { once: true });
  else act();
}

/** For the next start; this one is already of use. */
function startPainter() {
  if (painter) return;
  painter = new Worker(new URL("worker.js", HERE), { type: "module", name: "painter" });
  painter.onmessage = ({ data }) => heard[data.kind]?.(data);
}

// It must not begin to answer what the next page asks, and end with its document in between.
addEventListener("pagehide", () => [worker, painter].forEach((one) => one?.terminate()));

const heard = {
  ready: (data) => {
    stops = 0;
    document.documentElement.dataset.storage = data.storage;
    dispatchEvent(new CustomEvent("pocket-ready", { detail: data }));
    if (!data.pictured && !painter && data.storage === "files") whenShown(() => setTimeout(startPainter, PAINT_AFTER_MS));
  },
  picture: () => { document.documentElement.dataset.picture = "kept"; },
  unpainted: (data) => console.info(`no picture of the memory: ${data.reason}`),
  trouble: (data) => console.info(`storage: ${data.reason}`),
  broken: () => setTimeout(startWorker, 200),
  failed: (data) => {
    console.info(`the app did not start: ${data.reason}`);
    if (stops++ < 2) return setTimeout(startWorker, 300);
    explain(data.reason?.includes("in use") ? "in-use" : "failed", data.reason);
  },
};

/* --- the first page: it is shown when there is an owner, whoever it is */

async function boot() {
  if (!lacks()) {
    progress(navigator.serviceWorker.controller ? "start" : "first");
    await controlled();
    own();
    await ready();
    const wanted = new URLSearchParams(location.search).get("to");
    const { visit } = await frame();
    await visit(wanted?.startsWith("/") ? new URL(wanted.slice(1), SCOPE).href : location.href, { replace: true });
  }
}

function lacks() {
  const missing = [
    [!globalThis.isSecureContext, "insecure"],
    [typeof WebAssembly !== "object" || !globalThis.BroadcastChannel || !navigator.locks || !globalThis.DecompressionStream, "old"],
    [!navigator.serviceWorker, "private"],
  ].find(([is]) => is);
  if (missing) explain(missing[1]);
  return Boolean(missing);
}

class BrokenOff extends Error {}

async function controlled() {
  const registration = await navigator.serviceWorker.register(new URL("service-worker.js", SCOPE), { scope: SCOPE.href, updateViaCache: "none" });
  follow(registration);
  if (navigator.serviceWorker.controller) return;
  const failed = new Promise((_, reject) => {
    registration.installing?.addEventListener("statechange", ({ target }) => target.state === "redundant" && reject(new BrokenOff()));
  });
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  // A reload past the service worker leaves the page without one: it claims only new pages.
  if (registration.active) location.reload();
  await Promise.race([taken, failed]);
}

async function ready() {
  const isReady = async () => (await navigator.locks.query()).held.some((lock) => lock.name === `${CHANNEL} ready`);
  const told = new Promise((resolve) => channel.addEventListener("message", ({ data }) => data.kind === "ready" && resolve(true)));
  const later = () => new Promise((resolve) => setTimeout(resolve, 250));
  while (!(await isReady()) && !(await Promise.race([told, later()])));
}

const progress = (what) => { booting.querySelector("[data-progress]").textContent = words()[what]; };

function explain(what, detail = "") {
  if (!booting) return;
  booting.dataset.booting = "stopped";
  progress(what);
  const more = booting.querySelector("[data-detail]");
  more.textContent = detail;
  more.hidden = !detail;
}

const frame = () => import(document.querySelector('script[src*="/app.js"]').src);

/* --- links: followed here, so that the worker lives on */

addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { href } = new URL(link.getAttribute("href"), document.baseURI); // links of drawings have no text of their own
  if (link.hasAttribute("target") || link.hasAttribute("download") || !href.startsWith(SCOPE.href)) return;
  const [address, hash] = href.split("#");
  if (hash !== undefined && address === location.href.split("#")[0]) return;
  event.preventDefault();
  const { visit } = await frame();
  visit(href);
});

/** Forms that the frame leaves to the browser would leave the document, too. */
addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || !form.action.startsWith(SCOPE.href)) return;
  event.preventDefault();
  const { send } = await frame();
  send(form, event.submitter);
});

addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[download]");
  if (!link || !link.href.startsWith(SCOPE.href)) return;
  event.preventDefault();
  const reply = await fetch(link.href);
  download(await reply.blob(), reply.headers);
});

function download(contents, headers) {
  const name = /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "automatable.json";
  const link = made("a", { href: URL.createObjectURL(contents), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/* --- a new version: taken between two answers */

let fresh = null;

function follow(registration) {
  const look = () => { fresh = registration.waiting; };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  const update = () => document.visibilityState === "visible" && registration.update().catch(() => {});
  document.addEventListener("visibilitychange", update);
  setInterval(update, 3_600_000);
}

/** The frame says that an answer, or another page, is shown: nothing is under way now. */
document.addEventListener("automatable:page", () => {
  if (!fresh || booting?.isConnected) return;
  fresh.postMessage("take over");
  fresh = null;
});

let controlledOnce = Boolean(navigator.serviceWorker?.controller);
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  if (!navigator.serviceWorker.controller) cleared();
  else if (!controlledOnce) controlledOnce = true;
  else {
    sessionStorage.setItem(UPDATED, "1");
    location.reload();
  }
});

/** Said once, quietly: it lies over nothing that is played, and goes by itself. */
function tellOfUpdate() {
  if (!sessionStorage.getItem(UPDATED) || document.querySelector("[data-booting]")) return;
  sessionStorage.removeItem(UPDATED);
  const note = made("p", { className: "pocket-notice", role: "status", textContent: words().updated });
  document.body.append(note);
  setTimeout(() => note.remove(), NOTICE_MS);
}
document.addEventListener("automatable:page", tellOfUpdate);

/* --- pages that were shown and are gone */

const ASKED = 100 * 2 ** 20;

/**
 * Chromium looks for what can be thrown away when much memory is asked for, and keeps dozens of
 * pages until then. What is asked for here is never written to, so it takes up none itself.
 */
document.addEventListener("automatable:page", () => {
  if (!navigator.deviceMemory) return; // another browser
  requestIdleCallback(() => {
    try { new ArrayBuffer(ASKED); } catch { /* then it has just been looking */ }
  });
});

/* --- what the browser keeps: nothing, or nothing any more */

const made = (name, given) => Object.assign(document.createElement(name), given);

channel.addEventListener("message", ({ data }) => {
  if (data.kind === "storage" && data.storage === "nothing") tellNothingKept();
});

/** It stands above every page for as long as the app runs. */
function tellNothingKept() {
  document.querySelector("[data-nothing-kept-bar]")?.remove();
  const note = made("p", { className: "note note-bad", textContent: words()["nothing-kept"] });
  note.dataset.nothingKeptBar = "";
  note.setAttribute("role", "status");
  document.body.prepend(note);
}

document.addEventListener("automatable:page", () => {
  if (document.querySelector("[data-nothing-kept-bar]")) tellNothingKept(); // perhaps in another language
  if (!booting?.isConnected) localStorage.setItem(LANGUAGE, document.documentElement.lang);
});

/** Somebody emptied the browser under the running app: its worker still has what it had. */
function cleared() {
  const asked = made("dialog", { className: "pocket-cleared panel stack" });
  asked.append(
    made("p", { textContent: words().cleared }),
    made("button", { type: "button", className: "button button-primary", textContent: words().rescue, onclick: rescue }),
    made("button", { type: "button", className: "button", textContent: words().again, onclick: () => location.assign(SCOPE.href) }),
  );
  asked.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(asked);
  asked.showModal();
}

/** Everything as one file, asked of the worker itself: nobody stands between any more. */
function rescue() {
  const call = { kind: "call", id: crypto.randomUUID(), method: "GET", path: "/device/everything", headers: {}, body: new ArrayBuffer(0) };
  channel.addEventListener("message", ({ data }) => {
    if (data.kind === "reply" && data.id === call.id) download(new Blob([data.body]), new Headers(data.headers));
  });
  channel.postMessage(call);
}

/** At hand before they are needed: what has to be said may be that nothing can be fetched any more. */
async function learnWords() {
  said = await (await fetch(new URL("words.json", HERE))).json();
  tellOfUpdate();
  channel.postMessage({ kind: "storage?" });
}

if (booting) {
  boot().catch((error) => (error instanceof BrokenOff ? explain("broken-off") : explain("failed", error.message)));
} else {
  navigator.serviceWorker?.getRegistration(SCOPE.href).then((registration) => registration && follow(registration));
  own();
  learnWords();
}
