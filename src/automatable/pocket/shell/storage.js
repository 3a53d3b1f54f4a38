// Where the tables lie: a folder of the runtime's file system that is kept by the browser.
//
// Every file is a slot. A slot begins with a header (which path it holds), then comes the file.
// Slots are files of the origin's private file system, opened for synchronous access, so that
// SQLite writes them as on a disk; it reads from a copy in memory, which outlives a browser that
// empties its storage under the running app. Where a browser has no such files, slots are copied
// to IndexedDB before an answer is acknowledged; and where it keeps nothing at all they are in
// memory only, which the page says.

const HEADER = 4096;
const MAGIC = 0x4d544131;
const FREE = 8; // slots that are ready for new files
const NO_ENTRY = 44, IO = 29, NO_SPACE = 51, NOT_EMPTY = 55;
const DATABASE = "automatable", STORE = "slots";

/** The folder of an opened shelf. */
export function mountStorage(FS, path, shelf) {
  FS.mkdirTree(path);
  FS.mount(fileSystem(FS, shelf), {}, path);
  return shelf;
}

/** What is kept under a name; its `commit` returns when everything written so far is kept. */
export async function openShelf(name) {
  for (const open of [privateFiles, indexedDatabase]) {
    try {
      return await open(name);
    } catch (error) {
      if (error instanceof InUse) throw error;
      console.info(`storage: ${error.message}`);
    }
  }
  return memoryOnly();
}

class InUse extends Error {}

/* --- slots: what a path holds */

class Shelf {
  constructor(kind, slots, more) {
    Object.assign(this, { kind, slots, more });
    for (const slot of slots) readHeader(slot);
    this.keepNewest();
  }

  /** A file that was moved onto another may be found twice after a crash: the newer one counts. */
  keepNewest() {
    const held = new Map();
    for (const slot of this.slots.filter((one) => one.path)) {
      const other = held.get(slot.path);
      const older = other && other.generation > slot.generation ? slot : other;
      if (older) writeHeader(older, "");
      if (older !== slot) held.set(slot.path, slot);
    }
  }

  get used() {
    return this.slots.filter((slot) => slot.path);
  }

  take(path) {
    const slot = this.slots.find((one) => !one.path);
    if (!slot) throw new DOMException("no free slot", "QuotaExceededError");
    slot.file.truncate(HEADER);
    writeHeader(slot, path, this.next());
    return slot;
  }

  next() {
    return Math.max(0, ...this.slots.map((slot) => slot.generation)) + 1;
  }

  /** SQLite's order of writes between its files is kept: another file's come first. */
  beforeWriting(slot) {
    for (const other of this.slots) {
      if (other !== slot && other.dirty) this.flush(other);
    }
    slot.dirty = true;
  }

  flush(slot) {
    slot.file.flush();
    slot.dirty = false;
  }

  async commit() {
    for (const slot of this.slots) if (slot.dirty) this.flush(slot);
    await this.keep?.();
    if (this.slots.length - this.used.length < FREE) await this.more?.(this);
  }
}

function readHeader(slot) {
  Object.assign(slot, { path: "", generation: 0, dirty: false });
  const bytes = new Uint8Array(HEADER);
  if (slot.file.read(bytes, { at: 0 }) < HEADER) return;
  const view = new DataView(bytes.buffer);
  const length = view.getUint32(8, true);
  if (view.getUint32(0, true) !== MAGIC || length > HEADER - 20 || view.getUint32(12, true) !== sum(bytes, length)) return;
  slot.generation = view.getUint32(4, true);
  slot.path = new TextDecoder().decode(bytes.subarray(20, 20 + length));
}

function writeHeader(slot, path, generation = 0) {
  const bytes = new Uint8Array(HEADER), name = new TextEncoder().encode(path), view = new DataView(bytes.buffer);
  bytes.set(name, 20);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, generation, true);
  view.setUint32(8, name.length, true);
  view.setUint32(12, sum(bytes, name.length), true);
  writeWhole(slot.file, bytes, 0);
  slot.file.flush();
  Object.assign(slot, { path, generation, dirty: true });
}

/** A full storage is told in three ways: by an error, by a short count, and in Chromium by the error's number as a count (-8 without its sign). */
function writeWhole(file, bytes, at) {
  if (file.write(bytes, { at }) !== bytes.length) throw new DOMException("no room", "QuotaExceededError");
}

function sum(bytes, length) {
  let total = 7;
  for (let i = 0; i < length; i++) total = (Math.imul(total, 31) + bytes[20 + i]) >>> 0;
  return total;
}

/* --- kept in the origin's private file system */

async function privateFiles(name) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(name, { create: true });
  const slots = [];
  for await (const [key, handle] of folder.entries()) {
    if (handle.kind === "file") slots.push({ key, file: await opened(handle) });
  }
  const more = async (shelf) => {
    for (let i = 0; i < FREE; i++) {
      const key = `slot-${crypto.randomUUID()}`;
      const slot = { key, file: await opened(await folder.getFileHandle(key, { create: true })) };
      readHeader(slot);
      shelf.slots.push(slot);
    }
  };
  const shelf = new Shelf("files", slots, more);
  if (shelf.slots.length - shelf.used.length < FREE) await more(shelf);
  return shelf;
}

/** A tab that was killed lets go of its files a moment later. */
async function opened(handle) {
  if (!handle.createSyncAccessHandle) throw new Error("no synchronous access");
  for (let tries = 0; ; tries++) {
    try {
      const file = await handle.createSyncAccessHandle();
      if (typeof file.getSize() !== "number") throw new Error("files are asynchronous here");
      return new Kept(file);
    } catch (error) {
      if (error.name !== "NoModificationAllowedError") throw error;
      if (tries === 100) throw new InUse("the files are in use");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/* --- bytes in memory, and kept in IndexedDB: whole slots, all changed ones in one transaction */

class Memory {
  constructor(bytes = new Uint8Array(0)) {
    this.bytes = bytes;
    this.size = bytes.length;
    this.changed = false;
  }
  getSize() {
    return this.size;
  }
  read(into, { at }) {
    const part = this.bytes.subarray(Math.min(at, this.size), Math.min(this.size, at + into.length));
    new Uint8Array(into.buffer, into.byteOffset, into.length).set(part);
    return part.length;
  }
  write(from, { at }) {
    if (at + from.length > this.bytes.length) this.grow(at + from.length);
    this.bytes.set(new Uint8Array(from.buffer, from.byteOffset, from.length), at);
    this.size = Math.max(this.size, at + from.length);
    this.changed = true;
    return from.length;
  }
  grow(size) {
    const larger = new Uint8Array(Math.max(size, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.size));
    this.bytes = larger;
  }
  truncate(size) {
    if (size > this.bytes.length) this.grow(size);
    if (size < this.size) this.bytes.fill(0, size, this.size);
    this.size = size;
    this.changed = true;
  }
  flush() {}
}

/** A file with its copy: what the file refuses does not get into the copy either. */
class Kept extends Memory {
  constructor(file) {
    const bytes = new Uint8Array(file.getSize());
    file.read(bytes, { at: 0 });
    super(bytes);
    this.file = file;
  }
  write(from, { at }) {
    writeWhole(this.file, from, at);
    return super.write(from, { at });
  }
  truncate(size) {
    this.file.truncate(size);
    super.truncate(size);
  }
  flush() {
    this.file.flush();
  }
}

async function indexedDatabase(name) {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  const store = database.transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  const slots = keys.map((key, i) => ({ key, file: new Memory(values[i]) }));
  const shelf = new Shelf("database", slots, moreMemory);
  await moreMemory(shelf);
  shelf.keep = () => keepSlots(database, shelf);
  return shelf;
}

async function keepSlots(database, shelf) {
  const changed = shelf.slots.filter((slot) => slot.file.changed);
  if (!changed.length) return;
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  for (const { key, file } of changed) transaction.objectStore(STORE).put(file.bytes.slice(0, file.size), key);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new DOMException("no room", "QuotaExceededError"));
  });
  for (const { file } of changed) file.changed = false;
}

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function moreMemory(shelf) {
  for (let i = 0; i < FREE; i++) {
    const slot = { key: `slot-${crypto.randomUUID()}`, file: new Memory() };
    readHeader(slot);
    shelf.slots.push(slot);
  }
}

async function memoryOnly() {
  const shelf = new Shelf("nothing", [], moreMemory);
  await moreMemory(shelf);
  return shelf;
}

/* --- the file system that Python sees */

function fileSystem(FS, shelf) {
  const failed = (error) => {
    postMessage({ kind: "trouble", reason: `${error.name}: ${error.message}` });
    return new FS.ErrnoError(error.name === "QuotaExceededError" ? NO_SPACE : IO);
  };
  const guarded = (act) => {
    try {
      return act();
    } catch (error) {
      throw error instanceof FS.ErrnoError ? error : failed(error);
    }
  };
  const pathOf = (parent, name) => (parent.parent === parent || !parent.stored ? name : `${parent.stored}/${name}`);

  function made(parent, name, mode, slot) {
    const node = FS.createNode(parent, name, mode, 0);
    Object.assign(node, { node_ops: nodes, stream_ops: streams, changedAt: Date.now(), inside: new Map(), slot });
    node.stored = parent ? pathOf(parent, name) : "";
    parent?.inside.set(name, node);
    return node;
  }

  const nodes = {
    getattr: (node) => {
      const time = new Date(node.changedAt);
      const size = node.slot ? Math.max(0, node.slot.file.getSize() - HEADER) : HEADER;
      return { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size, atime: time, mtime: time, ctime: time, blksize: 4096, blocks: Math.ceil(size / 4096) };
    },
    setattr: (node, given) => {
      if (given.mode !== undefined) node.mode = given.mode;
      if (given.size === undefined) return;
      guarded(() => {
        shelf.beforeWriting(node.slot);
        node.slot.file.truncate(HEADER + given.size);
      });
    },
    lookup: (parent, name) => {
      const node = parent.inside.get(name);
      if (!node) throw new FS.ErrnoError(NO_ENTRY);
      return node;
    },
    mknod: (parent, name, mode) => guarded(() => made(parent, name, mode, FS.isFile(mode) ? shelf.take(pathOf(parent, name)) : null)),
    rename: (node, folder, name) => guarded(() => {
      const replaced = folder.inside.get(name);
      if (node.slot) {
        shelf.beforeWriting(node.slot);
        writeHeader(node.slot, pathOf(folder, name), shelf.next());
      }
      if (replaced?.slot && replaced !== node) writeHeader(replaced.slot, "");
      node.parent.inside.delete(node.name);
      folder.inside.set(name, node);
      node.stored = pathOf(folder, name);
      node.name = name;
      node.parent = folder;
    }),
    unlink: (parent, name) => guarded(() => {
      const { slot } = parent.inside.get(name);
      writeHeader(slot, "");
      slot.file.truncate(HEADER);
      parent.inside.delete(name);
    }),
    rmdir: (parent, name) => {
      if (parent.inside.get(name).inside.size) throw new FS.ErrnoError(NOT_EMPTY);
      parent.inside.delete(name);
    },
    readdir: (node) => [".", "..", ...node.inside.keys()],
  };

  const streams = {
    read: (stream, buffer, offset, length, position) =>
      guarded(() => stream.node.slot.file.read(buffer.subarray(offset, offset + length), { at: HEADER + position })),
    write: (stream, buffer, offset, length, position) => guarded(() => {
      const { node } = stream;
      shelf.beforeWriting(node.slot);
      node.changedAt = Date.now();
      writeWhole(node.slot.file, buffer.subarray(offset, offset + length), HEADER + position);
      return length;
    }),
    llseek: (stream, offset, whence) => {
      const from = whence === 1 ? stream.position : whence === 2 ? nodes.getattr(stream.node).size : 0;
      return from + offset;
    },
    fsync: (stream) => guarded(() => (shelf.flush(stream.node.slot), 0)),
  };

  return {
    mount: () => {
      const root = made(null, "/", 0o40777, null);
      for (const slot of shelf.used) {
        const parts = slot.path.split("/");
        const folder = parts.slice(0, -1).reduce((at, name) => at.inside.get(name) ?? made(at, name, 0o40777, null), root);
        made(folder, parts.at(-1), 0o100666, slot);
      }
      return root;
    },
  };
}
