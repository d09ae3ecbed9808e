import { request } from 'node:http';
import { DRINK_MENU, SPIRITS } from '../../src/domain/drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import type { DrinkEntry } from '../../src/domain/session/drink-entry.ts';
import { PACES } from '../../src/domain/session/pace.ts';
import { callTo } from '../../tools/call.ts';
import { urlWithin } from '../../tools/new-celebration.ts';
import { type Credentials, newSession, putSave, secretOf } from '../../tools/saved-guest.ts';
import { guestName } from '../commands/rehearsal/guest-names.ts';

/** `count` drinks of every kind between `startMs` and `endMs`. Each call returns the same drinks. */
export function seededDrinks(count: number, startMs: number, endMs: number): DrinkEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const timestamp = Math.round(startMs + ((endMs - startMs) * (index + 0.9)) / count);
    const { id: drinkType, hasSubtypes } = pick(DRINK_MENU, index * 5 + (index >> 2));
    const spirit = hasSubtypes && { alcoholType: pick(SPIRITS, index * 3 + (index >> 1)).id };
    return { id: `${timestamp}-seed${index}`, drinkType, ...spirit, timestamp };
  });
}

/**
 * Saves `count` guests through the API, in the celebration with `code` if there is one. They arrived during the last four
 * hours. `from` is the number of the first guest's name. The last `here` guests stay on the page. Returns the guests' ids.
 */
export async function addGuests(
  url: string,
  count: number,
  code: string | null = null,
  from = 0,
  here = 0,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = from; index < from + count; index += 1) {
    const sentAt = Date.now();
    const sessionStart = Math.round(sentAt - (4 * HOUR_MS * (from + count - index)) / (from + count));
    const drinks = seededDrinks((index * 7) % 17, sessionStart, sentAt - MINUTE_MS / 2);
    const session = newSession();
    const evening = { drinks, sessionStart, drinkingPace: pick(PACES, index).id, sentAt };
    await putSave(url, code, session, { userName: guestName(index + 1), ...evening });
    if (index >= from + count - here) await stay(url, code, session);
    ids.push(session.sessionId);
  }
  return ids;
}

/** Follows the leaderboard until the server stops, like the visible page of this guest. Resolves once it has come. */
function stay(url: string, code: string | null, session: Credentials): Promise<void> {
  const { path } = callTo('GET /api/leaderboard/live', { query: { sessionId: session.sessionId } });
  return new Promise((resolve, reject) => {
    request(urlWithin(code, path, url), { headers: secretOf(session) }, (stream) => {
      stream.on('data', () => resolve());
      stream.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

function pick<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}
