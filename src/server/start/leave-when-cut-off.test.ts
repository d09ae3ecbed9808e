import { expect, test } from 'vitest';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { leaveWhenCutOff } from './leave-when-cut-off.ts';

test('a server that loses its database ends the streams of guests, hosts and walls once, but not after a short outage', async () => {
  const timers = manualTimers(NOON);
  let reason: string | null = null;
  const ended = { guests: 0, hosts: 0, walls: 0 };
  const celebrations = { endStreams: () => (ended.guests += 1) };
  const hosting = { endStreams: () => (ended.hosts += 1) };
  const walls = {
    endStreams: () => {
      ended.walls += 1;
    },
  };
  const stop = leaveWhenCutOff({ store: { unreadyReason: () => reason }, celebrations, hosting, walls, timers });
  const pass = async (seconds: number, isCutOff: boolean) => {
    reason = isCutOff ? 'Nothing can be saved in PostgreSQL.' : null;
    await timers.advance(seconds * 1_000);
    expect([ended.hosts, ended.walls]).toEqual([ended.guests, ended.guests]);
    return ended.guests;
  };
  expect(await pass(60, false)).toBe(0);
  expect(await pass(5, true)).toBe(0);
  expect(await pass(2, false)).toBe(0);
  expect(await pass(7, true)).toBe(1);
  expect(await pass(60, true)).toBe(1);
  await pass(2, false);
  expect(await pass(7, true)).toBe(2);
  stop();
  expect(await pass(60, false)).toBe(2);
});
