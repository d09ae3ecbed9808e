import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file that only this user may read. It appears under its name only when all of it is on the disk. */
export function writeDurably(path: string, content: string | Uint8Array): void {
  const part = `${path}.part`;
  const file = openSync(part, 'w', 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
}
