import { expect } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

const PLENTY = { burst: 1_000_000, perSecond: 1_000 };

/**
 * A server whose hosts have signed in by `/api/auth`. Sora has signed out since, Tove has not passed the second step,
 * and Bert is banned. The browsers of these three still send their old cookies.
 */
export async function startWithCallers() {
  const world = await startAccounts(
    {},
    { celebrations: [], limits: { callsPerHost: PLENTY, guessesPerAddress: PLENTY } },
  );
  const { newHost, browser, sql } = world;
  let addresses = 0;
  const signedIn = async (name: string) => {
    addresses += 1;
    const email = `${name}@example.org`;
    const at = await newHost(email, `192.0.2.${addresses}`);
    const { user } = (await at.get('user')).body as { user: { id: string } };
    return { id: user.id, email, at, cookie: cookieOf(at) };
  };
  const [marek, sofie, dora, carla] = [
    await signedIn('marek'),
    await signedIn('sofie'),
    await signedIn('dora'),
    await signedIn('carla'),
  ];
  const [olga, sora, tove, bert] = [
    await signedIn('olga'),
    await signedIn('sora'),
    await signedIn('tove'),
    await signedIn('bert'),
  ];
  await sql('UPDATE hosts SET isOperator = 1 WHERE email = ?', olga.email);
  expect((await sora.at.post('logout')).status).toBe(204);
  const { secret } = (await tove.at.post('factors', { password: PASSWORD })).body;
  await tove.at.post('factors/verify', { code: sixDigits(secret) });
  const half = browser('192.0.2.200');
  expect((await half.post('token', { email: tove.email, password: PASSWORD })).body).toEqual({ next: 'second-step' });
  expect((await olga.at.post(`admin/users/${bert.id}/ban`, { banned: true })).status).toBe(200);
  return { ...world, signedIn, marek, sofie, dora, carla, olga, sora, tove: { ...tove, cookie: cookieOf(half) }, bert };
}
export type Callers = Awaited<ReturnType<typeof startWithCallers>>;
export type SignedInHost = Awaited<ReturnType<Callers['signedIn']>>;

export const cookieOf = ({ asRequest }: { asRequest(): Request }) => asRequest().headers.get('cookie') ?? '';

/** All rows of the hosts' database about accounts and celebrations, without the times of the last use. */
export async function hostsData({ rowsOf }: Pick<Callers, 'rowsOf'>): Promise<string> {
  const tables = await rowsOf([
    'SELECT * FROM hosts ORDER BY id',
    'SELECT * FROM host_credentials ORDER BY id',
    'SELECT * FROM host_second_steps ORDER BY id',
    'SELECT * FROM host_passkeys ORDER BY id',
    'SELECT id FROM host_sessions ORDER BY id',
    'SELECT * FROM host_invitations ORDER BY token_hash',
    'SELECT * FROM celebrations ORDER BY id',
    'SELECT * FROM celebration_hosts ORDER BY celebration_id, host_id',
    'SELECT * FROM co_host_invitations ORDER BY id',
    'SELECT * FROM host_actions ORDER BY id',
    'SELECT * FROM house',
  ]);
  return JSON.stringify(tables);
}
