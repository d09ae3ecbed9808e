import { pino } from 'pino';
import { Celebrations } from '../../../src/server/celebrations/celebrations.ts';
import { GuestAddresses } from '../../../src/server/celebrations/guest-addresses.ts';
import type { CelebrationRegistry } from '../../../src/server/celebrations/registry.ts';
import { AddressAreas } from '../../../src/server/limits/address-areas.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/default-limits.ts';
import type { EventSink } from '../../../src/server/live/event-sink.ts';
import { Subscriber } from '../../../src/server/live/subscriber.ts';
import { Sessions } from '../../../src/server/sessions.ts';
import { openSqliteStore } from '../../../src/server/store/sqlite.ts';
import type { Timers } from '../../../src/server/timers.ts';
import { eveningOf } from '../rank/evening.ts';
import { credentialsOf, GUESTS } from './fill-folder.ts';

const FOLLOWERS = 10;
/** Followers of more celebrations would only add memory. */
const MAX_FOLLOWED = 1_000;
const COALESCE_MS = 100;

/** Discards all bytes, so that only the server's work is measured. */
const nowhere: EventSink = { write: () => true, onDrain: () => {}, onClose: () => {}, end: () => {}, cut: () => {} };

/** The product's store, celebrations and sessions over a folder. The stage controls the time of broadcasts. */
export async function celebrationStage(dir: string, registry: CelebrationRegistry) {
  let nowMs = Date.now();
  let publish: (() => void) | null = null;
  const timers: Timers = {
    now: () => nowMs,
    after: (_delayMs, callback) => {
      publish = callback;
      return () => {
        publish = null;
      };
    },
    every: () => () => {},
  };
  const clock = { now: () => nowMs, earliestNow: () => nowMs, isInDoubt: () => false };
  const areas = new AddressAreas(DEFAULT_LIMITS.areasPerAddress, () => nowMs);
  const addresses = new GuestAddresses();
  const store = openSqliteStore(dir, pino({ level: 'silent' }));
  const celebrations = await Celebrations.load({ store, timers, clock, areas, addresses });
  const sessions = new Sessions({ store, celebrations, registry, addresses, clock, areas, drawBearing: () => 0 });

  return {
    enter: (id: string) => celebrations.enter(id),
    /** A guest changes the name, so that the size of the row stays the same. */
    save: (celebrationId: string, index: number) => {
      const guest = index % GUESTS;
      const caller = { ...credentialsOf(celebrationId, guest), celebrationId, address: '192.0.2.1' };
      const save = {
        userName: `Ana ${index}`,
        drinks: [],
        sessionStart: nowMs,
        drinkingPace: 'slow',
        sentAt: nowMs,
      } as const;
      return sessions.save(caller, save, () => {});
    },
    /** Lets followers join. Returns a function that makes one change in the next celebration. */
    follow: async (ids: readonly string[]): Promise<(index: number) => void> => {
      const followed = ids.slice(0, MAX_FOLLOWED);
      for (const id of followed) {
        const { live } = await celebrations.enter(id);
        for (let follower = 0; follower < FOLLOWERS; follower++) {
          live.join(new Subscriber(nowhere, null, true), 'everyone', 'top');
        }
      }
      const [guest] = eveningOf(1, nowMs);
      if (!guest) throw new RangeError('nobody is here');
      return (index) => {
        nowMs += COALESCE_MS;
        const celebrationId = followed[index % followed.length] ?? '';
        const version = 2 + index;
        const { sessionId } = credentialsOf(celebrationId, 0);
        const totalDrinks = 1 + (Math.floor(index / followed.length) % 1_000);
        celebrations.apply({ ...guest, sessionId, celebrationId, version, totalDrinks, lastDrinkAt: nowMs }, false);
        publish?.();
      };
    },
    close: async () => {
      celebrations.close();
      await store.close();
      registry.close();
    },
  };
}
