import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { DRAFT } from '../testing/hosting.fixture.ts';

const EMAIL = 'marek@example.org';
const EVES_PASSWORD = 'words that only Eve knows';
const MAREK = { name: 'Marek', email: EMAIL, password: PASSWORD };
const EVE = { name: 'Eve', email: EMAIL, password: EVES_PASSWORD };

/** A server on which Eve has signed up with Marek's address before Marek does. */
async function startHijacked(settings = {}) {
  const world = await startAccounts(settings);
  const eve = world.browser('198.51.100.7');
  expect((await eve.post('signup', EVE)).status).toBe(202);
  const signIn = async (password: string) => {
    const { status, body } = await world.browser().post('token', { email: EMAIL, password });
    return body.code ?? status;
  };
  return { ...world, eve, signIn };
}

describe('the password of a stranger who signed up with the address', () => {
  test('a stranger’s password is deleted when the owner confirms the address, even if the owner has signed up too [SPEC-7.12]', async () => {
    const { browser, mail, signIn } = await startHijacked();
    const marek = browser();
    await mail.next(EMAIL);
    expect((await marek.post('signup', MAREK)).status).toBe(202);
    const { body } = await marek.post('verify', { token: await mail.token(EMAIL) });
    expect(body).toEqual({ next: 'new-password', token: expect.any(String) });
    expect([(await marek.get('user')).status, await signIn(EVES_PASSWORD)]).toEqual([401, 'not-confirmed']);
    const chosen = await marek.post('password', { token: body.token, password: PASSWORD });
    expect([chosen.status, (await marek.get('user')).body.user.email]).toEqual([200, EMAIL]);
    expect([await signIn(EVES_PASSWORD), await signIn(PASSWORD)]).toEqual(['wrong-credentials', 200]);
  });

  test('a stranger’s password is deleted if the owner never signed up and opens the link that the stranger requested', async () => {
    const { browser, mail, signIn } = await startHijacked();
    const marek = browser();
    const { token } = (await marek.post('verify', { token: await mail.token(EMAIL) })).body;
    expect((await marek.post('password', { token, password: PASSWORD })).status).toBe(200);
    expect([await signIn(EVES_PASSWORD), await signIn(PASSWORD)]).toEqual(['wrong-credentials', 200]);
  });

  test('a stranger’s password is deleted even in a browser in which the owner signed up with another address', async () => {
    const { browser, mail } = await startHijacked();
    const marek = browser();
    await marek.post('signup', { ...MAREK, email: 'other@example.org' });
    expect((await marek.post('verify', { token: await mail.token(EMAIL) })).body.next).toBe('new-password');
  });
});

test('the name that a stranger chose is deleted with the stranger’s password, or when the owner signs in by a mailed code', async () => {
  for (const way of ['link', 'code'] as const) {
    const { browser, mail } = await startHijacked();
    const marek = browser();
    const confirm = await mail.token(EMAIL);
    if (way === 'link') {
      const { token } = (await marek.post('verify', { token: confirm })).body;
      await marek.post('password', { token, password: PASSWORD });
    } else {
      await marek.post('otp', { email: EMAIL });
      await marek.post('token', { email: EMAIL, code: await mail.code(EMAIL) });
    }
    expect((await marek.get('user')).body.user.name, way).toBe('marek');
  }
});

test('a link that requires a new password can be opened again until the password is chosen', async () => {
  const { browser, mail } = await startHijacked();
  const confirm = { token: await mail.token(EMAIL) };
  const marek = browser();
  await marek.post('verify', confirm);
  const { token } = (await marek.post('verify', confirm)).body;
  expect((await marek.post('password', { token, password: PASSWORD })).status).toBe(200);
  for (const at of [marek, browser()]) expect((await at.post('verify', confirm)).body.code).toBe('link-expired');
});

test('a sign-up with a co-host’s link does not use up the operator’s invitation for the same address', async () => {
  const { newHost, browser, sql } = await startAccounts({ signup: 'open' }, { celebrations: [] });
  const olga = await newHost('olga@example.org');
  await sql("UPDATE hosts SET isOperator = 1 WHERE email = 'olga@example.org'");
  await olga.post('admin/invitations', { email: EMAIL });
  const { id } = (await olga.post('/api/host/celebrations', DRAFT)).body;
  const { token } = (await olga.post(`/api/host/celebrations/${id}/invitations`, {})).body;
  expect((await browser().post('signup', { ...EVE, invitation: token })).status).toBe(202);
  expect((await olga.get('admin/invitations')).body.invitations).toMatchObject([{ email: EMAIL }]);
});
