import { expect, test } from 'vitest';
import { ArrivingBodies } from './arriving-bodies.ts';

const KIB = 1_024;
const never = () => new Promise<string>(() => {});

test('half-sent bodies keep nobody out: the oldest of them is given up for the newest', async () => {
  const bodies = new ArrivingBodies(320 * KIB);
  const halfSent = [1, 2, 3].map(() => bodies.during(128 * KIB, never).catch(({ code }) => code));
  expect(await halfSent[0]).toBe('unavailable');
  expect(await bodies.during(2 * KIB, async () => 'a save')).toBe('a save');
  const others = await Promise.race([...halfSent.slice(1), 'still arriving']);
  expect(others).toBe('still arriving');
});

test('what has arrived, or broken off, takes no place any more', async () => {
  const bodies = new ArrivingBodies(320 * KIB);
  for (let body = 0; body < 10; body++) {
    await bodies.during(128 * KIB, async () => 'whole');
    await expect(bodies.during(128 * KIB, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  }
  const [first, second] = [1, 2].map(() => bodies.during(128 * KIB, never));
  expect(await Promise.race([first, second, 'still arriving'])).toBe('still arriving');
});

test('a save that takes its time is not given up for half-sent bodies that are larger', async () => {
  const bodies = new ArrivingBodies(320 * KIB);
  let arrive = (_: string) => {};
  const save = bodies.during(2 * KIB, () => new Promise<string>((resolve) => (arrive = resolve)));
  const flood = Array.from({ length: 100 }, () => bodies.during(128 * KIB, never).catch(({ code }) => code));
  expect(await flood[0]).toBe('unavailable');
  arrive('a save');
  expect(await save).toBe('a save');
});

test('small bodies are not free', async () => {
  const bodies = new ArrivingBodies(320 * KIB);
  const loris = Array.from({ length: 20 }, () => bodies.during(1, never).catch(({ code }) => code));
  expect(await Promise.race(loris)).toBe('unavailable');
});
