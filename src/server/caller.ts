import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/** Where a request comes from, as far as it can be believed. */
export interface Caller {
  /** An IPv4 or IPv6 address; `unknown` for a request that came over no socket. */
  readonly address: string;
  /** Whether the caller's side of the connection is known to be TLS. */
  readonly isSecure: boolean;
}

export type CallerOf = (c: Context) => Caller;

const NOBODY: Caller = { address: 'unknown', isSecure: false };

/**
 * Forwarded headers count only where a proxy of `trusted` (addresses, CIDR blocks or the names of proxy-addr) wrote them;
 * from anybody else they change nothing (architecture, Never).
 * @throws {TypeError} when an entry of `trusted` is no address.
 */
export function requestCallerReader(trusted: readonly string[]): (request: IncomingMessage) => Caller {
  const isTrusted = trusted.length === 0 ? () => false : proxyAddr.compile([...trusted]);
  return (request) => readCaller(request, isTrusted);
}

/** The same for the app's routes. */
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
  const address = isForwarded ? proxyAddr(request, isTrusted) : peer;
  return {
    // A header can hold 8 KiB of anything, and limits remember addresses.
    address: isIP(address) ? address : peer,
    isSecure: isForwarded && firstOf(request.headers['x-forwarded-proto']) === 'https',
  };
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const [first] = Array.isArray(header) ? header : [header];
  return first?.split(',')[0]?.trim().toLowerCase();
}
