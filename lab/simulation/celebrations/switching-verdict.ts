import { OPEN_CELEBRATION_ID } from '../../../src/domain/celebration/celebration.ts';
import { allGuests } from '../../../src/domain/leaderboard/leaderboard.ts';
import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import { type Journey, placeOf, type Traveller } from '../journey.ts';
import { drinkViolations, leaderboardViolations, recordsOf, serverNowMs } from '../verdict.ts';
import { changedDrinks, menuViolations } from './sim-menu.ts';

/** A session as the server has it at the end. */
interface Stored {
  readonly place: string;
  readonly record: SessionRecord;
}

/**
 * The final check: each drink stands where it was logged, once, what was reset or deleted is gone, and every leaderboard
 * equals the server. Returns the violations in words.
 */
export async function findSwitchingViolations(journey: Journey): Promise<string[]> {
  const { guests, broken } = journey;
  const nowMs = await serverNowMs(journey.server);
  const sessions = await sessionsOf(journey, nowMs);
  const violations = guests.flatMap((guest) =>
    guestViolations(guest, sessions).map((violation) => `${guest.name}: ${violation}`),
  );
  const tabs = guests.flatMap(({ phone }) => phone.tabs);
  // The hosts have opened every celebration again.
  const ended = tabs.filter(({ joining }) => joining?.getState().step?.kind === 'over');
  const wrong = tabs.flatMap((tab) => {
    const here = sessions.filter(({ place }) => place === placeOf(journey, tab));
    const records = here.map(({ record }) => record);
    return leaderboardViolations([tab], records, nowMs);
  });
  return [
    ...broken,
    ...violations,
    ...wrong,
    ...menuViolations(journey),
    ...ended.map((tab) => `a sheet still says that ${placeOf(journey, tab)} is over`),
  ];
}

async function sessionsOf({ server, celebrations }: Journey, nowMs: number): Promise<Stored[]> {
  const store = server.store();
  const places = [OPEN_CELEBRATION_ID, ...celebrations.map(({ id }) => id)];
  const records = await Promise.all(places.map((place) => recordsOf(store, nowMs, place)));
  return places.flatMap((place, index) => (records[index] ?? []).map((record) => ({ place, record })));
}

function guestViolations(guest: Traveller, sessions: readonly Stored[]): string[] {
  const { phone, places, deleted } = guest;
  const back = sessions.filter(({ record }) => deleted.has(record.sessionId));
  const all = sessions.flatMap(({ record, place }) => record.drinks.map((drink) => ({ ...drink, place })));
  const drinks = all.filter(({ id }) => places.has(id));
  const current = new Set(phone.tabs.map(({ store }) => store.getState().identity.sessionId));
  return [
    ...back.map(({ record, place }) => `deleted, but at ${place}: ${record.sessionId}`),
    ...(current.size > 1 ? ['the tabs are at different evenings'] : []),
    ...changedDrinks(drinks, guest),
    ...drinkViolations(guest, drinks),
    ...drinks
      .filter(({ id, place }) => place !== places.get(id))
      .map(({ id, place }) => `${id} of ${places.get(id)} stands at ${place}`),
  ];
}

/** Guests on a leaderboard who have never been at its celebration. */
export function strangersOnLeaderboards(journey: Journey): string[] {
  return journey.guests.flatMap(({ phone }) =>
    phone.tabs.flatMap((tab) => {
      const place = placeOf(journey, tab);
      const leaderboard = tab.live?.getState().leaderboard;
      const shown = leaderboard ? allGuests(leaderboard) : [];
      const strangers = shown.filter(({ userName }) => !journey.been.get(place)?.has(userName));
      return strangers.map(({ userName }) => `the leaderboard of ${place} shows ${userName}`);
    }),
  );
}
