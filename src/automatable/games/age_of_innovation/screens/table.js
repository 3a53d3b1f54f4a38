// Age of Innovation's table: layers of the map, the sheet of a tapped hex, small forms.
// Works after every exchange of the fragment: all listeners sit on the document.

const table = () => document.querySelector("[data-aoi]");

function choicesOf(hex) {
  const data = document.querySelector("[data-hexes]");
  return data ? (JSON.parse(data.textContent)[hex] ?? []) : [];
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
  const choices = choicesOf(hexButton.dataset.hex);
  if (!sheet || choices.length === 0) return;
  close();
  hexButton.classList.add("is-open");
  sheet.querySelector("[data-sheet-title]").textContent = hexButton.getAttribute("aria-label");
  sheet.querySelector("[data-sheet-choices]").replaceChildren(
    ...choices.map((choice, i) => button(choice, i === 0)),
  );
  sheet.hidden = false;
  sheet.querySelector("[data-sheet-choices] button").focus({ preventScroll: true });
}

function close() {
  const sheet = document.querySelector("[data-sheet]");
  if (sheet) sheet.hidden = true;
  document.querySelectorAll(".hex-button.is-open").forEach((hex) => hex.classList.remove("is-open"));
}

function pickTile(picked) {
  const box = picked.closest("[data-tiles]");
  const chosen = box.dataset.chosen ? box.dataset.chosen.split(" ") : [];
  const at = chosen.indexOf(picked.dataset.tile);
  if (at >= 0) chosen.splice(at, 1);
  else if (chosen.length < 6) chosen.push(picked.dataset.tile);
  box.dataset.chosen = chosen.join(" ");
  for (const tile of box.querySelectorAll("[data-tile]")) {
    const place = chosen.indexOf(tile.dataset.tile) + 1;
    tile.dataset.label ??= tile.textContent;
    tile.textContent = place ? `${place}. ${tile.dataset.label}` : tile.dataset.label;
    tile.setAttribute("aria-pressed", String(place > 0));
    tile.classList.toggle("button-primary", place > 0);
  }
  box.querySelector("[data-tiles-text]").value = `tiles ${chosen.join(" ")}`;
  box.querySelector("[data-tiles-done]").disabled = chosen.length !== 6;
}

document.addEventListener("click", (event) => {
  if (!table()) return;
  const hex = event.target.closest?.(".hex-button");
  const tile = event.target.closest?.("[data-tile]");
  if (hex) open(hex);
  else if (tile) pickTile(tile);
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
