import { expect, test } from 'vitest';
import { DRINK_TYPES } from '../../domain/drink-menu.ts';
import { LANGUAGES, type Language, TILE_NAMES } from '../../domain/languages.ts';
import { pluralIn } from './forms/numbers.ts';

type Catalogue = ReadonlyMap<string, unknown>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/**/*.ts', '!./forms/*', '!./*/hosts/cities.ts', '!./**/*.{test,fixture}.ts'],
  {
    eager: true,
  },
);
const fixtures = import.meta.glob<{ sameInEnglish: readonly string[] }>('./*/language.fixture.ts', { eager: true });
const sources = import.meta.glob<string>('./*/forms.ts', { eager: true, query: '?raw', import: 'default' });
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Every text of a language by its place: 'hosts/gate.ts signIn', 'menu.ts drinkNames.beer'. */
function catalogueOf(language: Language): Catalogue {
  const texts = new Map<string, unknown>();
  for (const [path, module] of Object.entries(modules)) {
    if (path.startsWith(`./${language}/`)) collect(`${path.slice(`./${language}/`.length)} `, module, texts);
  }
  return texts;
}

function collect(place: string, value: unknown, texts: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) texts.set(place, value);
  else
    for (const [name, part] of Object.entries(value))
      collect(place.endsWith(' ') ? place + name : `${place}.${name}`, part, texts);
}

const english = catalogueOf('en');
const functions = [...english].filter(([, text]) => typeof text === 'function');

/** The number of values that a sentence takes, and the names of the values that it contains. */
function valuesOf(sentence: unknown): { given: number; said: string[] } {
  const code = String(sentence);
  const [, names = '', body = ''] = /^(?:function \w*)?\(?([^=]*?)\)?\s*(?:=>|\{)([\s\S]*)$/.exec(code) ?? [];
  const given = names.match(/\b[a-z]\w*(?=\s*[,})=]|$)/gi) ?? [];
  return {
    given: (sentence as () => string).length,
    said: given.filter((name) => new RegExp(`\\b${name}\\b`).test(body)),
  };
}

test.each(OTHERS)('%s has the same sentences as English', (language) => {
  const own = catalogueOf(language);
  expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [place, text] of english) expect(`${place}: ${typeof own.get(place)}`).toBe(`${place}: ${typeof text}`);
});

test.each(OTHERS)('sentences in %s contain the same values as in English', (language) => {
  const own = catalogueOf(language);
  expect(functions.length).toBeGreaterThan(200);
  const different = functions.filter(
    ([place, sentence]) => valuesOf(own.get(place)).said.length !== valuesOf(sentence).said.length,
  );
  expect(different.map(([place, sentence]) => `${place}: ${sentence} / ${own.get(place)}`)).toEqual([]);
});

test.each(OTHERS)('%s is translated, except for the words that are the same in English', (language) => {
  const own = catalogueOf(language);
  const same = [...english].filter(
    ([place, text]) => typeof text === 'string' && /\p{L}{2}/u.test(text) && own.get(place) === text,
  );
  expect(same.map(([place]) => place).sort()).toEqual(
    [...(fixtures[`./${language}/language.fixture.ts`]?.sameInEnglish ?? [])].sort(),
  );
});

test.each(LANGUAGES)('%s: no text is empty or begins or ends with a space', (language) => {
  const texts = [...catalogueOf(language)].flatMap(([place, text]) =>
    typeof text === 'string' ? [[place, text]] : [],
  );
  expect(texts.filter(([, text = '']) => text !== text.trim() || text === '')).toEqual([]);
});

test.each(LANGUAGES)('hosts cannot give a drink the name of a tile in %s', (language) => {
  const names = DRINK_TYPES.map((drink) => [drink, catalogueOf(language).get(`menu.ts drinkNames.${drink}`)]);
  expect(TILE_NAMES[language]).toEqual(Object.fromEntries(names));
});

test.each(LANGUAGES)('%s has the plural forms that the platform knows for numbers below a million', (language) => {
  const rules = new Intl.PluralRules(language);
  const used = new Set(['other']);
  for (let count = 0; count <= 2_000; count += 0.5) used.add(rules.select(count));
  const [, forms = ''] = /pluralIn<([^>]*)>/.exec(sources[`./${language}/forms.ts`] ?? '') ?? [];
  expect(Array.from(forms.matchAll(/\w+/g), ([form]) => form).sort()).toEqual([...used].sort());
});

test('a language with more plural forms than English needs all of them', () => {
  const polish = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');
  const forms = { one: 'drink', few: 'drinki', many: 'drinków', other: 'drinka' };
  expect([1, 2, 5, 22, 1.5].map((count) => polish(count, forms))).toEqual([
    'drink',
    'drinki',
    'drinków',
    'drinki',
    'drinka',
  ]);
  // @ts-expect-error: Polish without `few`.
  expect(polish(1, { one: 'drink', many: 'drinków', other: 'drinka' })).toBe('drink');
});
