// Typing an Automa card in: icons are tapped, and each section becomes a line of words.

/** What a word such as `urban_science/wonder` or `aggression:3` looks like. */
function drawn(section, strip, word) {
  const parts = word.split("/").map((token) => {
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

function icons(section, input, changed) {
  const strip = section.querySelector("[data-strip]");
  const join = section.querySelector("[data-join]");
  let words = input.value.split(/\s+/).filter((word) => word && word !== "-");

  function show() {
    strip.replaceChildren(...words.map((word, i) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: "entry-chip" });
      button.append(...drawn(section, strip, word));
      button.setAttribute("aria-label", `${button.textContent.trim()}: ${strip.dataset.remove}`);
      button.addEventListener("click", () => { words = words.filter((_, at) => at !== i); tell(); });
      item.append(button);
      return item;
    }));
    if (!words.length) strip.append(Object.assign(document.createElement("li"), { textContent: strip.dataset.empty }));
    strip.classList.toggle("entry-strip-empty", !words.length);
    if (join) join.disabled = !words.length;
  }

  function tell() {
    join?.setAttribute("aria-pressed", "false");
    input.value = words.join(" ");
    show();
    changed();
  }

  for (const button of section.querySelectorAll("[data-token]")) {
    button.addEventListener("click", () => {
      const joined = join?.getAttribute("aria-pressed") === "true" && words.length;
      if (joined) words[words.length - 1] += join.dataset.join + button.dataset.token;
      else words.push(button.dataset.token);
      tell();
    });
  }
  join?.addEventListener("click", () => {
    join.setAttribute("aria-pressed", String(join.getAttribute("aria-pressed") !== "true"));
  });
  show();
}

function numbers(section, input, changed) {
  const keys = [...section.querySelectorAll("[data-number]")];
  const names = [...new Set(keys.map((key) => key.dataset.number))];
  const given = new Set(input.value.split(/\s+/));
  const chosen = new Map(keys.filter((key) => given.has(key.dataset.word)).map((key) => [key.dataset.number, key]));

  function show() {
    for (const key of keys) key.setAttribute("aria-pressed", String(chosen.get(key.dataset.number) === key));
  }
  for (const key of keys) {
    key.addEventListener("click", () => {
      chosen.set(key.dataset.number, key);
      input.value = names.filter((name) => chosen.has(name)).map((name) => chosen.get(name).dataset.word).join(" ");
      show();
      changed();
    });
  }
  show();
}

function auction(section, input, changed) {
  const list = section.querySelector("[data-rows]");
  const template = section.querySelector("[data-row]");
  const field = (row, name) => row.querySelector(`[data-${name}]`);

  function write() {
    const word = (row) => list.dataset.word.replace(/low|high|bid/g, (name) => field(row, name).value);
    input.value = [...list.children].map(word).join(" ");
    changed();
  }

  function add(low, high, bid) {
    const row = template.content.firstElementChild.cloneNode(true);
    field(row, "low").value = low;
    field(row, "high").value = high;
    field(row, "bid").value = bid;
    for (const select of row.querySelectorAll("select")) select.addEventListener("change", write);
    field(row, "drop").addEventListener("click", () => { row.remove(); write(); });
    list.append(row);
  }

  function fill(text) {
    list.replaceChildren();
    for (const found of text.matchAll(/(-?\d+)?\.\.(-?\d+)?=(\d+)/g)) add(found[1] ?? "", found[2] ?? "", found[3]);
  }

  /** The next row begins where the last one ends; that one is closed if it was open. */
  function next() {
    const last = list.lastElementChild;
    if (!last) return add("0", "", "1");
    const high = field(last, "high");
    if (high.value === "") high.value = String(Number(field(last, "low").value || 0) + 3);
    return add(String(Number(high.value) + 1), "", String(Number(field(last, "bid").value) + 1));
  }

  section.querySelector("[data-add-row]").addEventListener("click", () => { next(); write(); });
  for (const button of section.querySelectorAll("[data-auction]")) {
    button.addEventListener("click", () => { fill(button.dataset.auction); write(); });
  }
  fill(input.value);
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
    const input = section.querySelector("input");
    const taps = section.querySelector(".entry-taps");
    taps.hidden = false;
    input.type = "hidden";
    if (section.querySelector("[data-strip]")) icons(section, input, changed);
    else if (section.querySelector("[data-rows]")) auction(section, input, changed);
    else numbers(section, input, changed);
  }
}

const NEEDED = { take: /\S/, gain: /cards:/, side: /bonus:.*defence:.*units:/ };

/** Sections that still lack something are marked, and the first of them is shown. */
function lacking(form) {
  const sections = [...form.querySelectorAll("[data-entry]")].filter((section) => {
    const needed = NEEDED[section.dataset.entry];
    const lacks = !section.hidden && Boolean(needed) && !needed.test(section.querySelector("input").value);
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
    section.querySelector("input").disabled = section.hidden;
  }
});

function start() {
  for (const form of document.querySelectorAll("[data-card-form]:not([data-begun])")) {
    form.dataset.begun = "";
    begin(form);
  }
}

document.addEventListener("automatable:page", start);
