import { expect, test } from 'vitest';
import { readGettingHome, writeGettingHome } from './getting-home.ts';
import { testStorage } from './phone.fixture.ts';
import { KEYS } from './phone-storage.ts';

const TAXI = { text: 'Taxi: 01 31300', toldAt: 5 };
const open = (stored?: string) => {
  const storage = testStorage();
  if (stored !== undefined) storage.set(KEYS.lastLeaderboard, stored);
  return { storage, log: () => undefined };
};

test('what was heard is there for the same celebration, and for no other', () => {
  const deps = open();
  writeGettingHome('K7MP4XRT', TAXI, deps);
  expect(readGettingHome('K7MP4XRT', deps)).toEqual(TAXI);
  expect(readGettingHome('00000001', deps)).toBeNull();
  expect(readGettingHome(undefined, deps)).toBeNull();
});

test('a stored leaderboard of the same celebration stays, and one of another does not', () => {
  const deps = open(JSON.stringify({ lastLiveAt: 5, code: 'K7MP4XRT' }));
  writeGettingHome('K7MP4XRT', TAXI, deps);
  expect(JSON.parse(deps.storage.get(KEYS.lastLeaderboard) ?? '')).toEqual({
    lastLiveAt: 5,
    code: 'K7MP4XRT',
    gettingHome: TAXI,
  });
  writeGettingHome('00000001', TAXI, deps);
  expect(JSON.parse(deps.storage.get(KEYS.lastLeaderboard) ?? '')).toEqual({ code: '00000001', gettingHome: TAXI });
});

test.each(['', '{{{', '7', '{"gettingHome":7}', '{"code":"K7MP4XRT","gettingHome":{"text":7}}'])(
  'a stored value %j says nothing',
  (stored) => expect(readGettingHome('K7MP4XRT', open(stored))).toBeNull(),
);
