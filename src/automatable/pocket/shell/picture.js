// A picture of Python's memory, and the files that Python reads, in one file that the browser keeps.
//
// It lies in the origin's private file system and is read in one go through synchronous access: what
// comes from a cache instead passes through a pipe in small pieces, which takes a fifth of a start.

const MAGIC = 0x50544131;
const PARTS = ["memory", "bundle", "stdlib"];
const HEAD = 4 * (1 + PARTS.length);

/** The parts of the picture of a version; nothing where there is none, or where somebody is writing it. */
export async function keptPicture(folder, version) {
  try {
    return await opened(await (await folderOf(folder)).getFileHandle(version), read);
  } catch {
    return undefined;
  }
}

function read(file) {
  const head = new Uint32Array(HEAD / 4);
  if (file.read(new Uint8Array(head.buffer), { at: 0 }) < HEAD || head[0] !== MAGIC) return undefined;
  let at = HEAD;
  const taken = PARTS.map((name, i) => {
    const bytes = new Uint8Array(head[i + 1]);
    if (file.read(bytes, { at }) !== bytes.length) throw new Error(`${name} is cut off`);
    at += bytes.length;
    return [name, bytes];
  });
  return Object.fromEntries(taken);
}

/** The head is written when everything behind it is on the disk: a picture is whole, or there is none. */
export async function keepPicture(folder, version, parts) {
  await forgetPictures(folder);
  const handle = await (await folderOf(folder)).getFileHandle(version, { create: true });
  await opened(handle, (file) => {
    const lengths = PARTS.map((name) => parts[name].length);
    let at = HEAD;
    for (const name of PARTS) at += written(file, parts[name], at);
    file.flush();
    written(file, new Uint8Array(new Uint32Array([MAGIC, ...lengths]).buffer), 0);
    file.flush();
  });
}

export async function forgetPictures(folder) {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(folder, { recursive: true }).catch(() => {});
}

const folderOf = async (name) => (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });

async function opened(handle, act) {
  const file = await handle.createSyncAccessHandle();
  try {
    return act(file);
  } finally {
    file.close();
  }
}

function written(file, bytes, at) {
  if (file.write(bytes, { at }) !== bytes.length) throw new DOMException("no room", "QuotaExceededError");
  return bytes.length;
}
