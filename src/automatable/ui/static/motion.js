// Calm motion: pieces that have just moved glide from where they were, a clash is shown where it was.
// A game draws them as hidden ghosts, `data-glide="dx dy"` or `data-pulse`; how quick, if at all, is the person's choice.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const KEPT = "pace";
const PACES = { calm: 1, quick: 0.4, none: 0 };
const GLIDE_MS = 700;
const FLY_MS = 700;
const MOST_MS = 4000;

function kept() {
  try { return localStorage.getItem(KEPT) ?? "calm"; } catch { return "calm"; }
}

/** How long things take: 1 is calm, 0 not at all. */
export function pace() {
  return STILL.matches ? 0 : PACES[kept()] ?? 1;
}

/** A change that fades where the browser can; what is not named in the style never flashes. */
export async function softly(change, part = null) {
  if (!pace() || !document.startViewTransition) return change();
  part?.style.setProperty("view-transition-name", "changing");
  const fading = document.startViewTransition(change);
  fading.finished.finally(() => part?.style.removeProperty("view-transition-name"));
  return fading.updateCallbackDone;
}

/** What was gained goes in an arc from where it happened to its number. */
export async function fly(icon, from, to) {
  const ms = FLY_MS * pace();
  if (!ms || !icon) return;
  const [a, b] = [from, to].map((part) => { const { left, top, width, height } = part.getBoundingClientRect(); return { x: left + width / 2, y: top + height / 2 }; });
  const flying = document.createElement("div");
  flying.className = "flying";
  flying.setAttribute("aria-hidden", "true");
  flying.append(icon.cloneNode(true));
  document.body.append(flying);
  const at = ({ x, y }, size) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})` });
  const middle = { x: (a.x + b.x) / 2 + 40, y: Math.min(a.y, b.y) + Math.abs(a.y - b.y) / 3 };
  await flying.animate([at(a, 2.4), at(middle, 2), at(b, 1)], { duration: ms, easing: "ease-in-out", fill: "both" }).finished.catch(() => {});
  flying.remove();
}

/** How much has happened on the page that is shown. */
export function happened() {
  return Number(document.querySelector("[data-ghosts]")?.dataset.ghosts ?? -1);
}

/** After an answer: what moved, one after the other; nothing glides when answers are taken back. */
export function glide(since) {
  if (since < 0 || happened() <= since) return;
  const ghosts = [...document.querySelectorAll("[data-glide], [data-pulse]")];
  const each = Math.min(GLIDE_MS * pace(), MOST_MS / Math.max(1, ghosts.length));
  if (!each) return;
  ghosts.forEach((ghost, place) => {
    const timing = { duration: each, delay: place * each, easing: "ease-in-out", fill: "backwards" };
    ghost.animate(frames(ghost), timing);
  });
}

function frames(ghost) {
  if ("pulse" in ghost.dataset) {
    return [0.4, 1.3, 1].map((size, i) => ({ visibility: "visible", opacity: [0, 1, 0][i], transform: `scale(${size})` }));
  }
  const [dx, dy] = ghost.dataset.glide.split(" ");
  return [`translate(${dx}px, ${dy}px)`, "translate(0, 0)"].map((transform) => ({ visibility: "visible", transform }));
}

/** The choice in the menu of a table: calm, quick, or no motion. */
export function beginPace() {
  for (const menu of document.querySelectorAll("[data-pace]")) {
    menu.hidden = false;
    const mark = () => menu.querySelectorAll("button").forEach((one) => one.setAttribute("aria-pressed", String(one.value === kept())));
    menu.addEventListener("click", ({ target }) => {
      const one = target.closest("button");
      if (!one) return;
      try { localStorage.setItem(KEPT, one.value); } catch { /* a browser that keeps nothing stays calm */ }
      mark();
    });
    mark();
  }
}
