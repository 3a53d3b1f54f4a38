async (text) => {
  // Answers by the menu's typed form; what moves although it has not changed is wrong.
  const zones = () => [...document.querySelectorAll("[data-stage]")].map((zone) => { const { x, y, width, height } = zone.getBoundingClientRect(); return [zone.dataset.stage, x, y, width, height].join(" "); });
  const wrong = [];
  const before = zones();
  const shifts = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const { sequence } = document.getElementById("page").dataset;
  const form = document.querySelector(".typed");
  form.elements.text.value = text;
  form.requestSubmit();
  while (document.getElementById("page").dataset.sequence === sequence) await new Promise((done) => setTimeout(done, 20));
  await new Promise((done) => setTimeout(done, 150));
  observer.takeRecords().forEach((shift) => shifts.push(shift));
  observer.disconnect();
  if (zones().join() !== before.join()) wrong.push(`zones moved from ${before} to ${zones()}`);
  const changed = ".sheet-body, .sheet-foot, .sheet-title, .sheet-tools, [data-layer]"; // what an answer exchanges
  for (const { node } of shifts.flatMap((shift) => [...shift.sources])) {
    const part = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (part?.isConnected && part.closest(".stage") && !part.closest(changed)) wrong.push(`shifted: ${part.outerHTML.slice(0, 90)}`);
  }
  return wrong;
}
