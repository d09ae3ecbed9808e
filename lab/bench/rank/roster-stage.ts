import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import { LiveHub } from '../../../src/server/leaderboard/live-hub.ts';
import { Roster } from '../../../src/server/leaderboard/roster.ts';
import { Subscriber } from '../../../src/server/leaderboard/subscriber.ts';
import { NO_METRICS } from '../../../src/server/metrics/metrics.ts';
import { controlledTime, nowhere } from '../harness/controlled-time.ts';
import { eveningOf } from './evening.ts';

export interface RosterStage {
  /** The guest at `index` has one more drink, and the change is sent to every subscriber. */
  change(index: number): void;
}

/**
 * The product's roster and streams with `guests` on it. The first `subscribers` of them watch. The stage controls the time.
 */
export function rosterStage(guests: number, subscribers: number, nearbySubscribers: number): RosterStage {
  const { timers, broadcastAfter } = controlledTime(Date.UTC(2026, 5, 20, 22));
  const records: SessionRecord[] = eveningOf(guests, timers.now());
  const roster = new Roster();
  for (const record of records) roster.apply(record);
  const hub = new LiveHub(roster, timers, NO_METRICS);
  for (const [index, { sessionId, writeKeyHash }] of records.slice(0, subscribers + nearbySubscribers).entries()) {
    const subscriber = new Subscriber(nowhere, { sessionId, writeKeyHash }, true);
    hub.join(subscriber, index < subscribers ? 'everyone' : 'nearby', 'top');
  }
  return {
    change: (index) => {
      const at = index % records.length;
      const record = records[at];
      if (!record) throw new RangeError('nobody is here');
      broadcastAfter((nowMs) => {
        const { totalDrinks, version } = record;
        const next = { ...record, totalDrinks: totalDrinks + 1, version: version + 1, lastDrinkAt: nowMs };
        records[at] = next;
        roster.apply(next);
      });
    },
  };
}
