import { request } from '@playwright/test';
import { newAuthenticator } from '../../src/server/accounts/authenticator.fixture.ts';
import type { MailServer } from '../../src/server/accounts/mails/mail-server.fixture.ts';
import { sixDigits } from '../../src/server/accounts/totp.fixture.ts';
import { HOST_PASSWORD, type HostCalls, hostCalls } from '../../tools/host-calls.ts';
import { manageHosts } from '../../tools/manage-hosts.ts';
import type { ServerProcess } from '../../tools/server-process.ts';

const password = HOST_PASSWORD;
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;

const strangerAt = async (server: ServerProcess) => hostCalls(await request.newContext(), server);

/** Creates an account whose address nobody has confirmed. Returns the cookies of the browser that chose the password. */
export async function signUpOnly(server: ServerProcess, name: string, email = emailOf(name)) {
  const context = await request.newContext();
  await hostCalls(context, server).call('POST /api/auth/signup', { body: { name, email, password } });
  return (await context.storageState()).cookies;
}

/** Signs in on another device. */
export async function addDevice(server: ServerProcess, name: string): Promise<void> {
  await (await strangerAt(server)).call('POST /api/auth/token', { body: { email: emailOf(name), password } });
}

export async function addSecondStep({ call }: HostCalls): Promise<void> {
  const { secret } = await call('POST /api/auth/factors', { body: { password } });
  await call('POST /api/auth/factors/verify', { body: { code: sixDigits(secret) } });
}

export async function addPasskey({ call }: HostCalls, origin: string): Promise<void> {
  const options = await call('POST /api/auth/passkeys/options', { body: {} });
  await call('POST /api/auth/passkeys', {
    body: { name: "Sofie's phone", answer: newAuthenticator(origin).make(options as { challenge: string }) },
  });
}

/** Bans a host, as an operator does. */
export async function ban({ call }: HostCalls, name: string): Promise<void> {
  const { users } = await call('GET /api/auth/admin/users', { query: { search: name, offset: '0' } });
  const { id = '' } = users[0] ?? {};
  await call('POST /api/auth/admin/users/:id/ban', { id, body: { banned: true } });
}

/**
 * Creates a new account at each call. Resolves with the token of the link that confirms its address, and the cookies of the
 * browser. The previous account is removed, so that the list of hosts stays the same.
 */
export function newAccounts(server: ServerProcess, mail: MailServer) {
  let count = 0;
  const email = () => emailOf(`Lea${count}`);
  return async () => {
    await manageHosts(server.dataDir, async ({ hosts, remove }) => {
      const before = await hosts.byEmail(email());
      if (before) await remove(before.id);
    });
    count += 1;
    const cookies = await signUpOnly(server, 'Lea', email());
    return { token: await mail.token(email()), cookies };
  };
}
