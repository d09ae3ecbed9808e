import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { CELEBRATION_PARAMETER } from '../../domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import { ApiProblem, answerProblem } from '../http/problem.ts';
import { readPath } from '../http/read-path.ts';
import { parametersOfPage, queryOrNone } from '../http/read-query.ts';
import { acceptedEncodingsOf } from '../http/request-headers.ts';
import { ACCOUNT_ANSWERS } from './demo-host.ts';
import { withLine } from './line.ts';
import type { Round, RoundDeps } from './round.ts';

interface FrontDeps extends Pick<RoundDeps, 'callerOf' | 'log'> {
  /** The present round. Null if no round could begin. */
  round(): Round | null;
}

const BEGINS_AGAIN = { detail: 'The demo begins again.' };
const ONLY_LOOKING = { detail: 'Everybody may look at the desk of this demo, and nobody changes anything there.' };
const WITHOUT_BODY = ['GET', 'HEAD'];
const HOST_PARAMETER = 'host';
/** Matches a path with a file extension. If the file does not exist, the answer is a page. */
const FILE = /\.[^/.]+$/;
const OF_A_CELEBRATION = /^\/api\/celebrations\/([^/]+)/;

/**
 * A demo has no service worker, because every phone must load it from the server. If the service worker of an earlier
 * site at this address checks for an update, it gets this script, which deletes the caches and unregisters itself.
 */
const LEAVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/**
 * Handles requests before the server of each round does. It decides which calls visitors may make, and adds the demo's
 * line to every page.
 */
export function demoFront({ round, callerOf, log }: FrontDeps): Hono {
  function presentRound(): Round {
    const present = round();
    if (!present) throw new ApiProblem('unavailable', BEGINS_AGAIN);
    return present;
  }

  const app = new Hono({ getPath: readPath });
  app.onError((error, c) => answerProblem(error, c, log));

  app.get('/api/demo', (c) => {
    const { id, endsInMs } = presentRound();
    return c.json({ round: id, endsInMs: Math.round(endsInMs()) }, 200, { 'cache-control': 'no-store' });
  });
  app.all('/api/auth/*', (c) => {
    const answer = WITHOUT_BODY.includes(c.req.method) ? ACCOUNT_ANSWERS[c.req.path] : undefined;
    if (!answer) throw new ApiProblem('only-a-demo', ONLY_LOOKING);
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  });
  app.all('/api/host/*', (c) => {
    if (!WITHOUT_BODY.includes(c.req.method)) throw new ApiProblem('only-a-demo', ONLY_LOOKING);
    return presentRound().answer(c.req.raw, c.env, callerOf(c).address);
  });
  app.all('/api/*', (c) => {
    const { code, answer } = presentRound();
    // The call is refused before the server counts it as a guess, because a phone of an earlier round may try to send
    // its drinks for hours.
    if (namesAnother(c, code)) throw new ApiProblem('unknown-celebration');
    return answer(c.req.raw, c.env);
  });
  app.get('/sw.js', (c) => c.body(LEAVING_WORKER, 200, { 'content-type': 'text/javascript' }));
  app.get('/', async (c, next) => {
    const { [CELEBRATION_PARAMETER]: named, ...others } = parametersOfPage(c.req.url);
    const { code } = presentRound();
    if (named === code || (named === undefined && others[HOST_PARAMETER] !== undefined)) return next();
    // The code is put first, because the end of a query that is too long is ignored.
    const parameters = new URLSearchParams([[CELEBRATION_PARAMETER, code], ...Object.entries(others)]);
    return c.redirect(`/?${parameters}`);
  });
  app.get('*', async (c) => {
    const present = presentRound();
    if (FILE.test(c.req.path)) {
      const file = await present.answer(c.req.raw, c.env);
      if (!isPage(file)) return file;
      await file.body?.cancel();
    }
    return withLineIfPage(c, present, await present.answer(uncompressed(c.req.raw), c.env));
  });
  app.all('*', (c) => presentRound().answer(c.req.raw, c.env));
  return app;
}

/** A call may name a code in its query and another code in its path. The server of the round checks both. */
function namesAnother(c: Context, code: string): boolean {
  const named = [queryOrNone(c)[CELEBRATION_PARAMETER], OF_A_CELEBRATION.exec(c.req.path)?.[1]];
  return named.some((text) => text !== undefined && parseCelebrationCode(text) !== code);
}

/** Returns the request without its accepted encodings, so that this server can read the uncompressed answer. */
function uncompressed({ url, method, headers, signal }: Request): Request {
  const kept = new Headers(headers);
  kept.delete('accept-encoding');
  return new Request(url, { method, headers: kept, signal });
}

const isPage = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') === true;

/** Adds the line to an answer that is a page. Browsers must not store the answer. */
async function withLineIfPage(c: Context, round: Round, answer: Response): Promise<Response> {
  if (!isPage(answer)) return answer;
  const html = Buffer.from(withLine(await answer.text(), round));
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.delete('content-length');
  const isPacked = acceptedEncodingsOf(c).includes('gzip');
  if (isPacked) headers.set('content-encoding', 'gzip');
  if (c.req.method === 'HEAD') return new Response(null, { status: answer.status, headers });
  const body = isPacked ? await promisify(gzip)(html) : html;
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}
