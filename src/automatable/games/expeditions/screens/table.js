// Expeditions' table: the map is made of buttons and works without a script. With a keyboard,
// Enter outside of any control hands over to the Automa.

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.target.closest("button, a, input, select, summary, textarea")) return;
  document.querySelector("[data-expedition] .thumb button.button-primary")?.click();
});
