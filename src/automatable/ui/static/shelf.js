// The shelf: games are found while one types, and a filter narrows them in place. Without this
// script the form and the filters are links of the page, with the same result.

const fold = (text) => text.toLocaleLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");

const field = () => document.querySelector("[data-find-games] [name=search]");
const filters = () => [...document.querySelectorAll("[data-only]")];
const chosen = () => filters().find((filter) => filter.hasAttribute("aria-current"))?.dataset.only ?? "";

function narrow() {
  const games = document.querySelector("[data-games]");
  if (!games) return;
  const words = fold(field().value).split(/\s+/).filter(Boolean);
  const only = chosen();
  let left = 0;
  for (const game of games.children) {
    if ("always" in game.dataset) continue;
    const listed = !only || game.dataset.kinds.split(" ").includes(only);
    game.hidden = !(listed && words.every((word) => game.dataset.foundBy.includes(word)));
    left += !game.hidden;
  }
  document.querySelector("[data-none]").hidden = left > 0;
}

/** The page came narrowed: whoever has a script gets all games, and narrows them here. */
const isWhole = () => {
  const asked = new URL(location.href).searchParams;
  return !asked.get("search") && !asked.get("only");
};

document.addEventListener("input", ({ target }) => {
  if (target.closest?.("[data-find-games]") && isWhole()) narrow();
});

document.addEventListener("click", (event) => {
  const filter = event.target.closest?.("[data-only]");
  if (!filter || !isWhole() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  for (const other of filters()) other.removeAttribute("aria-current");
  filter.setAttribute("aria-current", "true");
  filter.scrollIntoView({ block: "nearest", inline: "nearest" });
  narrow();
}, true);

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-find-games]") || !isWhole()) return;
  event.preventDefault();
  event.stopPropagation();
  const open = [...document.querySelectorAll("[data-games] > li:not([hidden], [data-always]) a")];
  if (open.length === 1 && field().value.trim()) open[0].click();
  else document.querySelector("[data-games] > li:not([hidden]) a")?.focus();
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || !field() || event.target.matches("input, select, textarea")) return;
  event.preventDefault();
  field().focus();
});

/* --- search and filters stay when one scrolls; then sorting stands beside the search */

let seen = null;

function begin() {
  seen?.disconnect();
  const find = document.querySelector("[data-find]");
  if (!find) return;
  seen = new IntersectionObserver(([{ intersectionRatio, boundingClientRect }]) => {
    find.classList.toggle("is-stuck", intersectionRatio < 1 && boundingClientRect.top < 60);
  }, { threshold: [1], rootMargin: "-46px 0px 0px 0px" });
  seen.observe(find);
}

document.addEventListener("automatable:page", begin);
begin();
