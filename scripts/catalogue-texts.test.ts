import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/domain/languages.ts';
import { type CatalogueText, textsIn, withTexts } from './catalogue-texts.ts';

const CODE = `import { pluralIn } from '../forms/numbers.ts';
const DAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const signIn = 'Sign in';
export const switchTo = (to: string | null) => (to ? \`Switch to \${to}?\` : "Don't switch");
export const drinks: Record<'beer', string> = { beer: 'Beer' };
export const left = (count: number) => plural(count, { one: '1 guest', other: \`\${count} guests\` });
export function fact(kind: string): string {
  switch (kind) {
    case 'no-drinks':
      return 'Ready!';
  }
  return kind === 'slow' ? 'Easy' : '…';
}
`;

test('a translator gets the sentences of a file, and nothing else', () => {
  expect(textsIn(CODE).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'signIn: Sign in',
    'switchTo: Switch to {to}?',
    "switchTo (2): Don't switch",
    'drinks.beer: Beer',
    'left.one: 1 guest',
    'left.other: {count} guests',
    'fact: Ready!',
    'fact (2): Easy',
  ]);
});

test('an edited sentence is written back to its place in the source', () => {
  const [signIn, switchTo] = textsIn(CODE) as [CatalogueText, CatalogueText];
  const changed = withTexts(
    CODE,
    new Map([
      [signIn, "S'inscrire"],
      [switchTo, 'Zu {to}? `Ja` $5'],
    ]),
  );
  expect(
    textsIn(changed)
      .map(({ text }) => text)
      .slice(0, 2),
  ).toEqual(["S'inscrire", 'Zu {to}? `Ja` $5']);
  expect(changed).toContain('`Zu \u0024{to}? \\`Ja\\` $5`');
});

test.each(LANGUAGES)('unedited sentences in %s stay unchanged', (language) => {
  const folder = join('src/ui/messages', language);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.ts'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    const texts = textsIn(code);
    const again = textsIn(withTexts(code, new Map(texts.map((text) => [text, text.text]))));
    expect(again.map(({ name, text }) => [name, text])).toEqual(texts.map(({ name, text }) => [name, text]));
  }
});
