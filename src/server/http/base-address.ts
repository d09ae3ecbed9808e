import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ApiProblem, type ProblemExtras } from './problem.ts';
import { hostOf, isForwarded, lostKeepAlive, saysKeepAlive } from './request-headers.ts';

/** Where hosts open this installation. Links, cookies and the check of the origin follow from it. */
export interface BaseAddresses {
  /**
   * The base address of a request, such as `https://clink.example`. With `PUBLIC_URL` that is always the same. Without it,
   * it is the address at which the connection arrived, if that is one of this computer or of its own network.
   * @throws {ApiProblem} no-hosts.
   */
  of(c: Context): string;
  /**
   * Whether a request comes from a browser on the server's own computer, and there is no `PUBLIC_URL`. It is never so again
   * after a request that a proxy or a tunnel on this computer has passed on.
   */
  isOwnComputer(c: Context): boolean;
  /** Looks at every request for signs of a proxy or a tunnel on this computer. Null: nothing depends on it. */
  readonly watch: ((c: Context) => void) | null;
}

const BEHIND_A_PROXY: ProblemExtras = {
  why: 'proxy',
  detail: 'A proxy is in front of this server. Set PUBLIC_URL to the address under which guests open Clink.',
};
const OTHER_ADDRESS: ProblemExtras = {
  why: 'address',
  detail: 'Set PUBLIC_URL to the address under which guests open Clink, or open the address that the server prints.',
};

const LOCAL_NAME = 'localhost';

/** Addresses that the internet does not lead to: of this computer, of private networks, and link-local ones. */
const OWN_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  OWN_NETWORKS.addSubnet(network, prefix, 'ipv4');
OWN_NETWORKS.addAddress('::1', 'ipv6');
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Without `PUBLIC_URL` the kernel says at which address a connection has arrived, and the Host must name the same one. So
 * neither a forged Host nor a name that leads here (DNS rebinding) becomes a base address.
 */
export function baseAddresses(publicUrl: URL | null, onForwarded: () => void = () => {}): BaseAddresses {
  if (publicUrl) return { of: () => publicUrl.origin, isOwnComputer: () => false, watch: null };
  let isForwardedHere = false;

  function watch(c: Context): void {
    const request = incomingOf(c);
    if (isForwardedHere || !request || !isBetweenLoopbacks(request) || typeof findBase(request) === 'string') return;
    isForwardedHere = true;
    onForwarded();
  }

  return {
    watch,
    of(c) {
      const found = findBase(incomingOf(c));
      if (typeof found !== 'string') throw new ApiProblem('no-hosts', found);
      return found;
    },
    isOwnComputer(c) {
      watch(c);
      const request = incomingOf(c);
      return !isForwardedHere && request !== undefined && isBetweenLoopbacks(request) && saysKeepAlive(request);
    },
  };
}

function isBetweenLoopbacks({ socket }: IncomingMessage): boolean {
  return [socket.remoteAddress, socket.localAddress].every((address) => isIn(LOOPBACK, plain(address)));
}

/** Node's own request. A test without a server has none. */
function incomingOf(c: Context): IncomingMessage | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming as IncomingMessage | undefined;
}

/** The base address, or why there is none. No browser speaks HTTP/1.0 or takes `keep-alive` away, but some proxies do. */
function findBase(request: IncomingMessage | undefined): string | ProblemExtras {
  if (!request) return OTHER_ADDRESS;
  if (isForwarded(request) || request.httpVersion === '1.0' || lostKeepAlive(request)) return BEHIND_A_PROXY;
  const { localAddress, localPort, remoteAddress } = request.socket;
  const arrivedAt = plain(localAddress);
  const host = hostOf(request)?.toLowerCase() ?? '';
  const named = readHost(host);
  const isSame = named !== null && named.port === localPort && isNameOf(named.address, arrivedAt);
  const isOwn = isSame && (isIn(OWN_NETWORKS, arrivedAt) || isNeighbour(plain(remoteAddress), arrivedAt));
  return isOwn ? `http://${host}` : OTHER_ADDRESS;
}

/** Whether a caller is in the same network as an address of this computer. Home networks have public IPv6 addresses. */
function isNeighbour(caller: string, address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((infos = []) => infos);
  const cidr = own.find((info) => info.address === address)?.cidr;
  if (!cidr) return false;
  const [network = '', prefix] = cidr.split('/');
  const list = new BlockList();
  list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
  return isIn(list, caller);
}

/** The address and the port of a Host in its canonical spelling. Null for any other spelling, and for a name. */
function readHost(host: string): { address: string; port: number } | null {
  const text = `http://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.origin !== text) return null;
  return { address: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 80) };
}

function isNameOf(named: string, address: string): boolean {
  return named === LOCAL_NAME ? isIn(LOOPBACK, address) : isIP(named) !== 0 && named === canonical(address);
}

/** IPv4 as such, also where the server listens on IPv6. Without the zone of an interface. */
function plain(address = ''): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
}

function canonical(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
