import { expect, test } from 'vitest';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { LongWork } from './long-work.ts';

test('all long work of a server shares slices of 5 ms, and other work runs between the slices', async () => {
  const timers = manualTimers(NOON);
  const { now } = timers;
  let workedMs = 0;
  timers.now = () => now() + workedMs;
  const longWork = new LongWork(timers);
  const done: string[] = [];
  const piece = (name: string) =>
    longWork.run(async (nextStep) => {
      for (let step = 0; step < 6; step += 1) {
        workedMs += 1;
        done.push(name);
        await nextStep();
      }
    });
  const turns: number[] = [];
  const watch = () => {
    turns.push(done.length);
    if (done.length < 60) timers.after(0, watch);
  };
  const all = Promise.all(Array.from({ length: 10 }, (_, index) => piece(String(index))));
  watch();
  await timers.advance(0);
  await all;
  const strides = turns.map((turn, index) => turn - (turns[index - 1] ?? 0));
  expect(Math.max(...strides)).toBeLessThanOrEqual(6);
  expect(done).toHaveLength(60);
});

test('work that waits for a database does not hold up other work', async () => {
  const timers = manualTimers(NOON);
  const longWork = new LongWork(timers);
  const finish: (() => void)[] = [];
  const waiting = longWork.run(() => new Promise<void>((resolve) => finish.push(resolve)));
  const other = longWork.run(async () => 'done');
  await timers.advance(0);
  await expect(other).resolves.toBe('done');
  finish[0]?.();
  await waiting;
});
