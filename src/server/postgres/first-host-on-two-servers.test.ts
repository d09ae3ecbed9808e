import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

const SECRET = { secret: 'the same for all servers of a database' };
const MAREK = { name: 'Marek', email: 'marek@example.org', password: PASSWORD };

/** Two servers on one database. Each has printed a link. */
async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  const a = await startAccounts(SECRET, { databaseUrl });
  const b = await startAccounts(SECRET, { databaseUrl });
  return { a, b, links: [await a.newSetUpLink(), await b.newSetUpLink()] as const };
}

describe.skipIf(!hasPostgres)('the link that makes the first host', () => {
  test('is good at every server, whichever has printed it, and its use ends those of all', async () => {
    const { a, b, links } = await startTwo();
    for (const server of [a, b])
      for (const link of links) expect((await server.browser().get(`setup/${link}`)).status).toBe(200);
    expect((await b.browser().post('setup', { ...MAREK, token: links[0] })).status).toBe(201);
    expect((await a.browser().post('setup', { ...MAREK, email: 'x@example.org', token: links[1] })).body.code).toBe(
      'set-up',
    );
    expect([await a.newSetUpLink(), await b.newSetUpLink()]).toEqual([null, null]);
    expect((await a.browser('192.0.2.2').post('token', MAREK)).status).toBe(200);
  });

  test('has one winner if several servers get different links at the same moment', async () => {
    const { a, b, links } = await startTwo();
    const racing = [a, b, a, b].map((server, index) =>
      server
        .browser(`192.0.2.${index}`)
        .post('setup', { ...MAREK, email: `host${index}@example.org`, token: links[index < 2 ? 0 : 1] }),
    );
    const codes = (await Promise.all(racing)).map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.sort()).toEqual(['made', 'set-up', 'set-up', 'set-up']);
    expect(await a.sql('SELECT count(*)::int AS hosts FROM hosts')).toEqual([{ hosts: 1 }]);
  });

  test('is not offered where servers share a database without sharing a secret, and the page says why', async () => {
    const { newSetUpLink, browser } = await startAccounts({ secret: null }, { databaseUrl: await newDatabaseUrl() });
    expect(await newSetUpLink()).toBeNull();
    expect((await browser().get('settings')).body).toMatchObject({ code: 'no-hosts', why: 'secret' });
  });
});
