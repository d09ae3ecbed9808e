import * as v from 'valibot';
import type { HouseRules } from '../../../domain/house/house-rules.ts';
import { isSameRuled, type RuledHere, ruledHere, ruledSchema } from '../../../domain/house/ruled.ts';
import { all, type Work } from '../../hosts-data/work.ts';
import { logTable, type NewAction } from './log-table.ts';

/** The house is no host, so it has no name in the log. */
const HOUSE = { hostId: 'house', hostName: '' };

const TOLD = `(SELECT details FROM host_actions WHERE celebration_id = celebrations.id AND action = 'house-rules'
  ORDER BY id DESC LIMIT 1)`;

/** What the log of each celebration says about the rules of the house. */
export const toldRules = {
  /** Adds the rules to each log that says something else. */
  *tell(rules: HouseRules, nowMs: number): Work<void> {
    for (const { id } of yield* otherwise(rules)) yield* logTable.add(actionOf(id, ruledHere(rules), nowMs));
  },
  /** Adds the rules to each log that says none yet. Returns whether another one says something else. */
  *tellUntold(rules: HouseRules, nowMs: number): Work<boolean> {
    const logs = yield* otherwise(rules);
    const untold = logs.filter(({ told }) => told === null);
    for (const { id } of untold) yield* logTable.add(actionOf(id, ruledHere(rules), nowMs));
    return untold.length < logs.length;
  },
  /** Adds the rules to the log of a new celebration. */
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

/** The celebrations whose logs say something else. If a log says nothing about rules, the celebration has had none. */
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
