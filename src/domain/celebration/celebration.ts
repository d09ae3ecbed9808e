import * as v from 'valibot';
import { COUPLE_MAX_LENGTH } from '../limits.ts';
import { parseCelebrationCode } from './celebration-code.ts';

/** The celebration of everybody who names no code (docs/glossary.md). It has no facts. */
export const OPEN_CELEBRATION_ID = 'open';

/** Names a celebration in the address of the page and of every call: `?c=K7MP4XRT`. Without it, it is the open one. */
export const CELEBRATION_PARAMETER = 'c';
/** The `<meta>` of a page with a known code. Its content is the JSON of `CelebrationFacts`. */
export const CELEBRATION_META = 'clink-celebration';

/** `over`: nothing more is logged. The leaderboard remains until the sessions expire. */
export const CELEBRATION_STATES = ['open', 'over'] as const;

/** What a phone knows about its celebration (docs/protocol.md#celebrations). A newer server may know more states. */
export const celebrationFactsSchema = v.object({
  code: v.pipe(
    v.string(),
    v.check((text) => parseCelebrationCode(text) === text, 'is not a code'),
  ),
  /** The couple, as they want to be named. */
  names: v.pipe(v.string(), v.minLength(1), v.maxLength(COUPLE_MAX_LENGTH)),
  /** `YYYY-MM-DD`. */
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  /** A BCP 47 tag. */
  language: v.pipe(v.string(), v.minLength(1), v.maxLength(35)),
  state: v.fallback(v.picklist(CELEBRATION_STATES), 'open'),
});
export type CelebrationFacts = Readonly<v.InferOutput<typeof celebrationFactsSchema>>;

export interface Celebration extends CelebrationFacts {
  /** Never sent. It distinguishes the celebration from a deleted one, and stays the same if the code changes. */
  readonly id: string;
  /** A name of the IANA database, such as `Europe/Vienna`. */
  readonly timeZone: string;
}

export function factsOf({ code, names, date, language, state }: Celebration): CelebrationFacts {
  return { code, names, date, language, state };
}

/** The two names of 'Ana & Ben'. Null if it is not exactly two names with one '&' between them. */
export function splitNames(names: string): readonly [string, string] | null {
  const [one = '', other = '', ...more] = names.split('&').map((name) => name.trim());
  return one && other && more.length === 0 ? [one, other] : null;
}
