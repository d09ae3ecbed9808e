import { expect, test } from 'vitest';
import { missingProgram } from './cluster.ts';
import { clusterTest } from './cluster-rounds.ts';

const NOTHING_WRONG = { lost: [], doubled: [], backAgain: [], unrest: [], crashes: 0 };
/** A run is about a minute of faults and rests, and more on a busy machine. */
const TIMEOUT_MS = 300_000;

test(
  'three servers lose and double nothing while everything fails, and all leaderboards become right',
  async ({ skip }) => {
    const missing = missingProgram();
    if (missing !== null) skip(`the faults of several servers need ${missing}`);
    const program = ['--import', 'tsx', 'src/server/main.ts'];
    const size = { rounds: 2, guests: 48, tapsPerSecond: 12, faultsPerRound: 3 };
    const reports = await clusterTest({ ...size, seed: 1, program });
    const restarts = reports[0]?.rolled?.restarts ?? [];
    expect(restarts.map(({ name, exitCode }) => [name, exitCode])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 0],
    ]);
    for (const { repairs, ...report } of reports) {
      expect(report).toMatchObject(NOTHING_WRONG);
      expect(report.acknowledged).toBeGreaterThan(0);
      expect(repairs.counted).toBeGreaterThanOrEqual(repairs.least);
      expect(repairs.counted).toBeLessThanOrEqual(repairs.most);
    }
  },
  TIMEOUT_MS,
);
