import { MINUTE_MS } from '../domain/limits.ts';

/** Whatever a proxy asks for, a drink does not wait longer than this for its next try. */
const LONGEST_MS = MINUTE_MS;

/** An answer that is not what was asked for; `notBeforeMs` is what its Retry-After asks for. */
export class Refused extends Error {
  readonly notBeforeMs: number;

  constructor(response: Response, nowMs: number) {
    super(`the server answered ${response.status}`);
    this.notBeforeMs = retryAfterMs(response, nowMs);
  }
}

/** How long the server asks to be left alone (ms, 0 if it does not): seconds, or a date by the server's own clock. */
export function retryAfterMs({ headers }: Response, nowMs: number): number {
  const value = headers.get('retry-after') ?? '';
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - (dateOf(headers) ?? nowMs);
  return Number.isFinite(ms) ? Math.min(LONGEST_MS, Math.max(0, ms)) : 0;
}

function dateOf(headers: Headers): number | undefined {
  const ms = Date.parse(headers.get('date') ?? '');
  return Number.isFinite(ms) ? ms : undefined;
}
