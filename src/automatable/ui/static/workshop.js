// The workshop: fields are kept when they are left, games at random go on by themselves, keys.
// Everything works without it: each field stands in a form with a button.

const root = () => document.querySelector("[data-workshop]");

document.addEventListener("change", (event) => {
  const field = event.target.closest("[data-ws-at-once]");
  if (field?.form) submit(field.form);
});

/** The first button of a form says what it does. */
function submit(form) {
  form.requestSubmit(form.querySelector("button[name=do][value=set], button[name=do][value=word]") ?? undefined);
}

/* --- what was scrolled stays so after an edit */

const places = new Map();

document.addEventListener("submit", () => {
  for (const name of [".ws-main", ".ws-grid-box", ".ws-keys", ".ws-key-rows"]) {
    const part = root()?.querySelector(name);
    if (part) places.set(name, part.scrollTop);
  }
}, true);

/* --- what somebody is typing stays, too: the answer to the last form may come meanwhile */

const unsent = new Map();

document.addEventListener("input", ({ target }) => {
  if (target.id && target.closest("[data-workshop]")) unsent.set(target.id, { said: target.value, was: target.defaultValue });
});
document.addEventListener("submit", ({ target }) => {
  for (const field of target.elements) unsent.delete(field.id);
}, true);

function typeAgain(field, { said, was }) {
  if (field && field.defaultValue === was && field.value !== said) field.value = said;
}

/* --- the table beside the file begins by itself; only its own part of the page changes */

let beginning = false;

async function beginTable(form) {
  if (beginning) return;
  beginning = true;
  const reply = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { "X-Fetched": "1" } });
  const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
  for (const name of ["live", "live-note"]) {
    const part = fresh.querySelector(`[data-part="${name}"]`);
    if (part) document.querySelector(`[data-part="${name}"]`)?.replaceWith(document.adoptNode(part));
  }
  beginning = false;
}

/* --- the steps that the table has just carried out are marked while nobody types */

let looking = 0;

document.addEventListener("load", ({ target }) => {
  if (target.matches?.(".ws-live iframe")) target.contentDocument?.addEventListener("automatable:page", lookAgain);
}, true);

function lookAgain() {
  clearTimeout(looking);
  looking = setTimeout(async () => {
    const main = document.querySelector(".ws-turns [data-part=main]");
    if (!main || unsent.size || isBusy() || main.contains(document.activeElement)) return;
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href, { headers: { "X-Fetched": "1" } })).text(), "text/html");
    const next = fresh.querySelector("[data-part=main]");
    if (!next || !main.isConnected || isBusy()) return;
    const { scrollTop } = main;
    main.replaceWith(document.adoptNode(next));
    next.scrollTop = scrollTop;
  }, 250);
}

/* --- what is pasted is read at once */

let reading = 0;

document.addEventListener("input", (event) => {
  if (event.target.id !== "ws-pasted") return;
  clearTimeout(reading);
  const form = event.target.form;
  reading = setTimeout(() => document.contains(form) && form.requestSubmit(form.querySelector("[data-ws-read]")), 350);
});

/* --- keys: arrows walk over the grid, Ctrl+Z takes back */

document.addEventListener("keydown", (event) => {
  if (!root()) return;
  const typing = event.target.matches("input, textarea, select");
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !typing) {
    event.preventDefault();
    whenIdle(() => document.querySelector("[data-ws-undo]")?.requestSubmit()); // a quick hand takes back what is still on its way
  }
  const cell = event.target.closest("[data-ws-grid] td, [data-ws-grid] th");
  const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  if (!cell || !way) return;
  const row = cell.parentElement.parentElement.rows[cell.parentElement.sectionRowIndex + way[0]];
  const next = row?.cells[cell.cellIndex + way[1]]?.querySelector("button");
  if (!next) return;
  event.preventDefault();
  next.focus();
});

/* --- rows can be dragged on a wide screen */

let dragged = null;

document.addEventListener("dragstart", (event) => {
  dragged = event.target.closest?.("[data-ws-grid] tbody tr") ?? null;
});
document.addEventListener("dragover", (event) => {
  if (dragged && event.target.closest("[data-ws-grid] tbody tr")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const row = event.target.closest("[data-ws-grid] tbody tr");
  if (!dragged || !row || row === dragged) return;
  event.preventDefault();
  const form = document.querySelector(".ws-under form");
  const button = form.querySelector("button[name=do]");
  const cell = form.elements.cell ?? form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: "cell" }));
  cell.value = dragged.querySelector("td button").value.replace("open:", "");
  button.value = `row:${row.sectionRowIndex}`;
  form.requestSubmit(button);
});

/* --- the text: a line is shown, and what its first word means */

function toLine(field, number) {
  const lines = field.value.split("\n");
  const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[number - 1] ?? "").length);
  field.scrollTop = Math.max(0, (number - 4) * parseFloat(getComputedStyle(field).lineHeight));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-ws-line]");
  const field = document.querySelector("[data-ws-text]");
  if (!link || !field) return;
  event.preventDefault();
  toLine(field, Number(link.dataset.wsLine));
});

document.addEventListener("selectionchange", () => {
  const field = document.activeElement;
  if (!field?.matches?.("[data-ws-text]")) return;
  const line = field.value.slice(0, field.selectionStart).split("\n").length;
  const said = field.value.split("\n")[line - 1].trim();
  const [first, second] = said.split(/\s+/);
  const word = ["=", "+=", "-="].includes(second) && first !== "let" ? "=" : first;
  const known = document.querySelector(`[data-word="${CSS.escape(word ?? "")}"]`);
  const place = document.querySelector("[data-ws-word]");
  place.hidden = !known;
  if (known && place.dataset.shown !== word) place.replaceChildren(known.cloneNode(true));
  place.dataset.shown = word ?? "";
});

/* --- after every exchange of the page */

function begin() {
  if (!root()) return;
  for (const row of document.querySelectorAll("[data-ws-grid] tbody tr")) row.draggable = matchMedia("(min-width: 60rem)").matches;
  document.querySelector(".ws-grid .is-open, .ws-step.is-open")?.scrollIntoView({ block: "nearest" });
  const field = document.querySelector("[data-ws-text][data-at]");
  if (field) {
    toLine(field, Number(field.dataset.at));
    delete field.dataset.at;
  }
  const table = document.querySelector("[data-ws-live-begin]");
  if (table?.checkVisibility()) beginTable(table);
  for (const [id, typed] of unsent) typeAgain(document.getElementById(id), typed);
  for (const [name, top] of places) document.querySelector(name)?.scrollTo({ top });
  places.clear();
  const form = document.querySelector("[data-ws-go-on]");
  if (form) whenIdle(() => document.contains(form) && form.requestSubmit());
  if (waiting.length) whenIdle(tapAgain);
}

/* --- taps that come while the last one is on its way wait for their turn */

const waiting = [];
const isBusy = () => document.getElementById("page")?.hasAttribute("aria-busy");
const whenIdle = (then) => setTimeout(() => (isBusy() ? whenIdle(then) : then()), 20); // the frame is still at it when it says that the page is there

function tapAgain() {
  const value = waiting.shift();
  document.querySelector(`.ws-keys button[name=do][value="${CSS.escape(value)}"]`)?.click();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest(".ws-keys button[name=do]");
  if (!button || (!isBusy() && !waiting.length) || !event.isTrusted) return;
  event.preventDefault();
  waiting.push(button.value);
}, true);

document.addEventListener("automatable:page", begin);
begin();
