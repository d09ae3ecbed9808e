import * as v from 'valibot';
import { MAX_REMOVED } from '../limits.ts';
import { entryIdSchema, storedEntrySchema } from '../session/drink-entry.ts';
import { type ServedModeration, servedModerationSchema } from '../session/served-moderation.ts';
import { GONE_REASONS } from '../session/session-lifetime.ts';
import { forEachRegister, type SessionState, UNWRITTEN } from '../session/session-state.ts';
import { count, timeMs } from '../whole-numbers.ts';

/**
 * The messages between phones and the server (docs/protocol.md). The types are derived from the schemas, with which
 * both the server and the phone check the messages.
 */

export const SESSION_ID_LENGTH = 22;
/** 22 random base64url characters. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${SESSION_ID_LENGTH}}$`)));

/** The secret: 32 random bytes, base64url without padding. */
export const writeKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const stampSchema = v.strictTuple([count, v.pipe(v.string(), v.regex(/^[\w-]{0,16}$/))]);
/** An older server sends no stamp of `isQuiet`. */
export const stampsSchema = v.object({
  ...forEachRegister(() => stampSchema),
  isQuiet: v.exactOptional(stampSchema, () => [...UNWRITTEN]),
});
export const removedSchema = v.pipe(v.array(entryIdSchema), v.maxLength(MAX_REMOVED), v.readonly());

/** `DELETE …?forget=1`: the guest's own 'Delete my data'. After a DELETE without it, phones keep name and pace. */
export const FORGET_PARAMETER = 'forget';
/**
 * The header with a session's secret. `Authorization` is not used, because a proxy may need it for its own password.
 */
export const WRITE_KEY_HEADER = 'clink-key';
/** The header with the session id in the answer to a deletion. It shows that the answer is not the 204 of a proxy. */
export const DELETED_SESSION_HEADER = 'deleted-session';

/** A stored session without the position. The phone keeps fields that a newer server adds to an entry. */
export const sessionStateSchema = v.object({
  drinks: v.pipe(v.array(storedEntrySchema), v.readonly()),
  removed: removedSchema,
  userName: v.string(),
  drinkingPace: v.string(),
  hidden: v.boolean(),
  isQuiet: v.exactOptional(v.boolean(), false),
  sessionStart: timeMs,
  stamps: stampsSchema,
});

export interface SaveAnswer {
  readonly serverTime: number;
  /** The `sentAt` of the request, which shows to which save this answer belongs. */
  readonly sentAt: number;
  /** The merged session on the phone's clock, if it contains more than was sent. */
  readonly session?: SessionState;
  /** The hosts' decisions about the guest. Absent if there are none. */
  readonly host?: ServedModeration;
}

export const saveAnswerSchema = v.object({
  serverTime: timeMs,
  sentAt: timeMs,
  session: v.exactOptional(sessionStateSchema),
  host: v.exactOptional(servedModerationSchema),
}) satisfies v.GenericSchema<unknown, SaveAnswer>;

export const PROBLEM_STATUS = {
  'bad-json': 400,
  'no-secret': 401,
  'not-yours': 403,
  'celebration-over': 403,
  'door-closed': 403,
  'not-found': 404,
  'unknown-celebration': 404,
  'other-celebration': 409,
  gone: 410,
  'too-large': 413,
  'bad-type': 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** The fields that a phone reads in `application/problem+json` (RFC 9457). The problem `gone` has a `reason`. */
export const problemSchema = v.object({
  status: v.number(),
  code: v.picklist(Object.keys(PROBLEM_STATUS) as ProblemCode[]),
  field: v.exactOptional(v.string()),
  reason: v.exactOptional(v.picklist(GONE_REASONS)),
  /** With the reason `removed`: whether the guest may ask to return. */
  mayReturn: v.exactOptional(v.boolean()),
});
export type Problem = v.InferOutput<typeof problemSchema>;
