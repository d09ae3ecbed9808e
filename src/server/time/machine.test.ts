import { uptime } from 'node:os';
import { expect, test } from 'vitest';
import { openMachine, steadyUptime } from './machine.ts';

/** A computer that started a minute before the process. */
function computer() {
  const state = { countedMs: 60_000, awakeMs: 0, hasFiles: true };
  const read = steadyUptime(
    () => {
      if (!state.hasFiles) throw new Error('EMFILE');
      return state.countedMs;
    },
    () => state.awakeMs,
  );
  const pass = (ms: number, { asleep = false } = {}) => {
    state.countedMs += ms;
    if (!asleep) state.awakeMs += ms;
  };
  return { state, read, pass };
}

test('the uptime includes the time in standby, to the second', () => {
  const { read, pass } = computer();
  pass(5_000);
  expect(read()).toBe(65_000);
  pass(3_600_000, { asleep: true });
  pass(2_000);
  expect(read()).toBeGreaterThanOrEqual(3_666_000);
  expect(read()).toBeLessThanOrEqual(3_667_000);
});

test('the uptime never decreases, neither because of an inexact count nor when no file can be opened', () => {
  const { state, read, pass } = computer();
  pass(2_000);
  state.countedMs -= 10;
  expect(read()).toBe(62_000);
  state.hasFiles = false;
  pass(2_000);
  expect(read()).toBe(64_000);
});

test('the uptime is that of the system, and the id of the boot does not change', () => {
  const [first, second] = [openMachine(), openMachine()];
  expect(Math.abs(first.uptimeMs() - uptime() * 1_000)).toBeLessThan(1_000);
  expect(first.bootId).toBe(second.bootId);
});
