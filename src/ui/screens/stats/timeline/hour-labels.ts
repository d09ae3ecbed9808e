/** Labels that fit below the narrowest chart. */
const MOST_LABELS = 7;
/** The number of hours between two labels, if there is no room for all. */
const STEPS = [1, 2, 3, 4, 6, 8, 12] as const;

/**
 * The label of each hour on the axis, '' for an hour without one. The chosen hour always has its label, and its
 * neighbours make room for it.
 */
export function hourLabels(buckets: readonly { readonly hour: number }[], chosen: number | null): string[] {
  const step = STEPS.find((hours) => buckets.length / hours <= MOST_LABELS) ?? buckets.length;
  return buckets.map(({ hour }, bucket) => {
    const isNearChosen = chosen !== null && bucket !== chosen && Math.abs(bucket - chosen) <= step / 2;
    const isLabelled = bucket === chosen || (hour % step === 0 && !isNearChosen);
    return isLabelled ? String(hour) : '';
  });
}
