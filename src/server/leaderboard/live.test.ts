import { createParser } from 'eventsource-parser';
import { describe, expect, test } from 'vitest';
import type { Delta } from '../../domain/leaderboard/delta.ts';
import type { Snapshot } from '../../domain/leaderboard/snapshot.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

/** The fields of both events. */
type Data = Partial<Omit<Snapshot & Delta, 'rows'> & { rows: Snapshot['rows'] }>;
type Service = Awaited<ReturnType<typeof startTestService>>;

/** Opens a stream and reads what has arrived so far, event by event. */
async function openStream({ request }: Service, query = '', headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const response = await request(`/api/leaderboard/live${query}`, { headers, signal: abort.signal });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  if (!reader) throw new Error('no body');
  const events: { event: string | undefined; data: Data }[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }),
    onComment: () => events.push({ event: 'comment', data: {} }),
  });
  const decoder = new TextDecoder();
  let pending: Promise<unknown> | null = null;
  const readMore = () => reader.read().then(({ value }) => value && parser.feed(decoder.decode(value)));
  /** The next event, or undefined when none has arrived. */
  async function next() {
    if (events.length === 0) {
      pending ??= readMore().then(() => {
        pending = null;
      });
      await Promise.race([pending, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
    return events.shift();
  }
  return { response, next, close: () => abort.abort() };
}

const namesIn = (event: { data: Data } | undefined) => event?.data.rows?.map(({ userName }) => userName).sort();

describe('the live stream', () => {
  test('a stream ends after the first snapshot if a proxy holds streams back', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON)));
    const response = await service.request('/api/leaderboard/live?once=1');
    expect(await response.text()).toMatch(/^event: leaderboard\ndata: .*"guests":1.*\n\nretry: 4000\n\n$/);
    expect(service.subscriberCount()).toBe(0);
    expect((await service.request('/api/leaderboard/live?once=2')).status).toBe(422);
  });

  test('a stream begins with a snapshot, and then contains only changes [SPEC-7.7]', async () => {
    const service = await startTestService();
    const [ana, bea] = [newPhone(), newPhone()];
    await service.request(...put(ana, saveAt(NOON)));
    await service.request(...put(bea, saveAt(NOON, { userName: 'Bea', drinks: [] })));
    const stream = await openStream(service);
    const snapshot = await stream.next();
    expect(snapshot).toMatchObject({
      event: 'leaderboard',
      data: { scope: 'everyone', guests: 2, rows: [{ sessionId: ana.sessionId, userName: 'Ana', totalDrinks: 2 }] },
    });
    const handle = snapshot?.data.rows?.[0]?.handle ?? 0;

    await service.request(...put(ana, saveAt(NOON, { removed: [saveAt(NOON).drinks[0]?.id ?? ''] })));
    await service.timers.advance(0);
    expect(await stream.next()).toEqual({
      event: 'change',
      data: { at: NOON, drinks: { [handle]: 1 } },
    });
  });

  test('a stream of all guests begins with every row', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Bea', drinks: [] })));
    const stream = await openStream(service, '?view=all');
    expect(namesIn(await stream.next())).toEqual(['Ana', 'Bea']);
  });

  test('the first of several changes within 25 ms is sent immediately, and the rest together at the end', async () => {
    const service = await startTestService();
    const stream = await openStream(service);
    await stream.next();
    const names = ['Ana', 'Bea', 'Cem'];
    for (const userName of names) {
      await service.request(...put(newPhone(), saveAt(NOON, { userName })));
      await service.timers.advance(0);
    }
    expect(namesIn(await stream.next())).toEqual(['Ana']);
    expect(await stream.next()).toBeUndefined();
    await service.timers.advance(24);
    expect(await stream.next()).toBeUndefined();
    await service.timers.advance(1);
    expect(namesIn(await stream.next())).toEqual(['Bea', 'Cem']);
  });

  test('a client that did not ask for deltas gets only snapshots', async () => {
    const service = await startTestService();
    const stream = await openStream(service, '?deltas=0');
    await stream.next();
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.timers.advance(100);
    expect(await stream.next()).toMatchObject({ event: 'leaderboard', data: { guests: 1 } });
  });

  test('a guest’s ranks are sent only to that guest [ASVS-8.1.2]', async () => {
    const service = await startTestService();
    const [ana, thief] = [newPhone(), newPhone()];
    await service.request(...put(ana, saveAt(NOON)));
    const own = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    expect((await own.next())?.data.you).toEqual({ mostDrinksRank: 1, fastestPaceRank: 1 });
    const stranger = await openStream(service, `?sessionId=${ana.sessionId}`);
    expect((await stranger.next())?.data).not.toHaveProperty('you');
    const refused = await service.request(`/api/leaderboard/live?sessionId=${ana.sessionId}`, {
      headers: thief.headers,
    });
    expect(refused.status).toBe(403);
  });

  test('a guest who opens the leaderboard before the first save is listed after the save', async () => {
    const service = await startTestService();
    const ana = newPhone();
    const stream = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    expect((await stream.next())?.data).not.toHaveProperty('you');
    await service.request(...put(ana, saveAt(NOON)));
    await service.timers.advance(100);
    expect((await stream.next())?.data.rows).toMatchObject([{ sessionId: ana.sessionId }]);
    expect((await stream.next())?.data.you).toMatchObject({ mostDrinksRank: 1 });
  });

  test('a guest’s ranks are sent again only when they change', async () => {
    const service = await startTestService();
    const ana = newPhone();
    const stream = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    await stream.next();
    await service.request(...put(ana, saveAt(NOON, { drinks: [] })));
    await service.timers.advance(100);
    expect((await stream.next())?.data.guests).toBe(1);
    expect((await stream.next())?.data.you).toEqual({ mostDrinksRank: null, fastestPaceRank: null });
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Bea' })));
    await service.timers.advance(100);
    expect((await stream.next())?.data.guests).toBe(2);
    expect(await stream.next()).toBeUndefined();
  });

  test('a heartbeat is sent at least every 15 s, and the time for the rates every 30 s', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON)));
    const stream = await openStream(service);
    await stream.next();
    await service.timers.advance(15_000);
    expect(await stream.next()).toEqual({ event: 'comment', data: {} });
    await service.timers.advance(15_000);
    const events = [await stream.next(), await stream.next(), await stream.next()];
    expect(events).toContainEqual({ event: 'change', data: { at: NOON + 30_000 } });
  });

  test('a change right after the rates were refreshed is sent immediately', async () => {
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

  test('nearby requires a secret, and shows everyone until a position is stored', async () => {
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
    await service.request(...put(ana, saveAt(NOON, { location: far })));
    await service.timers.advance(100);
    expect((await stream.next())?.data).toMatchObject({
      scope: 'nearby',
      guests: 1,
      rows: [{ userName: 'Ana' }],
    });
  });

  test('no answer contains a coordinate [ASVS-8.1.2]', async () => {
    const service = await startTestService();
    const ana = newPhone();
    await service.request(...put(ana, saveAt(NOON, { location: { latitude: 48.2082, longitude: 16.3738 } })));
    const stream = await openStream(service, `?scope=nearby&view=all&sessionId=${ana.sessionId}`, ana.headers);
    expect(JSON.stringify(await stream.next())).not.toMatch(/48\.20|16\.37/);
  });

  test('a guest who hides disappears from every screen with the next change, and reappears with the change after that', async () => {
    const service = await startTestService();
    const [ana, bea] = [newPhone(), newPhone()];
    await service.request(...put(ana, saveAt(NOON)));
    await service.request(...put(bea, saveAt(NOON, { userName: 'Bea' })));
    const streams = [
      await openStream(service),
      await openStream(service, `?view=all&sessionId=${ana.sessionId}`, ana.headers),
    ];
    for (const stream of streams) await stream.next();
    await service.request(...put(ana, saveAt(NOON, { hidden: true })));
    await service.timers.advance(100);
    for (const stream of streams)
      expect(await stream.next()).toMatchObject({ event: 'change', data: { guests: 1, gone: [expect.any(Number)] } });
    expect((await streams[1]?.next())?.data.you).toEqual({ mostDrinksRank: null, fastestPaceRank: null });
    await service.request(...put(ana, saveAt(NOON, { hidden: false })));
    await service.timers.advance(100);
    for (const stream of streams)
      expect((await stream.next())?.data).toMatchObject({
        guests: 2,
        rows: [{ sessionId: ana.sessionId, userName: 'Ana' }],
      });
  });

  test('a guest’s ranks are withdrawn when the session is deleted', async () => {
    const service = await startTestService();
    const ana = newPhone();
    await service.request(...put(ana, saveAt(NOON)));
    const stream = await openStream(service, `?sessionId=${ana.sessionId}`, ana.headers);
    expect((await stream.next())?.data.you).toMatchObject({ mostDrinksRank: 1 });
    await service.request(`/api/sessions/${ana.sessionId}`, { method: 'DELETE', headers: ana.headers });
    await service.timers.advance(100);
    const snapshot = await stream.next();
    expect(snapshot).toMatchObject({ event: 'leaderboard', data: { guests: 0 } });
    expect(snapshot?.data).not.toHaveProperty('you');
  });

  test('the first snapshot contains all saves that were acknowledged before the request', async () => {
    const service = await startTestService();
    const early = await openStream(service);
    await early.next();
    for (const userName of ['Ana', 'Bea', 'Cem']) await service.request(...put(newPhone(), saveAt(NOON, { userName })));
    const late = await openStream(service);
    expect((await late.next())?.data.guests).toBe(3);
  });

  test('a server clock that is set back does not delay changes', async () => {
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

  test('a HEAD request opens no stream', async () => {
    const service = await startTestService();
    expect((await service.request('/api/leaderboard/live', { method: 'HEAD' })).status).toBe(200);
    expect(service.subscriberCount()).toBe(0);
  });

  test('a subscriber that left is forgotten [ASVS-1.4.1]', async () => {
    const service = await startTestService();
    const stream = await openStream(service);
    expect(service.subscriberCount()).toBe(1);
    stream.close();
    expect(service.subscriberCount()).toBe(0);
  });

  test('when a broadcast is slow, new subscribers wait for the next one instead of triggering their own', async () => {
    const service = await startTestService();
    const early = await openStream(service);
    const { uptimeMs } = service.timers;
    let workedMs = 0;
    service.timers.uptimeMs = () => {
      workedMs += 30;
      return uptimeMs() + workedMs;
    };
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.timers.advance(100);
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Bea' })));
    const late = await openStream(service);
    const gone = await openStream(service);
    gone.close();
    expect(await late.next()).toBeUndefined();
    await service.timers.advance(1_000);
    expect(await late.next()).toMatchObject({ event: 'leaderboard', data: { guests: 2 } });
    expect(service.subscriberCount()).toBe(2);
    early.close();
  });

  test('a subscriber that does not read is skipped, then gets the newest snapshot [ASVS-15.2.2]', async () => {
    const service = await startTestService({ limits: { savesPerSession: { burst: 100, perSecond: 1 } } });
    const ana = newPhone();
    const stream = await openStream(service);
    for (let round = 1; round <= 100; round++) {
      const userName = `Ana ${round}`;
      await service.request(...put(ana, saveAt(service.timers.now(), { userName })));
      await service.timers.advance(100);
    }
    const events = [];
    for (let event = await stream.next(); event; event = await stream.next()) events.push(event);
    expect(events.length).toBeLessThan(80);
    const last = events.at(-1);
    expect(last).toMatchObject({ event: 'leaderboard', data: { rows: [{ userName: 'Ana 100' }] } });
  });
});
