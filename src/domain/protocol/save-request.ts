import * as v from 'valibot';
import { ALCOHOL_TYPES, DRINK_TYPES, drinkOf, drinksWithSpirits } from '../drink-menu.ts';
import {
  CLOCK_TOLERANCE_MS,
  DAY_BEGINS_AT,
  FURTHEST_BACK_MS,
  HOUR_MS,
  MAX_COUNTER,
  MAX_STORED_DRINKS,
  MINUTE_MS,
  NAME_MAX_LENGTH,
  SESSION_LIFETIME_MS,
} from '../limits.ts';
import { menuItemIdSchema } from '../menu/menu-item.ts';
import { nameSchemaOf } from '../names/name-schema.ts';
import { type DrinkEntry, entryIdSchema, loggedAtOf } from '../session/drink-entry.ts';
import { PACE_IDS } from '../session/pace.ts';
import { REGISTERS } from '../session/session-state.ts';
import { timeMs } from '../whole-numbers.ts';
import { removedSchema, stampsSchema } from './session-wire.ts';

/**
 * Schemas that only the server uses. They are not in src/domain/protocol/session-wire.ts, so that the page does not
 * load them. The descriptions are for the API document and state rules that JSON Schema cannot express.
 */

const TOLERANCE_MIN = CLOCK_TOLERANCE_MS / MINUTE_MS;

/** A schema that cleans a guest's name. */
export const guestNameSchema = nameSchemaOf(NAME_MAX_LENGTH);

/** A drink whose type and spirit this version knows. Only types with subtypes have a spirit. */
export const drinkEntrySchema = v.pipe(
  v.object({
    id: entryIdSchema,
    drinkType: v.picklist(DRINK_TYPES),
    alcoholType: v.exactOptional(v.picklist(ALCOHOL_TYPES)),
    timestamp: timeMs,
    menuItem: v.exactOptional(
      v.pipe(menuItemIdSchema, v.description('The id of a drink of the hosts’ menu. A stored entry keeps it.')),
    ),
    loggedAt: v.exactOptional(
      v.pipe(
        timeMs,
        v.description(
          `When a drink was logged that was had earlier, in ms on the phone’s clock. It was had at most ${FURTHEST_BACK_MS / HOUR_MS} h before, and not before ${DAY_BEGINS_AT}:00 of the celebration’s day, or in the open celebration not before sessionStart. Absent: at its timestamp.`,
        ),
      ),
    ),
  }),
  v.check((entry) => entry.alcoholType === undefined || drinkOf(entry.drinkType).hasSubtypes, 'spirit does not fit'),
  v.readonly(),
) satisfies v.GenericSchema<unknown, DrinkEntry>;

export const positionSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/**
 * `PUT /api/sessions/:sessionId` (docs/protocol.md#save): the whole session, in ms on the phone's clock. A simple
 * program may leave out `removed` and `stamps`. The registers of such a save are treated as the latest writes if their
 * values differ from the stored ones.
 */
export const saveRequestSchema = v.pipe(
  v.object({
    userName: guestNameSchema,
    drinks: v.pipe(
      v.array(drinkEntrySchema),
      v.maxLength(MAX_STORED_DRINKS),
      v.check((drinks) => new Set(drinks.map(({ id }) => id)).size === drinks.length, 'entry ids are not unique'),
      v.readonly(),
      v.description(
        `Ids are unique. Only ${drinksWithSpirits()} has an alcoholType. Without loggedAt, a timestamp is from sessionStart - ${TOLERANCE_MIN} min to sentAt + ${TOLERANCE_MIN} min. A stored entry keeps its first time.`,
      ),
    ),
    removed: v.exactOptional(
      v.pipe(removedSchema, v.description('Ids of removed entries. They never come back. Absent: none.')),
    ),
    sessionStart: v.pipe(
      timeMs,
      v.description(
        `Ms on the phone’s clock. At most sentAt + ${TOLERANCE_MIN} min. If it is more than ${SESSION_LIFETIME_MS / HOUR_MS} h before sentAt, the session is gone.`,
      ),
    ),
    drinkingPace: v.picklist(PACE_IDS),
    hidden: v.exactOptional(
      v.pipe(
        v.boolean(),
        v.description('True: the guest is on no leaderboard and changes nobody’s rank. Absent: unchanged.'),
      ),
    ),
    isQuiet: v.exactOptional(
      v.pipe(
        v.boolean(),
        v.description('True: others see the name on the list, and no number, place, pace or time. Absent: unchanged.'),
      ),
    ),
    stamps: v.exactOptional(
      v.pipe(
        v.partial(stampsSchema),
        v.description(
          `A counter and a random tag for each of ${REGISTERS.join(', ')}. The highest counter wins, then the highest tag. A counter is at most ${MAX_COUNTER} above the stored one. A value without a stamp is the latest write.`,
        ),
      ),
    ),
    sentAt: v.pipe(
      timeMs,
      v.description(
        'Now, in ms on the phone’s clock. The server shifts every time by the difference to its own clock.',
      ),
    ),
    location: v.exactOptional(
      v.pipe(v.nullable(positionSchema), v.description('Absent: unchanged. Null: no longer shared.')),
    ),
  }),
  v.forward(
    v.check(({ sessionStart, sentAt }) => sessionStart <= sentAt + CLOCK_TOLERANCE_MS, 'starts after it was sent'),
    ['sessionStart'],
  ),
  v.forward(
    v.check(
      ({ drinks, sentAt }) => drinks.every((entry) => loggedAtOf(entry) <= sentAt + CLOCK_TOLERANCE_MS),
      'A drink is later than the save.',
    ),
    ['drinks'],
  ),
  v.forward(
    v.check(
      ({ drinks, sessionStart }) => drinks.every((entry) => loggedAtOf(entry) >= sessionStart - CLOCK_TOLERANCE_MS),
      'A drink is earlier than its session.',
    ),
    ['drinks'],
  ),
);
export type SaveRequest = v.InferOutput<typeof saveRequestSchema>;
