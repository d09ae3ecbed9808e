import * as v from 'valibot';
import { CELEBRATION_STATES, type Celebration } from '../../domain/celebration/celebration.ts';
import { type CelebrationSettings, UNKNOWN_END, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import { DOORS } from '../../domain/hosting/door.ts';
import { BOARDS, USUAL_BOARDS } from '../../domain/leaderboard/boards.ts';
import { knownLook } from '../../domain/look/look.ts';
import { readMenu } from '../../domain/menu/known-menu.ts';
import type { MenuItem } from '../../domain/menu/menu-item.ts';
import { WALL_CHOICES, WALL_COLOURS, type Word } from '../../domain/wall/wall-settings.ts';
import { wordSchema } from '../../domain/wall/word.ts';
import { all, change, first, type Work } from '../hosts-data/work.ts';

export interface CelebrationRow {
  readonly id: string;
  readonly code: string;
  readonly names: string;
  readonly date: string;
  readonly time_zone: string;
  readonly language: string;
  readonly state: string;
  readonly door: string;
  readonly paused_at: number | null;
  readonly getting_home: string;
  readonly boards: string;
  readonly deletes_at: number | null;
  readonly ended_at: number | null;
  readonly lasts_until: number | null;
  readonly menu: string;
  readonly menu_revision: number;
  readonly without_alcohol: number;
  readonly wall: string;
  readonly wall_colours: string;
  readonly wall_pace: number;
  readonly moments: number;
  readonly wall_code_hidden_until: number | null;
  readonly word: string | null;
  readonly palette: string;
  readonly ornament: string;
}

/** As JSON. */
const USUAL_MENU = '[]';

/** For a state and the time now. The first end counts. */
const ENDED_AT = "CASE WHEN ? = 'over' THEN COALESCE(ended_at, ?) END";

/** Changes count for celebrations that are not deleted. Of a deleted one only the id and the code remain. */
export const celebrationTable = {
  *byCode(code: string): Work<Celebration | undefined> {
    return fromRow(yield* first('SELECT * FROM celebrations WHERE code = ? AND deleted_at IS NULL', code));
  },
  *byId(id: string): Work<Celebration | undefined> {
    return fromRow(yield* findById(id));
  },
  *settingsOf(id: string): Work<CelebrationSettings> {
    return settingsFrom(yield* findById(id));
  },
  *list(): Work<Celebration[]> {
    const rows = yield* all<CelebrationRow>(
      'SELECT * FROM celebrations WHERE deleted_at IS NULL ORDER BY date, created_at, id',
    );
    return rows.flatMap((row) => fromRow(row) ?? []);
  },
  *deletedIds(): Work<string[]> {
    const rows = yield* all<{ id: string }>('SELECT id FROM celebrations WHERE deleted_at IS NOT NULL');
    return rows.map(({ id }) => id);
  },
  /** Celebrations whose time to be kept is over, and rehearsals that are over. */
  *dueIds(nowMs: number): Work<string[]> {
    const text = 'SELECT id FROM celebrations WHERE deletes_at <= ? OR lasts_until <= ?';
    const rows = yield* all<{ id: string }>(text, nowMs, nowMs);
    return rows.map(({ id }) => id);
  },
  setDeletesAt: (id: string, deletesAt: number | null): Work<number> =>
    change('UPDATE celebrations SET deletes_at = ? WHERE id = ? AND deleted_at IS NULL', deletesAt, id),
  /** For a rehearsal: it deletes itself then. */
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
    const { door, pausedAt, gettingHome, boards, wall, wallColours, wallPace, moments } = settings;
    const { wallCodeHiddenUntil } = settings;
    const { palette, ornament, menu, menuRevision, withoutAlcohol } = settings;
    const changes = yield* change(
      `UPDATE celebrations SET door = ?, paused_at = ?, getting_home = ?, boards = ?, wall = ?, wall_colours = ?, wall_pace = ?, moments = ?,
       wall_code_hidden_until = ?, palette = ?, ornament = ?, menu = ?, menu_revision = ?, without_alcohol = ?
       WHERE id = ? AND deleted_at IS NULL`,
      ...[door, pausedAt, gettingHome, boards.join(), wall, wallColours, Number(wallPace), Number(moments)],
      ...[wallCodeHiddenUntil, palette, ornament, JSON.stringify(menu), menuRevision, Number(withoutAlcohol), id],
    );
    return changes === 1;
  },
  setState: (id: string, state: Celebration['state'], now: number): Work<number> =>
    change(
      `UPDATE celebrations SET state = ?, ended_at = ${ENDED_AT} WHERE id = ? AND deleted_at IS NULL`,
      ...[state, state, now, id],
    ),
  putWord: (id: string, word: Word): Work<number> =>
    change('UPDATE celebrations SET word = ? WHERE id = ? AND deleted_at IS NULL', JSON.stringify(word), id),
  /** Deletes all but the id and the code, which is never given again. */
  *remove(id: string, deletedAt: number): Work<boolean> {
    const changes = yield* change(
      `UPDATE celebrations SET names = '', date = '', time_zone = '', language = '', state = '', getting_home = '',
       door = '', paused_at = NULL, boards = '', wall = '', wall_colours = '', wall_pace = 0, moments = 0, wall_code_hidden_until = NULL,
       menu = '', menu_revision = 0, without_alcohol = 0, word = NULL, palette = '', ornament = '', created_at = 0,
       deletes_at = NULL, ended_at = NULL, lasts_until = NULL,
       deleted_at = ? WHERE id = ? AND deleted_at IS NULL`,
      ...[deletedAt, id],
    );
    return changes === 1;
  },
};

function findById(id: string): Work<CelebrationRow | undefined> {
  return first('SELECT * FROM celebrations WHERE id = ? AND deleted_at IS NULL', id);
}

/** Undefined for no row. For its guests, a celebration that a host has deleted is over, as long as it can be kept. */
export function fromRow(row: CelebrationRow | undefined): Celebration | undefined {
  if (!row) return undefined;
  const { id, code, names, date, time_zone: timeZone, language } = row;
  const stored = CELEBRATION_STATES.find((known) => known === row.state) ?? 'open';
  const state = row.deletes_at === null ? stored : 'over';
  return { id, code, names, date, timeZone, language, state };
}

/** Null for a celebration that goes on. */
function endOf(row: CelebrationRow): number | null {
  const deletedAt = row.deletes_at === null ? null : row.deletes_at - DELETION_GRACE_MS;
  return row.state === 'over' ? (row.ended_at ?? deletedAt ?? UNKNOWN_END) : deletedAt;
}

/** A damaged door is closed, and a damaged wall is off: the hosts see it and open it again. */
export function settingsFrom(row: CelebrationRow | undefined): CelebrationSettings {
  if (!row) return USUAL_SETTINGS;
  const names = row.boards.split(',');
  const boards = BOARDS.filter((name) => names.includes(name));
  return {
    door: DOORS.find((known) => known === row.door) ?? 'closed',
    pausedAt: row.paused_at,
    gettingHome: row.getting_home,
    boards: boards.length > 0 ? boards : USUAL_BOARDS,
    deletesAt: row.deletes_at,
    endedAt: endOf(row),
    menu: menuFrom(row.menu),
    menuRevision: row.menu_revision,
    withoutAlcohol: row.without_alcohol === 1,
    wall: WALL_CHOICES.find((known) => known === row.wall) ?? 'off',
    wallColours: WALL_COLOURS.find((known) => known === row.wall_colours) ?? USUAL_SETTINGS.wallColours,
    wallPace: row.wall_pace === 1,
    moments: row.moments === 1,
    wallCodeHiddenUntil: row.wall_code_hidden_until,
    word: wordFrom(row.word),
    ...knownLook(row),
  };
}

/**
 * A damaged menu is empty: the hosts see it and write it again. A sign or a name that only another version accepts stays,
 * because the whole menu is written with every change of the settings.
 */
function menuFrom(json: string): CelebrationSettings['menu'] {
  if (json === USUAL_MENU) return USUAL_SETTINGS.menu;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), json);
  return parsed.success ? (readMenu(parsed.output) as readonly MenuItem[]) : USUAL_SETTINGS.menu;
}

function wordFrom(json: string | null): Word | null {
  if (json === null) return null;
  const word = v.safeParse(v.pipe(v.string(), v.parseJson(), wordSchema), json);
  return word.success ? word.output : null;
}
