// Cards of the last turn: small beside what they bring, large on a tap. What would be too small to
// read is not shown; the caption says it.

import { closed, opened } from "./layers.js";
import { softly } from "./motion.js";

const LEAST_PX = 10;

/** On every page that is shown, and whenever a card changes its size. */
export function beginCards() {
  for (const card of document.querySelectorAll(".turn-card")) {
    card.setAttribute("role", "button");
    card.setAttribute("tabindex", "0");
    card.setAttribute("aria-expanded", String(card.classList.contains("is-large")));
    tidy(card);
  }
}

function tidy(card) {
  for (const text of card.querySelectorAll("svg text")) {
    const scale = text.getScreenCTM()?.a ?? 1;
    text.classList.toggle("is-tiny", parseFloat(getComputedStyle(text).fontSize) * scale < LEAST_PX);
  }
}

function toggle(card) {
  if (card.classList.contains("is-large")) closed(card);
  else opened(card, () => toggle(card));
  softly(() => {
    const large = card.classList.toggle("is-large");
    beginCards();
    if (large) card.scrollIntoView({ block: "nearest" });
  }, card);
}

document.addEventListener("click", ({ target }) => {
  const card = target.closest?.(".turn-card");
  if (card) toggle(card);
});

document.addEventListener("keydown", (event) => {
  if (!event.target.matches?.(".turn-card") || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  toggle(event.target);
});

addEventListener("resize", beginCards);
