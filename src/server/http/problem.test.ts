import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { answerProblem } from './problem.ts';

/** An app whose only call reads its body, and the app's log. */
function reader() {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const app = new Hono();
  app.onError((error, c) => answerProblem(error, c, log));
  app.put('/', async (c) => c.text(await c.req.text()));
  const send = (error: Error) => {
    const body = new ReadableStream({ start: (controller) => controller.error(error) });
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half' };
    return app.request('/', init);
  };
  return { logged, send };
}

test('a phone that loses the network during a request causes no server error', async () => {
  const { logged, send } = reader();
  const response = await send(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  expect(response.status).toBe(503);
  expect(logged).toEqual([]);
});

test('an unexpected error is logged, and the answer reveals no details [ASVS-16.3.4]', async () => {
  const { logged, send } = reader();
  const response = await send(new Error('the cellar is flooded'));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable', status: 503 });
  expect(response.headers.get('retry-after')).toBe('1');
  expect(logged).toEqual([expect.stringContaining('the cellar is flooded')]);
});
