import { HOUR_MS } from '../limits.ts';
import { blurPosition } from './blur.ts';
import { distanceMetres, type Position } from './nearby.ts';

/**
 * What is kept of where a guest is (docs/privacy-of-location.md): nothing before a position is shared. Positions are
 * blurred and rounded; times in ms on the server's clock.
 */
export interface Whereabouts {
  /** Null: not shared now. */
  readonly position: Position | null;
  /** The direction of this session's blur, degrees: drawn once, never told. */
  readonly blurBearing: number;
  /** When `position` became the one others are compared with. */
  readonly movedAt: number;
  /** When all moves made so far are worked off, one in `MOVE_EVERY_MS`. */
  readonly movesPaidAt: number;
  /** Told by the phone, and followed only from a later moment on. */
  readonly next: { readonly position: Position; readonly from: number } | null;
  /** False: the guest hides, or too many places are told from one address. Then nobody is nearby, either way. */
  readonly counts: boolean;
}

/** So many positions may follow each other at once, the first one included: the first may have been a bad one. */
export const MOVES_AT_ONCE = 3;
/** After that, one in this time. */
export const MOVE_EVERY_MS = HOUR_MS;
/** A step this short may be the sensor's own: it never takes the last move in hand, which is for real ones. */
const STEP_METRES = 50;
/** A position from a cell tower is this far off: no jump. */
const JUMP_METRES = 5_000;
/** The fastest train. Whoever seems faster is followed when the time it takes has passed … */
const FASTEST_METRES_PER_MS = 0.07;
/** … or after this, for the first position may have been the wrong one. */
const LONGEST_WAIT_MS = HOUR_MS;

/** How whereabouts change with a save: `location` absent = as before, null = stop sharing (contract). */
export function whereaboutsAfter(
  location: Position | null | undefined,
  stored: Whereabouts | null,
  newBearing: number,
  nowMs: number,
): Whereabouts | null {
  if (location === undefined) return stored;
  const before = stored && applyDueMove(stored, nowMs);
  if (location === null) return before && { ...before, position: null, next: null };
  return follow(before ?? nowhere(newBearing), location, nowMs);
}

/** Every place these whereabouts stand for, the one told last first. */
export function placesOf(whereabouts: Whereabouts | null): Position[] {
  return [whereabouts?.next?.position, whereabouts?.position].filter((place) => place != null);
}

/** The position others are compared with at `nowMs`. */
export function positionAt(whereabouts: Whereabouts | null, nowMs: number): Position | null {
  return whereabouts && applyDueMove(whereabouts, nowMs).position;
}

export function isSamePosition(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

function nowhere(blurBearing: number): Whereabouts {
  return { position: null, blurBearing, movedAt: 0, movesPaidAt: 0, next: null, counts: true };
}

/** A move shows at once, or as soon as the rules allow; another one told before that takes its place. */
function follow(before: Whereabouts, location: Position, nowMs: number): Whereabouts {
  const position = blurPosition(location, before.blurBearing);
  if (before.position && isSamePosition(before.position, position)) return { ...before, next: null };
  const from = Math.max(nowMs, earliestMove(before, position));
  return applyDueMove({ ...before, next: { position, from } }, nowMs);
}

function applyDueMove(whereabouts: Whereabouts, nowMs: number): Whereabouts {
  const { next, movesPaidAt } = whereabouts;
  if (!next || next.from > nowMs) return whereabouts;
  const paidAt = Math.max(movesPaidAt, next.from) + MOVE_EVERY_MS;
  return { ...whereabouts, position: next.position, movedAt: next.from, movesPaidAt: paidAt, next: null };
}

function earliestMove({ position, movedAt, movesPaidAt }: Whereabouts, to: Position): number {
  const distance = position ? distanceMetres(position, to) : null;
  const isStep = distance !== null && distance < STEP_METRES;
  const affordableAt = movesPaidAt - (MOVES_AT_ONCE - (isStep ? 2 : 1)) * MOVE_EVERY_MS;
  return distance === null ? affordableAt : Math.max(affordableAt, movedAt + travelMs(distance));
}

function travelMs(metres: number): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(0, Math.ceil((metres - JUMP_METRES) / FASTEST_METRES_PER_MS)));
}
