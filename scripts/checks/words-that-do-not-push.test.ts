import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { textsIn } from '../catalogue-texts.ts';

/**
 * The rule of docs/what-clink-will-not-become.md: no sentence asks for another drink, praises an amount, or claims that
 * something makes people sober. Each language has a list of words that such sentences would need.
 */
interface Words {
  readonly asks: RegExp;
  readonly praises: RegExp;
  readonly sobers: RegExp;
}

const fixtures = import.meta.glob<{ readonly pushing: Words }>('../../src/ui/messages/*/language.fixture.ts', {
  eager: true,
});

/** Quoted texts of the specification, which must not be changed. */
const SPECIFIED = [
  'tracker.ts drinkResponsibly',
  'wall.ts responsibly',
  'stats.ts noDrinksYet',
  // The quoted texts 'Hydration champion!', 'Party mode activated!' and 'Tonight's MVP'.
  'stats.ts funFact (2)',
  'stats.ts funFact (3)',
  'stats.ts funFact (5)',
];
/** This sentence is allowed, because it says that water does not sober anybody up. */
const DENIES = 'stats.ts waterSlowsDown';

const folderOf = (language: Language) => fileURLToPath(new URL(`../../src/ui/messages/${language}/`, import.meta.url));

/** The texts that people read in a language: ['wall.ts thankYou', 'Thank you for …']. */
function sentencesOf(language: Language): (readonly [place: string, text: string])[] {
  const folder = folderOf(language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name),
  );
  return files.flatMap((file) =>
    textsIn(readFileSync(folder + file, 'utf8')).map(({ name, text }) => [`${file} ${name}`, text] as const),
  );
}

function faultsOf(language: Language, text: string): string[] {
  const words = fixtures[`../../src/ui/messages/${language}/language.fixture.ts`]?.pushing;
  if (!words) throw new Error(`src/ui/messages/${language}/language.fixture.ts has no words that push`);
  return Object.entries(words).flatMap(([fault, pattern]: [string, RegExp]) => (pattern.test(text) ? fault : []));
}

/** The sentences of a language that break the rule, except those that are allowed. */
function pushingIn(language: Language): string[] {
  return sentencesOf(language).flatMap(([place, text]) => {
    const faults = faultsOf(language, text).filter((fault) => !(place === DENIES && fault === 'sobers'));
    return faults.length > 0 && !SPECIFIED.includes(place) ? [`${place} ${faults}: ${text}`] : [];
  });
}

test.each(LANGUAGES)(
  'no sentence in %s asks for a drink, praises an amount or says what makes people sober',
  (language) => {
    expect(sentencesOf(language).length).toBeGreaterThan(800);
    expect(pushingIn(language)).toEqual([]);
  },
);

test('the rule finds each allowed exception in at least one language', () => {
  const isFound = (place: string) =>
    LANGUAGES.some((language) => faultsOf(language, new Map(sentencesOf(language)).get(place) ?? '').length > 0);
  expect([...SPECIFIED, DENIES].filter((place) => !isFound(place))).toEqual([]);
});

test('in every language the sentence about water says that it slows drinking down but makes nobody sober', () => {
  for (const language of LANGUAGES) {
    const text = new Map(sentencesOf(language)).get(DENIES) ?? '';
    expect(`${language}: ${faultsOf(language, text)}`).toBe(`${language}: sobers`);
  }
});

/** Earlier sentences of Clink, which break the rule. */
test.each([
  ['en', 'Scan the square, say your name, raise a glass.', 'asks'],
  ['en', 'That was a lot of tries. Take a sip.', 'asks'],
  ['en', 'Whoever drinks water gets here.', 'asks'],
  ['en', 'Who has tried the whole bar', 'praises'],
  ['de', 'QR-Code scannen, Namen nennen, Glas heben.', 'asks'],
  ['de', 'Gut gemacht, alle zusammen.', 'praises'],
  ['fr', 'Prends une gorgée : tu pourras bientôt réessayer.', 'asks'],
  ['fr', 'Qui a goûté à tout le bar', 'praises'],
  ['es', 'Escanea el QR, di tu nombre y alza la copa.', 'asks'],
  ['es', '¡Muy bien, así se hace!', 'praises'],
  ['it', 'Quanti tentativi! Bevi un sorso: tra poco puoi riprovare.', 'asks'],
  ['it', 'Complimenti, che squadra!', 'praises'],
  ['nl', 'Scan de QR-code, zeg hoe je heet en hef het glas.', 'asks'],
  ['nl', 'Wie de hele bar heeft geprobeerd', 'praises'],
  ['pl', 'Za pięć minut toast. Kieliszki w dłoń!', 'asks'],
  ['pl', 'Brawo wy!', 'praises'],
  ['pt', 'Chega-se aqui a beber água.', 'asks'],
  ['pt', 'Quem já provou o bar inteiro', 'praises'],
  ['ar', 'محاولات كثيرة. وقت رشفة!', 'asks'],
  ['ar', 'أحسنتم جميعًا.', 'praises'],
] as const)('the rule finds in %s: %s', (language, text, fault) => {
  expect(faultsOf(language, text)).toEqual([fault]);
});
