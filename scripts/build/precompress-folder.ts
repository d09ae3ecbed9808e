import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|webmanifest)$/;

/** Writes compressed copies beside each text file. The server sends them (src/server/page/page-routes.ts). */
export function precompressFolder(dir: string): void {
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const path = join(dir, name);
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
