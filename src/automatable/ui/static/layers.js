// What lies over the table, such as the sheet in full, a large card, a reason or the menu, is closed by
// the back button: the first to open pushes one state, and the last to close takes it back.

const open = new Map();
let takenBack = 0;

/** Something was opened: `close` closes it again. */
export function opened(name, close) {
  if (!open.size && !history.state?.layer) history.pushState({ ...history.state, layer: true }, "");
  open.set(name, close);
}

/** It was closed in another way. */
export function closed(name) {
  if (open.delete(name) && !open.size && history.state?.layer) takeBack();
}

/** Closes what lies on top; whether there was anything. */
export function closeTop() {
  const [name, close] = [...open].at(-1) ?? [];
  if (!close) return false;
  close();
  closed(name);
  return true;
}

/** A fresh page lies under nothing; whether its address may take over the state that was pushed. */
export function leaveLayers(moved) {
  open.clear();
  if (!history.state?.layer) return false;
  if (!moved) takeBack();
  return moved;
}

/** Whether somebody works beside the frame in which this table is shown: it must not take the keys away. */
export const isElsewhere = () => window.parent !== window && !document.hasFocus();

function takeBack() {
  takenBack += 1;
  history.back();
}

if (history.state?.layer) history.replaceState({ ...history.state, layer: false }, ""); // loaded again

addEventListener("popstate", () => {
  if (takenBack) return void (takenBack -= 1);
  const all = [...open.values()];
  open.clear();
  for (const close of all) close();
});

document.addEventListener("toggle", ({ target: fold }) => {
  if (!fold.matches?.(".stage-menu, .stage-sheet .why")) return;
  if (fold.open) opened(fold, () => { fold.open = false; });
  else closed(fold);
}, true);
