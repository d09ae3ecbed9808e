import { randomInt } from 'node:crypto';
import type { Position } from '../../domain/location/nearby.ts';
import { isSamePosition, placesOf } from '../../domain/location/whereabouts.ts';
import { isShown } from '../../domain/session/moderation.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import type { AddressAreas } from '../limits/address-areas.ts';
import type { SessionSummary } from '../store/store.ts';

/** Whether a session shares a position. The position then belongs to an area of the address that sent it. */
export function sharesPlace({ whereabouts, hidden, moderation }: SessionSummary): boolean {
  return !hidden && isShown(moderation) && whereabouts !== null && placesOf(whereabouts).length > 0;
}

/**
 * Decides whether the position of a record counts for `nearby`. Returns the record with that decision. A position does not
 * count while the guest is hidden, by choice or by a host. Nor does it count outside the open areas of the address that sent
 * it. A position that counted before still counts.
 */
export function judgePlace(
  areas: AddressAreas,
  record: SessionRecord,
  before: SessionRecord | undefined,
  address: string,
): SessionRecord {
  const { sessionId, whereabouts } = record;
  if (!whereabouts) return record;
  const [newest, current] = placesOf(whereabouts);
  if (!newest || !sharesPlace(record)) {
    areas.forget([sessionId]);
    return { ...record, whereabouts: { ...whereabouts, counts: false } };
  }
  if (whereabouts === before?.whereabouts) return record;
  const counted = before?.whereabouts?.counts ? placesOf(before.whereabouts) : [];
  const hasCounted = (place: Position) => counted.some((other) => isSamePosition(place, other));
  const isInOpenArea = areas.admit(sessionId, address, newest);
  const isNewestAllowed = isInOpenArea || hasCounted(newest);
  const isCurrentAllowed = !current || hasCounted(current) || areas.isOpen(address, current);
  return { ...record, whereabouts: { ...whereabouts, counts: isNewestAllowed && isCurrentAllowed } };
}

/** A random direction in degrees, in steps of a tenth. It cannot be guessed or derived from a session id. */
export function drawBearing(): number {
  return randomInt(3_600) / 10;
}
