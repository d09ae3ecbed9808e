import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { SESSION_CALLS } from '../../domain/api/session-calls.ts';
import { MAX_BODY_BYTES } from '../../domain/limits.ts';
import { type SaveRequest, saveRequestSchema } from '../../domain/protocol/save-request.ts';
import { DELETED_SESSION_HEADER, FORGET_PARAMETER, sessionIdSchema } from '../../domain/protocol/session-wire.ts';
import { ASK_PARAMETER } from '../../domain/session/served-moderation.ts';
import type { CelebrationFinder } from '../celebrations/find-celebration.ts';
import type { CallerOf } from '../http/caller.ts';
import { NO_STORE } from '../http/no-store.ts';
import { credentialsOf } from '../http/ownership.ts';
import { ApiProblem } from '../http/problem.ts';
import { limitBody, parseJson, requireJson } from '../http/read-body.ts';
import { readQuery } from '../http/read-query.ts';
import type { GuestHandlers } from '../http/register-calls.ts';
import { declaredBytesOf } from '../http/request-headers.ts';
import { ArrivingBodies } from '../limits/arriving-bodies.ts';
import type { Limits } from '../limits/default-limits.ts';
import { doCounted, type PutBack } from '../limits/put-back.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Timers } from '../time/timers.ts';
import type { CelebrationCaller, Sessions } from './sessions.ts';

const limitUndeclaredBody = limitBody(MAX_BODY_BYTES);

/** Checks a declared length without Hono's limit, which creates a web stream and costs 30 KB for each request. */
const limitSave = createMiddleware(async (c, next) => {
  const length = declaredBytesOf(c);
  if (length === null) return limitUndeclaredBody(c, next);
  if (length > MAX_BODY_BYTES) throw new ApiProblem('too-large');
  await next();
});

/**
 * The size up to which a body counts as small, enough for more than a hundred drinks. Decoding and checking 128 KiB
 * takes up to 4 ms.
 */
const SMALL_BODY_BYTES = 16 * 1_024;
const decoder = new TextDecoder();

interface SessionDeps {
  readonly sessions: Sessions;
  readonly finder: CelebrationFinder;
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
  readonly callerOf: CallerOf;
  readonly timers: Timers;
  readonly metrics: Metrics;
  /** Starts deleting guests' names from the hosts' log. Call it when these guests' sessions are no longer stored. */
  forgetNames(sessionIds: readonly string[]): void;
}

/**
 * `PUT` and `DELETE /api/sessions/:sessionId`, checked in the order of docs/protocol.md#order-of-checks. A session's
 * own limit (429) comes after 410 and before the body is read. A new session is counted after all other checks.
 */
export function sessionHandlers(deps: SessionDeps): GuestHandlers<typeof SESSION_CALLS> {
  const { sessions, finder, limits, rateLimits, callerOf, timers, metrics, forgetNames } = deps;
  const arriving = new ArrivingBodies(limits.arrivingBodyBytes, () => timers.now());
  const turns = new Turns();
  const limitArriving = createMiddleware(async (c, next) => {
    await arriving.during(mostBytes(c), () => limitSave(c, async () => {}));
    await next();
  });

  const countRefused = createMiddleware(async (c, next) => {
    await next();
    if (c.error) metrics.saveRefused(c.error instanceof ApiProblem ? c.error.code : 'unavailable');
  });

  /** Each large body waits for its own turn of the event loop, so that a small save waits for at most one large body. */
  function readBody(c: Context): Promise<string> {
    return arriving.during(mostBytes(c), async () => {
      const body = await c.req.arrayBuffer();
      if (body.byteLength > SMALL_BODY_BYTES) await turns.next();
      return decoder.decode(body);
    });
  }

  const requireRead = (c: Context) => rateLimits.requireSessionRead(callerOf(c).address);

  /** Runs `store` with a place for the new session. Adds to `counts` the function that undoes the count of the address. */
  async function asNewSession<Answer>(
    c: Context,
    { sessionId, celebrationId }: CelebrationCaller,
    counts: PutBack[],
    store: () => Promise<Answer>,
  ): Promise<Answer> {
    const { address } = callerOf(c);
    const place = await sessions.entrance.keepPlace({ sessionId, celebrationId, address }, limits);
    try {
      counts.push(rateLimits.requireNewSession(address));
      await doCounted(counts, place.takeOver);
      return await store();
    } finally {
      place.free();
    }
  }

  async function readCaller(c: Context): Promise<CelebrationCaller> {
    const credentials = credentialsOf(c, c.req.param('sessionId') ?? '');
    return { ...credentials, celebrationId: await finder.ofCall(c, credentials) };
  }

  /** Guests can also delete their data when their code is no longer known, for example after a restore. */
  async function readDeleter(c: Context): Promise<CelebrationCaller> {
    const credentials = credentialsOf(c, c.req.param('sessionId') ?? '');
    const ownId = await sessions.celebrationOf(credentials, () => requireRead(c));
    return { ...credentials, celebrationId: ownId ?? (await finder.ofCall(c, credentials)) };
  }

  /**
   * Like `authorise`, but also repeats the deletion of names in the hosts' log, because a phone repeats a deletion
   * whose answer was lost.
   */
  async function authoriseDeletion(c: Context, caller: CelebrationCaller): Promise<boolean> {
    try {
      return await sessions.authorise(caller, () => requireRead(c));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'gone') {
        rateLimits.requireSave(caller.sessionId);
        forgetNames([caller.sessionId]);
      }
      throw error;
    }
  }

  async function save(c: Context): Promise<Response> {
    requireJson(c);
    const caller = await readCaller(c);
    const exists = await sessions.authorise(caller, () => requireRead(c));
    if (exists) rateLimits.requireSave(caller.sessionId);
    const sent = parseSave(caller.sessionId, await readBody(c));
    const arrivedAt = performance.now();
    const counts: PutBack[] = [];
    const { address } = callerOf(c);
    const requireBytes = (bytesBefore: number, bytes: number) => {
      counts.push(rateLimits.requireStoredBytes(address, bytesBefore, bytes));
    };
    const saver = { ...caller, address, asksToEnter: asksToEnter(c) };
    const store = () => doCounted(counts, () => sessions.save(saver, sent, requireBytes));
    const answer = await (exists ? store() : asNewSession(c, caller, counts, store));
    metrics.saveStored(performance.now() - arrivedAt);
    return c.json(answer, 200, NO_STORE);
  }

  async function remove(c: Context): Promise<Response> {
    const caller = await readDeleter(c);
    if (!v.is(sessionIdSchema, caller.sessionId)) throw new ApiProblem('not-found');
    const counts: PutBack[] = [];
    if (await authoriseDeletion(c, caller)) rateLimits.requireSave(caller.sessionId);
    else counts.push(rateLimits.requireNewSession(callerOf(c).address));
    const reason = readQuery(c)[FORGET_PARAMETER] === '1' ? 'forgotten' : 'deleted';
    await doCounted(counts, () => sessions.delete(caller, reason));
    return c.body(null, 204, { [DELETED_SESSION_HEADER]: caller.sessionId });
  }

  return {
    'PUT /api/sessions/:sessionId': { before: [countRefused, limitArriving], inOwnOrder: save },
    'DELETE /api/sessions/:sessionId': { inOwnOrder: remove },
  };
}

function asksToEnter(c: Context): boolean {
  return readQuery(c)[ASK_PARAMETER] === '1';
}

/** The number of bytes to reserve for a body: its declared length, or the limit if there is none. */
function mostBytes(c: Context): number {
  return Math.min(declaredBytesOf(c) ?? MAX_BODY_BYTES, MAX_BODY_BYTES);
}

function parseSave(sessionId: string, body: string): SaveRequest {
  const json = parseJson(body);
  if (!v.is(sessionIdSchema, sessionId)) throw new ApiProblem('invalid', { field: 'sessionId' });
  const parsed = v.safeParse(saveRequestSchema, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  // Only the messages of Clink's own rules certainly do not repeat the phone's text.
  const detail = issue.type === 'check' ? { detail: issue.message } : {};
  throw new ApiProblem('invalid', { field: v.getDotPath(issue) ?? 'body', ...detail });
}

/** Gives each piece of work a separate turn of the event loop, in order of arrival. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a turn of the event loop that no other call of `next` shares. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
