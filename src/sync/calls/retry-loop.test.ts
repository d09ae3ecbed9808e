import { expect, onTestFinished, test } from 'vitest';
import { EVENING, testClock, testLifecycle, testRandom } from '../phone.fixture.ts';
import { Refused } from './read-answer.ts';
import { type Attempt, createBackOff, createRetryLoop, type RetryPolicy, type Verdict } from './retry-loop.ts';

const HANGS = () => new Promise<never>(() => undefined);

/** A loop whose work is due until an attempt returns `done`. `attempt` receives the number of the attempt, from 1. */
function testLoop(attempt: (count: number, attempt: Attempt) => Promise<Verdict>, policy: Partial<RetryPolicy> = {}) {
  const clock = testClock();
  const lifecycle = testLifecycle();
  const attempts: Attempt[] = [];
  const errors: string[] = [];
  const states: string[] = [];
  const work = { isDue: true };
  const loop = createRetryLoop(
    { clock, lifecycle, random: testRandom },
    {
      backOffCapMs: 1_000,
      isDue: () => work.isDue,
      attempt: (running) => {
        attempts.push(running);
        return attempt(attempts.length, running);
      },
      onError: (error) => errors.push(String(error)),
      onState: (state) => states.push(state),
      ...policy,
    },
  );
  onTestFinished(loop.stop);
  const done = async (): Promise<Verdict> => {
    work.isDue = false;
    return 'done';
  };
  return { loop, clock, lifecycle, attempts, errors, states, work, done, count: () => attempts.length };
}

test('the loop makes no attempt before it is requested, and none while nothing is due', async () => {
  const { loop, clock, work, count, done } = testLoop(() => done());
  await clock.pass(60_000);
  work.isDue = false;
  loop.poke();
  await clock.pass(60_000);
  expect([count(), loop.state()]).toEqual([0, 'idle']);
  work.isDue = true;
  loop.poke();
  expect(loop.state()).toBe('sending');
  await clock.pass(60_000);
  expect([count(), loop.state()]).toEqual([1, 'idle']);
});

test('a request during an attempt starts the next one right after it, and only one attempt runs at a time', async () => {
  let finish = (_: Verdict) => {};
  const { loop, clock, count, done } = testLoop((attempt) =>
    attempt === 1 ? new Promise((resolve) => (finish = resolve)) : done(),
  );
  loop.poke();
  loop.poke();
  await clock.pass(60_000);
  expect(count()).toBe(1);
  finish('done');
  await clock.pass(0);
  expect([count(), loop.state()]).toEqual([2, 'idle']);
});

test('failed attempts are repeated without end, after pauses that double from 200 ms up to the cap', async () => {
  const { loop, clock } = testLoop(async () => 'retry');
  loop.poke();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    await clock.pass(0);
    const [wait = 0] = clock.waiting();
    waits.push(wait);
    await clock.pass(wait);
  }
  expect(waits).toEqual([200, 400, 800, 1_000, 1_000, 1_000]);
});

test.each([
  ['rejects', () => Promise.reject(new Error('the lock was refused'))],
  [
    'throws',
    () => {
      throw new Error('the lock was refused');
    },
  ],
])('an attempt that %s is reported, and retried', async (_, fails) => {
  const { loop, clock, errors, count, done } = testLoop((attempt) => (attempt < 3 ? fails() : done()));
  loop.poke();
  await clock.pass(200 + 400);
  expect([count(), loop.state()]).toEqual([3, 'idle']);
  expect(errors).toEqual(Array(2).fill('Error: the lock was refused'));
});

test('an attempt that hangs counts as failed when its time is over', async () => {
  const { loop, clock, attempts, errors, done } = testLoop((attempt, { expectWithin }) => {
    expectWithin(15_000);
    return attempt === 1 ? HANGS() : done();
  });
  loop.poke();
  await clock.pass(14_999);
  attempts[0]?.expectWithin(15_000);
  await clock.pass(14_999);
  expect(attempts).toHaveLength(1);
  await clock.pass(1);
  expect(attempts[0]?.signal.aborted).toBe(true);
  expect(errors).toEqual(['Error: timed out']);
  await clock.pass(200);
  expect([attempts.length, loop.state()]).toEqual([2, 'idle']);
  expect(clock.waiting()).toEqual([]);
});

test('a change of the work ends the back-off, and so does a wake', async () => {
  const { loop, clock, lifecycle, count } = testLoop(async () => 'retry');
  loop.poke();
  await clock.pass(0);
  expect(loop.state()).toBe('waiting');
  loop.poke();
  await clock.pass(0);
  lifecycle.wake('visible');
  await clock.pass(0);
  expect(count()).toBe(3);
  expect(clock.waiting()).toEqual([200]);
});

test('a pause that the server asked for is not ended by a wake, a change or a restart', async () => {
  const { loop, clock, lifecycle, count, states, done } = testLoop(async (attempt) =>
    attempt === 1 ? { notBeforeMs: 7_000 } : done(),
  );
  loop.poke();
  await clock.pass(0);
  expect(loop.state()).toBe('held');
  lifecycle.wake('online');
  lifecycle.wake('visible');
  loop.poke();
  loop.rest();
  loop.restart();
  await clock.pass(6_999);
  expect(count()).toBe(1);
  await clock.pass(1);
  expect(count()).toBe(2);
  expect(states).toEqual(['sending', 'held', 'sending', 'idle']);
});

test('a refusal is reported with its pause', async () => {
  const response = new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  const { loop, clock, errors } = testLoop(async () => {
    throw new Refused(response, EVENING);
  });
  loop.poke();
  await clock.pass(0);
  expect([loop.state(), clock.waiting(), errors]).toEqual(['held', [5_000], ['Error: the server answered 503']]);
});

test('a pause shorter than the back-off does not shorten it', async () => {
  const { loop, clock } = testLoop(async (attempt) => (attempt < 4 ? 'retry' : { notBeforeMs: 1 }));
  loop.poke();
  await clock.pass(200 + 400 + 800);
  expect([loop.state(), clock.waiting()]).toEqual(['held', [1_000]]);
});

test.each(['online', 'visible'] as const)(
  'a wake (%s) aborts the running attempt and starts another',
  async (reason) => {
    const { loop, clock, lifecycle, attempts, errors } = testLoop(() => HANGS());
    loop.poke();
    lifecycle.wake(reason);
    await clock.pass(0);
    expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect([loop.state(), errors]).toEqual(['sending', []]);
  },
);

test('an aborted attempt changes nothing when it ends later', async () => {
  let finish = (_: Verdict) => {};
  const { loop, clock, lifecycle, attempts } = testLoop((attempt) =>
    attempt === 1 ? new Promise((resolve) => (finish = resolve)) : HANGS(),
  );
  loop.poke();
  lifecycle.wake('online');
  attempts[0]?.expectWithin(1_000);
  finish({ notBeforeMs: 9_000 });
  await clock.pass(60_000);
  expect([attempts.length, loop.state()]).toEqual([2, 'sending']);
});

test('after a long attempt that has succeeded, the back-off is short again', async () => {
  const { loop, clock } = testLoop(async (attempt, { succeed }) => {
    if (attempt === 4) succeed();
    return 'retry';
  });
  loop.poke();
  await clock.pass(200 + 400 + 800);
  expect(clock.waiting()).toEqual([200]);
});

test('after `rest` nothing runs until the next request', async () => {
  const { loop, clock, attempts, errors } = testLoop(() => HANGS());
  loop.poke();
  attempts[0]?.expectWithin(1_000);
  loop.rest();
  await clock.pass(60_000);
  expect([attempts[0]?.signal.aborted, loop.state(), errors]).toEqual([true, 'idle', []]);
  loop.poke();
  expect(attempts).toHaveLength(2);
});

test('a stopped loop has no timer, no attempt and no listener for wakes', async () => {
  const { loop, clock, lifecycle, attempts, states } = testLoop(() => HANGS());
  loop.poke();
  attempts[0]?.expectWithin(1_000);
  loop.stop();
  loop.poke();
  loop.restart();
  lifecycle.wake('online');
  await clock.pass(60_000);
  expect([attempts.length, attempts[0]?.signal.aborted, clock.waiting()]).toEqual([1, true, []]);
  expect(states).toEqual(['sending', 'stopped']);
});

const LONGEST_MS = 1_000;

test.each([
  [0, [100, 200, 400, 500, 500]],
  [0.5, [150, 300, 600, 750, 750]],
  [0.99, [199, 398, 796, 995, 995]],
])(
  'pauses double from 200 ms up to the longest, and the random number %f shortens each by up to a half',
  (chance, pauses) => {
    const backOff = createBackOff(LONGEST_MS, { fraction: () => chance });
    expect(pauses.map(() => Math.round(backOff.next()))).toEqual(pauses);
  },
);

test('even after thousands of failures the pause is the longest one, and after a success it is short again', () => {
  const backOff = createBackOff(LONGEST_MS, { fraction: () => 0 });
  for (let failure = 0; failure < 2_000; failure++) backOff.next();
  expect(backOff.next()).toBe(LONGEST_MS / 2);
  backOff.reset();
  expect(backOff.next()).toBe(100);
});
