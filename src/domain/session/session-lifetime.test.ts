import { expect, test } from 'vitest';
import { SESSION_LIFETIME_MS } from '../limits.ts';
import { session } from './session.fixture.ts';
import { IDLE_START_MS, isExpired, isIdle, isOnLeaderboard, startOf } from './session-lifetime.ts';

test.each([
  [SESSION_LIFETIME_MS, false],
  [SESSION_LIFETIME_MS + 1, true],
])('an evening that began %d ms ago is over: %s', (age, expected) => {
  expect(isExpired(7, 7 + age)).toBe(expected);
});

test.each([
  [6, true],
  [7, false],
])('a session that expires at 7 is on the leaderboard at %d: %s', (nowMs, expected) => {
  expect(isOnLeaderboard(7, nowMs)).toBe(expected);
});

test.each([
  ['@5.1', IDLE_START_MS, false],
  ['@5.1', IDLE_START_MS + 1, true],
  ['@5.1 -b6', IDLE_START_MS + 1, true],
  ['@5.1 h6', IDLE_START_MS + 1, false],
])('the evening %j starts again %d ms after its start: %s', (text, age, expected) => {
  expect(isIdle(session(text), 5 + age)).toBe(expected);
});

test.each([
  ['@5.1', 5],
  ['@5.1 b7', 5],
  ['@5.1 b3 b7', 3],
])('the 24 hours of the evening %j start at %d', (text, start) => {
  expect(startOf(session(text))).toBe(start);
});
