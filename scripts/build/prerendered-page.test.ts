import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages.ts';

const PAGES = LANGUAGES.flatMap((language) =>
  ['index.html', '404.html', 'screen.html'].map((name) => (language === 'en' ? name : `${language}/${name}`)),
);

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);

/** The inline styles of the page, and the stylesheets to which it links. */
function stylesOf(page: string): string {
  const sheets = found(page, /href="\/(assets\/[^"]+\.css)"/g).map((name) => readFileSync(`dist/${name}`, 'utf8'));
  return [...found(page, /<style>([\s\S]*?)<\/style>/g), ...sheets].join('');
}

test.for(PAGES)('every class in the markup of %s has a rule in that page’s styles', (name, { skip }) => {
  skip(!existsSync(`dist/${name}`), 'not built');
  const page = readFileSync(`dist/${name}`, 'utf8');
  const markup = page.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '');
  const used = new Set(found(markup, /\sclass="([^"]*)"/g).flatMap((names) => names.split(' ')));
  const ruled = new Set(found(stylesOf(page), /\.([a-z_][\w-]*)/gi));
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter((className) => !ruled.has(className))).toEqual([]);
});

test.for(PAGES.filter((name) => !name.endsWith('screen.html')))(
  '%s asks for the app before its long style, and watches it from the beginning',
  (name, { skip }) => {
    skip(!existsSync(`dist/${name}`), 'not built');
    const page = readFileSync(`dist/${name}`, 'utf8');
    const places = ['endWatch=', '<script type="module"', '<style>', 'takeEarlyTap='].map((part) => page.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);
