import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';

/** Addresses of a root name server. Only the default route leads there. No packet is sent to it. */
const FAR_AWAY = ['198.41.0.4', '2001:503:ba3e::2:30'];

/**
 * This computer has one address on the default route of IPv4, and one on that of IPv6. Returns those that exist, IPv4 first.
 */
export function addressesOfDefaultRoute(): string[] {
  return FAR_AWAY.map(addressToward).filter((address) => address !== null);
}

/** This computer reaches `target` from the returned address. Null if no route leads there. Connecting a UDP socket sends no packet. */
export function addressToward(target: string): string | null {
  const family = isIPv6(target) ? 6 : 4;
  // This lookup does not wait, so the socket is connected when `connect` returns.
  const socket = createSocket({ type: `udp${family}`, lookup: (host, _, found) => found(null, host, family) });
  socket.on('error', () => undefined);
  try {
    socket.connect(9, target);
    socket.remoteAddress();
    return socket.address().address;
  } catch {
    return null;
  } finally {
    socket.close();
  }
}
