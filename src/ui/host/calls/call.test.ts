import { expect, it, onTestFinished, vi } from 'vitest';
import { language } from '#messages/page.ts';
import type { Fetch } from '../../../sync/ports.ts';
import { CallFault, createCall } from './call.ts';

function answering(response: () => Response) {
  const onSignedOut = vi.fn();
  const fetch = vi.fn<Fetch>(async () => response());
  const call = createCall({ fetch, onSignedOut });
  const failed = () => call('GET /api/auth/user').catch((error: unknown) => error as CallFault);
  return { call, failed, fetch, onSignedOut };
}

const problem = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });

it('a body is sent as JSON, and a call without a body has no content type', async () => {
  const { call, fetch } = answering(() => Response.json({ done: true }));
  expect(await call('POST /api/auth/otp', { body: { email: 'a@b.example' } })).toEqual({ done: true });
  expect(fetch.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: '{"email":"a@b.example"}',
  });
  await call('GET /api/auth/user');
  expect(fetch.mock.lastCall?.[1]?.headers).toEqual({ 'accept-language': 'en' });
});

it('a call sends the language of the page, not the language that the browser prefers', async () => {
  vi.stubGlobal('navigator', { language: 'pl-PL', languages: ['pl-PL', 'pl'] });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { call, fetch } = answering(() => Response.json({}));
  for (const send of [() => call('GET /api/auth/user'), () => call('POST /api/auth/logout', { body: {} })]) {
    await send();
    expect(fetch.mock.lastCall?.[1]?.headers).toMatchObject({ 'accept-language': language });
  }
});

it('a refused call throws a fault with the code, the field and the time until the next attempt', async () => {
  const body = { code: 'too-many', field: 'email' };
  const { failed, onSignedOut } = answering(() => problem(429, body, { 'retry-after': '40' }));
  expect(await failed()).toMatchObject({ code: 'too-many', field: 'email', retryAfterMs: 40_000, problem: body });
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('an answer without content counts as success', async () => {
  const { call } = answering(() => new Response(null, { status: 204 }));
  expect(await call('DELETE /api/auth/user/sessions/:id', { id: 'a' })).toEqual({});
});

it('the page learns that a session has ended before the call fails', async () => {
  const { failed, onSignedOut } = answering(() => problem(401, { code: 'not-signed-in' }));
  expect(await failed()).toMatchObject({ code: 'not-signed-in' });
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it.each([
  ['the login page of a network', () => new Response('<html>', { status: 200 }), 'no-answer'],
  ['a broken proxy', () => new Response('Bad gateway', { status: 502 }), 'broken'],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'no-answer',
  ],
])('%s is a fault of its own', async (_, response, code) => {
  const { failed } = answering(response);
  const fault = await failed();
  expect(fault).toBeInstanceOf(CallFault);
  expect(fault).toMatchObject({ code, retryAfterMs: null });
});

it('the segments of a path are encoded, and a query follows them', async () => {
  const { call, fetch } = answering(() => Response.json({}));
  await call('DELETE /api/auth/user/sessions/:id', { id: 'a/b?c' });
  expect(fetch.mock.lastCall?.[0]).toBe('/api/auth/user/sessions/a%2Fb%3Fc');
  await call('GET /api/auth/admin/users', { query: { search: 'Ana & Ben', offset: '100' } });
  expect(fetch.mock.lastCall?.[0]).toBe('/api/auth/admin/users?search=Ana%20%26%20Ben&offset=100');
});
