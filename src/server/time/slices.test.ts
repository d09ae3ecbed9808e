import { expect, test } from 'vitest';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { runInSlices } from './slices.ts';

/** `count` steps of 2 ms each, on a clock that jumps by `jumpMs` in the middle. */
function slowWork(count: number, jumpMs = 0) {
  const timers = manualTimers(NOON);
  let workedMs = 0;
  let done = 0;
  const { now } = timers;
  timers.now = () => now() + workedMs;
  function* steps(): Generator<void> {
    for (; done < count; done++) {
      workedMs += 2;
      if (done === count / 2) workedMs += jumpMs;
      yield;
    }
  }
  return { timers, steps, done: () => done };
}

/** The number of finished steps at each turn of other work. */
async function turnsDuring({ timers, steps, done }: ReturnType<typeof slowWork>) {
  const turns: number[] = [];
  let tookMs: number | null = null;
  runInSlices(timers, steps(), (took) => {
    tookMs = took;
  });
  const watch = () => {
    turns.push(done());
    if (tookMs === null) timers.after(0, watch);
  };
  watch();
  await timers.advance(0);
  return { turns, tookMs };
}

test('work runs in slices of 5 ms, and other work runs between the slices', async () => {
  expect(await turnsDuring(slowWork(10))).toEqual({ turns: [2, 5, 8, 10], tookMs: 20 });
});

test.each([-3_600_000, 3_600_000])('a clock that jumps by %i ms does not make a slice longer', async (jumpMs) => {
  const { turns } = await turnsDuring(slowWork(100, jumpMs));
  const strides = turns.map((turn, index) => turn - (turns[index - 1] ?? 0));
  expect(Math.max(...strides)).toBeLessThanOrEqual(3);
  expect(turns.at(-1)).toBe(100);
});

test('stopped work does not continue', async () => {
  const { timers, steps, done } = slowWork(10);
  const stop = runInSlices(timers, steps(), () => expect.unreachable());
  stop();
  await timers.advance(1_000);
  expect(done()).toBe(2);
});
