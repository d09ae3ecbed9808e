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

/** Apart from those of the whole page, such as src/ui/base.css. */
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
