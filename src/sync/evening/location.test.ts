import { expect, test } from 'vitest';
import { saved, testClock, testPhone, testRandom, testStorage } from '../phone.fixture.ts';
import { BARN, GARDEN, load } from './location.fixture.ts';
import { createSessionStore } from './session-store.ts';

test('on a first load no permission is granted, no dialog is handled, and the browser does not ask [SPEC-3.15]', async () => {
  const { location, questions } = load();
  await location.resume();
  expect(location.getState()).toEqual({
    isGranted: false,
    isRequesting: false,
    hasFailed: false,
    isDialogHandled: false,
  });
  expect(questions).toEqual([]);
});

test('the position is requested with high accuracy, within 10 s, or at most 5 minutes old [SPEC-7.8, 9.5]', () => {
  const { location, questions } = load();
  void location.accept();
  expect(questions[0]?.options).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
});

test('an accepted position is shared, and the phone stores the consent but not the position', async () => {
  const { location, store, storage, answer, logged } = load();
  const accepting = location.accept();
  expect(location.getState()).toMatchObject({ isRequesting: true, isDialogHandled: false });
  answer(BARN);
  expect(await accepting).toBe(true);
  expect(location.getState()).toEqual({
    isGranted: true,
    isRequesting: false,
    hasFailed: false,
    isDialogHandled: true,
  });
  expect(store.getState().position).toEqual(BARN);
  expect(storage.values.get('locationSharing')).toBe('on');
  expect(storage.values.get('locationDialogShown')).toBe('true');
  expect([...storage.values.values()].join()).not.toContain('48.2');
  expect(logged).toEqual([]);
});

test('a position that arrives after a switch to another evening is not shared there', async () => {
  const { location, store, storage, answer } = load();
  const accepting = location.accept();
  const elsewhere = createSessionStore({
    storage: testStorage(),
    clock: testClock(),
    random: testRandom,
    log: () => {},
  });
  elsewhere.saveName('Ana');
  store.moveTo(elsewhere.getState());
  answer(BARN);
  expect(await accepting).toBe(false);
  expect(store.getState().position).toBeNull();
  expect(storage.values.has('locationSharing')).toBe(false);
});

test('a position that arrives after the server has lost the session is still shared', async () => {
  const { location, store, answer } = load();
  const accepting = location.accept();
  store.startNext(store.getState().identity.sessionId, 'deleted');
  answer(BARN);
  expect(await accepting).toBe(true);
  expect(store.getState().position).toEqual(BARN);
});

test('after a refusal the dialog counts as handled, the failure is logged once, and sharing stays off [SPEC-8.5]', async () => {
  const { location, store, storage, refuse, logged } = load();
  const accepting = location.accept();
  refuse();
  expect(await accepting).toBe(false);
  expect(location.getState()).toEqual({
    isGranted: false,
    isRequesting: false,
    hasFailed: true,
    isDialogHandled: true,
  });
  expect(store.getState().position).toBeNull();
  expect(storage.values.has('locationSharing')).toBe(false);
  expect(storage.values.get('locationDialogShown')).toBe('true');
  expect(logged).toEqual(['Error getting location']);
});

test('after ‘Skip’ the dialog counts as handled, and the browser does not ask [SPEC-3.12]', () => {
  const { location, storage, questions } = load();
  location.skip();
  expect(storage.values.get('locationDialogShown')).toBe('true');
  expect(load(storage).location.getState().isDialogHandled).toBe(true);
  expect(questions).toEqual([]);
});

test('after skipping, a position that arrives late is not shared [SPEC-4.17]', async () => {
  const { location, store, answer } = load();
  const accepting = location.accept();
  location.skip();
  expect(location.getState()).toEqual({
    isGranted: false,
    isRequesting: false,
    hasFailed: false,
    isDialogHandled: true,
  });
  answer(BARN);
  expect(await accepting).toBe(false);
  expect(store.getState().position).toBeNull();
});

test('a dialog that the guest has put off opens again after the next load', () => {
  const { location, storage } = load();
  location.putOff();
  expect(location.getState().isDialogHandled).toBe(true);
  expect(load(storage).location.getState().isDialogHandled).toBe(false);
});

test('a dialog that is handled in one tab is handled in the other tab too', () => {
  const { location, storage } = load();
  storage.writeElsewhere('locationDialogShown', 'true');
  expect(location.getState().isDialogHandled).toBe(true);
});

test('a page that is ending shares no late position and ignores other tabs', async () => {
  const { location, store, storage, answer } = load();
  const accepting = location.accept();
  location.close();
  answer(BARN);
  await accepting;
  expect(store.getState().position).toBeNull();
  expect(load(storage).location.getState().isDialogHandled).toBe(true);
  const other = load(testStorage({ userName: 'Ana' }));
  other.location.close();
  other.storage.writeElsewhere('locationDialogShown', 'true');
  expect(other.location.getState().isDialogHandled).toBe(false);
});

test('the next save tells the server that sharing was switched off', async () => {
  const { location, store, storage, answer } = load();
  const accepting = location.accept();
  answer(BARN);
  await accepting;
  location.stopSharing();
  expect(location.getState().isGranted).toBe(false);
  expect(store.getState().position).toBeNull();
  expect(storage.values.has('locationSharing')).toBe(false);
});

test('a save contains the known position, null if sharing is off, and no field while the position is unknown [SPEC-4.13, 4.18, 7.1]', async () => {
  const phone = testPhone(saved);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.share(BARN);
  await phone.clock.pass(0);
  phone.store.share(GARDEN);
  await phone.clock.pass(0);
  phone.store.saveName('Anna');
  await phone.clock.pass(0);
  phone.store.share(null);
  await phone.clock.pass(0);
  expect(phone.sent.map(({ location }) => location)).toEqual([null, BARN, GARDEN, GARDEN, null]);

  const reloaded = testPhone(saved, testStorage({ userName: 'Ana', locationSharing: 'on' }));
  await reloaded.clock.pass(0);
  expect(reloaded.sent.map((save) => 'location' in save)).toEqual([false]);
});
