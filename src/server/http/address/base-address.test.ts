import { syncBuiltinESMExports } from 'node:module';
import os, { type NetworkInterfaceInfo } from 'node:os';
import { Context } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../problem.ts';
import { baseAddresses } from './base-address.ts';

/** Replaces the networks of this computer, also for modules that another file has loaded. */
function setNetworks(networks: NodeJS.Dict<NetworkInterfaceInfo[]>): void {
  vi.spyOn(os, 'networkInterfaces').mockReturnValue(networks);
  syncBuiltinESMExports();
}

beforeEach(() => setNetworks({}));

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** How a request arrives: the server's address, the caller's address, and the headers. */
interface Arrival {
  readonly at: string;
  readonly host?: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
  readonly httpVersion?: string;
}

const isHere = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

function contextOf({ at, host, headers = {}, httpVersion = '1.1', ...rest }: Arrival): Context {
  const { from = isHere(at) ? '127.0.0.1' : '192.168.1.77' } = rest;
  const socket = { localAddress: at, localPort: 3000, remoteAddress: from };
  const incoming = {
    socket,
    httpVersion,
    headers: { connection: 'keep-alive', ...(host !== undefined && { host }), ...headers },
  };
  return new Context(new Request('http://clink.invalid/'), { env: { incoming } });
}

/** The base address, or the reason why there is none. */
function baseOf(arrival: Arrival): string | undefined {
  try {
    return baseAddresses(() => null).of(contextOf(arrival));
  } catch (error) {
    if (error instanceof ApiProblem) return `none: ${error.extras.why}`;
    throw error;
  }
}

describe('without PUBLIC_URL the base address is the one at which the page was opened', () => {
  test.each([
    ['127.0.0.1', 'localhost:3000', 'http://localhost:3000'],
    ['::1', 'localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1', 'LocalHost:3000', 'http://localhost:3000'],
    ['127.0.0.1', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['127.0.0.2', '127.0.0.2:3000', 'http://127.0.0.2:3000'],
    ['::1', '[::1]:3000', 'http://[::1]:3000'],
    ['192.168.1.20', '192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ['::ffff:192.168.1.20', '192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ['10.8.0.3', '10.8.0.3:3000', 'http://10.8.0.3:3000'],
    ['172.31.0.3', '172.31.0.3:3000', 'http://172.31.0.3:3000'],
    ['fd00::5', '[fd00::5]:3000', 'http://[fd00::5]:3000'],
    ['fd00:0:0::5', '[fd00::5]:3000', 'http://[fd00::5]:3000'],
  ])('a request to %s with the Host %s has the base address %s', (at, host, base) => {
    expect(baseOf({ at, host })).toBe(base);
  });

  test.each([
    ['a name that leads here (DNS rebinding)', '127.0.0.1', 'evil.example:3000'],
    ['a name with the address in it', '192.168.1.20', '192.168.1.20.evil.example:3000'],
    ['a name of the network', '192.168.1.20', 'laptop.local:3000'],
    ['localhost from another computer (a forged Host)', '192.168.1.20', 'localhost:3000'],
    ['another address of the same server', '192.168.1.20', '10.0.0.20:3000'],
    ['its own computer under an address of the network', '127.0.0.1', '192.168.1.20:3000'],
    ['another loopback address', '127.0.0.1', '127.0.0.2:3000'],
    ['another port, as through a forwarded one', '127.0.0.1', 'localhost:8080'],
    ['no port, as on port 80', '127.0.0.1', 'localhost'],
    ['an address of the internet, which has no TLS', '203.0.113.7', '203.0.113.7:3000'],
    ['an IPv6 address of the internet', '2001:db8::5', '[2001:db8::5]:3000'],
    ['no Host', '127.0.0.1', undefined],
    ['an empty Host', '127.0.0.1', ''],
    ['a Host with a user', '127.0.0.1', 'evil@localhost:3000'],
    ['a Host with a path', '127.0.0.1', 'localhost:3000/evil'],
    ['an address in another spelling', '127.0.0.1', '2130706433:3000'],
    ['an IPv6 address in another spelling', '::1', '[0:0:0:0:0:0:0:1]:3000'],
    ['a root dot', '127.0.0.1', 'localhost.:3000'],
    ['an IPv4 address as IPv6', '127.0.0.1', '[::ffff:127.0.0.1]:3000'],
    ['a very long Host', '127.0.0.1', `${'a'.repeat(8_000)}:3000`],
  ])('there is no base address at %s', (_, at, host) => {
    expect(baseOf({ at, ...(host !== undefined && { host }) })).toBe('none: address');
  });

  test.each([
    ['203.0.113.7', '203.0.113.7/24', '203.0.113.99', 'http://203.0.113.7:3000'],
    ['203.0.113.7', '203.0.113.7/24', '203.0.114.99', 'none: address'],
    ['2001:db8::5', '2001:db8::5/64', '2001:db8::77', 'http://[2001:db8::5]:3000'],
    ['2001:db8::5', '2001:db8::5/64', '2001:db8:0:1::77', 'none: address'],
    ['2001:db8::5', '2001:db8::6/64', '2001:db8::77', 'none: address'],
  ])('at the public address %s (%s) a request from %s gets %s', (at, cidr, from, base) => {
    const address = cidr.split('/')[0] ?? '';
    setNetworks({ wlan0: [{ address, cidr } as NetworkInterfaceInfo] });
    expect(baseOf({ at, from, host: `${at.includes(':') ? `[${at}]` : at}:3000` })).toBe(base);
  });

  test.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
  ])('there is no base address behind an undeclared proxy (%s)', (header) => {
    const headers = { [header]: '203.0.113.7' };
    expect(baseOf({ at: '127.0.0.1', host: 'localhost:3000', headers })).toBe('none: proxy');
    const context = contextOf({ at: '127.0.0.1', host: 'localhost:3000', headers });
    expect(baseAddresses(() => null).seemsHere(context)).toBe(false);
    expect(baseAddresses(() => null).forOthersThan(context)).toBeNull();
  });

  test('there is no base address behind a proxy without forwarding headers that uses HTTP/1.0', () => {
    expect(baseOf({ at: '127.0.0.1', host: 'localhost:3000', httpVersion: '1.0' })).toBe('none: proxy');
  });

  test('there is no base address behind a proxy without forwarding headers that removes keep-alive from a browser’s request', () => {
    const headers = { 'sec-fetch-mode': 'cors', connection: 'close' };
    expect(baseOf({ at: '127.0.0.1', host: 'localhost:3000', headers })).toBe('none: proxy');
    // curl sends no `Connection` header, and no browser sends fewer headers than this.
    const curl = { connection: '' };
    expect(baseOf({ at: '127.0.0.1', host: 'localhost:3000', headers: curl })).toBe('http://localhost:3000');
    const browser = { 'sec-fetch-mode': 'cors', connection: 'Keep-Alive' };
    expect(baseOf({ at: '127.0.0.1', host: 'localhost:3000', headers: browser })).toBe('http://localhost:3000');
  });
});

test.each([
  ['192.168.1.20', '192.168.1.20:3000', '203.0.113.99'],
  ['10.0.0.20', '10.0.0.20:3000', '2001:db8::99'],
  ['127.0.0.1', 'localhost:3000', '192.168.1.77'],
  ['fd00::5', '[fd00::5]:3000', '2001:db8::99'],
])(
  'through a port that is forwarded to %s, a stranger who forges the Host %s (from %s) gets no base address',
  (at, host, from) => {
    expect(baseOf({ at, host, from })).toBe('none: address');
    expect(baseAddresses(() => null).forOthersThan(contextOf({ at, host, from }))).toBeNull();
  },
);

test('with PUBLIC_URL the base address is always that one, and no request counts as coming from the server’s own computer', () => {
  const bases = baseAddresses(() => new URL('https://clink.example'));
  const here = contextOf({ at: '127.0.0.1', host: 'localhost:3000' });
  const there = contextOf({ at: '203.0.113.7', host: 'evil.example' });
  for (const context of [here, there])
    expect([bases.of(context), bases.forOthers(context), bases.forOthersThan(context)]).toEqual(
      Array(3).fill('https://clink.example'),
    );
  expect(bases.seemsHere(here)).toBe(false);
});

test.each([
  ['127.0.0.1', '127.0.0.1', 'localhost:3000', true],
  ['::ffff:127.0.0.1', '::ffff:127.0.0.1', '127.0.0.1:3000', true],
  ['::1', '::1', '[::1]:3000', true],
  ['192.168.1.20', '192.168.1.77', '192.168.1.20:3000', false],
  ['192.168.1.20', '192.168.1.20', '192.168.1.20:3000', false],
  ['192.168.1.20', '192.168.1.77', 'localhost:3000', false],
  ['127.0.0.1', '192.168.1.77', 'localhost:3000', false],
  ['127.0.0.1', '127.0.0.1', 'evil.example:3000', false],
])('a request to %s from %s with Host %s seems to come from this computer: %s', (at, from, host, isOwn) => {
  expect(baseAddresses(() => null).seemsHere(contextOf({ at, from, host }))).toBe(isOwn);
});

describe('links and cards for others contain the best known address', () => {
  const wifi = { address: '192.168.1.20', cidr: '192.168.1.20/24', netmask: '255.255.255.0', mac: '3c:22:fb:01:02:03' };
  const WIFI = { wlan0: [{ ...wifi, family: 'IPv4', internal: false, scopeid: 0 } as unknown as NetworkInterfaceInfo] };

  test.each<[string, Arrival, string | undefined, [string, string | null]]>([
    [
      'for a page at localhost, it is the address in the network',
      { at: '127.0.0.1', host: 'localhost:3000' },
      undefined,
      ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ],
    [
      'for a page at [::1], it is the address in the network too',
      { at: '::1', host: '[::1]:3000' },
      undefined,
      ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ],
    [
      'for a server that nobody else can reach, it is localhost',
      { at: '127.0.0.1', host: 'localhost:3000' },
      '127.0.0.1',
      ['http://localhost:3000', null],
    ],
    [
      'for a page in the network, it is the address of the page',
      { at: '192.168.1.20', host: '192.168.1.20:3000' },
      undefined,
      ['http://192.168.1.20:3000', null],
    ],
    [
      'for a page at another address of the server, it is that address',
      { at: '10.0.0.5', host: '10.0.0.5:3000' },
      undefined,
      ['http://10.0.0.5:3000', null],
    ],
  ])('%s', (_, arrival, listensOn, [forHosts, forGuests]) => {
    setNetworks(WIFI);
    const bases = baseAddresses(() => null, listensOn);
    const context = contextOf(arrival);
    expect([bases.forOthers(context), bases.forOthersThan(context)]).toEqual([forHosts, forGuests]);
  });

  test('a container with a published port does not give guests its internal address', () => {
    setNetworks({ eth0: [{ ...WIFI.wlan0[0], address: '172.17.0.2', cidr: '172.17.0.2/16' } as NetworkInterfaceInfo] });
    for (const host of ['localhost:3000', 'laptop.example:3000', '192.168.1.20:3000'])
      expect(
        baseAddresses(() => null).forOthersThan(contextOf({ at: '172.17.0.2', from: '172.17.0.1', host })),
      ).toBeNull();
  });

  test('when a computer changes its network, its new address is used immediately', () => {
    const bases = baseAddresses(() => null);
    const here = contextOf({ at: '127.0.0.1', host: 'localhost:3000' });
    setNetworks({});
    expect(bases.forOthers(here)).toBe('http://localhost:3000');
    setNetworks(WIFI);
    expect(bases.forOthers(here)).toBe('http://192.168.1.20:3000');
  });
});
