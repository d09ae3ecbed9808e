import type { Celebration } from '../../../domain/celebration/celebration.ts';
import { keptUntil } from '../../../domain/celebration/the-end.ts';
import type { HouseRules } from '../../../domain/house/house-rules.ts';
import { DAY_MS } from '../../../domain/limits.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import { houseTable } from '../../hosts-data/house-table.ts';
import type { Work } from '../../hosts-data/work.ts';
import { logTable } from '../tables/log-table.ts';

/**
 * A rule may be a mistake, but a deletion is final. So the hosts' log announces the deletion of a celebration a day before.
 */
const TOLD_BEFORE_MS = DAY_MS;

const isOver = ({ state }: Celebration) => state === 'over';

/** Celebrations that have been over for longer than the house keeps them. The template of the house stays. */
export function* outlivedIds({ keepDays }: HouseRules, nowMs: number): Work<string[]> {
  if (keepDays === undefined) return [];
  const template = yield* houseTable.template();
  const found = (yield* celebrationTable.list()).filter((one) => isOver(one) && one.id !== template);
  return found.filter((celebration) => keptUntil(celebration, keepDays) <= nowMs).map(({ id }) => id);
}

/** The outlived celebrations whose logs have announced the deletion for long enough. */
export function* outlivedAndTold(rules: HouseRules, nowMs: number): Work<string[]> {
  const told: string[] = [];
  for (const id of yield* outlivedIds(rules, nowMs)) {
    const last = yield* logTable.lastOf(id, 'house-rules');
    if (last?.details.rules?.keepDays !== rules.keepDays) continue;
    if (last && last.at + TOLD_BEFORE_MS <= nowMs) told.push(id);
  }
  return told;
}
