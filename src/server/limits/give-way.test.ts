import { expect, test } from 'vitest';
import { networkKey, placeThatGivesWay } from './give-way.ts';

const taken = (networks: string) => [...networks].map((network, index) => ({ network, index }));

test.each([
  ['one network has all', 'aaaa', 'b', 3],
  ['the newest of the fullest', 'aaabab', 'c', 4],
  ['nobody with a share of two', 'aabb', 'c', undefined],
  ['not for the fullest itself', 'aaab', 'a', undefined],
  ['not so that the newcomer’s has as many', 'aaabb', 'b', undefined],
  ['nobody has a place', '', 'a', undefined],
])('%s: %s, and %s comes', (_, networks, newcomer, index) => {
  expect(placeThatGivesWay(taken(networks), newcomer, 2)?.index).toBe(index);
});

test('all addresses of an IPv6 /48 are one network', () => {
  expect(networkKey('2001:db8:1:2::3')).toBe(networkKey('2001:db8:1:ffff::1'));
  expect(networkKey('::ffff:203.0.113.7')).toBe(networkKey('203.0.113.7'));
});
