import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { cookieOf } from '../../../src/server/accounts/callers.fixture.ts';
import { sixDigits } from '../../../src/server/accounts/totp.fixture.ts';
import { PASSWORD, startAccounts } from '../../../src/server/testing/accounts.fixture.ts';
import type { Party } from '../known.ts';

export interface AccountParty extends Party {
  readonly emails: readonly string[];
}

/** Starts a server on which anybody may sign up as a host, and records everything that it logs. */
export async function openWithAccounts() {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const world = await startAccounts({}, { celebrations: [], log });
  return { ...world, takeLines: () => lines.splice(0) };
}
type AccountsWorld = Awaited<ReturnType<typeof openWithAccounts>>;

/**
 * Creates accounts. Marek and Sora are signed in. Tove is signed in with a second step, and on another device she has not
 * passed that step yet. A newcomer has not confirmed the address. Olga is the operator.
 */
export async function prepareAccounts(world: AccountsWorld, round: number): Promise<AccountParty> {
  const { mail, browser, newHost, sql, dataDir } = world;
  const emailOf = (name: string) => `${name}${round}@example.org`;
  // Each browser has its own network address, so that none reaches a limit.
  let addresses = 0;
  const newAddress = () => `198.51.${round}.${++addresses}`;
  const signUp = async (name: string) => {
    const at = await newHost(emailOf(name), newAddress());
    return { ...at, id: (await at.get('user')).body.user.id as string };
  };
  /** Makes a call from a new browser. */
  const post = async (path: string, body: object) => {
    const at = browser(newAddress());
    const { status } = await at.post(path, body);
    if (status >= 400) throw new Error(`preparing: ${path} is answered ${status}`);
    return at;
  };
  const [marek, tove, sora] = [await signUp('marek'), await signUp('tove'), await signUp('sora')];
  const olga = await signUp('olga');
  await sql('UPDATE hosts SET isOperator = 1 WHERE email = ?', emailOf('olga'));
  // Rosa has a link for a new password, which no other call makes invalid.
  await signUp('rosa');
  const { body: factors } = await tove.post('factors', { password: PASSWORD });
  await tove.post('factors/verify', { code: sixDigits(factors.secret) });
  const half = await post('token', { email: emailOf('tove'), password: PASSWORD });
  await post('signup', { name: 'New', email: emailOf('newcomer'), password: PASSWORD });
  await post('recover', { email: emailOf('rosa') });
  await post('otp', { email: emailOf('marek') });
  await olga.post('admin/invitations', { email: emailOf('invited') });
  await post('token', { email: emailOf('marek'), password: PASSWORD });
  const { body: devices } = await marek.get('user/sessions');
  const laptop = devices.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const { body: invitations } = await olga.get('admin/invitations');
  const cookies = {
    marekCookie: cookieOf(marek),
    toveCookie: cookieOf(tove),
    halfCookie: cookieOf(half),
    soraCookie: cookieOf(sora),
    olgaCookie: cookieOf(olga),
  };
  const secrets = {
    password: PASSWORD,
    recover: await mail.token(emailOf('rosa')),
    confirm: await mail.token(emailOf('newcomer')),
    invitation: await mail.token(emailOf('invited')),
    factor: factors.secret as string,
    recovery: factors.recoveryCodes[0] as string,
  };
  const others = {
    marek: emailOf('marek'),
    tove: emailOf('tove'),
    newcomer: emailOf('newcomer'),
    host: sora.id,
    session: laptop.id,
    invitationId: invitations.invitations.at(-1).id,
    mailed: await mail.code(emailOf('marek')),
  };
  const serverSecret = readFileSync(join(dataDir, 'hosts.secret'), 'utf8').trim();
  /** The session tokens in the cookies, without their signatures. */
  const tokens = [marek, tove, half, sora, olga].flatMap(({ jar }) =>
    [...jar.values()].map((value) => decodeURIComponent(value).split('.')[0] ?? ''),
  );
  const told = [...Object.values(secrets), ...tokens, factors.recoveryCodes[1] as string, serverSecret];
  return {
    known: { ...cookies, ...secrets, ...others },
    // Shorter secrets are left out, because any answer may contain a short text by chance.
    secrets: told.filter((secret) => secret.length >= 8),
    emails: ['marek', 'tove', 'sora', 'newcomer', 'olga', 'rosa', 'invited'].map(emailOf),
  };
}
