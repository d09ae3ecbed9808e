import { Pool } from 'pg';
import { figuresOf } from '../../src/domain/leaderboard/figures.ts';
import type { StoredEntry } from '../../src/domain/session/drink-entry.ts';
import { shownRow } from './guest.ts';

/** What PostgreSQL has of a guest, read without the server's store. */
export interface StoredGuest {
  readonly code: string;
  /** What leaderboards must show. Null for a guest who hides. */
  readonly row: string | null;
  /** What the hosts of the celebration must see. */
  readonly hostsRow: string;
  readonly drinks: readonly string[];
  readonly removed: ReadonlySet<string>;
  /** The counter of each register. */
  readonly counters: Readonly<Record<string, number>>;
}

export type Stored = ReadonlyMap<string, StoredGuest>;

export interface Database {
  /** Null while PostgreSQL does not answer. */
  read(): Promise<Stored | null>;
  close(): Promise<void>;
}

interface Row {
  readonly session_id: string;
  readonly code: string;
  readonly boards: string;
  readonly session_start: string;
  readonly user_name: string;
  readonly total_drinks: number;
  readonly drinking_pace: string;
  readonly hidden: number;
  readonly drinks_data: string;
  readonly removed: string;
  readonly stamps: string;
}

const ALIVE = `
  SELECT session_id, code, boards, session_start, user_name, total_drinks, drinking_pace, hidden, drinks_data, removed, stamps
  FROM sessions JOIN celebrations ON celebrations.id = sessions.celebration_id WHERE gone_at IS NULL`;

/** `url` leads to PostgreSQL without the links that are cut. */
export function openDatabase(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 1, query_timeout: 10_000, application_name: 'clink test' });
  pool.on('error', () => {});
  return {
    read: async () => {
      const answer = await pool.query<Row>(ALIVE).catch(() => null);
      return answer && new Map(answer.rows.map((row) => [row.session_id, guestFrom(row)]));
    },
    close: () => pool.end(),
  };
}

function guestFrom(row: Row): StoredGuest {
  const drinks = JSON.parse(row.drinks_data) as StoredEntry[];
  const { variety } = figuresOf(drinks, Number(row.session_start));
  const shown = row.boards.includes('variety') ? variety : undefined;
  const stamps = Object.entries(JSON.parse(row.stamps) as Record<string, [number, string]>);
  return {
    code: row.code,
    row: row.hidden === 1 ? null : shownRow(row.user_name, row.total_drinks, row.drinking_pace, shown),
    hostsRow: `${row.user_name}, ${row.hidden === 1 ? null : row.total_drinks}`,
    drinks: drinks.map(({ id }) => id),
    removed: new Set(JSON.parse(row.removed) as string[]),
    counters: Object.fromEntries(stamps.map(([name, [counter]]) => [name, counter])),
  };
}
