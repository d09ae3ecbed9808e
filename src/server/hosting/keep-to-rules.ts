import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { HousesRules } from '../hosts-data/house-table.ts';
import { keepLooking } from '../time/keep-looking.ts';
import type { Timers } from '../time/timers.ts';
import type { Hosting } from './hosting.ts';
import { toldRules } from './tables/told-rules.ts';

/** How often the server looks for celebrations that the house no longer keeps. */
const LOOK_MS = 10 * MINUTE_MS;

interface KeepToRulesDeps {
  readonly hosting: Pick<Hosting, 'removeOutlived'>;
  readonly hostsDatabase: Pick<HostsDatabase, 'transact' | 'isEmpty'>;
  readonly houseRules: HousesRules;
  readonly timers: Pick<Timers, 'now' | 'every'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  isTimeInDoubt(): boolean;
}

/**
 * A server writes its rules into the logs at its start and after each change. So different rules in a log come from
 * another server.
 */
const OTHER_RULES =
  'the logs of celebrations say other rules of the house than this server follows: another server has another HOUSE_RULES. Give all of them the same file, and start them again';

/**
 * Once after the start, writes the rules of the house into each log that contains other rules, because the file may have
 * changed. Then checks regularly: each check writes the rules into logs without any, such as the log of a celebration that a
 * command created, deletes celebrations that the house no longer keeps, and warns of a server with other rules. The next check
 * repeats what failed. Returns a function that stops the checks and resolves when a running check is done.
 */
export function keepToRules(deps: KeepToRulesDeps): () => Promise<void> {
  const { hosting, hostsDatabase, houseRules, timers, log, isTimeInDoubt } = deps;
  let hasTold = false;
  let isWarned = false;

  return keepLooking({
    everyMs: LOOK_MS,
    timers,
    log,
    failure: 'the rules of the house are not kept',
    mayLook: () => !isTimeInDoubt() && !hostsDatabase.isEmpty(),
    look: async () => {
      const { rules, isOther } = await hostsDatabase.transact(function* () {
        const rules = yield* houseRules();
        if (!hasTold) yield* toldRules.tell(rules, timers.now());
        return { rules, isOther: yield* toldRules.tellUntold(rules, timers.now()) };
      });
      hasTold = true;
      if (isOther && !isWarned) log.warn(OTHER_RULES);
      isWarned = isOther;
      if (rules.keepDays !== undefined) await hosting.removeOutlived();
    },
  });
}
