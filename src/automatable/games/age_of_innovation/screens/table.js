// Age of Innovation's table: layers of the map, what can be done at a tapped space, small forms.
// Works after every exchange of the fragment: all listeners sit on the document.

const table = () => document.querySelector("[data-aoi]");

const offered = () => document.querySelector("[data-hexes]");

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
  if (!sheet || !offered()) return;
  sheet.querySelector("[data-sheet-title]").textContent = document.querySelector(`[data-place="${hex}"]`).getAttribute("aria-label");
  const choices = sheet.querySelector("[data-sheet-choices]");
  choices.replaceChildren(...grouped(JSON.parse(offered().textContent)[hex] ?? [], choices.dataset));
  sheet.querySelector("[data-correct]").search = new URLSearchParams({ at: hex });
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

// Layers stay as the reader set them, also when the page is loaded again.
const kept = () => JSON.parse(sessionStorage.getItem("aoi-layers") ?? "{}");

function showLayers() {
  const shown = kept();
  for (const box of document.querySelectorAll("[data-shows]")) {
    box.checked = Boolean(shown[box.dataset.shows]);
    table().classList.toggle(`show-${box.dataset.shows}`, box.checked);
  }
}

document.addEventListener("change", (event) => {
  const layer = event.target.dataset?.shows;
  if (layer) {
    sessionStorage.setItem("aoi-layers", JSON.stringify({ ...kept(), [layer]: event.target.checked }));
    showLayers();
  }
});

document.addEventListener("automatable:page", () => table() && showLayers());

// --- on screen: a card is chosen, its outcome stands in the purse, the foot does it

const chosenCard = () => document.querySelector('.stage-sheet input[form="act"]:checked');

function showCard() {
  const foot = document.querySelector("[data-act-foot]");
  if (!foot) return;
  foot.classList.add("is-begun");
  const card = chosenCard();
  const button = foot.querySelector("[data-act-do]");
  button.textContent = card ? card.dataset.do : button.dataset.first;
  showOutcome(card?.dataset.preview ?? "");
}

/** What one has, before and after the chosen card. */
function showOutcome(preview) {
  for (const part of document.querySelectorAll(".purse [data-res]")) {
    const number = part.matches("b") ? part : part.querySelector("b");
    number.dataset.now ??= number.textContent;
    number.textContent = number.dataset.now;
    part.classList.remove("is-new");
  }
  for (const change of preview.split(" ").filter(Boolean)) {
    const [name, before, after] = change.split(":");
    const part = document.querySelector(`.purse [data-res="${name}"]`);
    if (!part) continue;
    part.classList.add("is-new");
    const number = part.matches("b") ? part : part.querySelector("b");
    number.textContent = part.closest(".purse-books, .purse-bowls") ? after : `${before}→${after}`;
  }
}

/** A place with one answer alone: the tap has chosen it. */
function chooseHere(key) {
  for (const card of document.querySelectorAll('input[form="act"]')) card.checked = false;
  const here = [...document.querySelectorAll(".here[data-at]")].find((part) => key && part.dataset.at.split(" ").includes(key));
  const cards = here ? here.querySelectorAll('input[form="act"]') : [];
  if (cards.length === 1) cards[0].checked = true;
  const title = here?.querySelector("[data-here-title]");
  if (title) title.textContent = document.querySelector(`[data-place="${key}"]`).getAttribute("aria-label");
  showCard();
}

// Whoever likes it has a card done by the tap that chooses it; undo takes it back.
const HABIT = "aoi-at-once";

document.addEventListener("change", (event) => {
  if (event.target.matches?.("[data-act-habit]")) localStorage.setItem(HABIT, event.target.checked ? "yes" : "");
  if (!table() || !event.target.matches?.('input[form="act"]')) return;
  showCard();
  if (localStorage.getItem(HABIT)) document.querySelector("[data-act-do]").click();
});

function showHabit() {
  const habit = document.querySelector("[data-act-habit]");
  if (!habit) return;
  habit.checked = Boolean(localStorage.getItem(HABIT));
  habit.parentElement.hidden = false;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-deselect]")) return;
  for (const card of document.querySelectorAll('input[form="act"]')) card.checked = false;
  showCard();
});

/** The bowls lead to the planning board, which has all about them. */
document.addEventListener("click", (event) => {
  const fold = document.querySelector(`[data-fold="${event.target.closest?.("[data-opens]")?.dataset.opens}"]`);
  if (!fold) return;
  fold.open = true;
  const body = fold.closest(".sheet-body");
  body.scrollTop += fold.getBoundingClientRect().top - body.getBoundingClientRect().top;
});

document.addEventListener("automatable:place", ({ detail: { key } }) => table() && chooseHere(key));
document.addEventListener("automatable:page", () => {
  if (!table()) return;
  showCard();
  showHabit();
});
