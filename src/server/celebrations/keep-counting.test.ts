import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { keepCounting } from './keep-counting.ts';

function startCounting() {
  const timers = manualTimers(NOON);
  const warnings: unknown[] = [];
  const counts: { startedAt: number; end: () => void; fail: (error: Error) => void }[] = [];
  const recount = () =>
    new Promise<void>((end, fail) => {
      counts.push({ startedAt: timers.now() - NOON, end, fail });
    });
  const log = { warn: (warning: unknown) => void warnings.push(warning) };
  return { timers, counts, warnings, stop: keepCounting({ celebrations: { recount }, timers, log }) };
}

test('sessions are counted at the start and every minute, also after a failure, which is logged', async () => {
  const { timers, counts, warnings, stop } = startCounting();
  const failure = new Error('the database is not there');
  counts[0]?.fail(failure);
  await timers.advance(0);
  await timers.advance(MINUTE_MS);
  counts[1]?.end();
  await timers.advance(0);
  await timers.advance(MINUTE_MS);
  expect(counts.map(({ startedAt }) => startedAt / MINUTE_MS)).toEqual([0, 1, 2]);
  expect(warnings).toEqual([{ err: failure }]);
  stop();
  counts[2]?.end();
  await timers.advance(10 * MINUTE_MS);
  expect(counts).toHaveLength(3);
});

test('counting takes at most a hundredth of the time, however many sessions there are', async () => {
  const { timers, counts } = startCounting();
  await timers.advance(3_000);
  counts[0]?.end();
  await timers.advance(0);
  await timers.advance(299_000);
  expect(counts).toHaveLength(1);
  await timers.advance(1_000);
  expect(counts).toHaveLength(2);
});

test('a count that takes too long for the database is retried after ten times its duration', async () => {
  const { timers, counts } = startCounting();
  await timers.advance(MINUTE_MS);
  counts[0]?.fail(new Error('canceling statement due to statement timeout'));
  await timers.advance(0);
  await timers.advance(10 * MINUTE_MS - 1_000);
  expect(counts).toHaveLength(1);
  await timers.advance(1_000);
  expect(counts).toHaveLength(2);
});
