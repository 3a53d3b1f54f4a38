// Places of a board: a tap chooses one, it never sends. The nearest place within a thumb's width is
// meant. What can be done there stands in the sheet, marked by `data-at`; the foot's button sends.

import { callouts } from "./callout.js";
import { isNear } from "./camera.js";
import { sound } from "./sounds.js";

const REACH_PX = 44;

const stage = () => document.querySelector(".stage");
const places = () => [...document.querySelectorAll(".stage-board [data-place]")].filter((place) => place.checkVisibility({ visibilityProperty: true }));
const chosen = () => stage()?.dataset.chosen ?? "";
const sequence = () => document.getElementById("page").dataset.sequence;
let chosenAt = null;

function middle(place) {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function nearest(x, y) {
  const far = (place) => { const at = middle(place); return Math.hypot(at.x - x, at.y - y); };
  const [best] = places().map((place) => [far(place), place]).sort((a, b) => a[0] - b[0]);
  return best && best[0] <= REACH_PX ? best[1] : null;
}

/** Choose a place, or none; a script of the game may have more to show for it. */
export function choose(key) {
  const now = stage();
  if (!now) return;
  chosenAt = sequence();
  if (key) now.dataset.chosen = key;
  if (key) sound("choose");
  else delete now.dataset.chosen;
  show();
  document.dispatchEvent(new CustomEvent("automatable:place", { detail: { key } }));
}

function show() {
  const key = chosen();
  for (const place of places()) {
    place.setAttribute("aria-pressed", String(place.dataset.place === key));
    place.classList.toggle("is-chosen", place.dataset.place === key);
  }
  for (const pill of document.querySelectorAll(".stage-sheet [data-choose]")) pill.setAttribute("aria-pressed", String(pill.dataset.choose === key));
  for (const part of document.querySelectorAll(".stage-sheet [data-at]")) {
    const wanted = part.dataset.at.split(" ").filter(Boolean);
    part.hidden = wanted.length ? !wanted.includes(key) : Boolean(key);
  }
}

/** On every page that is shown: one place can be reached by Tab, arrows go on from there. */
export function beginPlaces() {
  const now = stage();
  if (!now) return;
  const live = places();
  const answered = chosenAt !== sequence(); // what was chosen belonged to the question before
  if (answered || !live.some((place) => place.dataset.place === chosen())) delete now.dataset.chosen;
  live.forEach((place, i) => place.setAttribute("tabindex", i ? "-1" : "0"));
  show();
}

document.addEventListener("click", (event) => {
  const pill = event.target.closest?.(".stage-sheet [data-choose]"); // without a script it sends
  if (pill) {
    event.preventDefault();
    return choose(pill.dataset.choose === chosen() ? "" : pill.dataset.choose);
  }
  const board = event.target.closest?.(".stage-board");
  const own = event.target.closest?.("[data-place]");
  if (!board || event.defaultPrevented || !places().length || (!own && event.target.closest("button, a, summary"))) return;
  event.preventDefault(); // without a script a place may be a button that sends
  const place = own ?? nearest(event.clientX, event.clientY);
  choose(place && place.dataset.place !== chosen() ? place.dataset.place : "");
});

callouts({ nearest, choose: (place) => choose(place.dataset.place), isNear });

/* --- keys: arrows by direction, Enter chooses, again sends; Escape lets go */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function towards(from, [dx, dy]) {
  const at = middle(from);
  const off = (place) => { const to = middle(place); return [(to.x - at.x) * dx + (to.y - at.y) * dy, Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx)]; };
  const ahead = places().filter((place) => place !== from && off(place)[0] > 4);
  const cost = (place) => { const [along, aside] = off(place); return along + 2 * aside; };
  return ahead.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

function go(place, to) {
  if (!to) return;
  place.setAttribute("tabindex", "-1");
  to.setAttribute("tabindex", "0");
  to.focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const place = event.target.closest?.("[data-place]");
  if (event.key === "Escape" && chosen()) return choose("");
  if (!place) return;
  if (WAYS[event.key]) go(place, towards(place, WAYS[event.key]));
  else if (event.key !== "Enter" && event.key !== " ") return;
  else if (place.dataset.place === chosen()) document.querySelector(".sheet-foot .button-primary:not([hidden])")?.click();
  else choose(place.dataset.place);
  event.preventDefault();
});
