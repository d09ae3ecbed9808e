import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/domain/languages.ts';
import { poOf, type Sources, withPo } from './catalogue-po.ts';

const sources = import.meta.glob<string>(['../src/ui/messages/*/**/*.ts', '!**/*.{test,fixture}.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

function sourcesOf(language: string): Sources {
  const folder = `../src/ui/messages/${language}/`;
  const own = Object.entries(sources).filter(([path]) => path.startsWith(folder));
  return new Map(own.map(([path, code]) => [path.slice(folder.length), code]));
}

const GERMAN: Sources = new Map([
  ['gate.ts', "export const signIn = 'Anmelden';\nexport const welcome = (name: string) => `Hallo \u0024{name}!`;\n"],
]);
const ENGLISH: Sources = new Map([
  [
    'gate.ts',
    "/** On the button. */\nexport const signIn = 'Sign in';\nexport const welcome = (name: string) => `Hello \u0024{name}!`;\n",
  ],
]);
const file = poOf('de', GERMAN, ENGLISH);

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what goes to a translator of %s and comes back untouched changes nothing',
  (language) => {
    const own = sourcesOf(language);
    const there = poOf(language, own, sourcesOf('en'));
    expect(there.match(/^msgctxt /gm)?.length).toBeGreaterThan(900);
    expect(withPo(own, there)).toEqual({ files: new Map(), sentences: 0, unknown: [] });
  },
);

test('a translator gets the English sentence, its place, the remarks on it and an example', () => {
  expect(file).toContain(`#: src/ui/messages/de/gate.ts
#. On the button.
msgctxt "gate.ts signIn"
msgid "Sign in"
msgstr "Anmelden"

#: src/ui/messages/de/gate.ts
#. Like: Hallo Zoë!
msgctxt "gate.ts welcome"
msgid "Hello {name}!"
msgstr "Hallo {name}!"`);
});

test('an edited sentence is written back to its place in the source, with its quotes', () => {
  const { files, sentences } = withPo(GERMAN, file.replace('"Hallo {name}!"', '"{name} sagt: \\"Hallo\\"!"'));
  expect(sentences).toBe(1);
  expect(files.get('gate.ts')).toBe(
    GERMAN.get('gate.ts')?.replace('Hallo \u0024{name}!', '\u0024{name} sagt: "Hallo"!'),
  );
});

test('an empty translation, or one marked as fuzzy, changes nothing', () => {
  const edited = file.replace('"Anmelden"', '"Einloggen"');
  expect(withPo(GERMAN, edited).sentences).toBe(1);
  expect(withPo(GERMAN, edited.replace('msgctxt', '#, fuzzy\nmsgctxt')).sentences).toBe(0);
  expect(withPo(GERMAN, file.replace('"Anmelden"', '""')).sentences).toBe(0);
});

test('a sentence that has lost a value is refused, and a sentence that the catalogue does not have is reported', () => {
  expect(() => withPo(GERMAN, file.replace('Hallo {name}!"', 'Hallo!"'))).toThrow(
    'gate.ts welcome: the values in braces',
  );
  expect(withPo(new Map(), file).unknown).toEqual(['gate.ts signIn', 'gate.ts welcome']);
});
