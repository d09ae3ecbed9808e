import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './default-limits.ts';
import { fitLimits, type Means, readMeans } from './fit-limits.ts';

const MIB = 1_024 * 1_024;
const ROOMY: Means = { openFiles: 1_048_576, heapBytes: 4_096 * MIB, machineBytes: 16_384 * MIB };
const limitsWith = (means: Partial<Means>) => fitLimits(DEFAULT_LIMITS, { ...ROOMY, ...means });

test('a process with enough memory and open files gets the configured limits', () => {
  expect(limitsWith({})).toEqual(DEFAULT_LIMITS);
  expect(limitsWith({ openFiles: Number.POSITIVE_INFINITY })).toEqual(DEFAULT_LIMITS);
});

test.each([64, 256, 1_024, 4_096, 16_384, 20_000])('with %i open files, no more files can be needed', (openFiles) => {
  const { streams, connections } = limitsWith({ openFiles });
  expect(streams + 2 * connections).toBeLessThanOrEqual(Math.max(0, openFiles - 128));
  if (openFiles >= 1_024)
    expect([streams, connections]).toEqual([expect.toSatisfy(aHundred), expect.toSatisfy(aHundred)]);
});

test('if there are few streams, one address cannot take all of them', () => {
  const { streams, streamsPerAddress } = limitsWith({ openFiles: 1_024 });
  expect(streamsPerAddress).toBeLessThan(streams);
  expect(limitsWith({ heapBytes: 256 * MIB }).streamsPerAddress).toBe(DEFAULT_LIMITS.streamsPerAddress);
});

test('a heap of 256 MB has space for all streams, connections and bodies at once, with three eighths left', () => {
  const heapBytes = 256 * MIB;
  const { streams, connections, arrivingBodyBytes } = limitsWith({ heapBytes });
  expect(streams * 12 * 1_024 + connections * 20 * 1_024 + arrivingBodyBytes).toBeLessThanOrEqual((heapBytes * 5) / 8);
  expect(streams).toBeGreaterThan(5_000);
  expect(connections).toBeGreaterThan(3_000);
});

test('unread bytes take at most a sixteenth of a small machine', () => {
  expect(limitsWith({ machineBytes: 512 * MIB }).unreadBytes).toBe(32 * MIB);
});

test.runIf(process.platform === 'linux')(
  'the limit of open files is read from the system’s limit for this process',
  () => {
    expect(readMeans().openFiles).toBe(Number(execFileSync('sh', ['-c', 'ulimit -n'])));
  },
);

function aHundred(count: number): boolean {
  return count >= 100;
}
