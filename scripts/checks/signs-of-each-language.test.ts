import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';

interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Stands for a value in a sentence: a name, a number or a time. */
const VALUE = 'X';
/** An example of a weak password, whose '!' is no punctuation. */
const EXAMPLE = 'P4ss!';

/** The texts of a file, but not the names of its imports. */
function textsIn(code: string): string[] {
  const texts: string[] = [];
  visit(parseSync('texts.ts', code).program as unknown as SyntaxNode);
  return texts;

  function visit(node: SyntaxNode): void {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateLiteral')
      texts.push((node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(VALUE));
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  }
}

const fileOf = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const read = (path: string) => readFileSync(fileOf(path), 'utf8');

/** The texts that people read in a language. */
function textsOf(language: Language): string[] {
  const files = readdirSync(fileOf(`ui/messages/${language}/`), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
    .map((name) => `ui/messages/${language}/${name}`);
  const texts = files.flatMap((path) => textsIn(read(path))).map((text) => text.replace(EXAMPLE, VALUE));
  expect(texts.length).toBeGreaterThan(800);
  return texts;
}

const fixtures = import.meta.glob<{ quotes: readonly [opening: string, closing: string] }>(
  '../../src/ui/messages/*/language.fixture.ts',
  { eager: true },
);

test.each(LANGUAGES)('a text in %s uses the quotation marks of its language, and closes each of them', (language) => {
  const [opening = '', closing = ''] = fixtures[`../../src/ui/messages/${language}/language.fixture.ts`]?.quotes ?? [];
  expect([opening, closing]).not.toContain('');
  // A quotation mark between two letters is an apostrophe, as in ‘Ana’s Spritz’.
  const wrong = textsOf(language).filter((text) => {
    const words = text.replace(/(?<=\p{L})[’'](?=\p{L})/gu, '').replace(/\bpo’/g, '');
    const within = words.split(opening).slice(1);
    const others = words.replaceAll(opening, '').replaceAll(closing, '');
    return within.some((part) => part.split(closing).length !== 2) || /["„“”«»‚‘]/.test(others);
  });
  expect(wrong).toEqual([]);
});

test('a French text has a narrow no-break space before : ; ! and ?, and no other space there', () => {
  const wrong = textsOf('fr').filter((text) =>
    /[\s\u00a0][:;!?](?!\S)|(?<=[\p{L}X»)])[:;!?](?=\s|$)/u.test(text.replace(/\u202f[:;!?]/g, '')),
  );
  expect(wrong).toEqual([]);
});

test('a Spanish question or exclamation begins with ¿ or ¡', () => {
  const wrong = textsOf('es').filter(
    (text) => text.split('¿').length !== text.split('?').length || text.split('¡').length !== text.split('!').length,
  );
  expect(wrong).toEqual([]);
});

test.each(['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar'] as const)(
  'a text in %s has no straight apostrophe, and no three dots instead of an ellipsis',
  (language) => {
    expect(textsOf(language).filter((text) => /\p{L}'\p{L}|\.\.\./u.test(text))).toEqual([]);
  },
);

test('a German ellipsis and the ‘Uhr’ after a time cannot begin a line', () => {
  expect(textsOf('de').filter((text) => / …|[\dX] Uhr/.test(text))).toEqual([]);
});

/** 'a las X', which is wrong at one o’clock: 'a la 1:30'. */
const HOURS = { es: /(?<!\p{L})las $/u, it: /(?<!\p{L})d?alle $/u, pt: /(?<!\p{L})[aà]s $/u };

test.each(['es', 'it', 'pt'] as const)(
  'every sentence with a time in %s uses the singular for one o’clock',
  async (language) => {
    const modules = import.meta.glob<Record<string, unknown>>('../../src/ui/messages/{es,it,pt}/**/*.ts', {
      eager: true,
    });
    const sentences = Object.entries(modules).flatMap(([path, module]) =>
      path.startsWith(`../../src/ui/messages/${language}/`) ? Object.entries(module) : [],
    );
    const withTimes = sentences.flatMap(([name, sentence]) => {
      const code = typeof sentence === 'function' ? String(sentence) : '';
      const times = [...code.matchAll(/([^`}]*)\$\{(\w+)\}/g)].filter(([, before = '']) =>
        HOURS[language].test(before),
      );
      return times.map(([, , time]) => ({ name, time, isRight: code.includes(`isOne(${time})`) }));
    });
    expect(withTimes.length).toBeGreaterThan(8);
    expect(withTimes.filter(({ isRight }) => !isRight)).toEqual([]);
  },
);

test('the first of a month is ‘1er’ in every French date', async () => {
  const first = new Date(2026, 5, 1, 14, 32).getTime();
  const { dayAndMonth } = await import('../../src/ui/messages/fr/forms.ts');
  const { dateOf } = await import('../../src/ui/messages/fr/celebration/celebration.ts');
  const { shortDate } = await import('../../src/ui/messages/fr/hosts/first-hour.ts');
  const written = [dayAndMonth(first, first), dateOf('2026-06-01'), shortDate('2026-06-01')];
  expect(written.filter((date) => !date.includes('1er juin'))).toEqual([]);
});
