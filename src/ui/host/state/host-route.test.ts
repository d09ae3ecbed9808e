import { expect, it } from 'vitest';
import { MISTREATED } from '../../../domain/celebration/page-address.fixture.ts';
import { addressOf, HOME, type HostRoute, parentOf, readRoute, readTokens } from './host-route.ts';

it.each<HostRoute>([
  { screen: 'celebrations' },
  { screen: 'create' },
  { screen: 'account' },
  { screen: 'operator' },
  { screen: 'house' },
  { screen: 'copy', id: 'a1-B_2' },
  { screen: 'celebration', id: 'a1-B_2', place: 'details' },
  { screen: 'celebration', id: 'a1-B_2', place: 'evening' },
  { screen: 'celebration', id: 'a1-B_2', place: 'menu' },
  { screen: 'celebration', id: 'a1-B_2', place: 'look' },
])('the address of $screen leads back to it', (route) => {
  expect(readRoute(new URL(addressOf(route), 'http://clink.test').search)).toEqual(route);
});

it.each([
  '',
  '?host',
  '?host=nonsense',
  '?host=celebration',
  '?host=celebration/../guests',
  '?host=celebration/a%20b',
  '?host=copy',
  '?host=copy/..',
])('%s leads to My celebrations', (search) => {
  expect(readRoute(search)).toEqual(HOME);
});

it('an unknown place of a celebration opens Tonight', () => {
  expect(readRoute('?host=celebration/abc/kitchen')).toEqual({ screen: 'celebration', id: 'abc', place: 'tonight' });
});

it('the tokens of links are read, and an empty token counts as none', () => {
  expect(readTokens('?host&confirm=abc&recover=&setup=xyz')).toEqual({
    ...{ confirm: 'abc', recover: null, invitation: null, setup: 'xyz' },
  });
});

it.each(MISTREATED)('the token of a link %s is read', (_, mistreat) => {
  for (const name of ['confirm', 'recover', 'invitation', 'setup'] as const)
    expect([name, readTokens(mistreat(`?host&${name}=a1-B_2`))[name]]).toEqual([name, 'a1-B_2']);
  const signed = 'eyJhbGci.eyJzdWI_.c2ln-w';
  expect(readTokens(mistreat(`?host&confirm=${signed}`)).confirm).toBe(signed);
});

it.each(MISTREATED)('the link %s opens a place of a celebration', (_, mistreat) => {
  const search = mistreat('?lang=de&host=celebration/a1-B_2/invite');
  expect(readRoute(search)).toEqual({ screen: 'celebration', id: 'a1-B_2', place: 'invite' });
});

it.each(['.', ')', '”.', '\u200b', '>,'])('a link copied with “%s” behind it has the same token', (rest) => {
  expect(readTokens(`?host&invitation=a1-B_2${rest}`).invitation).toBe('a1-B_2');
});

it.each([
  ['menu', { screen: 'celebration', id: 'abc', place: 'evening' }],
  ['look', { screen: 'celebration', id: 'abc', place: 'evening' }],
  ['details', { screen: 'celebration', id: 'abc', place: 'evening' }],
  ['evening', HOME],
  ['guests', { screen: 'celebration', id: 'abc', place: 'tonight' }],
  ['tonight', HOME],
] as const)('Back goes one level up from %s', (place, up) => {
  expect(parentOf({ screen: 'celebration', id: 'abc', place })).toEqual(up);
});
