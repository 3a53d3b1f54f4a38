// A picture of Python's memory, and the files that Python reads, in one file that the browser keeps.
//
// It lies in the origin's private file system and is read through synchronous access: what comes from
// a cache instead passes through a pipe in small pieces, which takes a fifth of a start.

const MAGIC = 0x50544132;
const PARTS = ["head", "bundle", "stdlib", "runs"];
const HEAD = 4 * (1 + PARTS.length);
const BLOCK = 65_536;

/**
 * The picture of a version; nothing where there is none, or where somebody is writing it.
 *
 * It stays open: its memory is poured straight to where it belongs, and its files are read when
 * somebody asks for them, so that nothing of it lies anywhere twice.
 */
export async function keptPicture(folder, version) {
  try {
    const handle = await (await folderOf(folder)).getFileHandle(version);
    return read(await opened(handle));
  } catch {
    return undefined;
  }
}

/** A worker that ended a moment ago may still hold it. */
async function opened(handle) {
  for (let tries = 0; ; tries++) {
    try {
      return await handle.createSyncAccessHandle({ mode: "read-only" });
    } catch (error) {
      if (error.name !== "NoModificationAllowedError" || tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function read(file) {
  const first = new Uint32Array(HEAD / 4);
  taken(file, new Uint8Array(first.buffer), 0);
  if (first[0] !== MAGIC) return file.close();
  let at = HEAD;
  const parts = PARTS.map((name, i) => {
    const start = at, length = first[i + 1];
    at += length;
    return [name, { length, into: (bytes, from) => taken(file, bytes, start + from) }];
  });
  const { head, runs, ...files } = Object.fromEntries(parts);
  const held = JSON.parse(new TextDecoder().decode(whole(runs)));
  return { files, head: whole(head), size: held.size, pour: (memory) => pour(file, at, held.runs, memory), close: () => file.close() };
}

function whole(part) {
  const bytes = new Uint8Array(part.length);
  part.into(bytes, 0);
  return bytes;
}

function pour(file, from, runs, memory) {
  let at = from, end = 0;
  for (const [start, length] of runs) {
    wipe(memory.subarray(end, start));
    at += taken(file, memory.subarray(start, start + length), at);
    end = start + length;
  }
  wipe(memory.subarray(end));
}

/** Memory that nobody has written to yet costs nothing as long as it is only looked at. */
function wipe(bytes) {
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    if (!isEmpty(block)) block.fill(0);
  }
}

function isEmpty(bytes) {
  return new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8).every((word) => word === 0n);
}

/** Where memory holds anything: [[start, length], ...]. */
function runsOf(memory) {
  const runs = [];
  for (let at = 0; at < memory.length; at += BLOCK) {
    if (isEmpty(memory.subarray(at, at + BLOCK))) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += BLOCK;
    else runs.push([at, BLOCK]);
  }
  return runs;
}

/** The first words are written when everything behind them is on the disk: a picture is whole, or there is none. */
export async function keepPicture(folder, version, { head, memory, ...parts }) {
  await forgetPictures(folder);
  const runs = runsOf(memory);
  const kept = { ...parts, head, runs: new TextEncoder().encode(JSON.stringify({ size: memory.length, runs })) };
  const file = await (await (await folderOf(folder)).getFileHandle(version, { create: true })).createSyncAccessHandle();
  try {
    let at = HEAD;
    for (const name of PARTS) at += written(file, kept[name], at);
    for (const [start, length] of runs) at += written(file, memory.subarray(start, start + length), at);
    file.flush();
    written(file, new Uint8Array(new Uint32Array([MAGIC, ...PARTS.map((name) => kept[name].length)]).buffer), 0);
    file.flush();
  } finally {
    file.close();
  }
}

export async function forgetPictures(folder) {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(folder, { recursive: true }).catch(() => {});
}

const folderOf = async (name) => (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });

function taken(file, bytes, at) {
  if (file.read(bytes, { at }) !== bytes.length) throw new Error("the picture is cut off");
  return bytes.length;
}

function written(file, bytes, at) {
  if (file.write(bytes, { at }) !== bytes.length) throw new DOMException("no room", "QuotaExceededError");
  return bytes.length;
}
