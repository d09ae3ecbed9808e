import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillGroups, groupSizes, inGroups, isInRecap, isSeenByHosts } from './groups.ts';
import { sumOf } from './sums.ts';

test.each([
  ...[
    [0, []],
    [4, []],
    [5, [5]],
    [9, [9]],
    [10, [5, 5]],
    [11, [5, 6]],
    [14, [7, 7]],
    [23, [5, 6, 6, 6]],
  ],
] as const)('%i guests are divided into groups of %j', (guests, sizes) => {
  expect(groupSizes(guests)).toEqual(sizes);
});

test('every guest is in one group of five to nine, whatever the random numbers', () => {
  const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(fc.nat(60), draws, (guests, lots) => {
      const draw = (below: number) => Math.floor((lots.next().value ?? 0) * below);
      const all = Array.from({ length: guests }, (_, guest) => guest);
      const groups = inGroups(all, draw);
      expect(groups.flat().toSorted((a, b) => a - b)).toEqual(guests < 5 ? [] : all);
      for (const group of groups) expect([5, 6, 7, 8, 9]).toContain(group.length);
    }),
  );
});

test('the random numbers decide who is in which group', () => {
  const all = Array.from({ length: 20 }, (_, guest) => guest);
  expect(inGroups(all, () => 0)).not.toEqual(inGroups(all, (below) => below - 1));
});

test('a waiting group is complete with its fifth guest, and no guest is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 20 }), (slices) => {
      let open: Parameters<typeof fillGroups>[0] = null;
      let full = 0;
      for (const size of slices) {
        const filled = fillGroups(
          open,
          Array.from({ length: size }, () => []),
        );
        for (const group of filled.full) expect([5, 6, 7, 8, 9]).toContain(group.guests);
        full += sumOf(filled.full).guests;
        open = filled.open;
        expect(open?.guests ?? 0).toBeLessThan(5);
      }
      expect(full + (open?.guests ?? 0)).toBe(slices.reduce((sum, size) => sum + size, 0));
    }),
  );
});

const moderation = { name: null, hidden: false, admission: 'in' } as const;

test('every guest who is in counts in the recap, including hidden guests', () => {
  expect(isInRecap({ moderation: { ...moderation, hidden: true } })).toBe(true);
  for (const admission of ['knocked', 'waiting', 'turned-away', 'removed', 'barred'] as const)
    expect(isInRecap({ moderation: { ...moderation, admission } })).toBe(false);
});

test('only guests themselves decide whether hosts see their numbers', () => {
  expect(isSeenByHosts({ hidden: false, isQuiet: false })).toBe(true);
  expect(isSeenByHosts({ hidden: true, isQuiet: false })).toBe(false);
  expect(isSeenByHosts({ hidden: false, isQuiet: true })).toBe(false);
});
