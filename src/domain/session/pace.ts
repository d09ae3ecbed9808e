/** Drinking paces, in the order of the slider (docs/spec-coverage.md §2.13, §3.7). */
export const PACE_IDS = ['slow', 'moderate', 'fast', 'catchup'] as const;
export type PaceId = (typeof PACE_IDS)[number];

export interface Pace {
  readonly id: PaceId;
  readonly emoji: string;
}

export const PACES: readonly Pace[] = [
  { id: 'slow', emoji: '🕯️' },
  { id: 'moderate', emoji: '🥂' },
  { id: 'fast', emoji: '💃' },
  { id: 'catchup', emoji: '🚀' },
];

export const DEFAULT_PACE: PaceId = 'moderate';

export function isPaceId(value: unknown): value is PaceId {
  return PACE_IDS.some((id) => id === value);
}

/** The pace, or the default if only a newer version knows it. */
export function knownPace(value: unknown): PaceId {
  return isPaceId(value) ? value : DEFAULT_PACE;
}
