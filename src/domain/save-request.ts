import * as v from 'valibot';
import { ALCOHOL_TYPES, DRINK_TYPES, drinkOf } from './drink-menu.ts';
import { CLOCK_TOLERANCE_MS, MAX_STORED_DRINKS } from './limits.ts';
import { removedSchema, stampsSchema } from './protocol.ts';
import { type DrinkEntry, entryIdSchema, timeMsSchema as timeMs } from './session/drink-entry.ts';
import { parseGuestName } from './session/guest-name.ts';
import { PACE_IDS } from './session/pace.ts';

/** What only the server parses: apart from src/domain/protocol.ts, so that it is not part of the page. */

const nameSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseGuestName(dataset.value);
    if (parsed.ok) return parsed.name;
    addIssue({ message: `name is ${parsed.fault}` });
    return NEVER;
  }),
);

/** A drink that this version knows. Only drinks with subtypes have a spirit. */
export const drinkEntrySchema = v.pipe(
  v.object({
    id: entryIdSchema,
    drinkType: v.picklist(DRINK_TYPES),
    alcoholType: v.exactOptional(v.picklist(ALCOHOL_TYPES)),
    timestamp: timeMs,
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
 * program may leave out `removed` and `stamps`. The name, pace, start and hiding of such a save count as the latest
 * writes, if they differ from the stored ones.
 */
export const saveRequestSchema = v.pipe(
  v.object({
    userName: nameSchema,
    drinks: v.pipe(
      v.array(drinkEntrySchema),
      v.maxLength(MAX_STORED_DRINKS),
      v.check((drinks) => new Set(drinks.map(({ id }) => id)).size === drinks.length, 'entry ids are not unique'),
      v.readonly(),
    ),
    removed: v.exactOptional(removedSchema),
    sessionStart: timeMs,
    drinkingPace: v.picklist(PACE_IDS),
    hidden: v.exactOptional(v.boolean()),
    stamps: v.exactOptional(v.partial(stampsSchema)),
    sentAt: timeMs,
    location: v.exactOptional(v.nullable(positionSchema)),
  }),
  v.forward(
    v.check(({ sessionStart, sentAt }) => sessionStart <= sentAt + CLOCK_TOLERANCE_MS, 'starts after it was sent'),
    ['sessionStart'],
  ),
  v.forward(
    v.check(
      ({ drinks, sessionStart, sentAt }) =>
        drinks.every(
          ({ timestamp }) => timestamp <= sentAt + CLOCK_TOLERANCE_MS && timestamp >= sessionStart - CLOCK_TOLERANCE_MS,
        ),
      'an entry lies outside its session',
    ),
    ['drinks'],
  ),
);
export type SaveRequest = v.InferOutput<typeof saveRequestSchema>;
