import type * as v from 'valibot';
import { ACCOUNT_CALLS } from './account-calls.ts';
import type { ApiCall, ApiCalls } from './api-call.ts';
import { CELEBRATION_CALLS, SERVICE_CALLS } from './celebration-calls.ts';
import { CO_HOST_CALLS, HOSTED_CALLS, ROOM_CALLS } from './host-calls.ts';
import { LEADERBOARD_CALLS } from './leaderboard-calls.ts';
import type { StepsOf } from './route.ts';
import { OWN_TICKET_CALLS, SESSION_CALLS, TICKET_CALLS } from './session-calls.ts';

/** Every call under /api/host. */
export const HOST_CALLS = { ...HOSTED_CALLS, ...ROOM_CALLS, ...CO_HOST_CALLS };

/** The calls that a server without hosts answers too. */
export const GUEST_CALLS = {
  ...SESSION_CALLS,
  ...OWN_TICKET_CALLS,
  ...TICKET_CALLS,
  ...LEADERBOARD_CALLS,
  ...CELEBRATION_CALLS,
  ...SERVICE_CALLS,
};

/** Every call that the server answers. The server, the pages and the API document use this table. */
export const CALLS = {
  ...GUEST_CALLS,
  ...HOST_CALLS,
  ...ACCOUNT_CALLS,
} as const satisfies ApiCalls;

export type Route = keyof typeof CALLS;
export type AccountRoute = keyof typeof ACCOUNT_CALLS;
export type HostRoute = keyof typeof HOST_CALLS;

/** The parsed body, as the handler of the call receives it. */
export type ReadBody<Call> = Call extends { readonly body: infer Body extends v.GenericSchema }
  ? v.InferOutput<Body>
  : undefined;

/** The answer to a call. An empty object if the call has no answer. */
export type AnswerOf<Call> = Call extends { readonly answer: infer Answer extends v.GenericSchema }
  ? v.InferOutput<Answer>
  : Record<never, never>;

/** The value with all fields readonly, including nested ones. */
export type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

type Calls = typeof CALLS;
/** The input of a call: each variable step of its path, and its query and body if it has them. */
export type Sent<To extends Route> = Readonly<Record<StepsOf<To>, string>> & QueryOf<Calls[To]> & BodyOf<Calls[To]>;
type QueryOf<Call> = Call extends { readonly query: readonly (infer Name extends string)[] }
  ? { readonly query?: { readonly [Parameter in Name]?: string } }
  : object;
type BodyOf<Call> = Call extends { readonly body: infer Body extends v.GenericSchema }
  ? { readonly body: Frozen<v.InferInput<Body>> }
  : object;
/** The arguments after the route. A call without variable steps, query and body has none. */
export type SentWith<To extends Route> = object extends Sent<To> ? [sent?: Sent<To>] : [sent: Sent<To>];
type Texts = Readonly<Record<string, string>>;
/** The input of a call whose route is not known at compile time. */
export type AnySent = { readonly body?: object; readonly query?: Texts } & Texts;
/** The answer to a call. */
export type AnswerTo<To extends Route> = AnswerOf<Calls[To]>;

export function callsIn(calls: ApiCalls): readonly (readonly [route: string, call: ApiCall])[] {
  return Object.entries(calls);
}
