import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfUi, stylesheets, UI_FOLDER } from './stylesheets.fixture.ts';

const IMPORT = /^import (\w+) from '(\..*\.module\.css)';$/gm;

const files = filesOfUi(/(?<!\.test)\.tsx$/);

/** The classes of a stylesheet that a file names: `styles.picture`. */
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

/** The classes of a stylesheet, without those of the whole page, such as src/ui/look/base.css. */
function classesOf(sheet: string): string[] {
  const text = readFileSync(join(UI_FOLDER, sheet), 'utf8').replace(/\/\*.*?\*\/|:global\(.*?\)/gs, '');
  return [...text.matchAll(/\.([a-z]\w*)/gi)].map(([, className = '']) => className);
}

const sheets = [...new Set(named.map(({ sheet }) => sheet))].sort();

test('no two styles have the same name, which their classes begin with', () => {
  const names = stylesheets.map(([file]) => basename(file)).filter((name) => name.endsWith('.module.css'));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(sheets)('every class that is named exists in %s', (sheet) => {
  const classes = classesOf(sheet);
  const missing = named.filter((use) => use.sheet === sheet && !classes.includes(use.className ?? ''));
  expect(missing).toEqual([]);
});

test.each(sheets)('every class in %s is named somewhere', (sheet) => {
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

test('no shorthand of a text decoration has a variable or a thickness, which WebKit drops', () => {
  expect(declarations('text-decoration', /var\(|\d/)).toEqual([]);
});

test('nothing floats: WebKit lays a floating legend out as if it did not', () => {
  expect(declarations('float', /(?!none)\w/)).toEqual([]);
});

test('nothing keeps its `display` while it closes, unless it can stay in the top layer too', () => {
  const unsupported = stylesheets.flatMap(([file, css]) => {
    const rest = css.replace(/@supports \(overlay: auto\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    return rest.includes('allow-discrete') ? [file] : [];
  });
  expect(unsupported).toEqual([]);
});
