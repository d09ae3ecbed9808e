import { Hono } from 'hono';
import type { Logger } from 'pino';
import { ApiProblem, answerProblem } from '../http/problem.ts';
import { readPath } from '../http/read-path.ts';

/** Answers until the database is there: the server is alive, and not ready. */
export function createWaitingApp(log: Logger): Hono {
  const app = new Hono({ getPath: readPath });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.all('*', (c) =>
    answerProblem(new ApiProblem('unavailable', { detail: 'The database is not there yet.' }), c, log),
  );
  return app;
}
