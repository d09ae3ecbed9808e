import { CELEBRATION_STATES, type Celebration } from '../../domain/celebration/celebration.ts';
import { endOf } from '../../domain/celebration/the-end.ts';
import type { CelebrationSettings } from '../../domain/hosting/celebration-settings.ts';
import { DAY_MS } from '../../domain/limits.ts';
import type { Word } from '../../domain/wall/word.ts';
import { ASSIGNMENTS, EMPTY, type Row, settingsIn, valuesOf } from '../hosts-data/celebration-columns.ts';
import { all, change, first, type Work } from '../hosts-data/work.ts';

/** The columns of the settings are in src/server/hosts-data/celebration-columns.ts. */
export type CelebrationRow = Row & {
  readonly id: string;
  readonly code: string;
  readonly names: string;
  readonly date: string;
  readonly time_zone: string;
  readonly language: string;
  readonly state: string;
  readonly deletes_at: number | null;
  readonly lasts_until: number | null;
};

/** The new value of `ended_at`. The two parameters are the new state and the present time. An earlier end is kept. */
const ENDED_AT = "CASE WHEN ? = 'over' THEN COALESCE(ended_at, ?) END";

/** Every change leaves deleted celebrations as they are. Only the id and the code of a deleted celebration remain. */
export const celebrationTable = {
  *byCode(code: string): Work<Celebration | undefined> {
    return fromRow(yield* first('SELECT * FROM celebrations WHERE code = ? AND deleted_at IS NULL', code));
  },
  *byId(id: string): Work<Celebration | undefined> {
    return fromRow(yield* findById(id));
  },
  *settingsOf(id: string): Work<CelebrationSettings> {
    return settingsIn(yield* findById(id));
  },
  *list(): Work<Celebration[]> {
    const rows = yield* all<CelebrationRow>(
      'SELECT * FROM celebrations WHERE deleted_at IS NULL ORDER BY date, created_at, id',
    );
    return rows.flatMap((row) => fromRow(row) ?? []);
  },
  *ofSameOwner(id: string): Work<string[]> {
    const text = `SELECT celebration_id AS id FROM celebration_hosts WHERE role = 'owner' AND host_id IN
      (SELECT host_id FROM celebration_hosts WHERE celebration_id = ? AND role = 'owner')`;
    return (yield* all<{ id: string }>(text, id)).map((row) => row.id);
  },
  *deletedIds(): Work<string[]> {
    const rows = yield* all<{ id: string }>('SELECT id FROM celebrations WHERE deleted_at IS NOT NULL');
    return rows.map(({ id }) => id);
  },
  /** Celebrations that no host can keep any more, and rehearsals that are over. */
  *dueIds(nowMs: number): Work<string[]> {
    const text = 'SELECT id FROM celebrations WHERE deletes_at <= ? OR lasts_until <= ?';
    const rows = yield* all<{ id: string }>(text, nowMs, nowMs);
    return rows.map(({ id }) => id);
  },
  *endedIds(nowMs: number): Work<string[]> {
    // A celebration whose day has not begun in any time zone cannot have reached its usual end.
    const text = "SELECT * FROM celebrations WHERE state = 'open' AND (date <= ? OR ends_at <= ?)";
    const rows = yield* all<CelebrationRow>(text, latestDate(nowMs), nowMs);
    return rows.filter((row) => hasEnded(row, nowMs)).map(({ id }) => id);
  },
  setDeletesAt: (id: string, deletesAt: number | null): Work<number> =>
    change('UPDATE celebrations SET deletes_at = ? WHERE id = ? AND deleted_at IS NULL', deletesAt, id),
  setLastsUntil: (id: string, lastsUntil: number): Work<number> =>
    change('UPDATE celebrations SET lasts_until = ? WHERE id = ? AND deleted_at IS NULL', lastsUntil, id),
  /** Returns false if the code or the id was ever used. */
  *add(celebration: Celebration, createdAt: number): Work<boolean> {
    const { id, code, names, date, timeZone, language, state } = celebration;
    const changes = yield* change(
      `INSERT INTO celebrations (id, code, names, date, time_zone, language, state, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      ...[id, code, names, date, timeZone, language, state, createdAt],
    );
    return changes === 1;
  },
  *put({ id, names, date, timeZone, language, state }: Celebration, now: number): Work<boolean> {
    const changes = yield* change(
      `UPDATE celebrations SET names = ?, date = ?, time_zone = ?, language = ?, state = ?,
       ended_at = ${ENDED_AT} WHERE id = ? AND deleted_at IS NULL`,
      ...[names, date, timeZone, language, state, state, now, id],
    );
    return changes === 1;
  },
  *putSettings(id: string, settings: CelebrationSettings): Work<boolean> {
    const text = `UPDATE celebrations SET ${ASSIGNMENTS} WHERE id = ? AND deleted_at IS NULL`;
    return (yield* change(text, ...valuesOf(settings), id)) === 1;
  },
  /** Marks a celebration as over since `endedAt`. Returns false if it is over already. */
  *end(id: string, endedAt: number): Work<boolean> {
    const text = "UPDATE celebrations SET state = 'over', ended_at = ? WHERE id = ? AND state = 'open'";
    return (yield* change(text, endedAt, id)) === 1;
  },
  putWord: (id: string, word: Word): Work<number> =>
    change('UPDATE celebrations SET word = ? WHERE id = ? AND deleted_at IS NULL', JSON.stringify(word), id),
  /** Deletes everything except the id and the code, because no code may be used twice. */
  *remove(id: string, deletedAt: number): Work<boolean> {
    const changes = yield* change(
      `UPDATE celebrations SET names = '', date = '', time_zone = '', language = '', state = '', created_at = 0,
       lasts_until = NULL, ${EMPTY}, deleted_at = ? WHERE id = ? AND deleted_at IS NULL`,
      ...[deletedAt, id],
    );
    return changes === 1;
  },
};

function findById(id: string): Work<CelebrationRow | undefined> {
  return first('SELECT * FROM celebrations WHERE id = ? AND deleted_at IS NULL', id);
}

export function hasEnded(row: CelebrationRow, nowMs: number): boolean {
  const celebration = fromRow(row);
  if (celebration?.state !== 'open') return false;
  return endOf({ ...celebration, ends: settingsIn(row).ends }) <= nowMs;
}

/** The latest present date in any time zone. */
function latestDate(nowMs: number): string {
  return new Date(nowMs + DAY_MS).toISOString().slice(0, 10);
}

/**
 * Undefined if there is no row. A celebration that a host has deleted is over for its guests while hosts can still keep it.
 */
export function fromRow(row: CelebrationRow | undefined): Celebration | undefined {
  if (!row) return undefined;
  const { id, code, names, date, time_zone: timeZone, language } = row;
  const stored = CELEBRATION_STATES.find((known) => known === row.state) ?? 'open';
  const state = row.deletes_at === null ? stored : 'over';
  return { id, code, names, date, timeZone, language, state };
}
