import { expect, test } from 'vitest';
import { ownStays, ownStaysOnOpen, signsOffWhenSent, whatComes, whatComesFromOpen } from './carry-on.ts';

test.each([
  [0, /^Your evening began at 20:15, [^.]+\. The first phone goes on too, unless it signs off\.$/],
  [1, /^1 drink since 20:15, [^.]+\. This phone gets it\. The first phone goes on too, unless it signs off\.$/],
  [3, /^3 drinks since 20:15, [^.]+\. This phone gets them\. The first phone goes on too, unless it signs off\.$/],
])('the texts say what moves to this phone with %d drinks', (count, sentences) => {
  const [theirs, open] = [whatComes(count, '20:15', 'Ana & Ben'), whatComesFromOpen(count, '20:15')];
  expect([theirs, open]).toEqual([expect.stringMatching(sentences), expect.stringMatching(sentences)]);
  expect(theirs).toContain("20:15, at Ana & Ben's.");
  expect(open).toContain('20:15, on the open leaderboard.');
});

test.each([
  [0, 'an evening', 'It stays', 'it'],
  [1, '1 drink logged', 'It stays', 'it'],
  [3, '3 drinks logged', 'They stay', 'them'],
])('the texts say what stays on this phone with %d drinks', (count, what, stays, them) => {
  const start = `This phone has ${what} as Bea. ${stays}`;
  const end = `and you can come back to ${them}.`;
  expect(ownStays('Bea', count, 'Ana & Ben')).toBe(`${start} with Ana & Ben, ${end}`);
  expect(ownStaysOnOpen('Bea', count)).toBe(`${start} on the open leaderboard, ${end}`);
});

test.each([
  [0, 'It waits until the server has everything.'],
  [1, '1 drink has not been sent yet. This phone sends it first.'],
  [2, '2 drinks have not been sent yet. This phone sends them first.'],
])('a phone with %d unsent drinks says what it waits for', (count, sentence) => {
  expect(signsOffWhenSent(count)).toBe(sentence);
});
