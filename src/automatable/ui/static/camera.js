// The camera over a board: two fingers, the wheel, a double tap, keys and one button of the title
// row. Whole is as far as it goes out. It is kept per table and board while the tab lives.

import { boards, bring, front } from "./boards.js";
import { pace } from "./motion.js";

const MOST = 4;
const NEAR = 2;
const DRAG_PX = 8;
const DOUBLE_TAP_MS = 320;
const MOVE_MS = 240;
const LABEL_PX = 10.5;

const between = (low, x, high) => Math.min(high, Math.max(low, x));
const whole = { x: 0, y: 0, scale: 1 };

class Camera {
  constructor(view) {
    this.view = view;
    this.name = `camera:${view.closest(".stage").dataset.tableId}:${view.dataset.board ?? ""}`;
    this.at = kept(this.name) ?? whole;
    this.show();
  }

  /** What moves within the view: the drawing. */
  get drawing() {
    return this.view.firstElementChild;
  }

  get canMove() {
    const fits = this.at.scale > 1 || this.view.scrollHeight <= this.view.clientHeight + 1; // what does not fit is scrolled
    return fits && this.view.checkVisibility();
  }

  /** Nothing beyond the edge of the board comes into view. */
  show({ slowly = false } = {}) {
    if (!this.drawing) return;
    const { clientWidth: w, clientHeight: h } = this.drawing;
    const scale = between(1, this.at.scale, MOST);
    this.at = { scale, x: between(w - w * scale, this.at.x, 0), y: between(h - h * scale, this.at.y, 0) };
    const { x, y } = this.at;
    const { style } = this.drawing;
    const from = getComputedStyle(this.drawing).transform;
    style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    if (slowly && pace()) this.drawing.animate({ transform: [from, style.transform || "none"] }, { duration: MOVE_MS, easing: "ease-in-out" });
    keep(this.name, this.at);
    measure(this.view, scale);
    if (this.view === front()) showButton(scale > 1);
  }

  by(times, clientX, clientY, options) {
    const box = this.view.getBoundingClientRect();
    const [px, py] = [(clientX ?? box.left + box.width / 2) - box.left, (clientY ?? box.top + box.height / 2) - box.top];
    const scale = between(1, this.at.scale * times, MOST);
    const grown = scale / this.at.scale;
    this.at = { scale, x: px - (px - this.at.x) * grown, y: py - (py - this.at.y) * grown };
    this.show(options);
  }

  pan(dx, dy) {
    this.at = { ...this.at, x: this.at.x + dx, y: this.at.y + dy };
    this.show();
  }

  toggle(clientX, clientY) {
    if (this.at.scale > 1) this.at = whole;
    else return this.by(NEAR, clientX, clientY, { slowly: true });
    this.show({ slowly: true });
  }
}

/* --- what this tab remembers */

function kept(name) {
  try { return JSON.parse(sessionStorage.getItem(name)); } catch { return null; }
}

function keep(name, at) {
  try { sessionStorage.setItem(name, JSON.stringify(at)); } catch { /* a browser that keeps nothing begins with the whole */ }
}

/* --- names that would be too small to read are hidden; `--px` is a pixel of the screen in units of the drawing */

function measure(view, scale) {
  for (const svg of view.querySelectorAll("svg.drawing")) {
    const box = svg.viewBox.baseVal;
    const px = Math.min(svg.clientWidth / box.width, svg.clientHeight / box.height) * scale;
    if (!px) continue;
    svg.style.setProperty("--px", String(1 / px));
    const labels = svg.querySelector(".labels");
    if (labels) labels.classList.toggle("is-small", smallest(labels) * px < LABEL_PX);
  }
}

/** Names may stand in a symbol of the definitions, which has no text of its own here. */
function smallest(labels) {
  const shown = labels.querySelector("use")?.getAttribute("href");
  const text = (shown ? document.querySelector(shown) : labels)?.querySelector("text");
  return text ? parseFloat(getComputedStyle(text).fontSize) : Infinity;
}

/* --- a camera for each board; without a board that is meant, the one in front */

const cameras = new WeakMap();

function here(element) {
  const view = element?.closest?.(".board-view") ?? front();
  if (!view) return null;
  if (!cameras.has(view)) cameras.set(view, new Camera(view));
  return cameras.get(view);
}

function showButton(isNear) {
  for (const button of document.querySelectorAll("[data-whole]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isNear));
  }
}

export function beginCamera() {
  const zone = front()?.parentElement;
  if (!zone) return;
  showAll();
  showButton(here().at.scale > 1);
  if (!watched.has(zone)) watch(zone);
}

const showAll = () => boards().forEach((view) => here(view).show());

/** Whether the board is larger than its view: then a finger moves it. */
export const isNear = () => (here()?.at.scale ?? 1) > 1;

/** Show a place: its board comes to the front, and the camera moves if it lies outside the view. */
export function lookAt(element) {
  bring(element);
  const camera = here(element);
  if (!camera?.canMove || camera.at.scale === 1) return;
  const [box, view] = [element.getBoundingClientRect(), camera.view.getBoundingClientRect()];
  const inside = box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
  if (inside) return;
  camera.at = { ...camera.at, x: camera.at.x + view.left + view.width / 2 - box.left - box.width / 2, y: camera.at.y + view.top + view.height / 2 - box.top - box.height / 2 };
  camera.show({ slowly: true });
}

/* --- fingers, mouse and wheel */

const watched = new WeakSet();

function watch(zone) {
  watched.add(zone);
  const touches = new Map();
  let [dragged, apart, tapped] = [false, 0, { at: 0, x: 0, y: 0 }];
  const spread = () => { const [a, b] = [...touches.values()]; return Math.hypot(a.x - b.x, a.y - b.y); };
  zone.addEventListener("pointerdown", (event) => {
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
    if (touches.size === 1) dragged = false;
    else apart = spread();
  }, true);
  zone.addEventListener("pointermove", (event) => {
    const touch = touches.get(event.pointerId);
    const camera = here(event.target);
    if (!touch || !camera?.canMove || event.defaultPrevented) return;
    const [dx, dy] = [event.clientX - touch.x, event.clientY - touch.y];
    if (touches.size === 2) {
      Object.assign(touch, { x: event.clientX, y: event.clientY });
      const [a, b] = [...touches.values()];
      const now = spread();
      if (apart) camera.by(now / apart, (a.x + b.x) / 2, (a.y + b.y) / 2);
      [apart, dragged] = [now, true];
    } else if (camera.at.scale > 1 && (dragged || Math.hypot(event.clientX - touch.from[0], event.clientY - touch.from[1]) > DRAG_PX)) {
      dragged = true;
      Object.assign(touch, { x: event.clientX, y: event.clientY });
      camera.pan(dx, dy);
    }
  });
  const up = (event) => {
    touches.delete(event.pointerId);
    apart = 0;
  };
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", up, true);
  zone.addEventListener("click", (event) => {
    if (dragged) return void (event.preventDefault(), event.stopImmediatePropagation());
    const twice = event.timeStamp - tapped.at < DOUBLE_TAP_MS && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 30;
    tapped = twice ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (twice && here(event.target)?.canMove && !event.target.closest("button, a, summary, [role=application]")) here(event.target).toggle(event.clientX, event.clientY);
  }, true);
  zone.addEventListener("wheel", (event) => {
    const camera = here(event.target);
    if (!camera?.canMove) return;
    event.preventDefault();
    camera.by(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
  }, { passive: false });
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-whole]")) here()?.toggle();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  const times = { "+": 1.4, "-": 1 / 1.4, 0: 1 / MOST }[event.key];
  if (times && here()?.canMove) here().by(times, undefined, undefined, { slowly: true });
});

addEventListener("resize", showAll);
