import { expect, test } from 'vitest';
import * as leaderboard from './en/leaderboard.ts';
import { oneDecimalIn } from './forms/numbers.ts';

const english = import.meta.glob<object>(['./en/**/*.ts', '!./**/*.test.ts'], { eager: true });

/** All texts of a catalogue. A sentence with arguments is returned as its source code. */
function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((message) => (typeof message === 'object' ? textsOf(message) : `${message}`));
}

test('every English text is complete, and no component has to join its parts', () => {
  const texts = textsOf(english);
  expect(texts.length).toBeGreaterThan(100);
  // A text such as 'or type at' is incomplete. 'or' alone is between two ways to sign in.
  expect(
    texts.filter((text) => text !== 'or' && /(?:^|\s)(?:a|an|and|at|for|from|of|or|the|to|with)$|^&$/i.test(text)),
  ).toEqual([]);
  // With `hasTime ? ', ' : ''` or `[time, 'left']`, the component would have to join the pieces.
  expect(texts.filter((text) => /[?:] (["'`])\W*\s\W*\1|=> \[(?!\.)/.test(text.replaceAll('${', '')))).toEqual([]);
});

test.each([
  [0, '0 drinks'],
  [1, '1 drink'],
  [2, '2 drinks'],
  [101, '101 drinks'],
])('%d in English: %s', (count, text) => {
  expect(leaderboard.readings.mostDrinks(count, String(count))).toBe(text);
});

test.each([
  [0, '0.0'],
  [0.04, '0.0'],
  [0.05, '0.1'],
  [0.25, '0.3'],
  [5 / 9, '0.6'],
  [2.34, '2.3'],
  [1_380, '1380.0'],
])('%d is written with one decimal as %s [SPEC-9.16]', (value, text) => {
  expect(oneDecimalIn('en')(value)).toBe(text);
});

test('each language writes decimals in its own way', () => {
  expect(oneDecimalIn('de')(2.34)).toBe('2,3');
});
