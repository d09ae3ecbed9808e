import * as v from 'valibot';
import { momentSchema } from '../celebration/the-end.ts';
import { BOARDS, USUAL_BOARDS } from '../leaderboard/boards.ts';
import { ORNAMENTS, PALETTES, USUAL_LOOK } from '../look/look.ts';
import { formerDrinksSchema } from '../menu/known-menu.ts';
import { menuSchema } from '../menu/menu-draft.ts';
import { WALL_CHOICES, WALL_COLOURS } from '../wall/wall-settings.ts';
import { wordSchema } from '../wall/word.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { cardLanguagesSchema } from './card-languages.ts';
import { DOORS } from './door.ts';
import { gettingHomeSchema } from './getting-home.ts';
import type { HostActionName } from './host-action.ts';

/** The rules by which the server treats a setting. */
type Rules<Value> = CommonRules<Value> & Audience;

/**
 * The people who receive the setting under its own name. Guests receive it only if its value is not the usual one.
 * `says`: its description in the API document.
 */
type Audience =
  | { readonly seenBy?: 'hosts'; readonly says?: undefined }
  | { readonly seenBy: 'guests'; readonly says: string };

interface CommonRules<Value> {
  /** The schema of the field in a `PATCH` that sets this setting. */
  readonly change?: v.GenericSchema;
  /** The log's action for a change. Settings with the same action are changed and undone together. */
  readonly log?: HostActionName;
  /** Set if the setting has its own log entry, with the values before and after, or with this text for each value. */
  readonly told?: 'value' | ((value: Value) => string);
  /** Whether the setting applies to one night only. A copy of the celebration then starts with the usual value. */
  readonly ofThatNight?: true;
}

/** `schema`: the value, as it is stored, logged and sent. */
function setting<Schema extends v.GenericSchema, const Own extends Rules<v.InferOutput<Schema>>>(
  schema: Schema,
  usual: v.InferOutput<Schema>,
  rules: Own,
) {
  return { ...rules, schema, usual };
}

/** A setting that a `PATCH` sets to a whole new value. */
function choice<Schema extends v.GenericSchema, const Own extends Rules<v.InferOutput<Schema>>>(
  schema: Schema,
  usual: v.InferOutput<Schema>,
  rules: Own,
) {
  return setting(schema, usual, { ...rules, change: schema });
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off');
const shownOrHidden = (until: number | null) => (until === null ? 'shown' : 'hidden');
const timeOrNull = v.nullable(timeMs);
const someBoards = v.pipe(v.array(v.picklist(BOARDS)), v.readonly());
const forNow = { seenBy: 'hosts', ofThatNight: true } as const;

/** Contains only the boards that a host switches. A whole list would undo switches that another host made meanwhile. */
export const boardSwitchesSchema = v.strictObject(v.entriesFromList(BOARDS, v.exactOptional(v.boolean())));

/**
 * Every setting that only hosts change. Types, calls, answers, the log and copies are derived from this table.
 * src/server/hosts-data/celebration-columns.ts defines how each setting is stored. Times in ms on the server's clock.
 */
export const SETTINGS = {
  door: choice(v.picklist(DOORS), 'open', { seenBy: 'hosts', log: 'door', told: String }),
  /** The time at which the hosts paused the leaderboard. Null if it is not paused. */
  pausedAt: setting(timeOrNull, null, { ...forNow, log: 'pause' }),
  /** The leaderboards to show. There is at least one. */
  boards: setting(someBoards, USUAL_BOARDS, {
    seenBy: 'guests',
    says: 'The leaderboards to show. Absent for the usual two.',
    change: boardSwitchesSchema,
    log: 'boards',
  }),
  palette: setting(v.picklist(PALETTES), USUAL_LOOK.palette, { log: 'look', told: 'value' }),
  ornament: setting(v.picklist(ORNAMENTS), USUAL_LOOK.ornament, { log: 'look', told: 'value' }),
  /** The drinks that the hosts have named, in their order. */
  menu: choice(menuSchema, [], { log: 'menu' }),
  /** Drinks that are no longer on the menu, the latest first. Guests who have logged one still see its name. */
  formerDrinks: setting(v.pipe(formerDrinksSchema, v.readonly()), [], { ofThatNight: true }),
  /** How often the menu has changed. */
  menuRevision: setting(count, 0, { ofThatNight: true }),
  /** Only drinks without alcohol are offered. */
  withoutAlcohol: choice(v.boolean(), false, {
    seenBy: 'guests',
    says: 'True if only drinks without alcohol are offered. Otherwise absent.',
    log: 'without-alcohol',
    told: 'value',
  }),
  /** The switches that restore the earlier boards when the hosts offer alcohol again. */
  boardsWithAlcohol: setting(v.pipe(boardSwitchesSchema, v.readonly()), {}, {}),
  /** How much of the guests' names the wall shows. */
  wall: choice(v.picklist(WALL_CHOICES), 'names', {
    seenBy: 'guests',
    says: 'The form in which a wall shows names. Absent if it shows whole names.',
    log: 'wall',
    told: String,
  }),
  wallColours: choice(v.picklist(WALL_COLOURS), 'clock', { seenBy: 'hosts', log: 'wall', told: String }),
  /** Whether the wall shows the pace board too, if that board is on. */
  wallPace: choice(v.boolean(), false, { seenBy: 'hosts', log: 'wall-pace', told: onOrOff }),
  moments: choice(v.boolean(), true, {
    seenBy: 'guests',
    says: 'False if moments of the room are switched off. Otherwise absent.',
    log: 'moments',
    told: onOrOff,
  }),
  /** The time until which the wall hides the QR code and the written code. Null if it shows them. */
  wallCodeHiddenUntil: setting(timeOrNull, null, { ...forNow, log: 'wall-code', told: shownOrHidden }),
  /** The hosts' advice on how guests get home: plain text of one or more lines. '' if there is none. */
  gettingHome: setting(v.string(), '', {
    seenBy: 'guests',
    says: 'The hosts’ advice on how guests get home, in plain text. Absent if there is none.',
    change: gettingHomeSchema,
    log: 'details',
    told: 'value',
  }),
  /** The languages of the table cards in addition to the celebration's own. */
  cardLanguages: choice(cardLanguagesSchema, [], { seenBy: 'hosts', log: 'details', told: 'value' }),
  /** The last word of the hosts, even if its time is over or the hosts have taken it back. */
  word: setting(v.nullable(wordSchema), null, { ofThatNight: true }),
  /** The time at which the celebration will be deleted. Null unless a host has deleted it. */
  deletesAt: setting(timeOrNull, null, forNow),
  /** The time at which the celebration ended. Null as long as it goes on. */
  endedAt: setting(timeOrNull, null, { seenBy: 'hosts', ofThatNight: true }),
  /** The time at which the celebration ends by itself. Null for the usual time (src/domain/celebration/the-end.ts). */
  ends: setting(timeOrNull, null, { change: momentSchema, log: 'details', told: 'value', ofThatNight: true }),
};

type Settings = typeof SETTINGS;
export type SettingName = keyof Settings;
/** The values of all settings. A celebration without a host has the usual values. */
export type CelebrationSettings = { readonly [Name in SettingName]: v.InferOutput<Settings[Name]['schema']> };

/** The settings after the rules of the house have limited them (src/domain/house/under-rules.ts). */
export type ShownSettings = CelebrationSettings & { readonly location?: false };

const NAMES = Object.keys(SETTINGS) as SettingName[];

export const USUAL_SETTINGS = Object.fromEntries(
  NAMES.map((name) => [name, SETTINGS[name].usual]),
) as unknown as CelebrationSettings;

/** Equal values have the same JSON. */
export function isUsual(settings: CelebrationSettings, name: SettingName): boolean {
  return JSON.stringify(settings[name]) === JSON.stringify(USUAL_SETTINGS[name]);
}

/** The `endedAt` of a celebration that ended on an earlier version of the server, which did not store the time. */
export const UNKNOWN_END = 0;

export function rulesOf(name: SettingName) {
  return SETTINGS[name] as Rules<never>;
}

type NamesWith<Rule extends keyof Rules<never>, Value> = {
  [Name in SettingName]: Settings[Name] extends Readonly<Record<Rule, Value>> ? Name : never;
}[SettingName];

/** The settings that have this rule, in the order of the table. With `value`, only those whose rule equals it. */
export function namesWith<Rule extends keyof Rules<never>, const Value = unknown>(
  rule: Rule,
  value?: Value,
): NamesWith<Rule, Value>[] {
  const has = (found: unknown) => (value === undefined ? found !== undefined : found === value);
  return NAMES.filter((name) => has(rulesOf(name)[rule])) as NamesWith<Rule, Value>[];
}

/** The entries of an object schema in which these settings are required. */
export function schemasOf<Name extends SettingName>(names: readonly Name[]) {
  const entries = names.map((name) => [name, SETTINGS[name].schema]);
  return Object.fromEntries(entries) as { readonly [Own in Name]: Settings[Own]['schema'] };
}

/** The API document's descriptions of the settings that guests receive. */
export const SAID_TO_GUESTS: Readonly<Record<string, string>> = Object.fromEntries(
  namesWith('says').map((name) => [name, SETTINGS[name].says]),
);

/** The entries of a `PATCH` schema in which these settings are optional. */
export function changeSchemasOf<Name extends NamesWith<'change', unknown>>(names: readonly Name[]) {
  const entries = names.map((name) => [name, v.exactOptional(SETTINGS[name].change)]);
  return Object.fromEntries(entries) as {
    readonly [Own in Name]: v.ExactOptionalSchema<Settings[Own]['change'], undefined>;
  };
}

/** The values of some settings. */
export function pickSettings<Name extends SettingName>(settings: CelebrationSettings, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<CelebrationSettings, Name>;
}
