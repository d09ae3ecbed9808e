import * as v from 'valibot';
import { momentSchema } from '../celebration/the-end.ts';
import { DRINK_TYPES } from '../drink-menu.ts';
import { HOUR_MS } from '../limits.ts';
import { servedItemSchema } from '../menu/menu-item.ts';
import { count } from '../whole-numbers.ts';

/** Every number of the recap is about at least this many guests. */
export const LEAST_GUESTS = 5;
/** For this long after the end, phones can send what they logged. Then the recap is complete. */
export const COMPLETE_AFTER_MS = 2 * HOUR_MS;

/**
 * A number, or `few`: the number is hidden, because it is about fewer than five guests, or because such a number would
 * follow from it by subtraction.
 */
const figureSchema = v.union([count, v.literal('few')]);
export type Figure = v.InferOutput<typeof figureSchema>;

/** `GET …/recap` (docs/protocol.md#the-recap). */
export const recapSchema = v.object({
  isComplete: v.boolean(),
  readyAt: momentSchema,
  guests: figureSchema,
  /** How many of them have logged a drink. */
  logged: figureSchema,
  drinks: figureSchema,
  withoutAlcohol: figureSchema,
  waters: figureSchema,
  /** How often two glasses met. Absent if it cannot be told. */
  clinks: v.exactOptional(count),
  kinds: v.array(v.object({ kind: v.picklist(DRINK_TYPES), drinks: figureSchema })),
  /** Drinks with a name. A drink whose kind the hosts have changed is listed for each kind. */
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
  /** Rounded to five minutes. Absent if they are not told. */
  firstToast: v.exactOptional(momentSchema),
  lastToast: v.exactOptional(momentSchema),
});
export type Recap = v.InferOutput<typeof recapSchema>;
