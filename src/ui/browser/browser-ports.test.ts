import { expect, test, vi } from 'vitest';
import { newIdentity } from '../../sync/phone/new-session.ts';
import { browserPorts } from './browser-ports.ts';

test('a phone’s secret is 32 bytes, all from the browser’s cryptographic random numbers [ASVS-7.2.2, 11.2.3]', () => {
  const drawn = vi.spyOn(crypto, 'getRandomValues');
  const weak = vi.spyOn(Math, 'random');
  const { writeKey } = newIdentity(browserPorts(() => localStorage).random);
  const [, bytes] = drawn.mock.results.map(({ value }) => value as Uint8Array);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(weak).not.toHaveBeenCalled();
  expect(bytes).toHaveLength(32);
  expect([...Buffer.from(writeKey, 'base64url')]).toEqual([...(bytes ?? [])]);
});
