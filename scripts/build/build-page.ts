import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { MANIFEST } from '../../src/server/page/web-manifest.ts';
import { PAGES_BESIDE } from './build-folders.ts';
import { type Body, type BuiltFiles, builtFiles, builtScript } from './built-files.ts';
import { builtWords } from './built-words.ts';
import { keptLetters } from './kept-letters.ts';
import { OLDEST_TELEVISION, oldestTargets } from './oldest-browsers.ts';
import { withPageTexts } from './page-texts.ts';
import { precompressFolder } from './precompress-folder.ts';
import { buildPrerendered, showing } from './prerendered-page.ts';
import { filledWallPage, WALL_PAGE } from './wall-page.ts';
import { fileOfWords } from './word-links.ts';
import { pageTextsIn, wallTextsIn } from './words-of-build.ts';
import { builtWorker, webManifestIn, workerWith } from './worker-file.ts';

const PAGE = 'index.html';
const SCRIPT_TAG = /<script type="module"[^>]* src="\/(assets\/[^"]+)"/;
/** The files that are copied into the folder of each language: scripts and their compressed copies. */
const COPIED = /^(?!words-).*\.js(?:\.\w+)?$/;
/** The files of the guests' and hosts' page that the service worker stores. */
const STORED = /^assets\/(?!ask-browser-).*\.(?:js|css|svg|woff2)$/;

const asked = process.argv.slice(2);
await buildPage(LANGUAGES.filter((language) => asked.length === 0 || asked.includes(language)));

/**
 * Builds the page of guests and hosts and the page of the wall: scripts and styles once, and the pages, the words and the
 * service worker in each language. English is in `dist` and `dist/assets`, and German in `dist/de` and `dist/assets/de`.
 */
async function buildPage(languages: readonly Language[]): Promise<void> {
  const [page, wall, worker, prerenderedIn, demo] = await Promise.all([
    builtFiles({ configFile: 'vite.config.ts' }),
    builtFiles({ configFile: 'vite.wall.config.ts' }),
    builtWorker(),
    buildPrerendered(),
    builtDemoScript(),
  ]);
  rmSync(PAGES_BESIDE, { recursive: true, force: true });
  cpSync('src/ui/public', PAGES_BESIDE, { recursive: true });
  const emptyPage = taken(page, PAGE);
  const emptyWall = taken(wall, WALL_PAGE);
  for (const { files } of [page, wall]) for (const [file, body] of files) write(file, body);
  write('demo.js', demo);
  write('demo.css', readFileSync('src/ui/demo/demo.css'));

  for (const language of languages) {
    const words = await writeWords(page, language, oldestTargets());
    await writeWords(wall, language, OLDEST_TELEVISION);

    const { prerender, prerenderNotFound } = await prerenderedIn(language);
    const notFound = prerenderNotFound();
    const texts = await pageTextsIn(language);
    const title = `<title>${texts.pageTitle(notFound.name)}`;
    const html = withPageTexts(withScripts(emptyPage, page, language), language, texts);
    const first = showing(prerender(), html);
    write(inFolder(PAGE, language), first);
    const other = showing(notFound.markup, html).replace('</style>', () => `${notFound.style.trim()}</style>`);
    write(
      inFolder('404.html', language),
      other.replace(/<title>[^<]*/, () => title),
    );
    const wallPage = withLaterScripts(withScripts(emptyWall, wall, language), wall, language);
    write(inFolder(WALL_PAGE, language), filledWallPage(wallPage, language, await wallTextsIn(language)));
    write(inFolder(MANIFEST, language), webManifestIn(language, texts));

    const isKept = keptLetters(language);
    const stored = [...page.files].flatMap(([file, body]): [string, Body][] =>
      STORED.test(file) && isKept(file) ? [[`/${inFolder(file, language)}`, body]] : [],
    );
    const icon: [string, Body] = ['/favicon.svg', readFileSync('src/ui/public/favicon.svg')];
    write(inFolder('sw.js', language), workerWith(worker, [['/', first], icon, ...words, ...stored]));
  }
  // The scripts are the same in all languages, so they are compressed only once.
  await precompressFolder(PAGES_BESIDE);
  for (const language of languages) copyScripts(language);
}

/**
 * The script of a demo. No built page names it: the server of a demo adds it (src/server/demo/line.ts), also to the page of the
 * wall.
 */
function builtDemoScript(): Promise<string> {
  const rolldownOptions = { input: resolve('src/ui/demo/demo.ts'), output: { format: 'iife' as const } };
  return builtScript({ root: 'src/ui', build: { target: OLDEST_TELEVISION, rolldownOptions } });
}

/** Writes the files of words. Returns them by their addresses. */
async function writeWords({ wordsOf }: BuiltFiles, language: Language, target: string | string[]) {
  const written = Object.entries(wordsOf).map(async ([script, words]): Promise<[string, Body]> => {
    const file = inFolder(fileOfWords(script), language);
    const body = await builtWords(words, language, target);
    write(file, body);
    return [`/${file}`, body];
  });
  return Promise.all(written);
}

/** The page, changed to load its scripts, and the words of its first script, from the folder of a language. */
function withScripts(html: string, { wordsOf }: BuiltFiles, language: Language): string {
  return html.replace(SCRIPT_TAG, (tag, script: string) => {
    const words = wordsOf[script] ? `/${inFolder(fileOfWords(script), language)}` : null;
    const preload = words ? `<link rel="modulepreload" crossorigin href="${words}">\n    ` : '';
    return preload + tag.replace(script, () => inFolder(script, language));
  });
}

/**
 * The page, with links to all later scripts and their words. So the page changes whenever these scripts change, and a wall
 * finds the files that it has to store.
 */
function withLaterScripts(html: string, { files, wordsOf }: BuiltFiles, language: Language): string {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js') && !html.includes(inFolder(file, language)));
  const links = scripts
    .flatMap((script) => (wordsOf[script] ? [script, fileOfWords(script)] : [script]))
    .map((file) => `<link rel="prefetch" href="/${inFolder(file, language)}">\n  `);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/**
 * The path of a file for a language. Pages, words and scripts are in the folder of their language. All other files exist only
 * once.
 */
function inFolder(file: string, language: Language): string {
  if (language === 'en') return file;
  if (!file.startsWith('assets/')) return `${language}/${file}`;
  return file.endsWith('.js') ? file.replace('assets/', `assets/${language}/`) : file;
}

function copyScripts(language: Language): void {
  if (language === 'en') return;
  const files = readdirSync(join(PAGES_BESIDE, 'assets')).filter((file) => COPIED.test(file));
  for (const file of files) cpSync(join(PAGES_BESIDE, 'assets', file), join(PAGES_BESIDE, 'assets', language, file));
}

/** Removes a page from the files of the build and returns it. */
function taken({ files }: BuiltFiles, name: string): string {
  const html = files.get(name);
  if (html === undefined) throw new Error(`the build has no ${name}`);
  files.delete(name);
  return String(html);
}

function write(file: string, body: Body): void {
  const path = join(PAGES_BESIDE, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}
