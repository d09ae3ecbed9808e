import type * as v from 'valibot';
import type { ApiProblemCode } from '../hosting/host-problem.ts';
import type { QueryName } from './parameters.ts';

/**
 * Who may make a call. `guest`: with the secret of a session. `reader`: anybody, or a guest with the secret. `host`: whoever is
 * signed in. `host-of-it`: the hosts of the celebration that the path names. `owner`: the host who made it.
 */
export type Who = 'anybody' | 'guest' | 'reader' | 'host' | 'host-of-it' | 'owner' | 'operator';

/** The events of a stream, by name, each with what it carries as JSON. */
export interface Events {
  readonly events: Readonly<Record<string, v.GenericSchema>>;
}

/** What a call has besides its route, its name, its sentence and who may make it. */
interface Details {
  /** The rules that the schemas cannot express. */
  readonly more?: string;
  readonly query?: readonly QueryName[];
  readonly body?: v.GenericSchema;
  /** Absent: no content. */
  readonly answer?: v.GenericSchema | Events;
  /** A note on the answer. */
  readonly gives?: string;
  /** What some of the fields mean, in the body and in the answer. */
  readonly words?: Readonly<Record<string, string>>;
  /** Schemas for the API document, of fields whose rules are code. */
  readonly said?: Readonly<Record<string, v.GenericSchema>>;
  /** The query with which the answer is a table for a spreadsheet. */
  readonly tableIf?: string;
  /** The status of a success. Absent: 200, or 204 if the call has no answer. */
  readonly status?: 201 | 202 | 302;
  /**
   * `attempts`: the call counts as an attempt of the caller's address once its body has arrived. `attempts-about`: it
   * counts also for the browser, if the browser is known for the e-mail in the body.
   */
  readonly limit?: 'attempts' | 'attempts-about';
  /** The problems that do not follow from who calls and what is sent (src/server/http/openapi/problem-answers.ts). */
  readonly problems?: readonly ApiProblemCode[];
}

export interface ApiCall extends Details {
  readonly who: Who;
  /** The name of the call in the API document. */
  readonly name: string;
  /** One sentence. */
  readonly does: string;
}

/** The status of a success. */
export function successOf({ status, answer }: ApiCall): number {
  return status ?? (answer ? 200 : 204);
}

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
/** By route, such as `GET /api/host/celebrations/:celebrationId`. */
export type ApiCalls = Readonly<Record<`${Method} /${string}`, ApiCall>>;

function by<const By extends Who>(who: By) {
  return <const More extends Details>(name: string, does: string, more: More = {} as More) => ({
    who,
    name,
    does,
    ...more,
  });
}

/** One row of the table for each call. The function says who may make it. */
export const anybody = by('anybody');
export const guest = by('guest');
export const reader = by('reader');
export const host = by('host');
export const hostOfIt = by('host-of-it');
export const owner = by('owner');
export const operator = by('operator');
