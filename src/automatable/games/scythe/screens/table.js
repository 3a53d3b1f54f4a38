// Scythe's table: tap units and where they went, show neighbourhoods, put answers together.
// No library. Every answer can also be typed; this only writes it.

function setUp(root) {
  const map = root.querySelector(".area-map .map");
  const data = JSON.parse(root.querySelector("[data-map]").textContent);
  const regions = new Map([...map.querySelectorAll("[data-region]")].map((g) => [g.dataset.region, g]));
  const table = new Table(root, map, data, regions);
  table.ring();
  for (const [name, group] of regions) {
    group.addEventListener("click", () => table.tap(name));
    group.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        table.tap(name);
      } else if (event.key === "Escape") {
        table.clear();
      }
    });
  }
  for (const button of root.querySelectorAll("[data-placing]")) {
    button.addEventListener("click", () => table.place(button));
  }
  root.querySelector("[data-cancel]")?.addEventListener("click", () => table.clear());
  for (const form of root.querySelectorAll("form[data-compose]")) {
    form.addEventListener("submit", () => compose(form));
  }
}

/* --- the map: first tap chooses, second tap moves */

class Table {
  constructor(root, map, data, regions) {
    this.root = root;
    this.map = map;
    this.data = data;
    this.regions = regions;
    this.chosen = null;
    this.placing = null;
  }

  tap(name) {
    if (this.data.answers[name]) return this.give(name);
    if (this.placing) return this.tell(this.placing.dataset.placing.replace("?", name));
    if (this.chosen && this.chosen.place !== name && this.data.live) return this.move(name);
    if (this.chosen?.place === name) return this.clear();
    this.show(name);
    if (this.data.live && this.data.units[name]) this.choose(name);
  }

  /** On screen: one answer about a region is given at once, of several the list is shown. */
  give(name) {
    const answers = this.data.answers[name];
    if (answers.length === 1) {
      const button = [...this.root.querySelectorAll('button[name="text"]')].find((b) => b.value === answers[0]);
      return button?.click();
    }
    const groups = [...this.root.querySelectorAll("[data-group]")];
    const group = groups.find((found) => found.dataset.group === name);
    for (const other of groups) other.hidden = group && other !== group;
    (group ?? this.root.querySelector(".answer-group"))?.scrollIntoView({ block: "nearest" });
    this.say(this.regions.get(name).getAttribute("aria-label"));
  }

  ring() {
    for (const name of Object.keys(this.data.answers)) this.regions.get(name)?.classList.add("has-answer");
  }

  /** Light up the neighbourhoods of what stands there. */
  show(name) {
    this.clear();
    this.regions.get(name).classList.add("is-chosen");
    const mark = (kind, style) =>
      (this.data.near[kind][name] ?? []).forEach((near) => this.regions.get(near)?.classList.add(style));
    mark("person", "is-near");
    mark("automa", "is-near-automa");
    this.say(this.regions.get(name).getAttribute("aria-label"));
  }

  choose(place) {
    const units = this.data.units[place];
    const [unit] = Object.keys(units);
    this.chosen = { place, unit, number: 1 };
    this.drawChips(units);
  }

  drawChips(units) {
    const chips = this.root.querySelector("[data-units]");
    chips.replaceChildren();
    for (const [unit, count] of Object.entries(units)) {
      for (let number = 1; number <= count; number += 1) chips.append(this.chip(chips, unit, number));
    }
    chips.hidden = false;
    this.root.querySelector("[data-hint]").hidden = true;
    this.root.querySelector("[data-target]").hidden = false;
    this.root.querySelector("[data-cancel]").hidden = false;
  }

  chip(chips, unit, number) {
    const name = chips.dataset[`name${unit[0].toUpperCase()}${unit.slice(1)}`];
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.dataset.unit = unit;
    button.textContent = number > 1 ? `${number} × ${name}` : name;
    const now = () => String(this.chosen.unit === unit && this.chosen.number === number);
    button.setAttribute("aria-pressed", now());
    button.addEventListener("click", () => {
      Object.assign(this.chosen, { unit, number });
      for (const other of chips.children) other.setAttribute("aria-pressed", String(other === button));
    });
    return button;
  }

  move(end) {
    const { place, unit, number } = this.chosen;
    const many = number > 1 ? ` x${number}` : "";
    this.tell(`${unit}${many} ${place}-${end}`);
  }

  /** A report that wants a region: the next tap on the map gives it. */
  place(button) {
    const again = this.placing === button;
    this.clear();
    if (again) return;
    this.placing = button;
    button.setAttribute("aria-pressed", "true");
    this.map.classList.add("is-placing");
    this.root.querySelector("[data-hint]").hidden = true;
    this.root.querySelector("[data-target]").hidden = false;
    this.root.querySelector("[data-cancel]").hidden = false;
    this.map.scrollIntoView({ block: "nearest" });
    this.say(this.root.querySelector("[data-target]").textContent);
  }

  clear() {
    this.placing?.setAttribute("aria-pressed", "false");
    this.placing = this.chosen = null;
    this.map.classList.remove("is-placing");
    for (const group of this.regions.values()) {
      group.classList.remove("is-chosen", "is-near", "is-near-automa");
    }
    const chips = this.root.querySelector("[data-units]");
    if (!chips) return;
    chips.hidden = true;
    this.root.querySelector("[data-hint]").hidden = false;
    this.root.querySelector("[data-target]").hidden = true;
    this.root.querySelector("[data-cancel]").hidden = true;
  }

  tell(text) {
    const field = this.root.querySelector("[data-report-text]");
    if (!field) return;
    field.value = text;
    field.form.requestSubmit();
  }

  say(text) {
    this.root.querySelector("[data-live]").textContent = text;
  }
}

/* --- forms whose fields make one answer */

function compose(form) {
  const text = form.querySelector('input[name="text"]');
  text.value = form.dataset.compose === "commit" ? commitment(form) : numbers(form, text);
}

function commitment(form) {
  const power = form.querySelector('input[name="power"]:checked').value;
  const cards = [...form.querySelectorAll("[data-card]")].flatMap((field) =>
    Array(Number(field.value) || 0).fill(field.dataset.card),
  );
  return `power ${power}${cards.length ? ` cards ${cards.join(" ")}` : ""}`;
}

function numbers(form, text) {
  const parts = [...form.querySelectorAll("[data-part]")]
    .filter((field) => field.value !== "")
    .map((field) => field.dataset.part.replace("{}", field.value));
  return [text.dataset.head, ...parts].filter(Boolean).join(" ");
}

/* --- the page, and every table that takes its place later */

function start() {
  for (const root of document.querySelectorAll("[data-scythe]:not([data-begun])")) {
    root.dataset.begun = "";
    setUp(root);
  }
}

document.addEventListener("automatable:page", start);
