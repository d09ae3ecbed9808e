import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { clockOf } from '../stats/time-zone.fixture.ts';
import { anyDrinks, drinksAt } from './evening.fixture.ts';
import { LONGEST_WORD, notesOf } from './notes.ts';

const UTC = () => 0;
const AT_18 = Date.UTC(2026, 5, 20, 18);
const evening = (drinks: string, more = {}) => ({ drinks: drinksAt(drinks, AT_18), clinks: [], words: [], ...more });
const kindsOf = (drinks: string, more = {}) => notesOf(evening(drinks, more), UTC).map(({ kind }) => kind);
const at = (minutes: number) => AT_18 + minutes * MINUTE_MS;

test.each([
  ['the first and the last toast', 'b0 h60', 'first last'],
  ['nine o’clock and midnight, if they were during the evening', 'b0 h400', 'first nine midnight last'],
  ['neither nine o’clock nor midnight at the edges of the evening', 'b180 h360', 'first last'],
  ['an evening that begins after nine', 'b200 h400', 'first midnight last'],
])('%s', (_, drinks, kinds) => {
  expect(kindsOf(drinks).join(' ')).toBe(kinds);
});

test('notes use the hours of the phone’s clock, even in the night when summer time ends', () => {
  const start = Date.UTC(2026, 9, 24, 16);
  const notes = notesOf({ drinks: drinksAt('b0 h780', start), clinks: [], words: [] }, clockOf('Europe/Vienna'));
  expect(notes.map(({ kind, at: ms }) => [kind, (ms - start) / HOUR_MS])).toEqual([
    ['first', 0],
    ['nine', 3],
    ['midnight', 6],
    ['last', 13],
  ]);
});

const favouriteIn = (drinks: string) => {
  const note = notesOf(evening(drinks), UTC).find(({ kind }) => kind === 'favourite');
  return note?.kind === 'favourite' ? (note.drink.menuItem ?? note.drink.alcoholType ?? note.drink.drinkType) : null;
};
test.each([
  ['the drink that was had most often', 'b0 b1 w2', 'beer'],
  ['with its spirit', 'r0 r1 b2 g3', 'rum'],
  ['a drink of the hosts before others', 'w0 w1 r2/spritz r3/spritz', 'spritz'],
  ['water does not count beside others', 'h0 h1 h2 b3 b4', 'beer'],
  ['but it does where there was nothing else', 'h0 h1', 'water'],
  ['nothing that was had once', 'b0 w1 h2 h3', null],
])('the card names the right drink of the night: %s', (_, drinks, favourite) => {
  expect(favouriteIn(drinks)).toBe(favourite);
});

const clinksWith = (...names: string[]) => names.map((name, index) => ({ name, at: at(10 + index) }));
test.each([
  ['the only one', ['Tom'], 'Tom'],
  ['the first of several', ['Lea', 'Tom'], 'Lea'],
  ['who was met most often', ['Lea', 'Tom', 'Tom'], 'Tom'],
  ['by the first name alone', ['Anna Maria Berger'], 'Anna Maria'],
])('the clink on a card is with %s', (_, names, shown) => {
  const notes = notesOf(evening('b0 h60', { clinks: clinksWith(...names) }), UTC);
  expect(notes.find(({ kind }) => kind === 'clink')).toMatchObject({ name: shown });
});

test('a card shows the last word that fits beside the glass, or the shortest word if none fits', () => {
  const words = ['Dinner is served', 'Phones down!', 'x'.repeat(LONGEST_WORD + 1)].map((text, index) => ({
    text,
    at: at(index),
  }));
  const shown = (some: typeof words) =>
    notesOf(evening('b0 h60', { words: some }), UTC).find(({ kind }) => kind === 'word');
  expect(shown(words)).toMatchObject({ text: 'Phones down!' });
  expect(shown(words.slice(2))).toMatchObject({ at: at(2) });
});

test('a card has at most seven notes, at most one of each kind, from the first toast to the last', () => {
  const texts = fc.array(fc.record({ text: fc.string({ minLength: 1, maxLength: 90 }), at: fc.nat(DAY) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyDrinks(), texts, texts, (drinks, words, met) => {
      const clinks = met.map(({ text, at: ms }) => ({ name: text, at: ms }));
      const notes = notesOf({ drinks, clinks, words }, UTC);
      const kinds = notes.map(({ kind }) => kind);
      expect(notes.length).toBeLessThanOrEqual(7);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds).toEqual(expect.arrayContaining(['first', 'last']));
      expect(kinds.includes('clink')).toBe(clinks.length > 0);
      expect(notes.map(({ at: ms }) => ms)).toEqual(notes.map(({ at: ms }) => ms).sort((a, b) => a - b));
    }),
  );
});
const DAY = 24 * HOUR_MS;

test('an evening without drinks has no notes', () => {
  expect(notesOf({ drinks: [], clinks: clinksWith('Tom'), words: [] }, UTC)).toEqual([]);
});
