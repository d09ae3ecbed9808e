/**
 * Moves places apart that are too near for what is written there. `places` and the answer are in ascending order. Each is
 * at least `apart` from the next, all are within `from` and `to` if there is room for that, and what was apart stays in
 * its place.
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
