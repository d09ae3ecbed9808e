import { describe, expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { freePort } from '../testing/free-port.fixture.ts';
import { launchServerChild, startServerChild } from '../testing/server-child.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { startFragileLink } from './fragile-link.fixture.ts';
import { hasPostgres, newDatabaseUrl, startOwnPostgres } from './postgres.fixture.ts';

async function startServer(url: string, variables: Record<string, string> = {}): Promise<string> {
  const child = await startServerChild({ dataDir: newFolder(), variables: { DATABASE_URL: url, ...variables } });
  if (!child.url) throw new Error(child.stderr());
  return child.url;
}

async function save(server: string, phone: ReturnType<typeof newPhone>, userName: string): Promise<number> {
  const [path, init] = put(phone, saveAt(Date.now(), { userName }));
  return (await fetch(`${server}${path}`, init)).status;
}

/** Collects what a server sends to a phone that follows the leaderboard. */
async function follow(server: string): Promise<() => string> {
  const { body } = await fetch(`${server}/api/leaderboard/live`);
  let text = '';
  void (async () => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  })().catch(() => {});
  await expect.poll(() => text).toContain('event: leaderboard');
  return () => text;
}

describe.skipIf(!hasPostgres)('two servers on one database', () => {
  test('a commit or a deletion at one server appears on phones at the other server', async () => {
    const url = await newDatabaseUrl();
    const [a, b] = await Promise.all([startServer(url), startServer(url)]);
    const [atA, atB] = [await follow(a), await follow(b)];
    const ana = newPhone();
    expect(await save(a, ana, 'Ana of A')).toBe(200);
    await expect.poll(atB).toContain('Ana of A');
    expect(await save(b, ana, 'Ana of B')).toBe(200);
    await expect.poll(atA).toContain('Ana of B');
    const init = { method: 'DELETE', headers: ana.headers };
    expect((await fetch(`${b}/api/sessions/${ana.sessionId}`, init)).status).toBe(204);
    await expect.poll(async () => (await (await fetch(`${a}/api/leaderboard`)).json()).guests).toBe(0);
    expect(await save(a, ana, 'Ana again')).toBe(410);
  });
});

describe.skipIf(!hasPostgres)('a server whose database starts later', () => {
  test('a server whose database starts later waits for it, reports that it is not ready, and continues after the database has restarted', async () => {
    const postgres = await startOwnPostgres();
    await postgres.stop();
    const port = String(await freePort());
    const starting = startServer(postgres.url(), { PORT: port });
    const at = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => at('/healthz')).toBe(200);
    expect([await at('/readyz'), await at('/api/leaderboard')]).toEqual([503, 503]);
    await postgres.start();
    const server = await starting;
    const [ana, bea] = [newPhone(), newPhone()];
    expect([await at('/readyz'), await save(server, ana, 'Ana')]).toEqual([200, 200]);
    const phone = await follow(server);

    await postgres.stop();
    expect([await save(server, ana, 'Ana 2'), await at('/readyz')]).toEqual([503, 503]);
    expect(await at('/api/leaderboard')).toBe(200);
    await postgres.start();
    await expect.poll(() => at('/readyz')).toBe(200);
    expect([await save(server, ana, 'Ana 3'), await save(server, bea, 'Bea')]).toEqual([200, 200]);
    await expect.poll(phone).toContain('Bea');
  });

  test.each([
    ['the celebrations', 'FROM celebrations'],
    ['the open leaderboard', 'FROM sessions'],
  ])('a server whose database starts later and fails again while the server reads %s waits again', async (_, text) => {
    const link = await startFragileLink(await newDatabaseUrl());
    link.breakAt(text);
    const server = launchServerChild({ dataDir: newFolder(), variables: { DATABASE_URL: link.url } });
    await expect.poll(link.breaks).toBeGreaterThan(1);
    link.breakAt(null);
    const url = await server.opened;
    if (!url) throw new Error(server.stderr());
    expect(await save(url, newPhone(), 'Ana')).toBe(200);
    expect(server.stderr().match(/waiting for PostgreSQL/g)).toHaveLength(1);
    expect(server.stderr()).toContain('PostgreSQL is there');
    expect(await server.stop()).toBe(0);
  });

  test('a server that waits for its database ends immediately on SIGTERM', async () => {
    const link = await startFragileLink(await newDatabaseUrl());
    link.breakAt('FROM sessions');
    const server = launchServerChild({ dataDir: newFolder(), variables: { DATABASE_URL: link.url } });
    await expect.poll(server.stderr).toContain('waiting for PostgreSQL');
    expect([await server.stop(), await server.opened]).toEqual([0, null]);
  });
});

test.skipIf(!hasPostgres)(
  'a server whose database does not answer still ends within its time limit, and says why',
  async () => {
    const link = await startFragileLink(await newDatabaseUrl());
    const server = await startServerChild({ dataDir: newFolder(), variables: { DATABASE_URL: link.url } });
    expect(await save(String(server.url), newPhone(), 'Ana')).toBe(200);
    link.stallAt('INSERT INTO sessions');
    const saving = save(String(server.url), newPhone(), 'Ben').catch(() => 'cut off');
    await expect.poll(link.isStalled).toBe(true);
    expect(await server.stop()).toBe(1);
    expect(server.stderr()).toContain('not closed within 8 s');
    expect(await saving).toBe('cut off');
  },
);
