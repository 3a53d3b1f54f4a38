// Scythe's table: tap units and where they went, show neighbourhoods, put answers together.
// No library. Every answer can also be typed; this only writes it.

function setUp(root) {
  const map = root.querySelector(".stage-board .map");
  const data = JSON.parse(root.querySelector("[data-map]").textContent);
  const regions = new Map([...map.querySelectorAll("[data-region]")].map((g) => [g.dataset.region, g]));
  const table = new Table(root, map, data, regions);
  table.ring();
  const trays = new Trays(root, table);
  for (const [name, group] of regions) {
    const tap = () => trays.tap(name) || table.tap(name);
    group.addEventListener("click", tap);
    group.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        tap();
      } else if (event.key === "Escape") {
        trays.close();
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
    if (group?.matches("details")) group.open = true;
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

/* --- on screen: tap a unit, load the tray, tap where it goes */

const BETWEEN = " · ";

class Trays {
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.open = null;
    this.trays = new Map([...root.querySelectorAll("[data-tray]")].map((tray) => [tray.dataset.tray, tray]));
    for (const [place, tray] of this.trays) this.listen(place, tray);
    for (const words of root.querySelectorAll("[data-in-words]")) words.open = this.trays.size === 0;
    const [only] = this.trays.keys();
    if (this.trays.size === 1 && root.querySelector("[data-in-words]")) this.show(only);
  }

  listen(place, tray) {
    this.table.regions.get(place)?.classList.add("can-move");
    for (const chip of tray.querySelectorAll("[data-way]")) {
      chip.addEventListener("click", () => this.choose(tray, chip.dataset.way));
    }
    tray.querySelector("[data-tray-close]").addEventListener("click", () => this.close());
    for (const form of tray.querySelectorAll("form")) {
      form.addEventListener("click", (event) => event.target.closest("[data-by]") && count(event.target.closest("[data-by]")));
      form.addEventListener("submit", ({ submitter }) => {
        form.querySelector('input[name="text"]').value = [form.dataset.first, ...loads(form), submitter.dataset.path].filter(Boolean).join(BETWEEN);
      });
    }
  }

  /** Whether the tap was about a unit or where it goes. */
  tap(name) {
    const goal = this.open && this.way().querySelector(`[data-goal="${name}"]`);
    if (goal) goal.click();
    else if (!this.trays.has(name)) return false;
    else if (this.open === name) this.close();
    else this.show(name);
    return true;
  }

  way() {
    return this.trays.get(this.open).querySelector("form:not([hidden])");
  }

  show(place) {
    this.close();
    this.open = place;
    this.trays.get(place).hidden = false;
    this.root.classList.add("has-tray");
    this.mark();
  }

  choose(tray, unit) {
    for (const chip of tray.querySelectorAll("[data-way]")) chip.setAttribute("aria-pressed", String(chip.dataset.way === unit));
    for (const form of tray.querySelectorAll("form")) form.hidden = form.dataset.unit !== unit;
    this.mark();
  }

  close() {
    if (this.open) this.trays.get(this.open).hidden = true;
    this.open = null;
    this.root.classList.remove("has-tray");
    this.unmark();
  }

  /** Ring the unit and every place it can reach, with a sign for what it meets there. */
  mark() {
    this.unmark();
    const regions = this.table.regions;
    regions.get(this.open)?.classList.add("is-chosen");
    for (const goal of this.way().querySelectorAll("[data-goal]")) {
      const region = regions.get(goal.dataset.goal);
      region?.classList.add("is-goal");
      const ground = goal.dataset.sign && region?.querySelector(".hit");
      if (ground) region.append(sign(goal.dataset.sign, ground));
    }
    this.table.say([...this.way().querySelectorAll("[data-goal]")].map((goal) => goal.textContent).join(", "));
  }

  unmark() {
    for (const region of this.table.regions.values()) region.classList.remove("is-goal", "is-chosen");
    for (const drawn of this.root.querySelectorAll(".goal-sign")) drawn.remove();
  }
}

function loads(form) {
  return [...form.querySelectorAll("[data-kind]")]
    .map((counter) => [counter.dataset.kind, Number(counter.querySelector("output").value)])
    .filter(([, number]) => number)
    .map(([kind, number]) => `+${kind} ${number}`);
}

function count(button) {
  const counter = button.closest("[data-kind]");
  const output = counter.querySelector("output");
  const most = Number(counter.dataset.most);
  const now = Math.max(0, Math.min(most, Number(output.value) + Number(button.dataset.by)));
  output.value = String(now);
  counter.classList.toggle("is-loaded", now > 0);
  for (const other of counter.querySelectorAll("[data-by]")) other.disabled = now === (other.dataset.by === "1" ? most : 0);
}

function sign(name, ground) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const size = 20;
  const place = { href: `#scy-${name}`, x: Number(ground.getAttribute("x")) + 12, y: Number(ground.getAttribute("y")) - 30, width: size, height: size, class: `goal-sign goal-${name}` };
  for (const [key, value] of Object.entries(place)) drawn.setAttribute(key, value);
  return drawn;
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
  for (const data of document.querySelectorAll("[data-scythe] [data-map]:not([data-begun])")) {
    data.dataset.begun = "";
    setUp(data.closest("[data-scythe]"));
  }
}

document.addEventListener("automatable:page", start);
