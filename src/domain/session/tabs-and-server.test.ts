import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line } from './drink-session.fixture.ts';
import type { Change } from './guest-of-tabs.fixture.ts';
import { isHidden } from './hiding.ts';
import { keptOf, phoneWithTabs, type Step, TABS } from './tabs-and-server.fixture.ts';

const tab = fc.integer({ min: 0, max: TABS - 1 });
const change = fc.constantFrom<Change>('add', 'add', 'add', 'undo', 'rename', 'reset', 'turn');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), tab, change }),
  fc.record({ kind: fc.constantFrom('read' as const, 'hear' as const, 'hear' as const, 'send' as const), tab }),
  fc.record({
    kind: fc.constantFrom('deliver' as const, 'deliver' as const, 'answer' as const, 'lose' as const),
    pick: fc.nat({ max: 5 }),
  }),
);
const anyStory = fc.array(anyStep, { maxLength: 80, size: 'max' });
const MOVES = 300;

type End = ReturnType<ReturnType<typeof phoneWithTabs>['view']>;

function afterAnyStory(holds: (end: End, moves: number) => void): void {
  fc.assert(
    fc.property(anyStory, (story) => {
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

  test('all end with the same evening and the same name, the server too', () => {
    afterAnyStory(({ tabs, stored, kept }) => {
      for (const memory of tabs) {
        expect(line(memory.session)).toBe(line(stored.session));
        expect(memory.userName).toBe(stored.userName);
      }
      expect(kept).toEqual(keptOf(stored));
      expect(stored.session.unsent).toEqual([]);
    });
  });

  test('no drink is lost unless undone or reset away', () => {
    afterAnyStory(({ stored, added, gone }) => {
      const expected = added.filter(({ id }) => !gone.has(id));
      expect(stored.session.drinks).toEqual(expect.arrayContaining(expected));
    });
  });

  test('who hides in one tab, and shows up again there, is as the last turn said', () => {
    afterAnyStory(({ stored, turnedIn }) => {
      if (new Set(turnedIn).size <= 1) expect(isHidden(stored.session)).toBe(turnedIn.length % 2 === 1);
    });
  });

  test('what was undone or reset away does not come back', () => {
    afterAnyStory(({ stored, gone }) => {
      expect(stored.session.drinks.filter(({ id }) => gone.has(id))).toEqual([]);
    });
  });
});

/** Found by chance: the undone drink leaves a start that phone and server saw differently. */
const A_START_NOBODY_SAVED_AGAIN: [Step[], Step[]] = [
  [
    { kind: 'read', tab: 2 },
    { kind: 'change', tab: 1, change: 'add' },
    { kind: 'change', tab: 2, change: 'reset' },
    { kind: 'send', tab: 0 },
    { kind: 'deliver', pick: 0 },
    { kind: 'answer', pick: 0 },
  ],
  [{ kind: 'change', tab: 1, change: 'undo' }],
];

test('a phone put back to an old state ends with all that the server kept', () => {
  fc.assert(
    fc.property(anyStory, anyStory, (first, second) => {
      const { step, settle, restore, view } = phoneWithTabs();
      for (const next of first) step(next);
      const old = view().stored;
      for (const next of second) step(next);
      settle(MOVES);
      const ids = view().kept?.drinks.map(({ id }) => id) ?? [];
      restore(old);
      expect(settle(MOVES)).toBeLessThan(MOVES);
      const { stored, kept } = view();
      expect(kept).toEqual(keptOf(stored));
      const held = stored.session.drinks.map(({ id }) => id);
      expect(held).toEqual(expect.arrayContaining(ids));
      expect(held.filter((id) => !ids.includes(id) && !old.session.unsent.includes(id))).toEqual([]);
    }),
    { numRuns: 2_000, examples: [A_START_NOBODY_SAVED_AGAIN] },
  );
});

test('a server put back to an old state ends with all that the phone holds, whatever happens meanwhile', () => {
  fc.assert(
    fc.property(anyStory, anyStory, anyStory, (first, second, third) => {
      const { step, settle, rollBack, view } = phoneWithTabs();
      for (const next of first) step(next);
      const old = view().kept;
      for (const next of second) step(next);
      settle(MOVES);
      const { stored: before, turnedIn } = view();
      const turns = turnedIn.length;
      rollBack(old);
      for (const next of third) step(next);
      expect(settle(MOVES)).toBeLessThan(MOVES);
      const { stored, kept, added, gone, tabs } = view();
      expect(kept).toEqual(keptOf(stored));
      expect(new Set(tabs.map(({ session }) => line(session)))).toEqual(new Set([line(stored.session)]));
      expect(stored.session.drinks).toEqual(added.filter(({ id }) => !gone.has(id)));
      if (turnedIn.length === turns) expect(isHidden(stored.session)).toBe(isHidden(before.session));
    }),
    { numRuns: 1_000 },
  );
});
