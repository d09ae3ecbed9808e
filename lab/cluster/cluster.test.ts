import { expect, test } from 'vitest';
import { missingProgram } from './cluster.ts';
import { clusterTest } from './cluster-rounds.ts';

const EVERYTHING = [
  'freeze a server shortly',
  'break the streams of a server',
  'cut a server off from the proxies',
  'stall the link between the proxies and a server',
  'kill -9 a server',
  'freeze a server for long',
  'cut a server off from PostgreSQL',
  'stall the link between a server and PostgreSQL',
  'cut the connection that listens',
  'restart PostgreSQL',
  'kill -9 PostgreSQL',
  'roll a new version through',
];
const NOTHING_WRONG = { lost: [], doubled: [], backAgain: [], unrest: [], crashes: 0 };
/** A run is about two minutes of faults and rests, and more on a busy machine. */
const TIMEOUT_MS = 600_000;

test(
  'three servers lose and double nothing while everything fails, and all leaderboards become right',
  async ({ skip }) => {
    const missing = missingProgram();
    if (missing !== null) skip(`the faults of several servers need ${missing}`);
    const program = ['--import', 'tsx', 'src/server/main.ts'];
    const size = { rounds: 2, guests: 48, tapsPerSecond: 12, faultsPerRound: 7 };
    const reports = await clusterTest({ ...size, seed: 1, program });
    expect(reports.flatMap(({ faults }) => Object.keys(faults)).sort()).toEqual(EVERYTHING.sort());
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
