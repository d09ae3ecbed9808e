import { expect, test } from 'vitest';
import { type Decision, decided, type Moderation } from '../../../sync/phone/decision.ts';
import { dueNotice, told } from './door-notice.ts';

const after = (moderation: Moderation, known: Decision | null = null): Decision => {
  const decision = decided(known, moderation, 1_000);
  if (!decision) throw new Error('nothing was decided');
  return decision;
};

test('each decision is told once', () => {
  const waiting = after({ admission: 'waiting' });
  expect(dueNotice(waiting)).toBe('waiting');
  expect(dueNotice(told(waiting))).toBeNull();
  const removed = after({ admission: 'removed' }, told(waiting));
  expect(dueNotice(removed)).toBe('removed');
  expect(dueNotice(told(removed))).toBeNull();
});

test('a hidden guest gets no sheet, only a note in the row on the leaderboard', () => {
  expect(dueNotice(after({ hidden: true }))).toBeNull();
});

test('the guest is told of a new name after the admission, not together with it', () => {
  const out = after({ admission: 'waiting', name: 'Ben K.' });
  expect(dueNotice(out)).toBe('waiting');
  const isIn = after({ name: 'Ben K.' }, told(out));
  expect(dueNotice(told(isIn))).toBe('renamed');
  expect(dueNotice(told(told(isIn)))).toBeNull();
});

test('a decision that one tab has shown is not shown again in another tab', () => {
  const waiting = after({ admission: 'waiting' });
  expect(told(waiting).learnedAt).toBeGreaterThan(waiting.learnedAt);
});
