import { PACE_IDS, PACES, type Pace, type PaceId } from '../../domain/session/pace.ts';

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
