import { type Call, statusOf } from '../../tools/call.ts';
import { comingFrom } from '../../tools/saved-guest.ts';
import { type Attack, flatOut } from './attack.ts';
import { anywhere } from './crowd.ts';
import { accountCall, FALSE_HOST } from './requests.ts';

const STRANGER = comingFrom('198.51.100.7');
const HOME = comingFrom('203.0.113.5');
const { email, password } = FALSE_HOST;

/** Somebody who knows a host's e-mail tries to use up the attempts for its password, codes and links. */
export async function keepHostOut(attack: Attack): Promise<void> {
  const calls = [
    accountCall(STRANGER, 'POST /api/auth/token', { body: { email, password: 'not the right one' } }),
    accountCall(STRANGER, 'POST /api/auth/token', { body: { email, code: '000000' } }),
    accountCall(STRANGER, 'POST /api/auth/otp', { body: { email } }),
    accountCall(STRANGER, 'POST /api/auth/recover', { body: { email } }),
  ];
  let sent = 0;
  await flatOut(attack, () => calls[sent++ % calls.length] ?? null);
  // The host calls from home, on a phone without cookies.
  const honest: Call[] = [
    accountCall(HOME, 'POST /api/auth/token', { body: { email, password } }),
    accountCall(HOME, 'POST /api/auth/otp', { body: { email } }),
    accountCall(HOME, 'POST /api/auth/recover', { body: { email } }),
  ];
  for (const call of honest) {
    const status = await statusOf(new URL(call.path, attack.url), call, {});
    if (status !== 200 && status !== 202) attack.harm(1);
  }
}

const ABOUT_AN_EMAIL = ['POST /api/auth/otp', 'POST /api/auth/recover', 'POST /api/auth/resend'] as const;

/** Each call contains a different long e-mail address, so that the server has to remember all of them. */
export function makeUpEmails(attack: Attack): Promise<void> {
  let sent = 0;
  return flatOut(attack, () => {
    const at = sent++;
    const body = { email: `eve${at}.${'x'.repeat(200)}@example.org` };
    return accountCall(anywhere(at), ABOUT_AN_EMAIL[at % 3] ?? ABOUT_AN_EMAIL[0], { body });
  });
}
