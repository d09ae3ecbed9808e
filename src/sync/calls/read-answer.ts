import * as v from 'valibot';
import { MINUTE_MS } from '../../domain/limits.ts';
import { type Problem, problemSchema } from '../../domain/protocol/session-wire.ts';

/** Reads the problem in an answer of Clink's server. Null if something else has answered. */
export function readProblem(response: Response): Promise<Problem | null> {
  return problemIn(response, problemSchema);
}

/** Reads the problem in an answer. A venue's login page may have any status, so the body must repeat the status. */
export async function problemIn<Known extends { readonly status: number }>(
  response: Response,
  schema: v.GenericSchema<unknown, Known>,
): Promise<Known | null> {
  const text = await response.text();
  if (response.headers.get('content-type') !== 'application/problem+json') return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success && parsed.output.status === response.status ? parsed.output : null;
}

/** The longest pause, whatever a proxy asks for. */
const LONGEST_MS = MINUTE_MS;

/** An answer that refuses the request. `notBeforeMs` is the pause that its Retry-After asks for. */
export class Refused extends Error {
  // `declare` saves the helper function that the build would add for a real field.
  declare readonly notBeforeMs: number;

  constructor(response: Response, nowMs: number) {
    super(`the server answered ${response.status}`);
    this.notBeforeMs = retryAfterMs(response, nowMs);
  }
}

/** The pause that Retry-After asks for in ms, or 0. The header contains seconds, or a date on the server's clock. */
export function retryAfterMs({ headers }: Response, nowMs: number): number {
  const value = headers.get('retry-after') ?? '';
  const seconds = Number(value);
  const nowThereMs = Date.parse(headers.get('date') ?? '') || nowMs;
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - nowThereMs;
  return Math.min(LONGEST_MS, Math.max(0, ms)) || 0;
}
