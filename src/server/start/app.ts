import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { GUEST_CALLS } from '../../domain/api/calls.ts';
import type { SERVICE_CALLS } from '../../domain/api/celebration-calls.ts';
import type { HouseFacts } from '../../domain/notice/house-facts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { SetUp } from '../accounts/hosts/set-up.ts';
import { celebrationPage } from '../celebrations/celebration-page.ts';
import { celebrationHandlers } from '../celebrations/celebration-routes.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { CelebrationFinder } from '../celebrations/find-celebration.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { BaseAddresses } from '../http/address/base-address.ts';
import type { CallerOf } from '../http/caller.ts';
import { ApiProblem, answerProblem } from '../http/problem.ts';
import { readPath } from '../http/read-path.ts';
import type { Refusals } from '../http/refusals.ts';
import { type GuestHandlers, register } from '../http/register-calls.ts';
import { authorizationOf } from '../http/request-headers.ts';
import { leaderboardHandlers } from '../leaderboard/leaderboard-routes.ts';
import type { Limits } from '../limits/default-limits.ts';
import type { MemoryWatch } from '../limits/memory-watch.ts';
import type { OpenStreams } from '../limits/open-streams.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { BuiltPages } from '../page/built-page.ts';
import { pageRoutes } from '../page/page-routes.ts';
import { sessionHandlers } from '../sessions/session-routes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { StoreUnavailable } from '../store/store.ts';
import { ownTicketHandlers, ticketHandlers } from '../tickets/ticket-routes.ts';
import type { Tickets } from '../tickets/tickets.ts';
import type { Timers } from '../time/timers.ts';
import { VERSION } from '../version.ts';
import { shortWallRoutes, wallPage } from '../wall/wall-page.ts';
import { wallStreamRoute } from '../wall/wall-stream-route.ts';
import type { WallStreams } from '../wall/wall-streams.ts';

export interface AppDeps {
  readonly celebrations: Celebrations;
  readonly finder: CelebrationFinder;
  readonly settingsOf: CelebrationRegistry['settingsOf'];
  readonly celebrationOf: CelebrationRegistry['byId'];
  readonly tickets: Tickets;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly hosting: Hosting;
  readonly timers: Timers;
  readonly log: Logger;
  readonly refusals: Refusals;
  readonly metrics: Metrics;
  readonly pages: BuiltPages;
  readonly callerOf: CallerOf;
  readonly bases: BaseAddresses;
  readonly canSetUp: SetUp['isOpenTo'];
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
  readonly openStreams: OpenStreams;
  readonly walls: WallStreams;
  readonly isMemoryShort: MemoryWatch;
  /** The facts of this server for the notice to guests. */
  houseFacts(): HouseFacts;
  /** The reason why a proxy should send no guest to this server. Null if the server is ready. */
  readonly unreadyReason: () => string | null;
  /** The same function as in src/server/sessions/session-routes.ts. */
  forgetNames(sessionIds: readonly string[]): void;
}

/** The app until the database is available. It answers that the server is alive but not ready. */
export function createWaitingApp(log: Logger): Hono {
  const app = new Hono({ getPath: readPath });
  app.get('/healthz', (c) => c.json({ status: 'ok', version: VERSION }));
  app.get('/up', (c) => c.json({ status: 'ok' }));
  app.all('*', (c) =>
    answerProblem(new ApiProblem('unavailable', { detail: 'The database is not there yet.' }), c, log),
  );
  return app;
}

/** Turns the errors of routes into answers, and counts refusals. */
export function answerErrors({ refusals, log }: Pick<AppDeps, 'refusals' | 'log'>) {
  return (thrown: unknown, c: Context): Response => {
    const error = thrown instanceof StoreUnavailable ? new ApiProblem('unavailable', STORE_REFUSES) : thrown;
    if (error instanceof ApiProblem) refusals.count(error, c);
    return answerProblem(error, c, log);
  };
}

const SHORT_OF_MEMORY = { detail: 'The server is short of memory.' };
const STORE_REFUSES = { detail: 'Nothing can be stored at the moment.' };

function serviceHandlers({ unreadyReason, houseFacts }: AppDeps): GuestHandlers<typeof SERVICE_CALLS> {
  return {
    'GET /api/house': async () => houseFacts(),
    'GET /healthz': async ({ c }) => c.json({ status: 'ok', version: VERSION }),
    'GET /up': async ({ c }) => c.json({ status: 'ok' }),
    'GET /readyz': async ({ c }) => {
      const reason = unreadyReason();
      if (reason) throw new ApiProblem('unavailable', { detail: reason });
      return c.json({ status: 'ready' });
    },
    'GET /api/openapi.json': async ({ c }) => {
      const { OPEN_API_JSON } = await import('../http/openapi/document.ts');
      return c.body(OPEN_API_JSON, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    },
  };
}

/**
 * The whole server as one function from Request to Response. It owns no port and no timer.
 * src/server/start/http-server.ts adds the headers that every response needs.
 */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono({ getPath: readPath });
  app.onError(answerErrors(deps));
  const { answer } = deps.metrics;
  if (answer) app.get('/metrics', (c) => answer(c, authorizationOf(c)));
  app.use('/api/*', async (c, next) => {
    const work = c.req.method === 'GET' ? 'reads' : 'saves';
    if (deps.isMemoryShort(work)) throw new ApiProblem('unavailable', SHORT_OF_MEMORY, { limit: 'memory' });
    await next();
  });
  const handlers: GuestHandlers<typeof GUEST_CALLS> = {
    ...sessionHandlers(deps),
    ...ownTicketHandlers(deps),
    ...ticketHandlers(deps),
    ...leaderboardHandlers({ ...deps, answerWall: wallStreamRoute(deps) }),
    ...celebrationHandlers(deps),
    ...serviceHandlers(deps),
  };
  register(app, GUEST_CALLS, handlers, async () => ({}));
  app.all('/api/auth/*', (c) => deps.accounts.answer(c));
  app.all('/api/host/*', (c) => deps.hosting.answer(c));
  app.all('/api/*', () => {
    throw new ApiProblem('not-found');
  });
  app.route('/', shortWallRoutes());
  const { pages } = deps;
  app.route('/', pageRoutes(pages, wallPage(pages, deps), celebrationPage(pages, deps)));
  app.notFound(() => {
    throw new ApiProblem('not-found');
  });
  return app;
}
