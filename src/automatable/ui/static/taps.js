// One tap, one thing: the second tap of two is not for what has just come under the thumb.

const DOUBLE_TAP_MS = 500;
const SAME_PLACE_PX = 40;
const THUMB = ".thumb button, [data-ends-turn]";

let changed = false;
let last = { at: 0, x: 0, y: 0 };

export function pageChanged() {
  changed = true;
}

document.addEventListener("click", (event) => {
  const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < SAME_PLACE_PX;
  const soon = event.timeStamp - last.at < DOUBLE_TAP_MS;
  const byHand = event.isTrusted && event.detail > 0;
  if (byHand && changed && near && soon && event.target.closest(THUMB)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  if (byHand) {
    last = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    changed = false;
  }
}, true);
