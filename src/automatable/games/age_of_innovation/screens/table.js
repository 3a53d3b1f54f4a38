// Age of Innovation's table: layers of the map, the sheet of a tapped hex, small forms.
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

function open(hexButton) {
  const sheet = document.querySelector("[data-sheet]");
  const data = dataOf(hexButton.dataset.hex);
  if (!sheet || !data) return;
  close();
  hexButton.classList.add("is-open");
  sheet.querySelector("[data-sheet-title]").textContent = hexButton.getAttribute("aria-label");
  sheet.querySelector("[data-sheet-choices]").replaceChildren(
    ...data.choices.map((choice, i) => button(choice, i === 0)),
  );
  prepareCorrection(sheet, hexButton.dataset.hex, data);
  sheet.hidden = false;
  (sheet.querySelector("[data-sheet-choices] button") ?? sheet.querySelector("summary")).focus({ preventScroll: true });
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

function standing(form) {
  const { who, type, marked, neutral, annex } = form.elements;
  if (!who.value) return {};
  if (who.value === "automa") return { automa: { type: type.value, marked: marked.checked } };
  const human = Number(who.value.slice(-1));
  return { person: { human, type: type.value, neutral: neutral.checked, annex: Number(annex.checked) } };
}

function composeCorrection(form, changed) {
  const { hex } = form.dataset;
  const data = dataOf(hex);
  const who = form.elements.who.value;
  const side = who.split("_")[0];
  form.querySelector("[data-part=what]").hidden = !who;
  for (const part of form.querySelectorAll("[data-only]")) part.hidden = part.dataset.only !== side;
  if (form.querySelector("[name=type]:checked")?.closest("[data-only][hidden]")) form.elements.type.value = "workshop";
  if (changed === "who" && who) form.elements.terrain.value = JSON.parse(form.dataset.homes)[who];
  const before = JSON.stringify([data.who, data.type, data.marked, data.neutral, data.annex]);
  const stands = standing(form);
  const { type, marked, neutral, annex, terrain } = form.elements;
  const signs = who === "automa" ? [marked.checked, false, false] : [false, neutral.checked, annex.checked];
  const now = JSON.stringify(who ? [who, type.value, ...signs] : ["", undefined, undefined, undefined, undefined]);
  const changes = {};
  if (before !== now) {
    if (stands.automa || data.who === "automa") changes[`automa_buildings.${hex}`] = stands.automa ?? null;
    if (stands.person || data.who.startsWith("person")) changes[`human_buildings.${hex}`] = stands.person ?? null;
  }
  if (terrain.value !== data.terrain) {
    changes[`terrain_tiles.${hex}`] = terrain.value === data.printed ? null : terrain.value;
  }
  form.elements.text.value = `!${JSON.stringify(changes)}`;
  form.querySelector("[data-correct-do]").disabled = Object.keys(changes).length === 0;
}

function close() {
  const sheet = document.querySelector("[data-sheet]");
  if (sheet) sheet.hidden = true;
  document.querySelectorAll(".hex-button.is-open").forEach((hex) => hex.classList.remove("is-open"));
}

// --- picks: things tapped one after the other fill the slots; a tap on a slot empties it

const pickedIn = (picker) => (picker.dataset.picked ? picker.dataset.picked.split(" ") : []);

function showPicks(picker, picked) {
  picker.dataset.picked = picked.join(" ");
  const slots = [...picker.querySelectorAll("[data-slot]")];
  const full = picked.length === slots.length;
  const labels = {};
  for (const pick of picker.querySelectorAll("[data-pick]")) {
    labels[pick.dataset.pick] = pick.textContent;
    const forbidden = (pick.dataset.notIn ?? "").split(" ").includes(String(picked.length + 1));
    pick.hidden = picked.includes(pick.dataset.pick);
    pick.disabled = full || forbidden;
  }
  slots.forEach((slot, i) => {
    slot.disabled = i >= picked.length;
    slot.classList.toggle("is-next", i === picked.length);
    slot.querySelector("[data-slot-thing]").textContent = labels[picked[i]] ?? "–";
  });
  picker.querySelector("[data-picked]").value = `${picker.dataset.picker} ${picked.join(" ")}`;
  picker.querySelector("[data-picker-done]").disabled = !full;
  picker.querySelector("[data-picker-clear]").disabled = picked.length === 0;
  if (full) picker.querySelector("[data-picker-done]").focus({ preventScroll: true });
}

function pick(target) {
  const picker = target.closest("[data-picker]");
  const picked = pickedIn(picker);
  if (target.matches("[data-pick]")) picked.push(target.dataset.pick);
  else if (target.matches("[data-slot]")) picked.splice([...picker.querySelectorAll("[data-slot]")].indexOf(target), 1);
  else picked.length = 0;
  showPicks(picker, picked);
}

document.addEventListener("click", (event) => {
  if (!table()) return;
  const hex = event.target.closest?.(".hex-button");
  const picked = event.target.closest?.("[data-pick], [data-slot], [data-picker-clear]");
  if (hex) open(hex);
  else if (picked) pick(picked);
  else if (event.target.closest?.("[data-sheet-close]")) close();
});

document.addEventListener("keydown", (event) => {
  if (!table()) return;
  const hex = event.target.closest?.(".hex-button");
  if (hex && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    open(hex);
  } else if (event.key === "Escape") close();
});

// Layers stay as the reader set them, also when the page is loaded anew.
const kept = () => JSON.parse(sessionStorage.getItem("aoi-layers") ?? "{}");

function showLayers() {
  const shown = kept();
  for (const box of document.querySelectorAll("[data-layer]")) {
    box.checked = Boolean(shown[box.dataset.layer]);
    table().classList.toggle(`show-${box.dataset.layer}`, box.checked);
  }
}

document.addEventListener("change", (event) => {
  const correction = event.target.closest?.("[data-correct]");
  if (correction) composeCorrection(correction, event.target.name);
  const layer = event.target.dataset?.layer;
  if (layer) {
    sessionStorage.setItem("aoi-layers", JSON.stringify({ ...kept(), [layer]: event.target.checked }));
    showLayers();
  }
});

document.addEventListener("input", (event) => {
  const form = event.target.closest?.("[data-compose]");
  if (form && event.target.matches("[data-number]")) {
    form.querySelector("[name=text]").value = `${form.dataset.compose} ${event.target.value}`;
  }
});

if (table()) showLayers();
document.addEventListener("automatable:shown", () => table() && showLayers());
