import { isIPv6 } from 'node:net';

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

/** The key of one internet connection: an IPv4 address, or an IPv6 /64, in which a single phone has many addresses. */
export function addressKey(address: string): string {
  const [, v4] = MAPPED_V4.exec(address) ?? [];
  if (v4) return v4;
  return isIPv6(address) ? networkOf(address, NETWORK_GROUPS) : address;
}

/** The /48 of an IPv6 address, because one customer may have thousands of /64 networks. Null for any other address. */
export function siteKey(address: string): string | null {
  return isIPv6(address) && !MAPPED_V4.test(address) ? networkOf(address, SITE_GROUPS) : null;
}

function networkOf(address: string, prefixGroups: number): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = groupsOf(head);
  const missing = tail === undefined ? 0 : GROUPS - groups.length - groupsOf(tail).length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...groupsOf(tail ?? '')];
  return `${whole
    .slice(0, prefixGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${prefixGroups * 16}`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
