import { expect, test } from 'vitest';
import { BARN, GARDEN, load } from './location.fixture.ts';

/** Ana has shared her position and opens the page again. */
async function reload(permission: PermissionState) {
  const first = load();
  const accepting = first.location.accept();
  first.answer(BARN);
  await accepting;
  return load(first.storage, permission);
}

test('after a reload the position is read again without a question, if the browser still permits it', async () => {
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

test('if the browser would ask again, no position is read and sharing stays on', async () => {
  const { location, store, storage, questions } = await reload('prompt');
  await location.resume();
  expect(questions).toEqual([]);
  expect(store.getState().position).toBeUndefined();
  expect(storage.values.get('locationSharing')).toBe('on');
});

test('revoking the permission in the browser switches sharing off', async () => {
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

test('if the page is hidden while it requests the position, sharing stays on and the request is repeated on a wake', async () => {
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

test('if a guest taps ‘Share’ and hides the page, sharing stays off if no position is found', async () => {
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
])('a position that arrives after sharing was switched off %s is not shared', async (_, switchOff) => {
  const phone = await reload('granted');
  const resuming = phone.location.resume();
  await Promise.resolve();
  switchOff(phone);
  phone.answer(BARN);
  await resuming;
  expect(phone.store.getState().position).toBeNull();
  expect(phone.location.getState()).toMatchObject({ isGranted: false, isRequesting: false });
});

test('if the house forbids positions, sharing ends automatically and is not resumed', async () => {
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
