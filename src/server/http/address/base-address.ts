import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ApiProblem, type ProblemExtras } from '../problem.ts';
import { hostOf, isForwarded, lostKeepAlive } from '../request-headers.ts';
import { networkUrl } from './network-url.ts';
import type { PublicAddress } from './public-address.ts';

/** Where this installation is opened. Links, cookies and the check of the origin follow from it. */
export interface BaseAddresses {
  /**
   * The base address of a host's request, such as `https://clink.example`. With a public address it is always that one. Without one, it is the address at which the connection arrived, if that address belongs to this computer or its network and the caller is there too.
   * @throws {ApiProblem} no-hosts.
   */
  of(c: Context): string;
  /**
   * The best address known for somebody at another place. Every link, QR code, card and mail has it. Usually `of`
   * returns the same one. If that one leads to this computer only, the computer's address in its network is taken, if it has one.
   * @throws {ApiProblem} no-hosts.
   */
  forOthers(c: Context): string;
  /** The best address for others on the page of a guest. Null: the address at which the page was opened is the best one. */
  forOthersThan(c: Context): string | null;
  /**
   * Whether a request seems to come from this computer. A program that forwards bare connections to the server looks the same.
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

/** Addresses that nobody reaches from the internet: of this computer, of private networks, and link-local ones. */
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
 * neither a forged Host nor a name that leads here (DNS rebinding) becomes a base address. The caller must be in the same
 * place, because a forged Host may also come through a forwarded port. `listensOn`: the one address at which the server
 * listens. Undefined: all of them.
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

  /** Looks up the network each time, because a computer may change it while the server runs. */
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

/** The request as Node has it. A test without a server has none. */
function incomingOf(c: Context): IncomingMessage | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming as IncomingMessage | undefined;
}

/** The base address, or why there is none. Browsers never speak HTTP/1.0 or leave `keep-alive` away, but some proxies do. */
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

/**
 * An IPv4 address in its usual form, also where the server listens on IPv6. An IPv6 address without the zone of its interface.
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
