// What this device may do beside showing pages; everything is off until it is wished for on the page
// "This device".

const KEY = "automatable-device";

export function wishes() {
  try { return JSON.parse(localStorage.getItem(KEY) ?? "{}"); } catch { return {}; }
}

export function wish(name, wanted) {
  try { localStorage.setItem(KEY, JSON.stringify({ ...wishes(), [name]: wanted })); } catch { /* a browser that keeps nothing grants nothing */ }
}
