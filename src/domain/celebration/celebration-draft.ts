import * as v from 'valibot';
import { COUPLE_MAX_LENGTH } from '../limits.ts';
import { nameSchemaOf } from '../names/name-schema.ts';

const NO_DATE = 'must be a date of the calendar, such as 2026-06-20';
const dateSchema = v.pipe(v.string(), v.check(isCalendarDate, NO_DATE));

const NO_ZONE = 'must be a time zone, such as Europe/Vienna';
const timeZoneSchema = v.pipe(
  v.string(),
  v.check(isTimeZone, NO_ZONE),
  v.transform((name) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone),
);

const NO_LANGUAGE = 'must be a language, such as en or de-AT';
const languageSchema = v.pipe(
  v.string(),
  v.check(isLanguage, NO_LANGUAGE),
  v.transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag),
);

/** The data that a host enters for a new celebration. The parsed draft has cleaned names and canonical spellings. */
export const celebrationDraftSchema = v.object({
  names: nameSchemaOf(COUPLE_MAX_LENGTH),
  date: dateSchema,
  timeZone: timeZoneSchema,
  language: v.optional(languageSchema, 'en'),
});
export type CelebrationDraft = v.InferOutput<typeof celebrationDraftSchema>;

/** A date field of a browser turns a year of two digits into one like 0026. */
const FIRST_YEAR = '2000';

function isCalendarDate(text: string): boolean {
  if (text < FIRST_YEAR) return false;
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Some engines also accept offsets such as `+02:00`, which ignore summer time. */
function isTimeZone(name: string): boolean {
  return /^[A-Za-z][\w+/-]{1,63}$/.test(name) && accepts(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

function isLanguage(tag: string): boolean {
  return tag.length <= 35 && accepts(() => Intl.getCanonicalLocales(tag));
}

function accepts(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
