import { expect, test } from 'vitest';
import type { Position } from '../../domain/location/nearby.ts';
import { saved, testClock, testLifecycle, testPhone, testRandom, testStorage } from '../phone.fixture.ts';
import type { Geolocation } from '../ports.ts';
import { createLocationSharing } from './location.ts';
import { createSessionStore } from './session-store.ts';

const BARN = { latitude: 48.2082, longitude: 16.3738 };
const GARDEN = { latitude: 48.2085, longitude: 16.3741 };

interface Question {
  readonly options: object;
  find(position: Position): void;
  refuse(error: Error): void;
}

/** Loads the page once. `questions` contains the browser's questions, for the test to answer. */
function load(storage = testStorage({ userName: 'Ana' }), permission = 'prompt' as PermissionState) {
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const store = createSessionStore({ storage, clock: testClock(), random: testRandom, log });
  const questions: Question[] = [];
  const geolocation: Geolocation = {
    permission: async () => permission,
    position: (options) => new Promise((find, refuse) => questions.push({ options, find, refuse })),
  };
  const lifecycle = testLifecycle();
  const location = createLocationSharing({ store, geolocation, lifecycle, storage, log });
  const answer = (position: Position) => questions.at(-1)?.find(position);
  const refuse = () => questions.at(-1)?.refuse(new Error('User denied Geolocation'));
  return { location, store, storage, lifecycle, logged, questions, answer, refuse };
}

/** Ana has shared her position and opens the page again. */
async function reload(permission: PermissionState) {
  const first = load();
  const accepting = first.location.accept();
  first.answer(BARN);
  await accepting;
  return load(first.storage, permission);
}

test('on a first load nothing is granted, nothing handled, and the browser does not ask [SPEC-3.15]', async () => {
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

test('an accepted position is shared, and the phone stores that, but not the position', async () => {
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

test('a position that arrives after the server has lost the session is shared', async () => {
  const { location, store, answer } = load();
  const accepting = location.accept();
  store.startNext(store.getState().identity.sessionId, 'deleted');
  answer(BARN);
  expect(await accepting).toBe(true);
  expect(store.getState().position).toEqual(BARN);
});

test('a refusal counts as handled, is logged once, and sharing stays off [SPEC-8.5]', async () => {
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

test('skipping counts as handled, and the browser does not ask [SPEC-3.12]', () => {
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

test('an offer that is put off comes again after the next load', () => {
  const { location, storage } = load();
  location.putOff();
  expect(location.getState().isDialogHandled).toBe(true);
  expect(load(storage).location.getState().isDialogHandled).toBe(false);
});

test('an offer handled in one tab is handled in the other', () => {
  const { location, storage } = load();
  storage.writeElsewhere('locationDialogShown', 'true');
  expect(location.getState().isDialogHandled).toBe(true);
});

test('a page that ends shares no late position and follows no other tab', async () => {
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

test('a save carries the known position, null when sharing is off, and nothing while the position is unknown [SPEC-4.13, 4.18, 7.1]', async () => {
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

test('after a reload the position is read again silently, if the browser still permits it', async () => {
  const { location, store, questions, answer } = await reload('granted');
  expect(location.getState().isGranted).toBe(false);
  const resuming = location.resume();
  await Promise.resolve();
  expect(questions).toHaveLength(1);
  answer(GARDEN);
  await resuming;
  expect(location.getState().isGranted).toBe(true);
  expect(store.getState().position).toEqual(GARDEN);
});

test('if the browser would ask again, nothing is read and sharing stays on', async () => {
  const { location, store, storage, questions } = await reload('prompt');
  await location.resume();
  expect(questions).toEqual([]);
  expect(store.getState().position).toBeUndefined();
  expect(storage.values.get('locationSharing')).toBe('on');
});

test('a permission taken back in the browser switches sharing off', async () => {
  const { location, store, storage, questions, logged } = await reload('denied');
  await location.resume();
  expect(questions).toEqual([]);
  expect(store.getState().position).toBeNull();
  expect(storage.values.has('locationSharing')).toBe(false);
  expect(logged).toEqual([]);
});

test('a failure after a reload switches sharing off [SPEC-8.5]', async () => {
  const { location, store, refuse, logged } = await reload('granted');
  const resuming = location.resume();
  await Promise.resolve();
  refuse();
  await resuming;
  expect(store.getState().position).toBeNull();
  expect(logged).toEqual(['Error getting location']);
});

test('a phone that is put away while it looks for the position goes on sharing, and looks again when it wakes', async () => {
  const { location, store, storage, lifecycle, questions, answer, refuse } = await reload('granted');
  const resuming = location.resume();
  await Promise.resolve();
  lifecycle.hide();
  refuse();
  await resuming;
  expect(store.getState().position).toBeUndefined();
  expect(storage.values.get('locationSharing')).toBe('on');
  expect(location.getState()).toMatchObject({ isRequesting: false, hasFailed: false });

  lifecycle.wake('visible');
  await expect.poll(() => questions.length).toBe(2);
  answer(GARDEN);
  await expect.poll(() => store.getState().position).toEqual(GARDEN);
});

test('a guest who shares the position and puts the phone away does not share if it is not found', async () => {
  const { location, store, lifecycle, refuse } = load();
  const accepting = location.accept();
  lifecycle.hide();
  refuse();
  expect(await accepting).toBe(false);
  expect(store.getState().position).toBeNull();
});

test('a guest who skipped is not asked after a reload, even if the browser would permit it', async () => {
  const first = load();
  first.location.skip();
  const { location, questions } = load(first.storage, 'granted');
  await location.resume();
  expect(questions).toEqual([]);
});

test('a guest who switched sharing off is not asked after a reload', async () => {
  const { location, storage } = await reload('granted');
  location.stopSharing();
  const next = load(storage, 'granted');
  await next.location.resume();
  expect(next.questions).toEqual([]);
});

test('sharing that is switched off while the page asks for the permission stays off', async () => {
  const { location, store, questions } = await reload('granted');
  const resuming = location.resume();
  location.stopSharing();
  await resuming;
  expect(questions).toEqual([]);
  expect(store.getState().position).toBeNull();
});

test.each([
  ['here', ({ location }: ReturnType<typeof load>) => location.stopSharing()],
  [
    'in another tab',
    ({ storage }: ReturnType<typeof load>) => {
      storage.values.delete('locationSharing');
      storage.writeElsewhere('clink', storage.values.get('clink') ?? '');
    },
  ],
])('a position that comes after sharing was switched off %s is not shared', async (_, switchOff) => {
  const phone = await reload('granted');
  const resuming = phone.location.resume();
  await Promise.resolve();
  switchOff(phone);
  phone.answer(BARN);
  await resuming;
  expect(phone.store.getState().position).toBeNull();
  expect(phone.location.getState()).toMatchObject({ isGranted: false, isRequesting: false });
});

test('where the house wants no positions, sharing ends by itself, and is not resumed', async () => {
  const facts = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' } as const;
  const { location, store, answer, storage } = load();
  store.moveTo({ ...store.catchUp(), celebration: { ...facts, learnedAt: 1 } }, true);
  const accepting = location.accept();
  answer(BARN);
  await accepting;
  expect(store.getState().position).toEqual(BARN);
  store.learn({ ...facts, location: false, learnedAt: 2 });
  expect(store.getState().position).toBeNull();
  expect(location.getState().isGranted).toBe(false);
  const again = load(storage, 'granted');
  await again.location.resume();
  expect(again.questions).toEqual([]);
});
