import { notMeasured, reasonAgainst } from '../harness/not-measured.ts';
import type { Part } from '../harness/part.ts';
import { startPostgres } from '../harness/postgres.ts';
import { measureFollowing } from './follow.ts';
import { measureSaves } from './saves.ts';

const SCENE = { phones: 300, changes: 120, perSecond: 5 };
const TINY_SCENE = { phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };
const PRESSURE = { inFlight: 64, forMs: 8_000, warmSaves: 1_500 };
const TINY_PRESSURE = { inFlight: 6, forMs: 50, warmSaves: 0 };

/** Several servers on one PostgreSQL, beside one. */
export const nodes: Part = async ({ isSmoke, rounds = 3 }) => {
  const reason = await reasonAgainst(async () => (await startPostgres()).stop());
  if (reason) return [notMeasured('nodes', 'Several nodes', reason)];
  const turns = isSmoke ? 1 : rounds;
  const following = await measureFollowing(isSmoke ? TINY_SCENE : SCENE, turns);
  return [...following, ...(await measureSaves(isSmoke ? TINY_PRESSURE : PRESSURE, turns))];
};
