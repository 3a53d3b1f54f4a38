// A map under the thumb: double tap and pinch make it larger, one finger moves it, and two
// buttons do the same. Only what stands in a [data-zoom] is concerned; the page stays as it is.

const NARROW = matchMedia("(max-width: 61.99rem)");
const MOST = 4;
const DOUBLE_TAP_MS = 350;
const kept = new Map();

class Zoom {
  constructor(box) {
    this.box = box;
    this.pan = box.querySelector(".zoom-pan");
    this.name = box.dataset.zoom;
    this.step = Number(box.dataset.zoomStep || 2);
    this.touches = new Map();
    this.tapped = { at: 0, x: 0, y: 0 };
    this.bar = box.querySelector(".zoom-bar");
    this.bar.hidden = false;
    this.bar.querySelector("[data-larger]").addEventListener("click", () => this.by(1.5));
    this.bar.querySelector("[data-smaller]").addEventListener("click", () => this.by(1 / 1.5));
    this.pan.addEventListener("pointerdown", (event) => this.down(event), true);
    this.pan.addEventListener("pointermove", (event) => this.drag(event), true);
    for (const end of ["pointerup", "pointercancel"]) this.pan.addEventListener(end, (event) => this.up(event), true);
    this.pan.addEventListener("scroll", () => this.keep(), { passive: true });
    const start = NARROW.matches ? Number(box.dataset.zoomStart) : 1;
    const { factor, x, y } = kept.get(this.name) ?? { factor: start, x: 0, y: 0 };
    this.show(factor);
    this.pan.scrollTo(x, y);
  }

  show(factor) {
    this.factor = Math.max(1, Math.min(MOST, factor));
    this.pan.style.setProperty("--zoom", String(this.factor));
    this.pan.classList.toggle("is-larger", this.factor > 1.01);
    this.bar.querySelector("[data-smaller]").disabled = this.factor <= 1.01;
    this.bar.querySelector("[data-larger]").disabled = this.factor >= MOST;
  }

  keep() {
    kept.set(this.name, { factor: this.factor, x: this.pan.scrollLeft, y: this.pan.scrollTop });
  }

  /** Larger or smaller around a point of the screen, or around the middle. */
  by(times, x, y) {
    const frame = this.pan.getBoundingClientRect();
    const dx = (x ?? frame.left + frame.width / 2) - frame.left;
    const dy = (y ?? frame.top + frame.height / 2) - frame.top;
    const before = this.factor;
    const [left, top] = [this.pan.scrollLeft + dx, this.pan.scrollTop + dy];
    this.show(before * times);
    const grown = this.factor / before;
    this.pan.scrollTo(left * grown - dx, top * grown - dy);
    this.keep();
  }

  down(event) {
    this.touches.set(event.pointerId, event);
    if (this.touches.size === 2) this.apart = this.spread();
    const { at, x, y } = this.tapped;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < 30;
    const answers = event.target.closest?.("button[name]");
    if (event.pointerType === "touch" && !answers && near && event.timeStamp - at < DOUBLE_TAP_MS) {
      this.by(this.factor > 1.01 ? 1 / this.factor : this.step, event.clientX, event.clientY);
      this.tapped = { at: 0, x: 0, y: 0 };
    } else {
      this.tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    }
  }

  drag(event) {
    if (!this.touches.has(event.pointerId)) return;
    this.touches.set(event.pointerId, event);
    if (this.touches.size !== 2) return;
    const [a, b] = [...this.touches.values()];
    const apart = this.spread();
    if (this.apart > 0) this.by(apart / this.apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    this.apart = apart;
  }

  spread() {
    const [a, b] = [...this.touches.values()];
    return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  }

  up(event) {
    this.touches.delete(event.pointerId);
  }
}

/** On every page that is shown: each map on it. */
export function beginZoom() {
  document.querySelectorAll("[data-zoom]").forEach((box) => new Zoom(box));
}
