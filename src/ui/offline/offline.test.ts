import { expect, test, vi } from 'vitest';
import { testClock, testLifecycle } from '../../sync/phone.fixture.ts';
import { TOAST_MS } from '../feedback/feedback.tsx';
import { renewWhenCalm } from './offline.ts';

function openPage() {
  const page = { isCalm: true, isJustReloaded: false, replace: () => {} };
  const worker = {
    letNewerTakeOver: vi.fn(),
    onReplaced: (listener: () => void) => {
      page.replace = listener;
    },
  };
  const clock = testClock();
  const lifecycle = testLifecycle();
  const reload = vi.fn();
  const renew = renewWhenCalm({
    ...{ worker, clock, lifecycle, reload },
    mayReload: () => page.isCalm,
    isJustReloaded: () => page.isJustReloaded,
  });
  return { page, worker, clock, lifecycle, reload, renew };
}

test('a newer version takes over when the page is hidden for longer than a toast lasts, and the page reloads', async () => {
  const { page, worker, clock, lifecycle, reload } = openPage();
  lifecycle.hide();
  await clock.pass(TOAST_MS);
  expect(worker.letNewerTakeOver).not.toHaveBeenCalled();
  await clock.pass(1_000);
  expect(worker.letNewerTakeOver).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  page.replace();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is shown again in time is not reloaded', async () => {
  const { worker, clock, lifecycle } = openPage();
  lifecycle.hide();
  await clock.pass(6_999);
  lifecycle.wake('visible');
  await clock.pass(60_000);
  expect(worker.letNewerTakeOver).not.toHaveBeenCalled();
});

test('nothing is reloaded while a screen or a dialog is open, hidden or not', async () => {
  const { page, worker, clock, lifecycle, reload } = openPage();
  page.isCalm = false;
  lifecycle.hide();
  await clock.pass(60_000);
  page.replace();
  expect(worker.letNewerTakeOver).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that another tab has made outdated reloads when it is hidden next', async () => {
  const { page, worker, clock, lifecycle, reload } = openPage();
  page.replace();
  expect(reload).not.toHaveBeenCalled();
  lifecycle.hide();
  await clock.pass(7_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(worker.letNewerTakeOver).not.toHaveBeenCalled();
});

test('a page that the guest has just loaded again takes the newer version at once, unless something is open', () => {
  const { page, worker, reload, renew } = openPage();
  renew();
  expect(worker.letNewerTakeOver).not.toHaveBeenCalled();
  page.isJustReloaded = true;
  page.isCalm = false;
  renew();
  expect(worker.letNewerTakeOver).not.toHaveBeenCalled();
  page.isCalm = true;
  renew();
  expect(worker.letNewerTakeOver).toHaveBeenCalledOnce();
  page.replace();
  expect(reload).toHaveBeenCalledOnce();
});
