/** The score for a ratio of water to alcoholic drinks, highest ratio first (docs/spec-coverage.md §9.12). */
const SCORES = [
  { ratio: 1, score: 100 },
  { ratio: 0.5, score: 80 },
  { ratio: 0.25, score: 60 },
] as const;
const LOWEST_SCORE = 40;

export const HYDRATION_STATUSES = ['excellent', 'good', 'fair', 'needs-water'] as const;
export type HydrationStatus = (typeof HYDRATION_STATUSES)[number];

/** A score from 0 to 100. It is 100 without alcoholic drinks (docs/spec-coverage.md §9.11). */
export function hydrationScore(waterBottles: number, alcoholicDrinks: number): number {
  if (alcoholicDrinks <= 0) return 100;
  const reached = SCORES.find(({ ratio }) => waterBottles / alcoholicDrinks >= ratio);
  return reached?.score ?? LOWEST_SCORE;
}

export function hydrationStatus(score: number): HydrationStatus {
  if (score >= 90) return 'excellent';
  if (score >= 70) return 'good';
  return score >= 50 ? 'fair' : 'needs-water';
}

/** If more glasses are needed, no advice is given, because it would not help. */
const MOST_GLASSES = 3;

/**
 * How many glasses of water are needed for a higher score, and that score. Null if the score is the highest, or if more
 * than three glasses are needed.
 */
export function waterToNextScore(
  waterBottles: number,
  alcoholicDrinks: number,
): { glasses: number; score: number } | null {
  const now = hydrationScore(waterBottles, alcoholicDrinks);
  for (let glasses = 1; glasses <= MOST_GLASSES; glasses += 1) {
    const score = hydrationScore(waterBottles + glasses, alcoholicDrinks);
    if (score > now) return { glasses, score };
  }
  return null;
}

/** Water bottles per alcoholic drink. Null without alcoholic drinks (docs/spec-coverage.md §9.16). */
export function waterRatio(waterBottles: number, alcoholicDrinks: number): number | null {
  return alcoholicDrinks > 0 ? waterBottles / alcoholicDrinks : null;
}
