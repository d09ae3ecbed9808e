import type { HouseAnswer } from '../../domain/house/house-answer.ts';
import { changeRules, type HouseRules, type RuleChanges } from '../../domain/house/house-rules.ts';
import type { HousesDesk } from '../accounts/calls/account-world.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { type HousesRules, houseTable } from '../hosts-data/house-table.ts';
import type { Work } from '../hosts-data/work.ts';
import { ApiProblem } from '../http/problem.ts';
import type { Timers } from '../time/timers.ts';
import { templateOfHouse } from './celebrations/hosted-celebrations.ts';
import { outlivedIds } from './celebrations/outlived.ts';
import { toldRules } from './tables/told-rules.ts';

interface HouseDeskDeps {
  readonly hostsDatabase: Pick<HostsDatabase, 'transact'>;
  readonly houseRules: HousesRules;
  readonly known: () => HouseRules;
  readonly timers: Pick<Timers, 'now'>;
  /** Whether the rules come from a file, which no call can change. */
  readonly isFixed: boolean;
  readonly hasOpenCelebration: boolean;
  onChange(): Promise<void>;
}

export function createHouseDesk(deps: HouseDeskDeps): HousesDesk {
  const { hostsDatabase, houseRules, known, timers, isFixed, hasOpenCelebration, onChange } = deps;

  function* answer(rules: HouseRules): Work<HouseAnswer> {
    const outlived = (yield* outlivedIds(rules, timers.now())).length;
    return { rules: structuredClone(rules) as HouseAnswer['rules'], isFixed, hasOpenCelebration, outlived };
  }

  return {
    onlyOperatorsCreate: () => known().creators === 'operators',

    hasTemplate: () =>
      hostsDatabase.transact(function* () {
        return (yield* templateOfHouse()) !== undefined;
      }),

    read: () =>
      hostsDatabase.transact(function* () {
        return yield* answer(yield* houseRules());
      }),

    async change(changes: RuleChanges): Promise<HouseAnswer> {
      if (isFixed) throw new ApiProblem('house-fixed');
      const changed = await hostsDatabase.transact(function* () {
        const rules = changeRules(yield* houseTable.rules(), changes);
        yield* houseTable.putRules(rules);
        yield* toldRules.tell(rules, timers.now());
        return yield* answer(rules);
      });
      await onChange();
      return changed;
    },
  };
}
