/** The lowest index at which Lighthouse's own calculator still gives a slowdown. */
const LEAST_INDEX = 150;

/**
 * How many times Lighthouse has to slow this machine down to get the phone that it means. Its constant factor of 4 is
 * for a fast desktop. This is the curve of its calculator, whose steps are 1 × at an index of 150, 2 × at 800, 3 × at
 * 1300 and one more for each 233 (docs/benchmarks.md#page).
 *
 * @param benchmarkIndex the machine's speed as Lighthouse's report gives it: fast desktops have 1500 to 2000
 * @throws {RangeError} for a machine that is slower than the phone
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (!(benchmarkIndex >= LEAST_INDEX)) throw new RangeError(`too slow for Lighthouse's phone: ${benchmarkIndex}`);
  if (benchmarkIndex >= 1_300) return 3 + (benchmarkIndex - 1_300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return 1 + (benchmarkIndex - LEAST_INDEX) / 650;
}
