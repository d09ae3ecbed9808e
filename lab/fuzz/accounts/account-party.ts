import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startMailServer } from '../../../src/server/accounts/mails/mail-server.fixture.ts';
import { CHEAP_HASH } from '../../../src/server/accounts/passwords/cheap-hash.fixture.ts';
import { sixDigits } from '../../../src/server/accounts/totp.fixture.ts';
import { bindingsOf } from '../../../src/server/testing/service.fixture.ts';
import { manageHosts } from '../../shared/manage-hosts.ts';
import type { Party } from '../known.ts';
import { ORIGIN, openService } from '../target.ts';

const PASSWORD = 'three words like these';
const OLGAS_PASSWORD = 'words that nobody sends';
/** After this pause no limit of an address is reached. */
export const PAUSE_MS = 2_000;

export interface AccountParty extends Party {
  readonly emails: readonly string[];
}

/** A server on which anybody may be a host, with everything that it logs. */
export async function openWithAccounts() {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const settings = {
    signup: 'open',
    secret: null,
    smtpUrl: mail.url,
    house: null,
    mailFrom: 'Clink <no-reply@clink.example>',
  } as const;
  const opened = await openService(Date.now(), 'trace', (dataDir) => ({
    hosts: { dataDir, settings, passwordHash: CHEAP_HASH },
  }));
  onTestFinished(opened.close);
  let calls = 0;

  /** A right call, from an address of its own. Returns the answer, and the cookies that it leaves. */
  async function ask(method: string, path: string, body?: object, cookie = '') {
    await opened.timers.sleep(PAUSE_MS);
    const headers = { origin: ORIGIN, cookie, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    calls += 1;
    const address = bindingsOf(`198.51.${calls >> 8}.${calls & 255}`);
    const response = await opened.service.app.request(`/api/auth${path}`, init, address);
    const text = await response.text();
    if (!response.ok) throw new Error(`preparing: ${method} ${path} is answered ${response.status}: ${text}`);
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { body: text === '' ? null : JSON.parse(text), cookie: cookies.join('; ') };
  }
  return { ...opened, mail, ask };
}
type AccountsWorld = Awaited<ReturnType<typeof openWithAccounts>>;

/**
 * New accounts: Marek and Sora are signed in, Tove too with a second step, and on another device she is at that step. A
 * newcomer is not confirmed, and Olga is the operator.
 */
export async function prepareAccounts({ ask, mail, dir }: AccountsWorld, round: number): Promise<AccountParty> {
  const emailOf = (name: string) => `${name}${round}@example.org`;
  const signUp = async (name: string, password = PASSWORD) => {
    const signedUp = await ask('POST', '/signup', { name, email: emailOf(name), password });
    const token = await mail.token(emailOf(name));
    const { cookie, body } = await ask('POST', '/verify', { token }, signedUp.cookie);
    return { cookie, id: body.user.id as string };
  };
  const [marek, tove, sora] = [await signUp('marek'), await signUp('tove'), await signUp('sora')];
  const olga = await signUp('olga', OLGAS_PASSWORD);
  // No other call ends her link to a new password.
  await signUp('rosa');
  const { body: factors } = await ask('POST', '/factors', { password: PASSWORD }, tove.cookie);
  const whole = await ask('POST', '/factors/verify', { code: sixDigits(factors.secret) }, tove.cookie);
  const half = await ask('POST', '/token', { email: emailOf('tove'), password: PASSWORD });
  await manageHosts(dir, ({ hosts }) => hosts.setOperator(olga.id, true));
  await ask('POST', '/signup', { name: 'New', email: emailOf('newcomer'), password: PASSWORD });
  await ask('POST', '/recover', { email: emailOf('rosa') });
  await ask('POST', '/otp', { email: emailOf('marek') });
  await ask('POST', '/admin/invitations', { email: emailOf('invited') }, olga.cookie);
  await ask('POST', '/token', { email: emailOf('marek'), password: PASSWORD });
  const { body: devices } = await ask('GET', '/user/sessions', undefined, marek.cookie);
  const laptop = devices.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const { body: invitations } = await ask('GET', '/admin/invitations', undefined, olga.cookie);
  const cookies = {
    marekCookie: marek.cookie,
    toveCookie: whole.cookie,
    halfCookie: half.cookie,
    soraCookie: sora.cookie,
    olgaCookie: olga.cookie,
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
  const serverSecret = readFileSync(join(dir, 'hosts.secret'), 'utf8').trim();
  const told = [OLGAS_PASSWORD, factors.recoveryCodes[1], serverSecret, ...Object.values(cookies).flatMap(tokensIn)];
  return {
    known: { ...cookies, ...secrets, ...others },
    // A shorter text may stand in any answer.
    secrets: [...Object.values(secrets), ...told].filter((secret) => secret.length >= 8),
    emails: ['marek', 'tove', 'sora', 'newcomer', 'olga', 'rosa', 'invited'].map(emailOf),
  };
}

/** The tokens in cookies, without their signatures. */
function tokensIn(cookies: string): string[] {
  const values = cookies.split('; ').map((cookie) => cookie.split('=')[1] ?? '');
  return values.map((value) => decodeURIComponent(value).split('.')[0] ?? '');
}
