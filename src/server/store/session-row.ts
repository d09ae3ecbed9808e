import * as v from 'valibot';
import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { ADMISSIONS, type Moderation } from '../../domain/hosting/moderation.ts';
import type { Whereabouts } from '../../domain/location/whereabouts.ts';
import { stampsSchema as stampsOfStateSchema } from '../../domain/protocol.ts';
import { positionSchema } from '../../domain/save-request.ts';
import { storedEntrySchema } from '../../domain/session/drink-entry.ts';
import { isPaceId } from '../../domain/session/pace.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { type SessionState, startSession } from '../../domain/session/session-state.ts';
import type { SessionSummary, Stored } from './store.ts';

/** A row of `drink_sessions` as the engine returns it. Times in ms. */
export interface SessionRow {
  readonly session_id: string;
  readonly celebration_id: string;
  readonly user_name: string;
  readonly total_drinks: number;
  readonly drinks_data: string;
  /** JSON: the ids of removed entries. */
  readonly removed: string;
  /** JSON: a stamp for each register. */
  readonly stamps: string;
  readonly session_start: number;
  readonly last_drink_at: number | null;
  readonly drinking_pace: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly expires_at: number;
  readonly version: number;
  readonly write_key_hash: string;
  readonly updated_at: number;
  readonly hidden: number;
  /** JSON: the whereabouts without the position. Null before a position is shared. */
  readonly moves: string | null;
  /** The hosts' name for the guest. */
  readonly host_name: string | null;
  readonly host_hidden: number;
  readonly admission: string;
}

/** All columns that a roster needs. They precede the drinks in the row, so that the engine reads one page and not twenty. */
export const SUMMARY_COLUMNS = [
  'session_id',
  'user_name',
  'total_drinks',
  'session_start',
  'last_drink_at',
  'drinking_pace',
  'latitude',
  'longitude',
  'expires_at',
  'version',
  'write_key_hash',
  'hidden',
  'moves',
  'updated_at',
  'host_name',
  'host_hidden',
  'admission',
] as const satisfies (keyof SessionRow)[];
const COLUMNS: readonly (keyof SessionRow)[] = [
  ...SUMMARY_COLUMNS,
  'celebration_id',
  'drinks_data',
  'removed',
  'stamps',
];

export type SummaryRow = Pick<SessionRow, (typeof SUMMARY_COLUMNS)[number]>;

/** The next `@limit` rows after `@after` that have not expired at `@now` and meet the condition. */
const selectSummaries = (condition: string) => `
  SELECT rowid, ${SUMMARY_COLUMNS.join(', ')} FROM drink_sessions
  WHERE rowid > @after AND expires_at > @now ${condition} ORDER BY rowid LIMIT @limit`;

export const SELECT_ALL = selectSummaries('');
export const SELECT_OPEN = selectSummaries(`AND celebration_id = '${OPEN_CELEBRATION_ID}'`);
/** The second condition is the one of the index. */
export const SELECT_CODED = selectSummaries(
  `AND celebration_id = @celebrationId AND celebration_id <> '${OPEN_CELEBRATION_ID}'`,
);

/**
 * Updates a row in place, which writes one page. Replacing it would write two, and one for each index. A row never moves
 * to another celebration.
 */
export const PUT_ROW = `
  INSERT INTO drink_sessions (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((column) => `@${column}`).join(', ')})
  ON CONFLICT (session_id) DO UPDATE SET ${COLUMNS.filter((column) => column !== 'celebration_id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;

const drinksSchema = v.pipe(v.string(), v.parseJson(), v.array(storedEntrySchema));
const removedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const stampsSchema = v.pipe(v.string(), v.parseJson(), v.partial(stampsOfStateSchema));
/** The stamps of registers that did not exist when the row was written. */
const NO_STAMPS = startSession(0, '').stamps;
const movesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    blurBearing: v.number(),
    movedAt: v.number(),
    movesPaidAt: v.number(),
    next: v.nullable(v.object({ position: positionSchema, from: v.number() })),
    counts: v.optional(v.boolean(), true),
  }),
);

export function toRow(record: SessionRecord): SessionRow {
  return {
    session_id: record.sessionId,
    celebration_id: record.celebrationId,
    user_name: record.userName,
    total_drinks: record.totalDrinks,
    drinks_data: JSON.stringify(record.drinks),
    removed: JSON.stringify(record.removed),
    stamps: JSON.stringify(record.stamps),
    session_start: record.sessionStart,
    last_drink_at: record.lastDrinkAt,
    drinking_pace: record.drinkingPace,
    latitude: record.whereabouts?.position?.latitude ?? null,
    longitude: record.whereabouts?.position?.longitude ?? null,
    expires_at: record.expiresAt,
    version: record.version,
    write_key_hash: record.writeKeyHash,
    updated_at: record.updatedAt,
    hidden: Number(record.hidden),
    moves: movesOf(record.whereabouts),
    host_name: record.moderation.name,
    host_hidden: Number(record.moderation.hidden),
    admission: record.moderation.admission,
  };
}

/** What can be read of a damaged row. */
export function unreadableFrom(row: SessionRow): NonNullable<Stored['unreadable']> {
  const { celebration_id: celebrationId, write_key_hash: writeKeyHash, version } = row;
  return { celebrationId, writeKeyHash, version, moderation: moderationFrom(row) };
}

/** Converts a row with `read`. Null if the disk has damaged it. */
export function readRow<Row, Session>(row: Row, read: (row: Row) => Session): Session | null {
  try {
    return read(row);
  } catch {
    return null;
  }
}

/** The summary comes last: adding fields to a copy of so many is slow in V8 (docs/measured-once.md). */
export function fromRow(row: SessionRow): SessionRecord {
  return {
    celebrationId: row.celebration_id,
    drinks: v.parse(drinksSchema, row.drinks_data),
    removed: v.parse(removedSchema, row.removed),
    stamps: { ...NO_STAMPS, ...v.parse(stampsSchema, row.stamps) } as SessionState['stamps'],
    ...summaryFrom(row),
  };
}

export function summaryFrom(row: SummaryRow): SessionSummary {
  if (!isPaceId(row.drinking_pace)) throw new Error(`unknown pace '${row.drinking_pace}' in the store`);
  return {
    sessionId: row.session_id,
    userName: row.user_name,
    totalDrinks: row.total_drinks,
    sessionStart: row.session_start,
    lastDrinkAt: row.last_drink_at,
    drinkingPace: row.drinking_pace,
    whereabouts: whereaboutsFrom(row),
    hidden: row.hidden === 1,
    expiresAt: row.expires_at,
    version: row.version,
    writeKeyHash: row.write_key_hash,
    updatedAt: row.updated_at,
    moderation: moderationFrom(row),
  };
}

/** A damaged admission counts as `waiting`: the hosts then look at the guest again. */
function moderationFrom(row: Pick<SessionRow, 'host_name' | 'host_hidden' | 'admission'>): Moderation {
  const admission = ADMISSIONS.find((known) => known === row.admission) ?? 'waiting';
  return { name: row.host_name, hidden: row.host_hidden === 1, admission };
}

function movesOf(whereabouts: Whereabouts | null): string | null {
  if (!whereabouts) return null;
  const { position: _, ...moves } = whereabouts;
  return JSON.stringify(moves);
}

function whereaboutsFrom({ latitude, longitude, moves }: SummaryRow): Whereabouts | null {
  if (moves === null) return null;
  const position = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return { ...v.parse(movesSchema, moves), position };
}
