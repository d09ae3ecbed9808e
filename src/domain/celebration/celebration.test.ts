import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  CELEBRATION_META,
  CELEBRATION_PARAMETER,
  type Celebration,
  factsOf,
  OPEN_CELEBRATION_ID,
} from './celebration.ts';
import { celebrationFactsSchema } from './celebration-facts.ts';
import { splitNames } from './couple-names.ts';

const WEDDING: Celebration = {
  id: 'c7',
  code: 'K7MP4XRT',
  names: 'Ana & Ben',
  date: '2026-06-20',
  timeZone: 'Europe/Vienna',
  language: 'en',
  state: 'open',
};
const FACTS = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' };

test('a phone receives the facts, but neither the id nor the time zone', () => {
  expect(factsOf(WEDDING)).toEqual(FACTS);
  expect(v.parse(celebrationFactsSchema, factsOf(WEDDING))).toEqual(FACTS);
});

test('the names in addresses, pages and stored rows do not change', () => {
  expect([CELEBRATION_PARAMETER, CELEBRATION_META, OPEN_CELEBRATION_ID]).toEqual(['c', 'clink-celebration', 'open']);
});

test.each([
  ['a code in another spelling', { code: 'k7mp4xrt' }],
  ['no names', { names: '' }],
  ['long names', { names: 'a'.repeat(61) }],
  ['a date with a time', { date: '2026-06-20T18:00' }],
  ['a long language', { language: 'x'.repeat(36) }],
])('facts with %s are refused', (_, part) => {
  expect(v.is(celebrationFactsSchema, { ...FACTS, ...part })).toBe(false);
});

test('a state of a newer server counts as open, and its other fields are left out', () => {
  expect(v.parse(celebrationFactsSchema, { ...FACTS, state: 'ajar', theme: 'gold' })).toEqual(FACTS);
});

test.each([
  ['Ana & Ben', ['Ana', 'Ben']],
  ['Ana&Ben', ['Ana', 'Ben']],
  ['Maximilian & Anna-Katharina', ['Maximilian', 'Anna-Katharina']],
  ['Ana and Ben', null],
  ['Ana & Ben & Cleo', null],
  ['Ana &', null],
  ['& Ben', null],
  ['Ana', null],
])('%s: %j', (names, expected) => {
  expect(splitNames(names)).toEqual(expected);
});
