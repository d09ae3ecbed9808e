import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Dice } from '../simulation/dice.ts';
import type { Operation } from './trace.ts';

const SECTOR_BYTES = 512;

/** The unsynced writes that a power cut leaves on the disk. */
export type Leftovers = 'nothing' | 'everything' | 'some';

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly size: number };

/**
 * A disk that promises only what POSIX does. Written bytes are safe after a sync of their file, and the name of a file is safe
 * after a sync of its folder. After a power cut, an unsynced sector may have its old bytes, its new bytes, or a part of each.
 * File systems promise more, but no program may rely on that.
 */
export class Disk {
  readonly #root: string;
  /** The files that programs see, by path. A folder is null. */
  readonly #seen = new Map<string, RecordedFile | null>();
  /** The synced names, which survive a power cut. */
  readonly #safe = new Map<string, RecordedFile | null>();
  #unsafeNames: NameChange[] = [];

  /** `files`: the files at the start, by path. They are safe. */
  constructor(root: string, files: ReadonlyMap<string, Buffer> = new Map()) {
    this.#root = root;
    for (const [path, bytes] of files) {
      const file = new RecordedFile(bytes);
      for (const names of [this.#seen, this.#safe]) {
        names.set(dirname(path), null);
        names.set(path, file);
      }
    }
  }

  /** The length of a file as programs see it. Null if there is no such file. */
  sizeOf(path: string): number | null {
    return this.#seen.get(path)?.size ?? null;
  }

  apply(operation: Operation): void {
    switch (operation.does) {
      case 'write':
        this.#seen.get(operation.path)?.write(operation.at, operation.bytes);
        break;
      case 'create':
      case 'truncate':
        if (!this.#seen.has(operation.path)) this.#rename([[operation.path, new RecordedFile()]]);
        if (operation.does === 'truncate') this.#seen.get(operation.path)?.truncate(operation.size);
        break;
      case 'create-folder':
        this.#rename([[operation.path, null]]);
        break;
      case 'remove':
        this.#rename([[operation.path, undefined]]);
        break;
      case 'rename':
        this.#rename([
          [operation.to, this.#seen.get(operation.path)],
          [operation.path, undefined],
        ]);
        break;
      case 'sync':
        this.#sync(operation.path);
    }
  }

  #rename(change: NameChange): void {
    rename(this.#seen, change);
    this.#unsafeNames.push(change);
  }

  #sync(path: string): void {
    const file = this.#seen.get(path);
    if (file) file.sync();
    else {
      const isIn = (change: NameChange) => change.some(([changed]) => dirname(changed) === path);
      for (const change of this.#unsafeNames.filter(isIn)) rename(this.#safe, change);
      this.#unsafeNames = this.#unsafeNames.filter((change) => !isIn(change));
    }
  }

  /** Writes into `folder` what the disk may contain after a power cut at this moment. */
  writeAfterCut(folder: string, leftovers: Leftovers, dice: Dice): void {
    const isKept = chanceOf(leftovers, dice);
    const names = new Map(this.#safe);
    for (const change of this.#unsafeNames) if (isKept()) rename(names, change);
    const inOrder = [...names].sort(([a], [b]) => a.length - b.length);
    for (const [path, file] of inOrder) {
      if (dirname(path) !== this.#root && !names.has(dirname(path))) {
        names.delete(path);
        continue;
      }
      const target = join(folder, relative(this.#root, path));
      if (file) writeFileSync(target, file.afterCut(isKept, dice), { mode: 0o600 });
      else mkdirSync(target, { recursive: true, mode: 0o700 });
    }
  }
}

/** File names that change together. Undefined: the name is removed. */
type NameChange = readonly (readonly [path: string, file: RecordedFile | null | undefined])[];

function rename(names: Map<string, RecordedFile | null>, change: NameChange): void {
  for (const [path, file] of change) {
    if (file === undefined) names.delete(path);
    else names.set(path, file);
  }
}

function chanceOf(leftovers: Leftovers, dice: Dice): () => boolean {
  if (leftovers !== 'some') return () => leftovers === 'everything';
  const share = dice.fraction();
  return () => dice.fraction() < share;
}

class RecordedFile {
  #synced: Buffer;
  #unsynced: Change[] = [];
  size: number;

  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.#synced = bytes;
    this.size = bytes.length;
  }

  write(at: number | null, bytes: Buffer): void {
    const from = at ?? this.size;
    this.#unsynced.push({ at: from, bytes });
    this.size = Math.max(this.size, from + bytes.length);
  }

  truncate(size: number): void {
    if (size === this.size) return;
    this.#unsynced.push({ size });
    this.size = size;
  }

  sync(): void {
    this.#synced = changed(this.#synced, this.#unsynced);
    this.#unsynced = [];
  }

  afterCut(isKept: () => boolean, dice: Dice): Buffer {
    const kept = this.#unsynced.flatMap((change) => ('size' in change ? [change] : sectorsOf(change)));
    return changed(
      this.#synced,
      kept.filter(isKept).map((change) => tornOrWhole(change, isKept, dice)),
    );
  }
}

/** Splits a write at sector boundaries. */
function sectorsOf({ at, bytes }: { readonly at: number; readonly bytes: Buffer }): Change[] {
  const sectors: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const upTo = from + SECTOR_BYTES - ((at + from) % SECTOR_BYTES);
    sectors.push({ at: at + from, bytes: bytes.subarray(from, upTo) });
    from = upTo;
  }
  return sectors;
}

/** Returns the whole change, or sometimes only its first part. */
function tornOrWhole(change: Change, isKept: () => boolean, dice: Dice): Change {
  if ('size' in change || isKept() || dice.fraction() < 0.5) return change;
  return { at: change.at, bytes: change.bytes.subarray(0, dice.between(1, change.bytes.length)) };
}

function changed(before: Buffer, changes: readonly Change[]): Buffer {
  const length = changes.reduce((most, change) => Math.max(most, endOf(change)), before.length);
  const content = Buffer.alloc(length);
  let size = before.copy(content);
  for (const change of changes) {
    if ('size' in change) {
      if (change.size < size) content.fill(0, change.size, size);
      size = change.size;
    } else {
      change.bytes.copy(content, change.at);
      size = Math.max(size, endOf(change));
    }
  }
  return content.subarray(0, size);
}

const endOf = (change: Change) => ('size' in change ? change.size : change.at + change.bytes.length);
