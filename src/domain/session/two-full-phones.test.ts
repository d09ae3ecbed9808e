import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { UNMODERATED } from '../hosting/moderation.ts';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { HOUR_MS, MAX_BODY_BYTES, MAX_DRINKS } from '../limits.ts';
import { saveRequestSchema } from '../save-request.ts';
import { newDrinkEntry } from './drink-entry.ts';
import { merge } from './merge.ts';
import { addDrink, removeDrinks, resetSession } from './session-edits.ts';
import { judgeSave } from './session-record.ts';
import { type SessionState, startSession } from './session-state.ts';

/** `log` adds `count` drinks, and `meet` merges both phones. */
interface Deed {
  readonly phone: 0 | 1;
  readonly deed: 'log' | 'remove' | 'reset' | 'meet';
  readonly count: number;
}

const anyDeed: fc.Arbitrary<Deed> = fc.record({
  phone: fc.constantFrom(0, 1),
  deed: fc.constantFrom('log', 'log', 'remove', 'reset', 'meet'),
  count: fc.integer({ min: 1, max: MAX_DRINKS }),
});

/** Logs, removes and logs again as much as one phone can. */
const fill = (phone: 0 | 1): Deed[] =>
  (['log', 'reset', 'log', 'remove', 'log'] as const).map((deed) => ({ phone, deed, count: MAX_DRINKS }));

/** What two phones of one guest have together. */
function after(deeds: readonly Deed[]): SessionState {
  const start = startSession(NOON - HOUR_MS, 'start___');
  let phones: readonly [SessionState, SessionState] = [start, start];
  let logged = 0;
  for (const { phone, deed, count } of deeds) {
    let state = phones[phone];
    if (deed === 'meet') state = merge(...phones);
    if (deed === 'reset') state = resetSession(state, NOON, 'reset___');
    for (let done = 0; done < count; done++) {
      logged += 1;
      if (deed === 'log') state = addDrink(state, longestEntry(logged));
      if (deed === 'remove') state = removeDrinks(state, [state.drinks.at(-1)?.id ?? '']);
    }
    phones = deed === 'meet' ? [state, state] : phone === 0 ? [state, phones[1]] : [phones[0], state];
  }
  return merge(...phones);
}

/** The id has as many characters as that of any drink which the app logs. */
const longestEntry = (number: number) =>
  newDrinkEntry({ drinkType: 'cocktail', alcoholType: 'whiskey' }, NOON - 1, String(number).padStart(8, '0'));

test('the server accepts whatever two phones of one guest have together, however they were used', () => {
  const deedsOfBoth = fc.array(anyDeed, { maxLength: 10 });
  fc.assert(
    fc.property(deedsOfBoth, (deeds) => {
      const state = after(deeds);
      const location = { latitude: -48.123456789012345, longitude: -116.12345678901234 };
      const body = JSON.stringify({ ...state, userName: '🥂'.repeat(10), sentAt: NOON, location });
      expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(MAX_BODY_BYTES);
      const request = JSON.parse(body);
      expect(v.safeParse(saveRequestSchema, request).issues?.map(({ message }) => message)).toBeUndefined();
      const context = { sessionId: '', celebrationId: '', writeKeyHash: '', newBearing: 0, asksToEnter: false };
      expect(judgeSave({ ...context, moderation: UNMODERATED }, request, undefined, NOON).kind).toBe('merged');
    }),
    { numRuns: 40, examples: [[[...fill(0), ...fill(1)]]] },
  );
});
