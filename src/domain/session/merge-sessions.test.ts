import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entry, line, session } from './drink-session.fixture.ts';
import type { DrinkSession } from './drink-session.ts';
import { isSameState, mergeSessions } from './merge-sessions.ts';

describe('two tabs made one', () => {
  test.each([
    ['a tab that only looked on takes over', '0.4a/4 @0 b1', '0.5b/4 @0 b1 w2', '0.5b/4 @0 b1 w2'],
    ['two drinks logged at once are both there', '0.5a @0 b1 w2', '0.5b @0 b1 g3', '0.6b @0 b1 w2 g3'],
    ['a longer evening does not swallow a drink', '0.9a @0 b1 w2 w3 w4', '0.5b @0 b1 g9', '0.10a @0 b1 w2 w3 w4 g9'],
    ['an undone drink stays undone after a late merge', '0.5a @0 b1 w2', '0.6b @0 b1 -w2', '0.6b @0 b1 -w2'],
    ['an undone drink stays undone under a longer evening', '0.7a @0 b1 w2 g3', '0.6b @0 b1 -w2', '0.8a @0 b1 g3 -w2'],
    ['two undone drinks are both gone', '0.5a @0 w2 -b1', '0.5b @0 b1 -w2', '0.6b @0 -b1 -w2'],
    ['a name changed here, a pace there: the server hears of both', '0.5a/4 @0 b1', '0.5b/4 @0 b1', '0.6b/4 @0 b1'],
    ['what one tab saved is saved', '0.5a/5 @0 b1', '0.5a/3 @0 b1', '0.5a/5 @0 b1'],
    ['two first visits at once are one evening from its start', '0.1a @5', '0.1b @3', '0.2b @3'],
    ['an evening moved with the clock stays moved', '0.4a @50 b60', '0.5b @10 b60>20', '0.5b @10 b60>20'],
    ['an earlier start is taken from an older tab', '0.9a @7 b60', '0.5b @3 b60', '0.10a @3 b60'],
    ['a reset wins over a longer evening that it knew', '0.9a/9 @0 b1', '1.6b/5 @5 -b1', '1.10b/9 @5 -b1'],
    ['a reset keeps what was logged after it', '0.6a @0 b1 w9', '1.6b @5 -b1', '1.7b @5 w9 -b1'],
    ['a reset keeps what was logged in its very moment elsewhere', '0.6a @0 b1 w5', '1.6b @5 -b1', '1.7b @5 w5 -b1'],
    ['a reset leaves what it had not heard of', '0.6a @0 b1 w4', '1.7b @5 -b1', '1.8b @4 w4 -b1'],
    ['a reset takes what it knew, whatever its time', '0.5a @0 b9', '1.6b @5 -b9', '1.6b @5 -b9'],
    ['one undone here, one logged there in its place', '0.7a @0 b5', '0.6b @0 w5 -b5', '0.8a @0 w5 -b5'],
    ['a reset that changed nothing else counts', '0.5a/5 @3', '1.5a/5 @3', '1.6a/5 @3'],
    ['two times of one drink are not the same evening', '0.5a @0 b9', '0.5a @0 b9>4', '0.6a @0 b9'],
    ['a tab that has only seen a higher count keeps it', '0.5a/4 @0 b1', '0.9a/4 @0 b1', '0.9a/4 @0 b1'],
    ['what one tab has heard acknowledged is sent for all', '0.5a/5 @0 b1 ~x', '0.5a/4 @0 b1!', '0.5a/5 @0 b1 ~x'],
    ['what no tab has heard acknowledged is unsent', '0.6a/4 @0 b1! w2!', '0.5b/4 @0 b1!', '0.6a/4 @0 b1! w2!'],
    ['what only one tab holds is unsent if it says so', '0.5a/4 @0 b1 w2!', '0.5b/4 @0 b1 g3', '0.6b/4 @0 b1 w2! g3'],
    ['what was undone is not unsent', '0.5a/4 @0 b1!', '0.6a/4 @0 -b1', '0.6a/4 @0 -b1'],
    ['the later save told the name', '0.9a/4 @0 ~ana', '0.5b/5 @0 ~bea', '0.9a/5 @0 ~bea'],
    ['two names told under one revision: it is told again', '0.5a/5 @0 ~ana', '0.5a/5 @0 ~bea', '0.5a/5 @0'],
    ['hidden in one tab, a drink in the other', '0.5a/4 @0 b1 ^1', '0.5b/4 @0 b1 w2', '0.6b/4 @0 b1 w2 ^1'],
    ['hidden and shown again in one tab', '0.6a/4 @0 ^2', '0.5b/4 @0 ^1', '0.6a/4 @0 ^2'],
    ['a hidden guest stays hidden after a reset elsewhere', '0.6a @0 b1 ^1', '1.6b @5 -b1', '1.7b @5 -b1 ^1'],
    ['what one tab told of hiding is told', '0.5a/5 @0 ^1/1', '0.5a/4 @0 ^1', '0.5a/5 @0 ^1/1'],
    ['what was undone before a reset stays undone', '0.6a @0 -w9', '1.8b @5 b7', '1.8b @5 b7 -w9'],
  ])('%s', (_, a, b, merged) => {
    expect(line(mergeSessions(session(a), session(b)))).toBe(merged);
    expect(line(mergeSessions(session(b), session(a)))).toBe(merged);
  });

  test('together they hold 500 drinks at most, the earliest', () => {
    const full = (letter: string, first: number) =>
      Array.from({ length: 400 }, (_, i) => entry(`${letter}${first + 2 * i}`));
    const a = { ...session('0.5a @0'), drinks: full('b', 0) };
    const b = { ...session('0.5b @0'), drinks: full('w', 1) };
    const merged = mergeSessions(a, b);
    expect(merged.drinks).toHaveLength(500);
    expect(merged.drinks.at(-1)).toEqual(entry('w499'));
  });
});

describe('one and the same state', () => {
  const text = '0.5a/3 @0 b1 -w2';
  test.each([
    ['0.5a/3 @0 b1 -w2', true],
    ['0.6a/3 @0 b1 -w2', false],
    ['0.5a/4 @0 b1 -w2', false],
    ['1.5a/3 @0 b1 -w2', false],
    ['0.5b/3 @0 b1 -w2', false],
    ['0.5a/3 @1 b1 -w2', false],
    ['0.5a/3 @0 w1 -w2', false],
    ['0.5a/3 @0 b1>7 -w2', false],
    ['0.5a/3 @0 b1 -w3', false],
    ['0.5a/3 @0 b1! -w2', false],
    ['0.5a/3 @0 b1 -w2 ~ana', false],
    ['0.5a/3 @0 b1 -w2 ^1', false],
    ['0.5a/3 @0 b1 -w2 ^1/1', false],
  ])(`${text} and %s: %s`, (other, expected) => {
    expect(isSameState(session(text), session(other))).toBe(expected);
  });
});

test('a state read back from storage is the same, in whatever order its fields stand', () => {
  const { id, drinkType, alcoholType, timestamp } = entry('r3');
  const [kept, readBack] = [
    { ...session('0.5a @0'), drinks: [{ id, drinkType, timestamp, ...(alcoholType && { alcoholType }) }] },
    { ...session('0.5a @0'), drinks: [entry('r3')] },
  ];
  expect(isSameState(kept, readBack)).toBe(true);
  expect(mergeSessions(kept, readBack).revision).toBe(5);
});

/** Few drinks, times, revisions and change ids, so that they meet. */
const anySession: fc.Arbitrary<DrinkSession> = fc
  .record({
    fates: fc.array(fc.constantFrom('here', 'undone', 'unknown'), { minLength: 6, maxLength: 6 }),
    moved: fc.constantFrom('', '', '', '>3'),
    sessionStart: fc.integer({ min: 0, max: 8 }),
    revision: fc.integer({ min: 1, max: 5 }),
    acknowledged: fc.integer({ min: 0, max: 5 }),
    changeId: fc.constantFrom('a', 'b', 'c'),
    resets: fc.integer({ min: 0, max: 2 }),
    unsentFrom: fc.nat({ max: 6 }),
    told: fc.constantFrom('', 'ana', 'bea'),
    hideTurns: fc.nat({ max: 3 }),
    hideTurnsTold: fc.nat({ max: 2 }),
  })
  .map(({ fates, moved, acknowledged, unsentFrom, hideTurnsTold, ...rest }) => {
    const names = ['b2', 'g4', 'w6', 'h8', 't10', `r12${moved}`];
    const drinks = names.filter((_, i) => fates[i] === 'here').map(entry);
    const undone = names.filter((_, i) => fates[i] === 'undone').map((name) => entry(name).id);
    drinks.sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));
    const unsent = drinks.slice(unsentFrom).map(({ id }) => id);
    return {
      ...rest,
      drinks,
      acknowledged: Math.min(acknowledged, rest.revision),
      undone: undone.sort(),
      unsent,
      hideTurnsTold: Math.min(hideTurnsTold, rest.hideTurns),
    };
  });

const idsOf = ({ drinks }: DrinkSession) => drinks.map(({ id }) => id);

function law(name: string, holds: (a: DrinkSession, b: DrinkSession, c: DrinkSession) => void): void {
  test(name, () => {
    fc.assert(fc.property(anySession, anySession, anySession, holds), { numRuns: 1_000 });
  });
}

describe('laws of merging', () => {
  law('it does not matter who merges', (a, b) => {
    expect(line(mergeSessions(a, b))).toBe(line(mergeSessions(b, a)));
  });

  law('a tab that meets itself stays as it is', (a) => {
    expect(line(mergeSessions(a, a))).toBe(line(a));
  });

  law('who has merged a tab learns nothing from it again', (a, b) => {
    const merged = mergeSessions(a, b);
    expect(line(mergeSessions(merged, a))).toBe(line(merged));
    expect(line(mergeSessions(merged, b))).toBe(line(merged));
  });

  law('the revision never falls, and other drinks never keep a revision', (a, b) => {
    const merged = mergeSessions(a, b);
    expect(merged.revision).toBeGreaterThanOrEqual(Math.max(a.revision, b.revision));
    for (const tab of [a, b]) {
      const isSameEvening =
        JSON.stringify([merged.drinks, merged.sessionStart, merged.hideTurns]) ===
        JSON.stringify([tab.drinks, tab.sessionStart, tab.hideTurns]);
      if (!isSameEvening) expect(merged.revision).toBeGreaterThan(tab.revision);
    }
  });

  law('two changes of one revision, made in two tabs, get a revision above both', (a, b) => {
    fc.pre(a.revision === b.revision && a.changeId !== b.changeId);
    expect(mergeSessions(a, b).revision).toBe(a.revision + 1);
  });

  law('what was saved is not saved again, what was not is', (a, b) => {
    expect(mergeSessions(a, b).acknowledged).toBe(Math.max(a.acknowledged, b.acknowledged));
  });

  law('what is unsent is there, and was acknowledged in no tab that holds it', (a, b) => {
    const merged = mergeSessions(a, b);
    const unsentIn = (tab: DrinkSession, id: string) => tab.unsent.includes(id) || !idsOf(tab).includes(id);
    expect(merged.unsent).toEqual(idsOf(merged).filter((id) => unsentIn(a, id) && unsentIn(b, id)));
  });

  law('no drink is lost unless it was undone or reset away', (a, b) => {
    const undone = new Set([...a.undone, ...b.undone]);
    const expected = [...idsOf(a), ...idsOf(b)].filter((id) => !undone.has(id));
    expect(new Set(idsOf(mergeSessions(a, b)))).toEqual(new Set(expected));
  });

  law('an undone drink never comes back', (a, b, c) => {
    const merged = mergeSessions(mergeSessions(a, b), c);
    for (const id of [...a.undone, ...b.undone, ...c.undone]) {
      expect(merged.undone).toContain(id);
      expect(idsOf(merged)).not.toContain(id);
    }
  });

  law('the order of merging does not matter to drinks, within one epoch to nothing but the count', (a, b, c) => {
    const left = mergeSessions(mergeSessions(a, b), c);
    const right = mergeSessions(a, mergeSessions(b, c));
    expect(idsOf(left).sort()).toEqual(idsOf(right).sort());
    expect([left.undone, left.acknowledged]).toEqual([right.undone, right.acknowledged]);
    expect([...left.unsent].sort()).toEqual([...right.unsent].sort());
    if (a.resets === b.resets && b.resets === c.resets) expect(left.sessionStart).toBe(right.sessionStart);
  });
});
