import type { Measure } from '../harness/measure.ts';
import { notMeasured, reasonAgainst } from '../harness/not-measured.ts';
import type { Part } from '../harness/part.ts';
import { startPostgres } from '../harness/postgres.ts';
import { measureFollowing } from './follow.ts';
import { measureSaves } from './saves.ts';

const SCENE = { phones: 300, changes: 120, perSecond: 5 };
const TINY_SCENE = { phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };
const PRESSURE = { forMs: 3_000, warmSaves: 3_000 };
const TINY_PRESSURE = { forMs: 50, warmSaves: 0 };
const IN_FLIGHT = [64, 256];

/** Several servers on one PostgreSQL, beside one. */
export const nodes: Part = async ({ isSmoke, rounds = 3 }) => {
  const reason = await reasonAgainst(async () => (await startPostgres()).stop());
  if (reason) return [notMeasured('nodes', 'Several nodes', reason)];
  const turns = isSmoke ? 1 : rounds;
  const measures: Measure[] = [];
  for (const inFlight of isSmoke ? [6] : IN_FLIGHT)
    measures.push(...(await measureSaves({ inFlight, ...(isSmoke ? TINY_PRESSURE : PRESSURE) }, turns)));
  return [...(await measureFollowing(isSmoke ? TINY_SCENE : SCENE, turns)), ...measures];
};
