import { expect, test } from 'vitest';
import { SESSION_LIFETIME_MS } from '../limits.ts';
import { beginAfresh } from './begin-afresh.ts';
import { line, session } from './drink-session.fixture.ts';

const OVER = SESSION_LIFETIME_MS + 4;

test.each([
  ['what was sent is gone', '0.7a/7 @3 b4 w5', 9, '0.1x @9'],
  ['what was never sent stays, with its start', '1.7a/5 @3 b4 w5! g6! -h1', 9, '0.1x @3 w5! g6!'],
  ['a phone that never heard of a save loses nothing', '0.3a @3 b4 w5', 9, '0.1x @3 b4! w5!'],
  ['to the last moment of the evening', '0.3a @3 b4!', OVER - 1, '0.1x @3 b4!'],
  ['an evening that is over leaves nothing', '0.3a @3 b4!', OVER, `0.1x @${OVER}`],
  ['who hides stays hidden', '0.7a/5 @3 b4! ^1/1', 9, '0.2x @3 b4! ^1'],
  ['who showed up again is seen', '0.7a/5 @3 b4! ^2/2', 9, '0.1x @3 b4!'],
])('%s', (_, gone, nowMs, fresh) => {
  expect(line(beginAfresh(session(gone), nowMs, 'x'))).toBe(fresh);
});
