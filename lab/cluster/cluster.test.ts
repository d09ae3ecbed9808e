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
/** A run takes about two minutes, and longer on a busy machine. */
const TIMEOUT_MS = 600_000;

test(
  'three servers lose and duplicate no drink while everything around them fails, and all leaderboards become right',
  async ({ skip }) => {
    const missing = missingProgram();
    if (missing !== null) skip(`the faults of several servers need ${missing}`);
    const program = ['--import', 'tsx', 'src/server/main.ts'];
    const size = { rounds: 2, guests: 48, taps: 12, faults: 7 };
    const reports = await clusterTest({ ...size, seed: 1, program });
    expect([...new Set(reports.flatMap(({ faults }) => faults))].sort()).toEqual(EVERYTHING.sort());
    for (const report of reports) {
      expect(report.violations).toEqual([]);
      expect(report.saves).toBeGreaterThan(0);
    }
  },
  TIMEOUT_MS,
);
