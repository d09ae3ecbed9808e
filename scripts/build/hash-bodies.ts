import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the service worker's manifest; `url` is the path of its file. */
interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/**
 * Gives every entry of the service worker's manifest the hash of its file in `dir`. A browser checks the body as it was
 * before compression, so files that are packed later keep their hash.
 */
export function hashBodies(dir: string) {
  return (entries: readonly Entry[]) => ({
    manifest: entries.map(({ url: file, ...entry }) => ({
      ...entry,
      integrity: integrityOf(readFileSync(join(dir, file))),
      // The server answers '/', never '/index.html'. The worker of a language is in a folder, and the files are not.
      url: file === 'index.html' ? '/' : `/${file}`,
    })),
    warnings: [],
  });
}

/** As Subresource Integrity writes it. */
function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
