import type { SessionRecord } from '../../domain/session/session-record.ts';

/** The JSON of a drink without its id: its type, a spirit and the time. */
const ENTRY_BYTES = 84;
/** Quotes and a comma around the id of a removed drink. */
const REMOVED_BYTES = 3;

/** The approximate size of a session in the store, in bytes. */
export function storedBytes(record: SessionRecord | undefined): number {
  if (!record) return 0;
  const drinks = record.drinks.reduce((bytes, { id }) => bytes + ENTRY_BYTES + id.length, 0);
  return record.removed.reduce((bytes, id) => bytes + REMOVED_BYTES + id.length, drinks);
}
