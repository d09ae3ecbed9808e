import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import { forwardedAddressesOf, forwardedProtocolOf } from './request-headers.ts';

/** The facts that are known for certain about the origin of a request. */
export interface Caller {
  /** An IPv4 or IPv6 address. `unknown` for a request without a socket. */
  readonly address: string;
  /** Whether the caller certainly uses TLS. */
  readonly isSecure: boolean;
}

export type CallerOf = (c: Context) => Caller;

const NOBODY: Caller = { address: 'unknown', isSecure: false };

/**
 * Reads forwarded headers only from the proxies in `trusted`: addresses, CIDR blocks or names of proxy-addr. Such
 * headers from any other sender are ignored.
 * @throws {TypeError} if an entry of `trusted` is not an address.
 */
export function requestCallerReader(trusted: readonly string[]): (request: IncomingMessage) => Caller {
  const isTrusted = trusted.length === 0 ? () => false : proxyAddr.compile([...trusted]);
  return (request) => readCaller(request, isTrusted);
}

/** Like `requestCallerReader`, for a context of the app's routes. */
export function callerReader(trusted: readonly string[]): CallerOf {
  const callerOf = requestCallerReader(trusted);
  return (c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    if (!incoming || !('socket' in incoming)) return NOBODY;
    return callerOf(incoming as IncomingMessage);
  };
}

function readCaller(request: IncomingMessage, isTrusted: (address: string, hop: number) => boolean): Caller {
  const peer = request.socket.remoteAddress;
  if (!peer) return NOBODY;
  const isForwarded = isTrusted(peer, 0);
  const address = isForwarded ? forwardedAddress(request, isTrusted) : peer;
  return {
    // Only a valid address is used, because the header may contain up to 8 KiB of any text, which the limits would store.
    address: isIP(address) ? address : peer,
    isSecure: isForwarded && forwardedProtocolOf(request) === 'https',
  };
}

function forwardedAddress(request: IncomingMessage, isTrusted: (address: string, hop: number) => boolean): string {
  const headers = { 'x-forwarded-for': forwardedAddressesOf(request).map(plainAddress).join() };
  return proxyAddr({ socket: request.socket, headers } as unknown as IncomingMessage, isTrusted);
}

/** The address alone. Some proxies add a port, quotes, the brackets of a URL or the zone of an interface. */
function plainAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const address = bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1');
  return address.replace(/%.*$/, '');
}
