// Patchwork's table: placing patches by drag, tap and keys; the reach of a move on the time
// board; tokens that glide to their new space; picking patches from pictures. No library.

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
    return (this.slot.placements[this.lowest] ?? []).map(cellOf);
  }

  get isLegal() {
    return (this.slot.placements[this.lowest] ?? []).includes(cellName(this.anchor));
  }

  get completesSquare() {
    return this.slot.seven.includes(`${this.lowest}${cellName(this.anchor)}`);
  }

  get token() {
    const turn = this.slot.letter === "*" ? "" : this.lowest;
    return `${this.slot.letter}${turn}${cellName(this.anchor)}`;
  }

  cells() {
    return this.rows.flatMap((row, dy) =>
      [...row].flatMap((mark, dx) => (mark === "#" ? [{ x: this.anchor.x + dx, y: this.anchor.y + dy }] : [])),
    );
  }

  clashes() {
    return this.cells().filter(({ x, y }) => this.mask[y][x] !== ".");
  }

  /** A legal spot to begin with: near the middle, in the first orientation that has one. */
  firstLegal() {
    const turns = [...Array(8).keys()];
    this.orientation = turns.find((o) => this.slot.placements[this.slot.lowest[o]]?.length) ?? 0;
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
    this.quilt = document.querySelector(".side-to_move [data-quilt]");
    this.ghost = this.quilt.querySelector("[data-ghost]");
    this.offers = [...document.querySelectorAll("[data-slot]")];
    this.hand = null;
    this.listen();
    if (this.leather) this.takeLeather();
  }

  listen() {
    this.offers.forEach((offer, i) => {
      offer.addEventListener("click", () => this.justDragged || this.choose(i, true));
      offer.addEventListener("pointerdown", (event) => this.dragFromShop(event, i));
    });
    this.quilt.addEventListener("pointerdown", (event) => this.dragOnQuilt(event));
    this.form.addEventListener("submit", (event) => this.submit(event));
    for (const button of this.form.querySelectorAll("[data-do]:not([type=submit])")) {
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

  /** Keys act on the quilt; a finger only needs to see it. */
  goToQuilt() {
    if (matchMedia("(hover: hover)").matches) this.quilt.focus({ preventScroll: true });
    this.quilt.scrollIntoView({ block: "nearest" });
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
    this.form.elements.text.value = this.hand.token;
  }

  /* what is seen and heard */

  show() {
    const { hand, ghost, quilt, form } = this;
    quilt.classList.toggle("is-placing", hand !== null);
    form.querySelector("[data-hands]").hidden = hand === null;
    form.querySelector("[data-hint]").hidden = hand !== null;
    ghost.replaceChildren(...(hand ? this.ghostParts() : []));
    if (!hand) return;
    ghost.classList.toggle("is-legal", hand.isLegal);
    ghost.classList.toggle("is-blocked", !hand.isLegal);
    ghost.classList.toggle("is-seven", hand.completesSquare);
    form.querySelector("[data-do=place]").disabled = !hand.isLegal;
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
    const layer = this.ghost.parentElement;
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
    target.addEventListener("pointermove", move, options);
    target.addEventListener("pointerup", done, options);
    target.addEventListener("pointercancel", done, options);
  }

  /* keys */

  key(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea")) return;
    const number = ["1", "2", "3"].indexOf(key);
    if (number >= 0 && this.canChoose(number)) return this.choose(number, true);
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
  const here = Number(document.querySelector("[data-table]")?.dataset.here);
  for (const space of document.querySelectorAll("[data-space]")) {
    const number = Number(space.dataset.space);
    space.classList.toggle("is-reach", number === reach);
    space.classList.toggle("is-crossed", number > here && number < reach);
  }
}

function watchReach(root) {
  for (const source of root.querySelectorAll("[data-reach]")) {
    for (const type of ["pointerenter", "focus"]) source.addEventListener(type, () => showReach(source));
    for (const type of ["pointerleave", "blur"]) source.addEventListener(type, () => showReach(null));
  }
}

/* --- picking patches from pictures, in their order */

class Picking {
  constructor(root) {
    this.root = root;
    this.letters = [];
    this.row = root.querySelector("[data-picked]");
    for (const button of root.querySelectorAll("[data-letter]")) {
      button.addEventListener("click", () => this.pick(button));
    }
    root.querySelector("[data-unpick]").addEventListener("click", () => this.unpick());
  }

  get isFull() {
    return this.letters.length === Number(this.root.dataset.count);
  }

  pick(button) {
    if (this.isFull) return;
    this.letters.push(button.dataset.letter);
    const item = document.createElement("li");
    item.append(button.querySelector(".patch").cloneNode(true));
    this.row.append(item);
    item.scrollIntoView({ block: "nearest", inline: "end" });
    this.show();
    if (this.isFull) this.root.querySelector("[data-pick-done]").click(); // nothing is left to say
  }

  unpick() {
    this.letters.pop();
    this.row.querySelector("li:last-of-type")?.remove();
    this.show();
  }

  show() {
    const { root, letters } = this;
    root.querySelector("[data-picked-text]").value = root.dataset.start + letters.join("");
    root.querySelector("[data-unpick]").disabled = letters.length === 0;
    root.querySelector("[data-pick-done]").disabled = !this.isFull;
    for (const button of root.querySelectorAll("[data-letter]")) {
      button.disabled = this.isFull || letters.includes(button.dataset.letter);
    }
  }
}

/* --- tokens glide from where this tab saw them last */

function glide(root) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const token of root.querySelectorAll("[data-token]")) {
    const key = `${location.pathname} token ${token.dataset.token}`;
    const [x, y] = token.getAttribute("transform").match(/[\d.]+/g).map(Number);
    const seen = JSON.parse(sessionStorage.getItem(key));
    sessionStorage.setItem(key, JSON.stringify([x, y]));
    if (still || !seen || (seen[0] === x && seen[1] === y)) continue;
    const from = `translate(${seen[0] - x}px, ${seen[1] - y}px)`;
    const timing = { duration: 600, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" };
    token.firstElementChild.animate([{ transform: from }, { transform: "none" }], timing);
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
  begin("[data-table] .two-boards", () => {
    watchReach(document);
    glide(document);
  });
  begin("form[data-place]", (form) => { placing = new Placing(form); });
  begin("[data-picker]", (part) => new Picking(part));
}

document.addEventListener("keydown", (event) => {
  if (placing?.form.isConnected) placing.key(event);
});
document.addEventListener("automatable:page", start);
