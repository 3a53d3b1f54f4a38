// The sheet's three heights: half, the normal one; a peek, so that the board has the room; full, for
// reading. The person's drag wins and is kept on this device.

import { closed, opened } from "./layers.js";

const KEPT = "sheet";
const HEIGHTS = ["full", "half", "peek"];
const DRAG_PX = 24;

const stage = () => document.querySelector(".stage");

function kept() {
  try { return localStorage.getItem(KEPT) ?? "half"; } catch { return "half"; }
}

export function setSheet(height, { keep = true } = {}) {
  const now = stage();
  if (!now) return;
  const before = now.dataset.height ?? "half";
  now.dataset.height = height;
  if (keep && height !== "full") try { localStorage.setItem(KEPT, height); } catch { /* then it begins half */ }
  if (before === height) return;
  if (height === "full") opened("sheet", () => setSheet("half"));
  else closed("sheet");
  dispatchEvent(new Event("resize"));
}

/** On every page that is shown; what was read in full is over with the next answer. */
export function beginSheet() {
  if (stage()) setSheet(kept(), { keep: false });
}

let from = null;

document.addEventListener("pointerdown", (event) => {
  const head = event.target.closest?.(".sheet-head");
  if (!head || event.target.closest("button, a, summary") || !event.isPrimary) return;
  from = { y: event.clientY, height: stage().dataset.height ?? "half" };
  head.setPointerCapture(event.pointerId);
});

document.addEventListener("pointerup", (event) => {
  if (!from) return;
  const by = event.clientY - from.y;
  const at = HEIGHTS.indexOf(from.height);
  const to = Math.abs(by) < DRAG_PX ? at : at + Math.sign(by);
  setSheet(HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, to))]);
  from = null;
});

document.addEventListener("pointercancel", () => { from = null; });
