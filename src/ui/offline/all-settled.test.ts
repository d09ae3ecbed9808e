import { expect, onTestFinished, test } from 'vitest';
import { knowAllSettled } from './all-settled.ts';

test('a television without Promise.allSettled gets a version of it that behaves as in a newer browser', async () => {
  const native = Promise.allSettled;
  onTestFinished(() => {
    Promise.allSettled = native;
  });
  const several = () => [Promise.resolve(1), Promise.reject(new Error('lost')), 2];
  const wanted = await Promise.allSettled(several());
  knowAllSettled();
  expect(Promise.allSettled).toBe(native);
  Reflect.deleteProperty(Promise, 'allSettled');
  knowAllSettled();
  expect(Promise.allSettled).not.toBe(native);
  expect(await Promise.allSettled(several())).toEqual(wanted);
  expect(await Promise.allSettled([])).toEqual([]);
});
