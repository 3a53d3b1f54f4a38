// What a device can do beside showing pages: stay awake, read aloud, vibrate, share.
// Everything is off until it is wished for on the page "This device", and none of it is needed.

import { sound } from "./sounds.js";
import { wish, wishes } from "./wishes.js";

const able = {
  awake: "wakeLock" in navigator,
  aloud: "speechSynthesis" in globalThis,
  buzz: "vibrate" in navigator,
  sound: "AudioContext" in globalThis,
  letters: true,
};

/* --- the page with the wishes */

document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-wish]")) return;
  wish(target.dataset.wish, target.checked);
  if (target.checked && target.dataset.wish === "sound") sound("gain");
  if (target.checked && target.dataset.wish === "aloud") speak([target.dataset.sample]);
  if (target.checked && target.dataset.wish === "buzz") navigator.vibrate(GENTLE);
});

function showWishes() {
  for (const box of document.querySelectorAll("[data-wish]")) {
    box.checked = Boolean(wishes()[box.dataset.wish]);
    box.disabled = !able[box.dataset.wish];
    box.closest("label").querySelector("[data-unable]").hidden = able[box.dataset.wish];
  }
}

/* --- at a table: awake, aloud, and a gentle nudge when there is something new */

const GENTLE = 40;
let lock = null;
let told = null;

async function stayAwake() {
  const wanted = wishes().awake && able.awake && document.visibilityState === "visible" && document.querySelector("#page[data-live]");
  try {
    if (wanted && (!lock || lock.released)) lock = await navigator.wakeLock.request("screen");
    if (!wanted) await lock?.release();
  } catch {
    // A battery that runs low may refuse it; the game goes on.
  }
}

/** The Automa's steps of the last turn, once. */
function tellTurn() {
  const turn = document.querySelector("#turn[data-turn]");
  const [before, news] = [told, turn ? `${location.pathname} ${turn.dataset.turn}` : ""];
  told = news;
  if (before === null || news === before || !turn?.querySelector("[data-step-new]")) return; // a page that is opened tells nothing new
  if (wishes().buzz && able.buzz) navigator.vibrate(GENTLE);
  if (wishes().aloud) speak([...turn.querySelectorAll("[data-step-new] .instruction-text")].map((step) => step.textContent.trim()));
}

function speak(sentences) {
  if (!able.aloud) return;
  speechSynthesis.cancel();
  for (const sentence of sentences) {
    const said = new SpeechSynthesisUtterance(sentence);
    said.lang = document.documentElement.lang;
    speechSynthesis.speak(said);
  }
}

/* --- sharing: the file of a table, or an address */

async function shareFile(address) {
  const reply = await fetch(address);
  const name = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "")?.[1] ?? "automatable.json";
  const file = new File([await reply.blob()], name.replace(/\.json$/, ".json.txt"), { type: "text/plain" });
  await navigator.share({ files: [file], title: document.title });
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-share-file]");
  if (button) shareFile(button.dataset.shareFile).catch(() => {}); // closed without sharing
});

function offerSharing() {
  const can = navigator.canShare?.({ files: [new File([""], "a.txt", { type: "text/plain" })] });
  for (const button of document.querySelectorAll("[data-share-file]")) button.hidden = !can;
}

/* --- what the browser keeps */

async function tellStorage() {
  const box = document.querySelector("[data-storage-told]");
  if (!box || !navigator.storage?.estimate) return;
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  const kept = (await navigator.storage.persisted?.()) ?? false;
  const megabytes = (bytes) => new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(bytes / 1e6);
  box.querySelector("[data-used]").textContent = box.dataset.usedText.replace("USED", megabytes(usage)).replace("ROOM", megabytes(quota));
  box.querySelector("[data-kept]").hidden = !kept;
  box.querySelector("[data-not-kept]").hidden = kept;
  box.querySelector("[data-nothing-kept]").hidden = document.documentElement.dataset.storage !== "nothing";
}

document.addEventListener("click", async ({ target }) => {
  if (!target.closest?.("[data-persist]")) return;
  const granted = await navigator.storage.persist();
  await tellStorage();
  document.querySelector("[data-refused]").hidden = granted;
});

function shown() {
  showWishes();
  offerSharing();
  stayAwake();
  tellTurn();
  tellStorage();
}

document.addEventListener("automatable:page", shown);
document.addEventListener("visibilitychange", stayAwake);
shown();
