import { expect, test } from 'vitest';
import { networkUrl, ownUrl } from './network-url.ts';

test.each(['localhost', '127.0.0.1', '::1'])('a server that listens on %s has no address for phones', (host) => {
  expect(networkUrl(3000, host)).toBeNull();
  expect(ownUrl(3000, host)).toBe('http://localhost:3000');
});

test('a server that listens on another address of its own computer is reached only there', () => {
  expect(networkUrl(3000, '127.0.0.2')).toBeNull();
  expect(ownUrl(3000, '127.0.0.2')).toBe('http://127.0.0.2:3000');
});

test.each([
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
  ['clink.local', 'http://clink.local:3000'],
])('a server that listens on %s has this address for phones and for its own computer', (host, url) => {
  expect(networkUrl(3000, host)).toBe(url);
  expect(ownUrl(3000, host)).toBe(url);
});

test.each(['0.0.0.0', '::'])('a server that listens on %s listens on all addresses', (host) => {
  expect(networkUrl(3000, host)).toBe(networkUrl(3000));
  expect(ownUrl(3000, host)).toBe('http://localhost:3000');
});
