import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Measure, measureOf, type Target } from '../harness/measure.ts';
import type { PageContender } from './pages.ts';

const PACKINGS = { gzip: '.gz', brotli: '.br' } as const;
type Packing = keyof typeof PACKINGS;

/** What the page itself names, and a browser therefore loads first. */
interface FirstLoad {
  readonly html: readonly string[];
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Sizes on the wire, read from the compressed files. They are the same in every round. */
export function measureBytes(pages: readonly PageContender[]): Measure[] {
  const packings = Object.keys(PACKINGS) as Packing[];
  return packings.flatMap((packing) => {
    const limits = packing === 'gzip';
    const figure = (name: string, size: (page: PageContender, load: FirstLoad) => number, target?: Target) =>
      measureOf({
        part: 'page',
        name: `${name}, ${packing}`,
        unit: 'KB',
        rounds: Object.fromEntries(pages.map((page) => [page.name, [size(page, firstLoadOf(page.dir)) / 1_000]])),
        ...(limits && target ? { target } : {}),
      });
    const sum = (files: readonly string[], { dir }: PageContender) => sizeOf(dir, files, packing);
    return [
      figure('HTML and styles', (page, { html, styles }) => sum([...html, ...styles], page)),
      figure('JavaScript named by the page', (page, { scripts }) => sum(scripts, page), atMost(79)),
      figure('critical path', (page, load) => sum(Object.values(load).flat(), page), atMost(110)),
      figure('all code there is', (page) => sum(codeOf(page.dir), page)),
    ];
  });
}

/** What the stats screen adds when it is first opened. */
export function measureStatsChunk({ name, dir }: PageContender): Measure {
  const chunk = codeOf(dir).filter((file) => /\/stats-screen-[^/]+\.(js|css)$/.test(file));
  if (chunk.length === 0) throw new Error('there is no stats screen to weigh');
  const rounds = { [name]: [sizeOf(dir, chunk, 'gzip') / 1_000] };
  return measureOf({ part: 'page', name: 'stats screen on top, gzip', unit: 'KB', rounds, target: atMost(20) });
}

const atMost = (limit: number): Target => ({ of: 'value', bound: '≤', limit });

function firstLoadOf(dir: string): FirstLoad {
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  const named = (ending: string) =>
    [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
      .map(([, file = '']) => file)
      .filter((f) => f.endsWith(ending));
  return { html: ['index.html'], styles: named('.css'), scripts: named('.js') };
}

function codeOf(dir: string): string[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return ['index.html', ...files.filter((file) => /^assets\/.+\.(js|css)$/.test(file))];
}

function sizeOf(dir: string, files: readonly string[], packing: Packing): number {
  return files.reduce((sum, file) => sum + statSync(join(dir, file + PACKINGS[packing])).size, 0);
}
