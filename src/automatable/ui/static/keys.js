// Keys of every table: 1 to 9 go to a choice in reading order (what sends waits for Enter), Space takes
// the foot's button, H asks for a hint, ? leads to the help. Letters can be switched off on the page
// "This device".

import { wishes } from "./wishes.js";

const TYPED = "input:not([type=radio], [type=checkbox]), select, textarea";
const ACTS = "button, a, summary, input, [role=button], [data-place]";
const CHOICES = ".sheet-body :is(button, input[type=radio]):not(:disabled, [aria-disabled=true])";
const NO_CHOICE = ".know, .turn, .table-notes, .told, .advice, .stepper, .coach, .link-button"; // beside the question
const LETTER = /^[\p{L}?]$/u;

const stage = () => document.querySelector(".stage:not(.is-telling, .is-reading)");
const seen = (part) => part.checkVisibility({ visibilityProperty: true });
const find = (selector) => [...document.querySelectorAll(selector)].find(seen);

addEventListener("keydown", (event) => {
  const letter = LETTER.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (letter && wishes().letters && !event.target.closest?.(TYPED)) event.stopImmediatePropagation();
}, true);

/** Whether a tap on it is an answer: a number key only leads there. */
const isSent = (part) => part.type === "submit" && Boolean(part.form);

function meant(key, target) {
  if (key === "?") return find(".stage-menu a[href*='/help']") ?? document.querySelector(".stage-menu a[href*='/help']");
  if (key === "h") return find(".sparring > button.sheet-tool");
  if (key === " ") return target.closest(ACTS) ? null : find(".sheet-foot .button-primary:not(:disabled)");
  if (!/^[1-9]$/.test(key)) return null;
  return [...document.querySelectorAll(CHOICES)].filter((choice) => seen(choice.closest("label") ?? choice) && !choice.closest(NO_CHOICE))[Number(key) - 1];
}

addEventListener("keydown", (event) => { // after a game's own keys
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !stage() || event.target.closest?.(TYPED)) return;
  const part = meant(event.key.toLowerCase(), event.target);
  if (!part) return;
  event.preventDefault();
  part.focus();
  if (!isSent(part) || !/\d/.test(event.key)) part.click();
});
