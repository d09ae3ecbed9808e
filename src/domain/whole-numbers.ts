import * as v from 'valibot';

/** A whole number from 0 on, as it is sent and stored. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The last millisecond that a Date can hold. */
export const LAST_MS = 8_640_000_000_000_000;
/** A time or a duration in ms. */
export const timeMs = v.pipe(count, v.maxValue(LAST_MS));
