import * as v from 'valibot';
import { CELEBRATION_STATES, type Celebration } from '../../../domain/celebration/celebration.ts';
import {
  boardSwitchesSchema,
  type CelebrationSettings,
  namesWith,
  schemasOf,
} from '../../../domain/hosting/celebration-settings.ts';
import { BOARDS, switchBoards, switchesBetween } from '../../../domain/leaderboard/boards.ts';

export type Whole = Celebration & CelebrationSettings;

/** Earlier versions of the server stored the whole list of boards. */
const boardsBeforeSwitches = v.pipe(
  v.array(v.picklist(BOARDS)),
  v.transform((names) => Object.fromEntries(BOARDS.map((name) => [name, names.includes(name)]))),
);

/** The values of the changed settings, before or after an action. `boards` contains only the switched boards. */
export const settingsPartSchema = v.partial(
  v.object({
    names: v.string(),
    date: v.string(),
    timeZone: v.string(),
    language: v.string(),
    state: v.picklist(CELEBRATION_STATES),
    ...schemasOf(namesWith('log')),
    boards: v.union([boardSwitchesSchema, boardsBeforeSwitches]),
  }),
);
export type SettingsPart = v.InferOutput<typeof settingsPartSchema>;
export type SettingsField = keyof SettingsPart;

/** The `fields` of `whole` that differ from `other`. Null if none of them differs. */
export function differingPart(whole: Whole, other: Whole, fields: readonly SettingsField[]): SettingsPart | null {
  const differing = fields.filter((field) => textOf(whole[field]) !== textOf(other[field]));
  const partOf = (field: SettingsField) =>
    field === 'boards' ? switchesBetween(other.boards, whole.boards) : whole[field];
  if (differing.length === 0) return null;
  return Object.fromEntries(differing.map((field) => [field, partOf(field)]));
}

/** Two settings are equal if their JSON is equal. */
const textOf = (value: unknown) => JSON.stringify(value);

export function hasPart(whole: Whole, part: SettingsPart): boolean {
  const { boards, ...others } = part;
  const isSame = Object.entries(others).every(
    ([field, value]) => textOf(whole[field as SettingsField]) === textOf(value),
  );
  return isSame && Object.keys(switchesBetween(whole.boards, switchBoards(whole.boards, boards ?? {}))).length === 0;
}

export function withPart(whole: Whole, { boards = {}, ...others }: SettingsPart): Whole {
  return { ...whole, ...others, boards: switchBoards(whole.boards, boards) } as Whole;
}
