import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { DRAFT, followEvents } from '../testing/hosting.fixture.ts';

const EMAIL = 'marek@example.org';
const VENUE = '198.51.100.7';
const SESSION = '__Secure-clink-host.session_token';

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof startAccounts>>['browser']>>;
type Cookie = Record<string, string>;

const cookieOf = (value: string): Cookie => ({ cookie: `${SESSION}=${value}` });

/** Makes many calls at once. Returns how many of them were not refused. */
async function answersTo(at: Browser, calls: number, cookie = (_: number): Cookie => ({})): Promise<number> {
  const asked = Array.from({ length: calls }, (_, call) => at.get('settings', cookie(call)));
  return (await Promise.all(asked)).filter(({ status }) => status === 200).length;
}

/** Marek made two of the 300 calls before he was signed in: the sign-up, and the confirmation of the address. */
const LEFT = 300 - 2;

/** Marek is signed in at the venue, and a stranger there can use up the calls of the address. */
async function startFlooded() {
  const accounts = await startAccounts({}, { celebrations: [] });
  const stranger = accounts.browser(VENUE);
  const marek = await accounts.newHost(EMAIL, VENUE);
  const flood = () => answersTo(stranger, 400);
  return { ...accounts, stranger, marek, flood };
}

describe('the calls of those who are not signed in', () => {
  test('callers who are not signed in can make 300 calls at once and then five a second from an address; the refusal says when to retry, and other addresses are not limited', async () => {
    const { browser, timers } = await startAccounts();
    const stranger = browser(VENUE);
    expect(await answersTo(stranger, 310)).toBe(300);
    const refused = await stranger.get('settings');
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'too-many', '1']);
    expect((await browser('198.51.100.8').get('settings')).status).toBe(200);
    await timers.advance(1_000);
    expect(await answersTo(stranger, 10)).toBe(5);
  });

  test('invented cookies do not raise the limit of callers who are not signed in', async () => {
    const { stranger, marek } = await startFlooded();
    const [token, signature] = decodeURIComponent(marek.jar.get(SESSION) ?? '').split('.');
    const forged = (call: number) =>
      [`made-up-${call}.${signature}`, `${token}.${btoa(`${call}`.padEnd(32, '='))}`, `${token}`, '%E0%A4%A'][call % 4];
    expect(await answersTo(stranger, 310, (call) => cookieOf(forged(call) ?? ''))).toBe(LEFT);
  });

  test('cookies of ended sessions do not raise the limit of callers who are not signed in', async () => {
    const { stranger, marek, flood, browser } = await startFlooded();
    const ended = cookieOf(marek.jar.get(SESSION) ?? '');
    await flood();
    expect((await stranger.get('settings', ended)).status).toBe(200);
    const elsewhere = browser();
    await elsewhere.post('token', { email: EMAIL, password: PASSWORD });
    await elsewhere.post('logout', { everywhere: true });
    expect((await stranger.get('settings', ended)).status).toBe(429);
  });

  test('calls of callers who are not signed in do not read the database, even with a forged cookie', async () => {
    const { stranger, marek, sql } = await startFlooded();
    const real = marek.jar.get(SESSION) ?? '';
    const forged = cookieOf(real.replace(/^.{5}/, 'xxxxx'));
    await sql('ALTER TABLE host_sessions RENAME TO sessions_elsewhere');
    expect((await stranger.get('settings', forged)).status).toBe(200);
    expect((await stranger.get('settings', cookieOf(real))).status).toBeGreaterThanOrEqual(500);
  });

  test('only the first call with the cookie of an ended session reads the database', async () => {
    const { stranger, marek, sql } = await startFlooded();
    const ended = cookieOf(marek.jar.get(SESSION) ?? '');
    await marek.post('logout', {});
    expect((await stranger.get('/api/host/celebrations', ended)).status).toBe(401);
    await sql('ALTER TABLE host_sessions RENAME TO sessions_elsewhere');
    expect((await stranger.get('/api/host/celebrations', ended)).status).toBe(401);
    expect(await answersTo(stranger, 310, () => ended)).toBe(LEFT);
  });
});

test('20 hosts can open the page and sign in at one address, which takes 60 calls', async () => {
  const { browser, newHost, timers } = await startAccounts();
  const emails = Array.from({ length: 20 }, (_, host) => `host-${host}@example.org`);
  for (const email of emails) await newHost(email, '203.0.113.9');
  await timers.advance(60_000);
  const signIns = emails.map(async (email) => {
    const at = browser(VENUE);
    const opened = await Promise.all([at.get('settings'), at.get('user')]);
    const signedIn = await at.post('token', { email, password: PASSWORD });
    return [...opened, signedIn].map(({ status }) => status);
  });
  expect(await Promise.all(signIns)).toEqual(emails.map(() => [200, 401, 200]));
  expect(await answersTo(browser(VENUE), 300)).toBe(300 - 60);
});

describe('a host who is signed in', () => {
  test('a signed-in host and an open room are not affected when a stranger uses up the calls of the address', async () => {
    const { marek, stranger, flood, request, timers } = await startFlooded();
    const { id } = (await marek.post('/api/host/celebrations', DRAFT)).body;
    const at = `/api/host/celebrations/${id}`;
    const room = followEvents(await request(`${at}/guests/live`, { headers: marek.asRequest().headers }, VENUE));
    expect(await flood()).toBe(LEFT);
    expect((await stranger.get('settings')).status).toBe(429);
    for (const path of ['settings', 'user', 'user/sessions', 'factors', 'token', at]) {
      expect((await marek.get(path)).status, path).toBe(200);
    }
    for (let beat = 0; beat < 4; beat += 1) {
      await flood();
      await timers.advance(8_000);
    }
    expect((await marek.call('PATCH', at, { door: 'closed' })).status).toBe(200);
    await timers.advance(1_000);
    expect(room.events.at(-1)?.data).toMatchObject({ door: 'closed' });
    expect(room.state.hasEnded).toBe(false);
  });

  test('a signed-in host can make 240 calls at once and then four a second on all devices together, and does not use up the calls of others', async () => {
    const { newHost, browser, timers } = await startAccounts();
    const marek = await newHost(EMAIL, VENUE);
    const phone = browser('198.51.100.8');
    await phone.post('token', { email: EMAIL, password: PASSWORD });
    const sofie = await newHost('sofie@example.org', VENUE);
    expect((await answersTo(marek, 150)) + (await answersTo(phone, 150))).toBe(240);
    const refused = await phone.get('user');
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'too-many', '1']);
    expect((await sofie.get('user')).status).toBe(200);
    expect((await browser(VENUE).get('settings')).status).toBe(200);
    await timers.advance(1_000);
    expect(await answersTo(marek, 10)).toBe(4);
  });

  test('a refused call of a signed-in host does not read the database', async () => {
    const { newHost, sql } = await startAccounts();
    const marek = await newHost(EMAIL);
    const hosting = Array.from({ length: 300 }, () => marek.get('/api/host/celebrations'));
    expect((await Promise.all(hosting)).filter(({ status }) => status === 200)).toHaveLength(240);
    expect(await answersTo(marek, 300)).toBe(240);
    await sql('ALTER TABLE host_sessions RENAME TO sessions_elsewhere');
    for (const path of ['/api/host/celebrations', 'user']) expect((await marek.get(path)).status, path).toBe(429);
  });

  test('a host whose old cookie was refused can sign in again', async () => {
    const { newHost } = await startAccounts();
    const marek = await newHost(EMAIL);
    const ended = cookieOf(marek.jar.get(SESSION) ?? '');
    await marek.post('logout', {});
    expect((await marek.get('user', ended)).status).toBe(401);
    await marek.post('token', { email: EMAIL, password: PASSWORD });
    expect((await marek.get('user')).status).toBe(200);
    expect((await marek.get('/api/host/celebrations')).status).toBe(200);
  });

  test('a signed-in host can open thirty tabs and return to each of them', async () => {
    const { newHost } = await startAccounts();
    const marek = await newHost(EMAIL);
    const opened = Array.from({ length: 30 }, () => [marek.get('settings'), marek.get('user'), marek.get('user')]);
    const answers = await Promise.all(opened.flat());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
