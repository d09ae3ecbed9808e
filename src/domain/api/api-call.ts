import type * as v from 'valibot';
import type { ApiProblemCode } from '../hosting/host-problem.ts';
import type { QueryName } from './parameters.ts';

/**
 * The callers who may make a call. `guest`: with the secret of a session. `reader`: anybody, or a guest with the
 * secret. `host`: whoever is signed in. `host-of-it`: the hosts of the celebration that the path names. `owner`: the
 * owner of that celebration.
 */
export type Who = 'anybody' | 'guest' | 'reader' | 'host' | 'host-of-it' | 'owner' | 'operator';

/** The events of a stream: the schema of the JSON data of each, by name. */
export interface Events {
  readonly events: Readonly<Record<string, v.GenericSchema>>;
}

/** The optional properties of a call. */
interface Details {
  /** The rules that the schemas cannot express. */
  readonly more?: string;
  readonly query?: readonly QueryName[];
  readonly body?: v.GenericSchema;
  /** Absent if the answer has no content. */
  readonly answer?: v.GenericSchema | Events;
  /** A note on the answer. */
  readonly gives?: string;
  /** Descriptions of some fields of the body and the answer. */
  readonly words?: Readonly<Record<string, string>>;
  /** Schemas that the API document shows for fields whose rules are code. */
  readonly said?: Readonly<Record<string, v.GenericSchema>>;
  /** The query parameter with which the answer is a CSV table. */
  readonly tableIf?: string;
  /** The status of a success. Absent: 200, or 204 if the call has no answer. */
  readonly status?: 201 | 202 | 302;
  /**
   * The limit of attempts that applies. `attempts`: the call counts for the caller's IP address once its body has
   * arrived. `attempts-about`: the call also counts for the browser, if that browser is known for the e-mail address in
   * the body.
   */
  readonly limit?: 'attempts' | 'attempts-about';
  /** Problems that cannot be derived from `who`, `query` and `body` (src/server/http/openapi/problem-answers.ts). */
  readonly problems?: readonly ApiProblemCode[];
}

export interface ApiCall extends Details {
  readonly who: Who;
  /** The name of the call in the API document. */
  readonly name: string;
  /** A sentence that says what the call does. */
  readonly does: string;
}

/** The status of a success. */
export function successOf({ status, answer }: ApiCall): number {
  return status ?? (answer ? 200 : 204);
}

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
/** Calls by route, such as `GET /api/host/celebrations/:celebrationId`. */
export type ApiCalls = Readonly<Record<`${Method} /${string}`, ApiCall>>;

function by<const By extends Who>(who: By) {
  return <const More extends Details>(name: string, does: string, more: More = {} as More) => ({
    who,
    name,
    does,
    ...more,
  });
}

/** Each function makes a row for one call. Its name says who may make the call. */
export const anybody = by('anybody');
export const guest = by('guest');
export const reader = by('reader');
export const host = by('host');
export const hostOfIt = by('host-of-it');
export const owner = by('owner');
export const operator = by('operator');
