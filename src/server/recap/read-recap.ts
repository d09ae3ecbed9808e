import type { Celebration } from '../../domain/celebration/celebration.ts';
import { endOf } from '../../domain/celebration/the-end.ts';
import type { CelebrationSettings } from '../../domain/hosting/celebration-settings.ts';
import { underRules } from '../../domain/house/under-rules.ts';
import { showsTotals } from '../../domain/leaderboard/boards.ts';
import { completeRecap } from '../../domain/recap/complete-recap.ts';
import { COMPLETE_AFTER_MS, type Recap } from '../../domain/recap/recap.ts';
import { runningRecap } from '../../domain/recap/running-recap.ts';
import { type Sums, sumOf } from '../../domain/recap/sums.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { HousesRules } from '../hosts-data/house-table.ts';
import type { Work } from '../hosts-data/work.ts';
import { ApiProblem } from '../http/problem.ts';
import type { Store } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import { createCarrier } from './carry-over.ts';
import { recapTable } from './recap-table.ts';

interface RecapDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly store: Pick<Store, 'recap'>;
  readonly celebrations: Pick<Celebrations, 'mayHave' | 'hold' | 'countRoom'>;
  readonly timers: Pick<Timers, 'now'>;
  readonly houseRules: HousesRules;
}

const NOBODY = { guests: 0, totals: { alcoholic: 0, without: 0, waters: 0 } };

/** The recaps of celebrations (docs/protocol.md#the-recap). Callers must first check that the host may read the recap. */
export function createRecaps({ hostsDatabase, store, celebrations, timers, houseRules }: RecapDeps) {
  const carry = createCarrier(store, hostsDatabase);

  /** The totals of the room, as on a wall. */
  async function roomOf(id: string) {
    if (!celebrations.mayHave(id)) return NOBODY;
    const { loaded, release } = await celebrations.hold(id, () => {});
    const { roster } = loaded;
    try {
      await celebrations.countRoom(roster);
      return roster.inSight.room(timers.now());
    } finally {
      roster.endTallies();
      release();
    }
  }

  return {
    /** @throws {ApiProblem} unknown-celebration. */
    async read(id: string): Promise<Recap> {
      // A guest may have just left a group.
      await carry();
      const { whole, groups } = await hostsDatabase.transact(() => storedOf(id, houseRules));
      const readyAt = (whole.endedAt ?? endOf(whole)) + COMPLETE_AFTER_MS;
      if (!groups) return runningRecap(await roomOf(id), showsTotals(whole.boards), readyAt);
      const menu = [...whole.menu, ...whole.formerDrinks];
      return completeRecap(sumOf(groups), { menu, hasMoments: whole.moments, readyAt });
    },
  };
}

/** `groups`: null before the recap is complete. */
function* storedOf(
  id: string,
  houseRules: HousesRules,
): Work<{ whole: Celebration & CelebrationSettings; groups: Sums[] | null }> {
  const whole = underRules(yield* houseRules(), yield* wholeOf(id));
  const completeFor = yield* recapTable.completeFor(id);
  const isComplete = whole.state === 'over' && completeFor !== null && completeFor === whole.endedAt;
  return { whole, groups: isComplete ? yield* recapTable.groupsOf(id) : null };
}

function* wholeOf(id: string): Work<Celebration & CelebrationSettings> {
  const celebration = yield* celebrationTable.byId(id);
  if (!celebration) throw new ApiProblem('unknown-celebration');
  return { ...celebration, ...(yield* celebrationTable.settingsOf(id)) };
}
