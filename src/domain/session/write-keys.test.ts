import { expect, test } from 'vitest';
import { handedOverAt, keyHashes, withHandOver } from './write-keys.ts';

test('a session has the key of the guest, and one key for each phone to which the hosts have handed the evening over', () => {
  const once = withHandOver('own', 'second', 1_000);
  const twice = withHandOver(once, 'third', 2_000);
  expect([keyHashes('own'), keyHashes(twice)]).toEqual([['own'], ['own', 'second', 'third']]);
  expect([handedOverAt('own'), handedOverAt(once), handedOverAt(twice)]).toEqual([undefined, 1_000, 2_000]);
  expect(withHandOver(twice, 'second', 3_000)).toBe(twice);
});
