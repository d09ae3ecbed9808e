import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { testClock, testLifecycle } from '../../sync/phone.fixture.ts';
import { keepInstalled } from './offline.ts';

/** A page that has just started to install, on a good or a bad network. */
function openPage({ isGood = true } = {}) {
  const network = { isGood };
  const install = vi.fn(async () => {
    if (!network.isGood) throw new Error('a login page');
  });
  const clock = testClock();
  const lifecycle = testLifecycle();
  const log = vi.fn();
  const onInstalled = vi.fn();
  keepInstalled({ worker: { install }, clock, lifecycle, random: { fraction: () => 0.5 }, log, onInstalled });
  return { network, install, clock, lifecycle, log, onInstalled };
}

test('a failed installation is retried every half minute until it succeeds', async () => {
  const { network, install, clock, onInstalled } = openPage({ isGood: false });
  await clock.pass(31_000);
  expect(install).toHaveBeenCalledTimes(2);
  await clock.pass(31_000);
  expect(install).toHaveBeenCalledTimes(3);
  expect(onInstalled).not.toHaveBeenCalled();
  network.isGood = true;
  await clock.pass(31_000);
  expect(install).toHaveBeenCalledTimes(4);
  expect(onInstalled).toHaveBeenCalledOnce();
  await clock.pass(600 * MINUTE_MS);
  expect(install).toHaveBeenCalledTimes(4);
});

test('a lasting fault is retried less and less often, for ever', async () => {
  const { install, clock } = openPage({ isGood: false });
  await clock.pass(24 * 60 * MINUTE_MS);
  const inADay = install.mock.calls.length;
  expect(inADay).toBeLessThan(150);
  await clock.pass(16 * MINUTE_MS);
  expect(install.mock.calls.length).toBeGreaterThan(inADay);
});

test('a phone that comes online again retries immediately', async () => {
  const { install, clock, lifecycle } = openPage({ isGood: false });
  await clock.pass(1_000);
  lifecycle.wake('visible');
  expect(install).toHaveBeenCalledOnce();
  lifecycle.wake('online');
  expect(install).toHaveBeenCalledTimes(2);
});

test('a failure is logged once, and once more after a success', async () => {
  const { network, clock, lifecycle, log } = openPage({ isGood: false });
  await clock.pass(10 * MINUTE_MS);
  expect(log).toHaveBeenCalledExactlyOnceWith('Error preparing offline use', expect.any(Error));
  network.isGood = true;
  await clock.pass(10 * MINUTE_MS);
  network.isGood = false;
  await clock.pass(15 * MINUTE_MS);
  lifecycle.wake('visible');
  await clock.pass(1);
  expect(log).toHaveBeenCalledTimes(2);
});

test('the page checks for a newer version when it comes back, at most every quarter of an hour', async () => {
  const { install, clock, lifecycle } = openPage();
  lifecycle.wake('visible');
  await clock.pass(15 * MINUTE_MS);
  expect(install).toHaveBeenCalledOnce();
  lifecycle.wake('visible');
  lifecycle.wake('online');
  expect(install).toHaveBeenCalledTimes(2);
});

test('two attempts never run at once', async () => {
  let finish = () => {};
  const install = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const clock = testClock();
  const lifecycle = testLifecycle();
  const deps = { worker: { install }, clock, lifecycle, random: { fraction: () => 0.5 } };
  keepInstalled({ ...deps, log: vi.fn(), onInstalled: vi.fn() });
  await clock.pass(60 * MINUTE_MS);
  lifecycle.wake('visible');
  expect(install).toHaveBeenCalledOnce();
  finish();
  await clock.pass(1);
  lifecycle.wake('visible');
  expect(install).toHaveBeenCalledTimes(2);
});
