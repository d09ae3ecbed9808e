import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { HOUR_MS, MAX_BODY_BYTES, MAX_DRINKS, MAX_STORED_DRINKS } from '../limits.ts';
import { correctDrink } from '../session/correct-drink.ts';
import { newDrinkEntry } from '../session/drink-entry.ts';
import { merge } from '../session/merge.ts';
import { UNMODERATED } from '../session/moderation.ts';
import { addDrink, removeDrinks, resetSession } from '../session/session-edits.ts';
import { type SessionState, startSession } from '../session/session-state.ts';
import { judgeSave } from './judge-save.ts';
import { saveRequestSchema } from './save-request.ts';

/** `log` adds `count` drinks, `correct` corrects as many, and `meet` merges both phones. */
interface Deed {
  readonly phone: 0 | 1;
  readonly deed: 'log' | 'correct' | 'remove' | 'reset' | 'meet';
  readonly count: number;
}

const anyDeed: fc.Arbitrary<Deed> = fc.record({
  phone: fc.constantFrom(0, 1),
  deed: fc.constantFrom('log', 'log', 'correct', 'remove', 'reset', 'meet'),
  count: fc.integer({ min: 1, max: MAX_DRINKS }),
});

/** Removes as many drinks as one phone can. */
const removeAll = (phone: 0 | 1): Deed[] =>
  (['log', 'reset', 'log', 'remove', 'reset'] as const).map((deed) => ({ phone, deed, count: MAX_STORED_DRINKS / 2 }));

/** Logs half as many drinks as the server accepts, and corrects each of them. */
const correctAll = (phone: 0 | 1): Deed[] =>
  (['log', 'correct', 'correct'] as const).map((deed) => ({ phone, deed, count: MAX_STORED_DRINKS / 2 }));

/** The merged session of two phones of one guest. */
function after(deeds: readonly Deed[]): SessionState {
  const start = startSession(NOON - HOUR_MS, 'start___');
  const phones: [SessionState, SessionState] = [start, start];
  for (const [index, deed] of deeds.entries()) {
    if (deed.deed === 'meet') phones.fill(merge(...phones));
    else phones[deed.phone] = changed(phones[deed.phone], deed, index * MAX_DRINKS);
  }
  return merge(...phones);
}

function changed(state: SessionState, { deed, count }: Deed, from: number): SessionState {
  if (deed === 'reset') return resetSession(state, NOON, 'reset___');
  let next = state;
  for (let number = from; number < from + count; number++) {
    if (deed === 'log') next = addDrink(next, longestEntry(number));
    else if (deed === 'remove') next = removeDrinks(next, [next.drinks.at(-1)?.id ?? '']);
    else next = corrected(next, number);
  }
  return next;
}

function corrected(state: SessionState, number: number): SessionState {
  const drink = state.drinks[number % state.drinks.length];
  if (!drink) return state;
  const earlier = { ...longestEntry(number), timestamp: drink.timestamp - 1 };
  return correctDrink(state, drink, earlier, { tag: String(number).padStart(8, '0'), aheadMs: 0 });
}

/** The id has the length of the ids that the app makes. */
const longestEntry = (number: number) =>
  newDrinkEntry(
    { drinkType: 'cocktail', alcoholType: 'whiskey', menuItem: 'x'.repeat(16) },
    NOON - 1,
    String(number).padStart(8, '0'),
  );

test('the server accepts the merged session of two phones of one guest, unless it has more than 600 drinks', () => {
  const deedsOfBoth = fc.array(anyDeed, { maxLength: 10 });
  fc.assert(
    fc.property(deedsOfBoth, (deeds) => {
      const state = after(deeds);
      fc.pre(state.drinks.length <= MAX_STORED_DRINKS);
      const location = { latitude: -48.12345678901234, longitude: -116.1234567890123 };
      const body = JSON.stringify({ ...state, userName: '🥂'.repeat(10), sentAt: NOON, location });
      expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(MAX_BODY_BYTES);
      const request = JSON.parse(body);
      expect(v.safeParse(saveRequestSchema, request).issues?.map(({ message }) => message)).toBeUndefined();
      const context = {
        sessionId: '',
        celebrationId: '',
        writeKeyHash: '',
        newBearing: 0,
        asksToEnter: false,
        dayBeganAt: 0,
      };
      expect(judgeSave({ ...context, moderation: UNMODERATED }, request, undefined, NOON).kind).toBe('merged');
    }),
    { numRuns: 15, examples: [[[...removeAll(0), ...removeAll(1)]], [[...correctAll(0), ...correctAll(1)]]] },
  );
});
