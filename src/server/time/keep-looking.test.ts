import { expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../store/store.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { keepLooking } from './keep-looking.ts';

const MINUTE = 60_000;

function looking(look: (isStopped: () => boolean) => Promise<void>, mayLook = () => true) {
  const timers = manualTimers(0);
  const error = vi.fn();
  const stop = keepLooking({ everyMs: MINUTE, timers, log: { error }, failure: 'it failed', mayLook, look });
  return { timers, error, stop };
}

test('no second look begins while the first look is running, even if it takes longer than the pause', async () => {
  const ends: (() => void)[] = [];
  const { timers } = looking(() => new Promise((resolve) => ends.push(resolve)));
  await timers.advance(3 * MINUTE);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await timers.advance(0);
  await timers.advance(MINUTE);
  expect(ends).toHaveLength(2);
});

test('a look that fails is repeated, and is logged unless the store is unavailable', async () => {
  const faults = [new Error('once'), new StoreUnavailable('away')];
  const look = vi.fn(() => (faults.length > 0 ? Promise.reject(faults.shift()) : Promise.resolve()));
  const { timers, error } = looking(look);
  await timers.advance(0);
  await timers.advance(2 * MINUTE);
  expect(look).toHaveBeenCalledTimes(3);
  expect(error.mock.calls).toEqual([[{ err: new Error('once') }, 'it failed']]);
});

test('while `mayLook` is false, nothing is looked for', async () => {
  let mayLook = false;
  const look = vi.fn(async () => {});
  const { timers } = looking(look, () => mayLook);
  await timers.advance(2 * MINUTE);
  expect(look).not.toHaveBeenCalled();
  mayLook = true;
  await timers.advance(MINUTE);
  expect(look).toHaveBeenCalledOnce();
});

test('stopping tells the running look to end, waits for it, and prevents further looks', async () => {
  let end = () => {};
  const look = vi.fn(async (isStopped: () => boolean) => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    expect(isStopped()).toBe(true);
  });
  const { timers, stop } = looking(look);
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await timers.advance(2 * MINUTE);
  expect(hasStopped).toBe(false);
  end();
  await stopped;
  expect(look).toHaveBeenCalledOnce();
});
