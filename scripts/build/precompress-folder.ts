import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes compressed copies beside each text file. The server sends them (src/server/page/page-routes.ts). */
export async function precompressFolder(dir: string): Promise<void> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  const packed = await Promise.all(names.map((name) => pack(join(dir, name))));
  // All copies are written at the end, because an existing copy means that this step has ended (scripts/build/is-fresh.ts).
  for (const { path, copies } of packed) {
    for (const [ending, bytes] of Object.entries(copies)) await writeFile(`${path}.${ending}`, bytes);
  }
}

async function pack(path: string) {
  const text = await readFile(path);
  const [br, gz] = await Promise.all([brotli(text), zip(text, { level: 9 })]);
  return { path, copies: { br, gz } };
}
