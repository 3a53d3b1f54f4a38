// The last turn, told step by step: the sheet says what happens, the board shows it from before to
// after. Nothing goes on by itself unless it is played, and any touch pauses that. Without a script
// all steps stand below each other; a person who knows the drill can have that too.

import { Board } from "./beat_board.js";
import { beginCards } from "./cards.js";
import { closeTop, isElsewhere } from "./layers.js";
import { pace } from "./motion.js";
import { pageChanged } from "./taps.js";

const FIRST_MS = 1200;
const LETTER_MS = 55;

/* --- what this device remembers: the habit, whether turns are played, and how far this one was read */

const HABIT = "turn-habit";
const PLAYED = "turn-played";
const READ = "turn-read";

function remembered(store, name) {
  try { return store.getItem(name); } catch { return null; }
}

function remember(store, name, value) {
  try { store.setItem(name, value); } catch { /* a browser that keeps nothing still plays */ }
}

const allAtOnce = () => remembered(localStorage, HABIT) === "all";
const stage = () => document.querySelector(".stage");
const find = (name) => stage()?.querySelector(`[data-${name}]`);

class Playback {
  constructor(section) {
    this.section = section;
    this.key = section.dataset.turn;
    this.all = [...section.querySelectorAll(".step")].filter((step) => !isOwn(step) || "stepNew" in step.dataset);
    this.fresh = this.all.filter((step) => "stepNew" in step.dataset);
    this.steps = this.fresh.length ? this.fresh : this.all;
    this.board = new Board(section.querySelector("template[data-before]"), this.all.map((step) => step.querySelector("template[data-beat]")));
    this.timer = 0;
    this.at = -1;
  }

  begin() {
    const habit = this.section.querySelector("[data-habit]");
    habit.hidden = this.all.length < 2;
    habit.querySelector("input").checked = allAtOnce();
    if (!this.all.length) return;
    find("replay").hidden = false;
    const [key, at] = (remembered(sessionStorage, READ) ?? "").split("|");
    const read = key === this.key ? at : null;
    stage().classList.toggle("is-told", read === "read");
    const isToDo = this.fresh.some((step) => !isOwn(step)) || (this.fresh.length > 0 && !("shown" in this.section.dataset)); // what one did oneself on screen is told before hers, not for itself
    if (isToDo && read !== "read" && !allAtOnce()) this.open(Number(read ?? 0));
  }

  open(at, steps = this.fresh.length ? this.fresh : this.all) {
    this.steps = steps;
    stage().classList.add("is-telling");
    for (const name of ["beat-foot", "skip"]) find(name).hidden = this.steps.length < 2 && name === "skip";
    find("replay").hidden = true;
    this.section.querySelectorAll("[data-short]").forEach((short) => { short.hidden = false; });
    for (const step of this.steps) step.querySelector("[data-short]").dataset.number = this.ofSide(step).indexOf(step) + 1;
    pageChanged();
    this.go(at, { still: at > 0 });
    beginCards();
    if (remembered(localStorage, PLAYED) === "yes" && find("play")) this.play();
  }

  close() {
    this.pause();
    remember(sessionStorage, READ, `${this.key}|read`);
    this.board.finish();
    stage().classList.remove("is-telling", "is-all");
    stage().classList.add("is-told");
    find("beat-foot").hidden = true;
    find("skip").hidden = true;
    find("replay").hidden = false;
    this.section.querySelectorAll("[data-short]").forEach((short) => { short.hidden = true; });
    this.mark(null);
    beginCards();
    entitle("");
    if (!isElsewhere()) document.getElementById("sheet-title").focus({ preventScroll: true });
    document.querySelector(".sheet-body").scrollTop = 0;
    pageChanged();
    say(document.querySelector(".prompt h2")?.textContent ?? "");
  }

  mark(here) {
    for (const step of this.section.querySelectorAll(".step")) {
      step.classList.toggle("is-here", step === here);
      step.classList.toggle("is-over", Boolean(here) && this.all.indexOf(step) < this.all.indexOf(here));
      step.classList.toggle("is-old", !this.steps.includes(step));
    }
    for (const part of this.section.querySelectorAll(".turn-part")) part.classList.toggle("is-here", part.contains(here));
  }

  go(at, { still = false } = {}) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    stage().classList.remove("is-all");
    remember(sessionStorage, READ, `${this.key}|${this.at}`);
    const here = this.steps[this.at];
    this.mark(here);
    const end = this.at === this.steps.length - 1;
    const word = find("next-word");
    word.textContent = end ? word.dataset.last : handsOver(here, this.steps[this.at + 1]) ? word.dataset.hers : word.dataset.more;
    const side = this.ofSide(here);
    const number = side.indexOf(here) + 1;
    find("count").textContent = side.length > 1 ? find("count").dataset.of.replace("{n}", number).replace("{all}", side.length) : "";
    find("back").disabled = this.at === 0;
    if (find("all-done")) find("all-done").hidden = end;
    entitle(titleOf(here, this.section));
    act(!isOwn(here));
    say([here.querySelector(".step-short > span").textContent, heard(here.querySelector(".gained"))].join(" ").trim());
    document.querySelector(".sheet-body").scrollTop = 0; // her card and what she does stay where they are
    return this.board.show(this.all.indexOf(here), number, { still: still || !pace() });
  }

  /** The list, the arrows and "2 of 3" number the steps of a side alike. */
  ofSide(here) {
    return this.steps.filter((step) => isOwn(step) === isOwn(here));
  }

  next() {
    if (this.at === this.steps.length - 1) return this.close();
    return this.go(this.at + 1);
  }

  /** Every step at once: the last one, with all arrows. */
  skip() {
    this.pause();
    this.go(this.steps.length - 1, { still: true });
    stage().classList.add("is-all");
    this.board.all(this.steps.filter((step) => !isOwn(step)).map((step) => this.all.indexOf(step)));
  }

  /* played: on by itself after the time that reading takes */

  play() {
    find("play")?.setAttribute("aria-pressed", "true");
    const letters = this.steps[this.at].querySelector(".step-short > span").textContent.length;
    this.timer = setTimeout(() => {
      if (!this.section.isConnected || this.at === this.steps.length - 1) return this.pause();
      this.go(this.at + 1);
      this.play();
    }, FIRST_MS + LETTER_MS * letters);
  }

  pause() {
    clearTimeout(this.timer);
    find("play")?.setAttribute("aria-pressed", "false");
  }

  get isPlaying() {
    return find("play")?.getAttribute("aria-pressed") === "true";
  }
}

const isOwn = (step) => Boolean(step.closest(".turn-person"));
const handsOver = (step, following) => isOwn(step) && !isOwn(following);

/** What is drawn, for people who listen: words, and the names of the signs between them. */
function heard(drawn) {
  if (!drawn) return "";
  const skipped = (node) => (node.nodeType === Node.ELEMENT_NODE && "unheard" in node.dataset ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const parts = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, skipped);
  const words = [];
  while (parts.nextNode()) words.push(parts.currentNode.nodeType === Node.TEXT_NODE ? parts.currentNode.data : parts.currentNode.ariaLabel ?? "");
  return words.filter((word) => word.trim()).join(" ");
}

function titleOf(step, section) {
  if (isOwn(step)) return step.querySelector(".gained") ? section.dataset.ownDone : section.dataset.yours;
  return step.closest(".turn-part").dataset.titleHere ?? section.dataset.title;
}

/** The sheet's title while a turn is told; without one, that of the question. */
function entitle(text) {
  find("told-title").textContent = text;
  find("told-title").hidden = !text;
  find("asked-title").hidden = Boolean(text);
}

/** The side that acts is outlined. */
function act(hers) {
  stage().classList.toggle("is-mine", !hers);
  for (const pill of document.querySelectorAll(".side-pill")) pill.classList.toggle("is-telling-side", pill.classList.contains("is-hers") === hers);
}

function say(text) {
  document.getElementById("announcer").textContent = text;
}

/* --- taps and keys */

let now = null;
const isTelling = () => now?.section.isConnected && stage()?.classList.contains("is-telling");

document.addEventListener("click", ({ target }) => {
  if (!now?.section.isConnected || !target.closest) return;
  if (target.closest("[data-replay]")) return now.open(0, now.all);
  if (!isTelling()) return;
  if (target.closest("[data-next]")) return void (now.pause(), now.next());
  if (target.closest("[data-back]")) return void (now.pause(), now.go(now.at - 1, { still: true }));
  if (target.closest("[data-skip]")) return now.skip();
  if (target.closest("[data-all-done]")) return now.close();
  if (target.closest("[data-play]")) {
    remember(localStorage, PLAYED, now.isPlaying ? "no" : "yes");
    return now.isPlaying ? now.pause() : now.play();
  }
  if (target.closest(".step-short")) return void (now.pause(), now.go(now.steps.indexOf(target.closest(".step")), { still: true }));
});

document.addEventListener("pointerdown", ({ target }) => {
  if (isTelling() && now.isPlaying && !target.closest?.("[data-play]")) now.pause();
}, true);

document.addEventListener("change", ({ target }) => {
  if (target.closest?.("[data-habit]")) remember(localStorage, HABIT, target.checked ? "all" : "steps");
});

document.addEventListener("keydown", (event) => {
  if (!isTelling() || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, [data-cascade]")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "ArrowRight") now.next();
  else if (key === "ArrowLeft") now.go(now.at - 1, { still: true });
  else if (key === "p" && find("play")) find("play").click();
  else if (key === "w") now.steps[now.at].querySelector(".why > summary")?.click();
  else if (key === "Escape") closeTop() || now.close();
  else return;
  event.preventDefault();
});

/** On every page that is shown: the turn of a table, if it has one. */
export function beginTurn() {
  const section = document.querySelector(".turn[data-turn]");
  stage()?.classList.remove("is-telling", "is-all");
  now?.pause();
  now = section ? new Playback(section) : null;
  now?.begin();
}

/** Whether what happened is being told; then the question waits. */
export function tells() {
  return Boolean(isTelling());
}
