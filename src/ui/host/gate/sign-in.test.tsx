import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../app.fixture.tsx';
import { shortTime } from '../../time/short-time.ts';
import { openCelebration } from '../celebrations/celebration.fixture.tsx';
import { type Answer, MAREK, openHost } from '../host.fixture.tsx';
import type { GateStep } from '../state/gate-step.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const digits = () =>
  screen.getByRole('textbox', { name: /^Six digits/, description: /(Open your|They are in) .* the sixth digit\.$/ });
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

async function signIn(answer: Answer) {
  const page = await openHost({ 'POST /api/auth/token': answer, 'POST /api/auth/otp': [202] });
  await page.somebody.type(email(), ` ${MAREK.email} `);
  await page.somebody.type(password(), ' three words {Enter}');
  return page;
}

it('the password is sent as typed, and the address without surrounding spaces', async () => {
  const { server } = await signIn([200, { next: 'second-step' }]);
  await waitFor(() => expect(title()).toBe('Now the second step'));
  expect(document.activeElement).toBe(digits());
  expect(server.of('POST /api/auth/token')).toEqual([{ email: MAREK.email, password: ' three words ' }]);
});

it('a wrong e-mail address and a wrong password get the same sentence at the password, which gets the focus', async () => {
  await signIn([401, { code: 'wrong-credentials' }]);
  await waitFor(() => expect(alerts()).toContain('This e-mail and password do not match.'));
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password());
});

it('after too many wrong passwords the page says when to try again, and a code in a mail still works', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T22:16:00') });
  const { server, somebody } = await signIn([429, { code: 'password-rests' }, 900]);
  await waitFor(() =>
    expect(alerts().join()).toContain(`the password does not work until ${shortTime(Date.now() + 900_000)}.`),
  );
  expect(screen.queryByLabelText('Password')).toBeNull();
  const codeButton = screen.getByRole('button', { name: 'Send me a code instead' });
  await waitFor(() => expect(document.activeElement).toBe(codeButton));
  await somebody.click(codeButton);
  await waitFor(() => expect(title()).toBe('Six digits, please'));
  expect(server.of('POST /api/auth/otp')).toEqual([{ email: MAREK.email }]);
});

it('with an unconfirmed address, the page tells the host to open the mail that was just sent', async () => {
  await signIn([403, { code: 'not-confirmed' }]);
  await waitFor(() => expect(title()).toBe('Check your mail'));
});

it('a code can be requested without a password, and its field gets the focus', async () => {
  const { somebody } = await openHost({ 'POST /api/auth/otp': [202] });
  await somebody.type(email(), MAREK.email);
  await somebody.click(screen.getByRole('button', { name: 'Send me a code instead' }));
  await waitFor(() => expect(title()).toBe('Six digits, please'));
  expect(document.activeElement).toBe(digits());
});

it('nothing is sent while a field is empty, and the first empty field gets the focus', async () => {
  const { server, somebody } = await openHost();
  await somebody.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(alerts()).toEqual(expect.arrayContaining(['Please type your e-mail address.', 'Please type your password.']));
  expect(document.activeElement).toBe(email());
  expect(server.of('POST /api/auth/token')).toEqual([]);
});

it('without network the form keeps its values and reports the problem', async () => {
  await signIn(null);
  await waitFor(() => expect(alerts().join()).toContain('That does not work just now.'));
  expect((email() as HTMLInputElement).value).toContain(MAREK.email);
});

it('a typed e-mail address is filled in for a host who has forgotten the password', async () => {
  const { somebody } = await openHost();
  await somebody.type(email(), MAREK.email);
  await somebody.click(screen.getByRole('button', { name: 'Forgot the password?' }));
  expect((email() as HTMLInputElement).value).toBe(MAREK.email);
});

const MAIL_STEPS: readonly GateStep[] = [
  { step: 'sign-up' },
  { step: 'ask-mail', why: 'recover' },
  { step: 'mail-sent', email: MAREK.email, why: 'confirm' },
  { step: 'code', email: MAREK.email },
];

const WHOEVER = /whoever runs the server/i;

/** The page without the folded text for operators, at each of these steps. */
async function pagesWhere(sendsMail: boolean) {
  const { host } = await openHost({ 'GET /api/auth/settings': [200, { signup: 'open', mail: sendsMail }] });
  return MAIL_STEPS.map((step) => {
    act(() => host.show(step));
    const page = screen.getByRole('main').cloneNode(true) as HTMLElement;
    page.querySelector('details')?.remove();
    return page.textContent;
  });
}

it('if the server cannot send mail, every step with a mail refers to the operator', async () => {
  for (const page of await pagesWhere(false)) expect(page).toMatch(WHOEVER);
});

it('the sign-in itself does not mention that the server cannot send mail', async () => {
  await openHost({ 'GET /api/auth/settings': [200, { signup: 'open', mail: false }] });
  expect(screen.getByRole('button', { name: 'Ask for a code instead' })).toBeTruthy();
  expect(screen.queryByText('No mail goes out from here yet.')).toBeNull();
});

it('if the server sends mail, no step refers to the operator', async () => {
  for (const page of await pagesWhere(true)) expect(page).not.toMatch(WHOEVER);
});

it('a returning host sees the couple’s names at the gate, until signing out', async () => {
  const storage = memoryStorage({});
  const { host } = await openCelebration('tonight', [], {}, storage);
  await waitFor(() => expect(storage.get('hostCouple')).toBe('Ana & Ben'));
  cleanup();
  await openHost({}, '?host', storage);
  expect(await screen.findByText('Ana & Ben')).toBeTruthy();
  act(() => host.leave());
  expect(storage.get('hostCouple')).toBeNull();
});
