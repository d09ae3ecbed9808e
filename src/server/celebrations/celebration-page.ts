import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import {
  CELEBRATION_META,
  CELEBRATION_PARAMETER,
  type Celebration,
  type CelebrationFacts,
  factsOf,
} from '../../domain/celebration/celebration.ts';
import { PRODUCT_NAME } from '../../domain/product.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import { acceptedEncodingsOf } from '../http/request-headers.ts';
import { keepRecent } from '../limits/keep-recent.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { CelebrationFinder } from './find-celebration.ts';

/** Two encodings of 64 celebrations, about 1.5 MB. */
const MAX_PAGES = 128;
const TITLE = /<title>[^<]*<\/title>/;
/** Costs 2 ms. The best quality would save a tenth more, and cost 60 ms. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODERS = {
  br: (page: string): Promise<Buffer> => promisify(brotliCompress)(page, BROTLI),
  gzip: (page: string): Promise<Buffer> => promisify(gzip)(page),
  identity: async (page: string): Promise<Buffer> => Buffer.from(page),
};
type Encoding = keyof typeof ENCODERS;

/**
 * The page at `/?c=CODE`. Its title names the couple, and a `<meta>` has the facts (docs/protocol.md#celebrations). Every
 * other page, also that of an unknown code, is left to the next handler.
 */
export function celebrationPage(pageDir: string, finder: CelebrationFinder): MiddlewareHandler {
  const path = join(pageDir, 'index.html');
  const plain = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const pages = new Map<string, Promise<Buffer>>();

  function pageOf(facts: CelebrationFacts, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${JSON.stringify(facts)}`;
    const page = pages.get(key) ?? ENCODERS[encoding](pageWith(plain, facts));
    keepRecent(pages, key, page, MAX_PAGES);
    return page;
  }

  return async (c, next) => {
    const celebration = await findNamed(c, finder);
    if (!celebration) return next();
    const encoding = encodingFor(c);
    const page = await pageOf(factsOf(celebration), encoding);
    if (encoding !== 'identity') c.header('content-encoding', encoding);
    return c.body(new Uint8Array(page), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(page.length),
    });
  };
}

function encodingFor(c: Context): Encoding {
  const accepted = acceptedEncodingsOf(c);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The celebration that the page's address names. Null if it names none, or none that can be found now. */
async function findNamed(c: Context, finder: CelebrationFinder): Promise<Celebration | null> {
  try {
    const code = readQuery(c)[CELEBRATION_PARAMETER];
    return code === undefined ? null : await finder.byCode(c, code);
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof StoreUnavailable) return null;
    throw error;
  }
}

function pageWith(plain: string, facts: CelebrationFacts): string {
  const title = escaped(`${facts.names} · ${PRODUCT_NAME}`);
  const head = [
    `<title>${title}</title>`,
    `<meta property="og:title" content="${title}" />`,
    `<meta name="${CELEBRATION_META}" content="${escaped(JSON.stringify(facts))}" />`,
  ];
  return plain.replace(TITLE, () => head.join('\n    '));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
