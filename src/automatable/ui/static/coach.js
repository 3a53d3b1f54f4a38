// The coach of a lesson points at what it means: a ring and a tail on the board, a glow around a
// button of the sheet. What comes next is found by what is in sight; everything stays usable.

import { lookAt } from "./camera.js";
import { setSheet } from "./sheet.js";

const LEAST_PX = 22;
const MOST_PX = 60;
const MOVED_MS = 300;

const coach = () => document.querySelector(".coach[data-points]");
const board = () => document.querySelector(".stage-board");
const isTelling = () => Boolean(document.querySelector(".stage.is-telling"));

/* --- what is meant now: the next point of the step that is in sight */

let [step, at, meant, isThere, said] = ["", 0, null, false, ""];

/** What a point is on the page, if it can be seen: a radio is its label, an option its list. */
function seen(selector) {
  const all = [...document.querySelectorAll(selector)].sort((a, b) => ("place" in b.dataset) - ("place" in a.dataset)); // what can be tapped first
  for (const found of all) {
    const part = found.matches("input[type=radio], input[type=checkbox]") ? found.closest("label") ?? found : found.closest("select") ?? found;
    if (part.checkVisibility() && !part.matches(":disabled") && part.getBoundingClientRect().width) return part;
  }
  return null;
}

/** What opens the part in which a point is hidden: the summary of a fold, a button that controls it. */
function opener(selector) {
  for (let part = document.querySelector(selector); part; part = part.parentElement) {
    const opens = part.matches("details:not([open])") ? [part.querySelector("summary")] : [...document.querySelectorAll(`[aria-controls="${part.id || "-"}"]`)];
    const visible = opens.find((one) => one.checkVisibility());
    if (visible) return visible;
  }
  return null;
}

function isDone(selector, part) {
  const option = document.querySelector(selector);
  return part.matches("[aria-pressed=true], [open] > summary, label:has(:checked)") || (part.matches("select") && option?.matches("option") && option.selected);
}

/** The part of a point, or what leads to it. */
const found = ([shown, when]) => (when && !seen(when) ? opener(when) : seen(shown) ?? opener(shown));

function next(points) {
  const parts = points.map(found);
  const ahead = parts.findIndex((part, n) => n >= at && part && !isDone(points[n][0], part));
  at = ahead >= 0 ? ahead : Math.max(0, parts.findLastIndex((part, n) => n < at && part));
  const part = parts[at] ?? null;
  isThere = Boolean(part) && part === seen(points[at][0]);
  return part;
}

/** A tap on what is meant: on to what comes after it. */
function tapped(part) {
  if (meant && isThere && (part === meant || meant.contains(part))) at += 1;
  soon();
}

/* --- showing it */

const light = document.createElement("div");
light.className = "coach-light";
light.ariaHidden = "true";
light.innerHTML = '<div class="coach-ring"></div><svg class="coach-tail"><path/></svg>';

function show() {
  const now = coach();
  const key = now ? `${now.dataset.coach}|${document.getElementById("page").dataset.sequence}|${location.pathname}` : "";
  if (key !== step) [step, at] = [key, 0];
  const part = now && !(isTelling() && !now.matches(".is-read")) ? next(JSON.parse(now.dataset.points)) : null;
  const isNew = part !== meant;
  if (isNew) change(part);
  light.hidden = !(part && board()?.contains(part));
  if (!light.hidden) ring(part, now);
  if (now) tail(part, now);
  if (isNew && part) say(part, now);
}

function change(part) {
  meant?.classList.remove("is-meant");
  meant = part;
  if (!part) return;
  part.classList.add("is-meant");
  if (board()?.contains(part)) return lookAt(part);
  if (document.querySelector(".stage[data-height=peek]") && part.closest(".sheet-body")) setSheet("half", { keep: false });
  part.scrollIntoView({ block: "nearest" });
}

/** The board is dimmed but for a hole around the place. */
function ring(part, now) {
  if (!light.isConnected) document.body.append(light);
  const [zone, box] = [board().getBoundingClientRect(), part.getBoundingClientRect()];
  Object.assign(light.style, { left: `${zone.left}px`, top: `${zone.top}px`, width: `${zone.width}px`, height: `${zone.height}px` });
  const isPart = Math.max(box.width, box.height) > 2 * MOST_PX; // a whole part of the board, no place
  const [w, h] = isPart ? [box.width, box.height] : Array(2).fill(2 * Math.max(LEAST_PX, Math.max(box.width, box.height) / 2 + 4));
  const [x, y] = [box.left + box.width / 2 - zone.left, box.top + box.height / 2 - zone.top];
  const hole = light.firstElementChild;
  hole.classList.toggle("is-part", isPart);
  Object.assign(hole.style, { left: `${x - w / 2}px`, top: `${y - h / 2}px`, width: `${w}px`, height: `${h}px` });
  light.querySelector("path").setAttribute("d", isPart ? "" : arrow(x, y, w / 2, now.getBoundingClientRect(), zone));
}

/** From the edge that is nearest to the sentence to the ring, with a head. */
function arrow(x, y, r, coached, zone) {
  const beside = coached.left >= zone.right - 1;
  const [fx, fy] = beside ? [zone.width, Math.min(zone.height, Math.max(0, coached.top + 30 - zone.top))] : [Math.min(zone.width - 40, Math.max(40, x)), zone.height];
  const far = Math.hypot(x - fx, y - fy);
  if (far < r + 12) return "";
  const [ux, uy] = [(x - fx) / far, (y - fy) / far];
  const [tx, ty] = [x - ux * (r + 4), y - uy * (r + 4)];
  const wing = (side) => `${tx - 9 * ux + side * 5 * uy} ${ty - 9 * uy - side * 5 * ux}`;
  return `M${fx} ${fy}L${tx} ${ty}M${wing(1)}L${tx} ${ty}L${wing(-1)}`;
}

/** The tail of the sentence, towards what is meant. */
function tail(part, now) {
  const from = now.getBoundingClientRect();
  const box = part?.getBoundingClientRect();
  const way = !box ? "" : box.right <= from.left ? "left" : box.bottom <= from.top ? "up" : box.top >= from.bottom ? "down" : "";
  if (now.dataset.tail !== way) now.dataset.tail = way;
  const x = box ? Math.min(from.width - 24, Math.max(24, box.left + box.width / 2 - from.left)) : 0;
  now.style.setProperty("--tail", `${Math.round(x)}px`);
}

/** A listener hears the sentence once, and each thing that it means. */
function say(part, now) {
  const inner = part.textContent.trim().replace(/\s+/g, " ");
  const name = part.ariaLabel || inner || part.querySelector("[aria-label]")?.ariaLabel;
  const sentence = said === step ? "" : now.querySelector(".coach-said").textContent.trim().replace(/\s+/g, " ");
  said = step;
  if (name) document.getElementById("announcer").textContent = `${sentence} ${now.dataset.meant.replace("NAME", name)}`.trim();
}

/* --- whenever something changes */

let due = 0;

function soon() {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(show);
}

const CHANGES = { subtree: true, childList: true, attributeFilter: ["hidden", "class", "style", "open", "aria-pressed", "disabled", "data-chosen", "data-height"] };
const watching = new MutationObserver(soon);

function begin() {
  light.hidden = true;
  watching.disconnect();
  if (!coach()) return;
  watching.observe(document.getElementById("page"), CHANGES);
  soon();
  setTimeout(soon, MOVED_MS);
}

document.addEventListener("click", ({ target }) => coach() && !board()?.contains(target) && tapped(target), true);
document.addEventListener("change", ({ target }) => coach() && tapped(target.closest("label") ?? target));
document.addEventListener("automatable:place", ({ detail }) => coach() && detail.key && tapped(meant?.dataset.place === detail.key ? meant : null));
document.addEventListener("toggle", () => coach() && soon(), true);
document.addEventListener("scroll", () => coach() && soon(), true);
addEventListener("resize", soon);
document.addEventListener("automatable:page", begin);
begin();
