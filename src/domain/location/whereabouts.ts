import { HOUR_MS } from '../limits.ts';
import { blurPosition } from './blur.ts';
import { distanceMetres, type Position } from './nearby.ts';

/**
 * The data that the server stores about a guest's position (docs/privacy-of-location.md), from the first shared
 * position on. Positions are blurred and rounded. Times in ms on the server's clock.
 */
export interface Whereabouts {
  /** Null while the guest shares no position. */
  readonly position: Position | null;
  /** The direction of this session's blur in degrees. It is random, never changes, and no answer contains it. */
  readonly blurBearing: number;
  /** The time at which `position` took effect. */
  readonly movedAt: number;
  /** The time when all `MOVES_AT_ONCE` moves are available again. A move becomes available every `MOVE_EVERY_MS`. */
  readonly movesPaidAt: number;
  /** A position that the phone has sent and that takes effect at `from`. */
  readonly next: { readonly position: Position; readonly from: number } | null;
  /**
   * False while the guest hides, or if the guest's address has sent positions from too many places. The guest then sees
   * nobody nearby and is seen by nobody.
   */
  readonly counts: boolean;
}

/**
 * How many positions, including the first one, take effect without a wait. More than one is needed, because the first
 * position may be inexact.
 */
export const MOVES_AT_ONCE = 3;
/** After `MOVES_AT_ONCE` moves, one more becomes available each time this period has passed. */
export const MOVE_EVERY_MS = HOUR_MS;
/**
 * A shorter step may be noise of the sensor. It waits until two moves are available, and never uses up the last one.
 */
const STEP_METRES = 50;
/** A position from a cell tower can be this far off. A shorter distance is not a jump. */
const JUMP_METRES = 5_000;
/** The speed of the fastest train. A faster move takes effect only after the time that this train would need. */
const FASTEST_METRES_PER_MS = 0.07;
/** The longest wait for a fast move. The wait is limited, because the earlier position may be the wrong one. */
const LONGEST_WAIT_MS = HOUR_MS;

/** The whereabouts after a save. Undefined: nothing changes. Null: sharing ends (docs/protocol.md#save). */
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

/** The whereabouts without the position, for a guest whom the hosts remove or whose evening they hand over. */
export function withoutPosition(whereabouts: Whereabouts | null): Whereabouts | null {
  return whereabouts && { ...whereabouts, position: null, next: null, counts: false };
}

/** Every position in these whereabouts, the newest first. */
export function placesOf(whereabouts: Whereabouts | null): Position[] {
  return [whereabouts?.next?.position, whereabouts?.position].filter((place) => place != null);
}

/** The position that is in effect at `nowMs`. */
export function positionAt(whereabouts: Whereabouts | null, nowMs: number): Position | null {
  return whereabouts && applyDueMove(whereabouts, nowMs).position;
}

export function isSamePosition(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

function nowhere(blurBearing: number): Whereabouts {
  return { position: null, blurBearing, movedAt: 0, movesPaidAt: 0, next: null, counts: true };
}

/** A move takes effect as soon as the rules allow. A later position replaces a pending one. */
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
