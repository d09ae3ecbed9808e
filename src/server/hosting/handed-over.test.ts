import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { CARLA, DORA, MAREK, SOFIE } from '../testing/hosting.fixture.ts';
import { startInviting } from './co-hosts.fixture.ts';

describe('an invitation to take the celebration over', () => {
  test.each([
    ['stay', ['Sofie owner', 'Marek co-host'], 200],
    ['leave', ['Sofie owner'], 404],
  ] as const)('whoever takes over is the owner, and the former owner can %s', async (handsOver, left, status) => {
    const { invite, accept, hosts, marek, at, as } = await startInviting();
    const { token } = await invite({ handsOver });
    expect((await hosts()).invitations).toMatchObject([{ handsOver }]);
    expect(await (await as(null)('GET', `/invitations/${token}`)).json()).toMatchObject({ handsOver });
    expect(await (await accept(token)).json()).toMatchObject({ role: 'owner' });
    expect((await hosts(SOFIE)).hosts.map(({ name, role }) => `${name} ${role}`)).toEqual(left);
    expect((await marek('GET', at)).status).toBe(status);
    expect((await marek('DELETE', at)).status).toBe(status === 200 ? 403 : 404);
    const { entries } = await (await as(SOFIE)('GET', `${at}/actions`)).json();
    expect(entries[0]).toMatchObject({ action: 'take-over', by: { name: 'Sofie' }, to: 'Marek' });
    expect((await as(SOFIE)('DELETE', at)).status).toBe(204);
  });

  test('only the owner can invite somebody to take over', async () => {
    const { welcome, as, at, hosts } = await startInviting();
    await welcome(SOFIE);
    const answer = await as(SOFIE)('POST', `${at}/invitations`, { handsOver: 'stay' });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'owner-only' }]);
    expect((await hosts()).invitations).toEqual([]);
    const wrong = await as(MAREK)('POST', `${at}/invitations`, { handsOver: 'both' });
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { field: 'handsOver' }]);
  });

  test('an invitation to take over changes nothing until it is accepted, and can be withdrawn', async () => {
    const { invite, accept, hosts, marek, at, timers } = await startInviting();
    const { id, token } = await invite({ handsOver: 'leave' });
    await timers.advance(MINUTE_MS);
    expect((await hosts()).hosts).toMatchObject([{ name: 'Marek', role: 'owner' }]);
    expect((await marek('DELETE', `${at}/invitations/${id}`)).status).toBe(204);
    expect((await accept(token)).status).toBe(404);
    expect((await hosts()).hosts).toMatchObject([{ name: 'Marek', role: 'owner' }]);
  });

  test('a co-host can accept an invitation to take over, but the owner cannot', async () => {
    const { invite, accept, hosts, welcome } = await startInviting();
    await welcome(SOFIE);
    const { token } = await invite({ handsOver: 'leave' });
    expect(await (await accept(token, MAREK)).json()).toMatchObject({ role: 'owner' });
    expect((await hosts()).hosts).toHaveLength(2);
    expect(await (await accept(token, SOFIE)).json()).toMatchObject({ role: 'owner' });
    expect((await hosts(SOFIE)).hosts).toMatchObject([{ name: 'Sofie', role: 'owner' }]);
  });

  test.each([
    ['stay', 200, ['Sofie owner', 'Marek co-host', 'Dora co-host', 'Carla co-host']],
    ['leave', 404, ['Sofie owner', 'Carla co-host']],
  ] as const)(
    'if both partners get an invitation to take over, the second partner is only invited to help (%s)',
    async (handsOver, help, left) => {
      const { invite, accept, hosts, as, timers } = await startInviting();
      const first = await invite({ handsOver });
      const second = await invite({ handsOver });
      const toHelp = await invite();
      expect((await accept(first.token, SOFIE)).status).toBe(200);
      const offer = await (await as(null)('GET', `/invitations/${second.token}`)).json();
      expect(offer).toMatchObject({ invitedBy: 'Sofie' });
      expect(offer).not.toHaveProperty('handsOver');
      for (const [token, host, status] of [
        [toHelp.token, DORA, help],
        [second.token, CARLA, 200],
      ] as const) {
        await timers.advance(1_000);
        expect((await accept(token, host)).status).toBe(status);
      }
      expect((await hosts(SOFIE)).hosts.map(({ name, role }) => `${name} ${role}`)).toEqual(left);
    },
  );
});
