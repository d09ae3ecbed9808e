import { beforeEach, expect, it, vi } from 'vitest';

const OURS = () => Response.json({}, { status: 200 });
const REFUSAL = () => Response.json({}, { status: 403, headers: { 'content-type': 'application/problem+json' } });
const blocked = (status: number) => () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });

type Answer = (method: string, means: string | null) => Response;

/** A page that has just loaded, whose network gives these answers. */
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
  sendThrough();
  const call = (method: string) => ports.fetch('/api/x', { method, headers: { 'clink-key': 'k' } });
  return { sent, call };
}

beforeEach(() => vi.unstubAllGlobals());

const firewall =
  (status: number): Answer =>
  (method) =>
    ['GET', 'POST'].includes(method) ? OURS() : blocked(status)();

it.each([403, 405, 501])(
  'behind a firewall that answers %i to a method, changes go through at once, as POST',
  async (status) => {
    const { sent, call } = await openPage(firewall(status));
    expect((await call('PUT')).status).toBe(200);
    expect((await call('DELETE')).status).toBe(200);
    expect((await call('PATCH')).status).toBe(200);
    expect(sent).toEqual(['PUT', 'POST for PUT', 'POST for DELETE', 'POST for PATCH']);
  },
);

it('a firewall that only cuts the connection, or sends a page with 200, is passed at the next try', async () => {
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

it('an older server, which does not know such a POST, gets the method itself', async () => {
  let isDown = true;
  const { sent, call } = await openPage((method) => {
    if (isDown) throw new TypeError('Failed to fetch');
    return method === 'PUT' ? OURS() : Response.json({}, { status: 404 });
  });
  await call('PUT').catch(() => undefined);
  isDown = false;
  expect((await call('PUT')).status).toBe(200);
  expect(sent).toEqual(['PUT', 'POST for PUT', 'PUT']);
});

it('reading and posting are left as they are', async () => {
  const { sent, call } = await openPage(blocked(405));
  for (const method of ['GET', 'POST', 'HEAD']) await call(method);
  expect(sent).toEqual(['GET', 'POST', 'HEAD']);
});
