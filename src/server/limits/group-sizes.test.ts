import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GroupSizes } from './group-sizes.ts';

test('the largest size is the largest of all sizes, whoever comes and goes', () => {
  const step = fc.record({ group: fc.constantFrom('a', 'b', 'c', 'd'), isComing: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const groups = new GroupSizes();
      const members = new Map<string, number>();
      for (const { group, isComing } of steps) {
        const size = members.get(group) ?? 0;
        const change = isComing ? 1 : -Math.min(1, size);
        if (change === 1) groups.add(group);
        if (change === -1) groups.remove(group);
        members.set(group, size + change);
        expect(groups.of(group)).toBe(size + change);
        expect(groups.largest).toBe(Math.max(...members.values()));
      }
    }),
  );
});
