import { UNMODERATED } from '../../../src/domain/hosting/moderation.ts';
import { HOUR_MS } from '../../../src/domain/limits.ts';
import { whereaboutsAfter } from '../../../src/domain/location/whereabouts.ts';
import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import { startSession } from '../../../src/domain/session/session-state.ts';
import { Dice } from '../../simulation/dice.ts';

/** Guests stand in groups, as at the weddings of a city. About this many are within 300 ft of each other. */
const GROUP = 50;
const GROUP_APART_DEGREES = 0.01;

/** `count` random guests in the middle of their evening at `nowMs`. They are the same every time. */
export function eveningOf(count: number, nowMs: number): SessionRecord[] {
  const dice = new Dice(count);
  return Array.from({ length: count }, (_, index) => {
    const sessionStart = nowMs - HOUR_MS - Math.floor(dice.fraction() * 5 * HOUR_MS);
    return {
      ...startSession(sessionStart, ''),
      sessionId: `guest-${index}`.padEnd(22, '_'),
      celebrationId: 'open',
      userName: `Guest ${index}`,
      totalDrinks: dice.between(0, 12),
      lastDrinkAt: nowMs - dice.between(0, HOUR_MS),
      drinkingPace: 'moderate',
      whereabouts: whereaboutsAfter(positionOf(index, dice), null, dice.between(0, 359), nowMs),
      moderation: UNMODERATED,
      expiresAt: sessionStart + 24 * HOUR_MS,
      version: 1,
      writeKeyHash: `hash-of-${index}`,
      updatedAt: nowMs,
    };
  });
}

function positionOf(index: number, dice: Dice): { latitude: number; longitude: number } {
  const group = Math.floor(index / GROUP);
  return {
    latitude: 40 + (group % 100) * GROUP_APART_DEGREES + dice.between(0, 3) / 10_000,
    longitude: 10 + Math.floor(group / 100) * GROUP_APART_DEGREES + dice.between(0, 3) / 10_000,
  };
}
