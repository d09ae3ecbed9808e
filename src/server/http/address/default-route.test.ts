import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOfDefaultRoute, addressToward } from './default-route.ts';

test('a socket immediately reports the address from which this computer reaches another computer', () => {
  expect(addressToward('127.0.0.1')).toBe('127.0.0.1');
});

test.each(['255.255.255.255', 'ff02::1%no-such-interface'])('there is no route to %s', (target) => {
  expect(addressToward(target)).toBeNull();
});

test('the addresses of the default route are addresses of this computer', () => {
  const own = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
  expect(own).toEqual(expect.arrayContaining(addressesOfDefaultRoute()));
});
