import type { Dice } from './dice.ts';

/** A device between phone and server that answers instead of the server. */
export interface Intruder {
  readonly name: string;
  readonly answer: () => Response;
}

const PAGE = '<!doctype html><title>Welcome</title><form action="/login">Please log in</form>';
const page = (status: number) => new Response(PAGE, { status, headers: { 'content-type': 'text/html' } });
const json = (status: number, body: object, type = 'application/json') =>
  Response.json(body, { status, headers: { 'content-type': type } });

/** A browser also receives such a page when it follows the redirect of a captive portal. */
const LOGIN_PAGE: Intruder = { name: 'a login page', answer: () => page(200) };

const INTRUDERS: readonly Intruder[] = [
  LOGIN_PAGE,
  {
    name: 'a redirect',
    answer: () => new Response(null, { status: 302, headers: { location: 'http://login.venue.example/' } }),
  },
  ...[403, 404, 410, 500].map((status) => ({ name: `a page with ${status}`, answer: () => page(status) })),
  { name: 'the JSON of another service', answer: () => json(200, { status: 'ok', serverTime: 0 }) },
  { name: 'JSON with 410', answer: () => json(410, { error: 'this account is gone' }) },
  {
    name: 'a problem of a gateway',
    answer: () =>
      json(403, { type: 'about:blank', title: 'Forbidden', status: 403, code: 'blocked' }, 'application/problem+json'),
  },
  { name: 'an empty 204', answer: () => new Response(null, { status: 204 }) },
];

/** Chooses a login page half of the time, and otherwise another intruder. */
export function throwIntruder(dice: Dice): Intruder {
  return dice.chance(0.5) ? LOGIN_PAGE : dice.pick(INTRUDERS);
}

/**
 * A foreign answer to a request, which no phone may take for an answer of Clink. `stale`: an earlier answer from a cache,
 * which is returned a third of the time.
 */
export function foreignAnswer(dice: Dice, stale: string | undefined): Response {
  if (stale !== undefined && dice.chance(0.3)) return json(200, JSON.parse(stale));
  return dice.pick(INTRUDERS).answer();
}
