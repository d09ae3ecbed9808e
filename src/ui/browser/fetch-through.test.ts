import { beforeEach, expect, it, vi } from 'vitest';
import { ALL_PROBLEM_STATUS } from '../../domain/hosting/host-problem.ts';

const OURS = () => Response.json({}, { status: 200 });
const SAVED = () => Response.json({ serverTime: 1, sentAt: 1 });
const problem = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
const REFUSAL = () => problem({ status: 403, code: 'not-yours' }, 403);
const SAVE = `/api/sessions/${'a'.repeat(22)}?c=K7MP4XRT`;
const blocked = (status: number) => () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });

type Answer = (method: string, means: string | null) => Response;

/** A page that has just loaded and gets these answers from its network. */
async function openPage(answer: Answer) {
  vi.resetModules();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers }: RequestInit) => {
    const means = new Headers(headers).get('clink-method');
    sent.push(means ? `${method} for ${means}` : method);
    return answer(method, means);
  });
  const { sendThrough } = await import('./fetch-through.ts');
  const { browserPorts } = await import('./browser-ports.ts');
  const ports = browserPorts(() => localStorage);
  sendThrough(ALL_PROBLEM_STATUS);
  const call = (method: string, path = '/api/x') => ports.fetch(path, { method, headers: { 'clink-key': 'k' } });
  return { sent, call };
}

beforeEach(() => vi.unstubAllGlobals());

const firewall =
  (status: number): Answer =>
  (method) =>
    ['GET', 'POST'].includes(method) ? OURS() : blocked(status)();

it.each([403, 405, 501])(
  'when a firewall answers a method with %i, the change is sent again at once as POST',
  async (status) => {
    const { sent, call } = await openPage(firewall(status));
    expect((await call('PUT')).status).toBe(200);
    expect((await call('DELETE')).status).toBe(200);
    expect((await call('PATCH')).status).toBe(200);
    expect(sent).toEqual(['PUT', 'POST for PUT', 'POST for DELETE', 'POST for PATCH']);
  },
);

it.each([
  ['403 and JSON', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
  ['405 and JSON', () => Response.json({ error: 'method not allowed' }, { status: 405 })],
  ['411 and JSON', () => Response.json({ error: 'length required' }, { status: 411 })],
  ['501 and JSON', () => Response.json({ status: 501, code: 'not-yours' }, { status: 501 })],
  ['403 and JSON with a code of ours', () => Response.json({ status: 403, code: 'not-yours' }, { status: 403 })],
  ['a problem without a code', () => problem({ status: 405, title: 'Method Not Allowed' }, 405)],
  ['a problem with a code of its own', () => problem({ status: 403, code: 'WAF-12' }, 403)],
  ['a problem with the code of another status', () => problem({ status: 403, code: 'gone' }, 403)],
  [
    'a problem that is no JSON',
    () => new Response('<', { status: 403, headers: { 'content-type': 'application/problem+json' } }),
  ],
  ['400 and nothing', () => new Response(null, { status: 400 })],
])('a gateway that answers a method with %s is no Clink, and the save goes through at once', async (_, block) => {
  const { sent, call } = await openPage((method) => (method === 'POST' ? SAVED() : block()));
  expect((await call('PUT', SAVE)).status).toBe(200);
  expect((await call('PUT', SAVE)).status).toBe(200);
  expect(sent).toEqual(['PUT', 'POST for PUT', 'POST for PUT']);
});

it.each([
  ['PUT', 'JSON of its own', () => Response.json({ status: 'blocked' })],
  ['PUT', 'JSON that is no object', () => Response.json(null)],
  ['PUT', '204', () => new Response(null, { status: 204 })],
  ['DELETE', '204', () => new Response(null, { status: 204 })],
  ['PUT', 'the page to which it leads', blocked(200)],
  ['PUT', 'a redirect that is not followed', () => Response.redirect('https://venue.example', 302)],
])('a gateway that answers %s with %s is passed at the next try', async (method, _, block) => {
  const { sent, call } = await openPage((one) => (one === 'POST' ? SAVED() : block()));
  await call(method, SAVE);
  expect(await (await call(method, SAVE)).json()).toEqual({ serverTime: 1, sentAt: 1 });
  expect(sent).toEqual([method, `POST for ${method}`]);
});

it("Clink's own answers to saves and deletions change nothing, whether they are sent with their own method or as POST", async () => {
  const gone = () => new Response(null, { status: 204, headers: { 'deleted-session': 'a'.repeat(22) } });
  const unknown = () => problem({ status: 404, code: 'unknown-celebration' }, 404);
  const tooLate = () => problem({ status: 409, code: 'too-late' }, 409);
  for (const answer of [SAVED, gone, unknown, tooLate, REFUSAL]) {
    let isBlocked = true;
    const { sent, call } = await openPage((method) => (isBlocked && method === 'PUT' ? blocked(405)() : answer()));
    await call('PUT', SAVE);
    isBlocked = false;
    await call('PUT', SAVE);
    expect(sent).toEqual(['PUT', 'POST for PUT', 'POST for PUT']);
  }
});

it('if a firewall breaks the connection or answers with a page and status 200, the next attempt gets through', async () => {
  for (const block of [
    () => {
      throw new TypeError('Failed to fetch');
    },
    blocked(200),
  ]) {
    const { sent, call } = await openPage((method) => (method === 'PUT' ? block() : OURS()));
    await call('PUT').catch(() => undefined);
    expect((await call('PUT')).status).toBe(200);
    expect(sent).toEqual(['PUT', 'POST for PUT']);
  }
});

it("Clink's own refusals change nothing", async () => {
  const { sent, call } = await openPage(REFUSAL);
  for (const method of ['PUT', 'PUT', 'DELETE']) expect((await call(method)).status).toBe(403);
  expect(sent).toEqual(['PUT', 'PUT', 'DELETE']);
});

it('an older server that does not know changes by POST gets the original method', async () => {
  let isDown = true;
  const { sent, call } = await openPage((method) => {
    if (isDown) throw new TypeError('Failed to fetch');
    return method === 'PUT' ? OURS() : problem({ status: 404, code: 'not-found' }, 404);
  });
  await call('PUT').catch(() => undefined);
  isDown = false;
  expect((await call('PUT')).status).toBe(200);
  expect(sent).toEqual(['PUT', 'POST for PUT', 'PUT']);
});

it('GET and POST calls are sent unchanged', async () => {
  const { sent, call } = await openPage(blocked(405));
  for (const method of ['GET', 'POST', 'HEAD']) await call(method);
  expect(sent).toEqual(['GET', 'POST', 'HEAD']);
});

/** A redirect that is not followed. The browser hides its status, headers and body. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

it.each([
  ['redirects', redirect, true],
  ['answers with its own page', blocked(200), true],
  ['wants a login', blocked(401), true],
  ['is Clink', OURS, false],
  ['is Clink and says no', () => problem({ status: 401, code: 'signed-out' }, 401), false],
  ['is Clink without a body', () => new Response(null, { status: 204 }), false],
  ['streams', () => new Response('', { headers: { 'content-type': 'text/event-stream' } }), false],
])('whoever %s is a gate: %o', async (_, answer, isGate) => {
  const { call } = await openPage(answer);
  const { isBehindGate } = await import('./gate.ts');
  isBehindGate.setState(!isGate, true);
  await call('GET');
  expect(isBehindGate.getState()).toBe(isGate);
});

it('an answer of a proxy whose server is down does not tell the page whether it is behind a gate', async () => {
  const { call } = await openPage(blocked(502));
  const { isBehindGate } = await import('./gate.ts');
  for (const before of [true, false]) {
    isBehindGate.setState(before, true);
    await call('GET');
    expect(isBehindGate.getState()).toBe(before);
  }
});

it('no call follows a redirect, because the target may be another origin', async () => {
  vi.resetModules();
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init.redirect);
    return OURS();
  });
  const { sendThrough } = await import('./fetch-through.ts');
  const { browserPorts } = await import('./browser-ports.ts');
  sendThrough(ALL_PROBLEM_STATUS);
  for (const method of ['GET', 'PUT']) await browserPorts(() => localStorage).fetch('/api/x', { method });
  expect(asked).toEqual(['manual', 'manual']);
});
