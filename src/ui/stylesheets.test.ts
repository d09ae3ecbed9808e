import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const IMPORT = /^import (\w+) from '(\..*\.module\.css)';$/gm;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

/** The classes of a stylesheet that a file names: `styles.picture`. */
const named = files.flatMap((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
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

/** Apart from those of the whole page, such as src/ui/look/base.css. */
function classesOf(sheet: string): string[] {
  const text = readFileSync(join(FOLDER, sheet), 'utf8').replace(/\/\*.*?\*\/|:global\(.*?\)/gs, '');
  return [...text.matchAll(/\.([a-z]\w*)/gi)].map(([, className = '']) => className);
}

const sheets = [...new Set(named.map(({ sheet }) => sheet))].sort();

test.each(sheets)('every class that is named exists in %s', (sheet) => {
  const classes = classesOf(sheet);
  const missing = named.filter((use) => use.sheet === sheet && !classes.includes(use.className ?? ''));
  expect(missing).toEqual([]);
});

test.each(sheets)('every class in %s is named somewhere', (sheet) => {
  const uses = new Set(named.filter((use) => use.sheet === sheet).map(({ className }) => className));
  expect([...new Set(classesOf(sheet))].filter((className) => !uses.has(className))).toEqual([]);
});

const styles = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8').replace(/\/\*.*?\*\//gs, '')] as const);

/** The declarations of a property in all stylesheets that fit `value`. */
function declarations(property: string, value: RegExp): string[] {
  const pattern = new RegExp(`(?<![\\w-])${property}\\s*:([^;}]*)`, 'g');
  return styles.flatMap(([file, css]) =>
    [...css.matchAll(pattern)].filter(([, text = '']) => value.test(text)).map(([all]) => `${file}: ${all}`),
  );
}

test('no shorthand has what WebKit drops: a variable or a thickness beside the line of a decoration', () => {
  expect(declarations('text-decoration', /var\(|\d/)).toEqual([]);
});

test('nothing floats: WebKit lays a floating legend out as if it did not', () => {
  expect(declarations('float', /(?!none)\w/)).toEqual([]);
});

test('nothing keeps its display while it closes, unless it can keep its place in the top layer too', () => {
  const unsupported = styles.flatMap(([file, css]) => {
    const rest = css.replace(/@supports \(overlay: auto\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    return rest.includes('allow-discrete') ? [file] : [];
  });
  expect(unsupported).toEqual([]);
});

/**
 * What has a side of its own in every language: the wall's televisions know no other, a safe area belongs to the phone, and
 * the rest is centred by halves of its width, or reaches from side to side in browsers of any age.
 */
const WITH_SIDES = new Set([
  'look/base.css: left: 0',
  'look/base.css: right: 0',
  'dialogs/welcome.module.css: left: 50%',
  'dialogs/welcome.module.css: margin-left: calc(var(--width) / -2)',
  'dialogs/welcome.module.css: left: calc(50% - var(--width) * 0.631)',
  'dialogs/welcome.module.css: left: calc(50% + var(--width) * 0.06)',
  'host/celebrations/invite/cards.module.css: --left-glass: rgb(226 120 128 / 0.1)',
  'host/celebrations/invite/cards.module.css: --left-glass: var(--glass-rose)',
  'screens/tracker/counter.module.css: justify-self: left',
  'screens/tracker/counter.module.css: margin-left: 50%',
]);

test('what lies left or right is written as start or end, because Arabic runs from right to left', () => {
  const sided =
    /(?<![\w-])(?:(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:[^;}]*|[\w-]+\s*:\s*(?:left|right)\s*(?=[;}]))/g;
  const found = styles
    .filter(([file]) => !file.startsWith('wall/'))
    .flatMap(([file, css]) => [...css.matchAll(sided)].map(([declaration]) => `${file}: ${declaration.trim()}`));
  expect(found.filter((declaration) => !WITH_SIDES.has(declaration))).toEqual([]);
  expect([...WITH_SIDES].filter((declaration) => !found.includes(declaration))).toEqual([]);
});
