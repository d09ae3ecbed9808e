import type { SessionRecord } from '../../domain/session/session-record.ts';

/** What a drink takes as JSON beside its id: its type, a spirit and the time. */
const ENTRY_BYTES = 84;

/** About what a session takes in the store, in bytes. */
export function storedBytes(record: SessionRecord | undefined): number {
  return record ? record.drinks.reduce((bytes, { id }) => bytes + ENTRY_BYTES + id.length, 0) : 0;
}
