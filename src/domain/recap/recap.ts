import * as v from 'valibot';
import { momentSchema } from '../celebration/the-end.ts';
import { DRINK_TYPES } from '../drink-menu.ts';
import { HOUR_MS } from '../limits.ts';
import { servedItemSchema } from '../menu/menu-item.ts';
import { count } from '../whole-numbers.ts';

/** Every number of the recap is about at least this many guests. */
export const LEAST_GUESTS = 5;
/** For this long after the end, phones can still send what guests logged before. Then the recap is complete. */
export const COMPLETE_AFTER_MS = 2 * HOUR_MS;

/** A number, or `few` if it is about fewer than five guests or would reveal such a number by subtraction. */
const figureSchema = v.union([count, v.literal('few')]);
export type Figure = v.InferOutput<typeof figureSchema>;

/** `GET …/recap` (docs/protocol.md#the-recap). */
export const recapSchema = v.object({
  isComplete: v.boolean(),
  readyAt: momentSchema,
  guests: figureSchema,
  /** How many of the guests have logged a drink. */
  logged: figureSchema,
  drinks: figureSchema,
  withoutAlcohol: figureSchema,
  waters: figureSchema,
  /** The number of clinks. Absent if it must not be shown. */
  clinks: v.exactOptional(count),
  kinds: v.array(v.object({ kind: v.picklist(DRINK_TYPES), drinks: figureSchema })),
  /** The drinks of the menu. A drink whose kind the hosts have changed is listed once for each kind. */
  menu: v.array(
    v.object({
      name: servedItemSchema.entries.name,
      sign: servedItemSchema.entries.sign,
      kind: v.picklist(DRINK_TYPES),
      drinks: figureSchema,
    }),
  ),
  /** Every hour from the first toast to the last. */
  hours: v.array(v.object({ from: momentSchema, alcohol: figureSchema, withoutAlcohol: figureSchema })),
  /** Rounded to five minutes. Absent if the first and the last toast must not be shown. */
  firstToast: v.exactOptional(momentSchema),
  lastToast: v.exactOptional(momentSchema),
});
export type Recap = v.InferOutput<typeof recapSchema>;
