import { isIPv6 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkUrl, ownUrl } from './network-url.ts';

test.each(['localhost', '127.0.0.1', '::1'])('a server that listens on %s has no address for phones', (host) => {
  expect(networkUrl(3000, host)).toBeNull();
  expect(ownUrl(3000, host)).toBe('http://localhost:3000');
});

test('a server that listens on another loopback address is reached only at this address', () => {
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

/** Node's description of a computer with these addresses, by the names of the interfaces. */
function computerWith(addresses: Record<string, string[]>) {
  const infoOf = (address: string) =>
    ({
      ...{ address, internal: false, family: isIPv6(address) ? 'IPv6' : 'IPv4' },
      ...{ mac: '3c:22:fb:01:02:03', netmask: '255.255.255.0' },
    }) as NetworkInterfaceInfo;
  return Object.fromEntries(Object.entries(addresses).map(([name, all]) => [name, all.map(infoOf)]));
}

test.each<[string, Record<string, string[]>]>([
  ['192.168.1.5', { docker0: ['172.17.0.1'], wlan0: ['192.168.1.5'] }],
  [
    '192.168.1.5',
    { 'br-0a1b2c': ['172.18.0.1'], virbr0: ['192.168.122.1'], tailscale0: ['100.64.0.1'], eth0: ['192.168.1.5'] },
  ],
  ['192.168.1.5', { 'vEthernet (WSL)': ['172.20.0.1'], 'Wi-Fi': ['192.168.1.5'] }],
  ['192.168.1.5', { utun3: ['10.8.0.2'], en0: ['fe80::1', '2001:db8::5', '192.168.1.5'] }],
  ['192.168.1.5', { eth0: ['169.254.8.8'], wlan0: ['192.168.1.5'] }],
  ['192.168.1.5', { nordlynx: ['10.5.0.2'], 'Bluetooth Network Connection': ['172.20.10.2'], wlan0: ['192.168.1.5'] }],
  [
    '192.168.1.5',
    { Hamachi: ['25.1.2.3'], mpqemubr0: ['10.85.0.1'], incusbr0: ['10.1.1.1'], 'br-lan': ['192.168.1.5'] },
  ],
  ['172.17.0.1', { docker0: ['172.17.0.1'] }],
  ['[2001:db8::5]', { wlan0: ['fe80::5', '2001:db8::5'] }],
  ['[fd00::5]', { docker0: ['172.17.0.1'], wlan0: ['fd00::5'] }],
])('phones are told %s', (address, addresses) => {
  expect(networkUrl(3000, undefined, computerWith(addresses), [])).toBe(`http://${address}:3000`);
});

test.each(['hassio', 'vEthernet (WSL)', 'ZeroTier One [1]'])(
  'without a default route, the Wi-Fi is preferred to %s',
  (name) => {
    const computer = computerWith({ [name]: ['172.30.32.1'], wlan0: ['192.168.1.5'] });
    expect(networkUrl(3000, undefined, computer, [])).toBe('http://192.168.1.5:3000');
  },
);

const WIFI = '192.168.1.5';

test.each<[string, string | undefined, string[], Record<string, string[]>]>([
  [WIFI, undefined, [WIFI], { hassio: ['172.30.32.1'], wlan0: [WIFI] }],
  [WIFI, '0.0.0.0', [WIFI], { 'Ethernet 2': ['192.168.56.1'], 'Wi-Fi': ['fe80::1', WIFI] }],
  [WIFI, '::', [WIFI, 'fd00::5'], { br0: ['10.0.0.1', 'fd00:1::1'], wlan0: ['fd00::5', WIFI] }],
  // The whole network is behind a switch of Hyper-V, or behind a bridge.
  [WIFI, undefined, [WIFI], { 'Ethernet 2': ['192.168.56.1'], 'vEthernet (External)': [WIFI] }],
  [WIFI, undefined, [WIFI], { hassio: ['172.30.32.1'], bridge0: [WIFI] }],
  // A second network of the same computer.
  ['10.0.0.5', undefined, ['10.0.0.5'], { eth0: [WIFI], eth1: ['10.0.0.5'] }],
  // The default route uses a tunnel, which phones cannot reach.
  [WIFI, undefined, ['10.66.0.2', 'fd66::2'], { wg0: ['10.66.0.2', 'fd66::2'], wlan0: [WIFI] }],
  // Only IPv6 has a default route.
  ['[2001:db8::5]', undefined, ['2001:db8::5'], { hassio: ['172.30.32.1'], wlan0: ['fe80::5', '2001:db8::5'] }],
  ['[2001:db8::6]', '::', ['2001:db8::6'], { wlan0: ['2001:db8::5', '2001:db8::6'] }],
  [WIFI, '0.0.0.0', ['2001:db8::5'], { wlan0: ['2001:db8::5', WIFI] }],
  // The network has changed since the route was looked up.
  [WIFI, undefined, ['10.9.9.9'], { docker0: ['172.17.0.1'], wlan0: [WIFI] }],
])('phones get %s of a server on %s whose default route begins at %s', (address, host, routes, addresses) => {
  expect(networkUrl(3000, host, computerWith(addresses), routes)).toBe(`http://${address}:3000`);
});

test.each([
  ['that has no hardware', { mac: '00:00:00:00:00:00' }],
  ['whose network is one address', { netmask: '255.255.255.255' }],
])('phones do not get the address of a tunnel, whatever its name: %s', (_, sign) => {
  const { work: [tunnel] = [], wlan0 } = computerWith({ work: ['10.66.0.2'], wlan0: ['192.168.1.5'] });
  const computer = { work: [{ ...tunnel, ...sign } as NetworkInterfaceInfo], wlan0 };
  expect(networkUrl(3000, undefined, computer, ['10.66.0.2'])).toBe('http://192.168.1.5:3000');
});

test('a computer with only internal addresses is on no network', () => {
  expect(
    networkUrl(3000, undefined, computerWith({ eth0: ['169.254.8.8', 'fe80::5'] }), ['169.254.8.8', 'fe80::5']),
  ).toBeNull();
  expect(networkUrl(3000, undefined, {}, [])).toBeNull();
});

test('a server that listens only on IPv4 shows no IPv6 address', () => {
  expect(networkUrl(3000, '0.0.0.0', computerWith({ wlan0: ['2001:db8::5'] }), ['2001:db8::5'])).toBeNull();
});
