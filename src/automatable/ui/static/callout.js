// Touch and slide: what lies under the finger is shown above it, larger and by its name; lifting the
// finger chooses it. A short tap needs none of this.

import { front } from "./boards.js";

const HOLD_MS = 180;
const SLIDE_PX = 10;
const LARGER = 2.2;
const SIZE_PX = 120;

/** `nearest` finds the place that is meant at a point, `choose` takes it; `isNear`: then a finger moves the board. */
export function callouts({ nearest, choose, isNear }) {
  let [touch, shown, slid] = [null, null, false];

  const end = () => {
    clearTimeout(touch?.timer);
    shown?.remove();
    [touch, shown] = [null, null];
  };
  const aim = (x, y) => {
    const place = nearest(x, y);
    shown ??= open();
    shown.hidden = !place;
    if (place) point(shown, place, x, y);
    touch.place = place;
  };

  document.addEventListener("pointerdown", (event) => {
    if (touch) return end(); // two fingers move the board
    slid = false;
    if (event.pointerType === "mouse" || !event.target.closest?.(".stage-board .board-view") || event.target.closest("button, a, [role=application]")) return;
    const { clientX: x, clientY: y } = event;
    touch = { id: event.pointerId, x, y, place: null, timer: setTimeout(() => nearest(x, y) && aim(x, y), HOLD_MS) };
  }, true);

  document.addEventListener("pointermove", (event) => {
    if (touch?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > SLIDE_PX;
    if (!shown && far && isNear()) return end();
    if (!shown && !far) return;
    clearTimeout(touch.timer);
    event.preventDefault(); // the camera stays
    aim(event.clientX, event.clientY);
  }, true);

  document.addEventListener("pointerup", (event) => {
    if (touch?.id !== event.pointerId) return;
    const { place } = touch;
    slid = Boolean(shown);
    end();
    if (place) choose(place);
  }, true);
  document.addEventListener("pointercancel", end, true);

  document.addEventListener("click", (event) => {
    if (!slid || !event.target.closest?.(".stage-board")) return;
    slid = false; // the lifted finger has chosen already
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

function open() {
  const callout = document.createElement("figure");
  callout.className = "callout";
  callout.setAttribute("aria-hidden", "true"); // the place says it itself
  const drawing = front().querySelector("svg").cloneNode(true);
  drawing.removeAttribute("style");
  drawing.querySelector('[data-layer="places"]')?.remove();
  callout.append(drawing, document.createElement("figcaption"));
  document.querySelector(".stage").append(callout);
  return callout;
}

function point(callout, place, x, y) {
  const [drawing, told] = [callout.firstElementChild, callout.lastElementChild];
  const whole = front().querySelector("svg");
  const px = 1 / (whole.getScreenCTM().a * LARGER);
  const box = place.getBoundingClientRect();
  const at = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(whole.getScreenCTM().inverse());
  const size = SIZE_PX * px;
  drawing.setAttribute("viewBox", `${at.x - size / 2} ${at.y - size / 2} ${size} ${size}`);
  drawing.style.setProperty("--px", String(px));
  told.textContent = place.getAttribute("aria-label");
  const { width, height } = callout.getBoundingClientRect();
  callout.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))}px`;
  callout.style.top = `${y - height - 36 > 0 ? y - height - 36 : y + 48}px`;
}
