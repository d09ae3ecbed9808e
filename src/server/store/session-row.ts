import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { FIELDS, type Row, type SqlType, type SqlValue } from './session-fields.ts';
import { isInSummary, type SessionSummary, type Stored } from './store.ts';

/** A row of sessions as the engine returns it. Times in ms. */
export type SessionRow = Row & {
  readonly session_id: string;
  readonly celebration_id: string;
  readonly write_key_hash: string;
  readonly version: number;
};
/** A row with only the columns that a roster needs. */
export type SummaryRow = Row & { readonly session_id: string };

const FIELD_NAMES = Object.keys(FIELDS) as (keyof SessionRecord)[];
const SUMMARY_NAMES = FIELD_NAMES.filter(isInSummary);

const columnsOf = (names: readonly (keyof SessionRecord)[]) =>
  names.flatMap((name) => Object.keys(FIELDS[name].columns));

/** All columns that a roster needs. They precede the drinks in the row, so that SQLite reads one page instead of twenty. */
export const SUMMARY_COLUMNS = columnsOf(SUMMARY_NAMES);
/** Every column with its types. */
export const COLUMNS: Readonly<Record<string, SqlType>> = Object.assign(
  {},
  ...FIELD_NAMES.map((name) => FIELDS[name].columns),
);
const COLUMN_NAMES = Object.keys(COLUMNS);

/** The next `@limit` rows after `@after` that have not expired at `@now` and meet the condition. */
const selectSummaries = (condition: string) => `
  SELECT rowid, ${SUMMARY_COLUMNS.join(', ')} FROM drink_sessions
  WHERE rowid > @after AND expires_at > @now ${condition} ORDER BY rowid LIMIT @limit`;

export const SELECT_ALL = selectSummaries('');
export const SELECT_OPEN = selectSummaries(`AND celebration_id = '${OPEN_CELEBRATION_ID}'`);
/** The second condition repeats the condition of the index, so that SQLite uses the index. */
export const SELECT_CODED = selectSummaries(
  `AND celebration_id = @celebrationId AND celebration_id <> '${OPEN_CELEBRATION_ID}'`,
);

/**
 * Updates a row in place, which writes one page. Replacing the row would write two pages, and one for each index. A row never
 * moves to another celebration.
 */
export const PUT_ROW = `
  INSERT INTO drink_sessions (${COLUMN_NAMES.join(', ')}) VALUES (${COLUMN_NAMES.map((column) => `@${column}`).join(', ')})
  ON CONFLICT (session_id) DO UPDATE SET ${COLUMN_NAMES.filter((column) => column !== 'celebration_id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;

/** An object with all fields to copy, because V8 fills a copy faster than a new object. */
const blank = (names: readonly string[]) =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
const EMPTY_ROW: Record<string, SqlValue> = blank(COLUMN_NAMES);
const EMPTY_RECORD: Record<string, unknown> = blank(FIELD_NAMES);
const EMPTY_SUMMARY: Record<string, unknown> = blank(SUMMARY_NAMES);

export function toRow(record: SessionRecord): SessionRow {
  const row = { ...EMPTY_ROW };
  for (const name of FIELD_NAMES) FIELDS[name].write(record[name] as never, row);
  return row as SessionRow;
}

/** The parts of a damaged row that can be read. */
export function unreadableFrom(row: SessionRow): NonNullable<Stored['unreadable']> {
  const { celebrationId, writeKeyHash, version, moderation } = FIELDS;
  return {
    celebrationId: celebrationId.read(row),
    writeKeyHash: writeKeyHash.read(row),
    version: version.read(row),
    moderation: moderation.read(row),
  };
}

/** Converts a row with `read`. Null if the row is damaged. */
export function readRow<Read, Session>(row: Read, read: (row: Read) => Session): Session | null {
  try {
    return read(row);
  } catch {
    return null;
  }
}

export function fromRow(row: SessionRow): SessionRecord {
  const record = { ...EMPTY_RECORD };
  for (const name of FIELD_NAMES) record[name] = FIELDS[name].read(row);
  return record as unknown as SessionRecord;
}

export function summaryFrom(row: SummaryRow): SessionSummary {
  const summary = { ...EMPTY_SUMMARY };
  for (const name of SUMMARY_NAMES) summary[name] = FIELDS[name].read(row);
  return summary as unknown as SessionSummary;
}
