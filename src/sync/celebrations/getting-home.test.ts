import { expect, test } from 'vitest';
import { KEYS } from '../phone/storage-keys.ts';
import { testStorage } from '../phone.fixture.ts';
import { readGettingHome } from './getting-home.ts';

const TAXI = { code: 'K7MP4XRT', text: 'Taxi: 01 31300', toldAt: 5 };
const open = (stored: string) => {
  const storage = testStorage();
  storage.set(KEYS.gettingHome, stored);
  return { storage, log: () => undefined };
};

test('the received text is stored only for its celebration', () => {
  const deps = open(JSON.stringify(TAXI));
  expect(readGettingHome('K7MP4XRT', deps)).toEqual(TAXI);
  expect(readGettingHome('00000001', deps)).toBeNull();
  expect(readGettingHome(undefined, deps)).toBeNull();
});

test.each(['', '{{{', '7', '{"code":"K7MP4XRT"}', '{"code":"K7MP4XRT","text":7}'])(
  'a stored value %j is ignored',
  (stored) => expect(readGettingHome('K7MP4XRT', open(stored))).toBeNull(),
);
