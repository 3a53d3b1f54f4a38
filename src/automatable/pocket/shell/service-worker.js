// Stands where a server would: fixed files come from the cache of one version, pages and forms
// from the worker that owns the tables. Nothing is fetched from the network but the app itself.

const VERSION = "__VERSION__";
const PARTS = [/* parts */];
const SCOPE = new URL(self.registration.scope);
const PREFIX = `automatable ${SCOPE.pathname} `;
const CACHE = PREFIX + VERSION;
const CHANNEL = `automatable ${SCOPE.pathname} ${VERSION}`; // an owner of another version is not asked
const FIXED = /^(v|static|icons)\/|^(manifest\.webmanifest|pocket\.json|404\.html|service-worker\.js)$/;
const PATIENCE_MS = 60_000, LOOK_MS = 100;
const TYPES = { css: "text/css", html: "text/html; charset=utf-8", js: "text/javascript", json: "application/json", mjs: "text/javascript", png: "image/png", svg: "image/svg+xml", wasm: "application/wasm", woff2: "font/woff2", webmanifest: "application/manifest+json" };
const GZIP = [0x1f, 0x8b];

/* --- a version: all of it, checked, or nothing */

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE), here = await alreadyHere();
  try {
    await Promise.all(PARTS.map((part) => keep(cache, here, part)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keep(cache, here, { path, from, sha256 }) {
  const address = new URL(path === "index.html" ? "./" : path, SCOPE).href;
  const bytes = (await here.get(sha256)?.clone().arrayBuffer()) ?? (await fetched(from));
  if ((await hashOf(bytes)) !== sha256) throw new Error(`${path} arrived damaged`);
  const headers = { "Content-Type": TYPES[path.split(".").at(-1)] ?? "application/octet-stream", "X-Sha256": sha256 };
  await cache.put(address, new Response(bytes, { headers }));
}

/** What has not changed since the last version is not fetched again. */
async function alreadyHere() {
  const here = new Map();
  for (const name of (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE)) {
    for (const kept of await (await caches.open(name)).matchAll()) here.set(kept.headers.get("X-Sha256"), kept);
  }
  return here;
}

async function fetched(path) {
  const reply = await fetch(new URL(path, SCOPE), { cache: "no-cache" });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  const bytes = await reply.arrayBuffer();
  const head = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const packed = path.endsWith(".gz") && GZIP.every((byte, i) => head[i] === byte);
  // Some hosts unpack it themselves on the way.
  return packed ? new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer() : bytes;
}

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const old = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE);
  await Promise.all(old.map((key) => caches.delete(key)));
  await self.clients.claim();
}

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

/* --- what is asked for */

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  event.respondWith(FIXED.test(path) ? fixed(event.request) : asked(event.request, `/${path}${url.search}`));
});

async function fixed(request) {
  const kept = await (await caches.open(CACHE)).match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

async function asked(request, path) {
  const navigates = request.mode === "navigate" && request.method === "GET";
  if (navigates && !(await isReady())) return beginning();
  const body = request.method === "GET" ? new ArrayBuffer(0) : await request.arrayBuffer();
  const call = { kind: "call", id: crypto.randomUUID(), method: request.method, path, headers: headersOf(request), body };
  try {
    return replied(await (navigates ? Promise.race([ask(call), ownerGone()]) : ask(call)));
  } catch {
    waiting.delete(call.id);
    return navigates ? beginning() : Response.error();
  }
}

/** A page that is waited for cannot become the owner itself: it must not wait for a dead one. */
async function ownerGone() {
  while (await isReady()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  throw new Error("the owner is gone");
}

/** The page that starts the app and then shows what was asked for. */
async function beginning() {
  const kept = await (await caches.open(CACHE)).match(SCOPE.href);
  if (!kept) return Response.error();
  // At any depth: what lies beside it on a host is named from the top.
  const html = (await kept.text()).replaceAll('="./', `="${SCOPE.pathname}`);
  return new Response(html, { headers: { "Content-Type": TYPES.html } });
}

async function isReady() {
  const { held } = await navigator.locks.query();
  return held.some((lock) => lock.name === `${CHANNEL} ready`);
}

function headersOf(request) {
  const kept = ["content-type", "x-fetched", "accept"].filter((name) => request.headers.has(name));
  const headers = Object.fromEntries(kept.map((name) => [name, request.headers.get(name)]));
  return { ...headers, "accept-language": (navigator.languages ?? [navigator.language]).join(",") };
}

function replied({ status, headers, body }) {
  const given = new Headers(headers);
  if (status >= 300 && status < 400 && given.has("location")) return Response.redirect(new URL(given.get("location"), SCOPE), status);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers: given });
}

/* --- the owner: whoever is asked may be gone, and another may come */

const channel = new BroadcastChannel(CHANNEL);
const waiting = new Map();

function ask(call) {
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => settle(call.id, reject, new Error("nobody answers")), PATIENCE_MS);
    waiting.set(call.id, { call, end, resolve, reject });
    channel.postMessage(call);
  });
}

function settle(id, act, value) {
  clearTimeout(waiting.get(id)?.end);
  waiting.delete(id);
  act(value);
}

channel.onmessage = ({ data }) => {
  const one = waiting.get(data.id);
  if (data.kind === "taken" && one) one.by = data.by;
  if (data.kind === "reply" && one) settle(data.id, one.resolve, data);
  if (data.kind === "ready") [...waiting.values()].filter((some) => some.by !== data.by).forEach(askAgain);
};

/** A new owner is asked again; what would count twice is not (a form with a token counts once). */
function askAgain({ call, by, reject }) {
  const once = !by || call.method === "GET" || new TextDecoder().decode(call.body).includes("token=");
  if (once) channel.postMessage(call);
  else settle(call.id, reject, new Error("the tab that answered was closed"));
}
