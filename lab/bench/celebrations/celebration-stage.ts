import { pino } from 'pino';
import { Celebrations } from '../../../src/server/celebrations/celebrations.ts';
import { GuestAddresses } from '../../../src/server/celebrations/guest-addresses.ts';
import type { CelebrationRegistry } from '../../../src/server/celebrations/registry.ts';
import { Subscriber } from '../../../src/server/leaderboard/subscriber.ts';
import { AddressAreas } from '../../../src/server/limits/address-areas.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/default-limits.ts';
import { NO_METRICS } from '../../../src/server/metrics/metrics.ts';
import { Sessions } from '../../../src/server/sessions/sessions.ts';
import { openSqliteStore } from '../../../src/server/store/sqlite.ts';
import { controlledTime, nowhere } from '../harness/controlled-time.ts';
import { eveningOf } from '../rank/evening.ts';
import { credentialsOf, GUESTS } from './fill-folder.ts';

const FOLLOWERS = 10;
/** More than any other guest has. */
const MANY_DRINKS = 1_000;
/** Followers of more celebrations would only add memory. */
const MAX_FOLLOWED = 1_000;

/** The product's store, celebrations and sessions over a folder. The stage controls the time of broadcasts. */
export async function celebrationStage(dir: string, registry: CelebrationRegistry) {
  const { timers, broadcastAfter } = controlledTime(Date.now());
  const { now } = timers;
  const clock = { now, earliestNow: now, isInDoubt: () => false };
  const areas = new AddressAreas(DEFAULT_LIMITS.areasPerAddress, now);
  const addresses = new GuestAddresses();
  const log = pino({ level: 'silent' });
  const store = openSqliteStore(dir, log);
  const celebrations = await Celebrations.load({
    ...{ store, timers, clock, areas, addresses, registry, metrics: NO_METRICS, log },
    onGone: () => {},
  });
  const sessions = new Sessions({ store, celebrations, registry, addresses, clock, areas, drawBearing: () => 0 });

  return {
    enter: (id: string) => celebrations.enter(id),
    /** A guest changes the name, so that the size of the row stays the same. */
    save: (celebrationId: string, index: number) => {
      const guest = index % GUESTS;
      const caller = {
        ...credentialsOf(celebrationId, guest),
        celebrationId,
        address: '192.0.2.1',
        asksToEnter: false,
      };
      const save = {
        userName: `Ana ${index}`,
        drinks: [],
        sessionStart: now(),
        drinkingPace: 'slow',
        sentAt: now(),
      } as const;
      return sessions.save(caller, save, () => {});
    },
    /**
     * Lets followers join, and makes a first change everywhere: one that moves the guest to the top costs more than those
     * that follow. Returns a function that makes one change in the next celebration.
     */
    follow: async (ids: readonly string[]): Promise<(index: number) => void> => {
      const followed = ids.slice(0, MAX_FOLLOWED);
      for (const id of followed) {
        const { live } = await celebrations.enter(id);
        for (let follower = 0; follower < FOLLOWERS; follower++) {
          live.join(new Subscriber(nowhere, null, true), 'everyone', 'top');
        }
      }
      const [guest] = eveningOf(1, now());
      if (!guest) throw new RangeError('nobody is here');
      const change = (index: number) => {
        const celebrationId = followed[index % followed.length] ?? '';
        const version = 2 + index;
        const { sessionId } = credentialsOf(celebrationId, 0);
        const totalDrinks = MANY_DRINKS + Math.floor(index / followed.length);
        broadcastAfter((lastDrinkAt) => {
          celebrations.apply({ ...guest, sessionId, celebrationId, version, totalDrinks, lastDrinkAt }, false);
        });
      };
      for (const index of followed.keys()) change(index);
      return (index) => change(followed.length + index);
    },
    close: async () => {
      celebrations.close();
      await store.close();
      registry.close();
    },
  };
}
