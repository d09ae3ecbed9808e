import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that only this user may read. It appears under its name only when all of it is on the disk, and then the
 * name is too.
 */
export function writeDurably(path: string, content: string | Iterable<string>): void {
  const part = `${path}.part`;
  const file = openSync(part, 'w', 0o600);
  try {
    for (const part of typeof content === 'string' ? [content] : content) writeFileSync(file, part);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
  syncFolder(dirname(path));
}

/**
 * After a power cut the files of `dir` have the names that they have now. A file system that cannot sync a folder keeps
 * names by itself.
 */
export function syncFolder(dir: string): void {
  try {
    const folder = openSync(dir, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (!UNSYNCABLE.includes(code)) throw error;
  }
}
const UNSYNCABLE: readonly unknown[] = ['EINVAL', 'EPERM', 'EACCES', 'EISDIR', 'ENOTSUP'];
