import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startWithHouse } from '../accounts/house.fixture.ts';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { newPhone, startTestService } from '../testing/service.fixture.ts';

/**
 * Replaces every decoder of escapes that a library may call, before the library is loaded, to find malformed escapes
 * that throw.
 */
const decoders = vi.hoisted(() => {
  const seen = { calls: 0, exceptions: 0 };
  const watch = (decode: (text: string) => string) => (text: string) => {
    seen.calls++;
    try {
      return decode(text);
    } catch (error) {
      seen.exceptions++;
      throw error;
    }
  };
  globalThis.decodeURI = watch(globalThis.decodeURI);
  globalThis.decodeURIComponent = watch(globalThis.decodeURIComponent);
  return seen;
});

function forget(): void {
  decoders.calls = 0;
  decoders.exceptions = 0;
}
beforeEach(forget);

const MALFORMED = {
  'bytes that are no UTF-8': '%FFa'.repeat(1_900),
  'few of them': '%FFa'.repeat(50),
  'half characters': '%E0%A4a'.repeat(30),
  'overlong characters': '%C0%AFa'.repeat(30),
  surrogates: '%ED%A0%80a'.repeat(20),
  'percent signs': '%'.repeat(200),
  'one digit': '%4-'.repeat(60),
};
const PLACES = [
  '/',
  '/assets/',
  '/api/',
  '/api/sessions/',
  '/api/celebrations/',
  '/api/auth/invitations/',
  '/api/auth/user/sessions/',
  '/api/host/invitations/',
  '/api/host/celebrations/x/guests/',
];

describe.each(Object.entries(MALFORMED))('%s', (_, text) => {
  test('a malformed escape in a path gets the same answer as an unknown id, and no decoder throws', async () => {
    const { request } = await startAccounts();
    for (const place of PLACES) {
      for (const [path, unknown] of [
        [`${place}${text}`, `${place}nobody`],
        [`${place}${text}/x`, `${place}nobody/x`],
      ] as const) {
        const { status } = await request(path);
        expect([path.slice(0, 40), status]).toEqual([path.slice(0, 40), (await request(unknown)).status]);
      }
      await request(`${place}x?c=${text}`.slice(0, 230));
    }
    expect(decoders.exceptions).toBe(0);
  });

  test('a malformed escape in a query is an ordinary value, and no decoder throws', async () => {
    const { request } = await startTestService();
    const query = `?c=${text}&${text}=1`.slice(0, 250);
    const { sessionId, headers } = newPhone();
    const ticket = `/api/sessions/${sessionId}/ticket?void=${text}`.slice(0, 250);
    for (const path of ['/', '/manifest.webmanifest', '/api/leaderboard', '/api/leaderboard/guests']) {
      await request(`${path}${query}`);
    }
    await request(ticket, { method: 'DELETE', headers });
    expect(decoders.exceptions).toBe(0);
  });

  test('a malformed escape in the answer of a house signs nobody in, and no decoder throws', async () => {
    const { request } = await startWithHouse({});
    for (const query of [`${text}=${text}`, `state=${text}&code=${text}`, `error=${text}`, `${text}&`.repeat(4)]) {
      const { status, headers } = await request(`/api/auth/callback/house?${query}`);
      expect([status, headers.get('location')]).toEqual([302, 'https://clink.example/?host&house=failed']);
    }
    expect(decoders.exceptions).toBe(0);
  });

  test('cookies with malformed escapes are ignored, and the host stays signed in', async () => {
    const { newHost } = await startAccounts();
    const marek = await newHost();
    const own = [...marek.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const others = Array.from({ length: 40 }, (_, at) => `__Secure-clink-host.${at}=${text.slice(0, 90)}`);
    const foreign = `theme=${text.slice(0, 90)}`;
    const askedWith = async (cookie: string) => {
      forget();
      const { status, body } = await marek.get('user', { cookie });
      expect([status, body.user?.name]).toEqual([200, 'Marek']);
      return decoders.calls;
    };
    const alone = await askedWith(own);
    expect(await askedWith([...others, own, foreign].join('; '))).toBe(alone);
    expect(decoders.exceptions).toBe(0);
  });
});

test('a malformed path of 7 KB is decoded no more often than a short, well-formed path', async () => {
  const { request } = await startTestService();
  const decodings = async (path: string) => {
    forget();
    expect((await request(path)).status).toBe(404);
    return decoders.calls;
  };
  expect(await decodings(`/x${'%FFa'.repeat(1_900)}`)).toBeLessThanOrEqual(await decodings('/%C3%A9'));
});

test('well-formed escapes are decoded as before', async () => {
  const { request } = await startTestService();
  expect((await request('/%61ssets/main-1.js')).status).toBe(200);
  expect((await request('/api/%6ceaderboard')).status).toBe(200);
  const missing = await request('/caf%C3%A9');
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});
