import { serveCalls } from '../harness/serve-calls.ts';
import { timeEach } from '../harness/time-each.ts';
import { rosterStage } from './roster-stage.ts';
import { tableStage } from './table-stage.ts';

interface Question {
  readonly guests: number;
  readonly subscribers: number;
  readonly nearbySubscribers: number;
  readonly forMs: number;
}

const calls = {
  /** µs for one change on the product's roster. All output is discarded. */
  roster: ({ guests, subscribers, nearbySubscribers, forMs }: Question) =>
    timeEach(forMs, rosterStage(guests, subscribers, nearbySubscribers).change),
  /** µs for one change and one query for each reader, in an embedded database. */
  table: ({ guests, subscribers, nearbySubscribers, forMs }: Question) => {
    const table = tableStage(guests);
    return timeEach(forMs, (index) => {
      table.drink(index);
      for (let reader = 0; reader < subscribers; reader++) table.rank();
      for (let reader = 0; reader < nearbySubscribers; reader++) table.rankNearby(index + reader);
    });
  },
};
export type RankCalls = typeof calls;
serveCalls(calls);
