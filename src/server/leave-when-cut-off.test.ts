import { expect, test } from 'vitest';
import { leaveWhenCutOff } from './leave-when-cut-off.ts';
import { manualTimers } from './manual-time.fixture.ts';
import { NOON } from './service.fixture.ts';

test('the streams of a server that does not reach its database end once, and not for a short while', async () => {
  const timers = manualTimers(NOON);
  let reason: string | null = null;
  let ended = 0;
  const celebrations = { endStreams: () => (ended += 1) };
  const stop = leaveWhenCutOff({ store: { unreadyReason: () => reason }, celebrations, timers });
  const pass = async (seconds: number, isCutOff: boolean) => {
    reason = isCutOff ? 'PostgreSQL cannot be reached.' : null;
    await timers.advance(seconds * 1_000);
    return ended;
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
