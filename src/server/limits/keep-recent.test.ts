import { array, assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent.ts';

test('only the most recent entries are kept, the latest last, each with its latest value', () => {
  assert(
    property(array(nat(9)), integer({ min: 1, max: 5 }), (keys, max) => {
      const entries = new Map<number, number>();
      for (const [index, key] of keys.entries()) keepRecent(entries, key, index, max);
      const latest = [...new Map(keys.map((key, index) => [key, index]))].sort(([, a], [, b]) => a - b);
      expect([...entries]).toEqual(latest.slice(-max));
    }),
  );
});
