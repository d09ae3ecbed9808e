import { describe, expect, test } from 'vitest';
import { type GuestAction, moderatedBy, takenBack } from '../hosting/guest-action.ts';
import {
  ADMISSIONS,
  guestStateOf,
  isShown,
  type Moderation,
  moderationAfterAsking,
  servedModerationOf,
  UNMODERATED,
} from './moderation.ts';

const being = (changes: Partial<Moderation>): Moderation => ({ ...UNMODERATED, ...changes });
const decided = (action: GuestAction, moderation: Moderation) => moderatedBy(action, { ownName: 'Ben', moderation });

describe('a guest’s phone', () => {
  test('a phone gets no decision as long as the hosts have decided nothing', () => {
    expect(servedModerationOf(UNMODERATED)).toBeUndefined();
  });

  test('a phone gets only the values that differ from the usual moderation', () => {
    expect(servedModerationOf(being({ name: 'Ben K.' }))).toEqual({ name: 'Ben K.' });
    expect(servedModerationOf(being({ hidden: true, admission: 'waiting' }))).toEqual({
      hidden: true,
      admission: 'waiting',
    });
  });
});

test('only a guest who is in and not hidden by the hosts is shown', () => {
  const shown = ADMISSIONS.flatMap((admission) => [false, true].map((hidden) => being({ admission, hidden }))).filter(
    isShown,
  );
  expect(shown).toEqual([UNMODERATED]);
});

test('a guest who was removed or turned away may ask again, but not one who was barred', () => {
  const asked = ADMISSIONS.map((admission) => moderationAfterAsking(being({ admission })).admission);
  expect(asked).toEqual(['in', 'knocked', 'waiting', 'waiting', 'waiting', 'barred']);
});

describe('an action', () => {
  const REMOVE = { action: 'remove', mayReturn: true } as const;
  const BAR = { action: 'remove', mayReturn: false } as const;
  test.each<[string, GuestAction, Record<string, string>]>([
    ['hide', { action: 'hide' }, { in: 'hidden' }],
    ['show', { action: 'show' }, { hidden: 'in' }],
    ['let in', { action: 'let-in' }, { knocked: 'in', waiting: 'in', 'turned-away': 'in' }],
    ['turn away', { action: 'turn-away' }, { knocked: 'turned-away', waiting: 'turned-away' }],
    [
      'remove',
      REMOVE,
      {
        ...{ in: 'removed', hidden: 'removed', knocked: 'removed', waiting: 'removed' },
        ...{ 'turned-away': 'removed', barred: 'removed' },
      },
    ],
    [
      'bar',
      BAR,
      {
        ...{ in: 'barred', hidden: 'barred', knocked: 'barred', waiting: 'barred' },
        ...{ 'turned-away': 'barred', removed: 'barred' },
      },
    ],
    ['restore', { action: 'restore' }, { removed: 'in', barred: 'in' }],
  ])(
    'the action %s gives the right state from each allowed state, and is too late in every other state',
    (_, action, expected) => {
      const states = [...ADMISSIONS.map((admission) => being({ admission })), being({ hidden: true })];
      const led = states.flatMap((moderation) => {
        const next = decided(action, moderation);
        return next ? [[guestStateOf(moderation), guestStateOf(next)]] : [];
      });
      expect(Object.fromEntries(led)).toEqual(expected);
    },
  );

  test('letting a hidden guest back in leaves the guest hidden', () => {
    expect(decided({ action: 'restore' }, being({ admission: 'removed', hidden: true }))).toEqual(
      being({ hidden: true }),
    );
  });

  test('an action renames a guest, and renaming to the guest’s own name removes the hosts’ name', () => {
    expect(decided({ action: 'rename', name: 'Ben K.' }, UNMODERATED)).toEqual(being({ name: 'Ben K.' }));
    expect(decided({ action: 'rename', name: 'Ben' }, being({ name: 'Ben K.' }))).toEqual(UNMODERATED);
  });

  test('renaming is too late if another host has renamed the guest meanwhile', () => {
    const now = being({ name: 'Benjamin' });
    expect(decided({ action: 'rename', name: 'Ben K.', from: 'Ben' }, now)).toBeNull();
    expect(decided({ action: 'rename', name: 'Ben K.', from: 'Benjamin' }, now)).toEqual(being({ name: 'Ben K.' }));
    expect(decided({ action: 'rename', name: 'Benjamin' }, now)).toBeNull();
  });
});

describe('undoing an action', () => {
  test('undoing an action keeps later decisions about other things', () => {
    const renamed = { before: UNMODERATED, after: being({ name: 'Ben K.' }) };
    expect(takenBack(renamed, being({ name: 'Ben K.', hidden: true }))).toEqual(being({ hidden: true }));
  });

  test('undoing an action is too late if the same thing was decided again', () => {
    expect(takenBack({ before: UNMODERATED, after: being({ name: 'Ben K.' }) }, being({ name: 'B.' }))).toBeNull();
    expect(takenBack({ before: UNMODERATED, after: being({ hidden: true }) }, UNMODERATED)).toBeNull();
    const removal = { before: being({ admission: 'waiting' }), after: being({ admission: 'removed' }) };
    expect(takenBack(removal, being({ admission: 'waiting' }))).toBeNull();
    expect(takenBack(removal, being({ admission: 'removed' }))).toEqual(being({ admission: 'waiting' }));
  });
});
