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
  test('a set-up link works at every server, whichever has printed it, and its use invalidates the links of all servers', async () => {
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

  test('if several servers get different set-up links at the same moment, only one caller becomes the first host', async () => {
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

  test('no set-up link is printed if servers share a database but not a secret, and the page says why', async () => {
    const { newSetUpLink, browser } = await startAccounts({ secret: null }, { databaseUrl: await newDatabaseUrl() });
    expect(await newSetUpLink()).toBeNull();
    expect((await browser().get('settings')).body).toMatchObject({ code: 'no-hosts', why: 'secret' });
  });
});

describe.skipIf(!hasPostgres)('the code that makes the first host', () => {
  const CODE = 'birch-lantern';
  const WITH_CODE = { ...SECRET, setUpCode: CODE };

  async function startTwoWithCode() {
    const options = { databaseUrl: await newDatabaseUrl(), publicUrl: undefined };
    return [await startAccounts(WITH_CODE, options), await startAccounts(WITH_CODE, options)] as const;
  }

  test('a set-up code can be entered at one server, and the form and the first calls may reach the other server', async () => {
    const [a, b] = await startTwoWithCode();
    const { token } = (await a.browser().post('setup/code', { code: CODE })).body;
    const marek = b.browser();
    expect((await marek.post('setup', { ...MAREK, token })).status).toBe(201);
    expect((await marek.get('user')).body).toMatchObject({ user: { isOperator: true } });
    for (const server of [a, b])
      expect((await server.browser().post('setup/code', { code: CODE })).body.code).toBe('set-up');
  });

  test('if a set-up code is entered at both servers at the same moment, only one caller becomes the first host', async () => {
    const servers = await startTwoWithCode();
    const typed = servers.map(async (server) => (await server.browser().post('setup/code', { code: CODE })).body.token);
    const tokens = await Promise.all(typed);
    const racing = servers.map((server, at) =>
      server.browser().post('setup', { ...MAREK, email: `host${at}@example.org`, token: tokens[at] }),
    );
    const codes = (await Promise.all(racing)).map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.sort()).toEqual(['made', 'set-up']);
  });
});

describe.skipIf(!hasPostgres)('the address that an operator sets at one server', () => {
  test('an address that is set at one server is used by the other server within ten seconds, and after a restart', async () => {
    const options = { databaseUrl: await newDatabaseUrl(), publicUrl: undefined };
    const settings = { ...SECRET, setUpCode: 'birch-lantern' };
    const a = await startAccounts(settings, options);
    const b = await startAccounts(settings, options);
    const marek = a.browser();
    const { token } = (await marek.post('setup/code', { code: 'birch-lantern' })).body;
    await marek.post('setup', { ...MAREK, token });
    expect((await b.browser().get('settings')).body).toMatchObject({ address: 'https://clink.example' });
    const address = 'https://party.example';
    expect((await marek.put('admin/address', { address })).status).toBe(200);
    await b.timers.advance(10_000);
    await expect.poll(async () => (await b.browser().get('settings')).body.address).toBe(address);
    await b.restart();
    expect((await b.browser().get('settings')).body).toMatchObject({ address, addressFrom: 'host' });
  });
});
