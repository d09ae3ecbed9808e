import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfUi, stylesheets, UI_FOLDER } from './stylesheets.fixture.ts';

const IMPORT = /^import (\w+) from '(\..*\.module\.css)';$/gm;

const files = filesOfUi(/(?<!\.test)\.tsx$/);

/** The uses of stylesheet classes in scripts, such as `styles.picture`. */
const named = files.flatMap((file) => {
  const text = readFileSync(join(UI_FOLDER, file), 'utf8');
  const code = text.replaceAll(/^import .*$/gm, '');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
    const sheet = join(dirname(file), from);
    return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, className]) => ({
      file,
      sheet,
      className,
    }));
  });
});

/** The classes of a stylesheet without global classes. */
function classesOf(sheet: string): string[] {
  const text = readFileSync(join(UI_FOLDER, sheet), 'utf8').replace(/\/\*.*?\*\/|:global\(.*?\)/gs, '');
  return [...text.matchAll(/\.([a-z]\w*)/gi)].map(([, className = '']) => className);
}

const sheets = [...new Set(named.map(({ sheet }) => sheet))].sort();

test('no two stylesheets have the same name, because class names begin with it', () => {
  const names = stylesheets.map(([file]) => basename(file)).filter((name) => name.endsWith('.module.css'));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(sheets)('every class of %s that a script uses exists', (sheet) => {
  const classes = classesOf(sheet);
  const missing = named.filter((use) => use.sheet === sheet && !classes.includes(use.className ?? ''));
  expect(missing).toEqual([]);
});

test.each(sheets)('every class in %s is used somewhere', (sheet) => {
  const uses = new Set(named.filter((use) => use.sheet === sheet).map(({ className }) => className));
  expect([...new Set(classesOf(sheet))].filter((className) => !uses.has(className))).toEqual([]);
});

/** The declarations of a property in all stylesheets that fit `value`. */
function declarations(property: string, value: RegExp): string[] {
  const pattern = new RegExp(`(?<![\\w-])${property}\\s*:([^;}]*)`, 'g');
  return stylesheets.flatMap(([file, css]) =>
    [...css.matchAll(pattern)].filter(([, text = '']) => value.test(text)).map(([all]) => `${file}: ${all}`),
  );
}

test('no text-decoration shorthand contains a variable or a thickness, because WebKit drops such a rule', () => {
  expect(declarations('text-decoration', /var\(|\d/)).toEqual([]);
});

test('no style uses float, because WebKit ignores it for a legend', () => {
  expect(declarations('float', /(?!none)\w/)).toEqual([]);
});

test('every style that delays `display` while closing delays the top layer too', () => {
  const unsupported = stylesheets.flatMap(([file, css]) => {
    const rest = css.replace(/@supports \(overlay: auto\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    return rest.includes('allow-discrete') ? [file] : [];
  });
  expect(unsupported).toEqual([]);
});

/** The kind of a value. A value that refers to another one can have any kind. */
function kindOf(value: string): string {
  if (/^(?:var|inherit|initial|unset)\b/.test(value)) return 'any';
  if (/^(?:#|rgba?\(|hsla?\(|color-mix\(|transparent|currentColor|Canvas|[A-Z]\w+$)/.test(value)) return 'colour';
  return /^(?:-?[\d.]|calc\(|min\(|max\(|clamp\()/.test(value) ? 'measure' : 'any';
}

/** The custom properties of a stylesheet, with the kinds of their values. */
const kindsIn = (css: string) =>
  [...css.matchAll(/(?<=[{;]\s*|\*\/\s*)(--[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => ({
    name,
    kind: kindOf(value.trim()),
  }));

test('no stylesheet gives the name of a token to a value of another kind, because every element inherits the token', () => {
  const [tokens, others] = [true, false].map((isToken) =>
    stylesheets.filter(([file]) => file.endsWith('look/tokens.css') === isToken),
  );
  const tokenKinds = new Map(tokens?.flatMap(([, css]) => kindsIn(css).map(({ name, kind }) => [name, kind] as const)));
  expect(tokenKinds.size).toBeGreaterThan(100);
  const wrong = others?.flatMap(([file, css]) =>
    kindsIn(css)
      .filter(({ name, kind }) => kind !== 'any' && ![undefined, 'any', kind].includes(tokenKinds.get(name)))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
