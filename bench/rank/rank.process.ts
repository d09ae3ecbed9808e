import { serveCalls } from '../harness/serve-calls.ts';
import { timeEach } from '../harness/time-each.ts';
import { boardStage } from './board-stage.ts';
import { tableStage } from './table-stage.ts';

interface Question {
  readonly guests: number;
  readonly viewers: number;
  readonly nearbyViewers: number;
  readonly forMs: number;
}

const calls = {
  /** µs for one change on the product's board, everything sent to nobody. */
  board: ({ guests, viewers, nearbyViewers, forMs }: Question) =>
    timeEach(forMs, boardStage(guests, viewers, nearbyViewers).change),
  /** µs for one change and the query of one who reads, in an embedded database. */
  table: ({ guests, nearbyViewers, forMs }: Question) => {
    const table = tableStage(guests);
    return timeEach(forMs, (index) => {
      table.drink(index);
      if (nearbyViewers > 0) table.rankNearby(index);
      else table.rank();
    });
  },
};
export type RankCalls = typeof calls;
serveCalls(calls);
