import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The last step of the page's build: beside each text file what the server sends of it (src/server/static-files.ts). */
const PAGE_DIR = 'dist';
const TEXT = /\.(html|js|css|svg|webmanifest)$/;

for (const name of readdirSync(PAGE_DIR, { recursive: true, encoding: 'utf8' })) {
  if (!TEXT.test(name)) continue;
  const path = join(PAGE_DIR, name);
  const text = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
