/** Labels that fit below the narrowest chart. */
const MOST_LABELS = 7;

/** Whether an hour of the narrowest chart is wide enough for a number. */
export function hasRoomForCounts(hours: number): boolean {
  return hours <= MOST_LABELS;
}

/** The number of hours between two labels, if there is no room for all. */
const STEPS = [1, 2, 3, 4, 6, 8, 12] as const;

/**
 * The label of each hour on the axis, '' for an hour without one. The marked hour always has its label, and its
 * neighbours make room for it: the chosen hour, or the peak.
 */
export function hourLabels(buckets: readonly { readonly hour: number }[], marked: number | null): string[] {
  const step = STEPS.find((hours) => buckets.length / hours <= MOST_LABELS) ?? buckets.length;
  return buckets.map(({ hour }, bucket) => {
    const isNearMarked = marked !== null && bucket !== marked && Math.abs(bucket - marked) <= step / 2;
    const isLabelled = bucket === marked || (hour % step === 0 && !isNearMarked);
    return isLabelled ? String(hour) : '';
  });
}
