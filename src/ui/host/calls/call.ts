import { language } from '#messages/page.ts';
import type { AnswerTo, AnySent, Route, SentWith } from '../../../domain/api/calls.ts';
import { partsOf, pathTo } from '../../../domain/api/route.ts';
import type { Fetch } from '../../../sync/ports.ts';
import { giveUpAfter } from '../../browser/give-up-after.ts';

const PATIENCE_MS = 15_000;
/** Mails to hosts are in the language of the page, which may differ from the browser's. */
const IN_THIS_LANGUAGE = { 'accept-language': language };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A call that the server refused, or that got no answer (docs/protocol.md#errors). */
export class CallFault extends Error {
  /** The `code` of the problem, or 'no-answer' without network, or 'broken' for an answer that cannot be read. */
  readonly code: string;
  /** The field of the body that is wrong, if the server names one. */
  readonly field: string | null;
  /** The time until the next attempt is allowed, in ms. Null if the server does not say. */
  readonly retryAfterMs: number | null;
  /** The whole problem answer. Some problems have more fields, such as the name of the host who was quicker. */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(code: string, problem: Record<string, unknown> = {}, retryAfterMs: number | null = null) {
    super(`the call failed: ${code}`);
    this.code = code;
    this.field = typeof problem.field === 'string' ? problem.field : null;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Makes a call of src/domain/api/calls.ts. Answers come from our own server, so they are not validated. */
export type Call = <To extends Route>(route: To, ...sent: SentWith<To>) => Promise<AnswerTo<To>>;

/** @throws `CallFault` for everything but a success. `onSignedOut` is called for every 401 `not-signed-in`. */
export function createCall({ fetch, onSignedOut }: { fetch: Fetch; onSignedOut(): void }): Call {
  return async <To extends Route>(route: To, ...[sent]: SentWith<To>): Promise<AnswerTo<To>> => {
    const { body, query, ...steps } = (sent ?? {}) as AnySent;
    const [method] = partsOf(route);
    const path = pathTo<string>(route, steps, query);
    const { response, answer } = await giveUpAfter(PATIENCE_MS, (signal) => ask(fetch, method, path, body, signal));
    if (response.ok) return answer as AnswerTo<To>;
    const code = typeof answer.code === 'string' ? answer.code : 'broken';
    if (code === 'not-signed-in') onSignedOut();
    throw new CallFault(code, answer, retryAfterMs(response));
  };
}

async function ask(fetch: Fetch, method: string, path: string, body: object | undefined, signal: AbortSignal) {
  const init: RequestInit = { method, cache: 'no-store', signal, headers: IN_THIS_LANGUAGE };
  // `keepalive` lets the request outlive the page, because a field is also saved when the host leaves the page.
  if (body) {
    const headers = { ...IN_THIS_LANGUAGE, ...JSON_TYPE };
    Object.assign(init, { headers, body: JSON.stringify(body), keepalive: true });
  }
  const response = await fetch(path, init).catch(() => {
    throw new CallFault('no-answer');
  });
  return { response, answer: response.status === 204 ? {} : await read(response) };
}

/** A login page of the venue's network is not JSON, so it counts as no answer. */
async function read(response: Response): Promise<Record<string, unknown>> {
  try {
    return await response.json();
  } catch {
    throw new CallFault(response.ok ? 'no-answer' : 'broken');
  }
}

function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? seconds * 1_000 : null;
}

/** Returns the fault of a failed call. Throws any other error again, because it is a defect of the page. */
export function faultOf(error: unknown): CallFault {
  if (error instanceof CallFault) return error;
  throw error;
}
