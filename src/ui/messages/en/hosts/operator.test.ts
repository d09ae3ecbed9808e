import { expect, test } from 'vitest';
import { lastUsed } from './account.ts';
import { bannedOn, findAmong, invited, seen } from './operator.ts';

const now = new Date(2026, 5, 20, 12).getTime();
const at = (day: number, month = 5, year = 2026) => new Date(year, month, day, 12).getTime();

test.each([
  [at(20), 'sent today, good until Wednesday'],
  [at(19), 'sent yesterday, good until Wednesday'],
  [at(17), 'sent on 17 June, good until Wednesday'],
])('an invitation sent at %d: %s', (sentMs, sentence) => {
  expect(invited(sentMs, at(24), now)).toBe(sentence);
});

test('an invitation that is no longer valid says since when', () => {
  expect(invited(at(1), at(8), now)).toBe('expired on 8 June');
});

test.each([
  [now, 'seen now', 'last used today'],
  [at(20) - 3_600_000, 'seen today', 'last used today'],
  [at(19), 'seen yesterday', 'last used yesterday'],
  [at(3), 'seen on 3 June', 'last used on 3 June'],
  [at(31, 11, 2025), 'seen on 31 December 2025', 'last used on 31 December 2025'],
])('%d: %s, %s', (atMs, host, device) => {
  expect([seen(atMs, now), lastUsed(atMs, now)]).toEqual([host, device]);
});

test('a ban shows its day, and a search shows the number of hosts', () => {
  expect(bannedOn(at(3), now)).toBe('banned on 3 June');
  expect([findAmong(1), findAmong(2)]).toEqual(['Find among 1 host', 'Find among 2 hosts']);
});
