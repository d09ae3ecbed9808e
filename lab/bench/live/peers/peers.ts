import { notMeasured, reasonAgainst } from '../../harness/not-measured.ts';
import type { Part } from '../../harness/part.ts';
import { startPostgres } from '../../harness/postgres.ts';
import { clink } from '../contenders.ts';
import type { LiveContender } from '../live-contender.ts';
import { runScene } from '../run-scene.ts';
import { installPeers } from './install-peers.ts';
import { clinkApp, colyseus, colyseusAsItComes, colyseusOwn, parse } from './peer-contenders.ts';
import { burstMeasures, clientMeasure, pairMeasures, usualMeasures } from './peer-measures.ts';
import { sideBySide } from './side-by-side.ts';

/** Enough changes that the slowest percent is more than one change. */
const LONG = { phones: 500, changes: 200, perSecond: 5 };
const USUAL = { phones: 500, changes: 60, perSecond: 5 };
const BURST = { phones: 500, changes: 300, perSecond: 50 };
const FEW = { phones: 50, changes: 60, perSecond: 5 };
const TINY = { phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };

/** Other systems that do the same job: the fastest that we found, and one over a database. */
export const peers: Part = async ({ isSmoke, rounds = 3 }) => {
  const reason = await reasonAgainst(installPeers);
  if (reason) return [notMeasured('peers', 'The peers', reason)];
  const noDatabase = await reasonAgainst(async () => (await startPostgres()).stop());
  const databaseBacked: readonly LiveContender[] = noDatabase ? [] : [parse];
  const missing = noDatabase ? [notMeasured('peers', parse.name, noDatabase)] : [];
  if (isSmoke) {
    const pair = await sideBySide([clink, colyseus], TINY);
    return [...pairMeasures([pair]), ...usualMeasures(await runScene(TINY, [...databaseBacked], 1)), ...missing];
  }

  const pairs: Record<string, number[]>[] = [];
  for (let round = 0; round < rounds; round++) pairs.push(await sideBySide([clink, colyseus], LONG));
  const usual = await runScene(USUAL, [colyseus, colyseusOwn, colyseusAsItComes, ...databaseBacked], rounds);
  const burst = await runScene(BURST, [colyseus], rounds);
  const few = await runScene(FEW, [clinkApp, colyseusOwn, ...databaseBacked], rounds);
  return [...pairMeasures(pairs), ...usualMeasures(usual), ...burstMeasures(burst), clientMeasure(few), ...missing];
};
