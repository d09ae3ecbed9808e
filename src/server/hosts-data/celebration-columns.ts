import * as v from 'valibot';
import { MOST_CARD_LANGUAGES } from '../../domain/hosting/card-languages.ts';
import {
  boardSwitchesSchema,
  type CelebrationSettings,
  type SettingName,
  UNKNOWN_END,
  USUAL_SETTINGS,
} from '../../domain/hosting/celebration-settings.ts';
import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import { DOORS } from '../../domain/hosting/door.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { BOARDS } from '../../domain/leaderboard/boards.ts';
import { ORNAMENTS, PALETTES, USUAL_LOOK } from '../../domain/look/look.ts';
import { drinksNoLonger, namedDrinks, readMenu } from '../../domain/menu/known-menu.ts';
import type { MenuItem } from '../../domain/menu/menu-item.ts';
import { WALL_CHOICES, WALL_COLOURS } from '../../domain/wall/wall-settings.ts';
import { wordSchema } from '../../domain/wall/word.ts';
import type { Migrations } from '../store/versions.ts';
import type { SqlEngine } from './sql-engines.ts';
import type { SqlValue } from './work.ts';

export type Row = Readonly<Record<string, SqlValue>>;

/** The column of a setting. `read` never throws: it replaces a damaged value, which hosts then see and can set again. */
interface Column<Value> {
  readonly name: string;
  readonly type: 'text' | 'whole' | 'timeMs';
  /** The version of both databases that adds the column: the next number that is unused in both databases. */
  readonly since: number;
  /** The value in earlier rows, as SQL. Null if the column may be null. */
  readonly initial: string | null;
  /** Absent if only a separate call writes the setting. */
  write?(value: Value, settings: CelebrationSettings): SqlValue;
  read(stored: SqlValue, row: Row): Value;
}
type Columns = { readonly [Name in Exclude<SettingName, 'formerDrinks'>]: Column<CelebrationSettings[Name]> };

/** A value as the engine stores it. */
function plain<Value extends SqlValue>(
  name: string,
  type: Column<Value>['type'],
  since: number,
  initial: string | null = null,
): Column<Value> {
  return { name, type, since, initial, write: (value) => value, read: (stored) => stored as Value };
}

/** A column for one of the values in `known`. Any other stored value is read as `damaged`. */
function choice<Value extends string>(
  name: string,
  since: number,
  initial: Value,
  { known, damaged }: { known: readonly Value[]; damaged: Value },
): Column<Value> {
  const column = plain<Value>(name, 'text', since, `'${initial}'`);
  return { ...column, read: (stored) => known.find((one) => one === stored) ?? damaged };
}

function flag(name: string, since: number, initial: 0 | 1): Column<boolean> {
  return { ...plain(name, 'whole', since, `${initial}`), write: Number, read: (stored) => stored === 1 };
}

/** A column that only a separate call writes. */
function apart<Value extends SqlValue>(name: string, type: Column<Value>['type'], since: number) {
  const { write: _, ...column } = plain<Value>(name, type, since);
  return column;
}

/**
 * Every setting with its column in both databases. The statements that read, write and empty a row, and the migrations
 * that add columns, are generated from this table. The columns of a released version must not change.
 */
export const COLUMNS: Columns = {
  // A damaged door is closed, and a damaged wall is off.
  door: choice('door', 4, 'open', { known: DOORS, damaged: 'closed' }),
  pausedAt: plain('paused_at', 'timeMs', 4),
  gettingHome: plain('getting_home', 'text', 4, "''"),
  boards: {
    ...plain('boards', 'text', 4, "'mostDrinks,fastestPace'"),
    write: (boards) => boards.join(),
    read: (stored) => {
      const names = String(stored).split(',');
      const boards = BOARDS.filter((board) => names.includes(board));
      return boards.length > 0 ? boards : USUAL_SETTINGS.boards;
    },
  },
  deletesAt: apart('deletes_at', 'timeMs', 6),
  endedAt: {
    ...apart('ended_at', 'timeMs', 7),
    read: (stored, { state, deletes_at: deletesAt }) => {
      const deletedAt = deletesAt === null ? null : Number(deletesAt) - DELETION_GRACE_MS;
      const endedAt = stored === null ? (deletedAt ?? UNKNOWN_END) : Number(stored);
      return state === 'over' ? endedAt : deletedAt;
    },
  },
  wall: choice('wall', 8, 'names', { known: WALL_CHOICES, damaged: 'off' }),
  wallColours: choice('wall_colours', 8, 'clock', { known: WALL_COLOURS, damaged: 'clock' }),
  wallPace: flag('wall_pace', 8, 0),
  moments: flag('moments', 8, 1),
  wallCodeHiddenUntil: plain('wall_code_hidden_until', 'timeMs', 8),
  word: { ...apart('word', 'text', 8), read: (stored) => readJson(stored, wordSchema) },
  palette: choice('palette', 12, 'rose', { known: PALETTES, damaged: USUAL_LOOK.palette }),
  ornament: choice('ornament', 12, 'rings', { known: ORNAMENTS, damaged: USUAL_LOOK.ornament }),
  // Former drinks are stored behind those on the menu, with only their name and emoji.
  menu: {
    ...plain('menu', 'text', 13, "'[]'"),
    write: (menu, { formerDrinks }) => JSON.stringify([...menu, ...formerDrinks]),
    // A damaged menu is read as empty. An emoji or a name that only another version accepts is kept, because every
    // change of the settings writes the whole menu.
    read: (stored) => readMenu(readJson(stored, v.unknown())) as readonly MenuItem[],
  },
  menuRevision: plain('menu_revision', 'whole', 13, '0'),
  withoutAlcohol: flag('without_alcohol', 13, 0),
  boardsWithAlcohol: {
    ...plain('boards_with_alcohol', 'text', 14, "'{}'"),
    write: (switches) => JSON.stringify(switches),
    read: (stored) => readJson(stored, boardSwitchesSchema) ?? USUAL_SETTINGS.boardsWithAlcohol,
  },
  ends: plain('ends_at', 'timeMs', 16),
  cardLanguages: {
    ...plain('card_languages', 'text', 21, "''"),
    write: (languages) => languages.join(),
    read: (stored) => {
      const tags = String(stored).split(',');
      const languages = tags.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? []);
      return languages.slice(0, MOST_CARD_LANGUAGES - 1);
    },
  },
};

const LIST = Object.entries(COLUMNS) as [keyof Columns, Column<unknown>][];
const WRITTEN = LIST.filter(([, { write }]) => write);

/** The settings in a row. Every save reads them, so this fills a copy, which is faster in V8 than a new object. */
export function settingsIn(row: Row | undefined): CelebrationSettings {
  if (!row) return USUAL_SETTINGS;
  const settings: Record<string, unknown> = { ...USUAL_SETTINGS };
  for (const [setting, column] of LIST) settings[setting] = column.read(row[column.name] ?? null, row);
  const read = settings as CelebrationSettings;
  const named = namedDrinks(readJson(row.menu, v.unknown()));
  return { ...read, formerDrinks: drinksNoLonger(read.menu, [...named.values()]) };
}

/** The SQL of an UPDATE with the values in the order of `valuesOf`. */
export const ASSIGNMENTS = WRITTEN.map(([, { name }]) => `${name} = ?`).join(', ');

export function valuesOf(settings: CelebrationSettings): SqlValue[] {
  return WRITTEN.map(([setting, { write }]) => write?.(settings[setting], settings) ?? null);
}

/** The SQL of an UPDATE that deletes all settings. */
export const EMPTY = LIST.map(([, { name, type, initial }]) => {
  const empty = type === 'text' ? "''" : 0;
  return `${name} = ${initial === null ? 'NULL' : empty}`;
}).join(', ');

export function addColumns(version: number, engine: SqlEngine): string {
  const added = LIST.filter(([, { since }]) => since === version).map(([, { name, type, initial }]) => {
    const rule = initial === null ? '' : ` NOT NULL DEFAULT ${initial}`;
    return `ALTER TABLE celebrations ADD COLUMN ${name} ${engine[type]}${rule};\n`;
  });
  return added.join('');
}

/**
 * The migrations of an engine with the columns of the settings. Each migration begins by adding the columns of its
 * version. The first migration adds them after it has created the table.
 */
export function withSettings(migrations: Migrations, engine: SqlEngine): Migrations {
  const [first] = Object.keys(migrations);
  const versions = LIST.map(([, { since }]) => since).filter((since) => since !== Number(first));
  const added = versions.map((version) => [version, addColumns(version, engine) + (migrations[version] ?? '')]);
  return { ...migrations, ...Object.fromEntries(added) };
}

/** Null if the JSON is damaged. */
function readJson<Output>(stored: SqlValue | undefined, schema: v.GenericSchema<unknown, Output>): Output | null {
  try {
    const read = v.safeParse(schema, JSON.parse(String(stored)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
