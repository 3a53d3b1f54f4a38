// Picking the new cards of the row: tap or search, in the order in which they lie.

function picker(box) {
  const count = Number(box.dataset.count);
  const parts = box.querySelector("[data-picked-parts]");
  const shown = box.querySelector("[data-picked]");
  const undo = document.querySelector("[data-unpick]");
  const send = document.querySelector("[data-pick-send]");
  const search = box.querySelector("[data-pick-search]");
  const buttons = [...box.querySelectorAll("[data-id]")];
  const picked = [];

  function show() {
    const names = picked.map((button) => button.textContent.replace(/ ×\d+$/, ""));
    shown.textContent = `${names.join(", ") || "–"} (${picked.length}/${count})`;
    parts.replaceChildren(...picked.map((button) => Object.assign(document.createElement("input"), { type: "hidden", name: "part-row", value: button.dataset.id })));
    undo.disabled = picked.length === 0;
    send.disabled = picked.length !== count;
    for (const button of buttons) {
      const used = picked.filter((other) => other === button).length;
      button.disabled = used >= Number(button.dataset.left) || picked.length === count;
    }
  }

  function pick(button) {
    if (button.disabled) return;
    picked.push(button);
    search.value = "";
    filter();
    show();
    if (picked.length === count) send.click(); // nothing is left to say
  }

  function filter() {
    const wanted = search.value.trim().toLowerCase();
    for (const button of buttons) {
      button.hidden = wanted !== "" && !button.textContent.toLowerCase().startsWith(wanted);
    }
  }

  for (const button of buttons) button.addEventListener("click", () => pick(button));
  undo.addEventListener("click", () => { picked.pop(); show(); });
  search.addEventListener("input", filter);
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const left = buttons.filter((button) => !button.hidden && !button.disabled);
    if (left.length) pick(left[0]);
  });
  if (BY_KEYS.matches) search.focus({ preventScroll: true });
  show();
}

const BY_KEYS = matchMedia("(pointer: fine)");

// The frame exchanges parts of the page: whatever is new begins then.
function start() {
  if (BY_KEYS.matches) document.querySelector("[data-table] [data-figure]")?.focus({ preventScroll: true });
  for (const box of document.querySelectorAll("[data-row-picker]:not([data-begun])")) {
    box.dataset.begun = "";
    picker(box);
  }
}

document.addEventListener("automatable:page", start);
