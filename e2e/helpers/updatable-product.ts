import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as guestTest } from './clink.ts';

/** A copy of the built product whose page can be replaced while the server runs. */
export interface UpdatableProduct {
  readonly dir: string;
  /** Deploys the next build: every hashed file gets a new name, and the old files are deleted. */
  update(): void;
  remove(): void;
}

/** A test whose server runs on such a copy. */
export const test = guestTest.extend<{ product: UpdatableProduct }>({
  product: async ({}, use) => {
    const product = updatableProduct();
    await use(product);
    product.remove();
  },
  appDir: ({ product }, use) => use(product.dir),
});

function updatableProduct(): UpdatableProduct {
  const dir = mkdtempSync(join(tmpdir(), 'clink-product-'));
  for (const folder of ['build', 'dist']) cpSync(folder, join(dir, folder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    update: () => renameHashedFiles(join(dir, 'dist')),
    remove: () => rmSync(dir, { recursive: true }),
  };
}

const HASH = /-([\w-]{6})\.\w+$/;
const TEXT = /\.(html|js|css)$/;
/** Compressed copies (scripts/build/precompress-folder.ts) that belong to the previous build. */
const PACKED = /\.(br|gz)$/;

function renameHashedFiles(pageDir: string): void {
  const next = `${pageDir}-next`;
  cpSync(pageDir, next, { recursive: true, filter: (file) => !PACKED.test(file) });
  const files = readdirSync(next, { recursive: true, encoding: 'utf8' });
  const hashes = files.flatMap((file) => HASH.exec(file)?.[1] ?? []);
  const renamed = (text: string) => hashes.reduce((done, hash) => done.replaceAll(hash, reversed(hash)), text);
  for (const file of files.filter((one) => TEXT.test(one))) {
    const path = join(next, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
  for (const file of files) renameSync(join(next, file), join(next, renamed(file)));
  hashAgain(next);
  renameSync(pageDir, `${pageDir}-before`);
  renameSync(next, pageDir);
}

/** The worker's manifest contains the hash of every file, so the hashes are computed again. */
function hashAgain(pageDir: string): void {
  const path = join(pageDir, 'sw.js');
  const entry = /{"integrity":"[^"]+","revision":(?:null|"(\w+)"),"url":"([^"]+)"}/g;
  const worker = readFileSync(path, 'utf8').replace(entry, (_, revision: string | undefined, url: string) => {
    const body = readFileSync(join(pageDir, url === '/' ? 'index.html' : url));
    const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`;
    return JSON.stringify({ integrity, revision: revision ? reversed(revision) : null, url });
  });
  writeFileSync(path, worker);
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
