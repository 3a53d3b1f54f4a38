// The board during a turn that is told: places as they were before and are after each step, pieces
// on their way, and the numbers of the status line.

import { bringAsked } from "./boards.js";
import { lookAt } from "./camera.js";
import { fly, pace } from "./motion.js";
import { sound } from "./sounds.js";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE_MS = 600;
const BEND = 0.16;
const PIECE_PX = 26;
const MOST_FLYING = 2;
const MOST_RINGS = 6; // where nearly everything changes, no place stands out

export class Board {
  /** `before`: a template with everything that changes, as it was; one template a step, or none. */
  constructor(before, steps) {
    this.before = read(before);
    this.steps = steps.map(read);
    const all = (what) => [...new Set([this.before, ...this.steps].flatMap((step) => [...step[what].keys()]))];
    this.after = new Map(all("places").map((key) => [key, place(key)?.innerHTML ?? ""])); // as the page came: more may follow the last step
    this.numbers = new Map(all("numbers").map((name) => [name, vital(name)?.querySelector("b").textContent ?? ""]));
  }

  at(count) {
    const places = new Map(this.before.places);
    for (const step of this.steps.slice(0, count)) for (const [key, drawn] of step.places) places.set(key, drawn);
    return places;
  }

  numbersAt(count) {
    const numbers = new Map(this.before.numbers);
    for (const step of this.steps.slice(0, count)) for (const [name, value] of step.numbers) numbers.set(name, value);
    return numbers;
  }

  /** The step with this index, told as the number `n`; a still one is shown as it ends. */
  async show(index, n, { still = false } = {}) {
    const step = this.steps[index];
    clear();
    const ways = this.ways(index);
    const rings = [...step.places.keys()].filter((key) => !ways.some(({ start }) => start === key));
    count(this.numbersAt(index), this.numbersAt(index + 1));
    if (ways.length) lookAt(place(ways.at(-1).end));
    else if (rings.length) lookAt(place(rings[0]));
    const run = (this.run = Symbol());
    if (!still) this.gained(index, place(ways.at(-1)?.end ?? rings[0]));
    if (!still && ways.length) {
      paint(this.at(index));
      paint(new Map(ways.map(({ start }) => [start, this.at(index + 1).get(start)]))); // what goes is gone from there
      ways.forEach((way) => arrow(way));
      await Promise.all(ways.map(glide));
      if (this.run !== run) return;
      clear();
      paint(this.at(index + 1));
    }
    ways.forEach((way) => arrow(way, n));
    if (rings.length <= MOST_RINGS) for (const key of rings) ring(key);
  }

  /** What a person has gained flies to its number. */
  gained(index, from) {
    const before = this.numbersAt(index);
    const more = [...this.steps[index].numbers].filter(([name, value]) => !name.startsWith("automa:") && parseFloat(value) > parseFloat(before.get(name)));
    const seen = more.map(([name]) => vital(name)).filter((number) => number?.checkVisibility());
    sound(seen.length ? "gain" : "step");
    for (const number of seen.slice(0, MOST_FLYING)) fly(number.querySelector("svg"), from ?? document.querySelector(".sheet-body"), number);
  }

  /** Every arrow of these steps, numbered. */
  all(indexes) {
    clear();
    const ways = indexes.map((index) => this.ways(index));
    paint(this.after);
    ways.forEach((some, i) => some.forEach((way) => arrow(way, i + 1)));
  }

  /** What a step moves: the pieces that it names, and those that bear a name and stand elsewhere afterwards. */
  ways(index) {
    const { moves } = this.steps[index];
    paint(this.at(index));
    const [stood, from] = [standing(), moves.map(({ start }) => middle(start))];
    paint(this.at(index + 1));
    const told = moves.map((move, i) => ({ ...move, from: from[i], to: middle(move.end) }));
    const sameBoard = ({ start, end }) => layerOf(start) === layerOf(end);
    return [...told.filter((move) => move.from && move.to && sameBoard(move)), ...moved(stood, standing())];
  }

  /** The board as it is now. */
  finish() {
    this.run = null;
    clear();
    paint(this.after);
    count(this.numbers, this.numbers);
    bringAsked();
  }
}

function read(template) {
  const content = template?.content;
  const all = (what) => [...(content?.querySelectorAll(what) ?? [])];
  return {
    places: new Map(all("[data-key]").map((part) => [part.dataset.key, part.innerHTML])),
    moves: all("[data-move]").map((part) => ({ piece: part.innerHTML, start: part.dataset.from, end: part.dataset.to })),
    numbers: new Map(all("[data-number]").map((part) => [part.dataset.number, part.textContent])),
  };
}

/* --- places */

const place = (key) => document.querySelector(`.stage-board [data-key="${CSS.escape(key)}"]`);

function paint(places) {
  for (const [key, drawn] of places) {
    const group = place(key) ?? made(key);
    if (group && group.innerHTML !== drawn) group.innerHTML = drawn;
  }
}

function made(key) {
  const layer = document.querySelector('.stage-board [data-layer="keyed"]');
  if (!layer) return null;
  const group = document.createElementNS(SVG, "g");
  group.dataset.key = key;
  layer.append(group);
  return group;
}

/** The middle of what lies at a place, in units of its drawing; of an empty one, where the place is. */
function middle(key) {
  const group = place(key);
  if (!group) return null;
  if (group.dataset.at) { const [x, y] = group.dataset.at.split(" ").map(Number); return { x, y, key }; }
  const box = group.getBBox();
  return box.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2, key } : null;
}

/* --- what moves, and where something changed */

/** Where every piece with a name stands: its place, and its middle in units of the drawing. */
function standing() {
  const found = new Map();
  for (const piece of document.querySelectorAll(".stage-board [data-key] [data-piece]")) {
    const { x, y, width, height } = piece.getBBox();
    const key = piece.closest("[data-key]").dataset.key;
    const inDrawing = layerOf(key).getScreenCTM().inverse().multiply(piece.getScreenCTM());
    const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(inDrawing);
    found.set(piece.dataset.piece, { key, at, heads: Number(piece.dataset.heads), drawn: piece.outerHTML });
  }
  return found;
}

function moved(before, after) {
  const elsewhere = (stood, { key }) => stood && stood.key !== key && layerOf(stood.key) === layerOf(key);
  const both = [...after].filter(([name, piece]) => elsewhere(before.get(name), piece));
  return both.flatMap(([name, piece]) => way(before.get(name), piece));
}

/** One that always heads to the same side leaves the board there and comes in at the other. */
function way(stood, { key, at, heads, drawn }) {
  const straight = { piece: drawn, start: stood.key, end: key, from: stood.at, to: at };
  if (!heads || Math.sign(at.x - stood.at.x) === heads) return [straight];
  const { x, width } = place(key).ownerSVGElement.viewBox.baseVal;
  const [out, into] = heads > 0 ? [x + width, x] : [x, x + width];
  return [{ ...straight, to: { x: out, y: stood.at.y } }, { ...straight, from: { x: into, y: at.y } }];
}

/** How many units of its drawing a pixel of the screen is. */
const pixel = (layer) => Number(layer?.closest("svg").style.getPropertyValue("--px")) || 1;

const layerOf = (key) => place(key)?.closest("svg").querySelector('[data-layer="moving"]');

function clear() {
  for (const layer of document.querySelectorAll('[data-layer="moving"]')) layer.replaceChildren();
}

function drawn(name, attributes, ...inside) {
  const part = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, String(value));
  part.append(...inside);
  return part;
}

function bend({ from, to }) {
  return { x: (from.x + to.x) / 2 + (to.y - from.y) * BEND, y: (from.y + to.y) / 2 - (to.x - from.x) * BEND };
}

/** A bent line from place to place, its head before the middle of the goal. */
function arrow(way, n) {
  const layer = layerOf(way.end);
  if (!layer) return;
  const { from, to } = way;
  const by = bend(way);
  const px = pixel(layer);
  const angle = Math.atan2(to.y - by.y, to.x - by.x);
  const off = (far, turn = 0) => `${to.x - far * px * Math.cos(angle + turn)} ${to.y - far * px * Math.sin(angle + turn)}`;
  const path = `M${from.x} ${from.y}Q${by.x} ${by.y} ${off(14)}`;
  const head = `M${off(6)}L${off(20, 0.42)} ${off(20, -0.42)}Z`;
  layer.append(
    drawn("path", { d: path, class: "beat-edge" }),
    drawn("path", { d: path, class: "beat-arrow" }),
    drawn("path", { d: head, class: "beat-head" }),
  );
  if (n) layer.append(number(n, { x: (from.x + 2 * by.x + to.x) / 4, y: (from.y + 2 * by.y + to.y) / 4 }, px));
}

function number(n, { x, y }, px) {
  const text = drawn("text", { x, y: y + 4.5 * px, "font-size": 13 * px });
  text.textContent = String(n);
  return drawn("g", { class: "beat-number" }, drawn("circle", { cx: x, cy: y, r: 10 * px }), text);
}

/** What lies at a place; of an empty one, as much as a piece would take up. */
function boxOf(key) {
  const box = place(key)?.getBBox();
  if (box?.width) return box;
  const at = middle(key);
  const side = PIECE_PX * pixel(layerOf(key));
  return at && { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side };
}

function ring(key) {
  const layer = layerOf(key);
  const box = boxOf(key);
  if (!layer || !box) return;
  const edge = 4;
  layer.append(drawn("rect", { x: box.x - edge, y: box.y - edge, width: box.width + 2 * edge, height: box.height + 2 * edge, rx: 8, class: "beat-ring" }));
}

/** The piece along its arrow; a tap on anything finishes it. */
async function glide(way) {
  const layer = layerOf(way.end);
  if (!layer || !pace()) return;
  const piece = drawn("g", { class: "beat-piece" });
  piece.innerHTML = way.piece;
  layer.append(piece);
  const box = piece.getBBox();
  const [dx, dy] = [box.x + box.width / 2, box.y + box.height / 2];
  const by = bend(way);
  const frames = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const along = (axis) => (1 - t) ** 2 * way.from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * way.to[axis];
    return { transform: `translate(${along("x") - dx}px, ${along("y") - dy}px)` };
  });
  const running = piece.animate(frames, { duration: GLIDE_MS * pace(), easing: "ease-in-out", fill: "both" });
  addEventListener("pointerdown", () => running.finish(), { once: true, capture: true });
  await running.finished.catch(() => {});
}

/* --- the numbers of the status line */

const vital = (name) => document.querySelector(`[data-vital="${CSS.escape(name)}"]`);

function count(before, after) {
  for (const [name, value] of after) {
    const shown = vital(name);
    if (!shown) continue;
    shown.querySelector("b").textContent = value;
    shown.classList.toggle("is-changed", before.get(name) !== value);
    shown.classList.toggle("is-less", parseFloat(value) < parseFloat(before.get(name)));
  }
}
