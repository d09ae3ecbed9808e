import type { SessionRecord } from '../../domain/session/session-record.ts';

/** What a drink takes as JSON beside its id: its type, a spirit and the time. */
const ENTRY_BYTES = 84;
/** Quotes and a comma around the id of a drink that was taken back. */
const REMOVED_BYTES = 3;

/** About what a session takes in the store, in bytes. */
export function storedBytes(record: SessionRecord | undefined): number {
  if (!record) return 0;
  const drinks = record.drinks.reduce((bytes, { id }) => bytes + ENTRY_BYTES + id.length, 0);
  return record.removed.reduce((bytes, id) => bytes + REMOVED_BYTES + id.length, drinks);
}
