// Several boards: tabs where only one has the room, side by side where all can be read. The board of
// the question, or of the step that is told, comes to the front by itself.

const LEAST_PX = 390; // every board is drawn to be read on a phone
const LEADS = 1.45; // how much wider the main board is than the others, if it can
const STEP_PX = 20;
const BESIDE = matchMedia("(min-width: 62rem), (max-height: 30rem) and (orientation: landscape)");

const zone = () => document.querySelector(".stage-board");
const ratio = (view) => Number(view.dataset.ratio);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Every board of the table that is shown. */
export const boards = () => [...document.querySelectorAll(".stage-board > .board-view")];

/** The board in front: of several in sight, the one that was meant last. */
export const front = () => boards().find((view) => view.classList.contains("is-front")) ?? boards()[0];

/** Bring the board with this name, or with this element on it, to the front. */
export function bring(wanted) {
  const view = boards().find((one) => (wanted && one.dataset.board === wanted) || (wanted instanceof Element && one.contains(wanted)));
  if (!view || view === front()) return;
  mark(view);
  dispatchEvent(new Event("resize")); // the camera sees another board
}

function mark(view) {
  for (const one of boards()) one.classList.toggle("is-front", one === view);
  for (const tab of zone().querySelectorAll("[data-tab]")) tab.setAttribute("aria-pressed", String(tab.dataset.tab === view.dataset.board));
}

/** The board that the question is about. */
export const bringAsked = () => bring(zone()?.dataset.askedBoard);

/* --- where all boards can be read at once */

/** Ways to lay out a zone: how wide the main board is if each of the others is `s` wide. */
const WAYS = {
  below: (w, h, main, others, s) => (others.length * s > w ? 0 : Math.min(w, (h - Math.max(...others.map((r) => s / r))) * main)),
  column: (w, h, main, others, s) => (s > w ? 0 : Math.min(w, (h - sum(others.map((r) => s / r))) * main)),
  beside: (w, h, main, others, s) => (sum(others.map((r) => s / r)) > h ? 0 : Math.min(w - s, h * main)),
};

/** The way in which the main board leads and all are as large as can be; none if one would be too small. */
function best(w, h, main, others) {
  let found = null;
  for (const [way, width] of Object.entries(WAYS)) {
    for (let s = LEAST_PX; s <= w; s += STEP_PX) {
      const lead = width(w, h, main, others, s);
      const worth = Math.min(lead / LEADS, s);
      if (lead >= LEAST_PX && worth > (found?.worth ?? 0)) found = { way, s, worth };
    }
  }
  return found;
}

function grid({ way, s }, others) {
  const heights = others.map((r) => `${s / r}fr`);
  if (way === "beside") return [heights.join(" "), `minmax(0, 1fr) ${s}px`];
  if (way === "column") return [["minmax(0, 1fr)", ...others.map((r) => `${s / r}px`)].join(" "), "minmax(0, 1fr)"];
  return [`minmax(0, 1fr) ${Math.max(...others.map((r) => s / r))}px`, `repeat(${others.length}, minmax(0, 1fr))`];
}

function layOut() {
  const [main, ...others] = boards();
  if (!others.length) return;
  const { width, height } = zone().getBoundingClientRect();
  const ratios = others.map(ratio);
  const found = BESIDE.matches ? best(width, height, ratio(main), ratios) : null;
  zone().dataset.layout = found?.way ?? "tabs";
  zone().style.gridTemplate = found ? grid(found, ratios).join(" / ") : "";
}

/* --- every page that is shown, and taps on the tabs */

let askedBefore = "";

export function beginBoards() {
  if (!zone()) return;
  layOut();
  const asked = [zone().dataset.askedBoard, document.querySelector(".prompt h2")?.textContent].join("|");
  const stays = asked === askedBefore && boards().some((view) => view.classList.contains("is-front"));
  askedBefore = asked;
  if (boards().length) mark(stays ? front() : boards().find((view) => view.dataset.board === zone().dataset.askedBoard) ?? boards()[0]);
}

document.addEventListener("click", ({ target }) => {
  const [tab, fold] = [target.closest?.("[data-tab]"), target.closest?.("[data-shows-board] > summary")?.parentElement];
  if (tab) bring(tab.dataset.tab);
  if (fold && !fold.open) bring(fold.dataset.showsBoard); // what stands in it is about that board
});

document.addEventListener("pointerdown", ({ target }) => {
  const view = zone()?.dataset.layout !== "tabs" && target.closest?.(".board-view");
  if (view) bring(view);
}, true);

addEventListener("resize", layOut);
