import { OPEN_CELEBRATION_ID } from '../../src/domain/celebration/celebration.ts';
import { allGuests } from '../../src/domain/leaderboard/leaderboard.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import { type Journey, placeOf, type Traveller } from './journey.ts';

/** A session as the server has it at the end. */
interface Stored {
  readonly sessionId: string;
  readonly place: string;
  readonly drinkIds: readonly string[];
}

/**
 * The final check: each drink stands where it was logged, once, and what was reset or deleted is gone. Returns
 * descriptions of what is wrong.
 */
export async function findSwitchingFaults(journey: Journey): Promise<string[]> {
  const { guests, broken, server } = journey;
  const sessions = await sessionsOf(journey);
  const faults = guests.flatMap((guest) => guestFaults(guest, sessions).map((fault) => `${guest.name}: ${fault}`));
  return [...broken, ...faults, ...server.endedEarly.map((path) => `an evening ended early: ${path}`)];
}

/** The server's own time decides what has expired. */
async function sessionsOf({ server, celebrations }: Journey): Promise<Stored[]> {
  const { at } = await (await server.serve('/api/leaderboard', {})).json();
  const store = createSqliteStore(server.database.open());
  const sessions: Stored[] = [];
  for (const place of [OPEN_CELEBRATION_ID, ...celebrations.map(({ id }) => id)]) {
    for await (const { sessionId } of store.alive(Date.parse(at), place)) {
      const { record } = await store.read(sessionId);
      sessions.push({ sessionId, place, drinkIds: (record?.drinks ?? []).map(({ id }) => id) });
    }
  }
  return sessions;
}

function guestFaults(guest: Traveller, sessions: readonly Stored[]): string[] {
  const { phone, places, deleted } = guest;
  const back = sessions.filter(({ sessionId }) => deleted.has(sessionId));
  const current = new Set(phone.tabs.map(({ store }) => store.getState().identity.sessionId));
  return [
    ...back.map(({ sessionId, place }) => `deleted, but at ${place}: ${sessionId}`),
    ...(current.size > 1 ? ['the tabs are at different evenings'] : []),
    ...[...places].flatMap(([id, place]) => {
      const found = sessions.filter(({ drinkIds }) => drinkIds.includes(id)).map((session) => session.place);
      const fault = drinkFault(guest, id, place, found);
      return fault ? [`${id} ${fault}`] : [];
    }),
  ];
}

/** `found`: where the drink stands at the end. */
function drinkFault({ away, either }: Traveller, id: string, place: string, found: readonly string[]): string | null {
  if (found.length === 0) return away.has(id) || either.has(id) ? null : `of ${place} is lost`;
  if (found.join() !== place) return `of ${place} stands at ${found}`;
  return away.has(id) && !either.has(id) ? `of ${place} came back` : null;
}

/** Guests on a leaderboard who have never been at its celebration. */
export function strangersOnBoards(journey: Journey): string[] {
  return journey.guests.flatMap(({ phone }) =>
    phone.tabs.flatMap((tab) => {
      const place = placeOf(journey, tab);
      const leaderboard = tab.live?.getState().leaderboard;
      const shown = leaderboard ? allGuests(leaderboard) : [];
      const strangers = shown.filter(({ userName }) => !journey.been.get(place)?.has(userName));
      return strangers.map(({ userName }) => `the board of ${place} shows ${userName}`);
    }),
  );
}
