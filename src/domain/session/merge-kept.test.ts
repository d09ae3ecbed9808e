import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../limits.ts';
import type { KeptSession } from '../protocol.ts';
import { entry, line, session } from './drink-session.fixture.ts';
import { isHidden } from './hiding.ts';
import { isAllKept, mergeKept } from './merge-kept.ts';

/** What the server keeps, in the notation of sessions. */
function kept(text: string): KeptSession {
  const { drinks, sessionStart, hideTurns } = session(`0.9a ${text}`);
  const hidden = isHidden({ hideTurns });
  return { userName: 'Ana', drinks: [...drinks], sessionStart, drinkingPace: 'moderate', revision: 9, hidden };
}

describe('what this phone holds and what the server keeps, made one', () => {
  test.each([
    ['a restored phone takes over what it has forgotten', '0.5a/5 @0 b1', '@0 b1 w2', '0.5a/5 @0 b1 w2'],
    ['what was never sent is news and stays', '0.6a/5 @0 b1 g3!', '@0 b1 w2', '0.6a/5 @0 b1 w2 g3!'],
    ['what was sent and is no longer kept was removed elsewhere', '0.5a/5 @0 b1 w2', '@0 b1', '0.5a/5 @0 b1 -w2'],
    ['what stays away is kept in order', '0.5a/5 @0 b1 w2 -g3', '@0', '0.5a/5 @0 -b1 -w2 -g3'],
    ['what this phone took back stays away', '0.6a/5 @0 b1 -w2', '@0 b1 w2', '0.6a/5 @0 b1 -w2'],
    ['what is kept has arrived, whoever heard of it', '0.6a/5 @0 b1!', '@0 b1', '0.6a/5 @0 b1'],
    ['a phone that never heard of a save loses nothing', '0.1a @0 b1 w2', '@0 g3', '0.1a @0 b1! w2! g3'],
    ['the time of a drink is the one that everybody else sees', '0.5a/5 @0 b9>4', '@0 b9', '0.5a/5 @0 b9'],
    ['the name told stays', '0.5a/5 @0 b1 ~ana', '@0 b1', '0.5a/5 @0 b1 ~ana'],
    ['hidden elsewhere', '0.6a/5 @0 b1!', '@0 ^1', '0.6a/5 @0 b1! ^1/1'],
    ['shown again elsewhere', '0.6a/5 @0 b1! ^1/1', '@0', '0.6a/5 @0 b1! ^2/2'],
    ['hidden here, which the server was not told', '0.6a/5 @0 b1! ^1', '@0', '0.6a/5 @0 b1! ^1'],
    ['hidden here and told, but nobody answered, and shown again', '0.7a/5 @0 ^2', '@0 ^1', '0.7a/5 @0 ^2'],
    ['nothing there, nothing kept', '0.5a/5 @7', '@7', '0.5a/5 @7'],
    ['a phone with nothing to tell takes over the start', '0.5a/5 @7 b8', '@0 b8', '0.5a/5 @0 b8'],
    ['a phone with something to tell keeps its own', '0.6a/5 @7 b8', '@0 b8', '0.6a/5 @7 b8'],
    ['a drink 5 minutes before the start is of its evening', '0.6a/5 @300003', '@0 b3', '0.6a/5 @300003 b3'],
    ['an evening begins with a drink that is earlier', '0.6a/5 @300004', '@0 b3', '0.6a/5 @3 b3'],
  ])('%s', (_, mine, theirs, merged) => {
    expect(line(mergeKept(session(mine), kept(theirs)))).toBe(merged);
  });

  test.each([
    ['a minute later is what the network took', MINUTE_MS, 0],
    ['more than that is a reset elsewhere', MINUTE_MS + 1, MINUTE_MS + 1],
  ])('a start %s', (_, theirs, expected) => {
    const start = 7 * MINUTE_MS;
    expect(mergeKept(session(`0.6a/5 @${start}`), kept(`@${start + theirs}`)).sessionStart).toBe(start + expected);
  });

  test('together they hold 500 drinks at most, the earliest', () => {
    const drinks = (letter: string, first: number) =>
      Array.from({ length: 400 }, (_, i) => entry(`${letter}${first + 2 * i}`));
    const mine = { ...session('0.5a @0'), drinks: drinks('b', 0) };
    const merged = mergeKept(mine, { ...kept('@0'), drinks: drinks('w', 1) });
    expect(merged.drinks).toHaveLength(500);
    expect(merged.drinks.at(-1)).toEqual(entry('w499'));
    expect(merged.unsent).toHaveLength(250);
  });

  test.each([
    ['0.5a @0 b1 w2', '@0 b1 w2', true],
    ['0.5a @0 b1', '@0 b1 w2', false],
    ['0.5a @0 b1 w2', '@0 b1', false],
    ['0.5a @0 b1 g3', '@0 b1 w2', false],
    ['0.5a @0', '@0', true],
    ['0.5a @0 ^1', '@0', false],
    ['0.5a @0 ^1', '@0 ^1', true],
  ])('%s: the server (%s) has nothing to learn: %s', (mine, theirs, expected) => {
    expect(isAllKept(session(mine), kept(theirs))).toBe(expected);
  });
});

describe('laws of taking in', () => {
  const names = ['b1', 'w2', 'g3', 'h4', 't5'];
  const anyMine = fc
    .record({
      fates: fc.array(fc.constantFrom('', '!', '-', 'unknown'), { minLength: 5, maxLength: 5 }),
      acknowledged: fc.constantFrom(0, 3),
      start: fc.nat({ max: 3 }),
    })
    .map(({ fates, acknowledged, start }) => {
      const part = (name: string, i: number) =>
        fates[i] === 'unknown' ? '' : fates[i] === '-' ? `-${name}` : name + fates[i];
      return session(`0.5a/${acknowledged} @${start} ${names.map(part).join(' ')}`);
    });
  const anyKept = fc.subarray(names).map((some) => kept(`@0 ${some.join(' ')}`));
  const idsOf = ({ drinks }: { readonly drinks: readonly { readonly id: string }[] }) => drinks.map(({ id }) => id);

  test('no drink is lost unless it was undone, or sent and removed elsewhere', () => {
    fc.assert(
      fc.property(anyMine, anyKept, (mine, theirs) => {
        const isNews = (id: string) =>
          mine.acknowledged === 0 || mine.unsent.includes(id) || idsOf(theirs).includes(id);
        const expected = [...idsOf(theirs), ...idsOf(mine).filter(isNews)].filter((id) => !mine.undone.includes(id));
        expect(new Set(idsOf(mergeKept(mine, theirs)))).toEqual(new Set(expected));
      }),
    );
  });

  test('taking in the same again changes nothing', () => {
    fc.assert(
      fc.property(anyMine, anyKept, (mine, theirs) => {
        const once = mergeKept(mine, theirs);
        const twice = mergeKept(once, theirs);
        expect(line(twice)).toBe(line(once));
      }),
    );
  });

  test('what the server lacks afterwards is exactly what is unsent', () => {
    fc.assert(
      fc.property(anyMine, anyKept, (mine, theirs) => {
        const merged = mergeKept(mine, theirs);
        expect(idsOf(merged).filter((id) => !idsOf(theirs).includes(id))).toEqual(merged.unsent);
      }),
    );
  });
});
