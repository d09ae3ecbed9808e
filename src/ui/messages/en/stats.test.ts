import { expect, test } from 'vitest';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import { funFact, hadInHour, hydrationStatuses, readingAt } from './stats.ts';

test.each<[string, FunFact]>([
  ['Ready to start the celebration!', { kind: 'no-drinks' }],
  ['Hydration champion!', { kind: 'much-water' }],
  ['Party mode activated!', { kind: 'many-drinks' }],
  ["Tonight's MVP: Beer (3)", { kind: 'top-drink', drinkType: 'beer', count: 3 }],
  ['Alcohol of choice: Rum (2)', { kind: 'top-spirit', alcoholType: 'rum', count: 2 }],
  ["You're keeping a festive pace", { kind: 'fast' }],
  ['Taking it nice and easy tonight', { kind: 'slow' }],
  ['Peak party time: 21:00', { kind: 'busiest-hour', hour: 21 }],
  ['Peak party time: 0:00', { kind: 'busiest-hour', hour: 0 }],
])('the fun fact %s [SPEC-9.19-24]', (text, fact) => {
  expect(funFact(fact)).toBe(text);
});

test('the Hydration Score has four statuses [SPEC-9.13]', () => {
  expect(Object.values(hydrationStatuses)).toEqual(['Excellent', 'Good', 'Fair', 'Needs Water']);
});

test('a screen reader reads an hour of the timeline with its drinks', () => {
  const had = [
    { name: 'Gin', count: 2 },
    { name: 'Beer', count: 1 },
  ];
  expect(readingAt('20:00', had)).toBe('20:00: Gin 2, Beer 1');
  expect(hadInHour(had)).toBe('Gin 2 · Beer 1');
});
