import { expect, test } from 'vitest';
import { retryAfterMs } from './read-answer.ts';

const NOW = Date.UTC(2026, 5, 20, 19);
const IN_7_S = 'Sat, 20 Jun 2026 19:00:07 GMT';
const refused = (headers: Record<string, string>) => retryAfterMs(new Response(null, { status: 429, headers }), NOW);

test.each<[string, Record<string, string>, number]>([
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['a date', { 'retry-after': IN_7_S }, 7_000],
  ['a date that has passed', { 'retry-after': 'Sat, 20 Jun 2026 18:00:00 GMT' }, 0],
  ['longer than a minute', { 'retry-after': '3600' }, 60_000],
  ['nothing', {}, 0],
  ['nonsense', { 'retry-after': 'soon' }, 0],
  ['less than nothing', { 'retry-after': '-1' }, 0],
])('%s', (_, headers, ms) => {
  expect(refused(headers)).toBe(ms);
});

test('a date in Retry-After is compared with the server’s clock, not with the phone’s', () => {
  expect(refused({ 'retry-after': 'Sat, 20 Jun 2026 21:00:07 GMT', date: 'Sat, 20 Jun 2026 21:00:00 GMT' })).toBe(
    7_000,
  );
});
