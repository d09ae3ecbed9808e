import * as v from 'valibot';
import { CLOCK_TOLERANCE_MS, MAX_DRINKS } from './limits.ts';
import { drinkEntrySchema } from './session/drink-entry.ts';
import { parseGuestName } from './session/guest-name.ts';
import { PACE_IDS } from './session/pace.ts';

/** The wire (contract, HTTP). One schema is the type, the server's validation and the phone's parsing. */

/** 22 random base64url characters. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'a session id is 22 base64url characters'));

/** The secret: 32 random bytes, base64url without padding. */
export const writeKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const nameSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseGuestName(dataset.value);
    if (parsed.ok) return parsed.name;
    addIssue({ message: `name is ${parsed.fault}` });
    return NEVER;
  }),
);

export const positionSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** `PUT /api/sessions/:sessionId`: the whole session. Times in ms on the phone's clock. */
export const saveRequestSchema = v.pipe(
  v.object({
    userName: nameSchema,
    drinks: v.pipe(
      v.array(drinkEntrySchema),
      v.maxLength(MAX_DRINKS),
      v.check((drinks) => new Set(drinks.map(({ id }) => id)).size === drinks.length, 'entry ids are not unique'),
    ),
    sessionStart: timeMs,
    drinkingPace: v.picklist(PACE_IDS),
    revision,
    sentAt: timeMs,
    location: v.exactOptional(v.nullable(positionSchema)),
    hidden: v.exactOptional(v.boolean()),
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

/** The header `Prefer` of a phone that wants to know what the server keeps instead (RFC 7240). */
export const PREFER_KEPT = 'return=representation';

/** `DELETE …?forget=1`: the guest's own 'Delete my data'. A plain DELETE leaves phones with name and pace (contract, 410). */
export const FORGET_PARAMETER = 'forget';

/**
 * What the server keeps instead of what was sent. Times in ms on the server's clock. Never a position.
 */
export const keptSessionSchema = v.object({
  userName: v.string(),
  drinks: v.array(drinkEntrySchema),
  sessionStart: timeMs,
  drinkingPace: v.picklist(PACE_IDS),
  revision,
  hidden: v.exactOptional(v.boolean()),
});
export type KeptSession = v.InferOutput<typeof keptSessionSchema>;

export const saveAnswerSchema = v.object({
  revision,
  serverTime: timeMs,
  session: v.exactOptional(keptSessionSchema),
});
export type SaveAnswer = v.InferOutput<typeof saveAnswerSchema>;

export const PROBLEM_STATUS = {
  'bad-json': 400,
  'no-secret': 401,
  'not-yours': 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'bad-type': 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** `application/problem+json` (RFC 9457). A conflict also names the `revision` kept, and on
 * request the session. `forgotten`: gone by 'Delete my data', so that no phone begins afresh with the name of it. */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(Object.keys(PROBLEM_STATUS) as ProblemCode[]),
  detail: v.exactOptional(v.string()),
  field: v.exactOptional(v.string()),
  revision: v.exactOptional(revision),
  serverTime: v.exactOptional(timeMs),
  session: v.exactOptional(keptSessionSchema),
  forgotten: v.exactOptional(v.boolean()),
});
export type Problem = v.InferOutput<typeof problemSchema>;
