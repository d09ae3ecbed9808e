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

/** The steps of the pace slider (docs/spec-coverage.md §2.13). */
export const LAST_PACE_INDEX = PACES.length - 1;

/** The pace at a slider index. An index outside 0 to 3 counts as the nearest end. */
export function paceOfIndex(index: number): Pace {
  const pace = PACES[Math.min(LAST_PACE_INDEX, Math.max(0, Math.round(index)))];
  if (!pace) throw new RangeError(`no pace at index ${index}`);
  return pace;
}

export function paceIndex(id: PaceId): number {
  return PACE_IDS.indexOf(id);
}
