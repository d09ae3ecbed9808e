import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import { createCelebrationManager } from '../hosting/manage-celebrations.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { refuseChanges } from '../testing/refuse-changes.fixture.ts';
import { createHostManager } from './manage-hosts.ts';

const CELEBRATIONS = '/api/host/celebrations';
const DRAFT = { names: ['Ana', 'Ben'], date: '2026-06-20', timeZone: 'Europe/Vienna', language: 'en' };

/** Marek hosts two celebrations. Sofie, who signed up by his invitation, helps with the first. */
async function startWithCoHost() {
  const world = await startAccounts({}, { celebrations: [] });
  const marek = await world.newHost('marek@example.org');
  const shared = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const own = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const { token } = (await marek.post(`${CELEBRATIONS}/${shared.id}/invitations`)).body;
  const sofie = await world.newHost('sofie@example.org');
  await sofie.post(`/api/host/invitations/${token}/accept`);
  const listed = async (at: typeof marek) =>
    (await at.get(CELEBRATIONS)).body.map(({ id, role }: { id: string; role: string }) => ({ id, role }));
  return { ...world, marek, sofie, shared, own, listed };
}

test('a host who has really signed in creates a celebration, and nobody else sees it', async () => {
  const { marek, sofie, own, listed, browser } = await startWithCoHost();
  expect(await listed(marek)).toHaveLength(2);
  expect(await listed(sofie)).toHaveLength(1);
  expect((await sofie.get(`${CELEBRATIONS}/${own.id}`)).body.code).toBe('unknown-celebration');
  expect((await browser().get(CELEBRATIONS)).body.code).toBe('not-signed-in');
});

/** Marek signs up with an operator's invitation. */
async function startByInvitation() {
  const world = await startAccounts({ signup: 'invitation' }, { celebrations: [] });
  const marek = world.browser();
  const hosts = await world.openHosts();
  const invitation = await createHostManager(hosts).invitations.invite('marek@example.org', Date.now());
  await hosts.close();
  await marek.post('signup', { name: 'Marek', email: 'marek@example.org', password: PASSWORD, invitation });
  await marek.post('verify', { token: await world.mail.token('marek@example.org') });
  return { ...world, marek };
}

test('with an invitation to help, somebody can also sign up', async () => {
  const { browser, marek } = await startByInvitation();
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const { token } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body;
  expect((await browser().get(`invitations/${token}`)).body).toEqual({ email: null });
  const body = { name: 'Sofie', email: 'sofie@example.org', password: PASSWORD };
  expect((await browser().post('signup', body)).body.code).toBe('not-invited');
  expect((await browser().post('signup', { ...body, invitation: token })).status).toBe(202);
});

test('a mailed invitation confirms only the address to which it was mailed', async () => {
  const { browser, marek, mail } = await startByInvitation();
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const sofie = { name: 'Sofie', email: 'sofie@example.org', password: PASSWORD };
  const sent = (await marek.post(`${CELEBRATIONS}/${id}/invitations`, { email: sofie.email })).body;
  // The inviting host must not be able to sign up with this address, so the link is sent only to the mailbox of this
  // address.
  expect(sent).toMatchObject({ email: sofie.email });
  expect(sent).not.toHaveProperty('link');
  expect(sent).not.toHaveProperty('token');
  const token = await mail.token(sofie.email);
  const other = browser('192.0.2.7');
  expect((await other.post('signup', { ...sofie, email: 'other@example.org', invitation: token })).status).toBe(202);
  expect(await mail.link('other@example.org')).toContain('confirm=');
  const phone = browser('192.0.2.8');
  const answer = await phone.post('signup', { ...sofie, invitation: token });
  expect([answer.status, answer.body]).toMatchObject([201, { user: { email: sofie.email, isOperator: false } }]);
  expect((await phone.get('user')).status).toBe(200);
  expect((await phone.post(`/api/host/invitations/${token}/accept`)).body).toMatchObject({ id, role: 'co-host' });
  expect(mail.rest()).toEqual([]);
});

describe('a host’s invitation on a server without mail', () => {
  async function startWithoutMail() {
    const world = await startAccounts({ signup: 'invitation', smtpUrl: null }, { celebrations: [] });
    const marek = world.browser();
    const first = { name: 'Marek', email: 'marek@example.org', password: PASSWORD };
    await marek.post('setup', { ...first, token: await world.newSetUpLink() });
    const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
    const invite = async () => (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body.token as string;
    return { ...world, marek, id, invite };
  }
  const SOFIE = { name: 'Sofie', email: 'sofie@example.org', password: PASSWORD };

  test('without mail, an invited host can sign up and accept the invitation with one tap', async () => {
    const { browser, id, invite } = await startWithoutMail();
    const invitation = await invite();
    const sofie = browser('192.0.2.7');
    expect(await sofie.post('signup', { ...SOFIE, invitation })).toMatchObject({
      status: 201,
      body: { user: { name: 'Sofie' } },
    });
    expect((await sofie.post(`/api/host/invitations/${invitation}/accept`)).body).toMatchObject({
      id,
      role: 'co-host',
    });
    expect((await browser('192.0.2.8').post('token', SOFIE)).status).toBe(200);
    expect((await sofie.get('admin/users')).body.code).toBe('operators-only');
  });

  test('without mail, an invited host can sign up although an earlier attempt has left an unconfirmed account', async () => {
    const { browser, invite, sql } = await startWithoutMail();
    const now = new Date().toISOString();
    await sql(
      `INSERT INTO hosts (id, name, email, emailVerified, isOperator, createdAt, updatedAt) VALUES ('old', 'Stuck', ?, 0, 0, ?, ?)`,
      ...[SOFIE.email, now, now],
    );
    expect((await browser('192.0.2.7').post('signup', { ...SOFIE, invitation: await invite() })).status).toBe(201);
    expect(await sql('SELECT name FROM hosts WHERE email = ?', SOFIE.email)).toEqual([{ name: 'Sofie' }]);
  });

  test('without mail, nobody takes over an existing account or signs up without a valid invitation', async () => {
    const { browser, invite, marek, id } = await startWithoutMail();
    const invitation = await invite();
    const thief = browser('192.0.2.7');
    const taken = await thief.post('signup', {
      ...SOFIE,
      email: 'marek@example.org',
      password: 'quite another phrase',
      invitation,
    });
    expect([taken.status, taken.body]).toEqual([202, {}]);
    expect((await thief.get('user')).status).toBe(401);
    expect((await browser('192.0.2.9').post('token', { email: 'marek@example.org', password: PASSWORD })).status).toBe(
      200,
    );
    for (const wrong of [undefined, 'x'.repeat(32)])
      expect((await thief.post('signup', { ...SOFIE, invitation: wrong })).body.code).toBe('not-invited');
    const [{ id: open }] = (await marek.get(`${CELEBRATIONS}/${id}/hosts`)).body.invitations;
    await marek.delete(`${CELEBRATIONS}/${id}/invitations/${open}`);
    expect((await thief.post('signup', { ...SOFIE, invitation })).body.code).toBe('not-invited');
  });

  test('an operator’s invitation works only for its own address, and only once', async () => {
    const { browser, marek } = await startWithoutMail();
    const { link } = (await marek.post('admin/invitations', { email: SOFIE.email })).body;
    const invitation = /invitation=([\w-]+)/.exec(link)?.[1];
    const other = { ...SOFIE, email: 'other@example.org', invitation };
    expect((await browser('192.0.2.7').post('signup', other)).body.code).toBe('not-invited');
    expect((await browser('192.0.2.7').post('signup', { ...SOFIE, invitation })).status).toBe(201);
    expect((await browser().get(`invitations/${invitation}`)).body.code).toBe('link-expired');
  });
});

test('an invitation to help can create five accounts, and then one a day', async () => {
  const { browser, marek, sql } = await startByInvitation();
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const invite = async () => (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body.token as string;
  const signUp = (name: string, invitation: string) =>
    browser().post('signup', { name, email: `${name}@example.org`, password: PASSWORD, invitation });
  const [first, second] = [await invite(), await invite()];
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) statuses.push((await signUp(name, first)).status);
  expect(statuses).toEqual(Array(5).fill(202));
  const refused = await signUp('f', first);
  expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['too-many', `${24 * 3_600}`]);
  expect(await sql("SELECT email FROM hosts WHERE email = 'f@example.org'")).toEqual([]);
  expect((await signUp('f', second)).status).toBe(202);
});

test('the link that confirms an address contains a valid invitation to help, also when it is sent again', async () => {
  const { newHost, browser, mail } = await startAccounts({}, { celebrations: [] });
  const marek = await newHost('marek@example.org');
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const { token } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body;
  const email = 'sofie@example.org';
  const sofie = { name: 'Sofie', email, password: PASSWORD };
  const [withIt, without] = [
    expect.stringMatching(`&confirm=[\\w-]+&invitation=${token}$`),
    expect.not.stringContaining('invitation'),
  ];
  const laptop = browser();
  await laptop.post('signup', { ...sofie, invitation: token });
  expect(await mail.link(email)).toEqual(withIt);
  await browser().post('resend', { email, invitation: token });
  expect(await mail.link(email)).toEqual(withIt);
  // No mail contains a stranger's text.
  await browser().post('resend', { email, invitation: 'x'.repeat(30) });
  const last = await mail.link(email);
  expect(last).toEqual(without);
  await laptop.post('verify', { token: /confirm=([\w-]+)/.exec(last)?.[1] });
  await browser().post('signup', { ...sofie, invitation: token });
  expect(await mail.link(email)).toBe(`https://clink.example/?host&invitation=${token}`);
});

test('the link for a new password contains a valid invitation', async () => {
  const { newHost, browser, mail, sql, timers } = await startAccounts({}, { celebrations: [] });
  const olga = await newHost('olga@example.org');
  await sql('UPDATE hosts SET isOperator = 1');
  const marek = await newHost('marek@example.org');
  const email = 'sofie@example.org';
  await newHost(email);
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const { token } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body;
  const linkFor = async (invitation?: string) => {
    // After two minutes the address may get another mail.
    await timers.advance(120_000);
    expect((await browser().post('recover', { email, ...(invitation && { invitation }) })).status).toBe(202);
    return mail.link(email);
  };
  const link = await linkFor(token);
  expect(link).toMatch(new RegExp(`^https://clink\\.example/\\?host&recover=[\\w-]+&invitation=${token}$`));
  const recover = /recover=([\w-]+)/.exec(link)?.[1];
  expect((await browser().post('password', { token: recover, password: 'another three words' })).status).toBe(200);
  await mail.next(email);
  await olga.post('admin/invitations', { email: 'lena@example.org' });
  const operators = await mail.token('lena@example.org');
  expect(await linkFor(operators)).toContain(`&invitation=${operators}`);
  // The mail contains neither a stranger's text nor an expired invitation.
  expect(await linkFor()).not.toContain('invitation');
  expect(await linkFor('x'.repeat(30))).not.toContain('invitation');
  await sql('UPDATE co_host_invitations SET expires_at = 1');
  expect(await linkFor(token)).not.toContain('invitation');
});

test('a host can have 40 mails sent to others at once, and then one every three minutes', async () => {
  const { marek, sofie, shared, mail, timers } = await startWithCoHost();
  const invitations = `${CELEBRATIONS}/${shared.id}/invitations`;
  const invite = async (at: typeof marek, count: number) => {
    await timers.advance(1_000);
    const { status, body } = await at.post(invitations, { email: `stranger${count}@example.org` });
    if (status === 201) await at.delete(`${invitations}/${body.id}`);
    return status;
  };
  const statuses = [];
  for (let count = 0; count < 39; count++) statuses.push(await invite(marek, count));
  const moveTo = (email: string) => marek.put('user/email', { password: PASSWORD, email });
  statuses.push((await moveTo('new@example.org')).status, await invite(marek, 40));
  expect(statuses).toEqual([...Array(39).fill(201), 202, 429]);
  const refused = await moveTo('newer@example.org');
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many']);
  const { body: hosts } = await marek.get(`${CELEBRATIONS}/${shared.id}/hosts`);
  expect(hosts.invitations).toEqual([]);
  await expect.poll(() => mail.rest().length).toBe(40);
  expect(await invite(sofie, 41)).toBe(201);
  await timers.advance(180_000);
  expect([await invite(marek, 42), await invite(marek, 43)]).toEqual([201, 429]);
});

test('when an account is deleted, its celebrations pass to a co-host or are deleted too', async () => {
  const { marek, sofie, shared, own, listed, request } = await startWithCoHost();
  expect((await marek.delete('user', { password: PASSWORD })).status).toBe(204);
  expect(await listed(sofie)).toEqual([{ id: shared.id, role: 'owner' }]);
  expect((await request(`/api/celebrations/${shared.code}`)).status).toBe(200);
  expect((await request(`/api/celebrations/${own.code}`)).status).toBe(404);
});

test('within an hour after an account was deleted outside the server, its celebrations pass to a co-host or are deleted', async () => {
  const { sofie, shared, own, listed, request, sql, timers } = await startWithCoHost();
  await sql("DELETE FROM hosts WHERE email = 'marek@example.org'");
  await timers.sleep(HOUR_MS + 60_000);
  await expect.poll(() => listed(sofie)).toEqual([{ id: shared.id, role: 'owner' }]);
  await expect.poll(async () => (await request(`/api/celebrations/${own.code}`)).status).toBe(404);
});

test('a celebration that cannot be deleted with the account of its last host is deleted within an hour', async () => {
  const { marek, own, request, sql, timers } = await startWithCoHost();
  const allowChanges = await refuseChanges(sql, 'celebrations');
  expect((await marek.delete('user', { password: PASSWORD })).status).toBe(503);
  expect(await sql('SELECT id FROM hosts')).toHaveLength(1);
  await allowChanges();
  expect((await request(`/api/celebrations/${own.code}`)).status).toBe(200);
  await timers.sleep(HOUR_MS + 60_000);
  await expect.poll(async () => (await request(`/api/celebrations/${own.code}`)).status).toBe(404);
});

test('a celebration that an earlier version left without a host is deleted within an hour, and no other celebration is', async () => {
  const { shared, own, request, sql, timers, openHosts } = await startWithCoHost();
  const hosts = await openHosts();
  const { code } = await createCelebrationManager(hosts, timers.now).create({ ...DRAFT, names: 'Mia & Leo' });
  await hosts.close();
  await sql('DELETE FROM celebration_hosts WHERE celebration_id = ?', own.id);
  const statusOf = async (of: string) => (await request(`/api/celebrations/${of}`)).status;
  await timers.sleep(HOUR_MS + 60_000);
  await expect.poll(() => statusOf(own.code)).toBe(404);
  expect([await statusOf(shared.code), await statusOf(code)]).toEqual([200, 200]);
});

test('a host’s invitation is mailed, and is not stored if there is no mail server', async () => {
  const world = await startAccounts({}, { celebrations: [] });
  const marek = await world.newHost('marek@example.org');
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  await marek.post(`${CELEBRATIONS}/${id}/invitations`, { email: 'Sofie@example.org' });
  const token = await world.mail.token('sofie@example.org');
  expect((await marek.get(`/api/host/invitations/${token}`)).body).toMatchObject({ email: 'sofie@example.org' });
  await world.mail.close();
  await world.timers.advance(60_000);
  const refused = await marek.post(`${CELEBRATIONS}/${id}/invitations`, { email: 'carla@example.org' });
  expect(refused.body.code).toBe('unavailable');
  const { invitations } = (await marek.get(`${CELEBRATIONS}/${id}/hosts`)).body;
  expect(invitations).toMatchObject([{ email: 'sofie@example.org' }]);
});
