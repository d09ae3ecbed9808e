import { randomBytes } from 'node:crypto';
import { DRINK_MENU, SPIRITS } from '../../src/domain/drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import { PACES } from '../../src/domain/session/pace.ts';
import { guestName } from '../shared/guest-names.ts';
import { urlWithin } from '../shared/new-celebration.ts';

/** A drink as the phone stores it and the API takes it. */
export interface SeededDrink {
  readonly id: string;
  readonly drinkType: string;
  readonly alcoholType?: string;
  readonly timestamp: number;
}

/** `count` drinks of every kind, spread over the time from `startMs` until just before `endMs`. The same at each call. */
export function seededDrinks(count: number, startMs: number, endMs: number): SeededDrink[] {
  return Array.from({ length: count }, (_, index) => {
    const timestamp = Math.round(startMs + ((endMs - startMs) * (index + 0.9)) / count);
    const { id: drinkType, hasSubtypes } = pick(DRINK_MENU, index * 5 + (index >> 2));
    const alcoholType = hasSubtypes ? pick(SPIRITS, index * 3 + (index >> 1)).id : undefined;
    return { id: `${timestamp}-seed${index}`, drinkType, ...(alcoholType && { alcoholType }), timestamp };
  });
}

/**
 * Saves `count` guests through the API, in the celebration with `code` if there is one. They arrived in the last four hours,
 * and the last ones have just arrived. `from` is the number of the first name. Returns their ids.
 */
export async function addGuests(url: string, count: number, code: string | null = null, from = 0): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await addGuest({ url, code }, from + index, from + count));
  return ids;
}

interface Where {
  readonly url: string;
  readonly code: string | null;
}

async function addGuest({ url, code }: Where, index: number, count: number): Promise<string> {
  const sentAt = Date.now();
  const sessionStart = Math.round(sentAt - (4 * HOUR_MS * (count - index)) / count);
  const drinks = seededDrinks((index * 7) % 17, sessionStart, sentAt - MINUTE_MS / 2);
  const drinkingPace = pick(PACES, index).id;
  const id = randomBytes(16).toString('base64url');
  const answer = await fetch(urlWithin(code, `/api/sessions/${id}`, url), {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${randomBytes(32).toString('base64url')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ userName: guestName(index + 1), drinks, sessionStart, drinkingPace, sentAt }),
  });
  if (!answer.ok) throw new Error(`a guest was not saved: ${answer.status} ${await answer.text()}`);
  return id;
}

function pick<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}
