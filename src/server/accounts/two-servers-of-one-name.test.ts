import { expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

/** A server at this address, and a browser in which a host of this server is signed in. */
async function startAt(url: string) {
  const { origin } = new URL(url);
  const { browser, mail, request } = await startAccounts({}, { publicUrl: new URL(url) });
  const at = browser();
  const email = 'marek@example.org';
  await at.post('signup', { name: 'Marek', email, password: PASSWORD }, { origin });
  await at.post('verify', { token: await mail.token(email) }, { origin });
  return { at, request };
}

test.each([
  ['http://localhost:3000', 'http://localhost:3001'],
  ['https://clink.example', 'https://clink.example:8443'],
])('hosts who are signed in at %s stay signed in there when they sign in at %s', async (...urls) => {
  const both = await Promise.all(urls.map(startAt));
  // A browser distinguishes cookies by the name of the cookie and of the server, but not by the port.
  const jar = new Map(both.flatMap(({ at }) => [...at.jar]));
  for (const { at } of both) for (const [name, value] of jar) at.jar.set(name, value);
  for (const { at } of both) expect((await at.get('user')).status).toBe(200);
});

test('a server without a port in its address keeps the names of its cookies', async () => {
  const { at } = await startAt('https://clink.example');
  expect([...at.jar.keys()]).toContain('__Secure-clink-host.session_token');
});
