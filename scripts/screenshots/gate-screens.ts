import { HOST_PASSWORD } from '../../tools/host-calls.ts';
import { type HostScreen, type Step, typeIn } from './host-screen.ts';
import type { HostWorld } from './prepare-hosts.ts';

/** After this many wrong passwords, the server accepts no password for a while. */
const WRONG_PASSWORDS = 10;

const signInAs = (name: string): readonly Step[] => [
  typeIn('E-mail', `${name}@example.org`),
  typeIn('Password', HOST_PASSWORD),
  'Sign in',
];

/** Types a different e-mail address each time, because mails to one address are limited. */
const typeNewAddress = typeIn('E-mail', () => `ida+${Date.now() % 100_000}@example.org`);
const askForCode: readonly Step[] = [typeNewAddress, 'Send me a code instead'];

async function tryTooOften({ url }: HostWorld): Promise<string> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'rita@example.org', password: 'not the right one' });
  // The server counts wrong passwords by network address, and the browser may use either address of this computer.
  for (const address of ['127.0.0.1', '[::1]'])
    for (let count = 0; count < WRONG_PASSWORDS; count += 1)
      await fetch(`http://${address}:${new URL(url).port}/api/auth/token`, { method: 'POST', headers, body });
  return '';
}

const SIGN_IN = { who: 'nobody', at: '', shows: 'Welcome back' } as const;
const EXPIRED = { who: 'nobody', at: '&confirm=used', shows: 'This link is too old' } as const;

const HOUSE = { who: 'nobody', on: 'closed', at: '', shows: /^Sign in with login/ } as const;

/** The screens of somebody who is not signed in. */
export const GATE_SCREENS: readonly HostScreen[] = [
  { name: 'host-sign-in', ...SIGN_IN },
  { name: 'host-sign-in-faults', ...SIGN_IN, open: 'Sign in', leadsTo: 'Please type your password.' },
  {
    name: 'host-password-rests',
    ...SIGN_IN,
    at: tryTooOften,
    open: signInAs('rita'),
    leadsTo: 'Too many tries',
  },
  { name: 'host-code', ...SIGN_IN, open: askForCode, leadsTo: 'Six digits, please' },
  {
    name: 'host-code-wrong',
    ...SIGN_IN,
    open: [...askForCode, typeIn('Six digits', '000000')],
    leadsTo: 'That code is not right.',
  },
  { name: 'host-second-step', ...SIGN_IN, open: signInAs('sofie'), leadsTo: 'Now the second step' },
  {
    name: 'host-recovery-code',
    ...SIGN_IN,
    open: [...signInAs('sofie'), /^Phone lost/],
    leadsTo: 'You got 10 of them',
  },
  { name: 'host-sign-up', ...SIGN_IN, open: 'Create an account' },
  { name: 'host-mail-sent', ...SIGN_IN, open: signInAs('noa'), leadsTo: 'Check your mail' },
  {
    name: 'host-verified',
    ...SIGN_IN,
    open: async (page, { url, confirmation }) => {
      const { token, cookies } = await confirmation();
      await page.context().addCookies(cookies);
      await page.goto(`${url}/?host&confirm=${token}`);
    },
    leadsTo: 'You are confirmed',
  },
  {
    name: 'host-verified-elsewhere',
    who: 'nobody',
    at: async ({ confirmation }) => `&confirm=${(await confirmation()).token}`,
    shows: 'Choose your password',
  },
  { name: 'host-forgot-password', ...SIGN_IN, open: 'Forgot the password?' },
  {
    name: 'host-link-sent',
    ...SIGN_IN,
    open: ['Forgot the password?', typeNewAddress, 'Send the link'],
    leadsTo: 'Check your mail',
  },
  { name: 'host-new-password', who: 'nobody', at: '&recover=good', shows: 'A new password' },
  { name: 'host-expired', ...EXPIRED },
  { name: 'host-fresh-link', ...EXPIRED, open: 'Get a new link', leadsTo: 'Confirm your e-mail' },
  { name: 'host-asked', who: 'nobody', at: ({ invitation }) => `&invitation=${invitation}`, shows: 'Marek asks' },
  { name: 'host-invitation-gone', who: 'nobody', at: '&invitation=gone', shows: 'no longer good' },
  {
    name: 'host-sign-up-invited',
    who: 'nobody',
    at: ({ accountInvitation }) => `&invitation=${accountInvitation}`,
    shows: 'Be the host',
  },
  {
    name: 'host-no-mail',
    ...SIGN_IN,
    on: 'closed',
    shows: 'Welcome back',
    open: 'Forgot the password?',
    leadsTo: 'You get your link',
  },
  { name: 'host-nobody-yet', who: 'nobody', on: 'byInvitation', at: '', shows: 'Clink is not set up yet' },
  {
    name: 'host-by-invitation',
    who: 'nobody',
    on: 'byInvitation',
    at: '&invitation=gone',
    shows: 'no longer good',
    open: 'Create an account',
    leadsTo: 'Hosts are invited',
  },
  {
    name: 'host-no-new-hosts',
    who: 'nobody',
    on: 'closed',
    at: '&invitation=gone',
    shows: 'no longer good',
    open: 'Create an account',
    leadsTo: 'No new hosts',
  },
  { name: 'host-house', ...HOUSE },
  {
    name: 'host-house-refused',
    ...HOUSE,
    at: '&house=connected-elsewhere',
    shows: 'This sign-in belongs to another host account',
  },
  { name: 'host-house-fails', ...HOUSE, open: HOUSE.shows, leadsTo: 'That sign-in does not work just now.' },
  { name: 'host-not-offered', who: 'nobody', on: 'withoutAddress', at: '', shows: 'Hosts cannot sign in here' },
  { name: 'host-unreachable', ...SIGN_IN, unanswered: /\/api\/auth\//, shows: 'The server does not answer' },
];
