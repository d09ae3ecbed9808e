import { allGuests } from '../../../src/domain/leaderboard/leaderboard.ts';
import { drinkOfId } from '../../../src/domain/session/correction.ts';
import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import { type Journey, placeOf, type Traveller } from '../journey.ts';
import { drinkViolations, leaderboardViolations, recordsOf, serverNowMs } from '../verdict.ts';
import { changedDrinks, menuViolations } from './sim-menu.ts';

/**
 * The final check: each drink is stored once, at the celebration where it was logged. Drinks that were reset or deleted are
 * gone. Every leaderboard equals the server's state. Returns the violations in words.
 */
export async function findSwitchingViolations(journey: Journey): Promise<string[]> {
  const { guests, broken, server } = journey;
  const refused = new Set(guests.flatMap(({ phone }) => [...phone.refused]));
  for (const { logged, either, phone } of guests)
    for (const [id, { loggedAt }] of logged) {
      // When clocks disagree, the server may refuse a drink of an evening that is set aside. The guest learns of it on
      // returning.
      const mayBeRefused = loggedAt !== undefined && (server.wasWrong || !phone.hasRightTimes);
      if (mayBeRefused || refused.has(drinkOfId(id))) either.add(id);
    }
  const nowMs = await serverNowMs(journey.server);
  const records = await recordsOf(journey.server.store(), nowMs);
  const violations = guests.flatMap((guest) =>
    guestViolations(guest, records).map((violation) => `${guest.name}: ${violation}`),
  );
  const tabs = guests.flatMap(({ phone }) => phone.tabs);
  // By now the hosts have reopened every celebration.
  const ended = tabs.filter(({ joining }) => joining?.getState().step?.kind === 'over');
  const wrong = tabs.flatMap((tab) => {
    const here = records.filter(({ celebrationId }) => celebrationId === placeOf(journey, tab));
    return leaderboardViolations([tab], here, nowMs);
  });
  return [
    ...broken,
    ...violations,
    ...wrong,
    ...menuViolations(journey),
    ...(server.wasWrong ? [] : guests.filter(({ phone }) => phone.hasRightTimes && phone.refused.size > 0)).map(
      ({ name }) => `a drink of ${name} was refused, and was within the bounds`,
    ),
    ...ended.map((tab) => `a sheet still says that ${placeOf(journey, tab)} is over`),
  ];
}

function guestViolations(guest: Traveller, records: readonly SessionRecord[]): string[] {
  const { phone, places, deleted } = guest;
  const back = records.filter(({ sessionId }) => deleted.has(sessionId));
  const all = records.flatMap(({ drinks, celebrationId: place }) => drinks.map((drink) => ({ ...drink, place })));
  const drinks = all.filter(({ id }) => places.has(id));
  const current = new Set(phone.tabs.map(({ store }) => store.getState().identity.sessionId));
  return [
    ...back.map(({ sessionId, celebrationId }) => `deleted, but at ${celebrationId}: ${sessionId}`),
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
