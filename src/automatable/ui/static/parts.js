// A table after an answer: parts of the same name change places, what stays the same stays as it is.
// So the board keeps its camera, and nothing moves that has not changed.

const WHOLE = "board"; // drawn by a template: its script begins with every page
const OURS = new Set(["style", "data-height", "data-chosen", "data-layout"]); // set by our scripts, and theirs to change
const sources = new WeakMap();

/** Whether the fresh page is the same table; then its parts are shown in place of the old ones. */
export function exchangeParts(page, fresh) {
  const pairs = [...fresh.querySelectorAll("[data-parts]")].map((next) => [page.querySelector(`[data-parts="${next.dataset.parts}"]`), next]);
  if (!pairs.length || pairs.some(([old]) => !old) || defined(page) !== defined(fresh)) return false;
  dress(page, fresh);
  for (const [old, next] of pairs) {
    dress(old, next);
    exchange(old, next);
  }
  return true;
}

const defined = (root) => root.querySelector("[data-definitions]")?.dataset.definitions;

function dress(old, next) {
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

function exchange(old, next) {
  const names = new Set([...next.children].map((part) => part.dataset.part));
  for (const part of [...old.children]) if (part.dataset.part && !names.has(part.dataset.part)) part.remove();
  let before = null;
  for (const part of [...next.children]) {
    const here = [...old.children].find((other) => other.id ? other.id === part.id : other.dataset.part === part.dataset.part);
    before = part.dataset.part ? shown(old, here, part, before) : here;
  }
}

/** The part as it is now: the old one where nothing differs, its layers where it is a drawing. */
function shown(parent, here, part, before) {
  if (here?.dataset.board && exchangeLayers(here, part)) return here;
  const made = document.adoptNode(part);
  sources.set(made, made.outerHTML);
  if (!here) before ? before.after(made) : parent.prepend(made);
  else if (part.dataset.part !== WHOLE && (sources.get(here) ?? here.outerHTML) === sources.get(made)) return here;
  else here.replaceWith(made);
  return made;
}

/** A drawing of the same kind: its ground stays, and so does every place at which nothing changed. */
function exchangeLayers(here, part) {
  const [old, next] = [here.querySelector("svg"), part.querySelector("svg")];
  if (old?.getAttribute("viewBox") !== next?.getAttribute("viewBox")) return false;
  for (const layer of next.querySelectorAll(":scope > [data-layer]")) {
    const now = old.querySelector(`:scope > [data-layer="${layer.dataset.layer}"]`);
    if (layer.dataset.layer === "keyed") exchangeKeyed(now, layer);
    else if (now.innerHTML !== layer.innerHTML) now.replaceChildren(...document.adoptNode(layer).childNodes);
  }
  return true;
}

function exchangeKeyed(now, layer) {
  const known = new Map([...now.children].map((place) => [place.dataset.key, place]));
  now.replaceChildren(...[...layer.children].map((place) => {
    const old = known.get(place.dataset.key);
    return old?.innerHTML === place.innerHTML ? old : document.adoptNode(place);
  }));
}
