import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import type { ApiCall, ApiCalls } from '../../domain/api/api-call.ts';
import { type AnswerOf, callsIn, type Frozen, type ReadBody } from '../../domain/api/calls.ts';
import { partsOf, type StepsOf } from '../../domain/api/route.ts';
import { NO_STORE } from './no-store.ts';

/** The arguments of every handler. `steps`: the parameters in the path. */
interface Given<Route, Call> {
  readonly c: Context;
  readonly steps: Readonly<Record<StepsOf<Route>, string>>;
  readonly body: ReadBody<Call>;
}

type Answered<Call> = Call extends { readonly answer: v.GenericSchema } ? Frozen<AnswerOf<Call>> : undefined;
/** The handler of a call whose checks have a different order. The handler makes all checks itself. */
interface InOwnOrder {
  readonly before?: readonly MiddlewareHandler[];
  readonly inOwnOrder: (c: Context) => Promise<Response>;
}

/**
 * Answers one call. `Caller`: the type of the identified caller. The answer is a `Response` for streams, and for calls
 * with several success statuses.
 */
export type Handler<Route, Call, Caller> =
  | ((given: Given<Route, Call> & Caller) => Promise<Answered<Call> | Response>)
  | InOwnOrder;

/** The handlers of guests' calls. Each handler identifies the caller itself. */
export type GuestHandlers<Calls> = { readonly [Route in keyof Calls]: Handler<Route, Calls[Route], object> };

export type Prepare = (c: Context, call: ApiCall) => Promise<object>;

/**
 * `RESPONSE_ALREADY_SENT`, the answer of a raw stream, is not an instance of `Response`, because it was created before
 * the server replaced that class.
 */
const isResponse = (answer: unknown): answer is Response =>
  answer instanceof Response || answer === RESPONSE_ALREADY_SENT;

type AnyHandler = ((given: object) => Promise<object | undefined>) | InOwnOrder;

/** Registers the handler of each call. The types refuse a call without a handler, and a handler without a call. */
export function register<Calls extends ApiCalls>(
  app: Hono,
  calls: Calls,
  handlers: { readonly [Route in keyof Calls]: unknown },
  prepare: Prepare,
): void {
  for (const [route, call] of callsIn(calls)) {
    const [method, path] = partsOf(route);
    const handler = handlers[route as keyof Calls] as AnyHandler;
    if ('inOwnOrder' in handler) {
      app.on([method], [path], ...(handler.before ?? []), handler.inOwnOrder);
      continue;
    }
    app.on(method, path, async (c) => {
      const prepared = await prepare(c, call);
      const answer = await handler({ c, steps: c.req.param(), ...prepared });
      if (isResponse(answer)) return answer;
      return call.answer ? c.json(answer, call.status ?? 200, NO_STORE) : c.body(null, 204);
    });
  }
}
