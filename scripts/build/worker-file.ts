import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { directionOf, type Language } from '../../src/domain/languages.ts';
import { PRODUCT_NAME } from '../../src/domain/product.ts';
import { type Body, builtScript } from './built-files.ts';
import { OLDEST_TELEVISION } from './oldest-browsers.ts';
import { paperColours } from './paper.ts';
import type { PageTexts } from './words-of-build.ts';

/** The placeholder for the list of files in src/ui/offline/sw.ts. */
const LIST = 'self.__WB_MANIFEST';
const NAMED_BY_HASH = /^\/assets\//;

/** The service worker without its list of files (docs/decisions/0005-offline-and-updates.md). */
export function builtWorker(): Promise<string> {
  return builtScript({
    build: {
      // The worker must run on televisions, because the wall installs it too (src/ui/wall/main.ts).
      target: OLDEST_TELEVISION,
      rolldownOptions: { input: resolve('src/ui/offline/sw.ts'), output: { format: 'iife' } },
    },
  });
}

/**
 * The service worker with the list of the files that it stores, each with its address and the hash of its uncompressed body.
 */
export function workerWith(worker: string, files: readonly (readonly [url: string, body: Body])[]): string {
  const entries = files.map(([url, body]) => {
    const hash = (algorithm: string, encoding: 'base64' | 'hex') => createHash(algorithm).update(body).digest(encoding);
    const integrity = `sha256-${hash('sha256', 'base64')}`;
    return { integrity, revision: NAMED_BY_HASH.test(url) ? null : hash('md5', 'hex'), url };
  });
  if (!worker.includes(LIST)) throw new Error('the service worker has no place for its files');
  return worker.replace(LIST, () => JSON.stringify(entries));
}

/** The web manifest, which makes Clink an app on the home screen. */
export function webManifestIn(language: Language, { description }: PageTexts): string {
  const paper = paperColours().day;
  return JSON.stringify({
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
