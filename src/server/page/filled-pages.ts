import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { CELEBRATION_META } from '../../domain/celebration/celebration.ts';
import type { PageFacts } from '../../domain/hosting/served-facts.ts';
import { PRODUCT_NAME } from '../../domain/product.ts';
import { acceptedEncodingsOf } from '../http/request-headers.ts';
import { keepRecent } from '../limits/keep-recent.ts';
import type { BuiltPage } from './built-page.ts';

/** The maximum number of pages that are kept: 64 celebrations in two encodings, about 1.5 MB. */
const MAX_PAGES = 128;
const TITLE = /<title>[^<]*<\/title>/;
const BODY = /<body/;
/** Compressing takes 2 ms. The best quality would take 60 ms, and save only another tenth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODERS = {
  br: (page: string): Promise<Buffer> => promisify(brotliCompress)(page, BROTLI),
  gzip: (page: string): Promise<Buffer> => promisify(gzip)(page),
  identity: async (page: string): Promise<Buffer> => Buffer.from(page),
};
type Encoding = keyof typeof ENCODERS;

interface Filling {
  /** These elements replace the title of the page. */
  readonly head: readonly string[];
  readonly body?: string;
  readonly status?: 200 | 404 | 429;
}

type FilledPage = (c: Context, page: BuiltPage, filling: Filling) => Promise<Response>;

/** Answers with a built page that contains the parts of a celebration. Keeps the latest compressed pages. */
export function createFilledPages(): FilledPage {
  const pages = new Map<string, Promise<Buffer>>();

  function pageOf({ html, version }: BuiltPage, filling: Filling, encoding: Encoding): Promise<Buffer> {
    const { head, body = '' } = filling;
    const title = head.join('\n    ');
    const key = `${encoding} ${version} ${body} ${title}`;
    const filled = () => html.replace(TITLE, () => title).replace(BODY, (tag) => (body ? `${tag} ${body}` : tag));
    const page = pages.get(key) ?? ENCODERS[encoding](filled());
    keepRecent(pages, key, page, MAX_PAGES);
    return page;
  }

  return async (c, page, filling) => {
    const encoding = encodingFor(c);
    const body = await pageOf(page, filling, encoding);
    headersOf(c, page);
    if (encoding !== 'identity') c.header('content-encoding', encoding);
    return c.body(new Uint8Array(body), filling.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
    });
  };
}

export function headersOf(c: Context, { language, policy }: Pick<BuiltPage, 'language' | 'policy'>): void {
  c.header('content-language', language);
  c.header('content-security-policy', policy);
}

/** The title with the names of the couple, and a `<meta>` with the facts (docs/protocol.md#celebrations). */
export function headOf(facts: PageFacts): string[] {
  const title = escaped(`${facts.names} · ${PRODUCT_NAME}`);
  return [
    `<title>${title}</title>`,
    `<meta property="og:title" content="${title}" />`,
    metaOf(CELEBRATION_META, JSON.stringify(facts)),
  ];
}

export function metaOf(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}" />`;
}

function encodingFor(c: Context): Encoding {
  const accepted = acceptedEncodingsOf(c);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
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
