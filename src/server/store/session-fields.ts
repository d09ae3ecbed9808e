import * as v from 'valibot';
import { positionSchema } from '../../domain/protocol/save-request.ts';
import { stampsSchema } from '../../domain/protocol/session-wire.ts';
import { storedEntrySchema } from '../../domain/session/drink-entry.ts';
import { ADMISSIONS } from '../../domain/session/moderation.ts';
import { isPaceId } from '../../domain/session/pace.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { type SessionState, startSession } from '../../domain/session/session-state.ts';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** The type of a column in both engines. */
export interface SqlType {
  readonly sqlite: string;
  readonly postgres: string;
  /**
   * Only for a later column: the versions that add it (src/server/store/added-columns.ts), and its value in earlier rows as
   * SQL.
   */
  readonly since?: { readonly sqlite: number; readonly postgres: number; readonly initial: string };
}

const TEXT: SqlType = { sqlite: 'TEXT', postgres: 'text' };
const WHOLE: SqlType = { sqlite: 'INTEGER', postgres: 'int' };
const TIME_MS: SqlType = { sqlite: 'INTEGER', postgres: 'bigint' };
const DEGREES: SqlType = { sqlite: 'REAL', postgres: 'float8' };

/** A field of a session and its columns. `write` puts the value into a row. `read` throws if the stored value is damaged. */
interface Field<Value> {
  readonly columns: Readonly<Record<string, SqlType>>;
  write(value: Value, row: Record<string, SqlValue>): void;
  read(row: Row): Value;
}

/** A value as the engine stores it. */
function plain<Value extends SqlValue>(name: string, type: SqlType): Field<Value> {
  return {
    columns: { [name]: type },
    write: (value, row) => {
      row[name] = value;
    },
    read: (row) => row[name] as Value,
  };
}

function flag(name: string, since?: SqlType['since']): Field<boolean> {
  return {
    columns: { [name]: { ...WHOLE, ...(since && { since }) } },
    write: (value, row) => {
      row[name] = Number(value);
    },
    read: (row) => row[name] === 1,
  };
}

function json<Value>(name: string, schema: v.GenericSchema<unknown, Value>): Field<Value> {
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  return {
    columns: { [name]: TEXT },
    write: (value, row) => {
      row[name] = JSON.stringify(value);
    },
    read: (row) => v.parse(stored, row[name]),
  };
}

/** A pace outside the choices counts as damaged. */
const drinkingPace: Field<SessionRecord['drinkingPace']> = {
  ...plain('drinking_pace', TEXT),
  read: ({ drinking_pace: pace }) => {
    if (typeof pace === 'string' && isPaceId(pace)) return pace;
    throw new Error(`unknown pace '${pace}' in the store`);
  },
};

/** The stamps for registers that did not exist yet when the row was written. */
const NO_STAMPS = startSession(0, '').stamps;
const allStampsSchema = v.pipe(
  v.partial(stampsSchema),
  v.transform((stamps) => ({ ...NO_STAMPS, ...stamps }) as SessionState['stamps']),
);

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

/** Null in all columns before a position is shared. `moves`: the whereabouts without the position. */
const whereabouts: Field<SessionRecord['whereabouts']> = {
  columns: { latitude: DEGREES, longitude: DEGREES, moves: TEXT },
  write: (value, row) => {
    const { position = null, ...moves } = value ?? {};
    row.latitude = position?.latitude ?? null;
    row.longitude = position?.longitude ?? null;
    row.moves = value && JSON.stringify(moves);
  },
  read: ({ latitude, longitude, moves }) => {
    if (moves === null) return null;
    const hasPosition = typeof latitude === 'number' && typeof longitude === 'number';
    return { ...v.parse(movesSchema, moves), position: hasPosition ? { latitude, longitude } : null };
  },
};

/** A damaged admission is read as `waiting`, so that the hosts decide about the guest again. */
const moderation: Field<SessionRecord['moderation']> = {
  columns: { host_name: TEXT, host_hidden: WHOLE, admission: TEXT },
  write: ({ name, hidden, admission }, row) => {
    row.host_name = name;
    row.host_hidden = Number(hidden);
    row.admission = admission;
  },
  read: ({ host_name: name = null, host_hidden: hidden, admission }) => ({
    name: name as string | null,
    hidden: hidden === 1,
    admission: ADMISSIONS.find((known) => known === admission) ?? 'waiting',
  }),
};

/**
 * Every field of a session with its columns in both stores, and the conversion between rows and sessions. The
 * statements of both stores, and the migrations that add columns, are generated from these entries.
 */
export const FIELDS = {
  sessionId: plain('session_id', TEXT),
  celebrationId: plain('celebration_id', TEXT),
  userName: plain('user_name', TEXT),
  totalDrinks: plain('total_drinks', WHOLE),
  sessionStart: plain('session_start', TIME_MS),
  lastDrinkAt: plain('last_drink_at', TIME_MS),
  drinkingPace,
  whereabouts,
  expiresAt: plain('expires_at', TIME_MS),
  version: plain('version', WHOLE),
  writeKeyHash: plain('write_key_hash', TEXT),
  updatedAt: plain('updated_at', TIME_MS),
  hidden: flag('hidden'),
  isQuiet: flag('is_quiet', { sqlite: 9, postgres: 17, initial: '0' }),
  moderation,
  drinks: json('drinks_data', v.array(storedEntrySchema)),
  removed: json('removed', v.array(v.string())),
  stamps: json('stamps', allStampsSchema),
} satisfies { readonly [Name in keyof SessionRecord]: Field<SessionRecord[Name]> };
