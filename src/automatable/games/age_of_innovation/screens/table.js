// Age of Innovation's table: layers of the map, what can be done at a tapped space, small forms.
// Works after every exchange of the fragment: all listeners sit on the document.

const table = () => document.querySelector("[data-aoi]");

function dataOf(hex) {
  const data = document.querySelector("[data-hexes]");
  return data ? JSON.parse(data.textContent)[hex] : undefined;
}

function button([text, label], first) {
  const made = document.createElement("button");
  made.className = first ? "button button-primary" : "button";
  made.setAttribute("form", "tell");
  made.name = "text";
  made.value = text;
  made.textContent = label;
  return made;
}

/** The likely answer first; many of one kind are folded into one line. */
function grouped(choices, titles) {
  const kinds = byKind(choices);
  return [...kinds].flatMap(([kind, some], i) => {
    const title = titles[`group${kind[0].toUpperCase()}${kind.slice(1)}`];
    const made = some.map((choice, k) => button(choice, i === 0 && k === 0));
    return title && some.length > 2 ? [folded(title, made)] : made;
  });
}

const kindOf = ([text]) => text.split(" ")[0];

function byKind(choices) {
  const kinds = new Map();
  for (const choice of choices) kinds.set(kindOf(choice), [...(kinds.get(kindOf(choice)) ?? []), choice]);
  return kinds;
}

function folded(title, buttons) {
  const group = document.createElement("details");
  group.className = "group fold";
  const head = document.createElement("summary");
  head.textContent = title;
  const body = document.createElement("div");
  body.append(...buttons);
  group.append(head, body);
  return group;
}

/** What can be reported at a space, and what may be wrong about it. */
function open(hex) {
  const sheet = document.querySelector("[data-sheet]");
  const data = dataOf(hex);
  if (!sheet || !data) return;
  sheet.querySelector("[data-sheet-title]").textContent = document.querySelector(`[data-place="${hex}"]`).getAttribute("aria-label");
  const choices = sheet.querySelector("[data-sheet-choices]");
  choices.replaceChildren(...grouped(data.choices, choices.dataset));
  prepareCorrection(sheet, hex, data);
}

document.addEventListener("automatable:place", ({ detail: { key } }) => {
  if (table() && key) open(key);
});

// --- levels of the person's markers

function stepLevel(target) {
  const field = target.parentElement.querySelector("[data-level]");
  const next = Number(field.value || 0) + Number(target.dataset.levelStep);
  field.value = Math.max(Number(field.min), Math.min(Number(field.max), next));
}

// --- correcting what stands on a hex

function prepareCorrection(sheet, hex, data) {
  const form = sheet.querySelector("[data-correct]");
  form.dataset.hex = hex;
  form.elements.who.value = data.who;
  form.elements.type.value = data.type ?? "workshop";
  form.elements.terrain.value = data.terrain;
  for (const sign of ["marked", "neutral", "annex"]) form.elements[sign].checked = Boolean(data[sign]);
  sheet.querySelector("[data-correct-box]").open = data.choices.length === 0;
  composeCorrection(form);
}

function standing({ who, type, marked, neutral, annex }) {
  if (!who) return {};
  if (who === "automa") return { automa_buildings: { type, marked } };
  return { human_buildings: { human: Number(who.slice(-1)), type, neutral, annex: Number(annex) } };
}

function entered({ who, type, marked, neutral, annex }) {
  return { who: who.value, type: type.value, marked: marked.checked, neutral: neutral.checked, annex: annex.checked };
}

function showParts(form) {
  const who = form.elements.who.value;
  form.querySelector("[data-part=what]").hidden = !who;
  for (const part of form.querySelectorAll("[data-only]")) part.hidden = part.dataset.only !== who.split("_")[0];
  if (form.querySelector("[name=type]:checked")?.closest("[data-only][hidden]")) form.elements.type.value = "workshop";
}

function composeCorrection(form, changed) {
  const { hex, homes } = form.dataset;
  const { who, terrain, text } = form.elements;
  showParts(form);
  if (changed === "who" && who.value) terrain.value = JSON.parse(homes)[who.value];
  const data = dataOf(hex);
  const [before, now] = [standing(data), standing(entered(form.elements))];
  const changes = {};
  for (const where of ["automa_buildings", "human_buildings"]) {
    if (JSON.stringify(before[where]) !== JSON.stringify(now[where])) changes[`${where}.${hex}`] = now[where] ?? null;
  }
  if (terrain.value !== data.terrain) {
    changes[`terrain_tiles.${hex}`] = terrain.value === data.printed ? null : terrain.value;
  }
  text.value = `!${JSON.stringify(changes)}`;
  form.querySelector("[data-correct-do]").disabled = Object.keys(changes).length === 0;
}

// --- picks: things tapped one after the other fill the slots; a tap on a slot empties it

const slotsOf = (picker) => [...picker.querySelectorAll("[data-slot]")];

function showPicks(picker) {
  const slots = slotsOf(picker);
  const picked = slots.map((slot) => slot.dataset.slot);
  const next = picked.indexOf("");
  for (const pick of picker.querySelectorAll("[data-pick]")) {
    const forbidden = (pick.dataset.notIn ?? "").split(" ").includes(String(next + 1));
    pick.hidden = picked.includes(pick.dataset.pick);
    pick.disabled = next < 0 || forbidden;
  }
  slots.forEach((slot, i) => {
    const found = picker.querySelector(`[data-pick="${picked[i]}"]`);
    slot.disabled = !found;
    slot.classList.toggle("is-next", i === next);
    slot.querySelector("[data-slot-thing]").textContent = found?.textContent ?? "–";
  });
  picker.querySelectorAll("[data-picked]").forEach((field, i) => { field.value = picked[i]; });
  picker.querySelector("[data-picker-done]").disabled = next >= 0;
  picker.querySelector("[data-picker-clear]").disabled = picked.every((id) => !id);
  if (next < 0) picker.querySelector("[data-picker-done]").focus({ preventScroll: true });
}

function pick(target) {
  const picker = target.closest("[data-picker]");
  const slots = slotsOf(picker);
  if (target.matches("[data-pick]")) slots.find((slot) => !slot.dataset.slot).dataset.slot = target.dataset.pick;
  else if (target.matches("[data-slot]")) target.dataset.slot = "";
  else for (const slot of slots) slot.dataset.slot = "";
  showPicks(picker);
}

document.addEventListener("click", (event) => {
  if (!table()) return;
  const picked = event.target.closest?.("[data-pick], [data-slot], [data-picker-clear]");
  const step = event.target.closest?.("[data-level-step]");
  if (step) stepLevel(step);
  else if (picked) pick(picked);
});

// Layers stay as the reader set them, also when the page is loaded anew.
const kept = () => JSON.parse(sessionStorage.getItem("aoi-layers") ?? "{}");

function showLayers() {
  const shown = kept();
  for (const box of document.querySelectorAll("[data-shows]")) {
    box.checked = Boolean(shown[box.dataset.shows]);
    table().classList.toggle(`show-${box.dataset.shows}`, box.checked);
  }
}

document.addEventListener("change", (event) => {
  const correction = event.target.closest?.("[data-correct]");
  if (correction) composeCorrection(correction, event.target.name);
  const layer = event.target.dataset?.shows;
  if (layer) {
    sessionStorage.setItem("aoi-layers", JSON.stringify({ ...kept(), [layer]: event.target.checked }));
    showLayers();
  }
});

document.addEventListener("automatable:page", () => table() && showLayers());
