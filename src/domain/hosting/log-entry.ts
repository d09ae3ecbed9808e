import * as v from 'valibot';
import { ruledSchema } from '../house/ruled.ts';
import { MENU_CHANGES } from '../menu/menu-edit.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { boardSwitchesSchema, namesWith, schemasOf } from './celebration-settings.ts';
import { HOST_ACTIONS } from './host-action.ts';

/** The name is '' if the account was deleted. */
const hostNameSchema = v.object({ id: v.string(), name: v.string() });

/** The settings after an action, except boards, menu, door and wall, for which an entry has other fields. */
export const leftSettingsSchema = v.partial(
  v.object({
    names: v.string(),
    date: v.string(),
    timeZone: v.string(),
    language: v.string(),
    ...schemasOf(namesWith('told', 'value')),
  }),
);

/** An entry of the log. Times in ms on the server's clock. */
export const logEntrySchema = v.object({
  id: count,
  at: timeMs,
  by: hostNameSchema,
  action: v.picklist(HOST_ACTIONS),
  /** The guest, with the name that everybody saw. The name is '' if the guest's data were deleted. */
  guest: v.exactOptional(v.object({ id: v.string(), name: v.string() })),
  /**
   * The values before and after. For a renamed guest, a removed host and a word, only `to` is set, to the name or the
   * text.
   */
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
  /** How many guests were let in together. */
  guests: v.exactOptional(count),
  /** For a removal: whether the guest may ask to return. */
  mayReturn: v.exactOptional(v.boolean()),
  /** The names of the changed settings. `values` contains their new values. */
  fields: v.exactOptional(v.array(v.string())),
  values: v.exactOptional(leftSettingsSchema),
  /** The drinks of the menu that were changed, and how. */
  drinks: v.exactOptional(v.array(v.object({ name: v.string(), change: v.picklist(MENU_CHANGES) }))),
  /** The boards that were switched on or off. */
  boards: v.exactOptional(boardSwitchesSchema),
  /** After a change of the house's rules: all rules for this celebration from then on. */
  rules: v.exactOptional(ruledSchema),
  canUndo: v.boolean(),
  undone: v.exactOptional(v.object({ at: timeMs, by: v.string() })),
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** `GET …/actions?before=ID`: the newest first. `more`: whether earlier ones follow. */
export const logPageSchema = v.object({ entries: v.array(logEntrySchema), more: v.boolean() });
export type LogPage = v.InferOutput<typeof logPageSchema>;
export const LOG_PAGE_ENTRIES = 50;
