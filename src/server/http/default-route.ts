import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';

/** Far away, so that the default route leads there: a root name server. It hears nothing. */
const FAR_AWAY = ['198.41.0.4', '2001:503:ba3e::2:30'];

/** The own addresses of the default routes: of IPv4 first, then of IPv6. Without a default route there is none. */
export function addressesOfDefaultRoute(): string[] {
  return FAR_AWAY.map(addressToward).filter((address) => address !== null);
}

/** From which address this computer reaches `target`. A UDP socket that connects looks up the route and sends no packet. */
export function addressToward(target: string): string | null {
  const family = isIPv6(target) ? 6 : 4;
  // Without a lookup that waits, the socket is connected at once.
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
