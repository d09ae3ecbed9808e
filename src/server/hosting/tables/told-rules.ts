import * as v from 'valibot';
import type { HouseRules } from '../../../domain/house/house-rules.ts';
import { isSameRuled, type RuledHere, ruledHere, ruledSchema } from '../../../domain/house/ruled.ts';
import { all, type Work } from '../../hosts-data/work.ts';
import { logTable, type NewAction } from './log-table.ts';

/** The house is not a host, so it has no name in the log. */
const HOUSE = { hostId: 'house', hostName: '' };

const TOLD = `(SELECT details FROM host_actions WHERE celebration_id = celebrations.id AND action = 'house-rules'
  ORDER BY id DESC LIMIT 1)`;

/** The entries about the rules of the house in the logs of all celebrations. */
export const toldRules = {
  /** Adds the rules to each log whose latest rules differ. */
  *tell(rules: HouseRules, nowMs: number): Work<void> {
    for (const { id } of yield* otherwise(rules)) yield* logTable.add(actionOf(id, ruledHere(rules), nowMs));
  },
  /** Adds the rules to each log without rules. Returns whether the latest rules of another log differ. */
  *tellUntold(rules: HouseRules, nowMs: number): Work<boolean> {
    const logs = yield* otherwise(rules);
    const untold = logs.filter(({ told }) => told === null);
    for (const { id } of untold) yield* logTable.add(actionOf(id, ruledHere(rules), nowMs));
    return untold.length < logs.length;
  },
  *tellNew(celebrationId: string, rules: HouseRules, nowMs: number): Work<void> {
    const ruled = ruledHere(rules);
    if (!isSameRuled(ruled, {})) yield* logTable.add(actionOf(celebrationId, ruled, nowMs));
  },
};

interface Log {
  /** Of the celebration. */
  readonly id: string;
  readonly told: string | null;
}

/** The celebrations whose logs have different latest rules. A log without an entry counts as having no rules. */
function* otherwise(rules: HouseRules): Work<Log[]> {
  const text = `SELECT id, ${TOLD} AS told FROM celebrations WHERE deleted_at IS NULL`;
  const logs = yield* all<Log>(text);
  const ruled = ruledHere(rules);
  return logs.filter(({ told }) => !isSameRuled(ruledIn(told), ruled));
}

function actionOf(celebrationId: string, rules: RuledHere, at: number): NewAction {
  return { ...HOUSE, celebrationId, at, action: 'house-rules', guestId: null, guestName: null, details: { rules } };
}

function ruledIn(details: string | null): RuledHere {
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ rules: ruledSchema }));
  const read = v.safeParse(schema, details);
  return read.success ? read.output.rules : {};
}
