import { expect, it } from 'vitest';
import { addressOf, HOME, type HostRoute, readRoute, readTokens } from './host-route.ts';

it.each<HostRoute>([
  { screen: 'celebrations' },
  { screen: 'create' },
  { screen: 'account' },
  { screen: 'operator' },
  { screen: 'celebration', id: 'a1-B_2', place: 'details' },
])('the address of $screen leads back to it', (route) => {
  expect(readRoute(new URL(addressOf(route), 'http://clink.test').search)).toEqual(route);
});

it.each(['', '?host', '?host=nonsense', '?host=celebration', '?host=celebration/../guests', '?host=celebration/a%20b'])(
  '%s leads to My celebrations',
  (search) => {
    expect(readRoute(search)).toEqual(HOME);
  },
);

it('an unknown place of a celebration is its guests', () => {
  expect(readRoute('?host=celebration/abc/kitchen')).toEqual({ screen: 'celebration', id: 'abc', place: 'guests' });
});

it('the tokens of links are read, and an empty one is none', () => {
  expect(readTokens('?host&confirm=abc&recover=')).toEqual({ confirm: 'abc', recover: null, invitation: null });
});

it.each(['.', ')', '”.', '\u200b', '>,'])('a link copied with “%s” behind it has the same token', (rest) => {
  expect(readTokens(`?host&invitation=a1-B_2${rest}`).invitation).toBe('a1-B_2');
});
