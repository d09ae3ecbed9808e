import { describe, expect, test } from 'vitest';
import { HOUR_MS, MAX_COUNTER, MAX_REMOVED } from '../../domain/limits.ts';
import { session } from '../../domain/session/session.fixture.ts';
import { viewOf } from '../../domain/session/session-view.ts';
import { EVENING, testClock, testRandom } from '../phone.fixture.ts';
import type { Copy } from './phone.ts';
import { readCopy, textOf } from './stored-copy.ts';

const OWN = { sessionId: 'ana___________________', writeKey: 'o'.repeat(43) };
const NEXT = { sessionId: 'bea___________________', writeKey: 'k'.repeat(43) };
const state = session(`@${EVENING}.1a b${EVENING + 1} g${EVENING + 2} -w3 ~Ana.2b /fast.1c ^1.1d`);
const copy: Copy = {
  identity: OWN,
  state,
  acknowledged: session(`@${EVENING}.1a ~Ana.1x`),
  celebration: null,
  decision: null,
  setBackMs: 0,
  next: NEXT,
};

function readBack(text: string, nowMs = EVENING + HOUR_MS) {
  const logged: string[] = [];
  const clock = testClock(nowMs);
  const plain = { identity: null, userName: 'Bea', drinkingPace: 'slow' };
  const read = readCopy(text, plain, { clock, random: testRandom, log: (message) => logged.push(message) });
  return { read, logged };
}

/** The stored copy with some of its values changed by hand. */
function tampered(changes: object) {
  return readBack(JSON.stringify({ ...JSON.parse(textOf(copy)), ...changes }));
}

test('a stored copy is read back unchanged, and nothing is logged', () => {
  expect(readBack(textOf(copy))).toEqual({ read: copy, logged: [] });
});

test('the stored copy is what the guest sees, on the phone’s clock', () => {
  const later: Copy = { ...copy, state: session(`@${EVENING}.2a b${EVENING - 1}`), setBackMs: HOUR_MS };
  const text = textOf(later);
  expect(JSON.parse(text)).toMatchObject({
    drinks: [{ drinkType: 'beer', timestamp: EVENING - 1 - HOUR_MS }],
    sessionStart: EVENING - 1 - HOUR_MS,
    clockSetBackMs: HOUR_MS,
  });
  expect(readBack(text).read.state.drinks).toEqual(later.state.drinks);
});

test('drinks and a start are enough for a session, because name and pace have separate keys', () => {
  const { drinks } = state;
  const { read, logged } = readBack(JSON.stringify({ drinks, sessionStart: EVENING }));
  expect(read.state).toEqual({ ...session(`@${EVENING}`), drinks, userName: 'Bea', drinkingPace: 'slow' });
  expect(read).toMatchObject({ acknowledged: null, setBackMs: 0 });
  expect(read.next.sessionId).not.toBe(read.identity.sessionId);
  expect(logged).toEqual([]);
});

test('an entry of a newer Clink is kept', () => {
  const mead = { id: `${EVENING}-m`, drinkType: 'mead', alcoholType: 'honey', timestamp: EVENING, glass: 'horn' };
  expect(tampered({ drinks: [mead] }).read.state.drinks).toEqual([mead]);
});

describe('a tampered copy is repaired when it is read', () => {
  const HUGE = Number.MAX_SAFE_INTEGER;

  test.each<[string, object, object]>([
    [
      'a counter far above the limit',
      { stamps: { userName: [HUGE, 'x'] } },
      { userName: 'Ana', stamps: { userName: [0, ''] } },
    ],
    [
      'the highest allowed counter',
      { stamps: { userName: [MAX_COUNTER, 'x'] } },
      { stamps: { userName: [MAX_COUNTER, 'x'] } },
    ],
    [
      'a counter just above the limit',
      { stamps: { userName: [MAX_COUNTER + 1, 'x'] } },
      { stamps: { userName: [0, ''] } },
    ],
    ['a stamp without a tag', { stamps: { hidden: [1] } }, { hidden: true, stamps: { hidden: [0, ''] } }],
    ['stamps that are a number', { stamps: 7 }, { stamps: { userName: [0, ''], sessionStart: [0, ''] } }],
    ['a forbidden name', { userName: '\u202e' }, { userName: '', stamps: { userName: [0, ''] } }],
    ['an unknown pace', { drinkingPace: 'warp' }, { drinkingPace: 'moderate', stamps: { drinkingPace: [0, ''] } }],
    ['hiding as text', { hidden: 'yes' }, { hidden: false, stamps: { hidden: [0, ''] } }],
    ['no drinks', { drinks: 7 }, { drinks: [] }],
    ['removed drinks that are no ids', { removed: [7, 'x', '3-w'] }, { removed: ['3-w'] }],
    ['one drink twice', { drinks: [state.drinks[0], state.drinks[0]] }, { drinks: [state.drinks[0]] }],
    ['a drink that was removed', { removed: [state.drinks[0]?.id] }, { drinks: [state.drinks[1]] }],
    ['a start that no Date can hold', { sessionStart: HUGE }, { sessionStart: EVENING + 1, drinks: state.drinks }],
    [
      'a start that is text',
      { sessionStart: '2026' },
      { sessionStart: EVENING + 1, stamps: { sessionStart: [0, ''] } },
    ],
    ['a clock set back by more than a century', { clockSetBackMs: HUGE }, { sessionStart: EVENING }],
  ])('%s', (_, changes, expected) => {
    expect(tampered(changes).read.state).toMatchObject(expected);
  });

  test('a drink long before or after its evening is left out and logged, and the others stay', () => {
    const at = (timestamp: number) => ({ id: `${timestamp}-x`, drinkType: 'beer', timestamp });
    const day = 24 * HOUR_MS + 5 * 60_000;
    const drinks = [0, EVENING - day - 1, EVENING - day, EVENING + day, EVENING + day + 1].map(at);
    const { read, logged } = tampered({ drinks });
    expect(read.state.drinks.map(({ timestamp }) => timestamp)).toEqual([EVENING - day, EVENING + day]);
    expect(logged).toEqual(['Error reading session']);
  });

  test('a drink before the start moves the start, both for the guest and for the server', () => {
    const early = { id: '9-x', drinkType: 'beer', timestamp: EVENING - HOUR_MS };
    const { read } = tampered({ drinks: [early] });
    expect(viewOf(read.state).session.sessionStart).toBe(EVENING - HOUR_MS);
    expect(JSON.parse(textOf(read)).sessionStart).toBe(EVENING - HOUR_MS);
  });

  test('removed drinks beyond the server’s limit are left out', () => {
    const removed = Array.from({ length: MAX_REMOVED + 5 }, (_, index) => `${index}-w`);
    expect(tampered({ removed }).read.state.removed).toHaveLength(MAX_REMOVED);
  });

  test.each([
    ['no JSON', '{{{'],
    ['a list', '[1,2]'],
    ['a number', '7'],
  ])('%s is logged', (_, text) => {
    expect(readBack(text).logged).toContain('Error reading session');
  });
});
