import { describe, expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../service.fixture.ts';

type Service = Awaited<ReturnType<typeof startTestService>>;

/** Opens a stream and reads what has arrived so far, event by event. */
async function openStream({ request }: Service, query = '', headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const response = await request(`/api/leaderboard/live${query}`, { headers, signal: abort.signal });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  if (!reader) throw new Error('no body');
  let pending: Promise<string | null> | null = null;
  const chunk = () => reader.read().then(({ value }) => (value ? new TextDecoder().decode(value) : null));
  /** The next event, or null when nothing is there yet. */
  async function next() {
    pending ??= chunk();
    const text = await Promise.race([pending, new Promise<null>((resolve) => setTimeout(resolve, 20, null))]);
    if (text === null) return null;
    pending = null;
    if (text.startsWith(':')) return { event: 'comment', data: null };
    const [, event, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(text) ?? [];
    return { event, data: JSON.parse(data ?? 'null') };
  }
  return { response, next, close: () => abort.abort() };
}

describe('the live stream', () => {
  test('begins with the whole picture, then brings only what changed', async () => {
    const service = await startTestService();
    const [ana, bea] = [newPhone(), newPhone()];
    await service.request(...put(ana, saveAt(NOON)));
    await service.request(...put(bea, saveAt(NOON, { userName: 'Bea', drinks: [] })));
    const stream = await openStream(service);
    const picture = await stream.next();
    expect(picture).toMatchObject({
      event: 'leaderboard',
      data: { scope: 'everyone', guests: 2, mostDrinks: [{ rank: 1, user_name: 'Ana', total_drinks: 2 }] },
    });
    expect(picture?.data).not.toHaveProperty('rows');

    await service.request(...put(ana, saveAt(NOON, { revision: 2, drinks: saveAt(NOON).drinks.slice(1) })));
    await service.timers.advance(0);
    expect(await stream.next()).toEqual({
      event: 'change',
      data: { at: NOON, rows: { [ana.sessionId]: { total_drinks: 1 } } },
    });
  });

  test('for all guests it begins with every row', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Bea', drinks: [] })));
    const stream = await openStream(service, '?view=all');
    expect((await stream.next())?.data.rows).toMatchObject([
      { rank: 1, user_name: 'Ana' },
      { rank: null, user_name: 'Bea' },
    ]);
  });

  test('changes within 100 ms go out together: the first at once, the rest at the end', async () => {
    const service = await startTestService();
    const stream = await openStream(service);
    await stream.next();
    const names = ['Ana', 'Bea', 'Cem'];
    for (const userName of names) {
      await service.request(...put(newPhone(), saveAt(NOON, { userName })));
      await service.timers.advance(0);
    }
    expect(Object.values((await stream.next())?.data.rows)).toMatchObject([{ user_name: 'Ana' }]);
    expect(await stream.next()).toBeNull();
    await service.timers.advance(100);
    const rest = Object.values<{ user_name: string }>((await stream.next())?.data.rows);
    expect(rest.map((row) => row.user_name).sort()).toEqual(['Bea', 'Cem']);
  });

  test('of a last drink only the minute is told, in the picture and in changes', async () => {
    const service = await startTestService();
    const ana = newPhone();
    const at = (timestamp: number) => ({ id: `${timestamp}-a`, drinkType: 'beer' as const, timestamp });
    const drinks = [at(NOON - 90_001), at(NOON - 1)];
    await service.request(...put(ana, saveAt(NOON, { drinks: drinks.slice(0, 1) })));
    const stream = await openStream(service);
    expect((await stream.next())?.data.mostDrinks[0].last_drink_at).toBe('2026-06-20T11:58:00.000Z');
    await service.request(...put(ana, saveAt(NOON, { revision: 2, drinks })));
    await service.timers.advance(100);
    expect((await stream.next())?.data.rows[ana.sessionId].last_drink_at).toBe(NOON - 60_000);
  });

  test('a client that knows only pictures gets only pictures', async () => {
    const service = await startTestService();
    const stream = await openStream(service, '?deltas=0');
    await stream.next();
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.timers.advance(100);
    expect(await stream.next()).toMatchObject({ event: 'leaderboard', data: { guests: 1 } });
  });

  test('the own ranks go to their owner alone', async () => {
    const service = await startTestService();
    const [ana, thief] = [newPhone(), newPhone()];
    await service.request(...put(ana, saveAt(NOON)));
    const own = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    expect((await own.next())?.data.you).toEqual({
      total_drinks: 2,
      drinks_per_hour: 2,
      most_drinks_rank: 1,
      fastest_pace_rank: 1,
    });
    const stranger = await openStream(service, `?sessionId=${ana.sessionId}`);
    expect((await stranger.next())?.data).not.toHaveProperty('you');
    const refused = await service.request(`/api/leaderboard/live?sessionId=${ana.sessionId}`, {
      headers: thief.headers,
    });
    expect(refused.status).toBe(403);
  });

  test('a phone that opens the board before its first save finds itself on it afterwards', async () => {
    const service = await startTestService();
    const ana = newPhone();
    const stream = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    expect((await stream.next())?.data).not.toHaveProperty('you');
    await service.request(...put(ana, saveAt(NOON)));
    await service.timers.advance(100);
    expect((await stream.next())?.data.rows).toHaveProperty(ana.sessionId);
    expect((await stream.next())?.data.you).toMatchObject({ most_drinks_rank: 1 });
  });

  test('what a guest was told of the own ranks is told again only when it is another', async () => {
    const service = await startTestService();
    const ana = newPhone();
    const stream = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    await stream.next();
    await service.request(...put(ana, saveAt(NOON, { drinks: [] })));
    await service.timers.advance(100);
    expect((await stream.next())?.data.guests).toBe(1);
    expect((await stream.next())?.data.you).toMatchObject({ total_drinks: 0 });
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Bea' })));
    await service.timers.advance(100);
    expect((await stream.next())?.data.guests).toBe(2);
    expect(await stream.next()).toBeNull();
  });

  test('a sign of life comes at least every 15 s, and the time for the rates every 30 s', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON)));
    const stream = await openStream(service);
    await stream.next();
    await service.timers.advance(15_000);
    expect(await stream.next()).toEqual({ event: 'comment', data: null });
    await service.timers.advance(15_000);
    const events = [await stream.next(), await stream.next(), await stream.next()];
    expect(events).toContainEqual({ event: 'change', data: { at: NOON + 30_000 } });
  });

  test('a change right after the rates were told goes out at once', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON)));
    const stream = await openStream(service);
    await stream.next();
    await service.timers.advance(30_000);
    while (await stream.next());
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Bea' })));
    await service.timers.advance(0);
    expect((await stream.next())?.data.rows).toBeDefined();
  });

  test('nearby needs a secret, and answers as everyone until a position is stored', async () => {
    const service = await startTestService();
    const ana = newPhone();
    expect((await service.request('/api/leaderboard/live?scope=nearby')).status).toBe(401);
    await service.request(...put(ana, saveAt(NOON)));
    await service.request(
      ...put(newPhone(), saveAt(NOON, { userName: 'Bea', location: { latitude: 48.2, longitude: 16.37 } })),
    );
    const stream = await openStream(service, `?scope=nearby&sessionId=${ana.sessionId}`, ana.headers);
    expect((await stream.next())?.data).toMatchObject({ scope: 'everyone', guests: 2 });
    const far = { latitude: 48.21, longitude: 16.37 };
    await service.request(...put(ana, saveAt(NOON, { revision: 2, location: far })));
    await service.timers.advance(100);
    expect((await stream.next())?.data).toMatchObject({
      scope: 'nearby',
      guests: 1,
      mostDrinks: [{ user_name: 'Ana' }],
    });
  });

  test('no answer carries a coordinate', async () => {
    const service = await startTestService();
    const ana = newPhone();
    await service.request(...put(ana, saveAt(NOON, { location: { latitude: 48.2082, longitude: 16.3738 } })));
    const stream = await openStream(service, `?scope=nearby&view=all&sessionId=${ana.sessionId}`, ana.headers);
    expect(JSON.stringify(await stream.next())).not.toMatch(/48\.20|16\.37/);
  });

  test('a guest who hides leaves every screen with the next change, and is back with the one after', async () => {
    const service = await startTestService();
    const [ana, bea] = [newPhone(), newPhone()];
    await service.request(...put(ana, saveAt(NOON)));
    await service.request(...put(bea, saveAt(NOON, { userName: 'Bea' })));
    const streams = [
      await openStream(service),
      await openStream(service, `?view=all&sessionId=${ana.sessionId}`, ana.headers),
    ];
    for (const stream of streams) await stream.next();
    await service.request(...put(ana, saveAt(NOON, { revision: 2, hidden: true })));
    await service.timers.advance(100);
    for (const stream of streams)
      expect(await stream.next()).toMatchObject({ event: 'change', data: { guests: 1, gone: [ana.sessionId] } });
    expect((await streams[1]?.next())?.data.you).toMatchObject({ total_drinks: 2, most_drinks_rank: null });
    await service.request(...put(ana, saveAt(NOON, { revision: 3, hidden: false })));
    await service.timers.advance(100);
    for (const stream of streams)
      expect((await stream.next())?.data).toMatchObject({ guests: 2, rows: { [ana.sessionId]: { user_name: 'Ana' } } });
  });

  test('the own ranks are withdrawn when the session is deleted', async () => {
    const service = await startTestService();
    const ana = newPhone();
    await service.request(...put(ana, saveAt(NOON)));
    const stream = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    expect((await stream.next())?.data.you).toMatchObject({ most_drinks_rank: 1 });
    await service.request(`/api/sessions/${ana.sessionId}`, { method: 'DELETE', headers: ana.headers });
    await service.timers.advance(100);
    const picture = await stream.next();
    expect(picture).toMatchObject({ event: 'leaderboard', data: { guests: 0 } });
    expect(picture?.data).not.toHaveProperty('you');
  });

  test('the first picture holds everything acknowledged before it was asked for', async () => {
    const service = await startTestService();
    const early = await openStream(service);
    await early.next();
    for (const userName of ['Ana', 'Bea', 'Cem']) await service.request(...put(newPhone(), saveAt(NOON, { userName })));
    const late = await openStream(service);
    expect((await late.next())?.data.guests).toBe(3);
  });

  test('a server clock that is set back does not hold changes up', async () => {
    const service = await startTestService();
    const stream = await openStream(service);
    await stream.next();
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.timers.advance(0);
    await stream.next();
    await service.timers.advance(-3_600_000);
    const now = service.timers.now();
    await service.request(...put(newPhone(), saveAt(now, { userName: 'Bea' })));
    await service.timers.advance(100);
    expect((await stream.next())?.event).toBe('change');
  });

  test('asking for the headers alone opens no stream', async () => {
    const service = await startTestService();
    expect((await service.request('/api/leaderboard/live', { method: 'HEAD' })).status).toBe(200);
    expect(service.viewerCount()).toBe(0);
  });

  test('a reader that left is forgotten', async () => {
    const service = await startTestService();
    const stream = await openStream(service);
    expect(service.viewerCount()).toBe(1);
    stream.close();
    expect(service.viewerCount()).toBe(0);
  });

  test('where telling everybody takes long, who comes gets the picture with the next change, not one for each', async () => {
    const service = await startTestService();
    const early = await openStream(service);
    const { now } = service.timers;
    let workedMs = 0;
    service.timers.now = () => {
      workedMs += 30;
      return now() + workedMs;
    };
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.timers.advance(100);
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Bea' })));
    const late = await openStream(service);
    const gone = await openStream(service);
    gone.close();
    expect(await late.next()).toBeNull();
    await service.timers.advance(1_000);
    expect(await late.next()).toMatchObject({ event: 'leaderboard', data: { guests: 2 } });
    expect(service.viewerCount()).toBe(2);
    early.close();
  });

  test('a reader that does not read is passed over, then gets the newest picture', async () => {
    const service = await startTestService({ limits: { savesPerSession: { burst: 100, perSecond: 1 } } });
    const ana = newPhone();
    const stream = await openStream(service);
    for (let revision = 1; revision <= 100; revision++) {
      const userName = `Ana ${revision}`;
      await service.request(...put(ana, saveAt(service.timers.now(), { revision, userName })));
      await service.timers.advance(100);
    }
    const events = [];
    for (let event = await stream.next(); event; event = await stream.next()) events.push(event);
    expect(events.length).toBeLessThan(80);
    const last = events.at(-1);
    expect(last).toMatchObject({ event: 'leaderboard', data: { mostDrinks: [{ user_name: 'Ana 100' }] } });
  });
});
