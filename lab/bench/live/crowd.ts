import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/limits.ts';
import type { SaveRequest } from '../../../src/domain/protocol/save-request.ts';
import type { Credentials } from '../../../tools/saved-guest.ts';

/** A guest at the celebration. */
export interface CrowdGuest extends Credentials {
  readonly address: string;
  readonly userName: string;
  readonly sessionStart: number;
  /** The number of drinks at the start, all of them alcoholic. */
  readonly total: number;
}

/** Ten guests with the most drinks and ten with the fastest pace. Every phone shows them, so every phone gets their changes. */
export const ON_BOARD = 20;

/**
 * Creates `count` guests with `total` drinks at `atMs`. The first `ON_BOARD` are on the two boards, and stay there whichever
 * of them drinks.
 */
export function crowdOf(count: number, atMs: number): CrowdGuest[] {
  return Array.from({ length: count }, (_, index) => ({
    sessionId: `guest-${index}`.padEnd(22, '_'),
    writeKey: createHash('sha256').update(`secret ${index}`).digest('base64url'),
    address: `10.1.${index >> 8}.${index & 255}`,
    userName: `Guest ${index}`,
    ...eveningOf(index, atMs),
  }));
}

function eveningOf(index: number, atMs: number): { total: number; sessionStart: number } {
  if (index < ON_BOARD / 2) return { total: 40 + index, sessionStart: atMs - 8 * HOUR_MS - index };
  if (index < ON_BOARD) return { total: 10 + (index % 10), sessionStart: atMs - HOUR_MS - index };
  return { total: index % 9, sessionStart: atMs - (3 + (index % 5)) * HOUR_MS - index };
}

/**
 * The whole session, as a phone sends it. The drinks from before the run have times one minute apart from the start of the
 * evening. The others have the present time, but the server keeps the first time that it gets for a drink. A higher `count`
 * makes the save a later write, which the server has to commit.
 */
export function saveOf(
  { userName, sessionStart, total: before }: CrowdGuest,
  total: number,
  count: number,
): SaveRequest {
  const sentAt = Date.now();
  const drinks = Array.from({ length: total }, (_, index) => {
    const plannedAt = sessionStart + (index + 1) * MINUTE_MS;
    return { id: `${plannedAt}-${index}`, drinkType: 'beer' as const, timestamp: index < before ? plannedAt : sentAt };
  });
  const written = [1, 'bench'] as [number, string];
  const stamps: SaveRequest['stamps'] = { userName: written, sessionStart: written, drinkingPace: [count, 'bench'] };
  return { userName, drinks, removed: [], sessionStart, drinkingPace: 'moderate', hidden: false, stamps, sentAt };
}
