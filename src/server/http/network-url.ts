import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;
/** What `localhost` leads to. */
const USUAL_LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ALL_ADDRESSES = ['0.0.0.0', '::'];
/** Networks inside this computer, and tunnels: of containers, virtual machines and private networks. */
const INNER_NETWORK =
  /^(docker|br-[\da-f]{6}|veth|virbr|vmnet|vmenet|vboxnet|vnic|lxc|lxd|incus|podman|cni|flannel|cali|kube|mpqemubr|waydroid|dummy|tailscale|zt|feth|ham\d|nebula|wt\d|wg|nordlynx|proton|cloudflarewarp|outline|gpd|cscotun|ipsec|tun|tap|utun|ppp|awdl|llw|anpi|bridge)/i;
const INNER_NETWORK_OF_WINDOWS =
  /^(vEthernet|VirtualBox|VMware|Loopback|Npcap|Tailscale|ZeroTier|Hamachi|OpenVPN|WireGuard|Bluetooth)/i;
/** A tunnel has no hardware, or an address without a network around it. */
const NO_HARDWARE = '00:00:00:00:00:00';
const ONE_ADDRESS = /^(255\.255\.255\.255|ffff(:ffff){7})$/i;
const LINK_LOCAL = /^(169\.254\.|fe[89ab])/i;

/**
 * The URL for phones in the same network of a server that listens on `host`. Without `host` it listens on all addresses.
 * Null if no phone reaches it: this computer is in no network, or the server listens on this computer only.
 */
export function networkUrl(port: number, host?: string, interfaces = networkInterfaces()): string | null {
  if (isOwnComputerOnly(host)) return null;
  const address = host === undefined || ALL_ADDRESSES.includes(host) ? networkAddress(interfaces, host) : host;
  return address ? urlOf(address, port) : null;
}

const urlOf = (address: string, port: number) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;

export const isOwnComputerOnly = (host = '') => LOOPBACK.test(host);

/** The URL for this computer. A server that listens on one address of the network does not answer at localhost. */
export function ownUrl(port: number, host?: string): string {
  const isOneAddress = host !== undefined && !ALL_ADDRESSES.includes(host) && !USUAL_LOOPBACK.includes(host);
  return isOneAddress ? urlOf(host, port) : `http://localhost:${port}`;
}

/** The address that phones most likely reach: rather IPv4 than IPv6, and rather of a real network than of an inner one. */
function networkAddress(interfaces: Interfaces, host = '::'): string | undefined {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address))
      .filter(({ family }) => family === 'IPv4' || host === '::')
      .map((info) => ({
        address: info.address,
        rank: (isInner(name, info) ? 2 : 0) + (info.family === 'IPv4' ? 0 : 1),
      })),
  );
  return found.sort((a, b) => a.rank - b.rank)[0]?.address;
}

function isInner(name: string, { mac, netmask }: NetworkInterfaceInfo): boolean {
  const isTunnel = mac === NO_HARDWARE || ONE_ADDRESS.test(netmask);
  return isTunnel || INNER_NETWORK.test(name) || INNER_NETWORK_OF_WINDOWS.test(name);
}
