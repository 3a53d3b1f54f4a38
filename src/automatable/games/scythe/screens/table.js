// Scythe on the stage: a place that is tapped chooses a unit, a goal, a region that produces; the
// foot's button does what is chosen. Without it every choice is a list with a button of its own.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const one = (selector, root = document) => root.querySelector(selector);
const sheet = () => one("[data-scythe] .stage-sheet");

document.documentElement.classList.add("has-script");

/* --- numbers: minus and plus in place of a list */

function beginSteppers(root) {
  for (const stepper of all("[data-count-by]:not([data-begun])", root)) {
    stepper.dataset.begun = "";
    const select = one("select", stepper);
    select.hidden = true;
    const told = document.createElement("output");
    const less = stepButton("−", stepper.dataset.less), more = stepButton("+", stepper.dataset.more);
    const step = (by) => {
      select.selectedIndex += by;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const show = () => {
      told.value = select.selectedOptions[0]?.textContent ?? "";
      less.disabled = select.selectedIndex <= 0;
      more.disabled = select.selectedIndex >= select.options.length - 1;
    };
    less.addEventListener("click", () => step(-1));
    more.addEventListener("click", () => step(1));
    select.addEventListener("change", show);
    stepper.append(less, told, more);
    show();
  }
}

function stepButton(sign, label) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = sign;
  button.setAttribute("aria-label", label);
  return button;
}

/* --- what is chosen: a way, and in it a goal; a row, and in it how much */

const openWay = () => one("[data-way].is-open", sheet());

/** Show what a unit can do; on the map its reach. */
function open(way) {
  for (const other of all("[data-way]", sheet())) other.classList.toggle("is-open", other === way);
  for (const button of all("[data-open]", sheet())) button.setAttribute("aria-pressed", String(button.dataset.open === way?.id));
  for (const part of all("[data-unless-way]")) part.toggleAttribute("hidden", Boolean(way));
  for (const marks of all("[data-way-marks]")) marks.toggleAttribute("hidden", marks.dataset.wayMarks !== way?.id);
  reported(way, "is-from", way?.dataset.key);
  hear(way);
  title(way?.dataset.title ?? "");
  if (way) for (const radio of all("[data-goal]:checked", way)) radio.checked = false;
  choose(null);
}

/** Beside the box there is no reach to draw: what is reported is ringed, where it was and where it goes. */
function reported(way, look, key) {
  const told = way?.matches("[data-report]") ? key : undefined;
  for (const place of all(".stage-board [data-place]")) place.classList.toggle(look, place.dataset.place === told);
}

/** Places in reach say so, and what happens there, for who listens. */
function hear(way) {
  const heard = new Map(way ? all("[data-heard]", way).map((goal) => [goal.dataset.goal, goal.dataset.heard]) : []);
  for (const place of all(".stage-board [data-place]")) {
    place.dataset.name ??= place.getAttribute("aria-label");
    place.setAttribute("aria-label", [place.dataset.name, heard.get(place.dataset.place)].filter(Boolean).join(", "));
  }
}

function title(text) {
  const heading = one("#sheet-title");
  heading.dataset.first ??= heading.innerHTML;
  if (text) heading.textContent = text;
  else heading.innerHTML = heading.dataset.first;
}

/** The goal that is chosen in the open way: what happens there, the way on the map, the button. */
function choose(goal) {
  const way = openWay();
  const key = goal?.dataset.goal;
  for (const part of all("[data-for]", way ?? sheet())) part.toggleAttribute("hidden", part.dataset.for !== key);
  for (const mark of all("[data-way-marks]:not([hidden]) [data-for]")) mark.toggleAttribute("hidden", mark.dataset.for !== key);
  reported(way, "is-goal", key);
  const heading = way && one("[data-goals-title]", way);
  if (heading) {
    heading.dataset.first ??= heading.textContent;
    heading.textContent = goal ? heading.dataset.other : heading.dataset.first;
  }
  if (goal?.dataset.title) title(goal.dataset.title);
  foot(way, goal);
}

function foot(way, goal) {
  const part = one("[data-chosen]", sheet());
  if (!part) return;
  part.hidden = !way;
  const button = one("[data-do]", part);
  button.hidden = !goal;
  if (!goal) return;
  button.setAttribute("form", way.id);
  button.textContent = goal.dataset.button ?? way.dataset.button.replace("PLACE", goal.textContent);
  button.classList.toggle("is-risky", "risky" in goal.dataset);
}

/** Of a list of regions the one that produces next, and how much. */
function chooseRow(row) {
  const button = one("[data-do]", sheet());
  for (const other of all("[data-row]", sheet())) other.classList.toggle("is-on", other === row);
  const amount = one("select", row).selectedOptions[0].textContent;
  for (const part of all("[data-amount]", row)) part.hidden = part.dataset.amount !== amount;
  for (const mark of all(".drawing [data-for]")) mark.toggleAttribute("hidden", mark.dataset.for !== row.dataset.key || (mark.dataset.amount ?? amount) !== amount);
  for (const mark of all(".drawing [data-unless]")) mark.toggleAttribute("hidden", mark.dataset.unless === row.dataset.key);
  button.hidden = false;
  button.setAttribute("form", row.id);
  button.textContent = one("[data-amount]:not([hidden])", row).dataset.button;
}

/* --- a combat: the sum and its chance on the button */

function count(fight) {
  const chosen = all("input[data-value]:checked", fight).map((input) => Number(input.dataset.value));
  const sum = chosen.reduce((a, b) => a + b, Number(fight.dataset.power));
  const odds = fight.dataset.odds.split(" ");
  const told = one("[data-fight-do] [data-told]", sheet());
  const parts = Number(fight.dataset.power) ? [Number(fight.dataset.power), ...chosen] : chosen;
  const shown = parts.length > 1 ? `${parts.join(" + ")} = ${sum}` : String(sum);
  const chance = odds[Math.min(sum, odds.length - 1)];
  told.textContent = fight.dataset.button.replace("SUM", shown).replace("CHANCE", `${chance} %`);
}

/* --- taps */

/** A place of the map: a goal of the open unit, a unit that stands there, a region of a list. */
function tapped(key) {
  const way = openWay();
  const goal = way && one(`[data-goal="${key}"]`, way);
  const here = all(`[data-way][data-key="${key}"]`, sheet());
  const row = one(`[data-row][data-key="${key}"]`, sheet());
  const group = one(`.group[data-key="${key}"]`, sheet());
  if (goal) pick(goal);
  else if (here.length && !here.includes(way)) open(here[0]);
  else if (row) chooseRow(row);
  else if (group) show(group);
  else if (way) open(null);
  for (const marks of all("[data-near]")) marks.toggleAttribute("hidden", Boolean(openWay()) || marks.dataset.near !== key || !marks.hasAttribute("hidden"));
}

function pick(goal) {
  if (goal.matches("option")) goal.selected = true;
  else goal.checked = true;
  choose(goal);
}

/** Of several groups of answers the one that is looked at. */
function show(group) {
  for (const other of all(".group", sheet())) other.hidden = other !== group;
  for (const button of all("[data-group]", sheet())) button.setAttribute("aria-pressed", String(button.dataset.group === group.id));
}

document.addEventListener("click", ({ target }) => {
  if (!sheet()?.contains(target)) return;
  const opens = target.closest("[data-open]");
  const row = target.closest("[data-row]");
  if (opens) open(document.getElementById(opens.dataset.open));
  else if (target.closest("[data-group]")) show(document.getElementById(target.closest("[data-group]").dataset.group));
  else if (target.closest("[data-unchoose]")) forget(), open(null);
  else if (target.closest(".more-goals")) target.closest(".goals").classList.add("is-whole");
  else if (row) chooseRow(row);
});

document.addEventListener("change", ({ target }) => {
  if (!sheet()?.contains(target)) return;
  const list = target.closest("[data-goal-list]");
  if (target.matches("[data-goal]")) choose(target);
  else if (list) choose(list.selectedOptions[0].dataset.goal ? list.selectedOptions[0] : null);
  else if (target.closest("[data-fight]")) count(target.closest("[data-fight]"));
  else if (target.closest("[data-row]")) chooseRow(target.closest("[data-row]"));
});

document.addEventListener("automatable:place", ({ detail }) => sheet() && tapped(detail.key));

/* --- why: the options of a step of the cascade lie on the map itself, under the pieces */

function showWhy() {
  const step = all(".is-telling .step.is-here .why[open] .cascade-step").find((one) => !one.hidden);
  const map = one(".stage-board .drawing");
  if (!map) return;
  one('[data-layer="why"]', map)?.remove();
  one(".stage").classList.toggle("is-why", Boolean(step));
  if (!step) return;
  const layer = document.createElementNS(map.namespaceURI, "g");
  layer.dataset.layer = "why";
  layer.append(...all(".cascade-picture .option", step).map((option) => option.cloneNode(true)));
  one('[data-layer="keyed"]', map).before(layer);
}

const WHY = { subtree: true, childList: true, attributeFilter: ["hidden", "open", "class"] };
let shownWhy = "";

/** Whenever another step of a cascade comes into sight, or none is. */
function watchWhy() {
  const now = all(".is-telling .step.is-here .why[open] .cascade-step").filter((one) => !one.hidden).map((one) => one.textContent).join();
  if (now === shownWhy) return;
  shownWhy = now;
  showWhy();
}

/* --- every sheet that takes its place */

/** Without a chosen place, the next tap on the same one means it again. */
function forget() {
  delete one("[data-scythe]").dataset.chosen;
  for (const place of all(".place.is-chosen")) {
    place.classList.remove("is-chosen");
    place.setAttribute("aria-pressed", "false");
  }
}

function start() {
  for (const button of all(".more-goals[hidden]")) button.hidden = false;
  if (!sheet() || "begun" in sheet().dataset) return;
  sheet().dataset.begun = "";
  new MutationObserver(watchWhy).observe(one(".sheet-body", sheet()), WHY);
  forget();
  beginSteppers(sheet());
  const ways = all("[data-way]", sheet());
  open(ways.length === 1 && !one(".sections, [data-report]", sheet()) ? ways[0] : null);
  const fight = one("[data-fight]", sheet());
  if (fight) count(fight);
  const row = one("[data-row]", sheet());
  if (row) chooseRow(row);
  const group = one(".group", sheet());
  if (group) show(group);
}

document.addEventListener("automatable:page", start);
