import { addressKey, siteKey } from './address-key.ts';

/** The internet connection of a caller: an IPv4 address, or an IPv6 /48, because one customer may have a whole /48. */
export function networkKey(address: string): string {
  return siteKey(address) ?? addressKey(address);
}

/** A place that a caller from `network` has taken. */
interface Place {
  readonly network: string;
}

/**
 * The place that a newcomer gets when all are taken, so that one network cannot take them all: the newest place of the
 * network with the most places. Undefined if no network has more than `share` places, or if the newcomer's network
 * would then have the most. `taken` is sorted by age, the oldest first.
 */
export function placeThatGivesWay<Taken extends Place>(
  taken: readonly Taken[],
  newcomer: string,
  share: number,
): Taken | undefined {
  const counts = new Map<string, number>();
  for (const { network } of taken) counts.set(network, (counts.get(network) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most <= share || (counts.get(newcomer) ?? 0) + 1 >= most) return undefined;
  return taken.findLast(({ network }) => counts.get(network) === most);
}
