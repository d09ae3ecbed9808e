import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ApiProblem, type ProblemExtras } from '../problem.ts';
import { hostOf, isForwarded, lostKeepAlive } from '../request-headers.ts';
import { networkUrl } from './network-url.ts';
import type { PublicAddress } from './public-address.ts';

/** The address at which this installation is opened. Links, cookies and the check of the origin depend on it. */
export interface BaseAddresses {
  /**
   * The base address of a host's request, such as `https://clink.example`. With a public address, always the public
   * address. Otherwise the address at which the connection arrived, if both this address and the caller belong to this
   * computer or its network.
   * @throws {ApiProblem} no-hosts.
   */
  of(c: Context): string;
  /**
   * The best known address for people elsewhere, for links, QR codes, cards and mails. Usually the same as `of`. If
   * that address works only on this computer, the computer's address in its network is used, if it has one.
   * @throws {ApiProblem} no-hosts.
   */
  forOthers(c: Context): string;
  /** The best address for others on the page of a guest. Null if the address at which the page was opened is the best one. */
  forOthersThan(c: Context): string | null;
  /**
   * Whether a request seems to come from this computer. Requests through a program that forwards plain connections look
   * the same.
   */
  seemsHere(c: Context): boolean;
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

/**
 * Addresses that cannot be reached from the internet: those of this computer and of private networks, and link-local addresses.
 */
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
 * Without `PUBLIC_URL`, the kernel reports the address at which a connection arrived, and the Host must name the same
 * address. So neither a forged Host nor a foreign name that resolves to this server (DNS rebinding) becomes a base
 * address. The caller must be on the same computer or network, because a forged Host may also arrive through a
 * forwarded port. `listensOn`: the only address on which the server listens. Undefined if it listens on all addresses.
 */
export function baseAddresses(publicAddress: PublicAddress['now'], listensOn?: string): BaseAddresses {
  const said = () => publicAddress()?.origin ?? null;

  function of(c: Context): string {
    const origin = said();
    if (origin !== null) return origin;
    const found = findBase(incomingOf(c));
    if (typeof found !== 'string') throw new ApiProblem('no-hosts', found);
    return found;
  }

  function seemsHere(c: Context): boolean {
    const request = incomingOf(c);
    return (
      said() === null && request !== undefined && isBetweenLoopbacks(request) && typeof findBase(request) === 'string'
    );
  }

  /** Looks up the network each time, because a computer may change its network while the server runs. */
  function forOthersThan(c: Context): string | null {
    const origin = said();
    if (origin !== null) return origin;
    const port = seemsHere(c) ? incomingOf(c)?.socket.localPort : undefined;
    return port === undefined ? null : networkUrl(port, listensOn);
  }

  return { of, forOthers: (c) => forOthersThan(c) ?? of(c), forOthersThan, seemsHere };
}

function isBetweenLoopbacks({ socket }: IncomingMessage): boolean {
  return [socket.remoteAddress, socket.localAddress].every((address) => isIn(LOOPBACK, plain(address)));
}

/** Node's request object. Undefined in a test without a server. */
function incomingOf(c: Context): IncomingMessage | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming as IncomingMessage | undefined;
}

/**
 * The base address, or the reason why there is none. Browsers never use HTTP/1.0 or omit `keep-alive`, but some proxies do.
 */
function findBase(request: IncomingMessage | undefined): string | ProblemExtras {
  if (!request) return OTHER_ADDRESS;
  if (isForwarded(request) || request.httpVersion === '1.0' || lostKeepAlive(request)) return BEHIND_A_PROXY;
  const { localAddress, localPort, remoteAddress } = request.socket;
  const arrivedAt = plain(localAddress);
  const host = hostOf(request)?.toLowerCase() ?? '';
  const named = readHost(host);
  const isSame = named !== null && named.port === localPort && isNameOf(named.address, arrivedAt);
  return isSame && isNear(plain(remoteAddress), arrivedAt) ? `http://${host}` : OTHER_ADDRESS;
}

/** Whether a caller comes from this computer or its network, and not from the internet through a forwarded port. */
function isNear(caller: string, address: string): boolean {
  if (isIn(LOOPBACK, address)) return isIn(LOOPBACK, caller);
  return (isIn(OWN_NETWORKS, address) && isIn(OWN_NETWORKS, caller)) || isNeighbour(caller, address);
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

/** The address and the port in a Host header. Null for a name, and for an address in a spelling that is not canonical. */
function readHost(host: string): { address: string; port: number } | null {
  const text = `http://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.origin !== text) return null;
  return { address: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 80) };
}

function isNameOf(named: string, address: string): boolean {
  return named === LOCAL_NAME ? isIn(LOOPBACK, address) : isIP(named) !== 0 && named === canonical(address);
}

/**
 * An IPv4 address in its usual form, even if the server listens on IPv6, or an IPv6 address without the zone of its interface.
 */
function plain(address = ''): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
}

function canonical(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
