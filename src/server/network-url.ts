import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;
/** What `localhost` leads to. */
const USUAL_LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/**
 * The URL for phones in the same network of a server that listens on `host`. Without `host` it listens on all addresses.
 * Null if no phone reaches it: this computer is in no network, or the server listens on this computer only.
 */
export function networkUrl(port: number, host?: string): string | null {
  if (isOwnComputerOnly(host)) return null;
  const address = host === undefined || ALL_ADDRESSES.includes(host) ? networkAddress() : host;
  return address ? urlOf(address, port) : null;
}

const urlOf = (address: string, port: number) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;

export const isOwnComputerOnly = (host = '') => LOOPBACK.test(host);

/** The URL for this computer. A server that listens on one address of the network does not answer at localhost. */
export function ownUrl(port: number, host?: string): string {
  const isOneAddress = host !== undefined && !ALL_ADDRESSES.includes(host) && !USUAL_LOOPBACK.includes(host);
  return isOneAddress ? urlOf(host, port) : `http://localhost:${port}`;
}

function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
