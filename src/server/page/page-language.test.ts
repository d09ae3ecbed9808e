import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { startTestService } from '../testing/service.fixture.ts';
import { openBuiltPages } from './built-page.ts';

const GERMAN_WEDDING = { ...OTHER_WEDDING, language: 'de-AT' };

/**
 * A server with a page in each of these languages. Returns a function that requests a page and returns the page's language.
 */
async function openPages(languages: readonly string[] = ['en', 'de', 'pl', 'ar']) {
  const { request, pageDir } = await startTestService({ celebrations: [WEDDING, GERMAN_WEDDING] });
  for (const language of languages) {
    const folder = language === 'en' ? pageDir : join(pageDir, language);
    mkdirSync(folder, { recursive: true });
    for (const name of ['index.html', '404.html', 'screen.html', 'sw.js', 'manifest.webmanifest']) {
      writeFileSync(
        join(folder, name),
        name.endsWith('manifest') ? `{"lang":"${language}"}` : `<title>${language}</title>${language} ${name}`,
      );
    }
  }
  return async (path: string, accepted?: string) => {
    const answer = await request(path, accepted === undefined ? {} : { headers: { 'accept-language': accepted } });
    const text = await answer.text();
    const [language] = /\b(en|de|pl|ar)\b(?= |")/.exec(text) ?? [];
    return { language, text, headers: answer.headers, status: answer.status };
  };
}

test.each([
  ['/', undefined, 'en'],
  ['/', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['/', 'fi, pl;q=0.4, de;q=0.5', 'de'],
  ['/', 'de;q=0, pl;q=0.1', 'pl'],
  ['/', 'fi-FI, *', 'en'],
  ['/', 'x'.repeat(9_000), 'en'],
  ['/', `${'fi,'.repeat(10_000)}de`, 'en'],
  ['/', ';;q=,,=;"', 'en'],
  ['/?lang=pl', 'de', 'pl'],
  ['/?lang=de-AT', 'pl', 'de'],
  ['/?lang=DE_at', 'pl', 'de'],
  ['/?lang=xx', 'pl', 'pl'],
  ['/?lang=', 'pl', 'pl'],
  ['/?lang[]=de', 'pl', 'pl'],
  ['/?lang=%ff', 'pl', 'pl'],
  ['/?lang=../de', 'pl', 'pl'],
  [`/?${'%FF=%FF&'.repeat(30)}lang=de`, 'pl', 'de'],
  [`/?${'a&'.repeat(32)}lang=de`, 'pl', 'pl'],
  ['/?lang=pl&lang=de', 'ar', 'pl'],
  [`/?c=${GERMAN_WEDDING.code}`, 'pl,de;q=0.1', 'de'],
  [`/?c=${GERMAN_WEDDING.code}`, 'pl', 'pl'],
  [`/?c=${GERMAN_WEDDING.code}`, undefined, 'en'],
  [`/?c=${GERMAN_WEDDING.code}&lang=ar`, 'de', 'ar'],
  [`/?c=${WEDDING.code}`, 'pl', 'pl'],
  ['/nowhere', 'pl', 'pl'],
  ['/?screen', 'pl', 'pl'],
  [`/?screen&c=${GERMAN_WEDDING.code}`, 'pl', 'de'],
  ['/sw.js', 'pl', 'en'],
  ['/sw.js?lang=pl', 'de', 'pl'],
  ['/manifest.webmanifest', 'pl', 'en'],
  ['/manifest.webmanifest?lang=pl', 'de', 'pl'],
  [`/manifest.webmanifest?lang=pl&c=${WEDDING.code}`, 'de', 'pl'],
])('%.50s for a phone that accepts %.30s is in %s', async (path, accepted, language) => {
  const get = await openPages();
  expect((await get(path, accepted)).language).toBe(language);
});

test('a page names its language, and its headers say that it depends on the phone’s languages', async () => {
  const get = await openPages();
  for (const path of ['/', `/?c=${WEDDING.code}`, '/nowhere']) {
    const { headers } = await get(path, 'de');
    expect([headers.get('content-language'), headers.get('vary')]).toEqual(['de', 'Accept-Encoding, Accept-Language']);
  }
  expect((await get('/sw.js?lang=de')).headers.get('vary')).toBe('Accept-Encoding');
});

test.each(['/de/index.html', '/de/404.html', '/pl/screen.html', '/de/'])('no page is at %s', async (path) => {
  const get = await openPages();
  expect((await get(path)).status).toBe(404);
});

test('English replaces a language that was left out of the build', async () => {
  const get = await openPages(['en', 'de']);
  const { text, headers } = await get('/', 'pl,en;q=0.5');
  expect(headers.get('content-language')).toBe('en');
  expect(text).toContain('en index.html');
});

test('a build that is made while the server runs replaces the previous build, with its policy', async () => {
  const dir = newFolder();
  const write = (name: string, text: string) => {
    mkdirSync(join(dir, name), { recursive: true });
    writeFileSync(join(dir, name, 'index.html'), `<script>${text}</script>`);
  };
  write('dist', 'first');
  write('dist/de', 'erstes');
  const pages = openBuiltPages(join(dir, 'dist'));
  const policyOf = (language: 'en' | 'de') => pages.read('index.html', language).policy;
  const before = policyOf('en');
  expect(pages.read('index.html', 'de').language).toBe('de');
  write('next', 'second');
  renameSync(join(dir, 'dist'), join(dir, 'before'));
  renameSync(join(dir, 'next'), join(dir, 'dist'));
  expect(policyOf('en')).not.toBe(before);
  expect(pages.read('index.html', 'de')).toMatchObject({ language: 'en', policy: policyOf('en') });
});
