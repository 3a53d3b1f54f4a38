// Typing a deck in: the card is drawn again while its form is filled in.

const WAIT_MS = 150;
let waiting = null;

async function draw(form) {
  const given = new URLSearchParams(new FormData(form));
  given.delete("guard");
  try {
    const reply = await fetch(`${form.dataset.preview}?${given}`);
    if (reply.ok) form.querySelector("[data-drawn]").innerHTML = await reply.text();
  } catch {
    // The last drawing stays; what was typed is not lost.
  }
}

document.addEventListener("input", (event) => {
  const form = event.target.closest("form[data-preview]");
  if (!form) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => draw(form), WAIT_MS);
});
