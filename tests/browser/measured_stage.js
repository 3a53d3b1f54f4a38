() => {
// Looks at a table as it is shown; see measured_stage.py.
  const wrong = [];
  const { innerWidth: width, innerHeight: height } = window;
  const root = document.scrollingElement;
  if (root.scrollHeight > height + 1) wrong.push(`page ${root.scrollHeight} px long`);
  if (root.scrollWidth > width + 1) wrong.push(`page ${root.scrollWidth} px wide`);
  const zone = (name) => document.querySelector(`[data-stage="${name}"]`);
  const box = (part) => part.getBoundingClientRect();
  for (const name of ["status", "board", "sheet"]) if (!zone(name)) return { wrong: [`no ${name}`] };
  const isSeen = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !part.closest(".visually-hidden, [aria-hidden='true'] .none");

  // the board: in view, whole, large
  const views = [...zone("board").querySelectorAll(".board-view")].filter((part) => part.firstElementChild && part.checkVisibility({ visibilityProperty: true }));
  let share = 0;
  if (!views.length) wrong.push("no board");
  for (const view of views) {
    const [around, drawing] = [box(view), view.querySelector(":scope > svg")];
    const seen = drawing ? box(drawing) : around;
    share = Math.max(share, Math.min(seen.height, around.height) / height);
    const whole = seen.left >= around.left - 1 && seen.right <= around.right + 1
      && seen.top >= around.top - 1 && seen.bottom <= around.bottom + 1
      && view.scrollHeight <= view.clientHeight + 1 && view.scrollWidth <= view.clientWidth + 1;
    const plain = view.querySelector(":scope > .plain-board"); // at most 45 % of a phone's height, then it scrolls, never sideways
    const mayScroll = plain && view.scrollWidth <= view.clientWidth + 1 && (width >= 992 || around.height <= 0.45 * height + 1);
    if (!whole && !mayScroll) wrong.push("board not whole");
    if (around.bottom > height + 1 || around.top < 0 || around.right > width + 1) wrong.push("board out of view");
    for (const asked of view.querySelectorAll("[data-asked], .is-asked")) {
      const at = box(asked);
      const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
      if (x < around.left || x > around.right || y < around.top || y > around.bottom) wrong.push("asked place out of view");
    }
  }
  const wide = box(zone("board")).width >= width - 2 || width >= 992;
  if (views.length && !(wide || share >= 0.45)) wrong.push(`board ${Math.round(100 * share)} % high`);
  for (const part of document.querySelectorAll(".stage-sheet, .sheet-body, .sheet-foot"))
    if (part.scrollWidth > part.clientWidth + 1) wrong.push(`${part.className} scrolls sideways`);

  // what can be tapped is not covered
  const within = (part) => {
    for (let outer = part.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const [a, b] = [box(part), box(outer)];
      const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
      if (x < b.left + 2 || x > b.right - 2 || y < b.top + 2 || y > b.bottom - 2) return false; // cut in the middle
    }
    return true;
  };
  const tappable = "button:not(:disabled), a[href], summary, [role=button], [data-place], input:not([type=hidden]), select";
  for (const part of document.querySelectorAll(tappable)) {
    if (!isSeen(part) || !within(part)) continue;
    const at = box(part);
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    if (!at.width || x < 0 || y < 0 || x > width || y > height) continue;
    const top = document.elementFromPoint(x, y);
    const found = top && (part.contains(top) || top.contains(part) || top.closest("label")?.contains(part)
      || part.closest("label")?.contains(top) || zone("board").contains(part) && zone("board").contains(top));
    if (!found) wrong.push(`covered: ${(part.textContent.trim() || part.outerHTML).slice(0, 40)}`);
  }

  // no text reaches beyond the window or its sheet, but in a strip that is made to be moved
  const moved = (part) => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX) && !part.matches(".sheet-body");
  const isCut = (node) => {
    const around = document.createRange();
    around.selectNodeContents(node);
    const { left, right, top } = around.getBoundingClientRect();
    const sheet = node.parentElement.closest(".sheet-body, .sheet-foot");
    if (!sheet || top > height || (right <= box(sheet).right + 1 && left >= box(sheet).left - 1)) return false;
    for (let outer = node.parentElement; outer !== sheet; outer = outer.parentElement) if (moved(outer)) return false;
    return true;
  };

  // no text under 10 px
  let least = Infinity; let which = "";
  const note = (size, text) => { if (size < least) { least = size; which = text; } };
  const scaleOf = (part) => { const m = part.getScreenCTM(); return m ? Math.hypot(m.a, m.b) : 1; };
  const walker = document.createTreeWalker(document.querySelector(".stage"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.parentElement;
    if (!node.textContent.trim() || part.closest("script, template, title, .visually-hidden") || !isSeen(part)) continue;
    const at = box(part);
    if (!at.width || !at.height) continue;
    if (isCut(node)) wrong.push(`cut at the edge: ${node.textContent.trim().slice(0, 40)}`);
    const svg = part.closest("svg text, svg tspan, svg");
    const size = parseFloat(getComputedStyle(part).fontSize) * (svg && part.getScreenCTM ? scaleOf(part) : 1);
    note(size, node.textContent.trim().slice(0, 24));
  }
  for (const use of document.querySelectorAll(".stage-board use")) {
    const of = document.querySelector(use.getAttribute("href"));
    if (!of || !isSeen(use) || !box(use).width) continue; // Chromium calls a hidden `use` visible
    const inner = of.viewBox?.baseVal?.width ? use.width.baseVal.value / of.viewBox.baseVal.width : 1;
    for (const text of of.querySelectorAll("text")) note(parseFloat(getComputedStyle(text).fontSize) * inner * scaleOf(use), `${use.getAttribute("href")} ${text.textContent}`);
  }
  if (least < 10) wrong.push(`text of ${least.toFixed(1)} px: ${which}`);
  const body = document.querySelector(".sheet-body");
  return { wrong, board: Math.round(100 * share), sheet: Math.round(box(zone("sheet")).height), more: body ? body.scrollHeight - body.clientHeight : 0 };
}
