import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file that only this user may read. It appears under its name only when all of it is on the disk. */
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
}
