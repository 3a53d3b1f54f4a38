// Typing an Automa card in: icons are tapped, and each of them is a field of the form.

/** What an icon looks like, or several of which one is chosen. */
function drawn(section, strip, word) {
  const parts = word.map((token) => {
    const button = section.querySelector(`[data-token="${CSS.escape(token)}"]`);
    const part = document.createElement("span");
    part.className = "entry-part";
    if (!button) {
      part.textContent = token;
    } else if (button.classList.contains("entry-icon-number")) {
      const title = button.parentElement.querySelector(".entry-palette-title");
      part.append(...[...title.querySelectorAll("svg")].map((icon) => icon.cloneNode(true)), button.textContent.trim());
    } else {
      part.append(...[...button.childNodes].map((node) => node.cloneNode(true)));
    }
    return part;
  });
  return parts.flatMap((part, i) => (i ? [` ${strip.dataset.or} `, part] : [part]));
}

/** A field of the form: what is tapped is sent part by part, in its order. */
const field = (name, value) => Object.assign(document.createElement("input"), { type: "hidden", name, value });

function icons(section, changed) {
  const strip = section.querySelector("[data-strip]");
  const join = section.querySelector("[data-join]");
  let words = JSON.parse(strip.dataset.strip);

  function chip(word, i) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "entry-chip" });
    button.append(...drawn(section, strip, word));
    button.setAttribute("aria-label", `${button.textContent.trim()}: ${strip.dataset.remove}`);
    button.addEventListener("click", () => { words = words.filter((_, at) => at !== i); tell(); });
    const parts = word.flatMap((token, k) => (k ? [join.dataset.join, token] : [token]));
    item.append(button, ...parts.map((part) => field(section.dataset.name, part)));
    return item;
  }

  function show() {
    strip.replaceChildren(...words.map(chip));
    if (!words.length) strip.append(Object.assign(document.createElement("li"), { textContent: strip.dataset.empty }));
    strip.classList.toggle("entry-strip-empty", !words.length);
    if (join) join.disabled = !words.length;
  }

  function tell() {
    join?.setAttribute("aria-pressed", "false");
    show();
    changed();
  }

  for (const button of section.querySelectorAll("[data-token]")) {
    button.addEventListener("click", () => {
      const joined = join?.getAttribute("aria-pressed") === "true" && words.length;
      if (joined) words.at(-1).push(button.dataset.token);
      else words.push([button.dataset.token]);
      tell();
    });
  }
  join?.addEventListener("click", () => {
    join.setAttribute("aria-pressed", String(join.getAttribute("aria-pressed") !== "true"));
  });
  show();
}

const pressed = (group) => group.querySelector('[data-number][aria-pressed="true"]');

function number(group, name, changed) {
  const sent = field(name, pressed(group)?.dataset.word ?? "");
  group.append(sent);
  for (const key of group.querySelectorAll("[data-number]")) {
    key.addEventListener("click", () => {
      pressed(group)?.setAttribute("aria-pressed", "false");
      key.setAttribute("aria-pressed", "true");
      sent.value = key.dataset.word;
      changed();
    });
  }
}

function auction(section, changed) {
  const list = section.querySelector("[data-rows]");
  const template = section.querySelector("[data-row]");
  const number = (row, name) => row.querySelector(`[data-${name}]`).selectedOptions[0].dataset.n;
  const choose = (row, name, n) => {
    const select = row.querySelector(`[data-${name}]`);
    (select.querySelector(`[data-n="${n ?? ""}"]`) ?? select.lastElementChild).selected = true;
  };

  function add(low, high, bid) {
    const row = template.content.firstElementChild.cloneNode(true);
    choose(row, "low", low);
    choose(row, "high", high);
    choose(row, "bid", bid);
    for (const select of row.querySelectorAll("select")) select.addEventListener("change", changed);
    row.querySelector("[data-drop]").addEventListener("click", () => { row.remove(); changed(); });
    list.append(row);
  }

  function fill(rows) {
    list.replaceChildren();
    for (const row of JSON.parse(rows)) add(...row);
  }

  /** The next row begins where the last one ends; that one is closed if it was open. */
  function next() {
    const last = list.lastElementChild;
    if (!last) return add(0, null, 1);
    if (number(last, "high") === "") choose(last, "high", Number(number(last, "low")) + 3);
    return add(Number(number(last, "high")) + 1, null, Number(number(last, "bid")) + 1);
  }

  section.querySelector("[data-add-row]").addEventListener("click", () => { next(); changed(); });
  for (const button of section.querySelectorAll("[data-auction]")) {
    button.addEventListener("click", () => { fill(button.dataset.auction); changed(); });
  }
  fill(list.dataset.rows);
}

/** At a table on a phone the sections are opened one after the other. */
function foldAway(form) {
  if (!form.closest("[data-typed-card]") || !matchMedia("(max-width: 61.99rem)").matches) return;
  for (const section of form.querySelectorAll("[data-entry]")) section.open = false;
}

function begin(form) {
  foldAway(form);
  const changed = () => form.dispatchEvent(new Event("input", { bubbles: true }));
  for (const section of form.querySelectorAll("[data-entry]")) {
    section.querySelector("[data-line]").remove(); // what is tapped takes its place
    section.querySelector(".entry-taps").hidden = false;
    if (section.querySelector("[data-strip]")) icons(section, changed);
    else if (section.querySelector("[data-rows]")) auction(section, changed);
    else for (const group of section.querySelectorAll(".entry-number")) number(group, section.dataset.name, changed);
  }
}

const isMissing = (part) => !part.querySelector('.entry-chip, [aria-pressed="true"]');

/** Sections that still lack something are marked, and the first of them is shown. */
function lacking(form) {
  const sections = [...form.querySelectorAll("[data-entry]")].filter((section) => {
    const lacks = !section.hidden && [...section.querySelectorAll("[data-needed]")].some(isMissing);
    section.classList.toggle("entry-lacking", lacks);
    section.open ||= lacks;
    return lacks;
  });
  sections[0]?.scrollIntoView({ block: "center" });
  return sections.length > 0;
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-typed-card]") || !lacking(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

document.addEventListener("change", (event) => {
  const { form, checked } = event.target;
  if (!event.target.matches("[data-side-only]")) return;
  form.elements.head.value = checked ? "side" : "new";
  for (const section of form.querySelectorAll(".entry-section")) {
    section.hidden = checked && !["auction", "side"].includes(section.dataset.entry);
    for (const part of section.querySelectorAll("input, select")) part.disabled = section.hidden;
  }
});

function start() {
  for (const form of document.querySelectorAll("[data-card-form]:not([data-begun])")) {
    form.dataset.begun = "";
    begin(form);
  }
}

document.addEventListener("automatable:page", start);
