import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refillAll, TokenBuckets, takeAll } from './token-buckets.ts';

function bucketsAt(startMs: number, burst = 5, perSecond = 2) {
  let nowMs = startMs;
  const buckets = new TokenBuckets({ burst, perSecond }, () => nowMs);
  const takeMany = (key: string, count: number) => Array.from({ length: count }, () => buckets.take(key));
  return {
    buckets,
    takeMany,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('a bucket gives its burst immediately, and then two tokens a second', () => {
  const { buckets, takeMany, pass } = bucketsAt(1_000);
  expect(takeMany('ana', 5)).toEqual([0, 0, 0, 0, 0]);
  expect(buckets.take('ana')).toBe(500);
  pass(499);
  expect(buckets.take('ana')).toBe(1);
  pass(1);
  expect(buckets.take('ana')).toBe(0);
  expect(buckets.take('ana')).toBe(500);
});

test('a refusal does not lengthen the wait', () => {
  const { buckets, takeMany, pass } = bucketsAt(0);
  takeMany('ana', 500);
  pass(500);
  expect(buckets.take('ana')).toBe(0);
});

test('time without calls fills the bucket, but never beyond its burst', () => {
  const { takeMany, pass } = bucketsAt(0);
  takeMany('ana', 5);
  pass(3_600_000);
  expect(takeMany('ana', 6)).toEqual([0, 0, 0, 0, 0, 500]);
});

test('a token that is put back can be taken again, and a full bucket gets no more', () => {
  const { buckets, takeMany } = bucketsAt(0);
  takeMany('ana', 5);
  buckets.putBack('ana');
  expect(takeMany('ana', 2)).toEqual([0, 500]);
  buckets.putBack('ben');
  expect(takeMany('ben', 6)).toEqual([0, 0, 0, 0, 0, 500]);
});

test('each guest has a separate bucket', () => {
  const { buckets, takeMany } = bucketsAt(0);
  takeMany('flooder', 100);
  expect(buckets.take('ana')).toBe(0);
});

test('a clock that is set back locks nobody out', () => {
  const { takeMany, pass } = bucketsAt(3_600_000);
  takeMany('ana', 5);
  pass(-3_600_000);
  expect(takeMany('ana', 6)).toEqual([0, 0, 0, 0, 0, 500]);
});

test('only the latest of a million keys are kept', () => {
  const { buckets, pass } = bucketsAt(0);
  let most = 0;
  for (let key = 0; key < 1_000_000; key++) {
    buckets.take(String(key));
    if (key % 10 === 0) pass(1);
    most = Math.max(most, buckets.size);
  }
  expect(most).toBeLessThan(16_384);
});

test('over any period, nobody gets more tokens than the burst and the refill', () => {
  const asks = fc.array(fc.record({ afterMs: fc.nat(2_000), count: fc.nat(20) }), { maxLength: 40 });
  fc.assert(
    fc.property(asks, (rounds) => {
      const { takeMany, pass } = bucketsAt(0);
      let [passedMs, had] = [0, 0];
      for (const { afterMs, count } of rounds) {
        pass(afterMs);
        passedMs += afterMs;
        had += takeMany('ana', count).filter((waitMs) => waitMs === 0).length;
        expect(had).toBeLessThanOrEqual(5 + (passedMs * 2) / 1_000);
      }
    }),
  );
});

test('if there are too many keys, the fullest half is deleted, and a key that has taken many tokens is still refused', () => {
  const buckets = new TokenBuckets({ burst: 5, perSecond: 1 / 3_600 }, () => 0, 2_000);
  for (let taken = 0; taken < 5; taken++) buckets.take('victim');
  for (let key = 0; key < 20_000; key++) {
    buckets.take(`stranger ${key}`);
    if (key % 1_000 === 0) expect(buckets.size).toBeLessThanOrEqual(2_000);
  }
  expect(buckets.take('victim')).toBeGreaterThan(0);
  expect(buckets.size).toBeGreaterThan(900);
});

test('a stranger with many keys cannot fill the memory with buckets', () => {
  const buckets = new TokenBuckets({ burst: 5, perSecond: 1 / 3_600 }, () => 0);
  for (let key = 0; key < 50_000; key++) buckets.take(`stranger ${key}`);
  expect(buckets.size).toBeLessThanOrEqual(20_000);
});

test('either all of several buckets give a token, or none does', () => {
  const [few, many] = [bucketsAt(0, 1).buckets, bucketsAt(0, 5).buckets];
  const both = [
    { buckets: many, key: 'ana' },
    { buckets: few, key: 'ana' },
  ];
  const first = takeAll(both);
  expect([first.waitMs, takeAll(both).waitMs]).toEqual([0, 500]);
  expect(many.waitMs('ana', 4)).toBe(0);
  first.putBack();
  expect(takeAll(both).waitMs).toBe(0);
  refillAll(both);
  expect(takeAll(both).waitMs).toBe(0);
});
