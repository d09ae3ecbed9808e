import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { addressesOfDefaultRoute } from './default-route.ts';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;
/** The addresses to which `localhost` resolves. */
const USUAL_LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ALL_ADDRESSES = ['0.0.0.0', '::'];
/** The names of networks inside this computer, such as those of containers and virtual machines. */
const INNER_NETWORK =
  /^(docker|hassio|br-[\da-f]{6}|veth|virbr|vmnet|vmenet|vboxnet|vnic|lxc|lxd|incus|podman|cni|flannel|cali|kube|mpqemubr|waydroid|dummy|awdl|llw|anpi|bridge|vEthernet|VirtualBox|VMware|Loopback|Npcap|Bluetooth)/i;
const TUNNEL =
  /^(tailscale|zt|feth|ham\d|hamachi|nebula|wt\d|wg|wireguard|nordlynx|proton|cloudflarewarp|outline|openvpn|gpd|cscotun|ipsec|tun|tap|utun|ppp|zerotier)/i;
/** The hardware address of a tunnel. A tunnel is also recognised by its name, or by a network with only one address. */
const NO_HARDWARE = '00:00:00:00:00:00';
const ONE_ADDRESS = /^(255\.255\.255\.255|ffff(:ffff){7})$/i;
const LINK_LOCAL = /^(169\.254\.|fe[89ab])/i;

/**
 * For phones in the same network, the URL of a server that listens on `host`, or on all addresses if `host` is missing. Null if
 * phones cannot reach the server, because this computer is in no network or the server listens only on a loopback address.
 */
export function networkUrl(
  port: number,
  host?: string,
  interfaces = networkInterfaces(),
  routes = addressesOfDefaultRoute(),
): string | null {
  if (isOwnComputerOnly(host)) return null;
  const address = host === undefined || ALL_ADDRESSES.includes(host) ? networkAddress(interfaces, routes, host) : host;
  return address ? urlOf(address, port) : null;
}

const urlOf = (address: string, port: number) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;

export const isOwnComputerOnly = (host = '') => LOOPBACK.test(host);

/** The URL for a browser on this computer. A server that listens on one network address does not answer at localhost. */
export function ownUrl(port: number, host?: string): string {
  const isOneAddress = host !== undefined && !ALL_ADDRESSES.includes(host) && !USUAL_LOOPBACK.includes(host);
  return isOneAddress ? urlOf(host, port) : `http://localhost:${port}`;
}

/**
 * The best address that is known without a request: the configured address, else the address in the network, else that
 * of this computer.
 */
export function bestUrl({ publicUrl, port, host }: Where): string {
  return publicUrl?.origin ?? networkUrl(port, host) ?? ownUrl(port, host);
}

interface Where {
  readonly publicUrl: URL | null;
  readonly port: number;
  readonly host?: string | undefined;
}

/**
 * Returns the address that phones most likely reach. The default route's address comes first, then one of a real network. IPv4
 * comes before IPv6. A bridge on the default route counts, because phones can reach it. A tunnel never counts.
 */
function networkAddress(interfaces: Interfaces, routes: readonly string[], host = '::'): string | undefined {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address))
      .filter(({ family }) => family === 'IPv4' || host === '::')
      .map((info) => {
        const isRoute = routes.includes(info.address);
        const isApart = isTunnel(name, info) || (!isRoute && INNER_NETWORK.test(name));
        return {
          address: info.address,
          rank: (isApart ? 4 : 0) + (isRoute ? 0 : 2) + (info.family === 'IPv4' ? 0 : 1),
        };
      }),
  );
  return found.sort((a, b) => a.rank - b.rank)[0]?.address;
}

function isTunnel(name: string, { mac, netmask }: NetworkInterfaceInfo): boolean {
  return mac === NO_HARDWARE || ONE_ADDRESS.test(netmask) || TUNNEL.test(name);
}
