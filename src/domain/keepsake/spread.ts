/**
 * Moves places apart that are too close for their labels. `places` and the answer are in ascending order. Afterwards
 * each place is at least `apart` from the next, and all are between `from` and `to` if there is room. Places that were
 * far enough apart do not move.
 */
export function spread(
  places: readonly number[],
  { apart, from, to }: { readonly apart: number; readonly from: number; readonly to: number },
): number[] {
  const step = places.length > 1 ? Math.min(apart, (to - from) / (places.length - 1)) : apart;
  const up: number[] = [];
  for (const place of places) up.push(Math.max(place, (up.at(-1) ?? from - step) + step));
  const down: number[] = [];
  for (const place of [...up].reverse()) down.unshift(Math.min(place, (down[0] ?? to + step) - step));
  return down;
}
