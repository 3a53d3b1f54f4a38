// The frame's script: forms without a reload, tabs in step, decisions step by step, keys.
// Everything works without it; no library, no inline code.

import { beginTurn, tells } from "./beats.js";
import { beginBoards } from "./boards.js";
import { beginCamera } from "./camera.js";
import { beginCards } from "./cards.js";
import { beginPace, glide, happened, softly } from "./motion.js";
import { isElsewhere, leaveLayers } from "./layers.js";
import "./keys.js";
import { exchangeParts } from "./parts.js";
import { beginPlaces } from "./places.js";
import { beginSheet } from "./sheet.js";
import { pageChanged } from "./taps.js";

/** Says that this script exchanges the page itself, and which definitions of drawings it has kept. */
const fetched = () => ({ "X-Fetched": ["1", ...definitions.keys()].join(" ") });
const page = () => document.getElementById("page");

/* --- exchanging the page: a table's parts by their names, any other page as a whole */

/** `at`: the address that the page came from; without it the page says where it belongs. */
async function show(html, { at = null, replace = false } = {}) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const next = fresh.getElementById("page");
  if (!next) return location.assign(at ?? location.href);
  for (const part of next.querySelectorAll("noscript")) part.remove(); // a parser without scripts takes it for real
  await dress(fresh);
  const to = new URL(at ?? next.dataset.path ?? "", location.href);
  const moved = to.pathname + to.search !== location.pathname + location.search;
  const atTable = stageOf(page()) !== undefined && stageOf(page()) === stageOf(next);
  const takesOver = leaveLayers(moved);
  const instead = replace || (atTable && isReading(page())); // from a page beside the table one goes back to the table
  if (takesOver) history.replaceState({ beside: atTable }, "", to);
  else if (moved && instead) history.replaceState(history.state, "", to);
  else if (moved) history.pushState({ beside: atTable }, "", to);
  shownAt = location.pathname + location.search;
  const place = moved ? null : rememberFocus();
  const [before, since, read] = [subject(), happened(), body()?.scrollTop ?? 0];
  const change = () => {
    if ((moved && !atTable) || !exchangeParts(page(), next)) {
      fillIn(next);
      page().replaceWith(document.adoptNode(next));
    }
  };
  if (moved && atTable) await softly(change);
  else change();
  document.title = fresh.title;
  pageChanged();
  begin(); // before anything asks where things are: the page is laid out once
  const isNew = moved || subject() !== before;
  if (document.activeElement === document.body && !isElsewhere()) isNew ? toTitle() : place?.();
  if (isNew || document.querySelector(".note-bad")) scrollTo({ top: 0 });
  else if (body()) body().scrollTop = read;
  if (!moved) glide(since);
  announce();
}

const body = () => document.querySelector(".sheet-body");
const stageOf = (root) => root.querySelector(".stage")?.dataset.tableId;
const isReading = (root) => Boolean(root.querySelector("[data-closes]"));

/** A new subject begins at the sheet's title; a page that is no table, at its main part. */
function toTitle() {
  (document.getElementById("sheet-title") ?? document.getElementById("main")).focus({ preventScroll: true });
}

/* --- what drawings refer to is the same on every page of a game: it comes once, and moves along */

const definitions = new Map();

function keepDefinitions() {
  for (const part of document.querySelectorAll("[data-definitions]:not(:empty)")) definitions.set(part.dataset.definitions, part);
}

/** A fresh page has only their name. */
function fillIn(fresh) {
  for (const part of fresh.querySelectorAll("[data-definitions]:empty")) part.replaceWith(definitions.get(part.dataset.definitions) ?? "");
}

/** Styles and scripts of the fresh page come first; styles of the one before go. */
async function dress(fresh) {
  const wanted = [...fresh.querySelectorAll("head link[rel=stylesheet], head script[src]")];
  const addressOf = (part) => new URL(part.getAttribute("href") ?? part.getAttribute("src"), location.href).href;
  const here = new Map([...document.querySelectorAll("head link[rel=stylesheet], head script[src]")].map((part) => [addressOf(part), part]));
  await Promise.all(wanted.filter((part) => !here.has(addressOf(part))).map((part) => new Promise((resolve) => {
    const made = document.createElement(part.localName);
    for (const { name, value } of part.attributes) made.setAttribute(name, value);
    made.onload = made.onerror = resolve;
    document.head.append(made);
  })));
  const kept = new Set(wanted.map(addressOf));
  for (const [address, part] of here) if (part.localName === "link" && !kept.has(address)) part.remove();
  dressRoot(fresh.documentElement);
  Object.assign(document.body.dataset, fresh.body.dataset);
}

/** Only what differs: every style of the page would be worked out again. */
function dressRoot(fresh) {
  const root = document.documentElement;
  for (const name of ["lang", "data-theme"]) {
    const value = fresh.getAttribute(name);
    if (value === root.getAttribute(name)) continue;
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}

/** The element with the focus, found again by its address in the fresh page. */
function rememberFocus() {
  const held = document.activeElement;
  const find = held?.id ? `#${CSS.escape(held.id)}` : null;
  return () => (find && document.querySelector(find) ? document.querySelector(find) : document.getElementById("main")).focus({ preventScroll: true });
}

/** What the page is about: while it stays, so does the place on it; what is new stands at the top. */
function subject() {
  return [document.querySelector(".turn[data-turn]")?.dataset.turn, document.querySelector(".prompt h2")?.textContent].join("|");
}

/** Each step of a turn is said when it is shown, and the question after them. */
function announce() {
  const parts = tells() ? ".note" : "[data-announce], .note";
  const told = [...document.querySelectorAll(parts)].map((part) => part.textContent.trim());
  if (tells() && !told.length) return;
  document.getElementById("announcer").textContent = told.join(" ");
}

/* --- forms */

let posting = false;

async function post(form, submitter) {
  if (posting) return;
  posting = true;
  page().setAttribute("aria-busy", "true");
  const stop = new AbortController();
  const waiting = waitFor(form, stop);
  try {
    const reply = await fetch(submitter?.getAttribute("formaction") ?? form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form, submitter)),
      headers: fetched(),
      signal: stop.signal,
    });
    await show(await reply.text());
  } catch {
    if (!stop.signal.aborted) unreachable();
  } finally {
    clearTimeout(waiting);
    form.querySelector("[data-waiting]")?.setAttribute("hidden", "");
    posting = false;
    page().removeAttribute("aria-busy");
    catchUp();
  }
}

/** What may take seconds says so, and can be stopped. */
function waitFor(form, stop) {
  const note = form.querySelector("[data-waiting]");
  note?.querySelector("[data-abort]").addEventListener("click", () => stop.abort(), { once: true });
  return note ? setTimeout(() => note.removeAttribute("hidden"), 300) : 0;
}

/** The page stays; sending the same form again counts once. */
function unreachable() {
  document.querySelector("[data-unreached]")?.remove();
  const note = document.createElement("p");
  Object.assign(note, { className: "note note-bad", role: "alert", textContent: document.body.dataset.unreachable });
  note.dataset.unreached = "";
  (body() ?? document.getElementById("main")).prepend(note);
  note.scrollIntoView({ block: "nearest" });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const plain = form.matches("[data-plain], [data-set-up], [enctype]") || form.method !== "post";
  if (event.defaultPrevented || plain) return;
  event.preventDefault();
  post(form, event.submitter);
});

/* --- the set-up page asks the server which options apply; the last question counts */

let asked = 0;

document.addEventListener("change", async (event) => {
  const form = event.target.closest("[data-set-up]");
  if (!form || !event.target.matches("[type=radio]")) return;
  const given = new URLSearchParams(new FormData(form));
  given.delete("guard");
  const address = `${form.action}?${given}`;
  const question = ++asked;
  const reply = await fetch(address, { headers: fetched() });
  const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
  if (question !== asked) return;
  const open = form.querySelector("details.more").open;
  const options = fresh.getElementById("options");
  options.querySelector("details.more").open = open;
  const done = event.target.closest("details.option");
  if (done && !desk.matches) unfolded.set(done.dataset.fold, false);
  document.getElementById("options").replaceWith(document.adoptNode(options));
  document.querySelectorAll("#options details.fold").forEach(fold);
  const chosen = `[name="${CSS.escape(event.target.name)}"][value="${CSS.escape(event.target.value)}"]`;
  const place = document.querySelector(chosen);
  (place?.checkVisibility() ? place : place?.closest("details.option")?.querySelector("summary"))?.focus({ preventScroll: true });
});

/* --- tabs in step: the server tells the number of the last change */

let source = null;
let newest = null;

/** What is on its way of the person's own comes first; news may arrive late or twice. */
async function catchUp() {
  const seen = page();
  const { live, sequence } = seen.dataset;
  if (posting || !live || !(newest > Number(sequence))) return;
  try {
    const reply = await fetch(location.href, { headers: fetched() });
    const html = await reply.text();
    if (!posting && page() === seen && seen.dataset.sequence === sequence) await show(html);
  } catch {
    unreachable();
  }
}

/** A hidden tab needs no connection: a browser has only six for one host. */
function watch() {
  const address = document.hidden ? null : page().dataset.live;
  if (source && (!address || !source.url.endsWith(address))) {
    source.close();
    source = null;
  }
  if (address && !source) {
    newest = null;
    source = new EventSource(address);
    source.onmessage = (event) => {
      newest = Number(event.data);
      catchUp();
    };
  }
}

document.addEventListener("visibilitychange", watch);
addEventListener("pagehide", () => {
  source?.close();
  source = null;
});
addEventListener("pageshow", (event) => event.persisted && location.reload());
addEventListener("popstate", async ({ state }) => {
  if (shownAt === location.pathname + location.search) return; // only to another part of the page
  await visit(location.href);
  scrollTo({ top: state?.top ?? 0 });
});

/* --- going to another page within the document */

let shownAt = location.pathname + location.search;

export async function visit(address, { replace = false } = {}) {
  history.replaceState({ ...history.state, top: scrollY }, "");
  try {
    const reply = await fetch(address, { headers: fetched() });
    const hash = new URL(address, location.href).hash;
    await showReply(reply, { at: reply.url.split("#")[0] + hash, replace });
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  } catch {
    unreachable();
  }
}

/** Pages beside a table are read on its stage: the board stays, and back leads to the table. */
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  const home = document.querySelector(".stage")?.dataset.home;
  if (!link || !home || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const to = new URL(link.getAttribute("href"), location.href); // links of drawings have no text of their own
  const inTable = to.origin === location.origin && (to.pathname === home || to.pathname.startsWith(`${home}/`));
  if (!inTable || link.hasAttribute("download") || (to.hash && to.pathname === location.pathname)) return;
  event.preventDefault();
  if ("closes" in link.dataset && history.state?.beside) history.back();
  else visit(to.href);
});

/** A form that leads to another page, such as one with a file. */
export async function send(form, submitter) {
  const given = new FormData(form, submitter);
  const action = submitter?.getAttribute("formaction") ?? form.action;
  if (form.method !== "post") return visit(`${action.split("?")[0]}?${new URLSearchParams(given)}`);
  try {
    const body = form.enctype === "multipart/form-data" ? given : new URLSearchParams(given);
    const reply = await fetch(action, { method: "POST", body });
    return await showReply(reply, { at: reply.redirected ? reply.url : null });
  } catch {
    return unreachable();
  }
}

async function showReply(reply, { at, replace = false }) {
  if (!reply.headers.get("content-type")?.startsWith("text/html")) return location.assign(reply.url);
  return show(await reply.text(), { at, replace });
}

/* --- a decision: one step at a time, by slider, buttons or arrow keys */

function stepThrough(cascade) {
  const steps = [...cascade.querySelectorAll(".cascade-step")];
  const bar = cascade.querySelector(".cascade-bar");
  const slider = bar.querySelector("input");
  const go = (at) => {
    slider.value = String(Math.max(0, Math.min(steps.length - 1, at)));
    steps.forEach((step, i) => { step.hidden = i !== Number(slider.value); });
    bar.querySelector("[data-step='-1']").disabled = slider.value === "0";
    bar.querySelector("[data-step='1']").disabled = slider.value === slider.max;
    slider.setAttribute("aria-valuetext", steps[Number(slider.value)].querySelector("strong").textContent);
  };
  bar.hidden = false;
  slider.addEventListener("input", () => go(Number(slider.value)));
  for (const button of bar.querySelectorAll("[data-step]")) {
    button.addEventListener("click", () => go(Number(slider.value) + Number(button.dataset.step)));
  }
  cascade.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target === slider) return;
    event.preventDefault();
    event.stopPropagation();
    go(Number(slider.value) + step);
  });
  go(0);
}

/* --- what a fold of the sheet holds is in sight once it is opened by hand */

document.addEventListener("click", ({ target }) => {
  const fold = target.closest(".sheet-body summary")?.parentElement;
  if (fold && !fold.open) fold.addEventListener("toggle", () => fold.scrollIntoView({ block: "nearest" }), { once: true });
});

/* --- a hint that was asked for is in sight, whatever was told above it */

document.addEventListener("automatable:page", () => {
  const head = document.querySelector(".sheet-body .advice-head");
  const body = head?.closest(".sheet-body"); // alone: the stage itself never scrolls
  if (body) body.scrollTop += head.getBoundingClientRect().top - body.getBoundingClientRect().top;
});

/* --- what a page is for begins by itself; without a script there is the button */

document.addEventListener("automatable:page", () => document.querySelector("form[data-at-once]")?.requestSubmit());

/* --- folds that came empty are filled when they are opened */

document.addEventListener("toggle", async ({ target: fold }) => {
  const place = fold.open ? fold.querySelector(":scope > [data-folded]") : null;
  if (!place || place.ariaBusy) return;
  place.ariaBusy = "true";
  try {
    const reply = await fetch(place.dataset.folded, { headers: fetched() });
    if (reply.ok) fill(place, await reply.text());
    else fold.open = false; // the table has moved on, and so will this page
  } catch {
    fold.open = false;
    unreachable();
  }
  place.ariaBusy = null;
}, true);

function fill(place, html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  place.replaceChildren(...document.adoptNode(fresh.body).childNodes);
  delete place.dataset.folded;
  place.querySelectorAll("[data-cascade]").forEach(stepThrough);
}

/* --- searching the rules while typing */

function search(form) {
  const field = form.querySelector("input");
  field.addEventListener("input", () => {
    const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const part of document.querySelectorAll("[data-searchable]")) {
      const text = part.textContent.toLowerCase();
      part.hidden = !wanted.every((word) => text.includes(word));
    }
    for (const section of document.querySelectorAll("[data-section]")) {
      section.hidden = wanted.length > 0 && !section.querySelector("[data-searchable]:not([hidden])");
    }
  });
}

/* --- what is folded on a phone stands open on a desk, and stays as the person left it */

const desk = matchMedia("(min-width: 62rem)");
const unfolded = new Map();

function fold(part) {
  const name = part.dataset.fold;
  part.open = unfolded.get(name) ?? (part.open || (desk.matches && !("staysFolded" in part.dataset))); // opened before this script came
  part.querySelector("summary").addEventListener("click", () => unfolded.set(name, !part.open));
}

/* --- things that are chosen one after the other stand, and are sent, in that order */

document.addEventListener("change", (event) => {
  const options = event.target.closest("[data-in-order]");
  if (!options) return;
  const chosen = options.querySelectorAll("label:has(:checked)");
  const one = event.target.closest("label");
  const before = [...chosen].filter((label) => label !== one).at(-1);
  if (before) before.after(one);
  else options.prepend(one);
  event.target.focus({ preventScroll: true });
});

/* --- menus close when the person goes elsewhere; Z undoes, Y redoes */

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if (event.key === "Escape") document.querySelectorAll("details.menu[open]").forEach((menu) => { menu.open = false; });
  const wanted = { z: "[data-undo]", y: "[data-redo]" }[event.key.toLowerCase()];
  const button = wanted && document.querySelector(`${wanted} button:not(:disabled)`);
  if (button) button.form.requestSubmit(button);
});

/* --- every page, and every page that is shown later; scripts of games listen to the event */

function begin() {
  keepDefinitions();
  document.querySelectorAll("[data-cascade]").forEach(stepThrough);
  document.querySelectorAll("[data-search]").forEach(search);
  document.querySelectorAll("details.fold").forEach(fold);
  beginPace();
  beginSheet();
  beginBoards();
  beginCamera();
  beginTurn();
  beginCards();
  beginPlaces();
  watch();
  document.dispatchEvent(new CustomEvent("automatable:page"));
}

/* --- a number beside its field: one more, one less */

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-stepper] [data-by]");
  if (!button) return;
  const field = button.closest("[data-stepper]").querySelector("input");
  const low = field.min === "" ? -Infinity : Number(field.min);
  const high = field.max === "" ? Infinity : Number(field.max);
  field.value = String(Math.min(high, Math.max(low, Number(field.value || 0) + Number(button.dataset.by))));
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

/* --- several questions on one sheet: what comes of the answers is seen before they are sent */

let outcomeAsked = 0;

async function foretell(form) {
  const number = ++outcomeAsked;
  const given = new URLSearchParams([...new FormData(form)].filter(([name]) => name.startsWith("row-")));
  const reply = await fetch(`${form.dataset.outcome}?${given}`, { headers: fetched() }).catch(() => null);
  const shown = document.querySelector("[data-outcome-shown]");
  if (number !== outcomeAsked || !reply?.ok || !shown) return;
  shown.innerHTML = await reply.text();
  const asked = shown.firstElementChild?.dataset.asked.split(" ") ?? [];
  for (const part of form.querySelectorAll("[data-perhaps]")) part.hidden = !asked.includes(part.dataset.head);
}

document.addEventListener("input", ({ target }) => target.form?.dataset.outcome && foretell(target.form));
document.addEventListener("automatable:page", () => {
  const form = document.querySelector("form[data-outcome]");
  if (form) foretell(form);
});

begin();
