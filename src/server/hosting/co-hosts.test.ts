import { describe, expect, onTestFinished, test } from 'vitest';
import type { SentInvitation } from '../../domain/hosting/invitation.ts';
import { DAY_MS } from '../../domain/limits.ts';
import { CARLA, DORA, DRAFT, MAREK, PUBLIC_URL, SOFIE } from '../testing/hosting.fixture.ts';
import { createCoHosts } from './co-hosts/co-hosts.ts';
import { createInvitations } from './co-hosts/invitations.ts';
import { startInviting } from './co-hosts.fixture.ts';

describe('an invitation', () => {
  test('an invitation makes a co-host, who can do everything except delete the celebration', async () => {
    const { invite, accept, hosts, as, at, celebration } = await startInviting();
    const { link, token } = await invite();
    expect(link).toBe(`${PUBLIC_URL.origin}/?host&invitation=${token}`);
    expect(await (await as(null)('GET', `/invitations/${token}`)).json()).toMatchObject({
      names: 'Ana & Ben',
      date: '2026-06-20',
      invitedBy: 'Marek',
    });
    expect(await (await accept(token)).json()).toMatchObject({ id: celebration.id, role: 'co-host' });
    expect((await hosts(SOFIE)).hosts).toMatchObject([
      { name: 'Marek', role: 'owner', isYou: false },
      { name: 'Sofie', role: 'co-host', email: 'sofie@example.org', isYou: true },
    ]);
    expect((await as(SOFIE)('PATCH', at, { door: 'ask' })).status).toBe(200);
    expect((await as(SOFIE)('DELETE', at)).status).toBe(403);
    expect(await (await as(SOFIE)('GET', '/celebrations')).json()).toMatchObject([{ role: 'co-host' }]);
  });

  test('an invitation works once', async () => {
    const { invite, accept, hosts } = await startInviting();
    const { token } = await invite();
    const answers = await Promise.all([accept(token, SOFIE), accept(token, CARLA)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await hosts()).hosts).toHaveLength(2);
    expect((await accept(token)).status).toBe(404);
  });

  test('an invitation is still valid after hosts have opened it', async () => {
    const { invite, accept, hosts, welcome, marek, at, celebration } = await startInviting();
    await welcome(SOFIE);
    const { token } = await invite();
    const log = () => marek('GET', `${at}/actions`).then((answer) => answer.text());
    const before = await log();
    expect(await (await accept(token, MAREK)).json()).toMatchObject({ id: celebration.id, role: 'owner' });
    expect(await (await accept(token, SOFIE)).json()).toMatchObject({ id: celebration.id, role: 'co-host' });
    expect(await log()).toBe(before);
    expect((await accept(token, CARLA)).status).toBe(200);
    expect((await hosts()).hosts.map(({ name }) => name).sort()).toEqual(['Carla', 'Marek', 'Sofie']);
    expect((await accept(token, DORA)).status).toBe(404);
  });

  test('an invitation is valid for seven days', async () => {
    const { celebration, openHosts, timers } = await startInviting();
    let now = timers.now();
    const hostsDatabase = await openHosts();
    onTestFinished(() => hostsDatabase.close());
    const deps = { hostsDatabase, timers: { now: () => now } };
    const invitations = createInvitations({ ...deps, onLeave: () => {} });
    const coHosts = createCoHosts({ ...deps, isHere: () => false, onLeave: () => {} });
    const call = { celebrationId: celebration.id, host: MAREK };
    const { token } = await invitations.invite(call, {}, PUBLIC_URL.origin);
    now += 7 * DAY_MS - 1;
    expect(await invitations.offer(token)).toMatchObject({ names: 'Ana & Ben' });
    expect(await invitations.openFor(token)).toEqual({ email: null });
    now += 1;
    expect(await invitations.openFor(token)).toBeNull();
    await expect(invitations.offer(token)).rejects.toMatchObject({ code: 'unknown-invitation' });
    await expect(invitations.accept(SOFIE, token)).rejects.toMatchObject({ code: 'unknown-invitation' });
    expect((await coHosts.list(call)).invitations).toEqual([]);
  });

  test('an invitation is invalid after it was withdrawn, or after its celebration was deleted', async () => {
    const { invite, accept, marek, at, hosts, deleteForGood } = await startInviting();
    const [first, second] = [await invite(), await invite()];
    expect((await marek('DELETE', `${at}/invitations/${first.id}`)).status).toBe(204);
    expect((await accept(first.token)).status).toBe(404);
    expect((await hosts()).invitations.map(({ id }) => id)).toEqual([second.id]);
    await deleteForGood();
    expect((await accept(second.token)).status).toBe(404);
  });

  test('an invitation’s link is shown only once, and is stored only as a hash', async () => {
    const { invite, hosts, marek, at, sql } = await startInviting();
    const { token } = await invite();
    expect(JSON.stringify(await hosts())).not.toContain(token);
    expect(await (await marek('GET', `${at}/actions`)).text()).not.toContain(token);
    const stored = await Promise.all(
      ['co_host_invitations', 'host_actions'].map((name) => sql(`SELECT * FROM ${name}`)),
    );
    expect(stored.map((rows) => rows.length)).toEqual([1, 2]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('only hosts see for whom an invitation link is, until it is used or withdrawn', async () => {
    const { invite, accept, hosts, as, marek, at, sql } = await startInviting();
    const made = await invite({ forWhom: '  Aunt Lena \u{1f1ee}\u{1f1f9}' });
    expect(made.forWhom).toBe('Aunt Lena \u{1f1ee}\u{1f1f9}');
    const forSofie = await invite({ forWhom: 'Sofie' });
    expect((await hosts()).invitations.map(({ forWhom }) => forWhom).sort()).toEqual([made.forWhom, 'Sofie']);
    expect(await (await as(null)('GET', `/invitations/${made.token}`)).text()).not.toContain('Lena');
    expect((await accept(forSofie.token)).status).toBe(200);
    expect((await marek('DELETE', `${at}/invitations/${made.id}`)).status).toBe(204);
    const stored = await Promise.all(
      ['co_host_invitations', 'host_actions'].map((name) => sql(`SELECT * FROM ${name}`)),
    );
    expect(stored[0]).toEqual([]);
    expect(JSON.stringify(stored)).not.toContain('Lena');
  });

  test('a mailed invitation is only for its address', async () => {
    const { celebration, hosts, openHosts, timers } = await startInviting();
    const hostsDatabase = await openHosts();
    onTestFinished(() => hostsDatabase.close());
    const call = { celebrationId: celebration.id, host: MAREK };
    const noted = { email: 'lena@example.org', forWhom: 'Lena' };
    await createInvitations({ hostsDatabase, timers, onLeave: () => {} }).invite(call, noted, PUBLIC_URL.origin);
    const { invitations } = await hosts();
    expect(invitations).toMatchObject([{ email: 'lena@example.org' }]);
    expect(invitations[0]).not.toHaveProperty('forWhom');
  });

  test.each([
    ['nothing', '  '],
    ['a line break', 'Lena\nSofie'],
    ['41 letters', 'x'.repeat(41)],
    ['a number', 7],
  ])('an invitation cannot be for %s', async (_, forWhom) => {
    const { marek, at, hosts } = await startInviting();
    const answer = await marek('POST', `${at}/invitations`, { forWhom });
    expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'forWhom' }]);
    expect((await hosts()).invitations).toEqual([]);
  });

  test.each([
    ['no address', 'sofie'],
    ['a line break', 'sofie@example.org\nbcc: eve@example.org'],
    ['300 characters', `${'s'.repeat(290)}@example.org`],
    ['a number', 7],
  ])('an invitation cannot be mailed to %s', async (_, email) => {
    const { marek, at, hosts } = await startInviting();
    const answer = await marek('POST', `${at}/invitations`, { email });
    expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'email' }]);
    expect((await hosts()).invitations).toEqual([]);
  });

  test('one address can open an invitation 60 times at once, which does not restrict hosts or other addresses', async () => {
    const { invite, request, marek, at } = await startInviting();
    const { token } = await invite();
    const look = (tried: string, address: string) => request(`/api/host/invitations/${tried}`, {}, address);
    const flood = await Promise.all(Array.from({ length: 70 }, (_, guess) => look(`guess-${guess}`, '198.51.100.7')));
    expect(flood.filter(({ status }) => status === 404)).toHaveLength(60);
    const refused = await look(token, '198.51.100.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await look(token, '198.51.100.8')).status).toBe(200);
    expect((await marek('GET', at)).status).toBe(200);
  });

  test('an invitation is refused if there are already twenty hosts and invitations', async () => {
    const { marek, at } = await startInviting();
    const statuses = [];
    for (let count = 0; count < 20; count++) statuses.push((await marek('POST', `${at}/invitations`, {})).status);
    expect(statuses).toEqual([...Array<number>(19).fill(201), 409]);
  });
});

describe('a host', () => {
  test('a co-host can leave, but the owner cannot', async () => {
    const { welcome, as, at, marek } = await startInviting();
    await welcome(SOFIE);
    expect((await as(SOFIE)('DELETE', `${at}/hosts/${SOFIE.id}`)).status).toBe(204);
    expect((await as(SOFIE)('GET', at)).status).toBe(404);
    expect((await marek('DELETE', `${at}/hosts/${SOFIE.id}`)).status).toBe(404);
    const own = await marek('DELETE', `${at}/hosts/${MAREK.id}`);
    expect([own.status, await own.json()]).toMatchObject([403, { code: 'owner-only' }]);
  });

  test.each(['is removed', 'leaves', 'deletes the account'])('a co-host who %s loses the invitations', async (how) => {
    const { welcome, as, at, marek, accept, hosts, invite, forgetHost } = await startInviting();
    await welcome(SOFIE);
    const kept = await invite();
    const asked = await as(SOFIE)('POST', `${at}/invitations`, {});
    const { token } = (await asked.json()) as Required<SentInvitation>;
    if (how === 'deletes the account') await forgetHost(SOFIE.id);
    else await as(how === 'leaves' ? SOFIE : MAREK)('DELETE', `${at}/hosts/${SOFIE.id}`);
    expect((await accept(token)).status).toBe(404);
    expect((await accept(token, CARLA)).status).toBe(404);
    expect((await as(null)('GET', `/invitations/${token}`)).status).toBe(404);
    expect((await hosts()).invitations.map(({ id }) => id)).toEqual([kept.id]);
    expect((await marek('GET', at)).status).toBe(200);
  });

  test('a co-host who is removed from one celebration keeps the invitations to other celebrations', async () => {
    const { welcome, as, at, marek, accept } = await startInviting();
    await welcome(SOFIE);
    const own = (await (await as(SOFIE)('POST', '/celebrations', DRAFT)).json()) as { id: string };
    const asked = await as(SOFIE)('POST', `/celebrations/${own.id}/invitations`, {});
    const { token } = (await asked.json()) as Required<SentInvitation>;
    expect((await marek('DELETE', `${at}/hosts/${SOFIE.id}`)).status).toBe(204);
    expect((await accept(token, CARLA)).status).toBe(200);
  });

  test('a co-host who is removed while the body of an invitation arrives invites nobody', async () => {
    const { celebration, openHosts, timers } = await startInviting();
    const hostsDatabase = await openHosts();
    onTestFinished(() => hostsDatabase.close());
    const invitations = createInvitations({ hostsDatabase, timers, onLeave: () => {} });
    const call = { celebrationId: celebration.id, host: SOFIE };
    await expect(invitations.invite(call, {}, PUBLIC_URL.origin)).rejects.toMatchObject({
      code: 'unknown-celebration',
    });
  });

  test('when a host’s account is deleted, celebrations pass to a co-host, and those without a co-host are deleted', async () => {
    const { welcome, forgetHost, as, at, celebration, request, marek } = await startInviting();
    await welcome(SOFIE);
    const alone = (await (
      await marek('POST', '/celebrations', { names: 'Mia & Leo', date: '2026-06-20', timeZone: 'UTC' })
    ).json()) as { code: string };
    await forgetHost(MAREK.id);
    expect(await (await as(SOFIE)('GET', at)).json()).toMatchObject({ role: 'owner' });
    expect((await marek('GET', at)).status).toBe(404);
    expect((await request(`/api/celebrations/${celebration.code}`)).status).toBe(200);
    expect((await request(`/api/celebrations/${alone.code}`)).status).toBe(404);
  });
});
