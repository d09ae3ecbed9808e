import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { callerReader } from './caller.ts';

async function callFrom(trusted: string[], headers: Record<string, string>) {
  const callerOf = callerReader(trusted);
  const app = new Hono().get('/', (c) => c.json(callerOf(c)));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })).json();
}

const FORWARDED = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9', 'x-forwarded-proto': 'https' };

test('forwarded headers count only from a trusted proxy [ASVS-4.1.3]', async () => {
  expect(await callFrom([], FORWARDED)).toEqual({ address: '127.0.0.1', isSecure: false });
  expect(await callFrom(['10.0.0.0/8'], FORWARDED)).toEqual({ address: '127.0.0.1', isSecure: false });
});

test('behind a trusted proxy the caller’s address is the one that the proxy saw, not one that the guest sent [ASVS-15.3.4]', async () => {
  expect(await callFrom(['loopback'], FORWARDED)).toEqual({ address: '203.0.113.9', isSecure: true });
  expect(await callFrom(['127.0.0.1', '203.0.113.0/24'], FORWARDED)).toEqual({
    address: '198.51.100.7',
    isSecure: true,
  });
});

test('a trusted proxy that sends no forwarding header counts as the caller', async () => {
  expect(await callFrom(['loopback'], {})).toEqual({ address: '127.0.0.1', isSecure: false });
});

test.each([
  ['203.0.113.11:5001', '203.0.113.11'],
  ['"203.0.113.11:5001"', '203.0.113.11'],
  ['[2001:db8::7]:5001', '2001:db8::7'],
  ['"[2001:db8::7]"', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['fe80::7%eth0', 'fe80::7'],
  ['::ffff:203.0.113.11', '::ffff:203.0.113.11'],
  [' 203.0.113.11:5001 , 10.0.0.1:443', '203.0.113.11'],
  ['203.0.113.11, [fd00::1]:443', '203.0.113.11'],
])('the header %s of a proxy gives the address %s', async (text, address) => {
  const trusted = ['loopback', 'uniquelocal'];
  expect(await callFrom(trusted, { 'x-forwarded-for': text })).toEqual({ address, isSecure: false });
});

test.each([
  ['words', 'unknown'],
  ['a port alone', ':5001'],
  ['brackets around nothing', '[]:5001'],
  ['8,000 digits', '1'.repeat(8_000)],
])('a trusted proxy that forwards %s instead of an address counts as the caller', async (_, text) => {
  const headers = { 'x-forwarded-for': text };
  expect(await callFrom(['loopback'], headers)).toEqual({ address: '127.0.0.1', isSecure: false });
});

test('without a socket the caller is unknown', async () => {
  const callerOf = callerReader(['loopback']);
  const app = new Hono().get('/', (c) => c.json(callerOf(c)));
  expect(await (await app.request('/', { headers: FORWARDED })).json()).toEqual({
    address: 'unknown',
    isSecure: false,
  });
});
