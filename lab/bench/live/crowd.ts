import { createHash } from 'node:crypto';
import { HOUR_MS } from '../../../src/domain/limits.ts';

/** A guest at the celebration, the same in every process and for every contender. */
export interface CrowdGuest {
  readonly sessionId: string;
  readonly writeKey: string;
  readonly userName: string;
  readonly sessionStartMs: number;
  /** Drinks at the start, all of them alcoholic. */
  readonly total: number;
}

export interface CrowdSize {
  readonly guests: number;
  /** The moment at which every guest has had `total` drinks. */
  readonly atMs: number;
}

/**
 * Ten with the most drinks and ten with the fastest pace. Every phone shows them, so every phone gets their changes.
 */
export const ON_BOARD = 20;

/** `guests` guests. The first `ON_BOARD` are on the two boards and stay there, whichever of them drinks. */
export function crowdOf({ guests, atMs }: CrowdSize): CrowdGuest[] {
  return Array.from({ length: guests }, (_, index) => ({
    sessionId: `guest-${index}`.padEnd(22, '_'),
    writeKey: createHash('sha256').update(`secret ${index}`).digest('base64url'),
    userName: `Guest ${index}`,
    ...eveningOf(index, atMs),
  }));
}

function eveningOf(index: number, atMs: number): { total: number; sessionStartMs: number } {
  if (index < ON_BOARD / 2) return { total: 40 + index, sessionStartMs: atMs - 8 * HOUR_MS - index };
  if (index < ON_BOARD) return { total: 10 + (index % 10), sessionStartMs: atMs - HOUR_MS - index };
  return { total: index % 9, sessionStartMs: atMs - (3 + (index % 5)) * HOUR_MS - index };
}
