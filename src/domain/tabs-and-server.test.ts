import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line } from './drink-session.fixture.ts';
import { type Change, contentOf, phoneWithTabs, type Step, TABS } from './tabs-and-server.fixture.ts';

const tab = fc.integer({ min: 0, max: TABS - 1 });
const change = fc.constantFrom<Change>('add', 'add', 'add', 'undo', 'touch', 'reset');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), tab, change }),
  fc.record({ kind: fc.constantFrom('read' as const, 'hear' as const, 'hear' as const, 'send' as const), tab }),
  fc.record({
    kind: fc.constantFrom('deliver' as const, 'deliver' as const, 'answer' as const, 'lose' as const),
    pick: fc.nat({ max: 5 }),
  }),
);
const MOVES = 200;

function afterAnyStory(
  holds: (end: ReturnType<ReturnType<typeof phoneWithTabs>['view']>, moves: number) => void,
): void {
  const stories = fc.array(anyStep, { maxLength: 80, size: 'max' });
  fc.assert(
    fc.property(stories, (story) => {
      const { step, settle, view } = phoneWithTabs();
      for (const next of story) step(next);
      const moves = settle(MOVES);
      holds(view(), moves);
    }),
    { numRuns: 2_000 },
  );
}

describe('whatever happens between three tabs and the server', () => {
  test('it comes to rest', () => {
    afterAnyStory((_, moves) => expect(moves).toBeLessThan(MOVES));
  });

  test('all end with the same evening, the server too', () => {
    afterAnyStory(({ tabs, stored, kept }) => {
      for (const memory of tabs) expect(line(memory)).toBe(line(stored));
      expect(kept && contentOf(kept)).toBe(contentOf(stored));
    });
  });

  test('no drink is lost unless undone or reset away', () => {
    afterAnyStory(({ stored, added, gone, lastReset }) => {
      const expected = added.filter(({ id, timestamp }) => !gone.has(id) && timestamp >= lastReset);
      expect(stored.drinks).toEqual(expect.arrayContaining(expected));
    });
  });

  test('what was undone or reset away does not come back', () => {
    afterAnyStory(({ stored, gone }) => {
      expect(stored.drinks.filter(({ id }) => gone.has(id))).toEqual([]);
    });
  });
});
