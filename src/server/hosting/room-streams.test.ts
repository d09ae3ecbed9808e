import { describe, expect, test } from 'vitest';
import type { LogPage } from '../../domain/hosting/log-entry.ts';
import { CARLA, followEvents, hostCall, MAREK, SOFIE } from '../testing/hosting.fixture.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { startRoom } from './room-streams.fixture.ts';

describe('the hosts’ stream', () => {
  test('the room shows guests who join, drink, hide or are moderated, but nothing private', async () => {
    const { arrive, save, moderate, follow, timers } = await startRoom();
    const ana = await arrive('Ana');
    const stream = await follow();
    const ben = await arrive('Ben');
    await timers.advance(500);
    expect(stream.rows()).toMatchObject({ Ana: { drinks: 1, state: 'in' }, Ben: { drinks: 1, state: 'in' } });
    await moderate(ben, { action: 'rename', name: 'Ben K.' });
    await save(ana, { userName: 'Ana', hidden: true, location: { latitude: 48.20821, longitude: 16.37384 } });
    await timers.advance(500);
    expect(stream.rows()).toMatchObject({
      Ana: { drinks: null, hides: true, state: 'in' },
      'Ben K.': { ownName: 'Ben', drinks: 1 },
    });
    await moderate(ben, { action: 'remove' });
    await timers.advance(500);
    expect(stream.rows()['Ben K.']).toMatchObject({ state: 'removed' });
    const keys = new Set(stream.events.flatMap(({ data }) => ((data.guests ?? []) as object[]).flatMap(Object.keys)));
    expect([...keys].sort()).toEqual(['drinks', 'hides', 'id', 'lastSeen', 'name', 'ownName', 'since', 'state']);
    expect(JSON.stringify(stream.events)).not.toMatch(/48\.2|16\.37|writeKey|latitude|email/);
  });

  test('the room shows the last toast and the latest moments, but only of guests whom everybody sees', async () => {
    const { follow, save, moderate, timers } = await startRoom();
    const stream = await follow();
    expect(stream.room().lately).toEqual({ lastToastAt: null, moments: [] });
    const drink = () => [{ id: `${timers.now()}-a`, drinkType: 'beer' as const, timestamp: timers.now() }];
    const [ana, ben, eva] = [newPhone(), newPhone(), newPhone()];
    await save(ana, { userName: 'Ana', drinks: drink() });
    await save(ben, { userName: 'Ben', drinks: drink() });
    await timers.advance(1_000);
    const { lastToastAt, moments } = stream.room().lately;
    expect(timers.now() - (lastToastAt ?? 0)).toBeLessThan(60_000);
    expect(moments).toMatchObject([
      { kind: 'first-toast', name: 'Ana' },
      { kind: 'clink', names: ['Ana', 'Ben'] },
    ]);
    await timers.advance(5 * 60_000);
    await save(eva, { userName: 'Eva', drinks: drink(), hidden: true });
    await moderate(ben, { action: 'hide' });
    await timers.advance(1_000);
    expect(stream.room().lately).toMatchObject({ lastToastAt, moments: [{ kind: 'first-toast', name: 'Ana' }] });
  });

  test('the stream of the room continues after a call with too long a query was refused', async () => {
    const { at, request, follow, timers } = await startRoom();
    const stream = await follow();
    const path = `/api/host${at}/guests/live?q=${'q'.repeat(300)}`;
    for (let calls = 0; calls < 20; calls++) expect((await request(path, hostCall(MAREK))).status).toBe(422);
    await timers.advance(1_000);
    expect(stream.state.hasEnded).toBe(false);
  });

  test('the stream of the room ends with its first event if a proxy holds streams back', async () => {
    const { arrive, at, request } = await startRoom();
    await arrive('Ana');
    const response = await request(`/api/host${at}/guests/live?once=1`, hostCall(MAREK));
    const all = await response.text();
    expect(all).toMatch(/^event: room\ndata: .*"name":"Ana".*\n\nretry: 4000\n\n$/);
  });

  test('the stream of the room sends at most one event every 500 ms', async () => {
    const { arrive, follow, timers } = await startRoom();
    const stream = await follow();
    const before = stream.events.length;
    for (let guest = 0; guest < 20; guest++) {
      await arrive(`Guest ${guest}`);
      await timers.advance(50);
    }
    await timers.advance(500);
    expect(stream.room().guests).toHaveLength(20);
    expect(stream.events.length - before).toBeLessThanOrEqual(4);
  });

  test('the room shows who is present: guests with the leaderboard open, and hosts with the room open', async () => {
    const { arrive, follow, request, celebration, timers } = await startRoom();
    const ana = await arrive('Ana');
    const stream = await follow();
    await follow(SOFIE);
    const path = `/api/leaderboard/live?c=${celebration.code}&sessionId=${ana.sessionId}`;
    const own = await request(path, { headers: ana.headers });
    await timers.advance(1_000);
    expect(stream.rows().Ana).toMatchObject({ isHere: true });
    expect(stream.room().hosts).toMatchObject([
      { name: 'Marek', role: 'owner', isHere: true },
      { name: 'Sofie', role: 'co-host', isHere: true },
    ]);
    await timers.advance(60_000);
    await own.body?.cancel();
    const leftAt = timers.now();
    await timers.advance(1_000);
    expect(stream.rows().Ana).not.toHaveProperty('isHere');
    expect(stream.rows().Ana?.lastSeen).toBe(leftAt);
  });

  test.each(['in', 'waiting', 'removed', 'barred'] as const)(
    'a guest who is %s and has only the tracker open counts as present until a minute after closing it',
    async (state) => {
      const { arrive, follow, save, moderate, marek, at, timers } = await startRoom();
      if (state === 'waiting') await marek('PATCH', at, { door: 'ask' });
      const ana = await arrive('Ana');
      if (state === 'removed' || state === 'barred')
        await moderate(ana, { action: 'remove', mayReturn: state === 'removed' });
      const stream = await follow();
      const seenMsAgo = () => timers.now() - (stream.rows().Ana?.lastSeen ?? 0);
      // A visible page asks for news every 20 s (src/sync/two-phones/follow-news.ts).
      for (let asked = 0; asked < 12; asked++) {
        await timers.advance(10_000);
        expect(seenMsAgo()).toBeLessThan(60_000);
        await timers.advance(10_000);
        expect(seenMsAgo()).toBeLessThan(60_000);
        await save(ana, { userName: 'Ana', drinks: ana.drinks });
      }
      expect(stream.events.length).toBeLessThan(12);
      expect(stream.rows().Ana).toMatchObject({ state });
      await timers.advance(100_000);
      expect(seenMsAgo()).toBeGreaterThan(60_000);
    },
  );

  test('a refused save does not change when its guest was last seen', async () => {
    const { arrive, follow, save, timers } = await startRoom();
    const ana = await arrive('Ana');
    const stream = await follow();
    await timers.advance(50_000);
    const stranger = { ...ana, headers: newPhone().headers };
    expect((await save(stranger, { userName: 'Ana', drinks: ana.drinks })).status).toBe(403);
    await timers.advance(50_000);
    expect(timers.now() - (stream.rows().Ana?.lastSeen ?? 0)).toBeGreaterThan(100_000);
  });

  test('the room shows when a host ends the celebration, opens it again and undoes the opening', async () => {
    const { follow, marek, as, at, timers } = await startRoom();
    const stream = await follow(SOFIE);
    expect(stream.room().state).toBe('open');
    await marek('PATCH', at, { state: 'over' });
    await timers.advance(500);
    expect(stream.events.at(-1)).toMatchObject({ event: 'change', data: { state: 'over' } });
    expect((await follow(MAREK)).room().state).toBe('over');
    await marek('PATCH', at, { state: 'open' });
    await timers.advance(500);
    expect(stream.room().state).toBe('open');
    const { entries } = (await (await as(SOFIE)('GET', `${at}/actions`)).json()) as LogPage;
    const reopening = entries.find(({ action }) => action === 'reopen');
    expect((await as(SOFIE)('POST', `${at}/actions/${reopening?.id}/undo`, {})).status).toBe(200);
    await timers.advance(500);
    expect(stream.room().state).toBe('over');
  });

  test('the stream of the room reports a changed log after every action of a host and after every undo', async () => {
    const { follow, marek, at, timers, arrive, moderate } = await startRoom();
    const ben = await arrive('Ben');
    const stream = await follow(SOFIE);
    const seen = [stream.room().log];
    const afterThat = async (action: () => Promise<Response>) => {
      const response = await action();
      await timers.advance(500);
      seen.push(stream.room().log);
      return response;
    };
    await afterThat(() => marek('PATCH', at, { names: ['Anna', 'Ben'] }));
    await afterThat(() => marek('PATCH', at, { date: '2026-06-21' }));
    await afterThat(() => marek('PATCH', at, { gettingHome: 'The last bus leaves at 3.' }));
    const invited = await afterThat(() => marek('POST', `${at}/invitations`, {}));
    const { id } = (await invited.json()) as { id: string };
    await afterThat(() => marek('DELETE', `${at}/invitations/${id}`));
    const renamed = await afterThat(() => moderate(ben, { action: 'rename', name: 'Ben K.' }));
    const { entry } = (await renamed.json()) as { entry: { id: number } };
    await afterThat(() => marek('POST', `${at}/actions/${entry.id}/undo`, {}));
    expect(new Set(seen).size).toBe(8);
    await arrive('Cem');
    await timers.advance(10_000);
    expect(stream.room().log).toBe(seen.at(-1));
  });

  test('the room shows within nine seconds that an operator has ended the celebration by a command', async () => {
    const { follow, sql, timers } = await startRoom();
    const stream = await follow(SOFIE);
    await sql("UPDATE celebrations SET state = 'over'");
    await timers.advance(9_000);
    expect(stream.room().state).toBe('over');
  });

  test('the stream of a removed co-host ends immediately, and the next call gets 404', async () => {
    const { follow, marek, as, at, timers } = await startRoom();
    const [own, other] = [await follow(SOFIE), await follow(MAREK)];
    expect((await marek('DELETE', `${at}/hosts/${SOFIE.id}`)).status).toBe(204);
    await timers.advance(1);
    expect([own.state.hasEnded, other.state.hasEnded]).toEqual([true, false]);
    expect((await as(SOFIE)('GET', at)).status).toBe(404);
    expect((await as(SOFIE)('GET', `${at}/guests/live`)).status).toBe(404);
  });

  test('the stream of a host who is banned or signed out elsewhere ends within seconds', async () => {
    const { follow, ban, timers } = await startRoom();
    const stream = await follow(SOFIE);
    ban(SOFIE);
    await timers.advance(10_000);
    expect(stream.state.hasEnded).toBe(true);
  });

  test('the stream of the room ends when the celebration is deleted, together with what guests logged', async () => {
    const { follow, arrive, deleteForGood, timers, request, celebration } = await startRoom();
    const ana = await arrive('Ana');
    const stream = await follow(SOFIE);
    await deleteForGood();
    await timers.advance(4_000);
    expect(stream.state.hasEnded).toBe(true);
    expect((await request(`/api/celebrations/${celebration.code}`)).status).toBe(404);
    const left = await request(`/api/leaderboard?sessionId=${ana.sessionId}`, { headers: ana.headers });
    expect(left.status).toBe(410);
  });

  test('an open room keeps its celebration in memory until the last host leaves', async () => {
    const { follow, arrive, timers, loadedCount, request, at } = await startRoom();
    await arrive('Ana');
    const response = await request(`/api/host${at}/guests/live`, hostCall(MAREK));
    await timers.advance(20 * 60_000);
    expect(loadedCount()).toBe(1);
    await response.body?.cancel();
    await timers.advance(7 * 60_000);
    expect(loadedCount()).toBe(0);
    expect((await follow()).rows()).toHaveProperty('Ana');
  });

  test('the room shows nothing of another celebration', async () => {
    const { follow, arrive, as, request, timers } = await startRoom();
    const draft = { names: 'Mia & Leo', date: '2026-06-20', timeZone: 'UTC' };
    const { id } = (await (await as(CARLA)('POST', '/celebrations', draft)).json()) as { id: string };
    const theirs = followEvents(await request(`/api/host/celebrations/${id}/guests/live`, hostCall(CARLA)));
    await follow();
    await arrive('Ana');
    await timers.advance(1_000);
    expect(JSON.stringify(theirs.events)).not.toContain('Ana');
    expect(theirs.events).not.toEqual([]);
  });
});
