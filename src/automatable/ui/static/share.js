// What is to be shared: copied with one tap, or handed to the phone's own "send".

const reveal = () => {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  for (const button of document.querySelectorAll("[data-send]")) button.hidden = !navigator.share;
};

/** Whether it was copied. Without https there is no clipboard, and a browser may refuse it: then what is marked is copied as by the keyboard. */
async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-copy], [data-send]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy ?? button.dataset.send);
  if (button.dataset.send) return navigator.share({ title: document.title, text: field.value }).catch(() => {}); // closed without sending
  button.querySelector("span").textContent = (await copy(field)) ? button.dataset.done : button.dataset.byHand;
});
document.addEventListener("automatable:page", reveal);
reveal();
