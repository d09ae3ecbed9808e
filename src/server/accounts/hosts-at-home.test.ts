import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { networkUrl } from '../http/address/network-url.ts';
import { MAREK, type Sent, send, startAtHome } from './at-home.fixture.ts';

const DRAFT = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'Europe/Vienna' };
const CHANGES = [
  ['PATCH', '/api/auth/user', { name: 'Hacked' }],
  ['POST', '/api/host/celebrations', DRAFT],
] as const;
const READS = ['/api/auth/user', '/api/host/celebrations'] as const;

/** A server without PUBLIC_URL on which Marek, the first host, was created at this address. His browser has his cookies. */
async function startWithHostAt(where: { address?: string; named?: string; listensOn?: string } = {}) {
  const { address = '127.0.0.1', named = address, listensOn = '0.0.0.0' } = where;
  const world = await startAtHome({}, listensOn);
  const { port } = world;
  const host = `${named}:${port}`;
  const at = { to: address, host, origin: `http://${host}` };
  const body = { ...MAREK, token: await world.newSetUpLink() };
  const { status, cookies } = await send(port, 'POST', '/api/auth/setup', { ...at, body });
  expect(status).toBe(201);
  const headers = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };

  /** The answers to these calls with Marek's cookies: for each, the status and the code of the refusal. */
  async function answersTo(sent: Partial<Sent>): Promise<unknown[]> {
    const by = { ...at, headers, ...sent };
    const changes = CHANGES.map(async ([method, path, body]) => send(port, method, path, { ...by, body }));
    return (await Promise.all(changes)).map(({ status, body }) => [status, body.code]);
  }

  async function answersToReading(sent: Partial<Sent>): Promise<unknown[]> {
    const by = { ...at, headers, ...sent };
    const reads = READS.map(async (path) => send(port, 'GET', path, by));
    return (await Promise.all(reads)).map(({ status, body }) => [status, body.code]);
  }

  async function state(): Promise<unknown> {
    return world.sql('SELECT name, (SELECT count(*) FROM celebrations) AS celebrations FROM hosts');
  }
  return { ...world, at, headers, answersTo, answersToReading, state };
}

const FOREIGN = [403, 'foreign-origin'];
const NO_HOSTS = [503, 'no-hosts'];
const UNCHANGED = [{ name: 'Marek', celebrations: 0 }];

test.each(['localhost', '127.0.0.1'])(
  'on a server without PUBLIC_URL (%s), a page of another origin changes nothing with a host’s cookies',
  async (named) => {
    const { port, answersTo, state } = await startWithHostAt({ named });
    const others = ['localhost', '127.0.0.1', '192.0.2.2'].filter((name) => name !== named);
    for (const origin of [
      ...['http://evil.example', 'null', '', `http://${named}`, `http://${named}:1`, `https://${named}:${port}`],
      // The other addresses of the same server are other origins.
      ...others.map((name) => `http://${name}:${port}`),
    ])
      expect([origin, ...(await answersTo({ origin }))]).toEqual([origin, FOREIGN, FOREIGN]);
    expect(await state()).toEqual(UNCHANGED);
  },
);

test('a foreign name that resolves to a server without PUBLIC_URL (DNS rebinding) gets no access, not even with a host’s cookies', async () => {
  const { port, answersTo, answersToReading, state } = await startWithHostAt();
  for (const name of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '2130706433', '127.0.0.2']) {
    const host = `${name}:${port}`;
    const sent = { host, origin: `http://${host}` };
    expect([name, ...(await answersTo(sent))]).toEqual([name, NO_HOSTS, NO_HOSTS]);
    expect([name, ...(await answersToReading(sent))]).toEqual([name, NO_HOSTS, NO_HOSTS]);
  }
  expect(await state()).toEqual(UNCHANGED);
});

const network = networkUrl(1);

test.skipIf(network === null)(
  'at the second address of a server without PUBLIC_URL, a host’s cookies are accepted only in calls from pages of this address and to this address',
  async () => {
    const { port, at, answersTo, answersToReading, state } = await startWithHostAt({ named: 'localhost' });
    const to = new URL(network ?? '').hostname;
    const second = `${to}:${port}`;
    // Pages of each address count as foreign at the other address.
    expect(await answersTo({ to, host: second })).toEqual([FOREIGN, FOREIGN]);
    expect(await answersTo({ origin: `http://${second}` })).toEqual([FOREIGN, FOREIGN]);
    // A call to one address is refused if it names the other address.
    for (const sent of [{ to }, { host: second, origin: `http://${second}` }, { host: second, origin: at.origin }]) {
      expect(await answersTo(sent)).toEqual([NO_HOSTS, NO_HOSTS]);
      expect(await answersToReading(sent)).toEqual([NO_HOSTS, NO_HOSTS]);
    }
    expect(await state()).toEqual(UNCHANGED);
    // At the second address a host can sign in.
    expect(
      (await send(port, 'POST', '/api/auth/token', { to, host: second, origin: `http://${second}`, body: MAREK }))
        .status,
    ).toBe(200);
  },
);

const hasIpv6 = Object.values(networkInterfaces()).some((infos = []) => infos.some(({ address }) => address === '::1'));

test('a first host at [::1] gets links that others can open, and the same protection as at other addresses', async ({
  skip,
}) => {
  skip(!hasIpv6, 'This computer has no IPv6.');
  const { port, at, headers, answersTo, answersToReading, state } = await startWithHostAt({
    ...{ address: '::1', named: '[::1]', listensOn: '::' },
  });
  for (const origin of ['http://evil.example', 'null', `http://localhost:${port}`, `http://127.0.0.1:${port}`])
    expect(await answersTo({ origin })).toEqual([FOREIGN, FOREIGN]);
  for (const name of ['evil.example', '127.0.0.1', '[::2]']) {
    const sent = { host: `${name}:${port}`, origin: `http://${name}:${port}` };
    expect(await answersTo(sent)).toEqual([NO_HOSTS, NO_HOSTS]);
    expect(await answersToReading(sent)).toEqual([NO_HOSTS, NO_HOSTS]);
  }
  expect(await state()).toEqual(UNCHANGED);
  const made = await send(port, 'POST', '/api/host/celebrations', { ...at, headers, body: DRAFT });
  const best = networkUrl(port) ?? `http://[::1]:${port}`;
  expect(made.body).toMatchObject({ link: `${best}/?c=${made.body.code}` });
});
