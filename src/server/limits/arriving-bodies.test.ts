import { expect, test } from 'vitest';
import { ArrivingBodies } from './arriving-bodies.ts';

const KIB = 1_024;
const never = () => new Promise<string>(() => {});

/** Room for `maxBytes`, and a clock that the test controls. */
function bodiesAt(maxBytes: number) {
  let nowMs = 0;
  const bodies = new ArrivingBodies(maxBytes, () => nowMs);
  const pass = (ms: number) => {
    nowMs += ms;
  };
  /** Sends half of a body. Resolves with 'unavailable' when it was aborted. */
  const sendHalf = (bytes: number) => bodies.during(bytes, never).catch(({ code }) => code);
  /** Begins a save. The test decides when its last byte arrives. */
  const beginSave = (bytes: number) => {
    let arrive = () => {};
    const whole = new Promise<string>((resolve) => {
      arrive = () => resolve('a save');
    });
    return { saved: bodies.during(bytes, () => whole).catch(({ code }) => code), arrive };
  };
  return { bodies, pass, sendHalf, beginSave };
}

test('half-sent bodies block nobody, because the oldest is aborted for the newest', async () => {
  const { bodies, sendHalf } = bodiesAt(320 * KIB);
  const halfSent = [1, 2, 3].map(() => sendHalf(128 * KIB));
  expect(await halfSent[0]).toBe('unavailable');
  expect(await bodies.during(2 * KIB, async () => 'a save')).toBe('a save');
  const others = await Promise.race([...halfSent.slice(1), 'still arriving']);
  expect(others).toBe('still arriving');
});

test('a body that has arrived or was aborted frees its place', async () => {
  const { bodies, sendHalf } = bodiesAt(320 * KIB);
  for (let body = 0; body < 10; body++) {
    await bodies.during(128 * KIB, async () => 'whole');
    await expect(bodies.during(128 * KIB, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  }
  const [first, second] = [1, 2].map(() => sendHalf(128 * KIB));
  expect(await Promise.race([first, second, 'still arriving'])).toBe('still arriving');
});

test.each([
  ['as many bytes as are allowed', 128 * KIB],
  ['as many bytes as a save', 700],
  ['a single byte', 1],
])('a save of 700 bytes that takes 100 ms succeeds during a flood of half-sent bodies of %s', async (_, bytes) => {
  const { pass, sendHalf, beginSave } = bodiesAt(64 * KIB * KIB);
  const flood: Promise<string>[] = [];
  const sendFor = (ms: number) => {
    for (let passed = 0; passed < ms; passed++) {
      flood.push(sendHalf(bytes), sendHalf(bytes));
      pass(1);
    }
  };
  sendFor(3_000);
  expect(await flood[0]).toBe('unavailable');
  for (let guest = 0; guest < 5; guest++) {
    const { saved, arrive } = beginSave(700);
    sendFor(100);
    arrive();
    expect(await saved).toBe('a save');
  }
});

test('a slow save is not aborted because of half-sent bodies that are larger', async () => {
  const { sendHalf, beginSave } = bodiesAt(320 * KIB);
  const { saved, arrive } = beginSave(2 * KIB);
  const flood = Array.from({ length: 100 }, () => sendHalf(128 * KIB));
  expect(await flood[0]).toBe('unavailable');
  arrive();
  expect(await saved).toBe('a save');
});

test('a clock that is set back blocks no save', async () => {
  const { bodies, pass, sendHalf } = bodiesAt(320 * KIB);
  for (let body = 0; body < 100; body++) void sendHalf(144 * KIB);
  pass(-3_600_000);
  expect(await bodies.during(2 * KIB, async () => 'a save')).toBe('a save');
});

test('small bodies count too', async () => {
  const { sendHalf } = bodiesAt(320 * KIB);
  const loris = Array.from({ length: 20 }, () => sendHalf(1));
  expect(await Promise.race(loris)).toBe('unavailable');
});
