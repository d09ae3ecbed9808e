import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that only this user may read. The file gets its name only when all its bytes are on the disk. When this
 * returns, the name is also on the disk.
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
 * Makes sure that the files in `dir` keep their present names after a power cut. A file system that cannot sync a
 * folder does this itself.
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
