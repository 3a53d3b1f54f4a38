// Patchwork's table: placing patches by drag, tap and keys; the reach of a move on the time
// board; picking patches from pictures. No library.

const SIZE = 9;
const CELL = 40;
const COLUMNS = "abcdefghi";
const SVG = "http://www.w3.org/2000/svg";

const cellName = ({ x, y }) => `${COLUMNS[x]}${y + 1}`;
const cellOf = (name) => ({ x: COLUMNS.indexOf(name[0]), y: Number(name[1]) - 1 });
const between = (low, value, high) => Math.max(low, Math.min(high, value));
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

function drawn(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/* --- a patch in hand: which one, how it is turned, where it lies */

class Hand {
  constructor(slot, mask) {
    this.slot = slot;
    this.mask = mask;
    this.orientation = 0;
    this.anchor = this.firstLegal();
  }

  /** The lowest number with the same picture: the one that is drawn and written down. */
  get lowest() {
    return this.slot.lowest[this.orientation];
  }

  get rows() {
    return this.slot.pictures[this.lowest];
  }

  get size() {
    return { x: this.rows[0].length, y: this.rows.length };
  }

  get anchors() {
    return Object.keys(this.slot.placements[this.lowest] ?? {}).map(cellOf);
  }

  /** The legal answer that lays it here, as the page lists it. */
  get answer() {
    return this.slot.placements[this.lowest]?.[cellName(this.anchor)];
  }

  get isLegal() {
    return this.answer !== undefined;
  }

  get completesSquare() {
    return this.isLegal && this.answer.endsWith("#");
  }

  cells() {
    return this.rows.flatMap((row, dy) =>
      [...row].flatMap((mark, dx) => (mark === "#" ? [{ x: this.anchor.x + dx, y: this.anchor.y + dy }] : [])),
    );
  }

  clashes() {
    return this.cells().filter(({ x, y }) => this.mask[y][x] !== ".");
  }

  /** Cells that stay empty with at most one empty neighbour: hardly a patch will fit there. */
  hardCells() {
    const covered = new Set(this.cells().map(cellName));
    const isEmpty = (x, y) => this.mask[y]?.[x] === "." && !covered.has(cellName({ x, y }));
    const neighbours = (x, y) => [isEmpty(x - 1, y), isEmpty(x + 1, y), isEmpty(x, y - 1), isEmpty(x, y + 1)].filter(Boolean).length;
    const all = [...Array(SIZE * SIZE).keys()].map((n) => ({ x: n % SIZE, y: Math.floor(n / SIZE) }));
    return all.filter(({ x, y }) => isEmpty(x, y) && neighbours(x, y) < 2);
  }

  /** A legal spot to begin with: near the middle, in the first orientation that has one. */
  firstLegal() {
    const turns = [...Array(8).keys()];
    this.orientation = turns.find((o) => this.slot.placements[this.slot.lowest[o]]) ?? 0;
    return this.nearest({ x: (SIZE - this.size.x) / 2, y: (SIZE - this.size.y) / 2 }, Infinity);
  }

  /** The nearest legal anchor within reach, else the place itself, kept on the quilt. */
  nearest(place, reach) {
    const here = this.kept({ x: Math.round(place.x), y: Math.round(place.y) });
    const best = this.anchors.reduce(
      (found, anchor) => (distance(anchor, place) < distance(found, place) ? anchor : found),
      { x: Infinity, y: Infinity },
    );
    return distance(best, place) <= reach ? best : here;
  }

  kept({ x, y }) {
    return { x: between(0, x, SIZE - this.size.x), y: between(0, y, SIZE - this.size.y) };
  }

  /** Follow a free position; it snaps to a legal spot less than a cell away. */
  follow(place) {
    this.anchor = this.nearest(place, 0.95);
  }

  step(dx, dy) {
    this.anchor = this.kept({ x: this.anchor.x + dx, y: this.anchor.y + dy });
  }

  /** Cover this cell if any legal placement in this orientation does. */
  coverCell(cell) {
    const centred = { x: cell.x - (this.size.x - 1) / 2, y: cell.y - (this.size.y - 1) / 2 };
    const covering = this.anchors.filter((a) => this.rows[cell.y - a.y]?.[cell.x - a.x] === "#");
    covering.sort((a, b) => distance(a, centred) - distance(b, centred));
    this.anchor = covering[0] ?? this.kept({ x: Math.round(centred.x), y: Math.round(centred.y) });
  }

  rotate() {
    this.turnTo((this.orientation & 4) + ((this.orientation + 1) & 3));
  }

  /** Mirroring left and right what is seen: the turn runs backwards from then on. */
  flip() {
    this.turnTo(((this.orientation & 4) ^ 4) + (-this.orientation & 3));
  }

  turnTo(orientation) {
    const middle = { x: this.anchor.x + this.size.x / 2, y: this.anchor.y + this.size.y / 2 };
    this.orientation = orientation;
    this.anchor = this.nearest({ x: middle.x - this.size.x / 2, y: middle.y - this.size.y / 2 }, 1.5);
  }
}

/* --- the quilt as an input */

class Placing {
  constructor(form) {
    const data = JSON.parse(form.querySelector("#placing").textContent);
    Object.assign(this, { form, slots: data.slots, mask: data.mask, words: data.words });
    this.leather = data.leather > 0;
    this.stage = form.closest(".stage");
    this.quilt = this.stage.querySelector("[data-quilt]");
    this.ghost = this.quilt.querySelector("[data-ghost]");
    this.offers = [...this.stage.querySelectorAll("[data-slot]")];
    this.button = this.stage.querySelector("[data-do=place]");
    this.hand = null;
    this.listen();
    if (this.leather) this.takeLeather();
    else this.show();
  }

  listen() {
    this.offers.forEach((offer, i) => {
      offer.addEventListener("click", () => this.justDragged || this.choose(i, true));
      offer.addEventListener("pointerdown", (event) => this.dragFromShop(event, i));
    });
    this.quilt.addEventListener("pointerdown", (event) => this.dragOnQuilt(event));
    this.form.addEventListener("submit", (event) => this.submit(event));
    for (const button of this.form.querySelectorAll("[data-do]")) {
      button.addEventListener("click", () => this.act(button.dataset.do));
    }
  }

  canChoose(i) {
    return i < this.slots.length && Object.keys(this.slots[i].placements).length > 0 && !this.leather;
  }

  choose(i, moveFocus) {
    if (!this.canChoose(i)) return;
    this.hand = new Hand(this.slots[i], this.mask);
    this.offers.forEach((offer, n) => offer.setAttribute("aria-pressed", String(n === i)));
    this.show();
    this.say(`${this.told()}. ${this.words.chosen}`);
    showReach(this.offers[i]);
    if (moveFocus) this.goToQuilt();
  }

  /** Keys act on the quilt. */
  goToQuilt() {
    if (matchMedia("(hover: hover)").matches) this.quilt.focus({ preventScroll: true });
  }

  takeLeather() {
    this.hand = new Hand(this.slots[0], this.mask);
    this.show();
  }

  cancel() {
    if (this.leather || !this.hand) return;
    const chosen = this.offers.find((offer) => offer.getAttribute("aria-pressed") === "true");
    this.hand = null;
    this.offers.forEach((offer) => offer.setAttribute("aria-pressed", "false"));
    this.show();
    this.say(this.words.cancelled);
    showReach(null);
    chosen?.focus({ preventScroll: true });
  }

  act(name) {
    if (!this.hand) return;
    if (name === "cancel") return void this.cancel();
    const moves = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
    if (moves[name]) this.hand.step(...moves[name]);
    else this.hand[name]();
    this.show();
    this.say(this.told());
  }

  submit(event) {
    if (!this.hand?.isLegal) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (this.hand) this.say(this.told());
      return;
    }
    this.form.elements.text.value = this.hand.answer;
  }

  /* what is seen and heard */

  show() {
    const { hand, ghost, stage, form } = this;
    this.quilt.classList.toggle("is-placing", hand !== null);
    stage.classList.toggle("is-placing", hand !== null);
    for (const part of stage.querySelectorAll("[data-choosing]")) part.hidden = hand !== null;
    form.hidden = this.button.hidden = hand === null;
    const chosen = this.slots.indexOf(hand?.slot);
    for (const part of form.querySelectorAll("[data-outcome]")) part.hidden = Number(part.dataset.outcome) !== chosen;
    this.showTitle();
    ghost.replaceChildren(...(hand ? this.ghostParts() : []));
    this.showHardCells();
    if (!hand) return;
    ghost.classList.toggle("is-legal", hand.isLegal);
    ghost.classList.toggle("is-blocked", !hand.isLegal);
    ghost.classList.toggle("is-seven", hand.completesSquare);
    this.button.disabled = !hand.isLegal;
  }

  showTitle() {
    const title = this.stage.querySelector("[data-placing-title]");
    title.hidden = this.hand === null;
    title.querySelector("[data-placing-name]").textContent = this.hand?.slot.name ?? "";
  }

  showHardCells() {
    const hard = this.hand?.isLegal ? this.hand.hardCells() : [];
    const marks = hard.map(({ x, y }) => drawn("rect", { x: x * CELL + 4, y: y * CELL + 4, width: CELL - 8, height: CELL - 8, rx: 5 }));
    this.quilt.querySelector("[data-hard]").replaceChildren(...marks);
    this.form.querySelector("[data-hard-told]").textContent = hard.length ? this.words.hard[hard.length] : "";
  }

  ghostParts() {
    const { hand } = this;
    const at = `translate(${hand.anchor.x * CELL} ${hand.anchor.y * CELL})`;
    const patch = hand.slot.patch
      ? drawn("use", { href: `#patch-${hand.slot.patch}`, transform: hand.slot.transforms[hand.lowest] })
      : drawn("use", { href: "#icon-leather", width: CELL, height: CELL });
    const held = drawn("g", { class: "ghost-patch", transform: at });
    held.append(patch);
    const clashes = hand.clashes().map(({ x, y }) =>
      drawn("rect", { class: "ghost-clash", x: x * CELL, y: y * CELL, width: CELL, height: CELL }),
    );
    return [held, drawn("path", { class: "ghost-line", d: around(hand.cells()) }), ...clashes];
  }

  told() {
    const { hand, words } = this;
    const fit = hand.completesSquare ? words.seven : hand.isLegal ? words.fits : words.blocked;
    return words.where
      .replace("{patch}", hand.slot.name)
      .replace("{turn}", words.turns[hand.lowest])
      .replace("{cell}", cellName(hand.anchor))
      .replace("{fit}", fit);
  }

  say(text) {
    this.form.querySelector("[data-say]").textContent = text;
  }

  /* pointers */

  /** A place on the screen in cells of the quilt, as a fraction. */
  place(clientX, clientY) {
    const layer = this.ghost;
    const point = new DOMPoint(clientX, clientY).matrixTransform(layer.getScreenCTM().inverse());
    return { x: point.x / CELL, y: point.y / CELL };
  }

  /** Where the anchor goes when the middle of the patch is at the pointer, or above a finger. */
  anchorAt(event) {
    const at = this.place(event.clientX, event.clientY);
    const { x, y } = this.hand.size;
    const lift = event.pointerType === "touch" ? y / 2 + 0.9 : 0;
    return { x: at.x - x / 2, y: at.y - y / 2 - lift };
  }

  dragOnQuilt(event) {
    if (!this.hand || event.button !== 0) return;
    event.preventDefault();
    if (event.pointerType !== "touch") this.quilt.focus({ preventScroll: true });
    const start = { x: event.clientX, y: event.clientY };
    let dragging = false;
    this.track(event, {
      move: (now) => {
        dragging ||= distance(start, { x: now.clientX, y: now.clientY }) > 8;
        if (dragging) this.drag(now);
      },
      end: (now) => {
        if (!dragging) this.tap(now);
        this.say(this.told());
      },
    });
  }

  drag(event) {
    this.quilt.classList.add("is-dragging");
    this.hand.follow(this.anchorAt(event));
    this.show();
  }

  tap(event) {
    const at = this.place(event.clientX, event.clientY);
    this.hand.coverCell({ x: between(0, Math.floor(at.x), 8), y: between(0, Math.floor(at.y), 8) });
    this.show();
  }

  /** With a mouse or pen a patch can be pulled from the shop straight onto the quilt. */
  dragFromShop(event, i) {
    if (event.pointerType === "touch" || event.button !== 0 || !this.canChoose(i)) return;
    const start = { x: event.clientX, y: event.clientY };
    let dragged = null;
    this.track(event, {
      move: (now) => {
        if (!dragged && distance(start, { x: now.clientX, y: now.clientY }) < 8) return;
        dragged ??= this.pull(i);
        this.pulled(dragged, now);
      },
      end: () => {
        if (dragged) this.drop(dragged);
      },
    });
  }

  pull(i) {
    this.choose(i, false);
    const copy = this.offers[i].querySelector(".patch").cloneNode(true);
    copy.classList.add("dragged");
    document.body.append(copy);
    return copy;
  }

  /** Over the quilt the ghost follows, elsewhere a copy of the patch does. */
  pulled(copy, event) {
    const box = this.quilt.getBoundingClientRect();
    const over = event.clientX > box.left && event.clientX < box.right && event.clientY > box.top && event.clientY < box.bottom;
    copy.style.visibility = over ? "hidden" : "visible";
    copy.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    if (over) this.drag(event);
  }

  /** The click that follows a drag is not a choice. */
  drop(copy) {
    copy.remove();
    this.justDragged = true;
    setTimeout(() => { this.justDragged = false; });
    this.quilt.focus({ preventScroll: true });
    this.say(this.told());
  }

  track(event, { move, end }) {
    const { target, pointerId } = event;
    target.setPointerCapture?.(pointerId);
    const stop = new AbortController();
    const done = (now) => {
      stop.abort();
      this.quilt.classList.remove("is-dragging");
      end(now);
    };
    const options = { signal: stop.signal };
    const moved = (now) => {
      now.preventDefault(); // the board stays where it is
      move(now);
    };
    target.addEventListener("pointermove", moved, options);
    target.addEventListener("pointerup", done, options);
    target.addEventListener("pointercancel", done, options);
  }

  /* keys */

  key(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea")) return;
    const number = ["1", "2", "3"].indexOf(key);
    if (number >= 0 && this.canChoose(number)) return void (event.preventDefault(), this.choose(number, true));
    if (!this.hand) return;
    if (key === "Enter") return this.enter(event);
    const acts = { r: "rotate", f: "flip", Escape: "cancel", ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
    const name = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!name) return;
    event.preventDefault();
    this.act(name);
  }

  /** Enter places from the quilt and from the chosen patch; on other buttons it is their own key. */
  enter(event) {
    const button = event.target.closest("button, a, summary");
    if (button && button.getAttribute("aria-pressed") !== "true") return;
    event.preventDefault();
    this.form.requestSubmit();
  }
}

/** The line around cells, as path data: their outer edges only. */
function around(cells) {
  const has = (x, y) => cells.some((cell) => cell.x === x && cell.y === y);
  return cells
    .flatMap(({ x, y }) => [
      has(x, y - 1) ? "" : `M${x * CELL} ${y * CELL}h${CELL}`,
      has(x, y + 1) ? "" : `M${x * CELL} ${y * CELL + CELL}h${CELL}`,
      has(x - 1, y) ? "" : `M${x * CELL} ${y * CELL}v${CELL}`,
      has(x + 1, y) ? "" : `M${x * CELL + CELL} ${y * CELL}v${CELL}`,
    ])
    .join("");
}

/* --- the reach of a move on the time board */

function showReach(source) {
  const chosen = source ?? document.querySelector(".offer[aria-pressed=true]");
  const reach = chosen ? Number(chosen.dataset.reach) : NaN;
  const here = Number(document.querySelector("[data-here]")?.dataset.here);
  for (const space of document.querySelectorAll("[data-space]")) {
    const number = Number(space.dataset.space);
    space.classList.toggle("is-reach", number === reach);
    space.classList.toggle("is-crossed", number > here && number < reach);
  }
}

function watchReach(source) {
  for (const type of ["pointerenter", "focus"]) source.addEventListener(type, () => showReach(source));
  for (const type of ["pointerleave", "blur"]) source.addEventListener(type, () => showReach(null));
}

/* --- picking patches from pictures, in their order */

class Picking {
  constructor(form) {
    this.form = form;
    this.picked = [];
    this.row = form.querySelector("[data-picked]");
    this.boxes = [...form.querySelectorAll("[type=checkbox]")];
    this.unpickButton = document.querySelector("[data-unpick]");
    this.done = document.querySelector("[data-pick-done]");
    for (const box of this.boxes) box.removeAttribute("name"); // the row is sent, in its order
    form.addEventListener("change", ({ target }) => this.pick(target));
    this.unpickButton.addEventListener("click", () => this.unpick());
    this.show();
  }

  get isFull() {
    return this.picked.length === Number(this.form.dataset.count);
  }

  pick(box) {
    this.picked.push(box);
    const item = document.createElement("li");
    const part = document.createElement("input");
    Object.assign(part, { type: "hidden", name: "part-patches", value: box.value });
    item.append(box.parentElement.querySelector(".patch").cloneNode(true), part);
    this.row.append(item);
    item.scrollIntoView({ block: "nearest", inline: "end" });
    this.show();
    if (this.isFull) this.done.click(); // nothing is left to say
  }

  unpick() {
    this.picked.pop().checked = false;
    this.row.querySelector("li:last-of-type").remove();
    this.show();
  }

  show() {
    this.unpickButton.disabled = this.picked.length === 0;
    this.done.disabled = !this.isFull;
    for (const box of this.boxes) box.disabled = this.isFull || this.picked.includes(box);
  }
}

/* --- the page, and every part that is exchanged later */

let placing = null;

function begin(selector, act) {
  for (const part of document.querySelectorAll(`${selector}:not([data-begun])`)) {
    part.dataset.begun = "";
    act(part);
  }
}

function start() {
  begin("[data-reach]", watchReach);
  begin("form[data-place]", (form) => { placing = new Placing(form); });
  if (!document.querySelector("form[data-place]")) document.querySelector(".stage")?.classList.remove("is-placing");
  begin("[data-picker]", (part) => new Picking(part));
}

document.addEventListener("keydown", (event) => {
  if (placing?.form.isConnected) placing.key(event);
});
document.addEventListener("automatable:page", start);
