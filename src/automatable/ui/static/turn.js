// The last turn, step by step: in a sheet on a phone, played before the eyes where there is no box.
// Without a script all steps stand below each other; a person who knows the drill can have that too.

import { pace } from "./motion.js";

const NARROW = matchMedia("(max-width: 61.99rem)");
const DOTS = 8;
const PAUSE_MS = 1400;
const DOUBLE_TAP_MS = 500;
const SAME_PLACE_PX = 40;
const THUMB = ".thumb button, .turn-thumb button, [data-ends-turn]";

/* --- what this device remembers: the habit, and how far the turn was read */

const HABIT = "turn-habit";
const READ = "turn-read";

function remembered(store, name) {
  try { return store.getItem(name); } catch { return null; }
}

function remember(store, name, value) {
  try { store.setItem(name, value); } catch { /* a browser that keeps nothing still plays */ }
}

const allAtOnce = () => remembered(localStorage, HABIT) === "all";

/* --- one tap, one thing: the second tap of two is not for what has just come under the thumb */

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

/* --- the sheet */

class Turn {
  constructor(section) {
    this.section = section;
    this.key = section.dataset.turn;
    this.find = (name) => section.querySelector(`[data-${name}]`);
    const fresh = [...section.querySelectorAll("[data-step-new]")];
    this.steps = fresh.length ? fresh : [...section.querySelectorAll(".turn-part:not(.turn-person) .step")];
    this.heading = this.find("heading").textContent;
    this.shown = "shown" in section.dataset;
    this.timer = 0;
    this.listen();
  }

  listen() {
    this.find("next").addEventListener("click", () => this.next());
    this.find("back").addEventListener("click", () => this.go(this.at - 1));
    this.find("all").addEventListener("click", () => this.showAll(!this.section.classList.contains("is-all")));
    this.find("close").addEventListener("click", () => this.close());
    this.find("again").addEventListener("click", () => this.open(0));
    const habit = this.find("habit").querySelector("input");
    habit.checked = allAtOnce();
    habit.addEventListener("change", () => this.keepHabit(habit.checked));
  }

  begin() {
    this.find("habit").hidden = this.steps.length < 2;
    if (!this.steps.length) return;
    const isNew = Number(this.section.dataset.news) > 0;
    const [key, at] = (remembered(sessionStorage, READ) ?? "").split("|");
    const read = key === this.key ? at : null;
    const inSteps = isNew && read !== "read" && !allAtOnce();
    this.find("again").hidden = false;
    this.section.classList.toggle("is-folded", read === "read" || !isNew);
    if (inSteps && NARROW.matches) this.open(Number(read ?? 0));
    else if (inSteps && this.shown && pace()) this.play();
  }

  open(at) {
    const dialog = document.createElement("dialog");
    dialog.className = "turn-sheet";
    dialog.setAttribute("aria-label", this.section.getAttribute("aria-label"));
    this.place = document.createComment("the last turn");
    this.section.replaceWith(this.place);
    dialog.append(this.section);
    document.getElementById("page").append(dialog);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.close();
    });
    this.dialog = dialog;
    this.section.classList.remove("is-folded");
    this.section.querySelectorAll("[data-sheet-only]").forEach((part) => { part.hidden = false; });
    dialog.showModal();
    this.showAll(false, at);
    pageChanged();
    if (this.shown && pace()) this.playOn();
  }

  close() {
    clearTimeout(this.timer);
    remember(sessionStorage, READ, `${this.key}|read`);
    this.section.classList.remove("is-all", "is-stepping");
    this.section.classList.add("is-folded");
    this.section.querySelectorAll("[data-sheet-only]").forEach((part) => { part.hidden = true; });
    this.place.replaceWith(this.section);
    this.dialog.remove();
    this.dialog = null;
    pageChanged();
    scrollTo({ top: 0 });
    document.getElementById("main").focus({ preventScroll: true });
  }

  showAll(all, at = this.at) {
    clearTimeout(this.timer);
    this.section.classList.toggle("is-all", all);
    this.section.classList.toggle("is-stepping", !all);
    this.find("all").setAttribute("aria-pressed", String(all));
    this.go(at);
  }

  go(at) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    remember(sessionStorage, READ, `${this.key}|${this.at}`);
    const here = this.steps[this.at];
    this.section.querySelectorAll(".step").forEach((step) => step.classList.toggle("is-here", step === here));
    this.section.querySelectorAll(".turn-part").forEach((part) => part.classList.toggle("is-here", part.contains(here)));
    const all = this.section.classList.contains("is-all");
    const part = here.closest(".turn-part");
    this.find("heading").textContent = (!all && part.dataset.headingHere) || this.heading;
    const end = all || this.at === this.steps.length - 1;
    const next = this.find("next");
    next.textContent = end ? next.dataset.last : next.dataset.more;
    this.find("back").disabled = all || this.at === 0;
    this.find("count").textContent = this.steps.length > 1 && !all ? `${this.at + 1} / ${this.steps.length}` : "";
    this.find("dots").textContent = all || this.steps.length > DOTS ? "" : this.steps.map((_, i) => (i === this.at ? "●" : "○")).join(" ");
    this.section.querySelector(".turn-parts").scrollTop = 0;
    if (this.dialog) here.focus({ preventScroll: true });
  }

  next() {
    clearTimeout(this.timer);
    const end = this.section.classList.contains("is-all") || this.at === this.steps.length - 1;
    if (end) this.close();
    else this.go(this.at + 1);
  }

  keepHabit(all) {
    remember(localStorage, HABIT, all ? "all" : "steps");
    if (this.dialog) this.showAll(all);
  }

  /* without a box the turn happens by itself, a short pause after each step */

  playOn() {
    this.timer = setTimeout(() => {
      if (!this.dialog?.isConnected) return;
      const end = this.at === this.steps.length - 1;
      this.next();
      if (!end) this.playOn();
    }, PAUSE_MS * pace());
  }

  play() {
    this.steps.forEach((step, i) => {
      step.classList.add("is-coming");
      setTimeout(() => step.classList.remove("is-coming"), (i * PAUSE_MS * pace()) / 2);
    });
    remember(sessionStorage, READ, `${this.key}|read`);
  }
}

/** On every page that is shown: the turn of a table, if it has one. */
export function beginTurn() {
  const section = document.querySelector(".turn[data-turn]");
  if (section) new Turn(section).begin();
}
