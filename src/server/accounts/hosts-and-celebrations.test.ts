import { expect, test } from 'vitest';
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

test('a host who is signed in for real makes a celebration, and nobody else sees it', async () => {
  const { marek, sofie, own, listed, browser } = await startWithCoHost();
  expect(await listed(marek)).toHaveLength(2);
  expect(await listed(sofie)).toHaveLength(1);
  expect((await sofie.get(`${CELEBRATIONS}/${own.id}`)).body.code).toBe('unknown-celebration');
  expect((await browser().get(CELEBRATIONS)).body.code).toBe('not-signed-in');
});

/** Marek, who was invited by an operator. */
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

test('an invitation to help is an invitation to sign up', async () => {
  const { browser, marek } = await startByInvitation();
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const { token } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body;
  expect((await browser().get(`invitations/${token}`)).body).toEqual({ email: null });
  const body = { name: 'Sofie', email: 'sofie@example.org', password: PASSWORD };
  expect((await browser().post('signup', body)).body.code).toBe('not-invited');
  expect((await browser().post('signup', { ...body, invitation: token })).status).toBe(202);
});

test('a mail confirms the address also of who comes by an invitation, because the host who invited has the same link', async () => {
  const { browser, marek, mail } = await startByInvitation();
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const sofie = { email: 'sofie@example.org', password: PASSWORD };
  const { token, link } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`, { email: sofie.email })).body;
  expect(await mail.link(sofie.email)).toBe(link);
  const impostor = browser();
  await impostor.post('signup', { name: 'Marek again', ...sofie, invitation: token });
  expect((await impostor.post('token', sofie)).status).toBe(403);
  expect(await mail.token(sofie.email)).not.toBe('');
});

test('an invitation to help makes five accounts, and then one a day', async () => {
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

test('the link that confirms an address brings a good invitation to help along, also when it is sent again', async () => {
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
  // A stranger's text is in no mail.
  await browser().post('resend', { email, invitation: 'x'.repeat(30) });
  const last = await mail.link(email);
  expect(last).toEqual(without);
  await laptop.post('verify', { token: /confirm=([\w-]+)/.exec(last)?.[1] });
  await browser().post('signup', { ...sofie, invitation: token });
  expect(await mail.link(email)).toBe(`https://clink.example/?host&invitation=${token}`);
});

test('the link for a new password brings a good invitation along', async () => {
  const { newHost, browser, mail, sql, timers } = await startAccounts({}, { celebrations: [] });
  const olga = await newHost('olga@example.org');
  await sql('UPDATE hosts SET isOperator = 1');
  const marek = await newHost('marek@example.org');
  const email = 'sofie@example.org';
  await newHost(email);
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const { token } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body;
  const linkFor = async (invitation?: string) => {
    // The address may get another mail.
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
  // Neither a stranger's text nor an invitation that is no longer good.
  expect(await linkFor()).not.toContain('invitation');
  expect(await linkFor('x'.repeat(30))).not.toContain('invitation');
  await sql('UPDATE co_host_invitations SET expires_at = 1');
  expect(await linkFor(token)).not.toContain('invitation');
});

test('a host has 40 mails sent to others at once, and then one every three minutes', async () => {
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

test('when an account is deleted, its celebrations go to a co-host or are deleted too', async () => {
  const { marek, sofie, shared, own, listed, request } = await startWithCoHost();
  expect((await marek.delete('user', { password: PASSWORD })).status).toBe(204);
  expect(await listed(sofie)).toEqual([{ id: shared.id, role: 'owner' }]);
  expect((await request(`/api/celebrations/${shared.code}`)).status).toBe(200);
  expect((await request(`/api/celebrations/${own.code}`)).status).toBe(404);
});

test('the same happens within an hour if the account was deleted outside the server', async () => {
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

test('a celebration that an earlier version left without a host is deleted within an hour, and no other one', async () => {
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

test('an invitation is mailed, and without a mail server nothing is left of it', async () => {
  const world = await startAccounts({}, { celebrations: [] });
  const marek = await world.newHost('marek@example.org');
  const { id } = (await marek.post(CELEBRATIONS, DRAFT)).body;
  const { token } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`, { email: 'Sofie@example.org' })).body;
  expect(await world.mail.token('sofie@example.org')).toBe(token);
  await world.mail.close();
  await world.timers.advance(60_000);
  const refused = await marek.post(`${CELEBRATIONS}/${id}/invitations`, { email: 'carla@example.org' });
  expect(refused.body.code).toBe('unavailable');
  const { invitations } = (await marek.get(`${CELEBRATIONS}/${id}/hosts`)).body;
  expect(invitations).toMatchObject([{ email: 'sofie@example.org' }]);
});
