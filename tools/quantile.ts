/**
 * The smallest measured value that is not below the quantile for `share`. The median of an even number of values is the
 * mean of the middle two. NaN without values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return share === 0.5 ? (below + above) / 2 : above;
}
