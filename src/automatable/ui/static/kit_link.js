// A link that carries a game file: `#z=...` and perhaps `&level=hard&seed=...` behind it.
// The mark and what follows never leave the browser by themselves; they are posted to this app,
// which reads the file. In the pocket that is this very device.

function open() {
  const form = document.querySelector("[data-open-link]");
  if (!form || !location.hash.startsWith("#z=")) return;
  const [packed, ...setUp] = location.hash.slice(3).split("&");
  form.elements.z.value = packed;
  form.elements.set_up.value = setUp.join("&");
  history.replaceState(null, "", location.pathname + location.search); // "back" does not open it again
  form.requestSubmit();
}

addEventListener("hashchange", open);
document.addEventListener("automatable:page", open);
open();
