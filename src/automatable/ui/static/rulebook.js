/* The rulebook can be printed; without a script the browser's own menu does the same. */
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
