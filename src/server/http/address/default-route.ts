import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';

/** Addresses of a root name server, which is reached only by the default route. No packet is sent to it. */
const FAR_AWAY = ['198.41.0.4', '2001:503:ba3e::2:30'];

/** Returns this computer's addresses on the default routes of IPv4 and IPv6, as far as they exist, IPv4 first. */
export function addressesOfDefaultRoute(): string[] {
  return FAR_AWAY.map(addressToward).filter((address) => address !== null);
}

/**
 * Returns the address from which this computer reaches `target`, or null without a route. Connecting a UDP socket sends
 * no packet.
 */
export function addressToward(target: string): string | null {
  const family = isIPv6(target) ? 6 : 4;
  // This lookup is synchronous, so the socket is already connected when `connect` returns.
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
